## One table for every game: what it refuses, and how games end there.

ending-agreed = the game is drawn: the players have agreed on it
ending-left = the game is over: it was left
ending-points = the game is over: the points decide
ending-time = the game is over: the time has run out
table-moved-on = something else happened at the table first; look at it again
table-no-seat = there is no such seat at this table
table-people =
    { $count ->
        [one] this game is not for one player
       *[other] this game is not for { $count } players
    }
table-places =
    the position has { $found ->
        [one] one place
       *[other] { $found } places
    } for { $people ->
        [one] one player
       *[other] { $people } players
    }
table-clock-race = where all play at the same time, only a clock for the whole game makes sense
table-sealed = what falls in this game is sealed until it is over; the game is kept here meanwhile, and can be saved then
table-race-chance = a game with dice or with drawing cannot be played by all at the same time
table-no-dealer = there is no source of chance called '{ $text }' here
table-rule-value = the rule { $rule } cannot be '{ $text }'
table-no-throw = there is nothing to throw now
table-throw-first = first throw, then decide
table-throw-told = here the dice are yours: say what they show
table-throw-dealt = here the program deals; what falls cannot be chosen
table-chance = '{ $text }' cannot have come up here
table-no-undo = that cannot be taken back now
table-nobody-to-ask = there is nobody to ask now
table-no-such-offer = that cannot be offered now
table-nothing-to-answer = no offer is waiting for an answer
table-not-yours-to-answer = somebody else has to answer
table-player-erred = the computer player found no allowed move
table-log = event { $event } of the game cannot be: { $because }
table-log-damaged = it cannot have happened like that
table-log-chance = it is { $written }, and the seed gives { $right }
table-save-version = format { $version } of saved games is not known here
table-file-chance = a file of moves alone cannot tell what came up
table-format-written = the format '{ $text }' can only be written, not read
table-no-batch = { $text } cannot be played by numbers
table-action = the action in game { $lane } is not allowed
table-no-action = action { $action } is not allowed here
table-match-clock = { $player } thinks by the clock, and this match must come out the same everywhere; give it `nodes` or `depth`
table-match-unfinished = a match is for computer players alone
player-error-setting = { $setting } cannot be '{ $text }'; it takes { $values }
