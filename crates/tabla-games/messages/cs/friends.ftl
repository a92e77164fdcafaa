# Invitations

server-no-free-seat = u tohoto stolu není volné místo
server-seat-taken = místo je už obsazené
server-waits = hra začne, až přijdou všichni
server-nobody-missing = nikdo není pryč tak dlouho
server-no-invitation = pozvánka s tímto kódem není, nebo už vypršela
server-nobody-to-invite = není tu druhé místo, na které by šlo někoho pozvat
server-long-patience = doba, po které smějí ostatní pokračovat, je nejvýše { $most } sekund
server-too-many-codes = příliš mnoho chybných kódů; počkejte deset minut
server-qr = obrázek se dělá z textu o 1 až { $most } písmenech

# Playing a friend

web-friend = Hrát s přítelem
web-friend-game = Hrát s přítelem: { $game }
web-friend-people = Kolik vás hraje?
web-friend-waiting =
    { $count ->
        [one] Čeká se na { $count } hráče
       *[other] Čeká se na { $count } hráčů
    }
web-friend-how = Kdo otevře odkaz, načte obrázek nebo na první stránce napíše kód, dostane volné místo.
web-friend-link = Odkaz
web-friend-code = Kód pozvánky
web-friend-join = Připojit se
web-friend-send = Poslat
web-friend-qr = Odkaz jako obrázek pro fotoaparát
web-friend-renew = Nová pozvánka
web-friend-computer = Hrát proti počítači
web-friend-patience = Kdo odejde, toho lze nahradit po
web-never = nikdy
web-your-name = Vaše jméno
web-invites = { $player } vás zve: { $game }
web-invited = Jste zváni: { $game }
web-invited-go-on = Pokračujte zde: { $game }
web-invited-go-on-note = Druhé zařízení se pak bude jen dívat.
web-invited-players = Hráči: { $players }
web-invited-clock = Hodiny: { $clock }
web-invited-play = Posadit se a hrát
web-invited-watch = Dívat se
web-invited-table = Ke stolu
web-invited-own = U tohoto stolu už sedíte.
web-invited-taken = Všechna místa jsou obsazená. Díváte se.
web-invited-used = Tento odkaz už někdo použil. Díváte se.
web-free-seat = volné místo
web-is-away = na chvíli pryč
web-is-gone = pryč
web-is-gone-for = pryč už { $minutes } min
web-ask-take-back = Požádat o vrácení tahu
web-ask-draw = Nabídnout remízu
web-ask-more-time = Požádat o minutu navíc
web-ask-rematch = Odveta
web-offer-take-back = { $player } žádá o vrácení posledního tahu.
web-offer-draw = { $player } nabízí remízu.
web-offer-more-time = { $player } žádá o minutu navíc.
web-offer-rematch = { $player } chce odvetu.
web-asked-take-back = Požádali jste o vrácení tahu.
web-asked-draw = Nabídli jste remízu.
web-asked-more-time = Požádali jste o minutu navíc.
web-asked-rematch = Požádali jste o odvetu.
web-refused = Odpověď je ne.
web-yes = Ano
web-missing = { $players } – dlouho pryč.
web-claim = Prohlásit výhru
web-claim-on = Pokračovat bez nich
web-replace = Pokračovat proti počítači
web-evening = Dnes večer: { $score }
web-evening-draws =
    { $count ->
        [one] Dnes večer: { $score }, { $count } remíza
        [few] Dnes večer: { $score }, { $count } remízy
       *[other] Dnes večer: { $score }, { $count } remíz
    }
web-gone-elsewhere = Vaše místo je teď na jiném zařízení; tady se jen díváte.
web-gone-computer = Byli jste dlouho pryč a na vašem místě hraje počítač.
web-go-on-elsewhere = Pokračovat na jiném zařízení
web-give-note = Platí jednou, 15 minut. Kdo ho otevře, dostane místo { $player } a toto zařízení se na ně jen dívá.
web-onlookers =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
web-onlookers-named = { $onlookers }: { $names }
web-emote = Něco říct
web-emote-said = { $player }: { $words }
web-emote-hello = Ahoj!
web-emote-luck = Hodně štěstí!
web-emote-nice = Dobře zahráno!
web-emote-thinking = Hmm …
web-emote-oops = A jé!
web-emote-wow = Páni!
web-emote-thanks = Děkuji!
web-emote-game = Dobrá hra!

# Co je odvoláno, vyžádáno a zapečetěno

table-nothing-to-retract = nemáte nabídku, která čeká na odpověď
table-sealed-branch = co v této hře padne, je do konce zapečetěno; teprve potom lze pokračovat od dřívějšího tahu
ending-gone = hráč { $player } byl pryč a hráč { $winner } si vyžádal výhru
ending-gone-ended = hráč { $player } byl pryč a ostatní hru ukončili
desk-gone = pryč; ostatní pokračovali
web-retract = Vzít zpět nabídku
web-retracted = Nabídka byla odvolána.
web-ending-gone = Nepřítomný hráč: { $player }. Výhru si vyžádal hráč { $winner }.
web-ending-gone-ended = Nepřítomný hráč: { $player }. Ostatní hru ukončili.
web-ending-resigned = { $player } se vzdává.
web-ending-out-of-time = Vypršel čas: { $player }.
web-move-hidden = tah, skrytý do konce

# Jiná zařízení

server-not-at-machine = otevřít dům jiným zařízením může jen ten, kdo sedí u počítače, na kterém běží
server-no-network = tento počítač není v žádné síti, ze které by mohla přijít jiná zařízení
web-network = Jiná zařízení
web-network-open = Otevřít jiným zařízením
web-network-close = Zavřít jiným zařízením
web-network-shut-note = Zatím dům otevře jen tento počítač. Když ho otevřete, může přijít každý ve stejné síti (na stejné Wi-Fi), dokud ho nezavřete nebo dokud dům neskončí.
web-network-open-note = Přijít může každý ve stejné síti (na stejné Wi-Fi).
web-network-house = Adresa domu
