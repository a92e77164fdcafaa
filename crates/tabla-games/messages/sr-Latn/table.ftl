## Jedan sto za svaku igru: šta odbija i kako se partije za njim završavaju.

ending-agreed = partija je završena nerešeno: igrači su se tako dogovorili
ending-left = partija je završena: napuštena je
ending-points = partija je završena: odlučuju poeni
ending-time = partija je završena: vreme je isteklo
table-moved-on = za stolom se u međuvremenu dogodilo nešto drugo; pogledajte ponovo
table-no-seat = za ovim stolom nema tog mesta
table-people =
    { $count ->
        [one] ova igra nije za { $count } igrača
        [few] ova igra nije za { $count } igrača
       *[other] ova igra nije za { $count } igrača
    }
table-places =
    položaj ima { $found ->
        [one] { $found } tablu
        [few] { $found } table
       *[other] { $found } tabli
    }, a igrača je { $people }
table-clock-race = gde svi igraju istovremeno, smisla ima samo sat za celu partiju
table-sealed = šta će pasti u ovoj partiji zapečaćeno je do kraja; partija se dotle čuva ovde, a onda može da se sačuva
table-race-chance = igru sa kockicama ili izvlačenjem ne mogu svi da igraju istovremeno
table-no-dealer = ovde ne postoji izvor slučaja „{ $text }“
table-rule-value = pravilo { $rule } ne može da bude „{ $text }“
table-no-throw = sada nema šta da se baci
table-throw-first = prvo bacite, pa odlučite
table-throw-told = ovde bacate svoje kockice: recite šta pokazuju
table-throw-dealt = ovde deli program; šta će pasti ne može da se bira
table-chance = „{ $text }“ ovde nije moglo da padne
table-no-undo = to sada ne može da se vrati
table-nobody-to-ask = sada nema koga da pitate
table-no-such-offer = to se sada ne može ponuditi
table-nothing-to-answer = nijedna ponuda ne čeka odgovor
table-not-yours-to-answer = odgovor mora da da neko drugi
table-player-erred = računar nije našao dozvoljen potez
table-log = događaj { $event } u partiji nije moguć: { $because }
table-log-damaged = to se nije moglo tako dogoditi
table-log-chance = to je { $written }, a seme daje { $right }
table-save-version = format { $version } sačuvanih partija ovde nije poznat
table-file-chance = datoteka sa samim potezima ne kazuje šta je palo
table-format-written = format „{ $text }“ može samo da se piše, ne i da se čita
table-no-batch = { $text } ne može da se igra brojevima
table-action = radnja u partiji { $lane } nije dozvoljena
table-no-action = radnja { $action } ovde nije dozvoljena
table-match-clock = { $player } misli po satu, a ovaj meč mora svuda da ispadne isto; zadajte mu `nodes` ili `depth`
table-match-unfinished = meč je samo za računare
player-error-setting = { $setting } ne može da bude „{ $text }“; može { $values }
