## Jewels v prohlížeči: hrací plocha, čas, nápověda, nová hra, kreslení plochy.

web-jewels-board = Hrací plocha: osm sloupců po osmi kamenech
web-jewels-cell = { $colour }, sloupec { $column }, řádek { $row }
web-jewels-marked = Označeno: { $stone }
web-jewels-no-run = Tyto dva kameny zůstávají: jejich prohozením nevznikne sled.
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
web-jewels-left = Zbývá { $time }
web-jewels-show = Ukázat všechny tahy
web-jewels-hide = Skrýt
web-jewels-hints = Prohození, která vytvoří sled: { $count }; nejvíc vynese { $swap }, body: { $points }.
web-jewels-name = plocha { $board }
web-jewels-turns-left = zbývá tahů: { $turns }
web-jewels-turns = Tahy
web-jewels-race-note = Závod: oba mají stejnou plochu a do konce vidí jen svou. Počítač táhne vždy, když táhnete vy.
web-jewels-rival =
    { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
web-jewels-closed = Plocha se ukáže na konci.
web-jewels-helped = s nápovědou, proto se nezapíše do žebříčku
web-jewels-best = Žebříček
web-jewels-palette = Kámen ke kreslení
web-jewels-paint = Vyberte kámen dotykem nebo klávesami 1 až 6 a dotýkejte se polí.
web-jewels-random = Vyplnit náhodně
web-jewels-lines = Doplňovací kameny pro sloupce 1 až 8
web-jewels-was-left = přerušená, zatímco běžel čas, proto se nezapíše do žebříčku
web-jewels-cascade = Kaskáda { $step }
web-jewels-tally-points = Body
web-jewels-tally-best = Nejlepší tah
