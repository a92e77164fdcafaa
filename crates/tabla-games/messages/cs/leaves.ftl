## Hodnoty zbytků: co je špatně se souborem.

leaves-bytes-other = toto není tabulka hodnot zbytků
leaves-bytes-length = soubor hodnot zbytků má bajtů { $found }, ale má jich mít { $expected }; vytvořte ho znovu
leaves-bytes-checksum = soubor hodnot zbytků je poškozený: kontrolní součet nesouhlasí; vytvořte ho znovu
leaves-bytes-foreign = výpočet hodnot zbytků začal s jinými slovy, jinými kameny nebo jinou deskou
