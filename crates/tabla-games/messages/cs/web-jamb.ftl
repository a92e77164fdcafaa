## Jamb v prohlížeči: bodovací list, kostky, rádce, přátelé, přehled, uložení, úpravy.

web-jamb-talon = Bodovací list
web-jamb-dice = Kostky
web-jamb-people = Hráči
web-jamb-die = Kostka { $place }: { $pips }
web-jamb-held = { $pips } zůstává
web-jamb-released = { $pips } nezůstává
web-jamb-throw = Hodit
web-jamb-throw-again =
    { $count ->
        [0] Hodit znovu
        [one] Hodit znovu { $count } kostkou
       *[other] Hodit znovu { $count } kostkami
    }
web-jamb-throws-left =
    { $count ->
        [one] zbývá { $count } hod
        [few] zbývají { $count } hody
       *[other] zbývá { $count } hodů
    }
web-jamb-turn = Tah { $turn } ze 30, hod { $throw } ze 3
web-jamb-cross =
    Dalším dotykem škrtnete { KEY($row) ->
        [jamb-row-kenta] { CASE($row, "accusative") }
        [jamb-row-ful] { $row }
        [jamb-row-poker] { $row }
        [jamb-row-jamb] { $row }
       *[other] pole { $row }
    }, { $column }
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
web-jamb-report = Štěstí a dovednost
web-jamb-statistics = Kostky
web-jamb-storage = Uložení
web-jamb-curious = Pro zvědavé
web-jamb-ask = Co je nejlepší?
web-jamb-ask-note = Každá volba a kolik vynese do konce hry. Rada se poznamená v přehledu.
web-jamb-all-choices = Všechny volby ({ $count })
web-jamb-friend-plays = Zahrát tento tah za mě
web-jamb-explained = Co si přítel myslel
web-jamb-luckiest = Hody s největším štěstím
web-jamb-unluckiest = Hody s největší smůlou
web-jamb-chart = Očekávaný součet: { $start } na začátku, { $now } po tahu { $turn }
web-jamb-chart-turn = Tah { $turn }: štěstí { $luck }, ztráta { $loss }, očekávaný součet { $expected }
web-jamb-seed = Generátor a semínko
web-jamb-became-dense = Po vyplnění { $filled } polí se list stal hustou maticí.
web-jamb-fill = Vyplněno { $filled } ze 30 polí
web-jamb-edit-note = Zapište hodnoty do polí; 0 pole škrtne.
web-jamb-edit-dice = Kostky na stole
web-jamb-edit-dice-note = pět číslic; před hodem prázdné pole
web-jamb-edit-throw = Hod
