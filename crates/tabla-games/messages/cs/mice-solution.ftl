## Řešení Mlýna: jak pokročilo, jak se stahuje, a cvičení.

mice-making-whole = V každé pozici se s jistotou ví, kdo vyhraje.
mice-making-offer = Tento počítač může zjistit, kdo vyhraje v každé pozici: asi { $minutes } min práce a { NUMBER($size) } MB na disku. Práci lze kdykoli přerušit.
mice-making-fetch = Kdo vyhraje v každé pozici, lze stáhnout z { $from }: { NUMBER($size) } MB. Stahování lze kdykoli přerušit.
mice-making-paused = Je přerušeno: z { NUMBER($size) } MB je hotovo { $share } % a pokračuje se odtud.
mice-making-begins = Práce začíná.
mice-making-working = hotovo { $share } %, { NUMBER($rate) } pozic za sekundu, zbývá asi { $minutes } min
mice-making-fetching = staženo { $share } %, { $rate } MB za sekundu, zbývá asi { $minutes } min
mice-making-failed = Nelze pokračovat: { $because }.

mice-fetch-silent = { $address } neodpovídá: { $because }
mice-fetch-refused = { $address } místo tabulky odpovídá { $status }
mice-fetch-wrong = co přišlo z { $address }, nelze použít: { $because }
mice-fetch-stopped = práce na tabulkách byla přerušena
mice-fetch-address = „{ $text }“ není adresa tabulek; píše se `http://example.org/tables`, a co je za `https`, stáhněte jinak a uveďte složku

mice-tables-damage-not-a-table = není to tabulka hry Mlýn
mice-tables-damage-format = má formát { $version }, který tato verze programu Tabla nečte
mice-tables-damage-other-table = je pro jiná pravidla nebo pro jiné počty kamenů
mice-tables-damage-length = její délka v bajtech je { $bytes }, ne { $expected }
mice-tables-damage-checksum = její obsah se změnil, kontrolní součet nesouhlasí

trainer-hold-win = Udržte výhru ({ $grade }). Váš tah, nebo q pro konec:
trainer-hold-draw = Udržte remízu ({ $grade }). Váš tah, nebo q pro konec:
trainer-easy = lehká
trainer-medium = střední
trainer-hard = těžká
trainer-right = Správně: nic jiného neudrží.
trainer-wrong-win = { $played } výhru pustí; udrží ji { $key }.
trainer-wrong-draw = { $played } prohrává; remízu udrží { $key }.
trainer-refutation = Soupeř odpoví { $refutation }.
trainer-sum = Správně { $right } z { $asked }.
trainer-grade = obtížnost „{ $text }“ není; jsou „easy“, „medium“ a „hard“
trainer-none = úloha { $number } neexistuje
