## Vrednosti ostataka: šta nije u redu sa datotekom.

leaves-bytes-other = ovo nije tabela vrednosti ostataka
leaves-bytes-length = datoteka vrednosti ostataka ima { $found } bajtova, a treba ih { $expected }; napravite je ponovo
leaves-bytes-checksum = datoteka vrednosti ostataka je oštećena: kontrolni zbir nije tačan; napravite je ponovo
leaves-bytes-foreign = vrednosti ostataka su započete sa drugim rečima, drugim pločicama ili drugom tablom
