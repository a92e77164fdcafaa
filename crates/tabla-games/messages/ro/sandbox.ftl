# Cum sunt rulate programele și ce le încheie.

run-exited = programul s-a încheiat cu codul de ieșire { $code }
run-signalled = programul a fost oprit de semnalul { $signal }
run-stopped = programul a fost oprit
run-limit-time = programul și-a consumat tot timpul
run-limit-cpu = programul a folosit mai mult timp de procesor decât îi este permis
run-limit-memory = programul a folosit mai multă memorie decât îi este permis
run-limit-processes = programul a pornit mai multe procese decât îi este permis
run-limit-file-size = programul a scris un fișier mai lung decât este permis
run-limit-disk = programul a scris în dosarul său mai mult decât îi este permis

fault-silent = răspunsul nu a venit la timp
fault-closed = programul și-a închis intrarea sau ieșirea
fault-long-line =
    programul a scris un rând de peste { $most ->
        [one] { $most } octet
        [few] { $most } octeți
       *[other] { $most } de octeți
    }
fault-flood = programul a scris prea mult; limita în octeți este { $most }
fault-not-text = programul a scris un rând care nu este text în UTF-8
fault-deaf = programul nu citește ce i se trimite

sandbox-missing = programul nu a fost pornit, pentru că aici nu se poate pregăti izolarea: { $protection } ({ $error }). Cu `--trust` rulează fără izolare și poate citi, schimba și trimite tot ce puteți și dumneavoastră
sandbox-unreadable = { $path }, pe care programul trebuie să îl citească, nu există: { $error }
sandbox-users = sistemul nu dă programului un spațiu de nume propriu pentru utilizatori
sandbox-processes = sistemul nu dă programului un spațiu de nume propriu pentru procese
sandbox-network = sistemul nu dă programului un spațiu de nume propriu pentru rețea
sandbox-names = sistemul nu dă programului spații de nume proprii pentru memoria partajată și numele calculatorului
sandbox-mounts = sistemul nu dă programului un spațiu de nume propriu pentru montări
sandbox-files = sistemul nu poate ține programul în dosarul lui; este nevoie de Linux 6.2 sau mai nou, cu `Landlock`
sandbox-calls = sistemul nu poate filtra apelurile programului; este nevoie de `seccomp`
sandbox-limits = sistemul nu poate limita ce folosește programul; rulați-l ca utilizator obișnuit sau, ca administrator, pe Linux 6.14 ori mai nou
sandbox-privileges = sistemul nu poate retrage programului privilegiile
cli-jewels-judge-arg-read = Un fișier sau un dosar pe care programul îl poate citi pe lângă dosarul său și programele sistemului
cli-jewels-judge-arg-trust = Pornește programul fără izolare: poate face tot ce puteți face și dumneavoastră
cli-jewels-judge-example-read = din izolare se poate citi și ce se află în altă parte
cli-jewels-match-arg-trust = Pornește comenzile dintre boți fără izolare: pot face tot ce puteți face și dumneavoastră
sandbox-too-wide = { $path } nu se deschide unui program în care nimeni nu are încredere, pentru că acolo este dosarul dumneavoastră personal; folosiți un dosar numai pentru acest program sau porniți-l cu `--trust`
sandbox-suspected = Cauza poate fi izolarea: acolo un program citește numai fișierele sale și programele sistemului. Cu `--read` poate citi și altceva, iar cu `--trust` rulează fără izolare
sandbox-terms = În izolare un program are pentru fiecare partidă cel mult { $memory } MiB de memorie, { $processes } de procese și fire, { $file } MiB pentru un fișier, { $disk } MiB în dosarul său, { $cpu } de ore de timp de procesor, { $output } MiB de ieșire și { $line } KiB într-un rând; nu are rețea, iar dosarul lui este șters după partidă.
judge-last-words = Ultimul lucru scris de program la ieșirea de erori: { $text }
