## Решење мица: докле се стигло, како се преузима, и вежбање.

mice-making-whole = У сваком положају се поуздано зна ко побеђује.
mice-making-offer = Овај рачунар може да утврди ко побеђује у сваком положају: око { $minutes } мин рада и { NUMBER($size) } MB на диску. Рад може у сваком тренутку да се прекине и настави.
mice-making-fetch = Ко побеђује у сваком положају може да се преузме са { $from }: { NUMBER($size) } MB. Преузимање може у сваком тренутку да се прекине и настави.
mice-making-paused = Прекинуто је: ту је { $share } % од { NUMBER($size) } MB, а наставља се одавде.
mice-making-begins = Рад почиње.
mice-making-working = готово { $share } %, { NUMBER($rate) } положаја у секунди, још око { $minutes } мин
mice-making-fetching = преузето { $share } %, { $rate } MB у секунди, још око { $minutes } мин
mice-making-failed = Не може да се настави: { $because }.

mice-fetch-silent = { $address } не одговара: { $because }
mice-fetch-refused = { $address } уместо табеле одговара { $status }
mice-fetch-wrong = оно што је стигло са { $address } не може да се употреби: { $because }
mice-fetch-stopped = рад на табелама је прекинут
mice-fetch-address = „{ $text }“ није адреса табела; она се пише `http://example.org/tables`, а оно што је иза `https` преузмите другим путем и наведите фасциклу

mice-tables-damage-not-a-table = то није табела за Мице
mice-tables-damage-format = формата је { $version }, који ова верзија програма Tabla не чита
mice-tables-damage-other-table = за друга је правила или за други број фигура
mice-tables-damage-length = дужина у бајтовима јој је { $bytes }, а не { $expected }
mice-tables-damage-checksum = садржај јој се променио, контролни збир је погрешан

trainer-hold-win = Сачувајте победу ({ $grade }). Ваш потез, или q за крај:
trainer-hold-draw = Сачувајте реми ({ $grade }). Ваш потез, или q за крај:
trainer-easy = лако
trainer-medium = средње
trainer-hard = тешко
trainer-right = Тачно: ништа друго не чува.
trainer-wrong-win = { $played } испушта победу; чува је { $key }.
trainer-wrong-draw = { $played } губи; реми чува { $key }.
trainer-refutation = Противник одговара { $refutation }.
trainer-sum = Тачно { $right } од { $asked }.
trainer-grade = нема тежине „{ $text }“; тежине су „easy“, „medium“ и „hard“
trainer-none = нема задатка { $number }
