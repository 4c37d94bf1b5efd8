# What a campaign tells only once it has come to it: the page gets these texts one by one, as a position opens them.

# Chapter 1.
chapter-1 = La carte noyée
story-1 = La carte noyée
story-1-front = À Portobelo, la cartographe Marisol Quint fait sécher près du poêle une feuille déchirée. On y voit des mouillages qu'aucune marine ne connaît. Les deux tiers manquent, et des hommes armés les cherchent.
story-1-back = Les inconnus fuient par les toits. L'un d'eux laisse tomber un étui de toile cirée : il est vide, mais il sent les salines de St. Kitts.
story-2 = Le sel et la cire
story-2-front = À St. Kitts, une saunière garde un bout de parchemin comme porte-bonheur. Elle le cédera contre des nouvelles sûres de son frère, perdu en mer.
story-2-back = Le frère est vivant ; il navigue avec un équipage libre de la Tortue. Le deuxième morceau est à vous, et il désigne le troisième : le gardien du phare de Grand Caïman.
story-3 = Le prix du gardien
story-3-front = Le gardien de Grand Caïman brûle de l'huile depuis trente ans sans toucher de solde. Il veut ses réserves pleines avant d'ouvrir le coffre.
story-3-back = La carte est entière. Elle montre les refuges de gens échappés des plantations ; entre de mauvaises mains, c'est un arrêt de mort. Qu'en faites-vous ?
branch-3-1 = La rendre à Marisol et se taire
branch-3-2 = La copier d'abord, pour vos voyages
story-4 = Une promesse tenue
story-4-front = Marisol demande encore une chose : porter une lettre scellée au bourg libre, dans les collines derrière Santa Marta, et revenir sans avoir été suivis.
story-4-back = Abena, qui parle pour le bourg libre, brise le sceau et hoche la tête. Désormais, une lumière vous attendra sur la plage.
story-5 = La seconde copie
story-5-front = Une copie en appelle une autre. Un commis de La Guaira en a déjà une et la vend au pouce. Rachetez-lui tout avant que les patrouilles esclavagistes ne le fassent.
story-5-back = Vous brûlez les copies du commis et, après un long regard, la vôtre. Le bourg libre l'a appris ; sa porte-parole, Abena, n'envoie qu'un mot : assez.
story-6 = Les équipages de la Tortue
story-6-front = Le capitaine Rusk, qui vend ses canons à tous les pavillons, veut se venger de la perte de la carte. Il vous faudra du monde. À la Tortue, beaucoup navigueraient sous une charte équitable.
story-6-back = Parts égales, une voix par tête, soins aux blessés : la charte est signée sur un tonneau. Les équipages de la Tortue se joignent à vous.

# Chapter 2.
chapter-2 = Le conseil de la côte
story-8 = Fumée sur la côte
story-8-front = Tamaro, une pilote miskito, signale des bateaux brûlés près de Puerto Cabezas. Son conseil se réunit dans trois jours et ne se fie à aucun navire. Montrez que le vôtre est différent.
story-8-back = Vous apportez du bois et des cordages au lieu de promesses. Les anciens comptent chaque planche, puis vous font place près du feu.
story-9 = Trois pavillons à table
story-9-front = Trois couronnes réclament la côte, et aucune n'a consulté ceux qui y vivent. Portez la parole du conseil à San Juan et attendez la réponse.
story-9-back = Les couronnes offrent une licence ; le conseil, son propre sceau. Sous lequel le port ouvrira-t-il ?
branch-9-1 = Sous le sceau du conseil
branch-9-2 = Sous la licence d'une couronne
story-10 = Le sceau du conseil
story-10-front = Un sceau doit être respecté. Le sloop de Rusk mouille devant la barre et refoule les marchands. Persuadez-le que ce port a des amis.
story-10-back = Rusk se retire, un mât de hune brisé. Tamaro peint sur les rochers les premiers amers.
story-11 = Licence et taxe
story-11-front = La licence arrive avec un douanier qui compte jusqu'aux poissons. Trouvez-lui une raison d'être ailleurs quand les filets rentreront.
story-11-back = Le douanier se découvre une passion pour les orchidées et passe ses journées dans les terres. Le conseil commerce comme il l'a toujours fait.
story-12 = Les amers
story-12-front = Un port vit de ses pilotes. Suivez les nouveaux amers à vive allure, pour que tous les capitaines des Caraïbes apprennent que le chenal est sûr.
story-12-back = Puerto Cabezas est désormais une ville aux langues multiples. À qui apporte des marchandises, on demande un service en retour ; il y en a toujours un autre.
story-80 = L'histoire jusqu'ici
story-80-front = La carte d'une cartographe vous a montré qui se cache sur ces côtes, et pourquoi. Les équipages de la Tortue naviguent avec vous.

# Chapter 3.
chapter-3 = Eaux closes
story-14 = Eaux closes
story-14-front = Rusk s'est acheté un garde-côte et le papier qui va avec. Au sud de la Martinique, chaque coque est arrêtée et fouillée ; le passage prend trois fois plus de temps.
story-14-back = Un commissaire ivre vous livre ses conditions : le papier expire avec la saison, et Rusk a plus besoin de vivres que de prises.
story-15 = Vivres à La Guaira
story-15-front = La côte doit manger tant que le passage est fermé. Chaque capitaine qui fait escale à La Guaira peut laisser sa part de planches, de toile et de haricots.
story-15-back = L'entrepôt est plein ; les villages tiendront la saison. Reste le garde-côte : l'acheter, ou l'aveugler ?
branch-15-1 = Acheter Rusk
branch-15-2 = Le doubler de nuit
story-16 = Une bourse pour le corsaire
story-16-front = Rusk dit une somme, puis une autre, plus forte. Réunissez-la à Matanzas, chez des gens qui préfèrent vous la donner à vous plutôt qu'à lui.
story-16-back = Il prend la bourse et laisse la clé de la chaîne du port sur la table. L'avidité aussi tient ses rendez-vous.
story-17 = Lanternes sourdes
story-17-front = Trois nuits sans lune. Tamaro peut faire passer les navires si quelqu'un éloigne les chaloupes du garde-côte, à Port-d'Espagne.
story-17-back = À l'aube, le garde-côte tire sur un horizon vide. Trente voiles l'ont dépassé dans le noir.
story-18 = Le papier expire
story-18-front = Doña Leonor, auditrice du vice-roi, arrive à Portobelo avec de l'encre et aucune patience. Apportez-lui les journaux de bord des navires arrêtés.
story-18-back = Leonor raye de la liste le nom de Rusk, et le chenal est ouvert. Elle demande qui vous a appris à tenir des journaux si honnêtes.
story-81 = L'histoire jusqu'ici
story-81-front = Puerto Cabezas s'est ouvert sous les yeux des siens. Le capitaine Rusk ne vous a pas pardonné.

# Chapter 4.
chapter-4 = Deux rivières
story-20 = Deux rivières
story-20-front = Des familles chassées par les patrouilles cherchent une terre que nul n'a prise de force. La carte de Marisol évoque une crête entre deux rivières, près de Cumaná.
story-20-back = Le chef cumanagoto écoute longuement. Son peuple partagera la crête, si les nouveaux venus plantent avant de bâtir.
story-21 = Un fanal pour Baracoa
story-21-front = Les barques des colons doublent de nuit le cap est de Cuba. Aidez à élever un fanal à Baracoa, pierre par pierre.
story-21-back = Le fanal brûle. Sur la plage, on discute du plan de la ville : d'abord un mur, ou d'abord un marché ?
branch-21-1 = D'abord le mur
branch-21-2 = D'abord le marché
story-22 = Le mur
story-22-front = De la pierre, il y en a ; un maçon, non. Il s'en trouve un en prison à San Juan, pour une dette de son maître.
story-22-back = Le maçon rit en voyant la crête : la moitié du mur est déjà là, et c'est Dieu qui l'a bâtie. La porte lui prend une semaine.
story-23 = Le marché
story-23-front = Un marché veut son premier navire. Chargez du cacao et de l'indigo à Santa Marta, au vu de tous.
story-23-back = Le soir venu, quarante étals et une dispute, réglée autour d'une soupe. Une ville est née.
story-24 = La porte des rivières
story-24-front = La ville entre les rivières fait appeler ses voisins. Portez l'invitation à la Martinique, et à tous ceux que vous croiserez en chemin.
story-24-back = Qui connaît les sentiers de la jungle peut entrer dans la nouvelle ville ; elle est loin, mais ses portes sont ouvertes et ses gens ne chôment pas.
story-82 = L'histoire jusqu'ici
story-82-front = Le garde-côte est parti. Ceux qu'il a chassés n'ont toujours pas de toit.

# Chapter 5.
chapter-5 = La flotte d'argent
story-26 = Rumeurs d'argent
story-26-front = Toutes les tavernes comptent les mêmes navires : la flotte d'argent se rassemble à Portobelo. Leonor veut une escorte honnête ; d'autres veulent l'argent.
story-26-back = Vous apprenez le jour du départ et, pire, qui d'autre l'a appris. Il faudra des canons à la flotte, quel que soit leur pavillon.
story-27 = La flotte se rassemble
story-27-front = Vingt-deux voiles au mouillage. Qui combat bien peut désormais placer l'escorte d'une nation en tête de la flotte d'argent.
story-27-back = On trouve une pétition de mineurs clouée au gouvernail du vaisseau amiral : l'argent a été arraché à la terre par des gens qu'on n'a jamais payés. La portez-vous à l'auditrice ou à la foule ?
branch-27-1 = À l'auditrice
branch-27-2 = À la foule
story-28 = Le registre de Leonor
story-28-front = L'auditrice a besoin de témoins qui n'aient pas peur. Trouvez le commis du contremaître ; il se cache à la Tortue sous le nom de sa mère.
story-28-back = Un dixième de l'argent est réservé aux salaires. Ce n'est qu'un dixième ; c'est aussi le premier.
story-29 = Les cloches de Portobelo
story-29-front = La pétition est lue sur les marches de l'église, et les débardeurs posent leurs charges. Maintenez la paix jusqu'à ce que quelqu'un écoute.
story-29-back = Au bout de quatre jours, les capitaines de la flotte paient le double aux débardeurs. Les mineurs sont loin, mais ils l'apprendront.
story-30 = Vent d'est
story-30-front = La flotte appareille. Les navires de Rusk planent à l'horizon comme des mouettes. Menez-la saine et sauve au-delà de Grand Caïman.
story-30-back = La dernière voile disparaît à l'horizon. À Carthagène, pendant ce temps, un marin se plaint d'un mal de tête et demande de l'eau.
story-83 = L'histoire jusqu'ici
story-83-front = Une ville neuve se dresse entre deux rivières. Loin à l'ouest, on charge de l'argent.

# Chapter 6.
chapter-6 = La fièvre
story-32 = La fièvre
story-32-front = Des pavillons jaunes sur Carthagène. Les boutiques sont closes, l'hôpital déborde, et à Santa Marta on marque à la craie les premières portes.
story-32-back = Frère Anselme, un médecin qui ne dort plus, écrit une liste sur votre manche : de l'eau, de l'écorce, de la chaux, et quiconque peut porter.
story-33 = Le cordon
story-33-front = Portobelo se tait à son tour. Le gouverneur fait couper les routes, et les pauvres se retrouvent du mauvais côté de la corde.
story-33-back = Des vivres pour ceux du dedans, ou un passage pour ceux du dehors ? Il n'y a pas assez de navires pour les deux.
branch-33-1 = Nourrir ceux du dedans
branch-33-2 = Prendre à bord ceux du dehors
story-34 = Du pain par-dessus la corde
story-34-front = La nuit, des paniers passent par-dessus la corde. La fièvre passe avec eux : La Guaira a ses premiers malades.
story-34-back = Nul n'est mort de faim dans le cordon. Aucun monument ne le dit, seul le registre de la paroisse, à la page de ceux qui vécurent.
story-35 = La troisième traversée
story-35-front = Deux cents personnes attendent sur la plage. À la troisième traversée, un enfant brûle de fièvre ; Grand Caïman ferme son débarcadère.
story-35-back = L'enfant survit. Les familles s'installent où elles peuvent, et certaines ne pardonneront jamais ni à la mer, ni à vous, ni à elles-mêmes.
story-36 = Craie et chaux
story-36-front = Anselme a remarqué que les maisons aux citernes propres sont épargnées. Nettoyez un quartier à fond et donnez-lui raison.
story-36-back = Dans un quartier, on lave les marques de craie. C'est un début ; les herboristes des collines savent la suite.
story-84 = L'histoire jusqu'ici
story-84-front = La flotte d'argent est partie. Elle a laissé quelque chose derrière elle, à Carthagène.

# Chapter 7.
chapter-7 = Les guérisseuses
story-38 = La réserve des guérisseuses
story-38-front = À San Juan, les guérisseuses envoyées par Abena réunissent écorces, racines et linge propre. Chaque navire peut y ajouter son ballot.
story-38-back = La réserve est pleine, et de même le cahier où Anselme inscrit, pour la première fois, les noms de celles qui l'ont instruit.
story-39 = Le remède des collines
story-39-front = Le remède agit s'il est préparé dans la journée qui suit la cueillette. Portez-le tout frais de la Martinique aux malades.
story-39-back = Un marchand veut acheter la recette et la vendre au compte-gouttes. Les guérisseuses demandent ce que vous feriez.
branch-39-1 = L'imprimer et la donner
branch-39-2 = La vendre et bâtir un hôpital
story-40 = Feuilles volantes
story-40-front = L'imprimeur de Puerto Plata composera les feuilles si vous apportez le papier et tenez les hommes du marchand loin de son atelier.
story-40-back = Mille feuilles, quatre langues. À la marée suivante, le prix du marchand est tombé à rien.
story-41 = Un hôpital de pierre
story-41-front = L'argent est compté deux fois et gardé trois fois. Portez-le aux bâtisseurs de Saint-Domingue.
story-41-back = Quarante lits sous un même toit et, au-dessus de la porte, selon le vœu des guérisseuses, aucun nom.
story-42 = Pavillons blancs
story-42-front = Un navire doit entrer le premier dans le port de Carthagène et montrer que l'on n'y risque plus rien. Les pilotes tirent au sort.
story-42-back = Des cloches à midi. La dernière craie est effacée de la dernière porte, et le marché de Carthagène ouvre.
story-85 = L'histoire jusqu'ici
story-85-front = La fièvre tient quatre lieux. Les guérisseuses des collines ont accepté d'aider.

# Chapter 8.
chapter-8 = La ville du lac
story-44 = Les lettres du lac
story-44-front = Des lettres arrivent de Granada, la ville du lac intérieur : sa foire est coupée du monde depuis qu'un baron du péage a enchaîné le fleuve San Juan.
story-44-back = La chaîne est vieille ; son gardien l'est plus encore, et on lui doit onze ans de gages. Il y a plus d'une façon d'ouvrir une serrure.
story-45 = Les chalands
story-45-front = Les navires de mer ne remontent pas les rapides. À Grand Caïman, les charpentiers construisent des chalands pour qui leur apporte toile et bois.
story-45-back = Les chalands sont prêts. Le gardien lâchera la chaîne contre ses gages ; les rameurs disent qu'ils la couperaient pour rien.
branch-45-1 = Payer son dû au gardien
branch-45-2 = Couper la chaîne
story-46 = Onze ans
story-46-front = Les gages sont affaire de registres. Les rôles de paie sont à la douane de la Martinique, sous un chien qui dort.
story-46-back = Le gardien signe le reçu, jette lui-même la chaîne au fleuve et demande un passage pour rentrer chez lui.
story-47 = Scies de nuit
story-47-front = Une scie fait du bruit. Un feu d'artifice à Portobelo, pour un saint dont nul n'a entendu parler, en ferait davantage.
story-47-back = On fête saint Personne jusqu'à l'aube. Au matin, la chaîne gît en deux morceaux, très proprement.
story-48 = La mer intérieure
story-48-front = Encore une boucle, et le fleuve s'ouvre. Envoyez devant votre meilleur guide et suivez les hérons.
story-48-back = Les tours de Granada se dressent sur l'eau. La foire reprend, et avec elle la querelle : quels canons la garderont ?
story-86 = L'histoire jusqu'ici
story-86-front = La craie a quitté les portes. Des lettres arrivent d'une mer intérieure.

# Chapter 9.
chapter-9 = La colline qui brille
story-50 = La colline qui brille
story-50-front = Une pépite grosse comme le pouce passe de main en main à Port Royal. En une semaine, le détroit de la Jamaïque grouille de fous ; chaque traversée prend trois fois plus de temps.
story-50-back = La pépite vient d'une colline sacrée pour le bourg libre. Abena ne crie pas ; c'est ainsi qu'on sait que c'est grave.
story-51 = Postes de guet
story-51-front = Des postes de guet au-dessus de Santa Marta distingueraient l'ami du fou. Chacun demande quelqu'un de confiance.
story-51-back = Des postes, on le voit bien : une vieille galerie, et de la terre fraîchement remuée. Ouvrir la mine sous des règles justes, ou la fermer à jamais ?
branch-51-1 = L'ouvrir sous des règles justes
branch-51-2 = La fermer à jamais
story-52 = La mine équitable
story-52-front = Le bourg libre fixe les règles : nul ne creuse sans être payé, nul ne creuse à la source. Les couronnes se battront pour le reste.
story-52-back = La mine paie les salaires chaque samedi. Des hommes venus voler ont appris à signer leur nom.
story-53 = La galerie scellée
story-53-front = Fermer une montagne, c'est du travail. À Port-d'Espagne, les équipages libres chargent pierre et poudre ; prêtez-leur vos canons pendant ce temps.
story-53-back = Un choc sourd, de la poussière, des oiseaux. Là où s'ouvrait la galerie, des enfants planteront du manioc.
story-54 = Le retour des fous
story-54-front = La ruée vers l'or a besoin d'une fin dont on puisse rire. Portez-en le récit à la Tortue avant que d'autres rêveurs n'appareillent.
story-54-back = Au troisième récit, la pépite était en laiton depuis le début. Le détroit est de nouveau vide, mais le ciel ne dit rien de bon.
story-87 = L'histoire jusqu'ici
story-87-front = La foire de Granada a rouvert. À Port Royal, quelqu'un montre une pépite.

# Chapter 10.
chapter-10 = L'année des tempêtes
story-56 = L'année des tempêtes
story-56-front = Le vent tourne au mauvais mois. Au nord de Grand Caïman, la mer se dresse comme un mur et coûte cher à tous les navires.
story-56-back = Matanzas a perdu ses toits. Aidez d'abord ; on cherchera les fautifs quand tous seront au sec.
story-57 = Les toits de Matanzas
story-57-front = Poutres, clous, sucre pour les charpentiers. Chaque navire qui s'arrête peut relever un toit.
story-57-back = Le dernier toit est posé. La tempête a laissé d'autres épaves : le vaisseau amiral de Rusk, démâté, dérive avec quatre-vingt-dix personnes à bord.
branch-57-1 = Remorquer le navire
branch-57-2 = Sauver l'équipage, abandonner le navire
story-58 = La remorque
story-58-front = Un long câble et des nerfs plus longs encore. Menez la coque de Rusk à Cozumel avant le prochain grain.
story-58-back = Rusk est sur le quai, le chapeau à la main, et ne trouve pas le mot. Tamaro lui souffle que c'est « merci ».
story-59 = Quatre-vingt-dix âmes
story-59-front = Les canots à la mer, une mer qui les réclame. Ramez vite.
story-59-back = Quatre-vingt-neuf, et le chat du coq. Rusk descend le dernier, comme il sied à un capitaine ; vous n'attendiez pas cela de lui.
story-60 = Ce que la mer découvrit
story-60-front = La houle a mis à nu de vieilles pierres dans la baie de San Juan del Norte : un sanctuaire du peuple du fleuve. Savants et pilleurs sont en route.
story-60-back = Le peuple du fleuve reprend soin de son sanctuaire. Qui vient avec respect est le bienvenu, et repart changé.
story-88 = L'histoire jusqu'ici
story-88-front = La fièvre de l'or est passée, et la mine a ses règles. Le ciel ne dit rien de bon.

# Chapter 11.
chapter-11 = Le port libre
story-62 = Le port libre
story-62-front = Abena, Tamaro, Anselme et Leonor s'assoient pour la première fois à la même table. Le plan : un port à Cozumel où nul ne soit la propriété de personne.
story-62-back = Trois couronnes devront regarder ailleurs, au même instant. Leonor dit que c'est la seule chose que les couronnes fassent bien.
story-63 = Pieux et planches
story-63-front = Le quai de Cozumel est bâti par ceux qui s'en serviront. Les navires qui passent sans aider paient un droit pour la lampe.
story-63-back = Le quai est debout. Reste une question, mise aux voix : qui veillera ici à la paix ?
branch-63-1 = Un conseil de tous ceux qui vivent ici
branch-63-2 = Rusk, qui nous doit la vie
story-64 = La longue table
story-64-front = Il faut une table à un conseil, et de quoi manger à une table. Apportez du cacao et du sucre, et asseyez-vous où il y a de la place.
story-64-back = Il faut quatre heures pour fixer le prix du pain. Personne ne part. C'est ainsi que cela doit être.
story-65 = Le loup à la porte
story-65-front = Rusk accepte, à l'essai. Faites avec lui une patrouille et surveillez ses mains.
story-65-back = Il aborde un négrier au large de la Tortue et ouvre lui-même les écoutilles. Il ne dit pas un mot de tout le retour.
story-66 = La dernière feuille de Marisol
story-66-front = Marisol Quint a dessiné une fois encore la mer entière, avec tous les noms que ses peuples lui donnent. Elle vous prie d'en faire le tour avec la feuille, une dernière fois.
story-66-back = La feuille est accrochée dans la salle du port de Cozumel. Tout en bas, en très petit, les noms de vos navires. La campagne est finie ; la mer, non.
story-89 = L'histoire jusqu'ici
story-89-front = Les tempêtes sont passées, et des ennemis se sont tirés les uns les autres des flots. Il est temps de bâtir.

# Legacy tiles.
tile-l1 = Port ouvert
tile-l2 = Détroit gardé
tile-l3 = Peste à Carthagène
tile-l4 = Ville entre les rivières
tile-l5 = Équipages libres
tile-l6 = Flotte d'argent
tile-l7 = Ville du lac
tile-l8 = Mine d'or
tile-l9 = Sanctuaire du fleuve
tile-l10 = Réserve commune
tile-l11 = Fanal de Baracoa
tile-l12 = Réserve des guérisseuses
tile-l13 = Chantier des chalands
tile-l14 = Postes de guet
tile-l15 = Barges de pierre
tile-l16 = Nouveaux toits
tile-l17 = Quai libre
tile-l20 = Fièvre à Santa Marta
tile-l21 = Fièvre à Portobelo
tile-l22 = Fièvre à La Guaira
tile-l23 = Fièvre à Grand Caïman
tile-l24 = Détroit encombré
tile-l25 = Mur de tempête

# Their spaces for markers.
slot-l6-10 = Flotte d'argent (10)
slot-l6-11 = Flotte d'argent (11)
slot-l8-8 = Mine d'or (8)

# C cards.
project-c90 = Pilote Libre
project-c91 = Marchande du Conseil
project-c92 = Cultivateurs de la Crête
project-c93 = Gardienne de la Porte
project-c94 = Guérisseuse des Collines
project-c95 = Foire du Lac
project-c96 = Capitaine du Guet
project-c97 = Gardien du Sanctuaire

# Places of legacy tiles, and the arms of the route by them.
location-9a = Cumaná
    .at = à Cumaná
    .to = jusqu'à Cumaná
location-16a = Granada
    .at = à Granada
    .to = jusqu'à Granada
arm-9a = Cumaná
    .by = par Cumaná
arm-16a = Granada
    .by = par Granada
arm-14-16a = Carthagène et Granada
    .by = par Carthagène et Granada
arm-10-14-16a = La Guaira, Carthagène et Granada
    .by = par La Guaira, Carthagène et Granada
