## Jewels at the console: the room, the board, a game.

game-jewels = Jewels

jewels-continue =
    Go on: Jewels, board { $board }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } played, points: { $points }
jewels-rule-turns = number of turns
jewels-rule-board = name of the board
jewels-menu-new = New board
jewels-menu-contest = A board of the contest
jewels-menu-load = Load a board file
jewels-menu-scores = The best scores
jewels-menu-language = Language
jewels-menu-leave = Leave
jewels-which-board = Which board?
jewels-ask-board = Name of the board file (Enter: back):
jewels-ask-limit = Time limit in minutes and seconds, as in 5:00 (Enter: none):
jewels-ask-name = Your name for the list of the best (Enter: no entry):
jewels-scores = The best scores:
jewels-no-scores = There are no scores yet.
jewels-scores-damaged = Lines of '{ $path }' that cannot be read and are left out: { $count }.
jewels-scores-aside = The list of the best scores was damaged. What could be read of it is kept; the list as it was is in '{ $path }'.
jewels-score-detail =
    board { $board }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
jewels-place = This is place { $place } in the list.
jewels-helped = There was help in this game, so it does not enter the list of the best.

jewels-how = Type column and row of two stones that share a side, as in 6 3 6 4; '{ $hint }' shows every swap, '{ $help }' the help.
jewels-prompt = Swap:
jewels-points = points: { $points }
jewels-turns = turns: { $turns }
jewels-swaps = possible swaps: { $count }
jewels-last = last: { $swap }, points: { $points }
jewels-time-left = time left { $time }
jewels-round = { $swap }: points { $points }.
jewels-round-cascade =
    { $swap }: points { $sum } = { $points }, in { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
jewels-advice = The computer would swap { $swap }; type 1 to play it.
jewels-list-how =
    { $count ->
        [one] { $count } swap is
       *[other] { $count } swaps are
    } possible; a number plays one. In brackets is what its own runs pay.
jewels-undone = The last round is taken back; the game does not enter the list of the best.
jewels-nothing-to-undo = there is no round to take back
jewels-no-such-command = this command has nothing to do in Jewels
jewels-save-name = type a name after '{ $save }': the board of this game is written there
jewels-saved = The board is in { $path }.
jewels-kept = The game is kept; the house offers it again.
jewels-over =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, points: { $points }; { $because }.
jewels-ending-time = the game is over: the time has run out
jewels-help = Type four numbers: column and row of one stone, column and row of its neighbour. 6364 is the same as 6 3 6 4. Enter shows the board again.
jewels-command-hint = shows every swap that makes a run
jewels-command-eval = asks the computer for a swap
jewels-command-undo = takes the last round back
jewels-command-save = writes the board of this game to a file
jewels-command-new = leaves this game for another; it is kept

jewels-spoken-next = Next above the columns: { $stones }.
jewels-spoken-row = Row { $row }: { $stones }.
jewels-colour-1 = red
jewels-colour-2 = green
jewels-colour-3 = blue
jewels-colour-4 = white
jewels-colour-5 = yellow
jewels-colour-6 = violet
jewels-left = This game was left while its time ran, so it does not enter the list of the best.

# What else the hint is called here

jewels-hint-words = hints
