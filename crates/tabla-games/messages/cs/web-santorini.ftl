## Santorini v prohlížeči a to, co mají desky pro dva společné.

web-santorini-board = Santorini, pět řad po pěti polích
web-santorini-numbers = Ukázat patra čísly
web-santorini-depth = Ukázat ostrov prostorově
web-santorini-turn-left = Otočit ostrov doleva
web-santorini-turn-right = Otočit ostrov doprava
web-santorini-turned = Ostrov je otočen: vpředu je { $side }.
web-santorini-key-depth = prostorově, nebo ploše
web-santorini-key-turn = otočit ostrov
web-santorini-ground = zem
web-santorini-level = patro { $level }
web-santorini-dome = kopule
web-santorini-worker = stavitel hráče { $player }
web-santorini-can-place = sem lze postavit stavitele
web-santorini-can-move = může táhnout
web-santorini-can-step = sem lze vstoupit
web-santorini-can-win = krok sem vyhrává
web-santorini-can-build = lze tu stavět
web-santorini-choose-worker = zvolte svého stavitele, který může táhnout
web-santorini-say-place = Jeden stavitel je na desce. Kam postavíte druhého?
web-santorini-say-step = Stavitel na poli { $from } může na pole: { $squares }.
web-santorini-say-build = Stavitel stojí na poli { $to } a může stavět na polích: { $squares }.
web-santorini-player = Hráč { $player }
web-santorini-tool-raise = O patro výš
web-santorini-tool-lower = O patro níž
web-santorini-tool-worker = Stavitel { $player }

web-duel-tool = Co udělá dotek
web-duel-side = Na tahu
web-duel-clear = Prázdná deska
web-duel-candidates =
    { $count ->
        [one] Zvážen { $count } tah
        [few] Zváženy { $count } tahy
       *[other] Zváženo { $count } tahů
    }
web-duel-expects = Očekává
web-duel-to = Kam
web-duel-turn = Tah
web-duel-value = Hodnota
web-duel-chosen = zvolen
web-duel-legend = Hodnoty říkají, jak je na tom první hráč, v bodech. #5: vyhraje za 5 tahů, −#5: prohraje za 5 tahů; ≤: nejvýše, ≥: nejméně.
