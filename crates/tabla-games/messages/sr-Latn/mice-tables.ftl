## Rešene završnice mica: kako se prave, čuvaju i čitaju.

mice-tables-missing = najpre je potrebna tabela { $material }
mice-tables-too-far = u tabeli { $material } partija traje više polupoteza nego što jedan bajt može da zapiše, { $plies }
mice-tables-stopped = rad na tabelama je prekinut
mice-tables-other-rules = tabela { $material } je za druga pravila
mice-tables-wrong-length = tabela { $material } nema po jedan bajt za svaki položaj, nego ukupno { $bytes }
mice-tables-wrong-value = vrednost položaja { $spot } u tabeli { $material } ne sledi iz njegovih poteza
mice-tables-check-missing = nije pri ruci tabela { $material } ili neka na kojoj ona počiva

mice-tables-damaged = tabela „{ $path }“ ne može da se upotrebi i pravi se ponovo: { $because }
mice-tables-damage-not-a-table = to nije tabela za Mice
mice-tables-damage-format = formata je { $version }, koji ova verzija programa Tabla ne čita
mice-tables-damage-other-table = za druga je pravila ili za drugi broj figura
mice-tables-damage-length = dužina u bajtovima joj je { $bytes }, a ne { $expected }
mice-tables-damage-checksum = sadržaj joj se promenio, kontrolni zbir je pogrešan
mice-tables-not-kept = tabela { $material } je gotova, ali nije mogla da se sačuva: { $because }

mice-tables-loaded = { $material }: pročitano s diska
mice-tables-made = { $material }: rešeno i provereno
mice-tables-preparing = { $material }: broje se potezi
mice-tables-settling = { $material }: polupoteza do kraja: { $plies }
mice-tables-checking = { $material }: proverava se svaka vrednost
mice-tables-hearing = { $material }: krug { $round }
mice-tables-placing = postavljanje: { $placed } od 18 figura
mice-tables-layer-made = postavljanje: { $placed } od 18 figura rešeno
