# Making and checking puzzles.

cli-puzzles-about = Make puzzles by our own search, or check a file of them
cli-puzzles-arg-game = The game: `mice`, `santorini` or `scrabble`
cli-puzzles-arg-count = How many; grades come in turn
cli-puzzles-arg-seed = The same seed gives the same puzzles
cli-puzzles-arg-out = The file of the puzzles; an unfinished one is continued
cli-puzzles-arg-check = Solve all puzzles of this file again and say which are wrong
cli-puzzles-arg-json = Print the puzzles, or what is wrong, as JSON
cli-puzzles-example-show = three puzzles: win in three moves
cli-puzzles-example-stock = make the stock that is built in
cli-puzzles-example-check = solve the stock again
puzzles-missing = { $game } has no puzzles; these games have some: { $known }
puzzles-written = { $path }: { $count } puzzles, { $new } of them new
puzzles-other = { $path } is another file: it does not begin with '{ $head }'; name another file with `--out`
puzzles-wrong = { $path }, line { $line }: { $because }
puzzles-checked = { $path }: { $right } of { $count } puzzles are right
puzzle-columns = a puzzle has a number, a grade, a position and a solution, with tabs between them
puzzle-grade = '{ $text }' is no grade; grades are `easy`, `medium` and `hard`
puzzle-position = the position cannot be read: { $because }
puzzle-solution = the solution is '{ $right }', not '{ $text }'
puzzle-count = { $count ->
    [0] there is no solution
   *[other] there are { $count } solutions
}
puzzle-shorter = it is solved in fewer moves
puzzle-other-grade = it is { $right }, not { $text }
puzzle-points = the solution brings { $right } points
puzzle-again = the same position was there before
