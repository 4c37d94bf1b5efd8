# The page: what every table says, whatever the game.

# The header of the site.
site-places = The site
site-play = Play
site-games = My games
site-learn = Learn
site-gallery = Gallery
site-about = About
site-waiting = { $count ->
        [one] One game waits for you
       *[other] { $count } games wait for you
    }

# The start page.
page-hero = Set sail for the New World
page-hero-help = Alone, with friends, or against bots, in your browser. In Portuguese, French and English.
page-your-tables = Your tables
page-all-tables = All my games ({ $count })
page-start-new = Start a new game
page-play = Play
page-watch = Watch
page-open = Open
page-your-turn = Your turn
page-your-turn-to = Your turn: { $what }
page-table-chapter = { $title }, { $chapter }
page-table-waits = Waiting for others
page-table-waits-for = Waiting for { $name }
page-table-open = Waiting for somebody to sit down
page-table-alone = Alone
page-table-won = You won, { $points } to { $second }
page-table-lost = Not won, with { $points } points
page-table-winner = { $name } won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-play-now = Play now
page-play-now-of = Play now: { $title }
page-choose-game-help = The set-up form of the chosen game stands after the games.
page-play-now-help = You against two bots, by the rules for a first game
page-length = Length
page-bots = bots
page-record-hint = Have the record of a game or a campaign? Drop the file here, or
page-record-open = open it
page-record-drop = Drop the record to replay it
page-record-opened = Opening the game
page-new-game = New game
page-players = Players
page-seats = Seats
page-rules = Rules
page-friend = A friend
page-guest = Guest
page-your-name = Your name
page-name-of = Name of { $name }
page-kind-of = Who plays { $name }
page-kind-me = You
page-kind-link = Friend, by link
page-kind-here = At this screen
page-bot-level = Bot, { $level }
bot-uniform = by chance
bot-uniform-help = Any option, without a thought.
bot-greedy = hasty
bot-greedy-help = Takes what looks best one choice ahead.
bot-novice = novice
bot-novice-help = Looks one choice ahead, overlooks much, and lets newcomers win.
bot-casual = casual
bot-casual-help = Looks one choice ahead, and overlooks what counts in the end.
bot-solid = solid
bot-solid-help = Looks one choice ahead, with care.
bot-strong = strong
bot-strong-help = Thinks its own turn through and a little further.
bot-expert = expert
bot-expert-help = Knows from thousands of games what pays in the end.
bot-master = master
bot-master-help = Tries its ideas out again and again.
bot-planner = planner
bot-planner-help = The yardstick of all others: plans ahead.
page-bot-at-once = Answers at once.
page-bot-time = Thinks up to { $seconds } s about a choice.
page-bot-rating = Rated { $rating } in { $games } games.
page-bot-rating-at = Rated { $rating } in { $games } games at { $seconds } s a choice.
bot-styled = { $level }, { $style }
page-style-of = Style of { $name }
page-style-none = Any style
page-all-settings = Change all { $count } settings
page-spectators = Spectators
page-spectators-help = Whoever has the link may watch.
page-start = Set sail
page-to-table = To the table
page-no-server = The server does not answer
page-no-server-help = It may be restarting. Nothing is lost: every choice is saved before anyone sees it.

# My games.
page-tables-mine = Your turn
page-tables-others = Waiting for others
page-tables-over = Finished
page-trials = Trials from this game
page-trial-from = Trial from choice { $number }
page-no-games = You have not sat down at a table yet.
page-remove = Remove
page-remove-of = Remove: { $names }
page-remove-title = Remove this game?
page-remove-alone = It is gone for good, with all its choices.
page-remove-others = The others play on, and a bot plays for you. Open the link of the table to come back to your seat.
page-remove-listed = It leaves your list. For the others it stays, and its link still leads there.
page-removed = The game is removed.

# The table's frame.
page-home = Start page
page-trial = trial
page-to-origin = Back to the game
page-saved = saved
page-offline = offline
page-help = Help
page-language = Language
page-theme = Light or dark
page-menu = Menu
page-log = Log
page-views = Views
page-board = Board
page-offer = Events and offers
page-offers-here = offers here
page-key = Legend
page-mine = My board
page-others = Players and log
page-desk = Your desk
page-zoom-in = Closer
page-zoom-out = Further away
page-zoom-fit = Whole board
page-points = Points
page-seat-open = open seat
page-seat-mine = you
page-seat-same = at this screen
page-seat-here = here
page-seat-away = away
page-thinks = thinking
page-take-seat = Sit down here
page-come-back = Come back to your seat
page-sit-down = Sit down
page-spectator = Spectator

# The desk.
page-thinking = { $seat } is thinking
page-absent = { $seat } is away
page-waiting-for-open = Nobody plays { $seat } yet
page-pass-to = Pass the screen to { $name }
page-pass-help = What only { $name } may see stays covered until then.
page-i-am = I am { $name }
page-not-here = { $name } is not here: let a bot play
page-wait = One moment
page-wait-help = You can look around, and plan.
page-next = { $seat } is next.
page-next-you = You are next. You can look around, and plan.
page-watching = You are watching.
page-watching-bots = You are watching. A bot plays on for you.
page-choose-here-help = Choose on the board, or here.
page-choose-tab-help = Here, or behind a tab with a dot.
page-choose-list-help = Choose here.
page-pair = { $name }: { $value }
page-let-go-of = Let go: { $name }
page-changed = Changed: { $name } instead of { $other }.
page-to-choice = To the choice
page-options-count = { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
page-more-options = { $count } more
page-one-by-one = All { $count } choices
page-one-at-a-time = One at a time
page-skip = Skip
page-undo = Undo
undo-luck = Something new was revealed
undo-others = Others have chosen since
undo-start = Nothing to take back
undo-ask = The others must agree
undo-over = The game is over
undo-asked = Someone else asks already
undo-unasked = Nobody asks any more
page-undo-asked = { $seat } asks to take back { $count ->
        [one] the last choice
       *[other] the last { $count } choices
    }.
page-undo-asked-mine = You have asked the others; the game goes on meanwhile.
page-undo-agreed = You have agreed; the others are asked.
page-undo-refused = Not everybody agrees to take it back.
page-undone = The last choice was taken back.
page-agree = Agree
page-refuse = No
page-cut = Connection lost, trying again
page-cut-help = Nothing is lost: your last choice is saved.
page-cut-unsent = Your last choice may not have arrived; you will see when the connection is back.
page-not-arrived = Your choice did not arrive. Please choose again.
page-try-now = Try now
page-reconnected = Connected again.
page-stale = Someone was quicker; here is how the table stands now.
page-points-now = Points as the game stands
page-points-now-help = Pale: not scored yet; so many it would be if the game ended now.
page-moment = What happens
page-moment-help = Watch what happens; Space goes on.
page-moment-touch = Watch, or skip it.
page-go-on = Go on
page-key-space = Space
page-skip-all = Skip all
page-moments-left = { $count } to read
page-you = You
page-automa-named = Automa { $name }
page-name-you = { $name } (you)
page-you-named = You, { $name }
page-steps = Show the steps
page-recall = Show this moment again
page-more-deeds = and { $count } more
page-since = Since your last move
page-since-title = What the others did
page-since-count = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
page-for-you = For you
page-nothing-lost = Nothing lost, nothing gained.
page-watch-turns = { $count ->
        [one] Watch the turn
       *[other] Watch the { $count } turns
    }
page-every-step = Every step
page-usual = Done: { $name }
page-ask-everything = Ask me everything
page-ask-everything-help = Else the page gives the answers that everybody gives.
page-look = Follow whoever plays
page-look-help = Their board is in sight while they play.
page-call = When it is my turn
page-call-title = Your turn in { $title }
page-call-mark = Title and mark of the tab
page-call-mark-help = They tell it at a glance.
page-call-always = always
page-call-bell = A bell
page-call-bell-help = It rings once when the page is out of sight.
page-call-message = A message of the browser
page-call-message-help = When the page is out of sight. The browser asks you first.
page-call-shake = Vibration
page-call-shake-help = When the page is out of sight.
page-call-blocked = blocked
page-call-blocked-help = The browser does not allow it. The sign beside the address changes that.
page-extras = { $count ->
        [one] { $count } free action
       *[other] { $count } free actions
    }
page-extras-help = You may do this now, beside what is asked; the question stays.
page-pick-needed = { $count } needed
page-odds-name = Chance of success
page-odds = { $good } of { $all } cases succeed
page-unknown = Something will be learnt: only what is sure is shown.
page-unknown-brief = something new
page-least = The least: { $name }
page-most = The most: { $name }
page-one-less = One less: { $name }
page-one-more = One more: { $name }
page-pick-more = One more: { $name }
page-pick-fewer = One fewer: { $name }
page-pick-of = of { $count }
page-pick-title = Pick a set
page-pick-none = None
page-pick-all = All
page-pick = Choose{ $count ->
        [0] {""}
        [one] {" "}this one
       *[other] {" "}these { $count }
    }
page-picked = { $count ->
        [0] none chosen
       *[other] { $count } chosen
    }
page-picked-of = { $count } of { $most } chosen
page-winner = { $name } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-winners = { $name } win together with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-over-help = The game is over. Every position can be looked at again.

# The end.
page-scores = Scores
page-score-title = { $name } wins
page-score-title-many = { $name } win together
page-winner-mark = winner
page-board-of = The board of { $name }
page-reason = Reason
page-total = Total
page-at-least = At least { $points }
page-hidden-points = What lies hidden until the end is not counted
page-bars = Points by reason, a bar for each player
page-look-at-board = Look at the board
page-replay = Replay
page-again = Play again
page-share = Share

# Looking back.
page-replay-at = Choice { $number } of { $last }
page-replay-help = Arrow keys go by choice, with Shift by turn; Page keys further.
page-step-first = To the start
page-step-back = One choice back
page-step-forward = One choice on
page-step-turn-back = Back to the start of the turn
page-step-turn-on = To the next turn
page-step-to = To { $place }
page-replay-pace = Pace
page-step-last = To the end
page-play-on = Play on by itself
page-pause = Pause
page-position = Position
page-try = Try from here
page-back-to-table = Back to the table

# The menu and its dialogs.
page-invite = Invite
page-invite-help = Send this link. Whoever opens it can take an open seat, without an account.
page-table-link = Link to this table
page-take-along = Play on another device
page-take-along-help = Open the link there: your seat moves along, and this device may watch. Tell nobody else.
page-link-lonely = This link opens on this computer only: the table is not hosted for others. The README tells how to host it (“Hosting”).
page-copy = Copy
page-copied = Copied. Send it to your friends.
page-copied-secret = Copied. Open it on your other device.
page-record = Download the record
page-resign = Leave the seat to a bot
page-resign-title = Leave your seat to a bot?
page-resign-body = The bot plays on at once. You can come back while the game runs.
page-resign-do = Leave it
page-resign-seat = Leave { $name }
page-replace = Let a bot play
page-replace-title = Let a bot play for { $name }?
page-replace-body = It sits down as soon as everybody present agrees. { $name } can come back.
page-replace-asked = You agree; the others are asked.
page-replace-done = A bot plays for { $name } now.
page-replace-wish = { $seat } wants a bot to play for { $seat2 }.
page-pace = Others' moves
page-pace-slow = Slow
page-pace-calm = Calm
page-pace-brisk = Brisk
page-pace-still = Still
page-back = Back
page-close = Close
page-chat = Chat
page-chat-say = Say something
page-chat-send = Send
page-chat-closed = Only players talk here.

# Help.
page-help-offered = What glows can be clicked. A choice is made part by part: first the figure, then its place.
page-help-prompt = The line at the bottom says what to do, and offers every choice as a button too.
page-help-tooltip = Rest the pointer on a thing to read what it does; on a phone, press long.
page-help-whynot = Click what does not glow, and you read what it is and why it can't be chosen now.
page-help-zoom = Wheel or two fingers zoom the board, dragging moves it, a double click shows all of it.
page-help-undo = Undo is free until something new was revealed or another person has chosen. Alone you can always go back.
page-help-rules = The game in short
page-help-keys = Keys
page-key-choose = 1 – 9
page-key-choose-help = take that choice
page-key-arrows = ← ↑ ↓ →
page-key-arrows-help = go from thing to thing, with Shift also to what is not lit; Enter picks
page-key-enter = Enter
page-key-enter-help = make what is held
page-key-extras = E
page-key-extras-help = what else may be done
page-key-advice = H
page-key-advice-help = ask for a hint
page-key-escape = Esc
page-key-escape-help = let go of what is picked
page-key-undo = Ctrl Z
page-key-undo-help = undo
page-key-skip = Space
page-key-skip-help = skip what the others did
page-key-help = ?
page-key-help-help = the rule of what you look at, or this help
page-key-standings = S
page-key-standings-help = points as the game stands
page-key-search = /
page-key-search-help = search rules and components

# Learning.
learn-title = Learn the games
learn-lead = The rules in our own words, with the pieces of the table. Start with the aim and a round; look up the rest when you meet it.
learn-rules = Rules
learn-rule = Read the rule
learn-show = Show on my board
learn-all-rules = All the rules
learn-contents = Contents
learn-to-gallery = All components
learn-anchor = Link to “{ $title }”
learn-turn = Previous and next chapter
learn-search = Search rules and components
learn-search-short = Search
learn-found = Found
learn-nothing-found = Nothing found.
learn-missing = There is no such page
learn-missing-help = Look at the link again, or choose a place above.

# The gallery and the legend.
gallery-lead = Every component with its full text, made from what the rules of the table know about it.
gallery-now = For you, now
gallery-not-now = It plays no part in what you choose now.
gallery-search = Search names and texts
gallery-kinds = Kinds
gallery-count = { $count } of { $all }
legend-title = Legend of icons
legend-marks = Marks
legend-offered = You may click this
legend-offered-help = nothing else is gold
legend-chosen = Chosen
legend-chosen-help = click again to let go
legend-last = Last move
legend-last-help = what changed just now
legend-disabled = Not possible now
legend-disabled-help = the tooltip says why

# About.
about-lead = A digital table for board games of the Age of Discovery.
about-what = What it is
about-what-text = Caravela plays the games by their full rules: what is not allowed is not offered, luck is drawn by the table, and every choice is saved before anyone sees its result. A finished game can be replayed move by move.
about-play = How to play
about-play-text = Alone against bots, several people at one screen, or with friends by a link; no account is needed. What glows can be chosen, and the line at the bottom says what to do.
about-languages = Languages
about-languages-text = English, Brazilian Portuguese and French, everywhere: at the table, in the rules, in the gallery. The language can be changed at any moment.
about-privacy = Privacy
about-privacy-cookie = One cookie tells the server which seats are yours. Language, theme and pace are kept in your browser.
about-privacy-games = Kept on the server: the games, the names that players gave themselves, and what was said at the table.
about-privacy-nobody = No advertising, no counting of visitors, and nothing is loaded from other sites.
about-credits = On what it stands
about-games = The games belong to their authors and publishers. Caravela ships none of their text and none of their art: every sentence and drawing here is its own. If you like a game, buy the box.
about-credits-code = Caravela: MIT licence.
about-credits-fonts = Typeface Alegreya: SIL Open Font License 1.1.
about-credits-lit = lit-html, for drawing the page: BSD licence.
about-credits-fluent = Fluent, for its texts: Apache License 2.0.
about-credits-server = Litestar, msgspec, SQLAlchemy, Alembic and uvicorn, for its server.

# What can go wrong.
page-no-table = There is no such table
page-no-table-help = Look at the link again, or start a new game.
page-no-position = There is no such position
page-no-position-help = The game has not come that far, or the choice was taken back.
page-broken-table = This game can no longer be played
page-broken-table-help = The rules have changed since, and its choices do not fit them any more. Its record can be downloaded.
page-closed-table = This table is closed to spectators
page-closed-table-help = Only those who play here can look at it.
error-title = That did not work
error-unknown = That did not work.
error-not-offered = That is not on offer now; here is how the table stands.
error-not-your-seat = That is not your seat.
error-seat-taken = Someone else was quicker; the seat is taken.
error-one-seat = You play here already; the open seats are for others.
error-seat-present = That player is here.
error-replace-too-soon = That player was here just now; wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
error-replace-unasked = Nobody asks for a bot any more.
error-game-over = The game is over.
error-set-up = These settings do not go together.
error-record = This record cannot be opened.
error-record-running = This is the record of a game that was still running: without its seed it cannot be replayed.
error-record-line = Line { $line } is wrong.
error-no-record = A copy has no record.
error-too-many = Too many at once; wait a moment.
error-no-room = The server cannot keep anything just now; nothing has changed. Try again later.
error-too-big = That is too big.

# What a master would do.
page-advice = Hint
page-advice-master = What would a master do here?
page-advice-thinking = A master thinks about it
page-advice-best = best
page-advice-as-good = as good
page-advice-less = { $points } points
page-advice-margin = ± { $points }
page-advice-help = Expected points beside the best, and what you would have more or less of later on.
page-advice-chosen = chosen
error-no-advice = Hints are for games against bots, and for games that are over.

# The guided first game.
page-guide = Guided first game
page-guide-of = Guided first game of { $title }
page-guide-help = A real game with a coach at your side, about ten minutes until you are on your own.
page-guide-resume = Go on with the guided game
page-guide-step = First game · step { $number } of { $count }
page-guide-why = Why?
page-guide-next = Next
page-guide-end = Finish
page-guide-leave = Leave
page-guide-leave-help = Leave; the menu brings the guide back
page-guide-left = The guide waits in the menu (≡).
page-guide-fold = Fold the card
page-hint-new = New to you
page-hint-got = Got it
page-hint-none = No more hints
page-hints = Hints at first meetings

# Campaigns.
page-kind-of-game = What do you play?
page-single-game = Single game
page-campaign = Campaign
page-campaign-name = Name of the campaign
page-campaign-name-help = The Tuesday crew
page-campaign-of = Campaign of { $title }
page-your-campaigns = Your campaigns
page-campaign-running = Game { $number } is being played.
page-campaign-between = Game { $number } is over; game { $next } can begin.
page-campaign-over = Told to its end, in { $number ->
        [one] one game
       *[other] { $number } games
    }.
page-campaign-go-on = Go on
page-campaign-won = Won by { $name }
page-table-campaign = { $name }, game { $number }
page-to-campaign = To the campaign
page-campaign-next = The campaign goes on at another table.
page-logbook = Logbook
page-next-game = Game { $number }
page-play-next = Play the next game
page-play-next-same = Play on with the same people
page-change-seats = Change who sits
page-kind-again = { $name }, as before
page-archive = What the sea keeps
page-archive-empty = Nothing has changed on the sea yet.
page-archive-over = The story is told; the sea is as it was.
page-game-number = Game { $number }
page-results = Results
page-won = won
page-campaign-export = Save as a file
page-campaign-remove = Remove the campaign
page-campaign-remove-title = Remove this campaign?
page-campaign-remove-alone = It is gone for good, with all its games. Save it as a file first if you want to go on with it elsewhere.
page-no-campaign = There is no such campaign
page-no-campaign-help = Perhaps it was removed, or the link is not whole.
page-closed-campaign = This campaign is closed
page-closed-campaign-help = Only those who play in it may look.
error-campaign = This campaign cannot be opened.
error-campaign-goes-on = Somebody was quicker: the next game has been made.
error-game-running = The last game is not over yet.
error-campaign-over = The campaign has been played to its end.
