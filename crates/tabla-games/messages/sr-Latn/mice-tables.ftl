## Rešene završnice mica: kako se prave, čuvaju i čitaju.

mice-tables-missing = najpre je potrebna tabela { $material }
mice-tables-too-far = u tabeli { $material } partija traje više polupoteza nego što jedan bajt može da zapiše, { $plies }
mice-tables-stopped = rad na tabelama je prekinut
mice-tables-other-rules = tabela { $material } je za druga pravila
mice-tables-wrong-length = tabela { $material } nema po jedan bajt za svaki položaj, nego ukupno { $bytes }
mice-tables-wrong-value = vrednost položaja { $spot } u tabeli { $material } ne sledi iz njegovih poteza
mice-tables-check-missing = nije pri ruci tabela { $material } ili neka na kojoj ona počiva

mice-tables-damaged = tabela „{ $path }“ ne može da se upotrebi i pravi se ponovo: { $because }
mice-tables-not-kept = tabela { $material } je gotova, ali nije mogla da se sačuva: { $because }

mice-tables-loaded = { $material }: pročitano s diska
mice-tables-made = { $material }: rešeno i provereno
mice-tables-preparing = { $material }: broje se potezi
mice-tables-settling = { $material }: polupoteza do kraja: { $plies }
mice-tables-checking = { $material }: proverava se svaka vrednost
mice-tables-hearing = { $material }: krug { $round }
mice-tables-placing = postavljanje: { $placed } od 18 figura
mice-tables-layer-made = postavljanje: { $placed } od 18 figura rešeno
mice-tables-layer-loaded = postavljanje: { $placed } od 18 figura pročitano s diska

cli-mice-trainer-about = Vežbaj: nađi jedini potez koji čuva pobedu ili remi
cli-mice-trainer-arg-grade = Samo zadaci ove težine: „easy“, „medium“ ili „hard“
cli-mice-trainer-arg-count = Koliko zadataka
cli-mice-trainer-arg-seed = Drugo seme, drugi zadaci
cli-mice-trainer-arg-flying = Tri figure smeju na bilo koje slobodno polje
cli-mice-trainer-example = deset zadataka igre bez letenja
cli-mice-trainer-example-hard = pet teških, s letenjem
cli-value-grade = TEŽINA

mice-word-values = vrednosti
mice-word-tables = tabele
mice-word-make = napravi
mice-word-pause = prekini
mice-tables-how = `{ $make }` počinje ili nastavlja, `{ $pause }` prekida; ono što je gotovo ostaje.
mice-tables-not-here = To može da pokrene samo onaj ko je pokrenuo program.
mice-values-none = O ovom položaju se ništa ne zna pouzdano. `{ $tables }` kaže šta tu može da se učini.
mice-values-win = Pobeđuje: { $moves }
mice-values-draw = Nerešeno: { $moves }
mice-values-loss = Gubi: { $moves }
