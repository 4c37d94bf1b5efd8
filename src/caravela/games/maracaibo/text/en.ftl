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
    .some = sugar
good-tobacco = Tobacco
    .one = tobacco
    .many = tobacco
    .some = tobacco
good-cotton = Cotton
    .one = cotton
    .many = cotton
    .some = cotton
good-cocoa = Cocoa
    .one = cocoa
    .many = cocoa
    .some = cocoa
good-indigo = Indigo
    .one = indigo
    .many = indigo
    .some = indigo
object-map = Map
    .one = map
    .many = maps
    .some = a map
object-herbs = Medicinal herbs
    .one = herbs
    .many = herbs
    .some = medicinal herbs
object-pistol = Pistol
    .one = pistol
    .many = pistols
    .some = a pistol
object-spyglass = Spyglass
    .one = spyglass
    .many = spyglasses
    .some = a spyglass
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
    .the = combat token K01
token-k02 = Combat token K02
    .the = combat token K02
token-k03 = Combat token K03
    .the = combat token K03
token-k04 = Combat token K04
    .the = combat token K04
token-k05 = Combat token K05
    .the = combat token K05
token-k06 = Combat token K06
    .the = combat token K06
token-k07 = Combat token K07
    .the = combat token K07
token-k08 = Combat token K08
    .the = combat token K08
token-k09 = Combat token K09
    .the = combat token K09
token-k10 = Combat token K10
    .the = combat token K10
token-k11 = Combat token K11
    .the = combat token K11
token-k12 = Combat token K12
    .the = combat token K12
token-k13 = Combat token K13
    .the = combat token K13
token-k14 = Combat token K14
    .the = combat token K14
token-k15 = Combat token K15
    .the = combat token K15
token-k16 = Combat token K16
    .the = combat token K16
token-k17 = Combat token K17
    .the = combat token K17
token-k18 = Combat token K18
    .the = combat token K18
token-k19 = Combat token K19
    .the = combat token K19
token-k20 = Combat token K20
    .the = combat token K20
token-k21 = Combat token K21
    .the = combat token K21
token-k22 = Combat token K22
    .the = combat token K22
token-k23 = Combat token K23
    .the = combat token K23
token-k24 = Combat token K24
    .the = combat token K24
token-k25 = Combat token K25
    .the = combat token K25
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
    .to = the start of the track
space-e1 = Space 1
    .to = space 1
space-e2 = Space 2
    .to = space 2
space-e3 = Space 3
    .to = space 3
space-e4 = Space 4
    .to = space 4
space-e5 = Space 5
    .to = space 5
space-e6 = Space 6
    .to = space 6
space-e7 = Space 7
    .to = space 7
space-e8 = Space 8
    .to = space 8
space-e6s = Shortcut 6
    .to = shortcut 6
space-e9 = Space 9
    .to = space 9
space-e10 = Space 10
    .to = space 10
space-e11 = Space 11
    .to = space 11
space-e12 = Space 12
    .to = space 12
space-e13 = Space 13
    .to = space 13
space-e14 = Space 14
    .to = space 14
space-e15 = Space 15
    .to = space 15
space-e12s = Shortcut 12
    .to = shortcut 12
space-e13s = Shortcut 13
    .to = shortcut 13
space-e16 = Space 16
    .to = space 16
space-e17 = Space 17
    .to = space 17
space-e18 = Space 18
    .to = space 18
space-e19 = Space 19
    .to = space 19
space-e20 = Space 20
    .to = space 20
space-e21 = Space 21
    .to = space 21
space-e19s = Shortcut 19
    .to = shortcut 19
space-e22 = Space 22
    .to = space 22
space-e23 = Space 23
    .to = space 23
space-e24 = Space 24
    .to = space 24
space-e25 = Space 25
    .to = space 25
space-e26 = Space 26
    .to = space 26
space-e27 = End of the track
    .to = the end of the track
space-rt = Residence Discount
    .to = the Residence Discount
barrier-blue = Blue barrier
    .the = the blue barrier
barrier-red = Red barrier
    .the = the red barrier
barrier-green = Green barrier
    .the = the green barrier
arm-4 = Puerto Plata
    .by = by Puerto Plata
arm-5 = Santo Domingo
    .by = by Santo Domingo
arm-13 = Port Royal
    .by = by Port Royal
arm-14 = Cartagena
    .by = by Cartagena
arm-10 = La Guaira
    .by = by La Guaira
arm-10-13 = La Guaira and Port Royal
    .by = by La Guaira and Port Royal
arm-10-14 = La Guaira and Cartagena
    .by = by La Guaira and Cartagena
arm-4-10 = Puerto Plata and La Guaira
    .by = by Puerto Plata and La Guaira
arm-5-10 = Santo Domingo and La Guaira
    .by = by Santo Domingo and La Guaira
arm-14-16 = Cartagena and San Juan del Norte
    .by = by Cartagena and San Juan del Norte
arm-16 = San Juan del Norte
    .by = by San Juan del Norte
arm-10-14-16 = La Guaira, Cartagena and San Juan del Norte
    .by = by La Guaira, Cartagena and San Juan del Norte
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
story-75 = Fair Winds
story-76 = New Shores
story-77 = Rough Seas

# Settings and presets.
setting-story = Story card
setting-story-help = 75 is for the first game; 76 and 77 change the sea. The others play one chapter of the campaign, and tell what came before it.
choice-story-75 = 75: Fair Winds
choice-story-76 = 76: New Shores
choice-story-77 = 77: Rough Seas
choice-story-80 = 80: chapter 2
choice-story-81 = 81: chapter 3
choice-story-82 = 82: chapter 4
choice-story-83 = 83: chapter 5
choice-story-84 = 84: chapter 6
choice-story-85 = 85: chapter 7
choice-story-86 = 86: chapter 8
choice-story-87 = 87: chapter 9
choice-story-88 = 88: chapter 10
choice-story-89 = 89: chapter 11
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
style-builder = builder
style-courtier = courtier
style-explorer = explorer
preset-first-game = First game
preset-standard = Standard game
preset-retirement = With retirement
preset-first-game-help = Story card 75; alone, Ana is very easy.
preset-standard-help = Story card 75; alone, Ana is of medium strength.
preset-retirement-help = As the standard game, and explorers may retire.

# The score sheet; a prestige building is called by its name.
reason-play = VP in play
reason-quests = Quests
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

# What components do: a moment and an effect.
clause = { $when }: { $effect }.
clause-assistant = Assistant { $location-at } (1 figure): { $effect }.
clause-cost = Also costs { $cost }.
clause-needs = Needs { $count } markers { $nation-of } on the map.
worth-points = { $points } VP at the end.
when-permanent = From now on
when-immediate = At once
each-assistant = per assistant of yours on the map
each-combat-token = per combat token
each-quest = per quest tile
each-compass = per compass
each-synergy = per synergy token
each-nation3 = per nation with which you have 3 influence or more
each-barrier = per barrier that your explorer has crossed
each-upgrade = per completed upgrade
each-figure = per figure in your personal supply
each-figure-or-cp = per figure left in your personal supply and per CP left
each-doubloon-income-vp = per VP of your place on the doubloon income track
each-own-assistant-here = per assistant of yours there
each-other-assistant-here = per assistant of others there
effect-doubloons = { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    }{ $each ->
        [none] {""}
       *[other] {" "}{ $each }
    }
effect-points = { $count } VP{ $each ->
        [none] {""}
       *[other] {" "}{ $each }
    }{ $synergy ->
        [none] {""}
       *[other] {" "}(with { $synergy })
    }
effect-combat-points = { $count } CP
effect-figures = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
effect-doubloon-income = +{ $count } doubloon income{ $synergy ->
        [none] {""}
       *[other] {" "}(with { $synergy })
    }
effect-points-income = +{ $count } VP income{ $synergy ->
        [none] {""}
       *[other] {" "}(with { $synergy })
    }
effect-combat = a combat
effect-discs = remove { $count ->
        [one] { $count } disc
       *[other] { $count } discs
    } from your ship
effect-explore = explorer { $count }
effect-influence = { $count } influence { $nation ->
        [any] with a nation of your choice
        [fight] with the fighting nation
        [same] with that nation
       *[other] { $nation-with }
    }
effect-rank = one influence marker to its next noble rank
effect-annex = a marker of any nation in an empty village
effect-annex-rank = annex an empty village for a nation, and rise to your next noble rank with it
effect-synergy = { $synergy ->
        [any] a synergy token of your choice
       *[other] synergy token { $synergy }
    }
effect-quest-on-card = the top quest tile comes onto this card; fulfil it once, as a last village action
effect-figures-on-card = put any number of your figures onto this card: +{ $count } doubloon income each
effect-village-actions = { $count ->
        [one] { $count } village action
       *[other] { $count } village actions
    }{ $each ->
        [none] {""}
       *[other] {" "}{ $each }
    }
effect-sail = sail on for 1 to { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }, then a main action there
effect-own-object = counts as an object in every payment ({ $object-one })
effect-discount = cards and prestige buildings cost { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    } less
effect-combat-ready = { $count } CP before every combat
effect-compass = { $count ->
        [one] { $count } compass more
       *[other] { $count } compasses more
    }
effect-swift-explorer = every move of your explorer goes { $count ->
        [one] { $count } space further
       *[other] { $count } spaces further
    }
effect-steal = take { $count } VP from the owner of each explorer that yours skips
effect-host = each time a ship ends its sailing where you have an assistant, 1 VP or 2 doubloons
effect-drill = at any time, 1 figure for 2 CP
effect-banner = 2 CP each time you fight { $nation-for }
effect-capture-points = { $count } VP each time you take a marker of another nation
effect-long-sails = as main action, 2 village actions after 2 to 4 movement points, 3 after 5 or more
effect-hand-limit = your hand limit is { $count }
effect-row-free = cards of the face-up row cost nothing
effect-village-action = a new village action ({ $cost ->
        [none] { $gains }
       *[other] { $cost } → { $gains }
    })
effect-last-action = a new last village action ({ $cost ->
        [none] { $gains }
       *[other] { $cost } → { $gains }
    })
effect-settle = a new village action, in a village without a marker (a marker of any nation there, { $gains })
effect-combat-action = a new combat action (value −{ $price } → { $gains })
effect-combat-village = a new combat action (value −{ $empty }, or −{ $taken } where another nation's marker leaves → a marker in a village, { $gains })
effect-pay = { $cost } → { $gains }
effect-choose = { $first }; or { $second }
effect-then = { $first }; { $second }
effect-harbour-quest = fulfil its quest
effect-heal = remove a tile with a skull
cost-doubloons = { $count ->
        [one] { $count } doubloon
       *[other] { $count } doubloons
    }
cost-combat-points = { $count } CP
cost-figures = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
cost-figures-on-card = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    } put onto the card
cost-good = { $count ->
        [one] { $good-one }
       *[other] { $count } { $good-many }
    }
cost-object = { $count ->
        [one] { $object-one }
       *[other] { $count } { $object-many }
    }
cost-same = { $count } cards with the same good
cost-hand = your whole hand
cost-moves = { $count } movement points or more spent this turn
tile-text = { $effects } · market: { $good-one }
flag-text = Flag: { $effects }.
stop-text = Ships must stop here.
quest-space = a quest
end-space = { $points } VP for those who arrive, in this order, and { $count ->
        [one] { $count } village action
       *[other] { $count } village actions
    }
residence-space = invest in a prestige building at half price; the explorer returns to the start
legacy-route = { $location } → { $location2 }: { $count } movement points.
legacy-plague = No village action { $location-at } as main action; quests and assistants remain possible.
legacy-ruin = No main action { $location-at } but quests and assistants: no city tile, no market, no flag, and no marker may come. When it ends, a new city tile is drawn.
legacy-harbour = { $location } is a city now: { $effects } A quest of this city that is taken is replaced at once.
legacy-arm = { $location }, a city on an arm of its own: { $effects } Sailing in costs { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }, sailing out { $count2 }.
legacy-needs = Only if your explorer has come to { $space-to } or beyond.
legacy-stop = Whenever your ship ends its voyage { $location-at }: { $effects }.
legacy-works = Before your main action { $location-at } you may help: { $effects }; a disc of your ship comes onto the tile. Spaces: { $count }.
legacy-toll = Who passes without stopping pays { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }; who can't pay must stop.
legacy-claim = A new combat action (value { $list } → a marker that stays, { $effects }).
story-quest = Story quest { $location-at }: { $effects }.
story-full = The story goes on when this is full: { $tile }.
vote-brings = Everybody gets: { $effects }.
crossing-text = { $points } VP for the first who crosses it, { $points2 } VP for each later one
unlocked-after = Only after { $area }.
unlocked-completed = Only after { $count } other upgrades.
side-text = { $nation } { $value }
side-cost = { $side } (pay { $effects })
side-bonus = { $side } (take { $effects })
strongest-text = −{ $count } for the strongest nation
weakest-text = +{ $count } for the weakest nation
task-text = { $low }: { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }, { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }; { $high }: { $points } VP more.
bonus-text = After all three: { $effects }.
task-combat-token = { $count ->
        [one] { $count } combat token
       *[other] { $count } combat tokens
    }
task-quest = { $count ->
        [one] { $count } quest tile
       *[other] { $count } quest tiles
    }
task-influence-one = { $count } influence with one nation
task-influence-two = { $count } influence with each of two nations
task-upgrade = { $count ->
        [one] { $count } completed upgrade
       *[other] { $count } completed upgrades
    }
task-barrier = { $barrier } crossed
task-synergy = { $count ->
        [one] { $count } synergy token
       *[other] { $count } synergy tokens
    }
task-assistant = { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    } on the map
building-text = { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } and a figure → synergy token { $synergy }; the first investor { $points } VP. At the end { $points2 } VP { $each }{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }.
ana-text = { $count ->
        [one] { $count } stop
       *[other] { $count } stops
    }, { $route ->
        [upper] upper
       *[other] lower
    } route; card { $place } of the row. { $effects }
ana-rounds = { $last ->
        [4] From round { $round }
       *[other] Rounds { $round } to { $last }
    }: { $effects }.
ana-always = Then: { $effects }.
order-influence = { $count } influence { $nation-with }
order-points = { $count } VP
order-explore = explorer { $count }
order-disc = remove a disc
order-quest-pile = the top quest tile
order-combat = a combat for { $count } influence{ $village ->
        [0] {""}
       *[other] , with a village as well
    }

# What a player is asked.
prompt-FirstPlan = Which of your eight cards goes to the planning area?
prompt-FirstDiscard = Discard { $left ->
        [one] { $left } card
       *[other] { $left } cards
    }; four stay in your hand.
prompt-KeepCareer = Which career do you keep?
prompt-Sail = Where do you sail? You have { $count } movement points.
prompt-HostReward = A ship has stopped where you have an assistant: 1 VP or 2 doubloons?
prompt-MainAction = { $location }: choose your main action{ $sort ->
        [village] , up to { $left ->
        [one] { $left } village action
       *[other] { $left } village actions
    }
       *[other] {""}
    }.
prompt-Village = Village actions: { $left ->
        [one] one is left
       *[other] { $left } are left
    }.
prompt-DeliverDisc = Which disc goes to the market?
prompt-RemoveDisc = Remove { $left ->
        [one] { $left } disc
       *[other] { $left } discs
    } from your ship: from which area?
prompt-PayCards = Pay { $good ->
        [none] { $object-some }
       *[other] { $good-some }
    }: with which card?
prompt-PaySame = Pay with cards of the same good: { $left ->
        [one] one more
       *[other] { $left } more
    }.
prompt-AskPay = Pay { $pay_combat_points ->
        [0] { $pay_same ->
        [0] your whole hand
       *[other] { $pay_same } cards with the same good
    }
       *[other] { $pay_combat_points } CP
    } for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }{ $points ->
        [0] {""}
       *[other] , { $points } VP
    }{ $combat_points ->
        [0] {""}
       *[other] , { $combat_points } CP
    }{ $influence ->
        [0] {""}
       *[other] , { $influence } influence with a nation of your choice
    }{ $village_actions ->
        [0] {""}
        [one] , { $village_actions } village action
       *[other] , { $village_actions } village actions
    }?
prompt-ChooseInfluence = { $count } influence: with which nation?
prompt-ChooseRank = With which nation do you rise to the next noble rank?
prompt-ChooseAnnexation = Which nation annexes which empty village{ $rank ->
        [0] ?
       *[other] ? Your influence rises to its next noble rank.
    }
prompt-ChooseSynergy = Which synergy token do you take?
prompt-ChooseWay = Your choice: { $combat ->
        [0] {""}
       *[other] a combat
    }{ $explore ->
        [0] {""}
       *[other] { $combat ->
        [0] {""}
       *[other] {", or "}
    }up to { $explore } spaces with your explorer
    }{ $doubloons ->
        [0] {""}
       *[other] { $explore ->
        [0] {""}
       *[other] {", or "}
    }{ $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }
    }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } VP
    }{ $points ->
        [0] {""}
       *[other] { $doubloons ->
        [0] {""}
       *[other] {", or "}
    }{ $points } VP
    }{ $rank ->
        [0] {""}
       *[other] { $explore ->
        [0] { $doubloons ->
        [0] {""}
       *[other] {", or "}
    }
       *[other] {", or "}
    }the next noble rank
    }.
prompt-LayFigures = { $project }: how many figures go onto the card?
prompt-TrailQuest = Fulfil the quest { $quest } now?
prompt-MoveExplorer = Move your explorer up to { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }.
prompt-Retire = Your explorer retires: in which prestige building do you invest, at half price?
prompt-ChoosePile = Combat: from which pile do you reveal a token?
prompt-ChooseNation = { $token ->
        [none] Both piles are empty: every nation has combat value 3.{" "}
       *[other] {""}
    }For which nation do you fight?
prompt-Fight = You fight { $nation-for }; combat value { $value }.
prompt-SailOn = Sail on for up to { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }?
prompt-EndTurn = Your main action is done: plan, complete a task, or end the action.
prompt-EndStep = Before the scoring goes on: drill figures, or go on.
prompt-Refill = Draw { $left ->
        [one] { $left } card
       *[other] { $left } cards
    }: from the pile, or from the row{ $doubloons ->
        [0] , for nothing
        [one] , for { $doubloons } doubloon each
       *[other] , for { $doubloons } doubloons each
    }.
prompt-StepOne = { $round ->
        [4] Final scoring
       *[other] Scoring after round { $round }
    }: buy a card, invest, or take { $points } VP.
prompt-Vote = How do you vote?
prompt-AskHarbour = Fulfil the quest { $quest } of this city?
prompt-Works = Will you help here? Spaces left: { $left }.
prompt-WorksDisc = Which disc do you put there?
prompt-Heal = Which tile with a skull do you remove?

# What a player may do: the verb, and the kinds of the words after it.
do-done = Done
do-decline = Decline
do-draw = Draw from the pile
do-earn = Take 1 doubloon
do-discard-hand = Hand → 2 doubloons
do-city = City action
do-pay-cost = Pay
do-score = Take 2 VP
do-raise-combat-point = 1 CP → +1
do-raise-figure = 1 figure → +1
do-gain-little = −2 → 1 influence
do-gain-much = −5 → 2 influence
do-host-point = Take 1 VP
do-host-doubloons = Take 2 doubloons
do-reveal-pile = Pile { $pile }
do-fight-nation = Fight { $nation-for }
do-influence-nation = Influence { $nation-with }
do-rank-nation = Next rank { $nation-with }
do-settle-nation = Place a marker { $nation-of } here
do-synergy-synergy = Token { $synergy }
do-choose-boon = { $boon }
do-lay-figures = { $figures ->
        [0] None
        [one] { $figures } figure
       *[other] { $figures } figures
    }
do-drill = 1 figure → 2 CP
do-complete-task-task = Complete task { $task }
do-disc-area = Disc from { $area }
do-use-area = Use { $area }
do-invest-prestige = Invest in { $prestige }
do-keep-career = { $career }
do-sail-location = Sail { $location-to }
do-annex-location = Flag: { $location }
do-land-location = Land { $location-at }
do-explore-space = Explorer: { $space }
do-quest-quest = Quest: { $quest }
do-plan-project = Plan { $project }
do-buy-project = Buy { $project }
do-take-project = Take { $project }
do-deliver-project = Deliver { $project }
do-assist-project = Assistant: { $project }
do-pay-project = Pay with { $project }
do-use-project = Use { $project }
do-begin-project = Plan { $project }
do-discard-project = Discard { $project }
do-sail-location-by-arm = Sail { $location-to } { $arm-by }
do-annex-location-for-nation = Marker { $nation-of } { $location-at }
do-explore-space-by-way = Explorer: { $space }, { $way-by }
do-story-story = Story quest: { $story }
do-vote-branch = { $branch }
do-work-tile = Help: { $tile }
do-heal-tile = Remove: { $tile }
do-claim-slot = { $slot }

# What has happened.
log-round = Round { $round }; { $seat } starts.
log-city-laid = City tile { $location-at }: { $city }.
log-quest-laid = Quest tile { $location-at }: { $quest }.
log-trail-laid = Quest tile on the explorer track, { $space }: { $quest }.
log-prestige-revealed = Prestige building revealed: { $prestige }.
log-dealt = { $seat } is dealt { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } and begins with { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } and { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    }.
log-opening-made = { $seat } has chosen the first hand.
log-planned-first = { $seat } plans { $project }.
log-opening-discarded = { $seat } discards { $project }, { $project2 }, { $project3 }.
log-career-chosen = { $seat } has chosen a career.
log-career = Career of { $seat }: { $career }.
log-sailed = { $seat } sails { $location-to } ({ $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }).
log-assistants-passed = { $seat } passes { $count ->
        [one] { $count } own assistant
       *[other] { $count } own assistants
    }: { $points } VP.
log-assistants-unused = { $seat } has not used { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }: { $points } VP.
log-hosted-point = A ship stops at an assistant of { $seat }: { $points } VP.
log-hosted-doubloons = A ship stops at an assistant of { $seat }: { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-delivered = { $seat } delivers { $good-some } { $location-at }: { $project }.
log-city = { $seat } does the city action { $location-at }.
log-earned = { $seat } takes { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-hand-sold = { $seat } discards the whole hand, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-action-used = { $seat } uses { $project }.
log-area-used = { $seat } uses { $area }.
log-bought = { $seat } buys { $project } for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-assistant-placed = { $seat } places an assistant { $location-at }.
log-figures-laid = { $seat } puts { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    } onto { $project }.
log-invested = { $seat } invests in the { $prestige } for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-first-investor = { $seat } is the first to invest in the { $prestige }: { $points } VP.
log-assisted = { $seat } uses the assistant { $location-at }: { $project }.
log-planned = { $seat } plans { $project }.
log-task = { $seat } completes task { $task } as { $career }.
log-task-mastered = { $seat } completes task { $task } as { $career } in full: { $points } VP.
log-career-done = { $seat } has completed the career { $career }.
log-drilled = { $seat } drills a figure: { $count } CP.
log-paid-card = { $seat } pays with { $project }.
log-paid-doubloons = { $seat } pays { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-paid-combat = { $seat } pays { $count } CP.
log-paid-figures = { $seat } pays { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }.
log-doubloons = { $seat } gains { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-points = { $seat } gains { $points } VP.
log-combat-points = { $seat } gains { $count } CP.
log-figures = { $seat } gains { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }.
log-influence = { $seat } gains { $count } influence { $nation-with }.
log-influence-beyond = Past the end of the track { $nation-of }: { $points } VP for { $seat }.
log-ranked = { $seat } rises to the next noble rank { $nation-with }.
log-synergy = { $seat } takes the synergy token { $synergy }.
log-doubloon-income = Doubloon income of { $seat }: +{ $count }.
log-points-income = VP income of { $seat }: +{ $count }.
log-wrapped = The VP income of { $seat } passes 20 and goes back: { $points } VP.
log-disc = { $seat } removes a disc: { $area }.
log-upgraded = { $seat } completes { $area }.
log-annexed = { $seat } annexes { $location } { $nation-for }.
log-captured = { $seat } takes the marker { $nation2-of } { $location-at } { $nation-for }.
log-revealed = { $seat } reveals { $token-the }.
log-no-tokens = { $seat } fights; there are no combat tokens left.
log-fought = { $seat } fights { $nation-for }; combat value { $value }.
log-strongest = { $nation } alone has the most markers: combat value −{ $count }.
log-weakest = { $nation } alone has the fewest markers: combat value +{ $count }.
log-raised = { $seat } pays 1 CP: combat value { $count }.
log-raised-figure = { $seat } pays 1 figure: combat value { $count }.
log-combat-ended = { $seat } ends the combat.
log-explored = { $seat }: the explorer reaches { $space-to }.
log-stolen = { $seat } skips the explorer of { $seat2 } and takes { $points } VP.
log-crossed = { $seat } crosses { $barrier-the }.
log-crossed-points = { $seat } crosses { $barrier-the }, { $points } VP.
log-explorer-end = The explorer of { $seat } is at the end of the track: { $points } VP.
log-retired = The explorer of { $seat } retires and returns to the start.
log-quest = { $seat } fulfils the quest { $quest }.
log-quest-track = Quest tile number { $count } of { $seat }: { $points } VP.
log-quest-on-card = The quest { $quest } comes onto { $project } of { $seat }.
log-drew = { $seat } draws a card.
log-drew-known = { $seat } draws { $project }.
log-took = { $seat } takes { $project } from the row{ $doubloons ->
        [0] {""}
        [one] , for { $doubloons } doubloon
       *[other] , for { $doubloons } doubloons
    }.
log-row-laid = New in the row: { $project }.
log-reshuffled = The discard pile is shuffled: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-round-ended = { $seat } is home: round { $round } ends.
log-instead = { $seat } takes { $points } VP instead of a purchase.
log-income = Income of { $seat }: { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }, { $points } VP.
log-markets-cleared = The markets are emptied.
log-ships-home = All ships return to Havana.
log-ana-card = { $seat } plays the card { $automa }.
log-ana-sailed = { $seat } sails { $location-to }.
log-ana-quest = { $seat } takes the quest { $quest }.
log-ana-delivered = { $seat } delivers { $location-at }.
log-ana-took = { $seat } takes { $project } from the row.
log-ana-disc = { $seat } removes her disc number { $count }.
log-ana-nation = { $seat } fights { $nation-for }, her best nation with { $value }.
log-ana-marker = { $seat } places a marker { $nation-of } { $location-at }.
log-ana-stock = { $seat } finds no place: a marker { $nation-of } leaves the game.
log-ana-income = Income of { $seat }: { $points } VP.
log-story-laid = Story card: { $story }.
log-story-placed = Story tile { $location-at }: { $story }.
log-story-done = { $seat } fulfils the story quest { $story }.
log-story-read = { $seat } reads on: { $story }.
log-story-dropped = The story card { $story } leaves the game.
log-voted = { $seat } votes: { $branch }.
log-decided = It is decided: { $branch }.
log-project-added = New on the discard pile: { $project }.
log-projects-shuffled = Shuffled into the draw pile: { $count ->
        [one] { $count } C card
       *[other] { $count } C cards
    }.
log-tile-entered = New on the sea: { $tile }.
log-tile-left = Gone from the sea: { $tile }.
log-worked = { $seat } helps and puts a disc there: { $tile }.
log-claimed = { $seat } places a marker { $nation-of }: { $slot }.
log-toll = { $seat } pays a toll: { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }.
log-campaign-over = The campaign is over; all legacy tiles return to the box.
log-final = The final scoring
log-final-reason = { $reason }: { $points } VP for { $seat }.
log-final-prestige = { $prestige }: { $points } VP for { $seat }.
log-winner = { $seat } wins with { $points } VP.
log-victory = { $seat } beats { $seat2 }, { $points } to { $points2 } VP.
log-drawn = { $seat } and { $seat2 } are level with { $points } VP.
log-defeat = { $seat2 } beats { $seat }, { $points2 } to { $points } VP.

# Why something can't be done, and what speaks against it.
why-too-dear = It costs { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }; you have { $doubloons2 }.
why-few-figures = It takes { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }; you have { $count2 }.
why-few-combat = It costs { $count } CP; you have { $count2 }.
why-few-cards = You do not hold the cards that pay for it.
why-few-markers = It needs 3 markers { $nation-of } on the map; so far: { $count }.
why-too-far = It costs { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }; you have { $count2 }.
why-little-sailed = It asks for { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    } spent this turn; you have spent { $count2 }.
why-behind = It lies behind your ship.
why-must-stop = Your ship must stop { $location-at } first.
why-no-market = The market here wants { $good-some }.
why-market-full = The market is full.
why-no-disc = No disc may leave your ship now.
why-no-disc-left = Both discs are gone already.
why-locked = First complete { $area }.
why-locked-count = It needs { $count ->
        [one] { $count } completed upgrade
       *[other] { $count } completed upgrades
    }; you have { $count2 }.
why-not-completed = { $area } is not completed yet.
why-not-here = It is not possible here.
why-little-value = It takes a combat value of { $value }; you have { $value2 }.
why-used-up = You have used it already.
why-no-rank = There is no higher noble rank { $nation-with }.
why-own-marker = A marker { $nation-of } lies there already.
why-not-empty = A marker { $nation-of } lies there.
why-no-stock = No marker { $nation-of } is left.
why-occupied = This space is skipped.
why-out-of-reach = It is out of reach.
why-planning-full = Your { $count } planning spaces are full.
why-needed = This card is needed for the payment.
why-task-open = It asks for { $count }; you have { $count2 }.
why-task-gone = This task is done already.
why-not-revealed = It is not revealed.
why-invested-before = You have invested in it already.
why-synergy-owned = You own this token already: { $synergy }.
why-no-pile = This pile is empty.
why-no-drill = No card of yours drills figures.
why-no-explorer = Your explorer must have reached { $space-to }.
why-plague = { $tile }: only quests and assistants are possible here.
why-tile-full = { $tile }: all spaces are taken.
why-last-action = It ends the series: { $count ->
        [one] { $count } village action is lost
       *[other] { $count } village actions are lost
    }.

# What people watch together.
moment-round = Round { $round }
moment-opening = All have chosen their first cards
moment-voyage = { $seat } sails { $location-to } ({ $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    })
moment-token = Combat: { $seat } reveals { $token-the }
moment-marker = { $seat } places a marker { $nation-of } { $location-at }
moment-purchase = { $seat } buys { $project }
moment-investment = { $seat } invests in { $prestige }
moment-quest = { $seat } fulfils the quest { $quest }
moment-upgrade = { $seat } completes { $area }
moment-expedition = The explorer of { $seat } reaches { $space-to }
moment-scoring = Round { $round } is over: { $seat } is home
moment-income = Income of { $seat }: { $doubloons ->
        [0] {""}
        [one] { $doubloons } doubloon,{" "}
       *[other] { $doubloons } doubloons,{" "}
    }{ $points } VP
moment-ana-card = { $seat }: { $automa }
moment-story = The story: { $story }
moment-story-back = { $seat } reads on: { $story }
moment-vote = It is decided: { $branch }
moment-tile = New on the sea: { $tile }
moment-end = The final scoring
moment-score = { $seat }: { $points } VP

# What players count.
figure-doubloons = Doubloons
figure-combat-points = Combat points
figure-figures = Figures in supply
figure-hand = Cards in hand
figure-doubloon-income = Doubloon income
figure-points-income = VP income
figure-upgrades = Completed upgrades
figure-discs = Discs
figure-synergies = Synergy tokens
figure-compasses = Compasses
figure-assistants = Assistants
figure-cards = Cards bought
figure-tokens = Combat tokens
figure-quests = Quest tiles
figure-france = Influence: France
figure-england = Influence: England
figure-spain = Influence: Spain
figure-explorer = Explorer track

# The board in words.
board-round = { $round ->
        [0] Before the first round
       *[other] Round { $round } of { $rounds }
    }
board-order = Order
board-nothing = nothing
board-thing = { $name }: { $effects }
board-deck = Draw pile
board-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-discarded = Discard pile
board-next-quest = Next quest
board-combat-piles = Combat tokens
board-pile = pile { $pile }: { $count }
board-chart = The Caribbean
board-location = { $number } { $location }
board-village = village
board-start = start
board-market = market spaces free: { $count } of { $limit }
board-marker = marker { $nation-of }
board-quest = quest { $quest } ({ $effects })
board-assistant = assistant of { $seat }, { $project }{ $done ->
        [0] {""}
       *[other] {" "}(done)
    }
board-ships = ships: { $list }
board-stops = Where your ship can go
board-toll = toll { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }
board-story = Story
board-chapter = Chapter { $chapter }
board-story-tile = story tile: { $story }
board-tiles = Legacy tiles
board-tile-discs = spaces free: { $count } of { $limit }
board-claim = { $slot }: marker { $nation-of }
board-stop = { $cost ->
        [one] { $cost } movement point
       *[other] { $cost } movement points
    }{ $actions ->
        [0] {""}
        [one] {" "}· { $actions } village action
       *[other] {" "}· { $actions } village actions
    }{ $points ->
        [0] {""}
       *[other] {" "}· { $points } VP for assistants passed
    }{ $ends ->
        [0] {""}
       *[other] {" "}· ends the round
    }
board-nations = Nations
board-nation = multiplier { $count } ({ $emptied } + { $bonus }) · { $owned ->
        [one] { $owned } marker on the map
       *[other] { $owned } markers on the map
    }, { $stock } in stock
board-influence = { $seat } { $count } (rank { $rank })
board-explorers = Explorer track
board-explorer = { $space }{ $left ->
        [0] {""}
       *[other] , { $left } to the end
    }
board-crossed = { $count ->
        [0] not crossed yet
        [one] crossed once
       *[other] crossed { $count } times
    }{ $points ->
        [0] {""}
       *[other] , now { $points } VP
    }
board-row = Face-up row
board-card = { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } · { $good-one }, { $object-one } · { $effects }
board-prestige = Prestige buildings
board-face-down = face down until round { $round }
board-investors = invested: { $list }
board-combat = Combat of { $seat }
board-value = combat value { $value }{ $doubloons ->
        [0] {""}
        [one] {" "}for { $doubloons } doubloon
       *[other] {" "}for { $doubloons } doubloons
    }
board-value-left = Combat value left
board-player = { $seat } · { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } · { $points } VP
board-income = Income
board-incomes = { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } (at the end { $points2 } VP), { $points } VP
board-supply = Supply
board-supplies = { $points } CP, { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }; { $count2 } in the general supply
board-collected = Collected
board-collection = { $quests ->
        [one] { $quests } quest tile
       *[other] { $quests } quest tiles
    }, { $tokens ->
        [one] { $tokens } combat token
       *[other] { $tokens } combat tokens
    }, { $compasses ->
        [one] { $compasses } compass
       *[other] { $compasses } compasses
    }, { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    }
board-synergies = Synergy tokens
board-completed = Upgrades
board-discs = Discs left
board-area-discs = { $area } { $count }{ $locked ->
        [0] {""}
       *[other] {" "}(locked)
    }
board-career = Career
board-task = Task { $task }
board-task-done = done
board-task-progress = now { $count }
board-hand = Hand
board-hand-of = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { $limit }
board-shown = known: { $list }
board-planning = Planned
board-aside = Put aside
board-tableau = Bought
board-with-quest = { $project } (quest { $quest })
board-with-figures = { $project } ({ $count ->
        [one] { $count } figure
       *[other] { $count } figures
    })
board-my-cards = Cards of { $seat }
board-ana = Ana · { $points } VP
board-ana-card = Last card
board-ana-deck = Deck
board-ana-has = { $discs ->
        [one] { $discs } disc removed
       *[other] { $discs } discs removed
    } ({ $upgrades ->
        [one] { $upgrades } upgrade
       *[other] { $upgrades } upgrades
    }), { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $quests ->
        [one] { $quests } quest tile
       *[other] { $quests } quest tiles
    }, { $tokens ->
        [one] { $tokens } combat token
       *[other] { $tokens } combat tokens
    }
board-points = { $points } VP

# Groups of options on the desk.
group-sail = Sail
group-annex = Flags
group-land = Land
group-explore = Explorer
group-quest = Quest
group-plan = Plan
group-buy = Buy
group-take = Take from the row
group-deliver = Deliver
group-assist = Assistant
group-pay = Pay with
group-use = Use
group-begin = Plan
group-discard = Discard
group-disc = Disc
group-invest = Invest
group-keep = Career
group-influence = Influence
group-rank = Noble rank
group-settle = Marker
group-synergy = Synergy token
group-reveal = Reveal
group-fight = Fight
group-raise = Raise the value
group-gain = Gain influence
group-complete = Complete
group-story = Story quest
group-vote = Vote
group-work = Help
group-heal = Remove
group-claim = Spaces

# The rules in short, chapter by chapter.
help-1 = Four rounds round the Caribbean. Who has the most victory points (VP) at the end wins: from nations, incomes, cards, quests, the explorer, prestige buildings and more.
    .title = The aim
help-2 = Sail 1 to 7 movement points, do one main action where you arrive, draw cards up to your hand limit. Planning a card and completing a career task are free, as often as you like.
    .title = A turn
help-3 = In a village: 1 village action, 2 after 4 to 6 movement points, 3 after 7. Each buys a card or invests in a prestige building, takes a doubloon, or discards your hand for 2 doubloons.
    .title = Villages
help-4 = In a city: deliver a card with the good of the market, and a disc leaves your ship; then do the city's action. When both discs of an area are gone, your ship has an upgrade.
    .title = Cities and your ship
help-5 = Reveal a token, choose the nation you fight for, and spend its combat value: 2 or 5 for influence, 4 for an empty flag, 6 for a flag of another nation. Each combat point or figure adds 1.
    .title = Combat
help-6 = At the end your noble rank with each nation is multiplied: by the empty spaces of its stock of markers, plus a bonus for most markers on the map. Who leads on a track gets 3 VP more.
    .title = Nations
help-7 = Where a quest lies you may pay its cost for its reward; some count your compasses. The fourth tile brings 3 VP, each later one 2 VP. The explorer takes the reward of the space where it stops; occupied spaces are skipped.
    .title = Quests and the explorer
help-8 = Cards with a location put an assistant there. With your ship there you may use it as your main action; each one not used in a round is worth 2 VP.
    .title = Assistants
help-9 = The first ship home ends the round. Then everybody buys a card or takes 2 VP, incomes are paid, markets are emptied, and new quests and a prestige building come.
    .title = The end of a round
help-10 = A story card says where quests come; some add legacy tiles, which change the chart. In a campaign the story goes on when its quest is fulfilled: the back is read after the round, everybody votes where it asks, and what has changed is kept for the next game.
    .title = The story

# The guided first game, and hints at first meetings.
guide-welcome = The Caribbean, and your ship in Havana. In four rounds you sail round it, and three crowns watch what you do. First, one of your eight cards goes to the planning area.
    .title = Your first voyage
    .why = A planned card does not fill your hand. It waits there until you can afford it.
    .do = Plan the card that is lit.
guide-career = Your career has three tasks. When you have reached one, complete it as a free action: a figure, doubloons, and VP if you have reached the higher number.
    .title = A career
    .why = It says what to look for in this game. Each task counts once, and waiting may be worth it.
    .do = Keep the career that is lit.
guide-sail = Each turn begins with sailing: 1 to 7 movement points along the arrows, never back. Puerto Plata is a city, four points away.
    .title = Sail
    .why = Whoever sails slowly does more; whoever is home first ends the round for all.
    .do = Sail to Puerto Plata.
guide-city = The market of this city wants sugar. Discard a card that shows it, and a disc leaves your ship. Then comes the city's own action.
    .title = Deliver a good
    .why = Every card is three things: a good, an object for quests, and a project to buy. Here the good is used.
    .do = Deliver a card with sugar.
guide-disc = Two discs lie on each area of your ship. When both are gone, the upgrade is yours.
    .title = Your ship
    .why = Two discs from one area are worth more than one from each of two. Long sails give you more village actions.
    .do = Take a disc from Long sails.
guide-explorer = The Explorers' guild moves your explorer up to three spaces. It takes the reward of the space where it stops.
    .title = The explorer
    .why = Space 2 brings a combat point, which you will need soon. Spaces with another explorer are skipped and cost nothing.
    .do = Move to space 2.
guide-onward = Now to a village. The points that you spend decide how much you do there: one village action, two from 4 points on, three with 7.
    .title = How far?
    .why = A long voyage gives more actions in a village, but brings you home sooner.
    .do = Sail to La Guaira: five points.
guide-village = In a village you buy a card, take a doubloon, or discard your hand for two. What a card gives is yours from now on.
    .title = Buy a card
    .why = Early in the game discounts and income are worth most, for they last. Another action follows: buy again, or take a doubloon.
    .do = Buy the card that is lit.
guide-coast = A quest tile lies at Portobelo. At the fork after Santa Marta take the coast, by Cartagena.
    .title = A quest ahead
    .why = By Port Royal the way home is shorter; along the coast there are more places to stop.
    .do = Sail to Portobelo by Cartagena.
guide-quest = Pay what the quest asks for and take its reward; part of it comes once for each of your compasses. The tile goes to your ship.
    .title = Fulfil the quest
    .why = A quest is your main action of the turn. Your fourth tile brings 3 VP more, each later one 2.
    .do = Fulfil the quest.
guide-home = The voyage nears its end. Every ship must stop at the red hand of Homeward bound; from there it is one step home.
    .title = Homeward bound
    .why = The first ship home ends the round. Look where the others are before you hurry.
    .do = Sail to Homeward bound.
guide-arrival = Here the city action is a combat, or two spaces for your explorer. You fight for a nation, never for yourself.
    .title = Fight or explore
    .why = A nation gains markers on the map, and you gain influence with it. First a token is revealed, then you choose the nation.
    .do = Do the city action and choose the combat.
guide-combat = Spend the combat value: 2 or 5 for influence, 4 for a flag without a marker, 6 for one of another nation. Each combat point or figure raises it by 1.
    .title = Combat
    .why = Influence makes noble ranks. At the end your rank is multiplied by what its nation has become, and every marker makes that grow.
    .do = Spend the value, then end the combat.
guide-scoring = When a ship is home the round ends. Everybody buys one more card or takes 2 VP, then doubloon income and VP income are paid; markets are emptied, new quests and a prestige building come.
    .title = Between the rounds
    .why = Doubloons are paid after three rounds, VP four times. Assistants that were not used bring 2 VP each.
guide-alone = You have met all that a turn can be. Sail on, complete your career, and choose a crown to serve well.
    .title = The sea is yours
    .why = A short hint still comes when you meet something new. The whole rules are under Learn, and ? helps at any time.
hint-FirstDiscard = Four cards stay in your hand. Keep what you can buy soon, and goods that the markets want.
hint-Refill = The pile is free but unknown; a card of the row costs a doubloon and is exactly what you see.
hint-Village = One action after the other: what you have just bought may already help the next.
hint-EndTurn = Before you end the action you may still plan a card or complete a task of your career.
hint-ChoosePile = Both piles are face down; which one you take is pure luck. You choose the nation afterwards.
hint-ChooseNation = A high value may cost doubloons, a low one brings a bonus. Look also at your influence with each nation.
hint-ChooseInfluence = At the end a rank is multiplied by what its nation has become: better one strong friend than three weak ones.
hint-StepOne = A last purchase before the incomes are paid, or 2 VP: who buys draws cards afterwards.
hint-PayCards = A card pays one good or one object, never both. Keep what the next market wants.
hint-PaySame = The first card says which good it is; the others must show the same.
hint-AskPay = You need not pay, but then you get nothing of it.
hint-HostReward = One of your cards rewards ships that stop where your assistants are.
hint-RemoveDisc = The second disc of an area completes its upgrade. Two from the same area are worth more than one from each.
hint-ChooseRank = The marker moves to its next red space: best where that is far away, or where the multiplier is high.
hint-ChooseAnnexation = A marker on the map empties the stock of its nation and raises what your rank with it is worth.
hint-ChooseSynergy = Look at your cards: incomes that wait for a token count as soon as you have it.
hint-ChooseWay = Only one of these; what would do nothing now is not offered.
hint-LayFigures = These figures never come back, but the income stays.
hint-TrailQuest = Here it is now or never: you can't fulfil it later.
hint-Retire = You pay half the price, and your explorer starts again. Barriers and spaces count once more.
hint-SailOn = A short voyage and a second main action. Only these points count for village actions there.
hint-Vote = The majority decides, in a tie the reader. Where a way leads you see only when it is taken.
hint-Works = Pay, take the reward, and a disc leaves your ship: the second one of an area completes its upgrade.
hint-AskHarbour = A new quest takes its place at once: what does not suit you now may do so the next time.
hint-Heal = What the skull has closed opens again: think of where your ship will be next.

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
look-marker = { $location }: marker { $nation-of }
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
        [0] take for nothing
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
look-ana-income = { $seat }: { $points } VP in each scoring
look-combat-of = Combat of { $name }
look-value-left = Combat value left: { $value }
look-no-token = No token left
look-side = { $nation }: combat value { $value } (printed { $printed }){ $doubloons ->
        [0] {""}
        [one] , costs { $doubloons } doubloon
       *[other] , costs { $doubloons } doubloons
    }
look-strongest = The nation with most markers: −{ $count }.
look-weakest = The nation with fewest markers: +{ $count }.
look-buys = What the value buys
look-used = done
look-buy-influence = { $count ->
        [one] 1 influence
       *[other] { $count } influence
    }
look-buy-flag = a flag: { $price } empty, { $taken } taken
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
        [ruin] City without its tile.
       *[start] All ships start here.
    }
tip-tile = { $city }: { $text }.
tip-market-free = Free spaces there: { $free } of { $spaces }.
tip-market = Market for { $good-some }: { $free } of { $spaces } free.
tip-flag = { $owner ->
        [france] Flag of France.
        [england] Flag of England.
        [spain] Flag of Spain.
       *[none] No flag yet.
    }
tip-hand = Every ship must stop here.
tip-stop = { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }{ $actions ->
        [0] {""}
        [one] , { $actions } village action
       *[other] , { $actions } village actions
    }{ $points ->
        [0] {""}
       *[other] , +{ $points } VP on the way
    }
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
tip-assistants-of = Assistants on the chart.
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
tip-anas-income = Paid in each scoring: more with every disc that leaves her board, and with every card.
tip-anas-quests = { $points } VP each at the end, and more if she has more of them than you.
tip-anas-cards = Each adds { $points } VP to her income.
tip-anas-upgrades = One for every { $count } discs removed; at the end they are compared with your completed areas.
told-starts = { $name } begins.
told-quests = New quests
told-incomes = Incomes
told-total = Total

# Why Ana does what she does.
because-card = Her card says so{ $rounds ->
        [all] {""}
        [on] , from round { $first } on
       *[other] , in rounds { $first } to { $last }
    }.
because-ana-sailed = Her card: { $count ->
        [one] { $count } stop
       *[other] { $count } stops
    } ahead (cities, homeward spaces, quests); at a fork the { $route ->
        [upper] upper
       *[other] lower
    } arm.
because-ana-quest = A quest lies here: she takes it, and her turn ends.
because-explore-ana-quest = It was the nearest quest within reach.
because-ana-delivered = The market has a free space: the left-most disc of her board goes there.
because-ana-took = There is no free market space here: card { $place } of the row, or the next one to its left.
because-explored = To the nearest quest within reach, else the shortest way.
because-ana-nation = The combat value, plus her noble rank, minus yours: the highest counts.
because-ana-marker = The free city flag with the lowest number; without one, the lowest free village.
because-ana-stock = No city flag and no village is free.
shelf-project = Project cards
shelf-quest = Quests
shelf-token = Combat tokens
shelf-area = Ship areas
shelf-city = City tiles
shelf-career = Careers
shelf-prestige = Prestige buildings
shelf-automa = Ana's cards
shelf-deck = deck { $deck }
shelf-decks = Deck
shelf-goods = Goods
shelf-objects = Objects
shelf-letters = Letter
shelf-players = with { $list } players
legend-counts = What is counted
legend-actions = What is done
legend-doubloon = Doubloon
legend-doubloon-help = Money.
legend-vp = Victory point
legend-vp-help = The most win.
legend-income-doubloon = Doubloon income
legend-income-doubloon-help = Paid in every scoring but the last.
legend-income-vp = VP income
legend-income-vp-help = Gained in every scoring.
legend-combat-point = Combat point
legend-combat-point-help = Raises a combat by 1.
legend-figure = Figure
legend-figure-help = A worker, on the chart an assistant.
legend-disc = Disc
legend-disc-help = Leaves the ship with a delivery.
legend-compass = Compass
legend-compass-help = Multiplies rewards of quests.
legend-village-action = Village action
legend-village-action-help = Earn, discard, buy or invest.
legend-combat = Combat
legend-combat-help = Reveal a token and fight for a nation.
legend-explore = Explorer
legend-explore-help = Moves so many spaces.
legend-sail = Sailing
legend-sail-help = Movement points of the ship.
legend-quest = Quest
legend-quest-help = Pay it for its reward.
legend-deliver = Delivery
legend-deliver-help = A card with the market's good for a disc.
legend-assistant = Assistant
legend-assistant-help = Gives its owner a further action there.
legend-noble = Noble rank
legend-noble-help = Multiplied at the end by the nation.
phrase-complete-task-1 = task { $number }
phrase-reveal-1 = pile { $number }
phrase-lay-1 = { $number }
look-by = { $location } via { $number }
look-numbered = { $number } { $location }
look-sell-hand = Discard your hand
key-village = village: so many village actions as the way was long
key-city = city: its own action, and a market to deliver to
key-hand = every ship must stop here
key-market = free market space
key-flag = ownership marker of a nation
key-quest = quest tile with its cost
key-open = assistant, still open this round
key-done = assistant, done this round

# The campaign on the page.
look-page-vote = Vote
look-story = Story
look-pages = Pages of the story
look-page-before = Page before
look-page-after = Next page
look-chapter = Chapter { $number }: { $title }
look-story-at = Story quest: { $story }, { $location }
look-story-quest = Story quest at { $number } { $location }
look-story-full = Fulfilled once { $tile } is full.
look-story-done = Fulfilled by { $name }
look-read-by = Read by { $name }.
look-vote-all = For everybody:
look-vote-none = Nobody gets anything at once.
look-vote-turn = { $name } votes now.
look-vote-tie = A tie is decided by the reader, { $name }.
look-decided = decided
look-leg-cost = { $location } to { $location2 }: { $count } movement points
look-tile-discs = { $count } of { $spaces } discs
look-tile-needs = only with your explorer at or past { $space }
look-slot = { $owner ->
        [none] { $tile }: free space, value { $value }
       *[other] { $tile }: space of value { $value }, taken
    }
look-toll = toll { $doubloons }
look-sea-with = The sea with { $list }
look-sea-plain = The sea without legacy tiles
look-still-open = laid out, not fulfilled
archive-story = Story cards laid out
archive-tile = Legacy tiles in play
archive-project = Cards that came with the story
key-story = story tile with what its card asks for
key-tile = legacy tile: what it brings, its discs
key-skull = no village or city action here
key-dear = this leg costs so many movement points


# The campaign.
campaign-note = The period of this story brought conquest, epidemics and slavery to the peoples of the Caribbean. The game treats it abstractly; the story tries to stand with those who paid for it.
campaign-line = One story, told over many games: what you change on the sea in one of them is still there in the next.
