## Scrabble în browser: tabla, suportul, panoul, editorul; apoi calculul punctajului.

web-scrabble-board = Tabla
web-scrabble-letter = literă
web-scrabble-letter-sign = L
web-scrabble-word = cuvânt
web-scrabble-word-sign = C
web-scrabble-square-empty = { $square }, gol
web-scrabble-square-letter =
    { $factor ->
        [2] dublează litera
        [3] triplează litera
       *[other] înmulțește litera cu { $factor }
    }
web-scrabble-square-word =
    { $factor ->
        [2] dublează cuvântul
        [3] triplează cuvântul
       *[other] înmulțește cuvântul cu { $factor }
    }
web-scrabble-square-centre = centru
web-scrabble-square-tile = { $square }, { $letter }, valoarea { $value }
web-scrabble-square-joker = { $square }, { $letter }, un joker
web-scrabble-square-laid = în curs de așezare
web-scrabble-square-last = ultima depunere
web-scrabble-square-ghost = { $square }, propunere: { $letter }

web-scrabble-rack = Suportul dumneavoastră
web-scrabble-rack-tile = { $letter }, valoarea { $value }
web-scrabble-rack-joker = Joker
web-scrabble-shuffle = Amestecă suportul
web-scrabble-shuffle-short = Amestecă
web-scrabble-recall = Ia înapoi toate jetoanele
web-scrabble-recall-short = Ia înapoi
web-scrabble-play = Depune
web-scrabble-play-for = Depune: { $points } p
web-scrabble-exchange = Schimbă
web-scrabble-give =
    { $count ->
        [0] Schimbă
        [one] Schimbă { $count } jeton
        [few] Schimbă { $count } jetoane
       *[other] Schimbă { $count } de jetoane
    }
web-scrabble-choose = Atingeți jetoanele care se întorc în sac.
web-scrabble-pass = Pas
web-scrabble-pass-sure = Spuneți pas în această tură?
web-scrabble-leave = Înapoi
web-scrabble-accept = Acceptă
web-scrabble-challenge = Contestă
web-scrabble-doubted = { $play }: o acceptați?
web-scrabble-hand-over = Urmează: { $player }.
web-scrabble-uncover = Luați dispozitivul și apăsați ca să vă vedeți suportul.
web-scrabble-watching = Urmăriți ca spectator; suporturile sunt ascunse.
web-scrabble-not-in-line = Jetoanele se așază pe o singură linie sau coloană.
web-scrabble-no-such-tile = { $letter } nu este pe suportul dumneavoastră și nu mai este niciun joker.
web-scrabble-runs-across = Se scrie spre dreapta
web-scrabble-runs-down = Se scrie în jos
web-scrabble-laid = Depunere la { $square }
web-scrabble-joker-title = Ce literă înlocuiește jokerul?

web-scrabble-this-play = Această depunere
web-scrabble-unknown = nu este în listă
web-scrabble-bonus = Șapte jetoane
web-scrabble-bingo = Scrabble! +{ $points }
web-scrabble-total = Total
web-scrabble-best = Cele mai bune depuneri
web-scrabble-lay = Așază pe tablă
web-scrabble-head-play = Depunere
web-scrabble-head-points = Puncte
web-scrabble-head-leave = Rămân
web-scrabble-head-equity = Valoare
web-scrabble-head-win = Șanse
web-scrabble-try-scorer = O partidă consemnată în trei fișiere se deschide la „Punctajul unei partide”.
web-scrabble-line-pass = pas
web-scrabble-line-exchange = schimb { $tiles }
web-scrabble-line-exchange-count = 
    { $count ->
        [one] schimb de { $count } jeton
        [few] schimb de { $count } jetoane
       *[other] schimb de { $count } de jetoane
    }
web-scrabble-line-accept = acceptat
web-scrabble-line-challenge = contestat
web-scrabble-bag = În sac: { $tiles }
web-scrabble-unseen = Încă nevăzute: { $tiles }
web-scrabble-sits-out = { $player } stă o tură.
web-scrabble-holds = Jetoane rămase, { $player }: { $tiles }
web-scrabble-scoreless = Ture la rând fără puncte: { $turns }. După șase, partida se încheie.
web-scrabble-list =
    Lista de cuvinte: { $list ->
        [english] engleză
        [romanian] română
       *[other] { $list }
    }
web-scrabble-look = Caută cuvinte
web-scrabble-known = { $word } este în listă
web-scrabble-not-known = { $word } nu este în listă
web-scrabble-keys = Literele așază jetoane la cursor. Spațiu schimbă direcția, Shift cu o literă așază un joker, Backspace ia înapoi, Enter depune cuvântul, Esc ia totul înapoi.
web-scrabble-settled = Punctajul final
web-scrabble-head-laid = Depuneri
web-scrabble-head-left = Rămase

web-scrabble-edit-how = Alegeți o literă și atingeți pătrate sau scrieți de la tastatură: Spațiu schimbă direcția, Shift face un joker.
web-scrabble-edit-joker = Ca joker
web-scrabble-edit-erase = Ia de pe tablă
web-scrabble-edit-clear = Golește tabla
web-scrabble-edit-rack = Suport: { $player }
web-scrabble-edit-score = Puncte: { $player }
web-scrabble-edit-mover = La mutare: { $player }

web-scorer-title = Punctajul unei partide
web-scorer-about = Trei fișiere descriu o partidă consemnată. Punctajul fiecărei depuneri se calculează după regulile simplificate, pas cu pas.
web-scorer-files = Alege fișiere
web-scorer-drop = sau trageți cele trei fișiere oriunde pe pagină ori scrieți în câmpuri
web-scorer-tiles-note = o literă și valoarea ei pe fiecare rând
web-scorer-board-note = dimensiunea, apoi o culoare și un pătrat pe fiecare rând
web-scorer-game-note = jucătorul, poziția și cuvântul pe fiecare rând
web-scorer-sample = Încarcă exemplul
web-scorer-add-up = Calculează
web-scorer-other-file = { $file } nu este niciunul dintre cele trei fișiere: { $names }.
web-scorer-faults = Nu s-a calculat nimic
web-scorer-odd = Neobișnuit
web-scorer-tiles = Jetoane
web-scorer-placements = Depuneri
web-scorer-player = Jucătorul { $player }
web-scorer-head-word = Cuvânt
web-scorer-head-letters = Litere
web-scorer-head-sum = Sumă
web-scorer-head-factor = Factor
web-scorer-head-bonus = Bonus
web-scorer-head-points = Puncte
web-scorer-standard = După regulile complete, în care contează și cuvintele adiacente, ar fi { $points }.
web-scorer-step = { $number } din { $count }
web-scorer-first = La început
web-scorer-back = Înapoi
web-scorer-next = Depunerea următoare
web-scorer-last = La sfârșit
web-scorer-empty = Tabla este goală.
