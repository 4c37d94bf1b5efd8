# Names of things.
game-title = Maracaibo
game-line = Quatre voyages autour des Caraïbes, et trois couronnes à contenter.
game-round = manche { $number }
game-length = 120 min
seat-red = Rouge
seat-yellow = Jaune
seat-blue = Bleu
seat-green = Vert
seat-ana = Ana
nation-france = France
    .the = la France
    .of = de la France
    .with = auprès de la France
    .for = pour la France
nation-england = Angleterre
    .the = l'Angleterre
    .of = de l'Angleterre
    .with = auprès de l'Angleterre
    .for = pour l'Angleterre
nation-spain = Espagne
    .the = l'Espagne
    .of = de l'Espagne
    .with = auprès de l'Espagne
    .for = pour l'Espagne
good-sugar = Sucre
    .one = sucre
    .many = sucres
good-tobacco = Tabac
    .one = tabac
    .many = tabacs
good-cotton = Coton
    .one = coton
    .many = cotons
good-cocoa = Cacao
    .one = cacao
    .many = cacaos
good-indigo = Indigo
    .one = indigo
    .many = indigos
object-map = Carte marine
    .one = carte marine
    .many = cartes marines
object-herbs = Herbes médicinales
    .one = herbes médicinales
    .many = herbes médicinales
object-pistol = Pistolet
    .one = pistolet
    .many = pistolets
object-spyglass = Longue-vue
    .one = longue-vue
    .many = longues-vues
synergy-anchor = Ancre
synergy-coin = Pièce
synergy-sword = Épée
synergy-book = Livre
synergy-medal = Médaille
location-0 = La Havane
    .at = à La Havane
    .to = jusqu'à La Havane
location-1 = Matanzas
    .at = à Matanzas
    .to = jusqu'à Matanzas
location-2 = Baracoa
    .at = à Baracoa
    .to = jusqu'à Baracoa
location-3 = La Tortue
    .at = à la Tortue
    .to = jusqu'à la Tortue
location-4 = Puerto Plata
    .at = à Puerto Plata
    .to = jusqu'à Puerto Plata
location-5 = Saint-Domingue
    .at = à Saint-Domingue
    .to = jusqu'à Saint-Domingue
location-6 = San Juan
    .at = à San Juan
    .to = jusqu'à San Juan
location-7 = St. Kitts
    .at = à St. Kitts
    .to = jusqu'à St. Kitts
location-8 = Martinique
    .at = à la Martinique
    .to = jusqu'à la Martinique
location-9 = Port-d'Espagne
    .at = à Port-d'Espagne
    .to = jusqu'à Port-d'Espagne
location-9a = Cumaná
    .at = à Cumaná
    .to = jusqu'à Cumaná
location-10 = La Guaira
    .at = à La Guaira
    .to = jusqu'à La Guaira
location-11 = Maracaibo
    .at = à Maracaibo
    .to = jusqu'à Maracaibo
location-12 = Santa Marta
    .at = à Santa Marta
    .to = jusqu'à Santa Marta
location-13 = Port Royal
    .at = à Port Royal
    .to = jusqu'à Port Royal
location-14 = Carthagène
    .at = à Carthagène
    .to = jusqu'à Carthagène
location-15 = Portobelo
    .at = à Portobelo
    .to = jusqu'à Portobelo
location-16 = San Juan del Norte
    .at = à San Juan del Norte
    .to = jusqu'à San Juan del Norte
location-16a = Granada
    .at = à Granada
    .to = jusqu'à Granada
location-17 = Puerto Cabezas
    .at = à Puerto Cabezas
    .to = jusqu'à Puerto Cabezas
location-18 = Grand Caïman
    .at = à Grand Caïman
    .to = jusqu'à Grand Caïman
location-19 = Cozumel
    .at = à Cozumel
    .to = jusqu'à Cozumel
location-20 = Retour à bon port
    .at = à Retour à bon port
    .to = jusqu'à Retour à bon port
location-21a = Eaux du port
    .at = dans les Eaux du port
    .to = jusqu'aux Eaux du port
location-21b = Eaux du port
    .at = dans les Eaux du port
    .to = jusqu'aux Eaux du port
location-22 = Port d'attache
    .at = au Port d'attache
    .to = jusqu'au Port d'attache
city-cm = Maracaibo
city-c01 = Guilde des explorateurs
city-c02 = Consulat
city-c03 = Chantier naval
city-c04 = Comptoir
city-c05 = Maison des pilotes
city-c06 = Lettre de marque
city-c07 = Guilde des explorateurs
city-c08 = Consulat
city-c09 = Armurerie
city-c10 = Amirauté
city-c11 = Taverne des vétérans
city-c12 = Marché des espions
quest-q01 = La dette du passeur
quest-q02 = Ruines en amont
quest-q03 = Le camp des fiévreux
quest-q04 = Escorter le courrier
quest-q05 = Guetter le détroit
quest-q06 = La mission oubliée
quest-q07 = La crique des contrebandiers
quest-q08 = Relevé de la côte
quest-q09 = Sauvetage à l'aube
quest-q10 = La botaniste
quest-q11 = Signaux de nuit
quest-q12 = La garnison affamée
quest-q13 = Querelle de douane
quest-q14 = Voiles déchirées
quest-q15 = Présent au conseil
quest-q16 = La guilde des teinturiers
quest-q17 = Vivres de la taverne
quest-q18 = Jour de marché
quest-q19 = Coup de semonce
quest-q20 = Forcer le blocus
quest-q21 = Bois saisi
quest-q22 = Le guide de l'émissaire
quest-q23 = Le pont à péage
quest-q24 = L'indicateur
token-k01 = Jeton Combat K01
token-k02 = Jeton Combat K02
token-k03 = Jeton Combat K03
token-k04 = Jeton Combat K04
token-k05 = Jeton Combat K05
token-k06 = Jeton Combat K06
token-k07 = Jeton Combat K07
token-k08 = Jeton Combat K08
token-k09 = Jeton Combat K09
token-k10 = Jeton Combat K10
token-k11 = Jeton Combat K11
token-k12 = Jeton Combat K12
token-k13 = Jeton Combat K13
token-k14 = Jeton Combat K14
token-k15 = Jeton Combat K15
token-k16 = Jeton Combat K16
token-k17 = Jeton Combat K17
token-k18 = Jeton Combat K18
token-k19 = Jeton Combat K19
token-k20 = Jeton Combat K20
token-k21 = Jeton Combat K21
token-k22 = Jeton Combat K22
token-k23 = Jeton Combat K23
token-k24 = Jeton Combat K24
token-k25 = Jeton Combat K25
career-p1 = Corsaire
career-p2 = Éclaireuse
career-p3 = Marchand
career-p4 = Maîtresse espionne
career-p5 = Diplomate
career-p6 = Charpentier naval
career-p7 = Aventurière
career-p8 = Arpenteur
prestige-b1 = Abbaye
prestige-b2 = Palais
prestige-b3 = Basilique
prestige-b4 = Citadelle
prestige-b5 = Église
prestige-b6 = Base militaire
prestige-b7 = Académie
prestige-b8 = Cathédrale
area-u1 = Grand-voiles
area-u2 = Cabine du capitaine
area-u3 = Nid-de-pie
area-u4 = Coffre-fort
area-u5 = Figure de proue
area-u6 = Poupe dorée
area-u7 = Chaloupes
area-u8 = Pont des canons
area-u9 = Cale
area-u10 = Quartiers de l'émissaire
area-u11 = Salle des cartes
area-u12 = Flamme d'amiral
space-e0 = Départ de la piste
space-e1 = Case 1
space-e2 = Case 2
space-e3 = Case 3
space-e4 = Case 4
space-e5 = Case 5
space-e6 = Case 6
space-e7 = Case 7
space-e8 = Case 8
space-e6s = Raccourci 6
space-e9 = Case 9
space-e10 = Case 10
space-e11 = Case 11
space-e12 = Case 12
space-e13 = Case 13
space-e14 = Case 14
space-e15 = Case 15
space-e12s = Raccourci 12
space-e13s = Raccourci 13
space-e16 = Case 16
space-e17 = Case 17
space-e18 = Case 18
space-e19 = Case 19
space-e20 = Case 20
space-e21 = Case 21
space-e19s = Raccourci 19
space-e22 = Case 22
space-e23 = Case 23
space-e24 = Case 24
space-e25 = Case 25
space-e26 = Case 26
space-e27 = Bout de la piste
space-rt = Remise de Résidence
barrier-blue = Barrière bleue
barrier-red = Barrière rouge
barrier-green = Barrière verte
arm-4 = Puerto Plata
    .by = par Puerto Plata
arm-5 = Saint-Domingue
    .by = par Saint-Domingue
arm-13 = Port Royal
    .by = par Port Royal
arm-14 = Carthagène
    .by = par Carthagène
way-e6 = le long chemin après 5
    .by = par le long chemin après 5
way-e6s = le raccourci après 5
    .by = par le raccourci après 5
way-e6-e12 = le long chemin après 5 et le long chemin après 11
    .by = par le long chemin après 5 et le long chemin après 11
way-e6-e12s = le long chemin après 5 et le raccourci après 11
    .by = par le long chemin après 5 et le raccourci après 11
way-e6s-e12 = le raccourci après 5 et le long chemin après 11
    .by = par le raccourci après 5 et le long chemin après 11
way-e6s-e12s = le raccourci après 5 et le raccourci après 11
    .by = par le raccourci après 5 et le raccourci après 11
way-e6-e12-e19 = le long chemin après 5, le long chemin après 11 et le long chemin après 18
    .by = par le long chemin après 5, le long chemin après 11 et le long chemin après 18
way-e6-e12-e19s = le long chemin après 5, le long chemin après 11 et le raccourci après 18
    .by = par le long chemin après 5, le long chemin après 11 et le raccourci après 18
way-e6-e12s-e19 = le long chemin après 5, le raccourci après 11 et le long chemin après 18
    .by = par le long chemin après 5, le raccourci après 11 et le long chemin après 18
way-e6-e12s-e19s = le long chemin après 5, le raccourci après 11 et le raccourci après 18
    .by = par le long chemin après 5, le raccourci après 11 et le raccourci après 18
way-e6s-e12-e19 = le raccourci après 5, le long chemin après 11 et le long chemin après 18
    .by = par le raccourci après 5, le long chemin après 11 et le long chemin après 18
way-e6s-e12-e19s = le raccourci après 5, le long chemin après 11 et le raccourci après 18
    .by = par le raccourci après 5, le long chemin après 11 et le raccourci après 18
way-e6s-e12s-e19 = le raccourci après 5, le raccourci après 11 et le long chemin après 18
    .by = par le raccourci après 5, le raccourci après 11 et le long chemin après 18
way-e6s-e12s-e19s = le raccourci après 5, le raccourci après 11 et le raccourci après 18
    .by = par le raccourci après 5, le raccourci après 11 et le raccourci après 18
way-e12 = le long chemin après 11
    .by = par le long chemin après 11
way-e12s = le raccourci après 11
    .by = par le raccourci après 11
way-e12-e19 = le long chemin après 11 et le long chemin après 18
    .by = par le long chemin après 11 et le long chemin après 18
way-e12-e19s = le long chemin après 11 et le raccourci après 18
    .by = par le long chemin après 11 et le raccourci après 18
way-e12s-e19 = le raccourci après 11 et le long chemin après 18
    .by = par le raccourci après 11 et le long chemin après 18
way-e12s-e19s = le raccourci après 11 et le raccourci après 18
    .by = par le raccourci après 11 et le raccourci après 18
way-e19 = le long chemin après 18
    .by = par le long chemin après 18
way-e19s = le raccourci après 18
    .by = par le raccourci après 18
boon-combat = Combat
boon-explore = Explorateur
boon-doubloons = Doublons
boon-points = Points de victoire
boon-rank = Prochain rang de noblesse
automa-a1 = Vigie
automa-a2 = Émissaire à Paris
automa-a3 = Abordeuse
automa-a4 = Émissaire à Madrid
automa-a5 = Émissaire à Londres
automa-b1 = Pionnière
automa-b2 = Messagère
automa-b3 = Charpentière navale
automa-b4 = Guide
automa-b5 = Armatrice
automa-b6 = Artilleuse
automa-c1 = Maîtresse d'œuvre
automa-c2 = Chercheuse de trésors
automa-c3 = Cheffe d'expédition
automa-c4 = Guerrière
level-very-easy = Très facile
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-very-hard = Très difficile
project-a01 = Légionnaire
project-a02 = Matelot
project-a03 = Coq
project-a04 = Poissonnière
project-a05 = Fabricant de Filets
project-a06 = Changeur
project-a07 = Colporteur
project-a08 = Commis aux Dîmes
project-a09 = Copiste
project-a10 = Entrepôt
project-a11 = Barbier-chirurgien
project-a12 = Sergent
project-a13 = Corderie
project-a14 = Marais Salants
project-a15 = Pilote du Port
project-a16 = Lectrice d'Étoiles
project-a17 = Vieille Carte
project-a18 = Jardin de Simples
project-a19 = Armurier
project-a20 = Polisseur de Lentilles
project-a21 = Quartier-maître
project-a22 = Chineuse
project-a23 = Ouvreur de Sentiers
project-a24 = Muletier
project-a25 = Moussaillon de Poudre
project-a26 = Recruteur
project-a27 = Flamme Bleue
project-a28 = Flamme Blanche
project-a29 = Flamme Rouge
project-a30 = Commère
project-a31 = Peloton d'Abordage
project-a32 = Agent de Prises
project-a33 = Marchand de Rumeurs
project-a34 = Cuisinier de Piste
project-a35 = Chansonnière
project-a36 = Étal de Troc
project-a37 = Charpentier
project-a38 = Calfats
project-a39 = Lettre à Versailles
project-a40 = Lettre à Londres
project-a41 = Lettre à Madrid
project-a42 = Recrues de Taverne
project-a43 = Fonderie de Canons
project-a44 = Courrier Échoué
project-a45 = Aubergiste de Matanzas
project-a46 = Tonnelier de Baracoa
project-a47 = Pêcheur de Tortues
project-a48 = Facteur de San Juan
project-a49 = Peseur de Sucre
project-a50 = Négociante Créole
project-a51 = Guide de Rivière
project-a52 = Débardeur de La Guaira
project-a53 = Pêcheur de Perles
project-a54 = Courtière de Portobelo
project-a55 = Pilote des Cayes
project-a56 = Tisserande de Cozumel
project-b001 = Port
project-b002 = Douane
project-b003 = Cale Sèche
project-b004 = Phare
project-b005 = Hôtel des Monnaies
project-b006 = Bureau des Comptes
project-b007 = Bourse
project-b008 = Notaire
project-b009 = Presse d'Imprimerie
project-b010 = Chaire d'Université
project-b011 = Observatoire
project-b012 = Salle d'Armes
project-b013 = Garnison
project-b014 = Moulin à Poudre
project-b015 = Ligne Maritime
project-b016 = Peintre de Cour
project-b017 = Trésorière du Vice-roi
project-b018 = Bal Masqué
project-b019 = Héraldiste
project-b020 = Teinturerie
project-b021 = Village Libre
project-b022 = Briqueterie
project-b023 = Maîtresse Cartographe
project-b024 = Astrolabe
project-b025 = Rose des Vents
project-b026 = Veuve du Navigateur
project-b027 = Arpenteur de Pistes
project-b028 = Éclaireuse de la Jungle
project-b029 = Exploratrice Rivale
project-b030 = Pisteur
project-b031 = Cartel
project-b032 = Sceau de Guilde
project-b033 = Contrat Royal
project-b034 = Maître Canonnier
project-b035 = Champ de Manœuvre
project-b036 = Étendard aux Lys
project-b037 = Étendard aux Roses
project-b038 = Étendard aux Châteaux
project-b039 = Briseuse de Traités
project-b040 = Ingénieur de Siège
project-b041 = Réseau d'Espions
project-b042 = Salon de Cacao
project-b043 = Coffre d'Explorateur
project-b044 = Tour de Signaux
project-b045 = Avocat des Mers
project-b046 = Capitaine de Débarquement
project-b047 = Chambre Forte Pillée
project-b048 = Courtier en Rançons
project-b049 = Vallée Cachée
project-b050 = Route des Muletiers
project-b051 = Fête Patronale
project-b052 = Théâtre de Marionnettes
project-b053 = Bazar aux Épices
project-b054 = Comptoir de Gros
project-b055 = Radoub
project-b056 = Arsenal Royal
project-b057 = Faveur du Marquis
project-b058 = Faveur du Comte
project-b059 = Faveur du Duc
project-b060 = Agente Double
project-b061 = Émissaire de Paix
project-b062 = Intrigue de Cour
project-b063 = Doyenne du Village
project-b064 = Charte de Fondation
project-b065 = Siège au Conseil
project-b066 = Serment des Vétérans
project-b067 = Mémoires de Guerre
project-b068 = Pigeons Voyageurs
project-b069 = Société Secrète
project-b070 = Chroniqueuse
project-b071 = Salle des Trophées
project-b072 = Grand Atlas
project-b073 = Mécène
project-b074 = Ambassadrice
project-b075 = Triple Alliance
project-b076 = Naufragés
project-b077 = Remède Miracle
project-b078 = Maison des Guérisseuses
project-b079 = Sanctuaire Oublié
project-b080 = Lampiste de Matanzas
project-b081 = Gardienne du Verger
project-b082 = Capitaine de la Tortue
project-b083 = Consul à Puerto Plata
project-b084 = Banquière de Saint-Domingue
project-b085 = Calfat de San Juan
project-b086 = Marchand de Cordages
project-b087 = Émissaire de la Martinique
project-b088 = Batelier du Delta
project-b089 = Acheteuse de Cacao
project-b090 = Espionne de la Lagune
project-b091 = Guide de la Sierra
project-b092 = Receleur de Port Royal
project-b093 = Canonnier de Carthagène
project-b094 = Gardienne de la Foire
project-b095 = Péager du Fleuve
project-b096 = Pilote Miskito
project-b097 = Scieur de Long
project-b098 = Marchande de Tortues
project-b099 = Récupérateur d'Épaves
project-b100 = Vieux Boucanier
project-b101 = Lectrice des Vents
project-c90 = Pilote Libre
project-c91 = Marchande du Conseil
project-c92 = Cultivateurs de la Crête
project-c93 = Gardienne de la Porte
project-c94 = Guérisseuse des Collines
project-c95 = Foire du Lac
project-c96 = Capitaine du Guet
project-c97 = Gardien du Sanctuaire

# Settings and presets.
setting-story = Carte Histoire
setting-story-help = Dit où se trouvent les quêtes au début et après chaque manche.
choice-story-75 = 75 : Bon vent
setting-solo-level = Niveau d'Ana
setting-solo-level-help = La force du paquet de votre adversaire quand vous jouez seul ; à deux joueurs ou plus, cela ne change rien.
choice-solo-level-very-easy = très facile
choice-solo-level-easy = facile
choice-solo-level-medium = moyen
choice-solo-level-hard = difficile
choice-solo-level-very-hard = très difficile
setting-retirement = Retraite
setting-retirement-help = Une fois dans la partie, un explorateur peut quitter la piste après la barrière rouge, pour un bâtiment de prestige à moitié prix.
choice-true = oui
choice-false = non

# The score sheet; a prestige building is called by its name.
reason-play = PV en cours de partie
reason-quests = Piste de quête
reason-explorer = Explorateur
reason-assistants = Espions non utilisés
reason-career = Carrière
reason-instead = Au lieu d'un achat
reason-income = Revenu de PV
reason-last-income = Dernier revenu de PV
reason-doubloon-track = Piste des doublons
reason-cards = Cartes Projet
reason-leads = Plus grande influence
reason-france = Rang de noblesse : France
reason-england = Rang de noblesse : Angleterre
reason-spain = Rang de noblesse : Espagne
reason-quest-tiles = Tuiles Quête
reason-quest-lead = Avance en quêtes
reason-upgrade-lead = Avance en améliorations
reason-explorer-lead = Avance de l'explorateur

# Le plateau sur la page.
look-tab-chart = Carte
look-tab-cards = Projets
look-tab-mine = Navire
look-page-cards = Projets
look-page-tracks = Nations
look-page-combat = Combat
look-page-careers = Carrières
look-order = Ordre du tour
look-round = Manche { $round } sur { $rounds }
look-chart = Carte des Caraïbes
look-location = { $number } { $location }
look-city = Action de la ville : { $location }
look-marker = { $location } appartient à la nation { $nation }
look-quest-at = Quête { $quest }, { $location }
look-assistants = { $count ->
        [one] Assistant
       *[other] { $count } assistants
    } de { $seat }, { $location }{ $done ->
        [yes] , fait cette manche
       *[no] {""}
    }
look-ship-of = Navire de { $name }
look-reaches = Peut atteindre :
look-track = Piste d'exploration
look-whole-track = Piste entière
look-track-move = Choisissez où va votre explorateur ; les cases occupées sont sautées.
look-track-help = Les cases occupées sont sautées, de même que les cases de quête sans tuile.
look-end-points = À la fin : { $list }
look-card-facts = { $doubloons ->
        [one] { $doubloons } doublon, { $points } PV
       *[other] { $doubloons } doublons, { $points } PV
    }
look-sort = Trier
look-sort-drawn = comme piochées
look-sort-cost = par coût
look-sort-points = par points
look-sort-good = par marchandise
look-sort-object = par objet
look-find = Chercher
look-none-found = Aucune carte ne correspond.
look-no-cards = Aucune carte pour l'instant
look-can-buy = { $doubloons ->
        [one] achetable pour { $doubloons } doublon
       *[other] achetable pour { $doubloons } doublons
    }
look-cannot-buy = pas achetable maintenant ({ $doubloons })
look-deliver-at = se livre à { $list }
look-pays-quest = paie { $list }
look-task = { $kind ->
        [combat_token] Jetons de combat
        [quest] Quêtes
        [influence_one] Influence auprès d'une nation
        [influence_two] Influence auprès de deux nations
        [upgrade] Améliorations du navire
        [barrier] Barrières
        [synergy] Jetons de synergie
       *[assistant] Assistants
    } : { $progress } sur { $low } pour { $doubloons } doublons, sur { $high } pour { $points } PV de plus{ $done ->
        [yes] , accomplie
       *[no] {""}
    }
look-tasks = Tâches de carrière
look-prestige = Bâtiments de prestige
look-prestige-hidden = Bâtiment de prestige de la manche { $round }, face cachée
look-row = Projets visibles
look-row-price = { $doubloons ->
        [one] à prendre pour { $doubloons } doublon
       *[other] à prendre pour { $doubloons } doublons
    }
look-deck = { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
look-discards = { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
look-pile = { $count ->
        [one] Pile de combat { $number } : { $count } jeton
       *[other] Pile de combat { $number } : { $count } jetons
    }
look-piles = Jetons de combat
look-quests-left = { $count ->
        [one] { $count } tuile de quête restante
       *[other] { $count } tuiles de quête restantes
    }
look-nations = Nations
look-nation-now = { $nation } : influence { $space }, titre { $rank } × { $count } = { $points } PV
look-rank = titre de noblesse { $rank }
look-multiplier = { $emptied } vides + { $bonus } majorité ({ $count } sur la carte)
look-stock = { $count ->
        [one] { $count } marqueur restant
       *[other] { $count } marqueurs restants
    }
look-incomes = Revenus
look-income-of = { $name } : { $doubloons } doublons et { $points } PV à chaque décompte ; { $end } PV à la fin
look-ana-income = Ana : { $points } PV à chaque décompte
look-combat-of = Combat de { $name }
look-value-left = Valeur de combat restante : { $value }
look-no-token = Plus de jeton
look-side = { $nation } : valeur de combat { $value } (imprimée { $printed }), coûte { $doubloons } doublons
look-strongest = La nation qui a le plus de marqueurs : −{ $count }.
look-weakest = La nation qui a le moins de marqueurs : +{ $count }.
look-buys = Ce que la valeur achète
look-used = fait
look-buy-influence = { $count ->
        [one] { $count } d'influence
       *[other] { $count } d'influence
    }
look-buy-annex = annexer un drapeau vide
look-buy-take = prendre un drapeau
look-buy-land = un village : { $price } vide, { $taken } occupé
look-raise = Augmenter de 1 :
look-combat-points = { $count ->
        [one] { $count } point de combat
       *[other] { $count } points de combat
    }
look-figures = { $count ->
        [one] { $count } figurine
       *[other] { $count } figurines
    }
look-ship = Navire
look-hand = Main
look-planning = Planification
look-career = Carrière
look-tableau = Tableau
look-area = { $state ->
        [completed] Achevée.
        [locked] Verrouillée ; disques : { $count }.
       *[open] Disques : { $count }.
    }
look-upgrades = { $count } sur 12 · { $discs } disques
look-quests-done = Quêtes : { $count } ; la suivante donne { $points } PV de plus
look-points = Points de victoire
look-points-of = { $points } PV, revenu { $count }
look-doubloons-of = { $doubloons } doublons, revenu { $count }
look-synergies = Jetons de synergie
look-board-of = Plateau
look-hand-known = Main : { $count }, dont { $shown } vues de tous
look-more-cards = { $count ->
        [one] +{ $count } carte
       *[other] +{ $count } cartes
    }
look-whole-hand = Trier, chercher
look-card-points = { $points } PV
look-ship-chip = Navire { $count }/12
look-planning-chip = Plans { $count }
look-tasks-chip = Carrière { $count }/3
look-tableau-chip = Tableau { $count }
look-free = libre
look-ana-level = { $level }
look-ana-discs = { $count } disques retirés, revenu { $points }
look-ana-first = Sa première carte vient après votre tour.
look-ana-deck = { $count ->
        [one] { $count } carte dans sa pioche
       *[other] { $count } cartes dans sa pioche
    }
tip-round = Après les manches I à III, un décompte ; après la manche IV, le décompte final.
tip-order = Place { $place } dans l'ordre du tour
tip-kind = { $kind ->
        [village] Village.
        [city] Ville.
        [home] Sur le chemin du retour.
       *[start] Tous les navires partent d'ici.
    }
tip-market = Marché de { $good } : { $free } sur { $spaces } libres.
tip-flag = { $owner ->
        [france] Drapeau de la France.
        [england] Drapeau de l'Angleterre.
        [spain] Drapeau de l'Espagne.
       *[none] Pas encore de drapeau.
    }
tip-hand = Tout navire doit s'arrêter ici.
tip-stop = { $count } points de mouvement, { $actions } actions de village, +{ $points } PV en chemin
tip-assistant = { $name } : { $project }{ $done ->
        [yes] {" (fait)"}
       *[no] {""}
    }
tip-assistants = Dépassé ou non utilisé, chacun donne { $points } PV une fois par manche.
tip-quest = À la place de l'action du lieu.
tip-quest-gone = La tuile de quête est partie : la case est sautée.
tip-explorer-end = La fin : points { $list }, et une action de village.
tip-barrier = Le prochain à la franchir gagne { $points } PV ; franchie jusqu'ici : { $count }.
tip-assistant-at = assistant { $location-at }
tip-prestige = Un est révélé à chaque manche ; chaque joueur peut investir une fois dans chacun.
tip-prestige-now = Manche { $round } ; vaut { $points } PV pour vous
tip-leaders = en tête : { $list }
tip-points = Ce qui est déjà sur la piste, et ce que chaque décompte ajoute.
tip-combat-points = Chacun augmente de 1 la valeur d'un combat.
tip-figures = Elles paient des cartes, investissent, deviennent assistants et renforcent les combats.
tip-general = Dans la réserve générale : { $count }
tip-compasses = Les quêtes rapportent plus pour chacune.
tip-quests = À partir de la quatrième, chacune donne des points.
tip-tokens = Pris au combat ; tâches et cartes les comptent.
tip-assistants-of = Figurines sur la carte.
tip-upgrades = Une zone est achevée quand ses deux disques sont partis.
tip-synergies = Les cartes à ce signe comptent dès que vous avez le jeton.
tip-shown = Vues de tous :
tip-deck = Piochez jusqu'à votre limite de main à la fin du tour.
tip-piles = { $count ->
        [one] { $count } jeton face cachée en tout
       *[other] { $count } jetons face cachée en tout
    }
tip-buys = Chacun une fois par combat, dans l'ordre voulu, tant que la valeur suffit.
tip-ana = Elle joue une carte par tour et la suit à la lettre.
told-starts = { $name } commence.
told-total = Total
