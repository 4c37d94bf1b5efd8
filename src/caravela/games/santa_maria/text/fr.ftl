# Names of things.
game-title = Santa Maria
game-line = Bâtissez une colonie et faites-la travailler, dé après dé.
game-length = 60 min
seat-red = Rouge
seat-green = Vert
seat-blue = Bleu
seat-yellow = Jaune
resource-wood = Bois
    .many = bois
    .one = bois
resource-grain = Blé
    .many = blé
    .one = blé
resource-sugar = Sucre
    .many = sucre
    .one = sucre
resource-gem = Gemme
    .many = gemmes
    .one = gemme
resource-gold = Or
    .many = or
    .one = or
item-wood = Bois
    .many = bois
    .one = bois
item-grain = Blé
    .many = blé
    .one = blé
item-sugar = Sucre
    .many = sucre
    .one = sucre
item-gem = Gemme
    .many = gemmes
    .one = gemme
item-gold = Or
    .many = or
    .one = or
item-coins = Pièces
    .many = pièces
    .one = pièce
item-points = Points
    .many = points
    .one = point
colony-a1 = Hispaniola
colony-a2 = Cuba
colony-a3 = Jamaïque
colony-a4 = Borinquen
colony-b = Terre-Ferme
kind-forest = Forêt
kind-field = Champ de blé
kind-plantation = Plantation de canne
kind-mine = Mine de gemmes
kind-mint = Hôtel de la Monnaie
kind-garden = Jardin de joie
kind-market = Marché
kind-harbour = Port
kind-fort = Fort
kind-church = Chapelle des bois
kind-road = Route
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
dock-religion = Quai de la religion
dock-conquistador = Quai du conquistador
dock-points = Quai du bonheur
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
bishop-bi2 = Évêque des Paroisses
bishop-bi3 = Évêque du Cloître
bishop-bi4 = Évêque du Trésor
bishop-bi5 = Évêque des Quatre Terres
bishop-bi6 = Évêque du Grand Domaine
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
setting-blue-dice-offer-help = Les dés bleus sont dans l'offre commune au lieu d'appartenir aux joueurs ; pas en solitaire.
setting-open-scores = Scores visibles
setting-open-scores-help = Chacun voit les points et les navires de tous les joueurs.
choice-true = oui
choice-false = non
preset-first-game = Première partie
preset-standard = Partie normale
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
clause = { $moment } : { $effect }.
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
moment-activated = Quand il est activé
moment-income = Revenu, par tuile
moment-retired = En vous retirant ici
moment-monk = Quand votre moine est placé
moment-ship-action = À chaque exportation
moment-die-used = Chaque fois que vous utilisez un dé
moment-expansion-bought = À chaque développement
moment-resource-sold = Chaque fois qu'une de vos ressources est vendue
moment-religion-action = À chaque action de religion
moment-conquistador-action = À chaque action de conquistador
moment-territory-activated = Chaque fois que vous activez un territoire
moment-single-activation = Chaque fois que vous activez un seul territoire
moment-tile-placed = Chaque fois que vous placez une tuile de développement ou une route
moment-retire-income = Chaque fois que vous vous retirez
moment-end = En fin de partie
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
effect-gain-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
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
    } par { $scored }, { $most } au maximum
scored-shipment = navire dans votre port
scored-developed-line = ligne ou colonne développée
scored-monk = moine à vous sur le plateau principal, celui-ci compris
scored-advanced-resource = sucre, gemme et or dans votre réserve
scored-terrain-set = série de quatre territoires, un de chaque paysage
scored-domain-territory = territoire de votre plus grand groupe connecté d'un même paysage

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
prompt-Gain = { $over ->
        [0] Prendre { $count } { $resource } ? Tout tient.
       *[other] Prendre { $count } { $resource } ? { $over } de trop : { $coins } pièces à la place.
    }
prompt-Trade = { $kind } : que voulez-vous échanger ?
prompt-Ship = Quel navire prenez-vous ?
prompt-PayShipment = Comment payez-vous : { $shipment }, { $dock } ?
prompt-Conquer = Conquistador : avancer jusqu'à la case { $space } ?
prompt-ConquerFurther = Payer pour avancer jusqu'à la case { $space } ?
prompt-Pray = { $end ->
        [0] Religion : avancer jusqu'à la case { $space } ?
       *[other] Religion : prendre un point ? Vous êtes au bout de la piste ({ $space }).
    }
prompt-PrayFurther = { $end ->
        [0] Payer pour avancer jusqu'à la case { $space } ?
       *[other] Payer pour un point de plus, au bout de la piste ({ $space }) ?
    }
prompt-RecruitMonk = Symbole { $symbol } : où placer un moine ? Il vous en reste { $monks }.
prompt-PlaceRoad = Où placer la tuile route ?
prompt-DoubleDock = Quel quai donne deux fois son revenu ?
prompt-EndTurn = Votre action est faite : vendez, achetez ou finissez votre tour.

# What a player may do: the verb, and the kinds of the words after it.
do-take-colony = { $colony }
do-take-hall-scholar = { $hall } avec { $scholar }
do-place-turn-number-cell-number-number = Ligne { $number2 }, colonne { $number3 }, { $number ->
        [0] telle quelle
        [1] tournée à droite
        [2] retournée d'un demi-tour
       *[other] tournée à gauche
    }
do-place-cell-number-number = Ligne { $number }, colonne { $number2 }
do-expand-expansion = Construire : { $expansion }
do-activate-cell-number-number = Activer ligne { $number }, colonne { $number2 }
do-white-number-column-number = Blanc { $number } → colonne { $number2 }
do-blue-number-row-number = Bleu { $number } → ligne { $number2 }
do-retire-retire = Se retirer : { $retire }
do-pay-resource = Payer : { $resource }
do-pay-resource-resource = Payer : { $resource }, { $resource2 }
do-pay-resource-resource-resource = Payer : { $resource }, { $resource2 }, { $resource3 }
do-pay-resource-resource-resource-resource = Payer : { $resource }, { $resource2 }, { $resource3 }, { $resource4 }
do-gain = Prendre
do-decline = Renoncer
do-trade-resource-for-item = { $resource } → { $item }
do-ship-dock = Exporter : { $dock }
do-conquer = Avancer le conquistador
do-pray = Avancer sur la piste de religion
do-step-resource = Une case de plus pour : { $resource }
do-step-coins = Une case de plus pour des pièces
do-monk-scholar = Moine : { $scholar }
do-monk-bishop = Moine : { $bishop }
do-monk-station = Moine : { $station }
do-double-dock = Double : { $dock }
do-done = Finir le tour
do-sell-resource = Vendre : { $resource }
do-buy-resource = Acheter : { $resource }

# What has happened.
event-year = Année { $year } ; { $seat } commence.
event-colony = { $seat } s'installe : { $colony }.
event-set = { $seat } prend { $hall } avec { $scholar }.
event-white-rolled = Dés blancs : { $dice }
event-blue-rolled = Dés bleus de { $seat } : { $dice }
event-blue-offer-rolled = Dés bleus de l'offre : { $dice }
event-blue-unlocked = { $seat } débloque un dé bleu : { $number }.
event-blue-unlocked-offer = { $seat } débloque un dé bleu pour l'offre : { $number }.
event-expansions = Dix tuiles de développement sont révélées.
event-expanded = { $seat } construit { $expansion } : ligne { $row }, colonne { $column }{ $number ->
        [0] {""}
       *[other] , tournée { $number } ×
    }.
event-hall-placed = { $seat } place { $hall } : ligne { $row }, colonne { $column }{ $number ->
        [0] {""}
       *[other] , tournée { $number } ×
    }.
event-road-placed = { $seat } place une route : ligne { $row }, colonne { $column }.
event-paid = { $seat } paie { $count } { $resource }.
event-paid-coins = { $seat } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-gained = { $seat } gagne { $count } { $resource }.
event-overflow = { $seat } n'a pas de place pour { $count } { $resource } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-coins = { $seat } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-points = { $seat } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-sold = { $seat } vend { $resource } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-bought = { $seat } achète { $resource } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-activated = { $seat } active { $kind } (ligne { $row }, colonne { $column }) pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-white-used = { $seat } utilise un { $number } blanc pour la colonne { $column }{ $coins ->
        [0] {""}
        [one] , pour { $coins } pièce
       *[other] , pour { $coins } pièces
    }.
event-blue-used = { $seat } utilise un { $number } bleu pour la ligne { $row }{ $coins ->
        [0] {""}
        [one] , pour { $coins } pièce
       *[other] , pour { $coins } pièces
    }.
event-territory = { $seat } : { $kind } (ligne { $row }, colonne { $column })
event-die-placed = Le { $number } { $colour } de { $seat } reste sur : ligne { $row }, colonne { $column }.
event-shipped = { $seat } exporte vers { $shipment } ({ $dock }).
event-docked = Nouveau, { $dock } : { $shipment }.
event-dock-empty = { $dock } : plus de navire.
event-conquered = { $seat } atteint la case { $space } de la piste des conquistadors.
event-prayed = { $seat } atteint la case { $space } de la piste de religion.
event-monk-scholar = { $seat } forme un moine : { $scholar }.
event-monk-bishop = { $seat } nomme un moine : { $bishop }.
event-monk-station = { $seat } envoie un moine : { $station }.
event-monk-paid = { $seat } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $seat2 }.
event-retired = { $seat } se retire : { $retire }.
event-income = Revenu de { $seat } : { $dock }, { $count } ×
event-doubled = { $seat } double : { $dock }.
event-year-end = L'année { $year } est finie.
event-conquest = Conquistadors, place { $place } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $seat }.
event-conquest-tree = { $seat } a dépassé l'arbre de cette année : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-final = Le décompte final

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
board-count = { $count } { $resource }
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
