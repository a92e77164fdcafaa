## Stoly v prohlížeči: co může být na přání zvenčí špatně, v kterékoli hře.

desk-setup = toto nepopisuje žádnou hru: { $detail }
desk-act = nic takového se v této hře nedělá
desk-question = na takovou otázku tato hra neodpovídá: { $detail }
desk-format = formát „{ $format }“ tu není; formáty jsou { $formats }
desk-ply =
    po { $ply ->
        [one] { $ply } tahu
        [few] { $ply } tazích
       *[other] { $ply } tazích
    } žádná pozice není; partie jich má { $last }
desk-nothing-to-undo = není co vzít zpět
desk-nothing-to-redo = není co zahrát znovu
desk-jewels-contest = soutěž nemá desku „{ $name }“; její desky jsou { $boards }
desk-jewels-stopped = partie skončila: byla ukončena
desk-jamb-odds = přítel se neumí řídit podle „{ $text }“; lze podle { $figures }
desk-jamb-total =
    partie skončila: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
desk-jamb-won =
    vyhrává { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
desk-jamb-shared =
    o první místo se dělí: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
desk-jamb-stopped = konec
desk-jamb-friend = přítel, { $friend }
desk-jamb-advised = s radou
desk-jamb-no-dice = na stole nejsou kostky a rada se týká kostek
desk-jamb-no-room = vlastní formát hry je pro jednoho hráče bez pomoci; uložte tuto partii jako „json“
desk-scrabble-list = seznam slov „{ $text }“ tu není; seznamy jsou { $lists }
desk-scrabble-language = kameny pro „{ $text }“ tu nejsou; jsou „en“ a „ro“
desk-scrabble-challenge = „{ $text }“ neříká nic o špatných slovech; zvolte „void“ nebo „double“
desk-scrabble-no-advice = tady nemáte o čem rozhodovat
desk-scrabble-no-words = kde lze špatná slova zpochybnit, hledají se slova až po partii
desk-scrabble-no-save = uložení by prozradilo kameny počítače; do konce partie ukládejte jako GCG nebo CGP
desk-scrabble-taken-back = vzato zpět
desk-scrabble-exchanged =
    vyměněno: { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
desk-scrabble-right = právem: tah se bere zpět
desk-scrabble-wrong = neprávem: příští tah propadá
desk-jamb-no-range = výpočet rozptylu součtů teď trvá příliš dlouho; později v partii je rychlejší
