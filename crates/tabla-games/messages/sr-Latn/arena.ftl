# Programi za stolom: kako se pokreću i kako se ocenjuju.

process-empty = nema komande koju treba pokrenuti
process-not-started = { $program } se ne može pokrenuti: { $error }
process-not-found = { $program } se ne može pokrenuti: { $error }; ispred imena programa iz ove fascikle piše se `./`
process-not-executable = { $program } se ne može pokrenuti, jer nije izvršna datoteka; `chmod +x { $program }` je čini takvom
process-no-keeper = komanda se ne može pokrenuti, jer se ne može pokrenuti proces koji bi pazio na nju: { $error }
process-unsupported = programi se mogu pokretati samo na sistemu Linux: drugi sistemi ne umeju da okončaju sve što je program pokrenuo

cli-jewels-judge-about = Pusti program da igra Dragulje po datotekama takmičenja i prebroj mu poene
cli-jewels-judge-arg-file = Datoteka s tablom: osam vrsta, zatim osam linija dopune
cli-jewels-judge-arg-turns = Koliko poteza se igra: od 1 do 100
cli-jewels-judge-arg-command = Program sa svojim argumentima; za svaki potez pokreće se u tekućoj fascikli, u izolaciji iz koje ne može pisati drugde
cli-jewels-judge-arg-time = Vreme za svaki potez, od pokretanja do završetka; 5 sekundi ako se ništa ne kaže
cli-jewels-judge-arg-json = Ispiši rezultat sa svim potezima kao JSON
cli-jewels-judge-example = deset poteza programa iz ove fascikle; svaki potez se beleži i u `zaznam.txt`
cli-jewels-judge-example-input = datoteka s tablom sme biti i sam `vstup.txt`: na kraju se vraća
cli-jewels-judge-example-json = sekunda za svaki potez, i rezultat za programe

judge-turns-wrong = „{ $text }“ nije broj poteza: zadaje se ceo broj od 1 do { $most }
judge-time-wrong = „{ $text }“ nije vreme za potez: zadaje se vreme kao `5s` ili `500ms`, najviše jedan sat
judge-board-unreadable = datoteka s tablom { $path } ne može da se pročita: { $error }
judge-board-not-a-file = { $path } nije datoteka s tablom: nije obična datoteka, ili je duža od megabajta
judge-board-wrong = datoteka s tablom { $path } nije ispravna: { $because }
judge-board-clash = datoteka s tablom { $path } bila bi prepisana: sudija sam piše `vystup.txt` i `zaznam.txt`; dajte joj drugo ime
judge-head = Tabla: { $board }; poteza: { $turns }; vreme za potez: { $limit }; komanda: { $command }
judge-turn = Potez { $turn }: { $swap }; poeni: { $points }; ukupno: { $total } ({ $time } ms)
judge-left = Ostavljeni i okončani procesi: { $count }
judge-over = Igra je završena: { $because }
judge-total = Odigrano poteza: { $turns }; poeni: { $points }
judge-ending-turns = svi potezi su odigrani
judge-ending-no-swap = nijedna zamena ne dovodi tri jednaka kamena u red
judge-ending-endless = poslednji niz uklanjanja nikad se ne bi zaustavio
judge-ending-too-long = poslednji niz uklanjanja bio je predug i zaustavljen je
judge-missing = nema odgovora: program nije napisao `vystup.txt`
judge-crashed = nema odgovora u `vystup.txt`: { $because }
judge-late = program se nije završio za { $limit }
judge-not-a-file = `vystup.txt` nije obična datoteka
judge-long = prvi red datoteke `vystup.txt` duži je od { $most } bajtova
judge-unreadable = `vystup.txt` ne može da se pročita: { $error }
judge-garbled = odgovor ne može da se pročita: { $because }
judge-illegal = odgovor nije dozvoljen: { $because }
judge-broke = program je onesposobio proces koji pazi na njega
judge-interrupted = prekinuta je
judge-write = { $path } ne može da se upiše: { $error }
judge-remove = { $path } ne može da se ukloni: { $error }
judge-restore = { $path } ne može da se vrati ({ $error }); sadržaj je u { $kept }
judge-put-back = Program je izmenio ili uklonio { $path }; sadržaj je vraćen
