## Scrabble v konzoli: nabídka, hra, deska.

game-scrabble = Scrabble
scrabble-player-human = člověk
scrabble-player-greedy = počítač
scrabble-player-champion = šampion, { $level }
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
scrabble-how = Tah je začátek a slovo: h8 SLOVO vede doprava, 8h SLOVO dolů. „{ $help }“ vypíše příkazy.
scrabble-prompt = Hráč { $player }>
scrabble-hand-over = Klávesnici přebírá { $player }. Stiskněte Enter, až se nikdo jiný nedívá.
scrabble-doubt = Poslední tah může být špatný: „{ $accept }“ nebo „{ $challenge }“.
scrabble-rack = Vaše kameny: { $tiles }
scrabble-no-number = { $number } v seznamu není; položek v seznamu: { $count }
scrabble-words-how = které slovo? Například „{ $word } QUIZ“
scrabble-exchange-how = které kameny? Například „{ $word } ABC“
scrabble-not-here = „{ $word }“ v této hře nic nedělá
scrabble-help = Tahy se píší jako `h8 WORD` (doprava) a `8h WORD` (dolů), nebo jako `8H WORD` a `H8 WORD` s velkými písmeny. Píše se celé slovo i s písmeny, která už leží; malé písmeno je žolík. Číslo zahraje ten řádek posledního seznamu.

scrabble-verb-exchange = vyměnit, výměna
scrabble-about-exchange = vrátit tyto kameny a vytáhnout jiné: `exchange ABC`
scrabble-verb-pass = pas, dál
scrabble-about-pass = vynechat tento tah
scrabble-verb-accept = přijmout
scrabble-about-accept = poslední tah platí
scrabble-verb-challenge = napadnout
scrabble-about-challenge = napadnout slova posledního tahu
scrabble-verb-shuffle = zamíchat, míchat
scrabble-about-shuffle = seřadit kameny jinak
scrabble-verb-words = slova, slovo
scrabble-about-words = vyhledat slova v seznamu

scrabble-head-play = tah
scrabble-head-score = body
scrabble-head-leave = zůstává
scrabble-head-equity = hodnota
scrabble-head-win = výhra
scrabble-exchange = výměna { $tiles }
scrabble-pass = pas
scrabble-turn-lay =
    { $player }: { $house } ({ $gcg }), { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
scrabble-turn-exchange = { $player } vyměňuje kameny: { $count }
scrabble-turn-pass = { $player } pasuje
scrabble-turn-accept = { $player } tah přijímá
scrabble-turn-withdrawn = { $player } tah napadá, a právem: tah se bere zpět
scrabble-turn-challenge-wrong = { $player } tah napadá neprávem: všechna slova v seznamu jsou a příští tah propadá
scrabble-cost-none = Lepšího nic nebylo.
scrabble-cost = Místo v seznamu: { $place }; k nejlepšímu tahu chybí { $cost }.
scrabble-cost-unlisted = K nejlepšímu tahu chybí { $cost }.
scrabble-panel-player = { $player }: { $points }
scrabble-panel-bag = v sáčku: { $tiles }
scrabble-final = { $player }: { $points } ({ $settled } za to, co zbylo)
scrabble-winner = Vítěz: { $player }
scrabble-nothing-to-undo = není co vzít zpět
scrabble-no-undo = tahy se berou zpět jen ve hře jednoho člověka proti počítačům
scrabble-undone = vzato zpět: { $count }
scrabble-kept-in = hra je uložena v „{ $path }“
scrabble-kept = Hra je uložena a bude znovu nabídnuta.
scrabble-save-how = uveďte soubor, například `save game.gcg`
scrabble-load-how = uveďte soubor, například `load game.gcg`

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
