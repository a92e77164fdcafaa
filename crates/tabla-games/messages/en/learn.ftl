## The first minute with a game, the coach of a first game, and the examples of the rules.

learn-title = { $game } in one minute
learn-offer = New to { $game }?
learn-offer-words = One minute on the real board, and you can play.
learn-offer-go = Show me
learn-skip = Skip
learn-back = Back
learn-next = Next
learn-again = Once more
learn-step = Step { $step } of { $all }
learn-over = That is all you need
learn-over-words = The rest comes by playing. The rules are there whenever you want to look something up.
learn-link = Learn it in one minute

learn-santorini-place = Two workers are yours. Put them on any two squares.
learn-santorini-place-done = Good. Your rival does the same, and the building begins.
learn-santorini-turn = A turn has two halves: a worker steps to a square beside it, then builds beside its new place. Touch a worker, its new square, and the building site.
learn-santorini-turn-done = That is a whole turn. Everything in this game is as close as one step.
learn-santorini-climb = Up goes one level at a time, down as far as you like. Step up onto the first level, then build.
learn-santorini-climb-done = You are higher now, and that is what counts.
learn-santorini-climb-wrong = A good turn, but try to step up onto the low house.
learn-santorini-dome = Careful: your rival stands two levels high, beside a third. Build on { $square }; what goes on a third level is a dome, and nobody can stand there any more.
learn-santorini-dome-done = Saved! A dome closes a house for good.
learn-santorini-dome-wrong = Now your rival would step up and win. Put the dome on { $square }.
learn-santorini-win = And now it is your turn to win: step from the second level onto the third.
learn-santorini-win-done = You have won! Whoever first stands on a third level wins.
learn-santorini-win-wrong = Look up: a third level stands right beside your worker.

learn-mice-place = You play White, with nine men. Put the first one on any point.
learn-mice-place-done = So you go on in turn until all are placed.
learn-mice-mill = Two of your men stand on a line. Put a third beside them, and it is a mill. A mill takes one of your rival's men: touch it.
learn-mice-mill-done = A mill, and one man fewer for your rival.
learn-mice-mill-wrong = Not yet a mill: complete the line at the top.
learn-mice-move = When all men are placed, they walk along the lines, one point at a time. Close the mill at the top. A man that stands in a mill is safe, so take the one that does not.
learn-mice-move-done = That is how men walk, and how mills protect.
learn-mice-move-wrong = That was allowed, but there is a mill to close: the line at the top.
learn-mice-swing = One man between two lines: as it leaves one mill it closes the other. Move it down, and take a man.
learn-mice-swing-done = Next turn it goes back and takes again. Build one of these, and you will win.
learn-mice-swing-wrong = Look at the man in the middle of the top line: one step down closes a mill.
learn-mice-win = Your rival has three men left. Close the mill and take one: nobody can go on with two.
learn-mice-win-done = You have won!
learn-mice-win-wrong = Close the mill at the top, and it is over.

learn-jamb-throw = Five dice, and a sheet with thirty fields. Every turn begins with a throw.
learn-jamb-throw-done = You may throw twice more, and keep what you like.
learn-jamb-keep = Three sixes! Touch them, so that they stay, and throw the other two again.
learn-jamb-keep-done = Twice you may do so; then something must be written.
learn-jamb-keep-wrong = Keep the three sixes: what is alike is worth most.
learn-jamb-hand = 1 2 3 4 5 at the first throw: a kenta! The column of the hand is for such luck. Write it there.
learn-jamb-hand-done = 66 points. Only the first throw of a turn may be written by hand.
learn-jamb-hand-wrong = That would be a pity: the kenta in the column of the hand is worth 66.
learn-jamb-down = This column is filled from the top, without skipping; the next one from the bottom. Write your threes where they fit now.
learn-jamb-down-done = Three threes are nine. Choose in good time what you collect.
learn-jamb-down-wrong = The threes fit into the first column, below the twos.
learn-jamb-cross = Sometimes nothing fits. Then a field is crossed out: touch it twice. Which one hurts least?
learn-jamb-cross-done = That happens to everybody. When all thirty fields are full, the points are added.

learn-jewels-swap = Two stones that lie side by side change places, if that brings three alike into a line. Here the yellow ones want to meet.
learn-jewels-swap-done = Three in a line go, and pay 3 points. The stones above fall down.
learn-jewels-four = Four in a line pay 6. Find the yellow ones again.
learn-jewels-four-done = Six points! Five would be nine.
learn-jewels-fall = What falls may come into a line again, and it all pays. Swap the yellow ones and watch.
learn-jewels-fall-done = A cascade: the stones that fell made a line of their own.
learn-jewels-two = Now with all colours: any swap that makes a line will do. Can you find one that pays 6?
learn-jewels-two-done = Well seen. The game goes on as long as there is a swap.
learn-jewels-two-wrong = That pays { $points }. Somewhere one swap makes two lines: look at the top right.

learn-scrabble-first = Lay a word through the middle: touch a letter, then its square. { $word } will do. Then press Play.
learn-scrabble-first-done = { $points } points: the middle counts the first word twice.
learn-scrabble-first-wrong = It is a turn, but lay a word this time.
learn-scrabble-cross = Every new word touches what lies there. Lay { $letters } below the last letter, and it reads { $word }.
learn-scrabble-cross-done = All words that arise must be in the list, and all of them count.
learn-scrabble-joker = The empty tile is a joker: it may be any letter, and is worth nothing. Lay { $word } with it.
learn-scrabble-joker-done = Coloured squares multiply the letter or the whole word that lies on them.
learn-scrabble-joker-wrong = That was a word, but the joker stayed on the rack.
learn-scrabble-seven = All seven tiles at once bring 50 points more. Yours make { $word }, through the middle.
learn-scrabble-seven-done = { $points } points! When nothing fits, you may exchange tiles or pass.
learn-scrabble-seven-wrong = A word, but not all seven: try { $word }.

coach = Coach
coach-close = No more tips
coach-wait = Your rival is thinking.
coach-santorini-first = Place your first worker.
coach-santorini-second = Place your second worker.
coach-santorini-choose = Touch the worker that is to step.
coach-santorini-step = Where does it go? One level up at most.
coach-santorini-build = Now build beside it.
coach-santorini-win = You can step onto a third level and win!
coach-mice-place = Place a man on a free point. { $count ->
    [one] One is left in your hand.
   *[other] { $count } are left in your hand.
}
coach-mice-choose = Touch the man that is to walk.
coach-mice-go = Where does it go? One point along a line.
coach-mice-take = You closed a mill: take a man.
coach-mice-fly = With three men you may fly to any free point.
coach-jamb-throw = Throw the dice.
coach-jamb-again = Touch the dice you want to keep, and throw the others; or write a field. { $count ->
    [one] One throw is left.
   *[other] { $count } throws are left.
}
coach-jamb-held = Throw the dice that are not held, or write a field.
coach-jamb-write = No throw is left: write a field.
coach-jewels-choose = Swap two neighbours, so that three alike come into a line.
coach-jewels-other = Now touch the stone beside it.
coach-scrabble-first = Lay a word through the middle: touch a tile, then a square.
coach-scrabble-lay = Lay a word that touches what lies there; or exchange tiles.
coach-scrabble-play = Is the word complete? Then press Play.
coach-scrabble-doubt = Is it a word? Accept it, or challenge it.

web-rules-moves = { $count ->
    [0] No move is possible.
    [one] One move is possible.
   *[other] { $count } moves are possible.
}
web-rules-shown = Example to rule { $rule }
web-rules-good = allowed
web-rules-bad = not allowed
web-rules-played = is played
web-rules-means = the same as { $text }
web-rules-typed = For the curious: how positions and moves are typed
web-rules-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
server-study = at most { $most } acts are tried out at once
