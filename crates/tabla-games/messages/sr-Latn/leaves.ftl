## Vrednosti ostataka: šta nije u redu sa datotekom.

leaves-bytes-other = ovo nije tabela vrednosti ostataka
leaves-bytes-length = dužina datoteke vrednosti ostataka u bajtovima je { $found }, a treba { $expected }; napravite je ponovo
leaves-bytes-checksum = datoteka vrednosti ostataka je oštećena: kontrolni zbir nije tačan; napravite je ponovo
leaves-bytes-foreign = vrednosti ostataka su započete sa drugim rečima, drugim pločicama ili drugom tablom
