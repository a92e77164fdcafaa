## Analiza partidei: de ce mutarea nu a fost cea mai bună și de ce nu există analiză.

review-none = acest joc nu are analiză
review-no-decision = după mutarea { $ply } nu este nicio decizie de analizat
review-under-way = analiza apare după ce se termină partida

# Țintar și Santorini

review-wins-at-once = { $better } câștigă pe loc
review-threw-away-win =
    { $moves ->
        [one] așa s-a pierdut o victorie: { $better } câștigă forțat într-o mutare
        [few] așa s-a pierdut o victorie: { $better } câștigă forțat în { $moves } mutări
       *[other] așa s-a pierdut o victorie: { $better } câștigă forțat în { $moves } de mutări
    }
review-win-to-loss =
    { $moves ->
        [one] așa victoria a devenit înfrângere: { $better } câștigă forțat într-o mutare
        [few] așa victoria a devenit înfrângere: { $better } câștigă forțat în { $moves } mutări
       *[other] așa victoria a devenit înfrângere: { $better } câștigă forțat în { $moves } de mutări
    }
review-lets-win =
    { $moves ->
        [one] după aceasta adversarul câștigă forțat într-o mutare; { $better } rezistă mai mult
        [few] după aceasta adversarul câștigă forțat în { $moves } mutări; mai bine { $better }
       *[other] după aceasta adversarul câștigă forțat în { $moves } de mutări; mai bine { $better }
    }
review-draw-was-there = { $better } păstrează remiza
review-better = { $better } păstrează șanse de câștig cu { $percent } % mai mari
review-mice-mill = { $better } închide o moară și ia o piesă
review-mice-lets-mill = aceasta îl lasă pe adversar să închidă o moară; mai bine { $better }
review-santorini-climb = { $better } urcă la nivelul { $level }

# Jocuri cu puncte

review-points-lost = mai bine: { $better }; valorează în medie cu { $points } puncte mai mult
review-left-on-table =
    { $points ->
        [one] a rămas un punct pe masă: { $better } aduce mai mult
        [few] au rămas { $points } puncte pe masă: { $better } aduce mai mult
       *[other] au rămas { $points } de puncte pe masă: { $better } aduce mai mult
    }
review-missed-word =
    { $points ->
        [one] s-a ratat cuvântul { $word }, de un punct
        [few] s-a ratat cuvântul { $word }, de { $points } puncte
       *[other] s-a ratat cuvântul { $word }, de { $points } de puncte
    }
review-missed-equity = { $better } valorează cu { $points } puncte mai mult, socotind jetoanele care rămân

# Comanda

cli-review-about = Spune cât a valorat fiecare mutare a unei partide
cli-review-arg-file = Partida: un fișier salvat sau unul scris de un joc
cli-review-arg-game = Jocul din fișier; fără el, se privește în fișier
cli-review-arg-json = Pentru programe: JSON
cli-review-example-file = o partidă de Scrabble
cli-review-example-game = o partidă de Țintar, în sârbă
cli-review-example-json = o partidă salvată, ca JSON într-un fișier
review-no-game = niciun joc nu poate citi „{ $path }”; `--game` spune ce joc este
review-moments = Momente-cheie
review-player = Jucătorul { $number }
review-accuracy = { $player }: precizie { $accuracy } % (imprecizii: { $inaccuracies }, greșeli: { $mistakes }, greșeli grave: { $blunders })
review-luck = { $player }: noroc { $points } puncte
review-rival = { $player }: pe aceeași tablă calculatorul ar fi avut puncte: { $points }
review-grade-best = cea mai bună
review-grade-good = bună
review-grade-inaccuracy = imprecizie
review-grade-mistake = greșeală
review-grade-blunder = greșeală gravă
