## Jewels in the browser: the board, the clock, hints, another game, painting a board.

web-jewels-board = Eight columns of eight stones
web-jewels-cell = { $colour }, column { $column }, row { $row }
web-jewels-marked = Marked: { $stone }
web-jewels-no-run = These two stay: swapped, they bring no three equal stones into a line.
web-jewels-round =
    { $swap }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }. Total { $total }.
web-jewels-points =
    { $points ->
        [one] point
       *[other] points
    }
web-jewels-left = Time left { $time }
web-jewels-show = Show all
web-jewels-hide = Hide
web-jewels-hints =
    { $count ->
        [one] { $count } swap makes a run
       *[other] { $count } swaps make a run
    }; { $swap } pays the most: { $points }.
web-jewels-name = board { $board }
web-jewels-turns-left = turns left: { $turns }
web-jewels-turns = Turns
web-jewels-race-note = A race: both have the same board, and see only their own until the end. A computer makes a turn whenever you have made one.
web-jewels-rival =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
web-jewels-closed = The board is shown at the end.
web-jewels-helped = helped, so not for the list
web-jewels-best = Best scores
web-jewels-palette = Stone to paint with
web-jewels-paint = Choose a stone, by touch or with 1 to 6, and touch the cells.
web-jewels-random = Fill by chance
web-jewels-lines = Refill lines, columns 1 to 8
web-jewels-was-left = left while its time ran, so not for the list
web-jewels-cascade = Cascade { $step }
web-jewels-tally-points = Points
web-jewels-tally-best = Best turn
