# Bot za početak.

arena-new-written = Zapisano u { $folder }: { $files }
arena-new-next = Šta sledi:
arena-new-exists = '{ $folder }' već postoji, a ništa se ne zamenjuje; navedite drugu fasciklu pomoću `--out`

cli-value-language = JEZIK
cli-arena-new-about = Napravi malog bota za početak: ume da igra, čita stanje i ima stranicu koja sve to objašnjava
cli-arena-new-arg-game = Igra: `santorini`, `mice`, `jamb`, `jewels` ili `scrabble`
cli-arena-new-arg-language = Programski jezik: `python`, `rust`, `c`, `java` ili `javascript`
cli-arena-new-arg-out = Nova fascikla; podrazumevano `GAME-LANGUAGE-bot`
cli-arena-new-example = bot za Santorini u fascikli `santorini-python-bot`
cli-arena-new-example-out = bot za Jamb u fascikli po izboru
