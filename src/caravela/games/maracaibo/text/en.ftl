# Names of things.
game-title = Maracaibo
game-line = Four voyages round the Caribbean, and three crowns to please.
game-round = round { $number }
game-length = 120 min
seat-red = Red
seat-yellow = Yellow
seat-blue = Blue
seat-green = Green
seat-ana = Ana
nation-france = France
    .the = France
    .of = of France
    .with = with France
    .for = for France
nation-england = England
    .the = England
    .of = of England
    .with = with England
    .for = for England
nation-spain = Spain
    .the = Spain
    .of = of Spain
    .with = with Spain
    .for = for Spain
good-sugar = Sugar
    .one = sugar
    .many = sugar
good-tobacco = Tobacco
    .one = tobacco
    .many = tobacco
good-cotton = Cotton
    .one = cotton
    .many = cotton
good-cocoa = Cocoa
    .one = cocoa
    .many = cocoa
good-indigo = Indigo
    .one = indigo
    .many = indigo
object-map = Map
    .one = map
    .many = maps
object-herbs = Medicinal herbs
    .one = herbs
    .many = herbs
object-pistol = Pistol
    .one = pistol
    .many = pistols
object-spyglass = Spyglass
    .one = spyglass
    .many = spyglasses
synergy-anchor = Anchor
synergy-coin = Coin
synergy-sword = Sword
synergy-book = Book
synergy-medal = Medal
location-0 = Havana
    .at = at Havana
    .to = to Havana
location-1 = Matanzas
    .at = at Matanzas
    .to = to Matanzas
location-2 = Baracoa
    .at = at Baracoa
    .to = to Baracoa
location-3 = Tortuga
    .at = at Tortuga
    .to = to Tortuga
location-4 = Puerto Plata
    .at = at Puerto Plata
    .to = to Puerto Plata
location-5 = Santo Domingo
    .at = at Santo Domingo
    .to = to Santo Domingo
location-6 = San Juan
    .at = at San Juan
    .to = to San Juan
location-7 = St. Kitts
    .at = at St. Kitts
    .to = to St. Kitts
location-8 = Martinique
    .at = at Martinique
    .to = to Martinique
location-9 = Port of Spain
    .at = at Port of Spain
    .to = to Port of Spain
location-9a = Cumaná
    .at = at Cumaná
    .to = to Cumaná
location-10 = La Guaira
    .at = at La Guaira
    .to = to La Guaira
location-11 = Maracaibo
    .at = at Maracaibo
    .to = to Maracaibo
location-12 = Santa Marta
    .at = at Santa Marta
    .to = to Santa Marta
location-13 = Port Royal
    .at = at Port Royal
    .to = to Port Royal
location-14 = Cartagena
    .at = at Cartagena
    .to = to Cartagena
location-15 = Portobelo
    .at = at Portobelo
    .to = to Portobelo
location-16 = San Juan del Norte
    .at = at San Juan del Norte
    .to = to San Juan del Norte
location-16a = Granada
    .at = at Granada
    .to = to Granada
location-17 = Puerto Cabezas
    .at = at Puerto Cabezas
    .to = to Puerto Cabezas
location-18 = Grand Cayman
    .at = at Grand Cayman
    .to = to Grand Cayman
location-19 = Cozumel
    .at = at Cozumel
    .to = to Cozumel
location-20 = Homeward bound
    .at = on Homeward bound
    .to = to Homeward bound
location-21a = Home waters
    .at = in Home waters
    .to = to Home waters
location-21b = Home waters
    .at = in Home waters
    .to = to Home waters
location-22 = Home port
    .at = in Home port
    .to = to Home port
city-cm = Maracaibo
city-c01 = Explorers' guild
city-c02 = Consulate
city-c03 = Dockyard
city-c04 = Trading post
city-c05 = Pilots' house
city-c06 = Letter of marque
city-c07 = Explorers' guild
city-c08 = Consulate
city-c09 = Armoury
city-c10 = Admiralty
city-c11 = Veterans' tavern
city-c12 = Spies' market
quest-q01 = Ferryman's debt
quest-q02 = Ruins upriver
quest-q03 = Fever camp
quest-q04 = Escort the mail
quest-q05 = Watch the straits
quest-q06 = Lost mission
quest-q07 = Smugglers' cove
quest-q08 = Survey the coast
quest-q09 = Rescue at dawn
quest-q10 = The botanist
quest-q11 = Night signals
quest-q12 = Hungry garrison
quest-q13 = Customs quarrel
quest-q14 = Torn sails
quest-q15 = Gift for the council
quest-q16 = The dyers' guild
quest-q17 = Tavern supplies
quest-q18 = Market day
quest-q19 = Warning shot
quest-q20 = Break the blockade
quest-q21 = Captured timber
quest-q22 = Envoy's guide
quest-q23 = Toll bridge
quest-q24 = The informer
token-k01 = Combat token K01
token-k02 = Combat token K02
token-k03 = Combat token K03
token-k04 = Combat token K04
token-k05 = Combat token K05
token-k06 = Combat token K06
token-k07 = Combat token K07
token-k08 = Combat token K08
token-k09 = Combat token K09
token-k10 = Combat token K10
token-k11 = Combat token K11
token-k12 = Combat token K12
token-k13 = Combat token K13
token-k14 = Combat token K14
token-k15 = Combat token K15
token-k16 = Combat token K16
token-k17 = Combat token K17
token-k18 = Combat token K18
token-k19 = Combat token K19
token-k20 = Combat token K20
token-k21 = Combat token K21
token-k22 = Combat token K22
token-k23 = Combat token K23
token-k24 = Combat token K24
token-k25 = Combat token K25
career-p1 = Privateer
career-p2 = Pathfinder
career-p3 = Merchant
career-p4 = Spymaster
career-p5 = Diplomat
career-p6 = Shipwright
career-p7 = Adventurer
career-p8 = Surveyor
prestige-b1 = Abbey
prestige-b2 = Palace
prestige-b3 = Basilica
prestige-b4 = Citadel
prestige-b5 = Church
prestige-b6 = Military Base
prestige-b7 = Academy
prestige-b8 = Cathedral
area-u1 = Long sails
area-u2 = Captain's cabin
area-u3 = Crow's nest
area-u4 = Strongbox
area-u5 = Figurehead
area-u6 = Gilded stern
area-u7 = Landing boats
area-u8 = Gun deck
area-u9 = Cargo hold
area-u10 = Envoy's quarters
area-u11 = Chart room
area-u12 = Admiral's pennant
space-e0 = Start of the track
space-e1 = Space 1
space-e2 = Space 2
space-e3 = Space 3
space-e4 = Space 4
space-e5 = Space 5
space-e6 = Space 6
space-e7 = Space 7
space-e8 = Space 8
space-e6s = Shortcut 6
space-e9 = Space 9
space-e10 = Space 10
space-e11 = Space 11
space-e12 = Space 12
space-e13 = Space 13
space-e14 = Space 14
space-e15 = Space 15
space-e12s = Shortcut 12
space-e13s = Shortcut 13
space-e16 = Space 16
space-e17 = Space 17
space-e18 = Space 18
space-e19 = Space 19
space-e20 = Space 20
space-e21 = Space 21
space-e19s = Shortcut 19
space-e22 = Space 22
space-e23 = Space 23
space-e24 = Space 24
space-e25 = Space 25
space-e26 = Space 26
space-e27 = End of the track
space-rt = Residence Discount
barrier-blue = Blue barrier
barrier-red = Red barrier
barrier-green = Green barrier
arm-4 = Puerto Plata
    .by = by Puerto Plata
arm-5 = Santo Domingo
    .by = by Santo Domingo
arm-13 = Port Royal
    .by = by Port Royal
arm-14 = Cartagena
    .by = by Cartagena
way-e6 = the long way after 5
    .by = by the long way after 5
way-e6s = the shortcut after 5
    .by = by the shortcut after 5
way-e6-e12 = the long way after 5 and the long way after 11
    .by = by the long way after 5 and the long way after 11
way-e6-e12s = the long way after 5 and the shortcut after 11
    .by = by the long way after 5 and the shortcut after 11
way-e6s-e12 = the shortcut after 5 and the long way after 11
    .by = by the shortcut after 5 and the long way after 11
way-e6s-e12s = the shortcut after 5 and the shortcut after 11
    .by = by the shortcut after 5 and the shortcut after 11
way-e6-e12-e19 = the long way after 5, the long way after 11 and the long way after 18
    .by = by the long way after 5, the long way after 11 and the long way after 18
way-e6-e12-e19s = the long way after 5, the long way after 11 and the shortcut after 18
    .by = by the long way after 5, the long way after 11 and the shortcut after 18
way-e6-e12s-e19 = the long way after 5, the shortcut after 11 and the long way after 18
    .by = by the long way after 5, the shortcut after 11 and the long way after 18
way-e6-e12s-e19s = the long way after 5, the shortcut after 11 and the shortcut after 18
    .by = by the long way after 5, the shortcut after 11 and the shortcut after 18
way-e6s-e12-e19 = the shortcut after 5, the long way after 11 and the long way after 18
    .by = by the shortcut after 5, the long way after 11 and the long way after 18
way-e6s-e12-e19s = the shortcut after 5, the long way after 11 and the shortcut after 18
    .by = by the shortcut after 5, the long way after 11 and the shortcut after 18
way-e6s-e12s-e19 = the shortcut after 5, the shortcut after 11 and the long way after 18
    .by = by the shortcut after 5, the shortcut after 11 and the long way after 18
way-e6s-e12s-e19s = the shortcut after 5, the shortcut after 11 and the shortcut after 18
    .by = by the shortcut after 5, the shortcut after 11 and the shortcut after 18
way-e12 = the long way after 11
    .by = by the long way after 11
way-e12s = the shortcut after 11
    .by = by the shortcut after 11
way-e12-e19 = the long way after 11 and the long way after 18
    .by = by the long way after 11 and the long way after 18
way-e12-e19s = the long way after 11 and the shortcut after 18
    .by = by the long way after 11 and the shortcut after 18
way-e12s-e19 = the shortcut after 11 and the long way after 18
    .by = by the shortcut after 11 and the long way after 18
way-e12s-e19s = the shortcut after 11 and the shortcut after 18
    .by = by the shortcut after 11 and the shortcut after 18
way-e19 = the long way after 18
    .by = by the long way after 18
way-e19s = the shortcut after 18
    .by = by the shortcut after 18
boon-combat = Combat
boon-explore = Explorer
boon-doubloons = Doubloons
boon-points = Victory points
boon-rank = Next noble rank
automa-a1 = Lookout
automa-a2 = Envoy to Paris
automa-a3 = Boarder
automa-a4 = Envoy to Madrid
automa-a5 = Envoy to London
automa-b1 = Trailblazer
automa-b2 = Errand runner
automa-b3 = Shipwright
automa-b4 = Guide
automa-b5 = Outfitter
automa-b6 = Gunner
automa-c1 = Master builder
automa-c2 = Treasure seeker
automa-c3 = Expedition leader
automa-c4 = Warrior
level-very-easy = Very easy
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-very-hard = Very hard
project-a01 = Legionnaire
project-a02 = Deckhand
project-a03 = Ship's Cook
project-a04 = Fishmonger
project-a05 = Net Maker
project-a06 = Money Changer
project-a07 = Pedlar
project-a08 = Tithe Clerk
project-a09 = Copyist
project-a10 = Storehouse
project-a11 = Barber-Surgeon
project-a12 = Sergeant
project-a13 = Ropewalk
project-a14 = Salt Pans
project-a15 = Harbour Pilot
project-a16 = Star Reader
project-a17 = Old Chart
project-a18 = Herb Garden
project-a19 = Gunsmith
project-a20 = Lens Grinder
project-a21 = Quartermaster
project-a22 = Bargain Hunter
project-a23 = Machete Hand
project-a24 = Mule Driver
project-a25 = Powder Monkey
project-a26 = Recruiter
project-a27 = Blue Pennant
project-a28 = White Pennant
project-a29 = Red Pennant
project-a30 = Gossip
project-a31 = Boarding Party
project-a32 = Prize Agent
project-a33 = Peddler of Rumours
project-a34 = Trail Cook
project-a35 = Balladeer
project-a36 = Barter Stall
project-a37 = Carpenter
project-a38 = Caulkers
project-a39 = Letter to Versailles
project-a40 = Letter to London
project-a41 = Letter to Madrid
project-a42 = Tavern Recruits
project-a43 = Cannon Foundry
project-a44 = Stranded Courier
project-a45 = Innkeeper of Matanzas
project-a46 = Baracoa Cooper
project-a47 = Turtle Fisher
project-a48 = San Juan Factor
project-a49 = Sugar Weigher
project-a50 = Creole Trader
project-a51 = River Guide
project-a52 = La Guaira Stevedore
project-a53 = Pearl Diver
project-a54 = Portobelo Broker
project-a55 = Turtle Cay Pilot
project-a56 = Cozumel Weaver
project-b001 = Harbor
project-b002 = Customs House
project-b003 = Dry Dock
project-b004 = Lighthouse
project-b005 = Mint
project-b006 = Counting House
project-b007 = Exchange
project-b008 = Notary
project-b009 = Printing Press
project-b010 = University Chair
project-b011 = Observatory
project-b012 = Fencing School
project-b013 = Garrison
project-b014 = Powder Mill
project-b015 = Shipping Line
project-b016 = Court Painter
project-b017 = Viceroy's Treasurer
project-b018 = Masked Ball
project-b019 = Heraldist
project-b020 = Dye Works
project-b021 = Free Settlement
project-b022 = Brickworks
project-b023 = Master Cartographer
project-b024 = Astrolabe
project-b025 = Compass Rose
project-b026 = Navigator's Widow
project-b027 = Trail Surveyor
project-b028 = Jungle Scout
project-b029 = Rival Explorer
project-b030 = Tracker
project-b031 = Cartel
project-b032 = Guild Seal
project-b033 = Royal Contract
project-b034 = Master Gunner
project-b035 = Drill Yard
project-b036 = Banner of Lilies
project-b037 = Banner of Roses
project-b038 = Banner of Castles
project-b039 = Treaty Breaker
project-b040 = Siege Engineer
project-b041 = Spy Network
project-b042 = Cocoa Salon
project-b043 = Explorer's Chest
project-b044 = Signal Tower
project-b045 = Sea Lawyer
project-b046 = Landing Captain
project-b047 = Looted Vault
project-b048 = Ransom Broker
project-b049 = Hidden Valley
project-b050 = Muleteers' Road
project-b051 = Festival
project-b052 = Puppet Theatre
project-b053 = Spice Bazaar
project-b054 = Wholesale Yard
project-b055 = Refit
project-b056 = Royal Shipyard
project-b057 = Marquis's Favour
project-b058 = Earl's Favour
project-b059 = Duke's Favour
project-b060 = Double Agent
project-b061 = Peace Envoy
project-b062 = Court Intrigue
project-b063 = Village Elder
project-b064 = Founding Charter
project-b065 = Council Seat
project-b066 = Veterans' Oath
project-b067 = War Memoirs
project-b068 = Messenger Pigeons
project-b069 = Secret Society
project-b070 = Chronicler
project-b071 = Trophy Hall
project-b072 = Grand Atlas
project-b073 = Patron of Arts
project-b074 = Ambassador
project-b075 = Triple Alliance
project-b076 = Castaways
project-b077 = Miracle Cure
project-b078 = Healers' House
project-b079 = Forgotten Shrine
project-b080 = Lamplighter of Matanzas
project-b081 = Orchard Keeper
project-b082 = Tortuga Captain
project-b083 = Consul at Puerto Plata
project-b084 = Santo Domingo Banker
project-b085 = San Juan Caulker
project-b086 = Rope Seller of St. Kitts
project-b087 = Martinique Envoy
project-b088 = Delta Boatman
project-b089 = Caracas Cocoa Buyer
project-b090 = Lagoon Spy
project-b091 = Mountain Guide
project-b092 = Port Royal Fence
project-b093 = Cartagena Gunner
project-b094 = Fair Warden
project-b095 = River Toll Keeper
project-b096 = Miskito Pilot
project-b097 = Sawmill Hand
project-b098 = Turtle Trader
project-b099 = Wreck Salvager
project-b100 = Old Buccaneer
project-b101 = Wind Whisperer
project-c90 = Free Pilot
project-c91 = Council Trader
project-c92 = Ridge Farmers
project-c93 = Gate Warden
project-c94 = Hill Healer
project-c95 = Lake Fair
project-c96 = Watch Captain
project-c97 = Shrine Guardian

# Settings and presets.
setting-story = Story card
setting-story-help = Says where quests lie at the start and after each round.
choice-story-75 = 75: Fair Winds
setting-solo-level = Ana's level
setting-solo-level-help = How strong the deck of your opponent is when you play alone; with two or more players it changes nothing.
choice-solo-level-very-easy = very easy
choice-solo-level-easy = easy
choice-solo-level-medium = medium
choice-solo-level-hard = hard
choice-solo-level-very-hard = very hard
setting-retirement = Retirement
setting-retirement-help = Once in the game an explorer may leave the track beyond the red barrier, for a prestige building at half price.
choice-true = on
choice-false = off

# The score sheet; a prestige building is called by its name.
reason-play = VP in play
reason-quests = Quest track
reason-explorer = Explorer
reason-assistants = Assistants not used
reason-career = Career
reason-instead = Instead of a purchase
reason-income = VP income
reason-last-income = Last VP income
reason-doubloon-track = Doubloon track
reason-cards = Project cards
reason-leads = Most influence
reason-france = Noble rank: France
reason-england = Noble rank: England
reason-spain = Noble rank: Spain
reason-quest-tiles = Quest tiles
reason-quest-lead = Lead in quests
reason-upgrade-lead = Lead in upgrades
reason-explorer-lead = Lead of the explorer

# The board on the page.
look-tab-chart = Chart
look-tab-cards = Cards
look-tab-mine = My ship
look-page-cards = Cards
look-page-tracks = Nations
look-page-combat = Combat
look-page-careers = Careers
look-order = Turn order
look-round = Round { $round } of { $rounds }
look-chart = Chart of the Caribbean
look-location = { $number } { $location }
look-city = City action of { $location }
look-marker = { $location } belongs to { $nation }
look-quest-at = Quest { $quest }, { $location }
look-assistants = { $count ->
        [one] Assistant
       *[other] { $count } assistants
    } of { $seat }, { $location }{ $done ->
        [yes] , done this round
       *[no] {""}
    }
look-ship-of = Ship of { $name }
look-reaches = Can reach:
look-track = Explorer track
look-whole-track = Whole track
look-track-move = Choose where your explorer goes; occupied spaces are skipped.
look-track-help = Occupied spaces are skipped, and so are quest spaces without a tile.
look-end-points = At the end: { $list }
look-card-facts = { $doubloons ->
        [one] 1 doubloon, { $points } VP
       *[other] { $doubloons } doubloons, { $points } VP
    }
look-sort = Sort
look-sort-drawn = as drawn
look-sort-cost = by cost
look-sort-points = by points
look-sort-good = by good
look-sort-object = by object
look-find = Find
look-none-found = No card fits.
look-no-cards = No cards yet
look-can-buy = { $doubloons ->
        [one] can be bought for 1 doubloon
       *[other] can be bought for { $doubloons } doubloons
    }
look-cannot-buy = can't be bought now ({ $doubloons })
look-deliver-at = delivers to { $list }
look-pays-quest = pays for { $list }
look-task = { $kind ->
        [combat_token] Combat tokens
        [quest] Quests
        [influence_one] Influence with one nation
        [influence_two] Influence with two nations
        [upgrade] Ship upgrades
        [barrier] Barriers
        [synergy] Synergy tokens
       *[assistant] Assistants
    }: { $progress } of { $low } for { $doubloons } doubloons, of { $high } for { $points } VP more{ $done ->
        [yes] , completed
       *[no] {""}
    }
look-tasks = Career tasks
look-prestige = Prestige buildings
look-prestige-hidden = Prestige building of round { $round }, face down
look-row = Projects on show
look-row-price = { $doubloons ->
        [one] take for 1 doubloon
       *[other] take for { $doubloons } doubloons
    }
look-deck = { $count ->
        [one] Draw pile: 1 card
       *[other] Draw pile: { $count } cards
    }
look-discards = { $count ->
        [one] Discard pile: 1 card
       *[other] Discard pile: { $count } cards
    }
look-pile = { $count ->
        [one] Combat pile { $number }: 1 token
       *[other] Combat pile { $number }: { $count } tokens
    }
look-piles = Combat tokens
look-quests-left = { $count ->
        [one] 1 quest tile left
       *[other] { $count } quest tiles left
    }
look-nations = Nations
look-nation-now = { $nation }: influence { $space }, noble rank { $rank } × { $count } = { $points } VP
look-rank = noble rank { $rank }
look-multiplier = { $emptied } empty + { $bonus } majority ({ $count } on the chart)
look-stock = { $count ->
        [one] 1 marker left
       *[other] { $count } markers left
    }
look-incomes = Income
look-income-of = { $name }: { $doubloons } doubloons and { $points } VP in each scoring; { $end } VP at the end
look-ana-income = Ana: { $points } VP in each scoring
look-combat-of = Combat of { $name }
look-value-left = Combat value left: { $value }
look-no-token = No token left
look-side = { $nation }: combat value { $value } (printed { $printed }), costs { $doubloons } doubloons
look-strongest = The nation with most markers: −{ $count }.
look-weakest = The nation with fewest markers: +{ $count }.
look-buys = What the value buys
look-used = done
look-buy-influence = { $count ->
        [one] 1 influence
       *[other] { $count } influence
    }
look-buy-annex = annex an empty city flag
look-buy-take = capture a city flag
look-buy-land = a village: { $price } empty, { $taken } taken
look-raise = Raise by 1:
look-combat-points = { $count ->
        [one] 1 combat point
       *[other] { $count } combat points
    }
look-figures = { $count ->
        [one] 1 figure
       *[other] { $count } figures
    }
look-ship = Ship
look-hand = Hand
look-planning = Planning
look-career = Career
look-tableau = Tableau
look-area = { $state ->
        [completed] Completed.
        [locked] Locked; discs: { $count }.
       *[open] Discs: { $count }.
    }
look-upgrades = { $count } of 12 · { $discs } discs
look-quests-done = Quests: { $count }; the next one gives { $points } VP more
look-points = Victory points
look-points-of = { $points } VP, income { $count }
look-doubloons-of = { $doubloons } doubloons, income { $count }
look-synergies = Synergy tokens
look-board-of = Board
look-hand-known = Hand: { $count }, of which all have seen { $shown }
look-more-cards = { $count ->
        [one] +1 card
       *[other] +{ $count } cards
    }
look-whole-hand = Sort, find
look-card-points = { $points } VP
look-ship-chip = Ship { $count }/12
look-planning-chip = Planned { $count }
look-tasks-chip = Career { $count }/3
look-tableau-chip = Tableau { $count }
look-free = free
look-ana-level = { $level }
look-ana-discs = { $count } discs removed, income { $points }
look-ana-first = Her first card comes after your turn.
look-ana-deck = { $count ->
        [one] 1 card in her deck
       *[other] { $count } cards in her deck
    }
tip-round = After rounds I to III there is a scoring; after round IV the final scoring.
tip-order = Place { $place } in the turn order
tip-kind = { $kind ->
        [village] Village.
        [city] City.
        [home] On the way home.
       *[start] All ships start here.
    }
tip-market = Market for { $good }: { $free } of { $spaces } free.
tip-flag = { $owner ->
        [france] Flag of France.
        [england] Flag of England.
        [spain] Flag of Spain.
       *[none] No flag yet.
    }
tip-hand = Every ship must stop here.
tip-stop = { $count } movement points, { $actions } village actions, +{ $points } VP on the way
tip-assistant = { $name }: { $project }{ $done ->
        [yes] {" (done)"}
       *[no] {""}
    }
tip-assistants = Passed or not used, each gives { $points } VP once a round.
tip-quest = Instead of the action of its location.
tip-quest-gone = The quest tile is gone: the space is skipped.
tip-explorer-end = The end: points { $list }, and a village action.
tip-barrier = Who crosses it next gets { $points } VP; crossed so far: { $count }.
tip-assistant-at = assistant { $location-at }
tip-prestige = One is revealed in each round; every player may invest once in each.
tip-prestige-now = Round { $round }; now worth { $points } VP to you
tip-leaders = in front: { $list }
tip-points = What is on the track now, and what each scoring adds.
tip-combat-points = Each raises the value of a combat by 1.
tip-figures = They pay for cards, invest, become assistants, and raise combats.
tip-general = In the general supply: { $count }
tip-compasses = Quests give more for each of them.
tip-quests = From the fourth on, each gives points.
tip-tokens = Taken in combat; tasks and cards count them.
tip-assistants-of = Figures on the chart.
tip-upgrades = An area is completed when both discs are gone.
tip-synergies = Cards with this sign count once you have the token.
tip-shown = All have seen:
tip-deck = Draw to your hand limit at the end of your turn.
tip-piles = { $count ->
        [one] 1 face-down token left in all
       *[other] { $count } face-down tokens left in all
    }
tip-buys = Each once in a combat, in any order, as far as the value reaches.
tip-ana = She plays one card a turn and follows it to the letter.
told-starts = { $name } begins.
told-total = Total
