## Server iza pregledača: šta odbija i zašto, šta ispisuje, i njegova pomoć.

store-busy = „{ $path }“ koristi drugi server programa Tabla; zaustavite ga ili izaberite drugu fasciklu pomoću `--data`
store-damaged = stolovi u „{ $path }“ ne mogu da se pročitaju ({ $detail }); datoteka je ostala kakva je bila: stavite na njeno mesto ispravnu kopiju ili je premestite i počnite iznova
store-too-new = stolove u „{ $path }“ zapisala je novija verzija programa Tabla (format { $format }); datoteka je ostala kakva je bila
store-unread = sto „{ $id }“ iz starije verzije programa Tabla ne može da se pročita: { $because }; čuva se kakav jeste
store-failed = u „{ $path }“ ne može da se piše: { $because }

server-no-game = igre „{ $text }“ ovde nema
server-not-your-turn = niste na potezu
server-not-your-seat = mesto { $seat } nije vaše
server-not-alone = to može samo dok za stolom ne igra niko drugi
server-only-watching = vi samo pratite partiju; za igru vam treba link za mesto za stolom
server-no-computer = na potezu nije računar
server-time-left = još ima vremena
server-table-too-large = računarski igrač ovde sme da koristi najviše { $most } megabajta
server-bad-key =
    ključ zahteva ima od 1 do { $most ->
        [one] { $most } znaka
        [few] { $most } znaka
       *[other] { $most } znakova
    }
server-bad-seat-key = to nije ključ nijednog mesta
server-too-long = to je predugo; granica je { $most }
server-long-name = ime ima najviše { $most } slova
server-advice-time = savet traje više od 0 i najviše { $most } sekundi
server-advice-stopped = položaj se u međuvremenu promenio
server-full = nema više mesta: čuva se najviše { $most } stolova
server-too-many-tables = otvorili ste mnogo stolova za kratko vreme; igrajte za nekim od njih ili sačekajte minut
server-not-found = ovde nema ničega
server-failed = došlo je do greške u programu; ništa nije izgubljeno
server-too-often = previše zahteva; sačekajte malo
server-wrong-host = kuća se ne odaziva na to ime; može da joj ga da onaj ko je pokreće
server-wrong-origin = zahtevi sa drugih sajtova se ne primaju
server-wrong-method = to na ovoj adresi ne može
server-not-json = zahtev mora da bude JSON
server-too-large = zahtev je prevelik; granica je { $most } KB
server-too-slow = zahtev je stizao presporo; ima { $most } s vremena
server-unreadable = zahtev ne može da se pročita: { $detail }
server-too-many-connections = previše veza; pokušajte kasnije

server-port-taken = port { $port } je zauzet; izaberite drugi pomoću `--port`
server-cannot-listen = na { $addr } ne može da se sluša: { $detail }
server-bad-address = „{ $text }“ nije adresa; pišite je kao 127.0.0.1, ::1 ili 0.0.0.0
server-bad-port = „{ $text }“ nije port od 0 do 65535
server-bad-proxy = „{ $text }“ nije ni adresa ni mreža; pišite je kao 127.0.0.1, ::1 ili 10.0.0.0/8
serve-at = Tabla radi na adresi { $url }
serve-elsewhere = Sa drugih uređaja: { $url }
serve-data = Partije se čuvaju u { $path }
serve-memory = Partije nestaju kad se server zaustavi.
serve-stop = Ctrl-C zaustavlja server.

cli-value-address = ADRESA
cli-value-port = PORT
cli-serve-about = Igraj u pregledaču: pokreni lokalnu veb-aplikaciju i otvori je
cli-serve-arg-addr = Adresa na kojoj se sluša; 0.0.0.0 pušta i druge uređaje
cli-serve-arg-lan = Adresa po kojoj drugi uređaji znaju ovaj računar, ako sistem ne kaže pravu
cli-serve-arg-port = Port na kom se sluša; 0 je bilo koji slobodan
cli-serve-arg-data = Fascikla za partije; „:memory:“ ne čuva ništa
cli-serve-arg-host = Još jedno ime kojim pregledači smeju da zovu server
cli-serve-arg-trusted-proxy = Posrednik, po adresi ili mreži, koji sme da kaže u čije ime pita; može više puta
cli-serve-arg-engines = Fascikla sa programom igara za pregledače, koji pravi `cargo xtask site`: tada pregledači sami razmišljaju
cli-serve-arg-forget-finished = Kada više nema mesta za stolove, zaboravlja se partija koja je najdavnije završena
cli-serve-arg-no-open = Ne otvaraj pregledač
cli-serve-arg-json = Ispiši adresu u jednom redu kao JSON, za programe
cli-serve-example-open = pokreni i otvori pregledač
cli-serve-example-network = pusti i druge uređaje iz mreže
cli-serve-example-script = za skriptu: bilo koji slobodan port, ništa se ne čuva, bez pregledača
