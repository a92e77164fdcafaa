## O singură masă pentru orice joc: ce refuză și cum se încheie acolo partidele.

ending-agreed = partida s-a încheiat remiză: așa au convenit jucătorii
ending-left = partida s-a încheiat: a fost părăsită
ending-points = partida s-a încheiat: hotărăsc punctele
ending-time = partida s-a încheiat: timpul s-a scurs
table-moved-on = între timp la masă s-a întâmplat altceva; priviți din nou
table-no-seat = la această masă nu există un asemenea loc
table-people =
    { $count ->
        [one] acest joc nu este pentru { $count } jucător
        [few] acest joc nu este pentru { $count } jucători
       *[other] acest joc nu este pentru { $count } de jucători
    }
table-places =
    poziția are { $found ->
        [one] { $found } tablă
        [few] { $found } table
       *[other] { $found } de table
    } la { $people ->
        [one] { $people } jucător
        [few] { $people } jucători
       *[other] { $people } de jucători
    }
table-clock-race = unde joacă toți în același timp, are rost doar un ceas pentru toată partida
table-sealed = ce cade în acest joc este sigilat până la sfârșit; jocul rămâne aici până atunci și poate fi salvat după aceea
table-race-chance = un joc cu zaruri sau cu trageri la sorți nu poate fi jucat de toți în același timp
table-no-dealer = aici nu există sursa de hazard „{ $text }”
table-rule-value = regula { $rule } nu poate fi „{ $text }”
table-no-throw = acum nu este nimic de aruncat
table-throw-first = întâi aruncați, apoi hotărâți
table-throw-told = aici zarurile sunt ale dumneavoastră: spuneți ce arată
table-throw-dealt = aici împarte programul; ce cade nu se poate alege
table-chance = „{ $text }” nu putea să cadă aici
table-no-undo = asta nu se mai poate lua înapoi acum
table-nobody-to-ask = acum nu aveți pe cine să întrebați
table-no-such-offer = asta nu se poate propune acum
table-nothing-to-answer = nicio propunere nu așteaptă răspuns
table-not-yours-to-answer = trebuie să răspundă altcineva
table-player-erred = calculatorul nu a găsit o mutare permisă
table-log = evenimentul { $event } al partidei nu este posibil: { $because }
table-log-damaged = nu s-ar fi putut întâmpla așa
table-log-chance = este { $written }, iar sămânța dă { $right }
table-save-version = formatul { $version } al partidelor salvate nu este cunoscut aici
table-file-chance = un fișier numai cu mutări nu spune ce a căzut
table-format-written = formatul „{ $text }” poate fi doar scris, nu și citit
table-no-batch = { $text } nu se poate juca prin numere
table-action = acțiunea din partida { $lane } nu este permisă
table-no-action = acțiunea { $action } nu este permisă aici
table-match-clock = { $player } gândește după ceas, iar acest meci trebuie să iasă la fel peste tot; dați-i `nodes` sau `depth`
table-match-unfinished = un meci este doar pentru calculatoare
player-error-setting = { $setting } nu poate fi „{ $text }”; poate fi { $values }
