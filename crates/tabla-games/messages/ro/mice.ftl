## Țintar: de ce se refuză o mutare sau o poziție, din ce se compune o evaluare, și comenzile.

game-mice = Țintar
mice-rule-flying = zbor cu trei piese
mice-rule-repetition = remiză când o poziție apare a treia oară
mice-rule-quiet = remiză după 200 de mutări fără moară
rules-unknown = nu există regula „{ $text }”; regulile sunt { $rules }
ugi-switch = „{ $value }” nu este nici „true”, nici „false”
rules-none = acest joc nu are regula „{ $text }”: la el nu este nimic de ales
ending-drawn-repetition = partida s-a încheiat remiză: aceeași poziție a apărut a treia oară
ending-drawn-quiet = partida s-a încheiat remiză: 200 de mutări la rând fără moară
mice-won-few = jucătorul { $player } mai are doar două piese
mice-won-stuck = jucătorul { $player } nu poate muta

mice-refusal-not-a-point = „{ $text }” nu este unul dintre cele 24 de puncte
mice-refusal-empty = o mutare este un punct, de exemplu d2, sau două, de exemplu d2-d3, iar piesa luată se adaugă, de exemplu d2-d3xa7
mice-refusal-take-first = piesa luată se scrie la sfârșit, de exemplu d2-d3x{ $point }
mice-refusal-too-many-points =
    { $count ->
        [one] { $count } punct este prea mult
        [few] { $count } puncte sunt prea multe
       *[other] { $count } de puncte sunt prea multe
    }: o așezare sau o mutare și cel mult o piesă luată
mice-refusal-over =
    partida s-a încheiat, a câștigat { $player ->
        [1] albul
       *[other] negrul
    }
mice-refusal-still-placing = nicio piesă nu se mută până nu sunt așezate toate, iar în mână mai aveți { $hand }: scrieți un punct liber
mice-refusal-none-in-hand = toate piesele dumneavoastră sunt așezate: o mutare merge de la un punct la altul, de exemplu d2-d3
mice-refusal-occupied = pe { $point } stă o piesă
mice-refusal-others-man = piesa de pe { $point } este a adversarului
mice-refusal-no-man = pe { $point } nu stă nicio piesă
mice-refusal-not-adjacent = { $to } nu este vecin cu { $from }
mice-refusal-must-take = o moară închisă ia o piesă, una dintre acestea: { $free }
mice-refusal-nothing-to-take = nu s-a închis nicio moară, deci piesa de pe { $point } nu poate fi luată
mice-refusal-stands-in-mill = piesa de pe { $point } stă într-o moară; se pot lua: { $free }
mice-refusal-takes-own = piesa de pe { $point } este a dumneavoastră
mice-refusal-takes-nobody = pe { $point } nu stă nicio piesă de luat

mice-fault-parts =
    { $count ->
        [one] textul are { $count } parte
        [few] textul are { $count } părți
       *[other] textul are { $count } de părți
    } între bare oblice, nu cele patru din ALB/NEGRU/ÎN-MÂNĂ/LA-MUTARE
mice-fault-point = „{ $text }” nu este unul dintre cele 24 de puncte
mice-fault-hand = piesele din mână sunt „{ $text }”, nu două numere, de exemplu 5,6
mice-fault-side = la mutare este „{ $text }”, nu w sau b
mice-fault-crowded = pe { $point } stau două piese
mice-fault-too-many-men =
    { $player ->
        [1] albul
       *[other] negrul
    } are pe tablă și în mână în total { $men }, iar piese sunt cel mult 9
mice-fault-hands-apart = în mână sunt { $white } și { $black }: albul așază primul și jucătorii alternează, deci negrul are câte are albul sau una în plus
mice-fault-wrong-side =
    cu { $white } și { $black } în mână, la mutare este { $player ->
        [1] albul
       *[other] negrul
    }
mice-fault-too-many-lost =
    { $player ->
        [1] albul
       *[other] negrul
    } a pierdut { $lost ->
        [one] { $lost } piesă
        [few] { $lost } piese
       *[other] { $lost } de piese
    }, iar până acum puteau fi luate cel mult { $most }
mice-fault-both-beaten = ambii jucători au mai puțin de trei piese; partida se încheiase deja când primul dintre ei a ajuns aici
mice-fault-beaten-not-to-move =
    { $player ->
        [1] albul
       *[other] negrul
    } are mai puțin de trei piese, deci partida s-a încheiat cu mutarea adversarului

mice-term-material = piese
mice-term-mills = mori
mice-term-pairs = perechi cu al treilea punct liber
mice-term-mobility = libertatea de mișcare

cli-mice-about = Țintar: închideți mori, luați piese, blocați adversarul
cli-rules-arg-flying = Trei piese pot muta pe orice punct liber (Țintar)
cli-rules-arg-no-repetition = Fără remiză prin repetare (Țintar)
cli-rules-arg-no-quiet = Fără remiză după 200 de mutări fără moară (Țintar)
cli-mice-play-example-flying = cu piese care zboară
cli-mice-suite-about = Măsoară cât de des mutarea unui jucător păstrează valoarea exactă a poziției
cli-mice-suite-arg-file = Tabel de poziții: poziția, valoarea, numărul de mutări, mutările care păstrează valoarea
cli-mice-suite-arg-time = Timpul pentru fiecare poziție
cli-mice-suite-arg-player = Jucătorul
cli-mice-suite-arg-json = Scrie JSON, pentru programe
cli-mice-suite-arg-limit = Doar atâtea poziții
cli-mice-suite-example = o cincime de secundă pentru fiecare poziție
cli-mice-suite-arg-nets = Rețelele din acest fișier, în locul celor incluse
cli-mice-suite-example-tables = cu tabelele jocului rezolvat
cli-arg-mice-tables = Dosarul cu tabelele jocului rezolvat, sau o adresă `http://…` de la care se descarcă
cli-mice-labels-about = Ia din partide poziții cu valoarea exactă, pentru antrenarea rețelelor
cli-mice-labels-arg-count = Câte poziții
cli-mice-labels-arg-placing = Câte dintr-o sută sunt din faza de așezare; 0 nu cere așezarea rezolvată
cli-mice-labels-arg-seed = Aceeași sămânță dă aceleași poziții
cli-mice-labels-arg-flying = Trei piese pot sări pe orice punct liber
cli-mice-labels-arg-in-memory = Citește întâi tabelele în memorie: mai rapid de la un milion de poziții
cli-mice-labels-arg-out = Fișierul cu poziții, câte opt octeți fiecare
cli-mice-labels-example = zece milioane de poziții ale jocului fără zbor
cli-mice-labels-example-moving = numai poziții cu toate piesele așezate, din tabelele unui dosar
cli-solve-arg-every-layer = Păstrează fiecare strat al așezării: spațiu aproape triplu și fiecare răspuns pe loc
mice-nets-bad = { $path } nu conține rețele pentru Mice
mice-tables-no-folder = dosarul { $path } nu există
labels-unsolved = jocul nu este rezolvat acolo; `tabla solve mice` îl rezolvă
labels-written = { $positions } de poziții scrise în { $path }
cli-mice-openings-about = Găsește deschideri echilibrate pentru meciuri
cli-mice-openings-arg-count = Câte
cli-mice-openings-arg-seed = Aceeași sămânță dă aceleași deschideri
cli-mice-openings-arg-out = Fișierul deschiderilor
cli-mice-openings-example = găsește deschiderile încorporate
cli-bench-arg-playouts = Măsoară în schimb câte partide aleatorii încap într-o secundă de procesor (Țintar)
cli-perft-example-mice = patru mutări de Țintar, cu piese care zboară
cli-bench-example-playouts = câte partide aleatorii de Țintar încap într-o secundă
cli-engine-example-mice = un motor pentru Țintar cu piese care zboară
cli-match-example-mice = o sută de partide de Țintar
cli-solve-about = Rezolvă exact jocul sau finalurile lui și păstrează tabelele
cli-solve-arg-game = Jocul
cli-solve-arg-men = Numai finalurile cu cel mult atâtea piese, de la 6 la 18, cu semimutările până la sfârșit
cli-solve-arg-distances = Spune și câte semimutări durează fiecare victorie și înfrângere, acolo unde piesele se mută: un octet de poziție, fără `--men` în total 9 GB
cli-solve-arg-flying = Trei piese pot muta pe orice punct liber
cli-solve-arg-check = Privește încă o dată atâtea poziții din fiecare pereche
cli-solve-arg-out = Scrie numerele și în acest fișier
cli-solve-example = toate finalurile de până la opt piese, rezolvate și verificate
cli-solve-example-whole = tot jocul, de la tabla goală: ore de lucru, 2,5 GiB; continuă de unde a fost oprit
cli-solve-example-check = la fel, cu zece mii de poziții din fiecare pereche comparate cu ceea ce urmează din mutările lor
cli-mice-value-about = Spune valoarea exactă a unei poziții și a fiecărei mutări, unde jocul este rezolvat
cli-mice-value-arg-what = O poziție sau un fișier cu o partidă
cli-mice-value-arg-flying = Trei piese pot muta pe orice punct liber
cli-mice-value-arg-json = Scrie JSON, pentru programe
cli-mice-value-example-empty = cine câștigă de la tabla goală
cli-mice-value-example-file = ultima poziție a unei partide, după regulile cu zbor
solve-missing = la jocul „{ $game }” nu este nimic de rezolvat
solve-tally = { $material }: pentru jucătorul la mutare câștigate { $won }, pierdute { $lost }, remize { $drawn }; cel mai lung câștig, în semimutări: { $plies }
solve-pair = { $material }: pentru jucătorul la mutare câștigate { $won }, pierdute { $lost }, remize { $drawn }
solve-start = Tabla goală: { $value }
solve-wrong = valoarea poziției { $position } nu urmează din mutările ei
solve-right = Poziții privite încă o dată: { $positions }; toate sunt corecte
mice-value-win = jucătorul la mutare câștigă
mice-value-draw = remiză
mice-value-loss = jucătorul la mutare pierde
mice-value-unknown = poziția { $position } nu este rezolvată aici; `tabla solve mice` rezolvă tot jocul
mice-value-not-known = nerezolvată aici
suite-line = { $path }, rândul { $line }: „{ $text }” nu se înțelege: { $because }
suite-columns = sunt necesare patru coloane despărțite prin tabulatoare: poziția, valoarea, numărul de mutări, mutările care păstrează valoarea
suite-value = valoarea este „{ $text }”, nu „win”, „draw” sau „loss”
suite-count = numărul de mutări este „{ $text }”, iar ele sunt { $count }
suite-empty = în { $path } nu este nicio poziție
suite-placing = Așezare: { $kept } din { $all } ({ $share } %)
suite-moving = Mutare: { $kept } din { $all } ({ $share } %)
suite-all = Total: { $kept } din { $all } ({ $share } %)
openings-written = { $path }: deschideri: { $count }
playouts-speed = Partide aleatorii pe secundă de procesor: { $speed } (în total { $games } în { $time })

cli-mice-example-menu = deschide meniul jocului
cli-mice-example-play = joacă imediat contra campionului
cli-mice-example-rules = citește regulile în cehă
cli-mice-play-about = Joacă o partidă
cli-mice-play-arg-first = Cine începe: „human” (dacă nu se spune nimic), „minimax”, „alphabeta” sau „champion”, cu setări după două puncte
cli-mice-play-example-default = contra campionului; începeți dumneavoastră
cli-mice-play-example-easy = începe un calculator de nivel ușor
cli-mice-play-example-step = două calculatoare gândesc la vedere, pas cu pas
cli-mice-play-example-load = doi oameni continuă o partidă, cu ceas
cli-mice-analyse-about = Analizează o poziție
cli-mice-analyse-arg-player = Cine gândește: „minimax”, „alphabeta” sau „champion” (dacă nu se spune nimic)
cli-mice-analyse-example-position = gândește o secundă
cli-mice-analyse-example-file = toate mutările posibile în ultima poziție, trei mutări în adâncime
cli-mice-analyse-example-turn = același lucru înaintea mutării a cincea
cli-mice-analyse-example-json = același lucru pentru programe
cli-mice-rules-about = Arată regulile
cli-mice-rules-example = regulamentul
cli-mice-check-about = Verifică dacă un fișier de partidă este corect
cli-mice-check-example = spune în ce rând este o greșeală și de ce
