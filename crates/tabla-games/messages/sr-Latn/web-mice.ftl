## Mice u pregledaču.

web-mice-board = Mice, tri kvadrata sa 24 tačke
web-mice-white = Beli
web-mice-black = Crni
web-mice-free = slobodno
web-mice-man-white = bela figura
web-mice-man-black = crna figura
web-mice-can-place = ovde može da se postavi figura
web-mice-can-move = može da se pomeri
web-mice-can-go = može se ovamo
web-mice-can-close = zatvara micu
web-mice-can-take = može da se uzme
web-mice-say-move = Figura sa tačke { $from } može na: { $points }.
web-mice-say-take = Mica je zatvorena. Mogu da se uzmu figure: { $points }.
web-mice-choose-man = Prvo izaberite svoju figuru.
web-mice-stuck = Figura na { $point } ne može da se pomeri: sve susedne tačke su zauzete.
web-mice-others = Figura na { $point } je protivnikova.
web-mice-values = Prikaži šta svaki potez pouzdano vredi
web-mice-values-legend = +5 pobeđuje za 5 poteza, −8 gubi za 8, samo + i − pobeđuje i gubi kad-tad, = je nerešeno
web-mice-values-none = O ovom položaju se ništa ne zna pouzdano.
web-mice-tool-white = Bela figura
web-mice-tool-black = Crna figura
web-mice-tool-none = Ukloni
web-mice-phase = Šta se radi
web-mice-phase-placing = Postavljanje
web-mice-phase-moving = Pomeranje
web-mice-hand-white = Belih figura u ruci
web-mice-hand-black = Crnih figura u ruci
