## Jewels: why a game is over, refusals, flaws of files, terms of an opinion.

jewels-ending-repetition = the game is over: the last cascade would go on for ever
jewels-ending-length = the game is over: the last cascade took a million steps and was stopped
jewels-ending-turns = the game is over: all turns are played
jewels-ending-no-swap = the game is over: no swap brings three equal stones into a line

jewels-refusal-count =
    { $count ->
        [one] { $count } number is
       *[other] { $count } numbers are
    } written, and four are asked for: column and row of each of the two stones, as in 6 3 6 4
jewels-refusal-number = '{ $text }' is not a whole number
jewels-refusal-column = there is no column { $number }: the columns are 1 to 8 from the left
jewels-refusal-row = there is no row { $number }: the rows are 1 to 8 from the top
jewels-refusal-neighbours = { $one } and { $other } do not share a side
jewels-refusal-no-run = swapping { $swap } brings no three equal stones into a line
jewels-refusal-over = { $because }

jewels-fault-parts =
    it has { $count ->
        [one] { $count } part
       *[other] { $count } parts
    } between slashes, not the five of BOARD/LINES/USED/POINTS/TURNS
jewels-fault-rows =
    the board has { $count ->
        [one] { $count } row
       *[other] { $count } rows
    } with commas between them, not eight
jewels-fault-row-text = row { $row } is '{ $text }', not eight digits from 1 to 6
jewels-fault-lines =
    it has { $count ->
        [one] { $count } refill line
       *[other] { $count } refill lines
    } with commas between them, not eight
jewels-fault-line-text = the refill line of column { $column } has '{ $text }' in it, and its stones are digits from 1 to 6
jewels-fault-line-length =
    the refill line of column { $column } has { $length ->
        [one] { $length } stone
       *[other] { $length } stones
    }, and 8 to 1024 are asked for
jewels-fault-used-text = the stones used are '{ $text }', not eight numbers with commas between them
jewels-fault-used =
    { $used ->
        [one] { $used } stone of column { $column } is
       *[other] { $used } stones of column { $column } are
    } said to be used, and its refill line of { $length } begins again before that
jewels-fault-number = '{ $text }' is not a whole number
jewels-fault-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } cannot be made in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }: a run pays 3, and every turn makes one at least
jewels-fault-stop = the last part is '{ $text }', not 'repeats' or 'too-long'
jewels-fault-run =
    three { $jewel ->
        [1] red
        [2] green
        [3] blue
        [4] white
        [5] yellow
       *[other] violet
    } stones lie in a line from column { $column }, row { $row } on
jewels-fault-stopped-at-rest = the cascade is said to be stopped, and there is no run on the board

jewels-flaw = line { $line }, column { $column }: { $because }
jewels-flaw-too-few-lines =
    the file has { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, and { $expected } are asked for
jewels-flaw-too-many-lines =
    the file has { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, and { $expected } are all there should be
jewels-flaw-stone = '{ $found }' is no stone: the stones are the digits 1 to 6
jewels-flaw-row-length =
    the row has { $length ->
        [one] { $length } stone
       *[other] { $length } stones
    }, not 8
jewels-flaw-line-length =
    the refill line has { $length ->
        [one] { $length } stone
       *[other] { $length } stones
    }, and 8 to 1024 are asked for
jewels-flaw-run =
    three { $jewel ->
        [1] red
        [2] green
        [3] blue
        [4] white
        [5] yellow
       *[other] violet
    } stones lie in a line from here on, and at the start no three equal ones may
jewels-flaw-turns = '{ $text }' is no number of turns from 1 to 100
jewels-race-endless = a race needs an end: agree on a number of turns, or on a time for the whole game
jewels-race-save = a saved game goes on as it was begun; a race begins with a board
jewels-player-random = Just for fun
jewels-player-greedy = Quick eye
jewels-player-ai = Thinks ahead
jewels-player-random-about = swaps whatever makes a line, without looking further
jewels-player-greedy-about = takes the swap that pays most at once
jewels-player-ai-about = tries out what may fall next, and is hard to beat

jewels-time-form = '{ $text }' is not minutes and seconds as in 5:00, up to 999:59
jewels-time-seconds = '{ $text }' has { $seconds } seconds, and 59 are the most
jewels-time-nothing = a game needs a second at least

