## Rozbor partie v prohlížeči.

web-review = Rozbor
web-review-of = { $game }: rozbor
web-review-to-table = Ke stolu
web-review-progress = Jak daleko je rozbor
web-review-running = Partie se probírá: { $done } z { $total }
web-review-paused = Přerušeno u { $done } z { $total }
web-review-go-on = Pokračovat
web-review-done = Rozbor je hotov.
web-review-accuracy = přesnost
web-review-accuracy-note = Jak blízko byly tahy k nejlepším, od 0 do 100 %
web-review-graph = Průběh partie
web-review-count = { $move } / { $all }
web-review-replay = Přehrát
web-review-grade-best = nejlepší
web-review-grade-good = dobré
web-review-grade-inaccuracy = nepřesnost
web-review-grade-mistake = chyba
web-review-grade-blunder = hrubá chyba

# Jeden tah

web-review-this-move = Tento tah
web-review-not-yet = Na tento tah se ještě nikdo nepodíval.
web-review-forced = Nic jiného se hrát nedalo.
web-review-was-best = Nic lepšího nebylo.
web-review-was-good = Téměř stejně dobré jako nejlepší.
web-review-chance = šance na výhru { $before } → { $after }
web-review-lost = stálo bodů: { $points }
web-review-luck = štěstí { $points }
web-review-best = Nejlepší tahy
web-review-played = zahráno
web-review-draw = remíza
web-review-wins = vyhrává
web-review-wins-in =
    { $moves ->
        [one] vyhrává { $moves } tahem
       *[other] vyhrává { $moves } tahy
    }
web-review-loses = prohrává
web-review-loses-in =
    { $moves ->
        [one] prohrává za { $moves } tah
        [few] prohrává za { $moves } tahy
       *[other] prohrává za { $moves } tahů
    }
web-review-show-before = Ukázat, co bylo lepší
web-review-show-after = Ukázat tah
web-review-branch = Zkusit odtud

# Zahrát lépe

web-review-quiz = Zahrát lépe
web-review-ask = Tah { $number }, { $player }: místo { $move } zahrajte na desce něco lepšího.
web-review-asking = Uvidíme …
web-review-try-best = Ano! { $move } je nejlepší tah.
web-review-try-better = { $move } je lepší, než co se hrálo. Existuje ještě lepší.
web-review-try-worse = { $move } není lepší.
web-review-refuted = Potom přijde: { $line }
web-review-try-again = Zkusit znovu
web-review-next-moment = Další klíčový okamžik
web-review-leave = Zpět k rozboru

# Stránky pod tím

web-review-moments = Klíčové okamžiky
web-review-moments-later = Klíčové okamžiky se ukážou, až bude probrána celá partie.
web-review-no-moments = Žádný tah sám o této partii nerozhodl. Dobře zahráno.
web-review-turns = Tah po tahu
web-review-board = Na této desce
web-review-rival = Počítač
web-review-left = Bodů, které zůstaly na desce: { $points }.
web-review-draws = štěstí při losování { $points }
web-review-proved = Najisto
web-review-proved-note = Co počítač propočítal až do konce, bez hádání.
web-review-proved-win = Byla tu jistá výhra.
web-review-proved-win-in =
    { $moves ->
        [one] Byla tu jistá výhra { $moves } tahem.
       *[other] Byla tu jistá výhra { $moves } tahy.
    }
web-review-proved-loss =
    { $moves ->
        [one] Po tomto je partie za { $moves } tah prohraná, a být nemusela.
        [few] Po tomto je partie za { $moves } tahy prohraná, a být nemusela.
       *[other] Po tomto je partie za { $moves } tahů prohraná, a být nemusela.
    }
web-review-lost-head = Kolik to stálo bodů
web-review-head-move = Tah
web-review-head-missed = Lepší
web-review-head-equity = Body
web-review-head-chance = Šance
web-review-head-draw = Štěstí
web-review-head-points = Získáno
web-review-head-best = Nejlepší
web-review-head-left = Zbylo

# Klávesy

web-review-key-walk = procházet tahy
web-review-key-moments = předchozí a další klíčový okamžik
web-review-key-before = co bylo lepší, a zpět
web-review-key-quiz = zahrát lépe
web-review-key-replay = přehrát partii
web-review-key-leave = zpět k rozboru

# V místnostech

web-details = Podrobnosti
web-chance = { $chance } % na výhru
