## Jamb: řádky a sloupce, proč se něco odmítá, soubory her a úvahy přítele.

jamb-column-down = dolů
jamb-column-up = nahoru
jamb-column-hand = z ruky
jamb-row-face = { $face }
jamb-row-kenta = kenta
    .accusative = kentu
jamb-row-ful = ful
jamb-row-poker = poker
jamb-row-jamb = jamb
jamb-ending-full = všechna pole jsou vyplněna

jamb-refusal-empty = tah je pole, například „dolů“, „nahoru“ nebo „ruka kenta“, nebo kostky, například „nech 2 2“ nebo „přehoď 1 5“
jamb-refusal-not-a-word = „{ $text }“ není sloupec, řádek, kostka ani „nech“ či „přehoď“
jamb-refusal-not-a-row = „{ $text }“ není řádek; řádky jsou „1“ až „6“, „kenta“, „ful“, „poker“, „jamb“
jamb-refusal-not-a-die = „{ $text }“ není kostka: 1 až 6
jamb-refusal-too-many-dice =
    { $count ->
        [one] je uvedena { $count } kostka
        [few] jsou uvedeny { $count } kostky
       *[other] je uvedeno { $count } kostek
    }, ale kostek je pět
jamb-refusal-which-row = který řádek sloupce z ruky? Například „ruka kenta“
jamb-refusal-which-dice = které kostky? Například „přehoď 1 5“ nebo „přehoď vše“
jamb-refusal-too-much = „{ $text }“ je za polem navíc
jamb-refusal-over = hra skončila: všechna pole jsou vyplněna
jamb-refusal-not-thrown = kostky jsou v pohárku: nejdřív jimi hoďte
jamb-refusal-filled = pole { $row } ve sloupci „{ $column }“ už je vyplněné
jamb-refusal-column-full = sloupec „{ $column }“ je plný
jamb-refusal-not-next = sloupec „{ $column }“ se vyplňuje bez přeskakování: na řadě je { $next }, ne { $row }
jamb-refusal-hand-too-late = sloupec z ruky se zapisuje hned po prvním hodu, ale toto je { $throw }. hod
jamb-refusal-no-throw-left = hody jsou jen tři: některé pole se musí zapsat
jamb-refusal-only-hand-left = zbývá jen sloupec z ruky, a ten se zapisuje po prvním hodu
jamb-refusal-not-on-table = na stole leží { $dice }, takže { $wanted } vybrat nelze
jamb-refusal-nothing-thrown = aspoň jednou kostkou se musí hodit; chcete-li nechat všech pět, zapište pole

jamb-fault-parts =
    { $count ->
        [one] text má mezi lomítky { $count } část
        [few] text má mezi lomítky { $count } části
       *[other] text má mezi lomítky { $count } částí
    }, ne čtyři: DOLŮ/NAHORU/Z-RUKY/STŮL
jamb-fault-value-text = „{ $text }“ není hodnota pole: 0 až 80
jamb-fault-hand-text = „{ $text }“ není pole sloupce z ruky; píše se například „kenta=66“
jamb-fault-table-text = „{ $text }“ není stůl; píše se například 1:12233 nebo 2:22???
jamb-fault-too-many =
    { $count ->
        [one] sloupec „{ $column }“ má { $count } hodnotu
        [few] sloupec „{ $column }“ má { $count } hodnoty
       *[other] sloupec „{ $column }“ má { $count } hodnot
    }, ale jen deset polí
jamb-fault-value = ve sloupci „{ $column }“, řádek { $row }, nemůže stát { $value }
jamb-fault-twice = pole { $row } ve sloupci z ruky je vyplněno dvakrát
jamb-fault-kept-before-first = před prvním hodem nelze nechat { $dice }
jamb-fault-nothing-in-cup = v pohárku není kostka pro { $throw }. hod
jamb-fault-dice-after-end = všechna pole jsou vyplněna, takže stůl je 1:?????
jamb-fault-throw-too-late = sloupce dolů a nahoru jsou plné, takže { $throw }. hod není

jamb-file-format = „{ $text }“ není „jamb 1“, kterým začíná hra Jamb
jamb-file-line = „{ $text }“ není řádek hry: „dice“, „rules“, „storage“, tah začínající kostkami nebo „end“
jamb-file-heading-late = „{ $text }“ stojí před prvním tahem, nebo nikde
jamb-file-dice = „{ $text }“ není zdroj kostek: „lcg 42“, „bbs 42“ nebo „table“
jamb-file-rule = „{ $text }“ není domácí pravidlo: „jamb-is-ful“, „jamb-is-poker“ nebo „none“
jamb-file-storage = „{ $text }“ není způsob uložení: „coo“, „csr“, „csc“ nebo „dense“
jamb-file-unfinished = předchozí tah není dokončen
jamb-file-after-end = hra skončila před tímto řádkem
jamb-file-throw = „{ $text }“ není hod: kostky se píší například 12233
jamb-file-dice-count =
    { $count ->
        [one] hozeno je { $count } kostkou
       *[other] hozeno je { $count } kostkami
    }, ale v pohárku jich je { $expected }
jamb-file-other-dice = kostky jsou „{ $text }“, ale semínko dává { $expected }

jamb-reckoning-exact = přesná pravděpodobnost
jamb-reckoning-source = výpočet z předlohy
jamb-tenths = { $whole },{ $tenths }
jamb-prospect-upper = { $row } ve sloupci „{ $column }“ (na stole: { $count })
jamb-prospect-lower = { $row } ve sloupci „{ $column }“ (přesně { $exact } = { $exactpercent } %; podle předlohy { $source } = { $sourcepercent } %)
jamb-reason-hand-made =
    Prvním hodem vychází { $row } a ve sloupci z ruky je toto pole volné: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
jamb-reason-hand-best =
    Zbývá jen sloupec z ruky a nejvíc vynese { $row }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
jamb-reason-hand-crossed = Zbývá jen sloupec z ruky a žádné volné pole nic nevynese: škrtá se { $row }.
jamb-reason-one-column = Jeden sloupec je plný, takže cíl je { $aim }.
jamb-reason-both-upper = Obě další pole jsou horní: rozhoduje číslo, které padlo na více kostkách, při rovnosti dolů. Cíl je { $aim }; druhé pole je { $other }.
jamb-reason-both-lower = Obě další pole jsou kombinace: rozhoduje pravděpodobnější, při rovnosti nahoru. Cíl je { $aim }; druhé pole je { $other }.
jamb-reason-above-threshold = Pravděpodobnost je nad prahem { $threshold } %, takže cíl je { $aim }.
jamb-reason-below-threshold = Není nad prahem { $threshold } %: { $lower }. Cíl je tedy { $aim }.
jamb-reason-other-reckoning = Druhý výpočet ({ $reckoning }) by rozhodl jinak: { $row } ve sloupci „{ $column }“.
jamb-reason-keeps = Pro cíl { $row } nechává { $dice } a ostatními hází znovu.
jamb-reason-keeps-none = K cíli { $row } nic nepomáhá, takže se znovu hází všemi kostkami.
jamb-reason-writes =
    Zapisuje se { $row } ve sloupci „{ $column }“: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
jamb-reason-misses = Pole { $row } ve sloupci „{ $column }“ nevyšlo a škrtá se.
