## The console: menus, prompts, boards, and the command line.

# The house

house-title = Tabla, the house of table games
house-browser = The same house in the browser: 'tabla serve'
house-continue = Go on: { $game }, { $first } against { $second }, turn { $turn }
house-new = New game of { $game }
house-language = Language: { $language }
house-which-language = Which language?
house-quit = Leave
menu-prompt = Your choice [{ $default }]:
menu-help = Type the number of a choice, or press Enter for { $default }. '{ $quit }' leaves, and so does Ctrl-D.
menu-wrong = '{ $text }' is not among the choices; type a number from 1 to { $count }, or press Enter for { $default }
language-unknown = '{ $text }' is not a language of the house; it speaks { $tags }
yes-words = yes, y

# Before a game

setup-who = { $game }: who plays?
setup-who-now = Who plays from now on?
setup-person-computer = You against the computer; you begin
setup-computer-person = You against the computer; it begins
setup-two-people = Two people at this keyboard
setup-two-computers = Two computers
setup-each-seat = Choose a player for each seat
setup-load = Load a game file first
setup-rules = Read the rules
setup-rule = { $game }: { $rule }?
setup-rule-on = Yes
setup-rule-off = No
setup-back = Back
setup-strength = How strong is the computer ({ $player })?
setup-seat = Who is { $player }?
setup-strength-note = You can also type a level ('easy'), a depth ('depth 4'), a time for each turn ('time 2s') or a player ('alphabeta:depth=3', 'champion:time=0.5s').
setup-steps = How do the computers play?
setup-steps-ask = Step by step, with everything that they think
setup-steps-end = To the end in one go
setup-file = Name of the file (Enter: none):

# Players, times, values

seat-name = player { $player }
player-with-detail = { $player } ({ $detail })
pace-depth = depth { $depth }
pace-time = { $time } a turn
pace-nodes =
    { $nodes ->
        [one] { NUMBER($nodes) } node a turn
       *[other] { NUMBER($nodes) } nodes a turn
    }
time-seconds = { $seconds } s
decimal-sign = .
list-and = { $items } and { $last }
verdict-expected = { $value } expected
verdict-none = no opinion

# The board

board-turn-number = turn { $turn }
board-turns-played =
    { $turns ->
        [one] over after { $turns } turn
       *[other] over after { $turns } turns
    }
board-to-move = to move
board-winner = the winner
board-nothing-played = Nothing has been played yet.
board-levels = levels
board-dome = dome
board-moved = moved
board-from = came from
board-built = built
board-time-left = { $time } left
board-mice-placing = placing men
board-mice-moving = moving men
board-mice-flying = flying with three men
board-mice-no-flying = no flying
board-mice-with-flying = with flying
board-mice-taken = taken
board-mice-target = free to go to
board-mice-mill = mill
board-mice-takes = can be taken

spoken-turn = Turn { $turn }. Player { $player } is to move: { $name }.
spoken-over = The game is over: { $ending }.
spoken-placed = The last turn placed workers on { $squares }.
spoken-moved = The last turn went from { $from } to { $to } and built level { $level } on { $build }.
spoken-moved-dome = The last turn went from { $from } to { $to } and closed { $build } with a dome.
spoken-climbed = The last turn stepped from { $from } up to { $to }, onto the third level.
spoken-workers = Player { $player } has workers on { $workers }.
spoken-no-workers = Player { $player } has no workers on the board yet.
spoken-worker = { $square } (level { $level })
spoken-level = Level { $level }: { $squares }.
spoken-domes = Domes: { $squares }.
spoken-rest-ground = Everything else is ground.
spoken-all-ground = Everything is ground.
spoken-status = Now: { $status }.
spoken-mice-placed = The last turn placed a man on { $to }.
spoken-mice-placed-took = The last turn placed a man on { $to }, closed a mill and took the man on { $taken }.
spoken-mice-moved = The last turn went from { $from } to { $to }.
spoken-mice-moved-took = The last turn went from { $from } to { $to }, closed a mill and took the man on { $taken }.
spoken-mice-closed = { $begun } closes a mill. These men can be taken: { $points }.
spoken-mice-men = Player { $player } has men on { $points }; { $holdings }.
spoken-mice-no-men = Player { $player } has no men on the board; { $holdings }.
spoken-mice-mills =
    { $count ->
        [one] Player { $player } has { $count } mill: { $mills }.
       *[other] Player { $player } has { $count } mills: { $mills }.
    }
spoken-mice-free = Free points: { $points }.
spoken-mice-all-free = All 24 points are free.

# A person's turn

person-prompt = Player { $player }{ $piece }, your turn:
person-prompt-place = Player { $player }{ $piece }, place two workers:
person-prompt-begun = { $begun } ...
plain-how = Type a move as '{ $moves }' lists it, or its number; '{ $help }' tells what else can be typed.
throw-prompt = What has fallen?
person-nothing = Type a turn such as C3 B3 A3 (from, to, build), a single square for a list, or '{ $help }' for help.
person-nothing-place = Type two squares such as C3 B2, or '{ $help }' for help.
person-begun-dropped = The turn that was begun is dropped.
person-no-beginning = no turn begins with { $square }
choice-wins = wins
choice-spoken = { $number }: { $text }
choice-wrong = there is no turn number { $number }; the turns have numbers from 1 to { $count }
moves-how = A number plays its turn.
person-mice-prompt-place = Player { $player }{ $piece }, place a man:
person-mice-prompt-take = { $begun } x which man?
person-mice-how-place = Type a free point such as d2, a number from the list, or '{ $help }' for help.
person-mice-how-move = Type a move such as d2-d3, a single man for a list, a number from the list, or '{ $help }' for help.
person-mice-how-take = The mill takes a man: type its point, such as a7, or its number; '{ $undo }' opens the mill again, '{ $help }' shows the help.
person-mice-free = Free points:
person-mice-moves = Moves, man by man:
person-mice-takes = { $begun } closes a mill. These men can be taken:
person-mice-stuck = the man on { $point } cannot move, no point beside it is free
choice-mice-closes = closes a mill
moves-how-mice = A number plays its turn; + closes a mill, and the man to be taken is asked for.
moves-none = the game is over, there is nothing to play

# During a game

game-computer-played = Player { $player } plays { $text } ({ $summary }).
game-over =
    { $turns ->
        [one] The game is over after { $turns } turn: { $ending }.
       *[other] The game is over after { $turns } turns: { $ending }.
    }
game-over-prompt = '{ $new }' plays again, '{ $undo }' takes back, Enter leaves:
game-file = The game is in the file { $path }
game-saved = The game is saved. To go on, start 'tabla' again.
game-left = The game that you left is in the file { $path }
hint = Hint: { $text } ({ $summary })
undo-nothing = there is no turn of yours to take back
redo-nothing = there is no turn to play again
save-nothing = there is nothing to save yet
save-over = { $path } exists. Write over it? [y/N]
save-not = Nothing was written.
load-what = the name of the file is missing, as in '{ $load } game.txt'
load-done =
    { $turns ->
        [one] { $path } is loaded: { $turns } turn
       *[other] { $path } is loaded: { $turns } turns
    }
players-how = name both players, as in '{ $players } human champion:time=1s', or none
eval-title = Opinion of the position, for { $player } to move:
eval-sum = together
eval-search = The search says: { $text } ({ $summary })

# What a computer thinks

step-prompt = Enter: next step, a number: so many, 'e': to the end, '?': help:
step-end-words = end, e
step-title = Turn { $turn }, { $player }: { $name }
thought-choice = chooses { $text }: { $verdict }
thought-depth = depth { $depth }, at most { $deepest }
thought-nodes =
    { $number ->
        [one] { NUMBER($number) } node
       *[other] { NUMBER($number) } nodes
    }
thought-cutoffs =
    { $number ->
        [one] { NUMBER($number) } cut-off
       *[other] { NUMBER($number) } cut-offs
    }
thought-table-hits =
    { $number ->
        [one] { NUMBER($number) } table hit
       *[other] { NUMBER($number) } table hits
    }
thought-time = time { $time }
thought-line = expects { $line }
thought-summary = { $verdict }, depth { $depth }, { $time }
thought-progress = thinking: depth { $depth }, { $verdict }, { $line }
thought-candidates =
    { $count ->
        [one] { $count } candidate, by destination
       *[other] { $count } candidates, by destination
    }
thought-figures = The board shows the best value of a turn to each square; the choice is in brackets.
thought-figures-mice = The board shows the best value of a turn to each point; the choice is in brackets.
thought-bounds = Cut-offs leave bounds: { $least } at least, { $most } at most.
thought-scale-plain = A win is 1000 less the turns that it takes.
thought-scale-champion = #3 wins in 3 turns, -#4 loses in 4; other values are points.
thought-spoken-row = To { $square }: { $candidates }.
analyse-title = { $name } on the position, { $player } to move
analyse-over = the game is over in the position '{ $position }', there is nothing to think about
analyse-file-over = the game in '{ $path }' is over; '--turn { $turn }' shows the position before its last turn

# Commands

plain-help = A move is typed as the list of moves writes it, or by its number in the list.
help-moves = A turn is three squares: from, to, build, as in C3 B3 A3 or c3b3a3; the step that wins has two. A single square lists what can follow. A number plays the turn with that number.
help-moves-mice = A man is placed by its point, as in d2, and moved from point to point, as in d2-d3 or d2d3. A closed mill takes a man: d2-d3xa7, or only d2-d3, and the man is asked for. A single man lists where it can go. A number plays the turn with that number. `values` tells what each move is worth for sure, and `tables` how that becomes known.
command-help-words = help, ?, h
command-help = show this help
command-moves-words = moves, m
command-moves = list the legal turns with their numbers
command-hint-words = hint, hi
command-hint = advise a turn
command-undo-words = undo, u
command-undo = take back to your last decision
command-redo-words = redo, r
command-redo = play again what was taken back
command-board-words = board, b
command-board = show the board
command-eval-words = eval, v
command-eval = judge the position, term by term and by a short search
command-position-words = position, pos, p
command-position = show the position as text
command-record-words = record, history
command-record = show what was played, as in a game file
command-save-words = save, s
command-save = write the game to the file that is named; without a name: say where it is
command-load-words = load, l
command-load = go on with the game in the file that is named
command-players-words = players
command-players = change who plays
command-lang-words = lang, language
command-lang = change the language
command-rules-words = rules
command-rules = show the rules
command-resign-words = resign
command-resign = give up
command-new-words = new, n
command-new = begin a new game with the same players
command-quit-words = quit, q, exit
command-quit = leave; an unfinished game is saved
command-unknown = there is no command '{ $text }'; '{ $help }' lists the commands
command-unknown-but = there is no command '{ $text }'; did you mean '{ $known }'?

# Scripts

check-right =
    { $turns ->
        [one] { $path } is right: { $turns } turn; { $state }
       *[other] { $path } is right: { $turns } turns; { $state }
    }
check-to-move = player { $player } is to move
perft-depth = the depth '{ $text }' is not a whole number from 0 up
bench-missing = there is nothing to measure for the game '{ $game }'
bench-position = position
bench-depth = depth
bench-mean-depth = Mean depth: { $depth }
bench-best = best turn
bench-nodes = nodes
bench-total = Nodes: { $nodes }
bench-speed = Nodes per second: { NUMBER($speed) } ({ $time })

usage-unknown-command = there is no command '{ $text }'
usage-unknown-option = there is no option '{ $text }'
usage-unexpected = '{ $text }' is not expected here
usage-missing = something is missing: { $text }
usage-missing-command = a command is missing
usage-conflict = '{ $one }' and '{ $other }' cannot be used together
usage-no-value = '{ $option }' needs a value
usage-wrong-value = '{ $text }' is not a value for '{ $option }'
usage-value-count = '{ $option }' has too few or too many values
usage-not-text = an argument is not readable text
usage-wrong = these arguments make no sense together
usage-no-game = there is no game '{ $text }'; the games are { $games }
usage-other-game = this command does not take the game '{ $text }'; it takes { $games }
usage-did-you-mean = Did you mean '{ $text }'?
usage-right = Right would be: { $values }
usage-see-help = '{ $command } --help' shows what is possible.

# The help of the command line

cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-examples = Examples:
cli-value-options = OPTIONS
cli-value-command = COMMAND
cli-value-tag = TAG
cli-value-when = WHEN
cli-value-style = STYLE
cli-value-player = PLAYER
cli-value-number = NUMBER
cli-value-time = TIME
cli-value-level = LEVEL
cli-value-file = FILE
cli-value-position = POSITION
cli-value-position-file = POSITION|FILE
cli-value-clock = CLOCK
cli-value-game = GAME
cli-value-shell = SHELL

cli-about = Five table games in one house; without a command, the house opens
cli-arg-lang = Language: 'en', 'sr-Cyrl', 'sr-Latn', 'cs' or 'ro'; otherwise the environment decides
cli-arg-color = Colours: 'auto', 'always' or 'never'
cli-arg-board = Boards: 'auto', 'unicode', 'ascii', or 'words' for a screen reader
cli-arg-help = Show this help
cli-arg-version = Show the version
cli-example-house = open the house
cli-example-game = open one game
cli-example-language = speak another language

cli-santorini-about = Santorini: move a worker, build a level, be the first on the third level
cli-santorini-example-menu = open the game's menu
cli-santorini-example-play = play against the champion at once
cli-santorini-example-rules = read the rules in Czech

cli-santorini-play-about = Play a game
cli-santorini-play-arg-first = Who begins: 'human' (if nothing is said), 'simple', 'alphabeta' or 'champion', with settings after a colon
cli-santorini-play-arg-second = Who plays second; 'champion' if nothing is said
cli-santorini-play-arg-depth = Turns to look ahead, 1 to 64, for computer players without settings of their own
cli-santorini-play-arg-time = Time for each turn, such as '0.5s', for computer players without settings of their own
cli-santorini-play-arg-level = How well the champion plays: 'beginner', 'easy', 'medium', 'hard' or 'full'
cli-santorini-play-arg-load = Go on with the game in this file
cli-santorini-play-arg-position = Start from this position
cli-santorini-play-arg-out = Write the game to this file; otherwise to a new one, named by the date
cli-santorini-play-arg-step = Two computers: show everything after each step
cli-santorini-play-arg-to-end = Two computers: play to the end in one go
cli-santorini-play-arg-clock = Time for the whole game, and perhaps for each turn, such as '5m+3s'
cli-santorini-play-arg-seed = Number that fixes the random choices of the weaker levels
cli-santorini-play-example-default = you against the champion; you begin
cli-santorini-play-example-easy = an easy computer begins
cli-santorini-play-example-step = watch two computers think, step by step
cli-santorini-play-example-end = let two computers play, into a file of your own
cli-santorini-play-example-load = two people go on with a game, with clocks

cli-santorini-analyse-about = Think about a position
cli-santorini-analyse-arg-what = A position as text, or a game file, whose last position is meant
cli-santorini-analyse-arg-turn = The position before this turn of the file; otherwise the last one
cli-santorini-analyse-arg-depth = Turns to look ahead, 1 to 64
cli-santorini-analyse-arg-time = Time to think, such as '0.5s'
cli-santorini-analyse-arg-player = Who thinks: 'simple', 'alphabeta' or 'champion' (if nothing is said)
cli-santorini-analyse-arg-json = Write JSON, for programs
cli-santorini-analyse-example-position = think for one second
cli-santorini-analyse-example-file = every turn that is possible in the last position, three turns deep
cli-santorini-analyse-example-turn = the same before the fifth turn
cli-santorini-analyse-example-json = the same for programs

cli-santorini-rules-about = Show the rules
cli-santorini-rules-example = the rule book

cli-santorini-check-about = Check whether a game file is right
cli-santorini-check-arg-file = The game file
cli-santorini-check-example = says in which line a mistake is, and why

cli-perft-about = Count all lines of play of a given length
cli-perft-arg-game = The game
cli-perft-arg-position = Count from this position, not from the start
cli-perft-arg-depth = Length of the lines
cli-perft-arg-divide = Count for each first turn separately, too
cli-perft-example-start = lines of three turns from the start
cli-perft-example-divide = turn by turn, from a position

cli-bench-about = Measure the search on fixed positions
cli-bench-arg-game = The game
cli-bench-arg-time = Look at each position for so long, in processor time, and tell how deep the search came (Santorini, Mice)
cli-bench-example = the number of nodes, which changes only with the search, and the speed

cli-engine-about = Be an engine that other programs talk to (UGI)
cli-engine-arg-game = The game
cli-engine-example = then type 'ugi', 'position startpos', 'go depth 4'

cli-languages-about = List the languages
cli-languages-example = the languages of the house, yours marked

cli-completions-about = Write a completion script for a shell
cli-completions-arg-shell = The shell: 'bash', 'elvish', 'fish', 'powershell' or 'zsh'
cli-completions-example = complete with the Tab key from now on

cli-help-about = Show the help of a command
cli-help-arg-command = The command, word by word
cli-help-example = what can be said when playing
house-preparing = the game is being prepared: { $time }

# How strong, as it is typed

strength-depth-words = depth
strength-time-words = time
strength-beginner-words = beginner
strength-easy-words = easy
strength-medium-words = medium
strength-hard-words = hard, strong
strength-full-words = full
