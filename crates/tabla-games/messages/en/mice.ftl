## Mice (nine men's morris): refusals, terms of an opinion, and the commands.

game-mice = Mice
mice-rule-flying = flying with three men
mice-rule-repetition = a draw when a position stands for the third time
mice-rule-quiet = a draw after 200 turns without a mill
rules-unknown = there is no rule '{ $text }'; the rules are { $rules }
ugi-switch = '{ $value }' is neither 'true' nor 'false'
rules-none = this game has no rule '{ $text }': there is nothing to choose in it
ending-drawn-repetition = the game is drawn: the same position stood for the third time
ending-drawn-quiet = the game is drawn: 200 turns in a row without a mill
mice-won-few = player { $player } has only two men left
mice-won-stuck = player { $player } cannot move

mice-refusal-not-a-point = '{ $text }' is not one of the 24 points
mice-refusal-empty = a move is a point as in d2, or two as in d2-d3, and a man taken is added as in d2-d3xa7
mice-refusal-take-first = the man taken comes last, as in d2-d3x{ $point }
mice-refusal-too-many-points = { $count } points are too many: a placement or a move, and one man taken at the most
mice-refusal-over =
    the game is over, { $player ->
        [1] White
       *[other] Black
    } has won
mice-refusal-still-placing = no man moves before all are placed, and you have { $hand } in hand: name one free point
mice-refusal-none-in-hand = all your men are placed: a move goes from a point to a point, as in d2-d3
mice-refusal-occupied = a man stands on { $point }
mice-refusal-others-man = the man on { $point } is the opponent's
mice-refusal-no-man = no man stands on { $point }
mice-refusal-not-adjacent = { $to } is not a neighbour of { $from }
mice-refusal-must-take = a closed mill takes a man, one of these: { $free }
mice-refusal-nothing-to-take = no mill is closed, so { $point } cannot be taken
mice-refusal-stands-in-mill = { $point } stands in a mill; to be taken: { $free }
mice-refusal-takes-own = the man on { $point } is your own
mice-refusal-takes-nobody = nobody stands on { $point } to be taken

mice-fault-parts =
    { $count ->
        [one] it has { $count } part
       *[other] it has { $count } parts
    } between slashes, not the four of WHITE/BLACK/INHAND/SIDE
mice-fault-point = '{ $text }' is not one of the 24 points
mice-fault-hand = the men in hand are '{ $text }', not two numbers as in 5,6
mice-fault-side = the side to move is '{ $text }', not w or b
mice-fault-crowded = two men stand on { $point }
mice-fault-too-many-men =
    { $player ->
        [1] White
       *[other] Black
    } has { $men } men on the board and in hand, and 9 are all there are
mice-fault-hands-apart = { $white } and { $black } men in hand: White places first and they take turns, so Black has as many as White or one more
mice-fault-wrong-side =
    with { $white } and { $black } men in hand, { $player ->
        [1] White
       *[other] Black
    } is to move
mice-fault-too-many-lost =
    { $player ->
        [1] White
       *[other] Black
    } has lost { $lost ->
        [one] { $lost } man
       *[other] { $lost } men
    }, and at most { $most } can have been taken so far
mice-fault-both-beaten = both players have fewer than three men; the game was over when the first of them had
mice-fault-beaten-not-to-move =
    { $player ->
        [1] White
       *[other] Black
    } has fewer than three men, so the game ended with the other's move

mice-term-material = men
mice-term-mills = mills
mice-term-pairs = pairs with the third point free
mice-term-mobility = freedom to move

cli-mice-about = Mice, nine men's morris: close mills, take men, shut the opponent in
cli-rules-arg-flying = Three men may move to any free point (Mice)
cli-rules-arg-no-repetition = No draw by repetition (Mice)
cli-rules-arg-no-quiet = No draw after 200 turns without a mill (Mice)
cli-mice-play-example-flying = with men that fly
cli-mice-suite-about = Measure how often a player's move keeps the exact value of a position
cli-mice-suite-arg-file = Table of positions: position, value, number of moves, moves that keep the value
cli-mice-suite-arg-time = Time for each position
cli-mice-suite-arg-player = The player
cli-mice-suite-arg-json = Write JSON, for programs
cli-mice-suite-arg-limit = Only so many positions
cli-mice-suite-example = a fifth of a second for each position
cli-mice-suite-arg-nets = Networks from this file, instead of those that are built in
cli-mice-suite-example-tables = with the tables of the solved game
cli-arg-mice-tables = The folder with the tables of the solved game, or an address `http://…` from which they are fetched
cli-mice-labels-about = Take positions with their exact value from games, for fitting networks
cli-mice-labels-arg-count = How many positions
cli-mice-labels-arg-placing = How many of a hundred are taken while men are placed; 0 needs no solved placing
cli-mice-labels-arg-seed = The same seed gives the same positions
cli-mice-labels-arg-flying = Three men may move to any free point
cli-mice-labels-arg-in-memory = Read the tables into memory first: faster from a million positions on
cli-mice-labels-arg-out = The file of the positions: eight bytes each
cli-mice-labels-example = ten million positions of the game without flying
cli-mice-labels-example-moving = only positions in which all men are placed, from tables in a folder
cli-solve-arg-every-layer = Keep every layer of the placing: nearly three times the space, and every answer at once
mice-nets-bad = { $path } holds no networks of Mice
mice-tables-no-folder = there is no folder { $path }
labels-unsolved = the game is not solved there; `tabla solve mice` solves it
labels-written = { $positions } positions written to { $path }
cli-mice-openings-about = Find balanced openings for matches
cli-mice-openings-arg-count = How many
cli-mice-openings-arg-seed = The same seed gives the same openings
cli-mice-openings-arg-out = The file of the openings
cli-mice-openings-example = find the openings that are built in
cli-bench-arg-playouts = Measure random games per second of processor time instead (Mice)
cli-perft-example-mice = four turns of Mice, with men that fly
cli-bench-example-playouts = how many random games of Mice a second holds
cli-engine-example-mice = an engine for Mice with men that fly
cli-match-example-mice = a hundred games of Mice
cli-solve-about = Solve the game, or its endings, exactly and keep the tables
cli-solve-arg-game = The game
cli-solve-arg-men = Only endings of at most so many men, 6 to 18, with the plies to the end
cli-solve-arg-distances = Tell how many plies every win and loss takes, where men move: a byte for each position, 9 GB in all without `--men`
cli-solve-arg-flying = Three men may move to any free point
cli-solve-arg-check = Look at so many positions of every pair once more
cli-solve-arg-out = Also write the counts to this file
cli-solve-example = every ending of up to eight men, solved and checked
cli-solve-example-whole = the whole game, from the empty board on: hours of work, 2.5 GiB; it goes on where it was stopped
cli-solve-example-check = the same, and ten thousand positions of every pair compared with what their moves lead to
cli-mice-value-about = Tell the exact value of a position and of every move, where the game is solved
cli-mice-value-arg-what = A position, or a file with a game
cli-mice-value-arg-flying = Three men may move to any free point
cli-mice-value-arg-json = Write JSON, for programs
cli-mice-value-example-empty = who wins from the empty board
cli-mice-value-example-file = the last position of a game, by the rules with flying
solve-missing = there is nothing to solve in the game '{ $game }'
solve-tally = { $material }: { $won } won, { $lost } lost, { $drawn } drawn for the player to move; the longest win takes { $plies } plies
solve-pair = { $material }: { $won } won, { $lost } lost, { $drawn } drawn for the player to move
solve-start = The empty board: { $value }
solve-wrong = the value of the position { $position } does not follow from its moves
solve-right = { $positions } positions were looked at once more: all are right
mice-value-win = the player to move wins
mice-value-draw = draw
mice-value-loss = the player to move loses
mice-value-unknown = the position { $position } is not solved here; `tabla solve mice` solves the whole game
mice-value-not-known = not solved here
suite-line = { $path }, line { $line }: '{ $text }' is not understood: { $because }
suite-columns = four columns are needed, with tabs between them: position, value, number of moves, moves that keep the value
suite-value = the value is '{ $text }', not 'win', 'draw' or 'loss'
suite-count = the number of moves is '{ $text }', and there are { $count }
suite-empty = { $path } holds no positions
suite-placing = Placing: { $kept } of { $all } ({ $share } %)
suite-moving = Moving: { $kept } of { $all } ({ $share } %)
suite-all = All: { $kept } of { $all } ({ $share } %)
openings-written = { $path }: { $count } openings
playouts-speed = Random games per second of processor time: { $speed } ({ $games } games in { $time })

cli-mice-example-menu = open the game's menu
cli-mice-example-play = play against the champion at once
cli-mice-example-rules = read the rules in Czech
cli-mice-play-about = Play a game
cli-mice-play-arg-first = Who begins: 'human' (if nothing is said), 'minimax', 'alphabeta' or 'champion', with settings after a colon
cli-mice-play-example-default = you against the champion; you begin
cli-mice-play-example-easy = an easy computer begins
cli-mice-play-example-step = watch two computers think, step by step
cli-mice-play-example-load = two people go on with a game, with clocks
cli-mice-analyse-about = Think about a position
cli-mice-analyse-arg-player = Who thinks: 'minimax', 'alphabeta' or 'champion' (if nothing is said)
cli-mice-analyse-example-position = think for one second
cli-mice-analyse-example-file = every turn that is possible in the last position, three turns deep
cli-mice-analyse-example-turn = the same before the fifth turn
cli-mice-analyse-example-json = the same for programs
cli-mice-rules-about = Show the rules
cli-mice-rules-example = the rule book
cli-mice-check-about = Check whether a game file is right
cli-mice-check-example = says in which line a mistake is, and why
