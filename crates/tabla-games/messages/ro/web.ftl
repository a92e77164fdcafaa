## Pagina din browser: casa, camera din jurul fiecărei table, dialogurile.

web-house-title = Tabla
web-house-line = Cinci jocuri, o singură masă.
web-about-santorini = Mutați, construiți, urcați: câștigă primul ajuns pe nivelul al treilea.
web-about-mice = Câte nouă piese; cu trei în linie luați una de la adversar.
web-about-scrabble = Șapte litere, o tablă și un cuvânt pentru orice.
web-about-jewels = Schimbați două pietre și priviți ce cade.
web-about-jamb = Cinci zaruri, trei aruncări, treizeci de câmpuri.
web-play = Joacă
web-continue = Continuă
web-play-game = Joacă { $game }
web-to-house = Acasă
web-to-scorer = Calculează din fișiere punctajul unei partide de Scrabble
web-lost = Aici nu este nimic
web-unreachable = Serverul nu răspunde. Mai rulează?
web-server-away = Serverul nu răspunde. Între timp puteți răsfoi jocurile și regulile; partidele continuă când revine.
web-loading = Se încarcă datele jocului: { $percent } %
web-needs-script = Tabla are nevoie de JavaScript în browser.
web-went-wrong = Ceva nu a mers bine.
web-and-more =
    { $count ->
        [one] { $reason }; și încă { $count } motiv
        [few] { $reason }; și încă { $count } motive
       *[other] { $reason }; și încă { $count } de motive
    }

# Bara de sus

web-language = Limba
web-theme-auto = Culori: ca în sistem
web-theme-light = Culori: deschise
web-theme-dark = Culori: închise
web-sound-on = Sunet: pornit
web-sound-off = Sunet: oprit
web-sound-ask = Sunet?
web-help = Taste
web-close = Închide
web-state-here = Conectat
web-state-away = Se reface legătura …

# O partidă nouă

web-new-game = Partidă nouă
web-new-of = Partidă nouă: { $game }
web-who-plays = Cine joacă?
web-how-many = Câți jucători
web-person = Om
web-seat = Jucătorul { $seat }
web-name-of = Numele jucătorului { $seat }
web-strength = Putere
web-level = Nivel
web-depth = Mutări înainte
web-time-a-move = Timp pentru fiecare mutare
web-player-with = { $player }, { $detail }
web-pace-depth = adâncime { $depth }
web-pace-time = { $time } pe mutare
web-pace-nodes =
    { $nodes ->
        [one] { NUMBER($nodes) } nod pe mutare
        [few] { NUMBER($nodes) } noduri pe mutare
       *[other] { NUMBER($nodes) } de noduri pe mutare
    }
web-seconds = { $time } s
web-minutes = { $time } min
web-swap-seats = Schimbă locurile
web-step-by-step = Calculatoarele vă așteaptă la fiecare mutare
web-shared-dice = Aceleași aruncări pentru toți
web-agreed = Reguli convenite
web-clock = Ceas
web-no-clock = Fără ceas
web-clock-both = { $time } și { $increment } pe mutare
web-clock-each = Pentru fiecare jucător
web-clock-moves = Pentru fiecare mutare
web-clock-move = { $time } pentru fiecare mutare
web-clock-form = De exemplu „20m+10s”
web-other-time = Altul …
web-board = Tablă
web-board-random = Nouă
web-board-contest = Concurs
web-board-file = Din fișier
web-contest-board = Tabla din concurs
web-choose-file = Alegeți un fișier sau trageți-l aici
web-time-limit = Limită de timp
web-no-limit = Fără limită
web-minutes-seconds = Minute și secunde
web-words-language = Cuvinte
web-lexicon = Lista de cuvinte
web-challenge = Cuvintele care nu sunt în listă
web-challenge-void = nu pot fi jucate
web-challenge-double = pot fi contestate
web-generator = Ce aruncă zarurile
web-storage = Stocarea talonului
web-jamb-is-ful = Cinci zaruri la fel contează și ca ful
web-jamb-is-poker = Cinci zaruri la fel contează și ca poker
web-friend-odds = Prietenul se ia după
web-friend-odds-exact = șansa exactă
web-friend-odds-source = calculul din sursă
web-friend-threshold = Șansa minimă cerută de prieten
web-more = Mai multe
web-seed = Sămânță
web-seed-note = Aceeași sămânță, aceeași partidă.
web-position = Poziție
web-load-file = Deschide o partidă dintr-un fișier

# La masă

web-to-move = la mutare
web-thinking = se gândește …
web-queued = Calculatoarele sunt ocupate: locul { $place } la rând
web-won = câștigătorul
web-away = nu a venit încă
web-watching = Urmăriți ca spectator
web-rename = Schimbă numele
web-ok = Gata
web-no = Nu
web-points = puncte
web-moves = Mutări
web-moves-played =
    { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }
web-at-start = Începutul.
web-played = Mutarea { $number }, { $player }: { $move }.
web-first = La început
web-back = O mutare înapoi
web-next = O mutare înainte
web-last = La ultima mutare
web-play-on = Continuă de aici
web-branch-of = Ramificată după mutarea { $ply }
web-type-move = Scrie o mutare
web-play-typed = Joacă mutarea
web-actions = Acțiuni
web-undo = Ia înapoi
web-redo = Refă ce s-a luat înapoi
web-redo-short = Refă
web-hint = Sfat
web-hint-move = Sfat: { $move }.
web-evaluate = Evaluare
web-evaluation = Cum stă primul jucător
web-first-stands = Primul jucător: { $verdict }
web-evaluate-on = Evaluarea se vede.
web-evaluate-off = Evaluarea este ascunsă.
web-fact-depth = adâncime { $depth }
web-fact-nodes =
    { $nodes ->
        [one] { NUMBER($nodes) } nod
        [few] { NUMBER($nodes) } noduri
       *[other] { NUMBER($nodes) } de noduri
    }
web-fact-cutoffs =
    { $cutoffs ->
        [one] { NUMBER($cutoffs) } tăiere
        [few] { NUMBER($cutoffs) } tăieri
       *[other] { NUMBER($cutoffs) } de tăieri
    }
web-resign = Cedează
web-stop = Încheie partida
web-resign-sure = Cu asta partida se încheie. Sigur?
web-next-step = Mutarea următoare
web-run = Lasă-le să joace
web-pause = Pauză
web-rules = Reguli
web-rules-of = Reguli: { $game }

# Sfârșitul

web-drawn = Remiză
web-game-over = Partida s-a încheiat
web-final =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
web-you-won = Ați câștigat
web-has-won = Câștigă { $player }
web-again = Încă o partidă
web-look-back = Parcurge partida

# Legături și fișiere

web-share = Distribuie
web-share-watch = Link pentru spectatori
web-carry-note = Partida continuă pe server. Cine deschide linkul ia celălalt loc; ce s-a jucat rămâne.
web-give-seat = Dă locul altcuiva printr-un link
web-copy = Copiază
web-copy-position = Copiază poziția
web-copy-link = Copiază un link către această mutare
web-copied = S-a copiat.
web-not-copied = Browserul nu permite copierea; selectați textul și copiați-l manual.
web-save-load = Salvare și încărcare
web-save = Salvează
web-saved = S-a salvat: { $file }
web-keep-here = Păstrează partida în acest browser
web-format-text = Partida ca text
web-format-board = Tabla
web-format-swaps = Schimburile
web-format-save = Partida întreagă (JSON)
web-load = Încarcă
web-load-drop = Alegeți un fișier sau trageți-l oriunde pe pagină

# Alcătuirea unei poziții

web-edit = Alcătuiește o poziție
web-play-position = Joacă această poziție
web-leave-editor = Înapoi la partidă

# Taste

web-key-help = aceste taste
web-key-board = la tablă
web-key-cursor = cursorul de pe tablă
web-key-touch = atinge ce este sub cursor
web-key-escape = renunță
web-key-type = scrie o mutare
web-key-walk = parcurge mutările, când nu sunteți pe tablă
web-key-ends = la început, la ultima mutare
web-key-undo = ia înapoi, refă
web-key-new = partidă nouă
web-key-hint = sfat
web-key-evaluate = evaluare
web-key-step = mutarea următoare a unui calculator
web-key-hold = păstrează un zar sau îl eliberează
web-key-throw = aruncă zarurile
web-key-levels = nivelurile ca numere
web-key-values = valoarea sigură a fiecărei mutări
web-key-letters = așază un jeton; cu Shift jokerul
web-key-direction = orizontal sau vertical
web-key-remove = ia înapoi ultimul jeton
web-preparing = Partida se pregătește …
