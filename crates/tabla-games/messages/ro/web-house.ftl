## Casa așa cum e azi, invitația la joc și aspectul tablelor.

# Invitația la joc

web-against = Cu cine joci?
web-face-alone = Fără adversar
web-face-alone-about = Nimeni altcineva la masă: cât mai multe puncte.
web-face-friend = Un prieten aici
web-face-friend-about = Doi oameni la acest ecran joacă pe rând.
web-face-beginner = Ușor
web-face-easy = Exersat
web-face-medium = Mediu
web-face-hard = Puternic
web-face-full = Campion
web-face-several = La masă: { $count }, așa cum s-a ales mai jos
web-strength-duel = Ia { $percent } % din puncte unui jucător care vede două mutări înainte.
web-strength-points = Cam { $points } de puncte pe partidă.
web-strength-turns = Cam { $points } de puncte în douăzeci de mutări.
web-order = Cine începe?
web-order-first = Încep eu
web-order-second = Adversarul
web-order-lot = La sorți

# Ce se întâmplă în casă

web-house-going = Pe masă
web-house-your-turn = Sunteți la mutare
web-house-turn = La mutare: { $player }
web-house-review = Ultima analiză

# Aspectul tablelor și al pieselor

web-looks = Aspect
web-looks-board = Tabla
web-looks-pieces = Piese
web-look-island = Insulă
web-look-evening = Seară
web-look-winter = Iarnă
web-look-oak = Stejar
web-look-slate = Ardezie
web-look-clay = Lut
web-look-linen = In
web-look-baize = Postav verde
web-look-velvet = Catifea
web-look-burgundy = Vișiniu
web-look-ebony = Fildeș și abanos
web-look-coral = Coral și mare
web-look-amber = Chihlimbar și jad
web-look-ivory = Fildeș
web-look-walnut = Nuc
web-look-porcelain = Porțelan
web-look-cut = Limpezi
web-look-soft = Blânde
web-look-vivid = Vii
