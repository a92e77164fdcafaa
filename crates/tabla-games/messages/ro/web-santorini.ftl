## Santorini în browser și ce au în comun tablele pentru doi.

web-santorini-board = Santorini, cinci rânduri de câte cinci câmpuri
web-santorini-numbers = Arată nivelurile cu cifre
web-santorini-depth = Arată insula în relief
web-santorini-turn-left = Rotește insula spre stânga
web-santorini-turn-right = Rotește insula spre dreapta
web-santorini-turned = Insula este rotită: în față este { $side }.
web-santorini-key-depth = în relief sau plat
web-santorini-key-turn = rotirea insulei
web-santorini-ground = pământ gol
web-santorini-level = nivelul { $level }
web-santorini-dome = cupolă
web-santorini-worker = constructorul jucătorului { $player }
web-santorini-can-place = aici se poate așeza un constructor
web-santorini-can-move = se poate muta
web-santorini-can-step = se poate merge aici
web-santorini-can-win = pasul aici aduce victoria
web-santorini-can-build = aici se poate construi
web-santorini-choose-worker = alegeți un constructor al dumneavoastră care se poate muta
web-santorini-say-place = Primul constructor este așezat. Unde îl puneți pe al doilea?
web-santorini-say-step = Constructorul de pe { $from } poate merge pe: { $squares }.
web-santorini-say-build = Constructorul stă pe { $to } și poate construi pe: { $squares }.
web-santorini-player = Jucătorul { $player }
web-santorini-tool-raise = Un nivel în plus
web-santorini-tool-lower = Un nivel în minus
web-santorini-tool-worker = Constructor { $player }

web-duel-tool = Ce face o atingere
web-duel-side = La mutare
web-duel-clear = Tablă goală
web-duel-candidates =
    { $count ->
        [one] { $count } mutare analizată
        [few] { $count } mutări analizate
       *[other] { $count } de mutări analizate
    }
web-duel-expects = Se așteaptă la
web-duel-to = Încotro
web-duel-turn = Mutarea
web-duel-value = Valoarea
web-duel-chosen = aleasă
web-duel-legend = Valorile spun cum stă primul jucător, în puncte. #5: câștigă în 5 mutări, −#5: pierde în 5 mutări; ≤: cel mult, ≥: cel puțin.
