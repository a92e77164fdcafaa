## Skrabl: ishodi i odbijanja bodovanja, zatim ona iz same igre.

scrabble-score-won = Igrač { $player } je pobedio, broj poena: { $points }
scrabble-score-tie = NEREŠENO
scrabble-remark-line = { $file }, red { $line }, „{ $text }“: { $because }
scrabble-remark-file = { $file }: { $because }
scrabble-ending-out = igrač { $player } je stavio poslednju pločicu
scrabble-ending-scoreless = šest poteza zaredom nije donelo poene

scrabble-fault-tile = pločica je veliko slovo i njegova vrednost od 0 do 999, na primer „A 1“
scrabble-fault-no-size = prvi red mora da bude veličina table, od 10 do 26
scrabble-fault-size = veličina table je broj od 10 do 26
scrabble-fault-coloured = obojeno polje čine boja i položaj, na primer „bleu a4“
scrabble-fault-colour = „{ $text }“ nije boja: postoje „bleu“, „albastru“, „roz“ i „rosu“
scrabble-fault-position = „{ $text }“ nije položaj: red je slovo, kolona broj, na primer a4
scrabble-fault-square-off = { $square } je van table; broj redova i kolona: { $size }
scrabble-fault-placement = polaganje čine igrač, početak i reč, na primer „1 h5 SPIC“
scrabble-fault-player = „{ $text }“ nije igrač: postoje 1 i 2
scrabble-fault-start = „{ $text }“ nije početak: h8 ide nadesno, 8h nadole
scrabble-fault-not-letter = „{ $letter }“ nije slovo: reči su od A do Z, malo slovo je džoker
scrabble-fault-word-off = reč prelazi ivicu table: slova ima { $letters }, a polja od { $start } samo { $room }
scrabble-fault-contradiction = na polju { $square } je slovo { $there }, a ne { $written }
scrabble-fault-nothing-laid = ne polaže nijednu pločicu: sva slova su već na tabli
scrabble-fault-no-value = slovo { $letter } nema vrednost u „jetoane.txt“

scrabble-oddity-missing = nema vrednosti za { $letters }; vrednost treba samo slovima koja se stavljaju
scrabble-oddity-repeated-tile = slovo { $letter } već ima vrednost iz reda { $line }; važi ova
scrabble-oddity-repeated-colour = { $square } ima ovu boju od reda { $line }; računa se jednom
scrabble-oddity-off-centre = prva reč ne prolazi kroz sredinu, { $centre }
scrabble-oddity-touches-nothing = ne dodiruje ništa na tabli
scrabble-oddity-too-many =
    polaže { $tiles ->
        [one] { $tiles } pločicu
        [few] { $tiles } pločice
       *[other] { $tiles } pločica
    }, više od sedam koliko ima stalak
scrabble-oddity-goes-on = na tabli se reč nastavlja: piše { $word }

scrabble-line-fault = red { $line }, „{ $text }“: { $because }
scrabble-tile-set-line = red čine slovo, broj pločica i vrednost jedne, na primer „A 9 1“, ili „? 2“ za džokere
scrabble-tile-set-repeated = { $kind } već ima svoj red, { $line }
scrabble-tile-set-too-few = broj pločica je { $tiles }: za dva igrača treba četrnaest
scrabble-gcg-line = redovi datoteke GCG počinju sa `#` ili `>`
scrabble-gcg-event = događaj je `>nadimak: PLOČICE 8H KULA +30 30`
scrabble-gcg-player = nema igrača „{ $nick }“
scrabble-gcg-nothing-withdrawn = nema poteza koji može da se povuče
scrabble-gcg-seats = igrača u datoteci: { $found }, u partiji: { $seats }

scrabble-refusal-empty = potez je početak i reč, na primer „h8 KULA“, „-AB“ za zamenu pločica, ili „-“ za preskakanje poteza
scrabble-refusal-start = „{ $text }“ nije početak: h8 ide nadesno, a 8h nadole
scrabble-refusal-no-word = posle { $start } nedostaje reč
scrabble-refusal-too-much = „{ $text }“ je suvišno: potez je početak i jedna reč
scrabble-refusal-not-tiles = „{ $text }“ nisu pločice: slova, i ? za džokera
scrabble-refusal-over = partija je završena
scrabble-refusal-drawing = pre poteza moraju da se izvuku pločice
scrabble-refusal-undecided = prvo odlučite o poslednjem potezu: „prihvati“ (`accept`) ili „ospori“ (`challenge`)
scrabble-refusal-nothing-to-doubt = nema poteza koji može da se prihvati ili ospori
scrabble-refusal-off-board = { $square } je van table
scrabble-refusal-nothing-there = na polju { $square } nema slova
scrabble-refusal-occupied = na polju { $square } je slovo { $there }
scrabble-refusal-not-on-rack = na stalku nema: { $tiles }
scrabble-refusal-gap = polje { $square } ostaje prazno između pločica
scrabble-refusal-elsewhere = reč počinje na polju { $square }
scrabble-refusal-off-centre = prva reč ide kroz sredinu, { $centre }
scrabble-refusal-one-letter = prva reč ima bar dva slova
scrabble-refusal-not-words = nema u rečniku: { $words }
scrabble-refusal-small-bag = pločice se menjaju dok ih u kesi ima bar sedam; sada ih ima { $tiles }

scrabble-position-parts = nije `ROWS RACKS POINTS SCORELESS`: redovi s kosim crtama, stalci, poeni, potezi bez poena
scrabble-position-row = red { $row }, „{ $text }“, nema { $size } polja: pišu se slova, a brojevi za prazna polja
scrabble-position-size = broj redova na tabli je { $found }, a ne { $size }
scrabble-position-rack = „{ $text }“ nije stalak: slova, i ? za džokera
scrabble-position-seats = stalaka: { $found }, igrača: { $seats }
scrabble-position-score = „{ $text }“ nije broj poena
scrabble-position-scores = brojeva poena: { $found }, igrača: { $seats }
scrabble-position-count = „{ $text }“ nije broj poteza bez poena
scrabble-position-no-seat = nema mesta { $seat }
scrabble-position-note = „{ $text }“ ne može da se pročita
scrabble-position-long-rack = { $rack } je više pločica nego što stane na stalak
scrabble-position-scoreless = poteza bez poena: { $turns }; partija se završava posle šest
scrabble-position-too-many-tiles = nema toliko pločica: { $tiles } je suvišno
scrabble-position-centre-free = na tabli ima pločica, a na sredini, { $centre }, nijedne
scrabble-position-lone-tile = na polju { $square } je samo jedna pločica; reč ima bar dva slova
scrabble-position-apart = pločica na polju { $square } nije povezana sa sredinom
scrabble-position-aside = { $tiles } je ostavljeno sa strane, a zamena nije u toku
scrabble-position-doubt = ovde nijedan potez ne čeka osporavanje kako je napisano
scrabble-position-sits-out = mesto { $seat } mora da propusti potez, a u ovoj partiji se ništa ne osporava

scrabble-gcg-empty = u datoteci nema nijednog poteza: prazna je ili je odsečena
scrabble-gcg-not-on-rack = među pločicama { $rack } nema { $missing }
scrabble-gcg-odd-points = potez donosi { $right }, a ne { $written }
scrabble-gcg-odd-total = ukupno je { $right }, a ne { $written }
scrabble-gcg-odd-word = reči „{ $word }“ nema na spisku; ipak ostaje na tabli
scrabble-oddity-recoloured = polje { $square } je obojeno kao „{ $before }“ već u { $line }. redu; važi ova boja
scrabble-oddity-no-placement = u datoteci nema nijednog polaganja: prazna je ili je odsečena; ništa se ne boduje
scrabble-gcg-start = „{ $text }“ nije početak: u ovim datotekama 8H ide nadesno, a H8 nadole
scrabble-odd-scored = { $because }; ipak se boduje
scrabble-odd-no-bonus = { $because }; boduje se, ali bez dodatka za sedam
scrabble-odd-as-written = { $because }; računa se samo ono što je napisano
