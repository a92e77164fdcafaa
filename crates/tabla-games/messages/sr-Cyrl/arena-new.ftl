# Бот за почетак.

arena-new-written = Записано у { $folder }: { $files }
arena-new-next = Шта следи:
arena-new-exists = '{ $folder }' већ постоји, а ништа се не замењује; наведите другу фасциклу помоћу `--out`

cli-value-language = ЈЕЗИК
cli-arena-new-about = Направи малог бота за почетак: уме да игра, чита стање и има страницу која све то објашњава
cli-arena-new-arg-game = Игра: `santorini`, `mice`, `jamb`, `jewels` или `scrabble`
cli-arena-new-arg-language = Програмски језик: `python`, `rust`, `c`, `java` или `javascript`
cli-arena-new-arg-out = Нова фасцикла; подразумевано `GAME-LANGUAGE-bot`
cli-arena-new-example = бот за Санторини у фасцикли `santorini-python-bot`
cli-arena-new-example-out = бот за Јамб у фасцикли по избору
