## Скрабл: исходи и одбијања бодовања, затим она из саме игре.

scrabble-score-won = Играч { $player } је победио, број поена: { $points }
scrabble-score-tie = НЕРЕШЕНО
scrabble-remark-line = { $file }, ред { $line }, „{ $text }“: { $because }
scrabble-remark-file = { $file }: { $because }
scrabble-ending-out = играч { $player } је ставио последњу плочицу
scrabble-ending-scoreless = шест потеза заредом није донело поене

scrabble-fault-tile = плочица је велико слово и његова вредност од 0 до 999, на пример „A 1“
scrabble-fault-no-size = први ред мора да буде величина табле, од 10 до 26
scrabble-fault-size = величина табле је број од 10 до 26
scrabble-fault-coloured = обојено поље чине боја и положај, на пример „bleu a4“
scrabble-fault-colour = „{ $text }“ није боја: постоје „bleu“, „albastru“, „roz“ и „rosu“
scrabble-fault-position = „{ $text }“ није положај: ред је слово, колона број, на пример a4
scrabble-fault-square-off = { $square } је ван табле; број редова и колона: { $size }
scrabble-fault-placement = полагање чине играч, почетак и реч, на пример „1 h5 SPIC“
scrabble-fault-player = „{ $text }“ није играч: постоје 1 и 2
scrabble-fault-start = „{ $text }“ није почетак: h8 иде надесно, 8h надоле
scrabble-fault-not-letter = „{ $letter }“ није слово: речи су од A до Z, мало слово је џокер
scrabble-fault-word-off = реч прелази ивицу табле: слова има { $letters }, а поља од { $start } само { $room }
scrabble-fault-contradiction = на пољу { $square } је слово { $there }, а не { $written }
scrabble-fault-nothing-laid = не полаже ниједну плочицу: сва слова су већ на табли
scrabble-fault-no-value = слово { $letter } нема вредност у „jetoane.txt“

scrabble-oddity-missing = нема вредности за { $letters }; вредност треба само словима која се стављају
scrabble-oddity-repeated-tile = слово { $letter } већ има вредност из реда { $line }; важи ова
scrabble-oddity-repeated-colour = { $square } има ову боју од реда { $line }; рачуна се једном
scrabble-oddity-off-centre = прва реч не пролази кроз средину, { $centre }
scrabble-oddity-touches-nothing = не додирује ништа на табли
scrabble-oddity-too-many =
    полаже { $tiles ->
        [one] { $tiles } плочицу
        [few] { $tiles } плочице
       *[other] { $tiles } плочица
    }, више од седам колико има сталак
scrabble-oddity-goes-on = на табли се реч наставља: пише { $word }

scrabble-line-fault = ред { $line }, „{ $text }“: { $because }
scrabble-tile-set-line = ред чине слово, број плочица и вредност једне, на пример „A 9 1“, или „? 2“ за џокере
scrabble-tile-set-repeated = { $kind } већ има свој ред, { $line }
scrabble-tile-set-too-few = број плочица је { $tiles }: за два играча треба четрнаест
scrabble-gcg-line = редови датотеке GCG почињу са `#` или `>`
scrabble-gcg-event = догађај је `>надимак: ПЛОЧИЦЕ 8H КУЛА +30 30`
scrabble-gcg-player = нема играча „{ $nick }“
scrabble-gcg-nothing-withdrawn = нема потеза који може да се повуче
scrabble-gcg-seats = играча у датотеци: { $found }, у партији: { $seats }

scrabble-refusal-empty = потез је почетак и реч, на пример „h8 КУЛА“, „-AB“ за замену плочица, или „-“ за прескакање потеза
scrabble-refusal-start = „{ $text }“ није почетак: h8 иде надесно, а 8h надоле
scrabble-refusal-no-word = после { $start } недостаје реч
scrabble-refusal-too-much = „{ $text }“ је сувишно: потез је почетак и једна реч
scrabble-refusal-not-tiles = „{ $text }“ нису плочице: слова, и ? за џокера
scrabble-refusal-over = партија је завршена
scrabble-refusal-drawing = пре потеза морају да се извуку плочице
scrabble-refusal-undecided = прво одлучите о последњем потезу: „прихвати“ (`accept`) или „оспори“ (`challenge`)
scrabble-refusal-nothing-to-doubt = нема потеза који може да се прихвати или оспори
scrabble-refusal-off-board = { $square } је ван табле
scrabble-refusal-nothing-there = на пољу { $square } нема слова
scrabble-refusal-occupied = на пољу { $square } је слово { $there }
scrabble-refusal-not-on-rack = на сталку нема: { $tiles }
scrabble-refusal-gap = поље { $square } остаје празно између плочица
scrabble-refusal-elsewhere = реч почиње на пољу { $square }
scrabble-refusal-off-centre = прва реч иде кроз средину, { $centre }
scrabble-refusal-one-letter = прва реч има бар два слова
scrabble-refusal-not-words = нема у речнику: { $words }
scrabble-refusal-small-bag = плочице се мењају док их у кеси има бар седам; сада их има { $tiles }

scrabble-position-parts = није `ROWS RACKS POINTS SCORELESS`: редови с косим цртама, сталци, поени, потези без поена
scrabble-position-row = ред { $row }, „{ $text }“, нема { $size } поља: пишу се слова, а бројеви за празна поља
scrabble-position-size = број редова на табли је { $found }, а не { $size }
scrabble-position-rack = „{ $text }“ није сталак: слова, и ? за џокера
scrabble-position-seats = сталака: { $found }, играча: { $seats }
scrabble-position-score = „{ $text }“ није број поена
scrabble-position-scores = бројева поена: { $found }, играча: { $seats }
scrabble-position-count = „{ $text }“ није број потеза без поена
scrabble-position-no-seat = нема места { $seat }
scrabble-position-note = „{ $text }“ не може да се прочита
scrabble-position-long-rack = { $rack } је више плочица него што стане на сталак
scrabble-position-scoreless = потеза без поена: { $turns }; партија се завршава после шест
scrabble-position-too-many-tiles = нема толико плочица: { $tiles } је сувишно
scrabble-position-centre-free = на табли има плочица, а на средини, { $centre }, ниједне
scrabble-position-lone-tile = на пољу { $square } је само једна плочица; реч има бар два слова
scrabble-position-apart = плочица на пољу { $square } није повезана са средином
scrabble-position-aside = { $tiles } је остављено са стране, а замена није у току
scrabble-position-doubt = овде ниједан потез не чека оспоравање како је написано
scrabble-position-sits-out = место { $seat } мора да пропусти потез, а у овој партији се ништа не оспорава

scrabble-gcg-empty = у датотеци нема ниједног потеза: празна је или је одсечена
scrabble-gcg-not-on-rack = међу плочицама { $rack } нема { $missing }
scrabble-gcg-odd-points = потез доноси { $right }, а не { $written }
scrabble-gcg-odd-total = укупно је { $right }, а не { $written }
scrabble-gcg-odd-word = речи „{ $word }“ нема на списку; ипак остаје на табли
scrabble-oddity-recoloured = поље { $square } је обојено као „{ $before }“ већ у { $line }. реду; важи ова боја
scrabble-oddity-no-placement = у датотеци нема ниједног полагања: празна је или је одсечена; ништа се не бодује
scrabble-gcg-start = „{ $text }“ није почетак: у овим датотекама 8H иде надесно, а H8 надоле
scrabble-odd-scored = { $because }; ипак се бодује
scrabble-odd-no-bonus = { $because }; бодује се, али без додатка за седам
scrabble-odd-as-written = { $because }; рачуна се само оно што је написано
