# Co dům říká o úlohách dne.

daily-no-help = v úloze dne se nic nebere zpět a nikdo neradí
daily-none = pro '{ $text }' v této hře není úloha
daily-not-yet = úlohy na { $day } se zveřejní, až ten den začne
