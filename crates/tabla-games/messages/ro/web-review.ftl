## Analiza unei partide în navigator.

web-review = Analiză
web-review-of = { $game }: analiza
web-review-to-table = La masă
web-review-progress = Cât de departe este analiza
web-review-running = Partida este cercetată: { $done } din { $total }
web-review-paused = Oprită la { $done } din { $total }
web-review-go-on = Continuă
web-review-done = Analiza este gata.
web-review-accuracy = precizie
web-review-accuracy-note = Cât de aproape au fost mutările de cele mai bune, de la 0 la 100 %
web-review-graph = Mersul partidei
web-review-count = { $move } / { $all }
web-review-replay = Reluare
web-review-grade-best = optim
web-review-grade-good = bine
web-review-grade-inaccuracy = imprecizie
web-review-grade-mistake = greșeală
web-review-grade-blunder = gafă

# O mutare

web-review-this-move = Această mutare
web-review-not-yet = Încă nimeni nu s-a uitat la această mutare.
web-review-forced = Nu se putea juca altceva.
web-review-was-best = Ceva mai bun nu era.
web-review-was-good = Aproape la fel de bine ca optimul.
web-review-chance = șanse de câștig { $before } → { $after }
web-review-lost = puncte pierdute: { $points }
web-review-luck = noroc { $points }
web-review-best = Cele mai bune mutări
web-review-played = jucat
web-review-draw = remiză
web-review-wins = câștigă
web-review-wins-in =
    { $moves ->
        [one] câștigă într-o mutare
        [few] câștigă în { $moves } mutări
       *[other] câștigă în { $moves } de mutări
    }
web-review-loses = pierde
web-review-loses-in =
    { $moves ->
        [one] pierde într-o mutare
        [few] pierde în { $moves } mutări
       *[other] pierde în { $moves } de mutări
    }
web-review-show-before = Arată ce era mai bine
web-review-show-after = Arată mutarea
web-review-branch = Încearcă de aici

# Joacă mai bine

web-review-quiz = Joacă mai bine
web-review-ask = Mutarea { $number }, { $player }: în loc de { $move } jucați pe tablă ceva mai bun.
web-review-asking = Să vedem …
web-review-try-best = Da! { $move } este cea mai bună mutare.
web-review-try-better = { $move } este mai bine decât ce s-a jucat. Există și ceva mai bun.
web-review-try-worse = { $move } nu este mai bine.
web-review-refuted = Apoi urmează: { $line }
web-review-try-again = Încearcă din nou
web-review-next-moment = Următorul moment-cheie
web-review-leave = Înapoi la analiză

# Paginile de dedesubt

web-review-moments = Momente-cheie
web-review-moments-later = Momentele-cheie apar după ce a fost cercetată toată partida.
web-review-no-moments = Nicio mutare nu a hotărât singură această partidă. Bine jucat.
web-review-turns = Rând cu rând
web-review-board = Pe această tablă
web-review-rival = Computerul
web-review-left = Puncte rămase pe tablă: { $points }.
web-review-draws = norocul la extrageri { $points }
web-review-proved = Sigur
web-review-proved-note = Ce a calculat computerul până la capăt, fără presupuneri.
web-review-proved-win = Exista un câștig sigur.
web-review-proved-win-in =
    { $moves ->
        [one] Exista un câștig sigur într-o mutare.
        [few] Exista un câștig sigur în { $moves } mutări.
       *[other] Exista un câștig sigur în { $moves } de mutări.
    }
web-review-proved-loss =
    { $moves ->
        [one] După aceasta partida este pierdută într-o mutare, și nu trebuia să fie.
        [few] După aceasta partida este pierdută în { $moves } mutări, și nu trebuia să fie.
       *[other] După aceasta partida este pierdută în { $moves } de mutări, și nu trebuia să fie.
    }
web-review-lost-head = Câte puncte a costat
web-review-head-move = Mutare
web-review-head-missed = Mai bine
web-review-head-equity = Puncte
web-review-head-chance = Șanse
web-review-head-draw = Noroc
web-review-head-points = Câștigat
web-review-head-best = Optim
web-review-head-left = Rămas

# Taste

web-review-key-walk = prin mutări
web-review-key-moments = momentul-cheie dinainte și următorul
web-review-key-before = ce era mai bine, și înapoi
web-review-key-quiz = joacă mai bine
web-review-key-replay = reia partida
web-review-key-leave = înapoi la analiză

# În camere

web-details = Detalii
web-chance = { $chance } % să câștige
