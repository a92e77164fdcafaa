## The whole house: games, players, and what can go wrong at any table.

game-santorini = Santorini

player-human = Human
player-simple = Simple
player-minimax = Minimax
player-alphabeta = Alpha-beta
player-champion = Champion
player-human-description = a person chooses the moves
player-simple-description = looks at every line a few moves ahead, by plain minimax
player-alphabeta-description = judges as 'simple' does, but skips what cannot matter and so looks deeper
player-champion-description = the strongest player of the house

skill-beginner = easy opponent
skill-easy = practised opponent
skill-medium = medium opponent
skill-hard = strong opponent
skill-full = full strength
skill-beginner-about = overlooks most of its moves, now and then a whole piece, and always your answer
skill-easy-about = sees your answer most of the time, and overlooks a move here and there
skill-medium-about = looks three moves ahead
skill-hard-about = looks six moves ahead

ending-won = player { $player } has won
ending-drawn = the game is drawn
ending-resigned = player { $player } has resigned
ending-out-of-time = player { $player } has run out of time
table-over = the game is over

move-unreadable = '{ $text }' is not a move: { $because }
move-illegal = '{ $text }' is not allowed: { $because }
position-refused = '{ $text }' is not a position: { $because }
position-no-reason = no reason is known
reason-and-more = { $reason }; { $more }
record-refused = line { $line }: { $because }

player-error-unknown-player = there is no player '{ $text }'; the players are { $players }
player-error-not-a-setting = '{ $text }' is not a setting; a setting is written like 'depth=4'
player-error-unknown-setting = { $player } has no setting '{ $text }'; it has { $settings }
player-error-no-settings = { $player } has no settings, so '{ $text }' cannot be set
player-error-set-twice = { $setting } is set twice
player-error-two-paces = { $one } and { $other } cannot both be set
player-error-depth = the depth '{ $text }' is not a whole number from 1 to 64
player-error-time = the time '{ $text }' is not between 1ms and 1h; write it like 250ms, 0.5s, 1s or 2m
player-error-nodes = the number of nodes '{ $text }' is not a whole number of at least 1
player-error-level = there is no level '{ $text }'; the levels are { $levels }
player-error-table = the table size '{ $text }' is not a whole number of megabytes from 1 to 4096
player-error-seed = the seed '{ $text }' is not a whole number from 0 to 18446744073709551615
player-error-not-a-computer = a person thinks alone; ask a computer player
clock-error = '{ $text }' is not a clock; '5m' is five minutes for the game, '5m+3s' adds three seconds with every move

storage-read = '{ $path }' cannot be read: { $because }
storage-write = '{ $path }' cannot be written: { $because }
storage-exists = '{ $path }' exists already
storage-not-text = '{ $path }' is not a text file
storage-refused = '{ $path }': { $because }
storage-damaged = the save '{ $path }' is damaged ({ $detail }); it was left as it is: put a good copy in its place, or move it away
storage-too-new = the save '{ $path }' was made by a newer version of Tabla (format { $version }); it was left as it is
storage-unknown-game = the save '{ $path }' is of the game '{ $game }', which this version of Tabla does not have
storage-other-game = the save '{ $path }' is of the game '{ $game }', not of '{ $expected }'
storage-no-folder = there is no folder for saved games; name one in the variable 'TABLA_DATA'

trouble-not-found = there is no such file or folder
trouble-not-allowed = it is not permitted
trouble-folder = it is a folder
trouble-not-a-folder = a part of the path is not a folder
trouble-full = the disk is full
trouble-exists = something else of that name is there already
trouble-bad-name = there can be no file of that name
trouble-no-address = this machine does not have the address
trouble-other = { $text }

ugi-unknown = '{ $text }' is no command of this engine
ugi-busy = '{ $text }' cannot be obeyed while a search is under way
ugi-position = '{ $text }' names no position; write 'position startpos' or 'position fen TEXT', and then 'moves' if there are any
ugi-go = '{ $name }' in '{ $text }' is no limit; the limits are 'depth', 'nodes', 'movetime', 'infinite', 'p1time', 'p2time', 'p1inc', 'p2inc' and 'movestogo'
ugi-go-value = '{ $value }' after '{ $name }' in '{ $text }' is not a number that fits there
ugi-query = '{ $text }' is no question; ask 'query gameover', 'query p1turn' or 'query result'
ugi-setoption = '{ $text }' sets nothing; write 'setoption name NAME value VALUE'
ugi-option = there is no option '{ $name }'; the options are { $options }
ugi-hash = '{ $value }' is not a number of megabytes from 1 to 4096
ugi-threads = '{ $value }' is not a number of threads from 1 to 64
ugi-player = '{ $value }' is no player of this engine; choose { $players }
ugi-player-name = '{ $name }'
ugi-player-alias = '{ $name }' (also called '{ $alias }')
ugi-player-more = { $some }, { $next }
ugi-player-or = { $some } or { $next }
ugi-two = '{ $game }' is no game of two against each other, and this protocol knows no other
ugi-chance = in '{ $game }' chance decides, and this protocol has no word for that

storage-in-the-way = '{ $path }' exists already and was left as it is; name another file, or write over it with '--force'
cli-arg-force = Write over a file that exists already

verdict-win =
    { $turns ->
        [one] wins in { $turns } turn
       *[other] wins in { $turns } turns
    }
verdict-loss =
    { $turns ->
        [one] loses in { $turns } turn
       *[other] loses in { $turns } turns
    }
verdict-points =
    { $points ->
        [one] { $value } point
       *[other] { $value } points
    }
verdict-draw = a draw
board-mice-holdings = in hand { $hand }, lost { $lost }
thought-from-book = from the opening book
pace-most = at most { $time }
failure-io = { $text }
