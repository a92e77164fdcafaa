## Santorini in the browser, and what the boards for two have in common.

web-santorini-board = Santorini, five rows of five squares
web-santorini-numbers = Show the levels as numbers
web-santorini-depth = Show the island in depth
web-santorini-turn-left = Turn the island to the left
web-santorini-turn-right = Turn the island to the right
web-santorini-turned = The island is turned: { $side } is in front.
web-santorini-key-depth = in depth or flat
web-santorini-key-turn = turn the island
web-santorini-ground = ground
web-santorini-level = level { $level }
web-santorini-dome = dome
web-santorini-worker = worker of player { $player }
web-santorini-can-place = a worker can be placed here
web-santorini-can-move = can move
web-santorini-can-step = can go here
web-santorini-can-win = going here wins
web-santorini-can-build = can be built on
web-santorini-choose-worker = choose one of your workers that can move
web-santorini-say-place = One worker is placed. Where does the other one stand?
web-santorini-say-step = The worker on { $from } can go to { $squares }.
web-santorini-say-build = The worker stands on { $to } and can build on { $squares }.
web-santorini-player = Player { $player }
web-santorini-tool-raise = Level up
web-santorini-tool-lower = Level down
web-santorini-tool-worker = Worker { $player }

web-duel-tool = What a touch does
web-duel-side = To move
web-duel-clear = Empty board
web-duel-candidates =
    { $count ->
        [one] { $count } turn weighed
       *[other] { $count } turns weighed
    }
web-duel-expects = Expects
web-duel-to = To
web-duel-turn = Turn
web-duel-value = Value
web-duel-chosen = chosen
web-duel-legend = The values tell how the first player stands, in points. #5: wins in 5 turns, −#5: loses in 5 turns; ≤: at most, ≥: at least.
