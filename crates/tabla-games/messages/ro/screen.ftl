## Ecranul întreg: ce spune el însuși.

screen-more = mai este: PgDn
screen-keys-board = săgeți, Enter, maus: alegeți · PgUp, PgDn: derulați · Tab: textul · Ctrl-D: ieșire
screen-keys-menu = săgeți, Enter, un număr: alegeți · PgUp, PgDn: derulați · Ctrl-D: înapoi
screen-keys-files = săgeți, Enter: deschideți · tastare: filtrați · Backspace: dosarul de sus · Esc: înapoi
screen-keys-text = PgUp, PgDn: derulați · Tab sau Esc: tabla
screen-early = așteaptă să-i vină rândul
screen-page = (Enter: continuare)

cli-arg-plain = Și în terminal, scrie rând cu rând, fără ecran întreg
