## Stoly v prohlížeči: co může být na přání zvenčí špatně, v kterékoli hře.

desk-setup = toto nepopisuje žádnou hru: { $detail }
desk-act = nic takového se v této hře dělat nedá
desk-question = na takovou otázku tato hra neodpovídá: { $detail }
desk-format = formát „{ $format }“ tu není; formáty jsou { $formats }
desk-ply =
    po { $ply ->
        [one] { $ply } tahu
        [few] { $ply } tazích
       *[other] { $ply } tazích
    } žádná pozice není; počet tahů ve hře: { $last }
desk-nothing-to-undo = není co vzít zpět
desk-nothing-to-redo = není co zahrát znovu
desk-jewels-contest = soutěž nemá plochu „{ $name }“; její plochy jsou { $boards }
desk-jewels-stopped = hra skončila: byla předčasně ukončena
desk-jamb-odds = přítel nezná výpočet „{ $text }“; výpočty jsou { $figures }
desk-jamb-total =
    hra skončila: { $points ->
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
    o první místo se dělí více hráčů: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
desk-jamb-stopped = ukončeno
desk-jamb-friend = za hráče hrál přítel, { $friend }
desk-jamb-advised = s radou
desk-jamb-no-dice = na stole nejsou kostky a rada se týká kostek
desk-jamb-no-room = vlastní formát hry je pro jednoho hráče bez pomoci; uložte tuto hru jako „json“
desk-scrabble-list = slovník „{ $text }“ tu není; slovníky jsou { $lists }
desk-scrabble-language = kameny pro „{ $text }“ tu nejsou; jazyky jsou „en“ a „ro“
desk-scrabble-challenge = „{ $text }“ neříká, co s neplatnými slovy; zvolte „void“ (odmítnout) nebo „double“ (zpochybnit)
desk-scrabble-no-advice = tady nemáte o čem rozhodovat
desk-scrabble-no-words = kde lze slova zpochybnit, vyhledávají se až po hře
desk-scrabble-no-save = uložení by prozradilo kameny počítače; do konce hry ji ukládejte jako `GCG` nebo `CGP`
desk-scrabble-taken-back = vzato zpět
desk-scrabble-exchanged =
    vyměněno: { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
desk-scrabble-right = právem: kameny se vracejí
desk-scrabble-wrong = neprávem: příští tah propadá
desk-jamb-no-range = výpočet rozdělení součtů teď trvá příliš dlouho; později ve hře bude rychlejší
