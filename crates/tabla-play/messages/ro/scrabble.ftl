## Scrabble: rezultatele și refuzurile la calculul punctelor, apoi cele ale jocului propriu-zis.

scrabble-score-won = Jucătorul { $player } a castigat jocul cu { $points } puncte
scrabble-score-tie = EGALITATE
scrabble-remark-line = { $file }, rândul { $line }, „{ $text }”: { $because }
scrabble-remark-file = { $file }: { $because }

scrabble-fault-tile = un jeton este o literă mare și valoarea ei, de la 0 la 999, de exemplu „A 1”
scrabble-fault-no-size = primul rând trebuie să fie dimensiunea tablei, de la 10 la 26
scrabble-fault-size = dimensiunea tablei este un număr de la 10 la 26
scrabble-fault-coloured = un pătrat colorat este o culoare și o poziție, de exemplu „bleu a4”
scrabble-fault-colour = „{ $text }” nu este o culoare: există „bleu”, „albastru”, „roz” și „rosu”
scrabble-fault-position = „{ $text }” nu este o poziție: linia este o literă, coloana un număr, de exemplu a4
scrabble-fault-square-off = { $square } este în afara tablei; numărul de linii și coloane: { $size }
scrabble-fault-recoloured = { $square } a fost colorat „{ $before }” în rândul { $line }: un pătrat are o culoare pentru literă și una pentru cuvânt
scrabble-fault-placement = o depunere este un jucător, un început și un cuvânt, de exemplu „1 h5 SPIC”
scrabble-fault-player = „{ $text }” nu este un jucător: există 1 și 2
scrabble-fault-start = „{ $text }” nu este un început: h8 merge spre dreapta, 8h în jos
scrabble-fault-not-letter = „{ $letter }” nu este o literă: cuvintele sunt din A până la Z, litera mică este un joker
scrabble-fault-word-off = cuvântul trece de margine: are de la { $start } numărul de litere { $letters }, iar pătrate sunt { $room }
scrabble-fault-contradiction = pe { $square } este litera { $there }, nu { $written }
scrabble-fault-nothing-laid = nu depune niciun jeton: toate literele sunt deja pe tablă
scrabble-fault-no-value = litera { $letter } nu are valoare în „jetoane.txt”

scrabble-oddity-missing = lipsește valoarea pentru { $letters }
scrabble-oddity-repeated-tile = litera { $letter } are deja o valoare din rândul { $line }; contează aceasta
scrabble-oddity-repeated-colour = { $square } are această culoare din rândul { $line }
scrabble-oddity-off-centre = primul cuvânt nu trece prin centru, { $centre }
scrabble-oddity-touches-nothing = nu atinge nimic de pe tablă
scrabble-oddity-too-many =
    depune { $tiles ->
        [one] { $tiles } jeton
        [few] { $tiles } jetoane
       *[other] { $tiles } de jetoane
    }, mai mult decât cele șapte de pe suport
scrabble-oddity-goes-on = pe tablă cuvântul continuă: se citește { $word }
