## Kuća kakva je danas, poziv na partiju i izgled tabli.

# Poziv na partiju

web-against = Protiv koga?
web-face-alone = Sam za stolom
web-face-alone-about = Nema nikog drugog za stolom: što više poena.
web-face-friend = Prijatelj ovde
web-face-friend-about = Dvoje za ovim ekranom igraju naizmenično.
web-face-beginner = Lak
web-face-easy = Uvežban
web-face-medium = Srednji
web-face-hard = Jak
web-face-full = Šampion
web-face-several = Za stolom: { $count }, kako je izabrano ispod
web-strength-duel = Od igrača koji gleda dva poteza unapred uzima { $percent } % poena.
web-strength-points = Oko { $points } poena po partiji.
web-strength-turns = Oko { $points } poena u dvadeset poteza.
web-order = Ko počinje?
web-order-first = Počinjem ja
web-order-second = Protivnik
web-order-lot = Žrebom

# Šta se u kući dešava

web-house-going = Na stolu
web-house-your-turn = Vi ste na potezu
web-house-turn = Na potezu: { $player }
web-house-review = Poslednja analiza

# Izgled tabli i figura

web-looks = Izgled
web-looks-board = Tabla
web-looks-pieces = Figure
web-look-island = Ostrvo
web-look-evening = Veče
web-look-winter = Zima
web-look-oak = Hrast
web-look-slate = Škriljac
web-look-clay = Glina
web-look-linen = Lan
web-look-baize = Zelena čoja
web-look-velvet = Somot
web-look-burgundy = Bordo
web-look-ebony = Slonovača i abonos
web-look-coral = Koral i more
web-look-amber = Ćilibar i žad
web-look-ivory = Slonovača
web-look-walnut = Orah
web-look-porcelain = Porcelan
web-look-cut = Bistri
web-look-soft = Meki
web-look-vivid = Živi
