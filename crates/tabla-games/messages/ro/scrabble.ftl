## Scrabble: rezultatele și refuzurile la calculul punctelor, apoi cele ale jocului propriu-zis.

scrabble-score-won = Jucătorul { $player } a castigat jocul cu { $points } puncte
scrabble-score-tie = EGALITATE
scrabble-remark-line = { $file }, rândul { $line }, „{ $text }”: { $because }
scrabble-remark-file = { $file }: { $because }
scrabble-ending-out = jucătorul { $player } a așezat ultimul jeton
scrabble-ending-scoreless = șase ture la rând nu au adus niciun punct

scrabble-fault-tile = un jeton este o literă mare și valoarea ei, de la 0 la 999, de exemplu „A 1”
scrabble-fault-no-size = primul rând trebuie să fie dimensiunea tablei, de la 10 la 26
scrabble-fault-size = dimensiunea tablei este un număr de la 10 la 26
scrabble-fault-coloured = un pătrat colorat se scrie ca o culoare și o poziție, de exemplu „bleu a4”
scrabble-fault-colour = „{ $text }” nu este o culoare: există „bleu”, „albastru”, „roz” și „rosu” (sau „roșu”)
scrabble-fault-position = „{ $text }” nu este o poziție: linia este o literă, coloana un număr, de exemplu a4
scrabble-fault-square-off = { $square } este în afara tablei de { $size } pe { $size }
scrabble-fault-placement = o depunere se scrie ca jucător, poziție și cuvânt, de exemplu „1 h5 SPIC”
scrabble-fault-player = „{ $text }” nu este un jucător: există 1 și 2
scrabble-fault-start = „{ $text }” nu este o poziție: h8 înseamnă spre dreapta, 8h în jos
scrabble-fault-not-letter = „{ $letter }” nu este o literă: cuvintele au litere de la A la Z, iar litera mică este un joker
scrabble-fault-word-off =
    cuvântul iese de pe tablă: de la { $start } are { $letters ->
        [one] { $letters } literă
        [few] { $letters } litere
       *[other] { $letters } de litere
    }, dar încap doar { $room }
scrabble-fault-contradiction = pe { $square } este litera { $there }, nu { $written }
scrabble-fault-nothing-laid = nu depune niciun jeton: toate literele sunt deja pe tablă
scrabble-fault-no-value = litera { $letter } nu are valoare în „jetoane.txt”

scrabble-oddity-missing = lipsește valoarea pentru { $letters }; valoare trebuie doar literelor așezate
scrabble-oddity-repeated-tile = litera { $letter } a primit deja o valoare în rândul { $line }; contează cea de aici
scrabble-oddity-repeated-colour = { $square } are această culoare din rândul { $line }; se socotește o singură dată
scrabble-oddity-off-centre = primul cuvânt nu trece prin centru, { $centre }
scrabble-oddity-touches-nothing = nu atinge nimic de pe tablă
scrabble-oddity-too-many =
    depune { $tiles ->
        [one] { $tiles } jeton
        [few] { $tiles } jetoane
       *[other] { $tiles } de jetoane
    }, mai multe decât cele șapte de pe suport
scrabble-oddity-goes-on = pe tablă cuvântul continuă: se citește { $word }

scrabble-line-fault = rândul { $line }, „{ $text }”: { $because }
scrabble-tile-set-line = un rând este o literă, câte jetoane sunt și cât valorează unul, de exemplu „A 9 1”, sau „? 2” pentru jokeri
scrabble-tile-set-repeated = { $kind } are deja un rând, { $line }
scrabble-tile-set-too-few =
    { $tiles ->
        [one] este { $tiles } jeton
        [few] sunt { $tiles } jetoane
       *[other] sunt { $tiles } de jetoane
    }: doi jucători au nevoie de paisprezece
scrabble-gcg-line = rândurile unui fișier GCG încep cu `#` sau `>`
scrabble-gcg-event = un eveniment este `>nume: JETOANE 8H CASA +30 30`
scrabble-gcg-player = nu există jucătorul „{ $nick }”
scrabble-gcg-nothing-withdrawn = nu există nicio depunere de luat înapoi
scrabble-gcg-seats = jucători în fișier: { $found }, în partidă: { $seats }

scrabble-refusal-empty = o mutare se scrie ca poziție și cuvânt, de exemplu „h8 SALUT”; „-AB” schimbă jetoane, iar „-” înseamnă pas
scrabble-refusal-start = „{ $text }” nu este o poziție: h8 înseamnă spre dreapta, 8h în jos
scrabble-refusal-no-word = după { $start } lipsește cuvântul
scrabble-refusal-too-much = „{ $text }” este în plus: o mutare are o poziție și un singur cuvânt
scrabble-refusal-not-tiles = „{ $text }” nu sunt jetoane: litere, și ? pentru joker
scrabble-refusal-over = partida s-a încheiat
scrabble-refusal-drawing = înainte de mutare trebuie trase jetoane
scrabble-refusal-undecided = mai întâi decideți asupra ultimei depuneri: o acceptați (`accept`) sau o contestați (`challenge`)
scrabble-refusal-nothing-to-doubt = nu există nicio depunere de acceptat sau de contestat
scrabble-refusal-off-board = { $square } este în afara tablei
scrabble-refusal-nothing-there = pe { $square } nu este nicio literă
scrabble-refusal-occupied = pe { $square } este litera { $there }
scrabble-refusal-not-on-rack = pe suport nu se află: { $tiles }
scrabble-refusal-gap = { $square } rămâne gol între jetoane
scrabble-refusal-elsewhere = cuvântul începe pe { $square }
scrabble-refusal-off-centre = primul cuvânt trece prin centru, { $centre }
scrabble-refusal-one-letter = primul cuvânt are cel puțin două litere
scrabble-refusal-not-words = nu figurează în lista de cuvinte: { $words }
scrabble-refusal-small-bag = jetoane se pot schimba cât timp în sac sunt cel puțin șapte; acum: { $tiles }

scrabble-position-parts = nu este `ROWS RACKS POINTS SCORELESS`: liniile despărțite prin bare oblice, suporturile, punctele, turele fără puncte
scrabble-position-row =
    linia { $row }, „{ $text }”, nu are { $size ->
        [one] { $size } pătrat
        [few] { $size } pătrate
       *[other] { $size } de pătrate
    }: se scriu litere, iar pentru pătratele goale numere
scrabble-position-size =
    tabla are { $found ->
        [one] { $found } linie
        [few] { $found } linii
       *[other] { $found } de linii
    }, nu { $size }
scrabble-position-rack = „{ $text }” nu este un suport: litere, și ? pentru joker
scrabble-position-seats = suporturi: { $found }, jucători: { $seats }
scrabble-position-score = „{ $text }” nu este un număr de puncte
scrabble-position-scores = punctaje: { $found }, jucători: { $seats }
scrabble-position-count = „{ $text }” nu este un număr de ture fără puncte
scrabble-position-no-seat = nu există locul { $seat }
scrabble-position-note = „{ $text }” nu poate fi citit
scrabble-position-long-rack = { $rack } sunt mai multe jetoane decât încap pe suport
scrabble-position-scoreless = ture fără puncte: { $turns }; partida se încheie după șase
scrabble-position-too-many-tiles = nu există atâtea jetoane; în plus: { $tiles }
scrabble-position-centre-free = pe tablă sunt jetoane, dar niciunul în centru, { $centre }
scrabble-position-lone-tile = pe { $square } este un singur jeton; un cuvânt are cel puțin două litere
scrabble-position-apart = jetonul de pe { $square } nu este legat de centru
scrabble-position-aside = jetoane puse deoparte: { $tiles }, dar nu are loc niciun schimb
scrabble-position-doubt = aici nicio depunere nu așteaptă o contestație, așa cum este scris
scrabble-position-sits-out = locul { $seat } stă o tură, iar în această partidă nu se contestă nimic

scrabble-gcg-empty = în fișier nu este nicio tură: este gol sau a fost trunchiat
scrabble-gcg-not-on-rack = printre jetoanele { $rack } lipsește { $missing }
scrabble-gcg-odd-points = depunerea aduce { $right }, nu { $written }
scrabble-gcg-odd-total = în total sunt { $right }, nu { $written }
scrabble-gcg-odd-word = cuvântul „{ $word }” nu este în listă; rămâne totuși pe tablă
scrabble-oddity-recoloured = { $square } a fost colorat „{ $before }” în rândul { $line }; contează culoarea aceasta
scrabble-oddity-no-placement = în fișier nu este nicio depunere: este gol sau a fost trunchiat; nu se punctează nimic
scrabble-gcg-start = „{ $text }” nu este o poziție: în aceste fișiere 8H înseamnă spre dreapta, H8 în jos
scrabble-odd-scored = { $because }; se punctează totuși
scrabble-odd-no-bonus = { $because }; se punctează, dar fără prima pentru șapte
scrabble-odd-as-written = { $because }; se socotește doar ce este scris
