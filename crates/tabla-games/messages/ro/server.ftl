## Serverul din spatele browserului: ce refuză și de ce, ce tipărește, și ajutorul lui.

store-busy = „{ $path }” este folosit de alt server Tabla; opriți-l sau alegeți alt dosar cu `--data`
store-damaged = mesele din „{ $path }” nu pot fi citite ({ $detail }); fișierul a rămas cum era: puneți în locul lui o copie bună sau mutați-l și începeți din nou
store-too-new = mesele din „{ $path }” au fost scrise de o versiune mai nouă a programului Tabla (formatul { $format }); fișierul a rămas cum era
store-unread = masa „{ $id }” dintr-o versiune mai veche a programului Tabla nu poate fi citită: { $because }; se păstrează așa cum este
store-failed = în „{ $path }” nu se poate scrie: { $because }

server-no-game = jocul „{ $text }” nu există aici
server-not-your-turn = nu este rândul dumneavoastră
server-not-your-seat = locul { $seat } nu este al dumneavoastră
server-not-alone = asta se poate numai cât nu mai joacă nimeni altcineva la masă
server-only-watching = urmăriți ca spectator; cine vrea să joace are nevoie de linkul unui loc
server-no-computer = la mutare nu este un jucător al casei
server-time-left = mai este timp
server-table-too-large =
    un jucător al casei poate folosi aici cel mult { $most ->
        [one] { $most } megaoctet
        [few] { $most } megaocteți
       *[other] { $most } de megaocteți
    }
server-bad-key =
    cheia unei cereri are de la 1 la { $most ->
        [one] { $most } caracter
        [few] { $most } caractere
       *[other] { $most } de caractere
    }
server-bad-seat-key = aceasta nu este cheia unui loc
server-too-long = este prea lung; limita este { $most }
server-long-name =
    un nume are cel mult { $most ->
        [one] { $most } literă
        [few] { $most } litere
       *[other] { $most } de litere
    }
server-advice-time =
    sfatul durează mai mult de 0 și cel mult { $most ->
        [one] { $most } secundă
        [few] { $most } secunde
       *[other] { $most } de secunde
    }
server-advice-stopped = poziția s-a schimbat între timp
server-full =
    casa este plină: păstrează { $most ->
        [one] { $most } masă
        [few] { $most } mese
       *[other] { $most } de mese
    }
server-too-many-tables = ați deschis multe mese în scurt timp; jucați la una dintre ele sau așteptați un minut
server-not-found = aici nu este nimic
server-failed = ceva nu a mers bine în casă; nu s-a pierdut nimic
server-too-often = prea multe cereri; așteptați puțin
server-wrong-host = casa nu răspunde la acest nume; i-l poate da cine o pornește
server-wrong-origin = cererile de pe alte site-uri nu sunt acceptate
server-wrong-method = asta nu se poate face la această adresă
server-not-json = cererea trebuie să fie JSON
server-too-large = cererea este prea mare; limita este { $most } KB
server-too-slow = cererea a sosit prea încet; are la dispoziție { $most } s
server-unreadable = cererea nu poate fi citită: { $detail }
server-too-many-connections = prea multe conexiuni; încercați mai târziu

server-port-taken = portul { $port } este ocupat; alegeți altul cu `--port`
server-cannot-listen = nu se poate asculta la { $addr }: { $detail }
server-bad-address = „{ $text }” nu este o adresă; scrieți-o ca 127.0.0.1, ::1 sau 0.0.0.0
server-bad-port = „{ $text }” nu este un port de la 0 la 65535
server-bad-proxy = „{ $text }” nu este nici adresă, nici rețea; scrieți-o ca 127.0.0.1, ::1 sau 10.0.0.0/8
serve-at = Tabla este deschisă la { $url }
serve-elsewhere = De pe alte dispozitive: { $url }
serve-data = Partidele se păstrează în { $path }
serve-memory = Partidele dispar când se oprește serverul.
serve-stop = Ctrl-C oprește serverul.

cli-value-address = ADRESĂ
cli-value-port = PORT
cli-serve-about = Joacă în browser: pornește aplicația web locală și o deschide
cli-serve-arg-addr = Adresa la care se ascultă; 0.0.0.0 lasă și alte dispozitive să intre
cli-serve-arg-lan = Adresa la care celelalte dispozitive cunosc acest calculator, dacă sistemul nu o spune pe cea bună
cli-serve-arg-port = Portul la care se ascultă; 0 înseamnă oricare port liber
cli-serve-arg-data = Dosarul partidelor; „:memory:” nu păstrează nimic
cli-serve-arg-host = Încă un nume la care răspunde serverul în browsere
cli-serve-arg-trusted-proxy = Un proxy, după adresă sau rețea, care are voie să spună pentru cine întreabă; se poate repeta
cli-serve-arg-engines = Dosarul cu motoarele de joc pentru browsere, construite de `cargo xtask site`: atunci browserele gândesc singure
cli-serve-arg-forget-finished = Când nu mai încap mese, se uită partida încheiată cel mai de mult
cli-serve-arg-no-open = Nu deschide browserul
cli-serve-arg-json = Afișează un rând JSON cu adresa, pentru programe
cli-serve-example-open = pornește și deschide browserul
cli-serve-example-network = lasă și alte dispozitive din rețea să intre
cli-serve-example-script = pentru un script: orice port liber, nimic păstrat, fără browser
