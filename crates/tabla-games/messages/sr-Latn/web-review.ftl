## Pregled partije u pregledaču.

web-review = Analiza
web-review-of = { $game }: analiza
web-review-to-table = Za sto
web-review-progress = Dokle je stigla analiza
web-review-running = Partija se razmatra: { $done } od { $total }
web-review-paused = Zastalo na { $done } od { $total }
web-review-go-on = Nastavi
web-review-done = Analiza je gotova.
web-review-accuracy = tačnost
web-review-accuracy-note = Koliko su potezi bili blizu najboljih, od 0 do 100 %
web-review-graph = Tok partije
web-review-count = { $move } / { $all }
web-review-replay = Ponovi partiju
web-review-grade-best = najbolje
web-review-grade-good = dobro
web-review-grade-inaccuracy = nepreciznost
web-review-grade-mistake = greška
web-review-grade-blunder = gruba greška

# Jedan potez

web-review-this-move = Ovaj potez
web-review-not-yet = Ovaj potez još niko nije razmotrio.
web-review-forced = Ništa drugo nije moglo da se igra.
web-review-was-best = Boljeg nije bilo.
web-review-was-good = Gotovo jednako dobro kao najbolje.
web-review-chance = izgledi za pobedu { $before } → { $after }
web-review-lost = cena u poenima: { $points }
web-review-luck = sreća { $points }
web-review-best = Najbolji potezi
web-review-played = odigrano
web-review-draw = nerešeno
web-review-wins = pobeđuje
web-review-wins-in =
    { $moves ->
        [one] pobeđuje za { $moves } potez
        [few] pobeđuje za { $moves } poteza
       *[other] pobeđuje za { $moves } poteza
    }
web-review-loses = gubi
web-review-loses-in =
    { $moves ->
        [one] gubi za { $moves } potez
        [few] gubi za { $moves } poteza
       *[other] gubi za { $moves } poteza
    }
web-review-show-before = Pokaži šta je bolje
web-review-show-after = Pokaži potez
web-review-branch = Probaj odavde

# Odigraj bolje

web-review-quiz = Odigraj bolje
web-review-ask = Potez { $number }, { $player }: umesto { $move } odigrajte na tabli nešto bolje.
web-review-asking = Da vidimo …
web-review-try-best = Tako je! { $move } je najbolji potez.
web-review-try-better = { $move } je bolje od odigranog. Postoji i još bolje.
web-review-try-worse = { $move } nije bolje.
web-review-refuted = Zatim sledi: { $line }
web-review-try-again = Probaj ponovo
web-review-next-moment = Sledeći ključni trenutak
web-review-leave = Nazad na analizu

# Strane ispod

web-review-moments = Ključni trenuci
web-review-moments-later = Ključni trenuci stižu kad cela partija bude razmotrena.
web-review-no-moments = Nijedan potez sam nije odlučio ovu partiju. Dobro odigrano.
web-review-turns = Potez po potez
web-review-board = Na ovoj tabli
web-review-rival = Računar
web-review-left = Na tabli je ostalo poena: { $points }.
web-review-draws = sreća pri izvlačenju { $points }
web-review-proved = Pouzdano
web-review-proved-note = Šta je računar izračunao do kraja, bez nagađanja.
web-review-proved-win = Postojala je sigurna pobeda.
web-review-proved-win-in =
    { $moves ->
        [one] Postojala je sigurna pobeda za { $moves } potez.
        [few] Postojala je sigurna pobeda za { $moves } poteza.
       *[other] Postojala je sigurna pobeda za { $moves } poteza.
    }
web-review-proved-loss =
    { $moves ->
        [one] Posle ovoga je partija izgubljena za { $moves } potez, a nije morala biti.
        [few] Posle ovoga je partija izgubljena za { $moves } poteza, a nije morala biti.
       *[other] Posle ovoga je partija izgubljena za { $moves } poteza, a nije morala biti.
    }
web-review-lost-head = Koliko je poena koštalo
web-review-head-move = Potez
web-review-head-missed = Bolje
web-review-head-equity = Poeni
web-review-head-chance = Izgledi
web-review-head-draw = Sreća
web-review-head-points = Dobijeno
web-review-head-best = Najbolje
web-review-head-left = Ostalo

# Tasteri

web-review-key-walk = kroz poteze
web-review-key-moments = prethodni i sledeći ključni trenutak
web-review-key-before = šta je bilo bolje, i nazad
web-review-key-quiz = odigraj bolje
web-review-key-replay = ponovi partiju
web-review-key-leave = nazad na analizu

# U sobama

web-details = Detalji
web-chance = { $chance } % za pobedu
