# Úlohy dne na stránce.

web-daily-today = Dnes
web-daily-title = Úlohy na { $day }
web-daily-task = Úloha dne
web-daily-of = Úloha na { $day }
web-daily-past = Minulý den: dá se hrát, ale do řady se nepočítá.
web-daily-days = Jiné dny
web-daily-before = Předchozí den
web-daily-after = Další den
web-daily-goal-win = Vyhrajte { $moves ->
    [one] { $moves } tahem
   *[other] { $moves } tahy
}.
web-daily-goal-play = Najděte tah, který přinese nejvíc bodů.
web-daily-english = Anglická slova
web-daily-goal-turns = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
} na desce stejné pro všechny.
web-daily-goal-dice = Celý talon se stejnými hody pro všechny.
web-daily-easy = Lehká
web-daily-medium = Střední
web-daily-hard = Těžká
web-daily-points = Body: { NUMBER($points) }, hvězdičky: { $stars } ze 3
web-daily-of-points = Body: { $points } z { $most }
web-daily-solved = Vyřešeno
web-daily-missed = Nevyřešeno
web-daily-streak = { $days ->
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
web-daily-look = Prohlédnout
web-daily-retry = Zkusit znovu
web-daily-result = Váš výsledek
web-daily-about = Jak fungují úlohy dne
web-daily-about-same = Plynou jen z data: ve stejný den mají všichni stejných pět úloh, na každém počítači, a nikoho se na nic neptáme. Den začíná o půlnoci tam, kde jste.
web-daily-about-dice = V jambu má každý hod svých pět kostek: třetí hod desátého tahu ukáže totéž všem, kdo hází stejně kostkami. Ve hře Jewels jsou deska i doplňování stejné; co spadne, závisí na vašich výměnách.
web-daily-about-puzzles = V mlýnu a Santorini vyhrává třemi tahy právě jeden první tah, ať je odpověď jakákoli; ve scrabblu přinese nejvíc bodů právě jeden tah. Vyrobilo a dokázalo je naše vlastní hledání.
web-daily-about-first = Nic se nebere zpět a nikdo neradí. Počítá se první výsledek dne; potom můžete zkoušet, kolikrát chcete. Den se počítá do řady, když v něm dokončíte jednu z jeho úloh.
web-daily-best-play = Nejlepší tah, body: { $points }!
web-daily-solved-all = Vyřešeno!
web-daily-given-up = Vzdáno: tady je řešení.
web-daily-better-play = Body: { $points }. Nejlepší tah jich přinese { $most }.
web-daily-no-longer = { $move } už { $moves } tahy nevyhrává. Hrajte dál a uvidíte proč, nebo to zkuste znovu.
web-daily-right = { $moves ->
    [one] Zatím správně: zbývá { $moves } tah.
    [few] Zatím správně: zbývají { $moves } tahy.
   *[other] Zatím správně: zbývá { $moves } tahů.
}
web-daily-solution = Řešení:
web-daily-show = Ukázat řešení
web-daily-show-sure = Úloha se pak počítá jako nevyřešená.
web-daily-back = K úlohám
web-daily-watch = Projít řešení
web-daily-first-counts = Počítá se první pokus.
