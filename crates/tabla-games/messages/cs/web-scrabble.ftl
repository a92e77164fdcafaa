## Scrabble v prohlížeči: deska, zásobník, panel, editor; pak sčítání.

web-scrabble-board = Deska
web-scrabble-letter = písm.
web-scrabble-letter-sign = P
web-scrabble-word = slovo
web-scrabble-word-sign = S
web-scrabble-square-empty = { $square }, volné
web-scrabble-square-letter = písmeno krát { $factor }
web-scrabble-square-word = slovo krát { $factor }
web-scrabble-square-centre = střed
web-scrabble-square-tile = { $square }, { $letter }, hodnota { $value }
web-scrabble-square-joker = { $square }, { $letter }, žolík
web-scrabble-square-laid = právě se pokládá
web-scrabble-square-last = poslední tah
web-scrabble-square-ghost = { $square }, { $letter } navrženo

web-scrabble-rack = Váš zásobník
web-scrabble-rack-tile = { $letter }, hodnota { $value }
web-scrabble-rack-joker = Žolík
web-scrabble-shuffle = Zamíchat zásobník
web-scrabble-shuffle-short = Zamíchat
web-scrabble-recall = Vzít všechny kameny zpět
web-scrabble-recall-short = Vzít zpět
web-scrabble-play = Položit
web-scrabble-play-for = Položit za { $points }
web-scrabble-exchange = Vyměnit
web-scrabble-give =
    { $count ->
        [0] Vyměnit
        [one] Vyměnit { $count } kámen
        [few] Vyměnit { $count } kameny
       *[other] Vyměnit { $count } kamenů
    }
web-scrabble-choose = Dotkněte se kamenů, které jdou zpět do sáčku.
web-scrabble-pass = Vynechat tah
web-scrabble-pass-sure = Opravdu vynechat tah?
web-scrabble-leave = Zpět
web-scrabble-accept = Přijmout
web-scrabble-challenge = Zpochybnit
web-scrabble-doubted = { $play }: přijímáte tento tah?
web-scrabble-hand-over = Na tahu: { $player }.
web-scrabble-uncover = Předejte si zařízení; stisknutím odkryjete svůj zásobník.
web-scrabble-watching = Jen se díváte; zásobníky jsou skryté.
web-scrabble-not-in-line = Kameny musí ležet v jedné řadě nebo sloupci.
web-scrabble-no-such-tile = { $letter } v zásobníku nemáte a žolík už nezbývá.
web-scrabble-runs-across = Píše se doprava
web-scrabble-runs-down = Píše se dolů
web-scrabble-laid = Položeno od pole { $square }
web-scrabble-joker-title = Které písmeno má žolík zastupovat?

web-scrabble-this-play = Tento tah
web-scrabble-unknown = není ve slovníku
web-scrabble-bonus = Sedm kamenů
web-scrabble-bingo = Bingo! +{ $points }
web-scrabble-total = Celkem
web-scrabble-best = Nejlepší tahy
web-scrabble-lay = Položit na desku
web-scrabble-head-play = Tah
web-scrabble-head-points = Body
web-scrabble-head-leave = Zůstává
web-scrabble-head-equity = Hodnota
web-scrabble-head-win = Výhra
web-scrabble-try-scorer = Hra zapsaná ve třech souborech patří na stránku „Sčítání zapsané hry“.
web-scrabble-line-pass = vynechaný tah
web-scrabble-line-exchange = výměna { $tiles }
web-scrabble-line-exchange-count = 
    { $count ->
        [one] výměna { $count } kamene
       *[other] výměna { $count } kamenů
    }
web-scrabble-line-accept = přijato
web-scrabble-line-challenge = zpochybněno
web-scrabble-bag = V sáčku: { $tiles }
web-scrabble-unseen = Dosud neviděné: { $tiles }
web-scrabble-sits-out = { $player } vynechá příští tah.
web-scrabble-holds = Zbylé kameny, { $player }: { $tiles }
web-scrabble-scoreless = Tahů za sebou bez bodů: { $turns }. Po šesti hra končí.
web-scrabble-list =
    Slovník: { $list ->
        [english] anglický
        [romanian] rumunský
       *[other] { $list }
    }
web-scrabble-look = Vyhledat slova
web-scrabble-known = { $word } je ve slovníku
web-scrabble-not-known = { $word } není ve slovníku
web-scrabble-keys = Písmena pokládají kameny na místo kurzoru. Mezerník mění směr, Shift s písmenem pokládá žolíka, Backspace vrátí kámen, Enter zahraje tah, Esc vrátí všechny kameny.
web-scrabble-settled = Vyúčtování
web-scrabble-head-laid = Položeno
web-scrabble-head-left = Za zbytek

web-scrabble-edit-how = Zvolte písmeno a dotýkejte se polí, nebo pište na klávesnici: mezerník mění směr, se Shiftem je písmeno žolík.
web-scrabble-edit-joker = Jako žolík
web-scrabble-edit-erase = Odebrat
web-scrabble-edit-clear = Vyprázdnit desku
web-scrabble-edit-rack = Zásobník: { $player }
web-scrabble-edit-score = Body: { $player }
web-scrabble-edit-mover = Na tahu: { $player }

web-scorer-title = Sčítání zapsané hry
web-scorer-about = Tři soubory popisují zapsanou hru. Každé položení se sečte podle zjednodušených pravidel, i s celým výpočtem.
web-scorer-files = Vybrat soubory
web-scorer-drop = nebo přetáhněte tři soubory kamkoli na stránku, nebo pište do polí
web-scorer-tiles-note = na každém řádku písmeno a jeho hodnota
web-scorer-board-note = velikost, pak na každém řádku barva a pole
web-scorer-game-note = na každém řádku hráč, začátek a slovo
web-scorer-sample = Načíst ukázku
web-scorer-add-up = Sečíst
web-scorer-other-file = { $file } není žádný ze tří souborů: { $names }.
web-scorer-faults = Body nelze spočítat
web-scorer-odd = Upozornění
web-scorer-tiles = Kameny
web-scorer-placements = Položení
web-scorer-player = Hráč { $player }
web-scorer-head-word = Slovo
web-scorer-head-letters = Písmena
web-scorer-head-sum = Součet
web-scorer-head-factor = Násobek
web-scorer-head-bonus = Prémie
web-scorer-head-points = Body
web-scorer-standard = Podle úplných pravidel, kde se počítají i slova vzniklá napříč, by to bylo { $points }.
web-scorer-step = { $number } / { $count }
web-scorer-first = Na začátek
web-scorer-back = Zpět
web-scorer-next = Další položení
web-scorer-last = Na konec
web-scorer-empty = Deska je prázdná.
