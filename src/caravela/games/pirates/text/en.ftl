# Names of things.
game-title = Pirates of Maracaibo
game-line = Three voyages through a sea of cards, and treasure to bury.
game-round = round { $number }
game-length = 100 min
seat-black = Black
seat-blue = Blue
seat-yellow = Yellow
seat-red = Red
seat-jordan = Jordan
treasure-gold = Gold bar
    .bonus = 3 doubloons
    .a = a Gold bar
    .one = Gold bar
    .many = Gold bars
    .island = Gold Island
    .onto = onto Gold Island
    .die = yellow die
treasure-emerald = Emerald
    .bonus = 2 VP
    .a = an Emerald
    .one = Emerald
    .many = Emeralds
    .island = Emerald Island
    .onto = onto Emerald Island
    .die = green die
treasure-pearl = Pearl
    .bonus = Explore 1
    .a = a Pearl
    .one = Pearl
    .many = Pearls
    .island = Pearl Island
    .onto = onto Pearl Island
    .die = white die
kind-crew = Crew
    .a = a Crew card
kind-equipment = Equipment
    .a = an Equipment card
kind-vessel = Vessel
    .a = a Vessel
location-aruba = Aruba
    .to = to Aruba
    .at = at Aruba
location-margarita = Margarita
    .to = to Margarita
    .at = at Margarita
location-bonaire = Bonaire
    .to = to Bonaire
    .at = at Bonaire
location-tobago = Tobago
    .to = to Tobago
    .at = at Tobago
location-trinidad = Trinidad
    .to = to Trinidad
    .at = at Trinidad
location-grenada = Grenada
    .to = to Grenada
    .at = at Grenada
location-curacao = Curaçao
    .to = to Curaçao
    .at = at Curaçao
location-barbados = Barbados
    .to = to Barbados
    .at = at Barbados
location-saint-lucia = Saint Lucia
    .to = to Saint Lucia
    .at = at Saint Lucia
location-martinique = Martinique
    .to = to Martinique
    .at = at Martinique
location-dominica = Dominica
    .to = to Dominica
    .at = at Dominica
location-guadeloupe = Guadeloupe
    .to = to Guadeloupe
    .at = at Guadeloupe
residence-farmhouse = Farmhouse
residence-bell-tower = Bell-tower House
residence-harbour-lodge = Harbour­master's Lodge
residence-loft = Warehouse Loft
residence-tavern = Rooms above the Tavern
residence-sea-cave = Sea-cave Retreat
residence-cliff-villa = Cliff Villa
residence-green-terrace = Green Terrace
residence-gilded-manor = Gilded Manor
residence-lagoon-pavilion = Lagoon Pavilion
residence-three-courts = House of Three Courts
residence-stilt-house = Jungle Stilt House
improvement-klabautermann = Klabauter­mann
improvement-lookout = Lookout
improvement-powder-monkey = Powder Monkey
improvement-quartermaster = Quarter­master
improvement-carpenter = Ship's Carpenter
improvement-gravedigger = Grave­digger
improvement-map-maker = Map-maker
improvement-chronicler = Chronicler
improvement-fiddler = Fiddler
improvement-tobacco = Tobacco
improvement-sugar = Sugar Loaves
improvement-spyglass = Spyglass
improvement-spades = Stout Spades
improvement-gold-scales = Gold Scales
improvement-loupe = Gem-cutter's Loupe
improvement-diving-bell = Diving Bell
improvement-false-chest = Chest with a False Bottom
improvement-gun-battery = Gun Battery
improvement-sloop = Captured Sloop
improvement-pinnace = Scouting Pinnace
improvement-schooner = Painted Schooner
improvement-merchant-brig = Merchant Brig
improvement-first-mate = First Mate
improvement-master-gunner = Master Gunner
improvement-boarding-captain = Boarding Captain
improvement-navigator = Navigator
improvement-jungle-guide = Jungle Guide
improvement-botanist = Botanist
improvement-treasurer = Treasurer
improvement-chaplain = Ship's Chaplain
improvement-master-builder = Master Builder
improvement-fence = Fence
improvement-spy = Harbour Spy
improvement-tomb-keeper = Tomb Keeper
improvement-recruiter = Recruiter
improvement-goldsmith = Goldsmith
improvement-emerald-casket = Emerald Casket
improvement-pearl-net = Pearl Nets
improvement-rum = Rum Barrels
improvement-cacao = Cacao
improvement-indigo = Indigo
improvement-grapnels = Grapnels
improvement-chain-shot = Chain Shot
improvement-muskets = Crate of Muskets
improvement-boarding-planks = Boarding Planks
improvement-sea-chart = Sea Chart
improvement-sealed-letters = Sealed Letters
improvement-burial-map = Burial Map
improvement-forged-ledgers = Forged Ledgers
improvement-shipwright-tools = Shipwright's Tools
improvement-frigate = Prize Frigate
improvement-galleon = Galleon
improvement-man-of-war = Man-of-war
improvement-caravel = Caravel
improvement-treasure-ship = Treasure Ship
improvement-corvette = Corvette
improvement-xebec = Xebec
improvement-fluyt = Fluyt
improvement-fireship = Fireship
quest-q01 = Full Hold
quest-q02 = Over­flowing Hold
quest-q03 = Deep Graves
quest-q04 = Buried for Good
quest-q05 = Loyal Hands
quest-q06 = Well-stocked Stores
quest-q07 = A Name in the Ports
quest-q08 = Everything Money Buys
quest-q09 = Steady Trade
quest-q10 = Silver Stream
quest-q11 = Growing Legend
quest-q12 = Songs in Every Inn
quest-q13 = Beyond the Rivers
quest-q14 = To the Far Source
quest-q15 = One of Everything
quest-q16 = Small Fleet
quest-q17 = Pirate Admiral
quest-q18 = Secret and Renown
quest-q19 = Quick Bargains
quest-q20 = Splendid Ship
quest-q21 = Inland Company
quest-q22 = Expedition Stores
quest-q23 = Hands and Tools
quest-q24 = Ships and Houses
quest-q25 = Treasure Upriver
figurehead-mermaid = Mermaid
figurehead-dragon = Dragon
figurehead-harpy = Harpy
figurehead-whale = Whale
figurehead-lion = Lion
figurehead-sea-serpent = Sea Serpent
figurehead-poseidon = Poseidon
figurehead-kraken = Kraken
figurehead-hawk = Hawk
figurehead-nautilus = Nautilus
figurehead-skull = Skull
figurehead-unicorn = Unicorn
black-market-bm1a = Spade gang
black-market-bm1b = Island rumours
black-market-bm2a = Grave tax
black-market-bm2b = Quest broker
black-market-bm3a = River guides
black-market-bm3b = Gold changer
black-market-bm4a = Chandlery
black-market-bm4b = Emerald cutter
black-market-bm5a = Crimp's den
black-market-bm5b = Pearl dealer
slot-u01 = Sale of spare sails
    .gain = 5 doubloons
slot-u02 = Notice board
    .gain = take 1 Quest
slot-u03 = Swivel guns
    .gain = +1 power in every Raid
slot-u04 = Landing boat
    .gain = +1 space in every Explore
slot-u05 = Hidden hatch
    .gain = place a Black Market for 2 doubloons
slot-u06 = Spade rack
    .gain = bury 1 Treasure
slot-u07 = Carved bow
    .gain = a Figurehead for 3 doubloons
slot-u08 = Boarding nets
    .gain = Raid action: 3 power → 1 Treasure of its colour
slot-u09 = Purser's desk
    .gain = all Improvements cost 1 doubloon less
slot-u10 = False cargo floor
    .gain = place a Black Market
slot-u11 = Expedition gear
    .gain = Explore 3
slot-u12 = Rumour of riches
    .gain = 2 cubes onto one island of your choice
slot-u13 = Black flag
    .gain = Raid action: 2 power → 3 VP
slot-u14 = Second landing boat
    .gain = +1 space in every Explore
slot-u15 = Smugglers' stern door
    .gain = place a Black Market
slot-u16 = Builder's hold
    .gain = Residences cost 4 doubloons less
slot-u17 = Burial party
    .gain = bury 2 Treasures
slot-u18 = Gilded stern gallery
    .gain = 8 VP
slot-u19 = Herald's cabin
    .gain = Raid action: 4 power → 3 VP, 1 cube onto an island of your choice
slot-u20 = Governor's pardon
    .gain = build any Residence
layout-trade-winds = Trade Winds (standard)
layout-narrows = The Narrows
layout-two-lanes = Two Lanes
layout-long-archipelago = Long Archipelago
layout-wide-bay = Wide Bay
layout-hourglass = Hourglass
place-c1r1 = column 1, row 1
    .to = to column 1, row 1
    .at = in column 1, row 1
place-c1r2 = column 1, row 2
    .to = to column 1, row 2
    .at = in column 1, row 2
place-c1r3 = column 1, row 3
    .to = to column 1, row 3
    .at = in column 1, row 3
place-c1r4 = column 1, row 4
    .to = to column 1, row 4
    .at = in column 1, row 4
place-c1r5 = column 1, row 5
    .to = to column 1, row 5
    .at = in column 1, row 5
place-c2r1 = column 2, row 1
    .to = to column 2, row 1
    .at = in column 2, row 1
place-c2r2 = column 2, row 2
    .to = to column 2, row 2
    .at = in column 2, row 2
place-c2r3 = column 2, row 3
    .to = to column 2, row 3
    .at = in column 2, row 3
place-c2r4 = column 2, row 4
    .to = to column 2, row 4
    .at = in column 2, row 4
place-c2r5 = column 2, row 5
    .to = to column 2, row 5
    .at = in column 2, row 5
place-c3r1 = column 3, row 1
    .to = to column 3, row 1
    .at = in column 3, row 1
place-c3r2 = column 3, row 2
    .to = to column 3, row 2
    .at = in column 3, row 2
place-c3r3 = column 3, row 3
    .to = to column 3, row 3
    .at = in column 3, row 3
place-c3r4 = column 3, row 4
    .to = to column 3, row 4
    .at = in column 3, row 4
place-c3r5 = column 3, row 5
    .to = to column 3, row 5
    .at = in column 3, row 5
place-c4r1 = column 4, row 1
    .to = to column 4, row 1
    .at = in column 4, row 1
place-c4r2 = column 4, row 2
    .to = to column 4, row 2
    .at = in column 4, row 2
place-c4r3 = column 4, row 3
    .to = to column 4, row 3
    .at = in column 4, row 3
place-c4r4 = column 4, row 4
    .to = to column 4, row 4
    .at = in column 4, row 4
place-c4r5 = column 4, row 5
    .to = to column 4, row 5
    .at = in column 4, row 5
place-c5r1 = column 5, row 1
    .to = to column 5, row 1
    .at = in column 5, row 1
place-c5r2 = column 5, row 2
    .to = to column 5, row 2
    .at = in column 5, row 2
place-c5r3 = column 5, row 3
    .to = to column 5, row 3
    .at = in column 5, row 3
place-c5r4 = column 5, row 4
    .to = to column 5, row 4
    .at = in column 5, row 4
place-c5r5 = column 5, row 5
    .to = to column 5, row 5
    .at = in column 5, row 5
place-c6r1 = column 6, row 1
    .to = to column 6, row 1
    .at = in column 6, row 1
place-c6r2 = column 6, row 2
    .to = to column 6, row 2
    .at = in column 6, row 2
place-c6r3 = column 6, row 3
    .to = to column 6, row 3
    .at = in column 6, row 3
place-c6r4 = column 6, row 4
    .to = to column 6, row 4
    .at = in column 6, row 4
place-c6r5 = column 6, row 5
    .to = to column 6, row 5
    .at = in column 6, row 5
place-c7r1 = column 7, row 1
    .to = to column 7, row 1
    .at = in column 7, row 1
place-c7r2 = column 7, row 2
    .to = to column 7, row 2
    .at = in column 7, row 2
place-c7r3 = column 7, row 3
    .to = to column 7, row 3
    .at = in column 7, row 3
place-c7r4 = column 7, row 4
    .to = to column 7, row 4
    .at = in column 7, row 4
place-c7r5 = column 7, row 5
    .to = to column 7, row 5
    .at = in column 7, row 5
place-c8r1 = column 8, row 1
    .to = to column 8, row 1
    .at = in column 8, row 1
place-c8r2 = column 8, row 2
    .to = to column 8, row 2
    .at = in column 8, row 2
place-c8r3 = column 8, row 3
    .to = to column 8, row 3
    .at = in column 8, row 3
place-c8r4 = column 8, row 4
    .to = to column 8, row 4
    .at = in column 8, row 4
place-c8r5 = column 8, row 5
    .to = to column 8, row 5
    .at = in column 8, row 5
place-c9r1 = column 9, row 1
    .to = to column 9, row 1
    .at = in column 9, row 1
place-c9r2 = column 9, row 2
    .to = to column 9, row 2
    .at = in column 9, row 2
place-c9r3 = column 9, row 3
    .to = to column 9, row 3
    .at = in column 9, row 3
place-c9r4 = column 9, row 4
    .to = to column 9, row 4
    .at = in column 9, row 4
place-c9r5 = column 9, row 5
    .to = to column 9, row 5
    .at = in column 9, row 5
place-c10r1 = column 10, row 1
    .to = to column 10, row 1
    .at = in column 10, row 1
place-c10r2 = column 10, row 2
    .to = to column 10, row 2
    .at = in column 10, row 2
place-c10r3 = column 10, row 3
    .to = to column 10, row 3
    .at = in column 10, row 3
place-c10r4 = column 10, row 4
    .to = to column 10, row 4
    .at = in column 10, row 4
place-c10r5 = column 10, row 5
    .to = to column 10, row 5
    .at = in column 10, row 5
place-gulf = The Gulf
    .to = to the Gulf
    .at = in the Gulf
place-maracaibo = Maracaibo
    .to = to Maracaibo
    .at = in Maracaibo
space-e00 = Start of the track
    .the = the start of the track
space-e01 = Space 1
    .the = space 1
space-e02 = Space 2
    .the = space 2
space-e03u = Upper space 3
    .the = the upper space 3
space-e04u = Upper space 4
    .the = the upper space 4
space-e05u = Upper space 5
    .the = the upper space 5
space-e06u = Upper space 6
    .the = the upper space 6
space-e03l = Lower space 3
    .the = the lower space 3
space-e04l = Lower space 4
    .the = the lower space 4
space-e05l = Lower space 5
    .the = the lower space 5
space-e07 = Space 7
    .the = space 7
space-e08 = Space 8
    .the = space 8
space-e09 = Space 9
    .the = space 9
space-e10u = Upper space 10
    .the = the upper space 10
space-e11u = Upper space 11
    .the = the upper space 11
space-e12u = Upper space 12
    .the = the upper space 12
space-e10l = Lower space 10
    .the = the lower space 10
space-e11l = Lower space 11
    .the = the lower space 11
space-e13 = Space 13
    .the = space 13
space-e14 = Space 14
    .the = space 14
space-e15 = Space 15
    .the = space 15
space-e16u = Upper space 16
    .the = the upper space 16
space-e17u = Upper space 17
    .the = the upper space 17
space-e18u = Upper space 18
    .the = the upper space 18
space-e16l = Lower space 16
    .the = the lower space 16
space-e17l = Lower space 17
    .the = the lower space 17
space-e19 = Space 19
    .the = space 19
space-e20 = Space 20
    .the = space 20
space-e21u = Upper space 21
    .the = the upper space 21
space-e22u = Upper space 22
    .the = the upper space 22
space-e23u = Upper space 23
    .the = the upper space 23
space-e21l = Lower space 21
    .the = the lower space 21
space-e24 = Space 24
    .the = space 24
space-e25 = Space 25
    .the = space 25
space-e26 = Space 26
    .the = space 26
space-e27 = End of the track
    .the = the end of the track
space-rt = Residence Discount
    .the = the Residence Discount
action-glory1 = Glory
    .price = 1
    .gain = 1 VP
action-coin2 = Plunder
    .price = 2
    .gain = 3 doubloons
action-loot5 = Loot
    .price = 5
    .gain = 1 Treasure of its colour
action-loot3 = Swift loot
    .price = 3
    .gain = 1 Treasure of its colour
action-glory2 = Great glory
    .price = 2
    .gain = 3 VP
action-renown4 = Renown
    .price = 4
    .gain = 3 VP, 1 cube onto an island of your choice
action-mermaid2 = Mermaid
    .price = 2
    .gain = 2 VP, 2 doubloons
action-kraken3 = Kraken
    .price = 3
    .gain = 6 doubloons
action-skull2 = Skull
    .price = 2
    .gain = bury 1 Treasure
trade-map-maker = Map-maker
    .gain = 3 doubloons
trade-jungle-guide = Jungle Guide
    .gain = bury 1 Treasure
trade-botanist = Botanist
    .gain = 2 VP
trade-caravel = Caravel
    .gain = 1 cube onto an island of your choice
trade-nautilus = Nautilus
    .gain = a Gold bar
cube-gold = Gold bar
cube-emerald = Emerald
cube-pearl = Pearl
cube-gold-bonus = Gold bar on the bonus square
cube-emerald-bonus = Emerald on the bonus square
cube-pearl-bonus = Pearl on the bonus square
square-gold-1 = Gold: 5 doubloons
    .gain = 5 doubloons
square-gold-2 = Gold: 1 Ship Upgrade
    .gain = 1 Ship Upgrade
square-gold-3 = Gold: 1 cube onto Gold Island
    .gain = 1 cube onto Gold Island
square-gold-4 = Gold: no bonus
    .gain = no bonus
square-emerald-1 = Emeralds: 1 cube onto Emerald Island
    .gain = 1 cube onto Emerald Island
square-emerald-2 = Emeralds: take 1 Quest
    .gain = take 1 Quest
square-emerald-3 = Emeralds: 3 VP
    .gain = 3 VP
square-emerald-4 = Emeralds: no bonus
    .gain = no bonus
square-pearl-1 = Pearls: Explore 2
    .gain = Explore 2
square-pearl-2 = Pearls: 4 doubloons
    .gain = 4 doubloons
square-pearl-3 = Pearls: 1 cube onto Pearl Island
    .gain = 1 cube onto Pearl Island
square-pearl-4 = Pearls: no bonus
    .gain = no bonus
square-figurehead-1 = Poseidon: 5 doubloons
    .gain = 5 doubloons
square-figurehead-2 = Poseidon: 4 VP
    .gain = 4 VP
square-figurehead-3 = Poseidon: 1 Ship Upgrade
    .gain = 1 Ship Upgrade
square-figurehead-4 = Poseidon: 1 Treasure of your choice
    .gain = 1 Treasure of your choice
ruby-square-r1 = Square 1: 8 doubloons
    .gain = 8 doubloons
ruby-square-r2 = Square 2: 6 VP
    .gain = 6 VP
ruby-square-r3 = Square 3: 1 Ship Upgrade, 3 VP
    .gain = 1 Ship Upgrade, 3 VP
ruby-square-r4 = Square 4: take 1 Quest, 3 doubloons
    .gain = take 1 Quest, 3 doubloons
ruby-square-r5 = Square 5: bury 2 Treasures, 1 VP
    .gain = bury 2 Treasures, 1 VP
ruby-square-r6 = Square 6: 1 Treasure of your choice, 2 cubes onto islands of your choice
    .gain = 1 Treasure of your choice, 2 cubes onto islands of your choice
solo-a1 = Card A1
solo-a2 = Card A2
solo-a3 = Card A3
solo-a4 = Card A4
solo-a5 = Card A5
solo-a6 = Card A6
solo-b1 = Card B1
solo-b2 = Card B2
solo-b3 = Card B3
solo-b4 = Card B4
solo-b5 = Card B5
solo-b6 = Card B6
boon-doubloons = Doubloons
boon-points = Victory points
boon-gold = A Gold bar
boon-emerald = An Emerald
boon-pearl = A Pearl
boon-treasures = Treasures of your choice
boon-cubes = Cubes onto an island
boon-quests = Take a Quest
boon-sell-quest = Sell a Quest
boon-raid = Raid
boon-explore = Explore
boon-space-again = Your Explorer's space again
boon-bury = Bury Treasure
boon-upgrade = Ship Upgrade
boon-acquire = Acquire from afar
boon-build = Build a Residence
boon-figurehead = Figurehead
boon-black-market = Place a Black Market
boon-market-any = Use a Black Market
boon-doubloon-income-now = Doubloon income now
boon-points-income-now = VP income now

# Settings and presets.
setting-layout = Layout of the Caribbean
setting-layout-help = How the 27 cards and the three islands lie.
choice-layout-trade-winds = Trade Winds
choice-layout-narrows = The Narrows
choice-layout-two-lanes = Two Lanes
choice-layout-long-archipelago = Long Archipelago
choice-layout-wide-bay = Wide Bay
choice-layout-hourglass = Hourglass
choice-layout-random = at random
setting-break-location-clusters = Break up Locations
setting-break-location-clusters-help = Where four or more Locations touch, some change places with Improvements.
setting-pass-residence-gain = Doubloons for passing a Residence
setting-pass-residence-gain-help = What a player gains who stops on a Residence and does not build.
choice-pass-residence-gain-0 = nothing
choice-pass-residence-gain-5 = 5 doubloons
setting-fog-locations = Fog of War: Locations
setting-fog-locations-help = Locations lie face down with a doubloon on them; who stops there first turns them up and takes it.
setting-fog-improvements = Fog of War: Improvements
setting-fog-improvements-help = Improvements lie face down and are turned up when a ship enters; you sail step by step.
setting-skirmish = Pirate Skirmish
setting-skirmish-help = Ships that meet on a card fight with a die each, for points and doubloons.
setting-mission-hunt = Quest Hunt
setting-mission-hunt-help = More Quests; only the higher condition counts, for twice its points, and each Quest that fails costs 5 VP.
setting-rubies = Rubies
setting-rubies-help = Two Locations supply Rubies; in the Gulf they are sold for six different bonuses.
setting-retirement = Retirement
setting-retirement-help = Once in the game an Explorer may leave the track for a Residence at half price.
setting-solo-b-cards = Jordan's B cards
setting-solo-b-cards-help = How many of the six cards of your opponent are the harder ones when you play alone; with two or more players it changes nothing.
choice-solo-b-cards-0 = 0 (easy)
choice-solo-b-cards-1 = 1
choice-solo-b-cards-2 = 2
choice-solo-b-cards-3 = 3
choice-solo-b-cards-4 = 4
choice-solo-b-cards-5 = 5
choice-solo-b-cards-6 = 6 (hard)
choice-true = on
choice-false = off
style-builder = builder
style-raider = raider
style-explorer = explorer
preset-first-game = First game
preset-standard = Standard game
preset-fog-of-war = Fog of War
preset-everything = All modules
preset-first-game-help = The Trade Winds, no modules; alone, Jordan has A cards only.
preset-standard-help = A layout at random, no modules.
preset-fog-of-war-help = Locations and Improvements lie face down until ships come.
preset-everything-help = Fog, skirmishes, the Quest Hunt, Rubies and Retirement together.

# The score sheet.
reason-play = VP in play
reason-income = VP income
reason-rubies = Rubies
reason-rivers = Rivers crossed
reason-doubloons = Doubloons
reason-cards = Points on Improvements
reason-card-scoring = Scoring of Improvements
reason-residences = Residences
reason-treasures = Treasures
reason-buried = Buried Treasures
reason-quests = Quests
reason-quest-bonus = Six Quests

# What components do: a moment and an effect.
clause = { $when }: { $effect }.
when-gain = Once
when-immediate = At once
when-permanent = From now on
when-income = Income
when-end = At the end
worth-points = { $points } VP at the end.
each-buried = per buried Treasure
    .many = buried Treasures
each-quest = per Quest held
    .many = Quests held
each-quest-scored = per Quest that scored
    .many = Quests that scored
each-river = per river crossed
    .many = rivers crossed
each-crew = per Crew card
    .many = Crew cards
each-equipment = per Equipment card
    .many = Equipment cards
each-vessel = per Vessel
    .many = Vessels
each-gold = per Gold bar
    .many = Gold bars
each-emerald = per Emerald
    .many = Emeralds
each-pearl = per Pearl
    .many = Pearls
each-set = per set of three different Treasures
    .many = sets of three different Treasures
each-income-dbl = per doubloon of income
    .many = doubloons of income
each-income-vp = per VP of income
    .many = VP of income
each-treasure = per Treasure
    .many = Treasures
each-improvement = per Improvement and Residence
    .many = Improvements and Residences
each-lightning = per Improvement with lightning
    .many = Improvements with lightning
each-upgrade = per Ship Upgrade
    .many = Ship Upgrades
each-residence = per Residence
    .many = Residences
what-crew = Crew cards
what-equipment = Equipment cards
what-vessel = Vessels
what-residence = Residences
what-improvement = all Improvements
what-all = Improvements and Residences
effect-doubloons = { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    }
effect-points = { $count } VP{ $each ->
        [none] {""}
       *[other] {" "}{ $each }
    }{ $most ->
        [0] {""}
       *[other] {" "}(at most { $most })
    }
effect-treasures = { $count ->
        [one] { $treasure-a }
       *[other] { $count } { $treasure-many }
    }
effect-loot = { $count ->
        [one] { $count } Treasure
       *[other] { $count } Treasures
    } of its colour
effect-treasures-any = { $count ->
        [one] { $count } Treasure
       *[other] { $count } Treasures
    } of your choice
effect-treasures-same = { $count } Treasures of one kind
effect-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } { $treasure-onto }
effect-cubes-any = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } onto { $count ->
        [one] an island
       *[other] islands
    } of your choice
effect-cubes-same = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } onto one island of your choice
effect-doubloon-income-now = doubloons equal to your income
effect-points-income-now = VP equal to your VP income
effect-quests = take { $count ->
        [one] { $count } Quest
       *[other] { $count } Quests
    }
effect-sell-quest = return a Quest for { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    }
effect-raid = a Raid{ $count ->
        [0] {""}
       *[other] {" "}with +{ $count } power
    }
effect-raid-fixed = a Raid without dice, { $count } power
effect-raid-die = a Raid with the { $treasure-die } only, +{ $count } power
effect-explore = Explore { $count }
effect-space-again = use your Explorer's space again
effect-bury = bury { $count ->
        [one] { $count } Treasure
       *[other] { $count } Treasures
    }
effect-upgrade = { $count ->
        [one] { $count } Ship Upgrade
       *[other] { $count } Ship Upgrades
    }
effect-acquire = acquire { $kind-a } anywhere in the Caribbean{ $count ->
        [0] {""}
       *[other] , for { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    } more
    }
effect-build = build any Residence
effect-figurehead = a Figurehead for { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    }
effect-black-market = place a Black Market{ $count ->
        [0] {""}
       *[other] {" "}for { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    }
    }
effect-market-any = use any Black Market on a Location
effect-power = +{ $count } power in every Raid
effect-die-power = +{ $count } power with the { $treasure-die }
effect-reroll = { $count ->
        [one] { $count } more re-roll
       *[other] { $count } more re-rolls
    } in every Raid
effect-raid-action = Raid action: { $action-price } power → { $action-gain }
effect-swift-explorer = +{ $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } in every Explore
effect-explore-trade = in every Explore, 1 movement → { $gains }
effect-discount = { $what } cost { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    } less
effect-swift-ship = your ship may sail { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } further
effect-quest-refresh = before you take a Quest you may renew the Quest market
effect-bury-squares = four burial squares of its own, for any Treasure
effect-doubloon-income = +{ $count } doubloon income
effect-points-income = +{ $count } VP income
effect-quest-income = +{ $count } doubloon income per Quest held
effect-score = { $points } VP { $per ->
        [one] { $each }
       *[other] per { $per } { $each-many }
    }{ $most ->
        [0] {""}
       *[other] {" "}(at most { $most })
    }
effect-choose = { $first }; or { $second }
effect-nothing = no bonus
need-buried = { $count ->
        [one] { $count } buried Treasure
       *[other] { $count } buried Treasures
    }
need-quest = { $count ->
        [one] { $count } Quest
       *[other] { $count } Quests
    }
need-quest-scored = { $count ->
        [one] { $count } Quest
       *[other] { $count } Quests
    } that scored
need-river = { $count ->
        [one] { $count } river
       *[other] { $count } rivers
    } crossed
need-crew = { $count ->
        [one] { $count } Crew card
       *[other] { $count } Crew cards
    }
need-equipment = { $count ->
        [one] { $count } Equipment card
       *[other] { $count } Equipment cards
    }
need-vessel = { $count ->
        [one] { $count } Vessel
       *[other] { $count } Vessels
    }
need-gold = { $count ->
        [one] { $count } Gold bar
       *[other] { $count } Gold bars
    }
need-emerald = { $count ->
        [one] { $count } Emerald
       *[other] { $count } Emeralds
    }
need-pearl = { $count ->
        [one] { $count } Pearl
       *[other] { $count } Pearls
    }
need-set = { $count ->
        [one] { $count } set
       *[other] { $count } sets
    } of three different Treasures
need-income-dbl = doubloon income { $count }
need-income-vp = VP income { $count }
need-treasure = { $count ->
        [one] { $count } Treasure
       *[other] { $count } Treasures
    }
need-improvement = { $count } Improvements, Residences included
need-lightning = { $count ->
        [one] { $count } Improvement
       *[other] { $count } Improvements
    } with lightning
need-upgrade = { $count ->
        [one] { $count } Ship Upgrade
       *[other] { $count } Ship Upgrades
    }
need-residence = { $count ->
        [one] { $count } Residence
       *[other] { $count } Residences
    }
needs-and = { $first } and { $second }
quest-text = { $low }: { $points } VP; { $high }: { $points2 } VP.
residence-text = { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }. At the end: { $effect }.
location-text = { $effects }.{ $tile ->
        [0] {""}
       *[other] {" "}Place of a Treasure Value tile.
    }
gulf-text = 1 Ship Upgrade, then one: { $effects }.
maracaibo-text = { $points } VP and 1 Ship Upgrade; the round ends.
squares-text = Burial squares: { $effects }.
barrier-text = Needs { $count ->
        [one] { $count } Ship Upgrade
       *[other] { $count } Ship Upgrades
    }.
action-text = { $price } power → { $effects }{ $often ->
        [raid] , once per Raid
       *[other] , once per turn
    }
trade-text = 1 movement → { $effects }
tile-space-text = build a Residence at half price; the Explorer returns to the start
solo-text = { $extra }The first that is possible: { $effects }.
solo-extra = First { $effects }.
extra-raid = a Raid where he is
extra-explore = Explore { $count }
extra-upgrade = an upgrade
order-raid = Raid
order-explore = Explore
order-quest = Quest
order-acquire = acquire at { $list }
order-improvement = Improvement ({ $list })

# What a player is asked.
prompt-ReturnQuest = Keep { $count ->
        [one] { $count } Quest
       *[other] { $count } Quests
    }: which one goes back?
prompt-Sail = Where do you sail? Up to { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }, to a column nearer to Maracaibo.
prompt-SailOn = Sail step by step: { $left ->
        [0] no step is left
        [one] one step is left
       *[other] { $left } steps are left
    }.
prompt-PayFee = You can't pay everybody here: whom do you pay?
prompt-StopAtImprovement = { $improvement ->
        [none] A face-down card
       *[other] { $improvement }
    }: { $improvement ->
        [none] gain { $doubloons2 ->
        [one] { $doubloons2 } doubloon
       *[other] { $doubloons2 } doubloons
    }.
       *[other] acquire it for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }, or gain { $doubloons2 }?
    }
prompt-StopAtResidence = { $residence }: build it for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }?
prompt-TakeRuby = Take a Ruby?
prompt-ActivateMarket = Your Black Market lies here: activate { $black_market }?
prompt-StopUpgrade = Upgrade your ship?
prompt-ChooseSide = { $location ->
        [gulf] The Gulf
       *[other] { $location }
    }: choose one.
prompt-ChooseEffect = Which effect do you use next? What you leave is lost.
prompt-UpgradeShip = { $left ->
        [one] A Ship Upgrade
       *[other] { $left } Ship Upgrades
    }: which slot?
prompt-ChooseDie = Choose a die{ $rerolls ->
        [0] {""}
        [one] , or roll again
       *[other] , or roll again ({ $rerolls } times)
    }.
prompt-NameColour = A Raid without dice, basic power { $basis }: for which Treasure?
prompt-SpendPower = Raid for { $treasure-many }: { $power } power left.
prompt-StoreTreasure = { $treasure }: onto the bonus square ({ $treasure-bonus }), or into plain storage?
prompt-TakeTreasure = { $count ->
        [one] Which Treasure do you take?
       *[other] { $count } Treasures of one kind: which?
    }
prompt-AddCubes = { $count ->
        [one] A cube
       *[other] { $count } cubes
    }: onto which island?
prompt-BuryTreasure = Bury { $left ->
        [one] a Treasure
       *[other] { $left } Treasures, one after the other
    }: which, and on which square?
prompt-MoveExplorer = Explore: up to { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }. Where does your Explorer go?
prompt-TakeQuest = Take { $left ->
        [one] a Quest
       *[other] { $left } Quests, one after the other
    }: from the market or from the deck?
prompt-SellOne = Return a Quest for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }?
prompt-AcquireAfar = Acquire { $kind-a } from anywhere{ $doubloons ->
        [0] {""}
       *[other] , for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } more
    }.
prompt-BuildAnywhere = Which Residence do you build?
prompt-TakeFigurehead = Which Figurehead do you take for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }? It stays for the whole game.
prompt-PlaceMarket = Place a Black Market{ $doubloons ->
        [0] {""}
       *[other] {" "}for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }
    }: which tile, on which Location?
prompt-ChooseMarket = Which Black Market do you use?
prompt-Retire = Your Explorer retires: which Residence do you build at half price?
prompt-EndTurn = Something can still be done: use it, or end your turn.

# What a player may do: the verb, and the kinds of the words after it.
do-done = Done
do-decline = Decline
do-ignore = Gain 5 doubloons
do-reroll = Roll again
do-draw = Draw from the deck
do-refresh = Renew the market first
do-stop = Stop here
do-activate = Activate it
do-take-ruby = Take a Ruby
do-store-bonus = On the bonus square
do-store-plain = Into plain storage
do-exchange-ruby = A Ruby → 2 VP
do-choose-boon = { $boon }
do-die-treasure = Die: { $treasure-many }
do-name-treasure = Raid for { $treasure-many }
do-take-treasure = { $treasure }
do-add-treasure = Cube { $treasure-onto }
do-spend-action = { $action-price } power → { $action-gain }
do-trade-trade = { $trade }: 1 movement → { $trade-gain }
do-pay-seat = Pay { $seat }
do-figurehead-figurehead = { $figurehead }
do-build-residence = Build { $residence }
do-upgrade-slot = { $slot }: { $slot-gain }
do-return-quest = Return { $quest }
do-quest-quest = Take { $quest }
do-sell-quest = Sell { $quest }
do-sail-place = Sail { $place-to }
do-explore-space = Explorer: { $space }
do-acquire-improvement = Acquire { $improvement }
do-step-place = Step { $place-to }
do-use-place = Use the one { $place-at }
do-sell-ruby-ruby-square = Sell a Ruby: { $ruby_square-gain }
do-spend-action-of-raid-raid = Power left over: { $action-price } → { $action-gain } (Raid { $raid })
do-bury-cube-square = { $cube } → { $square }
do-place-black-market-place = { $black_market } { $place-at }

# What has happened.
log-layout = The Caribbean: { $layout }.
log-quests-dealt = { $seat } draws { $count ->
        [one] { $count } Quest
       *[other] { $count } Quests
    }.
log-quest-returned = { $seat } returns a Quest.
log-quest-returned-known = { $seat } returns { $quest }.
log-quest-revealed = New in the Quest market: { $quest }.
log-figurehead-revealed = In the Figurehead market: { $figurehead }.
log-first-player = { $seat } is the first player.
log-round = Round { $round }; { $seat } begins.
log-sailed = { $seat } sails { $place-to }.
log-sailed-location = { $seat } sails { $location-to }.
log-sailed-residence = { $seat } sails to a Residence: { $residence }.
log-sailed-improvement = { $seat } sails to an Improvement: { $improvement }.
log-fee = { $seat } pays { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } to { $seat2 }, whose ship is there.
log-fee-supply = { $seat } meets Jordan and pays { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-fee-gained = Jordan meets { $seat }, who gains { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-location-turned = { $seat } turns up a Location: { $location }.
log-improvement-turned = { $seat } turns up an Improvement: { $improvement }.
log-tile-laid = Treasure Value tile { $location-at }: { $treasure }.
log-fog-doubloons = { $seat } takes { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } from the card.
log-fog-grows = { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } more on each Location still face down ({ $count }).
log-skirmish-roll = Skirmish: { $seat } rolls { $count }, { $power } in all.
log-skirmish-won = { $seat } wins the skirmish: { $points } VP.
log-skirmish-tied = The skirmish is a tie.
log-skirmish-taken = { $seat } takes { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } from { $seat2 }.
log-ruby = { $seat } takes a Ruby.
log-ruby-sold = A Ruby of { $seat } goes to the Ruby Market. { $ruby_square }.
log-ruby-exchanged = { $seat } exchanges a Ruby for { $points } VP.
log-rubies-exchanged = { $seat } exchanges { $count ->
        [one] { $count } Ruby
       *[other] { $count } Rubies
    } for { $points } VP.
log-ignored = { $seat } leaves the card and gains { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-acquired = { $seat } acquires { $improvement } for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-laid = New in the Caribbean: { $improvement }.
log-laid-location = New in the Caribbean, a Location: { $location }.
log-laid-down = A new card comes face down.
log-laid-filler = The deck is empty: a card comes face down for good.
log-built = { $seat } builds { $residence } for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-first-token = First token on { $residence }: { $points } VP for { $seat }.
log-retired = The Explorer of { $seat } retires and returns to the start.
log-cube = Cube { $treasure-onto }: { $count } there now.
log-treasure = { $seat } takes { $treasure-a }.
log-treasure-supply = { $seat } takes { $treasure-a } from the supply: the island is empty.
log-bonus-covered = { $seat } covers the bonus square: { $treasure-bonus }.
log-buried = { $seat } buries { $treasure-a }: { $square-gain }.
log-upgraded = { $seat } upgrades the ship: { $slot } ({ $slot-gain }).
log-figurehead = { $seat } takes the Figurehead { $figurehead } for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-market-placed = { $seat } places a Black Market { $location-at }{ $doubloons ->
        [0] {""}
       *[other] {" "}for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }
    }: { $black_market }.
log-market-placed-down = { $seat } places a Black Market on a face-down Location ({ $place }){ $doubloons ->
        [0] {""}
       *[other] {" "}for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }
    }: { $black_market }.
log-market-used = { $seat } uses the Black Market { $black_market }.
log-rolled = { $seat } rolls yellow { $count }, green { $count2 }, white { $count3 }.
log-rolled-one = { $seat } rolls the { $treasure-die }: { $count }.
log-raided = { $seat } raids for { $treasure-many } with { $power } power.
log-spent = { $seat } spends { $power } power: { $action-gain }.
log-power-left = { $seat } keeps { $power } power until the end of the turn.
log-explored = { $seat }: the Explorer reaches { $space-the }.
log-traded = { $seat } gives up 1 movement ({ $trade }): { $trade-gain }.
log-quest-took = { $seat } takes the Quest { $quest }.
log-quest-drew = { $seat } draws a Quest.
log-quest-drew-known = { $seat } draws the Quest { $quest }.
log-quest-sold = { $seat } returns a Quest for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-quest-sold-known = { $seat } returns the Quest { $quest } for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-quests-refreshed = { $seat } renews the Quest market.
log-doubloons = { $seat } gains { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-points = { $seat } gains { $points } VP.
log-gulf = { $seat } is in the Gulf.
log-maracaibo = { $seat } reaches Maracaibo: { $points } VP.
log-round-ended = { $seat } has reached Maracaibo: round { $round } is over.
log-income = Income of { $seat }: { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }, { $points } VP.
log-ships-back = All ships return to the starting zone.
log-jordan-card = { $seat } reveals { $solo }.
log-jordan-line = Jordan follows line { $count } of his card.
log-jordan-skipped = { $solo }: nothing of it is possible for Jordan.
log-jordan-adrift = No card of Jordan's is possible: he sails on.
log-jordan-raid = Jordan raids and rolls { $count }.
log-jordan-explored = Jordan's Explorer reaches { $space-the }.
log-jordan-quest = Jordan takes the Quest { $quest }.
log-jordan-no-quest = There is no Quest for Jordan.
log-jordan-took = Jordan takes { $improvement }.
log-jordan-advanced = Jordan's marker is on position { $count }.
log-jordan-figurehead = Jordan removes the Figurehead { $figurehead }.
log-jordan-residence = Jordan settles in { $residence }.
log-jordan-upgraded = Jordan's upgrade number { $count }.
log-final = The final scoring
log-final-reason = { $reason }: { $points } VP for { $seat }.
log-quest-scored = Quest of { $seat }, { $quest }: { $points } VP.
log-winner = { $seat } wins with { $points } VP.
log-victory = { $seat } beats Jordan, { $points } to { $points2 } VP.
log-defeat = Jordan wins: { $points2 } to the { $points } VP of { $seat }.

# Why something can't be done, and what speaks against it.
why-too-dear = It costs { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }; you have { $doubloons2 }.
why-behind = A move must end in a column nearer to Maracaibo.
why-too-far = It is more than { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } away.
why-no-way-on = From there no column nearer to Maracaibo can be reached with the steps left.
why-little-power = It takes { $power } power; { $power2 } is left.
why-action-used = You have used it already.
why-not-owned = You do not have it.
why-nothing-to-gain = It would bring nothing now.
why-filled = There is a cube on it already.
why-barred = The barrier asks for { $count ->
        [one] { $count } Ship Upgrade
       *[other] { $count } Ship Upgrades
    }; you have { $count2 }.
why-own-token = Your token is there already.
why-not-in-play = It is not in the Caribbean.
why-other-kind = It must be { $kind-a }.
why-occupied = Another Explorer stands there: the space is jumped over.
why-out-of-reach = It is out of reach.
why-must-move = Your Explorer must still move at least one space.
why-market-there = A Black Market lies there already.
why-no-market = No Black Market lies there.
why-placed-before = You have placed this tile already.
why-no-treasure = { $treasure }: you have none there above the shovel line.
why-square-filled = This square is covered already.
why-other-area = This square belongs to another Treasure.
why-falling = With one cube less on { $treasure-island } each { $treasure-one } is worth { $points2 } instead of { $points } VP.

# What people watch together.
moment-round = Round { $round }
moment-voyage = { $seat } sails
moment-dice = { $seat } rolls the dice
moment-plunder = { $seat } takes { $treasure-a }
moment-burial = { $seat } buries { $treasure-a }
moment-purchase = { $seat } acquires { $improvement }
moment-building = { $seat } builds { $residence }
moment-expedition = The Explorer of { $seat } reaches { $space-the }
moment-figurehead = { $seat } takes the Figurehead { $figurehead }
moment-black-market = { $seat } places a Black Market: { $black_market }
moment-upgrade = { $seat } upgrades the ship: { $slot }
moment-skirmish = { $seat } meets others: a skirmish
moment-jordan = Jordan: { $solo }
moment-jordan-sails = Jordan sails on
moment-arrival = { $seat } reaches Maracaibo
moment-income = Income after round { $round }
moment-end = The final scoring
moment-score = { $seat }: { $points } VP

# What players count.
figure-doubloons = Doubloons
figure-doubloon-income = Doubloon income
figure-points-income = VP income
figure-power = Raid Power
figure-explore-bonus = Explore bonus
figure-crew = Crew
figure-equipment = Equipment
figure-vessel = Vessels
figure-upgrades = Ship Upgrades
figure-buried = Buried Treasures
figure-quests = Quests
figure-cards = Cards
figure-residences = Residences
figure-gold = Gold bars
figure-emerald = Emeralds
figure-pearl = Pearls
figure-rubies = Rubies
figure-explorer = Explorer track
figure-rivers = Rivers crossed

# Groups of options on the desk.
group-sail = Sail
group-step = Step
group-explore = Explorer
group-trade = Trade movement
group-acquire = Acquire
group-build = Build
group-upgrade = Upgrade
group-bury = Bury
group-spend = Spend power
group-die = Die
group-name = Treasure
group-take = Take
group-add = Island
group-store = Store
group-quest = Quest
group-return = Return
group-sell = Sell
group-figurehead = Figurehead
group-place = Black Market
group-use = Use
group-pay = Pay
group-choose = Choose

# The rules in short, chapter by chapter.
help-1 = Three voyages from left to right through the cards of the Caribbean. Who has the most victory points (VP) at the end wins: from cards, Residences, Treasures, Quests, rivers and more.
    .title = The aim
help-2 = Sail 1 to 3 cards, in any direction, but end in a column nearer to Maracaibo. If other ships are there, pay each owner 1 doubloon. Then use the card.
    .title = A turn
help-3 = On an Improvement: pay and acquire it, or gain 5 doubloons. On a Residence: you may build, for points at the end.
    .title = Cards to buy
help-4 = On a Location: a cube comes onto the island of its tile, your Black Market there may be used, your ship upgraded; then its actions, in any order. A slash means one side only.
    .title = Locations
help-5 = Roll three dice, once more if you like, and choose one: its colour is the Treasure, its pips are the power, with your bonuses. Spend it: 1 for 1 VP, 2 for 3 doubloons, 5 for a Treasure, each once per turn.
    .title = Raid
help-6 = A Treasure comes from its island; the fewer cubes are left there, the less all Treasures of its kind are worth. Buried below the shovel line it brings a bonus and 2 VP more at the end.
    .title = Treasures
help-7 = The Explorer takes the space where it stops; occupied spaces are jumped over. Each river crossed is worth 4 VP at the end.
    .title = Explore
help-8 = Quests stay secret. Each scores the higher of its two conditions that you meet; six that score bring 10 VP more.
    .title = Quests
help-9 = In the Gulf: an upgrade, then a Raid, an Explore or a Residence. The next turn leads to Maracaibo: 6 VP, an upgrade, and the round ends. Then all receive income.
    .title = The Gulf and Maracaibo

# The board in words.
board-round = { $round ->
        [0] Before the first round
       *[other] Round { $round } of { $rounds }
    }
board-order = Order
board-last = Last turn of the game
board-nothing = nothing
board-level-two = Level II deck
board-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $top ->
        [up] , the top one face up
        [down] , the top one face down
       *[other] {""}
    }
board-quest-deck = Quest deck
board-quests = Quest market
board-figureheads = Figurehead market
board-sea = The Caribbean
board-location = Location { $location }: { $effects }
board-residence = Residence { $residence }, { $doubloons ->
        [one] { $doubloons } doubloon now
       *[other] { $doubloons } doubloons now
    }: { $effects }
board-improvement = { $kind } { $improvement }, { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }: { $effects }
board-back = { $back ->
        [location] A Location, face down
        [level_one] An Improvement of level I, face down
        [level_two] A card of level II, face down
        [filler] A card that stays face down
       *[other] Empty for now
    }
board-tile = tile: { $treasure }
board-market = Black Market of { $seat }: { $black_market } ({ $effects })
board-ruby = Ruby Supplier
board-coins = { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } on it
board-tokens = tokens: { $list }
board-first = first token { $points } VP
board-ships = ships: { $list }
board-islands = Treasure Islands
board-island = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }; each { $treasure-one } is worth { $points } VP
board-explorers = Explorer track
board-explorer = { $space }, { $rivers ->
        [one] { $rivers } river
       *[other] { $rivers } rivers
    } crossed{ $left ->
        [0] {""}
       *[other] , { $left } to the end
    }
board-ruby-market = Ruby Market
board-square = { $taken ->
        [0] free
       *[other] taken
    }
board-player = { $seat } · { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } · { $points } VP
board-income = Income
board-incomes = { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }, { $points } VP
board-ship = Ship
board-start = the starting zone
board-raiding = Raid
board-powers = +{ $power } power, { $rerolls ->
        [one] { $rerolls } re-roll
       *[other] { $rerolls } re-rolls
    }
board-die = { $treasure-die } +{ $power }
board-action = { $action-price } → { $action-gain }{ $used ->
        [0] {""}
       *[other] {" "}(used)
    }
board-exploring = Explore
board-explores = +{ $count }
board-discounts = Discounts
board-discount = { $what } { $count }
board-upgrades = Ship Upgrades
board-treasures = Treasures
board-area = { $treasure }: { $count } above the line{ $bonus ->
        [0] {""}
       *[other] {" "}and one on the bonus square
    }, { $buried } buried
board-on-figurehead = on Poseidon: { $list }
board-treasure-points = now { $points } VP
board-rubies = Rubies
board-cards-of = Improvements
board-residences = Residences
board-figurehead = Figurehead
board-unplaced = Black Markets to place
board-hand = Quests
board-my-quests = Quests of { $seat }
board-thing = { $name }: { $effects }
board-progress = { $effects } Now: { $list } → { $points } VP
board-raid = Raid of { $seat }
board-rolled = { $pips } pips, { $power } power
board-power-left = Power left
board-of-raid = Raid { $raid }, { $treasure-many }
board-explore = Explore of { $seat }
board-movement = Movement left
board-reach = { $count } movement: { $effects }
board-listed = To choose from
board-stops = Where your ship can go
board-stop = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }{ $fee ->
        [0] {""}
       *[other] , fee { $fee ->
        [one] { $fee } doubloon
       *[other] { $fee } doubloons
    }
    }
board-jordan = Jordan · { $points } VP
board-jordan-card = Last card
board-jordan-deck = Deck
board-jordan-marker = Marker
board-jordan-position = position { $count } of 4
board-jordan-has = { $upgrades ->
        [one] { $upgrades } Ship Upgrade
       *[other] { $upgrades } Ship Upgrades
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $quests ->
        [one] { $quests } Quest
       *[other] { $quests } Quests
    }
board-kept = { $gold } Gold bars, { $emerald } Emeralds, { $pearl } Pearls

# The guided first game, and hints at first meetings.
guide-welcome = The Caribbean lies before you: 27 cards, three islands, and Maracaibo on the far side. First you keep one of two Quests; nobody sees which.
    .title = Your first voyage
    .why = A Quest scores at the end, the more the better you have fulfilled it. Deep Graves counts Treasures that you have buried, and that is worth doing anyway.
    .do = Return the Quest that is lit.
guide-sail = Each turn begins with your ship: one to three cards, up, down or sideways, as long as it ends in a column nearer to Maracaibo.
    .title = Sail
    .why = Whoever sails slowly has more turns. The Quartermaster in the second column brings income, which is worth most when it comes early.
    .do = Sail to the Quartermaster.
guide-improvement = On an Improvement you choose: pay its price and take it along for the whole game, or gain 5 doubloons.
    .title = An Improvement
    .why = Green is income at the end of each round, red lasts, lightning works at once, and the number above counts at the end. A new card takes its place.
    .do = Acquire the card.
guide-port = Trinidad is a Location. Its tile adds a cube to Pearl Island when you stop: Pearls are then worth more. After that your ship can be upgraded, and there is a Raid.
    .title = A Location
    .why = Locations are where things are done: Raid, Explore, bury, Quests. They never leave the sea.
    .do = Sail to Trinidad.
guide-upgrade = A cube on your Ship board: beige slots give something once, red ones for the rest of the game. Swivel guns are 1 power more in every Raid. Then begin the Raid.
    .title = Ship Upgrade
    .why = Every stop at a Location offers one. Two upgrades open the next part of the board, five the third, nine the last.
    .do = Choose Swivel guns.
guide-dice = Three dice, and you choose one: its colour is the Treasure that you can win, its pips are your power. You may roll all of them once more.
    .title = The Raid
    .why = White is for Pearls. A six can't be beaten, and your Swivel guns add one.
    .do = Choose the white die.
guide-power = Spend the power: 5 for a Treasure of the Raid's colour, 2 for 3 doubloons, 1 for 1 VP, each once in a turn.
    .title = Raid Power
    .why = The Treasure comes from its island. With fewer cubes there, all Treasures of its kind are worth less at the end.
    .do = Take a Treasure for 5 power; then spend the rest.
guide-hideout = Your Hideout: a new Treasure lies above the shovel line. If it covers the bonus square, you gain what stands there: for a Pearl, Explore 1.
    .title = The bonus square
    .why = When this Treasure is buried, the square is free for the next one.
    .do = Put it on the bonus square.
guide-explorer = Your Explorer goes inland and uses the space where it stops. Spaces with another Explorer are jumped over.
    .title = Explore
    .why = On the way there are upgrades, Quests and Treasures, and each of four rivers crossed is worth 4 VP at the end.
    .do = Move to the space that is lit.
guide-tobago = At Tobago you Explore and bury, in the order that you like. It is three cards away.
    .title = A shovel ahead
    .why = Where several actions stand together, all of them are yours. Where a slash divides them, only one side.
    .do = Sail to Tobago.
guide-bury = Move the Pearl below the line. The square that you choose gives its bonus now, and a buried Treasure is worth 2 VP more at the end.
    .title = Bury it
    .why = This is what Deep Graves counts. The bonus square above is free again.
    .do = Bury the Pearl on the square that is lit.
guide-aruba = Aruba, in the last column, offers a Quest and doubloons. Take one of the market, which you can see, or the top card of the deck.
    .title = Another Quest
    .why = Six Quests that score bring 10 VP more. Choose what fits the cards that you have.
    .do = Sail to Aruba.
guide-gulf = Only one of these. In the Gulf, behind the last column, it is a Raid with 2 more power, Explore 4, or any Residence of the Caribbean.
    .title = One of several
    .why = A Residence costs much and rewards at the end what you have most of, up to 24 VP. From the Gulf the next turn leads to Maracaibo.
    .do = Choose what is lit.
guide-scoring = The first ship in Maracaibo brings its captain 6 VP and an upgrade, and ends the round. Then all receive their income, and the ships go back to the start.
    .title = Between the voyages
    .why = After the third round everything is counted: rivers, doubloons, cards, Residences, Treasures, those buried, and Quests.
guide-alone = You have met all that a turn can be. Sail on, bury much, and look for a Residence that suits you.
    .title = The sea is yours
    .why = A short hint still comes when you meet something new. The whole rules are under Learn, and ? helps at any time.
hint-ReturnQuest = Both Quests count only at the end. Keep the one that fits what lies in the Caribbean.
hint-Sail = A short move means more turns in the round; a long one brings the end nearer for all.
hint-SailOn = A face-down card is turned up as soon as you enter it; then stop or sail on.
hint-PayFee = Each gets one doubloon as long as you have some; the others get nothing.
hint-StopAtImprovement = What a card gives lasts: incomes and bonuses are worth most early. Without it you take 5 doubloons.
hint-StopAtResidence = A Residence scores at the end what it names, up to its maximum. The first token on it brings 2 VP.
hint-TakeRuby = Rubies are sold in the Gulf, one at each visit.
hint-ActivateMarket = Your own tile works each time your ship stops here.
hint-StopUpgrade = Beige slots give once, red ones for the rest of the game. The barriers count upgrades on the whole board.
hint-ChooseSide = A slash: only one side can be used in this stop.
hint-ChooseEffect = You decide the order. What would do nothing now is not offered; it may become possible later.
hint-UpgradeShip = Every upgrade also counts for the barriers and for Quests.
hint-ChooseDie = Pips are power, the colour is the Treasure. A new roll takes all dice, and stands.
hint-NameColour = Your general power bonuses count, those of a single die do not.
hint-SpendPower = Each Raid action once per turn. Power that is left may be spent until your turn ends.
hint-StoreTreasure = The bonus square is free again once its Treasure has been buried.
hint-TakeTreasure = Each Treasure leaves its island: with fewer cubes there, all of its kind are worth less.
hint-AddCubes = More cubes on an island make all Treasures of its kind worth more: yours and those of others.
hint-BuryTreasure = A buried Treasure counts as before, and 2 VP more. Its square gives a bonus now.
hint-MoveExplorer = Only the space where you stop gives something. At a fork the upper way is longer and richer.
hint-TakeQuest = A card of the market you know; the one of the deck you see only when it is yours.
hint-SellOne = Sell what you will not fulfil. Nobody sees which one it was.
hint-AcquireAfar = The card may lie anywhere, also under ships. A new one takes its place.
hint-BuildAnywhere = Any Residence of the Caribbean without your token, at its usual price.
hint-TakeFigurehead = One Figurehead for the whole game: choose what fits your cards.
hint-PlaceMarket = It works at once, and each time you stop there again. One tile on a Location, whoever placed it.
hint-ChooseMarket = Also the tiles of others; their points count what is yours.
hint-Retire = Half the price, rounded up; your Explorer starts again at the beginning, without rivers.
hint-EndTurn = Power and Rubies that are left may be used now; power is lost when the turn ends.

# The board on the page.
look-tab-sea = Sea
look-tab-markets = Markets
look-tab-mine = My ship
look-page-markets = Markets
look-page-track = Track
look-page-raid = Raid
look-page-modules = Modules
look-order = Turn order
look-round = Round { $round } of { $rounds }
look-caribbean = The Caribbean
look-start = Start
look-gulf = The Gulf
look-then-one = then one of
look-down = { $back ->
    [location] a Location, face down
    [level_one] a level I card, face down
    [level_two] a level II card, face down
    [empty] an empty space
   *[filler] a card that stays face down
}
look-first = 1st
look-first-points = The first token here scores { $points } VP.
look-cost = { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
}
look-price = { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
} (printed { $printed })
look-tile = Treasure Value tile: a cube { $treasure-onto }.
look-market = Black Market of { $name }: { $black_market }.
look-rubies-here = Ruby Supplier.
look-coins-here = { $doubloons ->
    [one] { $doubloons } doubloon lies here.
   *[other] { $doubloons } doubloons lie here.
}
look-built = Built by { $list }.
look-ship-of = Ship of { $name }
look-reaches = Can reach:
look-island-name = { $treasure-island }
look-island = { $treasure-island }: { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}, each { $treasure-one } is worth { $points } VP
look-last = { $name } takes the last turn of the game
look-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
look-fee = { $doubloons ->
    [one] { $doubloons } doubloon to whoever is there
   *[other] { $doubloons } doubloons to those who are there
}
look-too-dear = costs { $doubloons }, you have { $count }
look-or-leave = or leave it: { $doubloons }
look-preview-none = Point at a place to see what it costs and brings.
look-track = Explorer track
look-track-help = Occupied spaces are jumped. Each river crossed scores { $points } VP at the end.
look-movement = { $count ->
    [one] { $count } movement left
   *[other] { $count } movements left
}
look-takes = { $count ->
    [one] takes { $count } movement
   *[other] takes { $count } movements
}
look-quests = Quests
look-quest-deck = { $count ->
    [one] Quest deck: { $count } card
   *[other] Quest deck: { $count } cards
}
look-quest-now = now { $list }: { $points } VP
look-quests-held = { $count ->
    [one] { $count } Quest in hand
   *[other] { $count } Quests in hand
}
look-level-two = { $count ->
    [one] Level II deck: { $count } card
   *[other] Level II deck: { $count } cards
}{ $top ->
    [up] , the top one face up
    [down] , the top one face down
   *[hidden] { "" }
}
look-figureheads = Figureheads
look-no-figurehead = no Figurehead
look-ruby-market = Ruby Market
look-ruby-points = Once all squares are taken, each Ruby is worth { $points } VP.
look-retirement = Residence Discount
look-retirees = May still retire: { $list }
look-raid-of = Raid of { $name }
look-power-left = Power left: { $power }
look-leftover = Raid { $raid }: { $power } power left
look-leftovers = Power left over
look-die = { $treasure-die }: { $count }, power { $power }
look-rerolls = { $count ->
    [0] no re-roll left
    [one] { $count } re-roll
   *[other] { $count } re-rolls
}
look-fixed = No dice: power { $power }. Name a Treasure.
look-basis = Die and printed power
look-paid = Power spent
look-buys = What power buys
look-used = used this turn
look-covered = (covered)
look-ship = Ship
look-hideout = Hideout
look-tableau = Improvements
look-upgrades = { $count ->
    [one] { $count } upgrade
   *[other] { $count } upgrades
}
look-barrier = Barrier: { $count } upgrades{ $missing ->
    [0] , passed
    [one] , { $missing } is missing
   *[other] , { $missing } are missing
}
look-slot = { $state ->
    [filled] filled
    [barred] { $count ->
        [one] { $count } upgrade more opens it
       *[other] { $count } upgrades more open it
    }
   *[open] available
}
look-hideout-of = Hideout of { $name }
look-hideout-sum = { $count } buried · { $points } VP
look-treasures = { $treasure-many }: { $count }
look-bonus-square = Bonus square, { $treasure-one }{ $covered ->
    [yes] , covered
   *[no] { "" }
}
look-square = { $name } { $number }
look-from-bonus = { $name } { $number } · bonus
look-sail = Sail: { $name }
look-tile-at = { $name } → { $place }
odds-reroll = for a better die
look-stored = { $treasure-many } above the line: { $count }
look-points = Victory points
look-points-of = { $points } VP, income { $count }
look-doubloons-of = { $doubloons } doubloons, income { $count }
look-incomes = Income
look-income-of = { $name }: { $doubloons } doubloons and { $points } VP at the end of each round
look-discounts = Discounts
look-markets-left = Black Markets left
look-board-of = Board
look-no-cards = No cards yet
look-more-quests = { $count } more
look-ship-chip = Ship { $count }
look-markets-chip = Markets { $count }
look-hideout-chip = Hideout { $count }
look-quests-chip = Quests { $count }
look-tableau-chip = Cards { $count }
look-hard-cards = { $count ->
    [one] { $count } B card
   *[other] { $count } B cards
}
look-jordan-first = His first card comes after your turn.
look-jordan-deck = { $count ->
    [one] { $count } card in his deck
   *[other] { $count } cards in his deck
}
look-jordan-ship = Jordan's ship: { $count ->
    [one] { $count } upgrade
   *[other] { $count } upgrades
}
look-jordan-marker = Jordan's marker: position { $count }
tip-round = The first ship in Maracaibo ends rounds I and II at once; round III is played to the last turn.
tip-order = Place { $place } in the turn order
tip-last = When a ship has reached Maracaibo in round III, the game ends with this player's turn.
tip-start = Ships start here in every round. The first step leads onto the first column.
tip-down = { $back ->
    [location] A Location: it is turned up when a ship stops here.
    [level_one] It is turned up when a ship enters it.
    [level_two] It is turned up when a ship enters it.
    [empty] It is refilled after the purchase.
   *[filler] It is never turned: stopping here gives doubloons only.
}
tip-island = One cube less: { $less } VP; one more: { $more } VP.
tip-rivers = Each river crossed scores { $points } VP at the end.
tip-quest-deck = Instead of a Quest of the market you may take the top one.
tip-level-two = Acquired cards are replaced from this deck.
tip-barrier = So many upgrades must lie on the ship before the slots behind it can be filled.
tip-bonus = The first Treasure stored here brings this at once; the square is free again once it is buried.
tip-stored = Treasures above the shovel line can be buried.
tip-points = What is scored now, and what each round adds.
tip-power = Added to every Raid; a die's own bonus only to that die.
tip-rerolls = All dice together are rolled again.
tip-explore-bonus = Added to the movement of every Explore; trades give other things for a movement.
tip-steps = So far your ship may sail in a turn.
tip-upgrades = Each fills a slot of the ship, once and for all.
tip-buried = Each buried Treasure scores at the end beside its value.
tip-kinds = Quests, Residences and cards count them.
tip-residences = Each scores its condition at the end.
tip-quests = Scored at the end; nobody else sees them.
tip-rubies = Sold in the Gulf, one in each stop.
tip-basis = The pips of the die, and what is printed with this Raid.
tip-paid = What this Raid has already bought.
tip-leftover = It can be spent until the turn ends.
tip-jordan = He draws a card each turn and does the first thing on it that he can reach.
tip-jordan-ship = Each Location gives him an upgrade; its slot is carried out at once.
tip-position = Raid: { $points } VP; Explore: { $count } spaces{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } VP
}{ $compare ->
    [yes] . If he then has more of that Treasure than you, a cube is added.
   *[no] .
}
tip-retirement = The Explorer leaves the track for good: a Residence at half price, and back to the start.
told-starts = { $name } begins.
told-pips = die: { $count }
told-total = Total
because-line = { $count ->
    [1] The first line of his card
   *[other] Line { $count } of his card, since nothing is in reach for those above
}{ $stop ->
    [gulf] . The Gulf comes before all Locations.
   *[other] : the fitting place nearest to Maracaibo, then the highest.
}
because-maracaibo = From the Gulf he sails to Maracaibo, without a card.
because-adrift = As near to Maracaibo as he can, then the highest place.
because-extra = His B card begins with this.
because-cube = The Treasure Value tile of the Location.
because-cube-raid = He has more of them than you: so says the position of his marker.
because-jordan-upgraded = For every Location, the Gulf and Maracaibo: the next slot of his ship.
because-jordan-advanced = The slot moves it on: his Raids and Explores bring more.
because-jordan-figurehead = The slot says so, the die which one. You can't take it any more.
because-jordan-residence = The slot says so, the die which one.
because-jordan-quest = Always the rightmost one of the market.
because-jordan-raid = One die tells which Treasure he takes.
because-treasure = { $island ->
    [most] A { $count }: from the island with the most cubes.
   *[other] A { $count } stands for this Treasure.
}
because-points = By the position of his marker.
because-points-turned = For the Location that he has turned up.
because-jordan-explored = As far as the place and his marker say, always the longer way.
because-jordan-took = The first kind of his list that is in reach.
because-jordan-took-acquire = Here he takes the top card of the level II deck.
key-once = at once
key-permanent = as long as the game lasts
key-income = at the end of each round
key-end = at the end of the game
key-steps = steps of your ship
key-tile = a cube onto an island
key-market = Black Market tile
key-river = river on the track
shelf-improvement = Improvements
shelf-location = Locations
shelf-residence = Residences
shelf-quest = Quests
shelf-figurehead = Figureheads
shelf-black-market = Black Markets
shelf-slot = Ship Upgrades
shelf-action = Raid actions
shelf-solo = Jordan's cards
shelf-kind = Kind
shelf-level = Level
shelf-level-of = level { $level }
shelf-zone = zone { $zone }
shelf-letters = Set
legend-counts = Counts
legend-actions = Actions
legend-cards = Cards
legend-treasures = Treasures
legend-times = When
legend-doubloon = Doubloon
legend-doubloon-help = The money of the game.
legend-vp = Victory point
legend-vp-help = Most of them win.
legend-income-doubloon = Doubloon income
legend-income-doubloon-help = Paid at the end of each round.
legend-income-vp = VP income
legend-income-vp-help = Scored at the end of each round.
legend-river = River
legend-river-help = Crossed by your Explorer; scores at the end.
legend-ruby = Ruby
legend-ruby-help = Only with the module Rubies.
legend-raid = Raid
legend-raid-help = Roll, choose a die, spend its power.
legend-raid-power = Raid Power
legend-raid-power-help = Buys Raid actions.
legend-explore = Explore
legend-explore-help = Your Explorer moves along the track.
legend-bury = Bury
legend-bury-help = A Treasure goes below the shovel line.
legend-quest-card = Quest
legend-quest-card-help = Take one from the market or the deck.
legend-upgrade = Ship Upgrade
legend-upgrade-help = A cube into a slot of your ship.
legend-figurehead = Figurehead
legend-figurehead-help = One for each player, for its price.
legend-black-market = Black Market
legend-black-market-help = Your own tile on a Location.
legend-crew = Crew
legend-crew-help = A kind of Improvement.
legend-equipment = Equipment
legend-equipment-help = A kind of Improvement.
legend-vessel = Vessel
legend-vessel-help = A kind of Improvement.
legend-residence = Residence
legend-residence-help = Built with a token; scores at the end.
legend-improvement = Improvement
legend-improvement-help = Any of the three kinds, and Residences.
legend-gold-bar = Gold bar
legend-gold-bar-help = A Treasure, yellow.
legend-emerald = Emerald
legend-emerald-help = A Treasure, green.
legend-pearl = Pearl
legend-pearl-help = A Treasure, white.
legend-treasure = Treasure
legend-treasure-help = Any of the three kinds.
legend-treasure-set = Set of Treasures
legend-treasure-set-help = One of each kind.
legend-cube = Cube
legend-cube-help = On an island it raises the value of that Treasure.
legend-scroll-once = At once
legend-scroll-once-help = When the card is acquired.
legend-scroll-permanent = From then on
legend-scroll-permanent-help = As long as the game lasts.
legend-scroll-income = Income
legend-scroll-income-help = At the end of each round.
legend-scroll-end = At the end
legend-scroll-end-help = In the final scoring.
