## Кућа каква је данас, позив на партију и изглед табли.

# Позив на партију

web-against = Против кога?
web-face-alone = Сам за столом
web-face-alone-about = Нема никог другог за столом: што више поена.
web-face-friend = Пријатељ овде
web-face-friend-about = Двоје за овим екраном играју наизменично.
web-face-beginner = Лак
web-face-easy = Увежбан
web-face-medium = Средњи
web-face-hard = Јак
web-face-full = Шампион
web-face-several = За столом: { $count }, како је изабрано испод
web-strength-duel = Од играча који гледа два потеза унапред узима { $percent } % поена.
web-strength-points = Око { $points } поена по партији.
web-strength-turns = Око { $points } поена у двадесет потеза.
web-order = Ко почиње?
web-order-first = Почињем ја
web-order-second = Противник
web-order-lot = Жребом

# Шта се у кући дешава

web-house-going = На столу
web-house-your-turn = Ви сте на потезу
web-house-turn = На потезу: { $player }
web-house-review = Последња анализа

# Изглед табли и фигура

web-looks = Изглед
web-looks-board = Табла
web-looks-pieces = Фигуре
web-look-island = Острво
web-look-evening = Вече
web-look-winter = Зима
web-look-oak = Храст
web-look-slate = Шкриљац
web-look-clay = Глина
web-look-linen = Лан
web-look-baize = Зелена чоја
web-look-velvet = Сомот
web-look-burgundy = Бордо
web-look-ebony = Слоновача и абонос
web-look-coral = Корал и море
web-look-amber = Ћилибар и жад
web-look-ivory = Слоновача
web-look-walnut = Орах
web-look-porcelain = Порцелан
web-look-cut = Бистри
web-look-soft = Меки
web-look-vivid = Живи
