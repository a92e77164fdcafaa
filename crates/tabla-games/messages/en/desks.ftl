## The desks of the web: what a wish from outside can have wrong, whatever the game.

desk-setup = this describes no game: { $detail }
desk-act = there is nothing like that to do in this game
desk-question = this game does not answer such a question: { $detail }
desk-format = there is no format '{ $format }' here; the formats are { $formats }
desk-ply =
    there is no position after { $ply ->
        [one] { $ply } move
       *[other] { $ply } moves
    }; the game has { $last }
desk-nothing-to-undo = there is nothing to take back
desk-nothing-to-redo = there is nothing to play again
desk-jewels-contest = the contest has no board '{ $name }'; its boards are { $boards }
desk-jewels-stopped = the game is over: it was stopped
desk-jamb-odds = the friend cannot go by '{ $text }'; the figures are { $figures }
desk-jamb-total =
    the game is over: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
desk-jamb-won =
    { $name } wins: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
desk-jamb-shared =
    the first place is shared: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
desk-jamb-stopped = stopped
desk-jamb-friend = by a friend, { $friend }
desk-jamb-advised = with advice
desk-jamb-no-dice = no dice lie on the table, and advice is about dice
desk-jamb-no-room = the game's own format is for one person without help; save this game as 'json'
desk-scrabble-list = there is no word list '{ $text }'; the lists are { $lists }
desk-scrabble-language = there are no tiles for '{ $text }'; there are 'en' and 'ro'
desk-scrabble-challenge = '{ $text }' says nothing about wrong words; say 'void' or 'double'
desk-scrabble-no-advice = there is nothing for you to decide here
desk-scrabble-no-words = where wrong words can be challenged, words are looked up after the game
desk-scrabble-no-save = a save would tell which tiles the computer has; until the game is over, save it as `GCG` or `CGP`
desk-scrabble-taken-back = taken back
desk-scrabble-exchanged =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } exchanged
desk-scrabble-right = right: the play is taken back
desk-scrabble-wrong = wrong: the next turn is lost
desk-jamb-no-range = to reckon how totals are spread takes too long now; it is quicker later in the game
