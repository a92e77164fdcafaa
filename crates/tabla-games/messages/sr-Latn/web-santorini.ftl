## Santorini u pregledaču, i ono što je zajedničko tablama za dvoje.

web-santorini-board = Santorini, pet redova po pet polja
web-santorini-numbers = Prikaži nivoe brojevima
web-santorini-depth = Prikaži ostrvo u prostoru
web-santorini-turn-left = Okreni ostrvo ulevo
web-santorini-turn-right = Okreni ostrvo udesno
web-santorini-turned = Ostrvo je okrenuto: napred je { $side }.
web-santorini-key-depth = u prostoru ili ravno
web-santorini-key-turn = okretanje ostrva
web-santorini-ground = tlo
web-santorini-level = nivo { $level }
web-santorini-dome = kupola
web-santorini-worker = radnik igrača { $player }
web-santorini-can-place = ovde može da se postavi radnik
web-santorini-can-move = može da se pomeri
web-santorini-can-step = može se ovamo
web-santorini-can-win = korak ovamo donosi pobedu
web-santorini-can-build = ovde može da se gradi
web-santorini-choose-worker = izaberite svog radnika koji može da se pomeri
web-santorini-say-place = Jedan radnik je postavljen. Gde će stajati drugi?
web-santorini-say-step = Radnik na polju { $from } može na polja: { $squares }.
web-santorini-say-build = Radnik stoji na polju { $to } i može da gradi na poljima: { $squares }.
web-santorini-player = Igrač { $player }
web-santorini-tool-raise = Nivo više
web-santorini-tool-lower = Nivo niže
web-santorini-tool-worker = Radnik { $player }

web-duel-tool = Šta radi dodir
web-duel-side = Na potezu
web-duel-clear = Prazna tabla
web-duel-candidates =
    { $count ->
        [one] Odmeren je { $count } potez
        [few] Odmerena su { $count } poteza
       *[other] Odmereno je { $count } poteza
    }
web-duel-expects = Očekuje
web-duel-to = Kuda
web-duel-turn = Potez
web-duel-value = Vrednost
web-duel-chosen = izabran
web-duel-legend = Vrednosti kažu kako stoji prvi igrač, u poenima. #5: pobeđuje za 5 poteza, −#5: gubi za 5 poteza; ≤: najviše, ≥: najmanje.
