## Jewels v konzoli: nabídka, hrací plocha, hra.

game-jewels = Jewels

jewels-continue =
    Pokračovat: Jewels, plocha { $board }, { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }, body: { $points }
jewels-rule-turns = počet tahů
jewels-rule-board = jméno plochy
jewels-menu-new = Nová hrací plocha
jewels-menu-contest = Plocha ze soutěže
jewels-menu-load = Načíst hrací plochu ze souboru
jewels-menu-scores = Žebříček
jewels-menu-language = Jazyk
jewels-menu-leave = Odejít
jewels-which-board = Která plocha?
jewels-ask-board = Jméno souboru s hrací plochou (Enter: zpět):
jewels-ask-limit = Časový limit v minutách a sekundách, například 5:00 (Enter: bez limitu):
jewels-ask-name = Vaše jméno do žebříčku (Enter: nezapisovat):
jewels-scores = Žebříček:
jewels-no-scores = Žebříček je zatím prázdný.
jewels-scores-damaged = Nečitelné a vynechané řádky souboru „{ $path }“: { $count }.
jewels-scores-aside = Žebříček byl poškozen. Co z něj šlo přečíst, zůstalo; původní soubor je „{ $path }“.
jewels-score-detail =
    plocha { $board }, { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
jewels-place = Je to { $place }. místo v žebříčku.
jewels-helped = V této hře byla použita nápověda, proto se do žebříčku nezapíše.

jewels-how = Napište sloupec a řádek dvou sousedních kamenů, například 6 3 6 4; „nápověda“ (nebo „{ $hint }“) ukáže všechny možné tahy, „{ $help }“ vypíše příkazy.
jewels-prompt = Tah:
jewels-points = body: { $points }
jewels-turns = tahy: { $turns }
jewels-swaps = možné tahy: { $count }
jewels-last = poslední tah: { $swap }, body: { $points }
jewels-time-left = zbývá { $time }
jewels-round = { $swap } – body: { $points }.
jewels-round-cascade = { $swap } – body: { $sum } = { $points }; kroky: { $steps }.
jewels-advice = Počítač radí prohodit { $swap }; tah zahrajete číslem 1.
jewels-list-how = Možné tahy: { $count }. Tah zahrajete jeho číslem. V závorce jsou body za sledy, které vytvoří hned.
jewels-undone = Poslední kolo je vráceno; hra se do žebříčku nezapíše.
jewels-nothing-to-undo = není kolo, které by šlo vrátit
jewels-no-such-command = ve hře Jewels tento příkaz nic nedělá
jewels-save-name = napište jméno za „{ $save }“: tam se zapíše hrací plocha této hry
jewels-saved = Hrací plocha je v souboru { $path }.
jewels-kept = Hra je uložena; příště ji nabídka znovu ukáže.
jewels-over =
    { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }, body: { $points }; { $because }.
jewels-ending-time = hra skončila: čas vypršel
jewels-help = Napište čtyři čísla: sloupec a řádek jednoho kamene, sloupec a řádek kamene vedle něj. 6364 je totéž co 6 3 6 4. Enter znovu ukáže hrací plochu.
jewels-command-hint = nápověda: ukáže každé prohození, které vytvoří sled
jewels-command-eval = zeptá se počítače na nejlepší tah
jewels-command-undo = vrátí poslední kolo
jewels-command-save = zapíše hrací plochu této hry do souboru
jewels-command-new = začne jinou hru; tato zůstane uložena

jewels-spoken-next = Doplňovací kameny nad sloupci: { $stones }.
jewels-spoken-row = Řádek { $row }: { $stones }.
jewels-colour-1 = červený
jewels-colour-2 = zelený
jewels-colour-3 = modrý
jewels-colour-4 = bílý
jewels-colour-5 = žlutý
jewels-colour-6 = fialový
jewels-left = Tato hra byla přerušena, zatímco běžel čas, proto se do žebříčku nezapíše.

# Jak se tu ještě říká radě

jewels-hint-words = nápověda
