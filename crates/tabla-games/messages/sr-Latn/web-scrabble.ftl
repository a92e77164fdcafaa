## Skrabl u pregledaču: tabla, stalak, ploča sa strane, uređivač; zatim bodovanje.

web-scrabble-board = Tabla
web-scrabble-letter = slovo
web-scrabble-letter-sign = S
web-scrabble-word = reč
web-scrabble-word-sign = R
web-scrabble-square-empty = { $square }, prazno
web-scrabble-square-letter = slovo puta { $factor }
web-scrabble-square-word = reč puta { $factor }
web-scrabble-square-centre = sredina
web-scrabble-square-tile = { $square }, { $letter }, vrednost { $value }
web-scrabble-square-joker = { $square }, { $letter }, džoker
web-scrabble-square-laid = upravo se polaže
web-scrabble-square-last = poslednji potez
web-scrabble-square-ghost = { $square }, predloženo { $letter }

web-scrabble-rack = Vaš stalak
web-scrabble-rack-tile = { $letter }, vrednost { $value }
web-scrabble-rack-joker = Džoker
web-scrabble-shuffle = Promešaj stalak
web-scrabble-shuffle-short = Promešaj
web-scrabble-recall = Vrati sve pločice
web-scrabble-recall-short = Vrati
web-scrabble-play = Odigraj
web-scrabble-play-for =
    Odigraj za { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
web-scrabble-exchange = Zameni
web-scrabble-give =
    { $count ->
        [0] Zameni
        [one] Zameni { $count } pločicu
        [few] Zameni { $count } pločice
       *[other] Zameni { $count } pločica
    }
web-scrabble-choose = Dodirnite pločice koje se vraćaju u kesu.
web-scrabble-pass = Preskoči
web-scrabble-pass-sure = Preskačete ovaj potez?
web-scrabble-leave = Nazad
web-scrabble-accept = Prihvati
web-scrabble-challenge = Ospori
web-scrabble-doubted = { $play }: prihvatate li?
web-scrabble-hand-over = Na potezu: { $player }.
web-scrabble-uncover = Uzmite uređaj i pritisnite da biste videli svoj stalak.
web-scrabble-watching = Pratite partiju kao gledalac; stalci su sakriveni.
web-scrabble-not-in-line = Pločice moraju da leže na jednoj liniji.
web-scrabble-no-such-tile = { $letter } nije na vašem stalku, a džokera više nema.
web-scrabble-runs-across = Piše se nadesno
web-scrabble-runs-down = Piše se nadole
web-scrabble-laid = Položeno od { $square }
web-scrabble-joker-title = Koje slovo zamenjuje džoker?

web-scrabble-this-play = Ovaj potez
web-scrabble-unknown = nije na spisku
web-scrabble-bonus = Sedam pločica
web-scrabble-bingo = Bingo! +{ $points }
web-scrabble-total = Ukupno
web-scrabble-best = Najbolji potezi
web-scrabble-lay = Položi na tablu
web-scrabble-head-play = Potez
web-scrabble-head-points = Poeni
web-scrabble-head-leave = Ostaje
web-scrabble-head-equity = Vredi
web-scrabble-head-win = Pobeda
web-scrabble-try-scorer = Partija zapisana u tri datoteke otvara se u bodovanju.
web-scrabble-line-pass = preskočen potez
web-scrabble-line-exchange = zamena { $tiles }
web-scrabble-line-exchange-count = 
    { $count ->
        [one] zamena { $count } pločice
        [few] zamena { $count } pločice
       *[other] zamena { $count } pločica
    }
web-scrabble-line-accept = prihvaćeno
web-scrabble-line-challenge = osporeno
web-scrabble-bag = U kesi: { $tiles }
web-scrabble-unseen = Još neviđeno: { $tiles }
web-scrabble-sits-out = { $player } ne igra sledeći potez.
web-scrabble-holds = Preostalo pločica, { $player }: { $tiles }
web-scrabble-scoreless = Poteza zaredom bez poena: { $turns }. Partija se završava posle šest.
web-scrabble-list =
    Spisak reči: { $list ->
        [english] engleski
        [romanian] rumunski
       *[other] { $list }
    }
web-scrabble-look = Potraži reči
web-scrabble-known = { $word } je na spisku
web-scrabble-not-known = { $word } nije na spisku
web-scrabble-keys = Slova polažu pločice na mesto kursora. Razmak ga okreće, Shift i slovo polažu džokera, Backspace vraća jednu, Enter odigrava reč, Esc vraća sve.
web-scrabble-settled = Obračun
web-scrabble-head-laid = Položeno
web-scrabble-head-left = Ostatak

web-scrabble-edit-how = Izaberite slovo i dodirujte polja, ili pišite na tastaturi: razmak okreće pravac, a Shift pravi džokera.
web-scrabble-edit-joker = Kao džoker
web-scrabble-edit-erase = Skini
web-scrabble-edit-clear = Isprazni tablu
web-scrabble-edit-rack = Stalak: { $player }
web-scrabble-edit-score = Poeni: { $player }
web-scrabble-edit-mover = Na potezu: { $player }

web-scorer-title = Bodovanje zapisane partije
web-scorer-about = Tri datoteke opisuju zapisanu partiju. Za svako polaganje računaju se poeni po pojednostavljenim pravilima, s celim računom.
web-scorer-files = Izaberi datoteke
web-scorer-drop = ili prevucite tri datoteke bilo gde na stranicu, ili pišite u polja
web-scorer-tiles-note = u svakom redu slovo i njegova vrednost
web-scorer-board-note = veličina, zatim u svakom redu boja i polje
web-scorer-game-note = u svakom redu igrač, početak i reč
web-scorer-sample = Učitaj primer
web-scorer-add-up = Izračunaj poene
web-scorer-other-file = { $file } nije nijedna od tri datoteke: { $names }.
web-scorer-faults = Poeni nisu izračunati
web-scorer-odd = Neobično
web-scorer-tiles = Pločice
web-scorer-placements = Polaganja
web-scorer-player = Igrač { $player }
web-scorer-head-word = Reč
web-scorer-head-letters = Slova
web-scorer-head-sum = Zbir
web-scorer-head-factor = Množilac
web-scorer-head-bonus = Bonus
web-scorer-head-points = Poeni
web-scorer-standard = Po punim pravilima, gde se računaju i reči nastale popreko, bilo bi { $points }.
web-scorer-step = { $number } od { $count }
web-scorer-first = Na početak
web-scorer-back = Nazad
web-scorer-next = Sledeće polaganje
web-scorer-last = Na kraj
web-scorer-empty = Tabla je prazna.
