# Invitations

server-no-free-seat = за овим столом нема слободног места
server-seat-taken = место је већ заузето
server-waits = партија почиње кад сви дођу
server-nobody-missing = нико није толико дуго одсутан
server-no-invitation = позивнице са овом шифром нема, или је истекла
server-nobody-to-invite = нема другог места на које би се неко могао позвати
server-long-patience = време после ког остали смеју да наставе је највише { $most } секунди
server-too-many-codes = превише погрешних шифара; сачекајте десет минута
server-qr = слика се прави од текста дугог од 1 до { $most } слова

# Playing a friend

web-friend = Играј с пријатељем
web-friend-game = Играј с пријатељем: { $game }
web-friend-people = Колико вас игра?
web-friend-waiting =
    { $count ->
        [one] Чека се { $count } играч
        [few] Чекају се { $count } играча
       *[other] Чека се { $count } играча
    }
web-friend-how = Ко отвори линк, скенира слику или на првој страни упише шифру, добија слободно место.
web-friend-link = Линк
web-friend-code = Шифра позивнице
web-friend-join = Придружи се
web-friend-send = Пошаљи
web-friend-qr = Линк као слика за камеру
web-friend-renew = Нова позивница
web-friend-computer = Играј против рачунара
web-friend-patience = Ко је одсутан, може се заменити после
web-never = никад
web-your-name = Ваше име
web-invites = { $player } вас позива: { $game }
web-invited = Позвани сте: { $game }
web-invited-go-on = Наставите овде: { $game }
web-invited-go-on-note = Други уређај ће после тога само гледати.
web-invited-players = Играчи: { $players }
web-invited-clock = Сат: { $clock }
web-invited-play = Седи и играј
web-invited-watch = Гледај
web-invited-table = За сто
web-invited-own = Већ седите за овим столом.
web-invited-taken = Сва места су заузета. Гледате партију.
web-invited-used = Овај линк је већ искоришћен. Гледате партију.
web-free-seat = слободно место
web-is-away = накратко одсутан
web-is-gone = није ту
web-is-gone-for = није ту { $minutes } min
web-ask-take-back = Замоли за враћање потеза
web-ask-draw = Понуди реми
web-ask-more-time = Замоли за још један минут
web-ask-rematch = Реванш
web-offer-take-back = { $player } моли да врати последњи потез.
web-offer-draw = { $player } нуди реми.
web-offer-more-time = { $player } моли за још један минут.
web-offer-rematch = { $player } тражи реванш.
web-asked-take-back = Замолили сте да вратите потез.
web-asked-draw = Понудили сте реми.
web-asked-more-time = Замолили сте за још један минут.
web-asked-rematch = Тражили сте реванш.
web-refused = Одговор је не.
web-yes = Да
web-missing = { $players } – одавно није ту.
web-claim = Прогласи победу
web-claim-on = Настави без њих
web-replace = Настави против рачунара
web-evening = Вечерас: { $score }
web-evening-draws =
    { $count ->
        [one] Вечерас: { $score }, { $count } реми
        [few] Вечерас: { $score }, { $count } ремија
       *[other] Вечерас: { $score }, { $count } ремија
    }
web-gone-elsewhere = Ваше место је сада на другом уређају; овде само гледате.
web-gone-computer = Дуго вас није било, па на вашем месту игра рачунар.
web-go-on-elsewhere = Настави на другом уређају
web-give-note = Важи једном, 15 минута. Ко га отвори, добија место { $player }, а овај уређај га само гледа.
web-onlookers =
    { $count ->
        [one] { $count } гледалац
        [few] { $count } гледаоца
       *[other] { $count } гледалаца
    }
web-onlookers-named = { $onlookers }: { $names }
web-emote = Кажи нешто
web-emote-said = { $player }: { $words }
web-emote-hello = Здраво!
web-emote-luck = Срећно!
web-emote-nice = Добро одиграно!
web-emote-thinking = Хм …
web-emote-oops = Јао!
web-emote-wow = Опа!
web-emote-thanks = Хвала!
web-emote-game = Добра партија!

# Повучено, затражено и запечаћено

table-nothing-to-retract = нема ваше понуде која чека одговор
table-sealed-branch = шта ће пасти у овој партији запечаћено је до краја; тек онда може да се настави од ранијег потеза
ending-gone = играча { $player } није било, па је играч { $winner } затражио победу
ending-gone-ended = играча { $player } није било, па су остали завршили партију
desk-gone = није се вратио; остали су наставили
web-retract = Повуци
web-retracted = Понуда је повучена.
web-ending-gone = { $player } се није вратио у игру, па је победу затражио играч { $winner }.
web-ending-gone-ended = { $player } се није вратио у игру, па су остали завршили партију.
web-ending-resigned = { $player } предаје партију.
web-ending-out-of-time = Истекло је време: { $player }.
web-move-hidden = потез, скривен до краја

# Други уређаји

server-not-at-machine = само онај ко седи за рачунаром ове куће може да је отвори другим уређајима
server-no-network = овај рачунар није у мрежи из које би други уређаји могли да дођу
web-network = Други уређаји
web-network-open = Отвори другим уређајима
web-network-close = Затвори за друге уређаје
web-network-shut-note = Засад само овај рачунар може да отвори кућу. Ако је отворите, може да уђе свако у истој мрежи (на истом бежичном интернету), док је не затворите или док се кућа не угаси.
web-network-open-note = Свако у истој мрежи (на истом бежичном интернету) може да уђе.
web-network-house = Адреса куће
