## Santorini: why a move or a position is refused, and what an opinion is made of.

santorini-refusal-not-a-square = '{ $text }' is not a square from A1 to E5
santorini-refusal-empty = a placement is two squares, a turn three, as in C3 B3 A3
santorini-refusal-over = the game is over, player { $player } has won
santorini-refusal-placement-length = a placement is two squares, not { $count }
santorini-refusal-placed-together = both workers cannot stand on { $square }
santorini-refusal-turn-length = a turn is three squares (from, to, build), not { $count }
santorini-refusal-others-worker = the worker on { $square } is the opponent's
santorini-refusal-no-worker = none of your workers stands on { $square }
santorini-refusal-step-too-far = { $to } is not a neighbour of { $from }
santorini-refusal-occupied = a worker stands on { $square }
santorini-refusal-dome = { $square } is closed by a dome
santorini-refusal-too-high = from { $from } (level { $from-level }) to { $to } (level { $to-level }) is more than one level up
santorini-refusal-build-after-win = the step to { $to } wins the game, nothing is built after it
santorini-refusal-build-missing = a third square is missing: after the step one must build
santorini-refusal-build-too-far = one builds beside the square moved to, and { $build } is not a neighbour of { $to }
santorini-refusal-build-occupied = nothing can be built on { $square }, a worker stands there
santorini-refusal-build-dome = nothing can be built on { $square }, it is closed by a dome

santorini-fault-parts =
    { $count ->
        [one] it has { $count } part
       *[other] it has { $count } parts
    } between slashes, not the four of HEIGHTS/SIDE/FIRST/SECOND
santorini-fault-height-count =
    { $count ->
        [one] the heights are { $count } character
       *[other] the heights are { $count } characters
    } long, not 25
santorini-fault-height-text = the height '{ $text }' of { $square } is not a digit from 0 to 4
santorini-fault-too-high = { $square } is { $height } high; a dome, 4, is the highest
santorini-fault-side = the side to move is '{ $text }', not 1 or 2
santorini-fault-square = '{ $text }' is not a square from A1 to E5
santorini-fault-worker-count =
    { $count ->
        [one] player { $player } has { $count } worker
       *[other] player { $player } has { $count } workers
    }, not 2 (or none before placement)
santorini-fault-crowded = two workers stand on { $square }
santorini-fault-on-dome = a worker stands on the dome of { $square }
santorini-fault-built-too-early = there are levels on the board before all workers are placed
santorini-fault-first-missing = the second player's workers are placed and the first player's are not
santorini-fault-wrong-side =
    { $levels ->
        [one] with { $levels } level built
       *[other] with { $levels } levels built
    }, player { $player } is to move
santorini-fault-many-winners = more than one worker stands on the third level; the first to get there has won
santorini-fault-winner-not-mover =
    { $levels ->
        [one] player { $player } stands on the third level, but with { $levels } level built
       *[other] player { $player } stands on the third level, but with { $levels } levels built
    } it was the other's turn

santorini-term-height = height of the workers
santorini-term-centre = nearness to the centre
santorini-term-climb = squares to climb to
santorini-term-safe = climbs that nobody can spoil
santorini-term-mobility = freedom to move
santorini-term-support = high squares nearby
santorini-term-distance = distance from the opponent
santorini-term-tempo = right to move
santorini-won-third = a worker stands on the third level
santorini-won-stuck = player { $player } has no legal turn
