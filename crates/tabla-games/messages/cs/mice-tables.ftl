## Vyřešené koncovky hry Mlýn: jak se tvoří, ukládají a čtou.

mice-tables-missing = nejdřív je potřeba tabulka { $material }
mice-tables-too-far = v tabulce { $material } trvá hra víc půltahů, než se vejde do jednoho bajtu, { $plies }
mice-tables-stopped = práce na tabulkách byla přerušena
mice-tables-other-rules = tabulka { $material } je pro jiná pravidla
mice-tables-wrong-length = tabulka { $material } nemá po jednom bajtu na každou pozici, ale celkem { $bytes }
mice-tables-wrong-value = hodnota pozice { $spot } v tabulce { $material } neplyne z jejích tahů
mice-tables-check-missing = chybí tabulka { $material } nebo některá, na níž závisí

mice-tables-damaged = tabulku „{ $path }“ nelze použít a tvoří se znovu: { $because }
mice-tables-not-kept = tabulka { $material } je hotova, ale nepodařilo se ji uložit: { $because }

mice-tables-loaded = { $material }: načteno z disku
mice-tables-made = { $material }: vyřešeno a ověřeno
mice-tables-preparing = { $material }: počítají se tahy
mice-tables-settling = { $material }: půltahů do konce: { $plies }
mice-tables-checking = { $material }: ověřuje se každá hodnota
mice-tables-hearing = { $material }: { $round }. kolo
mice-tables-placing = rozmisťování: { $placed } z 18 kamenů
mice-tables-layer-made = rozmisťování: { $placed } z 18 kamenů vyřešeno
mice-tables-layer-loaded = rozmisťování: { $placed } z 18 kamenů načteno z disku

cli-mice-trainer-about = Cvičit: najít jediný tah, který udrží výhru nebo remízu
cli-mice-trainer-arg-grade = Jen úlohy této obtížnosti: „easy“, „medium“ nebo „hard“
cli-mice-trainer-arg-count = Kolik úloh
cli-mice-trainer-arg-seed = Jiné semínko, jiné úlohy
cli-mice-trainer-arg-flying = Tři kameny smějí na kterékoli volné pole
cli-mice-trainer-example = deset úloh hry bez létání
cli-mice-trainer-example-hard = pět těžkých s létáním
cli-value-grade = OBTÍŽNOST

mice-word-values = hodnoty
mice-word-tables = tabulky
mice-word-make = vytvoř
mice-word-pause = přeruš
mice-tables-how = `{ $make }` začne nebo pokračuje, `{ $pause }` přeruší; co je hotovo, zůstane.
mice-tables-not-here = To může spustit jen ten, kdo program spustil.
mice-values-none = O této pozici se nic jistého neví. `{ $tables }` řekne, co se s tím dá dělat.
mice-values-win = Vyhrává: { $moves }
mice-values-draw = Remíza: { $moves }
mice-values-loss = Prohrává: { $moves }
