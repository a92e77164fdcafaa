## The manual: rule books, pages for `man`, exit codes.

rules-how = '{ $command }' shows one of them; `--lang` chooses the language.

manual-title = Manual of Tabla
manual-name = Name
manual-synopsis = Synopsis
manual-examples = Examples
manual-exit = Exit codes
manual-exit-done = done; a game that was played is over
manual-exit-unfinished = an unfinished game, a check that failed, or failed writing
manual-exit-wrong = an argument, a file that was named or a position is wrong
manual-exit-interrupted = interrupted with Ctrl-C
manual-files = Files
manual-file-data = unfinished games, the games of the web, the best scores of Jewels, your own words for Scrabble and the endings of Mice
manual-file-game = a game of Santorini or Mice, in the current folder, unless `--out` names another file
manual-file-arena = a tournament of `tabla arena run`, unless `--out` names another folder
manual-environment = Environment
manual-variable-data = the folder of everything that is kept, instead of the one in the data folder
manual-variable-adviser = the player who gives hints, such as `champion:time=3s`
manual-variable-language = the language, unless `--lang` chooses it
manual-variable-colour = whether there are colours, unless `--color` says so
manual-variable-columns = the width of the screen, where it cannot be asked
manual-see-also = See also
manual-written =
    { $count ->
        [one] { $count } page is
       *[other] { $count } pages are
    } in '{ $path }'.

cli-rules-about = Show the rules of a game
cli-rules-arg-game = The game; without one, the games are listed
cli-rules-arg-markdown = Show the text as it is written, in `Markdown`, as a pipe gets it anyway
cli-rules-arg-json = For programs: JSON
cli-rules-example-list = which rule books there are
cli-rules-example-show = the rules of Mice in Serbian
cli-rules-example-file = a rule book in a file
cli-man-about = Write the manual: a page for each command
cli-man-arg-dir = The folder; the pages go into its subfolder `man1`. Without it, the first page is shown
cli-man-example-folder = from now on `man tabla` shows the manual
cli-man-example-show = read the first page
