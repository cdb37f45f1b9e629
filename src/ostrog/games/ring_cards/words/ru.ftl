## Варианты: что делает выбор

option-done = готово
option-forgo = отказаться

option-play = сыграть карту «{ $card }» { $place_to }
option-equip = сыграть предмет «{ $card }» на персонажа «{ $wielder }»
option-event = сыграть событие «{ $card }»
option-move = переместить карту «{ $card }» { $place_to }
option-discard = отправить с руки в оборот карту «{ $card }»
option-winnow = отсев: исключить 2 карты с руки, затем взять 1 карту
option-act = использовать действие карты «{ $card }»
option-ring = использовать жетон Кольца
option-pass = пасовать

option-cycle = отправить в оборот карту «{ $card }»
option-eliminate = исключить карту «{ $card }»
option-forsake = пожертвовать картой «{ $card }»
option-forsake-top = пожертвовать верхней картой колоды добора
option-take = взять в руку карту «{ $card }»
option-find-nothing = такой карты нет
option-carry-out = выполнить текст
option-choose = выбрать { $alternative }
option-activate = активировать { $place_acc }
option-put-token = положить жетон { $place_to }
option-stay = остаться в резерве
option-save-with = применить текст карты «{ $card }»

option-fight = провести бой { $place_at }
option-support = поддержать персонажа «{ $card }»
option-lose = исключить карту «{ $card }»

ref-alternative-1 = первое
ref-alternative-2 = второе

## Вопросы: о чём решает игрок

ask-opening = Начальная рука: отправьте в оборот { $ref1 ->
    [one] { $ref1 } карту
    [few] { $ref1 } карты
   *[many] { $ref1 } карт
}.
ask-turn = Выполните действие или спасуйте.
ask-cost = Заплатите за сыгранную карту: отправьте в оборот другую карту с руки.
ask-excess = Карт на руке больше, чем позволяет предел остатка. Отправьте в оборот { $ref1 ->
    [one] { $ref1 } карту
    [few] { $ref1 } карты
   *[many] { $ref1 } карт
}.
ask-cycle = Отправьте с руки в оборот { $ref1 ->
    [one] { $ref1 } карту
    [few] { $ref1 } карты
   *[many] { $ref1 } карт
}.
ask-forsake = Пожертвуйте { $ref1 ->
    [one] { $ref1 } картой
   *[other] { $ref1 } картами
}: с руки, из резерва или с верха колоды добора.
ask-eliminate = Исключите с руки { $ref1 ->
    [one] { $ref1 } карту
    [few] { $ref1 } карты
   *[many] { $ref1 } карт
}.
ask-path = Какую тропу вы активируете?
ask-battleground = Какое поле битвы вы активируете или реактивируете?
ask-text = { $ref1 }: выполнить текст?
ask-alternative = { $ref1_id ->
    [nenya-ring-of-adamant] { $ref1 }: положить жетон на активную тропу (первое) или на активное поле битвы (второе)?
    [grima-wormtongue] { $ref1 }: взять Сарумана из колоды добора (первое) или исключить персонажа Рохана (второе)?
    [orthanc] { $ref1 }: взять Сарумана из колоды добора (первое) или из стопки оборота (второе)?
   *[other] { $ref1 }: первый или второй эффект текста?
}
ask-replacement = Карта «{ $ref1 }» должна быть исключена. Какой текст вы примените вместо этого?
ask-lose-card = { $ref1 ->
    [0] Какую карту в игре вы исключаете?
   *[other] Какую карту в игре вы исключаете? Уже исключено: { $ref1 }.
}
ask-search = Вы ищете в колоде добора: { $about }. Что вы берёте?
ask-recover = Какую карту вы берёте из стопки оборота?
ask-eliminate-from-set = Какую из отложенных карт вы исключаете?
ask-play-from-set = Какую из отложенных карт вы играете? Остальные отправятся в оборот.
ask-examine-eliminate = Какую из этих карт вы исключаете?
ask-examine-cycle = Какую из этих карт вы отправляете в оборот?
ask-examine-take = Какую из этих карт вы берёте в руку?
ask-move-at-once = Куда вы перемещаете карту «{ $ref1 }»?
ask-token = { $ref1_id ->
    [battleground-attack] На какое активное поле битвы вы кладёте жетон атаки?
   *[other] На какое активное поле битвы вы кладёте жетон защиты?
}
ask-combat = Какой бой следующий?
ask-support = Бой { $ref1_at }: какой персонаж получает поддержку?
ask-support-consent = Партнёр предлагает: { $ref1 }. Вы согласны?
ask-casualties = Бой { $ref1_at }: { $ref2 ->
    [one] остаётся { $ref2 } символ атаки
    [few] остаётся { $ref2 } символа атаки
   *[many] остаётся { $ref2 } символов атаки
}. Какие защитники исключаются?
ask-casualties-consent = Партнёр предлагает: { $about_count ->
    [2] { $ref1 }
    [3] { $ref1 }, { $ref2 }
    [4] { $ref1 }, { $ref2 }, { $ref3 }
    [5] { $ref1 }, { $ref2 }, { $ref3 }, { $ref4 }
   *[other] { $about }
}. Вы согласны?

## События: что произошло

event-RoundBegan = начинается раунд { $round }; первый игрок: { $seat }
event-BattlegroundActivated = { $seat } активирует { $place_acc }
event-BattlegroundReactivated = { $seat } реактивирует { $place_acc } из зоны очков { $team_id ->
    [shadow] Тени
   *[other] Свободных народов
}
event-PathActivated = { $seat } активирует { $place_acc }
event-CardPlayed = { $seat } играет карту «{ $card }» { $place_to }
event-ItemPlayed = { $seat } играет предмет «{ $card }» на персонажа «{ $wielder }»
event-EventPlayed = { $seat } играет событие «{ $card }»
event-CardMoved = { $seat } перемещает карту «{ $card }» { $place_to }
event-ActionUsed = { $seat } использует действие карты «{ $card }»
event-TextUsed = { $effect_id ->
    [action] {""}
    [event] {""}
   *[other] { $thing }: выполняется текст
}
event-TextWithoutEffect = карта «{ $card }» не даёт никакого эффекта
event-RingUsed = { $seat } использует жетон Кольца
event-Winnowed = { $seat } проводит отсев
event-Passed = { $seat } пасует
event-Drew = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}{ $cards ->
    [hidden] {""}
   *[other] : { $cards }
}
event-SetApart = { $seat } откладывает, не беря в руку, { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}{ $cards ->
    [hidden] {""}
   *[other] : { $cards }
}
event-Recycled = { $seat } обновляет колоду: { $count ->
    [one] { $count } карта возвращается
    [few] { $count } карты возвращаются
   *[many] { $count } карт возвращаются
} в колоду добора
event-CardCycled = { $card ->
    [hidden] { $seat } отправляет карту в оборот
   *[other] { $seat } отправляет в оборот карту «{ $card }»
}
event-RestCycled = { $seat } отправляет в оборот остальные карты: { $count }
event-CardEliminated = { $card ->
    [hidden] { $seat } исключает карту
   *[other] { $seat } исключает карту «{ $card }»
}
event-CardForsaken = { $seat } жертвует { $source_id ->
    [deck] верхней картой колоды добора
   *[hand] картой с руки
}{ $card ->
    [hidden] {""}
   *[other] : { $card }
}
event-ReserveForsaken = { $seat } жертвует картой «{ $card }» из резерва
event-CycledFromPlay = карта «{ $card }» отправляется в оборот
event-EliminatedFromPlay = карта «{ $card }» исключается
event-Saved = карта «{ $card }» отправляется в оборот вместо исключения (текст: { $by })
event-RemovedFromGame = карта «{ $card }» удаляется из игры
event-DeckSearched = { $seat } просматривает колоду добора
event-NothingFound = { $seat } ничего не находит
event-CardTaken = { $seat } берёт карту «{ $card }» { $source }
event-TokensPlaced = { $thing }: { $count ->
    [one] добавлен { $count } жетон
    [few] добавлено { $count } жетона
   *[many] добавлено { $count } жетонов
} { $icon_gen }
event-CorruptionAdded = { $count ->
    [one] добавлен { $count } жетон
    [few] добавлено { $count } жетона
   *[many] добавлено { $count } жетонов
} порчи, всего { $total }
event-CorruptionRemoved = { $count ->
    [one] убран { $count } жетон
    [few] убрано { $count } жетона
   *[many] убрано { $count } жетонов
} порчи, осталось { $total }
event-CombatBegan = бой { $place_at }: атака { $attack }; защита: локация { $own }, защитники { $defence }
event-Supported = { $cards_count ->
    [1] поддержку получает: { $cards }
   *[other] поддержку получают: { $cards }
}
event-CasualtiesChosen = потери защитников: { $cards }
event-BattlegroundTaken = { $team_id ->
    [shadow] Тень получает { $place_acc }
   *[other] Свободные народы получают { $place_acc }
}
event-PathTaken = { $team_id ->
    [shadow] Тень получает { $place_acc }
   *[other] Свободные народы получают { $place_acc }
}
event-PathLaidAside = никто не получает тропу { $place }; она откладывается
event-Scored = победные очки: Свободные народы { $free }, Тень { $shadow }
event-Rolled = {""}
event-Moved = {""}
event-Poured = {""}
event-Shuffled = {""}
event-Looked = { $count ->
    [1] { $seats } смотрит верхнюю карту колоды добора{ $faces ->
        [hidden] {""}
       *[other] : { $faces }
    }
   *[other] {""}
}

ref-source-deck = из колоды добора
ref-source-cycle = из стопки оборота
ref-source-hand = с руки

## Ход игры

crumb-RingCards = Война Кольца: Карточная игра
crumb-OpeningHand = начальная рука
crumb-Round = раунд
crumb-LocationStep = фаза локаций
crumb-ActivateBattleground = активация: { $ref1 }
crumb-ActivatePath = активация: { $ref1 }
crumb-ActivateChosen = активация локации
crumb-ChooseLocation = выбор локации
crumb-ActionStep = фаза действий
crumb-Turn = ход
crumb-Play = розыгрыш карты: { $ref1 }
crumb-Resolve = эффекты карты
crumb-WithoutEffect = нет эффекта
crumb-Arrive = прибытие
crumb-MoveCard = перемещение карты
crumb-MoveAtOnce = немедленное перемещение
crumb-UseAction = действие: { $ref1 }
crumb-Winnow = отсев
crumb-UseRing = жетон Кольца
crumb-CarryOut = текст: { $ref1 }
crumb-CycleFromHand = в оборот с руки
crumb-Forsake = жертва
crumb-EliminateFromHand = исключение с руки
crumb-Eliminate = исключение карты
crumb-CycleInstead = в оборот вместо исключения
crumb-EliminateAll = исключение карт
crumb-EliminateChosen = исключение карт в игре
crumb-Search = просмотр колоды добора
crumb-Recover = карта из стопки оборота
crumb-PlayFromSet = отложенные карты
crumb-Examine = верхние карты колоды добора
crumb-PutToken = жетон боя
crumb-Peek = верхняя карта колоды добора
crumb-CombatStep = фаза боя
crumb-PathCombat = бой { $ref1_at }
crumb-BattlegroundCombat = бой { $ref1_at }
crumb-VictoryCheck = проверка победы
crumb-DrawStep = фаза добора
crumb-DrawShare = добор карт

step-OpeningHand-choose = карты в оборот
step-ChooseLocation-choose = какую
step-Turn-choose = действие или пас
step-MoveAtOnce-choose = куда
step-CarryOut-offer = выполнять ли
step-CarryOut-choose = какой эффект
step-CycleFromHand-choose = какая карта
step-Forsake-choose = какая карта
step-EliminateFromHand-choose = какие карты
step-Eliminate-replace = какой текст её спасает
step-Replaced-choose = какой текст её спасает
step-EliminateChosen-choose = какая карта
step-Search-choose = какая карта
step-Recover-choose = какая карта
step-PlayFromSet-choose_elimination = какую исключить
step-PlayFromSet-choose_play = какую сыграть
step-Examine-choose = какая карта
step-PutToken-choose = какое поле битвы
step-CombatStep-choose = какой бой следующий
step-PathCombat-agree = потери
step-PathCombat-overrule = потери выбирает атакующий
step-BattlegroundCombat-support = поддержка
step-BattlegroundCombat-agree = потери
step-BattlegroundCombat-overrule = потери выбирает атакующий
step-Agreement-propose = предложение
step-Agreement-consent = согласие с предложением

## Правила: почему что-то нельзя или почему игра окончена

rule-RCG-5-11 = { $ref1 }: это поле битвы уже активно.
rule-RCG-6-7 = { $ref1 }: эта тропа уже была активна, а дважды тропу не активируют.
rule-RCG-6-8 = Тропы, которая нужна карте «{ $ref1 }», нет, или она уже была активна.
rule-RCG-7-3 = У вас на руке { $ref1 ->
    [one] { $ref1 } карта
    [few] { $ref1 } карты
   *[many] { $ref1 } карт
}. Пасовать можно только в рамках предела остатка или если карт меньше, чем у каждого из противников.
rule-RCG-8-1 = Карты «{ $ref1 }» нет ни у вас на руке, ни среди отложенных карт.
rule-RCG-8-4 = { $ref1 }: эта локация не активна. Играйте карту в резерв или на активную локацию.
rule-RCG-8-5 = Карта «{ $ref1 }» не может попасть { $ref2_to }: её фракции там нет.
rule-RCG-8-6 = «{ $ref1 }» — армия, а армии не попадают на тропы.
rule-RCG-8-8 = Карта «{ $ref1 }» не может попасть { $ref2_to }: номера этой тропы нет среди разрешённых.
rule-RCG-8-9 = «{ $ref2 }» не может владеть предметом «{ $ref1 }»: предмет играют на разрешённого владельца в игре.
rule-RCG-8-19 = Картой «{ $ref1 }» может пожертвовать только игрок, который её контролирует; предмет принадлежит владельцу.
rule-RCG-8-20 = «{ $ref2 }» не может владеть предметом «{ $ref1 }» вместе с уже имеющимся оружием.
rule-RCG-8-22 = Карта «{ $ref1 }» сыграна в резерв в этом раунде; переместить её можно только в следующем.
rule-RCG-8-29 = Карту «{ $ref1 }» в этом раунде уже играли.
rule-RCG-9-1 = Карты «{ $ref1 }» нет у вас на руке, а в оборот отправляют только карту с руки.
rule-RCG-9-2 = Карты «{ $ref1 }» нет в вашем резерве, а перемещают только армии и персонажей из резерва.
rule-RCG-9-8 = Карта «{ $ref1 }» не в игре, а действие есть только у карт в игре.
rule-RCG-9-10 = Действие карты «{ $ref1 }» принадлежит другому игроку.
rule-RCG-9-11 = Действие карты «{ $ref1 }» можно использовать раз за раунд, и оно уже использовано.
rule-RCG-9-13 = Для отсева нужно не меньше 2 карт на руке.
rule-RCG-9-14 = Ваш жетон Кольца уже использован; он действует один раз за игру.
rule-RCG-9-15 = Действие карты «{ $ref1 }» сейчас использовать нельзя: карта не на том месте, нельзя заплатить цену или нет того, что нужно тексту.
rule-RCG-10-6 = Карты «{ $ref1 }» нет ни у вас на руке, ни среди отложенных карт, поэтому её нельзя отправить в оборот.
rule-RCG-10-8 = Карты «{ $ref1 }» нет ни в игре, ни у вас на руке, поэтому её нельзя исключить.
rule-RCG-10-13 = Картой «{ $ref1 }» пожертвовать нельзя: выберите карту с руки, из резерва или с верха колоды добора.
rule-RCG-10-15 = Карта «{ $ref1 }» на тропе или поле битвы, поэтому ею нельзя пожертвовать.
rule-RCG-10-17 = В вашей колоде добора больше нет карт, которыми можно пожертвовать.
rule-RCG-10-20 = Карты «{ $ref1 }» нет там, откуда этот текст позволяет её взять.
rule-RCG-11-1 = { $ref1 }: эта локация не активна, боя там нет.
rule-RCG-12-4 = Карта «{ $ref1 }» здесь не защищается, её нельзя выбрать.
rule-RCG-12-7 = У карты «{ $ref1 }» здесь нет символов защиты, она ничего не отменит.
rule-RCG-13-7 = Карты «{ $ref1 }» нет на этом поле битвы; поддержку получает только персонаж, который там находится.
rule-RCG-14-7 = У одной из сторон преимущество не меньше 10 очков.
rule-RCG-14-9 = Бой на последней тропе завершён: побеждает сторона, у которой больше очков, а при равенстве — Тень.
rule-RCG-17-4 = Ваш жетон Кольца в этом раунде уже использован.
rule-RCG-19-4 = В этом сценарии нет жетонов Кольца.
rule-RCG-20-7 = Карта «{ $ref1 }» не может попасть на поле битвы Тени.
rule-RCG-20-18 = Карта «{ $ref1 }» не может попасть на тропу, пока активно поле битвы Тени.
rule-RCG-20-33 = { $ref1 }: это не активное поле битвы.

## Зоны

zone-deck-frodo = колода добора Фродо
zone-hand-frodo = рука Фродо
zone-cycle-frodo = стопка оборота Фродо
zone-eliminated-frodo = стопка исключённых карт Фродо
zone-set-frodo = отложенные карты Фродо
zone-event-frodo = событие Фродо
zone-play-frodo = карты Фродо в игре
zone-reserve-frodo = резерв Фродо
zone-tokens-frodo = жетоны Фродо

zone-deck-witch-king = колода добора Короля-чародея
zone-hand-witch-king = рука Короля-чародея
zone-cycle-witch-king = стопка оборота Короля-чародея
zone-eliminated-witch-king = стопка исключённых карт Короля-чародея
zone-set-witch-king = отложенные карты Короля-чародея
zone-event-witch-king = событие Короля-чародея
zone-play-witch-king = карты Короля-чародея в игре
zone-reserve-witch-king = резерв Короля-чародея
zone-tokens-witch-king = жетоны Короля-чародея

zone-deck-aragorn = колода добора Арагорна
zone-hand-aragorn = рука Арагорна
zone-cycle-aragorn = стопка оборота Арагорна
zone-eliminated-aragorn = стопка исключённых карт Арагорна
zone-set-aragorn = отложенные карты Арагорна
zone-event-aragorn = событие Арагорна
zone-play-aragorn = карты Арагорна в игре
zone-reserve-aragorn = резерв Арагорна
zone-tokens-aragorn = жетоны Арагорна

zone-deck-saruman = колода добора Сарумана
zone-hand-saruman = рука Сарумана
zone-cycle-saruman = стопка оборота Сарумана
zone-eliminated-saruman = стопка исключённых карт Сарумана
zone-set-saruman = отложенные карты Сарумана
zone-event-saruman = событие Сарумана
zone-play-saruman = карты Сарумана в игре
zone-reserve-saruman = резерв Сарумана
zone-tokens-saruman = жетоны Сарумана

zone-deck-gandalf = колода добора Гэндальфа
zone-hand-gandalf = рука Гэндальфа
zone-cycle-gandalf = стопка оборота Гэндальфа
zone-eliminated-gandalf = стопка исключённых карт Гэндальфа
zone-set-gandalf = отложенные карты Гэндальфа
zone-event-gandalf = событие Гэндальфа
zone-play-gandalf = карты Гэндальфа в игре
zone-reserve-gandalf = резерв Гэндальфа
zone-tokens-gandalf = жетоны Гэндальфа

zone-deck-balrog-of-moria = колода добора Балрога Мории
zone-hand-balrog-of-moria = рука Балрога Мории
zone-cycle-balrog-of-moria = стопка оборота Балрога Мории
zone-eliminated-balrog-of-moria = стопка исключённых карт Балрога Мории
zone-set-balrog-of-moria = отложенные карты Балрога Мории
zone-event-balrog-of-moria = событие Балрога Мории
zone-play-balrog-of-moria = карты Балрога Мории в игре
zone-reserve-balrog-of-moria = резерв Балрога Мории
zone-tokens-balrog-of-moria = жетоны Балрога Мории

zone-path = активная тропа
zone-battlegrounds = активные поля битвы
zone-won-free-peoples = зона очков Свободных народов
zone-won-shadow = зона очков Тени
zone-aside = тропы, которые никому не достались
zone-round-track = раунд
zone-path-deck = колода троп
zone-battleground-deck-free-peoples = колода полей битвы Свободных народов
zone-battleground-deck-shadow = колода полей битвы Тени

## Поле

board-round = раунд
board-first = место первого игрока в порядке ходов
board-turn = место в порядке ходов
board-path = активная тропа
board-number = номер последней тропы
board-used_paths = использованные тропы
board-battlegrounds = активные поля битвы
board-bared = поля битвы, чья напечатанная защита не считается
board-decks = колоды полей битвы
board-won = поля битвы в зонах очков
board-paths_won = тропы в зонах очков
board-laid_aside = тропы, которые никому не достались
board-corruption = жетоны порчи
board-tokens = жетоны боя
board-rings = жетоны Кольца, которые можно использовать
board-places = карты в игре
board-fresh = сыграны в резерв в этом раунде
board-played = персонажи и предметы, сыгранные в этом раунде
board-used = действия, использованные в этом раунде
board-lasting = события, действующие в этом раунде
board-passed = кто спасовал
board-fighting = бой

## Стол

ref-mark-type-army = { ref-cardtype-army }
ref-mark-type-character = { ref-cardtype-character }
ref-mark-type-item = { ref-cardtype-item }
ref-mark-type-event = { ref-cardtype-event }
ref-mark-keyword-nazgul = { ref-keyword-nazgul }
ref-mark-keyword-weapon = { ref-keyword-weapon }
ref-mark-keyword-mount = { ref-keyword-mount }
ref-mark-keyword-ent = { ref-keyword-ent }
ref-mark-battleground-attack = { ref-icon-battleground-attack }
ref-mark-battleground-defence = { ref-icon-battleground-defence }
ref-mark-leadership-attack = { ref-icon-leadership-attack }
ref-mark-leadership-defence = { ref-icon-leadership-defence }
ref-mark-path-attack = { ref-icon-path-attack }
ref-mark-path-defence = { ref-icon-path-defence }
ref-mark-battleground-attack-from-text = { ref-icon-battleground-attack } (по тексту)
ref-mark-battleground-defence-from-text = { ref-icon-battleground-defence } (по тексту)
ref-mark-path-attack-from-text = { ref-icon-path-attack } (по тексту)
ref-mark-defender-dunedain = { ref-faction-dunedain }
ref-mark-defender-elf = { ref-faction-elf }
ref-mark-defender-rohan = { ref-faction-rohan }
ref-mark-defender-wizard = { ref-faction-wizard }
ref-mark-defender-isengard = { ref-faction-isengard }
ref-mark-defender-monstrous = { ref-faction-monstrous }
ref-mark-defender-mordor = { ref-faction-mordor }
ref-mark-defender-southron = { ref-faction-southron }
ref-mark-attacker-dunedain = { ref-faction-dunedain }
ref-mark-attacker-dwarf = { ref-faction-dwarf }
ref-mark-attacker-elf = { ref-faction-elf }
ref-mark-attacker-rohan = { ref-faction-rohan }
ref-mark-attacker-wizard = { ref-faction-wizard }
ref-mark-attacker-isengard = { ref-faction-isengard }
ref-mark-attacker-monstrous = { ref-faction-monstrous }
ref-mark-attacker-mordor = { ref-faction-mordor }
ref-mark-attacker-southron = { ref-faction-southron }
ref-mark-faction-dunedain = { ref-faction-dunedain }
ref-mark-faction-dwarf = { ref-faction-dwarf }
ref-mark-faction-elf = { ref-faction-elf }
ref-mark-faction-hobbit = { ref-faction-hobbit }
ref-mark-faction-rohan = { ref-faction-rohan }
ref-mark-faction-wizard = { ref-faction-wizard }
ref-mark-faction-isengard = { ref-faction-isengard }
ref-mark-faction-monstrous = { ref-faction-monstrous }
ref-mark-faction-mordor = { ref-faction-mordor }
ref-mark-faction-southron = { ref-faction-southron }
ref-mark-allowed-path = разрешённая тропа
ref-mark-defence = защита
ref-mark-points = победные очки
ref-mark-number = номер тропы
ref-mark-attack = атака
ref-mark-defenders = защитники
ref-mark-attackers = атакующие
ref-mark-contest = бой
ref-mark-attacking = атакует
ref-mark-defending = защищается
ref-mark-supported = с поддержкой
ref-mark-fresh = в этом раунде нельзя переместить
ref-mark-used = уже использовано
ref-mark-tied = при равенстве очков не получает никто
ref-mark-no-defence = напечатанная защита не считается
ref-mark-face-down = лицом вниз
ref-mark-ring = жетон Кольца
ref-mark-starting-player = первый игрок
ref-mark-turn = ход
ref-mark-score = счёт
ref-mark-carryover = предел остатка
ref-mark-round = раунд
ref-mark-rounds = число раундов
ref-mark-corruption = порча
ref-mark-activation = текст активации
ref-mark-when-played = { ref-timing-when-played }
ref-mark-when-played-to-battleground = { ref-timing-when-played-to-battleground }
ref-mark-when-played-to-reserve = { ref-timing-when-played-to-reserve }
ref-mark-when-played-to-path = { ref-timing-when-played-to-path }
ref-mark-when-played-or-moved-to-path = { ref-timing-when-played-or-moved-to-path }
ref-mark-when-played-or-moved-to-battleground = { ref-timing-when-played-or-moved-to-battleground }
ref-mark-when-played-or-moved-to-path-or-battleground = { ref-timing-when-played-or-moved-to-path-or-battleground }
ref-mark-while-in-reserve = { ref-timing-while-in-reserve }
ref-mark-while-in-play = { ref-timing-while-in-play }
ref-mark-while-on-path = { ref-timing-while-on-path }
ref-mark-action-in-reserve = { ref-timing-action-in-reserve }
ref-mark-action-on-path = { ref-timing-action-on-path }
ref-mark-action-in-play = { ref-timing-action-in-play }
ref-mark-action-on-path-or-battleground = { ref-timing-action-on-path-or-battleground }
ref-mark-placement = { ref-timing-placement }
ref-mark-replace-eliminate = { ref-timing-replace-eliminate }
ref-mark-replace-eliminated-in-path-combat = { ref-timing-replace-eliminated-in-path-combat }
ref-mark-replace-wielder-eliminated-in-path-combat = { ref-timing-replace-wielder-eliminated-in-path-combat }
ref-mark-replace-wielder-eliminated-in-combat = { ref-timing-replace-wielder-eliminated-in-combat }
ref-mark-replace-forsake-from-deck = { ref-timing-replace-forsake-from-deck }
ref-mark-replace-forsake-from-reserve = { ref-timing-replace-forsake-from-reserve }
ref-mark-event = { ref-timing-event }
ref-mark-this-round = { ref-timing-this-round }
ref-mark-bonus = { ref-timing-bonus }
ref-mark-wielders = { ref-timing-wielders }
ref-mark-when-other-card-played = { ref-timing-when-other-card-played }

## До боя: что считается, а что ещё нет

forecast-tokens = жетоны атаки и защиты
forecast-text = по тексту карты
forecast-leadership = символы предводительства благодаря поддержке
forecast-supporting = по тексту карты, за того, кого поддерживает
forecast-arrival = Цена и тексты, которые сработают, когда карта придёт на место, не учтены.

## Карты, места и их тексты

# Сценарии, стороны и места за столом

scenario-trilogy = Трилогия (вчетвером)
scenario-trilogy-3 = Трилогия (втроём)
scenario-trilogy-2 = Трилогия (вдвоём)
scenario-duel-two-players = Дуэль двух игроков
scenario-duel-three-players = Дуэль трёх игроков
scenario-fellowship-of-the-ring = Братство Кольца

ref-team-free-peoples = Свободные народы
ref-team-shadow = Тень
ref-seat-frodo = Фродо
ref-seat-witch-king = Король-чародей
ref-seat-aragorn = Арагорн
ref-seat-saruman = Саруман
ref-seat-gandalf = Гэндальф
ref-seat-balrog-of-moria = Балрог Мории

# Фракции, ключевые слова, типы карт и символы

ref-faction-dunedain = дунэдайн
ref-faction-dwarf = гномы
ref-faction-elf = эльфы
ref-faction-hobbit = хоббиты
ref-faction-rohan = Рохан
ref-faction-wizard = волшебники
ref-faction-isengard = Изенгард
ref-faction-monstrous = чудовища
ref-faction-mordor = Мордор
ref-faction-southron = южане

ref-keyword-nazgul = назгул
ref-keyword-weapon = оружие
ref-keyword-mount = скакун
ref-keyword-ent = энт

ref-cardtype-army = армия
ref-cardtype-character = персонаж
ref-cardtype-item = предмет
ref-cardtype-event = событие
ref-cardtype-battleground = поле битвы
ref-cardtype-path = тропа

ref-icon-battleground-attack = атака на поле битвы
    .gen = атаки на поле битвы
ref-icon-battleground-defence = защита на поле битвы
    .gen = защиты на поле битвы
ref-icon-leadership-attack = предводительство: атака
    .gen = предводительства в атаке
ref-icon-leadership-defence = предводительство: защита
    .gen = предводительства в защите
ref-icon-path-attack = атака на тропе
    .gen = атаки на тропе
ref-icon-path-defence = защита на тропе
    .gen = защиты на тропе

# Когда действует текст

ref-timing-when-played = Когда сыграна
ref-timing-when-played-to-battleground = Когда сыграна на поле битвы
ref-timing-when-played-to-reserve = Когда сыграна в резерв
ref-timing-when-played-to-path = Когда сыграна на тропу
ref-timing-when-played-or-moved-to-path = Когда сыграна или перемещена на тропу
ref-timing-when-played-or-moved-to-battleground = Когда сыграна или перемещена на поле битвы
ref-timing-when-played-or-moved-to-path-or-battleground = Когда сыграна или перемещена на тропу или поле битвы
ref-timing-while-in-reserve = Пока в резерве
ref-timing-while-in-play = Пока в игре
ref-timing-while-on-path = Пока на тропе
ref-timing-action-in-reserve = Действие, пока в резерве
ref-timing-action-on-path = Действие, пока на тропе
ref-timing-action-in-play = Действие, пока в игре
ref-timing-action-on-path-or-battleground = Действие, пока на тропе или поле битвы
ref-timing-placement = Размещение
ref-timing-replace-eliminate = Вместо исключения
ref-timing-replace-eliminated-in-path-combat = Вместо исключения в бою на тропе
ref-timing-replace-wielder-eliminated-in-path-combat = Вместо исключения владельца в бою на тропе
ref-timing-replace-wielder-eliminated-in-combat = Вместо исключения владельца в бою
ref-timing-replace-forsake-from-deck = Вместо исключения, когда ею жертвуют с верха колоды добора
ref-timing-replace-forsake-from-reserve = Вместо исключения, когда ею жертвуют из резерва
ref-timing-event = Событие
ref-timing-this-round = В этом раунде
ref-timing-bonus = Символы
ref-timing-wielders = Владелец
ref-timing-when-other-card-played = Когда сыграна другая карта

text-wielders-strider-aragorn = Бродяжник или Арагорн.
text-wielders-hobbit = Персонаж хоббитов.
text-wielders-elf = Персонаж эльфов.
text-wielders-hobbit-elf = Персонаж хоббитов или эльфов.
text-wielders-galadriel = Галадриэль.
text-wielders-frodo-baggins-sam-gamgee = Фродо или Сэм.
text-wielders-elrond = Элронд.
text-wielders-dwarf = Персонаж гномов.
text-wielders-gandalf-the-grey-gandalf-the-white = Гэндальф Серый или Гэндальф Белый.
text-wielders-ent = Энт.
text-wielders-saruman = Саруман.
text-wielders-nazgul = Назгул.

# Карты: дунэдайн

ref-card-dead-men-of-dunharrow = Мертвецы Дунхарроу
text-dead-men-of-dunharrow-bonus = 2 символа атаки и 2 символа защиты, пока эта армия поддерживает Бродяжника или Арагорна; иначе ни одного.
ref-card-knights-of-dol-amroth = Рыцари Дол-Амрота
text-knights-of-dol-amroth-bonus = Ещё 1 символ защиты на поле битвы Дол-Амрот.
ref-card-guards-of-the-citadel = Стражи Цитадели
text-guards-of-the-citadel-bonus = Ещё 1 символ защиты на поле битвы Минас-Тирит.
ref-card-soldiers-of-gondor = Воины Гондора
ref-card-the-great-gate = Великие врата
text-the-great-gate-bonus = 3 символа защиты на поле битвы Минас-Тирит; в других местах ни одного.
text-the-great-gate-placement = Эту карту нельзя играть и перемещать на поля битвы Тени.
ref-card-aragorn = Арагорн
text-aragorn-played = Удалите из игры Бродяжника, где бы он ни находился.
text-aragorn-in-reserve = В фазе добора берите на 1 карту больше.
text-aragorn-saved = Арагорн отправляется в оборот.
ref-card-boromir = Боромир
text-boromir-played = Возьмите 1 карту.
text-boromir-arrives = Пожертвуйте 1 картой.
ref-card-denethor = Денетор
text-denethor-action = Пожертвуйте 1 картой: возьмите из колоды добора Боромира или Фарамира.
ref-card-faramir = Фарамир
text-faramir-arrives = Вы можете активировать другую неиспользованную тропу 7, если Фарамир пришёл на тропу 7.
ref-card-halbarad = Халбарад
text-halbarad-action = Отправьте эту карту в оборот: возьмите из колоды добора Бродяжника или Арагорна.
ref-card-prince-imrahil = Князь Имрахиль
text-prince-imrahil-played = Вы можете отправить в оборот 1 карту с руки: возьмите из колоды добора Рыцарей Дол-Амрота.
ref-card-strider = Бродяжник
text-strider-action = Активируйте любую неиспользованную тропу следующего номера.
text-strider-removed = Когда сыгран Арагорн, исключите эту карту, где бы она ни находилась.
ref-card-anduril = Андурил
text-anduril-action = Активируйте или реактивируйте одно поле битвы дунэдайн, затем переместите туда владельца, даже если он сыгран в этом раунде.
ref-card-blade-of-westernesse = Клинок Вестернесса
ref-card-paths-of-the-dead = Тропы Мёртвых
text-paths-of-the-dead-event = Пожертвуйте 2 картами. Затем возьмите 4 карты — или 5, если Бродяжник или Арагорн в вашем резерве.
ref-card-the-red-arrow = Багряная Стрела
text-the-red-arrow-event = Армии и персонажей Рохана можно играть и перемещать на активные поля битвы дунэдайн.
ref-card-the-three-hunters = Три охотника
text-the-three-hunters-event = Леголаса, Гимли, Бродяжника и Арагорна можно играть и перемещать на любые активные поля битвы; там каждого из них может поддерживать любая армия Свободных народов.

# Карты: эльфы

ref-card-high-elves = Высшие эльфы
ref-card-high-elves-1 = { ref-card-high-elves }
ref-card-high-elves-2 = { ref-card-high-elves }
ref-card-arwen = Арвен
text-arwen-played = Возьмите 1 карту.
text-arwen-in-reserve = У Бродяжника или Арагорна ещё 1 символ защиты на поле битвы и ещё 1 символ защиты на тропе.
ref-card-elrond = Элронд
text-elrond-played = Возьмите 1 карту.
text-elrond-in-reserve = Ваш предел остатка на 1 больше.
ref-card-galadriel = Галадриэль
text-galadriel-played = Возьмите 1 карту.
text-galadriel-in-reserve = В фазе добора берите на 1 карту больше, затем отправляйте в оборот 1 карту с руки.
ref-card-legolas = Леголас
text-legolas-played = Вы можете взять из колоды добора Лук галадрим.
ref-card-bow-of-the-galadhrim = Лук галадрим
text-bow-of-the-galadhrim-placement = У владельца не может быть другого оружия.
ref-card-elven-cloak = Эльфийский плащ
text-elven-cloak-saved = Владелец и все его предметы отправляются в оборот.
ref-card-lembas = Лембас
text-lembas-action = Игрок хоббитов исключает эту карту: он убирает по 1 жетону порчи за каждого персонажа-хоббита на этой тропе.
ref-card-mirror-of-galadriel = Зеркало Галадриэли
text-mirror-of-galadriel-in-play = Вы можете в любой момент посмотреть верхнюю карту своей колоды добора.
ref-card-nenya-ring-of-adamant = Нэнья, Кольцо Адаманта
text-nenya-ring-of-adamant-action = Отправьте эту карту в оборот: положите 1 жетон защиты на активную тропу или на одно активное поле битвы.
ref-card-phial-of-galadriel = Фиал Галадриэли
text-phial-of-galadriel-on-path = У самой тропы ещё 2 символа защиты.
ref-card-vilya-ring-of-air = Вилья, Кольцо Воздуха
text-vilya-ring-of-air-action = Отправьте эту карту в оборот: каждый игрок Свободных народов берёт 1 карту.

# Карты: гномы

ref-card-gimli = Гимли
text-gimli-played = Вы можете взять из своей стопки оборота Гномий топор.
ref-card-dwarven-axe = Гномий топор

# Карты: хоббиты

ref-card-bilbo-baggins = Бильбо Бэггинс
text-bilbo-baggins-saved = Бильбо отправляется в оборот вместе с предметами.
text-bilbo-baggins-action = Отправьте эту карту в оборот: возьмите 2 карты.
ref-card-fatty-bolger = Толстяк Болджер
text-fatty-bolger-action = Исключите эту карту: возьмите 3 карты.
text-fatty-bolger-saved = Толстяк отправляется в оборот вместе с предметами.
ref-card-frodo-baggins = Фродо Бэггинс
text-frodo-baggins-saved = Фродо отправляется в оборот, а его предметы исключаются.
ref-card-merry-brandybuck = Мерри Брендибак
text-merry-brandybuck-placement = Мерри можно играть и перемещать на поля битвы Рохана; там его может поддерживать армия Рохана.
text-merry-brandybuck-saved = Мерри отправляется в оборот вместе с предметами.
ref-card-pippin-took = Пиппин Тук
text-pippin-took-placement = Пиппина можно играть и перемещать на поля битвы дунэдайн; там его может поддерживать армия дунэдайн.
text-pippin-took-saved = Пиппин отправляется в оборот вместе с предметами.
ref-card-sam-gamgee = Сэм Гэмджи
text-sam-gamgee-action = Отправьте эту карту в оборот: положите 1 жетон защиты на активную тропу.
ref-card-herbs-and-stewed-rabbit = Травы и тушёный кролик
text-herbs-and-stewed-rabbit-action = Исключите эту карту: возьмите из своей стопки оборота 1 персонажа-хоббита, затем возьмите 1 карту.
ref-card-mithril-coat = Мифрильная кольчуга
ref-card-sting = Жало
text-sting-bonus = Ещё 1 символ защиты на тропе, пока на той же тропе есть персонаж-чудовище.
ref-card-there-is-another-way = Есть другой путь
text-there-is-another-way-event = Активируйте другую неиспользованную тропу того же номера, затем положите на неё 1 жетон защиты.

# Карты: Рохан

ref-card-riders-of-rohan = Всадники Рохана
ref-card-riders-of-rohan-1 = { ref-card-riders-of-rohan }
ref-card-riders-of-rohan-2 = { ref-card-riders-of-rohan }
ref-card-village-militia = Сельское ополчение
ref-card-eomer = Эомер
text-eomer-played = Отложите 5 карт, не беря их в руку; вы можете сыграть из них 1 армию Рохана, остальные отправьте в оборот.
ref-card-eowyn = Эовин
text-eowyn-played-to-battleground = Вы можете исключить 1 назгула на этом поле битвы.
text-eowyn-played-to-reserve = Вы можете взять из своей стопки оборота Мерри или Пиппина.
ref-card-theoden = Теоден
text-theoden-bonus = 1 символ атаки и 1 символ защиты, пока Гэндальф Серый или Гэндальф Белый в игре; иначе ни одного.
text-theoden-played = Отложите 5 карт, не беря их в руку; вы можете сыграть из них 1 карту Рохана, остальные отправьте в оборот.
ref-card-shadowfax = Светозар
text-shadowfax-action = Активируйте или реактивируйте любое поле битвы, затем переместите туда владельца, даже если он сыгран в этом раунде.
ref-card-death-ride-ride-to-ruin = Смерть! Скачите навстречу гибели!
text-death-ride-ride-to-ruin-event = Исключите из своего резерва любое число карт Рохана; игрок Мордора исключает столько же своих карт Мордора с активных полей битвы.

# Карты: волшебники

ref-card-gandalf-the-grey = Гэндальф Серый
text-gandalf-the-grey-action = Активируйте любую неиспользованную тропу следующего номера.
text-gandalf-the-grey-removed = Когда сыгран Гэндальф Белый, исключите эту карту, где бы она ни находилась.
ref-card-gandalf-the-white = Гэндальф Белый
text-gandalf-the-white-played = Удалите из игры Гэндальфа Серого, где бы он ни находился.
text-gandalf-the-white-in-reserve = В фазе добора берите на 1 карту больше.
text-gandalf-the-white-saved = Гэндальф Белый отправляется в оборот.
ref-card-gwaihir-the-windlord = Гваихир, Повелитель Ветров
text-gwaihir-the-windlord-action = Отправьте эту карту в оборот: возьмите из своей стопки оборота Гэндальфа Серого или Гэндальфа Белого.
ref-card-quickbeam = Скородум
text-quickbeam-bonus = 1 символ атаки и 1 символ защиты за каждые 2 карты персонажей и армий Изенгарда на том же поле битвы.
ref-card-smeagol = Смеагол
text-smeagol-action = Добавьте 1 жетон порчи: активируйте любую неиспользованную тропу следующего номера.
text-smeagol-saved = Смеагол отправляется в оборот вместе с предметами.
ref-card-treebeard = Древобород
text-treebeard-bonus = Ещё 1 символ атаки на поле битвы Ортханк.
text-treebeard-arrives = Игрок Изенгарда исключает 1 свою армию Изенгарда на этом поле битвы.
ref-card-ent-draught = Напиток энтов
text-ent-draught-action = Исключите эту карту: игрок хоббитов берёт из своей стопки оборота до 2 персонажей-хоббитов.
ref-card-gandalfs-staff = Посох Гэндальфа
text-gandalfs-staff-in-play = Ваш предел остатка на 1 больше.
ref-card-glamdring = Гламдринг
ref-card-narya-ring-of-fire = Нарья, Кольцо Огня
text-narya-ring-of-fire-action = Отправьте эту карту в оборот: каждый игрок Тени отправляет в оборот 1 карту с руки.

# Карты: Изенгард

ref-card-devilry-of-saruman = Козни Сарумана
ref-card-fighting-uruk-hai = Бойцы урук-хай
ref-card-wolf-riders = Всадники на волках
ref-card-white-hand-orcs = Орки Белой Длани
ref-card-white-hand-orcs-1 = { ref-card-white-hand-orcs }
ref-card-white-hand-orcs-2 = { ref-card-white-hand-orcs }
ref-card-grima-wormtongue = Грима Гнилоуст
text-grima-wormtongue-action = Исключите эту карту: возьмите из колоды добора Сарумана или исключите 1 персонажа Рохана в игре.
ref-card-saruman = Саруман
text-saruman-in-reserve = В фазе добора берите на 1 карту больше.
text-saruman-saved = Саруман отправляется в оборот.
ref-card-ugluk = Углук
text-ugluk-action = Активируйте другую неиспользованную тропу того же номера.
ref-card-palantir-of-orthanc = Палантир Ортханка
text-palantir-of-orthanc-action = Посмотрите 3 верхние карты своей колоды добора; 1 из них исключите, 1 отправьте в оборот, 1 возьмите в руку. Один раз за раунд.
ref-card-sarumans-staff = Посох Сарумана
text-sarumans-staff-in-play = Ваш предел остатка на 1 больше.
ref-card-woven-of-all-colours = Многоцветное одеяние
text-woven-of-all-colours-saved = Владелец и все его предметы отправляются в оборот.
ref-card-threats-and-promises = Угрозы и посулы
text-threats-and-promises-event = Если Саруман в вашем резерве, активируйте или реактивируйте одно поле битвы Изенгарда; затем вы можете переместить туда Сарумана, даже если он сыгран в этом раунде.

# Карты: чудовища

ref-card-goblins-of-the-misty-mountains = Гоблины Мглистых гор
ref-card-goblins-of-the-misty-mountains-1 = { ref-card-goblins-of-the-misty-mountains }
ref-card-goblins-of-the-misty-mountains-2 = { ref-card-goblins-of-the-misty-mountains }
ref-card-balrog-of-moria = Балрог Мории
text-balrog-of-moria-bonus = Ещё 1 символ атаки на тропе Казад-Дум.
text-balrog-of-moria-arrives = Каждый игрок Свободных народов жертвует 1 картой.
ref-card-barrow-wights = Умертвия
text-barrow-wights-action = Исключите эту карту: каждый игрок Свободных народов жертвует 1 картой.
ref-card-candles-of-corpses = Свечи мертвецов
text-candles-of-corpses-bonus = Ещё 1 символ атаки на тропе Мёртвые топи.
text-candles-of-corpses-action = Исключите эту карту: каждый игрок Свободных народов жертвует 1 картой.
ref-card-caradhras-the-cruel = Карадрас Жестокий
text-caradhras-the-cruel-played-to-path = Если это тропа Карадрас, активируйте другую неиспользованную тропу 4.
text-caradhras-the-cruel-action = Исключите эту карту: каждый игрок Свободных народов жертвует 1 картой.
ref-card-cave-troll = Пещерный тролль
text-cave-troll-action = Исключите эту карту: каждый игрок Свободных народов жертвует 1 картой.
ref-card-flocks-of-crebain = Стаи кребайнов
text-flocks-of-crebain-action = Активируйте другую неиспользованную тропу того же номера.
ref-card-gollum = Голлум
text-gollum-action = Активируйте другую неиспользованную тропу того же номера.
text-gollum-saved = Голлум отправляется в оборот вместе с предметами.
ref-card-hill-troll = Горный тролль
text-hill-troll-action = Исключите эту карту: каждый игрок Свободных народов жертвует 1 картой.
ref-card-shelob = Шелоб
text-shelob-bonus = Ещё 1 символ атаки на тропе Логово Шелоб.
text-shelob-arrives = Каждый игрок Свободных народов жертвует 1 картой.

# Карты: южане

ref-card-coastal-raiders = Береговые налётчики
text-coastal-raiders-bonus = Ещё 1 символ атаки на поле битвы Дол-Амрот.
text-coastal-raiders-action = Исключите эту карту: активируйте поле битвы Дол-Амрот, если оно в колоде.
ref-card-corsairs-of-umbar = Корсары Умбара
text-corsairs-of-umbar-action = Исключите эту карту: активируйте поле битвы Умбар, если оно в колоде.
ref-card-haradrim-mumakil = Мумаки харадримов
ref-card-haradrim-regulars = Воины харадримов
text-haradrim-regulars-action = Исключите эту карту: активируйте поле битвы Харад, если оно в колоде.
ref-card-haradrim-cavalry = Конница харадримов
text-haradrim-cavalry-bonus = Ещё 1 символ атаки на поле битвы Минас-Тирит.
text-haradrim-cavalry-action = Исключите эту карту: активируйте поле битвы Минас-Тирит, если оно в колоде.
ref-card-the-black-fleet = Чёрный флот
text-the-black-fleet-bonus = Ещё 1 символ атаки на поле битвы Пеларгир.
text-the-black-fleet-action = Исключите эту карту: активируйте поле битвы Пеларгир, если оно в колоде.
ref-card-the-black-serpent = Чёрный Змей
text-the-black-serpent-action = Исключите эту карту: реактивируйте одно поле битвы южан.

# Карты: Мордор

ref-card-black-uruks = Чёрные уруки
ref-card-grond-hammer-of-the-underworld = Гронд, Молот Преисподней
ref-card-mordor-orcs = Орки Мордора
ref-card-mordor-orcs-1 = { ref-card-mordor-orcs }
ref-card-mordor-orcs-2 = { ref-card-mordor-orcs }
ref-card-mordor-orcs-3 = { ref-card-mordor-orcs }
ref-card-mordor-orcs-4 = { ref-card-mordor-orcs }
ref-card-mordor-orcs-5 = { ref-card-mordor-orcs }
ref-card-olog-hai = Олог-хай
ref-card-trolls-of-udun = Тролли Удуна
ref-card-gorbag-and-shagrat = Горбаг и Шаграт
text-gorbag-and-shagrat-arrives = Вы можете отправить в оборот 1 карту с руки: положите на эту карту 1 жетон атаки на тропе, а если это тропа Кирит-Унгол — 2 жетона.
ref-card-grishnakh = Гришнак
text-grishnakh-action = Исключите эту карту: добавьте 1 жетон порчи.
ref-card-mouth-of-sauron = Голос Саурона
text-mouth-of-sauron-placement = Эту карту нельзя играть и перемещать на тропу, пока активно хотя бы одно поле битвы Тени.
text-mouth-of-sauron-in-reserve = В фазе добора берите на 1 карту больше.
ref-card-the-beguiler = Обольститель
text-the-beguiler-action = Отправьте эту карту в оборот: каждый игрок Свободных народов отправляет в оборот 1 карту с руки.
ref-card-the-black-easterling = Чёрный Вастак
text-the-black-easterling-bonus = Ещё 1 символ защиты на поле битвы Дол-Гулдур.
text-the-black-easterling-played = Возьмите 1 карту.
ref-card-the-commander = Военачальник
text-the-commander-action = Отправьте эту карту в оборот: каждый игрок Тени берёт 1 карту.
ref-card-the-destroyer = Разрушитель
text-the-destroyer-action = Отправьте эту карту в оборот: положите 1 жетон атаки на одно активное поле битвы.
ref-card-the-hunter = Охотник
text-the-hunter-action = Отправьте эту карту в оборот: положите 1 жетон атаки на активную тропу.
ref-card-the-lidless-eye = Недремлющее Око
text-the-lidless-eye-placement = Эту карту нельзя играть и перемещать на тропу, пока активно хотя бы одно поле битвы Тени.
text-the-lidless-eye-played = Каждый игрок Тени берёт 1 карту.
text-the-lidless-eye-in-reserve = Ваш предел остатка на 1 больше.
ref-card-the-messenger = Вестник
text-the-messenger-action = Отправьте эту карту в оборот: возьмите из своей стопки оборота 1 назгула.
ref-card-the-reaver = Опустошитель
text-the-reaver-action = Отправьте эту карту в оборот: каждый игрок Свободных народов жертвует 1 картой.
ref-card-the-warrior = Воин
text-the-warrior-action = Отправьте эту карту в оборот: положите 1 жетон защиты на одно активное поле битвы.
ref-card-the-witch-king = Король-чародей
text-the-witch-king-in-reserve = В фазе добора берите на 1 карту больше.
text-the-witch-king-saved = Король-чародей отправляется в оборот.
ref-card-black-breath = Чёрное Дыхание
text-black-breath-action = Отправьте в оборот владельца со всеми его предметами: добавьте 1 жетон порчи.
ref-card-black-riders-mount = Конь Чёрного Всадника
text-black-riders-mount-played = Вы можете сразу переместить владельца из резерва на активную тропу, даже если он сыгран в этом раунде.
ref-card-fell-beast = Крылатая тварь
text-fell-beast-played = Вы можете сразу переместить владельца из резерва на активное поле битвы, даже если он сыгран в этом раунде.
ref-card-morgul-blade = Моргульский клинок
text-morgul-blade-action = Исключите эту карту: добавьте 1 жетон порчи.
ref-card-nazguls-mantle = Плащ назгула
text-nazguls-mantle-saved = Владелец и все его предметы отправляются в оборот.
ref-card-the-black-captain = Чёрный Полководец
text-the-black-captain-event = Если Король-чародей в вашем резерве, активируйте или реактивируйте одно поле битвы Мордора; затем вы можете переместить туда Короля-чародея, даже если он сыгран в этом раунде.
ref-card-the-day-without-dawn = День без рассвета
text-the-day-without-dawn-event = Отложите 7 карт, не беря их в руку и исключите 1 из них; вы можете сыграть из остальных до 2 армий, прочие карты отправьте в оборот.
ref-card-the-ringwraiths-are-abroad = Призраки Кольца рыщут по свету
text-the-ringwraiths-are-abroad-event = Отложите 7 карт, не беря их в руку и исключите 1 из них; вы можете сыграть из остальных до 2 назгулов, прочие карты отправьте в оборот.

# Локации

ref-place-reserve = резерв
    .to = в резерв
    .at = в резерве
    .acc = резерв

ref-place-dol-amroth = Дол-Амрот
    .to = на поле битвы Дол-Амрот
    .at = на поле битвы Дол-Амрот
    .acc = поле битвы Дол-Амрот
text-place-dol-amroth = Игрок дунэдайн может пожертвовать 1 картой: он берёт 1 карту.
ref-place-edoras = Эдорас
    .to = на поле битвы Эдорас
    .at = на поле битвы Эдорас
    .acc = поле битвы Эдорас
text-place-edoras = Активируется также поле битвы Хельмова Падь, если оно в колоде.
ref-place-helms-deep = Хельмова Падь
    .to = на поле битвы Хельмова Падь
    .at = на поле битвы Хельмова Падь
    .acc = поле битвы Хельмова Падь
text-place-helms-deep = Игрок Рохана откладывает 5 карт, не беря их в руку; он может сыграть из них 1 армию или 1 персонажа на это поле битвы, остальные отправляет в оборот.
ref-place-lorien = Лориэн
    .to = на поле битвы Лориэн
    .at = на поле битвы Лориэн
    .acc = поле битвы Лориэн
text-place-lorien = Активируется или реактивируется также поле битвы Дол-Гулдур.
ref-place-minas-tirith = Минас-Тирит
    .to = на поле битвы Минас-Тирит
    .at = на поле битвы Минас-Тирит
    .acc = поле битвы Минас-Тирит
text-place-minas-tirith = Игрок дунэдайн может пожертвовать 1 картой: он берёт 3 карты.
ref-place-pelargir = Пеларгир
    .to = на поле битвы Пеларгир
    .at = на поле битвы Пеларгир
    .acc = поле битвы Пеларгир
text-place-pelargir = Игрок дунэдайн может пожертвовать 1 картой: он берёт 1 карту.
ref-place-rivendell = Ривенделл
    .to = на поле битвы Ривенделл
    .at = на поле битвы Ривенделл
    .acc = поле битвы Ривенделл
text-place-rivendell = Игрок эльфов берёт 1 карту, затем отправляет в оборот 1 карту с руки.
ref-place-dol-guldur = Дол-Гулдур
    .to = на поле битвы Дол-Гулдур
    .at = на поле битвы Дол-Гулдур
    .acc = поле битвы Дол-Гулдур
text-place-dol-guldur = Активируется или реактивируется также поле битвы Лориэн.
ref-place-harad = Харад
    .to = на поле битвы Харад
    .at = на поле битвы Харад
    .acc = поле битвы Харад
text-place-harad = Каждый игрок Тени берёт 1 карту.
ref-place-minas-morgul = Минас-Моргул
    .to = на поле битвы Минас-Моргул
    .at = на поле битвы Минас-Моргул
    .acc = поле битвы Минас-Моргул
text-place-minas-morgul = Игрок Мордора откладывает 5 карт, не беря их в руку; он может сыграть из них 1 назгула в резерв, остальные отправляет в оборот.
ref-place-morannon = Мораннон
    .to = на поле битвы Мораннон
    .at = на поле битвы Мораннон
    .acc = поле битвы Мораннон
text-place-morannon = Игрок Мордора откладывает 5 карт, не беря их в руку; он может сыграть из них 1 армию, остальные отправляет в оборот.
ref-place-moria = Мория
    .to = на поле битвы Мория
    .at = на поле битвы Мория
    .acc = поле битвы Мория
text-place-moria = Игрок чудовищ берёт 2 карты.
ref-place-orthanc = Ортханк
    .to = на поле битвы Ортханк
    .at = на поле битвы Ортханк
    .acc = поле битвы Ортханк
text-place-orthanc = Игрок Изенгарда может взять Сарумана из своей колоды добора или стопки оборота. Затем он обновляет колоду.
ref-place-umbar = Умбар
    .to = на поле битвы Умбар
    .at = на поле битвы Умбар
    .acc = поле битвы Умбар
text-place-umbar = Каждый игрок Тени берёт 1 карту.

ref-place-bag-end = Бэг-Энд
    .to = на тропу Бэг-Энд
    .at = на тропе Бэг-Энд
    .acc = тропу Бэг-Энд
text-place-bag-end = Игрок хоббитов берёт 2 карты.
ref-place-bucklebury-ferry = Баклберийская переправа
    .to = на тропу Баклберийская переправа
    .at = на тропе Баклберийская переправа
    .acc = тропу Баклберийская переправа
text-place-bucklebury-ferry = Игрок Мордора берёт 1 карту. Игрок хоббитов берёт 1 карту.
ref-place-gildors-encampment = Стоянка Гилдора
    .to = на тропу Стоянка Гилдора
    .at = на тропе Стоянка Гилдора
    .acc = тропу Стоянка Гилдора
text-place-gildors-encampment = Игрок эльфов берёт 1 карту, затем отправляет в оборот 1 карту с руки.
ref-place-inn-of-the-prancing-pony = Трактир «Гарцующий пони»
    .to = на тропу Трактир «Гарцующий пони»
    .at = на тропе Трактир «Гарцующий пони»
    .acc = тропу Трактир «Гарцующий пони»
text-place-inn-of-the-prancing-pony = Каждый игрок Тени берёт 2 карты.
ref-place-the-old-forest = Старый Лес
    .to = на тропу Старый Лес
    .at = на тропе Старый Лес
    .acc = тропу Старый Лес
text-place-the-old-forest = Каждый игрок Свободных народов жертвует 1 картой.
ref-place-weathertop = Заверть
    .to = на тропу Заверть
    .at = на тропе Заверть
    .acc = тропу Заверть
text-place-weathertop = Игрок Мордора берёт 2 карты.
ref-place-fords-of-bruinen = Бруиненский брод
    .to = на тропу Бруиненский брод
    .at = на тропе Бруиненский брод
    .acc = тропу Бруиненский брод
text-place-fords-of-bruinen = Каждый игрок Свободных народов жертвует 1 картой, затем каждый из них берёт 3 карты.
ref-place-imladris = Имладрис
    .to = на тропу Имладрис
    .at = на тропе Имладрис
    .acc = тропу Имладрис
text-place-imladris = Игрок эльфов берёт 2 карты.
ref-place-the-council-of-elrond = Совет Элронда
    .to = на тропу Совет Элронда
    .at = на тропе Совет Элронда
    .acc = тропу Совет Элронда
text-place-the-council-of-elrond = Каждый игрок Свободных народов берёт 1 карту.
ref-place-caradhras = Карадрас
    .to = на тропу Карадрас
    .at = на тропе Карадрас
    .acc = тропу Карадрас
text-place-caradhras = Каждый игрок Свободных народов жертвует 1 картой.
ref-place-khazad-dum = Казад-Дум
    .to = на тропу Казад-Дум
    .at = на тропе Казад-Дум
    .acc = тропу Казад-Дум
text-place-khazad-dum = Игрок чудовищ берёт 2 карты.
ref-place-the-doors-of-durin = Врата Дурина
    .to = на тропу Врата Дурина
    .at = на тропе Врата Дурина
    .acc = тропу Врата Дурина
text-place-the-doors-of-durin = Игрок чудовищ может пожертвовать 1 картой: он кладёт на эту тропу 1 жетон атаки.
ref-place-dimrill-dale = Димрильская долина
    .to = на тропу Димрильская долина
    .at = на тропе Димрильская долина
    .acc = тропу Димрильская долина
text-place-dimrill-dale = Каждый игрок Тени отправляет в оборот 2 карты с руки.
ref-place-egladil = Эгладил
    .to = на тропу Эгладил
    .at = на тропе Эгладил
    .acc = тропу Эгладил
text-place-egladil = Каждый игрок Свободных народов берёт 2 карты, затем отправляет в оборот 1 карту с руки.
ref-place-lothlorien = Лотлориэн
    .to = на тропу Лотлориэн
    .at = на тропе Лотлориэн
    .acc = тропу Лотлориэн
text-place-lothlorien = Игрок эльфов берёт 1 карту, затем отправляет в оборот 1 карту с руки.
ref-place-amon-hen = Амон-Хен
    .to = на тропу Амон-Хен
    .at = на тропе Амон-Хен
    .acc = тропу Амон-Хен
text-place-amon-hen = Игрок Мордора берёт 1 карту, затем отправляет в оборот 1 карту с руки.
ref-place-dead-marshes = Мёртвые топи
    .to = на тропу Мёртвые топи
    .at = на тропе Мёртвые топи
    .acc = тропу Мёртвые топи
text-place-dead-marshes = Игрок чудовищ берёт 2 карты.
ref-place-emyn-muil = Эмин-Муил
    .to = на тропу Эмин-Муил
    .at = на тропе Эмин-Муил
    .acc = тропу Эмин-Муил
text-place-emyn-muil = Каждый игрок Свободных народов жертвует 1 картой.
ref-place-henneth-annun = Хеннет-Аннун
    .to = на тропу Хеннет-Аннун
    .at = на тропе Хеннет-Аннун
    .acc = тропу Хеннет-Аннун
text-place-henneth-annun = Игрок дунэдайн берёт 1 карту.
ref-place-osgiliath = Осгилиат
    .to = на тропу Осгилиат
    .at = на тропе Осгилиат
    .acc = тропу Осгилиат
text-place-osgiliath = Игрок дунэдайн может пожертвовать 1 картой: он берёт 3 карты.
ref-place-the-cross-roads = Перекрёсток
    .to = на тропу Перекрёсток
    .at = на тропе Перекрёсток
    .acc = тропу Перекрёсток
text-place-the-cross-roads = Каждый игрок Свободных народов берёт 1 карту.
ref-place-cirith-ungol = Кирит-Унгол
    .to = на тропу Кирит-Унгол
    .at = на тропе Кирит-Унгол
    .acc = тропу Кирит-Унгол
text-place-cirith-ungol = Игрок Мордора откладывает 5 карт, не беря их в руку; он может сыграть из них 1 армию, остальные отправляет в оборот.
ref-place-morgul-vale = Моргульская долина
    .to = на тропу Моргульская долина
    .at = на тропе Моргульская долина
    .acc = тропу Моргульская долина
text-place-morgul-vale = Игрок Мордора откладывает 5 карт, не беря их в руку; он может сыграть из них 1 назгула, остальные отправляет в оборот.
ref-place-shelobs-lair = Логово Шелоб
    .to = на тропу Логово Шелоб
    .at = на тропе Логово Шелоб
    .acc = тропу Логово Шелоб
text-place-shelobs-lair = Игрок чудовищ берёт 2 карты.
ref-place-crack-of-doom = Роковая Расселина
    .to = на тропу Роковая Расселина
    .at = на тропе Роковая Расселина
    .acc = тропу Роковая Расселина
text-place-crack-of-doom = Игрок чудовищ берёт 2 карты.
ref-place-morgai = Моргай
    .to = на тропу Моргай
    .at = на тропе Моргай
    .acc = тропу Моргай
text-place-morgai = На эту тропу кладётся 1 жетон атаки.
ref-place-orodruin = Ородруин
    .to = на тропу Ородруин
    .at = на тропе Ородруин
    .acc = тропу Ородруин
text-place-orodruin = Игрок Мордора берёт 2 карты.

# Значения, которых не подтверждает ни один источник

value-paths-the-doors-of-durin-defence = Врата Дурина: символы защиты тропы
value-cards-eowyn-leadership-attack = Эовин: символы предводительства (атака)
value-cards-eowyn-battleground-attack = Эовин: символы атаки на поле битвы
value-cards-nenya-ring-of-adamant-battleground-defence = Нэнья: символы защиты на поле битвы
value-cards-nenya-ring-of-adamant-path-defence = Нэнья: символы защиты на тропе
value-cards-fatty-bolger-allowed-paths = Толстяк Болджер: разрешённые тропы
value-cards-fatty-bolger-path-defence = Толстяк Болджер: символы защиты на тропе
value-cards-sting-path-defence = Жало: символы защиты на тропе
value-cards-ent-draught-path-defence = Напиток энтов: символы защиты на тропе
value-cards-fell-beast-battleground-attack = Крылатая тварь: символы атаки на поле битвы
value-cards-fell-beast-battleground-defence = Крылатая тварь: символы защиты на поле битвы
value-cards-black-breath-battleground-attack = Чёрное Дыхание: символы атаки на поле битвы
value-cards-black-breath-battleground-defence = Чёрное Дыхание: символы защиты на поле битвы
value-cards-black-breath-path-attack = Чёрное Дыхание: символы атаки на тропе
value-cards-morgul-blade-battleground-attack = Моргульский клинок: символы атаки на поле битвы
value-cards-morgul-blade-battleground-defence = Моргульский клинок: символы защиты на поле битвы
value-cards-morgul-blade-path-attack = Моргульский клинок: символы атаки на тропе
value-cards-nazguls-mantle-battleground-attack = Плащ назгула: символы атаки на поле битвы
value-cards-nazguls-mantle-battleground-defence = Плащ назгула: символы защиты на поле битвы
value-cards-nazguls-mantle-path-attack = Плащ назгула: символы атаки на тропе
value-cards-ent-draught-effects-action-steps-1-up-to = Напиток энтов: можно ли взять меньше персонажей-хоббитов
value-cards-paths-of-the-dead-effects-event-steps-2-instead-where = Тропы Мёртвых: где должен быть Бродяжник или Арагорн, чтобы взять 5 карт
value-cards-shelob-effects-arrives-timing = Шелоб: когда Свободные народы жертвуют картами
value-scenarios-duel-three-players-seats-witch-king-ring-points = Дуэль трёх игроков: очки за неиспользованный жетон Кольца Короля-чародея
value-scenarios-duel-three-players-seats-saruman-ring-points = Дуэль трёх игроков: очки за неиспользованный жетон Кольца Сарумана
value-scenarios-duel-three-players-seats-witch-king-group-times = Дуэль трёх игроков: сколько раз Король-чародей выполняет указание «каждый игрок Тени»
value-scenarios-duel-three-players-seats-saruman-group-times = Дуэль трёх игроков: сколько раз Саруман выполняет указание «каждый игрок Тени»

## Игра на двух страницах

summary-play = Как играют
summary-cards = Карты, символы и понятия

summary-round = Раунд из пяти фаз
summary-location-step = Локации
summary-location-step-text = Первый игрок открывает поле битвы, затем следующую тропу и выполняет их тексты.
summary-action-step = Действия
summary-action-step-text = В порядке ходов каждый выполняет одно действие или пасует, пока все не спасуют один за другим. На руке можно оставить не больше { $limit } карт, а если позволяют тексты — больше.
summary-combat-step = Бой
summary-combat-step-text = Сражаются за каждое активное поле битвы и за активную тропу; порядок определяет первый игрок.
summary-victory-check = Проверка победы
summary-victory-check-text = Перевес в { $lead ->
    [one] { $lead } очко
    [few] { $lead } очка
   *[many] { $lead } очков
} сразу приносит победу.
summary-draw-step = Добор
summary-draw-step-text = Каждый берёт столько карт, сколько указано в сценарии. Жетон первого игрока переходит дальше.

summary-actions = Одно действие за ход
summary-play-title = Сыграть карту
summary-play-text = Положите карту с руки туда, куда ей можно, и в уплату отправьте в оборот другую карту с руки.
summary-move = Переместить
summary-move-text = Перенесите армию или персонажа с предметами из резерва на тропу или поле битвы. Карты это не стоит; сыгранное в резерв в этом раунде должно подождать.
summary-cycle = Отправить в оборот
summary-cycle-text = Положите карту с руки в свою стопку оборота.
summary-winnow = Отсев
summary-winnow-text = Исключите 2 карты с руки, затем возьмите 1.
summary-card-action = Действие карты
summary-card-action-text = Выполните текст с заголовком «Действие» на своей карте в игре.
summary-ring-game-text = Один раз за игру: возьмите { $draw ->
    [one] { $draw } карту
    [few] { $draw } карты
   *[many] { $draw } карт
}. Неиспользованный жетон в конце приносит очки: { $points }.
summary-ring-round-text = Один раз за раунд: возьмите { $draw ->
    [one] { $draw } карту
    [few] { $draw } карты
   *[many] { $draw } карт
}, затем с руки исключите { $eliminate } и отправьте в оборот { $cycle }.
summary-pass = Пас
summary-pass-text = Только если карт на руке не больше { $limit } (а если позволяют тексты — больше) или меньше, чем у каждого противника. Позже можно снова действовать.

summary-combat = Бой
summary-sides = Кто защищается
summary-sides-text = На тропе защищаются Свободные народы. Поле битвы защищает сторона, которой оно принадлежит.
summary-attack = Сосчитайте атаку
summary-attack-text = Сложите символы атаки нужного вида на атакующих картах и жетонах.
summary-support = Предводители
summary-support-text = Символы предводительства считаются только на полях битвы, у персонажа, рядом с которым армия его фракции. Армия поддерживает одного персонажа.
summary-location-defence = Отменяет локация
summary-location-defence-text = Её символы защиты отменяют столько же символов атаки, и карты не теряются.
summary-casualties = Отменяют защитники
summary-casualties-text = Остальное покрывают защитники: исключают выбранные карты, пока хватит их символов защиты. Карта и её предметы теряются вместе.
summary-aftermath = После боя
summary-aftermath-text = Оставшиеся защитники отправляются в оборот. Все атакующие исключаются.

summary-scoring = Кому достаётся локация
summary-battleground-won = Поле битвы
summary-battleground-won-text = Вся атака отменена: его берёт защитник, иначе атакующий. Оно приносит свои очки.
summary-path-won = Тропа
summary-path-won-text = Вся атака отменена: её берут Свободные народы и получают её очки. Иначе Тень забирает её лицом вниз.
summary-path-duel-won-text = Символов защиты больше, чем атаки: её берут Свободные народы. Поровну: никто. Меньше: Тень забирает её лицом вниз.
summary-corruption-text = Каждый неотменённый символ атаки на тропе добавляет 1 жетон порчи — 1 очко Тени.

summary-victory = Кто побеждает
summary-lead-wins = Большой перевес
summary-lead-wins-text = Сторона, которая при проверке победы впереди на { $lead ->
    [one] { $lead } очко
    [few] { $lead } очка
   *[many] { $lead } очков
}, побеждает.
summary-last-path = Последняя тропа
summary-last-path-text = После раунда тропы { $last } побеждает сторона, у которой больше очков. При равенстве побеждает Тень.

summary-types = Виды карт
summary-type-army-text = На поле битвы с её фракцией или в резерв. На тропу — никогда. Поддерживает персонажа.
summary-type-character-text = На тропу с разрешённым номером, на поле битвы с его фракцией или в резерв.
summary-type-item-text = На разрешённого владельца в игре. Добавляет свои символы, перемещается и теряется вместе с ним.
summary-type-event-text = Его текст выполняется сразу, затем карта исключается.
summary-type-battleground-text = Показывает, какие фракции могут его защищать и атаковать. Активных может быть несколько.
summary-type-path-text = С номером от 1 до 9. Активна только одна; новая сразу завершает её боем.

summary-icons = Символы
summary-icon-battleground-attack-text = Считается, когда карта атакует поле битвы.
summary-icon-battleground-defence-text = Отменяет атаку на поле битвы, если карта исключается.
summary-icon-path-attack-text = Им карты Тени атакуют на тропе.
summary-icon-path-defence-text = Им карты Свободных народов отменяют атаку на тропе, если исключаются.
summary-icon-leadership = Предводительство, в круге
summary-icon-leadership-attack-text = Считается только с поддержкой армии.
summary-icon-from-text = Со звёздочкой
summary-icon-path-attack-from-text-text = Сколько их, говорит текст карты.
summary-icon-defence-text = У локации: отменяет раньше карт.
summary-icon-number-text = Персонаж выходит только на тропы с номерами, указанными на его карте.
summary-icon-points-text = Чего стоит локация.

summary-factions = Фракции
summary-faction-text = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}: армии { $armies }, персонажи { $characters }, предметы { $items }, события { $events }.

summary-terms = Слова на картах
summary-term-cycle = Отправить в оборот
summary-term-cycle-text = Лицом вниз в свою стопку оборота. Когда колода кончится, стопка станет новой колодой.
summary-term-eliminate = Исключить
summary-term-eliminate-text = Лицом вниз в свою стопку исключённых карт: карта выбывает из игры.
summary-term-forsake = Пожертвовать
summary-term-forsake-text = Исключите карту на выбор: с руки, из резерва или, не глядя, с верха колоды.
summary-term-reserve = Резерв
summary-term-reserve-text = Карты ждут здесь лицом вверх из раунда в раунд. Их тексты действуют сразу, а перемещать их можно со следующего раунда.
summary-term-hidden = Что можно знать
summary-term-hidden-text = Свою стопку оборота и свою стопку исключённых карт можно просматривать. Руки тайны, число карт на руке открыто.

summary-seats = Игроки этого сценария
summary-seat-text = Карт в колоде: { $cards }. Начальная рука: { $opening }{ $cycle ->
    [0] {""}
   *[other] , из них в оборот: { $cycle }
}. Каждый раунд берёт: { $draw }.

warning-RCG-8-21 = Сейчас это событие ничего не даст.
warning-RCG-9-15 = Сейчас это действие ничего не даст.

## Хроника партии

chronicle-round = Раунд { $number }
chronicle-points = победные очки
chronicle-corruption = порча
chronicle-drawn = взятые карты
chronicle-played = сыгранные карты
chronicle-unseen = Невскрытые карты

## Значения, не подтверждённые источниками: заголовки и варианты

value-group-icons = Символы и разрешённые тропы
value-group-texts = Тексты карт
value-group-duel = Дуэль трёх игроков
value-where-reserve = в резерве
value-where-in-play = в игре
