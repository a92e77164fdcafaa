# Un bot pentru început.

arena-new-written = S-au scris în { $folder }: { $files }
arena-new-next = Ce urmează:
arena-new-exists = '{ $folder }' există deja și nu se suprascrie nimic; alegeți alt dosar cu `--out`

cli-value-language = LIMBAJ
cli-arena-new-about = Creează un bot mic de la care să porniți: știe să joace, citește starea și are o pagină cu explicații
cli-arena-new-arg-game = Jocul: `santorini`, `mice`, `jamb`, `jewels` sau `scrabble`
cli-arena-new-arg-language = Limbajul de programare: `python`, `rust`, `c`, `java` sau `javascript`
cli-arena-new-arg-out = Dosarul nou; `GAME-LANGUAGE-bot` dacă nu se spune nimic
cli-arena-new-example = un bot pentru Santorini în dosarul `santorini-python-bot`
cli-arena-new-example-out = un bot pentru Jamb într-un dosar la alegere
