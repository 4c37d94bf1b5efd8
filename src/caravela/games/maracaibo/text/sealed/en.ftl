# What a campaign tells only once it has come to it: the page gets these texts one by one, as a position opens them.

# Chapter 1.
chapter-1 = The Drowned Chart
story-1 = The Drowned Chart
story-1-front = In Portobelo the mapmaker Marisol Quint dries a torn sheet by the stove. It shows anchorages no navy knows. Two thirds are missing, and armed men are asking for them.
story-1-back = The strangers flee over the roofs. One drops an oilskin case: it is empty, but it smells of the salt pans of St. Kitts.
story-2 = Salt and Wax
story-2-front = On St. Kitts a salt raker keeps a scrap of parchment as a lucky charm. She will trade it for sound news of her brother, lost at sea.
story-2-back = The brother lives; he sails with a free crew out of Tortuga. The second piece is yours, and it names the third: the lighthouse keeper of Grand Cayman.
story-3 = The Keeper's Price
story-3-front = The keeper of Grand Cayman has burned lamp oil for thirty years without pay. He wants his stores filled before he opens the sea chest.
story-3-back = The chart is whole. It shows refuges of people who escaped the plantations; in the wrong hands it is a death warrant. What do you do with it?
branch-3-1 = Give it back to Marisol and keep silent
branch-3-2 = Copy it first, for your own voyages
story-4 = A Promise Kept
story-4-front = Marisol asks one more thing: carry a sealed letter to the free town in the hills behind Santa Marta, and come back without having been followed.
story-4-back = Abena, who speaks for the free town, breaks the seal and nods. From now on there will be a light on the beach for you.
story-5 = The Second Copy
story-5-front = Copies breed copies. A clerk at La Guaira has one already and is selling it by the inch. Buy him out before the slave patrols do.
story-5-back = You burn the clerk's copies, and after a long look your own. The free town has learned of it; its spokeswoman Abena sends one word: enough.
story-6 = Crews of Tortuga
story-6-front = Captain Rusk, who sells his guns to any flag, wants revenge for the lost chart. You will need people. On Tortuga many would sail under fair articles.
story-6-back = Equal shares, a vote for every hand, care for the wounded: the articles are signed on a barrel head. Tortuga's crews will join you.

# Chapter 2.
chapter-2 = Council of the Coast
story-8 = Smoke on the Coast
story-8-front = Tamaro, a Miskito pilot, reports burnt boats near Puerto Cabezas. Her council meets in three days and trusts no ship. Show that yours is different.
story-8-back = You bring timber and rope instead of promises. The elders count every plank, then make room at the fire.
story-9 = Three Flags at Table
story-9-front = Three crowns claim the coast, and none has asked those who live there. Carry the council's answer to San Juan and wait for a reply.
story-9-back = The crowns offer a licence, the council offers its own seal. Under which will the harbour open?
branch-9-1 = Under the council's seal
branch-9-2 = Under a crown's licence
story-10 = The Council's Seal
story-10-front = A seal needs respect. Rusk's sloop lies off the bar and turns traders away. Persuade him that this harbour has friends.
story-10-back = Rusk withdraws with a broken topmast. Tamaro paints the first leading marks on the rocks.
story-11 = Licence and Levy
story-11-front = The licence arrives with a customs officer who counts even the fish. Find him a reason to be elsewhere when the nets come in.
story-11-back = The officer discovers a passion for orchids and spends his days inland. The council trades as it always did.
story-12 = Leading Marks
story-12-front = A harbour lives by its pilots. Sail the new marks at speed, so that every captain in the Caribbean hears that the channel is safe.
story-12-back = Puerto Cabezas is a town of many languages now. Whoever brings goods is asked a favour in return; there is always another.
story-80 = The Story So Far
story-80-front = A mapmaker's chart has shown you who hides on these coasts, and why. Tortuga's crews sail with you.

# Chapter 3.
chapter-3 = Closed Waters
story-14 = Closed Waters
story-14-front = Rusk has bought a guard ship and a paper to go with it. South of Martinique every hull is stopped and searched; the passage takes three times as long.
story-14-back = You hear his terms from a drunken purser: the paper expires with the season, and Rusk needs provisions more than prizes.
story-15 = Stores at La Guaira
story-15-front = The coast must eat while the passage is shut. Every captain who calls at La Guaira can leave a share of planks, sailcloth and beans.
story-15-back = The warehouse is full; the villages will last the season. Now for the guard ship: buy it off, or blind it?
branch-15-1 = Pay Rusk off
branch-15-2 = Outsail him by night
story-16 = A Purse for a Privateer
story-16-front = Rusk names a sum, then a larger one. Collect it at Matanzas, among people who would rather give it to you than to him.
story-16-back = He takes the purse and leaves the key of the boom chain on the table. Greed, too, keeps its appointments.
story-17 = Dark Lanterns
story-17-front = No moon for three nights. Tamaro can lead the ships past the guard if someone draws its boats away at Port of Spain.
story-17-back = At dawn the guard ship fires at an empty horizon. Thirty sail have passed it in the dark.
story-18 = The Paper Expires
story-18-front = Doña Leonor, the viceroy's auditor, arrives in Portobelo with ink and no patience. Bring her the logs of the ships that were stopped.
story-18-back = Leonor strikes Rusk's name from the list, and the channel is open. She asks who taught you to keep such honest logs.
story-81 = The Story So Far
story-81-front = Puerto Cabezas has opened under its own people's eyes. Captain Rusk has not forgiven you.

# Chapter 4.
chapter-4 = Two Rivers
story-20 = Two Rivers
story-20-front = Families displaced by the patrols look for land nobody has taken by force. Marisol's chart hints at a ridge between two rivers near Cumaná.
story-20-back = The Cumanagoto headman listens for a long time. His people will share the ridge, if the newcomers plant before they build.
story-21 = A Beacon for Baracoa
story-21-front = The settlers' boats come round Cuba's eastern cape at night. Help to raise a beacon at Baracoa, stone by stone.
story-21-back = The beacon burns. On the beach they argue about the plan of the town: first a wall, or first a market?
branch-21-1 = A wall first
branch-21-2 = A market first
story-22 = The Wall
story-22-front = There is stone, but no mason. One sits in the prison of San Juan for a debt that his master made.
story-22-back = The mason laughs when he sees the ridge: half the wall is there already, and God built it. The gate takes him a week.
story-23 = The Market
story-23-front = A market wants its first ship. Load cocoa and indigo at Santa Marta and be seen doing it.
story-23-back = By evening there are forty stalls and one dispute, settled over soup. A town has begun.
story-24 = The River Gate
story-24-front = The town between the rivers sends for its neighbours. Carry the invitation to Martinique, and to everyone on the way.
story-24-back = Those who know the jungle paths may enter the new town; it lies far, but its doors are open and its people busy.
story-82 = The Story So Far
story-82-front = The guard ship is gone. Those it drove away still have no home.

# Chapter 5.
chapter-5 = The Silver Fleet
story-26 = Whispers of Silver
story-26-front = Every tavern counts the same ships: the silver fleet gathers at Portobelo. Leonor wants an honest escort; others want the silver.
story-26-back = You learn the sailing day and, worse, who else has learned it. The fleet will need guns, whatever flag they fly.
story-27 = The Fleet Assembles
story-27-front = Twenty-two sail at anchor. Whoever fights well may now place a nation's escort at the head of the silver fleet.
story-27-back = A miners' petition is found nailed to the flagship's rudder: the silver was dug by people who were never paid. Do you carry it to the auditor, or to the crowd?
branch-27-1 = To the auditor
branch-27-2 = To the crowd
story-28 = Leonor's Ledger
story-28-front = The auditor needs witnesses who are not afraid. Find the overseer's clerk; he hides on Tortuga under his mother's name.
story-28-back = A tenth of the silver is set aside for wages. It is only a tenth; it is also the first.
story-29 = Bells of Portobelo
story-29-front = The petition is read from the church steps, and the dockers put down their loads. Keep the peace until someone listens.
story-29-back = After four days the fleet's captains pay the dockers double. The miners are far away, but they will hear of it.
story-30 = Wind from the East
story-30-front = The fleet sails. Rusk's ships hang on the horizon like gulls. See it safely past Grand Cayman.
story-30-back = The last sail sinks below the horizon. In Cartagena, meanwhile, a sailor complains of a headache and asks for water.
story-83 = The Story So Far
story-83-front = A new town stands between two rivers. Far to the west, silver is being loaded.

# Chapter 6.
chapter-6 = Fever
story-32 = Fever
story-32-front = Yellow flags over Cartagena. Shops are shuttered, the hospital overflows, and at Santa Marta the first doors are chalked.
story-32-back = Brother Anselm, a physician who no longer sleeps, writes a list on your sleeve: water, bark, lime, and anyone who can carry.
story-33 = The Cordon
story-33-front = Portobelo falls silent too. The governor orders the roads cut, and the poor are on the wrong side of the rope.
story-33-back = Food for those inside, or passage for those outside? There are not enough ships for both.
branch-33-1 = Feed those inside
branch-33-2 = Take those outside aboard
story-34 = Bread over the Rope
story-34-front = Baskets go over the rope by night. The fever goes with the baskets: La Guaira has its first sick.
story-34-back = Nobody starved inside the cordon. It is written on no monument, only in the parish book, among those who lived.
story-35 = The Third Crossing
story-35-front = Two hundred people wait on the beach. On the third crossing a child burns with fever; Grand Cayman closes its landing.
story-35-back = The child lives. The families settle where they can, and some of them will never forgive the sea, nor you, nor themselves.
story-36 = Chalk and Lime
story-36-front = Anselm has noticed that houses with clean cisterns stay well. Clean one quarter from end to end and prove him right.
story-36-back = In one quarter the chalk marks are washed away. It is a beginning; the herb women of the hills know the rest.
story-84 = The Story So Far
story-84-front = The silver fleet has sailed. It left something behind in Cartagena.

# Chapter 7.
chapter-7 = The Healers
story-38 = The Healers' Store
story-38-front = At San Juan the healers Abena has sent gather bark, roots and clean linen. Every ship can add its bundle.
story-38-back = The store is full, and so is the copybook in which Anselm writes down, for the first time, the names of those who taught him.
story-39 = The Hill Remedy
story-39-front = The remedy works if it is brewed within a day of cutting. Carry it fresh from Martinique to the sick.
story-39-back = A merchant offers to buy the recipe and sell it by the drop. The healers ask what you would do.
branch-39-1 = Print it and give it away
branch-39-2 = Sell it and build a hospital
story-40 = Broadsheets
story-40-front = The printer of Puerto Plata will set the type if you bring paper and keep the merchant's men out of his shop.
story-40-back = A thousand sheets, four languages. By the next tide the merchant's price has fallen to nothing.
story-41 = A Hospital of Stone
story-41-front = The money is counted twice and guarded thrice. Take it to the builders at Santo Domingo.
story-41-back = Forty beds under one roof, and over the door, at the healers' wish, no name at all.
story-42 = White Flags
story-42-front = One ship must enter Cartagena harbour first and show that it is safe. The pilots are drawing lots.
story-42-back = Bells at noon. The last chalk is scrubbed from the last door, and the market of Cartagena opens.
story-85 = The Story So Far
story-85-front = The fever holds four places. The healers of the hills have agreed to help.

# Chapter 8.
chapter-8 = The Lake City
story-44 = The Lake Letters
story-44-front = Letters arrive from Granada, the city on the inland lake: its fair has been cut off since a toll baron chained the river San Juan.
story-44-back = The chain is old; its warden is older, and owed eleven years of wages. There are several ways to open a lock.
story-45 = Flatboats
story-45-front = Sea ships cannot climb the rapids. At Grand Cayman the shipwrights build flatboats for whoever brings them cloth and timber.
story-45-back = The flatboats are ready. The warden will drop the chain for his wages; the rowers say they could cut it for nothing.
branch-45-1 = Pay the warden his due
branch-45-2 = Cut the chain
story-46 = Eleven Years
story-46-front = Wages are a matter of record. The pay rolls lie in the customs house of Martinique, under a sleeping dog.
story-46-back = The warden signs for his money, drops the chain into the river himself and asks for a passage home.
story-47 = Saws by Night
story-47-front = A saw makes noise. Fireworks for a saint nobody has heard of, at Portobelo, would make more.
story-47-back = Saint Nobody is celebrated until dawn. In the morning the chain lies in two pieces, very neatly.
story-48 = The Inland Sea
story-48-front = One more bend and the river opens. Send your best guide ahead and follow the herons.
story-48-back = Granada's towers stand on the water. The fair resumes; so does the quarrel over whose guns shall guard it.
story-86 = The Story So Far
story-86-front = The chalk is gone from the doors. Letters come from an inland sea.

# Chapter 9.
chapter-9 = The Shining Hill
story-50 = The Shining Hill
story-50-front = A nugget the size of a thumb is passed round in Port Royal. Within a week the strait to Jamaica is crowded with fools; every crossing takes three times as long.
story-50-back = The nugget came from a hill the free town holds sacred. Abena does not shout; that is how you know it is serious.
story-51 = Watch Posts
story-51-front = Watch posts above Santa Marta would tell friend from fool. Each needs a person you trust.
story-51-back = From the posts you see it clearly: an old gallery, and fresh digging. Open the mine under fair rules, or close it for good?
branch-51-1 = Open it under fair rules
branch-51-2 = Close it for good
story-52 = Fair Digging
story-52-front = The free town sets the rules: no one digs unpaid, no one digs at the spring. Crowns will fight over the rest.
story-52-back = The mine pays wages every Saturday. Men who came to steal have learned to sign their names.
story-53 = The Sealed Gallery
story-53-front = Closing a mountain is work. At Port of Spain the free crews load stone and powder; lend them your guns while they do.
story-53-back = A dull thump, dust, birds. Where the gallery was, children will plant cassava.
story-54 = Fools' Homecoming
story-54-front = The gold rush needs an ending that people can laugh at. Bring the tale to Tortuga before the next dreamers sail.
story-54-back = By the third telling the nugget was brass all along. The strait is empty again, but the sky over it looks wrong.
story-87 = The Story So Far
story-87-front = Granada's fair is open again. In Port Royal someone shows a nugget.

# Chapter 10.
chapter-10 = The Year of Storms
story-56 = The Year of Storms
story-56-front = The wind turns in the wrong month. North of Grand Cayman the sea stands like a wall and costs every ship dear.
story-56-back = Matanzas has lost its roofs. Help first; there will be time for blame when everyone is dry.
story-57 = Roofs of Matanzas
story-57-front = Beams, nails, sugar for the carpenters. Each ship that stops can raise one roof.
story-57-back = The last roof is on. The storm left other wrecks: Rusk's flagship, dismasted, drifts with ninety people aboard.
branch-57-1 = Tow the ship in
branch-57-2 = Take off the crew, let the ship go
story-58 = The Tow
story-58-front = A long cable and longer nerves. Bring Rusk's hull to Cozumel before the next squall.
story-58-back = Rusk stands on the quay with his hat in his hands and cannot find the word. Tamaro tells him it is thanks.
story-59 = Ninety Souls
story-59-front = Boats out, in a sea that wants them back. Row fast.
story-59-back = Eighty-nine, and the cook's cat. Rusk goes last, as a captain should; you had not expected it of him.
story-60 = What the Sea Uncovered
story-60-front = The surge has bared old stones in the bay of San Juan del Norte: a shrine of the river people. Scholars and robbers are both on their way.
story-60-back = The river people take charge of their shrine. Visitors who come in respect are welcome, and come away changed.
story-88 = The Story So Far
story-88-front = The gold fever is over and the mine has rules. The sky looks wrong.

# Chapter 11.
chapter-11 = The Free Harbour
story-62 = The Free Harbour
story-62-front = Abena, Tamaro, Anselm and Leonor sit at one table for the first time. The plan: a harbour at Cozumel where nobody is property.
story-62-back = Three crowns will have to look the other way, at the same moment. Leonor says that this is the one thing crowns do well.
story-63 = Piles and Planks
story-63-front = The quay of Cozumel is built by those who will use it. Ships that pass by without helping pay a toll for the lamp.
story-63-back = The quay stands. One question is left, and it is put to the vote: who shall keep the peace here?
branch-63-1 = A council of all who live here
branch-63-2 = Rusk, who owes us his life
story-64 = The Long Table
story-64-front = A council needs a table, and a table needs food. Bring cocoa and sugar, and sit down wherever there is room.
story-64-back = It takes four hours to decide the price of bread. Nobody leaves. That is how it should be.
story-65 = The Wolf at the Gate
story-65-front = Rusk accepts, on trial. Sail one patrol with him and watch his hands.
story-65-back = He boards a slaver off Tortuga and opens the hatches himself. He does not speak all the way home.
story-66 = Marisol's Last Sheet
story-66-front = Marisol Quint has drawn the whole sea once more, with every name its peoples give it. She asks you to carry the sheet round, one last time.
story-66-back = The sheet hangs in the harbour hall of Cozumel. At its lower edge, very small, stand the names of your ships. The campaign is over; the sea is not.
story-89 = The Story So Far
story-89-front = The storms have passed and enemies have pulled each other from the sea. It is time to build.

# Legacy tiles.
tile-l1 = Open harbour
tile-l2 = Guarded strait
tile-l3 = Plague in Cartagena
tile-l4 = Town between the rivers
tile-l5 = Free crews
tile-l6 = Silver fleet
tile-l7 = City on the lake
tile-l8 = Gold mine
tile-l9 = River shrine
tile-l10 = Common store
tile-l11 = Beacon of Baracoa
tile-l12 = Healers' store
tile-l13 = Flatboat yard
tile-l14 = Watch posts
tile-l15 = Stone barges
tile-l16 = New roofs
tile-l17 = Free quay
tile-l20 = Fever in Santa Marta
tile-l21 = Fever in Portobelo
tile-l22 = Fever in La Guaira
tile-l23 = Fever on Grand Cayman
tile-l24 = Crowded strait
tile-l25 = Storm wall

# Their spaces for markers.
slot-l6-10 = Silver fleet (10)
slot-l6-11 = Silver fleet (11)
slot-l8-8 = Gold mine (8)

# C cards.
project-c90 = Free Pilot
project-c91 = Council Trader
project-c92 = Ridge Farmers
project-c93 = Gate Warden
project-c94 = Hill Healer
project-c95 = Lake Fair
project-c96 = Watch Captain
project-c97 = Shrine Guardian

# Places of legacy tiles, and the arms of the route by them.
location-9a = Cumaná
    .at = at Cumaná
    .to = to Cumaná
location-16a = Granada
    .at = at Granada
    .to = to Granada
arm-9a = Cumaná
    .by = by Cumaná
arm-16a = Granada
    .by = by Granada
arm-14-16a = Cartagena and Granada
    .by = by Cartagena and Granada
arm-10-14-16a = La Guaira, Cartagena and Granada
    .by = by La Guaira, Cartagena and Granada
