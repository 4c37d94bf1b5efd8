# Names of things.
game-title = Empires: Age of Discovery
game-line = Land, trade and scheme for the New World.
game-round = round { $number }
game-length = 90 min
worker-colonist = Colonist
    .many = Colonists
worker-captain = Captain
    .many = Captains
worker-merchant = Merchant
    .many = Merchants
worker-missionary = Missionary
    .many = Missionaries
worker-soldier = Soldier
    .many = Soldiers
worker-builder = Builder
    .many = Builders
event-initiative = Initiative
    .in = on Initiative
event-dock = Colonist Dock
    .in = on the Colonist Dock
event-trade = Trade Goods
    .in = on Trade Goods
event-shipping = Merchant Shipping
    .in = in Merchant Shipping
event-buildings = Capital Buildings
    .in = on Capital Buildings
event-discovery = Discovery
    .in = in Discovery
event-specialists = Specialists
    .in = in Specialists
event-warfare = Warfare
    .in = in Warfare
region-new-france = New France
    .in = in New France
    .the = New France
region-new-england = New England
    .in = in New England
    .the = New England
region-virginia = Virginia
    .in = in Virginia
    .the = Virginia
region-florida = Florida
    .in = in Florida
    .the = Florida
region-caribbean = Caribbean
    .in = in the Caribbean
    .the = the Caribbean
region-new-spain = New Spain
    .in = in New Spain
    .the = New Spain
region-new-granada = New Granada
    .in = in New Granada
    .the = New Granada
region-peru = Peru
    .in = in Peru
    .the = Peru
region-brazil = Brazil
    .in = in Brazil
    .the = Brazil
good-silver = Silver
    .some = silver
    .any = silver
good-sugar = Sugar
    .some = sugar
    .any = sugar
good-gold = Gold
    .some = gold
    .any = gold
good-tobacco = Tobacco
    .some = tobacco
    .any = tobacco
good-coffee = Coffee
    .some = coffee
    .any = coffee
good-indigo = Indigo
    .some = indigo
    .any = indigo
good-fur = Fur
    .some = furs
    .any = furs
good-cattle = Cattle
    .some = cattle
    .any = cattle
good-cocoa = Cocoa
    .some = cocoa
    .any = cocoa
good-fish = Fish
    .some = fish
    .any = fish
good-rice = Rice
    .some = rice
    .any = rice
building-settlers = Settlers
building-monastery = Monastery
building-trade-routes = Trade Routes
building-training-grounds = Training Grounds
building-indentured-servitude = Indentured Servitude
building-conquistadors = Conquistadors
building-navigator = Navigator
building-conquest-inca = Conquest of the Inca Empire
building-trading-post = Trading Post
building-cartography = New World Cartography
building-plague-1 = Plague
building-spoils-1-money = Spoils of War
building-spoils-1-ship = Spoils of War
building-spoils-1-specialists = Spoils of War
building-magellan = Magellan
building-new-world-city = New World City
building-new-world-mission = New World Mission
building-overpopulation = Overpopulation
building-smuggler = Smuggler
building-indian-allies = Indian Allies
building-university = University
building-privateers = Privateers
building-ship-yards = Ship Yards
building-cathedral = Cathedral
building-taxation = Taxation
building-west-indies-co = West Indies Co.
building-colonization-laws = Colonization Laws
building-rum-distillery = Rum Distillery
building-marketplace = Marketplace
building-military-academy = Military Academy
building-fortress = Fortress
building-stables = Stables
building-plague-2 = Plague
building-spoils-2-money = Spoils of War
building-spoils-2-goods = Spoils of War
building-stone-masonry = Stone Masonry
building-papal-edict = Papal Edict
building-mint = Mint
building-trading-house = Trading House
building-reformation = Reformation
building-mayflower = Mayflower
building-militia = Militia
building-mercantilism = Mercantilism
building-population = Population
building-navy = Navy
building-power = Power
building-prosperity = Prosperity
building-glory = Glory
building-wealth = Wealth
building-migration = Migration
building-factory = Factory
building-plague-3 = Plague
building-age-of-discovery = Age of Discovery
building-new-world-capital-city = New World Capital City
building-age-of-reason = Age of Reason
building-rewrite-history = Re-Write History
nation-england = England
    .use = England: reinforce and order the dock
nation-spain = Spain
    .use = Spain: discover a region
nation-france = France
    .use = France: take a good
nation-portugal = Portugal
    .use = Portugal: explore a discovery card
nation-holland = Holland
    .use = Holland: take the ship
nation-italian-city-states = Italian City-States
    .use = Italian City-States: replace a worker
age-I = Age I
age-II = Age II
age-III = Age III
advantage-england = England empties its prisons
advantage-spain = Spanish conquistadors
advantage-france = French trade with the native peoples
advantage-portugal = Portuguese explorers
advantage-holland = Dutch merchants
advantage-italian-city-states = Renaissance men
card-mississippi = The Mississippi
card-great-lakes = The Great Lakes
card-pampas = The Pampas
card-california = California
card-philippines = Philippines
card-south-seas = South Seas
card-ethiopia = Ethiopia
card-amazon = The Amazon
card-northwest-territory = The Northwest Territory
card-australia = Australia
card-cipangu = Cipangu (Japan)
card-siam = Siam
card-spice-islands = Spice Islands
card-india = India
card-circumnavigate-the-globe = Circumnavigate the Globe
card-china = China
style-builder = builder
style-trader = trader
style-settler = settler
preset-beginner = First game
preset-full = Full game
preset-expert = Experts
seat-red = Red
seat-yellow = Yellow
seat-blue = Blue
seat-green = Green
seat-orange = Orange
seat-purple = Purple
space-missionary = Missionary
space-merchant = Merchant
space-soldier = Soldier
space-captain = Captain
space-builder = Builder
space-training = Training
place-available = available workers
    .to = to your available workers
place-discovery = Discovery
    .to = to Discovery
place-dock-x = Colonist Dock, space X
    .to = to space X of the Colonist Dock
place-dock-y = Colonist Dock, space Y
    .to = to space Y of the Colonist Dock
place-discovered = discovered regions
    .to = into discovered regions
    .other = to one other discovered region
place-own-colony = own colony
    .to = into one region where you have a worker
place-adjacent = adjacent region
    .other = to an adjacent region where somebody has a worker

# Settings and presets.
setting-builders = Builders
setting-builders-help = Adds the Builder: cheaper buildings, and regions that score more.
setting-building-set = Set of buildings
setting-building-set-help = Which capital buildings are in the game.
choice-building-set-base = the 37 of the base game
choice-building-set-all = all 57
choice-building-set-custom = your own list
setting-custom-buildings = Own list of buildings
setting-custom-buildings-help = The buildings in the game when the set is your own list.
setting-nations = National advantages
setting-nations-help = Every player leads a nation with an advantage of its own.
choice-nations-off = none
choice-nations-auction = by auction
choice-nations-random = dealt at random
setting-vp-purchase = Buying points
setting-vp-purchase-help = After each New World Scoring, points can be bought with money.
setting-two-player-captains = Captains for two players
setting-two-player-captains-help = With two players, both start with two Captains in Discovery.
setting-less-luck = Less luck
setting-less-luck-help = The ten buildings of Age III are known from the start.
setting-no-survivors = No survivors
setting-no-survivors-help = After a failed expedition, the region gets a new discovery token that nobody has seen.
setting-recon = Reconnaissance
setting-recon-help = How much players can know about a region before they go there.
choice-recon-off = none
choice-recon-basic = paid looks at tokens and cards
choice-recon-advanced = all tokens face up
choice-true = on
choice-false = off
preset-beginner-help = The base game without any extras.
preset-full-help = All buildings, Builders, and nations dealt at random.
preset-expert-help = All buildings, Builders, an auction of nations, bought points, paid looks and less luck.

# The score pad; a building is called by its name.
reason-new-world-1 = New World, Age I
reason-new-world-2 = New World, Age II
reason-new-world-3 = New World, Age III
reason-purchase = Bought points
reason-discoveries = Discoveries
reason-economy = Last income

# What buildings and nations do: a moment and an effect.
clause = { $when }: { $effect }.
worth-points = { $points ->
        [one] One point
       *[other] { $points } points
    } at the end.
costs-nothing = Free.
uses-game = { $count ->
        [1] Once in the game.
        [2] Twice in the game, at most once a round.
       *[other] { $count } times in the game, at most once a round.
    }
uses-age = Once in every Age.
when-bought = When bought
when-once = Once, when bought or in a later round
when-window = Once, at any moment
when-placing = When you place workers
when-income = Every round, with the income
when-every-round = Every round
when-before-dock = Just before the Colonist Dock
when-before-trade = Just before Trade Goods
when-before-shipping = Just before Merchant Shipping
when-before-discovery = Every round, just before Discovery
when-before-specialists = Just before Specialists
when-expedition = When you launch an expedition
when-always = From now on
when-end = At the end of the game
when-set-up = Before the first round
effect-gain-workers = { $count ->
        [one] one { $worker }
       *[other] { $count } { $worker-many }
    } { $place-to }
effect-place-workers = up to { $count ->
        [one] one { $worker }
       *[other] { $count } { $worker-many }
    } from your stock { $place-to }
effect-gain-specialists = { $count ->
        [one] one Specialist
       *[other] { $count } Specialists
    } of your choice to your available workers
effect-gain-coins = ${ $coins }
effect-gain-coins-per-good = ${ $coins } for each { $kinds ->
        [1] { $good } you own
       *[other] { $good } or each { $good2 } you own; you name one of the two
    }
effect-rob-coins-per-ship = each other player pays you ${ $coins } for each of your ships
effect-gain-ships = { $count ->
        [one] one ship
       *[other] { $count } ships
    } from the supply
effect-draw-goods = { $count ->
        [one] one good
       *[other] { $count } goods
    } drawn at random
effect-swap-good = you may exchange one of your goods for one of an opponent; you choose both
effect-sell-goods = you may sell any of your goods at ${ $coins } each
effect-discover = you may discover a region without a fight, for its token and its loot, and put one { $worker } there
effect-move-workers = you may move { $count ->
        [one] one { $worker }
       *[other] up to { $count } { $worker-many }
    } of yours from a region { $place-other }
effect-move-to-front = one of your workers moves to the front of its row, or you to the front of the player order
effect-shrink-colonies = every colony of more than { $over ->
        [one] one worker
       *[other] { $over } workers
    }, yours too, is reduced to { $to }; its owner chooses who stays
effect-remove-workers = up to { $count ->
        [one] one { $worker }
       *[other] { $count } { $worker-many }
    } of one player in one region go back to stock
effect-settle-with-opponent = you name an opponent and who goes first; each of you may put { $count ->
        [one] one { $worker }
       *[other] { $count } { $worker-many }
    } in one own colony
effect-rob-tokens = you may take a random discovery token from { $count ->
        [one] one opponent
       *[other] each of { $count } opponents
    }
effect-score = { $points ->
        [one] one point
       *[other] { $points } points
    } for { $per ->
        [1] each { $each }
       *[other] every { $per } { $each-many }
    }
effect-change-resistance = the resistance to your expeditions is { $less } lower
effect-raise-captains = each of your Captains has strength { $count } in Discovery
effect-bring-colonists = each of your Missionaries that lands from the dock brings { $count ->
        [one] one Colonist
       *[other] { $count } Colonists
    }
effect-block-companions = Missionaries of opponents bring no Colonists where you have a Missionary
effect-raise-militia = when you are attacked, { $count ->
        [one] one more Soldier fights
       *[other] { $count } more Soldiers fight
    } for you in every battle
effect-sail-on-ships = up to { $count ->
        [one] one worker
       *[other] { $count } workers
    } a round may go to the dock aboard your ships; these ships make no sets in that round
effect-reinforce-dock = up to { $count ->
        [one] one Colonist
       *[other] { $count } Colonists
    } from your stock join the dock, and you put all workers there in any order
effect-take-good = take one of the goods on offer
effect-take-ship = take the ship on offer
effect-replace-worker = one of your workers from stock takes the place of any worker in Specialists
effect-explore-cards = send it to the discovery cards, which then resist with { $count }
each-good = good you own
    .many = goods you own
each-settled-worker = worker you have in the regions
    .many = workers you have in the regions
each-ship = ship you own
    .many = ships you own
each-settled-soldier = Soldier you have in the regions
    .many = Soldiers you have in the regions
each-building = building you own, this one too
    .many = buildings you own, this one too
each-colonised-region = colonised region with a worker of yours
    .many = colonised regions with a worker of yours
each-coin = dollar you have
    .many = dollars you have
each-discovery = discovery token or card you own
    .many = discovery tokens and cards you own
each-settled-builder = Builder you have in the regions
    .many = Builders you have in the regions
each-last-specialist = worker you have in Specialists in the last round
    .many = workers you have in Specialists in the last round

# What a player is asked.
prompt-PlaceWorker = Place a worker; you have { $left } left.
prompt-PutBackCard = Where does the card go back?
prompt-ChooseBenefit = Which building comes next?
prompt-ReinforceDock = How many Colonists join the dock?
prompt-NextOnDock = Who stands on place { $number } of the dock?
prompt-Bid = Auction for place { $number } in the player order; { $coins ->
        [0] you open
       *[other] the bid stands at ${ $coins }
    }.
prompt-ChooseNation = Choose a nation.
prompt-LaunchExpedition = Launch an expedition? Where does it go?
prompt-SendWorkers = { $strength ->
        [0] Launch an expedition? Who takes part?
       *[other] Who else joins the expedition? Strength so far: { $strength }.
    }
prompt-ChooseTarget = Where does the expedition go? Its strength is { $strength }.
prompt-FreeDiscovery = Which region do you discover, without a fight?
prompt-LandWorker = Where does your { $worker } land?
prompt-NameGood = Which good pays you ${ $coins } each?
prompt-Exchange = No { $worker } in stock: where do you exchange one for a Colonist?
prompt-Declare = Declare a battle or a war?
prompt-Eliminate = Battle { $region-in }: { $left ->
        [one] choose one more casualty of { $seat }
       *[other] choose { $left } more casualties of { $seat }
    }.
prompt-PlaceColonists = Where do Colonists settle? Up to { $count }.
prompt-StrengthenColony = Where do you settle { $count ->
        [one] one { $worker }
       *[other] { $count } { $worker-many }
    }?
prompt-NameOpponent = Which opponent settles too, before or after you?
prompt-KeepWorker = Who stays { $region-in }?
prompt-RemoveColonists = Whose Colonists leave, and where?
prompt-RobToken = Whose discovery token do you take?
prompt-GiveGood = Which good do you give away?
prompt-SwapGood = What do you take for { $good-some }?
prompt-SellGood = Which goods do you sell, at ${ $coins } each?
prompt-MoveColonists = Move up to { $count ->
        [one] { $count } Colonist
       *[other] { $count } Colonists
    }?
prompt-BuyBuilding = Which building do you buy for ${ $price }? You have ${ $coins }.
prompt-TakeSpecialist = Take a { $worker }?
prompt-TrainSpecialist = Whom do you train for ${ $coins }?
prompt-PickSpecialists = Choose { $count ->
        [one] one more Specialist
       *[other] { $count } Specialists
    }.
prompt-UseUniversity = Use the University now?
prompt-ReplaceWorker = Which of your workers takes the space { $space }?
prompt-UseWindow = { $event } comes next: do you use anything first?
prompt-BuyPoints = How many points do you buy, at ${ $coins } each?
prompt-TakeGood = Which good do you take?

# What a player may do: the verb, and the kinds of the words after it.
do-pass = Pass
do-done = Done
do-place-worker-event = { $worker } → { $event }
do-place-worker-specialists-space = { $worker } → Specialists: { $space }
do-place-worker-mayflower = { $worker } → aboard one of your ships
do-look-region = Pay to look at the token { $region-in }
do-look-cards = Pay to look at the top discovery card
do-put-top = Back on top
do-put-bottom = To the bottom
do-use-university-event-number = University: number { $number } { $event-in } to the front
do-use-university-player-order = University: first in the player order
do-resolve-building = { $building }
do-add-number = { $number ->
        [0] Nobody joins
        [one] { $number } Colonist joins
       *[other] { $number } Colonists join
    }
do-next-seat-worker = { $worker } of { $seat }
do-bid-number = Bid ${ $number }
do-choose-nation = { $nation }
do-send-worker = Send a { $worker }
do-explore-region = Explore { $region-the }
do-explore-cards = Explore beyond the map: a discovery card
do-explore-nation = { $nation }: explore a discovery card
do-discover-region = Discover { $region-the }
do-land-region = Land { $region-in }
do-name-good = { $good }
do-exchange-region = Exchange { $region-in }
do-battle-region-seat = Battle with { $seat } { $region-in }
do-war-seat = War with { $seat } everywhere
do-eliminate-worker = Eliminate a { $worker }
do-eliminate-militia = Eliminate the Militia
do-settle-region = Settle { $region-in }
do-edict-seat-first = { $seat } settles, then you
do-edict-seat-second = You settle, then { $seat }
do-keep-worker = A { $worker } stays
do-remove-number-seat-region = { $number ->
        [one] { $number } Colonist
       *[other] { $number } Colonists
    } of { $seat } { $region-in }
do-rob-seat = A token of { $seat }
do-give-good = Give { $good-some }
do-swap-good-seat = { $good } of { $seat }
do-sell-good = Sell { $good-some }
do-move-number-region-region = { $number ->
        [one] { $number } Colonist
       *[other] { $number } Colonists
    }: { $region } → { $region2 }
do-buy-building = Buy { $building }
apart-spoils-1-money = Spoils: money
apart-spoils-1-ship = Spoils: ship
apart-spoils-1-specialists = Spoils: Specialists
apart-spoils-2-money = Spoils: money
apart-spoils-2-goods = Spoils: goods
do-take-worker = Take a { $worker }
do-take-good = Take { $good-some }
do-train-worker = Train a { $worker }
do-points-number = Buy { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
do-ride-region-region = A Soldier rides: { $region } → { $region2 }
do-use-nation = { $nation-use }
do-use-nation-good = { $nation }: take { $good-some }
do-use-nation-space = { $nation }: your worker takes the space { $space }
do-put-worker = A { $worker }

# What has happened.
log-round = Round { $round }, { $age }
log-event = { $event }
log-round-end = End of round { $round }
log-order = Player order: { $count ->
        [2] { $seat }, { $seat2 }
        [3] { $seat }, { $seat2 }, { $seat3 }
        [4] { $seat }, { $seat2 }, { $seat3 }, { $seat4 }
        [5] { $seat }, { $seat2 }, { $seat3 }, { $seat4 }, { $seat5 }
       *[6] { $seat }, { $seat2 }, { $seat3 }, { $seat4 }, { $seat5 }, { $seat6 }
    }.
log-nation = { $seat } takes a nation: { $nation }.
log-bid = { $seat } bids ${ $coins }.
log-auction-won = { $seat } pays ${ $coins } and takes place { $number } in the player order.
log-advantage = { $seat } uses its national advantage: { $nation }.
log-placed = { $seat } places a { $worker } { $event-in }.
log-placed-school = { $seat } places a { $worker } in Specialists: { $space }.
log-placed-ship = { $seat } sends a { $worker } to the dock aboard a ship.
log-front = { $seat } moves a { $worker } to the front { $event-in }.
log-front-order = { $seat } moves to the front of the player order.
log-look-token = { $seat } pays to look at the discovery token { $region-in }.
log-look-token-known = { $seat } pays to look { $region-in }: resistance { $natives }, loot { $loot }, plunder { $plunder } per Soldier, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-look-card = { $seat } pays to look at the top discovery card.
log-look-card-known = { $seat } pays to look at the top discovery card: { $card }.
log-card-put-top = { $seat } puts the card back on top.
log-card-put-bottom = { $seat } puts the card to the bottom.
log-initiative-coins = Initiative: ${ $coins } for { $seat }.
log-dock-reinforced = { $count ->
        [0] { $seat } puts the dock in a new order.
        [one] { $seat } adds { $count } Colonist to the dock.
       *[other] { $seat } adds { $count } Colonists to the dock.
    }
log-dock-order = { $seat } puts the { $worker } of { $seat2 } in place { $number } of the dock.
log-landed = { $seat } lands a { $worker } { $region-in }.
log-stayed = { $seat } lets a { $worker } stay at home.
log-arrival-coins = { $seat } gets ${ $coins } for the landing.
log-companions = { $count ->
        [one] { $count } Colonist follows
       *[other] { $count } Colonists follow
    } the Missionary of { $seat } { $region-in }.
log-region-good = { $seat } has colonised { $region-the } and takes its good: { $good-some }.
log-good-taken = { $seat } takes { $good-some }.
log-good-drawn = { $seat } draws { $good-some }.
log-ship-won = { $seat } wins the ship with strength { $strength }.
log-ships-gained = { $seat } gets { $count ->
        [0] no ship: there are none left
        [one] { $count } ship
       *[other] { $count } ships
    }.
log-built = { $seat } buys { $building } for { $coins ->
        [0] nothing
       *[other] ${ $coins }
    }.
log-benefit = { $seat } uses { $building }.
log-coins = { $seat } gets ${ $coins }.
log-coins-per-good = { $seat } gets ${ $coins } for { $good-some }.
log-tribute = { $seat } pays ${ $coins } to { $seat2 }.
log-income = Income of { $seat }: { $coins ->
        [0] nothing
       *[other] ${ $coins }
    }.
log-worker-gained = { $seat } gets a { $worker } ({ $place }).
log-exchanged = { $seat } exchanges a { $worker } for a Colonist { $region-in }.
log-replaced = { $seat } puts a { $worker } on the space { $space } of Specialists.
log-settled = { $seat } settles { $count ->
        [one] { $count } { $worker }
       *[other] { $count } { $worker-many }
    } { $region-in }.
log-migrated = { $seat } moves { $count ->
        [one] { $count } Colonist
       *[other] { $count } Colonists
    }: { $region } → { $region2 }.
log-rode = A Soldier of { $seat } rides: { $region } → { $region2 }.
log-edict = { $seat } lets { $seat2 } settle too.
log-shrunk = The plague spares only a { $worker } of { $seat } { $region-in }.
log-robbed = { $seat } takes a discovery token from { $seat2 }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-swapped = { $seat } exchanges { $good-some } for { $good2-some } with { $seat2 }.
log-sold = { $seat } sells { $good-some } for ${ $coins }.
log-region-won = { $seat } discovers { $region-the }: strength { $strength } against { $natives }.
log-region-failed = { $seat } fails { $region-in }: strength { $strength } against { $natives }.
log-card-won = { $seat } discovers { $card }: strength { $strength } against { $natives }.
log-card-failed = { $seat } fails at { $card }: strength { $strength } against { $natives }.
log-discovered = { $seat } discovers { $region-the } without a fight and leaves a { $worker } there.
log-loot = { $seat } brings home ${ $coins }.
log-war = { $seat } declares war on { $seat2 }.
log-battle = { $seat } battles with { $seat2 } { $region-in }.
log-marked = { $seat } marks { $count ->
        [one] { $count } { $worker }
       *[other] { $count } { $worker-many }
    } of { $seat2 }.
log-marked-militia = { $seat } marks the Militia of { $seat2 }.
log-eliminated = { $seat } loses { $count ->
        [one] { $count } { $worker }
       *[other] { $count } { $worker-many }
    } { $region-in }.
log-new-world = { $region }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $seat }.
log-points-bought = { $seat } buys { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-sent = { $seat } sends a { $worker } on the expedition.
log-final-reason = { $reason }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $seat }.
log-final-building = { $building }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $seat }.
log-winner = { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# What players watch together.
moment-auction = { $seat } takes place { $number } in the player order
moment-age = { $age } begins
moment-initiative = Initiative pays
moment-ship = { $seat } wins the ship with strength { $strength }
moment-region-won = { $seat } discovers { $region-the }: { $strength } against { $natives }; loot ${ $loot }, plunder ${ $plunder } for each of { $count } Soldiers, { $points } points at the end
moment-region-failed = { $seat } fails { $region-in }: { $strength } against { $natives }
moment-card-won = { $seat } discovers { $card }: { $strength } against { $natives }; loot ${ $loot }, plunder ${ $plunder } for each of { $count } Soldiers, { $points } points at the end
moment-card-failed = { $seat } fails at { $card }: { $strength } against { $natives }
moment-discovered = { $seat } discovers { $region-the } without a fight
moment-war = { $seat } declares war on { $seat2 }
moment-battle = { $seat } has fought with { $seat2 } { $region-in }
moment-plague = The plague has passed
moment-robbed = { $seat } takes a discovery token from { $seat2 }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
moment-income = Everybody is paid
moment-offer = New goods and buildings are on offer
moment-scoring = { $region } is scored
moment-end = The game is over

# Why something can't be done, and what speaks against it.
why-too-dear = It costs ${ $coins }; you have ${ $coins2 }.
why-not-available = You have no { $worker } available.
why-not-in-stock = There is no { $worker } in your stock.
why-not-exploring = You have no { $worker } left in Discovery.
why-one-each = Each player has one worker on Initiative at most.
why-full = No space is free { $event-in }.
why-taken = { $seat } stands here already.
why-no-builders = This game is played without Builders.
why-no-ships-free = None of your ships is free for the dock.
why-undiscovered = { $region } is not discovered yet.
why-already-discovered = { $region } is discovered already.
why-regions-first = First all regions must be discovered.
why-no-cards = No discovery card is left.
why-already-known = You know the token { $region-in } already.
why-not-on-offer = It is not on offer.
why-no-goods = You own no { $good-any }.
why-no-colony = There is no worker for it { $region-in }.
why-no-enemy = { $seat } has no worker { $region-in }.
why-no-soldier = There is no Soldier { $region-in }.
why-no-battle = There is no region where you could fight { $seat }.
why-not-adjacent = { $region } and { $region2 } are not adjacent.
why-nation-gone = { $nation } is taken by { $seat }.
why-too-low = The bid stands at ${ $coins } already.
why-no-token = { $seat } owns no discovery token.
why-is-first = You are the first already.
why-too-weak = Strength { $strength } is not enough against { $natives }.
why-never-used = In the last round a new Specialist can't be used any more.
why-no-effect = It can't do anything now.
why-no-fight = As the regions stand now, you could fight nowhere.
why-no-ship = There is no ship to win.
why-goods-gone = There are not enough goods on offer for this worker.
why-too-poor = It will cost ${ $coins }; you have ${ $coins2 } now.
why-comes-alone = The Reformation keeps Colonists away here: the Missionary comes alone.

# Figures that players count.
figure-coins = Money
figure-income = Income
figure-workers = Available workers
figure-settled = Workers in the regions
figure-goods = Goods
figure-ships = Ships
figure-buildings = Buildings
figure-discoveries = Discoveries
figure-shipping = Strength in Merchant Shipping
figure-strength = Strength in Discovery
figure-stock = Workers in stock

# The board in words.
board-round = { $round ->
        [0] Before the first round
       *[other] Round { $round } of { $rounds } · { $age }
    }
board-order = Player order
board-regions = The New World · the first with three workers in a region gets its good
board-undiscovered = undiscovered
board-token = resistance { $natives }, loot { $loot }, plunder { $plunder } per Soldier, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-good-here = good: { $good }
board-nobody = nobody yet
board-colony = { $seat } { $count } ({ $workers })
board-would-score = scores { $list }
board-points-of = { $seat } { $points }
board-events = Events
board-figure = { $seat } { $worker }
board-figure-on = { $seat } { $worker } ({ $space })
board-ship-space = ship
board-free = { $count ->
        [0] full
        [one] { $count } space free
       *[other] { $count } spaces free
    }
board-free-spaces = free: { $list }
board-taken-space = { $space }: { $seat } { $worker }
board-on-offer = on offer: { $list }
board-nothing = nothing
board-ship = one ship
board-strength = { $seat } { $strength } ({ $workers })
board-empty = empty
board-workers = { $count ->
        [one] { $count } { $worker }
       *[other] { $count } { $worker-many }
    }
board-offers = Buildings on offer · ${ $coins } each
board-last-buildings = Buildings of the last Age
board-player = { $seat } · ${ $coins } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-available = Workers
board-goods = Goods
board-set = { $goods } { $good }
board-set-any = any { $goods }
board-aboard = { $set } + ship
board-income = income { $coins } from { $list }
board-no-income = no income yet
board-good-count = { $count } { $good }
board-ships = Ships
board-sailing = { $count } ({ $sailing } at the dock)
board-buildings = Buildings
board-used = { $building } (used)
board-discoveries = Discoveries
board-discovery-points = { $count } worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-nation = Nation
board-nation-uses = { $nation } ({ $count ->
        [0] used up
       *[other] { $count } left
    })

# The board as the page draws it.
board-map = The New World: nine regions
board-terra-incognita = Terra incognita
board-tab-map = Map
board-tab-events = Events
board-tab-mine = My board
board-colonised = Colonised
board-builders-here = { $count ->
        [one] one Builder here
       *[other] { $count } Builders here
    }
board-scores-now = { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
board-scores-end = { $points ->
        [one] { $points } point at the end
       *[other] { $points } points at the end
    }
board-key-points = points now
board-key-last = last move
board-key-legal = you may choose this
board-in-store = In store
board-left-goods = { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
board-left-buildings = { $count ->
        [one] { $count } building of { $age }
       *[other] { $count } buildings of { $age }
    }
board-left-cards = { $count ->
        [one] { $count } discovery card
       *[other] { $count } discovery cards
    }
board-left-ships = { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
board-done = done
board-hint-initiative = order of the next round, and { $least } to { $most }
board-hint-dock = Merchant { $merchant } · Missionary +1 Colonist
board-hint-trade = take one each, left to right
board-hint-shipping = most takes it, ties by order
board-hint-buildings = { $age } · { $left } left · { $price } each
board-hint-discovery = strength against resistance; Captain { $captain }
board-hint-specialists = one for the next round; training { $training }
board-hint-warfare = battle free · war { $war }
board-closed = { $count ->
        [one] { $count } space closed
       *[other] { $count } spaces closed
    }
board-nothing-offered = nothing left
board-no-ship = no ship
board-free-price = free
board-kind-immediate = at once
board-kind-once = once
board-kind-continuous = continuous
board-no-goods = none
board-no-buildings = none
board-no-discoveries = none
board-no-workers = none
board-no-points = none
board-stock = Stock
board-points = Points
board-money = Money
board-income-short = Income
board-money-income = ${ $coins }, income { $income }
board-coins = ${ $coins }
board-loot-plunder = ${ $coins }+{ $plunder }
board-goods-sets = Goods in best sets
board-more-goods = +{ $count }
board-more-sets = { $count ->
        [1] +{ $count } set
       *[other] +{ $count } sets
    }
board-more-buildings = { $count ->
        [1] +{ $count } building
       *[other] +{ $count } buildings
    }
board-fold-last = { $age } · { $count }
board-no-goods-line = no goods
board-expedition = Expedition
board-strength-sent = strength
board-strength-there = strength in all
board-region = Region
board-resistance = Resistance
board-chance = Success
board-loot = Loot
board-enough = strong enough
board-not-enough = too weak
board-regions-count = { $count } regions unseen
board-unseen-tokens = { $count ->
        [one] { $count } unseen token, by resistance
       *[other] { $count } unseen tokens, by resistance
    }
board-battle = Battle { $region-in }
board-battles = Battles
board-colony-idle = no points
board-colony-size = ({ $count } yours)
board-colony-idle-help = A colony of { $count } here, which would not bring points yet
board-battle-with = Battle: { $seat }, { $region }
board-war-with = War: { $seat }, everywhere
board-kills = { $count ->
        [0] strikes nobody
        [one] strikes one of { $player }
       *[other] strikes { $count } of { $player }
    }
board-battle-together = Both sides choose first; then all casualties leave together.
board-marked = { $count } marked
board-plague = The plague { $region-in }
board-auction = Auction: player order and nations
board-no-bid = no bid yet
board-passed = Passed: { $players }
board-you-strike = You strike
board-they-strike = { $player } strikes

# Tooltips.
tip-adjacent = Next to: { $regions }
tip-region-good = Goes to the first player with three workers here.
tip-colony-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if the New World were scored now
tip-colony-nothing = Earns nothing now: first and second score, once somebody has three workers here.
tip-crew-shipping = Strength { $strength } in Merchant Shipping
tip-crew-discovery = Strength { $strength } in Discovery
tip-discovery-token = Discovery token
tip-player-stock = In stock: { $workers }
tip-no-sets = No set yet.
tip-sets = Four alike $6, three alike $3, any three $1; a ship stands for one good of any kind, one per set.
tip-score = Discoveries, buildings and the last income are added at the end.
tip-ship = Stands for any one good in a set, every round.
tip-colonised = Somebody has three workers here: in rounds 3, 6 and 8 the first and the second score.
tip-dock-closed = With { $seats } players only { $open } numbered spaces are open.
tip-round = Round { $round }
tip-round-scores = The New World is scored at its end.
tip-round-plain = Placement, eight events, income, buildings, then the next round.
tip-age = Its buildings cost { $price }; { $left } are left in the stack.
tip-order = Number { $place } in the player order of this round.
tip-player-order = With the University you go first.
tip-left-goods = They are drawn at random, four for every round.
tip-left-buildings = They come to the offer at random; the next Age brings its own.
tip-left-cards = Lands beyond the map: expeditions go there once all regions are discovered, and Portugal's before.
tip-left-ships = One comes to Merchant Shipping when the last one is taken.
tip-worker-colonist = For every event; with three in a region it is colonised.
tip-worker-coins = Landing from the dock brings ${ $coins }.
tip-worker-colonists = Landing from the dock brings { $count ->
        [one] one Colonist
       *[other] { $count } Colonists
    } along.
tip-worker-discount = On Capital Buildings it pays ${ $coins } less.
tip-worker-soldier = Plunders on expeditions and fights battles in the regions.
tip-worker-builder = In a colonised region it adds 4 points for the first and 2 for the second.
tip-worker-counts = Merchant Shipping { $shipping } · Discovery { $discovery }
tip-good-facts = You own { $mine } · { $left } of { $count } in the pool
tip-good-facts-all = { $left } of { $count } in the pool
tip-space = Whoever stands here gets a { $worker } for the next round.
tip-space-training = Whoever stands here may train any Specialist for ${ $coins }.
tip-space-stock = You have { $count } in stock
tip-event-initiative = At most one worker each. The first space gives { $least }, the last { $most }; the order of the spaces is the player order of the next round.
tip-event-dock = One after the other, workers land in a discovered region. X and Y are for buildings; the first player with three workers in a region takes its good.
tip-event-trade = One after the other, each worker takes one of the goods on offer.
tip-event-shipping = The strongest crew takes the ship; of equals, who comes first in player order. Captain and Merchant count two.
tip-event-buildings = One after the other, each worker may buy one building for { $price }.
tip-event-discovery = In player order, an expedition with your workers here: if its strength reaches the resistance, you get the token, its loot, and a Colonist in the region. Who stays here stays for later rounds.
tip-event-specialists = Each space gives its owner the Specialist for the next round; training gives any, for { $training }.
tip-event-warfare = Each worker may start one battle in one region, or for { $war } a war: a battle in every region where it can be fought.

# The gallery and the legend.
shelf-building = Buildings
shelf-nation = Nations
shelf-worker = Workers
shelf-good = Goods
shelf-region = Regions
shelf-token = Discovery tokens
shelf-card = Discovery cards
shelf-age = Age
shelf-effect = Effect
shelf-set = Set
shelf-set-base = base game
shelf-set-builders = Builders expansion
shelf-copies = { $count } in the game
shelf-figures = { $count } for each player
shelf-discovered = discovered from the start
shelf-token-name = Token: resistance { $natives }, { $points } points
learn-ship = Merchant Ship
legend-ship = Merchant Ship
legend-ship-help = stands for any one good
legend-immediate-help = when bought
legend-once-help = one time, when you like
legend-continuous-help = every round, from now on
legend-dollar = Money
legend-dollar-help = Spanish dollars
legend-vp = Points
legend-vp-help = at the end of the game
legend-good = A good
legend-good-help = of any type
legend-figure = A worker
legend-figure-help = of any type
legend-hot-seat = An opponent
legend-hot-seat-help = whom you name, or all
legend-map = The map
legend-map-help = a region of the New World
legend-colony = Colonised region
legend-colony-help = somebody has three workers there
legend-discovery = Discoveries
legend-discovery-token = Discovery token
legend-discovery-token-help = face down until an expedition
legend-resistance = Resistance
legend-resistance-help = what your strength must reach
legend-loot = Loot
legend-loot-help = paid once
legend-plunder = Plunder
legend-plunder-help = paid for each Soldier sent

# The rules in short, chapter by chapter.
help-1 = Eight rounds in three Ages. Who has the most points at the end wins: from regions, discoveries, buildings and the last income.
    .title = The aim
help-2 = Five new Colonists come to everybody. In turn, place one worker after the other on the events; then the events are resolved in order, then income and buildings.
    .title = A round
help-3 = Captain: counts two in Discovery and in Merchant Shipping. Merchant: counts two in Merchant Shipping, $5 when landing. Missionary: brings a Colonist when landing. Soldier: plunders on expeditions, fights battles. Builder: buildings cost $5 less, and regions score more.
    .title = The Specialists
help-4 = Workers on the dock land in discovered regions. The first player ever with three workers in a region takes its good.
    .title = Landing
help-5 = An expedition succeeds if its strength reaches the resistance of the token, which is seen only then. It brings points, loot, plunder for each Soldier, and a Colonist in the region. The workers sent go home.
    .title = Discovering
help-6 = In a battle each Soldier strikes one worker of the other player in that region; both sides at once. A war is a battle everywhere, for $10.
    .title = Fighting
help-7 = Every round goods pay in sets: four alike $6, three alike $3, any three $1. A ship stands for any one good, one per set. The page makes the best sets.
    .title = Income
help-8 = After rounds 3, 6 and 8 every region scores in which somebody has three workers: 6 points for most, 2 for second; two who share the first place get 2 each. Each Builder there adds 4 for the first and 2 for the second.
    .title = Scoring the New World

# A set that is picked, with its sum
set-send = Send { $count }, strength { $total }
set-sell = Sell { $count } for ${ $total }
set-eliminate = Strike { $count }
set-settle = Settle { $count }
set-rob = Take { $count }
set-take = Take { $count }

# Moments, row by row.
told-region-won = { $seat } discovers { $region-the }
told-card-won = { $seat } discovers { $card }
told-region-failed = { $seat } fails { $region-in }
told-card-failed = { $seat } fails at { $card }
told-strength = Strength
told-plunder = { $count ->
        [one] { $count } Soldier plunders
       *[other] { $count } Soldiers plunder
    }, ${ $coins } each
told-token = The token is kept
told-card = The card is kept
told-at-end = counts at the end
told-settles = A Colonist settles { $region-in }
told-home = The party goes back to stock
told-short = { $count } short.
told-token-stays = The token stays, seen by all; the party goes back to stock.
told-card-stays = The card goes back into the deck, the party to stock.
told-strikes = strikes { $count }
told-workers = Workers
told-points-now = Points now
told-both = Both sides strike at once; the fallen go back to stock.
told-sets = Sets are arranged so that they pay most.
told-scoring = The New World is scored
told-not-colonised = nobody has enough workers there
told-so-far = So far
told-price = A building costs
told-order = Player order:
told-new = New on offer

# The guided first game, and hints at first meetings.
guide-welcome = You lead a crown that looks for its place in the New World. In eight rounds, earn the most points: by people in the regions, by discoveries, by buildings.
    .title = Welcome aboard
    .why = Points come three times, after rounds 3, 6 and 8, for regions where somebody has three people. All the rest is money and people to get there.
guide-dock = You have five Colonists this round. One after the other, everybody puts one worker on an event. The Colonist Dock takes people to the New World.
    .title = Send somebody across
    .why = Only who stands in a region counts there. The dock is the plain way across, and its places go to who comes first.
    .do = Put a Colonist on the Colonist Dock.
guide-dock_again = Look what the others did: their pieces stand on the events. One more on the dock brings you closer to three in one region.
    .title = Two are better than one
    .why = The first with three people in a region takes its good, and with three of anybody the region scores.
    .do = Put a second Colonist on the dock.
guide-trade = In Trade Goods each worker takes one of the four goods that lie there, from left to right.
    .title = Goods are income
    .why = Goods pay every round: four alike pay most, three alike less, any three a little. Start a collection early.
    .do = Put a Colonist on Trade Goods.
guide-buildings = Who stands in Capital Buildings may buy one building later in the round, in the order of the places.
    .title = A place to buy
    .why = A building helps at once, every round, or at the end. Rest the pointer on one to read what it does.
    .do = Put a Colonist on Capital Buildings.
guide-specialists = Each Specialist space gives one more worker in the next round: a Captain, a Merchant, a Missionary or a Soldier.
    .title = Somebody special for next time
    .why = One more worker is one more action. A Soldier plunders on expeditions, a Captain counts double at sea.
    .do = Put your last Colonist on a Specialist.
guide-land = Now the events happen, from 1 to 8. Your people on the dock land, one by one. So far only the Caribbean is known.
    .title = Land
    .why = Other regions open as soon as somebody discovers them.
    .do = Choose the Caribbean.
guide-good = Your worker in Trade Goods takes one of these.
    .title = Take a good
    .why = Think in sets: three or four of one kind pay best. A merchant ship later stands for any one good.
    .do = Take a good that you want to collect.
guide-building = These you can pay for. What it costs and gives is written on each button; the sign tells how long it helps.
    .title = Buy a building
    .why = Early buildings that help every round pay back most. You may also pass and save the money.
    .do = Buy one, or pass.
guide-income = The round ended with income: your goods and buildings paid. You have five new Colonists and the Specialist that you took.
    .title = A new round
    .why = The log at the side tells what happened; a click on a line shows the table as it stood then.
guide-discovery = Gather an expedition in Discovery: everybody there adds to its strength, a Captain two.
    .title = Into the unknown
    .why = A discovered region is open to all, but you keep its token with its points, and its treasure.
    .do = Put your Specialist on Discovery.
guide-discovery_again = Natives resist with 1 to 6, mostly with 3 or 4. The more of yours go, the better the chance.
    .title = Strength in numbers
    .why = A party that is too weak comes home with nothing, and everybody has seen the token.
    .do = Put a Colonist on Discovery too.
guide-discovery_third = With three in all, about every second token gives way. Your other people can do what you like: the dock, goods, a building.
    .title = One more
    .why = Everything here is your choice from now on; the coach only lights one way.
    .do = Put one more Colonist on Discovery.
guide-party = Choose who sails; the odds beside the regions grow with each of them. All who go return to your stock, whether it succeeds or not.
    .title = Who goes?
    .why = Somebody left here can wait for a bigger party in a later round.
    .do = Choose all of them, then send them.
guide-alone = Now you know what a round is. The New World scores after rounds 3, 6 and 8: have people in several regions by then.
    .title = The sea is yours
    .why = A short hint still comes when you meet something new. The whole rules are under Learn, and ? helps at any time.
hint-TakeSpecialist = The Specialist joins you for the next round: one more worker to place.
hint-TrainSpecialist = Training makes a Specialist of your choice, for money.
hint-Declare = A battle needs a Soldier of yours in a region with somebody else. Both sides strike at once: count before you declare.
hint-Eliminate = Each of your Soldiers strikes one of theirs. Soldiers of the other side struck now do not help in the next battle.
hint-SendWorkers = The odds beside each region follow the party that you choose here.
hint-ChooseTarget = Each unknown region hides a token; its resistance is turned up only when you arrive. If you succeed, a Colonist settles there at once.
hint-Exchange = None is left in your stock: one on the board can change its trade.
hint-SellGood = Sold goods are gone from your sets: look what your income loses.
hint-ChooseNation = A nation gives a power for the whole game. Read it before you choose.
hint-Bid = The winner pays the bid and chooses; who passes keeps the money.
hint-UseWindow = You own something that can be used right here; it is also fine to keep it.
