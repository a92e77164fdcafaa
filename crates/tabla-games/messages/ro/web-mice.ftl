## Țintar în browser.

web-mice-board = Țintar, trei pătrate cu 24 de puncte
web-mice-white = Albul
web-mice-black = Negrul
web-mice-free = liber
web-mice-man-white = piesă albă
web-mice-man-black = piesă neagră
web-mice-can-place = aici se poate așeza o piesă
web-mice-can-move = se poate muta
web-mice-can-go = se poate merge aici
web-mice-can-close = închide o moară
web-mice-can-take = se poate lua
web-mice-say-move = Piesa de pe { $from } poate merge pe: { $points }.
web-mice-say-take = S-a închis o moară. Se pot lua aceste piese: { $points }.
web-mice-choose-man = Alegeți întâi o piesă proprie.
web-mice-stuck = Piesa de pe { $point } nu se poate muta: toate punctele vecine sunt ocupate.
web-mice-others = Piesa de pe { $point } este a adversarului.
web-mice-values = Arată valoarea sigură a fiecărei mutări
web-mice-values-legend = +5 câștigă în 5 mutări, −8 pierde în 8, + și − singure câștigă și pierd cândva, = este remiză
web-mice-values-none = Despre această poziție nu se știe nimic sigur.
web-mice-tool-white = Piesă albă
web-mice-tool-black = Piesă neagră
web-mice-tool-none = Ia de pe tablă
web-mice-phase = Etapa
web-mice-phase-placing = Așezare
web-mice-phase-moving = Mutare
web-mice-hand-white = Piese albe în mână
web-mice-hand-black = Piese negre în mână
