## Drahokamy v konzoli: místnost, deska, partie.

game-jewels = Drahokamy

jewels-continue =
    Pokračovat: Drahokamy, deska { $board }, { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }, body: { $points }
jewels-rule-turns = počet tahů
jewels-rule-board = jméno desky
jewels-menu-new = Nová deska
jewels-menu-contest = Deska ze soutěže
jewels-menu-load = Načíst soubor s deskou
jewels-menu-scores = Nejlepší výsledky
jewels-menu-language = Jazyk
jewels-menu-leave = Odejít
jewels-which-board = Která deska?
jewels-ask-board = Jméno souboru s deskou (Enter: zpět):
jewels-ask-limit = Čas v minutách a sekundách, například 5:00 (Enter: bez omezení):
jewels-ask-name = Vaše jméno do seznamu nejlepších (Enter: bez zápisu):
jewels-scores = Nejlepší výsledky:
jewels-no-scores = Zatím tu nejsou žádné výsledky.
jewels-scores-damaged = Řádky souboru „{ $path }“, které nelze přečíst a jsou vynechány: { $count }.
jewels-scores-aside = Seznam nejlepších výsledků byl poškozen. Co z něj šlo přečíst, zůstalo; původní seznam je v „{ $path }“.
jewels-score-detail =
    deska { $board }, { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
jewels-place = Je to { $place }. místo v seznamu.
jewels-helped = V této partii byla použita pomoc, proto se do seznamu nejlepších nezapíše.

jewels-how = Napište sloupec a řádek dvou kamenů, které sousedí stranou, například 6 3 6 4; „{ $hint }“ ukáže všechny výměny, „{ $help }“ nápovědu.
jewels-prompt = Výměna:
jewels-points = body: { $points }
jewels-turns = tahy: { $turns }
jewels-swaps = možné výměny: { $count }
jewels-last = poslední: { $swap }, body: { $points }
jewels-time-left = zbývá { $time }
jewels-round = { $swap }: body { $points }.
jewels-round-cascade =
    { $swap }: body { $sum } = { $points }, { $steps ->
        [one] v { $steps } kroku
        [few] ve { $steps } krocích
       *[other] v { $steps } krocích
    }.
jewels-advice = Počítač radí výměnu { $swap }; zahrajete ji číslem 1.
jewels-list-how =
    { $count ->
        [one] Lze zahrát { $count } výměnu
        [few] Lze zahrát { $count } výměny
       *[other] Lze zahrát { $count } výměn
    }; číslo jednu zahraje. V závorce je, kolik vynesou trojice, které sama vytvoří.
jewels-undone = Poslední kolo je vzato zpět; partie se do seznamu nejlepších nezapíše.
jewels-nothing-to-undo = není kolo, které by se dalo vzít zpět
jewels-no-such-command = v Drahokamech tento příkaz nic nedělá
jewels-save-name = napište jméno za „{ $save }“: tam se zapíše deska této partie
jewels-saved = Deska je v { $path }.
jewels-kept = Partie je uložena; dům ji znovu nabídne.
jewels-over =
    { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }, body: { $points }; { $because }.
jewels-ending-time = hra skončila: čas vypršel
jewels-help = Napište čtyři čísla: sloupec a řádek jednoho kamene, sloupec a řádek jeho souseda. 6364 je totéž co 6 3 6 4. Enter znovu ukáže desku.
jewels-command-hint = ukáže každou výměnu, která vytvoří trojici
jewels-command-eval = zeptá se počítače na výměnu
jewels-command-undo = vezme zpět poslední kolo
jewels-command-save = zapíše desku této partie do souboru
jewels-command-new = opustí tuto partii kvůli jiné; zůstane uložena

jewels-spoken-next = Další nad sloupci: { $stones }.
jewels-spoken-row = Řádek { $row }: { $stones }.
jewels-colour-1 = červený
jewels-colour-2 = zelený
jewels-colour-3 = modrý
jewels-colour-4 = bílý
jewels-colour-5 = žlutý
jewels-colour-6 = fialový
