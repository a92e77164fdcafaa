# Bot do začátku.

arena-new-written = Do složky { $folder } zapsáno: { $files }
arena-new-next = Jak dál:
arena-new-exists = '{ $folder }' už existuje a nic se nepřepisuje; jinou složku určíte pomocí `--out`

cli-value-language = JAZYK
cli-arena-new-about = Vytvořit malého bota do začátku: umí hrát, přečte stav hry a má k tomu stránku s vysvětlením
cli-arena-new-arg-game = Hra: `santorini`, `mice`, `jamb`, `jewels` nebo `scrabble`
cli-arena-new-arg-language = Programovací jazyk: `python`, `rust`, `c`, `java` nebo `javascript`
cli-arena-new-arg-out = Nová složka; výchozí je `GAME-LANGUAGE-bot`
cli-arena-new-example = bot pro Santorini ve složce `santorini-python-bot`
cli-arena-new-example-out = bot pro Jamb ve složce podle vlastní volby
