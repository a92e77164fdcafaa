# Zápasy, měření a dlouhé práce.

cli-match-about = Nechat dva počítačové hráče sehrát zápas z vyrovnaných zahájení
cli-match-arg-game = Hra
cli-match-arg-one = Hráč, jehož body se počítají
cli-match-arg-other = Soupeř
cli-match-arg-games = Počet partií; každé zahájení se hraje z obou stran
cli-match-arg-json = Vypsat výsledek se všemi partiemi jako JSON
cli-match-example = sto partií z padesáti zahájení
cli-deadline-about = Změřit, jak přesně hráč dodržuje čas, když je počítač vytížený
cli-deadline-arg-game = Hra
cli-deadline-arg-player = Hráč s časem na tah
cli-deadline-arg-moves = Kolik tahů se změří
cli-deadline-arg-busy = Kolik vláken vytěžuje procesor
cli-deadline-example = 200 tahů vedle osmi vytížených vláken
cli-santorini-book-about = Vytvořit šampionovu knihu rozmístění
cli-santorini-book-arg-out = Soubor s knihou; nedokončený se dopíše
cli-santorini-book-arg-brief = Kolik uzlů na zběžný pohled na každou odpověď
cli-santorini-book-arg-long = Kolik uzlů na nejlepší odpovědi
cli-santorini-book-arg-replies = Kolik odpovědí se prohlédne znovu
cli-santorini-book-example = vytvořit vestavěnou knihu
cli-santorini-tune-about = Naladit šampionovy váhy podle partií se sebou samým
cli-santorini-tune-arg-games = Kolik partií se sehraje
cli-santorini-tune-arg-nodes = Uzlů na tah
cli-santorini-tune-arg-seed = Stejné semínko dá stejné váhy
cli-santorini-tune-arg-epochs = Kolikrát se pozice projdou
cli-santorini-tune-arg-out = Zdrojový soubor s váhami
cli-santorini-tune-example = naladit váhy znovu z vestavěných
cli-santorini-selfplay-about = Hrát partie se sebou samým, aby se z nich učila síť
cli-santorini-selfplay-arg-games = Kolik partií se sehraje
cli-santorini-selfplay-arg-nodes = Uzlů na tah
cli-santorini-selfplay-arg-seed = Stejné semínko dá stejné partie
cli-santorini-selfplay-arg-net = Síť, která posuzuje; bez ní posuzuje ruční ohodnocení
cli-santorini-selfplay-arg-out = Soubor s pozicemi; v nedokončeném se pokračuje
cli-santorini-selfplay-example = 1000 partií s ručním ohodnocením
cli-santorini-selfplay-example-net = 1000 partií se sítí
cli-santorini-measure-about = Změřit, jak dobře síť předpovídá
cli-santorini-measure-arg-net = Síť
cli-santorini-measure-arg-data = Pozice z partií se sebou samým
cli-santorini-measure-arg-told = Co síť říká v reálných číslech, jak to zapsal učicí program
cli-santorini-measure-arg-json = Odpověď jako JSON
cli-santorini-measure-example = ztráta na těchto pozicích
cli-santorini-measure-example-told = porovnat zaokrouhlenou síť i s tou v reálných číslech
cli-santorini-trial-about = Nechat síť hrát proti jiné
cli-santorini-trial-arg-net = Síť, jejíž body se počítají
cli-santorini-trial-arg-other = Druhá síť; bez ní hraje ruční ohodnocení
cli-santorini-trial-arg-games = Kolik partií se sehraje
cli-santorini-trial-arg-nodes = Uzlů na tah
cli-santorini-trial-arg-time = Čas procesoru na tah
cli-santorini-trial-arg-seed = Stejné semínko dá stejná zahájení
cli-santorini-trial-arg-json = Odpověď jako JSON
cli-santorini-trial-example = 200 partií proti ručnímu ohodnocení
cli-santorini-trial-example-other = 200 partií proti starší síti, obě mají stejný čas
match-seat = { $won } / { $played }
match-first = Vyhráno jako první hráč: { $result }
match-second = Vyhráno jako druhý hráč: { $result }
match-points = { $one } – { $other }: body { $points } / { $games }
deadline-no-time = hráč { $player } nemá čas na tahy; zadejte ho, například „champion:time=0.1s“
deadline-worst = Tahů: { $moves }, po { $allowed }, vytížených vláken: { $busy }; nejhorší se opozdil o { $worst } ms
book-other = { $path } je jiná kniha: nemá řádek „{ $head }“; zadejte jiný soubor pomocí `--out`
book-written = { $path }: rozmístění: { $lines }
tune-written = { $path }: naladěno podle pozic, celkem { $samples }; překvapení { $before } před, { $after } po
workshop-number = „{ $text }“ není číslo pro { $option }: očekává se celé číslo od { $least } do { $most }
workshop-same-file = „{ $path }“ je soubor, který se čte, a byl by ztracen; pro zápis zvolte jiný
workshop-progress = hotovo: { $done } / { $total }
workshop-person = „{ $text }“ není počítačový hráč; zvolte `simple`, `alphabeta` nebo `champion`
net-fault = { $kind ->
    [length] { $path } není síť pro tuto hru: má { $bytes } bajtů, tolik jich síť nemívá
    [head] { $path } není síť pro tuto hru: začíná jinak
    [checksum] { $path } je poškozený soubor: kontrolní součet neodpovídá jeho číslům
   *[large] { $path } není použitelná síť: některé číslo je příliš velké
}
selfplay-other = { $path } vznikl s jiným semínkem, počtem uzlů nebo sítí; zvolte jiný soubor pomocí `--out`
selfplay-broken = { $path } obsahuje něco, co není pozice ani seznam čísel
selfplay-written = { $path }: partií: { $games }
measure-loss = Pozic: { $positions }; ztráta { $loss }, u ručního ohodnocení { $plain }
measure-off = Od sítě v reálných číslech se liší nejvýše o { $largest } bodu, průměrně o { $mean }
trial-result = Vyhráno { $won } z { $played }: { $elo } Elo, plus minus { $off }
