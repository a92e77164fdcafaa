# Drugi sistemi osim Linux-a i izdanja u kojima nešto nedostaje.

process-unconfined = izolacija za programe postoji samo na sistemu Linux, pa ovde ništa nije pokrenuto: uz `--trust` program radi neograničeno, pa može da čita, menja i šalje sve što možete i vi
sandbox-absent = Na ovom sistemu nema izolacije: program radi neograničeno i može da čita, menja i šalje sve što možete i vi. Kada mu vreme istekne, prekida se zajedno sa svime što je pokrenuo.
serve-left-out = u ovom izdanju programa `tabla` nema igre u pregledaču; ima je u izdanju sa mogućnošću `web`
