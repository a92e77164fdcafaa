## Scrabble v konzoli: nabídka, hra, deska.

game-scrabble = Scrabble
scrabble-player-human = člověk
scrabble-player-greedy = počítač
scrabble-player-champion = šampion
scrabble-player-greedy-about = zná každé slovo a pokládá to, co vynese nejvíc
scrabble-level-beginner-about = zná nejběžnější krátká slova a pokládá první dobré, co uvidí
scrabble-level-easy-about = zná běžná slova a mnoho tahů přehlédne
scrabble-level-medium-about = zná většinu slov do osmi písmen a některé tahy přehlédne
scrabble-level-hard-about = zná každé slovo a nechává si dobré kameny, ale nedívá se dopředu
scrabble-level-full-about = zná každé slovo a dívá se dopředu; porazí skoro každého
scrabble-which-level = Jak dobře hraje počítač?
scrabble-player = Hráč { $number } ({ $kind })
scrabble-continue = Pokračovat: Scrabble, { $players }, zahráno tahů: { $turns }
scrabble-menu-first = Vy proti počítači
scrabble-menu-second = Začíná počítač
scrabble-menu-two = Dva lidé u jedné klávesnice
scrabble-menu-others = Vybrat dva až čtyři hráče
scrabble-menu-load = Načíst hru
scrabble-menu-language = Změnit jazyk
scrabble-menu-leave = Odejít
scrabble-which-words = V jakém jazyce jsou slova?
scrabble-words-english = Angličtina
scrabble-words-romanian = Rumunština
scrabble-ask-players = Hráči v pořadí tahů, „human“, „greedy“ nebo „champion“, například `human,greedy,champion:level=easy`:
scrabble-ask-file = Který soubor, `.gcg` nebo uložená hra?
scrabble-how = Tah je začátek a slovo: `h8 SLOVO` vede doprava, `8h SLOVO` dolů. „{ $help }“ vypíše příkazy.
scrabble-prompt = Hráč { $player }>
scrabble-hand-over = Klávesnici přebírá { $player }. Stiskněte Enter, až se nikdo jiný nedívá.
scrabble-doubt = Poslední tah může obsahovat neplatné slovo: „{ $accept }“ nebo „{ $challenge }“.
scrabble-rack = Vaše kameny: { $tiles }
scrabble-no-number = číslo { $number } v seznamu není; tahů v seznamu: { $count }
scrabble-words-how = které slovo? Například „{ $word } QUIZ“
scrabble-exchange-how = které kameny? Například „{ $word } ABC“
scrabble-not-here = „{ $word }“ v této hře nic nedělá
scrabble-help = Tahy se píší jako `h8 SLOVO` (doprava) a `8h SLOVO` (dolů). Píše se celé slovo i s písmeny, která už leží na desce; malé písmeno je žolík. Tah z posledního seznamu zahrajete jeho číslem.

scrabble-verb-exchange = vyměnit, výměna
scrabble-about-exchange = vrátit tyto kameny a vytáhnout jiné: `vyměnit ABC`
scrabble-verb-pass = vynechat, pas
scrabble-about-pass = vynechat tento tah
scrabble-verb-accept = přijmout
scrabble-about-accept = poslední tah platí
scrabble-verb-challenge = zpochybnit, napadnout
scrabble-about-challenge = zpochybnit slova posledního tahu
scrabble-verb-shuffle = zamíchat, míchat
scrabble-about-shuffle = seřadit kameny jinak
scrabble-verb-words = slova, slovo
scrabble-about-words = vyhledat slova ve slovníku

scrabble-head-play = tah
scrabble-head-score = body
scrabble-head-leave = zůstává
scrabble-head-equity = hodnota
scrabble-head-win = výhra
scrabble-exchange = výměna { $tiles }
scrabble-pass = vynechat tah
scrabble-turn-lay =
    { $player }: { $house }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
scrabble-turn-exchange = { $player } vyměňuje kameny: { $count }
scrabble-turn-pass = { $player } vynechává tah
scrabble-turn-accept = { $player } tah přijímá
scrabble-turn-withdrawn = { $player } tah zpochybňuje, a právem: kameny se vracejí
scrabble-turn-challenge-wrong = { $player } tah zpochybňuje neprávem: všechna slova jsou ve slovníku a příští tah propadá
scrabble-cost-none = Lepší tah nebyl.
scrabble-cost = Pořadí mezi všemi tahy: { $place }; na nejlepší tah ztrácí { $cost }.
scrabble-cost-unlisted = Na nejlepší tah ztrácí { $cost }.
scrabble-panel-player = { $player }: { $points }
scrabble-panel-bag = v sáčku: { $tiles }
scrabble-final = { $player }: { $points } ({ $settled } za zbylé kameny)
scrabble-winner = Vítěz: { $player }
scrabble-nothing-to-undo = není co vzít zpět
scrabble-no-undo = tahy se berou zpět jen ve hře jednoho člověka proti počítačům
scrabble-undone = vzato zpět: { $count }
scrabble-kept-in = hra je uložena v souboru „{ $path }“
scrabble-kept = Hra je uložena; příště ji nabídka znovu ukáže.
scrabble-save-how = uveďte soubor, například `uložit hra.gcg`
scrabble-load-how = uveďte soubor, například `načíst hra.gcg`

scrabble-square-letter = { $factor }P
scrabble-square-word = { $factor }S
scrabble-legend = 2P a 3P násobí písmeno, 2S a 3S slovo, # obojí; { $centre } je střed, { $last } poslední tah, malé písmeno žolík.
scrabble-legend-narrow = Znak ' zdvojnásobí písmeno a " ho ztrojnásobí, - zdvojnásobí slovo a = ho ztrojnásobí, # obojí; { $centre } je střed, { $last } poslední tah, malé písmeno žolík.
scrabble-spoken-row = Řada { $row }: { $tiles }.
scrabble-spoken-tile = { $column } { $letter }
scrabble-spoken-joker = { $column } { $letter }, žolík
scrabble-spoken-empty = Deska je prázdná.
scrabble-spoken-letter = Písmeno krát { $factor }: { $squares }.
scrabble-spoken-word = Slovo krát { $factor }: { $squares }.
