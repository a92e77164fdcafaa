# Kako se programi pokreću i šta ih završava.

run-exited = program se završio izlaznim kodom { $code }
run-signalled = program je završio signal { $signal }
run-stopped = program je zaustavljen
run-limit-time = program je potrošio sve svoje vreme
run-limit-cpu = program je potrošio više procesorskog vremena nego što sme
run-limit-memory = program je zauzeo više memorije nego što sme
run-limit-processes = program je pokrenuo više procesa nego što sme
run-limit-file-size = program je upisao datoteku dužu nego što je dozvoljeno
run-limit-disk = program je u svoju fasciklu upisao više nego što sme

fault-silent = odgovor nije stigao na vreme
fault-closed = program je zatvorio svoj ulaz ili izlaz
fault-long-line = program je ispisao red duži od { $most } bajtova
fault-flood = program je ispisao više od { $most } bajtova
fault-not-text = program je ispisao red koji nije tekst u zapisu `UTF-8`
fault-deaf = program ne čita ono što mu se šalje

sandbox-missing = program nije pokrenut jer se ovde ne može postaviti izolacija: { $protection } ({ $error }). Uz `--trust` radi bez izolacije, pa može da čita, menja i šalje sve što možete i vi
sandbox-unreadable = { $path }, što program treba da čita, ne postoji: { $error }
sandbox-users = sistem ne daje programu sopstveni imenski prostor korisnika
sandbox-processes = sistem ne daje programu sopstveni imenski prostor procesa
sandbox-network = sistem ne daje programu sopstveni mrežni imenski prostor
sandbox-names = sistem ne daje programu imenske prostore za deljenu memoriju i ime računara
sandbox-mounts = sistem ne daje programu sopstveni imenski prostor montiranja
sandbox-files = sistem ne ume da zadrži program u njegovoj fascikli; za to je potreban `Linux 6.2` ili noviji, sa `Landlock`
sandbox-calls = sistem ne ume da filtrira pozive programa; za to je potreban `seccomp`
sandbox-limits = sistem ne ume da ograniči ono što program troši; administratoru je za to potreban `Linux 6.14` ili noviji, običnom korisniku nije
sandbox-privileges = sistem ne ume da oduzme programu ovlašćenja
cli-jewels-judge-arg-read = Datoteka ili fascikla koju program sme da čita osim svoje fascikle i programa sistema
cli-jewels-judge-arg-trust = Pokreni program bez izolacije: sme sve što smete i vi
cli-jewels-judge-example-read = iz izolacije može da se čita i nešto što je na drugom mestu
cli-jewels-match-arg-trust = Pokreni komande među botovima bez izolacije: smeju sve što smete i vi
sandbox-too-wide = { $path } se ne otvara programu kojem niko ne veruje, jer je tu vaša lična fascikla; koristite fasciklu samo za ovaj program ili ga pokrenite uz `--trust`
sandbox-suspected = Razlog može biti izolacija: program u njoj čita samo svoje datoteke i programe sistema. Uz `--read` sme da čita i drugo, a uz `--trust` radi bez izolacije
sandbox-terms = U izolaciji program za svaku partiju ima najviše { $memory } megabajta memorije, { $processes } procesa i niti, { $file } megabajta za jednu datoteku, { $disk } megabajta u svojoj fascikli, { $cpu } sata procesorskog vremena, { $output } megabajta izlaza i { $line } kilobajta u jednom redu; nema mrežu, a njegova fascikla se posle partije uklanja.
judge-last-words = Poslednje što je program ispisao na izlazu za greške: { $text }
