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

# Povučeno, zatraženo i zapečaćeno

table-nothing-to-retract = nema vaše ponude koja čeka odgovor
table-sealed-branch = šta će pasti u ovoj partiji zapečaćeno je do kraja; tek onda može da se nastavi od ranijeg poteza
ending-gone = igrača { $player } nije bilo, pa je igrač { $winner } zatražio pobedu
ending-gone-ended = igrača { $player } nije bilo, pa su ostali završili partiju
desk-gone = nije se vratio; ostali su nastavili
web-retract = Povuci
web-retracted = Ponuda je povučena.
web-ending-gone = { $player } se nije vratio u igru, pa je pobedu zatražio igrač { $winner }.
web-ending-gone-ended = { $player } se nije vratio u igru, pa su ostali završili partiju.
web-ending-resigned = { $player } predaje partiju.
web-ending-out-of-time = Isteklo je vreme: { $player }.
web-move-hidden = potez, skriven do kraja

# Drugi uređaji

server-not-at-machine = samo onaj ko sedi za računarom ove kuće može da je otvori drugim uređajima
server-no-network = ovaj računar nije u mreži iz koje bi drugi uređaji mogli da dođu
web-network = Drugi uređaji
web-network-open = Otvori drugim uređajima
web-network-close = Zatvori za druge uređaje
web-network-shut-note = Zasad samo ovaj računar može da otvori kuću. Ako je otvorite, može da uđe svako u istoj mreži (na istom bežičnom internetu), dok je ne zatvorite ili dok se kuća ne ugasi.
web-network-open-note = Svako u istoj mreži (na istom bežičnom internetu) može da uđe.
web-network-house = Adresa kuće
