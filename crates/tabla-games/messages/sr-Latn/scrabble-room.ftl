## Skrabl u konzoli: meni, igra, tabla.

game-scrabble = Skrabl
scrabble-player-human = čovek
scrabble-player-greedy = računar
scrabble-player-champion = šampion
scrabble-player-greedy-about = zna svaku reč i stavlja ono što donosi najviše
scrabble-level-beginner-about = zna najčešće kratke reči i stavlja prvo dobro što ugleda
scrabble-level-easy-about = zna česte reči i mnoge poteze previdi
scrabble-level-medium-about = zna većinu reči do osam slova i poneki potez previdi
scrabble-level-hard-about = zna svaku reč i čuva dobre pločice, ali ne gleda unapred
scrabble-level-full-about = zna svaku reč i gleda unapred; pobeđuje skoro svakoga
scrabble-which-level = Koliko dobro igra računar?
scrabble-player = Igrač { $number } ({ $kind })
scrabble-continue = Nastavi: Skrabl, { $players }, odigrano poteza: { $turns }
scrabble-menu-first = Vi protiv računara
scrabble-menu-second = Računar počinje
scrabble-menu-two = Dvoje za jednom tastaturom
scrabble-menu-others = Izaberi dva do četiri igrača
scrabble-menu-load = Učitaj partiju
scrabble-menu-language = Promeni jezik
scrabble-menu-leave = Izlaz
scrabble-which-words = Na kom jeziku su reči?
scrabble-words-english = Engleski
scrabble-words-romanian = Rumunski
scrabble-ask-players = Igrači redom kojim igraju, „human“, „greedy“ ili „champion“, na primer `human,greedy,champion:level=easy`:
scrabble-ask-file = Koja datoteka, `.gcg` ili sačuvana partija?
scrabble-how = Potez je početak i reč: `h8 KULA` ide nadesno, `8h KULA` nadole. „{ $help }“ nabraja komande.
scrabble-prompt = Igrač { $player }>
scrabble-hand-over = Tastaturu preuzima: { $player }. Pritisnite Enter kad niko drugi ne gleda.
scrabble-doubt = Poslednji potez može biti pogrešan: „{ $accept }“ ili „{ $challenge }“.
scrabble-rack = Vaše pločice: { $tiles }
scrabble-no-number = nema broja { $number }; na spisku ih je { $count }
scrabble-words-how = koja reč? Na primer „{ $word } QUIZ“
scrabble-exchange-how = koje pločice? Na primer „{ $word } ABC“
scrabble-not-here = komanda „{ $word }“ u Skrablu ne postoji
scrabble-help = Potezi se kucaju kao `h8 KULA` (nadesno) i `8h KULA` (nadole). Piše se cela reč, zajedno sa slovima koja su već na tabli; malo slovo je džoker. Ako ukucate broj, igra se potez iz tog reda poslednjeg spiska.

scrabble-verb-exchange = zameni, zamena
scrabble-about-exchange = vrati ove pločice i izvuci druge: `zameni ABC`
scrabble-verb-pass = preskoči, dalje, propusti
scrabble-about-pass = preskoči ovaj potez
scrabble-verb-accept = prihvati
scrabble-about-accept = prihvati poslednji potez
scrabble-verb-challenge = ospori
scrabble-about-challenge = ospori poslednji potez
scrabble-verb-shuffle = promešaj, mešaj
scrabble-about-shuffle = poređaj svoje pločice drugim redom
scrabble-verb-words = reči, reč
scrabble-about-words = potraži reči

scrabble-head-play = potez
scrabble-head-score = poeni
scrabble-head-leave = ostaje
scrabble-head-equity = vredi
scrabble-head-win = pobeda
scrabble-exchange = zamena { $tiles }
scrabble-pass = preskočen potez
scrabble-turn-lay =
    { $player }: { $house }, { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
scrabble-turn-exchange =
    { $player } menja { $count ->
        [one] { $count } pločicu
        [few] { $count } pločice
       *[other] { $count } pločica
    }
scrabble-turn-pass = { $player } preskače potez
scrabble-turn-accept = { $player } prihvata potez
scrabble-turn-withdrawn = { $player } osporava, i s pravom: potez se povlači
scrabble-turn-challenge-wrong = { $player } osporava bez razloga: sve reči su na spisku, i sledeći potez se gubi
scrabble-cost-none = Bolje nije bilo.
scrabble-cost = Mesto na spisku: { $place }; do najboljeg nedostaje { $cost }.
scrabble-cost-unlisted = Do najboljeg nedostaje { $cost }.
scrabble-panel-player = { $player }: { $points }
scrabble-panel-bag = u kesi: { $tiles }
scrabble-final = { $player }: { $points } ({ $settled } za preostale pločice)
scrabble-winner = Pobednik: { $player }
scrabble-nothing-to-undo = nema šta da se vrati
scrabble-no-undo = potezi se vraćaju samo kad protiv računara igra jedan čovek
scrabble-undone = vraćeno poteza: { $count }
scrabble-kept-in = partija se čuva u „{ $path }“
scrabble-kept = Partija je sačuvana i biće ponovo ponuđena.
scrabble-save-how = navedite datoteku, na primer `sačuvaj game.gcg`
scrabble-load-how = navedite datoteku, na primer `učitaj game.gcg`

scrabble-square-letter = { $factor }S
scrabble-square-word = { $factor }R
scrabble-legend = 2S i 3S množe slovo, 2R i 3R reč, # oboje; { $centre } je sredina, { $last } poslednji potez, malo slovo džoker.
scrabble-legend-narrow = Znak ' udvostručuje slovo, a " ga utrostručuje; - udvostručuje reč, a = je utrostručuje; # oboje; { $centre } je sredina, { $last } poslednji potez, malo slovo džoker.
scrabble-spoken-row = Red { $row }: { $tiles }.
scrabble-spoken-tile = { $column } { $letter }
scrabble-spoken-joker = { $column } { $letter }, džoker
scrabble-spoken-empty = Tabla je prazna.
scrabble-spoken-letter = Slovo puta { $factor }: { $squares }.
scrabble-spoken-word = Reč puta { $factor }: { $squares }.
