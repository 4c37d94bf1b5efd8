# Names of things.
game-title = Pirates de Maracaibo
game-line = Trois voyages sur une mer de cartes, et des trésors à enterrer.
game-round = manche { $number }
game-length = 100 min
seat-black = Noir
seat-blue = Bleu
seat-yellow = Jaune
seat-red = Rouge
seat-jordan = Jordan
treasure-gold = Lingot d'or
    .bonus = 3 doublons
    .a = un lingot d'or
    .one = lingot d'or
    .many = lingots d'or
    .island = île de l'or
    .onto = sur l'île de l'or
    .die = dé jaune
treasure-emerald = Émeraude
    .bonus = 2 PV
    .a = une émeraude
    .one = émeraude
    .many = émeraudes
    .island = île des émeraudes
    .onto = sur l'île des émeraudes
    .die = dé vert
treasure-pearl = Perle
    .bonus = Explorer 1
    .a = une perle
    .one = perle
    .many = perles
    .island = île des perles
    .onto = sur l'île des perles
    .die = dé blanc
kind-crew = Équipage
    .a = une carte Équipage
kind-equipment = Matériel
    .a = une carte Matériel
kind-vessel = Navire
    .a = une carte Navire
location-aruba = Aruba
    .to = vers Aruba
    .at = à Aruba
location-margarita = Margarita
    .to = vers Margarita
    .at = à Margarita
location-bonaire = Bonaire
    .to = vers Bonaire
    .at = à Bonaire
location-tobago = Tobago
    .to = vers Tobago
    .at = à Tobago
location-trinidad = Trinidad
    .to = vers Trinidad
    .at = à Trinidad
location-grenada = Grenade
    .to = vers la Grenade
    .at = à la Grenade
location-curacao = Curaçao
    .to = vers Curaçao
    .at = à Curaçao
location-barbados = Barbade
    .to = vers la Barbade
    .at = à la Barbade
location-saint-lucia = Sainte-Lucie
    .to = vers Sainte-Lucie
    .at = à Sainte-Lucie
location-martinique = Martinique
    .to = vers la Martinique
    .at = à la Martinique
location-dominica = Dominique
    .to = vers la Dominique
    .at = à la Dominique
location-guadeloupe = Guadeloupe
    .to = vers la Guadeloupe
    .at = à la Guadeloupe
residence-farmhouse = Ferme
residence-bell-tower = Maison du Clocher
residence-harbour-lodge = Maison du Capitaine de Port
residence-loft = Grenier de l'Entrepôt
residence-tavern = Chambres de la Taverne
residence-sea-cave = Refuge de la Grotte
residence-cliff-villa = Villa de la Falaise
residence-green-terrace = Terrasse Verte
residence-gilded-manor = Manoir Doré
residence-lagoon-pavilion = Pavillon du Lagon
residence-three-courts = Maison aux Trois Cours
residence-stilt-house = Maison sur Pilotis
improvement-klabautermann = Klabauter­mann
improvement-lookout = Vigie
improvement-powder-monkey = Mousse Pourvoyeur
improvement-quartermaster = Quartier-maître
improvement-carpenter = Charpen­tier de Marine
improvement-gravedigger = Fossoyeur
improvement-map-maker = Carto­graphe
improvement-chronicler = Chroni­queuse
improvement-fiddler = Ménétrier
improvement-tobacco = Tabac
improvement-sugar = Pains de Sucre
improvement-spyglass = Longue-vue
improvement-spades = Pelles Robustes
improvement-gold-scales = Balance à Or
improvement-loupe = Loupe du Lapidaire
improvement-diving-bell = Cloche de Plongée
improvement-false-chest = Coffre à Double Fond
improvement-gun-battery = Batterie de Canons
improvement-sloop = Sloop Capturé
improvement-pinnace = Pinasse de Reconnais­sance
improvement-schooner = Goélette Peinte
improvement-merchant-brig = Brick Marchand
improvement-first-mate = Second
improvement-master-gunner = Maître Canonnier
improvement-boarding-captain = Capitaine d'Abordage
improvement-navigator = Naviga­trice
improvement-jungle-guide = Guide de la Jungle
improvement-botanist = Botaniste
improvement-treasurer = Trésorière
improvement-chaplain = Aumônier de Bord
improvement-master-builder = Maître d'Œuvre
improvement-fence = Receleur
improvement-spy = Espionne du Port
improvement-tomb-keeper = Gardien de la Crypte
improvement-recruiter = Recruteuse
improvement-goldsmith = Orfèvre
improvement-emerald-casket = Écrin d'Émeraudes
improvement-pearl-net = Filets à Perles
improvement-rum = Tonneaux de Rhum
improvement-cacao = Cacao
improvement-indigo = Indigo
improvement-grapnels = Grappins
improvement-chain-shot = Boulets Chaînés
improvement-muskets = Caisse de Mousquets
improvement-boarding-planks = Planches d'Abordage
improvement-sea-chart = Carte Marine
improvement-sealed-letters = Lettres Cachetées
improvement-burial-map = Carte du Trésor
improvement-forged-ledgers = Registres Falsifiés
improvement-shipwright-tools = Outils du Charpen­tier Naval
improvement-frigate = Frégate Capturée
improvement-galleon = Galion
improvement-man-of-war = Vaisseau de Ligne
improvement-caravel = Caravelle
improvement-treasure-ship = Navire au Trésor
improvement-corvette = Corvette
improvement-xebec = Chébec
improvement-fluyt = Flûte
improvement-fireship = Brûlot
quest-q01 = Cale Pleine
quest-q02 = Cale Débordante
quest-q03 = Fosses Profondes
quest-q04 = Enfoui pour Toujours
quest-q05 = Mains Loyales
quest-q06 = Soutes Garnies
quest-q07 = Un Nom dans les Ports
quest-q08 = Tout ce qui s'Achète
quest-q09 = Commerce Régulier
quest-q10 = Fleuve d'Argent
quest-q11 = Légende Naissante
quest-q12 = Des Chansons dans Chaque Auberge
quest-q13 = Au-delà des Rivières
quest-q14 = Jusqu'à la Source
quest-q15 = Un de Chaque
quest-q16 = Petite Flotte
quest-q17 = Amiral Pirate
quest-q18 = Secret et Renom
quest-q19 = Affaires Rapides
quest-q20 = Navire Splendide
quest-q21 = Compagnie de l'Intérieur
quest-q22 = Vivres d'Expédition
quest-q23 = Bras et Outils
quest-q24 = Navires et Maisons
quest-q25 = Trésor en Amont
figurehead-mermaid = Sirène
figurehead-dragon = Dragon
figurehead-harpy = Harpie
figurehead-whale = Baleine
figurehead-lion = Lion
figurehead-sea-serpent = Serpent de Mer
figurehead-poseidon = Poséidon
figurehead-kraken = Kraken
figurehead-hawk = Faucon
figurehead-nautilus = Nautile
figurehead-skull = Crâne
figurehead-unicorn = Licorne
black-market-bm1a = Bande des pelles
black-market-bm1b = Rumeurs d'île
black-market-bm2a = Taxe des fosses
black-market-bm2b = Courtier en quêtes
black-market-bm3a = Guides des rivières
black-market-bm3b = Changeur d'or
black-market-bm4a = Ship­chandler
black-market-bm4b = Tailleur d'émeraudes
black-market-bm5a = Antre du racoleur
black-market-bm5b = Marchand de perles
slot-u01 = Vente de voiles
    .gain = 5 doublons
slot-u02 = Tableau d'affichage
    .gain = prenez 1 quête
slot-u03 = Pierriers
    .gain = +1 de puissance à chaque raid
slot-u04 = Chaloupe
    .gain = +1 case à chaque Explorer
slot-u05 = Écoutille dérobée
    .gain = placez un marché noir pour 2 doublons
slot-u06 = Râtelier à pelles
    .gain = enterrez 1 trésor
slot-u07 = Proue sculptée
    .gain = une figure de proue pour 3 doublons
slot-u08 = Filets d'abordage
    .gain = action de raid : 3 de puissance → 1 trésor de sa couleur
slot-u09 = Bureau du commis
    .gain = tous les Développements coûtent 1 doublon de moins
slot-u10 = Double fond
    .gain = placez un marché noir
slot-u11 = Matériel d'expédition
    .gain = Explorer 3
slot-u12 = Rumeur de richesses
    .gain = 2 cubes sur une même île de votre choix
slot-u13 = Pavillon noir
    .gain = action de raid : 2 de puissance → 3 PV
slot-u14 = Seconde chaloupe
    .gain = +1 case à chaque Explorer
slot-u15 = Porte des contre­bandiers
    .gain = placez un marché noir
slot-u16 = Cale du bâtisseur
    .gain = les Résidences coûtent 4 doublons de moins
slot-u17 = Corvée d'enfouis­sement
    .gain = enterrez 2 trésors
slot-u18 = Galerie de poupe dorée
    .gain = 8 PV
slot-u19 = Cabine du héraut
    .gain = action de raid : 4 de puissance → 3 PV, 1 cube sur l'île de votre choix
slot-u20 = Grâce du gouverneur
    .gain = construisez une Résidence au choix
layout-trade-winds = Alizés (standard)
layout-narrows = Le Goulet
layout-two-lanes = Deux Routes
layout-long-archipelago = Long Archipel
layout-wide-bay = Large Baie
layout-hourglass = Sablier
place-c1r1 = colonne 1, rangée 1
    .to = vers la colonne 1, rangée 1
    .at = en colonne 1, rangée 1
place-c1r2 = colonne 1, rangée 2
    .to = vers la colonne 1, rangée 2
    .at = en colonne 1, rangée 2
place-c1r3 = colonne 1, rangée 3
    .to = vers la colonne 1, rangée 3
    .at = en colonne 1, rangée 3
place-c1r4 = colonne 1, rangée 4
    .to = vers la colonne 1, rangée 4
    .at = en colonne 1, rangée 4
place-c1r5 = colonne 1, rangée 5
    .to = vers la colonne 1, rangée 5
    .at = en colonne 1, rangée 5
place-c2r1 = colonne 2, rangée 1
    .to = vers la colonne 2, rangée 1
    .at = en colonne 2, rangée 1
place-c2r2 = colonne 2, rangée 2
    .to = vers la colonne 2, rangée 2
    .at = en colonne 2, rangée 2
place-c2r3 = colonne 2, rangée 3
    .to = vers la colonne 2, rangée 3
    .at = en colonne 2, rangée 3
place-c2r4 = colonne 2, rangée 4
    .to = vers la colonne 2, rangée 4
    .at = en colonne 2, rangée 4
place-c2r5 = colonne 2, rangée 5
    .to = vers la colonne 2, rangée 5
    .at = en colonne 2, rangée 5
place-c3r1 = colonne 3, rangée 1
    .to = vers la colonne 3, rangée 1
    .at = en colonne 3, rangée 1
place-c3r2 = colonne 3, rangée 2
    .to = vers la colonne 3, rangée 2
    .at = en colonne 3, rangée 2
place-c3r3 = colonne 3, rangée 3
    .to = vers la colonne 3, rangée 3
    .at = en colonne 3, rangée 3
place-c3r4 = colonne 3, rangée 4
    .to = vers la colonne 3, rangée 4
    .at = en colonne 3, rangée 4
place-c3r5 = colonne 3, rangée 5
    .to = vers la colonne 3, rangée 5
    .at = en colonne 3, rangée 5
place-c4r1 = colonne 4, rangée 1
    .to = vers la colonne 4, rangée 1
    .at = en colonne 4, rangée 1
place-c4r2 = colonne 4, rangée 2
    .to = vers la colonne 4, rangée 2
    .at = en colonne 4, rangée 2
place-c4r3 = colonne 4, rangée 3
    .to = vers la colonne 4, rangée 3
    .at = en colonne 4, rangée 3
place-c4r4 = colonne 4, rangée 4
    .to = vers la colonne 4, rangée 4
    .at = en colonne 4, rangée 4
place-c4r5 = colonne 4, rangée 5
    .to = vers la colonne 4, rangée 5
    .at = en colonne 4, rangée 5
place-c5r1 = colonne 5, rangée 1
    .to = vers la colonne 5, rangée 1
    .at = en colonne 5, rangée 1
place-c5r2 = colonne 5, rangée 2
    .to = vers la colonne 5, rangée 2
    .at = en colonne 5, rangée 2
place-c5r3 = colonne 5, rangée 3
    .to = vers la colonne 5, rangée 3
    .at = en colonne 5, rangée 3
place-c5r4 = colonne 5, rangée 4
    .to = vers la colonne 5, rangée 4
    .at = en colonne 5, rangée 4
place-c5r5 = colonne 5, rangée 5
    .to = vers la colonne 5, rangée 5
    .at = en colonne 5, rangée 5
place-c6r1 = colonne 6, rangée 1
    .to = vers la colonne 6, rangée 1
    .at = en colonne 6, rangée 1
place-c6r2 = colonne 6, rangée 2
    .to = vers la colonne 6, rangée 2
    .at = en colonne 6, rangée 2
place-c6r3 = colonne 6, rangée 3
    .to = vers la colonne 6, rangée 3
    .at = en colonne 6, rangée 3
place-c6r4 = colonne 6, rangée 4
    .to = vers la colonne 6, rangée 4
    .at = en colonne 6, rangée 4
place-c6r5 = colonne 6, rangée 5
    .to = vers la colonne 6, rangée 5
    .at = en colonne 6, rangée 5
place-c7r1 = colonne 7, rangée 1
    .to = vers la colonne 7, rangée 1
    .at = en colonne 7, rangée 1
place-c7r2 = colonne 7, rangée 2
    .to = vers la colonne 7, rangée 2
    .at = en colonne 7, rangée 2
place-c7r3 = colonne 7, rangée 3
    .to = vers la colonne 7, rangée 3
    .at = en colonne 7, rangée 3
place-c7r4 = colonne 7, rangée 4
    .to = vers la colonne 7, rangée 4
    .at = en colonne 7, rangée 4
place-c7r5 = colonne 7, rangée 5
    .to = vers la colonne 7, rangée 5
    .at = en colonne 7, rangée 5
place-c8r1 = colonne 8, rangée 1
    .to = vers la colonne 8, rangée 1
    .at = en colonne 8, rangée 1
place-c8r2 = colonne 8, rangée 2
    .to = vers la colonne 8, rangée 2
    .at = en colonne 8, rangée 2
place-c8r3 = colonne 8, rangée 3
    .to = vers la colonne 8, rangée 3
    .at = en colonne 8, rangée 3
place-c8r4 = colonne 8, rangée 4
    .to = vers la colonne 8, rangée 4
    .at = en colonne 8, rangée 4
place-c8r5 = colonne 8, rangée 5
    .to = vers la colonne 8, rangée 5
    .at = en colonne 8, rangée 5
place-c9r1 = colonne 9, rangée 1
    .to = vers la colonne 9, rangée 1
    .at = en colonne 9, rangée 1
place-c9r2 = colonne 9, rangée 2
    .to = vers la colonne 9, rangée 2
    .at = en colonne 9, rangée 2
place-c9r3 = colonne 9, rangée 3
    .to = vers la colonne 9, rangée 3
    .at = en colonne 9, rangée 3
place-c9r4 = colonne 9, rangée 4
    .to = vers la colonne 9, rangée 4
    .at = en colonne 9, rangée 4
place-c9r5 = colonne 9, rangée 5
    .to = vers la colonne 9, rangée 5
    .at = en colonne 9, rangée 5
place-c10r1 = colonne 10, rangée 1
    .to = vers la colonne 10, rangée 1
    .at = en colonne 10, rangée 1
place-c10r2 = colonne 10, rangée 2
    .to = vers la colonne 10, rangée 2
    .at = en colonne 10, rangée 2
place-c10r3 = colonne 10, rangée 3
    .to = vers la colonne 10, rangée 3
    .at = en colonne 10, rangée 3
place-c10r4 = colonne 10, rangée 4
    .to = vers la colonne 10, rangée 4
    .at = en colonne 10, rangée 4
place-c10r5 = colonne 10, rangée 5
    .to = vers la colonne 10, rangée 5
    .at = en colonne 10, rangée 5
place-gulf = Le Golfe
    .to = vers le Golfe
    .at = dans le Golfe
place-maracaibo = Maracaibo
    .to = vers Maracaibo
    .at = à Maracaibo
space-e00 = Début de la piste
    .the = le début de la piste
space-e01 = Case 1
    .the = la case 1
space-e02 = Case 2
    .the = la case 2
space-e03u = Case 3 du haut
    .the = la case 3 du haut
space-e04u = Case 4 du haut
    .the = la case 4 du haut
space-e05u = Case 5 du haut
    .the = la case 5 du haut
space-e06u = Case 6 du haut
    .the = la case 6 du haut
space-e03l = Case 3 du bas
    .the = la case 3 du bas
space-e04l = Case 4 du bas
    .the = la case 4 du bas
space-e05l = Case 5 du bas
    .the = la case 5 du bas
space-e07 = Case 7
    .the = la case 7
space-e08 = Case 8
    .the = la case 8
space-e09 = Case 9
    .the = la case 9
space-e10u = Case 10 du haut
    .the = la case 10 du haut
space-e11u = Case 11 du haut
    .the = la case 11 du haut
space-e12u = Case 12 du haut
    .the = la case 12 du haut
space-e10l = Case 10 du bas
    .the = la case 10 du bas
space-e11l = Case 11 du bas
    .the = la case 11 du bas
space-e13 = Case 13
    .the = la case 13
space-e14 = Case 14
    .the = la case 14
space-e15 = Case 15
    .the = la case 15
space-e16u = Case 16 du haut
    .the = la case 16 du haut
space-e17u = Case 17 du haut
    .the = la case 17 du haut
space-e18u = Case 18 du haut
    .the = la case 18 du haut
space-e16l = Case 16 du bas
    .the = la case 16 du bas
space-e17l = Case 17 du bas
    .the = la case 17 du bas
space-e19 = Case 19
    .the = la case 19
space-e20 = Case 20
    .the = la case 20
space-e21u = Case 21 du haut
    .the = la case 21 du haut
space-e22u = Case 22 du haut
    .the = la case 22 du haut
space-e23u = Case 23 du haut
    .the = la case 23 du haut
space-e21l = Case 21 du bas
    .the = la case 21 du bas
space-e24 = Case 24
    .the = la case 24
space-e25 = Case 25
    .the = la case 25
space-e26 = Case 26
    .the = la case 26
space-e27 = Fin de la piste
    .the = la fin de la piste
space-rt = Remise de Résidence
    .the = la Remise de Résidence
action-glory1 = Gloire
    .price = 1
    .gain = 1 PV
action-coin2 = Butin
    .price = 2
    .gain = 3 doublons
action-loot5 = Pillage
    .price = 5
    .gain = 1 trésor de sa couleur
action-loot3 = Pillage rapide
    .price = 3
    .gain = 1 trésor de sa couleur
action-glory2 = Grande gloire
    .price = 2
    .gain = 3 PV
action-renown4 = Renom
    .price = 4
    .gain = 3 PV, 1 cube sur l'île de votre choix
action-mermaid2 = Sirène
    .price = 2
    .gain = 2 PV, 2 doublons
action-kraken3 = Kraken
    .price = 3
    .gain = 6 doublons
action-skull2 = Crâne
    .price = 2
    .gain = enterrez 1 trésor
trade-map-maker = Cartographe
    .gain = 3 doublons
trade-jungle-guide = Guide de la Jungle
    .gain = enterrez 1 trésor
trade-botanist = Botaniste
    .gain = 2 PV
trade-caravel = Caravelle
    .gain = 1 cube sur l'île de votre choix
trade-nautilus = Nautile
    .gain = un lingot d'or
cube-gold = Lingot d'or
cube-emerald = Émeraude
cube-pearl = Perle
cube-gold-bonus = Lingot d'or de la case bonus
cube-emerald-bonus = Émeraude de la case bonus
cube-pearl-bonus = Perle de la case bonus
square-gold-1 = Or : 5 doublons
    .gain = 5 doublons
square-gold-2 = Or : 1 amélioration de navire
    .gain = 1 amélioration de navire
square-gold-3 = Or : 1 cube sur l'île de l'or
    .gain = 1 cube sur l'île de l'or
square-gold-4 = Or : aucun bonus
    .gain = aucun bonus
square-emerald-1 = Émeraudes : 1 cube sur l'île des émeraudes
    .gain = 1 cube sur l'île des émeraudes
square-emerald-2 = Émeraudes : prenez 1 quête
    .gain = prenez 1 quête
square-emerald-3 = Émeraudes : 3 PV
    .gain = 3 PV
square-emerald-4 = Émeraudes : aucun bonus
    .gain = aucun bonus
square-pearl-1 = Perles : Explorer 2
    .gain = Explorer 2
square-pearl-2 = Perles : 4 doublons
    .gain = 4 doublons
square-pearl-3 = Perles : 1 cube sur l'île des perles
    .gain = 1 cube sur l'île des perles
square-pearl-4 = Perles : aucun bonus
    .gain = aucun bonus
square-figurehead-1 = Poséidon : 5 doublons
    .gain = 5 doublons
square-figurehead-2 = Poséidon : 4 PV
    .gain = 4 PV
square-figurehead-3 = Poséidon : 1 amélioration de navire
    .gain = 1 amélioration de navire
square-figurehead-4 = Poséidon : 1 trésor au choix
    .gain = 1 trésor au choix
ruby-square-r1 = Case 1 : 8 doublons
    .gain = 8 doublons
ruby-square-r2 = Case 2 : 6 PV
    .gain = 6 PV
ruby-square-r3 = Case 3 : 1 amélioration de navire, 3 PV
    .gain = 1 amélioration de navire, 3 PV
ruby-square-r4 = Case 4 : prenez 1 quête, 3 doublons
    .gain = prenez 1 quête, 3 doublons
ruby-square-r5 = Case 5 : enterrez 2 trésors, 1 PV
    .gain = enterrez 2 trésors, 1 PV
ruby-square-r6 = Case 6 : 1 trésor au choix, 2 cubes sur les îles de votre choix
    .gain = 1 trésor au choix, 2 cubes sur les îles de votre choix
solo-a1 = Carte A1
solo-a2 = Carte A2
solo-a3 = Carte A3
solo-a4 = Carte A4
solo-a5 = Carte A5
solo-a6 = Carte A6
solo-b1 = Carte B1
solo-b2 = Carte B2
solo-b3 = Carte B3
solo-b4 = Carte B4
solo-b5 = Carte B5
solo-b6 = Carte B6
boon-doubloons = Doublons
boon-points = Points de victoire
boon-gold = Un lingot d'or
boon-emerald = Une émeraude
boon-pearl = Une perle
boon-treasures = Trésors au choix
boon-cubes = Cubes sur une île
boon-quests = Prendre une quête
boon-sell-quest = Vendre une quête
boon-raid = Raid
boon-explore = Explorer
boon-space-again = La case de votre Explorateur encore une fois
boon-bury = Enterrer un trésor
boon-upgrade = Amélioration de navire
boon-acquire = Acquérir de loin
boon-build = Construire une Résidence
boon-figurehead = Figure de proue
boon-black-market = Placer un marché noir
boon-market-any = Utiliser un marché noir
boon-doubloon-income-now = Revenu de doublons maintenant
boon-points-income-now = Revenu de PV maintenant

# Settings and presets.
setting-layout = Carte des Caraïbes
setting-layout-help = Comment sont posées les 27 cartes et les trois îles.
choice-layout-trade-winds = Alizés
choice-layout-narrows = Le Goulet
choice-layout-two-lanes = Deux Routes
choice-layout-long-archipelago = Long Archipel
choice-layout-wide-bay = Large Baie
choice-layout-hourglass = Sablier
choice-layout-random = au hasard
setting-break-location-clusters = Séparer les Lieux
setting-break-location-clusters-help = Là où quatre Lieux ou plus se touchent, certains échangent leur place avec des Développements.
setting-pass-residence-gain = Doublons sans construire
setting-pass-residence-gain-help = Ce que gagne qui s'arrête sur une Résidence et ne construit pas.
choice-pass-residence-gain-0 = rien
choice-pass-residence-gain-5 = 5 doublons
setting-fog-locations = Brouillard de guerre : Lieux
setting-fog-locations-help = Les Lieux sont face cachée avec un doublon ; le premier qui s'y arrête les retourne et le prend.
setting-fog-improvements = Brouillard de guerre : Développements
setting-fog-improvements-help = Les Développements sont face cachée et se retournent quand un navire y entre ; vous naviguez pas à pas.
setting-skirmish = Escarmouche pirate
setting-skirmish-help = Les navires qui se rencontrent sur une carte se battent, un dé chacun, pour des points et des doublons.
setting-mission-hunt = Chasse aux quêtes
setting-mission-hunt-help = Plus de quêtes ; seule la condition haute compte, pour le double des points, et chaque quête manquée coûte 5 PV.
setting-rubies = Rubis
setting-rubies-help = Deux Lieux fournissent des rubis ; dans le Golfe on les vend contre six bonus différents.
setting-retirement = Retraite
setting-retirement-help = Une fois par partie un Explorateur peut quitter la piste pour une Résidence à moitié prix.
setting-solo-b-cards = Cartes B de Jordan
setting-solo-b-cards-help = Combien des six cartes de votre adversaire sont les plus dures quand vous jouez seul ; à deux joueurs ou plus, cela ne change rien.
choice-solo-b-cards-0 = 0 (facile)
choice-solo-b-cards-1 = 1
choice-solo-b-cards-2 = 2
choice-solo-b-cards-3 = 3
choice-solo-b-cards-4 = 4
choice-solo-b-cards-5 = 5
choice-solo-b-cards-6 = 6 (difficile)
choice-true = oui
choice-false = non
style-builder = bâtisseur
style-raider = pillard
style-explorer = explorateur
preset-first-game = Première partie
preset-standard = Partie standard
preset-fog-of-war = Brouillard de guerre
preset-everything = Tous les modules
preset-first-game-help = Les Alizés, sans module ; en solitaire, Jordan n'a que des cartes A.
preset-standard-help = Une carte au hasard, sans module.
preset-fog-of-war-help = Lieux et Développements restent face cachée jusqu'à l'arrivée des navires.
preset-everything-help = Brouillard, escarmouches, chasse aux quêtes, rubis et retraite ensemble.

# The score sheet.
reason-play = PV en cours de partie
reason-income = Revenu de PV
reason-rubies = Rubis
reason-rivers = Rivières franchies
reason-doubloons = Doublons
reason-cards = Points des Dévelop­pements
reason-card-scoring = Décompte des Dévelop­pements
reason-residences = Résidences
reason-treasures = Trésors
reason-buried = Trésors enterrés
reason-quests = Quêtes
reason-quest-bonus = Six quêtes

# What components do: a moment and an effect.
clause = { $when } : { $effect }.
when-gain = Une fois
when-immediate = Tout de suite
when-permanent = Désormais
when-income = Revenu
when-end = À la fin
worth-points = { $points } PV à la fin.
each-buried = par trésor enterré
    .many = trésors enterrés
each-quest = par quête en main
    .many = quêtes en main
each-quest-scored = par quête qui a marqué
    .many = quêtes qui ont marqué
each-river = par rivière franchie
    .many = rivières franchies
each-crew = par carte Équipage
    .many = cartes Équipage
each-equipment = par carte Matériel
    .many = cartes Matériel
each-vessel = par carte Navire
    .many = cartes Navire
each-gold = par lingot d'or
    .many = lingots d'or
each-emerald = par émeraude
    .many = émeraudes
each-pearl = par perle
    .many = perles
each-set = par lot de trois trésors différents
    .many = lots de trois trésors différents
each-income-dbl = par doublon de revenu
    .many = doublons de revenu
each-income-vp = par PV de revenu
    .many = PV de revenu
each-treasure = par trésor
    .many = trésors
each-improvement = par Développement et Résidence
    .many = Développements et Résidences
each-lightning = par Développement à éclair
    .many = Développements à éclair
each-upgrade = par amélioration de navire
    .many = améliorations de navire
each-residence = par Résidence
    .many = Résidences
what-crew = les cartes Équipage
what-equipment = les cartes Matériel
what-vessel = les cartes Navire
what-residence = les Résidences
what-improvement = tous les Développements
what-all = Développements et Résidences
effect-doubloons = { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    }
effect-points = { $count } PV{ $each ->
        [none] {""}
       *[other] {" "}{ $each }
    }{ $most ->
        [0] {""}
       *[other] {" "}(au plus { $most })
    }
effect-treasures = { $count ->
        [one] { $treasure-a }
       *[other] { $count } { $treasure-many }
    }
effect-loot = { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    } de sa couleur
effect-treasures-any = { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    } au choix
effect-treasures-same = { $count } trésors d'une même sorte
effect-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } { $treasure-onto }
effect-cubes-any = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } sur { $count ->
        [one] l'île
       *[other] les îles
    } de votre choix
effect-cubes-same = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } sur une même île de votre choix
effect-doubloon-income-now = autant de doublons que votre revenu
effect-points-income-now = autant de PV que votre revenu de PV
effect-quests = prenez { $count ->
        [one] { $count } quête
       *[other] { $count } quêtes
    }
effect-sell-quest = rendez une quête pour { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    }
effect-raid = un raid{ $count ->
        [0] {""}
       *[other] {" "}avec +{ $count } de puissance
    }
effect-raid-fixed = un raid sans dés, { $count } de puissance
effect-raid-die = un raid avec le seul { $treasure-die }, +{ $count } de puissance
effect-explore = Explorer { $count }
effect-space-again = utilisez encore la case de votre Explorateur
effect-bury = enterrez { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    }
effect-upgrade = { $count ->
        [one] { $count } amélioration de navire
       *[other] { $count } améliorations de navire
    }
effect-acquire = prenez { $kind-a } n'importe où dans les Caraïbes{ $count ->
        [0] {""}
       *[other] , pour { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    } de plus
    }
effect-build = construisez une Résidence au choix
effect-figurehead = une figure de proue pour { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    }
effect-black-market = placez un marché noir{ $count ->
        [0] {""}
       *[other] {" "}pour { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    }
    }
effect-market-any = utilisez n'importe quel marché noir d'un Lieu
effect-power = +{ $count } de puissance à chaque raid
effect-die-power = +{ $count } de puissance avec le { $treasure-die }
effect-reroll = { $count ->
        [one] { $count } relance de plus
       *[other] { $count } relances de plus
    } à chaque raid
effect-raid-action = action de raid : { $action-price } de puissance → { $action-gain }
effect-swift-explorer = +{ $count ->
        [one] { $count } case
       *[other] { $count } cases
    } à chaque Explorer
effect-explore-trade = à chaque Explorer, 1 mouvement → { $gains }
effect-discount = { $what } coûtent { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    } de moins
effect-swift-ship = votre navire peut aller { $count } pas plus loin
effect-quest-refresh = avant de prendre une quête vous pouvez renouveler le marché des quêtes
effect-bury-squares = quatre cases à elle pour enterrer n'importe quel trésor
effect-doubloon-income = +{ $count } de revenu de doublons
effect-points-income = +{ $count } de revenu de PV
effect-quest-income = +{ $count } de revenu de doublons par quête en main
effect-score = { $points } PV { $per ->
        [one] { $each }
       *[other] pour { $per } { $each-many }
    }{ $most ->
        [0] {""}
       *[other] {" "}(au plus { $most })
    }
effect-choose = { $first } ; ou { $second }
effect-nothing = aucun bonus
need-buried = { $count ->
        [one] { $count } trésor enterré
       *[other] { $count } trésors enterrés
    }
need-quest = { $count ->
        [one] { $count } quête
       *[other] { $count } quêtes
    }
need-quest-scored = { $count ->
        [one] { $count } quête
       *[other] { $count } quêtes
    } avec points
need-river = { $count ->
        [one] { $count } rivière franchie
       *[other] { $count } rivières franchies
    }
need-crew = { $count ->
        [one] { $count } carte Équipage
       *[other] { $count } cartes Équipage
    }
need-equipment = { $count ->
        [one] { $count } carte Matériel
       *[other] { $count } cartes Matériel
    }
need-vessel = { $count ->
        [one] { $count } carte Navire
       *[other] { $count } cartes Navire
    }
need-gold = { $count ->
        [one] { $count } lingot d'or
       *[other] { $count } lingots d'or
    }
need-emerald = { $count ->
        [one] { $count } émeraude
       *[other] { $count } émeraudes
    }
need-pearl = { $count ->
        [one] { $count } perle
       *[other] { $count } perles
    }
need-set = { $count ->
        [one] { $count } lot
       *[other] { $count } lots
    } de trois trésors différents
need-income-dbl = revenu de { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    }
need-income-vp = revenu de { $count } PV
need-treasure = { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    }
need-improvement = { $count } Développements, Résidences comprises
need-lightning = { $count ->
        [one] { $count } Développement
       *[other] { $count } Développements
    } à éclair
need-upgrade = { $count ->
        [one] { $count } amélioration de navire
       *[other] { $count } améliorations de navire
    }
need-residence = { $count ->
        [one] { $count } Résidence
       *[other] { $count } Résidences
    }
needs-and = { $first } et { $second }
quest-text = { $low } : { $points } PV ; { $high } : { $points2 } PV.
residence-text = { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }. À la fin : { $effect }.
location-text = { $effects }.{ $tile ->
        [0] {""}
       *[other] {" "}Place d'une tuile Valeur de trésor.
    }
gulf-text = 1 amélioration de navire, puis une de ces actions : { $effects }.
maracaibo-text = { $points } PV et 1 amélioration de navire ; la manche se termine.
squares-text = Cases pour enterrer : { $effects }.
barrier-text = Il faut { $count ->
        [one] { $count } amélioration de navire
       *[other] { $count } améliorations de navire
    }.
action-text = { $price } de puissance → { $effects }{ $often ->
        [raid] , une fois par raid
       *[other] , une fois par tour
    }
trade-text = 1 mouvement → { $effects }
tile-space-text = construisez une Résidence à moitié prix ; l'Explorateur retourne au départ
solo-text = { $extra }La première qui est possible : { $effects }.
solo-extra = D'abord { $effects }.
extra-raid = un raid sur place
extra-explore = Explorer { $count }
extra-upgrade = une amélioration
order-raid = Raid
order-explore = Explorer
order-quest = Quête
order-acquire = acquérir : { $list }
order-improvement = Développement ({ $list })

# What a player is asked.
prompt-ReturnQuest = Gardez { $count ->
        [one] { $count } quête
       *[other] { $count } quêtes
    } : laquelle rendez-vous ?
prompt-Sail = Où naviguez-vous ? Jusqu'à { $count } pas, vers une colonne plus proche de Maracaibo.
prompt-SailOn = Naviguez pas à pas : { $left ->
        [0] il n'en reste aucun
        [one] il en reste un
       *[other] il en reste { $left }
    }.
prompt-PayFee = Vous ne pouvez pas payer tout le monde ici : qui payez-vous ?
prompt-StopAtImprovement = { $improvement ->
        [none] Une carte face cachée
       *[other] { $improvement }
    } : { $improvement ->
        [none] gagnez { $doubloons2 ->
        [one] { $doubloons2 } doublon
       *[other] { $doubloons2 } doublons
    }.
       *[other] l'acquérir pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }, ou en gagner { $doubloons2 } ?
    }
prompt-StopAtResidence = { $residence } : construire pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } ?
prompt-TakeRuby = Prendre un rubis ?
prompt-ActivateMarket = Votre marché noir est ici : activer { $black_market } ?
prompt-StopUpgrade = Améliorer votre navire ?
prompt-ChooseSide = { $location ->
        [gulf] Le Golfe
       *[other] { $location }
    } : choisissez.
prompt-ChooseEffect = Quel effet utilisez-vous ? Ce que vous laissez est perdu.
prompt-UpgradeShip = { $left ->
        [one] Une amélioration de navire
       *[other] { $left } améliorations de navire
    } : quel emplacement ?
prompt-ChooseDie = Choisissez un dé{ $rerolls ->
        [0] {""}
        [one] , ou relancez
       *[other] , ou relancez ({ $rerolls } fois)
    }.
prompt-NameColour = Un raid sans dés, puissance de base { $basis } : pour quel trésor ?
prompt-SpendPower = Raid pour les { $treasure-many } : il reste { $power } de puissance.
prompt-StoreTreasure = { $treasure } : sur la case bonus ({ $treasure-bonus }), ou dans le stockage simple ?
prompt-TakeTreasure = { $count ->
        [one] Quel trésor prenez-vous ?
       *[other] { $count } trésors d'une même sorte : laquelle ?
    }
prompt-AddCubes = { $count ->
        [one] Un cube
       *[other] { $count } cubes
    } : sur quelle île ?
prompt-BuryTreasure = Enterrez { $left ->
        [one] un trésor
       *[other] { $left } trésors, l'un après l'autre
    } : lequel, et sur quelle case ?
prompt-MoveExplorer = Explorer : jusqu'à { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }. Où va votre Explorateur ?
prompt-TakeQuest = Prenez { $left ->
        [one] une quête
       *[other] { $left } quêtes, l'une après l'autre
    } : au marché ou dans la pioche ?
prompt-SellOne = Rendre une quête pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } ?
prompt-AcquireAfar = Prenez { $kind-a } n'importe où{ $doubloons ->
        [0] {""}
       *[other] , pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } de plus
    }.
prompt-BuildAnywhere = Quelle Résidence construisez-vous ?
prompt-TakeFigurehead = Quelle figure de proue prenez-vous pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } ? Elle reste toute la partie.
prompt-PlaceMarket = Placez un marché noir{ $doubloons ->
        [0] {""}
       *[other] {" "}pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }
    } : quelle tuile, sur quel Lieu ?
prompt-ChooseMarket = Quel marché noir utilisez-vous ?
prompt-Retire = Votre Explorateur prend sa retraite : quelle Résidence construisez-vous à moitié prix ?
prompt-EndTurn = Il reste quelque chose à faire : utilisez-le, ou terminez votre tour.

# What a player may do: the verb, and the kinds of the words after it.
do-done = Terminer
do-decline = Renoncer
do-ignore = Gagner 5 doublons
do-reroll = Relancer
do-draw = Piocher
do-refresh = Renouveler d'abord le marché
do-stop = S'arrêter ici
do-activate = Activer
do-take-ruby = Prendre un rubis
do-store-bonus = Sur la case bonus
do-store-plain = Dans le stockage simple
do-exchange-ruby = Un rubis → 2 PV
do-choose-boon = { $boon }
do-die-treasure = Dé : { $treasure-many }
do-name-treasure = Raid pour les { $treasure-many }
do-take-treasure = { $treasure }
do-add-treasure = Cube { $treasure-onto }
do-spend-action = { $action-price } de puissance → { $action-gain }
do-trade-trade = { $trade } : 1 mouvement → { $trade-gain }
do-pay-seat = Payer { $seat }
do-figurehead-figurehead = { $figurehead }
do-build-residence = Construire { $residence }
do-upgrade-slot = { $slot } : { $slot-gain }
do-return-quest = Rendre { $quest }
do-quest-quest = Prendre { $quest }
do-sell-quest = Vendre { $quest }
do-sail-place = Naviguer { $place-to }
do-explore-space = Explorateur : { $space }
do-acquire-improvement = Acquérir { $improvement }
do-step-place = Un pas { $place-to }
do-use-place = Utiliser celui { $place-at }
do-sell-ruby-ruby-square = Vendre un rubis : { $ruby_square-gain }
do-spend-action-of-raid-raid = Puissance restante : { $action-price } → { $action-gain } (raid { $raid })
do-bury-cube-square = { $cube } → { $square }
do-place-black-market-place = { $black_market } { $place-at }

# What has happened.
log-layout = Les Caraïbes : { $layout }.
log-quests-dealt = { $seat } pioche { $count ->
        [one] { $count } quête
       *[other] { $count } quêtes
    }.
log-quest-returned = { $seat } rend une quête.
log-quest-returned-known = { $seat } rend { $quest }.
log-quest-revealed = Nouvelle au marché des quêtes : { $quest }.
log-figurehead-revealed = Au marché des figures de proue : { $figurehead }.
log-first-player = { $seat } est premier joueur.
log-round = Manche { $round } ; { $seat } commence.
log-sailed = { $seat } navigue { $place-to }.
log-sailed-location = { $seat } navigue { $location-to }.
log-sailed-residence = { $seat } navigue vers une Résidence : { $residence }.
log-sailed-improvement = { $seat } navigue vers un Développement : { $improvement }.
log-fee = { $seat } paie { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } à { $seat2 }, dont le navire est là.
log-fee-supply = { $seat } rencontre Jordan et paie { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
log-fee-gained = Jordan rencontre { $seat }, qui gagne { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
log-location-turned = { $seat } retourne un Lieu : { $location }.
log-improvement-turned = { $seat } retourne un Développement : { $improvement }.
log-tile-laid = Tuile Valeur de trésor { $location-at } : { $treasure }.
log-fog-doubloons = { $seat } prend { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } sur la carte.
log-fog-grows = { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } de plus sur chaque Lieu encore face cachée ({ $count }).
log-skirmish-roll = Escarmouche : { $seat } obtient { $count }, { $power } en tout.
log-skirmish-won = { $seat } gagne l'escarmouche : { $points } PV.
log-skirmish-tied = L'escarmouche finit à égalité.
log-skirmish-taken = { $seat } prend { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } à { $seat2 }.
log-ruby = { $seat } prend un rubis.
log-ruby-sold = Un rubis de { $seat } va au Marché de rubis. { $ruby_square }.
log-ruby-exchanged = { $seat } échange un rubis contre { $points } PV.
log-rubies-exchanged = { $seat } échange { $count } rubis contre { $points } PV.
log-ignored = { $seat } laisse la carte et gagne { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
log-acquired = { $seat } acquiert { $improvement } pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
log-laid = Nouvelle carte dans les Caraïbes : { $improvement }.
log-laid-location = Nouvelle carte dans les Caraïbes, un Lieu : { $location }.
log-laid-down = Une nouvelle carte arrive face cachée.
log-laid-filler = La pioche est vide : une carte arrive face cachée et le reste.
log-built = { $seat } construit { $residence } pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
log-first-token = Premier jeton, { $residence } : { $points } PV pour { $seat }.
log-retired = L'Explorateur de { $seat } prend sa retraite et retourne au départ.
log-cube = Cube { $treasure-onto } : { $count } maintenant.
log-treasure = { $seat } prend { $treasure-a }.
log-treasure-supply = { $seat } prend { $treasure-a } dans la réserve : l'île est vide.
log-bonus-covered = { $seat } couvre la case bonus : { $treasure-bonus }.
log-buried = { $seat } enterre { $treasure-a } : { $square-gain }.
log-upgraded = { $seat } améliore son navire : { $slot } ({ $slot-gain }).
log-figurehead = { $seat } prend la figure de proue { $figurehead } pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
log-market-placed = { $seat } place un marché noir { $location-at }{ $doubloons ->
        [0] {""}
       *[other] {" "}pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }
    } : { $black_market }.
log-market-placed-down = { $seat } place un marché noir sur un Lieu face cachée ({ $place }){ $doubloons ->
        [0] {""}
       *[other] {" "}pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }
    } : { $black_market }.
log-market-used = { $seat } utilise le marché noir { $black_market }.
log-rolled = { $seat } obtient jaune { $count }, vert { $count2 }, blanc { $count3 }.
log-rolled-one = { $seat } lance le { $treasure-die } : { $count }.
log-raided = { $seat } mène un raid pour les { $treasure-many }, avec { $power } de puissance.
log-spent = { $seat } dépense { $power } de puissance : { $action-gain }.
log-power-left = { $seat } garde { $power } de puissance jusqu'à la fin du tour.
log-explored = { $seat } : l'Explorateur atteint { $space-the }.
log-traded = { $seat } renonce à 1 mouvement ({ $trade }) : { $trade-gain }.
log-quest-took = { $seat } prend la quête { $quest }.
log-quest-drew = { $seat } pioche une quête.
log-quest-drew-known = { $seat } pioche la quête { $quest }.
log-quest-sold = { $seat } rend une quête pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
log-quest-sold-known = { $seat } rend la quête { $quest } pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
log-quests-refreshed = { $seat } renouvelle le marché des quêtes.
log-doubloons = { $seat } gagne { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
log-points = { $seat } gagne { $points } PV.
log-gulf = { $seat } est dans le Golfe.
log-maracaibo = { $seat } atteint Maracaibo : { $points } PV.
log-round-ended = { $seat } a atteint Maracaibo : la manche { $round } est finie.
log-income = Revenu de { $seat } : { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }, { $points } PV.
log-ships-back = Tous les navires retournent dans la zone de départ.
log-jordan-card = { $seat } révèle la { $solo }.
log-jordan-line = Jordan suit la ligne { $count } de sa carte.
log-jordan-skipped = { $solo } : rien n'en est possible pour Jordan.
log-jordan-adrift = Aucune carte de Jordan n'est possible : il poursuit sa route.
log-jordan-raid = Raid de Jordan, qui obtient { $count }.
log-jordan-explored = L'Explorateur de Jordan atteint { $space-the }.
log-jordan-quest = Jordan prend la quête { $quest }.
log-jordan-no-quest = Il n'y a pas de quête pour Jordan.
log-jordan-took = Jordan prend { $improvement }.
log-jordan-advanced = Le marqueur de Jordan est en position { $count }.
log-jordan-figurehead = Jordan retire la figure de proue { $figurehead }.
log-jordan-residence = Jordan s'installe : { $residence }.
log-jordan-upgraded = Amélioration numéro { $count } de Jordan.
log-final = Le décompte final
log-final-reason = { $reason } : { $points } PV pour { $seat }.
log-quest-scored = Quête de { $seat }, { $quest } : { $points } PV.
log-winner = { $seat } gagne avec { $points } PV.
log-victory = { $seat } bat Jordan, { $points } à { $points2 } PV.
log-defeat = Jordan gagne : { $points2 } contre les { $points } PV de { $seat }.

# Why something can't be done, and what speaks against it.
why-too-dear = Cela coûte { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } ; vous en avez { $doubloons2 }.
why-behind = Le déplacement doit finir dans une colonne plus proche de Maracaibo.
why-too-far = C'est à plus de { $count } pas.
why-no-way-on = De là, les pas restants n'atteignent pas de colonne plus proche de Maracaibo.
why-little-power = Il faut { $power } de puissance ; il en reste { $power2 }.
why-action-used = Vous l'avez déjà utilisée.
why-not-owned = Vous ne l'avez pas.
why-nothing-to-gain = Cela n'apporterait rien maintenant.
why-filled = Il y a déjà un cube.
why-barred = La barrière demande { $count ->
        [one] { $count } amélioration de navire
       *[other] { $count } améliorations de navire
    } ; vous en avez { $count2 }.
why-own-token = Votre jeton y est déjà.
why-not-in-play = Elle n'est pas dans les Caraïbes.
why-other-kind = Il faut { $kind-a }.
why-occupied = Un autre Explorateur s'y trouve : la case est sautée.
why-out-of-reach = C'est hors de portée.
why-must-move = Votre Explorateur doit encore avancer d'une case au moins.
why-market-there = Un marché noir s'y trouve déjà.
why-no-market = Aucun marché noir ne s'y trouve.
why-placed-before = Vous avez déjà placé cette tuile.
why-no-treasure = { $treasure } : vous n'en avez pas là, au-dessus de la ligne de la pelle.
why-square-filled = Cette case est déjà couverte.
why-other-area = Cette case est à un autre trésor.
why-falling = Avec un cube de moins sur l'{ $treasure-island }, chaque { $treasure-one } vaut { $points2 } PV au lieu de { $points }.

# What people watch together.
moment-round = Manche { $round }
moment-voyage = { $seat } navigue
moment-dice = { $seat } lance les dés
moment-plunder = { $seat } prend { $treasure-a }
moment-burial = { $seat } enterre { $treasure-a }
moment-purchase = { $seat } acquiert { $improvement }
moment-building = { $seat } construit { $residence }
moment-expedition = L'Explorateur de { $seat } atteint { $space-the }
moment-figurehead = { $seat } prend la figure de proue { $figurehead }
moment-black-market = { $seat } place un marché noir : { $black_market }
moment-upgrade = { $seat } améliore son navire : { $slot }
moment-skirmish = { $seat } en rencontre d'autres : une escarmouche
moment-jordan = Jordan : { $solo }
moment-jordan-sails = Jordan poursuit sa route
moment-arrival = { $seat } atteint Maracaibo
moment-income = Revenu après la manche { $round }
moment-end = Le décompte final
moment-score = { $seat } : { $points } PV

# What players count.
figure-doubloons = Doublons
figure-doubloon-income = Revenu de doublons
figure-points-income = Revenu de PV
figure-power = Puissance de raid
figure-explore-bonus = Bonus d'Explorer
figure-crew = Équipage
figure-equipment = Matériel
figure-vessel = Navires
figure-upgrades = Améliorations de navire
figure-buried = Trésors enterrés
figure-quests = Quêtes
figure-cards = Cartes
figure-residences = Résidences
figure-gold = Lingots d'or
figure-emerald = Émeraudes
figure-pearl = Perles
figure-rubies = Rubis
figure-explorer = Piste d'exploration
figure-rivers = Rivières franchies

# Groups of options on the desk.
group-sail = Naviguer
group-step = Pas
group-explore = Explorateur
group-trade = Échanger un mouvement
group-acquire = Acquérir
group-build = Construire
group-upgrade = Améliorer
group-bury = Enterrer
group-spend = Dépenser la puissance
group-die = Dé
group-name = Trésor
group-take = Prendre
group-add = Île
group-store = Ranger
group-quest = Quête
group-return = Rendre
group-sell = Vendre
group-figurehead = Figure de proue
group-place = Marché noir
group-use = Utiliser
group-pay = Payer
group-choose = Choisir

# The rules in short, chapter by chapter.
help-1 = Trois voyages de gauche à droite à travers les cartes des Caraïbes. Qui a le plus de points de victoire (PV) à la fin gagne : cartes, Résidences, trésors, quêtes, rivières et plus.
    .title = Le but
help-2 = Naviguez de 1 à 3 cartes, dans toute direction, mais finissez dans une colonne plus proche de Maracaibo. S'il y a d'autres navires, payez 1 doublon à chacun. Puis utilisez la carte.
    .title = Un tour
help-3 = Sur un Développement : payez et prenez-le, ou gagnez 5 doublons. Sur une Résidence : vous pouvez construire, pour des points à la fin.
    .title = Cartes à acheter
help-4 = Sur un Lieu : un cube vient sur l'île de sa tuile, votre marché noir peut servir, votre navire s'améliorer ; puis ses actions, dans l'ordre voulu. Une barre oblique : un seul côté.
    .title = Lieux
help-5 = Lancez trois dés, une fois de plus si vous voulez, et choisissez-en un : sa couleur est le trésor, sa valeur la puissance, avec vos bonus. Dépensez : 1 pour 1 PV, 2 pour 3 doublons, 5 pour un trésor, chacun une fois par tour.
    .title = Raid
help-6 = Un trésor vient de son île ; moins il y reste de cubes, moins valent tous les trésors de sa sorte. Enterré sous la ligne de la pelle, il donne un bonus et 2 PV de plus à la fin.
    .title = Trésors
help-7 = L'Explorateur utilise la case où il s'arrête ; les cases occupées sont sautées. Chaque rivière franchie vaut 4 PV à la fin.
    .title = Explorer
help-8 = Les quêtes restent secrètes. Chacune rapporte la plus haute de ses deux conditions que vous remplissez ; six qui marquent rapportent 10 PV de plus.
    .title = Quêtes
help-9 = Dans le Golfe : une amélioration, puis un raid, une exploration ou une Résidence. Le tour suivant mène à Maracaibo : 6 PV, une amélioration, et la manche finit. Alors tous touchent leur revenu.
    .title = Le Golfe et Maracaibo

# The board in words.
board-round = { $round ->
        [0] Avant la première manche
       *[other] Manche { $round } sur { $rounds }
    }
board-order = Ordre
board-last = Dernier tour de la partie
board-nothing = rien
board-level-two = Pioche de niveau II
board-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $top ->
        [up] , celle du dessus face visible
        [down] , celle du dessus face cachée
       *[other] {""}
    }
board-quest-deck = Pioche de quêtes
board-quests = Marché des quêtes
board-figureheads = Marché des figures de proue
board-sea = Les Caraïbes
board-location = Lieu { $location } : { $effects }
board-residence = Résidence { $residence }, à présent { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } : { $effects }
board-improvement = { $kind } { $improvement }, { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } : { $effects }
board-back = { $back ->
        [location] Un Lieu face cachée
        [level_one] Un Développement de niveau I face cachée
        [level_two] Une carte de niveau II face cachée
        [filler] Une carte qui reste face cachée
       *[other] Vide pour l'instant
    }
board-tile = tuile : { $treasure }
board-market = marché noir de { $seat } : { $black_market } ({ $effects })
board-ruby = Fournisseur de rubis
board-coins = { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } dessus
board-tokens = jetons : { $list }
board-first = premier jeton { $points } PV
board-ships = navires : { $list }
board-islands = Îles au Trésor
board-island = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } ; chaque { $treasure-one } vaut { $points } PV
board-explorers = Piste d'exploration
board-explorer = { $space }, { $rivers ->
        [one] { $rivers } rivière franchie
       *[other] { $rivers } rivières franchies
    }{ $left ->
        [0] {""}
       *[other] , { $left } jusqu'à la fin
    }
board-ruby-market = Marché de rubis
board-square = { $taken ->
        [0] libre
       *[other] occupée
    }
board-player = { $seat } · { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } · { $points } PV
board-income = Revenu
board-incomes = { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }, { $points } PV
board-ship = Navire
board-start = la zone de départ
board-raiding = Raid
board-powers = +{ $power } de puissance, { $rerolls ->
        [one] { $rerolls } relance
       *[other] { $rerolls } relances
    }
board-die = { $treasure-die } +{ $power }
board-action = { $action-price } → { $action-gain }{ $used ->
        [0] {""}
       *[other] {" "}(utilisée)
    }
board-exploring = Explorer
board-explores = +{ $count }
board-discounts = Réductions
board-discount = { $what } { $count }
board-upgrades = Améliorations de navire
board-treasures = Trésors
board-area = { $treasure } : { $count } au-dessus de la ligne{ $bonus ->
        [0] {""}
       *[other] {" "}et un sur la case bonus
    }, { $buried } dessous
board-on-figurehead = sur Poséidon : { $list }
board-treasure-points = à présent { $points } PV
board-rubies = Rubis
board-cards-of = Développements
board-residences = Résidences
board-figurehead = Figure de proue
board-unplaced = Marchés noirs à placer
board-hand = Quêtes
board-my-quests = Quêtes de { $seat }
board-thing = { $name } : { $effects }
board-progress = { $effects } À présent : { $list } → { $points } PV
board-raid = Raid de { $seat }
board-rolled = { $pips }, soit { $power } de puissance
board-power-left = Puissance restante
board-of-raid = Raid { $raid }, { $treasure-many }
board-explore = Explorer de { $seat }
board-movement = Mouvement restant
board-reach = { $count } de mouvement : { $effects }
board-listed = Au choix
board-stops = Où votre navire peut aller
board-stop = { $steps } pas{ $fee ->
        [0] {""}
       *[other] , péage de { $fee ->
        [one] { $fee } doublon
       *[other] { $fee } doublons
    }
    }
board-jordan = Jordan · { $points } PV
board-jordan-card = Dernière carte
board-jordan-deck = Pioche
board-jordan-marker = Marqueur
board-jordan-position = position { $count } sur 4
board-jordan-has = { $upgrades ->
        [one] { $upgrades } amélioration de navire
       *[other] { $upgrades } améliorations de navire
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $quests ->
        [one] { $quests } quête
       *[other] { $quests } quêtes
    }
board-kept = { $gold } lingots d'or, { $emerald } émeraudes, { $pearl } perles

# The guided first game, and hints at first meetings.
guide-welcome = Les Caraïbes sont devant vous : 27 cartes, trois îles, et Maracaibo de l'autre côté. D'abord, vous gardez l'une de deux quêtes ; personne ne voit laquelle.
    .title = Votre premier voyage
    .why = Une quête rapporte à la fin, d'autant plus que vous l'avez mieux remplie. Fosses Profondes compte les trésors enterrés, et enterrer vaut la peine de toute façon.
    .do = Rendez la quête éclairée.
guide-sail = Chaque tour commence par votre navire : d'une à trois cartes, en haut, en bas ou de côté, pourvu qu'il finisse dans une colonne plus proche de Maracaibo.
    .title = Naviguer
    .why = Qui navigue lentement a plus de tours. Le Quartier-maître de la deuxième colonne rapporte un revenu, qui vaut d'autant plus qu'il vient tôt.
    .do = Naviguez vers le Quartier-maître.
guide-improvement = Sur un Développement vous choisissez : payer son prix et l'emmener pour toute la partie, ou gagner 5 doublons.
    .title = Un Développement
    .why = Le vert est un revenu à la fin de chaque manche, le rouge dure, l'éclair sert tout de suite, et le nombre du haut compte à la fin. Une nouvelle carte prend sa place.
    .do = Prenez la carte.
guide-port = Trinidad est un Lieu. Sa tuile ajoute un cube sur l'île des perles quand vous vous arrêtez : les perles valent alors plus. Ensuite votre navire peut être amélioré, et il y a un raid.
    .title = Un Lieu
    .why = C'est sur les Lieux que l'on agit : raid, Explorer, enterrer, quêtes. Ils ne quittent jamais la mer.
    .do = Naviguez vers Trinidad.
guide-upgrade = Un cube sur votre plateau Navire : les emplacements beiges donnent quelque chose une fois, les rouges pour le reste de la partie. Les Pierriers donnent 1 de puissance de plus à chaque raid. Ensuite commencez le raid.
    .title = Amélioration de navire
    .why = Chaque arrêt sur un Lieu en offre une. Deux améliorations ouvrent la partie suivante du plateau, cinq la troisième, neuf la dernière.
    .do = Choisissez Pierriers.
guide-dice = Trois dés, et vous en choisissez un : sa couleur est le trésor à gagner, sa valeur votre puissance. Vous pouvez les relancer tous une fois.
    .title = Le raid
    .why = Le blanc est pour les perles. Rien ne bat un six, et vos Pierriers ajoutent 1.
    .do = Choisissez le dé blanc.
guide-power = Dépensez la puissance : 5 pour un trésor de la couleur du raid, 2 pour 3 doublons, 1 pour 1 PV, chacun une fois par tour.
    .title = Puissance de raid
    .why = Le trésor vient de son île. Avec moins de cubes, tous les trésors de sa sorte valent moins à la fin.
    .do = Prenez un trésor pour 5 de puissance ; dépensez ensuite le reste.
guide-hideout = Votre Repaire : un nouveau trésor se place au-dessus de la ligne de la pelle. S'il couvre la case bonus, vous gagnez ce qui y est : pour une perle, Explorer 1.
    .title = La case bonus
    .why = Quand ce trésor est enterré, la case est libre pour le suivant.
    .do = Posez-le sur la case bonus.
guide-explorer = Votre Explorateur va à l'intérieur des terres et utilise la case où il s'arrête. Les cases avec un autre Explorateur sont sautées.
    .title = Explorer
    .why = En chemin il y a des améliorations, des quêtes et des trésors, et chacune des quatre rivières franchies vaut 4 PV à la fin.
    .do = Allez sur la case éclairée.
guide-tobago = À Tobago vous pouvez Explorer et enterrer, dans l'ordre voulu. C'est à trois cartes.
    .title = Une pelle en vue
    .why = Là où plusieurs actions sont ensemble, toutes sont à vous. Là où une barre oblique les sépare, un seul côté.
    .do = Naviguez vers Tobago.
guide-bury = Descendez la perle sous la ligne. La case choisie donne son bonus maintenant, et un trésor enterré vaut 2 PV de plus à la fin.
    .title = Enterrer
    .why = C'est ce que compte Fosses Profondes. La case bonus du dessus est de nouveau libre.
    .do = Enterrez la perle sur la case éclairée.
guide-aruba = Aruba, dans la dernière colonne, offre une quête et des doublons. Prenez-en une du marché, que vous voyez, ou la première de la pioche.
    .title = Une autre quête
    .why = Six quêtes qui marquent rapportent 10 PV de plus. Choisissez ce qui va avec vos cartes.
    .do = Naviguez vers Aruba.
guide-gulf = Une seule de ces actions. Dans le Golfe, derrière la dernière colonne, c'est un raid avec 2 de puissance de plus, Explorer 4, ou une Résidence des Caraïbes au choix.
    .title = Une action au choix
    .why = Une Résidence coûte cher et récompense à la fin ce que vous avez le plus, jusqu'à 24 PV. Du Golfe le tour suivant mène à Maracaibo.
    .do = Choisissez ce qui est éclairé.
guide-scoring = Le premier navire à Maracaibo rapporte à son capitaine 6 PV et une amélioration, et met fin à la manche. Alors tous touchent leur revenu, et les navires retournent au départ.
    .title = Entre les voyages
    .why = Après la troisième manche tout est compté : rivières, doublons, cartes, Résidences, trésors, trésors enterrés et quêtes.
guide-alone = Vous avez rencontré tout ce que peut être un tour. Poursuivez, enterrez beaucoup, et cherchez une Résidence qui vous convienne.
    .title = La mer est à vous
    .why = Un court conseil apparaîtra encore quand il y aura du nouveau. Les règles complètes sont sous Apprendre, et ? aide à tout moment.
hint-ReturnQuest = Les quêtes ne comptent qu'à la fin. Gardez celle qui va avec ce qui se trouve dans les Caraïbes.
hint-Sail = Un petit déplacement donne plus de tours dans la manche ; un grand rapproche la fin pour tous.
hint-SailOn = Une carte face cachée se retourne dès que vous y entrez ; arrêtez-vous ou continuez.
hint-PayFee = Chacun reçoit un doublon tant que vous en avez ; les autres n'ont rien.
hint-StopAtImprovement = Ce que donne une carte dure : revenus et bonus valent le plus en début de partie. Sans elle, vous prenez 5 doublons.
hint-StopAtResidence = Une Résidence rapporte à la fin ce qu'elle nomme, jusqu'à son maximum. Le premier jeton donne 2 PV.
hint-TakeRuby = Les rubis se vendent dans le Golfe, un à chaque passage.
hint-ActivateMarket = Votre tuile sert chaque fois que votre navire s'arrête ici.
hint-StopUpgrade = Les emplacements beiges donnent une fois, les rouges pour toute la partie. Les barrières comptent les améliorations de tout le plateau.
hint-ChooseSide = Une barre oblique : un seul côté peut servir à cet arrêt.
hint-ChooseEffect = Vous décidez l'ordre. Ce qui ne ferait rien n'est pas proposé ; cela peut devenir possible ensuite.
hint-UpgradeShip = Chaque amélioration compte aussi pour les barrières et pour les quêtes.
hint-ChooseDie = La valeur est la puissance, la couleur le trésor. Une relance prend tous les dés, et compte.
hint-NameColour = Vos bonus généraux comptent, ceux d'un seul dé non.
hint-SpendPower = Chaque action de raid une fois par tour. La puissance qui reste peut servir jusqu'à la fin du tour.
hint-StoreTreasure = La case bonus redevient libre quand son trésor est enterré.
hint-TakeTreasure = Chaque trésor quitte son île : moins elle a de cubes, moins valent tous les trésors de sa sorte.
hint-AddCubes = Plus de cubes sur une île donnent plus de valeur à tous les trésors de sa sorte : les vôtres et ceux des autres.
hint-BuryTreasure = Un trésor enterré compte comme avant, et 2 PV de plus. Sa case donne un bonus maintenant.
hint-MoveExplorer = Seule la case d'arrivée donne quelque chose. À la fourche, le chemin du haut est plus long et plus riche.
hint-TakeQuest = Une carte du marché, vous la connaissez ; celle de la pioche, seulement quand elle est à vous.
hint-SellOne = Vendez celle que vous ne remplirez pas. Personne ne voit laquelle.
hint-AcquireAfar = La carte peut être n'importe où, même sous des navires. Une autre prend sa place.
hint-BuildAnywhere = Toute Résidence des Caraïbes sans votre jeton, au prix habituel.
hint-TakeFigurehead = Une seule figure de proue pour la partie : choisissez selon vos cartes.
hint-PlaceMarket = Elle sert tout de suite, et à chacun de vos arrêts. Une seule tuile par Lieu, de qui que ce soit.
hint-ChooseMarket = Les tuiles des autres aussi ; leurs points comptent ce que vous possédez, vous.
hint-Retire = La moitié du prix, arrondie vers le haut ; votre Explorateur repart du début, sans rivière.
hint-EndTurn = Puissance et rubis restants peuvent servir maintenant ; la puissance se perd à la fin du tour.

# Le plateau sur la page.
look-tab-sea = Mer
look-tab-markets = Marchés
look-tab-mine = Navire
look-page-markets = Marchés
look-page-track = Piste
look-page-raid = Raid
look-page-modules = Modules
look-order = Ordre
look-round = Manche { $round } sur { $rounds }
look-caribbean = Les Caraïbes
look-start = Départ
look-gulf = Le Golfe
look-then-one = puis au choix
look-down = { $back ->
    [location] un Lieu face cachée
    [level_one] une carte de niveau I face cachée
    [level_two] une carte de niveau II face cachée
    [empty] une case vide
   *[filler] une carte qui reste face cachée
}
look-first = 1er
look-first-points = Le premier jeton ici rapporte { $points } PV.
look-cost = { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}
look-price = { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
} (imprimé : { $printed })
look-tile = Tuile Valeur de trésor : un cube { $treasure-onto }.
look-market = Marché noir de { $name } : { $black_market }.
look-rubies-here = Fournisseur de rubis.
look-coins-here = { $doubloons ->
    [one] { $doubloons } doublon se trouve ici.
   *[other] { $doubloons } doublons se trouvent ici.
}
look-built = Construite par { $list }.
look-ship-of = Navire de { $name }
look-reaches = Peut atteindre :
look-island-name = { $treasure-island }
look-island = { $treasure-island } : { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} ; chaque { $treasure-one } vaut { $points } PV
look-last = { $name } joue le dernier tour de la partie
look-steps = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}
look-fee = { $doubloons ->
    [one] { $doubloons } doublon à qui s'y trouve
   *[other] { $doubloons } doublons à ceux qui s'y trouvent
}
look-too-dear = coûte { $doubloons }, vous avez { $count }
look-or-leave = ou laisser : { $doubloons }
look-preview-none = Pointez un lieu pour voir ce qu'il coûte et rapporte.
look-track = Piste d'exploration
look-track-help = Les cases occupées sont sautées. Chaque rivière franchie rapporte { $points } PV à la fin.
look-movement = { $count ->
    [one] { $count } mouvement restant
   *[other] { $count } mouvements restants
}
look-takes = { $count ->
    [one] prend { $count } mouvement
   *[other] prend { $count } mouvements
}
look-quests = Quêtes
look-quest-deck = { $count ->
    [one] Pioche des quêtes : { $count } carte
   *[other] Pioche des quêtes : { $count } cartes
}
look-quest-now = à présent { $list } : { $points } PV
look-quests-held = { $count ->
    [one] { $count } quête en main
   *[other] { $count } quêtes en main
}
look-level-two = { $count ->
    [one] Pioche de niveau II : { $count } carte
   *[other] Pioche de niveau II : { $count } cartes
}{ $top ->
    [up] , celle du dessus face visible
    [down] , celle du dessus face cachée
   *[hidden] { "" }
}
look-figureheads = Figures de proue
look-no-figurehead = sans figure de proue
look-ruby-market = Marché de rubis
look-ruby-points = Une fois toutes les cases prises, chaque rubis vaut { $points } PV.
look-retirement = Remise de Résidence
look-retirees = Peuvent encore prendre leur retraite : { $list }
look-raid-of = Raid de { $name }
look-power-left = Puissance restante : { $power }
look-leftover = Raid { $raid } : reste { $power } de puissance
look-leftovers = Puissance restante
look-die = { $treasure-die } : { $count }, puissance { $power }
look-rerolls = { $count ->
    [0] aucune relance
    [one] { $count } relance
   *[other] { $count } relances
}
look-fixed = Sans dés : puissance { $power }. Nommez un trésor.
look-basis = Dé et puissance imprimée
look-paid = Puissance dépensée
look-buys = Ce que la puissance achète
look-used = utilisée ce tour
look-covered = (couverte)
look-ship = Navire
look-hideout = Repaire
look-tableau = Développements
look-upgrades = { $count ->
    [one] { $count } amélioration
   *[other] { $count } améliorations
}
look-barrier = Barrière : { $count } améliorations{ $missing ->
    [0] , franchie
    [one] , il en manque { $missing }
   *[other] , il en manque { $missing }
}
look-slot = { $state ->
    [filled] rempli
    [barred] { $count ->
        [one] encore { $count } amélioration pour l'ouvrir
       *[other] encore { $count } améliorations pour l'ouvrir
    }
   *[open] disponible
}
look-hideout-of = Repaire de { $name }
look-hideout-sum = { $count ->
        [one] { $count } enterré
       *[other] { $count } enterrés
    } · { $points } PV
look-treasures = { $treasure-many } : { $count }
look-bonus-square = Case bonus, { $treasure-one }{ $covered ->
    [yes] , couverte
   *[no] { "" }
}
look-square = { $name } { $number }
look-from-bonus = { $name } { $number } · bonus
look-sail = Naviguer : { $name }
look-tile-at = { $name } → { $place }
odds-reroll = de faire mieux
look-stored = { $treasure-many } au-dessus de la ligne : { $count }
look-points = Points de victoire
look-points-of = { $points } PV, revenu { $count }
look-doubloons-of = { $doubloons } doublons, revenu { $count }
look-incomes = Revenu
look-income-of = { $name } : { $doubloons } doublons et { $points } PV à la fin de chaque manche
look-discounts = Réductions
look-markets-left = Marchés noirs restants
look-board-of = Plateau
look-no-cards = Aucune carte encore
look-more-quests = { $count } de plus
look-ship-chip = Navire { $count }
look-markets-chip = Marchés { $count }
look-hideout-chip = Repaire { $count }
look-quests-chip = Quêtes { $count }
look-tableau-chip = Cartes { $count }
look-hard-cards = { $count ->
    [one] { $count } carte B
   *[other] { $count } cartes B
}
look-jordan-first = Sa première carte vient après votre tour.
look-jordan-deck = { $count ->
    [one] { $count } carte dans sa pioche
   *[other] { $count } cartes dans sa pioche
}
look-jordan-ship = Navire de Jordan : { $count ->
    [one] { $count } amélioration
   *[other] { $count } améliorations
}
look-jordan-marker = Marqueur de Jordan : position { $count }
tip-round = Le premier navire à Maracaibo termine aussitôt les manches I et II ; la manche III va jusqu'au dernier tour.
tip-order = Rang { $place } dans l'ordre du tour
tip-last = Dès qu'un navire a atteint Maracaibo en manche III, la partie finit avec le tour de ce joueur.
tip-start = Les navires partent d'ici à chaque manche. Le premier pas mène à la première colonne.
tip-down = { $back ->
    [location] Un Lieu : il est retourné quand un navire s'y arrête.
    [level_one] Elle est retournée quand un navire y entre.
    [level_two] Elle est retournée quand un navire y entre.
    [empty] Elle est regarnie après l'achat.
   *[filler] Elle n'est jamais retournée : s'y arrêter ne donne que des doublons.
}
tip-island = Un cube de moins : { $less } PV ; un de plus : { $more } PV.
tip-rivers = Chaque rivière franchie rapporte { $points } PV à la fin.
tip-quest-deck = Au lieu d'une quête du marché, vous pouvez prendre celle du dessus.
tip-level-two = Les cartes acquises sont remplacées depuis cette pioche.
tip-barrier = Il faut autant d'améliorations pour remplir les emplacements derrière elle.
tip-bonus = Le premier trésor rangé ici rapporte ceci aussitôt ; la case se libère quand il est enterré.
tip-stored = Les trésors au-dessus de la ligne de la pelle peuvent être enterrés.
tip-points = Ce qui est marqué, et ce que chaque manche ajoute.
tip-power = S'ajoute à chaque raid ; le bonus d'un dé ne vaut que pour lui.
tip-rerolls = Tous les dés sont relancés ensemble.
tip-explore-bonus = S'ajoute au mouvement de chaque exploration ; les échanges donnent autre chose contre un mouvement.
tip-steps = Jusqu'où votre navire peut aller en un tour.
tip-upgrades = Chacune remplit un emplacement du navire, une fois pour toutes.
tip-buried = Chaque trésor enterré rapporte à la fin en plus de sa valeur.
tip-kinds = Quêtes, Résidences et cartes les comptent.
tip-residences = Chacune marque sa condition à la fin.
tip-quests = Comptées à la fin ; personne d'autre ne les voit.
tip-rubies = Vendus dans le Golfe, un à chaque arrêt.
tip-basis = Les points du dé, et ce qui est imprimé avec ce raid.
tip-paid = Ce que ce raid a déjà acheté.
tip-leftover = Elle peut être dépensée jusqu'à la fin du tour.
tip-jordan = Il pioche une carte par tour et fait la première chose qu'il peut atteindre.
tip-jordan-ship = Chaque Lieu lui donne une amélioration, dont l'emplacement agit aussitôt.
tip-position = Raid : { $points } PV ; Explorer : { $count } cases{ $more ->
    [0] { "" }
   *[other] {" "}et { $more } PV
}{ $compare ->
    [yes] . S'il a ensuite plus de ce trésor que vous, un cube est ajouté.
   *[no] .
}
tip-retirement = L'Explorateur quitte la piste : une Résidence à moitié prix, puis retour au départ.
told-starts = { $name } commence.
told-pips = dé : { $count }
told-total = Total
because-line = { $count ->
    [1] La première ligne de sa carte
   *[other] Ligne { $count } de sa carte, rien n'étant à portée pour les précédentes
}{ $stop ->
    [gulf] . Le Golfe passe avant tous les Lieux.
   *[other] {" "}: l'endroit qui convient le plus près de Maracaibo, puis le plus haut.
}
because-maracaibo = Du Golfe, il va à Maracaibo, sans carte.
because-adrift = Le plus près possible de Maracaibo, puis le plus haut.
because-extra = Sa carte B commence par cela.
because-cube = La tuile Valeur de trésor du Lieu.
because-cube-raid = Il en a plus que vous : la position de son marqueur le veut.
because-jordan-upgraded = Pour chaque Lieu, le Golfe et Maracaibo : l'emplacement suivant de son navire.
because-jordan-advanced = L'emplacement le fait avancer : ses raids et explorations rapportent plus.
because-jordan-figurehead = L'emplacement le veut, le dé dit laquelle. Vous ne pouvez plus la prendre.
because-jordan-residence = L'emplacement le veut, le dé dit laquelle.
because-jordan-quest = Toujours celle de droite du marché.
because-jordan-raid = Un dé dit quel trésor il prend.
because-treasure = { $island ->
    [most] Un { $count } : de l'île qui a le plus de cubes.
   *[other] Un { $count } désigne ce trésor.
}
because-points = Selon la position de son marqueur.
because-points-turned = Pour le Lieu qu'il a retourné.
because-jordan-explored = Aussi loin que le disent l'endroit et son marqueur, toujours par le chemin le plus long.
because-jordan-took = Le premier type de sa liste à portée.
because-jordan-took-acquire = Ici, il prend la première carte de la pioche de niveau II.
key-once = aussitôt
key-permanent = tant que dure la partie
key-income = à la fin de chaque manche
key-end = à la fin de la partie
key-steps = pas de votre navire
key-tile = un cube sur une île
key-market = tuile Marché noir
key-river = rivière sur la piste
shelf-improvement = Développements
shelf-location = Lieux
shelf-residence = Résidences
shelf-quest = Quêtes
shelf-figurehead = Figures de proue
shelf-black-market = Marchés noirs
shelf-slot = Améliorations de navire
shelf-action = Actions de raid
shelf-solo = Cartes de Jordan
shelf-kind = Genre
shelf-level = Niveau
shelf-level-of = niveau { $level }
shelf-zone = zone { $zone }
shelf-letters = Série
legend-counts = Comptes
legend-actions = Actions
legend-cards = Cartes
legend-treasures = Trésors
legend-times = Quand
legend-doubloon = Doublon
legend-doubloon-help = La monnaie du jeu.
legend-vp = Point de victoire
legend-vp-help = Qui en a le plus gagne.
legend-income-doubloon = Revenu en doublons
legend-income-doubloon-help = Versé à la fin de chaque manche.
legend-income-vp = Revenu en PV
legend-income-vp-help = Marqué à la fin de chaque manche.
legend-river = Rivière
legend-river-help = Franchie par votre Explorateur ; compte à la fin.
legend-ruby = Rubis
legend-ruby-help = Seulement avec le module Rubis.
legend-raid = Raid
legend-raid-help = Lancez, choisissez un dé, dépensez sa puissance.
legend-raid-power = Puissance de raid
legend-raid-power-help = Achète des actions de raid.
legend-explore = Explorer
legend-explore-help = Votre Explorateur avance sur la piste.
legend-bury = Enterrer
legend-bury-help = Un trésor passe sous la ligne de la pelle.
legend-quest-card = Quête
legend-quest-card-help = Prenez-en une au marché ou à la pioche.
legend-upgrade = Amélioration de navire
legend-upgrade-help = Un cube dans un emplacement de votre navire.
legend-figurehead = Figure de proue
legend-figurehead-help = Une par joueur, à son prix.
legend-black-market = Marché noir
legend-black-market-help = Votre propre tuile sur un Lieu.
legend-crew = Équipage
legend-crew-help = Un genre de Développement.
legend-equipment = Matériel
legend-equipment-help = Un genre de Développement.
legend-vessel = Navire
legend-vessel-help = Un genre de Développement.
legend-residence = Résidence
legend-residence-help = Construite avec un jeton ; compte à la fin.
legend-improvement = Développement
legend-improvement-help = L'un des trois genres, et les Résidences.
legend-gold-bar = Lingot d'or
legend-gold-bar-help = Un trésor, jaune.
legend-emerald = Émeraude
legend-emerald-help = Un trésor, vert.
legend-pearl = Perle
legend-pearl-help = Un trésor, blanc.
legend-treasure = Trésor
legend-treasure-help = L'un des trois genres.
legend-treasure-set = Série de trésors
legend-treasure-set-help = Un de chaque genre.
legend-cube = Cube
legend-cube-help = Sur une île, il augmente la valeur de ce trésor.
legend-scroll-once = Aussitôt
legend-scroll-once-help = Quand la carte est acquise.
legend-scroll-permanent = Désormais
legend-scroll-permanent-help = Tant que dure la partie.
legend-scroll-income = Revenu
legend-scroll-income-help = À la fin de chaque manche.
legend-scroll-end = À la fin
legend-scroll-end-help = Au décompte final.
