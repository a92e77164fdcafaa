# Invitations

server-no-free-seat = za ovim stolom nema slobodnog mesta
server-seat-taken = mesto je već zauzeto
server-waits = partija počinje kad svi dođu
server-nobody-missing = niko nije toliko dugo odsutan
server-no-invitation = pozivnice sa ovom šifrom nema, ili je istekla
server-nobody-to-invite = nema drugog mesta na koje bi se neko mogao pozvati
server-long-patience = vreme posle kog ostali smeju da nastave je najviše { $most } sekundi
server-too-many-codes = previše pogrešnih šifara; sačekajte deset minuta
server-qr = slika se pravi od teksta dugog od 1 do { $most } slova

# Playing a friend

web-friend = Igraj s prijateljem
web-friend-game = Igraj s prijateljem: { $game }
web-friend-people = Koliko vas igra?
web-friend-waiting =
    { $count ->
        [one] Čeka se { $count } igrač
        [few] Čekaju se { $count } igrača
       *[other] Čeka se { $count } igrača
    }
web-friend-how = Ko otvori link, skenira sliku ili na prvoj strani upiše šifru, dobija slobodno mesto.
web-friend-link = Link
web-friend-code = Šifra pozivnice
web-friend-join = Pridruži se
web-friend-send = Pošalji
web-friend-qr = Link kao slika za kameru
web-friend-renew = Nova pozivnica
web-friend-computer = Igraj protiv računara
web-friend-local = Ova adresa radi samo na ovom računaru.
web-friend-patience = Ko je odsutan, može se zameniti posle
web-never = nikad
web-your-name = Vaše ime
web-invites = { $player } vas poziva: { $game }
web-invited = Pozvani ste: { $game }
web-invited-go-on = Nastavite ovde: { $game }
web-invited-go-on-note = Drugi uređaj će posle toga samo gledati.
web-invited-players = Igrači: { $players }
web-invited-clock = Sat: { $clock }
web-invited-play = Sedi i igraj
web-invited-watch = Gledaj
web-invited-table = Za sto
web-invited-own = Već sedite za ovim stolom.
web-invited-taken = Sva mesta su zauzeta. Gledate partiju.
web-invited-used = Ovaj link je već iskorišćen. Gledate partiju.
web-free-seat = slobodno mesto
web-is-away = nakratko odsutan
web-is-gone = nije tu
web-is-gone-for = nije tu { $minutes } min
web-ask-take-back = Zamoli za vraćanje poteza
web-ask-draw = Ponudi remi
web-ask-more-time = Zamoli za još jedan minut
web-ask-rematch = Revanš
web-offer-take-back = { $player } moli da vrati poslednji potez.
web-offer-draw = { $player } nudi remi.
web-offer-more-time = { $player } moli za još jedan minut.
web-offer-rematch = { $player } traži revanš.
web-asked-take-back = Zamolili ste da vratite potez.
web-asked-draw = Ponudili ste remi.
web-asked-more-time = Zamolili ste za još jedan minut.
web-asked-rematch = Tražili ste revanš.
web-refused = Odgovor je ne.
web-yes = Da
web-missing = { $players } – odavno nije tu.
web-claim = Proglasi pobedu
web-claim-on = Nastavi bez njih
web-replace = Nastavi protiv računara
web-evening = Večeras: { $score }
web-evening-draws =
    { $count ->
        [one] Večeras: { $score }, { $count } remi
        [few] Večeras: { $score }, { $count } remija
       *[other] Večeras: { $score }, { $count } remija
    }
web-gone-elsewhere = Vaše mesto je sada na drugom uređaju; ovde samo gledate.
web-gone-computer = Dugo vas nije bilo, pa na vašem mestu igra računar.
web-go-on-elsewhere = Nastavi na drugom uređaju
web-give-note = Važi jednom, 15 minuta. Ko ga otvori, dobija mesto { $player }, a ovaj uređaj ga samo gleda.
web-onlookers =
    { $count ->
        [one] { $count } gledalac
        [few] { $count } gledaoca
       *[other] { $count } gledalaca
    }
web-onlookers-named = { $onlookers }: { $names }
web-emote = Kaži nešto
web-emote-said = { $player }: { $words }
web-emote-hello = Zdravo!
web-emote-luck = Srećno!
web-emote-nice = Dobro odigrano!
web-emote-thinking = Hm …
web-emote-oops = Jao!
web-emote-wow = Opa!
web-emote-thanks = Hvala!
web-emote-game = Dobra partija!
