# Ce spune casa despre provocările zilei.

daily-no-help = într-o provocare a zilei nu se dă nimic înapoi și nimeni nu ajută
daily-none = pentru '{ $text }' nu există provocare în acest joc
daily-not-yet = provocările pentru { $day } apar când începe ziua respectivă
