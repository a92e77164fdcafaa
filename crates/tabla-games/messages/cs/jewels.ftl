## Drahokamy: proč hra skončila, proč se něco odmítá, chyby v souborech, z čeho se skládá ocenění.

jewels-ending-repetition = hra skončila: poslední řetězová reakce by nikdy neskončila
jewels-ending-length = hra skončila: poslední řetězová reakce měla milion kroků a byla zastavena
jewels-ending-turns = hra skončila: všechny tahy jsou odehrány
jewels-ending-no-swap = hra skončila: žádná výměna nevytvoří trojici stejných kamenů

jewels-refusal-count =
    zapsáno je { $count ->
        [one] { $count } číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    }, potřeba jsou čtyři: sloupec a řádek obou kamenů, například 6 3 6 4
jewels-refusal-number = „{ $text }“ není celé číslo
jewels-refusal-column = sloupec { $number } neexistuje: sloupce jsou 1 až 8 zleva
jewels-refusal-row = řádek { $number } neexistuje: řádky jsou 1 až 8 shora
jewels-refusal-neighbours = pole { $one } a { $other } nesousedí stranou
jewels-refusal-no-run = výměna { $swap } nevytvoří trojici stejných kamenů
jewels-refusal-over = { $because }

jewels-fault-parts =
    text má mezi lomítky { $count ->
        [one] { $count } část
        [few] { $count } části
       *[other] { $count } částí
    }, ne pět: DESKA/ŘADY/SPOTŘEBOVÁNO/BODY/TAHY
jewels-fault-rows =
    deska má mezi čárkami { $count ->
        [one] { $count } řádek
        [few] { $count } řádky
       *[other] { $count } řádků
    }, ne osm
jewels-fault-row-text = řádek { $row } je „{ $text }“, ne osm číslic od 1 do 6
jewels-fault-lines =
    text má mezi čárkami { $count ->
        [one] { $count } doplňovací řadu
        [few] { $count } doplňovací řady
       *[other] { $count } doplňovacích řad
    }, ne osm
jewels-fault-line-text = v doplňovací řadě sloupce { $column } je „{ $text }“, kameny jsou ale číslice od 1 do 6
jewels-fault-line-length =
    doplňovací řada sloupce { $column } má { $length ->
        [one] { $length } kámen
        [few] { $length } kameny
       *[other] { $length } kamenů
    }, má jich být 8 až 1024
jewels-fault-used-text = jako spotřebované kameny je zapsáno „{ $text }“, ne osm čísel oddělených čárkami
jewels-fault-used =
    ve sloupci { $column } { $used ->
        [one] má být spotřebován { $used } kámen
        [few] mají být spotřebovány { $used } kameny
       *[other] má být spotřebováno { $used } kamenů
    }, jeho doplňovací řada délky { $length } ale začíná znovu dřív
jewels-fault-number = „{ $text }“ není celé číslo
jewels-fault-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } nelze získat za { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }: trojice dává 3 a každý tah vytvoří aspoň jednu
jewels-fault-stop = poslední část je „{ $text }“, ne „repeats“ nebo „too-long“
jewels-fault-run =
    tři { $jewel ->
        [1] červené
        [2] zelené
        [3] modré
        [4] bílé
        [5] žluté
       *[other] fialové
    } kameny leží v řadě od sloupce { $column }, řádku { $row }
jewels-fault-stopped-at-rest = řetězová reakce má být zastavena, na desce ale žádná trojice není

jewels-flaw = řádek { $line }, sloupec { $column }: { $because }
jewels-flaw-too-few-lines =
    soubor má { $lines ->
        [one] { $lines } řádek
        [few] { $lines } řádky
       *[other] { $lines } řádků
    }, potřeba jich je { $expected }
jewels-flaw-too-many-lines =
    soubor má { $lines ->
        [one] { $lines } řádek
        [few] { $lines } řádky
       *[other] { $lines } řádků
    }, má jich být jen { $expected }
jewels-flaw-stone = „{ $found }“ není kámen: kameny jsou číslice 1 až 6
jewels-flaw-row-length =
    řádek desky má { $length ->
        [one] { $length } kámen
        [few] { $length } kameny
       *[other] { $length } kamenů
    }, ne 8
jewels-flaw-line-length =
    doplňovací řada má { $length ->
        [one] { $length } kámen
        [few] { $length } kameny
       *[other] { $length } kamenů
    }, má jich být 8 až 1024
jewels-flaw-run =
    odtud leží v řadě tři { $jewel ->
        [1] červené
        [2] zelené
        [3] modré
        [4] bílé
        [5] žluté
       *[other] fialové
    } kameny, na začátku tu ale žádná trojice být nesmí
jewels-flaw-turns = „{ $text }“ není počet tahů od 1 do 100

jewels-time-form = „{ $text }“ nejsou minuty a sekundy, například 5:00, nejvýš 999:59
jewels-time-seconds = „{ $text }“ má { $seconds } sekund, nejvýš jich může být 59
jewels-time-nothing = hra potřebuje aspoň sekundu

