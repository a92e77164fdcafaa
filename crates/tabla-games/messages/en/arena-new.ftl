# A bot to begin with.

arena-new-written = Written into { $folder }: { $files }
arena-new-next = What comes next:
arena-new-exists = '{ $folder }' is there already, and nothing is overwritten; name another folder with `--out`

cli-value-language = LANGUAGE
cli-arena-new-about = Write a small bot to begin with: it plays, reads the state, and has a page that explains both
cli-arena-new-arg-game = The game: `santorini`, `mice`, `jamb`, `jewels` or `scrabble`
cli-arena-new-arg-language = The programming language: `python`, `rust`, `c`, `java` or `javascript`
cli-arena-new-arg-out = The new folder; `GAME-LANGUAGE-bot` if nothing is said
cli-arena-new-example = a bot for Santorini in the folder `santorini-python-bot`
cli-arena-new-example-out = a bot for Jamb in a folder of one's own choice
