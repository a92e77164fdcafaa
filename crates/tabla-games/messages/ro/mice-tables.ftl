## Finalurile rezolvate ale țintarului: cum se fac, se păstrează și se citesc.

mice-tables-missing = mai întâi este nevoie de tabelul { $material }
mice-tables-too-far = în tabelul { $material } o partidă durează mai multe semimutări decât poate spune un octet, { $plies }
mice-tables-stopped = lucrul la tabele a fost oprit
mice-tables-other-rules = tabelul { $material } este pentru alte reguli
mice-tables-wrong-length = tabelul { $material } nu are câte un octet pentru fiecare poziție, ci în total { $bytes }
mice-tables-wrong-value = valoarea poziției { $spot } din tabelul { $material } nu rezultă din mutările ei
mice-tables-check-missing = nu este la îndemână tabelul { $material } sau unul pe care se sprijină

mice-tables-damaged = tabelul „{ $path }” nu poate fi folosit și se face din nou: { $because }
mice-tables-damage-not-a-table = nu este un tabel pentru Țintar
mice-tables-damage-format = este în formatul { $version }, pe care această versiune a programului Tabla nu îl citește
mice-tables-damage-other-table = este pentru alte reguli sau pentru alte numere de piese
mice-tables-damage-length = lungimea lui în octeți este { $bytes }, nu { $expected }
mice-tables-damage-checksum = conținutul lui s-a schimbat, suma de control este greșită
mice-tables-not-kept = tabelul { $material } este gata, dar nu a putut fi păstrat: { $because }

mice-tables-loaded = { $material }: citit de pe disc
mice-tables-made = { $material }: rezolvat și verificat
mice-tables-preparing = { $material }: se numără mutările
mice-tables-settling = { $material }: semimutări până la sfârșit: { $plies }
mice-tables-checking = { $material }: se verifică fiecare valoare
mice-tables-hearing = { $material }: runda { $round }
mice-tables-placing = așezarea: { $placed } din 18 piese
mice-tables-layer-made = așezarea: { $placed } din 18 piese rezolvată

cli-mice-trainer-about = Antrenament: găsește singura mutare care păstrează victoria sau remiza
cli-mice-trainer-arg-grade = Numai sarcini de acest grad: „easy”, „medium” sau „hard”
cli-mice-trainer-arg-count = Câte sarcini
cli-mice-trainer-arg-seed = Altă sămânță, alte sarcini
cli-mice-trainer-arg-flying = Trei piese pot sări pe orice punct liber
cli-mice-trainer-example = zece sarcini ale jocului fără zbor
cli-mice-trainer-example-hard = cinci grele, cu zbor
cli-value-grade = GRAD
trainer-hold-win = Păstrează victoria ({ $grade }). Mutarea ta, sau q pentru a încheia:
trainer-hold-draw = Păstrează remiza ({ $grade }). Mutarea ta, sau q pentru a încheia:
trainer-easy = ușor
trainer-medium = mediu
trainer-hard = greu
trainer-right = Corect: nimic altceva nu ține.
trainer-wrong-win = { $played } dă victoria din mână; { $key } o păstrează.
trainer-wrong-draw = { $played } pierde; { $key } păstrează remiza.
trainer-refutation = Adversarul răspunde { $refutation }.
trainer-sum = { $right } din { $asked } corecte.
trainer-grade = nu există gradul „{ $text }”; gradele sunt „easy”, „medium” și „hard”
