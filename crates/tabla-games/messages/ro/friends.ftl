# Invitations

server-no-free-seat = la această masă nu este niciun loc liber
server-seat-taken = locul este deja ocupat
server-waits = partida începe când au venit toți
server-nobody-missing = nimeni nu lipsește de atâta timp
server-no-invitation = nu există nicio invitație cu acest cod sau a expirat
server-nobody-to-invite = nu există un al doilea loc la care să fie invitat cineva
server-long-patience = timpul după care ceilalți pot continua este de cel mult { $most } de secunde
server-too-many-codes = prea multe coduri greșite; așteptați zece minute
server-qr = imaginea se face dintr-un text de 1 până la { $most } litere

# Playing a friend

web-friend = Partidă cu un prieten
web-friend-game = Partidă cu un prieten: { $game }
web-friend-people = Câți jucați?
web-friend-waiting =
    { $count ->
        [one] Se așteaptă { $count } jucător
        [few] Se așteaptă { $count } jucători
       *[other] Se așteaptă { $count } de jucători
    }
web-friend-how = Cine deschide linkul, scanează imaginea sau scrie codul pe prima pagină primește un loc liber.
web-friend-link = Link
web-friend-code = Codul invitației
web-friend-join = Intră
web-friend-send = Trimite
web-friend-qr = Linkul ca imagine pentru cameră
web-friend-renew = Invitație nouă
web-friend-computer = Joacă împotriva calculatorului
web-friend-patience = Cine lipsește poate fi înlocuit după
web-never = niciodată
web-your-name = Numele dumneavoastră
web-invites = { $player } vă invită: { $game }
web-invited = Sunteți invitat: { $game }
web-invited-go-on = Continuați aici: { $game }
web-invited-go-on-note = Celălalt dispozitiv va putea apoi doar să privească.
web-invited-players = Jucători: { $players }
web-invited-clock = Ceas: { $clock }
web-invited-play = Ia loc și joacă
web-invited-watch = Privește
web-invited-table = La masă
web-invited-own = Stați deja la această masă.
web-invited-taken = Toate locurile sunt ocupate. Urmăriți partida.
web-invited-used = Acest link a fost deja folosit. Urmăriți partida.
web-free-seat = loc liber
web-is-away = plecat o clipă
web-is-gone = plecat
web-is-gone-for = plecat de { $minutes } min
web-ask-take-back = Cere luarea înapoi a mutării
web-ask-draw = Propune remiză
web-ask-more-time = Cere încă un minut
web-ask-rematch = Revanșă
web-offer-take-back = { $player } cere să ia înapoi ultima mutare.
web-offer-draw = { $player } propune remiză.
web-offer-more-time = { $player } cere încă un minut.
web-offer-rematch = { $player } vrea revanșă.
web-asked-take-back = Ați cerut să luați înapoi mutarea.
web-asked-draw = Ați propus remiză.
web-asked-more-time = Ați cerut încă un minut.
web-asked-rematch = Ați cerut revanșă.
web-refused = Răspunsul este nu.
web-yes = Da
web-missing = { $players } – plecat de mult.
web-claim = Revendică victoria
web-claim-on = Continuă fără ei
web-replace = Continuă împotriva calculatorului
web-evening = În seara asta: { $score }
web-evening-draws =
    { $count ->
        [one] În seara asta: { $score }, { $count } remiză
        [few] În seara asta: { $score }, { $count } remize
       *[other] În seara asta: { $score }, { $count } de remize
    }
web-gone-elsewhere = Locul dumneavoastră este acum pe alt dispozitiv; aici doar priviți.
web-gone-computer = Ați lipsit mult, iar în locul dumneavoastră joacă un calculator.
web-go-on-elsewhere = Continuă pe alt dispozitiv
web-give-note = Valabil o dată, 15 minute. Cine îl deschide primește locul { $player }, iar acest dispozitiv doar îl privește.
web-onlookers =
    { $count ->
        [one] { $count } spectator
        [few] { $count } spectatori
       *[other] { $count } de spectatori
    }
web-onlookers-named = { $onlookers }: { $names }
web-emote = Spune ceva
web-emote-said = { $player }: { $words }
web-emote-hello = Salut!
web-emote-luck = Baftă!
web-emote-nice = Bine jucat!
web-emote-thinking = Hm …
web-emote-oops = Vai!
web-emote-wow = Uau!
web-emote-thanks = Mulțumesc!
web-emote-game = Frumoasă partidă!

# Ce se retrage, se cere și este sigilat

table-nothing-to-retract = nu aveți nicio propunere care așteaptă răspuns
table-sealed-branch = ce va cădea în acest joc este sigilat până la sfârșit; abia atunci se poate continua de la o mutare anterioară
ending-gone = jucătorul { $player } a lipsit, iar jucătorul { $winner } a cerut victoria
ending-gone-ended = jucătorul { $player } a lipsit, iar ceilalți au încheiat partida
desk-gone = a lipsit; ceilalți au continuat
web-retract = Retrage
web-retracted = Propunerea a fost retrasă.
web-ending-gone = { $player } a lipsit, iar { $winner } a cerut victoria.
web-ending-gone-ended = { $player } a lipsit, iar ceilalți au încheiat partida.
web-ending-resigned = { $player } a cedat.
web-ending-out-of-time = { $player } nu mai are timp.
web-move-hidden = o mutare, ascunsă până la sfârșit

# Alte dispozitive

server-not-at-machine = numai cine stă la calculatorul acestei case o poate deschide altor dispozitive
server-no-network = acest calculator nu este în nicio rețea din care ar putea veni alte dispozitive
web-network = Alte dispozitive
web-network-open = Deschide pentru alte dispozitive
web-network-close = Închide pentru alte dispozitive
web-network-shut-note = Deocamdată numai acest calculator poate deschide casa. Dacă o deschideți, poate intra oricine din aceeași rețea (același Wi-Fi), până când o închideți sau casa se oprește.
web-network-open-note = Poate intra oricine din aceeași rețea (același Wi-Fi).
web-network-house = Adresa casei
