## Mice in the browser.

web-mice-board = Mice, three squares with 24 points
web-mice-white = White
web-mice-black = Black
web-mice-free = free
web-mice-man-white = white man
web-mice-man-black = black man
web-mice-can-place = a man can be placed here
web-mice-can-move = can move
web-mice-can-go = can go here
web-mice-can-close = closes a mill
web-mice-can-take = can be taken
web-mice-say-move = The man on { $from } can go to { $points }.
web-mice-say-take = A mill is closed. These men can be taken: { $points }.
web-mice-choose-man = Choose one of your men first.
web-mice-stuck = The man on { $point } cannot move: every point beside it is taken.
web-mice-others = The man on { $point } is the opponent's.
web-mice-values = Show what each move is worth for sure
web-mice-values-legend = +5 wins in 5 turns, −8 loses in 8, + and − alone win and lose some day, = is a draw
web-mice-values-none = Nothing is known for sure about this position.
web-mice-tool-white = White man
web-mice-tool-black = Black man
web-mice-tool-none = Take away
web-mice-phase = What is done
web-mice-phase-placing = Placing
web-mice-phase-moving = Moving
web-mice-hand-white = White's men in hand
web-mice-hand-black = Black's men in hand
