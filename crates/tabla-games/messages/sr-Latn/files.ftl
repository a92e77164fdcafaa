## Zašto su se partije završile, i šta se kaže o datotekama.

ending-because = { $ending } ({ $reason })
resign-sure = Predajete partiju? [d/N]
resign-not = Partija se nastavlja.
table-file-empty = datoteka je prazna
check-empty = u datoteci „{ $path }“ nema nijednog poteza: prazna je ili je odsečena

scrabble-menu-scorer = Boduj zapisanu partiju
scorer-ask = Fascikla sa datotekama { $tiles }, { $board } i { $game }; „.“ je ova, „*“ primer, Enter: izlaz:
scorer-prompt = { $number } od { $count }. Enter: sledeće; broj: to polaganje; „{ $undo }“: jedno nazad; „{ $quit }“: izlaz:
scorer-prompt-end = { $number } od { $count }. Enter ili „{ $quit }“: izlaz; broj: to polaganje; „{ $undo }“: jedno nazad:
scorer-not-here = „{ $text }“ nije broj od 1 do { $count }
scrabble-warnings =
    { $count ->
        [one] { $count } upozorenje, vidite gore.
        [few] { $count } upozorenja, vidite gore.
       *[other] { $count } upozorenja, vidite gore.
    }
web-file-remarks =
    { $count ->
        [one] { $count } upozorenje o datoteci
        [few] { $count } upozorenja o datoteci
       *[other] { $count } upozorenja o datoteci
    }
