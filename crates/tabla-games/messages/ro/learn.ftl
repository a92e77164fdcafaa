## Primul minut cu un joc, sfaturile din prima partidă și exemplele regulilor.

learn-title = { $game } într-un minut
learn-offer = { $game }: prima oară?
learn-offer-words = Un minut pe tabla adevărată și puteți juca.
learn-offer-go = Arată-mi
learn-skip = Sari peste
learn-back = Înapoi
learn-next = Mai departe
learn-again = Încă o dată
learn-step = Pasul { $step } din { $all }
learn-over = Mai mult nu trebuie să știți
learn-over-words = Restul vine jucând. Regulile sunt la îndemână oricând vreți să căutați ceva.
learn-link = Învățați într-un minut

learn-santorini-place = Aveți doi constructori. Așezați-i pe oricare două câmpuri.
learn-santorini-place-done = Bun. Adversarul face la fel și începe construcția.
learn-santorini-turn = O mutare are două părți: un constructor pășește pe un câmp vecin, apoi construiește lângă noul său loc. Atingeți constructorul, câmpul nou și locul construcției.
learn-santorini-turn-done = Aceasta este o mutare întreagă. Totul în acest joc este la un pas distanță.
learn-santorini-climb = În sus se urcă un singur nivel, în jos oricâte. Urcați pe primul nivel, apoi construiți.
learn-santorini-climb-done = Sunteți mai sus, iar asta contează.
learn-santorini-climb-wrong = O mutare bună, dar încercați să urcați pe casa joasă.
learn-santorini-dome = Atenție: adversarul stă pe nivelul doi, lângă un nivel trei. Construiți pe { $square }; pe nivelul al treilea se pune o cupolă și nimeni nu mai poate urca acolo.
learn-santorini-dome-done = Salvat! O cupolă închide casa pentru totdeauna.
learn-santorini-dome-wrong = Acum adversarul ar urca și ar câștiga. Puneți cupola pe { $square }.
learn-santorini-win = Acum puteți câștiga: pășiți de pe nivelul doi pe nivelul trei.
learn-santorini-win-done = Ați câștigat! Câștigă cine stă primul pe nivelul al treilea.
learn-santorini-win-wrong = Priviți în sus: un nivel trei este chiar lângă constructorul dumneavoastră.

learn-mice-place = Jucați cu albele și aveți nouă piese. Așezați-o pe prima pe orice punct.
learn-mice-place-done = Așa se continuă pe rând, până sunt așezate toate.
learn-mice-mill = Două piese ale dumneavoastră stau pe o linie. Puneți lângă ele a treia și aveți o moară. Moara ia o piesă a adversarului: atingeți-o.
learn-mice-mill-done = O moară, iar adversarul are o piesă mai puțin.
learn-mice-mill-wrong = Încă nu este o moară: completați linia de sus.
learn-mice-move = Când toate piesele sunt așezate, ele merg pe linii, câte un punct. Închideți moara de sus. O piesă dintr-o moară este în siguranță, deci luați-o pe cea care nu este în niciuna.
learn-mice-move-done = Așa merg piesele și așa apără morile.
learn-mice-move-wrong = Se putea, dar aveți o moară de închis: linia de sus.
learn-mice-swing = O piesă între două linii: când iese dintr-o moară, o închide pe cealaltă. Mutați-o în jos și luați o piesă.
learn-mice-swing-done = La mutarea următoare se întoarce și ia din nou. Cine își face una ca aceasta câștigă.
learn-mice-swing-wrong = Priviți piesa din mijlocul liniei de sus: un pas în jos închide o moară.
learn-mice-win = Adversarul mai are trei piese. Închideți moara și luați una: cu două nu se mai poate juca.
learn-mice-win-done = Ați câștigat!
learn-mice-win-wrong = Închideți moara de sus și s-a terminat.

learn-jamb-throw = Cinci zaruri și un talon cu treizeci de câmpuri. Fiecare tură începe cu o aruncare.
learn-jamb-throw-done = Mai puteți arunca de două ori și păstra ce doriți.
learn-jamb-keep = Trei de șase! Atingeți-le ca să rămână și aruncați din nou celelalte două.
learn-jamb-keep-done = Se poate de două ori; apoi trebuie scris ceva.
learn-jamb-keep-wrong = Păstrați cele trei de șase: zarurile la fel valorează cel mai mult.
learn-jamb-hand = 1 2 3 4 5 din prima aruncare: o kentă! Coloana din mână este pentru un asemenea noroc. Scrieți-o acolo.
learn-jamb-hand-done = 66 de puncte. Din mână se scrie numai după prima aruncare.
learn-jamb-hand-wrong = Ar fi păcat: kenta din mână valorează 66.
learn-jamb-down = Coloana aceasta se completează de sus, fără sărituri; cea de alături, de jos. Scrieți zarurile de trei acolo unde se potrivesc acum.
learn-jamb-down-done = Trei de trei fac nouă. Alegeți din timp ce adunați.
learn-jamb-down-wrong = Zarurile de trei merg în prima coloană, sub cele de doi.
learn-jamb-cross = Uneori nu se potrivește nimic. Atunci se taie un câmp: atingeți-l de două ori. Care doare cel mai puțin?
learn-jamb-cross-done = Se întâmplă oricui. Când toate cele treizeci de câmpuri sunt pline, punctele se adună.

learn-jewels-swap = Două pietre vecine își schimbă locul dacă astfel trei la fel ajung în linie. Aici cele galbene vor să se întâlnească.
learn-jewels-swap-done = Trei în linie dispar și aduc 3 puncte. Pietrele de deasupra cad.
learn-jewels-four = Patru în linie aduc 6. Căutați iar pietrele galbene.
learn-jewels-four-done = Șase puncte! Cinci ar aduce nouă.
learn-jewels-fall = Ce cade poate ajunge iar în linie, și totul se plătește. Schimbați pietrele galbene și priviți.
learn-jewels-fall-done = O cascadă: pietrele căzute au făcut o linie a lor.
learn-jewels-two = Acum cu toate culorile: este bun orice schimb care face o linie. Găsiți unul care aduce 6?
learn-jewels-two-done = Bine văzut. Se joacă atâta timp cât există un schimb.
learn-jewels-two-wrong = Acesta aduce { $points }. Undeva un schimb face două linii: priviți sus în dreapta.

learn-scrabble-first = Depuneți un cuvânt prin centru: atingeți o literă, apoi pătratul ei. De pildă { $word }. Apoi apăsați Depune.
learn-scrabble-first-done = { $points } p.: centrul dublează primul cuvânt.
learn-scrabble-first-wrong = Este o tură, dar de data aceasta depuneți un cuvânt.
learn-scrabble-cross = Fiecare cuvânt nou atinge ceva de pe tablă. Depuneți { $letters } sub ultima literă și se citește { $word }.
learn-scrabble-cross-done = Toate cuvintele care apar trebuie să fie în listă și toate contează.
learn-scrabble-joker = Jetonul gol este un joker: poate fi orice literă și nu valorează nimic. Depuneți cu el { $word }.
learn-scrabble-joker-done = Pătratele colorate înmulțesc litera sau tot cuvântul care stă pe ele.
learn-scrabble-joker-wrong = A fost un cuvânt, dar jokerul a rămas pe suport.
learn-scrabble-seven = Toate cele șapte jetoane deodată aduc încă 50 de puncte. Ale dumneavoastră formează { $word }, prin centru.
learn-scrabble-seven-done = { $points } p.! Când nu se potrivește nimic, puteți schimba jetoane sau spune pas.
learn-scrabble-seven-wrong = Un cuvânt, dar nu toate șapte: încercați { $word }.

coach = Sfaturi
coach-close = Fără sfaturi
coach-wait = Adversarul se gândește.
coach-santorini-first = Așezați primul constructor.
coach-santorini-second = Așezați al doilea constructor.
coach-santorini-choose = Atingeți constructorul care pășește.
coach-santorini-step = Încotro merge? Cel mult un nivel în sus.
coach-santorini-build = Acum construiți lângă el.
coach-santorini-win = Puteți păși pe nivelul al treilea și câștiga!
coach-mice-place = Așezați o piesă pe un punct liber. { $count ->
    [one] Mai aveți una în mână.
    [few] Mai aveți { $count } în mână.
   *[other] Mai aveți { $count } în mână.
}
coach-mice-choose = Atingeți piesa care se mută.
coach-mice-go = Încotro merge? Un punct de-a lungul liniei.
coach-mice-take = Ați închis o moară: luați o piesă.
coach-mice-fly = Cu trei piese puteți zbura pe orice punct liber.
coach-jamb-throw = Aruncați zarurile.
coach-jamb-again = Atingeți zarurile pe care le păstrați și aruncați-le pe celelalte; sau scrieți un câmp. { $count ->
    [one] Mai aveți o aruncare.
    [few] Mai aveți { $count } aruncări.
   *[other] Mai aveți { $count } de aruncări.
}
coach-jamb-held = Aruncați zarurile nepăstrate sau scrieți un câmp.
coach-jamb-write = Nu mai aveți aruncări: scrieți un câmp.
coach-jewels-choose = Schimbați două pietre vecine, ca trei la fel să ajungă în linie.
coach-jewels-other = Acum atingeți piatra de alături.
coach-scrabble-first = Depuneți un cuvânt prin centru: atingeți un jeton, apoi un pătrat.
coach-scrabble-lay = Depuneți un cuvânt care atinge ceva de pe tablă; sau schimbați jetoane.
coach-scrabble-play = Cuvântul este gata? Apăsați Depune.
coach-scrabble-doubt = Este un cuvânt? Acceptați-l sau contestați-l.

web-rules-moves = { $count ->
    [0] Nicio mutare nu este posibilă.
    [one] Este posibilă o mutare.
    [few] Sunt posibile { $count } mutări.
   *[other] Sunt posibile { $count } de mutări.
}
web-rules-shown = Exemplu la regula { $rule }
web-rules-good = permis
web-rules-bad = nepermis
web-rules-played = se joacă
web-rules-means = la fel ca { $text }
web-rules-typed = Pentru curioși: cum se scriu pozițiile și mutările
web-rules-points = { $count ->
    [one] 1 punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
server-study = se pot încerca deodată cel mult { $most } pași
