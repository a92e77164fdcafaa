## Jamb: rânduri și coloane, de ce se refuză ceva, fișiere de partidă și gândurile prietenului.

jamb-column-down = în jos
jamb-column-up = în sus
jamb-column-hand = din mână
jamb-row-face = { $face }
jamb-row-kenta = kenta
jamb-row-ful = ful
jamb-row-poker = poker
jamb-row-jamb = jamb
jamb-ending-full = toate câmpurile sunt completate

jamb-refusal-empty = o mutare este un câmp, de exemplu „jos”, „sus” sau „mână kenta”, ori zaruri, de exemplu „păstrează 2 2” sau „aruncă 1 5”
jamb-refusal-not-a-word = „{ $text }” nu este nici coloană, nici rând, nici zar, nici „păstrează” sau „aruncă”
jamb-refusal-not-a-row = „{ $text }” nu este un rând; rândurile sunt de la „1” la „6”, „kenta”, „ful”, „poker”, „jamb”
jamb-refusal-not-a-die = „{ $text }” nu este un zar: de la 1 la 6
jamb-refusal-too-many-dice =
    { $count ->
        [one] ați indicat { $count } zar
        [few] ați indicat { $count } zaruri
       *[other] ați indicat { $count } de zaruri
    }, dar sunt numai cinci
jamb-refusal-which-row = ce rând din coloana „din mână”? De exemplu „mână kenta”
jamb-refusal-which-dice = ce zaruri? De exemplu „aruncă 1 5” sau „aruncă toate”
jamb-refusal-too-much = „{ $text }” este în plus după câmp
jamb-refusal-over = partida s-a încheiat: toate câmpurile sunt completate
jamb-refusal-not-thrown = zarurile sunt în pahar: aruncați-le întâi
jamb-refusal-filled = rândul { $row } din coloana „{ $column }” este deja completat
jamb-refusal-column-full = coloana „{ $column }” este completă
jamb-refusal-not-next = coloana „{ $column }” se completează fără sărituri: urmează { $next }, nu { $row }
jamb-refusal-hand-too-late = coloana „din mână” se scrie imediat după prima aruncare, iar aceasta este aruncarea { $throw }
jamb-refusal-no-throw-left = sunt doar trei aruncări: trebuie scris un câmp
jamb-refusal-only-hand-left = a rămas doar coloana „din mână”, iar ea se scrie după prima aruncare
jamb-refusal-not-on-table = nu toate zarurile { $wanted } se află printre { $dice }
jamb-refusal-nothing-thrown = cel puțin un zar trebuie aruncat; ca să le păstrați pe toate cinci, scrieți un câmp

jamb-fault-parts =
    { $count ->
        [one] textul are { $count } parte
        [few] textul are { $count } părți
       *[other] textul are { $count } de părți
    } între bare oblice, nu cele patru din JOS/SUS/MÂNĂ/MASĂ
jamb-fault-value-text = „{ $text }” nu este valoarea unui câmp: de la 0 la 80
jamb-fault-hand-text = „{ $text }” nu este un câmp al coloanei „din mână”; se scrie, de exemplu, „kenta=66”
jamb-fault-table-text = „{ $text }” nu descrie masa; se scrie, de exemplu, 1:12233 sau 2:22???
jamb-fault-too-many =
    { $count ->
        [one] coloana „{ $column }” are { $count } valoare
        [few] coloana „{ $column }” are { $count } valori
       *[other] coloana „{ $column }” are { $count } de valori
    } și zece câmpuri
jamb-fault-value = în coloana „{ $column }”, rândul { $row }, nu poate sta { $value }
jamb-fault-twice = rândul { $row } din coloana „din mână” este completat de două ori
jamb-fault-kept-before-first = înainte de prima aruncare nu se pot păstra { $dice }
jamb-fault-nothing-in-cup = în pahar nu este niciun zar pentru aruncarea { $throw }
jamb-fault-dice-after-end = toate câmpurile sunt completate, deci masa este 1:?????
jamb-fault-throw-too-late = coloanele „în jos” și „în sus” sunt complete, deci nu există aruncarea { $throw }

jamb-file-format = „{ $text }” nu este „jamb 1”, cu care începe o partidă de Jamb
jamb-file-line = „{ $text }” nu este un rând de partidă: „dice”, „rules”, „storage”, o tură care începe cu zaruri sau „end”
jamb-file-heading-late = „{ $text }” stă înaintea primei ture sau deloc
jamb-file-dice = „{ $text }” nu este o sursă de zaruri: „lcg 42”, „bbs 42” sau „table”
jamb-file-rule = „{ $text }” nu este o regulă a casei: „jamb-is-ful”, „jamb-is-poker” sau „none”
jamb-file-storage = „{ $text }” nu este un mod de stocare: „coo”, „csr”, „csc” sau „dense”
jamb-file-unfinished = tura dinainte nu este încheiată
jamb-file-after-end = partida s-a încheiat înaintea acestui rând
jamb-file-throw = „{ $text }” nu este o aruncare: zarurile se scriu, de exemplu, 12233
jamb-file-dice-count =
    { $count ->
        [one] este aruncat { $count } zar
        [few] sunt aruncate { $count } zaruri
       *[other] sunt aruncate { $count } de zaruri
    }, iar în pahar { $expected ->
        [one] este { $expected }
        [few] sunt { $expected }
       *[other] sunt { $expected }
    }
jamb-file-other-dice = zarurile sunt „{ $text }”, iar sămânța dă { $expected }

jamb-reckoning-exact = șansa exactă
jamb-reckoning-source = calculul din sursă
jamb-tenths = { $whole },{ $tenths }
jamb-prospect-upper = { $row } în coloana „{ $column }” (pe masă: { $count })
jamb-prospect-lower = { $row } în coloana „{ $column }” (exact { $exact } = { $exactpercent } %; după sursă { $source } = { $sourcepercent } %)
jamb-reason-hand-made =
    Prima aruncare dă { $row }, câmp liber în coloana „din mână”: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
jamb-reason-hand-best =
    A rămas doar coloana „din mână”, iar cel mai mult aduce { $row }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
jamb-reason-hand-crossed = A rămas doar coloana „din mână” și niciun câmp liber nu aduce nimic: se taie { $row }.
jamb-reason-one-column = O coloană este completă, deci ținta este { $aim }.
jamb-reason-both-upper = Ambele câmpuri următoare sunt din partea de sus: decide fața cu mai multe zaruri, iar la egalitate, coloana „în jos”. Ținta este { $aim }; celălalt câmp este { $other }.
jamb-reason-both-lower = Ambele câmpuri următoare sunt combinații: decide cea mai probabilă, iar la egalitate, coloana „în sus”. Ținta este { $aim }; celălalt câmp este { $other }.
jamb-reason-above-threshold = Șansa este peste pragul de { $threshold } %, deci ținta este { $aim }.
jamb-reason-below-threshold = Nu este peste pragul de { $threshold } %: { $lower }. Deci ținta este { $aim }.
jamb-reason-other-reckoning = Celălalt calcul ({ $reckoning }) ar fi decis altfel: { $row } în coloana „{ $column }”.
jamb-reason-keeps = Pentru { $row } păstrează { $dice } și aruncă din nou restul.
jamb-reason-keeps-none = Nimic nu ajută pentru { $row }, deci se aruncă din nou toate zarurile.
jamb-reason-writes =
    Scrie { $row } în coloana „{ $column }”: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
jamb-reason-misses = { $row } în coloana „{ $column }” nu a ieșit și câmpul se taie.
