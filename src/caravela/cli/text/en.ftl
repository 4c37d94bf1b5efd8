# What the table in the terminal says, in every game.
table-human = { $seat } (you)
table-bot = { $seat } ({ $bot })
table-players = At the table: { $list }
table-settings = Settings: { $list }
table-setting = { $name }: { $value }
table-hint = Type the number of an option, or help.
table-log = What happened
table-log-empty = Nothing has happened yet.
table-chose = { $seat }: { $label }
table-undone = Taken back: { $label }
table-undo-empty = There is nothing to take back.
table-saved = Saved as { $file }
table-exists = { $file } exists already; type save! { $file } to overwrite it.
table-unwritable = { $file } can't be written: { $problem }
table-save-how = Type a file name too, such as save game.txt
table-kept = Every choice of this game is kept. To go on with it:
table-kept-over = The record of this game is kept in
table-unknown = “{ $input }” fits no option. Type a number from 1 to { $count }, words of an option, or help.
table-unknown-over = “{ $input }” is no command. Type help to see them.
table-several = Several options fit “{ $input }”:
table-left = Good-bye.
table-over = The game is over
table-total = Total
table-winners = { $count ->
        [0] Not won this time.
        [one] { $list } wins.
       *[other] { $list } share the victory.
    }
table-after = Type undo, log, save FILE or quit.
command-board = board
command-log = log
command-undo = undo
command-save = save
command-help = help
command-quit = quit
help-title = Help
help-number = 7
help-number-text = choose option 7
help-words = soldier dock
help-words-text = choose the option with these words; if several fit, they are listed
help-board-text = show the whole board
help-log-text = show all that has happened
help-undo-text = take back your last choice, as often as you like
help-save = save FILE
help-save-text = write the game to a file; caravela play --text --resume FILE continues it
help-quit-text = leave the table; the game is kept
table-campaign = { $name }: game { $number } of the campaign
table-campaign-next = The campaign is kept. To play its next game:
table-campaign-over = The campaign is over. To hear it told:
campaign-game = Game { $number }
campaign-scores = Points
campaign-read = Read by { $reader }: { $text }
campaign-decided = Decided: “{ $branch }” ({ $list })
campaign-voted = For “{ $branch }”: { $list }
campaign-story = Story cards laid out
campaign-tile = Legacy tiles in play
campaign-running = Game { $count } is under way.
campaign-between = { $count ->
        [one] One game has been played; the story goes on.
       *[other] { $count } games have been played; the story goes on.
    }
campaign-over = { $count ->
        [one] The story has been told to its end in one game.
       *[other] The story has been told to its end in { $count } games.
    }
