## Scrabble: výsledky a odmítnutí při počítání bodů, potom při samotné hře.

scrabble-score-won = Hráč { $player } vyhrál hru, počet bodů: { $points }
scrabble-score-tie = NEROZHODNĚ
scrabble-remark-line = { $file }, řádek { $line }, „{ $text }“: { $because }
scrabble-remark-file = { $file }: { $because }
scrabble-ending-out = hráč { $player } vyložil poslední kámen
scrabble-ending-scoreless = šest tahů po sobě nepřineslo žádné body

scrabble-fault-tile = kámen je velké písmeno a jeho hodnota od 0 do 999, například „A 1“
scrabble-fault-no-size = první řádek musí být velikost desky, od 10 do 26
scrabble-fault-size = velikost desky je číslo od 10 do 26
scrabble-fault-coloured = barevné pole je barva a pozice, například „bleu a4“
scrabble-fault-colour = „{ $text }“ není barva; barvy jsou „bleu“, „albastru“, „roz“ a „rosu“
scrabble-fault-position = „{ $text }“ není pozice: řada je písmeno, sloupec číslo, například a4
scrabble-fault-square-off = pole { $square } je mimo desku; počet řad a sloupců: { $size }
scrabble-fault-placement = položení je hráč, začátek a slovo, například „1 h5 SPIC“
scrabble-fault-player = „{ $text }“ není hráč; hráči jsou 1 a 2
scrabble-fault-start = „{ $text }“ není začátek: h8 vede doprava, 8h dolů
scrabble-fault-not-letter = „{ $letter }“ není písmeno: slova jsou z A až Z, malé písmeno je žolík
scrabble-fault-word-off = slovo přesahuje okraj: má písmen { $letters }, ale od { $start } zbývá polí { $room }
scrabble-fault-contradiction = na poli { $square } je písmeno { $there }, ne { $written }
scrabble-fault-nothing-laid = nepokládá žádný kámen: všechna písmena už na desce jsou
scrabble-fault-no-value = písmeno { $letter } nemá v „jetoane.txt“ hodnotu

scrabble-oddity-missing = chybí hodnota pro { $letters }; hodnotu potřebují jen písmena, která se vykládají
scrabble-oddity-repeated-tile = písmeno { $letter } už má hodnotu z řádku { $line }; platí tato
scrabble-oddity-repeated-colour = pole { $square } má tuto barvu od řádku { $line }; počítá se jednou
scrabble-oddity-off-centre = první slovo nevede středem, { $centre }
scrabble-oddity-touches-nothing = nedotýká se ničeho na desce
scrabble-oddity-too-many =
    pokládá { $tiles ->
        [one] { $tiles } kámen
        [few] { $tiles } kameny
       *[other] { $tiles } kamenů
    }, víc než sedm ze zásobníku
scrabble-oddity-goes-on = na desce slovo pokračuje: čte se { $word }

scrabble-line-fault = řádek { $line }, „{ $text }“: { $because }
scrabble-tile-set-line = řádek je písmeno, počet kamenů a hodnota jednoho, například „A 9 1“, nebo „? 2“ pro žolíky
scrabble-tile-set-repeated = { $kind } už svůj řádek má, { $line }
scrabble-tile-set-too-few = počet kamenů je { $tiles }: dva hráči jich potřebují čtrnáct
scrabble-gcg-line = řádky souboru GCG začínají znakem `#` nebo `>`
scrabble-gcg-event = událost je `>přezdívka: KAMENY 8H SLOVO +30 30`
scrabble-gcg-player = hráč „{ $nick }“ neexistuje
scrabble-gcg-nothing-withdrawn = není tah, který by se vzal zpět
scrabble-gcg-seats = hráčů v souboru: { $found }, ve hře: { $seats }

scrabble-refusal-empty = tah je začátek a slovo, například „h8 SLOVO“, „-AB“ pro výměnu kamenů, nebo „-“ pro vynechání tahu
scrabble-refusal-start = „{ $text }“ není začátek: h8 vede doprava a 8h dolů
scrabble-refusal-no-word = za { $start } chybí slovo
scrabble-refusal-too-much = „{ $text }“ je navíc: tah je začátek a jedno slovo
scrabble-refusal-not-tiles = „{ $text }“ nejsou kameny: písmena, a ? pro žolíka
scrabble-refusal-over = hra skončila
scrabble-refusal-drawing = před tahem se musí vytáhnout kameny
scrabble-refusal-undecided = nejprve rozhodněte o posledním tahu: přijmout (`accept`), nebo zpochybnit (`challenge`)
scrabble-refusal-nothing-to-doubt = není tah, který by šlo přijmout nebo zpochybnit
scrabble-refusal-off-board = pole { $square } je mimo desku
scrabble-refusal-nothing-there = na poli { $square } není písmeno
scrabble-refusal-occupied = na poli { $square } je písmeno { $there }
scrabble-refusal-not-on-rack = v zásobníku chybí: { $tiles }
scrabble-refusal-gap = pole { $square } zůstává mezi kameny prázdné
scrabble-refusal-elsewhere = slovo začíná na poli { $square }
scrabble-refusal-off-centre = první slovo vede středem, { $centre }
scrabble-refusal-one-letter = první slovo má aspoň dvě písmena
scrabble-refusal-not-words = ve slovníku chybí: { $words }
scrabble-refusal-small-bag = kameny se vyměňují, dokud jich je v sáčku aspoň sedm; teď jich je { $tiles }

scrabble-position-parts = není to `ŘADY ZÁSOBNÍKY BODY BEZ-BODŮ`: řady s lomítky, zásobníky, body, počet tahů bez bodů
scrabble-position-row = řada { $row }, „{ $text }“, nemá správný počet polí: { $size }; píší se písmena, a čísla za prázdná pole
scrabble-position-size = počet řad na desce je { $found }, ne { $size }
scrabble-position-rack = „{ $text }“ není zásobník: písmena, a ? pro žolíka
scrabble-position-seats = zásobníků: { $found }, hráčů: { $seats }
scrabble-position-score = „{ $text }“ není počet bodů
scrabble-position-scores = počtů bodů: { $found }, hráčů: { $seats }
scrabble-position-count = „{ $text }“ není počet tahů bez bodů
scrabble-position-no-seat = místo { $seat } neexistuje
scrabble-position-note = „{ $text }“ nelze přečíst
scrabble-position-long-rack = { $rack } je víc kamenů, než se vejde do zásobníku
scrabble-position-scoreless = tahů bez bodů: { $turns }; hra končí po šesti
scrabble-position-too-many-tiles = tolik kamenů není; navíc: { $tiles }
scrabble-position-centre-free = na desce jsou kameny, ale na středu, { $centre }, žádný není
scrabble-position-lone-tile = na poli { $square } je jediný kámen; slovo má aspoň dvě písmena
scrabble-position-apart = kámen na poli { $square } není spojen se středem
scrabble-position-aside = odloženo: { $tiles }, ale žádná výměna k tomu neprobíhá
scrabble-position-doubt = žádný tah tu tak, jak je zapsáno, nečeká na zpochybnění
scrabble-position-sits-out = hráč na místě { $seat } vynechává tah, ale v této hře se slova nezpochybňují

scrabble-gcg-empty = v souboru není žádný tah: je prázdný, nebo je useknutý
scrabble-gcg-not-on-rack = mezi kameny { $rack } není { $missing }
scrabble-gcg-odd-points = tah přináší { $right }, ne { $written }
scrabble-gcg-odd-total = dohromady je to { $right }, ne { $written }
scrabble-gcg-odd-word = slovo „{ $word }“ není v seznamu; přesto zůstává na desce
scrabble-oddity-recoloured = pole { $square } dostalo barvu „{ $before }“ už na řádku { $line }; platí tato barva
scrabble-oddity-no-placement = v souboru není žádné položení: je prázdný, nebo je useknutý; nic se nepočítá
scrabble-gcg-start = „{ $text }“ není začátek: v těchto souborech vede 8H doprava a H8 dolů
scrabble-odd-scored = { $because }; přesto se počítá
scrabble-odd-no-bonus = { $because }; počítá se, ale bez prémie za sedm
scrabble-odd-as-written = { $because }; počítá se jen to, co je napsáno
