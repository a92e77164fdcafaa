## Jamb v prohlížeči: talon, kostky, rádce, přátelé, přehled, uložení, úpravy.

web-jamb-talon = Talon
web-jamb-dice = Kostky
web-jamb-people = Hráči
web-jamb-die = Kostka { $place }: { $pips }
web-jamb-held = { $pips } zůstává
web-jamb-released = { $pips } se hodí znovu
web-jamb-throw = Hodit
web-jamb-throw-again =
    { $count ->
        [0] Hodit znovu
        [one] Hodit znovu { $count } kostku
        [few] Hodit znovu { $count } kostky
       *[other] Hodit znovu { $count } kostek
    }
web-jamb-throws-left =
    { $count ->
        [one] zbývá { $count } hod
        [few] zbývají { $count } hody
       *[other] zbývá { $count } hodů
    }
web-jamb-turn = Tah { $turn } ze 30, hod { $throw } ze 3
web-jamb-cross = Dotkněte se ještě jednou a škrtne se { $row }, { $column }
web-jamb-field-open =
    { $column } { $row }: { $points ->
        [0] škrtnout
        [one] zapsat { $points } bod
        [few] zapsat { $points } body
       *[other] zapsat { $points } bodů
    }
web-jamb-field-written =
    { $column } { $row }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
web-jamb-field-crossed = { $column } { $row }: škrtnuto
web-jamb-field-empty = { $column } { $row }: prázdné
web-jamb-sum-upper = Součet 1 až 6
web-jamb-sum-lower = Součet kombinací
web-jamb-sum-column = Součty sloupců
web-jamb-sum-all = Celkový součet
web-jamb-adviser = Rádce
web-jamb-friends = Přítel
web-jamb-report = Štěstí a umění
web-jamb-statistics = Kostky
web-jamb-storage = Uložení
web-jamb-ask = Co je nejlepší?
web-jamb-ask-note = Každá volba a co do konce hry vynese. Rada se poznamená v přehledu.
web-jamb-all-choices = Všechny volby ({ $count })
web-jamb-friend-plays = Zahrát tento tah za mě
web-jamb-explained = Co si přítel myslel
web-jamb-luckiest = Nejšťastnější hody
web-jamb-unluckiest = Nejsmolnější hody
web-jamb-chart = Očekávaný součet: { $start } na začátku, { $now } po tahu { $turn }
web-jamb-chart-turn = Tah { $turn }: štěstí { $luck }, ztráta { $loss }, očekávaný součet { $expected }
web-jamb-seed = Generátor a semínko
web-jamb-became-dense = Talon se s polem { $filled } stal hustou maticí.
web-jamb-fill = Vyplněno { $filled } ze 30 polí
web-jamb-edit-note = Zapište hodnoty do polí; 0 pole škrtne.
web-jamb-edit-dice = Kostky na stole
web-jamb-edit-dice-note = pět číslic; prázdné před hodem
web-jamb-edit-throw = Hod
