## Mlýn v prohlížeči.

web-mice-board = Mlýn, tři čtverce s 24 body
web-mice-white = Bílý
web-mice-black = Černý
web-mice-free = volno
web-mice-man-white = bílý kámen
web-mice-man-black = černý kámen
web-mice-can-place = sem lze položit kámen
web-mice-can-move = může táhnout
web-mice-can-go = sem lze táhnout
web-mice-can-close = uzavírá mlýn
web-mice-can-take = lze vzít
web-mice-say-move = Kámen na bodě { $from } může na: { $points }.
web-mice-say-take = Mlýn je uzavřen. Lze vzít tyto kameny: { $points }.
web-mice-choose-man = Nejdřív zvolte některý svůj kámen.
web-mice-stuck = Kámen na bodě { $point } nemůže táhnout: všechny sousední body jsou obsazené.
web-mice-others = Kámen na bodě { $point } patří soupeři.
web-mice-values = Ukázat přesné hodnoty tahů
web-mice-values-legend = +5 vyhrává za 5 tahů, −8 prohrává za 8, samotné + a − vyhrává a prohrává někdy, = je remíza
web-mice-values-none = O této pozici se nic jistého neví.
web-mice-tool-white = Bílý kámen
web-mice-tool-black = Černý kámen
web-mice-tool-none = Odebrat
web-mice-phase = Fáze hry
web-mice-phase-placing = Pokládání
web-mice-phase-moving = Přesouvání
web-mice-hand-white = Bílých kamenů v ruce
web-mice-hand-black = Černých kamenů v ruce
