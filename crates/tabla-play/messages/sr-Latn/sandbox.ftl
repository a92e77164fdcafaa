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
