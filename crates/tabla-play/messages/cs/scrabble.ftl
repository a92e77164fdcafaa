## Scrabble: výsledky a odmítnutí při počítání bodů, potom při samotné hře.

scrabble-score-won = Hráč { $player } vyhrál hru, počet bodů: { $points }
scrabble-score-tie = NEROZHODNĚ
scrabble-remark-line = { $file }, řádek { $line }, „{ $text }“: { $because }
scrabble-remark-file = { $file }: { $because }

scrabble-fault-tile = kámen je velké písmeno a jeho hodnota od 0 do 999, například „A 1“
scrabble-fault-no-size = první řádek musí být velikost desky, od 10 do 26
scrabble-fault-size = velikost desky je číslo od 10 do 26
scrabble-fault-coloured = barevné pole je barva a pozice, například „bleu a4“
scrabble-fault-colour = „{ $text }“ není barva: jsou „bleu“, „albastru“, „roz“ a „rosu“
scrabble-fault-position = „{ $text }“ není pozice: řada je písmeno, sloupec číslo, například a4
scrabble-fault-square-off = { $square } je mimo desku; počet řad a sloupců: { $size }
scrabble-fault-recoloured = { $square } už má barvu „{ $before }“ z řádku { $line }: pole má jednu barvu pro písmeno a jednu pro slovo
scrabble-fault-placement = položení je hráč, začátek a slovo, například „1 h5 SPIC“
scrabble-fault-player = „{ $text }“ není hráč: jsou 1 a 2
scrabble-fault-start = „{ $text }“ není začátek: h8 vede doprava, 8h dolů
scrabble-fault-not-letter = „{ $letter }“ není písmeno: slova jsou z A až Z, malé písmeno je žolík
scrabble-fault-word-off = slovo přesahuje okraj: počet písmen od { $start } je { $letters }, a polí je tam { $room }
scrabble-fault-contradiction = na poli { $square } je písmeno { $there }, ne { $written }
scrabble-fault-nothing-laid = nepokládá žádný kámen: všechna písmena už na desce jsou
scrabble-fault-no-value = písmeno { $letter } nemá v „jetoane.txt“ hodnotu

scrabble-oddity-missing = chybí hodnota pro { $letters }
scrabble-oddity-repeated-tile = písmeno { $letter } už má hodnotu z řádku { $line }; platí tato
scrabble-oddity-repeated-colour = { $square } má tuto barvu od řádku { $line }
scrabble-oddity-off-centre = první slovo nevede středem, { $centre }
scrabble-oddity-touches-nothing = nedotýká se ničeho na desce
scrabble-oddity-too-many =
    pokládá { $tiles ->
        [one] { $tiles } kámen
        [few] { $tiles } kameny
       *[other] { $tiles } kamenů
    }, víc než sedm ze zásobníku
scrabble-oddity-goes-on = na desce slovo pokračuje: čte se { $word }
