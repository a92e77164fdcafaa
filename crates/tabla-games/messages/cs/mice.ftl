## Mlýn: proč se tah nebo pozice odmítá, z čeho se skládá hodnocení, a příkazy.

game-mice = Mlýn
mice-rule-flying = létání se třemi kameny
mice-rule-repetition = remíza, když pozice nastane potřetí
mice-rule-quiet = remíza po 200 tazích bez mlýna
rules-unknown = pravidlo „{ $text }“ neexistuje; pravidla jsou { $rules }
ugi-switch = „{ $value }“ není „true“ ani „false“
rules-none = tato hra nemá pravidlo „{ $text }“: není v ní co volit
ending-drawn-repetition = hra skončila remízou: táž pozice nastala potřetí
ending-drawn-quiet = hra skončila remízou: 200 tahů za sebou bez mlýna
mice-won-few = hráči { $player } zbyly jen dva kameny
mice-won-stuck = hráč { $player } nemůže táhnout

mice-refusal-not-a-point = „{ $text }“ není žádný z 24 bodů
mice-refusal-empty = tah je jeden bod, například d2, nebo dva, například d2-d3, a vzatý kámen se připojí, například d2-d3xa7
mice-refusal-take-first = vzatý kámen se píše nakonec, například d2-d3x{ $point }
mice-refusal-too-many-points = napsáno bodů: { $count }, to je příliš mnoho: tah je položení nebo přesun a nejvýš jeden vzatý kámen
mice-refusal-over =
    hra skončila, vyhrál { $player ->
        [1] bílý
       *[other] černý
    }
mice-refusal-still-placing = kameny se přesouvají, až když jsou všechny položeny, a v ruce jich máte ještě { $hand }: uveďte jeden volný bod
mice-refusal-none-in-hand = všechny vaše kameny jsou položeny: tah vede z bodu na bod, například d2-d3
mice-refusal-occupied = na bodě { $point } stojí kámen
mice-refusal-others-man = kámen na bodě { $point } patří soupeři
mice-refusal-no-man = na bodě { $point } žádný kámen nestojí
mice-refusal-not-adjacent = bod { $to } nesousedí s bodem { $from }
mice-refusal-must-take = kdo uzavře mlýn, vezme soupeři kámen, jeden z těchto: { $free }
mice-refusal-nothing-to-take = žádný mlýn se neuzavřel, takže kámen na bodě { $point } vzít nelze
mice-refusal-stands-in-mill = kámen na bodě { $point } je ve mlýně; vzít lze: { $free }
mice-refusal-takes-own = kámen na bodě { $point } je váš
mice-refusal-takes-nobody = na bodě { $point } není co vzít

mice-fault-parts =
    { $count ->
        [one] text má mezi lomítky { $count } část
        [few] text má mezi lomítky { $count } části
       *[other] text má mezi lomítky { $count } částí
    }, ne čtyři: BÍLÝ/ČERNÝ/V-RUCE/STRANA
mice-fault-point = „{ $text }“ není žádný z 24 bodů
mice-fault-hand = kameny v ruce jsou „{ $text }“, ne dvě čísla, například 5,6
mice-fault-side = na tahu má být w nebo b, ne „{ $text }“
mice-fault-crowded = na bodě { $point } stojí dva kameny
mice-fault-too-many-men =
    { $player ->
        [1] bílý
       *[other] černý
    } má na desce a v ruce kamenů celkem { $men }, nejvýš jich může být 9
mice-fault-hands-apart = kamenů v ruce je { $white } a { $black }: bílý pokládá první a hráči se střídají, takže černý má stejně jako bílý nebo o jeden kámen víc
mice-fault-wrong-side =
    když je v ruce kamenů { $white } a { $black }, je na tahu { $player ->
        [1] bílý
       *[other] černý
    }
mice-fault-too-many-lost =
    { $player ->
        [1] bílý
       *[other] černý
    } ztratil { $lost ->
        [one] { $lost } kámen
        [few] { $lost } kameny
       *[other] { $lost } kamenů
    }, ale dosud jich mohlo být vzato nejvýš { $most }
mice-fault-both-beaten = oba hráči mají méně než tři kameny; hra skončila už tehdy, když jich tak málo měl první z nich
mice-fault-beaten-not-to-move =
    { $player ->
        [1] bílý
       *[other] černý
    } má méně než tři kameny, takže hra skončila tahem soupeře

mice-term-material = kameny
mice-term-mills = mlýny
mice-term-pairs = dvojice s volným třetím bodem
mice-term-mobility = volnost pohybu

cli-mice-about = Mlýn: uzavírejte mlýny, berte kameny, zablokujte soupeře
cli-rules-arg-flying = Se třemi kameny lze táhnout na kterýkoli volný bod (Mlýn)
cli-rules-arg-no-repetition = Bez remízy opakováním (Mlýn)
cli-rules-arg-no-quiet = Bez remízy po 200 tazích bez mlýna (Mlýn)
cli-mice-play-example-flying = s létáním
cli-mice-suite-about = Změřit, jak často hráčův tah zachová přesnou hodnotu pozice
cli-mice-suite-arg-file = Tabulka pozic: pozice, hodnota, počet tahů, tahy, které hodnotu zachovají
cli-mice-suite-arg-time = Čas na každou pozici
cli-mice-suite-arg-player = Hráč
cli-mice-suite-arg-json = Vypsat JSON, pro programy
cli-mice-suite-arg-limit = Jen tolik pozic
cli-mice-suite-example = pětina sekundy na každou pozici
cli-mice-suite-arg-nets = Sítě z tohoto souboru místo vestavěných
cli-mice-suite-example-tables = s tabulkami vyřešené hry
cli-arg-mice-tables = Složka s tabulkami vyřešené hry, nebo adresa `http://…`, ze které se stáhnou
cli-mice-labels-about = Vybrat z her pozice s přesnou hodnotou, pro učení sítí
cli-mice-labels-arg-count = Kolik pozic
cli-mice-labels-arg-placing = Kolik ze sta z doby, kdy se kameny kladou; pro 0 není třeba vyřešené kladení
cli-mice-labels-arg-seed = Stejné semínko dá stejné pozice
cli-mice-labels-arg-flying = Tři kameny smějí na kterékoli volné pole
cli-mice-labels-arg-in-memory = Nejdřív načíst tabulky do paměti: od milionu pozic rychlejší
cli-mice-labels-arg-out = Soubor s pozicemi, po osmi bajtech
cli-mice-labels-example = deset milionů pozic hry bez létání
cli-mice-labels-example-moving = jen pozice, kde už jsou všechny kameny položené, z tabulek ve složce
cli-solve-arg-every-layer = Uchovat každou vrstvu kladení: skoro třikrát tolik místa a každá odpověď ihned
mice-nets-bad = v souboru { $path } nejsou sítě hry Mice
mice-tables-no-folder = složka { $path } neexistuje
labels-unsolved = hra tam není vyřešená; vyřeší ji `tabla solve mice`
labels-written = zapsáno pozic: { $positions }, do souboru { $path }
cli-mice-openings-about = Najít vyrovnaná zahájení pro zápasy
cli-mice-openings-arg-count = Kolik
cli-mice-openings-arg-seed = Stejné semínko dá stejná zahájení
cli-mice-openings-arg-out = Soubor se zahájeními
cli-mice-openings-example = najít vestavěná zahájení
cli-bench-arg-playouts = Změřit místo toho náhodné partie za sekundu času procesoru (Mlýn)
cli-perft-example-mice = čtyři tahy hry Mlýn s létáním
cli-bench-example-playouts = kolik náhodných partií hry Mlýn se vejde do sekundy
cli-engine-example-mice = motor pro Mlýn s létáním
cli-match-example-mice = sto partií hry Mlýn
cli-solve-about = Přesně vyřešit hru nebo její koncovky a uložit tabulky
cli-solve-arg-game = Hra
cli-solve-arg-men = Jen koncovky s nejvýš tolika kameny, 6 až 18, s počtem půltahů do konce
cli-solve-arg-distances = Říct i kolik půltahů trvá každá výhra a prohra, kde se kameny přesouvají: bajt na pozici, bez `--men` celkem 9 GB
cli-solve-arg-flying = Tři kameny smějí na kterékoli volné pole
cli-solve-arg-check = Ještě jednou prohlédnout tolik pozic každé dvojice
cli-solve-arg-out = Zapsat počty také do tohoto souboru
cli-solve-example = všechny koncovky do osmi kamenů, vyřešené a ověřené
cli-solve-example-whole = celá hra od prázdné desky: hodiny práce, 2,5 GiB; pokračuje tam, kde se zastavila
cli-solve-example-check = totéž a deset tisíc pozic každé dvojice porovnaných s tím, kam vedou jejich tahy
cli-mice-value-about = Říct přesnou hodnotu pozice a každého tahu, pokud je hra vyřešená
cli-mice-value-arg-what = Pozice nebo soubor s partií
cli-mice-value-arg-flying = Tři kameny smějí na kterékoli volné pole
cli-mice-value-arg-json = Vypsat JSON pro programy
cli-mice-value-example-empty = kdo vyhraje z prázdné desky
cli-mice-value-example-file = poslední pozice partie podle pravidel s létáním
solve-missing = u hry „{ $game }“ není co řešit
solve-tally = { $material }: pro hráče na tahu vyhraných { $won }, prohraných { $lost }, remízových { $drawn }; nejdelší výhra v půltazích: { $plies }
solve-pair = { $material }: pro hráče na tahu vyhraných { $won }, prohraných { $lost }, remízových { $drawn }
solve-start = Prázdná deska: { $value }
solve-wrong = hodnota pozice { $position } neplyne z jejích tahů
solve-right = Ještě jednou prohlédnuto pozic: { $positions }; všechny jsou správné
mice-value-win = hráč na tahu vyhraje
mice-value-draw = remíza
mice-value-loss = hráč na tahu prohraje
mice-value-unknown = pozice { $position } tu není vyřešená; `tabla solve mice` vyřeší celou hru
mice-value-not-known = tu není vyřešeno
suite-line = { $path }, řádek { $line }: „{ $text }“ není srozumitelné: { $because }
suite-columns = jsou třeba čtyři sloupce oddělené tabulátory: pozice, hodnota, počet tahů, tahy, které hodnotu zachovají
suite-value = hodnota je „{ $text }“, ne „win“, „draw“ nebo „loss“
suite-count = počet tahů je „{ $text }“, ale je jich { $count }
suite-empty = v souboru { $path } nejsou žádné pozice
suite-placing = Pokládání: { $kept } / { $all } ({ $share } %)
suite-moving = Přesouvání: { $kept } / { $all } ({ $share } %)
suite-all = Celkem: { $kept } / { $all } ({ $share } %)
openings-written = { $path }: zahájení: { $count }
playouts-speed = Náhodných partií za sekundu času procesoru: { $speed } (celkem { $games } za { $time })

cli-mice-example-menu = otevřít nabídku hry
cli-mice-example-play = hrát hned proti šampionovi
cli-mice-example-rules = přečíst si pravidla česky
cli-mice-play-about = Hrát
cli-mice-play-arg-first = Kdo začíná: „human“ (výchozí), „minimax“, „alphabeta“ nebo „champion“, nastavení za dvojtečkou
cli-mice-play-example-default = vy proti šampionovi; začínáte vy
cli-mice-play-example-easy = začíná slabý počítač
cli-mice-play-example-step = sledovat krok za krokem, jak dva počítače přemýšlejí
cli-mice-play-example-load = dva lidé pokračují ve hře, s hodinami
cli-mice-analyse-about = Přemýšlet o pozici
cli-mice-analyse-arg-player = Kdo přemýšlí: „minimax“, „alphabeta“ nebo „champion“ (výchozí)
cli-mice-analyse-example-position = přemýšlet jednu sekundu
cli-mice-analyse-example-file = všechny tahy možné v poslední pozici, tři tahy do hloubky
cli-mice-analyse-example-turn = totéž před pátým tahem
cli-mice-analyse-example-json = totéž pro programy
cli-mice-rules-about = Ukázat pravidla
cli-mice-rules-example = pravidla hry
cli-mice-check-about = Ověřit, zda je soubor s hrou v pořádku
cli-mice-check-example = řekne, na kterém řádku je chyba a proč
