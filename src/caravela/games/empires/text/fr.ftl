# Names of things.
game-title = Empires: Age of Discovery
game-line = Débarquez, commercez et complotez pour le Nouveau Monde.
game-round = manche { $number }
game-length = 90 min
worker-colonist = Colon
    .many = Colons
worker-captain = Capitaine
    .many = Capitaines
worker-merchant = Marchand
    .many = Marchands
worker-missionary = Missionnaire
    .many = Missionnaires
worker-soldier = Soldat
    .many = Soldats
worker-builder = Bâtisseur
    .many = Bâtisseurs
event-initiative = Initiative
    .in = à l'Initiative
event-dock = Quai des colons
    .in = au Quai des colons
event-trade = Marchandises
    .in = aux Marchandises
event-shipping = Commerce maritime
    .in = au Commerce maritime
event-buildings = Bâtiments de la capitale
    .in = aux Bâtiments de la capitale
event-discovery = Découverte
    .in = à la Découverte
event-specialists = Spécialistes
    .in = chez les Spécialistes
event-warfare = Guerre
    .in = à la Guerre
region-new-france = Nouvelle-France
    .in = en Nouvelle-France
    .the = la Nouvelle-France
region-new-england = Nouvelle-Angleterre
    .in = en Nouvelle-Angleterre
    .the = la Nouvelle-Angleterre
region-virginia = Virginie
    .in = en Virginie
    .the = la Virginie
region-florida = Floride
    .in = en Floride
    .the = la Floride
region-caribbean = Caraïbes
    .in = dans les Caraïbes
    .the = les Caraïbes
region-new-spain = Nouvelle-Espagne
    .in = en Nouvelle-Espagne
    .the = la Nouvelle-Espagne
region-new-granada = Nouvelle-Grenade
    .in = en Nouvelle-Grenade
    .the = la Nouvelle-Grenade
region-peru = Pérou
    .in = au Pérou
    .the = le Pérou
region-brazil = Brésil
    .in = au Brésil
    .the = le Brésil
good-silver = Argent
    .some = de l'argent (métal)
    .any = d'argent (métal)
good-sugar = Sucre
    .some = du sucre
    .any = de sucre
good-gold = Or
    .some = de l'or
    .any = d'or
good-tobacco = Tabac
    .some = du tabac
    .any = de tabac
good-coffee = Café
    .some = du café
    .any = de café
good-indigo = Indigo
    .some = de l'indigo
    .any = d'indigo
good-fur = Fourrures
    .some = des fourrures
    .any = de fourrures
good-cattle = Bétail
    .some = du bétail
    .any = de bétail
good-cocoa = Cacao
    .some = du cacao
    .any = de cacao
good-fish = Poisson
    .some = du poisson
    .any = de poisson
good-rice = Riz
    .some = du riz
    .any = de riz
building-settlers = Pionniers
building-monastery = Monastère
building-trade-routes = Routes commerciales
building-training-grounds = Terrain d'entraînement
building-indentured-servitude = Engagés sous contrat
building-conquistadors = Conquistadors
building-navigator = Navigateur
building-conquest-inca = Conquête de l'Empire inca
building-trading-post = Comptoir
building-cartography = Cartographie du Nouveau Monde
building-plague-1 = Fléau
building-spoils-1-money = Butin de guerre
building-spoils-1-ship = Butin de guerre
building-spoils-1-specialists = Butin de guerre
building-magellan = Magellan
building-new-world-city = Ville du Nouveau Monde
building-new-world-mission = Mission du Nouveau Monde
building-overpopulation = Surpopulation
building-smuggler = Contrebandier
building-indian-allies = Alliés amérindiens
building-university = Université
building-privateers = Corsaires
building-ship-yards = Chantiers navals
building-cathedral = Cathédrale
building-taxation = Impôts
building-west-indies-co = Compagnie des Indes occidentales
building-colonization-laws = Lois de colonisation
building-rum-distillery = Distillerie de rhum
building-marketplace = Marché
building-military-academy = Académie militaire
building-fortress = Forteresse
building-stables = Écuries
building-plague-2 = Fléau
building-spoils-2-money = Butin de guerre
building-spoils-2-goods = Butin de guerre
building-stone-masonry = Maçonnerie
building-papal-edict = Bulle papale
building-mint = Hôtel de la Monnaie
building-trading-house = Maison de commerce
building-reformation = Réforme
building-mayflower = Mayflower
building-militia = Milice
building-mercantilism = Mercantilisme
building-population = Population
building-navy = Marine
building-power = Puissance
building-prosperity = Prospérité
building-glory = Gloire
building-wealth = Richesse
building-migration = Migration
building-factory = Manufacture
building-plague-3 = Fléau
building-age-of-discovery = Âge des découvertes
building-new-world-capital-city = Capitale du Nouveau Monde
building-age-of-reason = Siècle des Lumières
building-rewrite-history = Réécrire l'histoire
nation-england = Angleterre
    .use = Angleterre : renforcer et ordonner le quai
nation-spain = Espagne
    .use = Espagne : découvrir une région
nation-france = France
    .use = France : prendre une marchandise
nation-portugal = Portugal
    .use = Portugal : explorer une carte Découverte
nation-holland = Hollande
    .use = Hollande : prendre le navire
nation-italian-city-states = Cités-États italiennes
    .use = Cités-États italiennes : remplacer un ouvrier
age-I = Âge I
age-II = Âge II
age-III = Âge III
advantage-england = L'Angleterre vide ses prisons
advantage-spain = Conquistadors espagnols
advantage-france = Commerce français avec les Amérindiens
advantage-portugal = Explorateurs portugais
advantage-holland = Marchands hollandais
advantage-italian-city-states = Hommes de la Renaissance
card-mississippi = Le Mississippi
card-great-lakes = Les Grands Lacs
card-pampas = La Pampa
card-california = Californie
card-philippines = Philippines
card-south-seas = Mers du Sud
card-ethiopia = Éthiopie
card-amazon = L'Amazone
card-northwest-territory = Le Territoire du Nord-Ouest
card-australia = Australie
card-cipangu = Cipango (Japon)
card-siam = Siam
card-spice-islands = Îles aux épices
card-india = Inde
card-circumnavigate-the-globe = Tour du monde
card-china = Chine
style-builder = bâtisseur
style-trader = négociant
style-settler = colonisateur
preset-beginner = Première partie
preset-full = Jeu complet
preset-expert = Experts
seat-red = Rouge
seat-yellow = Jaune
seat-blue = Bleu
seat-green = Vert
seat-orange = Orange
seat-purple = Violet
space-missionary = Missionnaire
space-merchant = Marchand
space-soldier = Soldat
space-captain = Capitaine
space-builder = Bâtisseur
space-training = Formation
place-available = ouvriers disponibles
    .to = vers vos ouvriers disponibles
place-discovery = Découverte
    .to = vers la Découverte
place-dock-x = Quai des colons, case X
    .to = vers la case X du Quai des colons
place-dock-y = Quai des colons, case Y
    .to = vers la case Y du Quai des colons
place-discovered = régions découvertes
    .to = vers des régions découvertes
    .other = vers une autre région découverte
place-own-colony = propre colonie
    .to = vers une région où vous avez un ouvrier
place-adjacent = région adjacente
    .other = vers une région adjacente où quelqu'un a un ouvrier

# Settings and presets.
setting-builders = Bâtisseurs
setting-builders-help = Ajoute le Bâtisseur : des bâtiments moins chers et des régions qui rapportent plus.
setting-building-set = Choix des bâtiments
setting-building-set-help = Les bâtiments de la capitale qui font partie du jeu.
choice-building-set-base = les 37 du jeu de base
choice-building-set-all = les 57
choice-building-set-custom = liste personnelle
setting-custom-buildings = Liste personnelle de bâtiments
setting-custom-buildings-help = Les bâtiments du jeu quand le choix est une liste personnelle.
setting-nations = Avantages nationaux
setting-nations-help = Chaque joueur dirige une nation qui a son propre avantage.
choice-nations-off = aucun
choice-nations-auction = aux enchères
choice-nations-random = au hasard
setting-vp-purchase = Achat de points
setting-vp-purchase-help = Après chaque décompte du Nouveau Monde, on peut acheter des points avec de l'argent.
setting-two-player-captains = Capitaines à deux joueurs
setting-two-player-captains-help = À deux joueurs, chacun commence avec deux Capitaines à la Découverte.
setting-less-luck = Moins de hasard
setting-less-luck-help = Les dix bâtiments de l'Âge III sont connus dès le début.
setting-no-survivors = Aucun survivant
setting-no-survivors-help = Après une expédition manquée, la région reçoit un nouveau jeton Découverte que personne n'a vu.
setting-recon = Reconnaissance
setting-recon-help = Ce que l'on peut savoir d'une région avant d'y aller.
choice-recon-off = aucune
choice-recon-basic = payer pour regarder jetons et cartes
choice-recon-advanced = tous les jetons visibles
choice-true = oui
choice-false = non
preset-beginner-help = Le jeu de base, sans rien de plus.
preset-full-help = Tous les bâtiments, les Bâtisseurs et des nations au hasard.
preset-expert-help = Tous les bâtiments, les Bâtisseurs, des nations aux enchères, l'achat de points, des regards payants et moins de hasard.

# The score pad; a building is called by its name.
reason-new-world-1 = Nouveau Monde, Âge I
reason-new-world-2 = Nouveau Monde, Âge II
reason-new-world-3 = Nouveau Monde, Âge III
reason-purchase = Points achetés
reason-discoveries = Découvertes
reason-economy = Dernier revenu

# What buildings and nations do: a moment and an effect.
clause = { $when } : { $effect }.
worth-points = { $points ->
        [one] Un point
       *[other] { $points } points
    } à la fin.
costs-nothing = Gratuit.
uses-game = { $count ->
        [1] Une fois dans la partie.
        [2] Deux fois dans la partie, au plus une fois par manche.
       *[other] { $count } fois dans la partie, au plus une fois par manche.
    }
uses-age = Une fois par Âge.
when-bought = À l'achat
when-once = Une fois, à l'achat ou lors d'une manche suivante
when-window = Une fois, à tout moment
when-placing = Quand vous placez des ouvriers
when-income = À chaque manche, avec le revenu
when-every-round = À chaque manche
when-before-dock = Juste avant le Quai des colons
when-before-trade = Juste avant les Marchandises
when-before-shipping = Juste avant le Commerce maritime
when-before-discovery = À chaque manche, juste avant la Découverte
when-before-specialists = Juste avant les Spécialistes
when-expedition = Quand vous lancez une expédition
when-always = Désormais
when-end = À la fin de la partie
when-set-up = Avant la première manche
effect-gain-workers = { $count ->
        [one] un { $worker }
       *[other] { $count } { $worker-many }
    } { $place-to }
effect-place-workers = jusqu'à { $count ->
        [one] un { $worker }
       *[other] { $count } { $worker-many }
    } de votre réserve { $place-to }
effect-gain-specialists = { $count ->
        [one] un Spécialiste
       *[other] { $count } Spécialistes
    } de votre choix vers vos ouvriers disponibles
effect-gain-coins = { $coins } $
effect-gain-coins-per-good = { $coins } $ pour chacune de vos marchandises { $kinds ->
        [1] { $good }
       *[other] { $good } ou { $good2 } ; vous nommez l'une des deux
    }
effect-rob-coins-per-ship = chaque autre joueur vous paie { $coins } $ pour chacun de vos navires
effect-gain-ships = { $count ->
        [one] un navire
       *[other] { $count } navires
    } de la réserve
effect-draw-goods = { $count ->
        [one] une marchandise tirée
       *[other] { $count } marchandises tirées
    } au hasard
effect-swap-good = vous pouvez échanger une de vos marchandises contre celle d'un adversaire ; vous choisissez les deux
effect-sell-goods = vous pouvez vendre autant de marchandises que vous voulez, à { $coins } $ chacune
effect-discover = vous pouvez découvrir une région sans combat, avec son jeton et son butin, et y mettre un { $worker }
effect-move-workers = vous pouvez déplacer { $count ->
        [one] un { $worker } vous appartenant
       *[other] jusqu'à { $count } de vos { $worker-many }
    } d'une région { $place-other }
effect-move-to-front = un de vos ouvriers passe en tête de sa file, ou vous-même en tête de l'ordre des joueurs
effect-shrink-colonies = toute colonie de plus { $over ->
        [one] d'un ouvrier
       *[other] de { $over } ouvriers
    }, la vôtre aussi, est réduite à { $to } ; son propriétaire choisit qui reste
effect-remove-workers = jusqu'à { $count ->
        [one] un { $worker }
       *[other] { $count } { $worker-many }
    } d'un joueur dans une région retournent à la réserve
effect-settle-with-opponent = vous nommez un adversaire et qui commence ; chacun peut mettre { $count ->
        [one] un { $worker }
       *[other] { $count } { $worker-many }
    } dans une de ses colonies
effect-rob-tokens = vous pouvez prendre un jeton Découverte au hasard à { $count ->
        [one] un adversaire
       *[other] chacun de { $count } adversaires
    }
effect-score = { $points ->
        [one] un point
       *[other] { $points } points
    } pour { $per ->
        [1] { $each }
       *[other] { $per } { $each-many }
    }
effect-change-resistance = la résistance à vos expéditions baisse de { $less }
effect-raise-captains = chacun de vos Capitaines a une force de { $count } à la Découverte
effect-bring-colonists = chacun de vos Missionnaires qui débarque du quai amène { $count ->
        [one] un Colon
       *[other] { $count } Colons
    }
effect-block-companions = les Missionnaires des adversaires n'amènent pas de Colons là où vous avez un Missionnaire
effect-raise-militia = quand vous êtes attaqué, { $count ->
        [one] un Soldat de plus combat
       *[other] { $count } Soldats de plus combattent
    } pour vous dans chaque bataille
effect-sail-on-ships = jusqu'à { $count ->
        [one] un ouvrier
       *[other] { $count } ouvriers
    } par manche peuvent aller au quai à bord de vos navires ; ces navires ne forment pas de séries dans cette manche
effect-reinforce-dock = jusqu'à { $count ->
        [one] un Colon
       *[other] { $count } Colons
    } de votre réserve rejoignent le quai, et vous mettez tous ses ouvriers dans l'ordre de votre choix
effect-take-good = prenez une des marchandises proposées
effect-take-ship = prenez le navire proposé
effect-replace-worker = un ouvrier de votre réserve prend la place d'un ouvrier quelconque chez les Spécialistes
effect-explore-cards = envoyez-la vers les cartes Découverte, avec une résistance de { $count }
each-good = chacune de vos marchandises
    .many = de vos marchandises
each-settled-worker = chacun de vos ouvriers dans les régions
    .many = de vos ouvriers dans les régions
each-ship = chacun de vos navires
    .many = de vos navires
each-settled-soldier = chacun de vos Soldats dans les régions
    .many = de vos Soldats dans les régions
each-building = chacun de vos bâtiments, celui-ci compris
    .many = de vos bâtiments, celui-ci compris
each-colonised-region = chaque région colonisée où vous avez un ouvrier
    .many = régions colonisées où vous avez un ouvrier
each-coin = chacun de vos dollars
    .many = de vos dollars
each-discovery = chacun de vos jetons et cartes Découverte
    .many = de vos jetons et cartes Découverte
each-settled-builder = chacun de vos Bâtisseurs dans les régions
    .many = de vos Bâtisseurs dans les régions
each-last-specialist = chacun de vos ouvriers chez les Spécialistes à la dernière manche
    .many = de vos ouvriers chez les Spécialistes à la dernière manche

# What a player is asked.
prompt-PlaceWorker = Placez un ouvrier ; il vous en reste { $left }.
prompt-PutBackCard = Où remettez-vous la carte ?
prompt-ChooseBenefit = Quel bâtiment vient ensuite ?
prompt-ReinforceDock = Combien de Colons rejoignent le quai ?
prompt-NextOnDock = Qui occupe la place { $number } du quai ?
prompt-Bid = Enchère pour la place { $number } dans l'ordre des joueurs ; { $coins ->
        [0] à vous d'ouvrir
       *[other] l'enchère est à { $coins } $
    }.
prompt-ChooseNation = Choisissez une nation.
prompt-LaunchExpedition = Lancer une expédition ? Vers où ?
prompt-SendWorkers = { $strength ->
        [0] Lancer une expédition ? Qui part ?
       *[other] Qui d'autre part en expédition ? Force pour l'instant : { $strength }.
    }
prompt-ChooseTarget = Où va l'expédition ? Sa force est de { $strength }.
prompt-FreeDiscovery = Quelle région découvrez-vous, sans combat ?
prompt-LandWorker = Où débarque votre { $worker } ?
prompt-NameGood = Quelle marchandise vous rapporte { $coins } $ chacune ?
prompt-Exchange = Pas de { $worker } en réserve : où en échangez-vous un contre un Colon ?
prompt-Declare = Déclarer une bataille ou une guerre totale ?
prompt-Eliminate = Bataille { $region-in } : { $left ->
        [one] choisissez encore une perte de { $seat }
       *[other] choisissez encore { $left } pertes de { $seat }
    }.
prompt-PlaceColonists = Où s'installent des Colons ? Jusqu'à { $count }.
prompt-StrengthenColony = Où installez-vous { $count ->
        [one] un { $worker }
       *[other] { $count } { $worker-many }
    } ?
prompt-NameOpponent = Quel adversaire s'installe aussi, avant ou après vous ?
prompt-KeepWorker = Qui reste { $region-in } ?
prompt-RemoveColonists = À qui sont les Colons qui partent, et d'où ?
prompt-RobToken = À qui prenez-vous un jeton Découverte ?
prompt-GiveGood = Quelle marchandise donnez-vous ?
prompt-SwapGood = Vous donnez { $good-some } : que prenez-vous en échange ?
prompt-SellGood = Quelles marchandises vendez-vous, à { $coins } $ chacune ?
prompt-MoveColonists = Déplacer jusqu'à { $count ->
        [one] { $count } Colon
       *[other] { $count } Colons
    } ?
prompt-BuyBuilding = Quel bâtiment achetez-vous pour { $price } $ ? Vous avez { $coins } $.
prompt-TakeSpecialist = Prendre un { $worker } ?
prompt-TrainSpecialist = Qui formez-vous pour { $coins } $ ?
prompt-PickSpecialists = Choisissez { $count ->
        [one] encore un Spécialiste
       *[other] { $count } Spécialistes
    }.
prompt-UseUniversity = Utiliser l'Université maintenant ?
prompt-ReplaceWorker = Lequel de vos ouvriers prend la case { $space } ?
prompt-UseWindow = Événement suivant : { $event }. Utilisez-vous quelque chose avant ?
prompt-BuyPoints = Combien de points achetez-vous, à { $coins } $ chacun ?
prompt-TakeGood = Quelle marchandise prenez-vous ?

# What a player may do: the verb, and the kinds of the words after it.
do-pass = Passer
do-done = Terminer
do-place-worker-event = { $worker } → { $event }
do-place-worker-specialists-space = { $worker } → Spécialistes : { $space }
do-place-worker-mayflower = { $worker } → à bord d'un de vos navires
do-look-region = Payer pour regarder le jeton { $region-in }
do-look-cards = Payer pour regarder la première carte Découverte
do-put-top = Sur le dessus
do-put-bottom = Tout en dessous
do-use-university-event-number = Université : le numéro { $number } { $event-in } passe en tête
do-use-university-player-order = Université : en tête de l'ordre des joueurs
do-resolve-building = { $building }
do-add-number = { $number ->
        [0] Personne
        [one] { $number } Colon
       *[other] { $number } Colons
    }
do-next-seat-worker = { $worker } de { $seat }
do-bid-number = Miser { $number } $
do-choose-nation = { $nation }
do-send-worker = Envoyer un { $worker }
do-explore-region = Explorer { $region-the }
do-explore-cards = Explorer hors de la carte : une carte Découverte
do-explore-nation = { $nation } : explorer une carte Découverte
do-discover-region = Découvrir { $region-the }
do-land-region = Débarquer { $region-in }
do-name-good = { $good }
do-exchange-region = Échanger { $region-in }
do-battle-region-seat = Bataille contre { $seat } { $region-in }
do-war-seat = Guerre totale contre { $seat }
do-eliminate-worker = Éliminer un { $worker }
do-eliminate-militia = Éliminer la Milice
do-settle-region = S'installer { $region-in }
do-edict-seat-first = { $seat } s'installe, puis vous
do-edict-seat-second = Vous vous installez, puis { $seat }
do-keep-worker = Un { $worker } reste
do-remove-number-seat-region = { $number ->
        [one] { $number } Colon
       *[other] { $number } Colons
    } de { $seat } { $region-in }
do-rob-seat = Un jeton de { $seat }
do-give-good = Donner { $good-some }
do-swap-good-seat = { $good } de { $seat }
do-sell-good = Vendre { $good-some }
do-move-number-region-region = { $number ->
        [one] { $number } Colon
       *[other] { $number } Colons
    } : { $region } → { $region2 }
do-buy-building = Acheter : { $building }
apart-spoils-1-money = Butin : argent
apart-spoils-1-ship = Butin : navire
apart-spoils-1-specialists = Butin : Spécialistes
apart-spoils-2-money = Butin : argent
apart-spoils-2-goods = Butin : marchandises
do-take-worker = Prendre un { $worker }
do-take-good = Prendre { $good-some }
do-train-worker = Former un { $worker }
do-points-number = Acheter { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
do-ride-region-region = Un Soldat chevauche : { $region } → { $region2 }
do-use-nation = { $nation-use }
do-use-nation-good = { $nation } : prendre { $good-some }
do-use-nation-space = { $nation } : un de vos ouvriers prend la case { $space }
do-put-worker = Un { $worker }

# What has happened.
log-round = Manche { $round }, { $age }
log-event = { $event }
log-round-end = Fin de la manche { $round }
log-order = Ordre des joueurs : { $count ->
        [2] { $seat }, { $seat2 }
        [3] { $seat }, { $seat2 }, { $seat3 }
        [4] { $seat }, { $seat2 }, { $seat3 }, { $seat4 }
        [5] { $seat }, { $seat2 }, { $seat3 }, { $seat4 }, { $seat5 }
       *[6] { $seat }, { $seat2 }, { $seat3 }, { $seat4 }, { $seat5 }, { $seat6 }
    }.
log-nation = { $seat } dirige la nation { $nation }.
log-bid = { $seat } mise { $coins } $.
log-auction-won = { $seat } paie { $coins } $ et prend la place { $number } dans l'ordre des joueurs.
log-advantage = { $seat } utilise l'avantage national : { $nation }.
log-placed = { $seat } place un { $worker } { $event-in }.
log-placed-school = { $seat } place un { $worker } chez les Spécialistes : { $space }.
log-placed-ship = { $seat } envoie un { $worker } au quai à bord d'un navire.
log-front = { $seat } fait passer un { $worker } en tête { $event-in }.
log-front-order = { $seat } passe en tête de l'ordre des joueurs.
log-look-token = { $seat } paie pour regarder le jeton Découverte { $region-in }.
log-look-token-known = { $seat } paie pour regarder { $region-in } : résistance { $natives }, butin { $loot }, pillage { $plunder } par Soldat, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-look-card = { $seat } paie pour regarder la première carte Découverte.
log-look-card-known = { $seat } paie pour regarder la première carte Découverte : { $card }.
log-card-put-top = { $seat } remet la carte sur le dessus.
log-card-put-bottom = { $seat } met la carte tout en dessous.
log-initiative-coins = Initiative : { $coins } $ pour { $seat }.
log-dock-reinforced = { $count ->
        [0] { $seat } change l'ordre du quai.
        [one] { $seat } ajoute { $count } Colon au quai.
       *[other] { $seat } ajoute { $count } Colons au quai.
    }
log-dock-order = { $seat } met le { $worker } de { $seat2 } à la place { $number } du quai.
log-landed = { $seat } débarque un { $worker } { $region-in }.
log-stayed = { $seat } laisse un { $worker } au pays.
log-arrival-coins = { $seat } reçoit { $coins } $ pour le débarquement.
log-companions = { $count ->
        [one] { $count } Colon accompagne
       *[other] { $count } Colons accompagnent
    } le Missionnaire de { $seat } { $region-in }.
log-region-good = { $seat } a colonisé { $region-the } et prend sa marchandise : { $good-some }.
log-good-taken = { $seat } prend { $good-some }.
log-good-drawn = { $seat } tire { $good-some } au hasard.
log-ship-won = { $seat } gagne le navire avec une force de { $strength }.
log-ships-gained = { $seat } { $count ->
        [0] ne reçoit pas de navire : il n'y en a plus
        [one] reçoit { $count } navire
       *[other] reçoit { $count } navires
    }.
log-built = { $seat } achète un bâtiment : { $building }, pour { $coins ->
        [0] rien
       *[other] { $coins } $
    }.
log-benefit = { $seat } utilise : { $building }.
log-coins = { $seat } reçoit { $coins } $.
log-coins-per-good = { $seat } reçoit { $coins } $ pour { $good-some }.
log-tribute = { $seat } paie { $coins } $ à { $seat2 }.
log-income = Revenu de { $seat } : { $coins ->
        [0] rien
       *[other] { $coins } $
    }.
log-worker-gained = { $seat } reçoit un { $worker } ({ $place }).
log-exchanged = { $seat } échange un { $worker } contre un Colon { $region-in }.
log-replaced = { $seat } met un { $worker } sur la case { $space } des Spécialistes.
log-settled = { $seat } installe { $count ->
        [one] { $count } { $worker }
       *[other] { $count } { $worker-many }
    } { $region-in }.
log-migrated = { $seat } déplace { $count ->
        [one] { $count } Colon
       *[other] { $count } Colons
    } : { $region } → { $region2 }.
log-rode = Un Soldat de { $seat } chevauche : { $region } → { $region2 }.
log-edict = { $seat } laisse { $seat2 } s'installer aussi.
log-shrunk = Le fléau n'épargne qu'un { $worker } de { $seat } { $region-in }.
log-robbed = { $seat } prend à { $seat2 } un jeton Découverte de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-swapped = { $seat } donne { $good-some } à { $seat2 } et prend { $good2-some }.
log-sold = { $seat } vend { $good-some } pour { $coins } $.
log-region-won = { $seat } découvre { $region-the } : force { $strength } contre { $natives }.
log-region-failed = { $seat } échoue { $region-in } : force { $strength } contre { $natives }.
log-card-won = { $seat } découvre : { $card }, force { $strength } contre { $natives }.
log-card-failed = { $seat } échoue : { $card }, force { $strength } contre { $natives }.
log-discovered = { $seat } découvre { $region-the } sans combat et y laisse un { $worker }.
log-loot = { $seat } rapporte { $coins } $.
log-war = { $seat } déclare une guerre totale à { $seat2 }.
log-battle = { $seat } livre bataille à { $seat2 } { $region-in }.
log-marked = { $seat } vise { $count ->
        [one] { $count } { $worker }
       *[other] { $count } { $worker-many }
    } de { $seat2 }.
log-marked-militia = { $seat } vise la Milice de { $seat2 }.
log-eliminated = { $seat } perd { $count ->
        [one] { $count } { $worker }
       *[other] { $count } { $worker-many }
    } { $region-in }.
log-new-world = { $region } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $seat }.
log-points-bought = { $seat } achète { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-sent = { $seat } envoie un { $worker } en expédition.
log-final-reason = { $reason } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $seat }.
log-final-building = { $building } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $seat }.
log-winner = { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# What players watch together.
moment-auction = { $seat } prend la place { $number } dans l'ordre des joueurs
moment-age = L'{ $age } commence
moment-initiative = L'Initiative paie
moment-ship = { $seat } gagne le navire avec une force de { $strength }
moment-region-won = { $seat } découvre { $region-the } : { $strength } contre { $natives } ; butin de { $loot } $, plus { $plunder } $ par Soldat ({ $count }), { $points } points à la fin
moment-region-failed = { $seat } échoue { $region-in } : { $strength } contre { $natives }
moment-card-won = { $seat } découvre { $card } : { $strength } contre { $natives } ; butin de { $loot } $, plus { $plunder } $ par Soldat ({ $count }), { $points } points à la fin
moment-card-failed = { $seat } échoue : { $card }, { $strength } contre { $natives }
moment-discovered = { $seat } découvre { $region-the } sans combat
moment-war = { $seat } déclare une guerre totale à { $seat2 }
moment-battle = { $seat } s'est battu avec { $seat2 } { $region-in }
moment-plague = Le fléau est passé
moment-robbed = { $seat } prend un jeton Découverte à { $seat2 } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
moment-income = Chacun touche son revenu
moment-offer = De nouvelles marchandises et de nouveaux bâtiments sont offerts
moment-scoring = { $region } : décompte
moment-end = La partie est finie

# Why something can't be done, and what speaks against it.
why-too-dear = Cela coûte { $coins } $ ; vous avez { $coins2 } $.
why-not-available = Vous n'avez pas de { $worker } disponible.
why-not-in-stock = Il n'y a pas de { $worker } dans votre réserve.
why-not-exploring = Vous n'avez plus de { $worker } en Découverte.
why-one-each = Chaque joueur a au plus un ouvrier sur l'Initiative.
why-full = Aucune case n'est libre { $event-in }.
why-taken = { $seat } s'y trouve déjà.
why-no-builders = Cette partie se joue sans Bâtisseurs.
why-no-ships-free = Aucun de vos navires n'est libre pour le quai.
why-undiscovered = { $region } : région encore inconnue.
why-already-discovered = { $region } : région déjà découverte.
why-regions-first = Il faut d'abord découvrir toutes les régions.
why-no-cards = Il ne reste plus de carte Découverte.
why-already-known = Vous connaissez déjà le jeton { $region-in }.
why-not-on-offer = Ce n'est pas dans l'offre.
why-no-goods = Vous n'avez pas { $good-any }.
why-no-colony = Il n'y a pas d'ouvrier pour cela { $region-in }.
why-no-enemy = { $seat } n'a pas d'ouvrier { $region-in }.
why-no-soldier = Il n'y a pas de Soldat { $region-in }.
why-no-battle = Il n'y a pas de région où combattre { $seat }.
why-not-adjacent = { $region } et { $region2 } ne sont pas adjacentes.
why-nation-gone = { $nation } : nation déjà prise par { $seat }.
why-too-low = L'enchère est déjà à { $coins } $.
why-no-token = { $seat } n'a pas de jeton Découverte.
why-is-first = Vous êtes déjà en tête.
why-too-weak = Une force de { $strength } ne suffit pas contre { $natives }.
why-never-used = À la dernière manche, un nouveau Spécialiste ne sert plus.
why-no-effect = Cela ne peut rien faire maintenant.
why-no-fight = Dans l'état actuel des régions, vous ne pourriez combattre nulle part.
why-no-ship = Il n'y a pas de navire à gagner.
why-goods-gone = Il n'y a pas assez de marchandises offertes pour cet ouvrier.
why-too-poor = Cela coûtera { $coins } $ ; vous avez { $coins2 } $ maintenant.
why-comes-alone = La Réforme éloigne les Colons d'ici : le Missionnaire vient seul.

# Figures that players count.
figure-coins = Argent
figure-income = Revenu
figure-workers = Ouvriers disponibles
figure-settled = Ouvriers dans les régions
figure-goods = Marchandises
figure-ships = Navires
figure-buildings = Bâtiments
figure-discoveries = Découvertes
figure-shipping = Force au Commerce maritime
figure-strength = Force en Découverte
figure-stock = Ouvriers en réserve

# The board in words.
board-round = { $round ->
        [0] Avant la première manche
       *[other] Manche { $round } sur { $rounds } · { $age }
    }
board-order = Ordre des joueurs
board-regions = Le Nouveau Monde · la marchandise va au premier qui a trois ouvriers
board-undiscovered = inconnue
board-token = résistance { $natives }, butin { $loot }, pillage { $plunder } par Soldat, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-good-here = marchandise : { $good }
board-nobody = personne encore
board-colony = { $seat } { $count } ({ $workers })
board-would-score = rapporte { $list }
board-points-of = { $seat } { $points }
board-events = Événements
board-figure = { $worker } { $seat }
board-figure-on = { $worker } { $seat } ({ $space })
board-ship-space = navire
board-free = { $count ->
        [0] complet
        [one] { $count } case libre
       *[other] { $count } cases libres
    }
board-free-spaces = libres : { $list }
board-taken-space = { $space } : { $worker } { $seat }
board-on-offer = proposé : { $list }
board-nothing = rien
board-ship = un navire
board-strength = { $seat } { $strength } ({ $workers })
board-empty = vide
board-workers = { $count ->
        [one] { $count } { $worker }
       *[other] { $count } { $worker-many }
    }
board-offers = Bâtiments proposés · { $coins } $ chacun
board-last-buildings = Bâtiments du dernier Âge
board-player = { $seat } · { $coins } $ · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-available = Ouvriers
board-goods = Marchandises
board-set = { $goods } { $good }
board-set-any = { $goods } quelconques
board-aboard = { $set } + navire
board-income = revenu { $coins } avec { $list }
board-no-income = pas encore de revenu
board-good-count = { $count } { $good }
board-ships = Navires
board-sailing = { $count } ({ $sailing } au quai)
board-buildings = Bâtiments
board-used = { $building } (utilisé)
board-discoveries = Découvertes
board-discovery-points = { $count } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-nation = Nation
board-nation-uses = { $nation } ({ $count ->
        [0] épuisée
       *[other] reste { $count }
    })

# The board as the page draws it.
board-map = Le Nouveau Monde : neuf régions
board-terra-incognita = Terra incognita
board-tab-map = Carte
board-tab-events = Événe­ments
board-tab-mine = Mon jeu
board-colonised = Colonisée
board-builders-here = { $count ->
        [one] un Bâtisseur ici
       *[other] { $count } Bâtisseurs ici
    }
board-scores-now = { $points ->
        [one] { $points } point maintenant
       *[other] { $points } points maintenant
    }
board-scores-end = { $points ->
        [one] { $points } point à la fin
       *[other] { $points } points à la fin
    }
board-key-points = points maintenant
board-key-last = dernier coup
board-key-legal = vous pouvez choisir
board-in-store = En réserve
board-left-goods = { $count ->
        [one] { $count } marchandise
       *[other] { $count } marchandises
    }
board-left-buildings = { $count ->
        [one] { $count } bâtiment, { $age }
       *[other] { $count } bâtiments, { $age }
    }
board-left-cards = { $count ->
        [one] { $count } carte Découverte
       *[other] { $count } cartes Découverte
    }
board-left-ships = { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }
board-done = fait
board-hint-initiative = ordre de la manche suivante, et { $least } à { $most }
board-hint-dock = Marchand { $merchant } · Missionnaire +1 Colon
board-hint-trade = chacun en prend une, de gauche à droite
board-hint-shipping = au plus fort, égalité selon l'ordre
board-hint-buildings = { $age } · reste { $left } · { $price } chacun
board-hint-discovery = force contre résistance ; Capitaine { $captain }
board-hint-specialists = un pour la manche suivante ; formation { $training }
board-hint-warfare = bataille gratuite · guerre totale { $war }
board-closed = { $count ->
        [one] { $count } case fermée
       *[other] { $count } cases fermées
    }
board-nothing-offered = plus rien
board-no-ship = aucun navire
board-free-price = gratuit
board-kind-immediate = immédiat
board-kind-once = usage unique
board-kind-continuous = permanent
board-no-goods = aucune
board-no-buildings = aucun
board-no-discoveries = aucune
board-no-workers = aucun
board-no-points = aucun
board-stock = Réserve
board-points = Points
board-money = Argent
board-income-short = Revenu
board-money-income = { $coins } $, revenu { $income }
board-coins = { $coins } $
board-loot-plunder = { $coins }+{ $plunder } $
board-goods-sets = Marchandises en séries
board-more-goods = +{ $count }
board-more-sets = { $count ->
        [1] +{ $count } série
       *[other] +{ $count } séries
    }
board-more-buildings = { $count ->
        [1] +{ $count } bâtiment
       *[other] +{ $count } bâtiments
    }
board-fold-last = { $age } · { $count }
board-no-goods-line = aucune marchandise
board-expedition = Expédition
board-strength-sent = de force
board-strength-there = de force en tout
board-region = Région
board-resistance = Résistance
board-chance = Succès
board-loot = Butin
board-enough = force suffisante
board-not-enough = force insuffisante
board-regions-count = { $count } régions inconnues
board-unseen-tokens = { $count ->
        [one] { $count } jeton non vu, par résistance
       *[other] { $count } jetons non vus, par résistance
    }
board-battle = Bataille { $region-in }
board-battles = Batailles
board-colony-idle = sans point
board-colony-size = ({ $count } à vous)
board-colony-idle-help = Une colonie de { $count } ici, qui ne donnerait pas encore de points
board-battle-with = Bataille : { $seat }, { $region }
board-war-with = Guerre totale : { $seat }
board-kills = { $count ->
        [0] n'élimine personne
        [one] élimine { $count } ouvrier de { $player }
       *[other] élimine { $count } ouvriers de { $player }
    }
board-battle-together = Les deux camps choisissent d'abord ; puis toutes les pertes partent ensemble.
board-marked = { $count } visés
board-plague = Le fléau { $region-in }
board-auction = Enchères : ordre des joueurs et nations
board-no-bid = aucune enchère
board-passed = Ont passé : { $players }
board-you-strike = Vous éliminez
board-they-strike = { $player } élimine

# Tooltips.
tip-adjacent = À côté de : { $regions }
tip-region-good = Au premier joueur qui a trois ouvriers ici.
tip-colony-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } si le Nouveau Monde était compté maintenant
tip-colony-nothing = Ne rapporte rien maintenant : les deux premiers marquent dès que quelqu'un a trois ouvriers ici.
tip-crew-shipping = Force { $strength } au Commerce maritime
tip-crew-discovery = Force { $strength } à la Découverte
tip-discovery-token = Jeton Découverte
tip-player-stock = En réserve : { $workers }
tip-no-sets = Pas encore de série.
tip-sets = Quatre identiques 6 $, trois identiques 3 $, trois quelconques 1 $ ; un navire vaut une marchandise au choix, un par série.
tip-score = Découvertes, bâtiments et dernier revenu s'ajoutent à la fin.
tip-ship = Vaut une marchandise quelconque dans une série, à chaque manche.
tip-colonised = Quelqu'un a trois ouvriers ici : aux manches 3, 6 et 8, le premier et le deuxième marquent.
tip-dock-closed = À { $seats } joueurs, seules { $open } cases numérotées sont ouvertes.
tip-round = Manche { $round }
tip-round-scores = Le Nouveau Monde est compté à la fin.
tip-round-plain = Placement, huit événements, revenu, bâtiments, puis la manche suivante.
tip-age = Ses bâtiments coûtent { $price } ; il en reste { $left } dans la pile.
tip-order = Numéro { $place } dans l'ordre des joueurs de cette manche.
tip-player-order = Avec l'Université, vous passez en tête.
tip-left-goods = Elles sont tirées au hasard, quatre par manche.
tip-left-buildings = Ils entrent au hasard dans l'offre ; l'Âge suivant amène les siens.
tip-left-cards = Terres au-delà de la carte : les expéditions y vont quand toutes les régions sont découvertes, celles du Portugal avant.
tip-left-ships = Un vient au Commerce maritime quand le dernier est pris.
tip-worker-colonist = Pour tout événement ; à trois dans une région, elle est colonisée.
tip-worker-coins = En débarquant du quai, il rapporte { $coins } $.
tip-worker-colonists = En débarquant du quai, il amène { $count ->
        [one] un Colon
       *[other] { $count } Colons
    }.
tip-worker-discount = Aux Bâtiments, il paie { $coins } $ de moins.
tip-worker-soldier = Pille lors des expéditions et se bat dans les régions.
tip-worker-builder = Dans une région colonisée, il ajoute 4 points au premier et 2 au deuxième.
tip-worker-counts = Commerce maritime { $shipping } · Découverte { $discovery }
tip-good-facts = Vous en avez { $mine } · { $left } sur { $count } en réserve
tip-good-facts-all = { $left } sur { $count } en réserve
tip-space = Qui se tient ici reçoit un { $worker } pour la manche suivante.
tip-space-training = Qui se tient ici peut former le Spécialiste de son choix pour { $coins } $.
tip-space-stock = Vous en avez { $count } en réserve
tip-event-initiative = Un ouvrier au plus par joueur. La première case donne { $least }, la dernière { $most } ; l'ordre des cases est l'ordre des joueurs de la manche suivante.
tip-event-dock = L'un après l'autre, les ouvriers débarquent dans une région découverte. X et Y sont pour des bâtiments ; le premier à trois ouvriers dans une région prend sa marchandise.
tip-event-trade = L'un après l'autre, chaque ouvrier prend une des marchandises proposées.
tip-event-shipping = L'équipe la plus forte prend le navire ; à égalité, le premier dans l'ordre. Capitaine et Marchand comptent pour deux.
tip-event-buildings = L'un après l'autre, chaque ouvrier peut acheter un bâtiment pour { $price }.
tip-event-discovery = Dans l'ordre des joueurs, une expédition avec vos ouvriers d'ici : si sa force atteint la résistance, vous gagnez le jeton, son butin et un Colon dans la région. Qui reste ici reste pour les manches suivantes.
tip-event-specialists = Chaque case donne à son occupant le Spécialiste pour la manche suivante ; la formation, au choix, pour { $training }.
tip-event-warfare = Chaque ouvrier peut livrer une bataille dans une région ou, pour { $war }, une guerre totale : une bataille dans chaque région où elle est possible.

# La galerie et la légende.
shelf-building = Bâtiments
shelf-nation = Nations
shelf-worker = Ouvriers
shelf-good = Marchandises
shelf-region = Régions
shelf-token = Jetons Découverte
shelf-card = Cartes Découverte
shelf-age = Âge
shelf-effect = Effet
shelf-set = Jeu
shelf-set-base = jeu de base
shelf-set-builders = extension des Bâtisseurs
shelf-copies = { $count } dans le jeu
shelf-figures = { $count } par joueur
shelf-discovered = découverte dès le début
shelf-token-name = Jeton : résistance { $natives }, { $points } points
learn-ship = Navire marchand
legend-ship = Navire marchand
legend-ship-help = vaut n'importe quelle marchandise
legend-immediate-help = à l'achat
legend-once-help = une seule fois, quand vous voulez
legend-continuous-help = à chaque manche, désormais
legend-dollar = Argent
legend-dollar-help = dollars espagnols
legend-vp = Points
legend-vp-help = en fin de partie
legend-good = Une marchandise
legend-good-help = de n'importe quel type
legend-figure = Un ouvrier
legend-figure-help = de n'importe quel type
legend-hot-seat = Un adversaire
legend-hot-seat-help = que vous nommez, ou tous
legend-map = La carte
legend-map-help = une région du Nouveau Monde
legend-colony = Région colonisée
legend-colony-help = quelqu'un y a trois ouvriers
legend-discovery = Découvertes
legend-discovery-token = Jeton Découverte
legend-discovery-token-help = face cachée jusqu'à une expédition
legend-resistance = Résistance
legend-resistance-help = ce que votre force doit atteindre
legend-loot = Butin
legend-loot-help = payé une fois
legend-plunder = Pillage
legend-plunder-help = payé par Soldat envoyé

# The rules in short, chapter by chapter.
help-1 = Huit manches en trois Âges. Qui a le plus de points à la fin gagne : par les régions, les découvertes, les bâtiments et le dernier revenu.
    .title = Le but
help-2 = Chacun reçoit cinq nouveaux Colons. À tour de rôle, placez vos ouvriers un par un sur les événements ; puis les événements sont résolus dans l'ordre, puis revenu et bâtiments.
    .title = Une manche
help-3 = Capitaine : compte double à la Découverte et au Commerce maritime. Marchand : compte double au Commerce maritime, 5 $ en débarquant. Missionnaire : amène un Colon en débarquant. Soldat : pille en expédition, se bat. Bâtisseur : les bâtiments coûtent 5 $ de moins et les régions rapportent plus.
    .title = Les Spécialistes
help-4 = Les ouvriers du quai débarquent dans des régions découvertes. Le premier joueur à y avoir trois ouvriers prend la marchandise de la région.
    .title = Débarquer
help-5 = Une expédition réussit si sa force atteint la résistance du jeton, révélé seulement alors. Elle rapporte des points, un butin, un pillage par Soldat et un Colon dans la région. Les ouvriers envoyés rentrent.
    .title = Découvrir
help-6 = Dans une bataille, chaque Soldat élimine un ouvrier de l'autre joueur dans cette région ; les deux camps en même temps. Une guerre totale est une bataille partout, pour 10 $.
    .title = Se battre
help-7 = À chaque manche, les marchandises rapportent par séries : quatre identiques 6 $, trois identiques 3 $, trois quelconques 1 $. Un navire vaut une marchandise, un par série. La page forme les meilleures séries.
    .title = Revenu
help-8 = Après les manches 3, 6 et 8, chaque région où quelqu'un a trois ouvriers compte : 6 points au premier, 2 au deuxième ; deux premiers à égalité en ont 2 chacun. Chaque Bâtisseur ici ajoute 4 au premier et 2 au deuxième.
    .title = Compter le Nouveau Monde

# Un ensemble choisi, avec sa somme
set-send = Envoyer { $count }, force { $total }
set-sell = Vendre { $count } pour { $total } $
set-eliminate = Éliminer { $count }
set-settle = Installer { $count }
set-rob = Prendre { $count }
set-take = Prendre { $count }

# Les moments, ligne par ligne.
told-region-won = { $seat } découvre { $region-the }
told-card-won = { $seat } découvre { $card }
told-region-failed = { $seat } échoue { $region-in }
told-card-failed = { $seat } échoue : { $card }
told-strength = Force
told-plunder = { $count ->
        [one] { $count } Soldat pille
       *[other] { $count } Soldats pillent
    }, { $coins } $ chacun
told-token = Le jeton est gardé
told-card = La carte est gardée
told-at-end = compte à la fin
told-settles = Un Colon s'installe { $region-in }
told-home = Le groupe retourne à la réserve
told-short = Il manque { $count }.
told-token-stays = Le jeton reste, vu de tous ; le groupe retourne à la réserve.
told-card-stays = La carte retourne dans la pioche, le groupe à la réserve.
told-strikes = élimine { $count }
told-workers = Ouvriers
told-points-now = Points maintenant
told-both = Les deux camps frappent en même temps ; les éliminés retournent à la réserve.
told-sets = Les séries sont formées pour rapporter le plus.
told-scoring = Décompte du Nouveau Monde
told-not-colonised = personne n'y a assez d'ouvriers
told-so-far = Jusqu'ici
told-price = Un bâtiment coûte
told-order = Ordre des joueurs :
told-new = Nouveau dans l'offre

# The guided first game, and hints at first meetings.
guide-welcome = Vous menez une couronne qui cherche sa place dans le Nouveau Monde. En huit manches, marquez le plus de points : avec des gens dans les régions, des découvertes et des bâtiments.
    .title = Bienvenue à bord
    .why = On marque trois fois, après les manches 3, 6 et 8, pour les régions où quelqu'un a trois ouvriers. Tout le reste n'est qu'argent et gens pour y parvenir.
guide-dock = Vous avez cinq Colons cette manche. Chacun à son tour place un ouvrier sur un événement. Le Quai des colons emmène les gens au Nouveau Monde.
    .title = Envoyez quelqu'un là-bas
    .why = Seuls ceux qui sont dans une région y comptent. Le quai est la voie la plus simple, et ses places vont aux premiers arrivés.
    .do = Placez un Colon sur le Quai des colons.
guide-dock_again = Voyez ce qu'ont fait les autres : leurs pièces sont sur les événements. Un de plus au quai vous rapproche de trois dans une région.
    .title = Deux valent mieux qu'un
    .why = Le premier à avoir trois ouvriers dans une région prend sa marchandise, et dès trois la région compte.
    .do = Placez un deuxième Colon au quai.
guide-trade = Aux Marchandises, chaque ouvrier prend une des quatre marchandises exposées, de gauche à droite.
    .title = Les marchandises, c'est du revenu
    .why = Elles paient à chaque manche : quatre identiques le plus, trois identiques moins, trois quelconques un peu. Commencez tôt une collection.
    .do = Placez un Colon aux Marchandises.
guide-buildings = Qui est aux Bâtiments de la capitale peut acheter un bâtiment plus tard dans la manche, dans l'ordre des places.
    .title = Une place pour acheter
    .why = Un bâtiment aide aussitôt, à chaque manche ou à la fin. Posez le pointeur sur l'un d'eux pour lire ce qu'il fait.
    .do = Placez un Colon aux Bâtiments de la capitale.
guide-specialists = Chaque case de Spécialistes donne un ouvrier de plus à la manche suivante : Capitaine, Marchand, Missionnaire ou Soldat.
    .title = Quelqu'un de spécial pour la suite
    .why = Un ouvrier de plus, c'est une action de plus. Le Soldat pille en expédition, le Capitaine compte double en mer.
    .do = Placez votre dernier Colon chez un Spécialiste.
guide-land = Les événements ont lieu maintenant, de 1 à 8. Vos gens du quai débarquent un à un. Pour l'instant, seules les Caraïbes sont connues.
    .title = Débarquer
    .why = D'autres régions s'ouvrent dès que quelqu'un les découvre.
    .do = Choisissez les Caraïbes.
guide-good = Votre ouvrier aux Marchandises en prend une.
    .title = Prenez une marchandise
    .why = Pensez en séries : trois ou quatre identiques paient le mieux. Un navire marchand remplace plus tard une marchandise.
    .do = Prenez une marchandise à collectionner.
guide-building = Ceux-ci sont à votre portée. Le coût et le gain sont sur chaque bouton ; le signe dit combien de temps le bâtiment aide.
    .title = Achetez un bâtiment
    .why = Achetés tôt, ceux qui aident à chaque manche rapportent le plus. Vous pouvez aussi passer et garder l'argent.
    .do = Achetez-en un, ou passez.
guide-income = La manche s'est finie par le revenu : marchandises et bâtiments ont payé. Vous avez cinq nouveaux Colons et le Spécialiste que vous avez pris.
    .title = Une nouvelle manche
    .why = Le journal à côté raconte ce qui s'est passé ; un clic sur une ligne montre la table telle qu'elle était.
guide-discovery = Réunissez une expédition à la Découverte : chacun y ajoute sa force, un Capitaine deux.
    .title = Vers l'inconnu
    .why = Une région découverte est ouverte à tous, mais vous gardez le jeton avec ses points, et le butin.
    .do = Placez votre Spécialiste à la Découverte.
guide-discovery_again = Les indigènes résistent de 1 à 6, le plus souvent 3 ou 4. Plus les vôtres sont nombreux, meilleures sont les chances.
    .title = L'union fait la force
    .why = Une troupe trop faible rentre sans rien, et tous ont vu le jeton.
    .do = Placez aussi un Colon à la Découverte.
guide-discovery_third = À trois, la moitié des jetons environ vous cèdent. Vos autres ouvriers font ce qui vous plaît : le quai, des marchandises, un bâtiment.
    .title = Encore un
    .why = Désormais tout est votre choix ; le guide n'éclaire qu'un chemin.
    .do = Placez encore un Colon à la Découverte.
guide-party = Choisissez qui embarque ; les chances près des régions croissent avec chacun. Tous ceux qui partent rentrent ensuite dans votre réserve, réussite ou non.
    .title = Qui part ?
    .why = Qui reste ici peut attendre une troupe plus nombreuse à une autre manche.
    .do = Choisissez-les tous, puis envoyez-les.
guide-alone = Vous savez maintenant ce qu'est une manche. Le Nouveau Monde compte après les manches 3, 6 et 8 : ayez alors des gens dans plusieurs régions.
    .title = La mer est à vous
    .why = Un court conseil apparaîtra encore quand il y aura du nouveau. Les règles complètes sont sous Apprendre, et ? aide à tout moment.
hint-TakeSpecialist = Le Spécialiste vous rejoint à la manche suivante : un ouvrier de plus à placer.
hint-TrainSpecialist = La formation donne un Spécialiste de votre choix, contre de l'argent.
hint-Declare = Une bataille demande un de vos Soldats dans une région où il y a quelqu'un d'autre. Les deux camps éliminent en même temps : comptez avant de déclarer.
hint-Eliminate = Chacun de vos Soldats élimine un ouvrier adverse. Les Soldats éliminés maintenant n'aideront pas l'adversaire à la bataille suivante.
hint-SendWorkers = Les chances près de chaque région suivent la troupe que vous choisissez ici.
hint-ChooseTarget = Chaque région inconnue cache un jeton ; sa résistance n'est révélée qu'à l'arrivée. En cas de succès, un Colon s'y installe aussitôt.
hint-Exchange = Il n'en reste plus en réserve : l'un de ceux du plateau peut changer de métier.
hint-SellGood = Les marchandises vendues quittent vos séries : voyez ce que perd votre revenu.
hint-ChooseNation = Une nation donne un pouvoir pour toute la partie. Lisez-le avant de choisir.
hint-Bid = Le gagnant paie sa mise et choisit ; qui passe garde son argent.
hint-UseWindow = Vous possédez quelque chose qui peut servir ici même ; vous pouvez aussi le garder.
