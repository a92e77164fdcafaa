## Jamb: rows and columns, refusals, game files, and the friend's thoughts.

jamb-column-down = down
jamb-column-up = up
jamb-column-hand = hand
jamb-row-face = { $face }
jamb-row-kenta = kenta
jamb-row-ful = ful
jamb-row-poker = poker
jamb-row-jamb = jamb
jamb-ending-full = all fields are filled

jamb-refusal-empty = a move is a field, as in 'down', 'up' or 'hand kenta', or dice, as in 'keep 2 2' or 'throw 1 5'
jamb-refusal-not-a-word = '{ $text }' is neither a column, a row, a die nor 'keep' or 'throw'
jamb-refusal-not-a-row = '{ $text }' is not a row: '1' to '6', 'kenta', 'ful', 'poker', 'jamb'
jamb-refusal-not-a-die = '{ $text }' is not a die: 1 to 6
jamb-refusal-too-many-dice = { $count } dice are named, and there are five
jamb-refusal-which-row = which row of the column hand? as in 'hand kenta'
jamb-refusal-which-dice = which dice? as in 'throw 1 5' or 'throw all'
jamb-refusal-too-much = '{ $text }' is too much after the field
jamb-refusal-over = the game is over: all fields are filled
jamb-refusal-not-thrown = the dice are in the cup: throw them first
jamb-refusal-filled = { $row } in the column { $column } is filled already
jamb-refusal-column-full = the column { $column } is complete
jamb-refusal-not-next = the column { $column } is filled without skipping: next is { $next }, not { $row }
jamb-refusal-hand-too-late = the column hand is written straight after the first throw, and this is throw { $throw }
jamb-refusal-no-throw-left = three throws are all there are: a field must be written
jamb-refusal-only-hand-left = only the column hand is left, and it is written after the first throw
jamb-refusal-not-on-table = { $wanted } are not all among { $dice }
jamb-refusal-nothing-thrown = at least one die must be thrown; to keep all five, write a field

jamb-fault-parts =
    { $count ->
        [one] it has { $count } part
       *[other] it has { $count } parts
    } between slashes, not the four of DOWN/UP/HAND/TABLE
jamb-fault-value-text = '{ $text }' is no value of a field: 0 to 80
jamb-fault-hand-text = '{ $text }' is no field of the column hand; one is written as in 'kenta=66'
jamb-fault-table-text = '{ $text }' is no table; it is written as in 1:12233 or 2:22???
jamb-fault-too-many = the column { $column } has { $count } values, and ten fields
jamb-fault-value = { $value } cannot stand in { $row } of the column { $column }
jamb-fault-twice = { $row } of the column hand is filled twice
jamb-fault-kept-before-first = { $dice } cannot be kept before the first throw
jamb-fault-nothing-in-cup = no die is in the cup for throw { $throw }
jamb-fault-dice-after-end = all fields are filled, so the table is 1:?????
jamb-fault-throw-too-late = the columns down and up are complete, so there is no throw { $throw }

jamb-file-format = '{ $text }' is not 'jamb 1', with which a game of Jamb begins
jamb-file-line = '{ $text }' is no line of a game: 'dice', 'rules', 'storage', a turn that begins with dice, or 'end'
jamb-file-heading-late = '{ $text }' stands before the first turn or not at all
jamb-file-dice = '{ $text }' is no source of dice: 'lcg 42', 'bbs 42' or 'table'
jamb-file-rule = '{ $text }' is no house rule: 'jamb-is-ful', 'jamb-is-poker' or 'none'
jamb-file-storage = '{ $text }' is no storage: 'coo', 'csr', 'csc' or 'dense'
jamb-file-unfinished = the turn before this one is not finished
jamb-file-after-end = the game is over before this line
jamb-file-throw = '{ $text }' is no throw: dice are written as in 12233
jamb-file-dice-count =
    { $count ->
        [one] { $count } die is thrown
       *[other] { $count } dice are thrown
    }, where the cup holds { $expected }
jamb-file-other-dice = the dice are '{ $text }', and the seed gives { $expected }

jamb-reckoning-exact = the exact chance
jamb-reckoning-source = the source's figure
jamb-tenths = { $whole }.{ $tenths }
jamb-prospect-upper = { $row } in the column { $column } (on the table: { $count })
jamb-prospect-lower = { $row } in the column { $column } (exactly { $exact } = { $exactpercent } %; the source reckons { $source } = { $sourcepercent } %)
jamb-reason-hand-made =
    The first throw makes { $row }, which is open in the column hand: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
jamb-reason-hand-best =
    Only the column hand is left, and { $row } pays most: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
jamb-reason-hand-crossed = Only the column hand is left, and no open field pays: { $row } is crossed out.
jamb-reason-one-column = One column is complete, so the aim is { $aim }.
jamb-reason-both-upper = Both next fields are upper ones: the face with more dice counts, down if they are equal. The aim is { $aim }; the other field is { $other }.
jamb-reason-both-lower = Both next fields are combinations: the likelier one counts, up if they are equal. The aim is { $aim }; the other field is { $other }.
jamb-reason-above-threshold = The chance is above the threshold of { $threshold } %, so the aim is { $aim }.
jamb-reason-below-threshold = Not above the threshold of { $threshold } %: { $lower }. So the aim is { $aim }.
jamb-reason-other-reckoning = The other figure ({ $reckoning }) would have decided otherwise: { $row } in the column { $column }.
jamb-reason-keeps = For { $row } it keeps { $dice } and throws the others again.
jamb-reason-keeps-none = Nothing helps { $row }, so all dice are thrown again.
jamb-reason-writes =
    It writes { $row } in the column { $column }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
jamb-reason-misses = { $row } in the column { $column } is missed and crossed out.
