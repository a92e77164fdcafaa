## Jewels: proč hra skončila, proč se něco odmítá, chyby v souborech, z čeho se skládá ocenění.

jewels-ending-repetition = hra skončila: poslední řetězová reakce by nikdy neskončila
jewels-ending-length = hra skončila: poslední řetězová reakce měla milion kroků a byla zastavena
jewels-ending-turns = hra skončila: všechny tahy jsou odehrány
jewels-ending-no-swap = hra skončila: není možné provést další tah

jewels-refusal-count =
    { $count ->
        [one] zapsáno je { $count } číslo
        [few] zapsána jsou { $count } čísla
       *[other] zapsáno je { $count } čísel
    }, potřeba jsou čtyři: sloupec a řádek obou kamenů, například 6 3 6 4
jewels-refusal-number = „{ $text }“ není celé číslo
jewels-refusal-column = sloupec { $number } neexistuje: sloupce jsou 1 až 8 zleva
jewels-refusal-row = řádek { $number } neexistuje: řádky jsou 1 až 8 shora
jewels-refusal-neighbours = kameny { $one } a { $other } spolu nesousedí
jewels-refusal-no-run = prohozením { $swap } nevznikne sled
jewels-refusal-over = { $because }

jewels-fault-parts =
    text má mezi lomítky { $count ->
        [one] { $count } část
        [few] { $count } části
       *[other] { $count } částí
    }, ne pět: PLOCHA/DOPLNĚNÍ/SPOTŘEBOVÁNO/BODY/TAHY
jewels-fault-rows =
    hrací plocha má mezi čárkami { $count ->
        [one] { $count } řádek
        [few] { $count } řádky
       *[other] { $count } řádků
    }, ne osm
jewels-fault-row-text = řádek { $row } je „{ $text }“, ne osm číslic od 1 do 6
jewels-fault-lines =
    text má mezi čárkami { $count ->
        [one] { $count } řádek
        [few] { $count } řádky
       *[other] { $count } řádků
    } doplňovacích kamenů, ne osm
jewels-fault-line-text = mezi doplňovacími kameny sloupce { $column } je „{ $text }“, kameny jsou ale číslice od 1 do 6
jewels-fault-line-length =
    sloupec { $column } má { $length ->
        [one] { $length } doplňovací kámen
        [few] { $length } doplňovací kameny
       *[other] { $length } doplňovacích kamenů
    }, má jich být 8 až 1024
jewels-fault-used-text = jako spotřebované kameny je zapsáno „{ $text }“, ne osm čísel oddělených čárkami
jewels-fault-used =
    ve sloupci { $column } { $used ->
        [one] má být spotřebován { $used } kámen
        [few] mají být spotřebovány { $used } kameny
       *[other] má být spotřebováno { $used } kamenů
    }, doplňovacích kamenů je ale jen { $length } a pak začínají znovu
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
    }: sled dává 3 body a každý tah vytvoří aspoň jeden sled
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
jewels-fault-stopped-at-rest = řetězová reakce má být zastavena, na hrací ploše ale není žádný sled

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
    řádek hrací plochy má { $length ->
        [one] { $length } kámen
        [few] { $length } kameny
       *[other] { $length } kamenů
    }, ne 8
jewels-flaw-line-length =
    řádek s doplňovacími kameny má { $length ->
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
    } kameny, na začátku hry ale plocha žádný sled obsahovat nesmí
jewels-flaw-turns = „{ $text }“ není počet tahů od 1 do 100
jewels-race-endless = závod potřebuje konec: domluvte se na počtu tahů, nebo na čase pro celou hru
jewels-race-save = uložená hra pokračuje tak, jak začala; závod začíná plochou
jewels-player-random = Jen tak
jewels-player-greedy = Bystré oko
jewels-player-ai = Myslí dopředu
jewels-player-random-about = prohodí cokoli, co udělá řadu, a dál se nedívá
jewels-player-greedy-about = bere prohození, které hned vynese nejvíc
jewels-player-ai-about = zkouší, co by mohlo spadnout, a porazit ho je těžké

jewels-time-form = „{ $text }“ nejsou minuty a sekundy, například 5:00, nejvýš 999:59
jewels-time-seconds = „{ $text }“ má { $seconds } sekund, nejvýš jich může být 59
jewels-time-nothing = hra potřebuje aspoň sekundu

