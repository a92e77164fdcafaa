## Skrabl: ishodi i odbijanja računanja poena, zatim ona iz same igre.

scrabble-score-won = Igrač { $player } je pobedio u igri, broj poena: { $points }
scrabble-score-tie = NEREŠENO
scrabble-remark-line = { $file }, red { $line }, „{ $text }“: { $because }
scrabble-remark-file = { $file }: { $because }

scrabble-fault-tile = pločica je veliko slovo i njegova vrednost od 0 do 999, na primer „A 1“
scrabble-fault-no-size = prvi red mora da bude veličina table, od 10 do 26
scrabble-fault-size = veličina table je broj od 10 do 26
scrabble-fault-coloured = obojeno polje čine boja i položaj, na primer „bleu a4“
scrabble-fault-colour = „{ $text }“ nije boja: postoje „bleu“, „albastru“, „roz“ i „rosu“
scrabble-fault-position = „{ $text }“ nije položaj: red je slovo, kolona broj, na primer a4
scrabble-fault-square-off = { $square } je van table; broj redova i kolona: { $size }
scrabble-fault-recoloured = { $square } je već obojeno u redu { $line }: „{ $before }“; polje ima jednu boju za slovo i jednu za reč
scrabble-fault-placement = polaganje čine igrač, početak i reč, na primer „1 h5 SPIC“
scrabble-fault-player = „{ $text }“ nije igrač: postoje 1 i 2
scrabble-fault-start = „{ $text }“ nije početak: h8 ide nadesno, 8h nadole
scrabble-fault-not-letter = „{ $letter }“ nije slovo: reči su od A do Z, malo slovo je džoker
scrabble-fault-word-off = reč prelazi ivicu: broj slova od { $start } je { $letters }, a polja ima { $room }
scrabble-fault-contradiction = na polju { $square } je slovo { $there }, a ne { $written }
scrabble-fault-nothing-laid = ne polaže nijednu pločicu: sva slova su već na tabli
scrabble-fault-no-value = slovo { $letter } nema vrednost u „jetoane.txt“

scrabble-oddity-missing = nema vrednosti za { $letters }
scrabble-oddity-repeated-tile = slovo { $letter } već ima vrednost iz reda { $line }; važi ova
scrabble-oddity-repeated-colour = { $square } ima ovu boju od reda { $line }
scrabble-oddity-off-centre = prva reč ne prolazi kroz sredinu, { $centre }
scrabble-oddity-touches-nothing = ne dodiruje ništa na tabli
scrabble-oddity-too-many =
    polaže { $tiles ->
        [one] { $tiles } pločicu
        [few] { $tiles } pločice
       *[other] { $tiles } pločica
    }, više od sedam koliko ima stalak
scrabble-oddity-goes-on = na tabli se reč nastavlja: piše { $word }
