## Cela kuća: igre, igrači i šta sve može da ne uspe za bilo kojim stolom.

game-santorini = Santorini

player-human = Čovek
    .nominative = čovek
    .genitive = čoveka
player-simple = Jednostavni
    .nominative = jednostavni igrač
    .genitive = jednostavnog igrača
player-minimax = Minimaks
    .nominative = minimaks
    .genitive = minimaksa
player-alphabeta = Alfa-beta
    .nominative = alfa-beta
    .genitive = alfa-bete
player-champion = Šampion
    .nominative = šampion
    .genitive = šampiona
player-human-description = poteze bira čovek
player-simple-description = običnim minimaksom gleda svaku varijantu nekoliko poteza unapred
player-alphabeta-description = ocenjuje kao „simple“, ali preskače ono što ništa ne menja, pa gleda dublje
player-champion-description = najjači ugrađeni igrač

skill-beginner = lak protivnik
    .nominative = lak protivnik
    .genitive = lakog protivnika
skill-easy = uvežban protivnik
    .nominative = uvežban protivnik
    .genitive = uvežbanog protivnika
skill-medium = srednji protivnik
    .nominative = srednji protivnik
    .genitive = srednjeg protivnika
skill-hard = jak protivnik
    .nominative = jak protivnik
    .genitive = jakog protivnika
skill-full = puna snaga
skill-beginner-about = previdi većinu svojih poteza, ponekad celu figuru, a vaš odgovor uvek
skill-easy-about = vaš odgovor uglavnom vidi, a tu i tamo previdi neki potez
skill-medium-about = gleda tri poteza unapred
skill-hard-about = gleda šest poteza unapred

ending-won = pobedio je igrač { $player }
ending-drawn = partija je završena nerešeno
ending-resigned = igrač { $player } je predao partiju
ending-out-of-time = igraču { $player } je isteklo vreme
table-over = partija je završena

move-unreadable = „{ $text }“ nije potez: { $because }
move-illegal = potez „{ $text }“ nije dozvoljen: { $because }
position-refused = „{ $text }“ nije položaj: { $because }
position-no-reason = razlog nije poznat
reason-and-more = { $reason }; { $more }
record-refused = { $line }. red: { $because }

player-error-unknown-player = nema igrača „{ $text }“; igrači su { $players }
player-error-not-a-setting = „{ $text }“ nije podešavanje; podešavanje se piše kao „depth=4“
player-error-unknown-setting = { $player } nema podešavanje „{ $text }“; ima { $settings }
player-error-no-settings = { $player } nema podešavanja, pa „{ $text }“ ne može da se podesi
player-error-set-twice = { $setting } je podešeno dvaput
player-error-two-paces = { $one } i { $other } ne mogu da se podese zajedno
player-error-depth = dubina „{ $text }“ nije ceo broj od 1 do 64
player-error-time = vreme „{ $text }“ nije između 1ms i 1h; piše se kao 250ms, 0.5s, 1s ili 2m
player-error-nodes = broj čvorova „{ $text }“ nije ceo broj od 1 naviše
player-error-level = nema nivoa „{ $text }“; nivoi su { $levels }
player-error-table = veličina tabele „{ $text }“ nije ceo broj megabajta od 1 do 4096
player-error-seed = seme „{ $text }“ nije ceo broj od 0 do 18446744073709551615
player-error-not-a-computer = čovek razmišlja sam; pitajte nekog računarskog igrača
clock-error = „{ $text }“ nije sat; „5m“ je pet minuta za celu partiju, „5m+3s“ uz to dodaje tri sekunde po potezu

storage-read = datoteka „{ $path }“ ne može da se pročita: { $because }
storage-write = datoteka „{ $path }“ ne može da se zapiše: { $because }
storage-exists = datoteka „{ $path }“ već postoji
storage-not-text = „{ $path }“ nije tekstualna datoteka
storage-refused = „{ $path }“: { $because }
storage-damaged = sačuvana partija „{ $path }“ je oštećena ({ $detail }); ostavljena je kakva jeste: stavite na njeno mesto ispravnu kopiju ili je premestite
storage-too-new = partiju „{ $path }“ je sačuvala novija verzija programa Tabla (format { $version }); ostavljena je kakva jeste
storage-unknown-game = u datoteci „{ $path }“ je sačuvana partija igre „{ $game }“, koje nema u ovoj verziji programa Tabla
storage-other-game = u datoteci „{ $path }“ je sačuvana partija igre „{ $game }“, a ne „{ $expected }“
storage-no-folder = nema fascikle za sačuvane partije; navedite je u promenljivoj „TABLA_DATA“

trouble-not-found = takva datoteka ili fascikla ne postoji
trouble-not-allowed = to nije dozvoljeno
trouble-folder = to je fascikla
trouble-not-a-folder = deo putanje nije fascikla
trouble-full = disk je pun
trouble-exists = nešto drugo s tim imenom već postoji
trouble-bad-name = datoteka ne može tako da se zove
trouble-no-address = ova mašina nema tu adresu
trouble-other = { $text }

ugi-unknown = „{ $text }“ nije komanda ovog programa
ugi-busy = „{ $text }“ ne može da se izvrši dok traje pretraga
ugi-position = „{ $text }“ nije položaj; piše se „position startpos“ ili „position fen TEXT“, a zatim „moves“ ako ima poteza
ugi-go = „{ $name }“ u komandi „{ $text }“ nije ograničenje; ograničenja su „depth“, „nodes“, „movetime“, „infinite“, „p1time“, „p2time“, „p1inc“, „p2inc“ i „movestogo“
ugi-go-value = „{ $value }“ iza „{ $name }“ u komandi „{ $text }“ nije odgovarajući broj
ugi-query = „{ $text }“ nije pitanje; pitanja su „query gameover“, „query p1turn“ i „query result“
ugi-setoption = „{ $text }“ ništa ne podešava; piše se „setoption name NAME value VALUE“
ugi-option = nema opcije „{ $name }“; opcije su { $options }
ugi-hash = „{ $value }“ nije broj megabajta od 1 do 4096
ugi-threads = „{ $value }“ nije broj niti od 1 do 64
ugi-player = „{ $value }“ nije igrač ovog programa; izaberite { $players }
ugi-player-name = „{ $name }“
ugi-player-alias = „{ $name }“ (ili „{ $alias }“)
ugi-player-more = { $some }, { $next }
ugi-player-or = { $some } ili { $next }
ugi-two = „{ $game }“ nije igra dvoje jedno protiv drugog, a ovaj protokol drugu ne poznaje
ugi-chance = u igri „{ $game }“ odlučuje slučaj, a ovaj protokol za to nema reč

storage-in-the-way = „{ $path }“ već postoji i ostavljena je kako jeste; navedite drugu datoteku ili pišite preko nje uz „--force“
cli-arg-force = Piši preko datoteke koja već postoji

verdict-win =
    { $turns ->
        [one] pobeđuje za { $turns } potez
        [few] pobeđuje za { $turns } poteza
       *[other] pobeđuje za { $turns } poteza
    }
verdict-loss =
    { $turns ->
        [one] gubi za { $turns } potez
        [few] gubi za { $turns } poteza
       *[other] gubi za { $turns } poteza
    }
verdict-points =
    { $points ->
        [one] { $value } poen
        [few] { $value } poena
       *[other] { $value } poena
    }
verdict-draw = nerešeno
board-mice-holdings = u ruci { $hand }, izgubljeno { $lost }
thought-from-book = iz knjige otvaranja
pace-most = najviše { $time }
failure-io = { $text }
