## Ceo ekran: šta sam kaže.

screen-more = ima još: PgDn
screen-keys-board = strelice, Enter, miš: izbor · PgUp, PgDn: pomeri · Tab: tekst · Ctrl-D: izlaz
screen-keys-menu = strelice, Enter, broj: izbor · PgUp, PgDn: pomeri · Ctrl-D: nazad
screen-keys-files = strelice, Enter: otvori · kucanje: suzi · Backspace: viša fascikla · Esc: nazad
screen-keys-text = PgUp, PgDn: pomeri · Tab ili Esc: tabla
screen-early = čeka da dođe na red
screen-page = (Enter za nastavak)

cli-arg-plain = I na terminalu ispisuj red po red, bez celog ekrana
