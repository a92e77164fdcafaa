## Finalurile rezolvate ale țintarului: cum se fac, se păstrează și se citesc.

mice-tables-missing = mai întâi este nevoie de tabelul { $material }
mice-tables-too-far = în tabelul { $material } o partidă durează mai multe semimutări decât poate spune un octet, { $plies }
mice-tables-stopped = lucrul la tabele a fost oprit
mice-tables-other-rules = tabelul { $material } este pentru alte reguli
mice-tables-wrong-length = tabelul { $material } nu are câte un octet pentru fiecare poziție, ci în total { $bytes }
mice-tables-wrong-value = valoarea poziției { $spot } din tabelul { $material } nu rezultă din mutările ei
mice-tables-check-missing = nu este la îndemână tabelul { $material } sau unul pe care se sprijină

mice-tables-damaged = tabelul „{ $path }” nu poate fi folosit și se face din nou: { $because }
mice-tables-not-kept = tabelul { $material } este gata, dar nu a putut fi păstrat: { $because }

mice-tables-loaded = { $material }: citit de pe disc
mice-tables-made = { $material }: rezolvat și verificat
mice-tables-preparing = { $material }: se numără mutările
mice-tables-settling = { $material }: semimutări până la sfârșit: { $plies }
mice-tables-checking = { $material }: se verifică fiecare valoare
mice-tables-hearing = { $material }: runda { $round }
mice-tables-placing = așezarea: { $placed } din 18 piese
mice-tables-layer-made = așezarea: { $placed } din 18 piese rezolvată
mice-tables-layer-loaded = așezarea: { $placed } din 18 piese citită de pe disc

cli-mice-trainer-about = Antrenament: găsește singura mutare care păstrează victoria sau remiza
cli-mice-trainer-arg-grade = Numai sarcini de acest grad: „easy”, „medium” sau „hard”
cli-mice-trainer-arg-count = Câte sarcini
cli-mice-trainer-arg-seed = Altă sămânță, alte sarcini
cli-mice-trainer-arg-flying = Trei piese pot sări pe orice punct liber
cli-mice-trainer-example = zece sarcini ale jocului fără zbor
cli-mice-trainer-example-hard = cinci grele, cu zbor
cli-value-grade = GRAD

mice-word-values = valori
mice-word-tables = tabele
mice-word-make = fă
mice-word-pause = întrerupe
mice-tables-how = `{ $make }` începe sau continuă, `{ $pause }` întrerupe; ce este gata rămâne.
mice-tables-not-here = Numai cine a pornit programul poate porni acest lucru.
mice-values-none = Despre această poziție nu se știe nimic sigur. `{ $tables }` spune ce se poate face.
mice-values-win = Câștigă: { $moves }
mice-values-draw = Remiză: { $moves }
mice-values-loss = Pierde: { $moves }
