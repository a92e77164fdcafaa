# Mečevi, merenja i dugi poslovi.

cli-match-about = Neka dva računarska igrača odigraju meč iz ujednačenih otvaranja
cli-match-arg-game = Igra
cli-match-arg-one = Igrač čiji se poeni broje
cli-match-arg-other = Protivnik
cli-match-arg-games = Broj partija; svako otvaranje igra se sa obe strane
cli-match-arg-json = Ispiši rezultat sa svakom partijom kao JSON
cli-match-example = sto partija iz pedeset otvaranja
cli-deadline-about = Izmeri koliko se igrač drži vremena dok je računar zauzet
cli-deadline-arg-game = Igra
cli-deadline-arg-player = Igrač, sa vremenom po potezu
cli-deadline-arg-moves = Broj izmerenih poteza
cli-deadline-arg-busy = Broj niti koje opterećuju procesor
cli-deadline-example = 200 poteza pored osam zauzetih niti
cli-santorini-book-about = Napravi šampionovu knjigu postavljanja
cli-santorini-book-arg-out = Datoteka knjige; nedovršena se nastavlja
cli-santorini-book-arg-brief = Broj čvorova za kratak pogled na svaki odgovor
cli-santorini-book-arg-long = Broj čvorova za najbolje odgovore
cli-santorini-book-arg-replies = Broj odgovora koji se ponovo gledaju
cli-santorini-book-example = napravi ugrađenu knjigu
cli-santorini-tune-about = Podesi šampionove težine prema partijama protiv samog sebe
cli-santorini-tune-arg-games = Broj odigranih partija
cli-santorini-tune-arg-nodes = Broj čvorova po potezu
cli-santorini-tune-arg-seed = Isto seme daje iste težine
cli-santorini-tune-arg-epochs = Broj prolaza kroz položaje
cli-santorini-tune-arg-out = Izvorna datoteka sa težinama
cli-santorini-tune-example = podesi težine iznova, polazeći od ugrađenih
cli-santorini-selfplay-about = Odigraj partije protiv samog sebe, iz kojih mreža uči
cli-santorini-selfplay-arg-games = Broj odigranih partija
cli-santorini-selfplay-arg-nodes = Broj čvorova po potezu
cli-santorini-selfplay-arg-seed = Isto seme daje iste partije
cli-santorini-selfplay-arg-net = Mreža koja procenjuje; bez nje procenjuje ručno pravljena ocena
cli-santorini-selfplay-arg-out = Datoteka sa položajima; nedovršena se nastavlja
cli-santorini-selfplay-example = 1000 partija sa ručno pravljenom ocenom
cli-santorini-selfplay-example-net = 1000 partija sa mrežom
cli-santorini-measure-about = Izmeri koliko dobro mreža predviđa
cli-santorini-measure-arg-net = Mreža
cli-santorini-measure-arg-data = Položaji iz partija protiv samog sebe
cli-santorini-measure-arg-told = Šta mreža kaže u realnim brojevima, kako ih je zapisao program za učenje
cli-santorini-measure-arg-json = Odgovor u obliku JSON
cli-santorini-measure-example = gubitak na ovim položajima
cli-santorini-measure-example-told = uporedi zaokruženu mrežu i sa onom u realnim brojevima
cli-santorini-trial-about = Pusti mrežu da igra protiv druge
cli-santorini-trial-arg-net = Mreža čiji se poeni broje
cli-santorini-trial-arg-other = Druga mreža; bez nje igra ručno pravljena ocena
cli-santorini-trial-arg-games = Broj odigranih partija
cli-santorini-trial-arg-nodes = Broj čvorova po potezu
cli-santorini-trial-arg-time = Vreme procesora po potezu
cli-santorini-trial-arg-seed = Isto seme daje ista otvaranja
cli-santorini-trial-arg-json = Odgovor u obliku JSON
cli-santorini-trial-example = 200 partija protiv ručno pravljene ocene
cli-santorini-trial-example-other = 200 partija protiv starije mreže, sa istim vremenom za obe
match-seat = { $won } od { $played }
match-first = Dobijeno kao prvi igrač: { $result }
match-second = Dobijeno kao drugi igrač: { $result }
match-points = { $one } – { $other }: { $points } od { $games }
deadline-no-time = igrač { $player } nema vreme za poteze; zadajte ga, na primer „champion:time=0.1s“
deadline-worst = Poteza: { $moves }, po { $allowed }, zauzetih niti: { $busy }; najgori je kasnio { $worst } ms
book-other = { $path } je druga knjiga: nema red „{ $head }“; navedite drugu datoteku uz `--out`
book-written = { $path }: postavljanja: { $lines }
tune-written = { $path }: podešeno prema položajima, ukupno { $samples }; iznenađenje { $before } pre, { $after } posle
workshop-number = „{ $text }“ nije broj za { $option }: potreban je ceo broj od { $least } do { $most }
workshop-same-file = „{ $path }“ je datoteka koja se čita, i bila bi izgubljena; navedite drugu za pisanje
workshop-progress = urađeno { $done } od { $total }
workshop-person = „{ $text }“ nije računarski igrač; uzmite `simple`, `alphabeta` ili `champion`
net-fault = { $kind ->
    [length] { $path } nije mreža za ovu igru: broj bajtova je { $bytes }, a mreža ih nema toliko
    [head] { $path } nije mreža za ovu igru: drugačije počinje
    [checksum] { $path } je oštećena datoteka: kontrolni zbir ne odgovara njenim brojevima
   *[large] { $path } nije upotrebljiva mreža: neki broj u njoj je prevelik
}
selfplay-other = { $path } je nastala sa drugim semenom, brojem čvorova ili mrežom; navedite drugu datoteku pomoću `--out`
selfplay-broken = { $path } sadrži nešto što nije ni položaj ni spisak brojeva
selfplay-written = { $path }: broj partija: { $games }
measure-loss = Broj položaja: { $positions }; gubitak { $loss }, kod ručno pravljene ocene { $plain }
measure-off = Najveća razlika u poenima od mreže u realnim brojevima: { $largest }; prosečna: { $mean }
trial-result = Dobijeno { $won } od { $played }: { $elo } Elo, plus-minus { $off }
