## Drahokamy v prohlížeči: deska, čas, nápověda, další hra, malování desky.

web-jewels-board = Osm sloupců po osmi kamenech
web-jewels-cell = { $colour }, sloupec { $column }, řádek { $row }
web-jewels-marked = Označeno: { $stone }
web-jewels-no-run = Tyto dva zůstávají: jejich výměna nevytvoří trojici stejných kamenů.
web-jewels-round =
    { $swap }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }. Celkem { $total }.
web-jewels-points =
    { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
web-jewels-left = Zbývající čas { $time }
web-jewels-show = Ukázat vše
web-jewels-hide = Skrýt
web-jewels-hints =
    { $count ->
        [one] { $count } výměna vytvoří trojici
        [few] { $count } výměny vytvoří trojici
       *[other] { $count } výměn vytvoří trojici
    }; nejvíc vynese { $swap }: { $points }.
web-jewels-name = deska { $board }
web-jewels-turns-left = zbývá tahů: { $turns }
web-jewels-helped = s pomocí, proto ne do seznamu nejlepších
web-jewels-another = Další hra
web-jewels-limit = Časový limit
web-jewels-limit-note = minuty:sekundy; prázdné znamená bez limitu
web-jewels-new = Nová deska
web-jewels-file = Soubor desky…
web-jewels-best = Nejlepší výsledky
web-jewels-palette = Kámen, kterým se maluje
web-jewels-paint = Vyberte kámen, dotykem nebo klávesami 1 až 6, a dotýkejte se polí.
web-jewels-random = Vyplnit náhodně
web-jewels-lines = Doplňovací řady, sloupce 1 až 8
