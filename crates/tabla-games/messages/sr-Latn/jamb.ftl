## Jamb: redovi i kolone, zašto se nešto odbija, datoteke partija i šta misli prijatelj.

jamb-column-down = nadole
jamb-column-up = nagore
jamb-column-hand = ručna
jamb-row-face = { $face }
jamb-row-kenta = kenta
    .accusative = kentu
jamb-row-ful = ful
jamb-row-poker = poker
jamb-row-jamb = jamb
jamb-ending-full = sva polja su popunjena

jamb-refusal-empty = potez je polje, na primer „nadole“, „nagore“ ili „ručna kenta“, ili kockice, na primer „zadrži 2 2“ ili „baci 1 5“
jamb-refusal-not-a-word = „{ $text }“ nije ni kolona, ni red, ni kockica, ni „zadrži“ ni „baci“
jamb-refusal-not-a-row = „{ $text }“ nije red; redovi su od „1“ do „6“, „kenta“, „ful“, „poker“, „jamb“
jamb-refusal-not-a-die = „{ $text }“ nije kockica: od 1 do 6
jamb-refusal-too-many-dice =
    { $count ->
        [one] navedena je { $count } kockica
        [few] navedene su { $count } kockice
       *[other] navedeno je { $count } kockica
    }, a ima ih pet
jamb-refusal-which-row = koji red ručne kolone? na primer „ručna kenta“
jamb-refusal-which-dice = koje kockice? na primer „baci 1 5“ ili „baci sve“
jamb-refusal-too-much = „{ $text }“ je višak posle polja
jamb-refusal-over = partija je završena: sva polja su popunjena
jamb-refusal-not-thrown = kockice su u čaši: najpre ih bacite
jamb-refusal-filled = polje { $row } u koloni „{ $column }“ već je popunjeno
jamb-refusal-column-full = kolona „{ $column }“ je popunjena
jamb-refusal-not-next = kolona „{ $column }“ se popunjava bez preskakanja: na redu je { $next }, a ne { $row }
jamb-refusal-hand-too-late = ručna kolona se popunjava odmah posle prvog bacanja, a ovo je { $throw }. bacanje
jamb-refusal-no-throw-left = iskoristili ste sva tri bacanja: morate da upišete neko polje
jamb-refusal-only-hand-left = ostala je samo ručna kolona, a ona se popunjava posle prvog bacanja
jamb-refusal-not-on-table = među kockicama { $dice } nema svih koje ste naveli: { $wanted }
jamb-refusal-nothing-thrown = mora da se baci bar jedna kockica; da biste zadržali svih pet, upišite polje

jamb-fault-parts =
    { $count ->
        [one] tekst ima { $count } deo
        [few] tekst ima { $count } dela
       *[other] tekst ima { $count } delova
    } između kosih crta, a treba četiri: NADOLE/NAGORE/RUČNA/STO
jamb-fault-value-text = „{ $text }“ nije vrednost polja: od 0 do 80
jamb-fault-hand-text = „{ $text }“ nije polje ručne kolone; piše se, na primer, „kenta=66“
jamb-fault-table-text = „{ $text }“ nije stanje na stolu; piše se, na primer, 1:12233 ili 2:22???
jamb-fault-too-many =
    { $count ->
        [one] kolona „{ $column }“ ima { $count } vrednost
        [few] kolona „{ $column }“ ima { $count } vrednosti
       *[other] kolona „{ $column }“ ima { $count } vrednosti
    }, a deset polja
jamb-fault-value = u koloni „{ $column }“, red { $row }, ne može da stoji { $value }
jamb-fault-twice = polje { $row } u ručnoj koloni popunjeno je dva puta
jamb-fault-kept-before-first = pre prvog bacanja ne može da se zadrži { $dice }
jamb-fault-nothing-in-cup = u čaši nema kockice za { $throw }. bacanje
jamb-fault-dice-after-end = sva polja su popunjena, pa na kraju piše 1:?????
jamb-fault-throw-too-late = kolone „nadole“ i „nagore“ su popunjene, pa nema { $throw }. bacanja

jamb-file-format = „{ $text }“ nije „jamb 1“, čime počinje partija Jamba
jamb-file-line = „{ $text }“ nije red partije: „dice“, „rules“, „storage“, potez koji počinje kockicama ili „end“
jamb-file-heading-late = „{ $text }“ stoji pre prvog poteza ili nigde
jamb-file-dice = „{ $text }“ nije izvor kockica: „lcg 42“, „bbs 42“ ili „table“
jamb-file-rule = „{ $text }“ nije kućno pravilo: „jamb-is-ful“, „jamb-is-poker“ ili „none“
jamb-file-storage = „{ $text }“ nije način čuvanja: „coo“, „csr“, „csc“ ili „dense“
jamb-file-unfinished = prethodni potez nije završen
jamb-file-after-end = partija je završena pre ovog reda
jamb-file-throw = „{ $text }“ nije bacanje: kockice se pišu, na primer, 12233
jamb-file-dice-count =
    { $count ->
        [one] bačena je { $count } kockica
        [few] bačene su { $count } kockice
       *[other] bačeno je { $count } kockica
    }, a u čaši ih je { $expected }
jamb-file-other-dice = kockice su „{ $text }“, a seme daje { $expected }

jamb-reckoning-exact = tačna verovatnoća
jamb-reckoning-source = brojka iz izvora
jamb-tenths = { $whole },{ $tenths }
jamb-prospect-upper = { $row } u koloni „{ $column }“ (na stolu: { $count })
jamb-prospect-lower = { $row } u koloni „{ $column }“ (tačno { $exact } = { $exactpercent } %; po izvoru { $source } = { $sourcepercent } %)
jamb-reason-hand-made =
    Prvo bacanje je { $row }, a to polje ručne kolone je slobodno: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }.
jamb-reason-hand-best =
    Ostala je samo ručna kolona, a najviše donosi { $row }: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }.
jamb-reason-hand-crossed = Ostala je samo ručna kolona, a nijedno slobodno polje ne donosi ništa: precrtava se { $row }.
jamb-reason-one-column = Jedna kolona je popunjena, pa je cilj { $aim }.
jamb-reason-both-upper = Oba sledeća polja su u gornjem delu: igra se na broj sa više kockica, a kad ih je jednako, na kolonu „nadole“. Cilj je { $aim }; drugo polje je { $other }.
jamb-reason-both-lower = Oba sledeća polja su kombinacije: igra se na verovatniju, a kad su jednako verovatne, na kolonu „nagore“. Cilj je { $aim }; drugo polje je { $other }.
jamb-reason-above-threshold = Verovatnoća je iznad praga od { $threshold } %, pa je cilj { $aim }.
jamb-reason-below-threshold = Nije iznad praga od { $threshold } %: { $lower }. Zato je cilj { $aim }.
jamb-reason-other-reckoning = Po drugom merilu ({ $reckoning }) odluka bi bila drukčija: { $row } u koloni „{ $column }“.
jamb-reason-keeps = Za cilj { $row } zadržava { $dice }, a ostale baca ponovo.
jamb-reason-keeps-none = Ništa ne pomaže za cilj { $row }, pa se ponovo bacaju sve kockice.
jamb-reason-writes =
    Upisuje polje { $row } u koloni „{ $column }“: { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }.
jamb-reason-misses = Za polje { $row } u koloni „{ $column }“ nema šta da se upiše, pa se precrtava.
