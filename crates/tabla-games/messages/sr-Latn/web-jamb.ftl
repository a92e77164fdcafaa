## Jamb u pregledaču: talon, kockice, savetnik, prijatelji, izveštaj, čuvanje, uređivanje.

web-jamb-talon = Talon
web-jamb-dice = Kockice
web-jamb-people = Igrači
web-jamb-die = Kockica { $place }: { $pips }
web-jamb-held = { $pips } ostaje
web-jamb-released = { $pips } ne ostaje
web-jamb-throw = Baci
web-jamb-throw-again =
    { $count ->
        [0] Baci ponovo
        [one] Baci ponovo { $count } kockicu
        [few] Baci ponovo { $count } kockice
       *[other] Baci ponovo { $count } kockica
    }
web-jamb-throws-left =
    { $count ->
        [one] još { $count } bacanje
        [few] još { $count } bacanja
       *[other] još { $count } bacanja
    }
web-jamb-turn = { $turn }. potez od 30, { $throw }. bacanje od 3
web-jamb-cross = Dodirnite još jednom da biste precrtali { CASE($row, "accusative") }, { $column }
web-jamb-field-open =
    { $column } { $row }: { $points ->
        [0] precrtaj
        [one] upiši { $points } poen
        [few] upiši { $points } poena
       *[other] upiši { $points } poena
    }
web-jamb-field-written =
    { $column } { $row }: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
web-jamb-field-crossed = { $column } { $row }: precrtano
web-jamb-field-empty = { $column } { $row }: prazno
web-jamb-sum-upper = Zbir od 1 do 6
web-jamb-sum-lower = Zbir kombinacija
web-jamb-sum-column = Zbirovi kolona
web-jamb-sum-all = Ukupan zbir
web-jamb-adviser = Savetnik
web-jamb-friends = Pomoć prijatelja
web-jamb-report = Sreća i veština
web-jamb-statistics = Kockice
web-jamb-storage = Način čuvanja
web-jamb-curious = Za radoznale
web-jamb-ask = Šta je najbolje?
web-jamb-ask-note = Svaki izbor i šta vredi do kraja partije. Savet se beleži u izveštaju.
web-jamb-all-choices = Svi izbori ({ $count })
web-jamb-friend-plays = Odigraj ovaj potez umesto mene
web-jamb-explained = Šta je prijatelj mislio
web-jamb-luckiest = Najsrećnija bacanja
web-jamb-unluckiest = Najnesrećnija bacanja
web-jamb-chart = Očekivani zbir: { $start } na početku, { $now } posle { $turn }. poteza
web-jamb-chart-turn = { $turn }. potez: sreća { $luck }, izgubljeno { $loss }, očekivani zbir { $expected }
web-jamb-seed = Generator i seme
web-jamb-became-dense = Talon je postao gusta matrica sa { $filled }. poljem.
web-jamb-fill = Popunjenih polja: { $filled } od 30
web-jamb-edit-note = Upišite vrednosti u polja; 0 precrtava polje.
web-jamb-edit-dice = Kockice na stolu
web-jamb-edit-dice-note = pet cifara; prazno pre bacanja
web-jamb-edit-throw = Bacanje
