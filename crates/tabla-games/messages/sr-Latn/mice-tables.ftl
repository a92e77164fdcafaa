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

cli-mice-trainer-about = Vežbaj: nađi jedini potez koji čuva pobedu ili remi
cli-mice-trainer-arg-grade = Samo zadaci ove težine: „easy“, „medium“ ili „hard“
cli-mice-trainer-arg-count = Koliko zadataka
cli-mice-trainer-arg-seed = Drugo seme, drugi zadaci
cli-mice-trainer-arg-flying = Tri figure smeju na bilo koje slobodno polje
cli-mice-trainer-example = deset zadataka igre bez letenja
cli-mice-trainer-example-hard = pet teških, s letenjem
cli-value-grade = TEŽINA
trainer-hold-win = Sačuvajte pobedu ({ $grade }). Vaš potez, ili q za kraj:
trainer-hold-draw = Sačuvajte remi ({ $grade }). Vaš potez, ili q za kraj:
trainer-easy = lako
trainer-medium = srednje
trainer-hard = teško
trainer-right = Tačno: ništa drugo ne čuva.
trainer-wrong-win = { $played } ispušta pobedu; čuva je { $key }.
trainer-wrong-draw = { $played } gubi; remi čuva { $key }.
trainer-refutation = Protivnik odgovara { $refutation }.
trainer-sum = Tačno { $right } od { $asked }.
trainer-grade = nema težine „{ $text }“; težine su „easy“, „medium“ i „hard“
