## The review of a game: why a move was not the best, and why there is no review.

review-none = this game has no review
review-no-decision = there is no decision to look at after move { $ply }
review-under-way = the review is there when the game is over

# Mice and Santorini

review-wins-at-once = { $better } wins at once
review-threw-away-win =
    { $moves ->
        [one] this threw away a win: { $better } wins by force in { $moves } move
       *[other] this threw away a win: { $better } wins by force in { $moves } moves
    }
review-win-to-loss =
    { $moves ->
        [one] this turned a win into a loss: { $better } wins by force in { $moves } move
       *[other] this turned a win into a loss: { $better } wins by force in { $moves } moves
    }
review-lets-win =
    { $moves ->
        [one] after this the other side wins by force in { $moves } move; { $better } holds out longer
       *[other] after this the other side wins by force in { $moves } moves; { $better } is better
    }
review-draw-was-there = { $better } holds the draw
review-better = { $better } keeps { $percent } % more of the chance to win
review-mice-mill = { $better } closes a mill and takes a man
review-mice-lets-mill = this lets the other side close a mill; { $better } is better
review-santorini-climb = { $better } climbs to level { $level }

# Games of points

review-points-lost = better: { $better }; that is worth { $points } points more in the mean
review-left-on-table =
    { $points ->
        [one] this left { $points } point on the table: { $better } brings more
       *[other] this left { $points } points on the table: { $better } brings more
    }
review-missed-word =
    { $points ->
        [one] this missed the word { $word } for { $points } point
       *[other] this missed the word { $word } for { $points } points
    }
review-missed-equity = { $better } is worth { $points } points more, counting the tiles that it keeps

# The command

cli-review-about = Say what each move of a game was worth
cli-review-arg-file = The game: a file that was saved, or one that a game wrote
cli-review-arg-game = The game that is in the file; without it, the file is looked at
cli-review-arg-json = For programs: JSON
cli-review-example-file = a game of Scrabble
cli-review-example-game = a game of Mice, in Serbian
cli-review-example-json = a saved game, as JSON in a file
review-no-game = no game can read '{ $path }'; `--game` says which game it is
review-moments = Key moments
review-player = Player { $number }
review-accuracy = { $player }: accuracy { $accuracy } % (inaccuracies: { $inaccuracies }, mistakes: { $mistakes }, blunders: { $blunders })
review-luck = { $player }: luck { $points } points
review-rival = { $player }: on the same board the computer would have had { $points } points
review-grade-best = best
review-grade-good = good
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
