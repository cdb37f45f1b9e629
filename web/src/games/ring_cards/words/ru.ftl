# Что говорит только стол в браузере; остальное — слова игры.

ref-mark-allowed-paths = доступные тропы
ref-mark-attackers = атакующие
ref-passage-activation = { ref-mark-activation }

# Short, for small cards and signs

note-fresh = новая
note-no-defence = защита не считается
tray-hand = рука
tray-deck = колода
tray-cycle = в обороте
tray-eliminated = исключены
tray-set = отложенные карты
tray-event = событие
tray-reserve = резерв
tray-path-deck = тропы
tray-battleground = поля битвы
tray-aside = ничьи

# На главной странице

blurb = Война за Кольцо, рассказанная одними картами: идёт борьба за поля сражений, а Братство держит свой путь. Для двоих, троих или четверых.
