## Rezolvarea țintarului: cât s-a făcut, cum se descarcă, și antrenamentul.

mice-making-whole = În fiecare poziție se știe sigur cine câștigă.
mice-making-offer = Acest calculator poate afla cine câștigă în fiecare poziție: cam { $minutes } min de lucru și { NUMBER($size) } MB pe disc. Lucrul poate fi întrerupt oricând.
mice-making-fetch = Cine câștigă în fiecare poziție se poate descărca de la { $from }: { NUMBER($size) } MB. Descărcarea poate fi întreruptă oricând.
mice-making-paused = Este întrerupt: { $share } % din { NUMBER($size) } MB este aici, iar lucrul continuă de aici.
mice-making-begins = Lucrul începe.
mice-making-working = { $share } % gata, { NUMBER($rate) } poziții pe secundă, au mai rămas cam { $minutes } min
mice-making-fetching = { $share } % descărcat, { $rate } MB pe secundă, au mai rămas cam { $minutes } min
mice-making-failed = Nu se poate continua: { $because }.

mice-fetch-silent = { $address } nu răspunde: { $because }
mice-fetch-refused = { $address } răspunde { $status } în loc de un tabel
mice-fetch-wrong = ce a venit de la { $address } nu poate fi folosit: { $because }
mice-fetch-stopped = lucrul la tabele a fost oprit
mice-fetch-address = „{ $text }” nu este o adresă de tabele; una se scrie `http://example.org/tables`, iar ce este la `https` se descarcă altfel și se numește dosarul

mice-tables-damage-not-a-table = nu este un tabel pentru Țintar
mice-tables-damage-format = este în formatul { $version }, pe care această versiune a programului Tabla nu îl citește
mice-tables-damage-other-table = este pentru alte reguli sau pentru alte numere de piese
mice-tables-damage-length = lungimea lui în octeți este { $bytes }, nu { $expected }
mice-tables-damage-checksum = conținutul lui s-a schimbat, suma de control este greșită

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
trainer-none = nu există sarcina { $number }
