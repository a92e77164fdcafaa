# Šta kuća kaže o zadacima dana.

daily-no-help = u zadatku dana ništa se ne vraća i niko ne pomaže
daily-none = za '{ $text }' nema zadatka u ovoj igri
daily-not-yet = zadaci za { $day } biće objavljeni kad taj dan počne
