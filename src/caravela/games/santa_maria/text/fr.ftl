# Names of things.
game-title = Santa Maria
game-line = Bâtissez une colonie et faites-la travailler, dé après dé.
game-year = année { $number }
game-length = 60 min
seat-red = Rouge
seat-green = Vert
seat-blue = Bleu
seat-yellow = Jaune
resource-wood = Bois
    .many = bois
    .one = bois
    .any = de bois
    .some = du bois
resource-grain = Blé
    .many = blés
    .one = blé
    .any = de blé
    .some = du blé
resource-sugar = Sucre
    .many = sucres
    .one = sucre
    .any = de sucre
    .some = du sucre
resource-gem = Gemme
    .many = gemmes
    .one = gemme
    .any = de gemmes
    .some = des gemmes
resource-gold = Or
    .many = or
    .one = or
    .any = d'or
    .some = de l'or
item-wood = Bois
    .many = bois
    .one = bois
    .any = de bois
item-grain = Blé
    .many = blés
    .one = blé
    .any = de blé
item-sugar = Sucre
    .many = sucres
    .one = sucre
    .any = de sucre
item-gem = Gemme
    .many = gemmes
    .one = gemme
    .any = de gemmes
item-gold = Or
    .many = or
    .one = or
    .any = d'or
item-coins = Pièces
    .many = pièces
    .one = pièce
    .any = de pièces
item-points = Points
    .many = points
    .one = point
    .any = de points
payment-wood = bois
payment-grain = blé
payment-sugar = sucre
payment-gem = gemme
payment-gold = or
colony-a1 = Hispaniola
colony-a2 = Cuba
colony-a3 = Jamaïque
colony-a4 = Borinquen
colony-b = Terre-Ferme
kind-forest = Forêt
    .the = la Forêt
kind-field = Champ de blé
    .the = le Champ de blé
kind-plantation = Plantation de canne
    .the = la Plantation de canne
kind-mine = Mine de gemmes
    .the = la Mine de gemmes
kind-mint = Hôtel de la Monnaie
    .the = l'Hôtel de la Monnaie
kind-garden = Jardin de joie
    .the = le Jardin de joie
kind-market = Marché
    .the = le Marché
kind-harbour = Port
    .the = le Port
kind-fort = Fort
    .the = le Fort
kind-church = Chapelle des bois
    .the = la Chapelle des bois
kind-road = Route
    .the = la Route
terrain-woodland = Bois
terrain-farmland = Terres cultivées
terrain-mountain = Montagne
terrain-town = Bourg
colour-white = blanc
colour-blue = bleu
expansion-d01 = Cédraie
expansion-d02 = Terrasses de maïs
expansion-d03 = Clairière de canne
expansion-d04 = Ravine aux émeraudes
expansion-d05 = Débarcadère des pêcheurs
expansion-d06 = Chapelle du chemin
expansion-d07 = Palissade
expansion-d08 = Charbonniers
expansion-d09 = Place de la fête
expansion-d10 = Comptoir du sucre
expansion-d11 = Autel aux gemmes
expansion-d12 = Batterie du port
expansion-d13 = Bourse du bois
expansion-d14 = Fête des moissons
expansion-d15 = Poste de troc
expansion-t01 = Anse des calfats
expansion-t02 = Quai du rhum
expansion-t03 = Camp des prospecteurs
expansion-t04 = Ferme de la paroisse
expansion-t05 = Deux vallées
expansion-t06 = Rue des confiseurs
expansion-t07 = Grange aux dîmes
expansion-t08 = Hameau des collines
expansion-t09 = Quartier des boulangers
expansion-t10 = Défilé du gouverneur
expansion-t11 = Carrefour des pèlerins
expansion-t12 = Sentier des scieurs
expansion-t13 = Route à péage
expansion-t14 = Domaine de la mission
expansion-t15 = Baie des marchands
hall-h01 = Chambre de commerce
hall-h02 = Conseil de la foi
hall-h03 = Conseil de guerre
hall-h04 = Assemblée des colons
road-r01 = Tuile route
shipment-w1 = Séville
shipment-w2 = Cadix
shipment-w3 = Lisbonne
shipment-w4 = Palos
shipment-s01 = Porto
shipment-s02 = Funchal
shipment-s03 = Las Palmas
shipment-s04 = Santander
shipment-s05 = Bilbao
shipment-s06 = Bordeaux
shipment-s07 = Nantes
shipment-s08 = Rouen
shipment-s09 = Anvers
shipment-s10 = Bruges
shipment-s11 = Amsterdam
shipment-s12 = Hambourg
shipment-s13 = Lübeck
shipment-s14 = Londres
shipment-s15 = Bristol
shipment-s16 = Plymouth
shipment-s17 = Barcelone
shipment-s18 = Valence
shipment-s19 = Malaga
shipment-s20 = Palma
shipment-s21 = Marseille
shipment-s22 = Gênes
shipment-s23 = Livourne
shipment-s24 = Naples
shipment-s25 = Palerme
shipment-s26 = Messine
shipment-s27 = Venise
shipment-s28 = Raguse
shipment-s29 = Bergen
shipment-s30 = Dublin
dock-coins = Quai des pièces
    .at = au Quai des pièces
dock-religion = Quai de la religion
    .at = au Quai de la religion
dock-conquistador = Quai du conquistador
    .at = au Quai du conquistador
dock-points = Quai du bonheur
    .at = au Quai du bonheur
retire-coins = Repos au marché
retire-conquistador = Dernière expédition
retire-shipping = Dernier départ
retire-religion = Prière du soir
retire-road = Ouvrir une route
station-mission-points = Mission de la Joie
station-mission-timber = Mission de la Clairière
station-mission-goods = Mission de la Canne
station-mission-gold = Mission de la Rivière
scholar-sc01 = Navigateur
scholar-sc02 = Astronome
scholar-sc03 = Architecte
scholar-sc04 = Économiste
scholar-sc05 = Théologien
scholar-sc06 = Cartographe
scholar-sc07 = Agronome
scholar-sc08 = Arpenteur
scholar-sc09 = Médecin
scholar-sc10 = Hydrographe
bishop-bi1 = Évêque de la Flotte
    .short = Flotte
bishop-bi2 = Évêque des Paroisses
    .short = Paroisses
bishop-bi3 = Évêque du Cloître
    .short = Cloître
bishop-bi4 = Évêque du Trésor
    .short = Trésor
bishop-bi5 = Évêque des Quatre Terres
    .short = Quatre Terres
bishop-bi6 = Évêque du Grand Domaine
    .short = Grand Domaine
feat-communism = Communisme
feat-capitalism = Capitalisme
feat-theocracy = Théocratie
feat-capracracy = Capracratie
feat-democracy = Démocratie
feat-utopia = Utopie
feat-communism-help = Marquez 28 points ou plus grâce aux colons.
feat-capitalism-help = Réunissez au moins 4 séries de tuiles navire.
feat-theocracy-help = Marquez 30 points ou plus grâce aux évêques, avant le retrait de 2 points par évêque.
feat-capracracy-help = Formez une chaîne ininterrompue d'un seul paysage, sans route, d'ouest en est ou du nord au sud.
feat-democracy-help = Marquez 120 points ou plus au total.
feat-utopia-help = Marquez 150 points ou plus au total.

# Settings and presets.
setting-colonies = Colonies
setting-colonies-help = Comment les plateaux colonie sont répartis ; en solitaire, c'est toujours la mise en place avancée.
choice-colonies-chosen = choisies l'une après l'autre
choice-colonies-random = distribuées au hasard
choice-colonies-advanced = toutes identiques, avec mairies et savants
setting-blue-dice-offer = Offre de dés bleus
setting-blue-dice-offer-help = Les dés bleus sont dans l'offre commune au lieu d'appartenir aux joueurs ; de deux à quatre joueurs : ne change rien en solitaire.
setting-open-scores = Scores visibles
setting-open-scores-help = Chacun voit les points et les navires de tous les joueurs.
choice-true = oui
choice-false = non
style-merchant = marchand
style-settler = colonisateur
style-conqueror = conquérant
preset-first-game = Première partie
preset-standard = Partie standard
preset-advanced = Mise en place avancée
preset-first-game-help = Les plateaux colonie sont distribués au hasard.
preset-standard-help = Les plateaux colonie sont choisis l'un après l'autre.
preset-advanced-help = Le même plateau pour tous ; chacun choisit une mairie avec un savant.

# The score sheet; a bishop is called by its name.
reason-play = Points en cours de partie
reason-coins = Pièces
reason-settlers = Colons
reason-scholars = Savants
reason-penalty = Cases des évêques
reason-sets = Séries de navires
reason-shipments = Navires

# What components do: a moment and an effect.
clause = { $when } : { $effect }.
worth-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin.
tile-road = { $count ->
        [0] Route sans colon
        [1] Route avec un colon
       *[other] Route avec { $count } colons
    }
tile-territory = { $kind } : { $effects }
when-activated = Quand il est activé
when-income = Revenu, par tuile
when-retired = En vous retirant ici
when-monk = Quand votre moine est placé
when-ship-action = À chaque exportation
when-die-used = Chaque fois que vous utilisez un dé
when-expansion-bought = À chaque développement
when-resource-sold = Chaque fois qu'une de vos ressources est vendue
when-religion-action = À chaque action de religion
when-conquistador-action = À chaque action de conquistador
when-territory-activated = Chaque fois que vous activez un territoire
when-single-activation = Chaque fois que vous activez un seul territoire
when-tile-placed = Chaque fois que vous placez une tuile de développement ou une route
when-retire-income = Chaque fois que vous vous retirez
when-end = En fin de partie
effect-gain-resource = { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }
effect-receive-resource = { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }
effect-gain-coins = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
effect-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
effect-trade = { $pays ->
        [1] 1 { $resource-one }
       *[other] 1 { $resource-one } ou 1 { $resource2-one }
    } → { $gains ->
        [1] { $count } { $count ->
            [one] { $item-one }
           *[other] { $item-many }
        }
       *[other] { $count } { $item-one } ou { $count2 } { $item2-one }
    }
effect-ship = { $count ->
        [one] une action d'exportation
       *[other] { $count } actions d'exportation
    }
effect-conquer = { $count ->
        [one] une action de conquistador
       *[other] { $count } actions de conquistador
    }
effect-pray = { $count ->
        [one] une action de religion
       *[other] { $count } actions de religion
    }
effect-place-road = { $count ->
        [one] une tuile route sur une case vide
       *[other] { $count } tuiles route sur des cases vides
    }
effect-discount-shipment = { $count } bois ou blé de moins, si la tuile en demande
effect-free-pips = { $count ->
        [one] le premier point de modification est gratuit
       *[other] les { $count } premiers points de modification sont gratuits
    }
effect-discount-expansion = { $count } { $resource-one } de moins pour la tuile
effect-raise-sale = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } de plus, même en cas de dépassement du stockage et lors de la vente finale
effect-pay-step = la case supplémentaire se paie avec 1 { $resource-one }, 1 { $resource2-one } ou { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
effect-conquer-further = vous pouvez payer 1 { $resource-one } pour avancer d'une case de plus
effect-earn-on-terrain = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } si son paysage est : { $terrain }
effect-discount-activation = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } de moins, mais au moins { $least }
effect-score-tiles = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
effect-double-dock = { $count ->
        [one] choisissez un de vos quais : ses tuiles donnent deux fois leur revenu
       *[other] choisissez { $count } de vos quais : leurs tuiles donnent deux fois leur revenu
    }
effect-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par { $each }, { $most } au maximum
each-shipment = navire dans votre port
each-developed-line = ligne ou colonne développée
each-monk = moine à vous sur le plateau principal, celui-ci compris
each-advanced-resource = sucre, gemme et or dans votre réserve
each-terrain-set = série de quatre territoires, un de chaque paysage
each-domain-territory = territoire de votre plus grand groupe connecté d'un même paysage

# What a player is asked.
prompt-ChooseColony = Choisissez un plateau colonie.
prompt-ChooseSet = Choisissez une mairie avec son savant.
prompt-PlaceHall = Où placer : { $hall } ?
prompt-ChooseAction = Année { $year } : choisissez votre action ; vous avez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
prompt-PayExpansion = Comment payez-vous : { $expansion } ?
prompt-PlaceTile = Où placer : { $expansion } ?
prompt-Gain = Prendre { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    } ? { $over ->
        [0] Tout tient.
       *[other] { $over } de trop : { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        } à la place.
    }
prompt-Trade = Que voulez-vous échanger ?
prompt-OrderEffects = { $kind } : quel effet vient en premier ?
prompt-Ship = Quel navire prenez-vous ?
prompt-PayShipment = Comment payez-vous : { $shipment }, { $dock } ?
prompt-Conquer = Conquistador : avancer jusqu'à la case { $space } ?
prompt-ConquerFurther = { $ways ->
        [1] Avancer jusqu'à la case { $space } pour 1 { $resource-one } ?
       *[other] Avancer jusqu'à la case { $space } pour 1 { $resource-one } ou 1 { $resource2-one } ?
    }
prompt-Pray = { $end ->
        [0] Religion : avancer jusqu'à la case { $space } ?
       *[other] Religion : prendre un point ? Vous êtes au bout de la piste ({ $space }).
    }
prompt-PrayFurther = { $end ->
        [0] Avancer jusqu'à la case { $space }
       *[other] Un point de plus, au bout de la piste ({ $space }),
    } pour 1 { $resource-one }{ $ways ->
        [1] { "" }
       *[other] { $coins ->
            [0] { " ou" }
           *[other] ,
        } 1 { $resource2-one }
    }{ $coins ->
        [0] { "" }
        [one] { " ou" } { $coins } pièce
       *[other] { " ou" } { $coins } pièces
    } ?
prompt-RecruitMonk = Où placer votre moine ? Il vous en reste { $monks }.
prompt-PlaceRoad = Où placer la tuile route ?
prompt-DoubleDock = Quel quai donne deux fois son revenu ?
prompt-EndTurn = Votre action est faite : vendez, achetez ou terminez votre tour.

# What a player may do: the verb, and the kinds of the words after it.
do-take-colony = { $colony }
do-take-hall-scholar = { $hall } avec { $scholar }
do-place-turn-turn-cell-row-column = Ligne { $row }, colonne { $column }, { $turn ->
        [0] telle quelle
        [1] tournée à droite
        [2] tournée d'un demi-tour
       *[other] tournée à gauche
    }
do-place-cell-row-column = Ligne { $row }, colonne { $column }
do-expand-expansion = Construire : { $expansion }
do-activate-cell-row-column = Activer : ligne { $row }, colonne { $column }
do-white-number-column-column = Blanc { $number } → colonne { $column }
do-blue-number-row-row = Bleu { $number } → ligne { $row }
do-retire-retire = Se retirer : { $retire }
do-pay-payment = Payer : { $payment }
do-first-part = D'abord l'effet { $part }
do-gain = Prendre
do-decline = Renoncer
do-trade-resource-for-item = { $resource } → { $item }
do-ship-dock = Exporter : { $dock }
do-conquer = Avancer le conquistador
do-pray = Avancer sur la piste de religion
do-step-resource = Une case de plus pour 1 { $resource-one }
do-step-coins = Une case de plus pour des pièces
do-monk-scholar = Moine : { $scholar }
do-monk-bishop = Moine : { $bishop }
do-monk-station = Moine : { $station }
do-double-dock = Double : { $dock }
do-done = Terminer le tour
do-sell-resource = Vendre 1 { $resource-one }
do-buy-resource = Acheter 1 { $resource-one }

# What has happened.
log-year = Année { $year } ; { $seat } commence.
log-colony = { $seat } s'installe sur le plateau { $colony }.
log-set = { $seat } prend { $hall } avec { $scholar }.
log-white-rolled = Dés blancs :{ $count ->
        [0] {""}
        [1] {" 1"}
        [2] {" 1 1"}
        [3] {" 1 1 1"}
       *[other] {" 1"} (×{ $count })
    }{ $count2 ->
        [0] {""}
        [1] {" 2"}
        [2] {" 2 2"}
        [3] {" 2 2 2"}
       *[other] {" 2"} (×{ $count2 })
    }{ $count3 ->
        [0] {""}
        [1] {" 3"}
        [2] {" 3 3"}
        [3] {" 3 3 3"}
       *[other] {" 3"} (×{ $count3 })
    }{ $count4 ->
        [0] {""}
        [1] {" 4"}
        [2] {" 4 4"}
        [3] {" 4 4 4"}
       *[other] {" 4"} (×{ $count4 })
    }{ $count5 ->
        [0] {""}
        [1] {" 5"}
        [2] {" 5 5"}
        [3] {" 5 5 5"}
       *[other] {" 5"} (×{ $count5 })
    }{ $count6 ->
        [0] {""}
        [1] {" 6"}
        [2] {" 6 6"}
        [3] {" 6 6 6"}
       *[other] {" 6"} (×{ $count6 })
    }
log-blue-rolled = Dés bleus de { $seat } :{ $count ->
        [0] {""}
        [1] {" 1"}
        [2] {" 1 1"}
        [3] {" 1 1 1"}
       *[other] {" 1"} (×{ $count })
    }{ $count2 ->
        [0] {""}
        [1] {" 2"}
        [2] {" 2 2"}
        [3] {" 2 2 2"}
       *[other] {" 2"} (×{ $count2 })
    }{ $count3 ->
        [0] {""}
        [1] {" 3"}
        [2] {" 3 3"}
        [3] {" 3 3 3"}
       *[other] {" 3"} (×{ $count3 })
    }{ $count4 ->
        [0] {""}
        [1] {" 4"}
        [2] {" 4 4"}
        [3] {" 4 4 4"}
       *[other] {" 4"} (×{ $count4 })
    }{ $count5 ->
        [0] {""}
        [1] {" 5"}
        [2] {" 5 5"}
        [3] {" 5 5 5"}
       *[other] {" 5"} (×{ $count5 })
    }{ $count6 ->
        [0] {""}
        [1] {" 6"}
        [2] {" 6 6"}
        [3] {" 6 6 6"}
       *[other] {" 6"} (×{ $count6 })
    }
log-blue-offer-rolled = Dés bleus de l'offre :{ $count ->
        [0] {""}
        [1] {" 1"}
        [2] {" 1 1"}
        [3] {" 1 1 1"}
       *[other] {" 1"} (×{ $count })
    }{ $count2 ->
        [0] {""}
        [1] {" 2"}
        [2] {" 2 2"}
        [3] {" 2 2 2"}
       *[other] {" 2"} (×{ $count2 })
    }{ $count3 ->
        [0] {""}
        [1] {" 3"}
        [2] {" 3 3"}
        [3] {" 3 3 3"}
       *[other] {" 3"} (×{ $count3 })
    }{ $count4 ->
        [0] {""}
        [1] {" 4"}
        [2] {" 4 4"}
        [3] {" 4 4 4"}
       *[other] {" 4"} (×{ $count4 })
    }{ $count5 ->
        [0] {""}
        [1] {" 5"}
        [2] {" 5 5"}
        [3] {" 5 5 5"}
       *[other] {" 5"} (×{ $count5 })
    }{ $count6 ->
        [0] {""}
        [1] {" 6"}
        [2] {" 6 6"}
        [3] {" 6 6 6"}
       *[other] {" 6"} (×{ $count6 })
    }
log-blue-unlocked = { $seat } débloque un dé bleu : { $number }.
log-blue-unlocked-offer = { $seat } débloque un dé bleu pour l'offre : { $number }.
log-expansions = Dix tuiles de développement sont révélées.
log-expanded = { $seat } construit { $expansion } : ligne { $row }, colonne { $column }{ $turn ->
        [0] {""}
        [1] , tournée à droite
        [2] , tournée d'un demi-tour
       *[other] , tournée à gauche
    }.
log-hall-placed = { $seat } place { $hall } : ligne { $row }, colonne { $column }{ $turn ->
        [0] {""}
        [1] , tournée à droite
        [2] , tournée d'un demi-tour
       *[other] , tournée à gauche
    }.
log-road-placed = { $seat } place une route : ligne { $row }, colonne { $column }.
log-paid = { $seat } paie { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }.
log-paid-coins = { $seat } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-gained = { $seat } gagne { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }.
log-overflow = { $seat } n'a pas de place pour { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-coins = { $seat } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-points = { $seat } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-sold = { $seat } vend 1 { $resource-one } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-bought = { $seat } achète 1 { $resource-one } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-activated = { $seat } active { $kind-the } (ligne { $row }, colonne { $column }) pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
log-white-used = { $seat } utilise un { $number } blanc pour la colonne { $column }{ $coins ->
        [0] {""}
        [one] , pour { $coins } pièce
       *[other] , pour { $coins } pièces
    }.
log-blue-used = { $seat } utilise un { $number } bleu pour la ligne { $row }{ $coins ->
        [0] {""}
        [one] , pour { $coins } pièce
       *[other] , pour { $coins } pièces
    }.
log-territory = { $seat } : { $kind } (ligne { $row }, colonne { $column })
log-die-placed = Le dé { $colour } { $number } de { $seat } reste à la ligne { $row }, colonne { $column }.
log-shipped = { $seat } exporte vers { $shipment } ({ $dock }).
log-docked = Nouveau navire { $dock-at } : { $shipment }.
log-dock-empty = Il n'y a plus de navire { $dock-at }.
log-conquered = { $seat } atteint la case { $space } de la piste des conquistadors.
log-prayed = { $seat } atteint la case { $space } de la piste de religion.
log-monk-scholar = { $seat } forme un moine : { $scholar }.
log-monk-bishop = { $seat } nomme un moine : { $bishop }.
log-monk-station = { $seat } envoie un moine : { $station }.
log-monk-paid = { $seat } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $seat2 }.
log-retired = { $seat } se retire : { $retire }.
log-income = Revenu de { $seat } : { $dock }, { $count } ×
log-doubled = { $seat } double : { $dock }.
log-year-end = L'année { $year } est finie.
log-conquest = Conquistadors, place { $place } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $seat }.
log-conquest-tree = { $seat } a dépassé l'arbre de cette année : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-final = Le décompte final
log-final-reason = { $reason } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $seat }.
log-final-bishop = { $bishop } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $seat }.
log-winner = { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-feat = { $seat } accomplit un exploit : { $feat }.
log-victory = { $seat } gagne la partie en solitaire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-defeat = { $seat } finit avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : pas de victoire cette fois.

# Pourquoi une chose est impossible, et ce qui s'y oppose.
why-too-dear = Cela coûte { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; vous en avez { $coins2 }.
why-short = Cela coûte : { $payment } ; { $count ->
        [one] il manque une ressource
       *[other] il manque { $count } ressources
    }.
why-none-held = Vous n'avez pas { $resource-any }.
why-not-sold = Vous ne pouvez pas acheter { $resource-any }.
why-storage-full = Vous avez { $count } { $resource-many } : il n'y a plus de place.
why-not-on-offer = Ce n'est pas disponible maintenant.
why-no-room = Il n'y a pas de place.
why-not-empty = La place est prise.
why-no-territory = Il n'y a pas de territoire ici.
why-covered = Il n'est pas libre cette année.
why-no-die = Il n'y a pas de { $number } parmi ces dés.
why-white-limit = Vous avez pris { $count } dés blancs cette année ; c'est le maximum.
why-blue-limit = { $count ->
        [one] Vous avez utilisé votre dé bleu cette année.
       *[other] Vous avez utilisé vos { $count } dés bleus cette année.
    }
why-nothing-vacant = Il n'y a pas de territoire libre ici.
why-taken = Déjà pris par { $seat }.
why-own-monk = Vous y avez déjà un moine.
why-nothing-docked = Il n'y a pas de navire { $dock-at }.
why-no-shipments = Votre port n'a pas de navire { $dock-at }.
why-not-taken = Vous ne pouvez pas payer cela avec { $resource-some }.
why-not-given = Vous ne pouvez pas obtenir { $item-any } ici.
why-no-effect = Cela ne ferait rien maintenant.
why-overflows = Il n'y a pas de place pour { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à la place.

# Ce qu'on regarde ensemble.
moment-year = Année { $year }
moment-blue-die = { $seat } débloque un dé bleu : { $number }
moment-shipment = { $seat } exporte ; nouveau navire { $dock-at } : { $shipment }
moment-monk = { $seat } place un moine
moment-income = Revenu de { $seat } : { $dock }, { $count } ×
moment-retired = { $seat } se retire : { $retire }
moment-conquest = Fin de l'année { $year } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $seat }
moment-end = Le décompte final
moment-score = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Ce que comptent les joueurs.
figure-coins = Pièces
figure-wood = Bois
figure-grain = Blé
figure-sugar = Sucre
figure-gem = Gemmes
figure-gold = Or
figure-income-coins = Revenu : pièces
figure-income-religion = Revenu : actions de religion
figure-income-conquistador = Revenu : actions de conquistador
figure-income-points = Revenu : points
figure-shipments = Navires
figure-sets = Séries de navires
figure-religion = Piste de religion
figure-conquistador = Piste des conquistadors
figure-conquest = Points des conquistadors cette année
figure-monks = Moines placés
figure-developed = Lignes et colonnes développées

# The board in words.
board-year = { $year ->
        [0] Avant la première année
       *[other] Année { $year } sur { $years }
    }
board-order = Ordre
board-retired-seat = { $seat } (retiré)
board-white = Dés blancs
board-blue = Dés bleus
board-blue-offer = Dés bleus de l'offre
board-nothing = rien
board-religion = Piste de religion
board-conquistador = Piste des conquistadors
board-marker = { $seat } { $space }
board-people = Savants, évêques, camps de missionnaires
board-monks-of = moines : { $list }
board-docks = Quais · { $count } dans la pile
board-shipment = { $shipment } : { $list } → { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-count = { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }
board-retire = Cases de retrait
board-expansions = Tuiles de développement
board-sets = Mairies
board-set = { $hall } · { $scholar }
board-player = { $seat } · { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } · { $known ->
        [0] points cachés
       *[other] { $points } points
    }
board-storage = Réserve
board-colony = Colonie
board-row = Ligne { $row }
board-empty = vide
board-road = Route ({ $count })
board-with-die = { $kind } [{ $number } { $colour }]
board-with-coins = { $kind } [{ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }]
board-harbour = Port
board-dock-count = { $dock } { $count }
board-scholars = Savants
board-bishops = Évêques
board-bishop-score = { $bishop } { $points }
board-white-taken = Dés blancs pris
board-of = { $count } sur { $limit }
board-next-price = Prochain territoire seul
board-price = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
board-settlers = Colons maintenant
board-points-now = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-result-won = Victoire : 100 points ou plus
board-result-lost = Moins de 100 points
board-feats = Exploits

# Le plateau de la page : comment ses parties s'appellent et ce qu'elles disent.
look-tab-colony = Colonie
look-tab-shared = Plateau
look-tab-mine = Mes biens
look-year = Année
look-order = Ordre du tour
look-retired = retiré
look-dice = Offre de dés
look-blue-reserve = réserve bleue { $count }
look-white-die = { $count ->
        [one] Dé blanc { $number }
       *[other] { $count } dés blancs { $number }
    }
look-blue-die = { $count ->
        [one] Dé bleu { $number }
       *[other] { $count } dés bleus { $number }
    }
look-no-dice = Plus de dés
look-column = Colonne { $number }
look-row = Ligne { $number }
look-vacant = { $count ->
        [0] rien de libre
        [one] un territoire libre
       *[other] { $count } territoires libres
    }
look-developed = { $count ->
        [0] développée, sans colon
        [one] développée, un colon
       *[other] développée, { $count } colons
    }
look-expansions = Développements
look-double = double
look-triple = triple
look-stacks = piles { $count } et { $number }
look-religion = Religion
look-step-more = un pas de plus pour
look-monk-space = un moine
look-die-space = un dé bleu
look-religion-end = ensuite chaque pas vaut un point
look-conquistador = Conquistador
look-gold-space = or
look-tree = arbre de l'année { $year }
look-year-end = Fin d'année :
look-year-points = année { $year } : { $points }
look-people = Savants, évêques, missions
look-monk-price = à chaque rival qui y a un moine
look-free = gratuit
look-costs = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } maintenant
look-monks-there = moines de { $players }
look-docks = Quais
look-stack = pile { $count }
look-dock-empty = aucun navire
look-income = revenu
look-end-points = { $points ->
        [one] { $points } point à la fin
       *[other] { $points } points à la fin
    }
look-retire = Se retirer
look-first = 1er
look-roads-left = { $count ->
        [0] plus de tuile route
        [one] une tuile route restante
       *[other] { $count } tuiles route restantes
    }
look-amount = { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }
look-colony-mine = Votre colonie
look-colony-of = Colonie de { $seat }
look-enlarge = Agrandir la colonie de { $seat }
look-space = Ligne { $row }, colonne { $column }
look-settlers = { $count ->
        [0] sans colon
        [one] un colon
       *[other] { $count } colons
    }
look-has-white-die = avec un dé blanc { $number }
look-has-blue-die = avec un dé bleu { $number }
look-has-coins = { $coins ->
        [one] avec { $coins } pièce
       *[other] avec { $coins } pièces
    }
look-put-here = Poser ici : ligne { $row }, colonne { $column }
look-completes = { $count ->
        [one] achève une ligne ou une colonne
       *[other] achève { $count } lignes ou colonnes
    }
look-turn-title = Tourner la tuile
look-turn = { $number ->
        [0] Telle quelle
        [1] Tournée à droite
        [2] Tournée d'un demi-tour
       *[other] Tournée à gauche
    }
look-turn-hint = Tourner : molette, clic droit ou R. Cliquez sur une case à couvrir.
look-drag-hint = Glissez-la, ou touchez sa place.
look-turn-left = Tourner à gauche
look-turn-right = Tourner à droite (R)
look-place-road = Posez la tuile route sur une case vide.
look-conquer = Avancer votre conquistador jusqu'à la case { $space }
look-pray = Avancer sur la piste de religion jusqu'à la case { $space }
look-next-activation = { $coins ->
        [one] prochain territoire pour { $coins } pièce
       *[other] prochain territoire pour { $coins } pièces
    }
look-choose-colony = Quatre îles ; l'une sera votre colonie
look-board = Plateau { $colony }
look-sets = Mairies avec savants
look-points = Points
look-coins = Pièces
look-storage = Réserve
look-stored = { $resource } : { $count } sur { $limit }
look-step-coins = Une case de plus pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
look-sell = Vendre 1 { $resource-one } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
look-buy = Acheter 1 { $resource-one } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
look-harbour = Port
look-tiles-here = { $count ->
        [0] aucun navire
        [one] un navire
       *[other] { $count } navires
    }
look-income-now = revenu actuel { $count }
look-sets-count = { $count ->
        [one] { $count } série
       *[other] { $count } séries
    }
look-monks = Moines
look-bishop-short = { $bishop-short }
look-monks-count = { $count ->
        [one] { $count } moine
       *[other] { $count } moines
    }
look-monks-left = { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }
look-bishop-now = { $points ->
        [one] { $points } point maintenant, moins { $penalty }
       *[other] { $points } points maintenant, moins { $penalty }
    }
look-none = aucun
look-settlers-name = Colons
look-settler-points = Points des colons
look-settlers-now = { $points ->
        [one] { $points } point, lignes développées : { $count }
       *[other] { $points } points, lignes développées : { $count }
    }
look-dice-taken = Dés de cette année
look-white-taken = { $count } dés blancs utilisés sur { $limit }
look-blue-taken = { $count } dés bleus utilisés sur { $limit }
look-blue-left = dés bleus restants : { $dice } (sur { $count })
look-activate = { $kind } ({ $row }, { $column })
look-activation = Prochain territoire seul
look-solo-victory = { $points } points : victoire
look-solo-defeat = { $points } points ; il en faut { $least } pour gagner
look-feats = Exploits
look-reached = atteint
look-missed = manqué

# Groupes d'options.
phrase-turn-1 = { $number ->
        [0] telle quelle
        [1] tournée à droite
        [2] tournée d'un demi-tour
       *[other] tournée à gauche
    }
phrase-turn-cell-3 = ligne { $number2 }, colonne { $number3 }, { $number ->
        [0] telle quelle
        [1] tournée à droite
        [2] tournée d'un demi-tour
       *[other] tournée à gauche
    }
phrase-cell-2 = ligne { $number }, colonne { $number2 }
group-place = Poser
group-expand = Agrandir
group-activate = Un territoire
group-white = Dé blanc
group-blue = Dé bleu
group-retire = Se retirer
group-column = Colonne
group-row = Ligne
group-cell = Ligne
group-turn = Rotation
group-pay = Payer
group-monk = Moine
group-ship = Exporter
group-trade = Échanger
group-sell = Vendre
group-buy = Acheter

# Infobulles.
tip-year = Tous jouent jusqu'à ce que chacun se soit retiré ; après trois années la partie est finie.
tip-order = Numéro { $place } dans l'ordre de cette année.
tip-first = Premier joueur de cette année
tip-die-white = Active tous les territoires libres d'une colonne, de haut en bas ; il reste sur le dernier.
tip-die-blue = Active tous les territoires libres d'une ligne, de gauche à droite ; il reste sur le dernier.
tip-pips = { $coins ->
        [one] Chaque point de changement coûte { $coins } pièce
       *[other] Chaque point de changement coûte { $coins } pièces
    }{ $free ->
        [0] .
        [one] {" "}; le premier est gratuit.
       *[other] {" "}; les { $free } premiers sont gratuits.
    }
tip-no-vacant = Aucun territoire libre : aucun dé ne peut servir ici.
tip-undeveloped = Pas encore développée ; colons : { $count }
tip-road = Rien à activer. Les colons comptent dans les lignes et colonnes développées : { $count }
tip-single = seul pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
tip-expansions = Dix tuiles par année. Choisissez-en une, payez, tournez-la et posez-la sur des cases vides de votre colonie.
tip-shipment = Emporte { $things } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin.
tip-dock = Chaque tuile ici rapporte quand vous vous retirez : { $effect }
tip-sets = Séries de quatre : { $count }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tip-shipment-points = sur les tuiles : { $points }
tip-shipments = Une exportation paie une tuile et la pose au même quai de votre port ; une autre vient de la pile.
tip-retire = Puis le revenu de votre port ; vous ne jouez plus cette année.
tip-religion = Une case par action de religion ; un blé pour une de plus.
tip-monk-space = Recrutez un moine : savant, évêque ou mission.
tip-die-space = Vous gagnez un dé bleu.
tip-religion-end = Les pas suivants rapportent un point chacun.
tip-conquistador = Une case par action de conquistador ; tous reviennent au départ à la fin de l'année.
tip-gold-space = Rapporte un or.
tip-pile = De bas en haut ; celui du bas est devant.
tip-conquest = Points en fin d'année pour ceux qui sont le plus loin ; cette année est marquée.
tip-trees = Points en fin d'année si votre marqueur a atteint l'arbre de l'année.
tip-coins = À la fin, { $count } pièces valent un point ; la réserve est d'abord vendue.
tip-activation = Le premier coûte une pièce, chaque autre de la même année une de plus.
tip-settlers = Chaque colon dans une ligne ou colonne développée vaut un point ; dans les deux à la fois, deux points.
tip-basic = Une ressource de base ; elle peut s'acheter.
tip-advanced = Une ressource avancée.
tip-wild = L'or remplace toute autre ressource dans un paiement.
tip-limit = Place pour { $limit } ; le surplus est vendu aussitôt, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } chacun
tip-free-action = Action gratuite : autant que vous voulez pendant votre tour.
tip-score = { $points ->
        [one] { $points } point à ce jour
       *[other] { $points } points à ce jour
    }

# La galerie et la légende.
shelf-expansion = Tuiles de développement
shelf-hall = Mairies
shelf-road = Tuiles route
shelf-colony = Plateaux colonie
shelf-scholar = Savants
shelf-bishop = Évêques
shelf-station = Camps de missionnaires
shelf-shipment = Tuiles navire
shelf-dock = Quais
shelf-retire = Cases de retrait
shelf-resource = Ressources
shelf-feat = Exploits
shelf-size = Taille
shelf-territories = Territoires
shelf-set = Jeu
shelf-set-starting = de départ
shelf-set-standard = standard
shelf-price = Coûte { $things }
shelf-copies = { $count } dans le jeu
shelf-side = face { $side }
shelf-penalty = la case coûte des points à la fin : { $points }
shelf-order = numéro { $number } depuis le symbole « 1er »
shelf-limit = Place pour { $count } en réserve
legend-coin = Pièces
legend-coin-help = le nombre dit combien
legend-happiness = Points tout de suite
legend-happiness-help = pris aussitôt
legend-happiness-end = Points à la fin
legend-happiness-end-help = comptés après l'année 3
legend-actions = Actions
legend-export = Exportation
legend-export-help = payez une tuile navire et prenez-la
legend-conquistador = Conquistador
legend-conquistador-help = une case sur sa piste
legend-religion = Religion
legend-religion-help = une case sur sa piste
legend-trade = Commerce
legend-trade-help = payez en haut, gagnez en bas, une fois
legend-road = Route
legend-road-help = rien à activer ; ses colons peuvent marquer
legend-retire = Se retirer
legend-retire-help = votre dernière action de l'année
legend-die-white = Dé blanc
legend-die-blue = Dé bleu
legend-monk = Moine
legend-monk-help = recruté à un symbole de la piste de religion
legend-scholar = Savant
legend-scholar-help = une capacité désormais
legend-bishop = Évêque
legend-bishop-help = marque à la fin
legend-missionary-station = Camp de missionnaires
legend-missionary-station-help = donne aussitôt
legend-settler = Colon
legend-settler-help = un point par ligne développée où il se trouve
legend-shipment = Navire
legend-shipment-help = un revenu à chaque retrait
legend-tree = Arbre
legend-tree-help = en solitaire : le repère d'une année
legend-terrains = Paysages

# Les règles en bref, chapitre par chapitre.
help-1 = Trois années. Qui a le plus de points à la fin gagne : points en jeu, pièces, colons, savants, évêques, séries et navires.
    .title = Le but
help-2 = Une action par tour : agrandir la colonie, activer un territoire avec des pièces, activer une ligne ou une colonne avec un dé, ou se retirer. Ventes et achats sont gratuits et sans limite.
    .title = Un tour
help-3 = Un dé blanc active sa colonne de haut en bas, un bleu sa ligne de gauche à droite ; chaque point de changement coûte une pièce. Le dé reste sur le dernier territoire libre, qui se repose jusqu'à la fin de l'année.
    .title = Les dés
help-4 = Une tuile double coûte deux bois, une triple deux bois et un blé. Tournez-la à votre gré et posez-la sur des cases vides. Une ligne ou colonne sans case vide est développée : ses colons marquent à la fin.
    .title = Agrandir
help-5 = Un navire va au quai d'où il a été pris. Quand vous vous retirez, chaque tuile donne le revenu de son quai. Quatre tuiles à quatre quais font une série.
    .title = Exporter
help-6 = Les pas sur la piste de religion apportent moines et dés bleus. Un savant aide désormais, un évêque marque à la fin, une mission donne aussitôt. Là où se trouvent des rivaux, on paie deux pièces à chacun.
    .title = Les moines
help-7 = Qui est le plus loin sur la piste des conquistadors marque à la fin de l'année. Les symboles apportent de l'or, qui remplace toute ressource.
    .title = Les conquistadors
help-8 = Il y a place pour trois de chaque ressource ; le surplus est vendu aussitôt.
    .title = La réserve
help-9 = En solitaire, cent points font une victoire, et six exploits vous attendent. Chaque année le conquistador doit atteindre l'arbre de cette année.
    .title = Le jeu en solitaire

# Les moments, ligne par ligne.
told-dice = { $count } dés blancs
told-tiles = Nouveaux développements
told-starts = { $seat } commence.
told-space = case { $number }
told-year-end = Fin de l'année { $year } : les conquistadors
told-final = Le décompte final
told-total = Total
told-target = Objectif
told-target-of = sur { $most } points
told-of = { $count } sur { $most }
told-tree = Arbre de l'année { $year } : case { $number }
told-tree-reached = Atteint : { $points } points à la fin de l'année
told-tree-missing = { $count ->
        [one] encore un pas vaut { $points } points
       *[other] encore { $count } pas valent { $points } points
    }
told-feats-won = Exploits jusqu'ici :

# The guided first game, and hints at first meetings.
guide-welcome = Voici votre colonie : six colonnes, six lignes. En trois années, faites-la prospérer et marquez le plus de points par le commerce, la foi et la conquête.
    .title = Votre colonie
    .why = Un tour, c'est une action : agrandir, activer avec un dé ou des pièces, ou se retirer. C'est tout le jeu, et il grandit de là.
guide-expand = Vous avez du bois : achetez une tuile de développement. Une double coûte deux bois et apporte territoires et routes.
    .title = Agrandir
    .why = Plus il y a de territoires sur une ligne, plus chaque dé qui l'active rapporte.
    .do = Choisissez une tuile double dans l'offre.
guide-tile = Tournez la tuile à votre gré et posez-la sur des cases vides. Pensez aux lignes qu'elle remplira.
    .title = Posez-la
    .why = Quand une ligne ou une colonne n'a plus de case vide, ses colons marquent à la fin.
    .do = Choisissez le sens éclairé, puis les cases éclairées, ou d'autres.
guide-end = Après votre action, vous pouvez encore vendre des biens ou acheter du bois et du blé. Cela ne coûte jamais l'action.
    .title = Vendez, achetez ou terminez
    .why = Les pièces changent les points d'un dé : en garder quelques-unes vaut beaucoup.
    .do = Terminez votre tour.
guide-white = Un dé blanc de l'offre active la colonne de son nombre, de haut en bas. Vous en utilisez trois par année.
    .title = Un dé blanc
    .why = Le dé reste sur le dernier territoire libre, qui se repose pour l'année : activez d'abord les colonnes riches.
    .do = Prenez le 4 blanc pour la colonne 4.
guide-pray = Un symbole de religion vous avance d'un pas sur la piste de religion, et d'un autre contre un blé.
    .title = La foi
    .why = La piste apporte des moines, qui restent, et des dés bleus, à vous seul.
    .do = Avancez.
guide-blue = Votre dé bleu active une ligne, de gauche à droite. Il revient chaque année.
    .title = Votre dé bleu
    .why = Lignes et colonnes se croisent : un territoire peut servir deux fois par an, si aucun dé n'y repose.
    .do = Utilisez votre dé bleu.
guide-ship = Payez les biens d'un navire et prenez sa tuile : des points à la fin, et une place à votre port.
    .title = Exportez
    .why = Quand vous vous retirez, chaque tuile paie le revenu de son quai. Quatre tuiles à quatre quais font une série.
    .do = Choisissez un navire que vous pouvez payer.
guide-single = Sans dé, vous pouvez payer pour un seul territoire : 1 pièce pour le premier de l'année, puis une de plus à chaque fois.
    .title = Un territoire contre des pièces
    .why = La pièce y reste, et le territoire se repose. Bon pour la seule chose qui manque encore.
    .do = Payez pour un territoire.
guide-conquer = Un symbole de conquistador vous avance sur la piste des conquistadors. Certaines cases donnent de l'or, qui remplace toute ressource.
    .title = La conquête
    .why = À la fin de chaque année les plus avancés marquent, puis tous reviennent.
    .do = Avancez.
guide-monk = Choisissez où va votre moine : un savant aide désormais, un évêque marque à la fin, une mission donne aussitôt.
    .title = Un moine
    .why = Là où des rivaux se trouvent déjà, vous payez deux pièces à chacun. Les meilleures places partent vite.
    .do = Choisissez-lui une place.
guide-retire = Quand plus rien ne vaut une action, retirez-vous : prenez une case de retrait et le revenu de votre port. Les autres finissent l'année.
    .title = Quand se retirer
    .why = Qui se retire tôt choisit sa case ; qui reste a plus d'actions.
guide-alone = Vous avez vu tout ce qu'un tour peut être. Remplissez des lignes, exportez et surveillez les deux pistes.
    .title = La colonie est à vous
    .why = Un court conseil apparaîtra encore quand il y aura du nouveau. Les règles complètes sont sous Apprendre, et ? aide à tout moment.
hint-PrayFurther = Un blé achète un pas de plus. Moines et dés bleus sont sur les cases marquées.
hint-ConquerFurther = Un pas de plus s'achète. Cela vaut la peine là où l'or attend ou si la première place est proche.
hint-Trade = Le marché change un bien comme le dit la tuile ; ce qui ne tient pas en réserve est vendu.
hint-PayExpansion = L'or peut remplacer bois ou blé : choisissez ce dont vous pouvez vous passer.
hint-PayShipment = L'or remplace n'importe quel bien du navire.
hint-OrderEffects = Cela se passe l'un après l'autre, et vous choisissez l'ordre : d'abord ce qui aide le suivant.
hint-PlaceRoad = Une route remplit une case vide et peut amener un colon.
hint-Gain = Choisissez ce que vous prenez ; il y a place pour trois de chaque, le reste est vendu.
hint-DoubleDock = Un quai paie deux fois : choisissez celui aux meilleures tuiles.
