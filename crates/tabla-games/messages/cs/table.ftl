## Jeden stůl pro každou hru: co odmítá a jak u něj hry končí.

ending-agreed = hra skončila remízou: hráči se na ní dohodli
ending-left = hra skončila: hráč odešel
ending-points = hra skončila: rozhodují body
ending-time = hra skončila: čas vypršel
table-moved-on = u stolu se mezitím stalo něco jiného; podívejte se znovu
table-no-seat = takové místo u tohoto stolu není
table-people =
    { $count ->
        [one] tato hra není pro { $count } hráče
        [few] tato hra není pro { $count } hráče
       *[other] tato hra není pro { $count } hráčů
    }
table-places =
    pozice je pro { $found ->
        [one] { $found } hráče
        [few] { $found } hráče
       *[other] { $found } hráčů
    }, počet hráčů je ale { $people }
table-clock-race = kde hrají všichni zároveň, mají smysl jen hodiny pro celou hru
table-sealed = co v této hře padne, je do konce zapečetěno; hra zatím zůstává tady a uložit ji lze potom
table-race-chance = hru s kostkami nebo s losováním nemohou hrát všichni zároveň
table-no-dealer = zdroj náhody „{ $text }“ tu není
table-rule-value = pravidlo { $rule } nemůže být „{ $text }“
table-no-throw = teď se nic nehází
table-throw-first = nejdřív hoďte, pak se rozhodněte
table-throw-told = tady házíte vlastními kostkami: zadejte, co ukazují
table-throw-dealt = tady losuje program; co padne, si nelze vybrat
table-chance = „{ $text }“ tady padnout nemohlo
table-no-undo = to teď vzít zpět nejde
table-nobody-to-ask = teď se není koho zeptat
table-no-such-offer = to teď nabídnout nejde
table-nothing-to-answer = žádná nabídka na odpověď nečeká
table-not-yours-to-answer = odpovědět musí někdo jiný
table-player-erred = počítačový hráč nenašel dovolený tah
table-log = událost { $event } ve hře není možná: { $because }
table-log-damaged = takhle se to stát nemohlo
table-log-chance = je to { $written }, ale semínko dává { $right }
table-save-version = formát { $version } uložených her tu není znám
table-file-chance = soubor se samotnými tahy neříká, co padlo
table-format-written = formát „{ $text }“ lze jen zapisovat, ne číst
table-no-batch = { $text } nelze hrát čísly
table-action = akce ve hře { $lane } není dovolena
table-no-action = akce { $action } tu není dovolena
table-match-clock = { $player } přemýšlí podle hodin, ale tento zápas musí všude dopadnout stejně; zadejte mu `nodes` nebo `depth`
table-match-unfinished = zápas je jen pro počítačové hráče
player-error-setting = { $setting } nemůže být „{ $text }“; může být { $values }
