## Варианты: что делает выбор

option-done = готово
option-bury = сбросить карту «{ $card }»

option-step = дальше { $region_whither }
option-declare = объявить положение Братства здесь
option-say-nothing = не объявлять
option-enter-mordor = войти в Мордор
option-stay-out = пока не входить
option-guide = проводник — { $companion }
option-allocate = { $dice ->
    [0] не класть кубиков в ячейку Охоты
    [one] положить в ячейку Охоты { $dice } кубик
    [few] положить в ячейку Охоты { $dice } кубика
   *[many] положить в ячейку Охоты { $dice } кубиков
}

option-act = «{ $die }»: { $action }
option-ring = Эльфийское кольцо: сменить «{ $die }» на «{ $result }»
option-skip = пропустить действие и сбросить кубик «{ $die }»
option-pass = спасовать
option-draw = взять карту из { $deck_gen }

option-march = { $source } → { $to }
option-attack = войско { $source_where } атакует врага { $target_where }
option-leave = на месте остаётся { $figure }
option-leave-character = на месте остаётся { $character }
option-go = выступить
option-disband = убрать { $figure_acc }
option-recruit = нанять { $figure_acc } { $region_where }
option-raise-isengard = по обычному отряду в каждом поселении Изенгарда
option-upgrade = два элитных отряда вместо двух обычных в Ортханке

option-field = сражаться в поле
option-go-inside = укрыться в твердыне
option-reroll = { $dice ->
    [0] ничего не перебрасывать
    [one] перебросить { $dice } кубик
    [few] перебросить { $dice } кубика
   *[many] перебросить { $dice } кубиков
}
option-remove = потерять { $figure_acc }
option-remove-for-two = потерять { $figure_acc } от двух попаданий
option-reduce = заменить { $figure_acc } обычным
option-cease = прекратить атаку
option-press = продолжить атаку
option-extend = заменить { $figure_acc } обычным и провести ещё один раунд
option-end-assault = прекратить штурм
option-stand = держаться
option-retreat-to = отступить { $region_whither }
option-advance = продвинуться
option-hold = остаться на месте

option-negotiate = приблизить к войне { $nation_acc }
option-enter = { $character } вступает в игру { $region_where }
option-take = выбрать: { $character }
option-take-nazgul = выбрать назгула { $region_where }
option-to = отправить { $region_whither }
option-separate = { $companion } покидает Братство

option-use-guide = применить способность проводника
option-spare-guide = не применять
option-lose-guide = потерять проводника
option-lose-at-random = потерять спутника, выбранного наугад
option-no-casualty = обойтись без потерь
option-stay-here = остановиться здесь

## Вопросы: что решает игрок

ask-hand-limit = У вас слишком много карт. Какие сбросить?
ask-declare = Братство { $ref1_where }, путь { $ref2 }. Объявить его положение?
ask-enter-mordor = Братство входит в Мордор?
ask-guide = Кто будет проводником Братства?
ask-hunt-allocation = Сколько кубиков положить в ячейку Охоты?
ask-act = Выберите кубик и действие.
ask-draw-event = Из какой колоды взять карту?
ask-march = Какое войско идёт и кто остаётся?
ask-attack = Какое войско атакует и кто остаётся?
ask-disband = Слишком много отрядов { $ref1_where }. Какие убрать?
ask-recruit = Кого нанять?
ask-voice-of-saruman = «Речи Сарумана»: что выбрать?
ask-stronghold-choice = Враг атакует { $ref1_acc }. Сражаться в поле или укрыться в твердыне?
ask-leader-reroll = Переброс за лидерство: сколько кубиков перебросить?
ask-casualties = Ваше войско { $ref1_where } получает { $ref2 ->
    [one] { $ref2 } попадание
    [few] { $ref2 } попадания
   *[many] { $ref2 } попаданий
}. Какие потери понести?
ask-extend-siege = Штурм { $ref1_gen }: заменить элитный отряд обычным, чтобы провести ещё один раунд?
ask-cease = Сражение { $ref1_where }: прекратить атаку или продолжить?
ask-retreat = Сражение { $ref1_where }: держаться или отступить?
ask-advance = Кто продвигается { $ref1_whither }?
ask-negotiate = Какой народ приблизить к войне?
ask-bring-character = Кто вступает в игру и где?
ask-move-companions = Каких спутников переместить и куда?
ask-move-minions = Какого назгула или приспешника переместить и куда?
ask-separate = Кто покидает Братство и куда идёт?
ask-guide-ability = Урон: { $ref2 }. Применить способность { $ref1_gen }?
ask-hunt-casualty = Оставшийся урон: { $ref1 }. Понести потерю?
ask-reveal = Братство обнаружено. Каким маршрутом оно шло { $ref1_whence }?

## События: что произошло

event-Rolled = {""}
event-Moved = {""}
event-Poured = {""}
event-Shuffled = {""}
event-TurnBegan = Начинается ход { $number }.
event-TurnEnded = Ход { $number } окончен. Победные очки: Свободные народы — { $free }, Тьма — { $shadow }.
event-EventsDrawn = { $seat }: добор из { $deck_gen }{ $cards ->
    [hidden] .
   *[other] {" "}({ $cards }).
}
event-EventsBuried = { $seat }: { $count ->
    [one] сброшена рубашкой вверх { $count } карта
    [few] сброшены рубашкой вверх { $count } карты
   *[many] сброшено рубашкой вверх { $count } карт
}{ $cards ->
    [hidden] .
   *[other] {" "}({ $cards }).
}
event-HuntDiceAllocated = { $dice ->
    [0] Тьма не кладёт кубиков в ячейку Охоты.
    [one] Тьма кладёт в ячейку Охоты { $dice } кубик.
    [few] Тьма кладёт в ячейку Охоты { $dice } кубика.
   *[many] Тьма кладёт в ячейку Охоты { $dice } кубиков.
}
event-ActionDiceRolled = { $side }, бросок кубиков действий: { $faces_grouped }.
event-DieSpent = { $seat }: { $action } (кубик «{ $die }»).
event-DieDiscarded = { $seat }: действие пропущено, сброшен кубик «{ $die }».
event-Passed = { $seat }: пас.
event-ElvenRingUsed = { $seat }: использовано Эльфийское кольцо, кубик «{ $die }» теперь показывает «{ $result }».
event-HostMoved = Переход { $source_whence } { $to_whither }: { $characters_count ->
    [0] { $figures }.
   *[other] { $figures }, { $characters }.
}
event-FiguresRecruited = Подкрепление { $region_where }: { $figures }.
event-UnitsUpgraded = Замена обычных отрядов { $region_where }: теперь там { $figures }.
event-FiguresDisbanded = Лишние отряды { $region_where } убраны: { $figures }.
event-SettlementTaken = Войско { $side_gen } захватывает { $region_acc }.
event-SiegeBegan = Войско { $side_gen } осаждает { $region_acc }.
event-SiegeEnded = Осада { $region_gen } окончена.
event-BattleJoined = { $kind_id ->
    [siege] Войско { $side_gen } штурмует { $region_acc }.
    [sortie] Войско { $side_gen } совершает вылазку { $region_whence }.
   *[other] Войско { $side_gen } атакует { $region_acc } { $source_whence }.
}
event-RoundBegan = Сражение { $region_where }: раунд { $number }.
event-CombatDiceRolled = { $side }, боевой бросок (попадание на { $target }+): { $values }. { $hits ->
    [0] Попаданий нет.
    [one] { $hits } попадание.
    [few] { $hits } попадания.
   *[many] { $hits } попаданий.
}
event-CombatDiceRerolled = { $side }, переброс за лидерство: { $values }. { $hits ->
    [0] Попаданий нет.
    [one] Ещё { $hits } попадание.
    [few] Ещё { $hits } попадания.
   *[many] Ещё { $hits } попаданий.
}
event-CasualtiesTaken = Потери { $side_gen } { $region_where }: { $removed_count ->
    [0] { $reduced_count ->
        [0] нет.
        [one] { $reduced } заменён обычным.
       *[other] заменены обычными — { $reduced }.
    }
   *[other] { $removed }{ $reduced_count ->
        [0] .
        [one] ; { $reduced } заменён обычным.
       *[other] ; заменены обычными — { $reduced }.
    }
}
event-HostDestroyed = Войско { $side_gen } { $region_where } уничтожено.
event-AttackCeased = Войско { $side_gen } прекращает атаку { $region_where }.
event-SiegePressed = Войско { $side_gen } продолжает штурм { $region_gen }: { $figure } заменён обычным.
event-WentInside = Войско { $side_gen } { $region_where } укрывается в твердыне.
event-HostRetreated = Войско { $side_gen } отступает { $region_whence } { $to_whither }.
event-BattleOver = Сражение { $region_where } окончено.
event-NationAdvanced = { $nation_cap }: { $left ->
    [0] теперь в состоянии войны.
    [one] до войны { $left } деление.
    [few] до войны { $left } деления.
   *[many] до войны { $left } делений.
}
event-NationActivated = { $nation_cap }: теперь активный народ.
event-CharactersMoved = Переход { $source_whence } { $to_whither }: { $characters }.
event-NazgulFlew = Назгул летит { $source_whence } { $to_whither }.
event-CharacterCame = { $character } вступает в игру { $region_where }.
event-CharacterLost = { $character } погибает.
event-FellowshipMoved = Братство движется дальше. Путь: { $progress }.
event-FellowshipDeclared = Объявлено положение Братства: { $region }.
event-FellowshipRevealed = { $path_count ->
    [0] Братство обнаружено.
    [1] Братство обнаружено: { $path }.
   *[other] Братство обнаружено. Маршрут: { $path }.
}
event-FellowshipHidden = Братство снова скрыто.
event-GuideNamed = Проводник Братства — { $guide }.
event-CompanionsSeparated = { $companions_count ->
    [one] Из Братства { $region_whither } уходит { $companions }.
   *[other] Из Братства { $region_whither } уходят: { $companions }.
}
event-HuntRolled = Бросок Охоты: { $values }{ $again_count ->
    [0] {""}
   *[other] ; переброс: { $again }
}{ $added ->
    [0] {""}
   *[other] ; к каждому кубику +{ $added }
}. Успехи: { $successes }.
event-TileDrawn = Жетон Охоты: { $tile }. { $damage ->
    [-2] Порча уменьшается на 2.
    [-1] Порча уменьшается на 1.
   *[other] Урон: { $damage }.
}
event-HuntPoolRefilled = { $tiles ->
    [one] В запас Охоты возвращается { $tiles } жетон.
    [few] В запас Охоты возвращаются { $tiles } жетона.
   *[many] В запас Охоты возвращается { $tiles } жетонов.
}
event-CorruptionChanged = Порча: { $corruption }.
event-MordorEntered = Братство входит в Мордор.
event-MordorStepped = { $step ->
    [5] Братство у Роковой Расселины.
   *[other] Братство на делении { $step } шкалы Мордора.
}

## Стороны и игроки

ref-seat-free = Свободные народы
ref-seat-shadow = Тьма
ref-team-free = Свободные народы
    .gen = Свободных народов
    .dat = Свободным народам
    .acc = Свободные народы
    .ins = Свободными народами
ref-team-shadow = Тьма
    .gen = Тьмы
    .dat = Тьме
    .acc = Тьму
    .ins = Тьмой
ref-side-free = Свободные народы
    .gen = Свободных народов
    .dat = Свободным народам
    .acc = Свободные народы
    .ins = Свободными народами
ref-side-shadow = Тьма
    .gen = Тьмы
    .dat = Тьме
    .acc = Тьму
    .ins = Тьмой
scenario-two-players = Два игрока

## Кубики, действия и колоды

ref-die-character = Персонаж
ref-die-army = Войско
ref-die-muster = Сбор
ref-die-muster-army = Сбор/войско
ref-die-event = Событие
ref-die-will-of-the-west = Воля Запада
ref-die-eye = Око
ref-action-move-led-army = перемещение войска с лидерством
ref-action-led-attack = атака войском с лидерством
ref-action-move-fellowship = перемещение Братства
ref-action-hide-fellowship = скрытие Братства
ref-action-hide-with-strider = скрытие Братства (Бродяжник)
ref-action-separate-companions = отделение спутников
ref-action-move-companions = перемещение спутников
ref-action-move-minions = перемещение назгулов и приспешников
ref-action-move-armies = перемещение войск (до двух)
ref-action-attack = атака
ref-action-negotiate = продвижение народа к войне
ref-action-recruit = наём
ref-action-bring-minion = ввод приспешника в игру
ref-action-voice-of-saruman = «Речи Сарумана»
ref-action-draw-event = добор карты события
ref-action-bring-companion = ввод в игру Арагорна или Гэндальфа Белого
ref-action-speak-for-nation = спутник приближает свой народ к войне
ref-kind-character = Персонажи
ref-kind-strategy = Стратегия
ref-deck-character = колода персонажей
    .gen = колоды персонажей
    .dat = колоде персонажей
    .acc = колоду персонажей
    .ins = колодой персонажей
ref-deck-strategy = колода стратегии
    .gen = колоды стратегии
    .dat = колоде стратегии
    .acc = колоду стратегии
    .ins = колодой стратегии

## Народы, фигурки и персонажи

ref-nation-dwarves = гномы
    .gen = гномов
    .dat = гномам
    .acc = гномов
    .ins = гномами
    .cap = Гномы
ref-nation-elves = эльфы
    .gen = эльфов
    .dat = эльфам
    .acc = эльфов
    .ins = эльфами
    .cap = Эльфы
ref-nation-gondor = Гондор
    .gen = Гондора
    .dat = Гондору
    .acc = Гондор
    .ins = Гондором
    .cap = Гондор
ref-nation-north = Север
    .gen = Севера
    .dat = Северу
    .acc = Север
    .ins = Севером
    .cap = Север
ref-nation-rohan = Рохан
    .gen = Рохана
    .dat = Рохану
    .acc = Рохан
    .ins = Роханом
    .cap = Рохан
ref-nation-isengard = Изенгард
    .gen = Изенгарда
    .dat = Изенгарду
    .acc = Изенгард
    .ins = Изенгардом
    .cap = Изенгард
ref-nation-sauron = Саурон
    .gen = Саурона
    .dat = Саурону
    .acc = Саурона
    .ins = Сауроном
    .cap = Саурон
ref-nation-southrons = южане и вастаки
    .gen = южан и вастаков
    .dat = южанам и вастакам
    .acc = южан и вастаков
    .ins = южанами и вастаками
    .cap = Южане и вастаки

ref-figure-dwarves-regular = обычный отряд гномов
    .gen = обычного отряда гномов
    .dat = обычному отряду гномов
    .acc = обычный отряд гномов
    .ins = обычным отрядом гномов
    .cap = Обычный отряд гномов
ref-figure-dwarves-elite = элитный отряд гномов
    .gen = элитного отряда гномов
    .dat = элитному отряду гномов
    .acc = элитный отряд гномов
    .ins = элитным отрядом гномов
    .cap = Элитный отряд гномов
ref-figure-dwarves-leader = предводитель гномов
    .gen = предводителя гномов
    .dat = предводителю гномов
    .acc = предводителя гномов
    .ins = предводителем гномов
    .cap = Предводитель гномов
ref-figure-elves-regular = обычный отряд эльфов
    .gen = обычного отряда эльфов
    .dat = обычному отряду эльфов
    .acc = обычный отряд эльфов
    .ins = обычным отрядом эльфов
    .cap = Обычный отряд эльфов
ref-figure-elves-elite = элитный отряд эльфов
    .gen = элитного отряда эльфов
    .dat = элитному отряду эльфов
    .acc = элитный отряд эльфов
    .ins = элитным отрядом эльфов
    .cap = Элитный отряд эльфов
ref-figure-elves-leader = предводитель эльфов
    .gen = предводителя эльфов
    .dat = предводителю эльфов
    .acc = предводителя эльфов
    .ins = предводителем эльфов
    .cap = Предводитель эльфов
ref-figure-gondor-regular = обычный отряд Гондора
    .gen = обычного отряда Гондора
    .dat = обычному отряду Гондора
    .acc = обычный отряд Гондора
    .ins = обычным отрядом Гондора
    .cap = Обычный отряд Гондора
ref-figure-gondor-elite = элитный отряд Гондора
    .gen = элитного отряда Гондора
    .dat = элитному отряду Гондора
    .acc = элитный отряд Гондора
    .ins = элитным отрядом Гондора
    .cap = Элитный отряд Гондора
ref-figure-gondor-leader = предводитель Гондора
    .gen = предводителя Гондора
    .dat = предводителю Гондора
    .acc = предводителя Гондора
    .ins = предводителем Гондора
    .cap = Предводитель Гондора
ref-figure-north-regular = обычный отряд Севера
    .gen = обычного отряда Севера
    .dat = обычному отряду Севера
    .acc = обычный отряд Севера
    .ins = обычным отрядом Севера
    .cap = Обычный отряд Севера
ref-figure-north-elite = элитный отряд Севера
    .gen = элитного отряда Севера
    .dat = элитному отряду Севера
    .acc = элитный отряд Севера
    .ins = элитным отрядом Севера
    .cap = Элитный отряд Севера
ref-figure-north-leader = предводитель Севера
    .gen = предводителя Севера
    .dat = предводителю Севера
    .acc = предводителя Севера
    .ins = предводителем Севера
    .cap = Предводитель Севера
ref-figure-rohan-regular = обычный отряд Рохана
    .gen = обычного отряда Рохана
    .dat = обычному отряду Рохана
    .acc = обычный отряд Рохана
    .ins = обычным отрядом Рохана
    .cap = Обычный отряд Рохана
ref-figure-rohan-elite = элитный отряд Рохана
    .gen = элитного отряда Рохана
    .dat = элитному отряду Рохана
    .acc = элитный отряд Рохана
    .ins = элитным отрядом Рохана
    .cap = Элитный отряд Рохана
ref-figure-rohan-leader = предводитель Рохана
    .gen = предводителя Рохана
    .dat = предводителю Рохана
    .acc = предводителя Рохана
    .ins = предводителем Рохана
    .cap = Предводитель Рохана
ref-figure-isengard-regular = обычный отряд Изенгарда
    .gen = обычного отряда Изенгарда
    .dat = обычному отряду Изенгарда
    .acc = обычный отряд Изенгарда
    .ins = обычным отрядом Изенгарда
    .cap = Обычный отряд Изенгарда
ref-figure-isengard-elite = элитный отряд Изенгарда
    .gen = элитного отряда Изенгарда
    .dat = элитному отряду Изенгарда
    .acc = элитный отряд Изенгарда
    .ins = элитным отрядом Изенгарда
    .cap = Элитный отряд Изенгарда
ref-figure-sauron-regular = обычный отряд Саурона
    .gen = обычного отряда Саурона
    .dat = обычному отряду Саурона
    .acc = обычный отряд Саурона
    .ins = обычным отрядом Саурона
    .cap = Обычный отряд Саурона
ref-figure-sauron-elite = элитный отряд Саурона
    .gen = элитного отряда Саурона
    .dat = элитному отряду Саурона
    .acc = элитный отряд Саурона
    .ins = элитным отрядом Саурона
    .cap = Элитный отряд Саурона
ref-figure-sauron-nazgul = назгул
    .gen = назгула
    .dat = назгулу
    .acc = назгула
    .ins = назгулом
    .cap = Назгул
ref-figure-southrons-regular = обычный отряд южан и вастаков
    .gen = обычного отряда южан и вастаков
    .dat = обычному отряду южан и вастаков
    .acc = обычный отряд южан и вастаков
    .ins = обычным отрядом южан и вастаков
    .cap = Обычный отряд южан и вастаков
ref-figure-southrons-elite = элитный отряд южан и вастаков
    .gen = элитного отряда южан и вастаков
    .dat = элитному отряду южан и вастаков
    .acc = элитный отряд южан и вастаков
    .ins = элитным отрядом южан и вастаков
    .cap = Элитный отряд южан и вастаков

ref-character-gandalf-grey = Гэндальф Серый
    .gen = Гэндальфа Серого
    .dat = Гэндальфу Серому
    .acc = Гэндальфа Серого
    .ins = Гэндальфом Серым
ref-character-strider = Бродяжник
    .gen = Бродяжника
    .dat = Бродяжнику
    .acc = Бродяжника
    .ins = Бродяжником
ref-character-boromir = Боромир
    .gen = Боромира
    .dat = Боромиру
    .acc = Боромира
    .ins = Боромиром
ref-character-legolas = Леголас
    .gen = Леголаса
    .dat = Леголасу
    .acc = Леголаса
    .ins = Леголасом
ref-character-gimli = Гимли
    .gen = Гимли
    .dat = Гимли
    .acc = Гимли
    .ins = Гимли
ref-character-meriadoc = Мерри Брендибак
    .gen = Мерри Брендибака
    .dat = Мерри Брендибаку
    .acc = Мерри Брендибака
    .ins = Мерри Брендибаком
ref-character-peregrin = Пиппин Тук
    .gen = Пиппина Тука
    .dat = Пиппину Туку
    .acc = Пиппина Тука
    .ins = Пиппином Туком
ref-character-aragorn = Арагорн
    .gen = Арагорна
    .dat = Арагорну
    .acc = Арагорна
    .ins = Арагорном
ref-character-gandalf-white = Гэндальф Белый
    .gen = Гэндальфа Белого
    .dat = Гэндальфу Белому
    .acc = Гэндальфа Белого
    .ins = Гэндальфом Белым
ref-character-gollum = Голлум
    .gen = Голлума
    .dat = Голлуму
    .acc = Голлума
    .ins = Голлумом
ref-character-saruman = Саруман
    .gen = Сарумана
    .dat = Саруману
    .acc = Сарумана
    .ins = Саруманом
ref-character-witch-king = Король-чародей
    .gen = Короля-чародея
    .dat = Королю-чародею
    .acc = Короля-чародея
    .ins = Королём-чародеем
ref-character-mouth-of-sauron = Голос Саурона
    .gen = Голоса Саурона
    .dat = Голосу Саурона
    .acc = Голос Саурона
    .ins = Голосом Саурона

## Регионы

ref-region-erebor = Эребор
    .gen = Эребора
    .acc = Эребор
    .where = в Эреборе
    .whither = в Эребор
    .whence = из Эребора
ref-region-ered-luin = Эред-Луин
    .gen = Эред-Луина
    .acc = Эред-Луин
    .where = в Эред-Луине
    .whither = в Эред-Луин
    .whence = из Эред-Луина
ref-region-iron-hills = Железные холмы
    .gen = Железных холмов
    .acc = Железные холмы
    .where = в Железных холмах
    .whither = в Железные холмы
    .whence = из Железных холмов
ref-region-north-ered-luin = Северный Эред-Луин
    .gen = Северного Эред-Луина
    .acc = Северный Эред-Луин
    .where = в Северном Эред-Луине
    .whither = в Северный Эред-Луин
    .whence = из Северного Эред-Луина
ref-region-grey-havens = Серые Гавани
    .gen = Серых Гаваней
    .acc = Серые Гавани
    .where = в Серых Гаванях
    .whither = в Серые Гавани
    .whence = из Серых Гаваней
ref-region-lorien = Лориэн
    .gen = Лориэна
    .acc = Лориэн
    .where = в Лориэне
    .whither = в Лориэн
    .whence = из Лориэна
ref-region-rivendell = Ривенделл
    .gen = Ривенделла
    .acc = Ривенделл
    .where = в Ривенделле
    .whither = в Ривенделл
    .whence = из Ривенделла
ref-region-woodland-realm = Лесное королевство
    .gen = Лесного королевства
    .acc = Лесное королевство
    .where = в Лесном королевстве
    .whither = в Лесное королевство
    .whence = из Лесного королевства
ref-region-anfalas = Анфалас
    .gen = Анфаласа
    .acc = Анфалас
    .where = в Анфаласе
    .whither = в Анфалас
    .whence = из Анфаласа
ref-region-dol-amroth = Дол-Амрот
    .gen = Дол-Амрота
    .acc = Дол-Амрот
    .where = в Дол-Амроте
    .whither = в Дол-Амрот
    .whence = из Дол-Амрота
ref-region-druadan-forest = Друаданский лес
    .gen = Друаданского леса
    .acc = Друаданский лес
    .where = в Друаданском лесу
    .whither = в Друаданский лес
    .whence = из Друаданского леса
ref-region-erech = Эрех
    .gen = Эреха
    .acc = Эрех
    .where = в Эрехе
    .whither = в Эрех
    .whence = из Эреха
ref-region-lamedon = Ламедон
    .gen = Ламедона
    .acc = Ламедон
    .where = в Ламедоне
    .whither = в Ламедон
    .whence = из Ламедона
ref-region-lossarnach = Лоссарнах
    .gen = Лоссарнаха
    .acc = Лоссарнах
    .where = в Лоссарнахе
    .whither = в Лоссарнах
    .whence = из Лоссарнаха
ref-region-minas-tirith = Минас-Тирит
    .gen = Минас-Тирита
    .acc = Минас-Тирит
    .where = в Минас-Тирите
    .whither = в Минас-Тирит
    .whence = из Минас-Тирита
ref-region-pelargir = Пеларгир
    .gen = Пеларгира
    .acc = Пеларгир
    .where = в Пеларгире
    .whither = в Пеларгир
    .whence = из Пеларгира
ref-region-bree = Бри
    .gen = Бри
    .acc = Бри
    .where = в Бри
    .whither = в Бри
    .whence = из Бри
ref-region-buckland = Бакленд
    .gen = Бакленда
    .acc = Бакленд
    .where = в Бакленде
    .whither = в Бакленд
    .whence = из Бакленда
ref-region-carrock = Каррок
    .gen = Каррока
    .acc = Каррок
    .where = у Каррока
    .whither = к Карроку
    .whence = от Каррока
ref-region-dale = Дейл
    .gen = Дейла
    .acc = Дейл
    .where = в Дейле
    .whither = в Дейл
    .whence = из Дейла
ref-region-north-downs = Северные холмы
    .gen = Северных холмов
    .acc = Северные холмы
    .where = на Северных холмах
    .whither = на Северные холмы
    .whence = с Северных холмов
ref-region-old-forest-road = Старый Лесной тракт
    .gen = Старого Лесного тракта
    .acc = Старый Лесной тракт
    .where = на Старом Лесном тракте
    .whither = на Старый Лесной тракт
    .whence = со Старого Лесного тракта
ref-region-rhosgobel = Росгобел
    .gen = Росгобела
    .acc = Росгобел
    .where = в Росгобеле
    .whither = в Росгобел
    .whence = из Росгобела
ref-region-the-shire = Шир
    .gen = Шира
    .acc = Шир
    .where = в Шире
    .whither = в Шир
    .whence = из Шира
ref-region-eastemnet = Восточный Эмнет
    .gen = Восточного Эмнета
    .acc = Восточный Эмнет
    .where = в Восточном Эмнете
    .whither = в Восточный Эмнет
    .whence = из Восточного Эмнета
ref-region-edoras = Эдорас
    .gen = Эдораса
    .acc = Эдорас
    .where = в Эдорасе
    .whither = в Эдорас
    .whence = из Эдораса
ref-region-folde = Фольд
    .gen = Фольда
    .acc = Фольд
    .where = в Фольде
    .whither = в Фольд
    .whence = из Фольда
ref-region-fords-of-isen = Изенские броды
    .gen = Изенских бродов
    .acc = Изенские броды
    .where = на Изенских бродах
    .whither = на Изенские броды
    .whence = с Изенских бродов
ref-region-helms-deep = Хельмова Падь
    .gen = Хельмовой Пади
    .acc = Хельмову Падь
    .where = в Хельмовой Пади
    .whither = в Хельмову Падь
    .whence = из Хельмовой Пади
ref-region-westemnet = Западный Эмнет
    .gen = Западного Эмнета
    .acc = Западный Эмнет
    .where = в Западном Эмнете
    .whither = в Западный Эмнет
    .whence = из Западного Эмнета
ref-region-gap-of-rohan = Роханский проход
    .gen = Роханского прохода
    .acc = Роханский проход
    .where = в Роханском проходе
    .whither = в Роханский проход
    .whence = из Роханского прохода
ref-region-north-dunland = Северный Дунланд
    .gen = Северного Дунланда
    .acc = Северный Дунланд
    .where = в Северном Дунланде
    .whither = в Северный Дунланд
    .whence = из Северного Дунланда
ref-region-orthanc = Ортханк
    .gen = Ортханка
    .acc = Ортханк
    .where = в Ортханке
    .whither = в Ортханк
    .whence = из Ортханка
ref-region-south-dunland = Южный Дунланд
    .gen = Южного Дунланда
    .acc = Южный Дунланд
    .where = в Южном Дунланде
    .whither = в Южный Дунланд
    .whence = из Южного Дунланда
ref-region-angmar = Ангмар
    .gen = Ангмара
    .acc = Ангмар
    .where = в Ангмаре
    .whither = в Ангмар
    .whence = из Ангмара
ref-region-barad-dur = Барад-Дур
    .gen = Барад-Дура
    .acc = Барад-Дур
    .where = в Барад-Дуре
    .whither = в Барад-Дур
    .whence = из Барад-Дура
ref-region-dol-guldur = Дол-Гулдур
    .gen = Дол-Гулдура
    .acc = Дол-Гулдур
    .where = в Дол-Гулдуре
    .whither = в Дол-Гулдур
    .whence = из Дол-Гулдура
ref-region-gorgoroth = Горгорот
    .gen = Горгорота
    .acc = Горгорот
    .where = в Горгороте
    .whither = в Горгорот
    .whence = из Горгорота
ref-region-minas-morgul = Минас-Моргул
    .gen = Минас-Моргула
    .acc = Минас-Моргул
    .where = в Минас-Моргуле
    .whither = в Минас-Моргул
    .whence = из Минас-Моргула
ref-region-morannon = Мораннон
    .gen = Мораннона
    .acc = Мораннон
    .where = в Моранноне
    .whither = в Мораннон
    .whence = из Мораннона
ref-region-moria = Мория
    .gen = Мории
    .acc = Морию
    .where = в Мории
    .whither = в Морию
    .whence = из Мории
ref-region-mount-gram = Гора Грам
    .gen = Горы Грам
    .acc = Гору Грам
    .where = на Горе Грам
    .whither = на Гору Грам
    .whence = с Горы Грам
ref-region-mount-gundabad = Гора Гундабад
    .gen = Горы Гундабад
    .acc = Гору Гундабад
    .where = на Горе Гундабад
    .whither = на Гору Гундабад
    .whence = с Горы Гундабад
ref-region-nurn = Нурн
    .gen = Нурна
    .acc = Нурн
    .where = в Нурне
    .whither = в Нурн
    .whence = из Нурна
ref-region-southern-mirkwood = Южное Лихолесье
    .gen = Южного Лихолесья
    .acc = Южное Лихолесье
    .where = в Южном Лихолесье
    .whither = в Южное Лихолесье
    .whence = из Южного Лихолесья
ref-region-east-rhun = Восточный Рун
    .gen = Восточного Руна
    .acc = Восточный Рун
    .where = в Восточном Руне
    .whither = в Восточный Рун
    .whence = из Восточного Руна
ref-region-far-harad = Дальний Харад
    .gen = Дальнего Харада
    .acc = Дальний Харад
    .where = в Дальнем Хараде
    .whither = в Дальний Харад
    .whence = из Дальнего Харада
ref-region-khand = Кханд
    .gen = Кханда
    .acc = Кханд
    .where = в Кханде
    .whither = в Кханд
    .whence = из Кханда
ref-region-near-harad = Ближний Харад
    .gen = Ближнего Харада
    .acc = Ближний Харад
    .where = в Ближнем Хараде
    .whither = в Ближний Харад
    .whence = из Ближнего Харада
ref-region-north-rhun = Северный Рун
    .gen = Северного Руна
    .acc = Северный Рун
    .where = в Северном Руне
    .whither = в Северный Рун
    .whence = из Северного Руна
ref-region-south-rhun = Южный Рун
    .gen = Южного Руна
    .acc = Южный Рун
    .where = в Южном Руне
    .whither = в Южный Рун
    .whence = из Южного Руна
ref-region-umbar = Умбар
    .gen = Умбара
    .acc = Умбар
    .where = в Умбаре
    .whither = в Умбар
    .whence = из Умбара
ref-region-andrast = Андраст
    .gen = Андраста
    .acc = Андраст
    .where = в Андрасте
    .whither = в Андраст
    .whence = из Андраста
ref-region-arnor = Арнор
    .gen = Арнора
    .acc = Арнор
    .where = в Арноре
    .whither = в Арнор
    .whence = из Арнора
ref-region-ash-mountains = Пепельные горы
    .gen = Пепельных гор
    .acc = Пепельные горы
    .where = в Пепельных горах
    .whither = в Пепельные горы
    .whence = из Пепельных гор
ref-region-cardolan = Кардолан
    .gen = Кардолана
    .acc = Кардолан
    .where = в Кардолане
    .whither = в Кардолан
    .whence = из Кардолана
ref-region-dagorlad = Дагорлад
    .gen = Дагорлада
    .acc = Дагорлад
    .where = на Дагорладе
    .whither = на Дагорлад
    .whence = с Дагорлада
ref-region-dead-marshes = Мёртвые топи
    .gen = Мёртвых топей
    .acc = Мёртвые топи
    .where = в Мёртвых топях
    .whither = в Мёртвые топи
    .whence = из Мёртвых топей
ref-region-dimrill-dale = Димрильская долина
    .gen = Димрильской долины
    .acc = Димрильскую долину
    .where = в Димрильской долине
    .whither = в Димрильскую долину
    .whence = из Димрильской долины
ref-region-druwaith-iaur = Друвайт-Иаур
    .gen = Друвайт-Иаура
    .acc = Друвайт-Иаур
    .where = в Друвайт-Иауре
    .whither = в Друвайт-Иаур
    .whence = из Друвайт-Иаура
ref-region-eagles-eyrie = Орлиное Гнездо
    .gen = Орлиного Гнезда
    .acc = Орлиное Гнездо
    .where = в Орлином Гнезде
    .whither = в Орлиное Гнездо
    .whence = из Орлиного Гнезда
ref-region-east-harondor = Восточный Харондор
    .gen = Восточного Харондора
    .acc = Восточный Харондор
    .where = в Восточном Харондоре
    .whither = в Восточный Харондор
    .whence = из Восточного Харондора
ref-region-eastern-brown-lands = Восточные Бурые земли
    .gen = Восточных Бурых земель
    .acc = Восточные Бурые земли
    .where = в Восточных Бурых землях
    .whither = в Восточные Бурые земли
    .whence = из Восточных Бурых земель
ref-region-eastern-emyn-muil = Восточный Эмин-Муил
    .gen = Восточного Эмин-Муила
    .acc = Восточный Эмин-Муил
    .where = в Восточном Эмин-Муиле
    .whither = в Восточный Эмин-Муил
    .whence = из Восточного Эмин-Муила
ref-region-eastern-mirkwood = Восточное Лихолесье
    .gen = Восточного Лихолесья
    .acc = Восточное Лихолесье
    .where = в Восточном Лихолесье
    .whither = в Восточное Лихолесье
    .whence = из Восточного Лихолесья
ref-region-enedwaith = Энедвайт
    .gen = Энедвайта
    .acc = Энедвайт
    .where = в Энедвайте
    .whither = в Энедвайт
    .whence = из Энедвайта
ref-region-ettenmoors = Эттенское нагорье
    .gen = Эттенского нагорья
    .acc = Эттенское нагорье
    .where = на Эттенском нагорье
    .whither = на Эттенское нагорье
    .whence = с Эттенского нагорья
ref-region-evendim = Эвендим
    .gen = Эвендима
    .acc = Эвендим
    .where = в Эвендиме
    .whither = в Эвендим
    .whence = из Эвендима
ref-region-fangorn = Фангорн
    .gen = Фангорна
    .acc = Фангорн
    .where = в Фангорне
    .whither = в Фангорн
    .whence = из Фангорна
ref-region-fords-of-bruinen = Бруиненский брод
    .gen = Бруиненского брода
    .acc = Бруиненский брод
    .where = у Бруиненского брода
    .whither = к Бруиненскому броду
    .whence = от Бруиненского брода
ref-region-forlindon = Форлиндон
    .gen = Форлиндона
    .acc = Форлиндон
    .where = в Форлиндоне
    .whither = в Форлиндон
    .whence = из Форлиндона
ref-region-gladden-fields = Ирисные поля
    .gen = Ирисных полей
    .acc = Ирисные поля
    .where = на Ирисных полях
    .whither = на Ирисные поля
    .whence = с Ирисных полей
ref-region-goblins-gate = Врата гоблинов
    .gen = Врат гоблинов
    .acc = Врата гоблинов
    .where = у Врат гоблинов
    .whither = к Вратам гоблинов
    .whence = от Врат гоблинов
ref-region-harlindon = Харлиндон
    .gen = Харлиндона
    .acc = Харлиндон
    .where = в Харлиндоне
    .whither = в Харлиндон
    .whence = из Харлиндона
ref-region-high-pass = Высокий перевал
    .gen = Высокого перевала
    .acc = Высокий перевал
    .where = на Высоком перевале
    .whither = на Высокий перевал
    .whence = с Высокого перевала
ref-region-hollin = Холлин
    .gen = Холлина
    .acc = Холлин
    .where = в Холлине
    .whither = в Холлин
    .whence = из Холлина
ref-region-minhiriath = Минхириат
    .gen = Минхириата
    .acc = Минхириат
    .where = в Минхириате
    .whither = в Минхириат
    .whence = из Минхириата
ref-region-narrows-of-the-forest = Лесной перешеек
    .gen = Лесного перешейка
    .acc = Лесной перешеек
    .where = на Лесном перешейке
    .whither = на Лесной перешеек
    .whence = с Лесного перешейка
ref-region-noman-lands = Ничейные земли
    .gen = Ничейных земель
    .acc = Ничейные земли
    .where = в Ничейных землях
    .whither = в Ничейные земли
    .whence = из Ничейных земель
ref-region-north-anduin-vale = Северная долина Андуина
    .gen = Северной долины Андуина
    .acc = Северную долину Андуина
    .where = в Северной долине Андуина
    .whither = в Северную долину Андуина
    .whence = из Северной долины Андуина
ref-region-north-ithilien = Северный Итилиэн
    .gen = Северного Итилиэна
    .acc = Северный Итилиэн
    .where = в Северном Итилиэне
    .whither = в Северный Итилиэн
    .whence = из Северного Итилиэна
ref-region-northern-dorwinion = Северный Дорвинион
    .gen = Северного Дорвиниона
    .acc = Северный Дорвинион
    .where = в Северном Дорвинионе
    .whither = в Северный Дорвинион
    .whence = из Северного Дорвиниона
ref-region-northern-mirkwood = Северное Лихолесье
    .gen = Северного Лихолесья
    .acc = Северное Лихолесье
    .where = в Северном Лихолесье
    .whither = в Северное Лихолесье
    .whence = из Северного Лихолесья
ref-region-northern-rhovanion = Северный Рованион
    .gen = Северного Рованиона
    .acc = Северный Рованион
    .where = в Северном Рованионе
    .whither = в Северный Рованион
    .whence = из Северного Рованиона
ref-region-old-ford = Старый брод
    .gen = Старого брода
    .acc = Старый брод
    .where = у Старого брода
    .whither = к Старому броду
    .whence = от Старого брода
ref-region-old-forest = Старый Лес
    .gen = Старого Леса
    .acc = Старый Лес
    .where = в Старом Лесу
    .whither = в Старый Лес
    .whence = из Старого Леса
ref-region-osgiliath = Осгилиат
    .gen = Осгилиата
    .acc = Осгилиат
    .where = в Осгилиате
    .whither = в Осгилиат
    .whence = из Осгилиата
ref-region-parth-celebrant = Парт-Келебрант
    .gen = Парт-Келебранта
    .acc = Парт-Келебрант
    .where = на Парт-Келебранте
    .whither = на Парт-Келебрант
    .whence = с Парт-Келебранта
ref-region-south-anduin-vale = Южная долина Андуина
    .gen = Южной долины Андуина
    .acc = Южную долину Андуина
    .where = в Южной долине Андуина
    .whither = в Южную долину Андуина
    .whence = из Южной долины Андуина
ref-region-south-downs = Южные холмы
    .gen = Южных холмов
    .acc = Южные холмы
    .where = на Южных холмах
    .whither = на Южные холмы
    .whence = с Южных холмов
ref-region-south-ered-luin = Южный Эред-Луин
    .gen = Южного Эред-Луина
    .acc = Южный Эред-Луин
    .where = в Южном Эред-Луине
    .whither = в Южный Эред-Луин
    .whence = из Южного Эред-Луина
ref-region-south-ithilien = Южный Итилиэн
    .gen = Южного Итилиэна
    .acc = Южный Итилиэн
    .where = в Южном Итилиэне
    .whither = в Южный Итилиэн
    .whence = из Южного Итилиэна
ref-region-southern-dorwinion = Южный Дорвинион
    .gen = Южного Дорвиниона
    .acc = Южный Дорвинион
    .where = в Южном Дорвинионе
    .whither = в Южный Дорвинион
    .whence = из Южного Дорвиниона
ref-region-southern-rhovanion = Южный Рованион
    .gen = Южного Рованиона
    .acc = Южный Рованион
    .where = в Южном Рованионе
    .whither = в Южный Рованион
    .whence = из Южного Рованиона
ref-region-tharbad = Тарбад
    .gen = Тарбада
    .acc = Тарбад
    .where = в Тарбаде
    .whither = в Тарбад
    .whence = из Тарбада
ref-region-tower-hills = Башенные холмы
    .gen = Башенных холмов
    .acc = Башенные холмы
    .where = на Башенных холмах
    .whither = на Башенные холмы
    .whence = с Башенных холмов
ref-region-trollshaws = Лес троллей
    .gen = Леса троллей
    .acc = Лес троллей
    .where = в Лесу троллей
    .whither = в Лес троллей
    .whence = из Леса троллей
ref-region-vale-of-the-carnen = Долина Карнена
    .gen = Долины Карнена
    .acc = Долину Карнена
    .where = в Долине Карнена
    .whither = в Долину Карнена
    .whence = из Долины Карнена
ref-region-vale-of-the-celduin = Долина Келдуина
    .gen = Долины Келдуина
    .acc = Долину Келдуина
    .where = в Долине Келдуина
    .whither = в Долину Келдуина
    .whence = из Долины Келдуина
ref-region-weather-hills = Ветреные холмы
    .gen = Ветреных холмов
    .acc = Ветреные холмы
    .where = на Ветреных холмах
    .whither = на Ветреные холмы
    .whence = с Ветреных холмов
ref-region-west-harondor = Западный Харондор
    .gen = Западного Харондора
    .acc = Западный Харондор
    .where = в Западном Харондоре
    .whither = в Западный Харондор
    .whence = из Западного Харондора
ref-region-western-brown-lands = Западные Бурые земли
    .gen = Западных Бурых земель
    .acc = Западные Бурые земли
    .where = в Западных Бурых землях
    .whither = в Западные Бурые земли
    .whence = из Западных Бурых земель
ref-region-western-emyn-muil = Западный Эмин-Муил
    .gen = Западного Эмин-Муила
    .acc = Западный Эмин-Муил
    .where = в Западном Эмин-Муиле
    .whither = в Западный Эмин-Муил
    .whence = из Западного Эмин-Муила
ref-region-western-mirkwood = Западное Лихолесье
    .gen = Западного Лихолесья
    .acc = Западное Лихолесье
    .where = в Западном Лихолесье
    .whither = в Западное Лихолесье
    .whence = из Западного Лихолесья
ref-region-withered-heath = Иссохшая пустошь
    .gen = Иссохшей пустоши
    .acc = Иссохшую пустошь
    .where = на Иссохшей пустоши
    .whither = на Иссохшую пустошь
    .whence = с Иссохшей пустоши

## Карты событий

ref-card-fp-char-01 = Эльфийские плащи
ref-card-fp-char-02 = Эльфийская верёвка
ref-card-fp-char-03 = Фиал Галадриэли
ref-card-fp-char-04 = Смеагол помогает доброму хозяину
ref-card-fp-char-05 = Мифрильная кольчуга и Жало
ref-card-fp-char-06 = Топор и лук
ref-card-fp-char-07 = Рог Гондора
ref-card-fp-char-08 = Посох волшебника
ref-card-fp-char-09 = Ателас
ref-card-fp-char-10 = Есть другой путь
ref-card-fp-char-11 = Я пойду один
ref-card-fp-char-12 = Песня Бильбо
ref-card-fp-char-13 = Зеркало Галадриэли
ref-card-fp-char-14 = Вызов короля
ref-card-fp-char-15 = Гваихир, Повелитель Ветров
ref-card-fp-char-16 = Мы окажемся быстрее
ref-card-fp-char-17 = Туда и обратно
ref-card-fp-char-18 = Орлы летят!
ref-card-fp-char-19 = Энты пробуждаются: Древобород
ref-card-fp-char-20 = Энты пробуждаются: хуорны
ref-card-fp-char-21 = Энты пробуждаются: вече энтов
ref-card-fp-char-22 = Мертвецы Дунхарроу
ref-card-fp-char-23 = Дом Наместников
ref-card-fp-char-24 = Серая Дружина
ref-card-fp-str-01 = Последняя битва
ref-card-fp-str-02 = Слишком великая сила
ref-card-fp-str-03 = Могущество Тома Бомбадила
ref-card-fp-str-04 = Книга Мазарбул
ref-card-fp-str-05 = Дух Мордора
ref-card-fp-str-06 = Следопыты Фарамира
ref-card-fp-str-07 = Тревога! Пожар! Враги!
ref-card-fp-str-08 = Мудрость Элронда
ref-card-fp-str-09 = Багряная Стрела
ref-card-fp-str-10 = Нежданная помощь
ref-card-fp-str-11 = Тропы восов
ref-card-fp-str-12 = День и ночь в пути
ref-card-fp-str-13 = Корабли Кирдана
ref-card-fp-str-14 = Стражи Цитадели
ref-card-fp-str-15 = Галадрим Келеборна
ref-card-fp-str-16 = Всадники Теодена
ref-card-fp-str-17 = Гримбеорн Старый, сын Беорна
ref-card-fp-str-18 = Имрахиль из Дол-Амрота
ref-card-fp-str-19 = Люди короля Бранда
ref-card-fp-str-20 = Мечи в Эриадоре
ref-card-fp-str-21 = Сородичи Глорфиндела
ref-card-fp-str-22 = Стража Даина Железностопа
ref-card-fp-str-23 = Эомер, сын Эомунда
ref-card-fp-str-24 = Лучники Трандуила
ref-card-sh-char-01 = Логово Шелоб
ref-card-sh-char-02 = Кольцо моё!
ref-card-sh-char-03 = Всё вперёд и вперёд
ref-card-sh-char-04 = Отдай его нам, с-с-с!
ref-card-sh-char-05 = Дозор орков
ref-card-sh-char-06 = Погибель Исилдура
ref-card-sh-char-07 = Мерзкая тварь из глубин
ref-card-sh-char-08 = Свечи мертвецов
ref-card-sh-char-09 = Назгулы ищут
ref-card-sh-char-10 = Лютая непогода
ref-card-sh-char-11 = Назгулы нападают!
ref-card-sh-char-12 = Моргульская рана
ref-card-sh-char-13 = Соблазн Кольца
ref-card-sh-char-14 = Распад Братства
ref-card-sh-char-15 = Измучены горем и тяготами
ref-card-sh-char-16 = Стаи кребайнов
ref-card-sh-char-17 = Балрог Мории
ref-card-sh-char-18 = Недремлющее Око
ref-card-sh-char-19 = Страшные чары
ref-card-sh-char-20 = Гронд, Молот Преисподней
ref-card-sh-char-21 = Палантир Ортханка
ref-card-sh-char-22 = Гнилоуст
ref-card-sh-char-23 = Призраки Кольца рыщут по свету
ref-card-sh-char-24 = Чёрный Полководец повелевает
ref-card-sh-str-01 = Возвращение в Валинор
ref-card-sh-str-02 = Бойцы урук-хай
ref-card-sh-str-03 = Безумие Денетора
ref-card-sh-str-04 = День без рассвета
ref-card-sh-str-05 = Угрозы и посулы
ref-card-sh-str-06 = Буревестник
ref-card-sh-str-07 = Тени сгущаются
ref-card-sh-str-08 = Тень растёт
ref-card-sh-str-09 = Тьма пришла в движение
ref-card-sh-str-10 = Корсары Умбара
ref-card-sh-str-11 = Ярость дунландцев
ref-card-sh-str-12 = Возвращение Короля-чародея
ref-card-sh-str-13 = Полуорки и люди-гоблины
ref-card-sh-str-14 = Олог-хай
ref-card-sh-str-15 = Горные тролли
ref-card-sh-str-16 = Восстаёт новая сила
ref-card-sh-str-17 = Многие короли на службе Мордора
ref-card-sh-str-18 = Король явил себя
ref-card-sh-str-19 = Тени над Мглистыми горами
ref-card-sh-str-20 = Орки снова множатся
ref-card-sh-str-21 = Орда с Востока
ref-card-sh-str-22 = Пробуждённые чудовища
ref-card-sh-str-23 = Сборы к давно задуманной войне
ref-card-sh-str-24 = Подземелья Мордора

## Жетоны Охоты

ref-tile-std-eye = Око с обнаружением
ref-tile-std-3 = 3
ref-tile-std-2 = 2
ref-tile-std-2r = 2 с обнаружением
ref-tile-std-1 = 1
ref-tile-std-1r = 1 с обнаружением
ref-tile-std-0r = 0 с обнаружением
ref-tile-fel-elven-cloaks = «Эльфийские плащи» (0)
ref-tile-fel-elven-rope = «Эльфийская верёвка» (0)
ref-tile-fel-phial = «Фиал Галадриэли» (−2)
ref-tile-fel-smeagol = «Смеагол помогает доброму хозяину» (−1)
ref-tile-sha-shelob = «Логово Шелоб» (кубик, остановка)
ref-tile-sha-ring-is-mine = «Кольцо моё!» (Око с обнаружением, остановка)
ref-tile-sha-on-on = «Всё вперёд и вперёд» (3, остановка)
ref-tile-sha-give-it = «Отдай его нам, с-с-с!» (1 с обнаружением, остановка)

## Зоны

zone-free-character-deck = колода персонажей Свободных народов
zone-free-strategy-deck = колода стратегии Свободных народов
zone-shadow-character-deck = колода персонажей Тьмы
zone-shadow-strategy-deck = колода стратегии Тьмы
zone-hand-0-character = карты колоды персонажей в руке Свободных народов
zone-hand-0-strategy = карты колоды стратегии в руке Свободных народов
zone-hand-1-character = карты колоды персонажей в руке Тьмы
zone-hand-1-strategy = карты колоды стратегии в руке Тьмы
zone-buried-0-character = карты колоды персонажей, сброшенные Свободными народами рубашкой вверх
zone-buried-0-strategy = карты колоды стратегии, сброшенные Свободными народами рубашкой вверх
zone-buried-1-character = карты колоды персонажей, сброшенные Тьмой рубашкой вверх
zone-buried-1-strategy = карты колоды стратегии, сброшенные Тьмой рубашкой вверх
zone-hunt-pool = запас Охоты
zone-hunt-drawn = вытянутый жетон Охоты
zone-hunt-used = использованные жетоны Охоты
zone-hunt-aside = особые жетоны Охоты не в игре
zone-hunt-waiting = особые жетоны Охоты, ждущие Мордора
zone-hunt-removed = жетоны Охоты, выбывшие из игры

## Поле

board-turn = ход
board-hosts = фигурки на поле
board-characters = персонажи
board-sieges = осады
board-reinforcements = подкрепления
board-casualties = потери
board-control = контроль над поселениями
board-steps_to_war = делений до войны
board-active_nations = активные народы
board-pool = кубики действий
board-dice = неиспользованные кубики
board-hunt_box = ячейка Охоты
board-taken_back = кубики, забранные из ячейки Охоты
board-rings = Эльфийские кольца
board-ring_used = Эльфийское кольцо использовано в этом ходу
board-ring_bearers = Хранители Кольца
board-mordor = деление шкалы Мордора
board-progress = путь
board-revealed = обнаружено
board-corruption = порча
board-guide = проводник
board-strove = Братство перемещали или скрывали в этом ходу
board-battle = сражение

## Стол

ref-terrain-plains = равнина
ref-terrain-fields = поля
ref-terrain-forest = лес
ref-terrain-hills = холмы
ref-terrain-marsh = болото
ref-terrain-waste = пустошь
ref-terrain-desert = пустыня
ref-water-great-sea = Великое Море
ref-water-belfalas = Залив Белфалас
ref-water-rhun = Море Рун
ref-track-mordor = шкала Мордора
ref-mark-fellowship = Братство
ref-mark-ring-bearers = Хранители Кольца
ref-mark-hunt-box = ячейка Охоты
ref-mark-politics = политическая шкала
ref-mark-aside = ещё не в игре
ref-mark-lost = выбыли из игры
ref-mark-control = захвачено врагом
ref-mark-progress = путь
ref-mark-corruption = порча
ref-mark-moves = кубик движения Братства
ref-mark-spent = использованный кубик
ref-mark-rings = Эльфийские кольца
ref-mark-points = победные очки
ref-mark-goal = цель
ref-mark-steps = делений до войны
ref-mark-active = активен
ref-mark-passive = пассивен
ref-mark-at-war = на войне
ref-mark-hidden = скрыто
ref-mark-revealed = обнаружено
ref-mark-guide = проводник
ref-mark-units = отряды
ref-mark-besieged = осаждено
ref-mark-besieging = осаждает
ref-mark-town = городок
ref-mark-city = город
ref-mark-stronghold = твердыня
ref-mark-fortification = укрепление
ref-mark-war-battle = сражение
ref-mark-attack-from = нападение из региона
ref-mark-round = раунд
ref-mark-strength = боевая сила
ref-mark-leadership = лидерство
ref-mark-target = попадает от
ref-mark-hits = попадания

## Ход игры

crumb-WarOfTheRing = Война Кольца
crumb-Turn = ход { $ref1 }
crumb-FellowshipPhase = фаза Братства
crumb-DeclareFellowship = объявление положения
crumb-NameGuide = проводник
crumb-AllocateHuntDice = распределение кубиков Охоты
crumb-RollPools = бросок кубиков действий
crumb-ResolveActions = выполнение действий
crumb-KeepHandLimit = максимум карт в руке
crumb-DrawEvent = карта события
crumb-MoveHosts = перемещение войск
crumb-ArmyArrives = прибытие { $ref1_whither }
crumb-CaptureSettlement = захват { $ref1_gen }
crumb-KeepLimits = предел группирования
crumb-DisbandUnits = лишние отряды { $ref1_where }
crumb-AttackWithHost = атака
crumb-ArmyBattle = сражение { $ref1_where }
crumb-BattleRound = раунд { $ref1 }
crumb-AssignHits = потери { $ref1_where }
crumb-RetreatHost = отступление { $ref1_whence }
crumb-AdvanceHost = продвижение { $ref1_whither }
crumb-RecruitFigures = наём
crumb-VoiceOfSaruman = «Речи Сарумана»
crumb-Negotiations = дипломатия
crumb-AdvanceNation = продвижение к войне: { $ref1 }
crumb-ActivateNation = активация: { $ref1 }
crumb-NationsAttacked = атакованные народы
crumb-CompanionsArrive = прибытие спутников
crumb-BringCharacter = ввод персонажа в игру
crumb-EliminateCharacter = гибель { $ref1_gen }
crumb-MoveCompanions = перемещение спутников
crumb-MoveMinions = перемещение назгулов и приспешников
crumb-SeparateCompanions = отделение спутников
crumb-MoveFellowship = перемещение Братства
crumb-HideFellowship = скрытие Братства
crumb-HuntRoll = бросок Охоты
crumb-DrawTile = жетон Охоты
crumb-StrongholdTiles = твердыни Тьмы
crumb-HuntDamage = урон от Охоты
crumb-CompanionFalls = потеря: { $ref1 }
crumb-RevealFellowship = обнаружение Братства
step-FellowshipPhase-declare = объявить или нет
step-FellowshipPhase-enter_mordor = войти в Мордор или нет
step-NameGuide-choose = кто ведёт
step-AllocateHuntDice-choose = сколько кубиков
step-ResolveActions-act = какой кубик и на что
step-KeepHandLimit-choose = какие карты сбросить
step-DrawEvent-choose = какая колода
step-MoveHosts-choose = какое войско и куда
step-DisbandUnits-choose = какие отряды убрать
step-AttackWithHost-choose = какое войско и кого атакует
step-ArmyBattle-stronghold_choice = в поле или в твердыне
step-ArmyBattle-extend_siege = ещё раунд штурма или нет
step-ArmyBattle-cease = прекратить атаку или продолжить
step-ArmyBattle-retreat = защитник: держаться или отступить
step-BattleRound-attacker_reroll = переброс за лидерство: атакующий
step-BattleRound-defender_reroll = переброс за лидерство: защитник
step-AssignHits-choose = кто погибает
step-AdvanceHost-choose = кто продвигается
step-RecruitFigures-choose = кого и где
step-VoiceOfSaruman-choose = что из двух
step-Negotiations-choose = какой народ
step-BringCharacter-choose = кто и где
step-MoveCompanions-choose = кто перемещается и куда
step-MoveMinions-choose = кто перемещается и куда
step-SeparateCompanions-choose = кто уходит и куда
step-HuntDamage-guide_ability = способность проводника
step-HuntDamage-casualty = потеря или нет
step-RevealFellowship-choose = маршрут

## Конец игры

rule-WOTR-18-1 = Хранители Кольца поддались порче: побеждает Тьма.
rule-WOTR-18-2 = Кольцо уничтожено: побеждают Свободные народы.
rule-WOTR-18-3 = Тьма захватила достаточно земель Свободных народов и побеждает.
rule-WOTR-18-4 = Свободные народы захватили достаточно земель Тьмы и побеждают.

## Почему нет

rule-WOTR-1-4 = { $about_count ->
    [0] Войску нужен хотя бы один отряд.
   *[other] { $ref1_cap }: нужно ваше войско хотя бы с одним отрядом.
}
rule-WOTR-2-1 = { $about_count ->
    [1] { $ref1_cap } — не соседний регион.
   *[other] { $ref1_cap } и { $ref2 } не граничат друг с другом.
}
rule-WOTR-4-5 = Положение Братства объявляют только Свободные народы.
rule-WOTR-4-7 = В ячейку Охоты кладут не больше кубиков, чем спутников в Братстве, и не больше, чем у вас есть.
rule-WOTR-4-9 = Если спутников в Братстве нет, в ячейку Охоты кладут только один кубик.
rule-WOTR-4-10 = Свободные народы забрали кубики из ячейки Охоты, поэтому хотя бы один ваш должен лечь туда.
rule-WOTR-5-6 = { $ref1_cap }: у вас нет неиспользованного кубика с таким результатом.
rule-WOTR-5-7 = Пасовать можно, только если неиспользованных кубиков у вас меньше, чем у врага.
rule-WOTR-5-8 = { $ref1_cap }: у вас нет неиспользованного кубика с таким результатом.
rule-WOTR-5-10 = { $ref1_cap }: нет войска с предводителем, назгулом или персонажем, которое могло бы переместиться.
rule-WOTR-5-11 = { $ref1_cap }: нет войска с предводителем, назгулом или персонажем, которое могло бы атаковать.
rule-WOTR-5-13 = { $about_count ->
    [1] { $ref1_cap }: эта фигурка не ваша.
   *[other] { $ref1_cap }: ни один спутник на поле не может переместиться.
}
rule-WOTR-5-14 = { $about_count ->
    [1] { $ref1_cap }: эта фигурка не ваша.
   *[other] { $ref1_cap }: ни назгулы, ни приспешники не могут переместиться.
}
rule-WOTR-5-15 = { $ref1_cap }: этим результатом сейчас нельзя выполнить такое действие ({ $ref2 }).
rule-WOTR-5-16 = { $about_count ->
    [1] { $ref1_cap }: это не ваш народ.
   *[other] { $ref1_cap }: этим результатом сейчас нельзя выполнить такое действие ({ $ref2 }).
}
rule-WOTR-5-17 = Приспешников вводит в игру только Тьма, по результату «Сбор» и как сказано на их картах.
rule-WOTR-5-19 = { $ref1_cap }: по этому результату карт не берут, либо обе колоды пусты.
rule-WOTR-5-21 = Арагорну и Гэндальфу Белому нужна «Воля Запада»; они входят в игру, как сказано на их картах.
rule-WOTR-6-1 = Эльфийское кольцо меняет ваш неиспользованный кубик на другую грань ваших кубиков.
rule-WOTR-6-4 = В этом ходу кольцо уже использовано.
rule-WOTR-6-6 = Кольцо не может дать «Волю Запада».
rule-WOTR-6-8 = Результат «Око» не меняют.
rule-WOTR-7-1 = Сбросьте с руки ровно столько карт, сколько держите сверх предела.
rule-WOTR-7-3 = { $ref1_cap }: эта колода пуста.
rule-WOTR-8-2 = { $ref1_cap }: сейчас этот персонаж не может войти в игру { $ref2_where }.
rule-WOTR-8-3 = { $ref1_cap }: сейчас этот персонаж не может войти в игру { $ref2_where }.
rule-WOTR-8-4 = { $ref1_cap }: этот персонаж никогда не перемещается.
rule-WOTR-8-5 = { $ref1_cap }: сейчас не может переместиться или слишком далеко.
rule-WOTR-8-6 = { $ref1_cap }: этот персонаж не в том регионе, где группа.
rule-WOTR-8-9 = { $ref1_cap }: этот персонаж не может выйти из осады.
rule-WOTR-8-11 = Нет назгула, который { $ref1_where } ещё может переместиться.
rule-WOTR-8-12 = { $ref1_cap }: там неосаждённая твердыня Свободных народов.
rule-WOTR-8-14 = { $ref1_cap }: сейчас не может переместиться или слишком далеко.
rule-WOTR-8-15 = { $ref1_cap }: эта фигурка и так не идёт с войском.
rule-WOTR-9-1 = Один результат «Сбор» даёт один элитный отряд или две другие фигурки.
rule-WOTR-9-2 = { $ref1_cap }: туда уже идёт фигурка; второй нужно другое поселение.
rule-WOTR-9-4 = { $ref1_cap }: этот народ не воюет.
rule-WOTR-9-5 = { $ref1_cap }: фигурку нанимает только её владелец, в свободном поселении её народа.
rule-WOTR-9-6 = { $ref1_cap } — не твердыня Саурона.
rule-WOTR-9-7 = { $ref1_cap }: там идёт осада.
rule-WOTR-9-8 = { $ref1_cap }: в подкреплениях таких больше нет.
rule-WOTR-9-12 = Предводитель остался бы один { $ref1_where }.
rule-WOTR-9-13 = «Речам Сарумана» нужны Саруман в Ортханке, не потерянном и не осаждённом, и те, кого можно поднять.
rule-WOTR-10-1 = Отрядов { $ref1_where } столько, сколько разрешено.
rule-WOTR-10-2 = { $ref1_cap }: в твердыне могут остаться только пять отрядов.
rule-WOTR-10-3 = { $ref1_cap }: такого отряда нет среди лишних.
rule-WOTR-10-8 = Войско { $ref1_where } в этом действии уже перемещалось.
rule-WOTR-10-9 = У войска { $ref1_where } нет предводителя, назгула или персонажа, который повёл бы его.
rule-WOTR-10-10 = { $about_count ->
    [0] Тем, кто уходит, нужен отряд.
   *[other] { $ref1_cap }: эта фигурка и так не идёт с войском.
}
rule-WOTR-10-11 = Другая часть войска { $ref1_whence } уже ушла { $ref2_whither }; этой нужна другая цель.
rule-WOTR-10-12 = Предводители не могут остаться без отряда.
rule-WOTR-10-13 = Тем, кто уходит, нужен предводитель, назгул или персонаж.
rule-WOTR-10-14 = Войско врага стоит { $ref1_where }; его нужно атаковать.
rule-WOTR-10-15 = Никто { $ref1_whence } не может войти { $ref2_whither }: эти народы не воюют.
rule-WOTR-10-16 = Между ними горы или другая непроходимая граница.
rule-WOTR-10-20 = Войско { $ref1_where } осаждено.
rule-WOTR-11-2 = Там нет войска врага, которое можно атаковать.
rule-WOTR-11-3 = Никто { $ref1_where } не принадлежит к воюющему народу.
rule-WOTR-11-4 = Арьергарду нужен хотя бы один отряд, атакующим тоже.
rule-WOTR-11-5 = После атаки { $ref1_where } остался бы один предводитель, чей народ не воюет.
rule-WOTR-11-6 = Атакующим нужен предводитель, назгул или персонаж.
rule-WOTR-11-17 = Перебросить можно не больше промахов, чем у вас лидерства.
rule-WOTR-11-25 = Каждое попадание нужно назначить вашему отряду в этом сражении.
rule-WOTR-11-26 = Все попадания назначены.
rule-WOTR-11-27 = { $ref1_cap }: такого вашего отряда в этом сражении нет.
rule-WOTR-11-28 = { $ref1_cap }: чтобы убрать этот отряд, нужны два попадания.
rule-WOTR-11-29 = { $ref1_cap }: не осталось обычного отряда, чтобы заменить его.
rule-WOTR-11-33 = Отступить может только защищающийся, и только если атакующий продолжает сражение.
rule-WOTR-11-34 = { $ref1_cap } — не соседний свободный регион.
rule-WOTR-11-35 = Осаждённое войско не отступает.
rule-WOTR-11-43 = Продвигающимся нужен отряд, а предводители не могут остаться без отряда.
rule-WOTR-13-1 = { $ref1_cap }: вы не контролируете там твердыню.
rule-WOTR-13-2 = Внутрь уходит только защищающийся в регионе своей твердыни, перед раундом.
rule-WOTR-13-9 = Войско { $ref1_where } осаждено; атаковать его могут только осаждающие.
rule-WOTR-13-10 = { $ref1_cap }: такого вашего отряда в этом штурме нет.
rule-WOTR-13-11 = { $ref1_cap }: не осталось обычного отряда, чтобы заменить его.
rule-WOTR-13-25 = { $ref1_cap }: это место не под вашим контролем.
rule-WOTR-14-2 = { $ref1_cap }: пассивный народ не вступает в войну.
rule-WOTR-14-16 = { $ref1_cap }: этот народ уже воюет.
rule-WOTR-14-19 = Ни один спутник не стоит там, где мог бы говорить за свой народ.
rule-WOTR-15-4 = { $ref1_cap }: у этого персонажа не высший уровень в Братстве.
rule-WOTR-15-5 = Проводника выбирают только Свободные народы.
rule-WOTR-15-9 = Перемещается только скрытое Братство, по результату «Персонаж».
rule-WOTR-15-12 = Объявить своё положение может только скрытое Братство, в своей фазе.
rule-WOTR-15-13 = У Братства не осталось шагов.
rule-WOTR-15-15 = { $ref1_cap }: на пути непроходимая граница.
rule-WOTR-15-21 = Обнаруженное Братство не останавливается в городе или твердыне Свободных народов.
rule-WOTR-15-26 = Скрывается только обнаруженное Братство: по результату «Персонаж» или любым кубиком, если его ведёт Бродяжник.
rule-WOTR-15-27 = { $about_count ->
    [1] { $ref1_cap }: слишком далеко.
   *[other] { $ref1_cap }: этим результатом сейчас нельзя выполнить такое действие ({ $ref2 }).
}
rule-WOTR-15-28 = { $ref1_cap }: этот персонаж уже уходит.
rule-WOTR-15-30 = { $ref1_cap }: этого персонажа нет в Братстве.
rule-WOTR-16-23 = Потеря — проводник или один из нескольких спутников, вытянутый наугад.
rule-WOTR-17-1 = В Мордор входят из Мораннона или Минас-Моргула.
rule-WOTR-17-6 = В Мордоре никто не отделяется.
rule-WOTR-17-13 = В Мордоре ничего не объявляют.
