# The tasks of a day on the page.

web-daily-today = Today
web-daily-title = Tasks of { $day }
web-daily-task = Task of the day
web-daily-of = Task of { $day }
web-daily-past = A day gone by: it can be played, and does not count for the streak.
web-daily-days = Other days
web-daily-before = Day before
web-daily-after = Day after
web-daily-goal-win = Win in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
web-daily-goal-play = Find the play that brings most points.
web-daily-english = English words
web-daily-goal-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} on the same board for everybody.
web-daily-goal-dice = A whole talon with the same throws for everybody.
web-daily-easy = Easy
web-daily-medium = Medium
web-daily-hard = Hard
web-daily-points = { NUMBER($points) } points, { $stars } of 3 stars
web-daily-of-points = { $points } of { $most } points
web-daily-solved = Solved
web-daily-missed = Not solved
web-daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
web-daily-look = Look at it
web-daily-retry = Try again
web-daily-result = Your result
web-daily-about = How the tasks of a day work
web-daily-about-same = They follow from the date alone: on the same day everybody has the same five tasks, on every computer, without asking anybody. A day begins at midnight where you are.
web-daily-about-dice = In Jamb every throw has its own five dice: the third throw of your tenth turn shows the same to everybody who throws as many dice. In Jewels board and refill are the same; what falls depends on your swaps.
web-daily-about-puzzles = In Mice and Santorini exactly one first move wins in three, whatever the answer; in Scrabble exactly one play brings the most points. Our own search has made and proved them.
web-daily-about-first = Nothing is taken back and nobody helps. The first result of a day counts; afterwards you can try as often as you like. A day counts for the streak if you finish one of its tasks on that day.
web-daily-best-play = The best play: { $points } points!
web-daily-solved-all = Solved!
web-daily-given-up = Given up: here is the solution.
web-daily-better-play = { $points } points. The best play brings { $most }.
web-daily-no-longer = { $move } no longer wins in { $moves }. Play on to see why, or try again.
web-daily-right = { $moves ->
    [one] Right so far: { $moves } move left.
   *[other] Right so far: { $moves } moves left.
}
web-daily-solution = Solution:
web-daily-show = Show the solution
web-daily-show-sure = Then the task counts as not solved.
web-daily-back = To the tasks
web-daily-watch = Go through it
web-daily-first-counts = The first try counts.
