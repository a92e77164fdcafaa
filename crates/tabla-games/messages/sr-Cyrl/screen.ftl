## Цео екран: шта сам каже.

screen-more = има још: PgDn
screen-keys-board = стрелице, Enter, миш: избор · PgUp, PgDn: помери · Tab: текст · Ctrl-D: излаз
screen-keys-menu = стрелице, Enter, број: избор · PgUp, PgDn: помери · Ctrl-D: назад
screen-keys-files = стрелице, Enter: отвори · куцање: сузи · Backspace: виша фасцикла · Esc: назад
screen-keys-text = PgUp, PgDn: помери · Tab или Esc: табла
screen-early = чека да дође на ред
screen-page = (Enter за наставак)

cli-arg-plain = И на терминалу исписуј ред по ред, без целог екрана
