## The table of Jamb: people, saves, the room's menu, turns, advice, reports.

game-jamb = Jamb

jamb-people-nobody = nobody is there to play
jamb-people-too-many = { $count } people do not fit round a table for { $most }
jamb-people-start = a talon that is begun is for one person
jamb-people-no-name = person { $number } has no name
jamb-people-long-name = the name '{ $name }' has more than { $most } letters
jamb-people-same-name = two people are called '{ $name }'
jamb-people-no-computer = there is no computer '{ $text }'; there are { $known }
jamb-people-name = Player { $number }
jamb-dice-alone = whoever plays alone chooses a generator; where several play, the dice are sealed, unless a seed is given
jamb-player-careless = Careless
jamb-player-careless-about = knows a few rules and often forgets them; a good first opponent
jamb-player-rule = Rule of thumb
jamb-player-greedy = Greedy
jamb-player-optimal = Flawless
jamb-player-rule-about = aims at the next field down or up; about 310 points a game
jamb-player-greedy-about = takes the most points now, whatever comes later; about 340 points a game
jamb-player-optimal-about = plays as well as anybody can; about 460 points a game

jamb-save-storage = '{ $text }' is no layout of a talon
jamb-save-generator = '{ $text }' is no generator of dice
jamb-save-step = event { $number }: { $because }
jamb-save-dice = '{ $text }' are no dice
jamb-save-no-throw = nothing is thrown here
jamb-save-other-dice = the dice are { $written }, and the seed gives { $right }
jamb-save-friend = '{ $text }' is no friend
jamb-save-real-dice = the dice of this game fell on a real table; it cannot go on here
jamb-save-name = Name of the file, such as 'game.txt' (Enter: none):

# The room

jamb-room-continue = Go on: Jamb, { $people }, turn { $turn }
jamb-room-dice = Dice: '{ $generator }', seed { $seed }
jamb-room-sealed = Dice: sealed; nobody knows what falls.
jamb-computer-turn = { $name } plays.
jamb-room-shared = Everybody gets the same throws.
jamb-room-unfinished = There is an unfinished game; { $number } (load) goes on with it.
jamb-menu-title =
    { $name }: { $filled } of 30 fields, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
jamb-menu-title-over = The game is over.
jamb-menu-new = New empty talon
jamb-menu-talon = Print the talon and the score
jamb-menu-turn = Play one turn
jamb-menu-turn-on = Go on with the turn
jamb-menu-friend = A friend helps ({ $friend })
jamb-menu-advice = Advice
jamb-menu-statistics = Statistics of the dice
jamb-menu-storage = Storage of the talon
jamb-menu-undo = Take the last field back
jamb-menu-report = Report: luck and skill
jamb-menu-stop = End the game here
jamb-menu-options = Options
jamb-menu-save = Save
jamb-menu-load = Load
jamb-menu-rules = Rules
jamb-menu-exit = Leave
jamb-new-sure = The game is not over. Throw the talon away? [y/N]
jamb-new-not = The talon stays.
jamb-new-done = A new, empty talon.
jamb-stop-sure = End the game with the points so far? [y/N]
jamb-stop-not = The game goes on.
jamb-over = the game is over; 1 begins a new talon
jamb-undo-nothing = nothing has been written yet
jamb-undo-dice-have-fallen = dice have fallen since the last field was written; it stays
jamb-undo-done = The field is empty again, and the dice lie as they lay.
jamb-load-title = Which game?
jamb-load-note = You can also type the name of a file.

# A turn

jamb-turn-title = { $name }, turn { $turn } of 30, throw { $throw } of 3
jamb-turn-prompt = Throw { $throw }: keep which dice, or write which field?
jamb-turn-prompt-write = Throw { $throw }: write which field?
jamb-turn-how = Type the dice to keep ('22'), or a field: 'd' (down), 'u' (up), 'h kenta' (hand). 't15' throws 1 and 5 again, 'a' gives advice, '?' shows the help.
jamb-turn-how-again = Type the dice to keep ('22'), or a field: 'd' (down), 'u' (up). 't15' throws 1 and 5 again, 'a' gives advice, '?' shows the help.
jamb-turn-how-write = Type a field: 'd' (down) or 'u' (up). 'a' gives advice, '?' shows the help.
jamb-turn-how-hand = Type a row of the column hand: 'h 6', 'h kenta'. 'a' gives advice, '?' shows the help.
jamb-turn-would-cross = { $row } would be crossed out; if you want that, name the column { $column } too, as in 'h kenta'
jamb-turn-unknown = '{ $text }' is nothing that can be done here; '?' shows what can
jamb-turn-which-column = { $row } is open in { $columns }: say which, as in 'h kenta'
jamb-turn-fell = Threw { $thrown }.
jamb-turn-fell-kept = Kept { $kept }, threw { $thrown }.
jamb-turn-written =
    Written: { $row }, { $column }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Total { $total }.
jamb-turn-crossed = Crossed out: { $row }, { $column }. Total { $total }.
jamb-word-keep = keep, k, hold
jamb-word-throw = throw, t, roll
jamb-word-write = write, w
jamb-word-all = all
jamb-word-nothing = nothing, none
jamb-word-down = down, d
jamb-word-up = up, u
jamb-word-hand = hand, h
jamb-word-kenta = kenta
jamb-word-ful = ful, full
jamb-word-poker = poker
jamb-word-jamb = jamb, yamb
jamb-word-advice = advice, a
jamb-word-talon = talon, sheet, s
jamb-word-help = help, ?
jamb-word-undo = undo
jamb-word-friend = friend, f
jamb-word-menu = menu, m
jamb-word-quit = quit, q, exit
jamb-help-moves = Dice are named by their faces: '2 2', '22', 'k22' or 'keep 2 2' keeps two twos and throws the others again; 't 1 5' or 'throw 15' throws these and keeps the others; 'throw all' throws all five. A field is named by its column: 'd', 'u', 'h kenta', 'h6'; the row alone is enough where only one column has it open: 'kenta'. Enter takes the advice just given, or does the only thing possible.
jamb-help-advice = every choice with what it is worth; with 'all' the whole list
jamb-help-friend = a friend plays the rest of the turn
jamb-help-talon = show the talon and the dice
jamb-help-undo = take the last field back, before new dice fall
jamb-help-menu = back to the menu; the turn goes on later
jamb-help-quit = leave; the game is saved
jamb-help-help = show this help

# The talon

jamb-sheet-sum = Σ
jamb-sheet-sum-ascii = sum
jamb-sheet-total = total
jamb-sheet-all = all
jamb-sheet-legend = Empty fields are blank, × is crossed out. Arrows show the next fields down and up; brackets show what a field would bring now.
jamb-sheet-legend-ascii = Empty fields are blank, x is crossed out. The signs v and ^ show the next fields down and up; brackets show what a field would bring now.
jamb-total =
    Total: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $filled } of { $fields } fields
jamb-total-final =
    Final total: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $filled } of { $fields } fields
jamb-total-of =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $filled } of { $fields } fields
jamb-total-final-of =
    { $name }, final: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $filled } of { $fields } fields
jamb-spoken-column = Column { $column }: { $fields }; { $rest }. Sum of 1 to 6: { $upper }, of the combinations: { $lower }, total: { $total }.
jamb-spoken-field =
    { $row } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
jamb-spoken-crossed = { $row } is crossed out
jamb-spoken-empty = empty
jamb-spoken-next = next is { $row }
jamb-spoken-open = open are { $rows }
jamb-spoken-full = all filled
jamb-spoken-brings = Now can be written: { $fields }.
jamb-field-brings = { $column } { $row } for { $points }
jamb-field-crosses = { $column } { $row } crossed out

# Friends

jamb-friend-rule = by simple rules
jamb-friend-optimal = by exact reckoning
jamb-friend-greedy = by this turn alone
jamb-friend-rule-about = aims at the next field down or up, and says both chances
jamb-friend-optimal-about = expects the highest final total, without a mistake
jamb-friend-greedy-about = wants the most points now, whatever comes later
jamb-friend-because-only = Only one thing can be done: { $what }. Expected total { $total }.
jamb-friend-because-best = Best is to { $what }: expected total { $total }. Second best, by { $loss } less: { $other }.
jamb-friend-because-greedy = For the most points in this turn alone: { $what }.

# Advice

jamb-advice-no-dice = no dice lie on the table; advice is for a turn, so begin one with 3
jamb-advice-choice = choice
jamb-advice-total = expected
jamb-advice-loss = loss
jamb-advice-now = now
jamb-advice-more =
    { $count ->
        [one] { $count } choice more
       *[other] { $count } choices more
    }; 'advice all' shows all
jamb-advice-spoken = { $what }: expected total { $total }, loss { $loss }, { $grade }.
jamb-advice-expected = Expected final total with best play: { $expected }.
jamb-advice-range = Expected final total with best play: { $expected }; eight games in ten end between { $low } and { $high }.
jamb-advice-reckoning = reckoning how totals are spread: { $percent } % (Ctrl-C does without)
jamb-advice-enter = Enter takes the first. Advice is marked in the result.
jamb-do-keep = keep { $dice }
jamb-do-throw-all = throw all again
jamb-do-write = write { $row }, { $column } ({ $points })
jamb-do-cross = cross out { $row }, { $column }
jamb-percent = { $number } %
jamb-grade-perfect = best
jamb-grade-good = good
jamb-grade-inaccuracy = inaccuracy
jamb-grade-mistake = mistake
jamb-grade-blunder = blunder

# Dice and storage

jamb-dice-none = No dice have fallen yet.
jamb-dice-spoken =
    Face { $face }: { $count ->
        [one] { $count } time
       *[other] { $count } times
    }, { $share }.
jamb-dice-told =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } so far; even would be { $even } of each face.
jamb-dice-faces = Faces: chi-square { $statistic }; fair dice pass { $rare } once in 100 times and { $veryrare } once in 1000. { $verdict }
jamb-dice-pairs = Pairs of consecutive dice: chi-square { $statistic }; fair dice pass { $rare } once in 100 times and { $veryrare } once in 1000. { $verdict }
jamb-dice-few-faces = Faces: fewer than 30 dice say nothing yet.
jamb-dice-few-pairs = Pairs of consecutive dice: fewer than 360 dice say nothing yet.
jamb-dice-fair = Nothing unusual.
jamb-dice-rare = Unusual, but it happens.
jamb-dice-very-rare = Very unusual for fair dice.
jamb-storage-now = The talon is kept as { $layout }: { $filled } of 30 fields filled, { $bytes } bytes; a dense matrix takes { $dense }.
jamb-storage-layout = { $layout }: { $bytes } bytes now, { $full } when full; { $point }
jamb-storage-point = becomes dense with field { $filled }
jamb-storage-never = never changes
jamb-storage-dense = All 30 fields, row by row, one byte for whether it is filled and one for the value.
jamb-storage-converted = The talon became a dense matrix: with { $filled } fields { $layout } would take { $sparse } bytes, and the matrix takes { $dense }.
jamb-storage-coo = 'COO': row, column and value of each filled field
jamb-storage-csr = 'CSR': compressed rows
jamb-storage-csc = 'CSC': compressed columns

# Options

jamb-options-title = Options
jamb-options-friend = Friend: { $value }
jamb-options-reckoning = The friend goes by: { $value }
jamb-options-threshold = The friend prefers a combination likelier than: { $value }
jamb-options-storage = Storage of the next talon: { $value }
jamb-options-ful = Next talon: five equal dice count as ful: { $value }
jamb-options-poker = Next talon: five equal dice count as poker: { $value }
jamb-options-people = Next talon: people: { $value }
jamb-options-shared = Next talon: the same throws for everybody: { $value }
jamb-options-generator = Next talon: generator of the dice: { $value }
jamb-options-seed = Next talon: seed of the dice: { $value }
jamb-options-seed-next = the one after this
jamb-options-which-friend = Which friend?
jamb-options-which-reckoning = Which figure?
jamb-options-which-storage = Which storage?
jamb-options-ask-threshold = A number from 0 to 1, such as 0.35, 7/20 or 35% (Enter: as it is):
jamb-options-bad-threshold = '{ $text }' is not a number from 0 to 1, such as 0.35, 7/20 or 35%
jamb-options-ask-seed = A whole number from 0 up (Enter: as it is):
jamb-options-bad-seed = '{ $text }' is not a whole number from 0 to 18446744073709551615
jamb-options-ask-people = Names, 1 to { $most }, with commas between them (Enter: as it is):

# Reports

jamb-end-title = The game is over.
jamb-report-nothing = Nothing has been decided yet.
jamb-report-start = Best play expects of an empty talon
jamb-report-luck = What the dice gave
jamb-report-loss = What the choices cost
jamb-report-given-up = Given up by ending early
jamb-report-total = Total
jamb-report-expected = Expected total now
jamb-report-grades = Choices: { $grades }.
jamb-report-no-loss = No choice cost anything.
jamb-report-dearest = The dearest choices:
jamb-report-choice = turn { $turn }, throw { $throw }, { $dice }: { $did }; better { $best }: { $loss } lost ({ $grade })
jamb-report-advised-mark = [advised]
jamb-report-friend-mark = [friend]
jamb-report-throw = turn { $turn }, throw { $throw }: { $dice } ({ $luck })
jamb-report-luckiest = Luckiest throws: { $throws }.
jamb-report-unluckiest = Unluckiest throws: { $throws }.
jamb-report-advised = Advice was asked for { $count } of { $all } choices.
jamb-report-helped =
    { $count ->
        [one] A friend finished { $count } turn.
       *[other] A friend finished { $count } turns.
    }
jamb-report-alone = Played without advice and without help.
jamb-ranking-name = place
jamb-ranking-points = points
jamb-ranking-luck = luck
jamb-ranking-loss = lost
jamb-ranking-marks = marks
jamb-ranking-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the first place.
    }
jamb-ranking-advice = A
jamb-ranking-friend = F
jamb-ranking-legend = { $advice }: choices with advice; { $friend }: turns finished by a friend

# The command line

cli-value-generator = GENERATOR
cli-value-layout = LAYOUT
cli-value-odds = ODDS
cli-value-friend = FRIEND
cli-value-names = NAMES
cli-jamb-about = Jamb: five dice, thirty turns, one talon
cli-jamb-arg-rng = What throws the dice: 'lcg' (if nothing is said) or 'bbs'
cli-jamb-arg-seed = Number from which the dice are made; the same number, the same dice
cli-jamb-arg-storage = How the talon is kept: 'coo' (if nothing is said), 'csr' or 'csc'
cli-jamb-arg-odds = Which chance the friend goes by: 'exact' (if nothing is said) or 'source'
cli-jamb-arg-threshold = How likely a combination must be for the friend; 0.35 if nothing is said
cli-jamb-arg-friend = Who helps: 'rule' (if nothing is said), 'optimal' or 'greedy'
cli-jamb-arg-players = Names of 1 to 8 people, with commas between them; `computer:rule`, `computer:greedy` and `computer:optimal` are computers
cli-jamb-arg-shared-dice = Everybody gets the same throws
cli-jamb-arg-jamb-is-ful = Five equal dice count as ful, too
cli-jamb-arg-jamb-is-not-poker = Five equal dice do not count as poker
cli-jamb-example-room = open the room of Jamb
cli-jamb-example-seed = with the dice of a certain generator and seed
cli-jamb-play-about = Play
cli-jamb-play-example-people = two people compare their play on the same dice
cli-jamb-play-example-friend = with a friend who makes no mistake, and compressed rows
cli-jamb-play-example-odds = with a friend who goes by the source's figure
