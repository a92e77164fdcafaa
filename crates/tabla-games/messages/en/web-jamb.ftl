## Jamb in the browser: the talon, the dice, the adviser, friends, the report, storage, the editor.

web-jamb-talon = Talon
web-jamb-dice = Dice
web-jamb-people = People
web-jamb-die = Die { $place }: { $pips }
web-jamb-held = { $pips } is kept
web-jamb-released = { $pips } is not kept
web-jamb-throw = Throw
web-jamb-throw-again =
    { $count ->
        [0] Throw again
        [one] Throw { $count } die again
       *[other] Throw { $count } dice again
    }
web-jamb-throws-left =
    { $count ->
        [one] { $count } throw left
       *[other] { $count } throws left
    }
web-jamb-turn = Turn { $turn } of 30, throw { $throw } of 3
web-jamb-cross = Touch again to cross out { $row }, { $column }
web-jamb-field-open =
    { $column } { $row }: write { $points ->
        [0] a cross
        [one] { $points } point
       *[other] { $points } points
    }
web-jamb-field-written =
    { $column } { $row }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-jamb-field-crossed = { $column } { $row }: crossed out
web-jamb-field-empty = { $column } { $row }: empty
web-jamb-sum-upper = Sum of 1 to 6
web-jamb-sum-lower = Sum of the combinations
web-jamb-sum-column = Totals of the columns
web-jamb-sum-all = Total of everything
web-jamb-adviser = Adviser
web-jamb-friends = Friend
web-jamb-report = Luck and skill
web-jamb-statistics = Dice
web-jamb-storage = Storage
web-jamb-curious = For the curious
web-jamb-ask = What is best?
web-jamb-ask-note = Every choice with what it is worth to the end of the game. Advice is marked in the report.
web-jamb-all-choices = All { $count } choices
web-jamb-friend-plays = Play this turn for me
web-jamb-explained = What the friend thought
web-jamb-luckiest = The luckiest throws
web-jamb-unluckiest = The unluckiest throws
web-jamb-chart = Expected total: { $start } at the start, { $now } after turn { $turn }
web-jamb-chart-turn = Turn { $turn }: luck { $luck }, lost { $loss }, expected total { $expected }
web-jamb-seed = Generator and seed
web-jamb-became-dense = The talon became a dense matrix with field { $filled }.
web-jamb-fill = { $filled } of 30 fields are filled
web-jamb-edit-note = Type what is written into the fields; 0 crosses a field out.
web-jamb-edit-dice = Dice on the table
web-jamb-edit-dice-note = five digits; empty before the throw
web-jamb-edit-throw = Throw
