## Santorini: de ce se refuză o mutare sau o poziție și din ce se compune o evaluare.

santorini-refusal-not-a-square = „{ $text }” nu este un câmp de la A1 la E5
santorini-refusal-empty = o așezare înseamnă două câmpuri, o mutare trei, de exemplu C3 B3 A3
santorini-refusal-over = partida s-a încheiat, a câștigat jucătorul { $player }
santorini-refusal-placement-length = o așezare înseamnă două câmpuri, nu { $count }
santorini-refusal-placed-together = cei doi constructori nu pot sta amândoi pe { $square }
santorini-refusal-turn-length = o mutare înseamnă trei câmpuri (de unde, încotro, unde se construiește), nu { $count }
santorini-refusal-others-worker = constructorul de pe { $square } este al adversarului
santorini-refusal-no-worker = nu aveți niciun constructor pe { $square }
santorini-refusal-step-too-far = { $to } nu este vecin cu { $from }
santorini-refusal-occupied = pe { $square } stă un constructor
santorini-refusal-dome = { $square } este închis de o cupolă
santorini-refusal-too-high = de pe { $from } (nivelul { $from-level }) pe { $to } (nivelul { $to-level }) se urcă mai mult de un nivel
santorini-refusal-build-after-win = pasul pe { $to } câștigă partida, după el nu se mai construiește
santorini-refusal-build-missing = lipsește al treilea câmp: după pas trebuie construit
santorini-refusal-build-too-far = se construiește lângă câmpul pe care s-a mutat, iar { $build } nu este vecin cu { $to }
santorini-refusal-build-occupied = pe { $square } nu se poate construi, acolo stă un constructor
santorini-refusal-build-dome = pe { $square } nu se poate construi, este închis de o cupolă

santorini-fault-parts =
    { $count ->
        [one] textul are { $count } parte
        [few] textul are { $count } părți
       *[other] textul are { $count } de părți
    } între bare oblice, nu cele patru din ÎNĂLȚIMI/LA-MUTARE/PRIMUL/AL-DOILEA
santorini-fault-height-count =
    { $count ->
        [one] înălțimile au { $count } caracter
        [few] înălțimile au { $count } caractere
       *[other] înălțimile au { $count } de caractere
    }, nu 25
santorini-fault-height-text = înălțimea „{ $text }” a câmpului { $square } nu este o cifră de la 0 la 4
santorini-fault-too-high = { $square } are înălțimea { $height }; cea mai mare este cupola, 4
santorini-fault-side = la mutare este „{ $text }”, nu 1 sau 2
santorini-fault-square = „{ $text }” nu este un câmp de la A1 la E5
santorini-fault-worker-count =
    { $count ->
        [one] jucătorul { $player } are { $count } constructor
        [few] jucătorul { $player } are { $count } constructori
       *[other] jucătorul { $player } are { $count } de constructori
    }, nu 2 (sau niciunul înainte de așezare)
santorini-fault-crowded = pe { $square } stau doi constructori
santorini-fault-on-dome = un constructor stă pe cupola de pe { $square }
santorini-fault-built-too-early = pe tablă sunt niveluri înainte ca toți constructorii să fie așezați
santorini-fault-first-missing = constructorii celui de-al doilea jucător sunt așezați, iar ai primului nu
santorini-fault-wrong-side =
    { $levels ->
        [one] cu { $levels } nivel construit
        [few] cu { $levels } niveluri construite
       *[other] cu { $levels } de niveluri construite
    }, la mutare este jucătorul { $player }
santorini-fault-many-winners = pe nivelul al treilea stau mai mulți constructori; a câștigat primul ajuns acolo
santorini-fault-winner-not-mover =
    { $levels ->
        [one] jucătorul { $player } stă pe nivelul al treilea, dar cu { $levels } nivel construit
        [few] jucătorul { $player } stă pe nivelul al treilea, dar cu { $levels } niveluri construite
       *[other] jucătorul { $player } stă pe nivelul al treilea, dar cu { $levels } de niveluri construite
    } era rândul adversarului

santorini-term-height = înălțimea constructorilor
santorini-term-centre = apropierea de centru
santorini-term-climb = câmpuri pe care se poate urca
santorini-term-safe = urcări pe care nimeni nu le poate strica
santorini-term-mobility = libertatea de mișcare
santorini-term-support = câmpuri înalte în apropiere
santorini-term-distance = distanța față de adversar
santorini-term-tempo = dreptul la mutare
santorini-won-third = un constructor stă pe nivelul al treilea
santorini-won-stuck = jucătorul { $player } nu are nicio mutare permisă
