## Santorini: proč se tah nebo pozice odmítá a z čeho se skládá hodnocení.

santorini-refusal-not-a-square = „{ $text }“ není pole od A1 do E5
santorini-refusal-empty = rozmístění tvoří dvě pole, tah tři, například C3 B3 A3
santorini-refusal-over = hra skončila, vyhrál hráč { $player }
santorini-refusal-placement-length = rozmístění tvoří dvě pole, ne { $count }
santorini-refusal-placed-together = na poli { $square } nemohou stát oba stavitelé
santorini-refusal-turn-length = tah tvoří tři pole (odkud, kam, kde se staví), ne { $count }
santorini-refusal-others-worker = stavitel na poli { $square } patří soupeři
santorini-refusal-no-worker = na poli { $square } nestojí žádný váš stavitel
santorini-refusal-step-too-far = pole { $to } nesousedí s polem { $from }
santorini-refusal-occupied = na poli { $square } stojí stavitel
santorini-refusal-dome = pole { $square } je uzavřené kopulí
santorini-refusal-too-high = z pole { $from } (patro { $from-level }) na pole { $to } (patro { $to-level }) je to o více než jedno patro výš
santorini-refusal-build-after-win = krok na pole { $to } vyhrává, po něm se už nestaví
santorini-refusal-build-missing = chybí třetí pole: po kroku se musí stavět
santorini-refusal-build-too-far = staví se vedle pole, na které stavitel přešel, ale pole { $build } nesousedí s polem { $to }
santorini-refusal-build-occupied = na poli { $square } se stavět nedá, stojí tam stavitel
santorini-refusal-build-dome = na poli { $square } se stavět nedá, je uzavřené kopulí

santorini-fault-parts =
    { $count ->
        [one] text má mezi lomítky { $count } část
        [few] text má mezi lomítky { $count } části
       *[other] text má mezi lomítky { $count } částí
    }, ne čtyři: VÝŠKY/STRANA/PRVNÍ/DRUHÝ
santorini-fault-height-count =
    { $count ->
        [one] výšky mají { $count } znak
        [few] výšky mají { $count } znaky
       *[other] výšky mají { $count } znaků
    }, ne 25
santorini-fault-height-text = výška „{ $text }“ pole { $square } není číslice od 0 do 4
santorini-fault-too-high = pole { $square } má výšku { $height }; nejvyšší je kopule, 4
santorini-fault-side = na tahu má být 1 nebo 2, ne „{ $text }“
santorini-fault-square = „{ $text }“ není pole od A1 do E5
santorini-fault-worker-count =
    { $count ->
        [one] hráč { $player } má { $count } stavitele
        [few] hráč { $player } má { $count } stavitele
       *[other] hráč { $player } má { $count } stavitelů
    }, ne 2 (nebo žádného před rozmístěním)
santorini-fault-crowded = na poli { $square } stojí dva stavitelé
santorini-fault-on-dome = na kopuli pole { $square } stojí stavitel
santorini-fault-built-too-early = na desce jsou patra dřív, než jsou rozmístěni všichni stavitelé
santorini-fault-first-missing = stavitelé druhého hráče jsou rozmístěni, ale stavitelé prvního ne
santorini-fault-wrong-side =
    { $levels ->
        [one] když je postaveno { $levels } patro
        [few] když jsou postavena { $levels } patra
       *[other] když je postaveno { $levels } pater
    }, je na tahu hráč { $player }
santorini-fault-many-winners = na třetím patře stojí více než jeden stavitel; vyhrál ten, kdo tam byl první
santorini-fault-winner-not-mover =
    { $levels ->
        [one] hráč { $player } stojí na třetím patře, ale když je postaveno { $levels } patro
        [few] hráč { $player } stojí na třetím patře, ale když jsou postavena { $levels } patra
       *[other] hráč { $player } stojí na třetím patře, ale když je postaveno { $levels } pater
    }, byl na tahu jeho soupeř

santorini-term-height = výška stavitelů
santorini-term-centre = blízkost středu
santorini-term-climb = pole, na která lze vystoupit
santorini-term-safe = výstupy, které nikdo nepřekazí
santorini-term-mobility = volnost pohybu
santorini-term-support = vysoká pole poblíž
santorini-term-distance = vzdálenost od soupeře
santorini-term-tempo = výhoda tahu
santorini-won-third = stavitel stojí na třetím patře
santorini-won-stuck = hráč { $player } nemá žádný přípustný tah
