## Celá obrazovka: co říká sama.

screen-more = pokračuje: PgDn
screen-keys-board = šipky, Enter, myš: výběr · PgUp, PgDn: posun · Tab: text · Ctrl-D: odchod
screen-keys-menu = šipky, Enter, číslo: výběr · PgUp, PgDn: posun · Ctrl-D: zpět
screen-keys-files = šipky, Enter: otevřít · psaní: zúžit · Backspace: o složku výš · Esc: zpět
screen-keys-text = PgUp, PgDn: posun · Tab nebo Esc: deska
screen-early = čeká, až přijde na řadu
screen-page = (Enter: dál)

cli-arg-plain = I v terminálu psát řádek po řádku, bez celé obrazovky
