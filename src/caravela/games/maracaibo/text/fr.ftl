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
    .some = du sucre
good-tobacco = Tabac
    .one = tabac
    .many = tabacs
    .some = du tabac
good-cotton = Coton
    .one = coton
    .many = cotons
    .some = du coton
good-cocoa = Cacao
    .one = cacao
    .many = cacaos
    .some = du cacao
good-indigo = Indigo
    .one = indigo
    .many = indigos
    .some = de l'indigo
object-map = Carte marine
    .one = carte marine
    .many = cartes marines
    .some = une carte marine
object-herbs = Herbes médicinales
    .one = herbes médicinales
    .many = herbes médicinales
    .some = des herbes médicinales
object-pistol = Pistolet
    .one = pistolet
    .many = pistolets
    .some = un pistolet
object-spyglass = Longue-vue
    .one = longue-vue
    .many = longues-vues
    .some = une longue-vue
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
    .the = le jeton Combat K01
token-k02 = Jeton Combat K02
    .the = le jeton Combat K02
token-k03 = Jeton Combat K03
    .the = le jeton Combat K03
token-k04 = Jeton Combat K04
    .the = le jeton Combat K04
token-k05 = Jeton Combat K05
    .the = le jeton Combat K05
token-k06 = Jeton Combat K06
    .the = le jeton Combat K06
token-k07 = Jeton Combat K07
    .the = le jeton Combat K07
token-k08 = Jeton Combat K08
    .the = le jeton Combat K08
token-k09 = Jeton Combat K09
    .the = le jeton Combat K09
token-k10 = Jeton Combat K10
    .the = le jeton Combat K10
token-k11 = Jeton Combat K11
    .the = le jeton Combat K11
token-k12 = Jeton Combat K12
    .the = le jeton Combat K12
token-k13 = Jeton Combat K13
    .the = le jeton Combat K13
token-k14 = Jeton Combat K14
    .the = le jeton Combat K14
token-k15 = Jeton Combat K15
    .the = le jeton Combat K15
token-k16 = Jeton Combat K16
    .the = le jeton Combat K16
token-k17 = Jeton Combat K17
    .the = le jeton Combat K17
token-k18 = Jeton Combat K18
    .the = le jeton Combat K18
token-k19 = Jeton Combat K19
    .the = le jeton Combat K19
token-k20 = Jeton Combat K20
    .the = le jeton Combat K20
token-k21 = Jeton Combat K21
    .the = le jeton Combat K21
token-k22 = Jeton Combat K22
    .the = le jeton Combat K22
token-k23 = Jeton Combat K23
    .the = le jeton Combat K23
token-k24 = Jeton Combat K24
    .the = le jeton Combat K24
token-k25 = Jeton Combat K25
    .the = le jeton Combat K25
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
    .to = le départ de la piste
space-e1 = Case 1
    .to = la case 1
space-e2 = Case 2
    .to = la case 2
space-e3 = Case 3
    .to = la case 3
space-e4 = Case 4
    .to = la case 4
space-e5 = Case 5
    .to = la case 5
space-e6 = Case 6
    .to = la case 6
space-e7 = Case 7
    .to = la case 7
space-e8 = Case 8
    .to = la case 8
space-e6s = Raccourci 6
    .to = le raccourci 6
space-e9 = Case 9
    .to = la case 9
space-e10 = Case 10
    .to = la case 10
space-e11 = Case 11
    .to = la case 11
space-e12 = Case 12
    .to = la case 12
space-e13 = Case 13
    .to = la case 13
space-e14 = Case 14
    .to = la case 14
space-e15 = Case 15
    .to = la case 15
space-e12s = Raccourci 12
    .to = le raccourci 12
space-e13s = Raccourci 13
    .to = le raccourci 13
space-e16 = Case 16
    .to = la case 16
space-e17 = Case 17
    .to = la case 17
space-e18 = Case 18
    .to = la case 18
space-e19 = Case 19
    .to = la case 19
space-e20 = Case 20
    .to = la case 20
space-e21 = Case 21
    .to = la case 21
space-e19s = Raccourci 19
    .to = le raccourci 19
space-e22 = Case 22
    .to = la case 22
space-e23 = Case 23
    .to = la case 23
space-e24 = Case 24
    .to = la case 24
space-e25 = Case 25
    .to = la case 25
space-e26 = Case 26
    .to = la case 26
space-e27 = Bout de la piste
    .to = le bout de la piste
space-rt = Remise de Résidence
    .to = la Remise de Résidence
barrier-blue = Barrière bleue
    .the = la barrière bleue
barrier-red = Barrière rouge
    .the = la barrière rouge
barrier-green = Barrière verte
    .the = la barrière verte
arm-4 = Puerto Plata
    .by = par Puerto Plata
arm-5 = Saint-Domingue
    .by = par Saint-Domingue
arm-13 = Port Royal
    .by = par Port Royal
arm-14 = Carthagène
    .by = par Carthagène
arm-10 = La Guaira
    .by = par La Guaira
arm-10-13 = La Guaira et Port Royal
    .by = par La Guaira et Port Royal
arm-10-14 = La Guaira et Carthagène
    .by = par La Guaira et Carthagène
arm-4-10 = Puerto Plata et La Guaira
    .by = par Puerto Plata et La Guaira
arm-5-10 = Saint-Domingue et La Guaira
    .by = par Saint-Domingue et La Guaira
arm-14-16 = Carthagène et San Juan del Norte
    .by = par Carthagène et San Juan del Norte
arm-16 = San Juan del Norte
    .by = par San Juan del Norte
arm-10-14-16 = La Guaira, Carthagène et San Juan del Norte
    .by = par La Guaira, Carthagène et San Juan del Norte
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
project-b084 = Banque de Saint-Domingue
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
story-75 = Bon vent
story-76 = Nouveaux rivages
story-77 = Grosse mer

# Settings and presets.
setting-story = Carte Histoire
setting-story-help = 75 est pour la première partie ; 76 et 77 changent la mer. Les autres jouent un chapitre de la campagne et disent ce qui précède.
choice-story-75 = 75 : Bon vent
choice-story-76 = 76 : Nouveaux rivages
choice-story-77 = 77 : Grosse mer
choice-story-80 = 80 : chapitre 2
choice-story-81 = 81 : chapitre 3
choice-story-82 = 82 : chapitre 4
choice-story-83 = 83 : chapitre 5
choice-story-84 = 84 : chapitre 6
choice-story-85 = 85 : chapitre 7
choice-story-86 = 86 : chapitre 8
choice-story-87 = 87 : chapitre 9
choice-story-88 = 88 : chapitre 10
choice-story-89 = 89 : chapitre 11
setting-solo-level = Niveau d'Ana
setting-solo-level-help = La force de la pioche de votre adversaire quand vous jouez seul ; à deux joueurs ou plus, cela ne change rien.
choice-solo-level-very-easy = très facile
choice-solo-level-easy = facile
choice-solo-level-medium = moyen
choice-solo-level-hard = difficile
choice-solo-level-very-hard = très difficile
setting-retirement = Retraite
setting-retirement-help = Une fois dans la partie, un explorateur peut quitter la piste après la barrière rouge, pour un bâtiment de prestige à moitié prix.
choice-true = oui
choice-false = non
style-builder = bâtisseur
style-courtier = courtisan
style-explorer = explorateur
preset-first-game = Première partie
preset-standard = Partie standard
preset-retirement = Avec la retraite
preset-first-game-help = Carte Histoire 75 ; en solitaire, Ana est très facile.
preset-standard-help = Carte Histoire 75 ; en solitaire, Ana est de force moyenne.
preset-retirement-help = Comme la partie standard, et les explorateurs peuvent prendre leur retraite.

# The score sheet; a prestige building is called by its name.
reason-play = PV en cours de partie
reason-quests = Quêtes
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

# What components do: a moment and an effect.
clause = { $when } : { $effect }.
clause-assistant = Espion { $location-at } (1 assistant) : { $effect }.
clause-cost = Coûte aussi { $cost }.
clause-needs = Exige { $count } marqueurs { $nation-of } sur la carte.
worth-points = { $points } PV à la fin.
when-permanent = Désormais
when-immediate = Aussitôt
each-assistant = par espion à vous sur la carte
each-combat-token = par jeton Combat
each-quest = par tuile Quête
each-compass = par compas
each-synergy = par jeton Combinaison
each-nation3 = par nation auprès de laquelle vous avez 3 influences ou plus
each-barrier = par barrière que votre explorateur a franchie
each-upgrade = par amélioration achevée
each-figure = par assistant dans votre réserve personnelle
each-figure-or-cp = par assistant restant dans votre réserve personnelle et par PC restant
each-doubloon-income-vp = par PV de votre place sur la piste des revenus des doublons
each-own-assistant-here = par espion à vous sur place
each-other-assistant-here = par espion des autres sur place
effect-doubloons = { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    }{ $each ->
        [none] {""}
       *[other] {" "}{ $each }
    }
effect-points = { $count } PV{ $each ->
        [none] {""}
       *[other] {" "}{ $each }
    }{ $synergy ->
        [none] {""}
       *[other] {" "}(avec { $synergy })
    }
effect-combat-points = { $count } PC
effect-figures = { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }
effect-doubloon-income = +{ $count } de revenu de doublons{ $synergy ->
        [none] {""}
       *[other] {" "}(avec { $synergy })
    }
effect-points-income = +{ $count } de revenu de PV{ $synergy ->
        [none] {""}
       *[other] {" "}(avec { $synergy })
    }
effect-combat = un combat
effect-discs = retirez { $count ->
        [one] { $count } disque
       *[other] { $count } disques
    } de votre navire
effect-explore = explorateur { $count }
effect-influence = { $count ->
        [one] { $count } influence
       *[other] { $count } influences
    } { $nation ->
        [any] auprès d'une nation de votre choix
        [fight] auprès de la nation combattante
        [same] auprès de cette nation
       *[other] { $nation-with }
    }
effect-rank = un marqueur d'influence jusqu'au prochain rang de noblesse
effect-annex = un marqueur de n'importe quelle nation dans un village vide
effect-annex-rank = annexez un village vide pour une nation, et montez à votre prochain rang de noblesse auprès d'elle
effect-synergy = { $synergy ->
        [any] un jeton Combinaison de votre choix
       *[other] jeton Combinaison { $synergy }
    }
effect-quest-on-card = la première tuile Quête vient sur cette carte ; remplissez-la une fois, comme dernière action Village
effect-figures-on-card = mettez autant d'assistants que vous voulez sur cette carte : +{ $count } de revenu de doublons chacun
effect-village-actions = { $count ->
        [one] { $count } action Village
       *[other] { $count } actions Village
    }{ $each ->
        [none] {""}
       *[other] {" "}{ $each }
    }
effect-sail = naviguez encore de 1 à { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    }, puis une action principale sur place
effect-own-object = compte comme objet dans chaque paiement ({ $object-one })
effect-discount = cartes et bâtiments de prestige coûtent { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    } de moins
effect-combat-ready = { $count } PC avant chaque combat
effect-compass = { $count } compas de plus
effect-swift-explorer = chaque mouvement de votre explorateur va { $count ->
        [one] { $count } case plus loin
       *[other] { $count } cases plus loin
    }
effect-steal = prenez { $count } PV au propriétaire de chaque explorateur que le vôtre saute
effect-host = chaque fois qu'un navire finit de naviguer là où vous avez un espion, 1 PV ou 2 doublons
effect-drill = à tout moment, 1 assistant pour 2 PC
effect-banner = 2 PC chaque fois que vous combattez { $nation-for }
effect-capture-points = { $count } PV chaque fois que vous capturez un marqueur d'une autre nation
effect-long-sails = en action principale, 2 actions Village après 2 à 4 points de mouvement, 3 après 5 ou plus
effect-hand-limit = votre limite de main est de { $count }
effect-row-free = les cartes face visible ne coûtent rien
effect-village-action = une nouvelle action Village ({ $cost ->
        [none] { $gains }
       *[other] { $cost } → { $gains }
    })
effect-last-action = une nouvelle dernière action Village ({ $cost ->
        [none] { $gains }
       *[other] { $cost } → { $gains }
    })
effect-settle = une nouvelle action Village, dans un village sans marqueur (un marqueur de n'importe quelle nation sur place, { $gains })
effect-combat-action = une nouvelle action de combat (valeur −{ $price } → { $gains })
effect-combat-village = une nouvelle action de combat (valeur −{ $empty }, ou −{ $taken } où le marqueur d'une autre nation s'en va → un marqueur dans un village, { $gains })
effect-pay = { $cost } → { $gains }
effect-choose = { $first } ; ou { $second }
effect-then = { $first } ; { $second }
effect-harbour-quest = remplissez sa quête
effect-heal = retirez une tuile à crâne
cost-doubloons = { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    }
cost-combat-points = { $count } PC
cost-figures = { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }
cost-figures-on-card = { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    } sur la carte
cost-good = { $count ->
        [one] { $good-one }
       *[other] { $count } { $good-many }
    }
cost-object = { $count ->
        [one] { $object-one }
       *[other] { $count } { $object-many }
    }
cost-same = { $count } cartes avec la même marchandise
cost-hand = toute votre main
cost-moves = { $count } points de mouvement ou plus dépensés ce tour
tile-text = { $effects } · marché : { $good-one }
flag-text = Drapeau : { $effects }.
stop-text = Les navires doivent s'arrêter ici.
quest-space = une quête
end-space = { $points } PV pour ceux qui arrivent, dans cet ordre, et { $count ->
        [one] { $count } action Village
       *[other] { $count } actions Village
    }
residence-space = investissez dans un bâtiment de prestige à moitié prix ; l'explorateur retourne au départ
legacy-route = { $location } → { $location2 } : { $count } points de mouvement.
legacy-plague = Pas d'action Village { $location-at } comme action principale ; quêtes et espions restent possibles.
legacy-ruin = Pas d'action principale { $location-at } hormis quêtes et espions : ni tuile Ville, ni marché, ni drapeau, et aucun marqueur ne peut venir. Quand elle prend fin, une nouvelle tuile Ville est tirée.
legacy-harbour = { $location } est désormais une ville : { $effects } Une quête de cette ville qui est prise est aussitôt remplacée.
legacy-arm = { $location }, une ville sur un bras à elle : { $effects } Y entrer coûte { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    }, en sortir { $count2 }.
legacy-needs = Seulement si votre explorateur a atteint ou dépassé { $space-to }.
legacy-stop = Chaque fois que votre navire finit son voyage { $location-at } : { $effects }.
legacy-works = Avant votre action principale { $location-at }, vous pouvez aider : { $effects } ; un disque de votre navire vient sur la tuile. Places : { $count }.
legacy-toll = Qui passe sans s'arrêter paie { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } ; qui ne peut pas payer doit s'arrêter.
legacy-claim = Une nouvelle action de combat (valeur { $list } → un marqueur qui reste, { $effects }).
story-quest = Quête Histoire { $location-at } : { $effects }.
story-full = L'histoire continue quand ceci est plein : { $tile }.
vote-brings = Tous reçoivent : { $effects }.
crossing-text = { $points } PV pour le premier qui la franchit, { $points2 } PV pour chacun des suivants
unlocked-after = Seulement après { $area }.
unlocked-completed = Seulement après { $count } autres améliorations.
side-text = { $nation } { $value }
side-cost = { $side } (payez { $effects })
side-bonus = { $side } (prenez { $effects })
strongest-text = −{ $count } pour la nation la plus forte
weakest-text = +{ $count } pour la nation la plus faible
task-text = { $low } : { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }, { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } ; { $high } : { $points } PV de plus.
bonus-text = Après les trois : { $effects }.
task-combat-token = { $count ->
        [one] { $count } jeton Combat
       *[other] { $count } jetons Combat
    }
task-quest = { $count ->
        [one] { $count } tuile Quête
       *[other] { $count } tuiles Quête
    }
task-influence-one = { $count } influences auprès d'une nation
task-influence-two = { $count } influences auprès de deux nations
task-upgrade = { $count ->
        [one] { $count } amélioration achevée
       *[other] { $count } améliorations achevées
    }
task-barrier = { $barrier } franchie
task-synergy = { $count ->
        [one] { $count } jeton Combinaison
       *[other] { $count } jetons Combinaison
    }
task-assistant = { $count ->
        [one] { $count } espion
       *[other] { $count } espions
    } sur la carte
building-text = { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et un assistant → jeton Combinaison { $synergy } ; le premier investisseur { $points } PV. À la fin { $points2 } PV { $each }{ $most ->
        [0] {""}
       *[other] , au plus { $most }
    }.
ana-text = { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }, route { $route ->
        [upper] du haut
       *[other] du bas
    } ; carte face visible { $place }. { $effects }
ana-rounds = { $last ->
        [4] Dès la manche { $round }
       *[other] Manches { $round } à { $last }
    } : { $effects }.
ana-always = Puis : { $effects }.
order-influence = { $count ->
        [one] { $count } influence
       *[other] { $count } influences
    } { $nation-with }
order-points = { $count } PV
order-explore = explorateur { $count }
order-disc = retire un disque
order-quest-pile = la première tuile Quête
order-combat = un combat pour { $count ->
        [one] { $count } influence
       *[other] { $count } influences
    }{ $village ->
        [0] {""}
       *[other] , avec un village en plus
    }

# What a player is asked.
prompt-FirstPlan = Laquelle de vos huit cartes va dans la zone de planification ?
prompt-FirstDiscard = Défaussez { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } ; quatre restent dans votre main.
prompt-KeepCareer = Quelle carrière gardez-vous ?
prompt-Sail = Où naviguez-vous ? Vous avez { $count } points de mouvement.
prompt-HostReward = Un navire s'est arrêté là où vous avez un espion : 1 PV ou 2 doublons ?
prompt-MainAction = { $location } : votre action principale{ $sort ->
        [village] , jusqu'à { $left ->
        [one] { $left } action Village
       *[other] { $left } actions Village
    }
       *[other] {""}
    }.
prompt-Village = Actions Village : { $left ->
        [one] il en reste une
       *[other] il en reste { $left }
    }.
prompt-DeliverDisc = Quel disque va au marché ?
prompt-RemoveDisc = Retirez { $left ->
        [one] { $left } disque
       *[other] { $left } disques
    } de votre navire : de quel emplacement ?
prompt-PayCards = Payez { $good ->
        [none] { $object-some }
       *[other] { $good-some }
    } : avec quelle carte ?
prompt-PaySame = Payez avec des cartes de la même marchandise : { $left ->
        [one] encore une
       *[other] encore { $left }
    }.
prompt-AskPay = Payer { $pay_combat_points ->
        [0] { $pay_same ->
        [0] toute votre main
       *[other] { $pay_same } cartes avec la même marchandise
    }
       *[other] { $pay_combat_points } PC
    } pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }{ $points ->
        [0] {""}
       *[other] , { $points } PV
    }{ $combat_points ->
        [0] {""}
       *[other] , { $combat_points } PC
    }{ $influence ->
        [0] {""}
       *[other] , { $influence } influence auprès d'une nation de votre choix
    }{ $village_actions ->
        [0] {""}
        [one] , { $village_actions } action Village
       *[other] , { $village_actions } actions Village
    } ?
prompt-ChooseInfluence = { $count ->
        [one] { $count } influence
       *[other] { $count } influences
    } : auprès de quelle nation ?
prompt-ChooseRank = Auprès de quelle nation montez-vous au prochain rang de noblesse ?
prompt-ChooseAnnexation = Quelle nation annexe quel village vide{ $rank ->
        [0] {" "}?
       *[other] {" "}? Votre influence monte à son prochain rang de noblesse.
    }
prompt-ChooseSynergy = Quel jeton Combinaison prenez-vous ?
prompt-ChooseWay = Au choix : { $combat ->
        [0] {""}
       *[other] un combat
    }{ $explore ->
        [0] {""}
       *[other] { $combat ->
        [0] {""}
       *[other] {", ou "}
    }jusqu'à { $explore } cases avec votre explorateur
    }{ $doubloons ->
        [0] {""}
       *[other] { $explore ->
        [0] {""}
       *[other] {", ou "}
    }{ $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }
    }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } PV
    }{ $points ->
        [0] {""}
       *[other] { $doubloons ->
        [0] {""}
       *[other] {", ou "}
    }{ $points } PV
    }{ $rank ->
        [0] {""}
       *[other] { $explore ->
        [0] { $doubloons ->
        [0] {""}
       *[other] {", ou "}
    }
       *[other] {", ou "}
    }le prochain rang de noblesse
    }.
prompt-LayFigures = { $project } : combien d'assistants vont sur la carte ?
prompt-TrailQuest = Remplir maintenant la quête { $quest } ?
prompt-MoveExplorer = Avancez votre explorateur de { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } au plus.
prompt-Retire = Votre explorateur prend sa retraite : dans quel bâtiment de prestige investissez-vous, à moitié prix ?
prompt-ChoosePile = Combat : de quelle pile révélez-vous un jeton ?
prompt-ChooseNation = { $token ->
        [none] Les deux piles sont vides : chaque nation a la valeur de combat 3.{" "}
       *[other] {""}
    }Pour quelle nation combattez-vous ?
prompt-Fight = Vous combattez { $nation-for } ; valeur de combat { $value }.
prompt-SailOn = Naviguer encore, jusqu'à { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    } ?
prompt-EndTurn = Votre action principale est faite : planifiez, accomplissez un objectif, ou terminez.
prompt-EndStep = Avant la suite du décompte : entraînez des assistants, ou continuez.
prompt-Refill = Prenez { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } : de la pioche, ou face visible{ $doubloons ->
        [0] , gratuitement
        [one] , pour { $doubloons } doublon chacune
       *[other] , pour { $doubloons } doublons chacune
    }.
prompt-StepOne = { $round ->
        [4] Décompte final
       *[other] Décompte après la manche { $round }
    } : achetez une carte, investissez, ou prenez { $points } PV.
prompt-Vote = Comment votez-vous ?
prompt-AskHarbour = Remplir la quête { $quest } de cette ville ?
prompt-Works = Voulez-vous aider ici ? Places libres : { $left }.
prompt-WorksDisc = Quel disque y posez-vous ?
prompt-Heal = Quelle tuile à crâne retirez-vous ?

# What a player may do: the verb, and the kinds of the words after it.
do-done = Terminer
do-decline = Renoncer
do-draw = Piocher
do-earn = Prendre 1 doublon
do-discard-hand = Main → 2 doublons
do-city = Action de la ville
do-pay-cost = Payer
do-score = Prendre 2 PV
do-raise-combat-point = 1 PC → +1
do-raise-figure = 1 assistant → +1
do-gain-little = −2 → 1 influence
do-gain-much = −5 → 2 influences
do-host-point = Prendre 1 PV
do-host-doubloons = Prendre 2 doublons
do-reveal-pile = Pile { $pile }
do-fight-nation = Combattre { $nation-for }
do-influence-nation = Influence { $nation-with }
do-rank-nation = Prochain rang { $nation-with }
do-settle-nation = Poser ici un marqueur { $nation-of }
do-synergy-synergy = Jeton { $synergy }
do-choose-boon = { $boon }
do-lay-figures = { $figures ->
        [0] Aucun
        [one] { $figures } assistant
       *[other] { $figures } assistants
    }
do-drill = 1 assistant → 2 PC
do-complete-task-task = Accomplir l'objectif { $task }
do-disc-area = Disque : { $area }
do-use-area = Utiliser : { $area }
do-invest-prestige = Investir : { $prestige }
do-keep-career = { $career }
do-sail-location = Naviguer { $location-to }
do-annex-location = Drapeau : { $location }
do-land-location = Débarquer { $location-at }
do-explore-space = Explorateur : { $space }
do-quest-quest = Quête : { $quest }
do-plan-project = Planifier { $project }
do-buy-project = Acheter { $project }
do-take-project = Prendre { $project }
do-deliver-project = Livrer { $project }
do-assist-project = Espion : { $project }
do-pay-project = Payer avec { $project }
do-use-project = Utiliser { $project }
do-begin-project = Planifier { $project }
do-discard-project = Défausser { $project }
do-sail-location-by-arm = Naviguer { $location-to } { $arm-by }
do-annex-location-for-nation = Marqueur { $nation-of } { $location-at }
do-explore-space-by-way = Explorateur : { $space }, { $way-by }
do-story-story = Quête Histoire : { $story }
do-vote-branch = { $branch }
do-work-tile = Aider : { $tile }
do-heal-tile = Retirer : { $tile }
do-claim-slot = { $slot }

# What has happened.
log-round = Manche { $round } ; { $seat } commence.
log-city-laid = Tuile Ville { $location-at } : { $city }.
log-quest-laid = Tuile Quête { $location-at } : { $quest }.
log-trail-laid = Tuile Quête sur la piste d'exploration, { $space } : { $quest }.
log-prestige-revealed = Bâtiment de prestige révélé : { $prestige }.
log-dealt = { $seat } reçoit { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } et commence avec { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } et { $figures ->
        [one] { $figures } assistant
       *[other] { $figures } assistants
    }.
log-opening-made = { $seat } a choisi sa première main.
log-planned-first = { $seat } planifie { $project }.
log-opening-discarded = { $seat } défausse { $project }, { $project2 }, { $project3 }.
log-career-chosen = { $seat } a choisi une carrière.
log-career = Carrière de { $seat } : { $career }.
log-sailed = { $seat } navigue { $location-to } ({ $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    }).
log-assistants-passed = { $seat } passe devant { $count ->
        [one] { $count } espion
       *[other] { $count } espions
    } de sa couleur : { $points } PV.
log-assistants-unused = { $seat } n'a pas utilisé { $count ->
        [one] { $count } espion
       *[other] { $count } espions
    } : { $points } PV.
log-hosted-point = Un navire s'arrête près d'un espion de { $seat } : { $points } PV.
log-hosted-doubloons = Un navire s'arrête près d'un espion de { $seat } : { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
log-delivered = { $seat } livre { $good-some } { $location-at } : { $project }.
log-city = { $seat } fait l'action de la ville { $location-at }.
log-earned = { $seat } prend { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
log-hand-sold = { $seat } défausse toute sa main, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
log-action-used = { $seat } utilise { $project }.
log-area-used = { $seat } utilise { $area }.
log-bought = { $seat } achète { $project } pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
log-assistant-placed = { $seat } place un espion { $location-at }.
log-figures-laid = { $seat } met { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    } sur { $project }.
log-invested = { $seat } investit pour { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } : { $prestige }.
log-first-investor = { $seat } investit en premier, { $prestige } : { $points } PV.
log-assisted = { $seat } utilise l'espion { $location-at } : { $project }.
log-planned = { $seat } planifie { $project }.
log-task = { $seat } accomplit l'objectif { $task } ({ $career }).
log-task-mastered = { $seat } accomplit pleinement l'objectif { $task } ({ $career }) : { $points } PV.
log-career-done = { $seat } a achevé sa carrière : { $career }.
log-drilled = { $seat } entraîne un assistant : { $count } PC.
log-paid-card = { $seat } paie avec { $project }.
log-paid-doubloons = { $seat } paie { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
log-paid-combat = { $seat } paie { $count } PC.
log-paid-figures = { $seat } paie { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }.
log-doubloons = { $seat } gagne { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
log-points = { $seat } gagne { $points } PV.
log-combat-points = { $seat } gagne { $count } PC.
log-figures = { $seat } gagne { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }.
log-influence = { $seat } gagne { $count ->
        [one] { $count } influence
       *[other] { $count } influences
    } { $nation-with }.
log-influence-beyond = Au-delà du bout de la piste { $nation-of } : { $points } PV pour { $seat }.
log-ranked = { $seat } monte au prochain rang de noblesse { $nation-with }.
log-synergy = { $seat } prend le jeton Combinaison { $synergy }.
log-doubloon-income = Revenu de doublons de { $seat } : +{ $count }.
log-points-income = Revenu de PV de { $seat } : +{ $count }.
log-wrapped = Le revenu de PV de { $seat } dépasse 20 et recule : { $points } PV.
log-disc = { $seat } retire un disque : { $area }.
log-upgraded = { $seat } achève { $area }.
log-annexed = { $seat } annexe { $location } { $nation-for }.
log-captured = { $seat } capture { $nation-for } le marqueur { $nation2-of } { $location-at }.
log-revealed = { $seat } révèle { $token-the }.
log-no-tokens = { $seat } combat ; il n'y a plus de jetons Combat.
log-fought = { $seat } combat { $nation-for } ; valeur de combat { $value }.
log-strongest = { $nation } : seule à avoir le plus de marqueurs, valeur de combat −{ $count }.
log-weakest = { $nation } : seule à avoir le moins de marqueurs, valeur de combat +{ $count }.
log-raised = { $seat } paie 1 PC : valeur de combat { $count }.
log-raised-figure = { $seat } paie 1 assistant : valeur de combat { $count }.
log-combat-ended = { $seat } met fin au combat.
log-explored = { $seat } : l'explorateur atteint { $space-to }.
log-stolen = { $seat } saute l'explorateur de { $seat2 } et lui prend { $points } PV.
log-crossed = { $seat } franchit { $barrier-the }.
log-crossed-points = { $seat } franchit { $barrier-the }, { $points } PV.
log-explorer-end = L'explorateur de { $seat } est au bout de la piste : { $points } PV.
log-retired = L'explorateur de { $seat } prend sa retraite et retourne au départ.
log-quest = { $seat } remplit la quête { $quest }.
log-quest-track = Tuile Quête numéro { $count } de { $seat } : { $points } PV.
log-quest-on-card = La quête { $quest } vient sur { $project } ({ $seat }).
log-drew = { $seat } pioche une carte.
log-drew-known = { $seat } pioche { $project }.
log-took = { $seat } prend { $project } parmi les cartes face visible{ $doubloons ->
        [0] {""}
        [one] , pour { $doubloons } doublon
       *[other] , pour { $doubloons } doublons
    }.
log-row-laid = Nouvelle carte face visible : { $project }.
log-reshuffled = La défausse est mélangée : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
log-round-ended = { $seat } rentre au port : la manche { $round } prend fin.
log-instead = { $seat } prend { $points } PV au lieu d'un achat.
log-income = Revenus de { $seat } : { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }, { $points } PV.
log-markets-cleared = Les marchés sont vidés.
log-ships-home = Tous les navires retournent à La Havane.
log-ana-card = { $seat } joue la carte { $automa }.
log-ana-sailed = { $seat } navigue { $location-to }.
log-ana-quest = { $seat } prend la quête { $quest }.
log-ana-delivered = { $seat } livre { $location-at }.
log-ana-took = { $seat } prend { $project } parmi les cartes face visible.
log-ana-disc = { $seat } retire son disque numéro { $count }.
log-ana-nation = { $seat } combat { $nation-for }, sa meilleure nation avec { $value }.
log-ana-marker = { $seat } pose un marqueur { $nation-of } { $location-at }.
log-ana-stock = { $seat } ne trouve pas de place : un marqueur { $nation-of } quitte le jeu.
log-ana-income = Revenus de { $seat } : { $points } PV.
log-story-laid = Carte Histoire : { $story }.
log-story-placed = Tuile Histoire { $location-at } : { $story }.
log-story-done = { $seat } remplit la quête Histoire { $story }.
log-story-read = { $seat } poursuit la lecture : { $story }.
log-story-dropped = La carte Histoire { $story } quitte le jeu.
log-voted = { $seat } vote : { $branch }.
log-decided = C'est décidé : { $branch }.
log-project-added = Nouveau dans la défausse : { $project }.
log-projects-shuffled = { $count ->
        [one] Mélangée à la pioche : { $count } carte C
       *[other] Mélangées à la pioche : { $count } cartes C
    }.
log-tile-entered = Du nouveau en mer : { $tile }.
log-tile-left = Disparaît de la mer : { $tile }.
log-worked = { $seat } aide et y pose un disque : { $tile }.
log-claimed = { $seat } pose un marqueur { $nation-of } : { $slot }.
log-toll = { $seat } paie un péage : { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }.
log-campaign-over = La campagne est finie ; toutes les tuiles Héritage retournent dans la boîte.
log-final = Le décompte final
log-final-reason = { $reason } : { $points } PV pour { $seat }.
log-final-prestige = { $prestige } : { $points } PV pour { $seat }.
log-winner = { $seat } gagne avec { $points } PV.
log-victory = { $seat } bat { $seat2 }, { $points } à { $points2 } PV.
log-drawn = { $seat } et { $seat2 } sont à égalité avec { $points } PV.
log-defeat = { $seat2 } bat { $seat }, { $points2 } à { $points } PV.

# Why something can't be done, and what speaks against it.
why-too-dear = Cela coûte { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } ; vous en avez { $doubloons2 }.
why-few-figures = Il faut { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    } ; vous en avez { $count2 }.
why-few-combat = Cela coûte { $count } PC ; vous en avez { $count2 }.
why-few-cards = Vous n'avez pas en main les cartes nécessaires au paiement.
why-few-markers = Il faut 3 marqueurs { $nation-of } sur la carte ; pour l'instant : { $count }.
why-too-far = Cela coûte { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    } ; vous en avez { $count2 }.
why-little-sailed = Il faut { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    } dépensés ce tour ; vous en avez dépensé { $count2 }.
why-behind = C'est derrière votre navire.
why-must-stop = Votre navire doit d'abord s'arrêter { $location-at }.
why-no-market = Le marché d'ici demande { $good-some }.
why-market-full = Le marché est plein.
why-no-disc = Aucun disque ne peut quitter votre navire maintenant.
why-no-disc-left = Les deux disques sont déjà partis.
why-locked = Achevez d'abord { $area }.
why-locked-count = Il faut { $count ->
        [one] { $count } amélioration achevée
       *[other] { $count } améliorations achevées
    } ; vous en avez { $count2 }.
why-not-completed = { $area } : pas encore achevé.
why-not-here = Ce n'est pas possible ici.
why-little-value = Il faut une valeur de combat de { $value } ; vous avez { $value2 }.
why-used-up = Vous l'avez déjà utilisé.
why-no-rank = Il n'y a pas de rang de noblesse plus haut { $nation-with }.
why-own-marker = Il y a déjà là un marqueur { $nation-of }.
why-not-empty = Il y a là un marqueur { $nation-of }.
why-no-stock = Il ne reste pas de marqueur { $nation-of }.
why-occupied = Cette case est sautée.
why-out-of-reach = C'est hors de portée.
why-planning-full = Vos { $count } places de planification sont prises.
why-needed = Cette carte est nécessaire au paiement.
why-task-open = Il faut { $count } ; vous avez { $count2 }.
why-task-gone = Cet objectif est déjà accompli.
why-not-revealed = Il n'est pas révélé.
why-invested-before = Vous y avez déjà investi.
why-synergy-owned = Vous avez déjà ce jeton : { $synergy }.
why-no-pile = Cette pile est vide.
why-no-drill = Aucune de vos cartes n'entraîne des assistants.
why-no-explorer = Votre explorateur doit avoir atteint { $space-to }.
why-plague = { $tile } : seuls quêtes et espions sont possibles ici.
why-tile-full = { $tile } : toutes les places sont prises.
why-last-action = Elle met fin à la série : { $count ->
        [one] { $count } action Village est perdue
       *[other] { $count } actions Village sont perdues
    }.

# What people watch together.
moment-round = Manche { $round }
moment-opening = Tous ont choisi leurs premières cartes
moment-voyage = { $seat } navigue { $location-to } ({ $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    })
moment-token = Combat : { $seat } révèle { $token-the }
moment-marker = { $seat } pose un marqueur { $nation-of } { $location-at }
moment-purchase = { $seat } achète { $project }
moment-investment = { $seat } investit : { $prestige }
moment-quest = { $seat } remplit la quête { $quest }
moment-upgrade = { $seat } achève { $area }
moment-expedition = { $seat } : l'explorateur atteint { $space-to }
moment-scoring = La manche { $round } est finie : { $seat } rentre au port
moment-income = { $seat } reçoit ses revenus : { $doubloons ->
        [0] {""}
        [one] { $doubloons } doublon,{" "}
       *[other] { $doubloons } doublons,{" "}
    }{ $points } PV
moment-ana-card = { $seat } : { $automa }
moment-story = L'histoire : { $story }
moment-story-back = { $seat } poursuit la lecture : { $story }
moment-vote = C'est décidé : { $branch }
moment-tile = Du nouveau en mer : { $tile }
moment-end = Le décompte final
moment-score = { $seat } : { $points } PV

# What players count.
figure-doubloons = Doublons
figure-combat-points = Points de combat
figure-figures = Assistants en réserve
figure-hand = Cartes en main
figure-doubloon-income = Revenu de doublons
figure-points-income = Revenu de PV
figure-upgrades = Améliorations achevées
figure-discs = Disques
figure-synergies = Jetons Combinaison
figure-compasses = Compas
figure-assistants = Espions
figure-cards = Cartes achetées
figure-tokens = Jetons Combat
figure-quests = Tuiles Quête
figure-france = Influence : France
figure-england = Influence : Angleterre
figure-spain = Influence : Espagne
figure-explorer = Piste d'exploration

# The board in words.
board-round = { $round ->
        [0] Avant la première manche
       *[other] Manche { $round } sur { $rounds }
    }
board-order = Ordre
board-nothing = rien
board-thing = { $name } : { $effects }
board-deck = Pioche
board-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-discarded = Défausse
board-next-quest = Prochaine quête
board-combat-piles = Jetons Combat
board-pile = pile { $pile } : { $count }
board-chart = Les Caraïbes
board-location = { $number } { $location }
board-village = village
board-start = départ
board-market = places libres au marché : { $count } sur { $limit }
board-marker = marqueur { $nation-of }
board-quest = quête { $quest } ({ $effects })
board-assistant = espion de { $seat }, { $project }{ $done ->
        [0] {""}
       *[other] {" "}(fait)
    }
board-ships = navires : { $list }
board-stops = Où votre navire peut aller
board-toll = péage de { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    }
board-story = Histoire
board-chapter = Chapitre { $chapter }
board-story-tile = tuile Histoire : { $story }
board-tiles = Tuiles Héritage
board-tile-discs = places libres : { $count } sur { $limit }
board-claim = { $slot } : marqueur { $nation-of }
board-stop = { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    }{ $actions ->
        [0] {""}
        [one] {" "}· { $actions } action Village
       *[other] {" "}· { $actions } actions Village
    }{ $points ->
        [0] {""}
       *[other] {" "}· { $points } PV pour les espions en chemin
    }{ $ends ->
        [0] {""}
       *[other] {" "}· met fin à la manche
    }
board-nations = Nations
board-nation = multiplicateur { $count } ({ $emptied } + { $bonus }) · { $owned ->
        [one] { $owned } marqueur sur la carte
       *[other] { $owned } marqueurs sur la carte
    }, { $stock } en réserve
board-influence = { $seat } { $count } (rang { $rank })
board-explorers = Piste d'exploration
board-explorer = { $space }{ $left ->
        [0] {""}
       *[other] , encore { $left } jusqu'au bout
    }
board-crossed = { $count ->
        [0] pas encore franchie
        [one] franchie une fois
       *[other] franchie { $count } fois
    }{ $points ->
        [0] {""}
       *[other] , maintenant { $points } PV
    }
board-row = Cartes face visible
board-card = { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } · { $good-one }, { $object-one } · { $effects }
board-prestige = Bâtiments de prestige
board-face-down = face cachée jusqu'à la manche { $round }
board-investors = ont investi : { $list }
board-combat = Combat de { $seat }
board-value = valeur de combat { $value }{ $doubloons ->
        [0] {""}
        [one] {" "}pour { $doubloons } doublon
       *[other] {" "}pour { $doubloons } doublons
    }
board-value-left = Valeur de combat restante
board-player = { $seat } · { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } · { $points } PV
board-income = Revenus
board-incomes = { $doubloons ->
        [one] { $doubloons } doublon
       *[other] { $doubloons } doublons
    } (à la fin { $points2 } PV), { $points } PV
board-supply = Réserve
board-supplies = { $points } PC, { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    } ; { $count2 } dans la réserve générale
board-collected = Amassé
board-collection = { $quests ->
        [one] { $quests } tuile Quête
       *[other] { $quests } tuiles Quête
    }, { $tokens ->
        [one] { $tokens } jeton Combat
       *[other] { $tokens } jetons Combat
    }, { $compasses } compas, { $assistants ->
        [one] { $assistants } espion
       *[other] { $assistants } espions
    }
board-synergies = Jetons Combinaison
board-completed = Améliorations
board-discs = Disques restants
board-area-discs = { $area } { $count }{ $locked ->
        [0] {""}
       *[other] {" "}(bloqué)
    }
board-career = Carrière
board-task = Objectif { $task }
board-task-done = accompli
board-task-progress = maintenant { $count }
board-hand = Main
board-hand-of = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur { $limit }
board-shown = connues : { $list }
board-planning = Planifiées
board-aside = Mises de côté
board-tableau = Achetées
board-with-quest = { $project } (quête { $quest })
board-with-figures = { $project } ({ $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    })
board-my-cards = Cartes de { $seat }
board-ana = Ana · { $points } PV
board-ana-card = Dernière carte
board-ana-deck = Pioche
board-ana-has = { $discs ->
        [one] { $discs } disque retiré
       *[other] { $discs } disques retirés
    } ({ $upgrades ->
        [one] { $upgrades } amélioration
       *[other] { $upgrades } améliorations
    }), { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $quests ->
        [one] { $quests } tuile Quête
       *[other] { $quests } tuiles Quête
    }, { $tokens ->
        [one] { $tokens } jeton Combat
       *[other] { $tokens } jetons Combat
    }
board-points = { $points } PV

# Groups of options on the desk.
group-sail = Naviguer
group-annex = Drapeaux
group-land = Débarquer
group-explore = Explorateur
group-quest = Quête
group-plan = Planifier
group-buy = Acheter
group-take = Prendre face visible
group-deliver = Livrer
group-assist = Espion
group-pay = Payer avec
group-use = Utiliser
group-begin = Planifier
group-discard = Défausser
group-disc = Disque
group-invest = Investir
group-keep = Carrière
group-influence = Influence
group-rank = Rang de noblesse
group-settle = Marqueur
group-synergy = Jeton Combinaison
group-reveal = Révéler
group-fight = Combattre
group-raise = Augmenter la valeur
group-gain = Gagner de l'influence
group-complete = Accomplir
group-story = Quête Histoire
group-vote = Voter
group-work = Aider
group-heal = Retirer
group-claim = Places

# The rules in short, chapter by chapter.
help-1 = Quatre manches autour des Caraïbes. Qui a le plus de points de victoire (PV) à la fin l'emporte : par les nations, les revenus, les cartes, les quêtes, l'explorateur, les bâtiments de prestige et plus encore.
    .title = Le but
help-2 = Naviguez de 1 à 7 points de mouvement, faites une action principale là où vous arrivez, piochez jusqu'à votre limite de main. Planifier une carte et accomplir un objectif de carrière sont gratuits, autant de fois que vous voulez.
    .title = Un tour
help-3 = Dans un village : 1 action Village, 2 après 4 à 6 points de mouvement, 3 après 7. Chacune achète une carte ou investit dans un bâtiment de prestige, donne un doublon, ou défausse votre main pour 2 doublons.
    .title = Villages
help-4 = Dans une ville : livrez une carte avec la marchandise du marché, et un disque quitte votre navire ; puis faites l'action de la ville. Quand les deux disques d'un emplacement sont partis, votre navire a une amélioration.
    .title = Les villes et votre navire
help-5 = Révélez un jeton, choisissez la nation pour laquelle vous combattez et dépensez sa valeur de combat : 2 ou 5 pour de l'influence, 4 pour un drapeau vide, 6 pour un drapeau d'une autre nation. Chaque point de combat ou assistant ajoute 1.
    .title = Le combat
help-6 = À la fin, votre rang de noblesse auprès de chaque nation est multiplié : par les cases vides de sa réserve de marqueurs, plus un bonus pour le plus de marqueurs sur la carte. Qui mène sur une piste a 3 PV de plus.
    .title = Les nations
help-7 = Là où il y a une quête, vous pouvez payer son coût pour sa récompense ; certaines comptent vos compas. La quatrième tuile rapporte 3 PV, chacune ensuite 2 PV. L'explorateur prend la récompense de la case où il s'arrête ; les cases occupées sont sautées.
    .title = Les quêtes et l'explorateur
help-8 = Les cartes avec un lieu y placent un espion. Avec votre navire sur place, vous pouvez l'utiliser comme action principale ; chacun qui n'a pas servi dans une manche vaut 2 PV.
    .title = Les espions
help-9 = Le premier navire au port met fin à la manche. Puis chacun achète une carte ou prend 2 PV, les revenus sont payés, les marchés vidés, et de nouvelles quêtes et un bâtiment de prestige arrivent.
    .title = La fin d'une manche
help-10 = Une carte Histoire dit où viennent les quêtes ; certaines apportent des tuiles Héritage, qui changent la carte. Dans une campagne, l'histoire continue quand sa quête est remplie : on lit le verso après la manche, tous votent là où il le demande, et ce qui a changé est gardé pour la partie suivante.
    .title = L'histoire

# The guided first game, and hints at first meetings.
guide-welcome = Les Caraïbes, et votre navire à La Havane. En quatre manches vous en faites le tour, et trois couronnes regardent ce que vous faites. D'abord, une de vos huit cartes va dans la zone de planification.
    .title = Votre premier voyage
    .why = Une carte planifiée n'encombre pas votre main. Elle attend là que vous puissiez la payer.
    .do = Planifiez la carte éclairée.
guide-career = Votre carrière a trois objectifs. Quand vous en avez atteint un, accomplissez-le par une action gratuite : un assistant, des doublons, et des PV si le nombre le plus haut est atteint.
    .title = Une carrière
    .why = Elle dit quoi chercher dans cette partie. Chaque objectif ne compte qu'une fois, et attendre peut valoir la peine.
    .do = Gardez la carrière éclairée.
guide-sail = Chaque tour commence par naviguer : de 1 à 7 points de mouvement le long des flèches, jamais en arrière. Puerto Plata est une ville, à quatre points.
    .title = Naviguer
    .why = Qui navigue lentement fait davantage ; qui rentre le premier met fin à la manche pour tous.
    .do = Naviguez jusqu'à Puerto Plata.
guide-city = Le marché de cette ville veut du sucre. Défaussez une carte qui en montre, et un disque quitte votre navire. Puis vient l'action de la ville.
    .title = Livrer une marchandise
    .why = Chaque carte est trois choses à la fois : une marchandise, un objet pour les quêtes, et un projet à acheter. Ici, c'est la marchandise qui sert.
    .do = Livrez une carte avec du sucre.
guide-disc = Deux disques sont sur chaque emplacement de votre navire. Quand les deux sont partis, l'amélioration est à vous.
    .title = Votre navire
    .why = Deux disques d'un même emplacement valent mieux que deux d'emplacements différents. Les Grand-voiles donnent plus d'actions Village.
    .do = Prenez un disque des Grand-voiles.
guide-explorer = La Guilde des explorateurs avance votre explorateur de trois cases au plus. Il prend la récompense de la case où il s'arrête.
    .title = L'explorateur
    .why = La case 2 apporte un point de combat, dont vous aurez bientôt besoin. Les cases avec un autre explorateur sont sautées et ne coûtent rien.
    .do = Allez à la case 2.
guide-onward = Maintenant, un village. Les points dépensés décident de ce que vous y faites : une action Village, deux dès 4 points, trois avec 7.
    .title = Jusqu'où ?
    .why = Un long voyage donne plus d'actions dans un village, mais vous ramène plus tôt au port.
    .do = Naviguez jusqu'à La Guaira : cinq points.
guide-village = Dans un village, vous achetez une carte, prenez un doublon, ou défaussez votre main pour deux. Ce que donne une carte est à vous désormais.
    .title = Acheter une carte
    .why = En début de partie, réductions et revenus valent le plus, car ils durent. Une autre action suit : achetez encore, ou prenez un doublon.
    .do = Achetez la carte éclairée.
guide-coast = Une tuile Quête est à Portobelo. À la fourche après Santa Marta, prenez la côte, par Carthagène.
    .title = Une quête en vue
    .why = Par Port Royal, le retour est plus court ; le long de la côte, il y a plus de lieux où s'arrêter.
    .do = Naviguez jusqu'à Portobelo par Carthagène.
guide-quest = Payez ce que demande la quête et prenez sa récompense ; une partie se gagne une fois par compas que vous avez. La tuile va sur votre navire.
    .title = Remplir la quête
    .why = Une quête est votre action principale du tour. Votre quatrième tuile rapporte 3 PV de plus, chacune ensuite 2.
    .do = Remplissez la quête.
guide-home = Le voyage touche à sa fin. Tout navire doit s'arrêter à la main rouge de Retour à bon port ; de là, il n'y a qu'un pas.
    .title = Retour à bon port
    .why = Le premier navire au port met fin à la manche. Regardez où sont les autres avant de vous presser.
    .do = Naviguez jusqu'à Retour à bon port.
guide-arrival = Ici, l'action de la ville est un combat, ou deux cases pour votre explorateur. Vous combattez pour une nation, jamais pour vous.
    .title = Combattre ou explorer
    .why = La nation gagne des marqueurs sur la carte, et vous de l'influence auprès d'elle. D'abord on révèle un jeton, puis vous choisissez la nation.
    .do = Faites l'action de la ville et choisissez le combat.
guide-combat = Dépensez la valeur de combat : 2 ou 5 pour de l'influence, 4 pour un drapeau sans marqueur, 6 pour celui d'une autre nation. Chaque point de combat ou assistant l'augmente de 1.
    .title = Le combat
    .why = L'influence donne des rangs de noblesse. À la fin, votre rang est multiplié par ce que sa nation est devenue, et chaque marqueur la fait grandir.
    .do = Dépensez la valeur, puis mettez fin au combat.
guide-scoring = Quand un navire est au port, la manche prend fin. Chacun achète encore une carte ou prend 2 PV, puis les revenus de doublons et de PV sont payés ; les marchés sont vidés, de nouvelles quêtes et un bâtiment de prestige arrivent.
    .title = Entre les manches
    .why = Les doublons sont payés après trois manches, les PV quatre fois. Les espions qui n'ont pas servi rapportent 2 PV chacun.
guide-alone = Vous avez vu tout ce que peut être un tour. Poursuivez votre route, achevez votre carrière, et choisissez une couronne à bien servir.
    .title = La mer est à vous
    .why = Un court conseil apparaîtra encore quand il y aura du nouveau. Les règles complètes sont sous Apprendre, et ? aide à tout moment.
hint-FirstDiscard = Quatre cartes restent dans votre main. Gardez ce que vous pouvez bientôt acheter, et les marchandises que veulent les marchés.
hint-Refill = La pioche est gratuite mais inconnue ; une carte face visible coûte un doublon et c'est bien celle que vous voyez.
hint-Village = Une action après l'autre : ce que vous venez d'acheter peut déjà servir à la suivante.
hint-EndTurn = Avant de terminer, vous pouvez encore planifier une carte ou accomplir un objectif de votre carrière.
hint-ChoosePile = Les deux piles sont face cachée ; celle que vous prenez est affaire de chance. Vous choisissez la nation ensuite.
hint-ChooseNation = Une valeur haute peut coûter des doublons, une basse apporte un bonus. Regardez aussi votre influence auprès de chaque nation.
hint-ChooseInfluence = À la fin, un rang est multiplié par ce que sa nation est devenue : mieux vaut un ami fort que trois faibles.
hint-StepOne = Un dernier achat avant que les revenus soient payés, ou 2 PV : qui achète pioche ensuite.
hint-PayCards = Une carte paie une marchandise ou un objet, jamais les deux. Gardez ce que veut le prochain marché.
hint-PaySame = La première carte dit quelle est la marchandise ; les autres doivent montrer la même.
hint-AskPay = Vous n'êtes pas obligé de payer, mais sans payer vous ne recevez rien.
hint-HostReward = L'une de vos cartes récompense les navires qui s'arrêtent près de vos espions.
hint-RemoveDisc = Le second disque d'un emplacement achève son amélioration. Deux du même valent mieux qu'un de chacun.
hint-ChooseRank = Le marqueur va jusqu'à sa prochaine case rouge : au mieux là où elle est loin, ou là où le multiplicateur est haut.
hint-ChooseAnnexation = Un marqueur sur la carte vide la réserve de sa nation et augmente ce que vaut votre rang auprès d'elle.
hint-ChooseSynergy = Regardez vos cartes : les revenus qui attendent un jeton comptent dès que vous l'avez.
hint-ChooseWay = L'un d'eux seulement ; ce qui ne ferait rien maintenant n'est pas proposé.
hint-LayFigures = Ces assistants ne reviennent jamais, mais le revenu reste.
hint-TrailQuest = C'est maintenant ou jamais : plus tard, vous ne pourrez plus la remplir.
hint-Retire = Vous payez la moitié du prix, et votre explorateur recommence. Barrières et cases comptent de nouveau.
hint-SailOn = Un court voyage et une seconde action principale. Seuls ces points comptent pour les actions Village sur place.
hint-Vote = La majorité décide et, à égalité, qui lit. Où mène une voie ne se voit qu'une fois prise.
hint-Works = Payez, prenez la récompense, et un disque quitte votre navire : le second d'un emplacement achève l'amélioration.
hint-AskHarbour = Une nouvelle quête prend aussitôt sa place : ce qui ne convient pas maintenant conviendra peut-être la prochaine fois.
hint-Heal = Ce que le crâne a fermé s'ouvre à nouveau : pensez au prochain arrêt de votre navire.

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
look-marker = { $location } : marqueur { $nation-of }
look-quest-at = Quête { $quest }, { $location }
look-assistants = { $count ->
        [one] Espion
       *[other] { $count } espions
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
        [combat_token] Jetons Combat
        [quest] Quêtes
        [influence_one] Influence auprès d'une nation
        [influence_two] Influence auprès de deux nations
        [upgrade] Améliorations du navire
        [barrier] Barrières
        [synergy] Jetons Combinaison
       *[assistant] Espions
    } : { $progress } sur { $low } pour { $doubloons } doublons, sur { $high } pour { $points } PV de plus{ $done ->
        [yes] , accompli
       *[no] {""}
    }
look-tasks = Objectifs de carrière
look-prestige = Bâtiments de prestige
look-prestige-hidden = Bâtiment de prestige de la manche { $round }, face cachée
look-row = Cartes face visible
look-row-price = { $doubloons ->
        [0] à prendre gratuitement
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
look-piles = Jetons Combat
look-quests-left = { $count ->
        [one] { $count } tuile Quête restante
       *[other] { $count } tuiles Quête restantes
    }
look-nations = Nations
look-nation-now = { $nation } : influence { $space }, rang { $rank } × { $count } = { $points } PV
look-rank = rang de noblesse { $rank }
look-multiplier = { $emptied } vides + { $bonus } majorité ({ $count } sur la carte)
look-stock = { $count ->
        [one] { $count } marqueur restant
       *[other] { $count } marqueurs restants
    }
look-incomes = Revenus
look-income-of = { $name } : { $doubloons } doublons et { $points } PV à chaque décompte ; { $end } PV à la fin
look-ana-income = { $seat } : { $points } PV à chaque décompte
look-combat-of = Combat de { $name }
look-value-left = Valeur de combat restante : { $value }
look-no-token = Plus de jeton
look-side = { $nation } : valeur de combat { $value } (imprimée { $printed }){ $doubloons ->
        [0] {""}
        [one] , coûte { $doubloons } doublon
       *[other] , coûte { $doubloons } doublons
    }
look-strongest = La nation qui a le plus de marqueurs : −{ $count }.
look-weakest = La nation qui a le moins de marqueurs : +{ $count }.
look-buys = Ce que la valeur achète
look-used = fait
look-buy-influence = { $count ->
        [one] { $count } influence
       *[other] { $count } influences
    }
look-buy-flag = un drapeau : { $price } libre, { $taken } occupé
look-buy-land = un village : { $price } vide, { $taken } occupé
look-raise = Augmenter de 1 :
look-combat-points = { $count ->
        [one] { $count } point de combat
       *[other] { $count } points de combat
    }
look-figures = { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }
look-ship = Navire
look-hand = Main
look-planning = Planification
look-career = Carrière
look-tableau = Repaire
look-area = { $state ->
        [completed] Achevé.
        [locked] Verrouillé ; disques : { $count }.
       *[open] Disques : { $count }.
    }
look-upgrades = { $count } sur 12 · { $discs } disques
look-quests-done = Quêtes : { $count } ; la suivante donne { $points } PV de plus
look-points = Points de victoire
look-points-of = { $points } PV, revenu { $count }
look-doubloons-of = { $doubloons } doublons, revenu { $count }
look-synergies = Jetons Combinaison
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
look-tableau-chip = Repaire { $count }
look-free = libre
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
        [ruin] Ville sans tuile.
       *[start] Tous les navires partent d'ici.
    }
tip-tile = { $city } : { $text }.
tip-market-free = Places libres là-bas : { $free } sur { $spaces }.
tip-market = Le marché veut { $good-some } ; places libres : { $free } sur { $spaces }.
tip-flag = { $owner ->
        [france] Drapeau de la France.
        [england] Drapeau de l'Angleterre.
        [spain] Drapeau de l'Espagne.
       *[none] Pas encore de drapeau.
    }
tip-hand = Tout navire doit s'arrêter ici.
tip-stop = { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    }{ $actions ->
        [0] {""}
        [one] , { $actions } action Village
       *[other] , { $actions } actions Village
    }{ $points ->
        [0] {""}
       *[other] , +{ $points } PV en chemin
    }
tip-assistant = { $name } : { $project }{ $done ->
        [yes] {" (fait)"}
       *[no] {""}
    }
tip-assistants = Dépassé ou non utilisé, chacun donne { $points } PV une fois par manche.
tip-quest = À la place de l'action du lieu.
tip-quest-gone = La tuile Quête est partie : la case est sautée.
tip-explorer-end = La fin : points { $list }, et une action Village.
tip-barrier = Le prochain à la franchir gagne { $points } PV ; franchie jusqu'ici : { $count }.
tip-assistant-at = espion { $location-at }
tip-prestige = Un est révélé à chaque manche ; chaque joueur peut investir une fois dans chacun.
tip-prestige-now = Manche { $round } ; vaut { $points } PV pour vous
tip-leaders = en tête : { $list }
tip-points = Ce qui est déjà sur la piste, et ce que chaque décompte ajoute.
tip-combat-points = Chacun augmente de 1 la valeur d'un combat.
tip-figures = Ils paient des cartes, investissent, deviennent espions et renforcent les combats.
tip-general = Dans la réserve générale : { $count }
tip-compasses = Les quêtes rapportent plus pour chacun.
tip-quests = À partir de la quatrième, chacune donne des points.
tip-tokens = Pris au combat ; objectifs et cartes les comptent.
tip-assistants-of = Espions sur la carte.
tip-upgrades = Un emplacement est achevé quand ses deux disques sont partis.
tip-synergies = Les cartes à ce signe comptent dès que vous avez le jeton.
tip-shown = Vues de tous :
tip-deck = Piochez jusqu'à votre limite de main à la fin du tour.
tip-piles = { $count ->
        [one] { $count } jeton face cachée en tout
       *[other] { $count } jetons face cachée en tout
    }
tip-buys = Chacun une fois par combat, dans l'ordre voulu, tant que la valeur suffit.
tip-ana = Elle joue une carte par tour et la suit à la lettre.
tip-anas-income = Payé à chaque décompte : plus avec chaque disque qui quitte son plateau, et avec chaque carte.
tip-anas-quests = { $points } PV chacune à la fin, et plus si elle en a plus que vous.
tip-anas-cards = Chacune ajoute { $points } PV à son revenu.
tip-anas-upgrades = Une pour { $count } disques retirés ; à la fin, elles sont comparées à vos emplacements achevés.
told-starts = { $name } commence.
told-quests = Nouvelles quêtes
told-incomes = Revenus
told-total = Total

# Pourquoi Ana fait ce qu'elle fait.
because-card = Sa carte le dit{ $rounds ->
        [all] {""}
        [on] , à partir de la manche { $first }
       *[other] , des manches { $first } à { $last }
    }.
because-ana-sailed = Sa carte : { $count ->
        [one] { $count } arrêt
       *[other] { $count } arrêts
    } plus loin (villes, retour à bon port, quêtes) ; à la bifurcation, le bras du { $route ->
        [upper] haut
       *[other] bas
    }.
because-ana-quest = Une quête se trouve ici : elle la prend, et son tour s'achève.
because-explore-ana-quest = C'était la quête la plus proche à sa portée.
because-ana-delivered = Le marché a un espace libre : le disque le plus à gauche de son plateau y va.
because-ana-took = Aucun espace de marché libre ici : la carte { $place } de la rangée, ou la suivante à sa gauche.
because-explored = Jusqu'à la quête la plus proche à sa portée, sinon par le chemin le plus court.
because-ana-nation = La valeur de combat, plus son rang de noblesse, moins le vôtre : la plus haute compte.
because-ana-marker = Le drapeau libre de la ville au plus petit numéro ; à défaut, le village libre au plus petit numéro.
because-ana-stock = Aucun drapeau de ville et aucun village n'est libre.
shelf-project = Cartes Projet
shelf-quest = Quêtes
shelf-token = Jetons Combat
shelf-area = Zones du navire
shelf-city = Tuiles Ville
shelf-career = Carrières
shelf-prestige = Bâtiments de prestige
shelf-automa = Cartes d'Ana
shelf-deck = paquet { $deck }
shelf-decks = Paquet
shelf-goods = Marchandises
shelf-objects = Objets
shelf-letters = Lettre
shelf-players = à { $list } joueurs
legend-counts = Ce qui se compte
legend-actions = Ce qui se fait
legend-doubloon = Doublon
legend-doubloon-help = De l'argent.
legend-vp = Point de victoire
legend-vp-help = Le plus grand nombre gagne.
legend-income-doubloon = Revenu de doublons
legend-income-doubloon-help = Versé à chaque décompte, sauf le dernier.
legend-income-vp = Revenu de PV
legend-income-vp-help = Gagné à chaque décompte.
legend-combat-point = Point de combat
legend-combat-point-help = Augmente un combat de 1.
legend-figure = Assistant
legend-figure-help = Sur la carte, un espion.
legend-disc = Disque
legend-disc-help = Quitte le navire avec une livraison.
legend-compass = Compas
legend-compass-help = Multiplie les récompenses de quêtes.
legend-village-action = Action Village
legend-village-action-help = Gagner, défausser, acheter ou investir.
legend-combat = Combat
legend-combat-help = Révélez un jeton et combattez pour une nation.
legend-explore = Explorateur
legend-explore-help = Avance d'autant de cases.
legend-sail = Navigation
legend-sail-help = Points de mouvement du navire.
legend-quest = Quête
legend-quest-help = Payez-la pour sa récompense.
legend-deliver = Livraison
legend-deliver-help = Une carte avec la marchandise du marché contre un disque.
legend-assistant = Espion
legend-assistant-help = Donne à son propriétaire une action de plus à cet endroit.
legend-noble = Rang de noblesse
legend-noble-help = Multiplié à la fin par la nation.
phrase-complete-task-1 = tâche { $number }
phrase-reveal-1 = pile { $number }
phrase-lay-1 = { $number }
look-by = { $location } par { $number }
look-numbered = { $number } { $location }
look-sell-hand = Défausser la main
key-village = village : autant d'actions Village que le trajet fut long
key-city = ville : son action et un marché où livrer
key-hand = tout navire doit s'arrêter ici
key-market = place libre au marché
key-flag = marqueur Possession d'une nation
key-quest = tuile Quête et son coût
key-open = espion encore disponible cette manche
key-done = espion déjà fait cette manche

# The campaign on the page.
look-page-vote = Vote
look-story = Histoire
look-pages = Pages de l'histoire
look-page-before = Page précédente
look-page-after = Page suivante
look-chapter = Chapitre { $number } : { $title }
look-story-at = Quête Histoire : { $story }, { $location }
look-story-quest = Quête Histoire en { $number } { $location }
look-story-full = Remplie quand ceci est plein : { $tile }.
look-story-done = Remplie par { $name }
look-read-by = Lue par { $name }.
look-vote-all = Pour chacun :
look-vote-none = Personne ne reçoit rien tout de suite.
look-vote-turn = À { $name } de voter.
look-vote-tie = À égalité, qui a lu tranche : { $name }.
look-decided = décidé
look-leg-cost = { $location } – { $location2 } : { $count } points de mouvement
look-tile-discs = { $count } disques sur { $spaces }
look-tile-needs = seulement avec votre explorateur à { $space } ou au-delà
look-slot = { $owner ->
        [none] { $tile } : case libre, valeur { $value }
       *[other] { $tile } : case de valeur { $value }, prise
    }
look-toll = péage { $doubloons }
look-sea-with = La mer avec { $list }
look-sea-plain = La mer sans tuile Héritage
look-still-open = posée, non remplie
archive-story = Cartes Histoire posées
archive-tile = Tuiles Héritage en jeu
archive-project = Cartes venues avec l'histoire
key-story = tuile Histoire avec ce que demande sa carte
key-tile = tuile Héritage : ce qu'elle apporte, ses disques
key-skull = ni action Village ni action de ville ici
key-dear = ce trajet coûte autant de points de mouvement


# The campaign.
campaign-note = L'époque de ce récit apporta conquête, épidémies et esclavage aux peuples des Caraïbes. Le jeu la traite de façon abstraite ; le récit veut se tenir du côté de ceux qui en payèrent le prix.
campaign-line = Une seule histoire, contée en plusieurs parties : ce que vous changez sur la mer dans l'une est encore là dans la suivante.
