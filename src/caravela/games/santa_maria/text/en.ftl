# Names of things.
game-title = Santa Maria
game-line = Build a colony and set it to work, die by die.
game-year = year { $number }
game-length = 60 min
seat-red = Red
seat-green = Green
seat-blue = Blue
seat-yellow = Yellow
resource-wood = Wood
    .many = wood
    .one = wood
    .any = wood
    .some = wood
resource-grain = Grain
    .many = grain
    .one = grain
    .any = grain
    .some = grain
resource-sugar = Sugar
    .many = sugar
    .one = sugar
    .any = sugar
    .some = sugar
resource-gem = Gem
    .many = gems
    .one = gem
    .any = gems
    .some = gems
resource-gold = Gold
    .many = gold
    .one = gold
    .any = gold
    .some = gold
item-wood = Wood
    .many = wood
    .one = wood
    .any = wood
item-grain = Grain
    .many = grain
    .one = grain
    .any = grain
item-sugar = Sugar
    .many = sugar
    .one = sugar
    .any = sugar
item-gem = Gem
    .many = gems
    .one = gem
    .any = gems
item-gold = Gold
    .many = gold
    .one = gold
    .any = gold
item-coins = Coins
    .many = coins
    .one = coin
    .any = coins
item-points = Points
    .many = points
    .one = point
    .any = points
payment-wood = wood
payment-grain = grain
payment-sugar = sugar
payment-gem = gem
payment-gold = gold
colony-a1 = Hispaniola
colony-a2 = Cuba
colony-a3 = Jamaica
colony-a4 = Borikén
colony-b = Tierra Firme
kind-forest = Forest
    .the = the Forest
kind-field = Grain field
    .the = the Grain field
kind-plantation = Sugar plantation
    .the = the Sugar plantation
kind-mine = Gem mine
    .the = the Gem mine
kind-mint = Mint
    .the = the Mint
kind-garden = Garden of joy
    .the = the Garden of joy
kind-market = Market
    .the = the Market
kind-harbour = Harbour
    .the = the Harbour
kind-fort = Fort
    .the = the Fort
kind-church = Forest chapel
    .the = the Forest chapel
kind-road = Road
    .the = the Road
terrain-woodland = Woodland
terrain-farmland = Farmland
terrain-mountain = Mountain
terrain-town = Town
colour-white = white
colour-blue = blue
expansion-d01 = Cedar grove
expansion-d02 = Maize terraces
expansion-d03 = Cane clearing
expansion-d04 = Emerald gully
expansion-d05 = Fishermen's landing
expansion-d06 = Wayside chapel
expansion-d07 = Palisade
expansion-d08 = Charcoal burners
expansion-d09 = Fiesta square
expansion-d10 = Sugar counting-house
expansion-d11 = Jewelled altar
expansion-d12 = Harbour battery
expansion-d13 = Timber exchange
expansion-d14 = Harvest feast
expansion-d15 = Barter post
expansion-t01 = Shipwrights' creek
expansion-t02 = Rum wharf
expansion-t03 = Prospectors' camp
expansion-t04 = Parish farm
expansion-t05 = Two valleys
expansion-t06 = Confectioners' row
expansion-t07 = Tithe barn
expansion-t08 = Hill hamlet
expansion-t09 = Bakers' quarter
expansion-t10 = Governor's parade
expansion-t11 = Pilgrims' crossroads
expansion-t12 = Sawyers' trail
expansion-t13 = Toll road
expansion-t14 = Mission estate
expansion-t15 = Merchant bay
hall-h01 = Chamber of commerce
hall-h02 = Council of the faith
hall-h03 = Council of war
hall-h04 = Settlers' assembly
road-r01 = Road tile
shipment-w1 = Seville
shipment-w2 = Cádiz
shipment-w3 = Lisbon
shipment-w4 = Palos
shipment-s01 = Porto
shipment-s02 = Funchal
shipment-s03 = Las Palmas
shipment-s04 = Santander
shipment-s05 = Bilbao
shipment-s06 = Bordeaux
shipment-s07 = Nantes
shipment-s08 = Rouen
shipment-s09 = Antwerp
shipment-s10 = Bruges
shipment-s11 = Amsterdam
shipment-s12 = Hamburg
shipment-s13 = Lübeck
shipment-s14 = London
shipment-s15 = Bristol
shipment-s16 = Plymouth
shipment-s17 = Barcelona
shipment-s18 = Valencia
shipment-s19 = Málaga
shipment-s20 = Palma
shipment-s21 = Marseille
shipment-s22 = Genoa
shipment-s23 = Livorno
shipment-s24 = Naples
shipment-s25 = Palermo
shipment-s26 = Messina
shipment-s27 = Venice
shipment-s28 = Ragusa
shipment-s29 = Bergen
shipment-s30 = Dublin
dock-coins = Coin dock
    .at = at the Coin dock
dock-religion = Religion dock
    .at = at the Religion dock
dock-conquistador = Conquistador dock
    .at = at the Conquistador dock
dock-points = Happiness dock
    .at = at the Happiness dock
retire-coins = Rest at the market
retire-conquistador = Last expedition
retire-shipping = Last sailing
retire-religion = Evening prayer
retire-road = Open a road
station-mission-points = Mission of Joy
station-mission-timber = Mission of the Clearing
station-mission-goods = Mission of the Cane
station-mission-gold = Mission of the River
scholar-sc01 = Navigator
scholar-sc02 = Astronomer
scholar-sc03 = Architect
scholar-sc04 = Economist
scholar-sc05 = Theologian
scholar-sc06 = Cartographer
scholar-sc07 = Agronomist
scholar-sc08 = Surveyor
scholar-sc09 = Physician
scholar-sc10 = Hydrographer
bishop-bi1 = Bishop of the Fleet
    .short = Fleet
bishop-bi2 = Bishop of the Parishes
    .short = Parishes
bishop-bi3 = Bishop of the Cloister
    .short = Cloister
bishop-bi4 = Bishop of the Treasury
    .short = Treasury
bishop-bi5 = Bishop of the Four Lands
    .short = Four Lands
bishop-bi6 = Bishop of the Great Domain
    .short = Great Domain
feat-communism = Communism
feat-capitalism = Capitalism
feat-theocracy = Theocracy
feat-capracracy = Capracracy
feat-democracy = Democracy
feat-utopia = Utopia
feat-communism-help = 28 points or more from settlers.
feat-capitalism-help = 4 or more sets of shipment tiles.
feat-theocracy-help = 30 points or more from bishops, before the 2 lost for each.
feat-capracracy-help = An unbroken chain of one terrain, without roads, from west to east or from north to south.
feat-democracy-help = 120 points or more in total.
feat-utopia-help = 150 points or more in total.

# Settings and presets.
setting-colonies = Colonies
setting-colonies-help = How the colony boards are handed out; the solo game always uses the advanced set-up.
choice-colonies-chosen = chosen one after the other
choice-colonies-random = dealt at random
choice-colonies-advanced = all alike, with town halls and scholars
setting-blue-dice-offer = Blue dice offer
setting-blue-dice-offer-help = Blue dice lie in the common offer instead of belonging to players; for two to four players: it changes nothing in the solo game.
setting-open-scores = Open scores
setting-open-scores-help = Everybody sees the points and shipments of all players.
choice-true = on
choice-false = off
style-merchant = merchant
style-settler = settler
style-conqueror = conqueror
preset-first-game = First game
preset-standard = Standard game
preset-advanced = Advanced set-up
preset-first-game-help = Colony boards are dealt at random.
preset-standard-help = Colony boards are chosen one after the other.
preset-advanced-help = The same board for all; everybody chooses a town hall with a scholar.

# The score sheet; a bishop is called by its name.
reason-play = Points in play
reason-coins = Coins
reason-settlers = Settlers
reason-scholars = Scholars
reason-penalty = Spaces of bishops
reason-sets = Sets of shipments
reason-shipments = Shipments

# What components do: a moment and an effect.
clause = { $when }: { $effect }.
worth-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end.
tile-road = { $count ->
        [0] Road without settlers
        [1] Road with one settler
       *[other] Road with { $count } settlers
    }
tile-territory = { $kind }: { $effects }
when-activated = When activated
when-income = Income, for each tile
when-retired = When you retire here
when-monk = When your monk is placed
when-ship-action = Each time you ship
when-die-used = Each time you use a die
when-expansion-bought = Each time you expand
when-resource-sold = Each time a resource of yours is sold
when-religion-action = In each religion action
when-conquistador-action = In each conquistador action
when-territory-activated = Each time you activate a territory
when-single-activation = Each time you activate a single territory
when-tile-placed = Each time you place an expansion or road tile
when-retire-income = Each time you retire
when-end = At the end of the game
effect-gain-resource = { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }
effect-receive-resource = { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }
effect-gain-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
effect-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
effect-trade = { $pays ->
        [1] 1 { $resource-one }
       *[other] 1 { $resource-one } or 1 { $resource2-one }
    } → { $gains ->
        [1] { $count } { $count ->
            [one] { $item-one }
           *[other] { $item-many }
        }
       *[other] { $count } { $item-one } or { $count2 } { $item2-one }
    }
effect-ship = { $count ->
        [one] one shipping action
       *[other] { $count } shipping actions
    }
effect-conquer = { $count ->
        [one] one conquistador action
       *[other] { $count } conquistador actions
    }
effect-pray = { $count ->
        [one] one religion action
       *[other] { $count } religion actions
    }
effect-place-road = { $count ->
        [one] a road tile on any empty space
       *[other] { $count } road tiles on empty spaces
    }
effect-discount-shipment = { $count } wood or grain less, if the tile asks for it
effect-free-pips = { $count ->
        [one] the first pip of change is free
       *[other] the first { $count } pips of change are free
    }
effect-discount-expansion = { $count } { $resource-one } less for the tile
effect-raise-sale = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } more, also for what exceeds your storage and in the final sale
effect-pay-step = the extra step may be paid with 1 { $resource-one }, 1 { $resource2-one } or { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
effect-conquer-further = you may pay 1 { $resource-one } to move one space more
effect-earn-on-terrain = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } if its terrain is { $terrain }
effect-discount-activation = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } less, but at least { $least }
effect-score-tiles = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
effect-double-dock = { $count ->
        [one] choose one of your docks: its tiles give their income twice
       *[other] choose { $count } of your docks: their tiles give their income twice
    }
effect-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each { $each }, at most { $most }
each-shipment = shipment in your harbour
each-developed-line = developed row or column
each-monk = monk of yours on the shared board, this one too
each-advanced-resource = sugar, gem and gold in your storage
each-terrain-set = set of four territories, one of each terrain
each-domain-territory = territory in your largest connected group of one terrain

# What a player is asked.
prompt-ChooseColony = Choose a colony board.
prompt-ChooseSet = Choose a town hall with its scholar.
prompt-PlaceHall = Where does the { $hall } go?
prompt-ChooseAction = Year { $year }: choose your action; you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
prompt-PayExpansion = How do you pay for { $expansion }?
prompt-PlaceTile = Where does { $expansion } go?
prompt-Gain = Take { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }? { $over ->
        [0] It fits.
       *[other] { $over } too many: { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        } instead.
    }
prompt-Trade = What do you trade?
prompt-OrderEffects = { $kind }: which effect comes first?
prompt-Ship = Which shipment do you take?
prompt-PayShipment = How do you pay for { $shipment }, { $dock }?
prompt-Conquer = Conquistador: move on to space { $space }?
prompt-ConquerFurther = { $ways ->
        [1] Move on to space { $space } for 1 { $resource-one }?
       *[other] Move on to space { $space } for 1 { $resource-one } or 1 { $resource2-one }?
    }
prompt-Pray = { $end ->
        [0] Religion: move on to space { $space }?
       *[other] Religion: take a point? You are at the end of the track ({ $space }).
    }
prompt-PrayFurther = { $end ->
        [0] Move on to space { $space }
       *[other] Another point, at the end of the track ({ $space }),
    } for 1 { $resource-one }{ $ways ->
        [1] { "" }
       *[other] { $coins ->
            [0] { " or" }
           *[other] ,
        } 1 { $resource2-one }
    }{ $coins ->
        [0] { "" }
        [one] { " or" } { $coins } coin
       *[other] { " or" } { $coins } coins
    }?
prompt-RecruitMonk = Where does your monk go? You have { $monks } left.
prompt-PlaceRoad = Where does the road tile go?
prompt-DoubleDock = Which dock gives its income twice?
prompt-EndTurn = Your action is done: sell, buy, or end your turn.

# What a player may do: the verb, and the kinds of the words after it.
do-take-colony = { $colony }
do-take-hall-scholar = { $hall } with { $scholar }
do-place-turn-turn-cell-row-column = Row { $row }, column { $column }, { $turn ->
        [0] as it lies
        [1] turned right
        [2] turned round
       *[other] turned left
    }
do-place-cell-row-column = Row { $row }, column { $column }
do-expand-expansion = Build { $expansion }
do-activate-cell-row-column = Activate row { $row }, column { $column }
do-white-number-column-column = White { $number } → column { $column }
do-blue-number-row-row = Blue { $number } → row { $row }
do-retire-retire = Retire: { $retire }
do-pay-payment = Pay { $payment }
do-first-part = Effect { $part } first
do-gain = Take it
do-decline = Decline
do-trade-resource-for-item = { $resource } → { $item }
do-ship-dock = Ship: { $dock }
do-conquer = Move the conquistador
do-pray = Move on the religion track
do-step-resource = One space more for 1 { $resource-one }
do-step-coins = One space more for coins
do-monk-scholar = Monk to { $scholar }
do-monk-bishop = Monk to { $bishop }
do-monk-station = Monk to { $station }
do-double-dock = Twice: { $dock }
do-done = End the turn
do-sell-resource = Sell 1 { $resource-one }
do-buy-resource = Buy 1 { $resource-one }

# What has happened.
log-year = Year { $year }; { $seat } starts.
log-colony = { $seat } settles on { $colony }.
log-set = { $seat } takes { $hall } with { $scholar }.
log-white-rolled = White dice:{ $count ->
        [0] {""}
        [1] {" 1"}
        [2] {" 1 1"}
        [3] {" 1 1 1"}
       *[other] {" 1"} (×{ $count })
    }{ $count2 ->
        [0] {""}
        [1] {" 2"}
        [2] {" 2 2"}
        [3] {" 2 2 2"}
       *[other] {" 2"} (×{ $count2 })
    }{ $count3 ->
        [0] {""}
        [1] {" 3"}
        [2] {" 3 3"}
        [3] {" 3 3 3"}
       *[other] {" 3"} (×{ $count3 })
    }{ $count4 ->
        [0] {""}
        [1] {" 4"}
        [2] {" 4 4"}
        [3] {" 4 4 4"}
       *[other] {" 4"} (×{ $count4 })
    }{ $count5 ->
        [0] {""}
        [1] {" 5"}
        [2] {" 5 5"}
        [3] {" 5 5 5"}
       *[other] {" 5"} (×{ $count5 })
    }{ $count6 ->
        [0] {""}
        [1] {" 6"}
        [2] {" 6 6"}
        [3] {" 6 6 6"}
       *[other] {" 6"} (×{ $count6 })
    }
log-blue-rolled = Blue dice of { $seat }:{ $count ->
        [0] {""}
        [1] {" 1"}
        [2] {" 1 1"}
        [3] {" 1 1 1"}
       *[other] {" 1"} (×{ $count })
    }{ $count2 ->
        [0] {""}
        [1] {" 2"}
        [2] {" 2 2"}
        [3] {" 2 2 2"}
       *[other] {" 2"} (×{ $count2 })
    }{ $count3 ->
        [0] {""}
        [1] {" 3"}
        [2] {" 3 3"}
        [3] {" 3 3 3"}
       *[other] {" 3"} (×{ $count3 })
    }{ $count4 ->
        [0] {""}
        [1] {" 4"}
        [2] {" 4 4"}
        [3] {" 4 4 4"}
       *[other] {" 4"} (×{ $count4 })
    }{ $count5 ->
        [0] {""}
        [1] {" 5"}
        [2] {" 5 5"}
        [3] {" 5 5 5"}
       *[other] {" 5"} (×{ $count5 })
    }{ $count6 ->
        [0] {""}
        [1] {" 6"}
        [2] {" 6 6"}
        [3] {" 6 6 6"}
       *[other] {" 6"} (×{ $count6 })
    }
log-blue-offer-rolled = Blue dice on offer:{ $count ->
        [0] {""}
        [1] {" 1"}
        [2] {" 1 1"}
        [3] {" 1 1 1"}
       *[other] {" 1"} (×{ $count })
    }{ $count2 ->
        [0] {""}
        [1] {" 2"}
        [2] {" 2 2"}
        [3] {" 2 2 2"}
       *[other] {" 2"} (×{ $count2 })
    }{ $count3 ->
        [0] {""}
        [1] {" 3"}
        [2] {" 3 3"}
        [3] {" 3 3 3"}
       *[other] {" 3"} (×{ $count3 })
    }{ $count4 ->
        [0] {""}
        [1] {" 4"}
        [2] {" 4 4"}
        [3] {" 4 4 4"}
       *[other] {" 4"} (×{ $count4 })
    }{ $count5 ->
        [0] {""}
        [1] {" 5"}
        [2] {" 5 5"}
        [3] {" 5 5 5"}
       *[other] {" 5"} (×{ $count5 })
    }{ $count6 ->
        [0] {""}
        [1] {" 6"}
        [2] {" 6 6"}
        [3] {" 6 6 6"}
       *[other] {" 6"} (×{ $count6 })
    }
log-blue-unlocked = { $seat } unlocks a blue die: { $number }.
log-blue-unlocked-offer = { $seat } unlocks a blue die for the offer: { $number }.
log-expansions = Ten expansion tiles are laid out.
log-expanded = { $seat } builds { $expansion }: row { $row }, column { $column }{ $turn ->
        [0] {""}
        [1] , turned right
        [2] , turned round
       *[other] , turned left
    }.
log-hall-placed = { $seat } places { $hall }: row { $row }, column { $column }{ $turn ->
        [0] {""}
        [1] , turned right
        [2] , turned round
       *[other] , turned left
    }.
log-road-placed = { $seat } places a road: row { $row }, column { $column }.
log-paid = { $seat } pays { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }.
log-paid-coins = { $seat } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-gained = { $seat } gains { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }.
log-overflow = { $seat } has no room for { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-coins = { $seat } gains { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-points = { $seat } gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-sold = { $seat } sells 1 { $resource-one } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-bought = { $seat } buys 1 { $resource-one } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-activated = { $seat } activates { $kind-the } (row { $row }, column { $column }) for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-white-used = { $seat } uses a white { $number } for column { $column }{ $coins ->
        [0] {""}
        [one] , for { $coins } coin
       *[other] , for { $coins } coins
    }.
log-blue-used = { $seat } uses a blue { $number } for row { $row }{ $coins ->
        [0] {""}
        [one] , for { $coins } coin
       *[other] , for { $coins } coins
    }.
log-territory = { $seat }: { $kind } (row { $row }, column { $column })
log-die-placed = The { $colour } { $number } of { $seat } stays on row { $row }, column { $column }.
log-shipped = { $seat } ships to { $shipment } ({ $dock }).
log-docked = New { $dock-at }: { $shipment }.
log-dock-empty = No shipment is left { $dock-at }.
log-conquered = { $seat } reaches space { $space } of the conquistador track.
log-prayed = { $seat } reaches space { $space } of the religion track.
log-monk-scholar = { $seat } trains a monk: { $scholar }.
log-monk-bishop = { $seat } appoints a monk: { $bishop }.
log-monk-station = { $seat } sends a monk: { $station }.
log-monk-paid = { $seat } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to { $seat2 }.
log-retired = { $seat } retires: { $retire }.
log-income = Income of { $seat }: { $dock }, { $count } ×
log-doubled = { $seat } doubles its { $dock }.
log-year-end = Year { $year } is over.
log-conquest = Conquistadors, place { $place }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $seat }.
log-conquest-tree = { $seat } has passed the tree of this year: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-final = The final scoring
log-final-reason = { $reason }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $seat }.
log-final-bishop = { $bishop }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $seat }.
log-winner = { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-feat = { $seat } has reached a feat: { $feat }.
log-victory = { $seat } wins the solo game with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-defeat = { $seat } ends with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: no victory this time.

# Why something can't be done, and what speaks against it.
why-too-dear = It costs { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; you have { $coins2 }.
why-short = It costs { $payment }; { $count ->
        [one] one resource is missing
       *[other] { $count } resources are missing
    }.
why-none-held = You have no { $resource-any }.
why-not-sold = You can't buy { $resource-any }.
why-storage-full = You have { $count } { $resource-many }: there is no room for more.
why-not-on-offer = It is not to be had now.
why-no-room = There is no room for it.
why-not-empty = Something lies there already.
why-no-territory = There is no territory here.
why-covered = It is not vacant this year.
why-no-die = There is no { $number } among these dice.
why-white-limit = You have taken { $count } white dice this year; that is all.
why-blue-limit = { $count ->
        [one] You have used your blue die this year.
       *[other] You have used your { $count } blue dice this year.
    }
why-nothing-vacant = There is no vacant territory in this line.
why-taken = { $seat } has taken it.
why-own-monk = You have a monk there already.
why-nothing-docked = No shipment lies { $dock-at }.
why-no-shipments = Your harbour has no shipment { $dock-at }.
why-not-taken = You can't pay for this with { $resource-some }.
why-not-given = You can't get { $item-any } here.
why-no-effect = It would do nothing now.
why-overflows = There is no room for { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } instead.

# What people watch together.
moment-year = Year { $year }
moment-blue-die = { $seat } unlocks a blue die: { $number }
moment-shipment = { $seat } ships; new { $dock-at }: { $shipment }
moment-monk = { $seat } places a monk
moment-income = Income of { $seat }: { $dock }, { $count } ×
moment-retired = { $seat } retires: { $retire }
moment-conquest = End of year { $year }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $seat }
moment-end = The final scoring
moment-score = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# What players count.
figure-coins = Coins
figure-wood = Wood
figure-grain = Grain
figure-sugar = Sugar
figure-gem = Gems
figure-gold = Gold
figure-income-coins = Income: coins
figure-income-religion = Income: religion actions
figure-income-conquistador = Income: conquistador actions
figure-income-points = Income: points
figure-shipments = Shipments
figure-sets = Sets of shipments
figure-religion = Religion track
figure-conquistador = Conquistador track
figure-conquest = Points for conquistadors this year
figure-monks = Monks placed
figure-developed = Developed lines

# The board in words.
board-year = { $year ->
        [0] Before the first year
       *[other] Year { $year } of { $years }
    }
board-order = Order
board-retired-seat = { $seat } (retired)
board-white = White dice
board-blue = Blue dice
board-blue-offer = Blue dice on offer
board-nothing = nothing
board-religion = Religion track
board-conquistador = Conquistador track
board-marker = { $seat } { $space }
board-people = Scholars, bishops, missionary stations
board-monks-of = monks: { $list }
board-docks = Docks · { $count } in the stack
board-shipment = { $shipment }: { $list } → { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-count = { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }
board-retire = Retire spaces
board-expansions = Expansion tiles
board-sets = Town halls
board-set = { $hall } · { $scholar }
board-player = { $seat } · { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } · { $known ->
        [0] points hidden
       *[other] { $points } points
    }
board-storage = Storage
board-colony = Colony
board-row = Row { $row }
board-empty = empty
board-road = Road ({ $count })
board-with-die = { $kind } [{ $colour } { $number }]
board-with-coins = { $kind } [{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }]
board-harbour = Harbour
board-dock-count = { $dock } { $count }
board-scholars = Scholars
board-bishops = Bishops
board-bishop-score = { $bishop } { $points }
board-white-taken = White dice taken
board-of = { $count } of { $limit }
board-next-price = Next single territory
board-price = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
board-settlers = Settlers now
board-points-now = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-result-won = Victory: 100 points or more
board-result-lost = Below 100 points
board-feats = Feats

# The board of the page. What its parts are called and say.
look-tab-colony = Colony
look-tab-shared = Board
look-tab-mine = My things
look-year = Year
look-order = Turn order
look-retired = retired
look-dice = Dice offer
look-blue-reserve = blue reserve { $count }
look-white-die = { $count ->
        [one] White die { $number }
       *[other] { $count } white dice { $number }
    }
look-blue-die = { $count ->
        [one] Blue die { $number }
       *[other] { $count } blue dice { $number }
    }
look-no-dice = No dice left
look-column = Column { $number }
look-row = Row { $number }
look-vacant = { $count ->
        [0] nothing vacant
        [one] one vacant territory
       *[other] { $count } vacant territories
    }
look-developed = { $count ->
        [0] developed, no settlers
        [one] developed, one settler
       *[other] developed, { $count } settlers
    }
look-expansions = Expansions
look-double = double
look-triple = triple
look-stacks = stacks { $count } and { $number }
look-religion = Religion
look-step-more = one step more for
look-monk-space = a monk
look-die-space = a blue die
look-religion-end = further steps are points
look-conquistador = Conquistador
look-gold-space = gold
look-tree = tree of year { $year }
look-year-end = Year end:
look-year-points = year { $year }: { $points }
look-people = Scholars, bishops, missions
look-monk-price = to each rival with a monk there
look-free = free
look-costs = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } now
look-monks-there = monks of { $players }
look-docks = Docks
look-stack = stack { $count }
look-dock-empty = no shipment
look-income = income
look-end-points = { $points ->
        [one] { $points } point at the end
       *[other] { $points } points at the end
    }
look-retire = Retire
look-first = 1st
look-roads-left = { $count ->
        [0] no road tile left
        [one] one road tile left
       *[other] { $count } road tiles left
    }
look-amount = { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }
look-colony-mine = Your colony
look-colony-of = Colony of { $seat }
look-enlarge = Enlarge the colony of { $seat }
look-space = Row { $row }, column { $column }
look-settlers = { $count ->
        [0] no settlers
        [one] one settler
       *[other] { $count } settlers
    }
look-has-white-die = with a white die { $number }
look-has-blue-die = with a blue die { $number }
look-has-coins = { $coins ->
        [one] with { $coins } coin
       *[other] with { $coins } coins
    }
look-put-here = Put it here: row { $row }, column { $column }
look-completes = { $count ->
        [one] fills a line
       *[other] fills { $count } lines
    }
look-turn-title = Turn the tile
look-turn = { $number ->
        [0] As it lies
        [1] Turned right
        [2] Turned round
       *[other] Turned left
    }
look-turn-hint = Turn: wheel, right click or R. Click any cell it shall cover.
look-drag-hint = Drag it, or tap where it goes.
look-turn-left = Turn left
look-turn-right = Turn right (R)
look-place-road = Put the road tile on an empty space.
look-conquer = Move your conquistador to space { $space }
look-pray = Move on the religion track to space { $space }
look-next-activation = { $coins ->
        [one] next territory for { $coins } coin
       *[other] next territory for { $coins } coins
    }
look-choose-colony = Four islands; one becomes your colony
look-board = Board { $colony }
look-sets = Town halls with scholars
look-points = Points
look-coins = Coins
look-storage = Storage
look-stored = { $resource }: { $count } of { $limit }
look-step-coins = One space more for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
look-sell = Sell 1 { $resource-one } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
look-buy = Buy 1 { $resource-one } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
look-harbour = Harbour
look-tiles-here = { $count ->
        [0] no shipments
        [one] one shipment
       *[other] { $count } shipments
    }
look-income-now = income now { $count }
look-sets-count = { $count ->
        [one] { $count } set
       *[other] { $count } sets
    }
look-monks = Monks
look-bishop-short = { $bishop-short }
look-monks-count = { $count ->
        [one] { $count } monk
       *[other] { $count } monks
    }
look-monks-left = { $count } left
look-bishop-now = { $points ->
        [one] { $points } point now, minus { $penalty }
       *[other] { $points } points now, minus { $penalty }
    }
look-none = none
look-settlers-name = Settlers
look-settler-points = Points from settlers
look-settlers-now = { $points ->
        [one] { $points } point, developed lines: { $count }
       *[other] { $points } points, developed lines: { $count }
    }
look-dice-taken = Dice this year
look-white-taken = { $count } of { $limit } white dice taken
look-blue-taken = { $count } of { $limit } blue dice taken
look-blue-left = blue dice left: { $dice } (of { $count })
look-activate = { $kind } ({ $row }, { $column })
look-activation = Next single territory
look-solo-victory = { $points } points: a victory
look-solo-defeat = { $points } points; { $least } are a victory
look-feats = Feats
look-reached = reached
look-missed = not reached

# Groups of options on the desk.
phrase-turn-1 = { $number ->
        [0] as it lies
        [1] turned right
        [2] turned round
       *[other] turned left
    }
phrase-turn-cell-3 = row { $number2 }, column { $number3 }, { $number ->
        [0] as it lies
        [1] turned right
        [2] turned round
       *[other] turned left
    }
phrase-cell-2 = row { $number }, column { $number2 }
group-place = Place
group-expand = Expand
group-activate = One territory
group-white = White die
group-blue = Blue die
group-retire = Retire
group-column = Column
group-row = Row
group-cell = Row
group-turn = Turned
group-pay = Pay
group-monk = Monk
group-ship = Ship
group-trade = Trade
group-sell = Sell
group-buy = Buy

# Tooltips.
tip-year = All take turns until everybody has retired; after three years the game ends.
tip-order = Number { $place } in the turn order of this year.
tip-first = Starting player of this year
tip-die-white = Activates all vacant territories of a column, from top to bottom; it stays on the last one.
tip-die-blue = Activates all vacant territories of a row, from left to right; it stays on the last one.
tip-pips = { $coins ->
        [one] Each pip of change costs { $coins } coin
       *[other] Each pip of change costs { $coins } coins
    }{ $free ->
        [0] .
        [one] ; the first is free.
       *[other] ; the first { $free } are free.
    }
tip-no-vacant = No vacant territory: no die can be used here.
tip-undeveloped = Not yet developed; settlers in it: { $count }
tip-road = Nothing to activate. Settlers count in developed rows and columns: { $count }
tip-single = alone for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
tip-expansions = Ten tiles a year. Choose one, pay, turn it and put it on empty spaces of your colony.
tip-shipment = Ships { $things }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end.
tip-dock = Each tile here brings when you retire: { $effect }
tip-sets = Sets of four: { $count }, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tip-shipment-points = on the tiles: { $points }
tip-shipments = A shipping action pays for one tile and puts it at the same dock of your harbour; a new one comes from the stack.
tip-retire = Then the income of your harbour, and no more turns this year.
tip-religion = One space for each religion action; one grain more for a second.
tip-monk-space = Recruit a monk: scholar, bishop or mission.
tip-die-space = You get a blue die.
tip-religion-end = Further steps bring a point each.
tip-conquistador = One space for each conquistador action; all go back at the end of the year.
tip-gold-space = Brings one gold.
tip-pile = From below; the lower one is ahead.
tip-conquest = Points at the end of the year for those who are farthest ahead; this year is marked.
tip-trees = Points at the end of the year if your marker has reached the tree of the year.
tip-coins = At the end { $count } coins are a point; what is in storage is sold first.
tip-activation = The first costs one coin, each further one in the same year one more.
tip-settlers = Each settler in a developed row or column is a point, in both two.
tip-basic = A basic resource; it can be bought.
tip-advanced = An advanced resource.
tip-wild = Gold stands for any other resource in a payment.
tip-limit = Room for { $limit }; more is sold at once, for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } each
tip-free-action = A free action: as often as you like in your turn.
tip-score = { $points ->
        [one] { $points } point as of now
       *[other] { $points } points as of now
    }

# The gallery and the legend.
shelf-expansion = Expansion tiles
shelf-hall = Town halls
shelf-road = Road tiles
shelf-colony = Colony boards
shelf-scholar = Scholars
shelf-bishop = Bishops
shelf-station = Missionary stations
shelf-shipment = Shipment tiles
shelf-dock = Docks
shelf-retire = Retire spaces
shelf-resource = Resources
shelf-feat = Feats
shelf-size = Size
shelf-territories = Territories
shelf-set = Set
shelf-set-starting = starting
shelf-set-standard = standard
shelf-price = Costs { $things }
shelf-copies = { $count } in the game
shelf-side = side { $side }
shelf-penalty = the space costs points at the end: { $points }
shelf-order = number { $number } from the “1st” mark
shelf-limit = Room for { $count } in storage
legend-coin = Coins
legend-coin-help = the number says how many
legend-happiness = Points now
legend-happiness-help = taken at once
legend-happiness-end = Points at the end
legend-happiness-end-help = counted after year 3
legend-actions = Actions
legend-export = Shipping
legend-export-help = pay for a shipment tile and take it
legend-conquistador = Conquistador
legend-conquistador-help = one space on its track
legend-religion = Religion
legend-religion-help = one space on its track
legend-trade = Trade
legend-trade-help = pay above, gain below, once
legend-road = Road
legend-road-help = nothing to activate; its settlers may score
legend-retire = Retire
legend-retire-help = the last action of your year
legend-die-white = White die
legend-die-blue = Blue die
legend-monk = Monk
legend-monk-help = recruited at a symbol of the religion track
legend-scholar = Scholar
legend-scholar-help = an ability from now on
legend-bishop = Bishop
legend-bishop-help = scores at the end
legend-missionary-station = Missionary station
legend-missionary-station-help = gives at once
legend-settler = Settler
legend-settler-help = a point for each developed line it stands in
legend-shipment = Shipment
legend-shipment-help = income each time you retire
legend-tree = Tree
legend-tree-help = solo: the mark of a year
legend-terrains = Terrains

# The rules in short, chapter by chapter.
help-1 = Three years. Who has the most points at the end wins: points in play, coins, settlers, scholars, bishops, sets and shipments.
    .title = The aim
help-2 = One action a turn: expand the colony, activate one territory with coins, activate a line with a die, or retire. Sales and purchases are free, any number of them.
    .title = A turn
help-3 = A white die activates its column from top to bottom, a blue one its row from left to right; pips can be changed for a coin each. The die stays on the last vacant territory, which rests until the year ends.
    .title = Dice
help-4 = A double tile costs two wood, a triple one two wood and a grain. Turn it as you like and put it on empty spaces. A row or column without empty spaces is developed: its settlers score at the end.
    .title = Expanding
help-5 = A shipment goes to the dock it was taken from. When you retire, each tile brings the income of its dock. Four tiles at four docks are a set.
    .title = Shipping
help-6 = Steps on the religion track bring monks and blue dice. A scholar helps from now on, a bishop scores at the end, a mission gives at once. A place where rivals stand costs two coins for each.
    .title = Monks
help-7 = Whoever is farthest on the conquistador track scores at the end of the year. Symbols bring gold, which stands for any resource.
    .title = Conquistadors
help-8 = There is room for three of each resource; what is more is sold at once.
    .title = Storage
help-9 = Alone, a hundred points are a victory, and six feats wait. In each year the conquistador must reach the tree of that year.
    .title = The solo game

# Moments, row by row.
told-dice = { $count } white dice
told-tiles = New expansions
told-starts = { $seat } starts.
told-space = space { $number }
told-year-end = Year { $year } ends: the conquistadors
told-final = The final scoring
told-total = Total
told-target = Target
told-target-of = of { $most } points
told-of = { $count } of { $most }
told-tree = Tree of year { $year }: space { $number }
told-tree-reached = Reached: { $points } points at the end of the year
told-tree-missing = { $count ->
        [one] one step more is worth { $points } points
       *[other] { $count } steps more are worth { $points } points
    }
told-feats-won = Feats so far:

# The guided first game, and hints at first meetings.
guide-welcome = This is your colony: six columns, six rows. In three years make it flourish, and earn the most points with trade, faith and conquest.
    .title = Your colony
    .why = A turn is one action: expand, activate with a die or with coins, or retire. That is the whole game, and it grows from there.
guide-expand = You have wood: buy an expansion. A double tile costs two wood; it brings new territories and roads.
    .title = Expand
    .why = More territories in a line mean more from every die that activates it.
    .do = Choose a double tile in the offer.
guide-tile = Turn the tile as you like and put it on empty spaces. Think of the lines that it will fill.
    .title = Put it down
    .why = When a row or column has no empty space left, its settlers score at the end.
    .do = Choose the lit turn, then the lit spaces, or others.
guide-end = After your action you may still sell goods for coins or buy wood and grain. These never cost your action.
    .title = Sell, buy, or end
    .why = Coins can change the pips of a die, so a few in hand are worth much.
    .do = End your turn.
guide-white = A white die from the offer activates the column of its number, from top to bottom. You may use three white dice a year.
    .title = A white die
    .why = The die stays on the last vacant territory, which rests for the year: activate rich columns first.
    .do = Take the white 4 for column 4.
guide-pray = A religion symbol moves you one step on the religion track, and one more for a grain.
    .title = Faith
    .why = The track brings monks, who stay with you, and blue dice, which only you can use.
    .do = Move on.
guide-blue = Your blue die activates a row, from left to right. It is yours again every year.
    .title = Your blue die
    .why = Rows and columns cross: a territory can work twice in a year, unless a die rests on it.
    .do = Use your blue die.
guide-ship = Pay the goods of a shipment and take its tile: points at the end, and a place in your harbour.
    .title = Ship goods
    .why = When you retire, each tile pays the income of its dock. Four tiles at four docks are a set.
    .do = Choose a shipment that you can pay.
guide-single = Without a die you can pay coins for one territory: 1 for the first in the year, then one more each time.
    .title = One territory for coins
    .why = The coin stays there, and the territory rests. Good for the one thing that you still need.
    .do = Pay for one territory.
guide-conquer = A conquistador symbol moves you on the conquistador track. Some spaces bring gold, which stands for any resource.
    .title = Conquest
    .why = At the end of each year the farthest score, then all go back.
    .do = Move on.
guide-monk = Choose where your monk goes: a scholar helps from now on, a bishop scores at the end, a mission gives at once.
    .title = A monk
    .why = Where rivals already stand you pay two coins to each. The best places go early.
    .do = Choose a place for him.
guide-retire = Once nothing is worth an action any more, retire: take one of the retire spaces and the income of your harbour. Then the others finish the year.
    .title = When to retire
    .why = Who retires early has the choice of the spaces; who stays longer has more actions.
guide-alone = You have met all that a turn can be. Fill lines, ship goods, and keep an eye on the two tracks.
    .title = The colony is yours
    .why = A short hint still comes when you meet something new. The whole rules are under Learn, and ? helps at any time.
hint-PrayFurther = A grain buys one more step. Monks and blue dice stand on the marked spaces.
hint-ConquerFurther = One more step can be bought. It is worth it where gold waits or the first place is near.
hint-Trade = The market changes one good as its tile says; what does not fit into your storage is sold.
hint-PayExpansion = Gold may stand for wood or grain: choose what you can spare.
hint-PayShipment = Gold stands for any good of the shipment.
hint-OrderEffects = These happen one after the other, and you choose the order: first what helps the next.
hint-PlaceRoad = A road fills one empty space and may bring a settler.
hint-Gain = Choose what you take; there is room for three of each, the rest is sold.
hint-DoubleDock = One dock pays twice: choose the one with the best tiles.
