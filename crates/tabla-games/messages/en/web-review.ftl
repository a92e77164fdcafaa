## The review of a game in the browser.

web-review = Review
web-review-of = { $game }: the review
web-review-to-table = To the table
web-review-progress = How far the review is
web-review-running = Looking at the game: { $done } of { $total }
web-review-paused = Paused at { $done } of { $total }
web-review-go-on = Go on
web-review-done = The review is ready.
web-review-accuracy = accuracy
web-review-accuracy-note = How near the moves were to the best ones, from 0 to 100 %
web-review-graph = The course of the game
web-review-count = { $move } / { $all }
web-review-replay = Replay
web-review-grade-best = best
web-review-grade-good = good
web-review-grade-inaccuracy = inaccuracy
web-review-grade-mistake = mistake
web-review-grade-blunder = blunder

# One move

web-review-this-move = This move
web-review-not-yet = Nobody has looked at this move yet.
web-review-forced = There was nothing else to play.
web-review-was-best = Nothing better was there.
web-review-was-good = Nearly as good as the best.
web-review-chance = chance to win { $before } → { $after }
web-review-lost = cost { $points } points
web-review-luck = luck { $points }
web-review-best = The best moves
web-review-played = played
web-review-draw = draw
web-review-wins = wins
web-review-wins-in =
    { $moves ->
        [one] wins in { $moves } move
       *[other] wins in { $moves } moves
    }
web-review-loses = loses
web-review-loses-in =
    { $moves ->
        [one] loses in { $moves } move
       *[other] loses in { $moves } moves
    }
web-review-show-before = Show what was better
web-review-show-after = Show the move
web-review-branch = Try from here

# Playing it better

web-review-quiz = Play it better
web-review-ask = Move { $number }, { $player }: instead of { $move }, play something better on the board.
web-review-asking = Let us see …
web-review-try-best = Yes! { $move } is the best move.
web-review-try-better = { $move } is better than what was played. There is one better still.
web-review-try-worse = { $move } is no better.
web-review-refuted = Then comes: { $line }
web-review-try-again = Try again
web-review-next-moment = Next key moment
web-review-leave = Back to the review

# Pages below

web-review-moments = Key moments
web-review-moments-later = The key moments come when the whole game has been looked at.
web-review-no-moments = No move decided this game by itself. Well played.
web-review-turns = Turn by turn
web-review-board = On this board
web-review-rival = The computer
web-review-left = { $points } points were left on the board.
web-review-draws = luck of the draws { $points }
web-review-proved = For sure
web-review-proved-note = What the computer has worked out to the end, without guessing.
web-review-proved-win = A sure win was there.
web-review-proved-win-in =
    { $moves ->
        [one] A sure win in { $moves } move was there.
       *[other] A sure win in { $moves } moves was there.
    }
web-review-proved-loss =
    { $moves ->
        [one] After this the game is lost in { $moves } move, and it need not have been.
       *[other] After this the game is lost in { $moves } moves, and it need not have been.
    }
web-review-lost-head = Points that it cost
web-review-head-move = Move
web-review-head-missed = Better
web-review-head-equity = Points
web-review-head-chance = Chance
web-review-head-draw = Luck
web-review-head-points = Won
web-review-head-best = Best
web-review-head-left = Left

# Keys

web-review-key-walk = walk through the moves
web-review-key-moments = the key moment before, the next one
web-review-key-before = what was better, and back
web-review-key-quiz = play it better
web-review-key-replay = replay the game
web-review-key-leave = back to the review

# In rooms

web-details = Details
web-chance = { $chance } % to win
