# Hornblowers in Russian: the words of the expansion.

expansion-hornblowers = Трубачи
text-expansion-hornblowers = Небольшое дополнение собственного сочинения: раз за ход каждая сторона может затрубить в рог у одного из своих войск.

option-sound = { $horn }: затрубить { $place_where }
option-hear = откликается войско { $place_where }

ask-hear-horn = Какое соседнее войско откликнется на рог { $ref1_where }?

event-HornSounded = { $seat }: { $place_where } звучит { $horn }
event-HornsSilenced = { $count ->
    [one] { $count } рог умолкает
    [few] { $count } рога умолкают
   *[many] { $count } рогов умолкают
}

ref-horn-free-deep-horn = «Низкий рог»
ref-horn-free-rally-call = «Зов к строю»
ref-horn-free-clear-note = «Чистый звук»
ref-horn-free-unbroken-note = «Долгий звук»
ref-horn-free-far-call = «Дальний зов»
ref-horn-shadow-deep-horn = «Низкий рог»
ref-horn-shadow-rally-call = «Зов к строю»
ref-horn-shadow-clear-note = «Чистый звук»
ref-horn-shadow-unbroken-note = «Долгий звук»
ref-horn-shadow-far-call = «Дальний зов»
ref-card-free-deep-horn = { ref-horn-free-deep-horn }
ref-card-free-rally-call = { ref-horn-free-rally-call }
ref-card-free-clear-note = { ref-horn-free-clear-note }
ref-card-free-unbroken-note = { ref-horn-free-unbroken-note }
ref-card-free-far-call = { ref-horn-free-far-call }
ref-card-shadow-deep-horn = { ref-horn-shadow-deep-horn }
ref-card-shadow-rally-call = { ref-horn-shadow-rally-call }
ref-card-shadow-clear-note = { ref-horn-shadow-clear-note }
ref-card-shadow-unbroken-note = { ref-horn-shadow-unbroken-note }
ref-card-shadow-far-call = { ref-horn-shadow-far-call }
text-horn-deep-horn = До конца хода ваше войско в этом месте бросает в бою на 1 кубик больше.
text-horn-rally-call = Когда в этот ход ваше войско в этом месте воодушевляется, урон снимает и результат 4.
text-horn-clear-note = После воодушевления в этот ход ваше войско в этом месте получает жетон лидерства.
text-horn-unbroken-note = В этот ход ваше войско в этом месте воодушевляется без броска: оно снимает 1 единицу урона за каждые 2 отряда, с округлением вверх.
text-horn-far-call = Другое ваше войско в соседней области сразу получает жетон лидерства.

zone-horn-free-deck = невзятые зовы Свободных народов
zone-horn-free-hand = зовы в руке Свободных народов
zone-horn-free-open = зовы Свободных народов, звучащие в этот ход
zone-horn-free-discard = сброшенные зовы Свободных народов
zone-horn-shadow-deck = невзятые зовы Тьмы
zone-horn-shadow-hand = зовы в руке Тьмы
zone-horn-shadow-open = зовы Тьмы, звучащие в этот ход
zone-horn-shadow-discard = сброшенные зовы Тьмы

board-sounding = звучащие рога
board-sounded = стороны, которые уже трубили
ref-mark-horn = рог
value-hornblowers-hand = число зовов в руке, при котором сторона больше не берёт
chronicle-horns = звуки рога

crumb-FarCall = «Дальний зов» { $ref1_where }
crumb-TakeHeart = «Чистый звук»
crumb-SteadyRally = «Долгий звук»
step-FarCall-choose = выбор войска, которое откликнется
step-Turn-draw_horns = взятие зовов
step-Turn-silence_horns = рога умолкают
step-Actions-sound_horn = рог трубит
step-Actions-horn_sounded = после зова
