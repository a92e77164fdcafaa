## The page in the browser: the house, the room round every board, its dialogs.

web-house-title = Tabla
web-house-line = Five games, one table.
web-about-santorini = Move, build, climb: the first on the third level wins.
web-about-mice = Nine men each; three in a line take one away.
web-about-scrabble = Seven letters, one board, and a word for everything.
web-about-jewels = Swap two stones, and let the runs fall.
web-about-jamb = Five dice, three throws, thirty fields to fill.
web-play = Play
web-continue = Continue
web-play-game = Play { $game }
web-to-house = To the house
web-to-scorer = Score a Scrabble game from its files
web-lost = Nothing to see here
web-unreachable = The server does not answer. Is it still running?
web-server-away = The server is away. The house and the rules can be read meanwhile; games go on when it is back.
web-loading = The data of the game are on their way: { $percent } %
web-needs-script = Tabla needs JavaScript in the browser.
web-went-wrong = Something went wrong.
web-and-more =
    { $count ->
        [one] { $reason }; and { $count } more reason
       *[other] { $reason }; and { $count } more reasons
    }

# The top bar

web-language = Language
web-theme-auto = Colours: as the system
web-theme-light = Colours: light
web-theme-dark = Colours: dark
web-sound-on = Sound: on
web-sound-off = Sound: off
web-sound-ask = Sound?
web-help = Keys
web-close = Close
web-state-here = Connected
web-state-away = Connecting again …

# A new game

web-new-game = New game
web-new-of = New game of { $game }
web-who-plays = Who plays?
web-how-many = How many play
web-person = Person
web-seat = Player { $seat }
web-name-of = Name of player { $seat }
web-strength = Strength
web-level = Level
web-depth = Turns ahead
web-time-a-move = Time for each turn
web-player-with = { $player }, { $detail }
web-pace-depth = depth { $depth }
web-pace-time = { $time } a turn
web-pace-nodes =
    { $nodes ->
        [one] { NUMBER($nodes) } node a turn
       *[other] { NUMBER($nodes) } nodes a turn
    }
web-seconds = { $time } s
web-minutes = { $time } min
web-swap-seats = Swap seats
web-step-by-step = Computers wait for you at every turn
web-shared-dice = The same throws for everybody
web-agreed = What is agreed
web-clock = Clock
web-no-clock = Without a clock
web-clock-both = { $time } and { $increment } a turn
web-clock-each = For each player
web-clock-moves = For every move
web-clock-move = { $time } for every move
web-clock-form = As in '20m+10s'
web-other-time = Another …
web-board = Board
web-board-random = New
web-board-contest = Contest
web-board-file = From a file
web-contest-board = Board of the contest
web-choose-file = Choose a file, or drop it here
web-time-limit = Time limit
web-no-limit = Without a limit
web-minutes-seconds = Minutes and seconds
web-words-language = Words
web-lexicon = Word list
web-challenge = Words that are not in the list
web-challenge-void = cannot be played
web-challenge-double = can be challenged
web-generator = What throws the dice
web-storage = Storage of the talon
web-jamb-is-ful = Five equal dice count as ful
web-jamb-is-poker = Five equal dice count as poker
web-friend-odds = The friend goes by
web-friend-odds-exact = the exact chance
web-friend-odds-source = the source's figure
web-friend-threshold = Chance that the friend wants
web-more = More
web-seed = Seed
web-seed-note = The same seed, the same game.
web-position = Position
web-load-file = Open a game from a file

# At the table

web-to-move = to move
web-thinking = thinking …
web-queued = The computers are busy: place { $place } in the queue
web-won = the winner
web-away = not here yet
web-watching = You are watching
web-rename = Change the name
web-ok = Done
web-no = No
web-points = points
web-moves = Moves
web-moves-played =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
web-at-start = The start.
web-played = Move { $number }, { $player }: { $move }.
web-first = To the start
web-back = One move back
web-next = One move on
web-last = To the newest move
web-play-on = Play on from here
web-branch-of = Branched off after move { $ply }
web-type-move = Type a move
web-play-typed = Play it
web-actions = What can be done
web-undo = Take back
web-redo = Play again what was taken back
web-redo-short = Redo
web-hint = Hint
web-hint-move = Hint: { $move }.
web-evaluate = Evaluation
web-evaluation = How the first player stands
web-first-stands = First player: { $verdict }
web-evaluate-on = The evaluation is shown.
web-evaluate-off = The evaluation is hidden.
web-fact-depth = depth { $depth }
web-fact-nodes =
    { $nodes ->
        [one] { NUMBER($nodes) } node
       *[other] { NUMBER($nodes) } nodes
    }
web-fact-cutoffs =
    { $cutoffs ->
        [one] { NUMBER($cutoffs) } cut-off
       *[other] { NUMBER($cutoffs) } cut-offs
    }
web-resign = Resign
web-stop = End the game
web-resign-sure = The game ends with that. Are you sure?
web-next-step = Next turn
web-run = Let them play
web-pause = Pause
web-rules = Rules
web-rules-of = Rules of { $game }

# The end

web-drawn = A draw
web-game-over = The game is over
web-final =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-you-won = You have won
web-has-won = { $player } wins
web-again = Once more
web-look-back = Look back

# Links and files

web-share = Share
web-share-watch = Link for onlookers
web-carry-note = The game goes on at the server. Whoever opens the link takes the other seat; what was played stays.
web-give-seat = Give the seat away by a link
web-copy = Copy
web-copy-position = Copy the position
web-copy-link = Copy a link to this move
web-copied = Copied.
web-not-copied = The browser does not allow copying; select the text and copy it yourself.
web-save-load = Save and load
web-save = Save
web-saved = { $file } is saved.
web-keep-here = Keep the game in this browser
web-format-text = Game as text
web-format-board = Board
web-format-swaps = Swaps
web-format-save = Whole game (JSON)
web-load = Load
web-load-drop = Choose a file, or drop it anywhere on the page

# The position editor

web-edit = Set up a position
web-play-position = Play this position
web-leave-editor = Back to the game

# Keys

web-key-help = these keys
web-key-board = to the board
web-key-cursor = the cursor on the board
web-key-touch = touch what is under the cursor
web-key-escape = let go
web-key-type = type a move
web-key-walk = walk through the moves, away from the board
web-key-ends = to the start, to the newest move
web-key-undo = take back, play again
web-key-new = new game
web-key-hint = hint
web-key-evaluate = evaluation
web-key-step = next turn of a computer
web-key-hold = hold a die, or let it go
web-key-throw = throw the dice
web-key-levels = levels as numbers
web-key-values = what each move is worth for sure
web-key-letters = lay a tile; with Shift the joker
web-key-direction = across or down
web-key-remove = take the last tile back
web-preparing = Preparing the game …
