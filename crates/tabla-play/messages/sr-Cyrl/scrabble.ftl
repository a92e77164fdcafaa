## Скрабл: исходи и одбијања рачунања поена, затим она из саме игре.

scrabble-score-won = Играч { $player } је победио у игри, број поена: { $points }
scrabble-score-tie = НЕРЕШЕНО
scrabble-remark-line = { $file }, ред { $line }, „{ $text }“: { $because }
scrabble-remark-file = { $file }: { $because }

scrabble-fault-tile = плочица је велико слово и његова вредност од 0 до 999, на пример „A 1“
scrabble-fault-no-size = први ред мора да буде величина табле, од 10 до 26
scrabble-fault-size = величина табле је број од 10 до 26
scrabble-fault-coloured = обојено поље чине боја и положај, на пример „bleu a4“
scrabble-fault-colour = „{ $text }“ није боја: постоје „bleu“, „albastru“, „roz“ и „rosu“
scrabble-fault-position = „{ $text }“ није положај: ред је слово, колона број, на пример a4
scrabble-fault-square-off = { $square } је ван табле; број редова и колона: { $size }
scrabble-fault-recoloured = { $square } је већ обојено у реду { $line }: „{ $before }“; поље има једну боју за слово и једну за реч
scrabble-fault-placement = полагање чине играч, почетак и реч, на пример „1 h5 SPIC“
scrabble-fault-player = „{ $text }“ није играч: постоје 1 и 2
scrabble-fault-start = „{ $text }“ није почетак: h8 иде надесно, 8h надоле
scrabble-fault-not-letter = „{ $letter }“ није слово: речи су од A до Z, мало слово је џокер
scrabble-fault-word-off = реч прелази ивицу: број слова од { $start } је { $letters }, а поља има { $room }
scrabble-fault-contradiction = на пољу { $square } је слово { $there }, а не { $written }
scrabble-fault-nothing-laid = не полаже ниједну плочицу: сва слова су већ на табли
scrabble-fault-no-value = слово { $letter } нема вредност у „jetoane.txt“

scrabble-oddity-missing = нема вредности за { $letters }
scrabble-oddity-repeated-tile = слово { $letter } већ има вредност из реда { $line }; важи ова
scrabble-oddity-repeated-colour = { $square } има ову боју од реда { $line }
scrabble-oddity-off-centre = прва реч не пролази кроз средину, { $centre }
scrabble-oddity-touches-nothing = не додирује ништа на табли
scrabble-oddity-too-many =
    полаже { $tiles ->
        [one] { $tiles } плочицу
        [few] { $tiles } плочице
       *[other] { $tiles } плочица
    }, више од седам колико има сталак
scrabble-oddity-goes-on = на табли се реч наставља: пише { $word }
