## Rešenje mica: dokle se stiglo, kako se preuzima, i vežbanje.

mice-making-whole = U svakom položaju se pouzdano zna ko pobeđuje.
mice-making-offer = Ovaj računar može da utvrdi ko pobeđuje u svakom položaju: oko { $minutes } min rada i { NUMBER($size) } MB na disku. Rad može u svakom trenutku da se prekine i nastavi.
mice-making-fetch = Ko pobeđuje u svakom položaju može da se preuzme sa { $from }: { NUMBER($size) } MB. Preuzimanje može u svakom trenutku da se prekine i nastavi.
mice-making-paused = Prekinuto je: tu je { $share } % od { NUMBER($size) } MB, a nastavlja se odavde.
mice-making-begins = Rad počinje.
mice-making-working = gotovo { $share } %, { NUMBER($rate) } položaja u sekundi, još oko { $minutes } min
mice-making-fetching = preuzeto { $share } %, { $rate } MB u sekundi, još oko { $minutes } min
mice-making-failed = Ne može da se nastavi: { $because }.

mice-fetch-silent = { $address } ne odgovara: { $because }
mice-fetch-refused = { $address } umesto tabele odgovara { $status }
mice-fetch-wrong = ono što je stiglo sa { $address } ne može da se upotrebi: { $because }
mice-fetch-stopped = rad na tabelama je prekinut
mice-fetch-address = „{ $text }“ nije adresa tabela; ona se piše `http://example.org/tables`, a ono što je iza `https` preuzmite drugim putem i navedite fasciklu

mice-tables-damage-not-a-table = to nije tabela za Mice
mice-tables-damage-format = formata je { $version }, koji ova verzija programa Tabla ne čita
mice-tables-damage-other-table = za druga je pravila ili za drugi broj figura
mice-tables-damage-length = dužina u bajtovima joj je { $bytes }, a ne { $expected }
mice-tables-damage-checksum = sadržaj joj se promenio, kontrolni zbir je pogrešan

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
trainer-none = nema zadatka { $number }
