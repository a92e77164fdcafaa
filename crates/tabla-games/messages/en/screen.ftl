## The full screen: what it says itself.

screen-more = more: PgDn
screen-keys-board = arrows, Enter, mouse: choose · PgUp, PgDn: scroll · Tab: text · Ctrl-D: leave
screen-keys-menu = arrows, Enter, a number: choose · PgUp, PgDn: scroll · Ctrl-D: back
screen-keys-files = arrows, Enter: open · typing: filter · Backspace: folder above · Esc: back
screen-keys-text = PgUp, PgDn: scroll · Tab or Esc: the board
screen-early = waits until it is asked for
screen-page = (Enter for more)

cli-arg-plain = On a terminal too, print line by line: no full screen
