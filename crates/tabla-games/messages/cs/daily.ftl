# Co dům říká o úlohách dne.

daily-no-help = v úloze dne se nic nebere zpět a nikdo neradí
daily-none = pro '{ $text }' v této hře není úloha
