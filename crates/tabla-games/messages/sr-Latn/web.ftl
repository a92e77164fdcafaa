## Stranica u pregledaču: kuća, soba oko svake table, dijalozi.

web-house-title = Tabla
web-house-line = Pet igara, jedan sto.
web-about-santorini = Pomerajte se, gradite, penjite se: pobeđuje ko prvi stigne na treći nivo.
web-about-mice = Po devet figura; ko zatvori micu, uzima jednu protivničku.
web-about-scrabble = Sedam slova, jedna tabla i reč za sve.
web-about-jewels = Zamenite dva dragulja i gledajte kako nizovi nestaju.
web-about-jamb = Pet kockica, tri bacanja, trideset polja.
web-play = Igraj
web-continue = Nastavi
web-play-game = Igraj: { $game }
web-to-house = Na početnu stranu
web-to-scorer = Izračunaj poene partije Skrabla iz datoteka
web-lost = Ovde nema ničega
web-unreachable = Server ne odgovara. Da li još radi?
web-server-away = Server se ne javlja. Dotle možete da razgledate igre i čitate pravila; partije se nastavljaju kad se vrati.
web-loading = Učitavaju se podaci za igru: { $percent } %
web-needs-script = Programu Tabla potreban je JavaScript u pregledaču.
web-went-wrong = Došlo je do greške.
web-and-more =
    { $count ->
        [one] { $reason }; i još { $count } razlog
        [few] { $reason }; i još { $count } razloga
       *[other] { $reason }; i još { $count } razloga
    }

# Gornja traka

web-language = Jezik
web-theme-auto = Boje: kao u sistemu
web-theme-light = Boje: svetle
web-theme-dark = Boje: tamne
web-sound-on = Zvuk: uključen
web-sound-off = Zvuk: isključen
web-sound-ask = Zvuk?
web-help = Tasteri
web-close = Zatvori
web-state-here = Povezano
web-state-away = Veza se ponovo uspostavlja…

# Nova partija

web-new-game = Nova partija
web-new-of = Nova partija: { $game }
web-who-plays = Ko igra?
web-how-many = Koliko igrača
web-person = Čovek
web-seat = Igrač { $seat }
web-name-of = Ime { $seat }. igrača
web-strength = Jačina
web-level = Nivo
web-depth = Poteza unapred
web-time-a-move = Vreme za svaki potez
web-player-with = { $player }, { $detail }
web-pace-depth = dubina { $depth }
web-pace-time = { $time } po potezu
web-pace-nodes =
    { $nodes ->
        [one] { NUMBER($nodes) } čvor po potezu
        [few] { NUMBER($nodes) } čvora po potezu
       *[other] { NUMBER($nodes) } čvorova po potezu
    }
web-seconds = { $time } s
web-minutes = { $time } min
web-swap-seats = Zameni mesta
web-step-by-step = Računari čekaju na vas pre svakog poteza
web-shared-dice = Ista bacanja za sve
web-agreed = Dogovorena pravila
web-clock = Sat
web-no-clock = Bez sata
web-clock-both = { $time } i { $increment } po potezu
web-clock-each = Za svakog igrača
web-clock-moves = Za svaki potez
web-clock-move = { $time } za svaki potez
web-clock-form = Na primer „20m+10s“
web-other-time = Drugo…
web-board = Tabla
web-board-random = Nova
web-board-contest = Takmičenje
web-board-file = Iz datoteke
web-contest-board = Tabla sa takmičenja
web-choose-file = Izaberite datoteku ili je prevucite ovamo
web-time-limit = Vremensko ograničenje
web-no-limit = Bez ograničenja
web-minutes-seconds = Minuti i sekunde
web-words-language = Reči
web-lexicon = Spisak reči
web-challenge = Reči kojih nema na spisku
web-challenge-void = ne mogu da se odigraju
web-challenge-double = mogu da se ospore
web-generator = Šta baca kockice
web-storage = Način čuvanja talona
web-jamb-is-ful = Pet jednakih kockica važi kao ful
web-jamb-is-poker = Pet jednakih kockica važi kao poker
web-friend-odds = Merilo prijatelja
web-friend-odds-exact = tačna verovatnoća
web-friend-odds-source = brojka iz izvora
web-friend-threshold = Verovatnoća koju prijatelj traži
web-more = Još
web-seed = Seme
web-seed-note = Isto seme, ista partija.
web-position = Položaj
web-load-file = Otvori partiju iz datoteke

# Za stolom

web-to-move = na potezu
web-thinking = razmišlja…
web-queued = Računari su zauzeti: { $place }. mesto u redu
web-won = pobednik
web-away = još nije tu
web-watching = Pratite partiju kao gledalac
web-rename = Promeni ime
web-ok = Gotovo
web-no = Ne
web-points = poeni
web-moves = Potezi
web-moves-played =
    { $moves ->
        [one] { $moves } potez
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }
web-at-start = Početak.
web-played = { $number }. potez, { $player }: { $move }.
web-first = Na početak
web-back = Potez nazad
web-next = Potez napred
web-last = Na poslednji potez
web-play-on = Igraj odavde
web-branch-of = Grana posle { $ply }. poteza
web-type-move = Ukucajte potez
web-play-typed = Odigraj
web-actions = Radnje
web-undo = Vrati potez
web-redo = Ponovo odigraj vraćeni potez
web-redo-short = Ponovi
web-hint = Savet
web-hint-move = Savet: { $move }.
web-evaluate = Ocena
web-evaluation = Kako stoji prvi igrač
web-first-stands = Prvi igrač: { $verdict }
web-evaluate-on = Ocena je prikazana.
web-evaluate-off = Ocena je sakrivena.
web-fact-depth = dubina { $depth }
web-fact-nodes =
    { $nodes ->
        [one] { NUMBER($nodes) } čvor
        [few] { NUMBER($nodes) } čvora
       *[other] { NUMBER($nodes) } čvorova
    }
web-fact-cutoffs =
    { $cutoffs ->
        [one] { NUMBER($cutoffs) } odsecanje
        [few] { NUMBER($cutoffs) } odsecanja
       *[other] { NUMBER($cutoffs) } odsecanja
    }
web-resign = Predaj partiju
web-stop = Završi partiju
web-resign-sure = Time se partija završava. Da li ste sigurni?
web-next-step = Sledeći potez
web-run = Neka igraju
web-pause = Pauza
web-rules = Pravila
web-rules-of = Pravila: { $game }

# Kraj

web-drawn = Nerešeno
web-game-over = Partija je završena
web-final =
    { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
web-you-won = Pobedili ste
web-has-won = Pobednik: { $player }
web-again = Još jedna partija
web-look-back = Pregledaj partiju

# Veze i datoteke

web-share = Podeli
web-share-watch = Link za gledaoce
web-carry-note = Partija se nastavlja na serveru. Ko otvori link, seda na drugo mesto; sve što je odigrano ostaje.
web-give-seat = Ustupi mesto preko linka
web-copy = Kopiraj
web-copy-position = Kopiraj položaj
web-copy-link = Kopiraj link do ovog poteza
web-copied = Kopirano.
web-not-copied = Pregledač ne dozvoljava kopiranje; označite tekst i kopirajte ga sami.
web-save-load = Sačuvaj i učitaj
web-save = Sačuvaj
web-saved = Sačuvano: { $file }
web-keep-here = Zadrži partiju u ovom pregledaču
web-format-text = Partija kao tekst
web-format-board = Tabla
web-format-swaps = Zamene
web-format-save = Cela partija (JSON)
web-load = Učitaj
web-load-drop = Izaberite datoteku ili je prevucite bilo gde na stranicu

# Uređivanje položaja

web-edit = Postavi položaj
web-play-position = Igraj od ovog položaja
web-leave-editor = Nazad na partiju

# Tasteri

web-key-help = ovi tasteri
web-key-board = pređi na tablu
web-key-cursor = kursor na tabli
web-key-touch = izaberi ono što je pod kursorom
web-key-escape = odustani od izbora
web-key-type = ukucaj potez
web-key-walk = kretanje kroz poteze, kad niste na tabli
web-key-ends = na početak, na poslednji potez
web-key-undo = vrati, ponovo odigraj
web-key-new = nova partija
web-key-hint = savet
web-key-evaluate = ocena
web-key-step = sledeći potez računara
web-key-hold = zadrži kockicu ili je pusti
web-key-throw = baci kockice
web-key-levels = nivoi kao brojevi
web-key-values = sigurna vrednost svakog poteza
web-key-letters = položi pločicu; uz Shift džokera
web-key-direction = vodoravno ili uspravno
web-key-remove = vrati poslednju pločicu
web-preparing = Partija se priprema…
