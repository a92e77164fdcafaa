## Priručnik: knjige pravila, strane za `man`, izlazni kodovi.

rules-how = „{ $command }“ pokazuje jednu od njih; `--lang` bira jezik.

manual-title = Priručnik za program Tabla
manual-name = Ime
manual-synopsis = Pregled
manual-examples = Primeri
manual-exit = Izlazni kodovi
manual-exit-done = urađeno; odigrana partija je završena
manual-exit-unfinished = nezavršena partija, neuspela provera ili neuspelo pisanje
manual-exit-wrong = argument, navedena datoteka ili položaj nije ispravan
manual-exit-interrupted = prekinuto tasterima Ctrl-C
manual-files = Datoteke
manual-file-data = nezavršene partije, partije u pregledaču, najbolji rezultati u Draguljima, vaše reči za Skrabl i završnice Mica
manual-file-game = partija Santorinija ili Mica, u tekućoj fascikli, osim ako `--out` ne navede drugu datoteku
manual-file-arena = turnir komande `tabla arena run`, osim ako `--out` ne navede drugu fasciklu
manual-environment = Okruženje
manual-variable-data = fascikla u kojoj se sve čuva, umesto one u fascikli za podatke
manual-variable-adviser = igrač koji daje savete, na primer `champion:time=3s`
manual-variable-language = jezik, ako ga ne bira `--lang`
manual-variable-colour = da li ima boja, ako to ne kaže `--color`
manual-variable-columns = širina ekrana, tamo gde se ne može saznati
manual-see-also = Pogledajte i
manual-written =
    { $count ->
        [one] { $count } strana je
        [few] { $count } strane su
       *[other] { $count } strana je
    } u „{ $path }“.

cli-rules-about = Prikaži pravila igre
cli-rules-arg-game = Igra; bez nje se nabrajaju igre
cli-rules-arg-markdown = Prikaži tekst kako je napisan, kao `Markdown`; tako je i kad izlaz ide drugom programu
cli-rules-arg-json = Za programe: JSON
cli-rules-example-list = koje knjige pravila postoje
cli-rules-example-show = pravila Mica na srpskom
cli-rules-example-file = knjiga pravila u datoteci
cli-man-about = Napiši priručnik: stranu za svaku komandu
cli-man-arg-dir = Fascikla; strane idu u njenu potfasciklu `man1`. Bez nje se prikazuje prva strana
cli-man-example-folder = odsad `man tabla` pokazuje priručnik
cli-man-example-show = pročitaj prvu stranu
