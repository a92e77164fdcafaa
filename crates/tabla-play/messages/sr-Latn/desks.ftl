## Stolovi u pregledaču: šta u želji spolja može da bude pogrešno, u svakoj igri.

desk-setup = ovo ne opisuje nijednu igru: { $detail }
desk-act = tako nečeg u ovoj igri nema
desk-question = na takvo pitanje ova igra ne odgovara: { $detail }
desk-format = ovde nema formata „{ $format }“; formati su { $formats }
desk-ply =
    nema pozicije posle { $ply ->
        [one] { $ply } poteza
        [few] { $ply } poteza
       *[other] { $ply } poteza
    }; partija ih ima { $last }
desk-nothing-to-undo = nema šta da se vrati
desk-nothing-to-redo = nema šta da se ponovo odigra
desk-jewels-contest = na takmičenju nema table „{ $name }“; table su { $boards }
desk-jewels-stopped = partija je gotova: prekinuta je
