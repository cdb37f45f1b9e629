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
option-play = «{ $card }» (кубик «{ $die }»)
option-turn-die = «{ $die }»
option-play-further = сыграть карту «{ $card }»
option-play-no-more = больше не играть карт
option-choose-nation = { $nation }
option-choose-army = войско { $region_where }
option-do-no-more = больше ничего не делать
option-draw = взять карту из { $deck_gen }
option-draw-nothing = ничего не брать
option-dispel = сбросить со стола карту «{ $card }» (кубик «{ $die }»)
option-pay-card = сбросить карту «{ $card }»
option-spend-card = применить карту «{ $card }»
option-spare-card = сохранить карту
option-keep = пусть так и будет

option-to-march = идти
option-to-attack = атаковать
option-march = { $source } → { $to }
option-attack = войско { $source_where } атакует врага { $target_where }
option-leave = на месте остаётся { $figure }
option-leave-character = на месте остаётся { $character }
option-go = выступить
option-disband = убрать { $figure_acc }
option-recruit = нанять { $figure_acc } { $region_where }
option-raise = нанять { $figure_acc } { $region_where }
option-call-up = { $number ->
    [0] никого не нанимать
    [one] нанять { $number } обычный отряд
    [few] нанять { $number } обычных отряда
   *[many] нанять { $number } обычных отрядов
}
option-promote = нанять { $figure_acc } вместо обычного { $region_where }
option-transfer = перевести { $figure_acc } { $source_whence }
option-raise-isengard = по обычному отряду в каждом поселении Изенгарда
option-upgrade = два элитных отряда вместо двух обычных в Ортханке

option-field = сражаться в поле
option-go-inside = укрыться в твердыне
option-reroll = { $dice ->
    [0] не перебрасывать
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

option-lay = положить рубашкой вверх: { $card_combat } («{ $card }»)
option-lay-nothing = без боевой карты
option-forfeit = отказаться в этом раунде от лидерства { $character_gen }
option-forfeit-points = { $points ->
    [one] отказаться от { $points } очка
   *[other] отказаться от { $points } очков
}
option-silence = заставить умолкнуть { $character_acc }
option-hurt-own = { $hits ->
    [0] ни одного попадания по своим отрядам
    [one] { $hits } попадание по своим отрядам
    [few] { $hits } попадания по своим отрядам
   *[many] { $hits } попаданий по своим отрядам
}
option-fell = погибает { $character }
option-fell-figure = погибает { $figure }
option-forgo = никто не погибает
option-quell = в этом сражении не считается лидерство ни его, ни назгулов
option-lead-on = сохранить его лидерство

option-negotiate = приблизить к войне { $nation_acc }
option-enter = { $character } вступает в игру { $region_where }
option-take = выбрать: { $character }
option-bring-along = взять с собой { $character_acc }
option-take-nazgul = выбрать назгула { $region_where }
option-gather = новые назгулы приходят к Королю-чародею
option-fly = назгулы летят
option-to = отправить { $region_whither }
option-separate = { $companion } покидает Братство
option-from-fellowship = спутники из Братства
option-from-map = спутники на поле
option-lose-figure = потерять { $figure_acc } { $region_where }

option-use-guide = применить способность проводника
option-spare-guide = не применять
option-hunt-now = сделать бросок Охоты
option-discard-tabled = убрать со стола карту «{ $card }»
option-move-on = переместить Братство
option-hide = скрыть Братство
option-lose-guide = потерять проводника
option-lose-at-random = потерять спутника, выбранного наугад
option-no-casualty = обойтись без потерь
option-stay-here = остановиться здесь
option-part = { $companion } покидает Братство
option-bear-lure = прибавить порчу
option-give-up = погибает { $companion }
option-strip-hand = случайная карта персонажа с руки
option-strip-card = карта со стола: «{ $card }»
option-strip-nothing = не трогать карты

## Вопросы: что решает игрок

ask-hand-limit = У вас слишком много карт. Какие сбросить?
ask-declare = Братство { $ref1_where }, путь { $ref2 }. Объявить его положение?
ask-enter-mordor = Братство входит в Мордор?
ask-guide = Кто будет проводником Братства?
ask-hunt-allocation = Сколько кубиков положить в ячейку Охоты?
ask-act = Выберите кубик и действие.
ask-draw-event = Из какой колоды взять карту?
ask-draw-or-not = Взять карту?
ask-pay-card = { $ref2_id ->
    [army] Какую карту со значком «Войско» вы сбросите, чтобы убрать со стола карту «{ $ref1 }»?
    [character] Какую карту со значком «Персонаж» вы сбросите, чтобы убрать со стола карту «{ $ref1 }»?
   *[other] Какую карту вы сбросите, чтобы убрать со стола карту «{ $ref1 }»?
}
ask-lose-leader = Какой предводитель { $ref1_where } погибает?
ask-march = Какое войско идёт и кто остаётся?
ask-march-on = Войско стоит { $ref1_where }. Куда оно идёт дальше?
ask-march-or-attack = Что войска делают по карте: идут или атакуют?
ask-attack = Какое войско атакует и кто остаётся?
ask-disband = Слишком много отрядов { $ref1_where }. Какие убрать?
ask-recruit = Кого нанять?
ask-raise = Кого и где нанимает карта?
ask-call-up = Сколько отрядов нанять { $ref1_where } ({ $ref2 })?
ask-promote = Какой обычный отряд заменить элитным?
ask-target-army = По какому войску карта наносит попадания?
ask-acting-army = Назгулы какого войска действуют по карте?
ask-lead-away = Кто отправляется вместе и куда?
ask-further-card = Сыграть ещё одну карту без кубика?
ask-transfer-to = Куда могут перейти отряды из Дунланда?
ask-transfer = Кто переходит из Дунланда { $ref1_whither }? Не больше четырёх отрядов.
ask-turn-dice = Какие кубики становятся Оком? Не больше трёх.
ask-card-nation = «{ $ref1 }»: какой народ выбрать?
ask-use-table-card = Сбросить карту «{ $ref1 }», чтобы применить её сейчас?
ask-replacement = Сейчас будет вытянут жетон Охоты. Предотвратить это?
ask-redraw-tile = Вытянут жетон Охоты. Сбросить карту «{ $ref1 }», чтобы вместо него считался второй?
ask-voice-of-saruman = «Речи Сарумана»: что выбрать?
ask-stronghold-choice = Враг атакует { $ref1_acc }. Сражаться в поле или укрыться в твердыне?
ask-white-rider = Сражение { $ref1_where }: откажется ли Гэндальф Белый от лидерства, чтобы не считалось лидерство назгулов?
ask-combat-card = Сражение { $ref1_where }: положить боевую карту?
ask-scouts = Разведчики предупредили вас вовремя. Куда уходит ваше войско { $ref1_whence }?
ask-forfeit-points = От скольких очков лидерства назгулов отказаться? Враг бросит на столько же кубиков меньше.
ask-forfeit-leadership = Чьё лидерство не считать в этом раунде, чтобы один промах стал попаданием?
ask-words-of-power = Кого из спутников заставят умолкнуть «Слова силы»?
ask-hurt-own = Сколько попаданий нанести своим отрядам?
ask-fallen-leader = { $ref1_id ->
    [heroic-death] Погибнет ли ваш предводитель или спутник смертью героя, чтобы отменить попадания?
    [blade-of-westernesse] Кто из приспешников падёт от клинка Вестернесса?
    [fateful-strike] Кого сразит «Роковой удар»?
   *[other] Кого сразит «Чёрное дыхание»?
}
ask-leader-reroll = Переброс за лидерство: сколько кубиков перебросить?
ask-casualties = Ваше войско { $ref1_where } получает { $ref2 ->
    [one] { $ref2 } попадание
    [few] { $ref2 } попадания
   *[many] { $ref2 } попаданий
}. Какие потери понести?
ask-extend-siege = Штурм { $ref1_gen }: заменить элитный отряд обычным, чтобы провести ещё один раунд?
ask-cease = Сражение { $ref1_where }: прекратить атаку или продолжить?
ask-retreat = Сражение { $ref1_where }: держаться или отступить?
ask-forced-retreat = Ваше войско должно отступить { $ref1_whence }. Куда?
ask-advance = Кто продвигается { $ref1_whither }?
ask-negotiate = Какой народ приблизить к войне?
ask-bring-character = Кто вступает в игру и где?
ask-move-companions = Каких спутников переместить и куда?
ask-move-minions = Какого назгула или приспешника переместить и куда?
ask-gather-or-fly = К Королю-чародею приходят новые назгулы или назгулы летят?
ask-separate = Кто покидает Братство и куда идёт?
ask-which-companions = Кто отправляется в путь: спутники из Братства или спутники на поле?
ask-lose-figure = { $ref1_cap }: какой отряд или какого предводителя потерять?
ask-nazgul-strike = Назгул нашёл Братство { $ref1_where }. Что сделать?
ask-nazgul-flee = В какую твердыню улетают назгулы { $ref1_whence }?
ask-move-or-hide = Воспользуется ли Братство случаем?
ask-displace = Куда переместить Братство { $ref1_whence }?
ask-guide-ability = Урон: { $ref2 }. Применить способность { $ref1_gen }?
ask-hunt-casualty = Оставшийся урон: { $ref1 }. Понести потерю?
ask-reduce-damage = Урон: { $ref1 }. Сбросить карту, чтобы уменьшить его на 1?
ask-break-fellowship = { $ref1 ->
    [one] Братство покидает ещё { $ref1 } спутник. Кто?
    [few] Братство покидают ещё { $ref1 } спутника. Кто следующий?
   *[many] Братство покидают ещё { $ref1 } спутников. Кто следующий?
}
ask-lure = Кольцо искушает { $ref1_acc }. Прибавить порчу ({ $ref2 }) или пожертвовать этим спутником?
ask-sorrow-and-toil = Братство потеряло спутника. Какую карту персонажа сбрасывают Свободные народы?
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
event-EventDeckRefilled = { $side }: { $cards ->
    [one] { $cards } сброшенная карта возвращается
    [few] { $cards } сброшенные карты возвращаются
   *[many] { $cards } сброшенных карт возвращается
} в { $deck_acc }.
event-EventsBuried = { $seat }: { $count ->
    [one] сброшена рубашкой вверх { $count } карта
    [few] сброшены рубашкой вверх { $count } карты
   *[many] сброшено рубашкой вверх { $count } карт
}{ $cards ->
    [hidden] .
   *[other] {" "}({ $cards }).
}
event-EventCardPlayed = { $seat }: разыграна карта «{ $card }»{ $die_id ->
    [none] {""}
   *[other] {" "}(кубик «{ $die }»)
}.
event-CardStays = Карта «{ $card }» остаётся на столе.
event-TableCardFought = { $seat }: «{ $die }» против карты «{ $card }».
event-CardPaid = { $seat }: карта «{ $card }» сброшена как плата.
event-ElvenRingPaid = { $seat }: Эльфийское кольцо отдано как плата.
event-TableCardDiscarded = Карта «{ $card }» убрана со стола.
event-CardDieRolled = «{ $card }»: на кубике { $value }.
event-HandCardDiscarded = { $seat }: с руки сброшена случайная карта «{ $card }».
event-CardDiceRolled = «{ $card }»: { $values }, считается { $target } или больше. { $count ->
    [0] Ни один кубик не засчитан.
    [one] Засчитан { $count } кубик.
    [few] Засчитано { $count } кубика.
   *[many] Засчитано { $count } кубиков.
}
event-SpecialTileCame = Новый жетон Охоты: { $tile }. { $in_pool ->
    [0] Он ждёт, пока Братство войдёт в Мордор.
   *[other] Он попадает в запас Охоты.
}
event-DieTurned = { $side }: кубик «{ $die }» становится «{ $result }».
event-UnusedDieLost = { $side }: кубик «{ $die }» сброшен.
event-HuntDiceAllocated = { $dice ->
    [0] Тьма не кладёт кубиков в ячейку Охоты.
    [one] Тьма кладёт в ячейку Охоты { $dice } кубик.
    [few] Тьма кладёт в ячейку Охоты { $dice } кубика.
   *[many] Тьма кладёт в ячейку Охоты { $dice } кубиков.
}
event-ActionDiceRolled = { $side }, бросок кубиков действий: { $faces_count ->
    [0] бросать нечего
   *[other] { $faces_grouped }
}.
event-DieSpent = { $seat }: { $action } (кубик «{ $die }»).
event-DieDiscarded = { $seat }: действие пропущено, сброшен кубик «{ $die }».
event-Passed = { $seat }: пас.
event-ElvenRingUsed = { $seat }: использовано Эльфийское кольцо, кубик «{ $die }» теперь показывает «{ $result }».
event-HostMoved = Переход { $source_whence } { $to_whither }: { $characters_count ->
    [0] { $figures }.
   *[other] { $figures }, { $characters }.
}
event-FiguresRecruited = Наём { $region_where }: { $figures }.
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
event-CombatCardLaid = { $card ->
    [hidden] { $seat }: рубашкой вверх положена боевая карта ({ $deck }).
   *[other] { $seat }: рубашкой вверх положена боевая карта «{ $card }».
}
event-CombatCardRevealed = { $side }: открыта боевая карта «{ $card }» — «{ $combat }».
event-CombatCardActed = Действует карта «{ $combat }».
event-CombatCardCancelled = Карта «{ $card }» отменена.
event-LeadershipForfeited = Лидерство { $character_gen } в этом раунде не считается.
event-NazgulQuelled = В этом сражении не считается лидерство ни { $character_gen }, ни назгулов.
event-PointsForfeited = { $side }: отказ от { $points ->
    [one] { $points } очка
   *[other] { $points } очков
} лидерства назгулов.
event-CompanionSilenced = В этом раунде не считаются ни лидерство, ни способности { $character_gen }.
event-MissesTurned = { $side }: { $hits ->
    [one] { $hits } промах становится попаданием.
    [few] { $hits } промаха становятся попаданиями.
   *[many] { $hits } промахов становятся попаданиями.
}
event-AdditionalDiceRolled = { $side }, дополнительная атака (попадание на { $target }+): { $values }. { $hits ->
    [0] Попаданий нет.
    [one] { $hits } попадание.
    [few] { $hits } попадания.
   *[many] { $hits } попаданий.
}
event-HitsAdded = { $side }: ещё { $hits ->
    [one] { $hits } попадание.
    [few] { $hits } попадания.
   *[many] { $hits } попаданий.
}
event-HitsIgnored = { $side }: { $hits ->
    [one] отменено { $hits } попадание.
    [few] отменены { $hits } попадания.
   *[many] отменено { $hits } попаданий.
}
event-DiceBackfired = { $side }: { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
} по своему войску.
event-OwnUnitsHurt = { $side }: { $hits ->
    [one] { $hits } попадание нанесено
    [few] { $hits } попадания нанесены
   *[many] { $hits } попаданий нанесено
} своим отрядам.
event-FigureFell = Потери { $side_gen } { $region_where }: { $figure }.
event-BattleOver = Сражение { $region_where } окончено.
event-NationAdvanced = { $nation_cap }: { $left ->
    [0] теперь в состоянии войны.
    [one] до войны { $left } деление.
    [few] до войны { $left } деления.
   *[many] до войны { $left } делений.
}
event-NationSetBack = { $nation_cap }, шаг назад: { $left ->
    [one] до войны { $left } деление.
    [few] до войны { $left } деления.
   *[many] до войны { $left } делений.
}
event-NationActivated = { $nation_cap }: теперь активный народ.
event-CharactersMoved = Переход { $source_whence } { $to_whither }: { $characters }.
event-NazgulFlew = { $count ->
    [1] Назгул летит
    [one] { $count } назгул летит
    [few] { $count } назгула летят
   *[many] { $count } назгулов летят
} { $source_whence } { $to_whither }.
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
event-FellowshipDisplaced = Братство перемещено { $source_whence } { $to_whither }. Значение пути не меняется.
event-GuideNamed = Проводник Братства — { $guide }.
event-CompanionLured = Кольцо искушает { $character_acc }.
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
event-TileDrawn = Жетон Охоты: { $tile }.{ $damage ->
    [-2] {""}
    [-1] {""}
   *[other] {" "}Урон: { $damage }.
}
event-TilesTried = Из запаса Охоты взяты жетоны: { $tiles }. { $removed_count ->
    [0] Все они возвращаются в запас.
   *[other] Выбывают из игры: { $removed }.
}
event-TilePrevented = Жетон Охоты не вытянут.
event-TileReplaced = Жетон Охоты: { $tile }. Он не считается, вытянут другой.
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

## Команды

ref-seat-gondor = Игрок за Гондор
ref-seat-rohan = Игрок за Рохан
ref-seat-witch-king = Игрок за Короля-чародея
ref-seat-saruman = Игрок за Сарумана
scenario-three-players = Три игрока
scenario-four-players = Четыре игрока

option-offer = предложить для обмена карту «{ $card }»
option-keep-cards = ничем не меняться
option-mix = предложить смешанное войско { $region_where }
option-join-armies = объединить войска
option-keep-apart = оставить войска отдельными

ask-swap-card = Отдать товарищу карту в обмен на другую, которой вы не видите?
ask-mix-armies = Товарищ предлагает объединить ваши войска { $ref1_where }. Согласны?

event-LeadPassed = Ведёт: { $seat }.
event-EventPassed = { $seat } отдаёт товарищу { $card ->
    [hidden] одну карту из { $deck_gen }.
   *[other] карту «{ $card }».
}
event-ArmiesMixed = { $side }: войска { $region_where } теперь образуют одно смешанное войско.
event-ArmiesKeptApart = { $seat } не объединяет войска { $region_where }.

ref-mark-leading = ведёт команду
ref-mark-following = не ведёт
ref-mark-mixed = смешанное войско
ref-mark-apart = два отдельных войска

board-leading = ведущие игроки
board-up_next = кто действует следующим
board-mixed = смешанные войска
board-captors = кто захватил поселения
board-subjects = на что тратится действие
board-last_subjects = на что потрачено прошлое действие

crumb-TeamDraws = карты команд
crumb-SwapEvents = обмен картами
crumb-OfferEvent = предложение обмена
crumb-MixArmies = смешанное войско { $ref1_where }
step-OfferEvent-choose = карта для товарища или никакой
step-MixArmies-consent = согласиться или нет

rule-WOTR-19-1 = { $ref1 } подчиняется вашему товарищу.
rule-WOTR-19-4 = { $ref1_cap }: в этой фазе карты из этой колоды не добирают.
rule-WOTR-19-5 = «{ $ref1 }»: отдать можно только карту с собственной руки и только товарищу.
rule-WOTR-19-7 = Это решает ведущий игрок Свободных народов.
rule-WOTR-19-8 = Кубики Охоты распределяет ведущий игрок Тьмы.
rule-WOTR-19-12 = Это дело вашего товарища: каждый нанимает, перемещает войска и сражается только за свои народы.
rule-WOTR-19-13 = { $ref1_cap }: этот народ двигает только ваш товарищ.
rule-WOTR-19-15 = Назгулов нанимает только игрок за Короля-чародея.
rule-WOTR-19-16 = У вас с товарищем нет отдельных войск { $ref1_where }.
rule-WOTR-19-17 = { $ref1_cap } не ваш; вы по очереди убираете по одному своему отряду.
rule-WOTR-19-19 = Смешанным войском { $ref1_where } управляет ваш товарищ.
rule-WOTR-19-20 = Действующей частью управлял бы ваш товарищ: у него в ней был бы перевес.
rule-WOTR-19-24 = Прошлое действие вы уже потратили на тот же народ или на то же смешанное войско ({ $ref1 }).

summary-teams = Игра командами
summary-team-lead = Ведущий игрок
summary-team-lead-text = В каждой команде ведёт один игрок, и каждый ход другой. Ведущий игрок Свободных народов решает, объявлять ли положение, кто проводник и чем обернётся Охота; ведущий игрок Тьмы кладёт кубики в ячейку Охоты.
summary-team-cards = Карты
summary-team-cards-text = В первый ход каждый берёт по карте из каждой колоды, затем — одну карту из колоды по выбору. Максимум карт в руке: { $hand }. После этого товарищи могут обменяться картами, по одной каждый, не показывая их. Событие со значком игрока — только для этого игрока.
summary-team-order = Действия
summary-team-order-text = Кубики у команды общие. Сначала действуют неведущие, Свободные народы и Тьма, потом ведущие, и так далее. Спасовавший снова действует после действия противника.
summary-team-nations = Народы
summary-team-nations-text = Вы нанимаете, перемещаете войска, сражаетесь и продвигаете по политической шкале только за свои народы. Братство и спутников перемещает любой игрок Свободных народов, назгулов — любой игрок Тьмы.
summary-team-mixed = Смешанные войска
summary-team-mixed-text = Отряды товарищей в одном регионе остаются отдельными войсками, пока оба не согласятся объединить их или пока их не атакуют. Смешанным войском управляет тот, у кого больше отрядов; при равенстве — больше элитных; при новом равенстве — ведущий игрок. Второй может вывести свои отряды.
summary-team-winner = Лучший в команде
summary-team-winner-text = В победившей команде Тьмы — тот, кто захватил больше очков за вычетом потерянных его народами; в команде Свободных народов — тот, чьи народы потеряли меньше.
summary-team-alone = Один против двоих
summary-team-alone-text = Единственный игрок Свободных народов держит до { $hand } карт и каждый ход берёт из обеих колод, но никогда не тратит два действия подряд на один и тот же народ или на одно и то же смешанное войско.

zone-hand-gondor-character = карты колоды персонажей в руке игрока за Гондор
zone-buried-gondor-character = карты колоды персонажей, сброшенные игроком за Гондор рубашкой вверх
zone-laid-gondor-character = закрытая боевая карта игрока за Гондор из колоды персонажей
zone-hand-gondor-strategy = карты колоды стратегии в руке игрока за Гондор
zone-buried-gondor-strategy = карты колоды стратегии, сброшенные игроком за Гондор рубашкой вверх
zone-laid-gondor-strategy = закрытая боевая карта игрока за Гондор из колоды стратегии
zone-hand-rohan-character = карты колоды персонажей в руке игрока за Рохан
zone-buried-rohan-character = карты колоды персонажей, сброшенные игроком за Рохан рубашкой вверх
zone-laid-rohan-character = закрытая боевая карта игрока за Рохан из колоды персонажей
zone-hand-rohan-strategy = карты колоды стратегии в руке игрока за Рохан
zone-buried-rohan-strategy = карты колоды стратегии, сброшенные игроком за Рохан рубашкой вверх
zone-laid-rohan-strategy = закрытая боевая карта игрока за Рохан из колоды стратегии
zone-hand-witch-king-character = карты колоды персонажей в руке игрока за Короля-чародея
zone-buried-witch-king-character = карты колоды персонажей, сброшенные игроком за Короля-чародея рубашкой вверх
zone-laid-witch-king-character = закрытая боевая карта игрока за Короля-чародея из колоды персонажей
zone-hand-witch-king-strategy = карты колоды стратегии в руке игрока за Короля-чародея
zone-buried-witch-king-strategy = карты колоды стратегии, сброшенные игроком за Короля-чародея рубашкой вверх
zone-laid-witch-king-strategy = закрытая боевая карта игрока за Короля-чародея из колоды стратегии
zone-hand-saruman-character = карты колоды персонажей в руке игрока за Сарумана
zone-buried-saruman-character = карты колоды персонажей, сброшенные игроком за Сарумана рубашкой вверх
zone-laid-saruman-character = закрытая боевая карта игрока за Сарумана из колоды персонажей
zone-hand-saruman-strategy = карты колоды стратегии в руке игрока за Сарумана
zone-buried-saruman-strategy = карты колоды стратегии, сброшенные игроком за Сарумана рубашкой вверх
zone-laid-saruman-strategy = закрытая боевая карта игрока за Сарумана из колоды стратегии
zone-hand-2-character = { zone-hand-saruman-character }
zone-buried-2-character = { zone-buried-saruman-character }
zone-laid-2-character = { zone-laid-saruman-character }
zone-hand-2-strategy = { zone-hand-saruman-strategy }
zone-buried-2-strategy = { zone-buried-saruman-strategy }
zone-laid-2-strategy = { zone-laid-saruman-strategy }
zone-hand-3-character = { zone-hand-rohan-character }
zone-buried-3-character = { zone-buried-rohan-character }
zone-laid-3-character = { zone-laid-rohan-character }
zone-hand-3-strategy = { zone-hand-rohan-strategy }
zone-buried-3-strategy = { zone-buried-rohan-strategy }
zone-laid-3-strategy = { zone-laid-rohan-strategy }
zone-three-players-hand-1-character = { zone-hand-witch-king-character }
zone-three-players-buried-1-character = { zone-buried-witch-king-character }
zone-three-players-laid-1-character = { zone-laid-witch-king-character }
zone-three-players-hand-1-strategy = { zone-hand-witch-king-strategy }
zone-three-players-buried-1-strategy = { zone-buried-witch-king-strategy }
zone-three-players-laid-1-strategy = { zone-laid-witch-king-strategy }
zone-four-players-hand-0-character = { zone-hand-gondor-character }
zone-four-players-buried-0-character = { zone-buried-gondor-character }
zone-four-players-laid-0-character = { zone-laid-gondor-character }
zone-four-players-hand-0-strategy = { zone-hand-gondor-strategy }
zone-four-players-buried-0-strategy = { zone-buried-gondor-strategy }
zone-four-players-laid-0-strategy = { zone-laid-gondor-strategy }
zone-four-players-hand-1-character = { zone-hand-witch-king-character }
zone-four-players-buried-1-character = { zone-buried-witch-king-character }
zone-four-players-laid-1-character = { zone-laid-witch-king-character }
zone-four-players-hand-1-strategy = { zone-hand-witch-king-strategy }
zone-four-players-buried-1-strategy = { zone-buried-witch-king-strategy }
zone-four-players-laid-1-strategy = { zone-laid-witch-king-strategy }

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
ref-action-hide-with-strider = скрытие Братства с помощью Бродяжника
ref-action-separate-companions = отделение спутников
ref-action-move-companions = перемещение спутников
ref-action-move-minions = перемещение назгулов и приспешников
ref-action-move-armies = перемещение одного или двух войск
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
    .combat = { ref-combat-it-is-a-gift }
ref-card-fp-char-02 = Эльфийская верёвка
    .combat = { ref-combat-it-is-a-gift }
ref-card-fp-char-03 = Фиал Галадриэли
    .combat = { ref-combat-it-is-a-gift }
ref-card-fp-char-04 = Смеагол помогает доброму хозяину
    .combat = { ref-combat-it-is-a-gift }
ref-card-fp-char-05 = Мифрильная кольчуга и Жало
    .combat = { ref-combat-blade-of-westernesse }
ref-card-fp-char-06 = Топор и лук
    .combat = { ref-combat-mighty-attack }
ref-card-fp-char-07 = Рог Гондора
    .combat = { ref-combat-mighty-attack }
ref-card-fp-char-08 = Посох волшебника
    .combat = { ref-combat-servant-of-the-secret-fire }
ref-card-fp-char-09 = Ателас
    .combat = { ref-combat-anduril }
ref-card-fp-char-10 = Есть другой путь
    .combat = { ref-combat-heroic-death }
ref-card-fp-char-11 = Я пойду один
    .combat = { ref-combat-daring-defiance }
ref-card-fp-char-12 = Песня Бильбо
    .combat = { ref-combat-fateful-strike }
ref-card-fp-char-13 = Зеркало Галадриэли
    .combat = { ref-combat-heroic-death }
ref-card-fp-char-14 = Вызов короля
    .combat = { ref-combat-sudden-strike }
ref-card-fp-char-15 = Гваихир, Повелитель Ветров
    .combat = { ref-combat-daring-defiance }
ref-card-fp-char-16 = Мы окажемся быстрее
    .combat = { ref-combat-daring-defiance }
ref-card-fp-char-17 = Туда и обратно
    .combat = { ref-combat-brave-stand }
ref-card-fp-char-18 = Орлы летят!
    .combat = { ref-combat-heroic-death }
ref-card-fp-char-19 = Энты пробуждаются: Древобород
    .combat = { ref-combat-ents-rage }
ref-card-fp-char-20 = Энты пробуждаются: хуорны
    .combat = { ref-combat-huorn-dark }
ref-card-fp-char-21 = Энты пробуждаются: вече энтов
    .combat = { ref-combat-nameless-wood }
ref-card-fp-char-22 = Мертвецы Дунхарроу
    .combat = { ref-combat-sudden-strike }
ref-card-fp-char-23 = Дом Наместников
    .combat = { ref-combat-brave-stand }
ref-card-fp-char-24 = Серая Дружина
    .combat = { ref-combat-brave-stand }
ref-card-fp-str-01 = Последняя битва
    .combat = { ref-combat-daylight }
ref-card-fp-str-02 = Слишком великая сила
    .combat = { ref-combat-no-quarter }
ref-card-fp-str-03 = Могущество Тома Бомбадила
    .combat = { ref-combat-advantageous-position }
ref-card-fp-str-04 = Книга Мазарбул
    .combat = { ref-combat-advantageous-position }
ref-card-fp-str-05 = Дух Мордора
    .combat = { ref-combat-scouts }
ref-card-fp-str-06 = Следопыты Фарамира
    .combat = { ref-combat-shield-wall }
ref-card-fp-str-07 = Тревога! Пожар! Враги!
    .combat = { ref-combat-shield-wall }
ref-card-fp-str-08 = Мудрость Элронда
    .combat = { ref-combat-confusion }
ref-card-fp-str-09 = Багряная Стрела
    .combat = { ref-combat-scouts }
ref-card-fp-str-10 = Нежданная помощь
    .combat = { ref-combat-no-quarter }
ref-card-fp-str-11 = Тропы восов
    .combat = { ref-combat-sudden-strike }
ref-card-fp-str-12 = День и ночь в пути
    .combat = { ref-combat-confusion }
ref-card-fp-str-13 = Корабли Кирдана
    .combat = { ref-combat-charge }
ref-card-fp-str-14 = Стражи Цитадели
    .combat = { ref-combat-charge }
ref-card-fp-str-15 = Галадрим Келеборна
    .combat = { ref-combat-daylight }
ref-card-fp-str-16 = Всадники Теодена
    .combat = { ref-combat-daylight }
ref-card-fp-str-17 = Гримбеорн Старый, сын Беорна
    .combat = { ref-combat-scouts }
ref-card-fp-str-18 = Имрахиль из Дол-Амрота
    .combat = { ref-combat-shield-wall }
ref-card-fp-str-19 = Люди короля Бранда
    .combat = { ref-combat-shield-wall }
ref-card-fp-str-20 = Мечи в Эриадоре
    .combat = { ref-combat-advantageous-position }
ref-card-fp-str-21 = Сородичи Глорфиндела
    .combat = { ref-combat-advantageous-position }
ref-card-fp-str-22 = Стража Даина Железностопа
    .combat = { ref-combat-valour }
ref-card-fp-str-23 = Эомер, сын Эомунда
    .combat = { ref-combat-valour }
ref-card-fp-str-24 = Лучники Трандуила
    .combat = { ref-combat-valour }
ref-card-sh-char-01 = Логово Шелоб
    .combat = { ref-combat-one-for-the-dark-lord }
ref-card-sh-char-02 = Кольцо моё!
    .combat = { ref-combat-one-for-the-dark-lord }
ref-card-sh-char-03 = Всё вперёд и вперёд
    .combat = { ref-combat-one-for-the-dark-lord }
ref-card-sh-char-04 = Отдай его нам, с-с-с!
    .combat = { ref-combat-one-for-the-dark-lord }
ref-card-sh-char-05 = Дозор орков
    .combat = { ref-combat-cruel-as-death }
ref-card-sh-char-06 = Погибель Исилдура
    .combat = { ref-combat-cruel-as-death }
ref-card-sh-char-07 = Мерзкая тварь из глубин
    .combat = { ref-combat-they-are-terrible }
ref-card-sh-char-08 = Свечи мертвецов
    .combat = { ref-combat-dread-and-despair }
ref-card-sh-char-09 = Назгулы ищут
    .combat = { ref-combat-foul-stench }
ref-card-sh-char-10 = Лютая непогода
    .combat = { ref-combat-cruel-as-death }
ref-card-sh-char-11 = Назгулы нападают!
    .combat = { ref-combat-black-breath }
ref-card-sh-char-12 = Моргульская рана
    .combat = { ref-combat-black-breath }
ref-card-sh-char-13 = Соблазн Кольца
    .combat = { ref-combat-they-are-terrible }
ref-card-sh-char-14 = Распад Братства
    .combat = { ref-combat-dread-and-despair }
ref-card-sh-char-15 = Измучены горем и тяготами
    .combat = { ref-combat-words-of-power }
ref-card-sh-char-16 = Стаи кребайнов
    .combat = { ref-combat-they-are-terrible }
ref-card-sh-char-17 = Балрог Мории
    .combat = { ref-combat-durins-bane }
ref-card-sh-char-18 = Недремлющее Око
    .combat = { ref-combat-words-of-power }
ref-card-sh-char-19 = Страшные чары
    .combat = { ref-combat-devilry-of-orthanc }
ref-card-sh-char-20 = Гронд, Молот Преисподней
    .combat = { ref-combat-dread-and-despair }
ref-card-sh-char-21 = Палантир Ортханка
    .combat = { ref-combat-cruel-as-death }
ref-card-sh-char-22 = Гнилоуст
    .combat = { ref-combat-foul-stench }
ref-card-sh-char-23 = Призраки Кольца рыщут по свету
    .combat = { ref-combat-words-of-power }
ref-card-sh-char-24 = Чёрный Полководец повелевает
    .combat = { ref-combat-foul-stench }
ref-card-sh-str-01 = Возвращение в Валинор
    .combat = { ref-combat-deadly-strife }
ref-card-sh-str-02 = Бойцы урук-хай
    .combat = { ref-combat-onslaught }
ref-card-sh-str-03 = Безумие Денетора
    .combat = { ref-combat-devilry-of-orthanc }
ref-card-sh-str-04 = День без рассвета
    .combat = { ref-combat-relentless-assault }
ref-card-sh-str-05 = Угрозы и посулы
    .combat = { ref-combat-devilry-of-orthanc }
ref-card-sh-str-06 = Буревестник
    .combat = { ref-combat-great-host }
ref-card-sh-str-07 = Тени сгущаются
    .combat = { ref-combat-mumakil }
ref-card-sh-str-08 = Тень растёт
    .combat = { ref-combat-mumakil }
ref-card-sh-str-09 = Тьма пришла в движение
    .combat = { ref-combat-swarm-of-bats }
ref-card-sh-str-10 = Корсары Умбара
    .combat = { ref-combat-deadly-strife }
ref-card-sh-str-11 = Ярость дунландцев
    .combat = { ref-combat-relentless-assault }
ref-card-sh-str-12 = Возвращение Короля-чародея
    .combat = { ref-combat-swarm-of-bats }
ref-card-sh-str-13 = Полуорки и люди-гоблины
    .combat = { ref-combat-we-come-to-kill }
ref-card-sh-str-14 = Олог-хай
    .combat = { ref-combat-we-come-to-kill }
ref-card-sh-str-15 = Горные тролли
    .combat = { ref-combat-we-come-to-kill }
ref-card-sh-str-16 = Восстаёт новая сила
    .combat = { ref-combat-great-host }
ref-card-sh-str-17 = Многие короли на службе Мордора
    .combat = { ref-combat-great-host }
ref-card-sh-str-18 = Король явил себя
    .combat = { ref-combat-relentless-assault }
ref-card-sh-str-19 = Тени над Мглистыми горами
    .combat = { ref-combat-onslaught }
ref-card-sh-str-20 = Орки снова множатся
    .combat = { ref-combat-onslaught }
ref-card-sh-str-21 = Орда с Востока
    .combat = { ref-combat-deadly-strife }
ref-card-sh-str-22 = Пробуждённые чудовища
    .combat = { ref-combat-desperate-battle }
ref-card-sh-str-23 = Сборы к давно задуманной войне
    .combat = { ref-combat-desperate-battle }
ref-card-sh-str-24 = Подземелья Мордора
    .combat = { ref-combat-desperate-battle }

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
zone-laid-0-character = закрытая боевая карта Свободных народов из колоды персонажей
zone-free-character-open = разыгрываемая карта Свободных народов из колоды персонажей
zone-free-character-table = карты Свободных народов из колоды персонажей на столе
zone-free-character-used = использованные карты Свободных народов из колоды персонажей
zone-laid-0-strategy = закрытая боевая карта Свободных народов из колоды стратегии
zone-free-strategy-open = разыгрываемая карта Свободных народов из колоды стратегии
zone-free-strategy-table = карты Свободных народов из колоды стратегии на столе
zone-free-strategy-used = использованные карты Свободных народов из колоды стратегии
zone-laid-1-character = закрытая боевая карта Тьмы из колоды персонажей
zone-shadow-character-open = разыгрываемая карта Тьмы из колоды персонажей
zone-shadow-character-table = карты Тьмы из колоды персонажей на столе
zone-shadow-character-used = использованные карты Тьмы из колоды персонажей
zone-laid-1-strategy = закрытая боевая карта Тьмы из колоды стратегии
zone-shadow-strategy-open = разыгрываемая карта Тьмы из колоды стратегии
zone-shadow-strategy-table = карты Тьмы из колоды стратегии на столе
zone-shadow-strategy-used = использованные карты Тьмы из колоды стратегии
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
board-lent_used = способность использовать кубик как другой результат применена в этом ходу
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
ref-mark-moves = кубик перемещения Братства
ref-mark-spent = использованный кубик
ref-mark-rings = Эльфийские кольца
ref-mark-points = победные очки
ref-mark-goal = цель
ref-mark-steps = делений до войны
ref-mark-active = активен
ref-mark-passive = пассивен
ref-mark-at-war = в состоянии войны
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
ref-mark-attack-from = атака из региона
ref-mark-round = раунд
ref-mark-strength = боевая сила
ref-mark-leadership = лидерство
ref-mark-target = попадает от
ref-mark-hits = попадания
ref-mark-die-character = играется за «Персонажа» или «Событие»
ref-mark-die-army = играется за «Войско» или «Событие»
ref-mark-die-muster = играется за «Сбор» или «Событие»

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
crumb-PlayEvent = { $ref1 }
crumb-PlayFurther = ещё одна карта
crumb-RemoveTableCard = { $ref1 }
crumb-EventResultUsed = после события
crumb-PayPrice = плата за карту «{ $ref1 }»
crumb-LoseLeader = гибель предводителя
crumb-RaiseByCard = наём
crumb-CallUp = наём { $ref1_where }
crumb-UpgradeUnits = элитные отряды вместо обычных
crumb-ChooseArmy = выбор войска
crumb-ChooseActingArmy = выбор действующего войска
crumb-LeadAway = спутники отправляются в путь
crumb-TurnToEyes = кубики становятся Оком
crumb-MarchOrAttack = переход или атака
crumb-GatherNazgul = назгулы
crumb-TransferUnits = переход из Дунланда
crumb-CarryCompanions = странствие спутников
crumb-StrikeByNazgul = нападение назгулов
crumb-NazgulFlee = бегство назгулов
crumb-MoveOrHide = Братство движется или скрывается
crumb-DisplaceFellowship = Братство сбито с пути
crumb-ChooseNation = выбор народа
crumb-LoseFigure = потеря: { $ref1 }
crumb-MoveHosts = перемещение войск
crumb-ArmyArrives = прибытие { $ref1_whither }
crumb-CaptureSettlement = захват { $ref1_gen }
crumb-KeepLimits = предел группирования
crumb-DisbandUnits = лишние отряды { $ref1_where }
crumb-AttackWithHost = атака
crumb-ArmyBattle = сражение { $ref1_where }
crumb-BattleRound = раунд { $ref1 }
crumb-BattleOpens = начало сражения
crumb-WhiteRider = Белый Всадник
crumb-CardsRevealed = боевые карты открыты
crumb-AssignHits = потери { $ref1_where }
crumb-CharactersFall = персонажи погибают
crumb-SufferHits = немедленные попадания
crumb-HitHost = попадания по войску { $ref1_where }
crumb-LoseHost = гибель войска { $ref1_where }
crumb-LayCombatCard = боевая карта
crumb-CombatMoment = действие боевых карт
crumb-AdditionalAttack = дополнительная атака
crumb-LastingEffect = боевая карта
crumb-HitsUponHits = ещё попадания
crumb-ForfeitNazgul = отказ от лидерства назгулов
crumb-BladeOfWesternesse = { ref-combat-blade-of-westernesse }
crumb-MightyAttack = { ref-combat-mighty-attack }
crumb-AndurilShines = { ref-combat-anduril }
crumb-HeroicDeath = { ref-combat-heroic-death }
crumb-DaringDefiance = { ref-combat-daring-defiance }
crumb-FatefulStrike = { ref-combat-fateful-strike }
crumb-SuddenStrike = { ref-combat-sudden-strike }
crumb-WarnedByScouts = { ref-combat-scouts }
crumb-ShieldWall = { ref-combat-shield-wall }
crumb-ConfusedRanks = { ref-combat-confusion }
crumb-EliteCharge = { ref-combat-charge }
crumb-DreadAndDespair = { ref-combat-dread-and-despair }
crumb-FoulStench = { ref-combat-foul-stench }
crumb-BlackBreath = { ref-combat-black-breath }
crumb-WordsOfPower = { ref-combat-words-of-power }
crumb-DurinsBane = { ref-combat-durins-bane }
crumb-FierceOnslaught = { ref-combat-onslaught }
crumb-RelentlessAssault = { ref-combat-relentless-assault }
crumb-GreatHost = { ref-combat-great-host }
crumb-MumakilTrample = { ref-combat-mumakil }
crumb-SwarmOfBats = { ref-combat-swarm-of-bats }
crumb-WeComeToKill = { ref-combat-we-come-to-kill }
crumb-RetreatHost = отступление { $ref1_whence }
crumb-ForcedRetreat = вынужденное отступление { $ref1_whence }
crumb-AdvanceHost = продвижение { $ref1_whither }
crumb-RecruitFigures = наём
crumb-VoiceOfSaruman = «Речи Сарумана»
crumb-Negotiations = дипломатия
crumb-AdvanceNation = продвижение к войне: { $ref1 }
crumb-BringToWar = вступление в войну: { $ref1 }
crumb-SetNationBack = шаг назад: { $ref1 }
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
crumb-HuntBegins = перед броском Охоты
crumb-DrawTile = жетон Охоты
crumb-TakeTile = вытягивание жетона
crumb-TileSeen = вытянутый жетон
crumb-PathRevealed = маршрут
crumb-TilesOfPath = жетоны за маршрут
crumb-HuntDamage = урон от Охоты
crumb-CompanionFalls = гибель: { $ref1 }
crumb-TakeCasualty = потеря: { $ref1 }
crumb-RevealFellowship = обнаружение Братства
crumb-PreventTile = без жетона Охоты
crumb-BreakFellowship = { ref-card-sh-char-14 }
crumb-LureOfTheRing = { ref-card-sh-char-13 }
crumb-MithrilCoat = { ref-card-fp-char-05 }
crumb-FlocksOfCrebain = { ref-card-sh-char-16 }
crumb-BalrogOfMoria = { ref-card-sh-char-17 }
crumb-SorrowAndToil = { ref-card-sh-char-15 }
step-FellowshipPhase-declare = объявить или нет
step-FellowshipPhase-enter_mordor = войти в Мордор или нет
step-NameGuide-choose = кто ведёт
step-AllocateHuntDice-choose = сколько кубиков
step-ResolveActions-act = какой кубик и на что
step-PayPrice-choose = какой картой платить
step-LoseLeader-choose = какой предводитель погибает
step-KeepHandLimit-choose = какие карты сбросить
step-DrawEvent-choose = какая колода
step-RaiseByCard-choose = кого и где
step-CallUp-choose = сколько
step-UpgradeUnits-choose = какой обычный отряд
step-ChooseArmy-choose = какое войско
step-ChooseActingArmy-choose = какое войско действует
step-LeadAway-choose = кто и куда
step-PlayFurther-choose = какая карта
step-TurnToEyes-choose = какие кубики
step-MarchOrAttack-choose = идти или атаковать
step-GatherNazgul-choose = новые назгулы или полёт
step-TransferUnits-where = куда
step-TransferUnits-choose = кто переходит
step-CarryCompanions-choose = из Братства или с карты
step-StrikeByNazgul-choose = карта, бросок Охоты или ничего
step-NazgulFlee-choose = куда
step-MoveOrHide-choose = да или нет
step-DisplaceFellowship-choose = куда
step-ChooseNation-choose = какой народ
step-LoseFigure-choose = кто погибает
step-MoveHosts-choose = какое войско и куда
step-MoveHosts-go_on = идти ли дальше и куда
step-DisbandUnits-choose = какие отряды убрать
step-AttackWithHost-choose = какое войско и кого атакует
step-ArmyBattle-stronghold_choice = в поле или в твердыне
step-WhiteRider-choose = лидерство Гэндальфа Белого
step-ArmyBattle-extend_siege = ещё раунд штурма или нет
step-ArmyBattle-cease = прекратить атаку или продолжить
step-ArmyBattle-retreat = защитник: держаться или отступить
step-ForcedRetreat-choose = куда
step-BattleRound-attacker_reroll = переброс за лидерство: атакующий
step-BattleRound-defender_reroll = переброс за лидерство: защитник
step-LayCombatCard-choose = карта или ничего
step-DreadAndDespair-choose = сколько очков
step-MightyAttack-choose = кто из спутников
step-WordsOfPower-choose = кто из спутников
step-RelentlessAssault-choose = сколько попаданий
step-FierceOnslaught-choose = сколько попаданий
step-HeroicDeath-choose = кто погибает
step-BladeOfWesternesse-choose = кто погибает
step-FatefulStrike-choose = кто погибает
step-BlackBreath-choose = кто погибает
step-WarnedByScouts-choose = куда
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
step-HuntDamage-table_card = карта или нет
step-BreakFellowship-choose = кто уходит
step-LureOfTheRing-choose = порча или спутник
step-MithrilCoat-choose = применить или нет
step-FlocksOfCrebain-choose = применить или нет
step-BalrogOfMoria-choose = применить или нет
step-SorrowAndToil-choose = какая карта

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
    [1] { $ref1_cap } — не смежный регион.
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
rule-WOTR-6-9 = У вас нет кольца, чтобы заплатить за карту «{ $ref1 }».
rule-WOTR-6-6 = Кольцо не может дать «Волю Запада».
rule-WOTR-6-8 = Результат «Око» не меняют.
rule-WOTR-7-1 = Сбросьте с руки ровно столько карт, сколько держите сверх максимума.
rule-WOTR-7-3 = { $ref1_cap }: эта колода пуста.
rule-WOTR-7-4 = Событие разыгрывается с руки результатом «Событие» или результатом, напечатанным на карте.
rule-WOTR-7-5 = «{ $ref1 }»: требование карты не выполнено.
rule-WOTR-7-6 = Карта здесь этого не даёт.
rule-WOTR-7-18 = «{ $ref1 }»: сейчас ни одна карта не даёт сыграть её без кубика.
rule-WOTR-7-8 = Этого не позволяет карта «{ $ref1 }».
rule-WOTR-7-9 = Так нельзя заплатить за сброс со стола карты «{ $ref1 }».
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
rule-WOTR-8-17 = В этом сражении не участвует: { $ref1 }.
rule-WOTR-9-1 = Один результат «Сбор» даёт один элитный отряд или две другие фигурки.
rule-WOTR-9-2 = { $ref1_cap }: туда уже идёт фигурка; второй нужно другое поселение.
rule-WOTR-9-4 = { $ref1_cap }: этот народ не воюет.
rule-WOTR-9-5 = { $ref1_cap }: фигурку нанимает только её владелец, в свободном поселении её народа.
rule-WOTR-9-6 = { $ref1_cap } — не твердыня Саурона.
rule-WOTR-9-7 = { $ref1_cap }: там идёт осада.
rule-WOTR-9-8 = { $ref1_cap }: в подкреплениях таких больше нет.
rule-WOTR-9-11 = { $ref1_cap }: карта нанимает только в свободных регионах и в своих осаждённых твердынях.
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
rule-WOTR-10-17 = Карта не даёт войску идти этим путём.
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
rule-WOTR-11-33 = Отступить может только защитник, и только если атакующий продолжает атаку.
rule-WOTR-11-34 = { $ref1_cap } — не смежный свободный регион.
rule-WOTR-11-35 = Осаждённое войско не отступает.
rule-WOTR-11-43 = Продвигающимся нужен отряд, а предводители не могут остаться без отряда.
rule-WOTR-12-1 = Карту «{ $ref1 }» сейчас нельзя положить. Перед раундом сражения кладут одну карту с руки.
rule-WOTR-12-5 = «{ $ref1 }»: это сражение не отвечает условию боевой карты.
rule-WOTR-12-6 = Карта сейчас не позволяет нанести своим отрядам столько попаданий: { $ref1 }.
rule-WOTR-12-10 = { $ref1 }: это лидерство не считается в этом сражении, от него нельзя отказаться.
rule-WOTR-12-16 = У назгулов в этом сражении нет столько очков лидерства: { $ref1 }.
rule-WOTR-13-1 = { $ref1_cap }: вы не контролируете там твердыню.
rule-WOTR-13-2 = Внутрь уходит только защитник в регионе своей твердыни, перед раундом.
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
rule-WOTR-16-4 = В ячейке Охоты нет кубиков Тьмы.
rule-WOTR-16-23 = Потеря — проводник или один из нескольких спутников, вытянутый наугад.
rule-WOTR-16-19 = «{ $ref1 }»: эта карта не уменьшает урон.
rule-WOTR-17-1 = В Мордор входят из Мораннона или Минас-Моргула.
rule-WOTR-17-6 = В Мордоре никто не отделяется.
rule-WOTR-17-13 = В Мордоре ничего не объявляют.
rule-WOTR-19-22 = «{ $ref1 }»: это событие для другого игрока вашей стороны.

## Прогнозы

forecast-field-taken = атакующий побеждает
forecast-field-held = атакующий уничтожен
forecast-field-stopped = атака прекращена
forecast-field-nobody = уничтожены оба войска
forecast-siege-taken = твердыня пала
forecast-siege-held = атакующий уничтожен
forecast-siege-stopped = твердыня устояла
forecast-siege-nobody = уничтожены оба войска
forecast-sortie-taken = осаждающие уничтожены
forecast-sortie-held = вылазка уничтожена
forecast-sortie-stopped = осада продолжается
forecast-sortie-nobody = уничтожены оба войска
forecast-losses = потери в отрядах
forecast-policy = Подсчитано так: каждая сторона перебрасывает все промахи, какие может, теряет сначала обычные отряды, а потом заменяет элитные обычными; защитник стоит, а атакующий прекращает атаку, когда может выдержать меньше половины тех попаданий, которые выдержит защитник. Заменённый элитный отряд не считается потерянным.
forecast-policy-siege = Подсчитано так: каждая сторона перебрасывает все промахи, какие может, теряет сначала обычные отряды, а потом заменяет элитные обычными; атакующий заменяет элитный отряд ради каждого следующего раунда, пока он у него есть и пока сам может выдержать хотя бы половину тех попаданий, которые выдержит защитник. Заменённый элитный отряд не считается потерянным.
forecast-inside = Перед любым раундом защитник может укрыться в твердыне; числа верны, если он сражается в поле.
forecast-hunt-guide = Учтён только урон от жетона: проводник и потеря спутника могут уменьшить его, прежде чем он станет порчей.
forecast-hunt-strongholds = Если Братство обнаружат, добавятся жетоны за твердыни Тьмы на его маршруте.
forecast-hunt-eyes = Для первого перемещения в этом ходу, с учётом граней «Око», которые могут выпасть на остальных кубиках.
forecast-hunt-tile = жетон вытянут
forecast-hunt-reveals = Братство обнаружено
forecast-hunt-stops = Братство остановлено
forecast-hunt-damage = урон от жетона, в среднем
forecast-free-rounds = Все раунды, которые даёт карта, будут сыграны и не стоят элитного отряда.
forecast-outflanked = Защитник бросает на один кубик меньше за каждый вражеский отряд, осаждённый в его области, но не меньше одного.
forecast-card-counted = Известная боевая карта учтена в этом раунде; ещё скрытая карта может это изменить.
forecast-card-uncounted = То, что известная боевая карта ещё может сделать, не учтено.
forecast-hunt-fp-char-05 = Мифрильная кольчуга и Жало на столе: можно вытянуть второй жетон, и тогда считается только он.
forecast-hunt-fp-char-06 = Топор и лук на столе: урон можно уменьшить на 1.
forecast-hunt-fp-char-07 = Рог Гондора на столе: урон можно уменьшить на 1.
forecast-hunt-fp-char-08 = Посох волшебника на столе: вытягивание жетона можно предотвратить.
forecast-hunt-sh-char-16 = Стаи кребайнов на столе: ко всем кубикам Охоты в броске можно прибавить 1.
forecast-hunt-corrupts = урон в Мордоре
ref-mark-hunt-corrupts = урон в Мордоре, в процентах
ref-mark-hunt-odds = Охота при перемещении
ref-mark-hunt-tile = жетон вытянут, в процентах
ref-mark-hunt-reveals = Братство обнаружено, в процентах

## Летопись партии

chronicle-turn = Ход { $number }
chronicle-points = победные очки
chronicle-corruption = порча
chronicle-mordor = деления шкалы Мордора
chronicle-taken = захваченные поселения
chronicle-at-war = народы, вступившие в войну
chronicle-moves = перемещения Братства
chronicle-revealed = обнаружения Братства
chronicle-tiles = вытянутые жетоны Охоты
chronicle-recruited = нанятые фигурки
chronicle-rings = использованные Эльфийские кольца
chronicle-cards = взятые карты событий
chronicle-attacks = атаки
chronicle-reduced = элитные отряды, заменённые обычными
chronicle-dice-battle = попадания в сражениях
chronicle-dice-hunt = успехи Охоты
ref-mark-lost-free = потери Свободных народов в отрядах
ref-mark-lost-shadow = потери Тьмы в отрядах

## Памятка

summary-play = Как играют
summary-war = Война, политика, персонажи
summary-turn = Ход по фазам
summary-recover = Возврат кубиков и добор
summary-recover-text = Обе стороны забирают все свои кубики, Свободные народы — и те, что лежат в ячейке Охоты, и берут по карте из каждой из двух своих колод. Максимум карт в руке: { $hand }.
summary-phase-fellowship = Братство
summary-phase-fellowship-text = Свободные народы могут объявить положение скрытого Братства, затем войти в Мордор из Мораннона или Минас-Моргула, затем сменить проводника.
summary-allocation = Распределение кубиков Охоты
summary-allocation-text = Тьма кладёт кубики в ячейку Охоты: не больше, чем спутников в Братстве, но один можно всегда; хотя бы один, если Свободные народы забрали оттуда кубики. Эти кубики не бросают.
summary-roll = Бросок кубиков действий
summary-roll-text = Обе стороны бросают остальные кубики. Вначале у Свободных народов их { $free }, у Тьмы — { $shadow }; некоторые персонажи добавляют по одному. Каждое Око Тьмы идёт в ячейку Охоты.
summary-actions = Действия
summary-actions-text = По очереди, начиная со Свободных народов, каждый использует один кубик. У кого неиспользованных кубиков меньше, тот может спасовать. Кубик можно сбросить без действия.
summary-check = Проверка победы
summary-check-text = Победные очки проверяют только теперь; до этого их ещё можно отнять. Судьба Кольца решается сразу.
summary-dice = Что дают кубики
summary-character-text = Переместить одно войско с предводителем, назгулом или персонажем либо атаковать им.
summary-character-free = Персонаж, Свободные народы
summary-character-free-text = Или: переместить или скрыть Братство; отделить спутника или группу; переместить спутников на поле, каждого не дальше его уровня.
summary-character-shadow = Персонаж, Тьма
summary-character-shadow-text = Или: переместить любое число назгулов и приспешников. Назгулы летят куда угодно, но не в неосаждённую твердыню Свободных народов.
summary-army-text = Переместить до двух разных войск на один регион каждое или атаковать одним войском.
summary-muster-text = Продвинуть один свой народ на деление политической шкалы или нанять фигурки.
summary-muster-shadow = Сбор, Тьма
summary-muster-shadow-text = Или: ввести в игру приспешника.
summary-muster-army-text = Любое одно действие «Сбора» или «Войска».
summary-event-text = Взять одну карту из любой своей колоды.
summary-will-text = Любой другой результат; или ввести в игру Арагорна либо Гэндальфа Белого.
summary-eye-text = Не действие: идёт в ячейку Охоты и участвует в Охоте.
summary-rings-text = Перед действием смените результат одного неиспользованного кубика, раз за ход. Кольцо Свободных народов после этого переходит к Тьме, кольцо Тьмы выходит из игры. Свободные народы не могут получить «Волю Запада»; Тьма может получить «Око».
summary-road = Братство и Охота
summary-move = Перемещение
summary-move-text = Только пока Братство скрыто: путь растёт на 1, затем Тьма проводит Охоту. После этого кубик идёт в ячейку Охоты.
summary-hunt = Бросок Охоты
summary-hunt-text = По кубику за каждый кубик Тьмы в ячейке Охоты, не больше { $most }. Успех — 6 и больше; каждый кубик Свободных народов в ячейке прибавляет 1; выпавшая 1 — всегда неудача. Твердыня Тьмы, отряды Тьмы и назгулы в регионе Хранителей дают перебросить по одному неудачному кубику.
summary-tile = Жетон Охоты
summary-tile-text = После хотя бы одного успеха тянут один жетон. Число — это урон; Око наносит столько, сколько было успехов. Использованные жетоны возвращаются, когда запас пуст.
summary-reveal = Обнаружение
summary-reveal-text = Жетон с обнаружением: переместите фигурку не дальше пройденного пути, но не в город и не в твердыню в руках Свободных народов; путь возвращается к 0. За каждую твердыню Тьмы на маршруте тянут ещё жетон.
summary-hide = Скрытие
summary-hide-text = Обнаруженное Братство не может перемещаться. Его скрывает результат «Персонаж», а с проводником Бродяжником — любой кубик.
summary-declare = Объявление
summary-declare-text = В фазе 2, пока Братство скрыто: переместите фигурку не дальше пройденного пути, путь возвращается к 0. В городе или твердыне Свободных народов, не занятых врагом, снимите 1 порчу, и народ становится активным.
summary-separate = Отделение
summary-separate-text = Спутники навсегда покидают Братство и идут не дальше суммы пути и высшего уровня в группе.
summary-mordor = Мордор
summary-mordor-text = Из Мораннона или Минас-Моргула на шкалу Мордора (последнее деление — { $last }); использованные Очи возвращаются в запас. При каждом перемещении тянут жетон без броска: Око наносит столько урона, сколько кубиков в ячейке Охоты. Если нет знака остановки, Братство проходит деление. Ход без перемещения и скрытия добавляет 1 порчу. Никто не отделяется.
summary-damage = Урон от Охоты
summary-guide = Проводник
summary-guide-text = Проводник, спутник высшего уровня, может применить свою способность. Новый проводник может сразу применить свою.
summary-casualty = Потеря
summary-casualty-text = Если урон остался, можно потерять проводника или спутника наугад, одного на жетон: урон уменьшается на его уровень.
summary-corruption = Порча
summary-corruption-text = Остаток прибавляется к порче. В самом конце жетон обнаруживает Братство.
summary-victory = Кто побеждает; решает первое выполненное условие
summary-corrupted-text = Сразу, когда порча достигла { $corruption }.
summary-destroyed-text = Сразу, когда Братство на делении { $last } шкалы Мордора и порчи меньше { $corruption }.
summary-conquered-text = В фазе 6, если очков { $goal }: город врага даёт { $city }, твердыня — { $stronghold }, городок — ничего.
summary-freed-text = В фазе 6, если очков { $goal }, по тому же счёту.
summary-armies = Войска
summary-host = Войско
summary-host-text = Все отряды стороны в регионе вместе с предводителями, назгулами и персонажами. Не больше { $stack } отрядов; лишние возвращаются в подкрепления. Предводитель без отряда погибает.
summary-march = Перемещение войск
summary-march-text = На один регион, всё войско или часть, не через чёрные границы. Туда, где стоит войско врага, нужно атаковать. Отряды народа не в состоянии войны не входят в земли других народов.
summary-recruit = Наём
summary-recruit-text = Один элитный отряд или две другие фигурки (обычные отряды, предводители, назгулы) в двух разных поселениях. Только народы в состоянии войны, в своих свободных и неосаждённых поселениях; назгулы — в твердынях Саурона.
summary-losses = Потерянные фигурки
summary-losses-text = Фигурки Свободных народов потеряны навсегда; фигурки Тьмы возвращаются в её подкрепления. Персонажи не возвращаются; может только Гэндальф, как Гэндальф Белый.
summary-battle = Сражение
summary-attack = Атака
summary-attack-text = Войско атакует одно войско врага в смежном регионе. Атакуют только народы в состоянии войны; можно оставить арьергард хотя бы с одним отрядом.
summary-combat-roll = Боевой бросок
summary-combat-roll-text = По кубику за отряд, не больше { $most }. Попадание — 5 и 6. В первом раунде против города или укрепления атакующий попадает только на 6. В поле твердыня не помогает.
summary-reroll = Переброс за лидерство
summary-reroll-text = Столько промахов, сколько лидерства, не больше { $most }, каждый один раз. Предводители и назгулы дают по 1, персонажи — по своим картам.
summary-hits = Потери
summary-hits-text = Обе стороны получают все попадания. Одно убирает обычный отряд или превращает элитный в обычный; два убирают элитный. Без отрядов погибают и предводители, назгулы и персонажи.
summary-cease = Прекращение или отступление
summary-cease-text = После каждого раунда атакующий может прекратить атаку. Если он продолжает, защитник может отступить всем войском в свободный смежный регион.
summary-advance = Продвижение
summary-advance-text = Если защитника больше нет, атакующий может войти всеми, кто сражался, или частью. Без продвижения ничего не захватывают.
summary-sieges = Твердыни и захват
summary-inside = Укрыться в твердыне
summary-inside-text = Перед каждым раундом защитник в регионе своей твердыни может укрыться в ней вместо боя. Если атакующий продвигается, она осаждена: внутри не больше { $besieged } отрядов, отступать некуда.
summary-assault = Штурм
summary-assault-text = Осаждающие попадают только на 6, осаждённые — на 5 и 6. Один раунд; за каждый следующий атакующий заменяет элитный отряд обычным.
summary-sortie = Вылазка
summary-sortie-text = Осаждённые атакуют как в поле; прекратив атаку, они снова внутри. За пределы региона они не продвигаются.
summary-relief = Снятие осады
summary-relief-text = Войско из смежного региона может атаковать осаждающих; осаждённые не сражаются, а твердыня не помогает осаждающим.
summary-capture = Захват
summary-capture-text = Войти войском туда, где не защищает ни один отряд, или уничтожить осаждённых. В захваченном поселении никто не нанимает; если его отбить, очки пропадают.
summary-politics = Народы
summary-passive = Пассивный и активный
summary-passive-text = Пассивный народ не вступит в войну. Он становится активным, когда войско врага входит в его регион или атакует его отряды, когда в его городе или твердыне объявлено Братство или туда прибывает спутник, способный его активировать.
summary-nearer = Ближе к войне
summary-nearer-text = На деление — по результату «Сбор», при каждой атаке на его отряды и при каждом захвате его поселения.
summary-at-peace = Не в состоянии войны
summary-at-peace-text = Отряды и предводители не атакуют, не входят в чужие земли, и их не нанимают. Защищаться они могут. Персонажей и назгулов это не касается.
summary-characters = Персонажи
summary-character-gandalf-grey-text = Первый проводник: после события, разыгранного результатом «Событие», можно взять карту из колоды этой карты. Активирует любой из Свободных народов. На поле прибавляет 1 к боевой силе своего войска.
summary-character-strider-text = Как проводник скрывает Братство любым кубиком. Активирует Север. +1 к боевой силе.
summary-character-boromir-text = Активирует Гондор; в его непокорённых городах и твердынях продвигает его любым кубиком. +1 к боевой силе.
summary-character-legolas-text = Активирует эльфов; в их непокорённых твердынях продвигает их любым кубиком. +1 к боевой силе.
summary-character-gimli-text = Активирует гномов; в непокорённом Эреборе продвигает их любым кубиком. +1 к боевой силе.
summary-character-meriadoc-text = Как проводник может покинуть Братство, чтобы уменьшить урон на 1. Потерянный в Братстве вне Мордора, выходит на поле. Активирует любой из Свободных народов.
summary-character-peregrin-text = Как Мерри: уходит, чтобы уменьшить урон на 1, а вне Мордора вместо гибели выходит на поле. Активирует любой из Свободных народов.
summary-character-aragorn-text = По «Воле Запада» вместо Бродяжника в непокорённых Минас-Тирите, Дол-Амроте или Пеларгире. +1 к боевой силе.
summary-character-gandalf-white-text = По «Воле Запада», когда в игре уже был приспешник, а Гэндальфа Серого нет в Братстве. Один или с одним хоббитом скачет до { $rides } регионов. Перед сражением может отказаться от лидерства, и тогда в нём не считается лидерство назгулов.
summary-character-gollum-text = Проводник, когда спутников не осталось. Обычные жетоны с числом не обнаруживают; может выдать Братство, чтобы уменьшить урон на 1.
summary-character-saruman-text = В непокорённом Ортханке, если Изенгард в состоянии войны; никогда его не покидает. Элитные отряды Изенгарда — ещё и предводители. Его Речи: по обычному отряду в каждом поселении Изенгарда или два обычных в Ортханке становятся элитными.
summary-character-witch-king-text = При войске с отрядом Саурона, если Саурон и один из Свободных народов в состоянии войны. Все Свободные народы становятся активными. Летает как назгул. Если он сражается, боевая карта, использованная в 1-м раунде, позволяет взять карту из её колоды.
summary-character-mouth-of-sauron-text = В непокорённой твердыне Саурона, если Братство на шкале Мордора или все Свободные народы в состоянии войны. Раз в ход результат «Сбор» служит как «Войско».
ref-mark-level = уровень
ref-mark-more-dice = кубики действий

## Предупреждения

warning-WOTR-5-8 = Этот кубик ещё можно использовать, либо спасовать и сохранить его.
warning-WOTR-7-1 = Рука заполнена: придётся сбросить карту.
warning-WOTR-7-17 = Сейчас событие ничего не изменит.
warning-WOTR-9-9 = Этим кубиком можно нанять ещё одну фигурку.
warning-WOTR-10-3 = Отрядов там станет больше, чем разрешено: лишние вернутся в подкрепления.
warning-WOTR-11-17 = Переброс ничего не стоит, а перебросить можно больше кубиков.
warning-WOTR-11-41 = Если никто не продвинется, поселение не будет захвачено.
warning-WOTR-13-5 = Если никто не продвинется, осады не будет и защитники снова выйдут.
warning-WOTR-13-6 = Ваше войско больше, чем вмещает осаждённая твердыня: лишние отряды вернутся в подкрепления.
warning-WOTR-13-22 = Этот город или твердыню никто не будет защищать, и войско врага из смежного региона сможет занять их без боя.
warning-WOTR-15-11 = Путь дошёл до конца шкалы и не вырастет, а Охота всё равно состоится.
warning-WOTR-15-13 = Путь вернётся к 0: неиспользованные шаги пропадут.
warning-WOTR-15-14 = Сейчас объявление ничего не изменит.
warning-WOTR-16-3 = Столько кубиков в Охоте не бросают: лишние только пропадут для действий.
warning-WOTR-16-4 = Без кубика в ячейке Охоты Охоты не будет, разве что выпадет «Око».
warning-WOTR-16-25 = Его уровень выше урона: разница пропадёт впустую.

## Карты событий: события

text-event-fp-char-01 = Особый жетон Охоты «Эльфийские плащи» (урон 0) вступает в игру. Он ждёт рядом с полем и попадает в запас Охоты, когда Братство входит в Мордор, или сразу, если Братство уже на шкале Мордора.
text-event-fp-char-02 = Особый жетон Охоты «Эльфийская верёвка» (урон 0) вступает в игру. Он ждёт рядом с полем и попадает в запас Охоты, когда Братство входит в Мордор, или сразу, если Братство уже на шкале Мордора.
text-event-fp-char-03 = Особый жетон Охоты «Фиал Галадриэли» (уменьшает порчу на 2) вступает в игру. Он ждёт рядом с полем и попадает в запас Охоты, когда Братство входит в Мордор, или сразу, если Братство уже на шкале Мордора.
text-event-fp-char-04 = Особый жетон Охоты «Смеагол помогает доброму хозяину» (уменьшает порчу на 1) вступает в игру. Он ждёт рядом с полем и попадает в запас Охоты, когда Братство входит в Мордор, или сразу, если Братство уже на шкале Мордора.
text-event-fp-char-05 = Выложите на стол. Когда вытянут и открыт любой жетон Охоты (по броску Охоты, за твердыню, по событию или в Мордоре), можете сбросить эту карту, чтобы вытянуть второй жетон. Действует только второй жетон. Затем первый возвращается в запас Охоты.
text-event-fp-char-06 = Выложите на стол, если в Братстве Гимли или Леголас. Когда вытянут жетон Охоты, можете сбросить эту карту, чтобы уменьшить урон от Охоты на 1 (не ниже 0). С остальным уроном поступают как обычно. Сразу сбросьте эту карту, когда в Братстве не останется ни Гимли, ни Леголаса.
text-event-fp-char-07 = Выложите на стол, если в Братстве Боромир. Когда вытянут жетон Охоты, можете сбросить эту карту, чтобы уменьшить урон от Охоты на 1 (не ниже 0). С остальным уроном поступают как обычно. Сразу сбросьте эту карту, когда Боромир покинет Братство.
text-event-fp-char-08 = Выложите на стол, если в Братстве Гэндальф Серый. Когда Тьма собирается тянуть жетон Охоты, можете сбросить эту карту. Тогда этот жетон не тянут, и ничего от него не происходит. На шкале Мордора это значит, что нет ни урона, ни остановки и Братство проходит деление. Сразу сбросьте эту карту, когда Гэндальф Серый покинет Братство.
text-event-fp-char-09 = Бросьте 3 кубика. Каждый результат 5 или больше уменьшает порчу на 1. Если проводник — Бродяжник, достаточно 3 или больше. Порча не опускается ниже 0.
text-event-fp-char-10 = Уменьшите порчу на 1. Затем, если проводник — Голлум, можете скрыть Братство (если оно обнаружено) или переместить его (если оно скрыто) по обычным правилам, включая Охоту. Кубик, которым оплачена эта карта, в ячейку Охоты не кладут.
text-event-fp-char-11 = Сыграйте, если в Братстве ещё есть спутник. Отделите спутника или нескольких одной группой. Они могут пройти на 1 регион больше обычного. Затем уменьшите порчу на 1. На шкале Мордора выбранные спутники вместо этого выбывают из игры, а порча всё равно уменьшается.
text-event-fp-char-12 = Уменьшите порчу на 1 или, если проводник — Голлум, на 2.
text-event-fp-char-13 = На 1 своём неиспользованном кубике действий смените «Персонаж» на «Волю Запада». Если такого кубика нет, ничего не меняйте. Кроме того, если Хранители Кольца в Лориэне и Лориэн не покорён, уменьшите порчу на 1.
text-event-fp-char-14 = Сыграйте, если Бродяжник или Арагорн с вашим войском в регионе Гондора (Осгилиат — не регион Гондора) или Рохана. Возьмите 3 жетона из запаса Охоты. Если запас кончится, верните в него использованные обычные жетоны и берите дальше. Если это 3 Ока, все они возвращаются, а Бродяжник или Арагорн погибает. Иначе взятые Очи навсегда выбывают из игры, а остальные жетоны возвращаются. Особый жетон Тьмы с Оком — тоже Око. Ничто другое на жетонах не действует.
text-event-fp-char-15 = Выберите спутника или группу: в Братстве (отделите их) или на поле (переместите их). Для этого перемещения их уровень — 4 (при отделении они идут не дальше, чем путь + 4). Закончить его можно и внутри осаждённой твердыни.
text-event-fp-char-16 = Выберите спутника или группу: в Братстве (отделите их) или на поле (переместите их). Они могут пройти на 2 региона больше обычного и закончить перемещение внутри осаждённой твердыни.
text-event-fp-char-17 = Отделите спутника или группу. Они могут пройти на 1 регион больше обычного. Затем, если Гимли или Леголас в Дейле, Эреборе или Лесном королевстве, гномы и Север становятся активными, а гномы, эльфы и Север продвигаются на 1 деление политической шкалы. Так происходит, даже если сейчас никто не отделён.
text-event-fp-char-18 = Сыграйте, если ваше войско со спутником находится в одном регионе с войском Тьмы, в котором есть хотя бы 1 назгул, или в смежном. Выберите одно такое войско Тьмы. Бросьте по 1 кубику за каждого назгула в нём (не больше 5). Каждый результат 5 или больше уничтожает 1 из них (он возвращается в подкрепления). Уцелевшие назгулы этого войска вместе летят в 1 непокорённую твердыню Саурона по вашему выбору. Король-чародей не считается, и карта на него не действует.
text-event-fp-char-19 = Сыграйте, если Гэндальф Белый в игре и в Фангорне есть спутник. Бросьте 3 кубика. Каждый результат 4 или больше — 1 попадание по войску Тьмы в Ортханке (потери выбирает Тьма). Если это войско уничтожено, погибают и его назгулы и приспешники. Саруман, стоящий в Ортханке без отрядов Тьмы, погибает. Для политической шкалы это сражение, в котором Тьма не отвечает на удар. Затем, если Гэндальф Белый в Фангорне или в регионе Рохана, можете сразу сыграть с руки ещё 1 карту события из колоды персонажей, не тратя кубика.
text-event-fp-char-20 = Сыграйте, если Гэндальф Белый в игре и в Фангорне есть спутник. Бросьте 3 кубика. Каждый результат 4 или больше — 1 попадание по войску Тьмы в Ортханке (потери выбирает Тьма). Если это войско уничтожено, погибают и его назгулы и приспешники. Саруман, стоящий в Ортханке без отрядов Тьмы, погибает. Для политической шкалы это сражение, в котором Тьма не отвечает на удар. Затем, если Гэндальф Белый в Фангорне или в регионе Рохана, можете сразу сыграть с руки ещё 1 карту события из колоды персонажей, не тратя кубика.
text-event-fp-char-21 = Сыграйте, если Гэндальф Белый в игре и в Фангорне есть спутник. Бросьте 3 кубика. Каждый результат 4 или больше — 1 попадание по войску Тьмы в Ортханке (потери выбирает Тьма). Если это войско уничтожено, погибают и его назгулы и приспешники. Саруман, стоящий в Ортханке без отрядов Тьмы, погибает. Для политической шкалы это сражение, в котором Тьма не отвечает на удар. Затем, если Гэндальф Белый в Фангорне или в регионе Рохана, можете сразу сыграть с руки ещё 1 карту события из колоды персонажей, не тратя кубика.
text-event-fp-char-22 = Сыграйте, если Бродяжник или Арагорн в регионе Рохана (в том числе внутри осаждённой твердыни). Перенесите его с любым числом спутников из его региона в Эрех, Ламедон или Пеларгир. Войско Тьмы, которое там стоит, получает столько попаданий, сколько выпадет на 1 кубике (потери выбирает Тьма), и затем обязано отступить. Если отступить нельзя, оно уничтожено. Назгулы и приспешники уничтоженного войска погибают. Затем можете нанять там до 3 обычных отрядов Гондора. Если нанят хотя бы 1, поселение в этом регионе, занятое Тьмой, возвращается под ваш контроль. Для политической шкалы это сражение, в котором Тьма не отвечает на удар.
text-event-fp-char-23 = Сыграйте, если Боромир в регионе Гондора (Осгилиат — не регион Гондора). Наймите в его регионе 1 отряд Гондора, обычный или элитный. Затем возьмите 2 карты из колоды стратегии.
text-event-fp-char-24 = Сыграйте, если Бродяжник или Арагорн с вашим войском. Уничтожьте 1 обычный отряд этого войска и наймите на его место 1 элитный отряд того же народа. Народ выбираете вы. Если такая замена невозможна, пропустите её. Затем возьмите 2 карты из колоды стратегии.
text-event-fp-str-01 = Сыграйте, если Арагорн (не Бродяжник) стоит с войском Свободных народов в регионе, который не принадлежит ни одному из Свободных народов. Выложите карту на стол: кубик, потраченный на перемещение Братства, откладывают, как любой другой, а не кладут в ячейку Охоты. Сбросьте карту при ближайшем объявлении или обнаружении Братства либо как только перестанет выполняться её условие.
text-event-fp-str-02 = Продвиньте эльфов на 1 деление политической шкалы и выложите карту на стол: Тьма не может вводить войска в Лориэн, Ривенделл и Серые Гавани и не может атаковать там ни в поле, ни при осаде. Тьма может в качестве действия сбросить эту карту, заплатив 1 кубиком с любым результатом и 2 картами с руки: 1 типа «Войско» и 1 типа «Персонаж».
text-event-fp-str-03 = Продвиньте Север на 1 деление политической шкалы и выложите карту на стол: Тьма не может вводить войска в Старый Лес, Шир и Бакленд и не может атаковать там ни в поле, ни при осаде. Тьма может в качестве действия сбросить эту карту, заплатив 1 кубиком с любым результатом и 2 картами с руки: 1 типа «Войско» и 1 типа «Персонаж».
text-event-fp-str-04 = Любое число спутников на поле может совершить обычное перемещение. Если после этого хотя бы один спутник стоит в Эреборе или Эред-Луине, гномы становятся активными и сразу вступают в войну.
text-event-fp-str-05 = Выберите в любом месте войско Тьмы, в котором есть отряды хотя бы 2 народов Тьмы. Бросьте 5 кубиков. Каждый результат 5 или больше — 1 попадание по этому войску. Попадания распределяет его владелец. Это не атака, политических последствий нет.
text-event-fp-str-06 = Выберите войско Тьмы в Осгилиате, Северном Итилиэне или Южном Итилиэне. Бросьте 3 кубика. Каждый результат 5 или больше — 1 попадание по этому войску. Если после этого в Осгилиате стоит войско Свободных народов, наймите там 1 отряд Гондора (обычный или элитный) и 1 предводителя Гондора.
text-event-fp-str-07 = Любое число спутников на поле может совершить обычное перемещение. Если после этого хотя бы один спутник стоит в Шире или Бри, Север становится активным и сразу вступает в войну.
text-event-fp-str-08 = Один из Свободных народов по вашему выбору становится активным и продвигается на 1 деление политической шкалы.
text-event-fp-str-09 = Сыграйте, если Гондор активен. Продвиньте Рохан на 1 деление политической шкалы. Затем наймите в Эдорасе 1 отряд Рохана (обычный или элитный) и 1 предводителя Рохана.
text-event-fp-str-10 = Войском Свободных народов из смежного региона атакуйте войско Тьмы, осаждающее твердыню. В течение всего сражения Тьма бросает в боевом броске на 1 кубик меньше за каждый отряд Свободных народов в осаждённой твердыне, но хотя бы 1. Действуют все ограничения атаки: нужен отряд народа в состоянии войны.
text-event-fp-str-11 = Сыграйте, если Рохан в состоянии войны. Переместите войско Свободных народов (всё или часть) из одного региона Рохана, в том числе из осаждённой там твердыни, прямо в Минас-Тирит. Если Тьма контролирует или осаждает Минас-Тирит, переместите его вместо этого в регион, смежный с Минас-Тиритом. Место назначения должно быть свободно для перемещения войска. Остальные правила перемещения действуют.
text-event-fp-str-12 = Сыграйте, если в каком-либо войске Свободных народов есть спутник. Переместите одно такое войско, и с ним хотя бы 1 спутника, не дальше чем на 2 региона. Каждый регион, в который оно входит, должен быть свободен для перемещения войска. Перед перемещением войско можно разделить, но по пути оно никого не подбирает и не оставляет.
text-event-fp-str-13 = Сыграйте, если эльфы в состоянии войны. Наймите 2 отряда эльфов (каждый — обычный или элитный), оба в одном и том же прибрежном регионе, где стоит войско Свободных народов.
text-event-fp-str-14 = Наймите в Минас-Тирите 1 отряд Гондора (обычный или элитный) и 1 предводителя Гондора.
text-event-fp-str-15 = Наймите в Лориэне 1 отряд эльфов (обычный или элитный). Затем возьмите 1 карту из колоды стратегии.
text-event-fp-str-16 = Наймите 1 отряд Рохана (обычный или элитный) и 1 предводителя Рохана в одном и том же регионе: в Эдорасе или в любом регионе Рохана, где есть спутник.
text-event-fp-str-17 = Наймите у Каррока 1 отряд Севера (обычный или элитный) и 1 предводителя Севера.
text-event-fp-str-18 = Наймите в Дол-Амроте 1 отряд Гондора (обычный или элитный) и 1 предводителя Гондора.
text-event-fp-str-19 = Наймите в Дейле 2 обычных отряда Севера. Затем возьмите 1 карту из колоды стратегии.
text-event-fp-str-20 = Наймите в Шире 1 отряд Севера (обычный или элитный), а в Эред-Луине — 1 отряд гномов (обычный или элитный). Затем возьмите 1 карту из колоды стратегии.
text-event-fp-str-21 = Наймите в Ривенделле 1 отряд эльфов (обычный или элитный). Затем возьмите 1 карту из колоды стратегии.
text-event-fp-str-22 = Наймите в Эреборе 1 отряд гномов (обычный или элитный) и 1 предводителя гномов.
text-event-fp-str-23 = Наймите 1 отряд Рохана (обычный или элитный) и 1 предводителя Рохана в одном и том же свободном регионе Рохана с поселением: в Эдорасе, Хельмовой Пади, Западном Эмнете или Фольде.
text-event-fp-str-24 = Наймите в Лесном королевстве 1 отряд эльфов (обычный или элитный). Затем возьмите 1 карту из колоды стратегии.
text-event-sh-char-01 = Особый жетон Охоты «Логово Шелоб» (урон — бросок 1 кубика, остановка) вступает в игру. Он ждёт рядом с полем и попадает в запас Охоты, когда Братство входит в Мордор, или сразу, если Братство уже на шкале Мордора.
text-event-sh-char-02 = Особый жетон Охоты «Кольцо моё!» (Око с обнаружением, остановка) вступает в игру. Он ждёт рядом с полем и попадает в запас Охоты, когда Братство входит в Мордор, или сразу, если Братство уже на шкале Мордора.
text-event-sh-char-03 = Особый жетон Охоты «Всё вперёд и вперёд» (урон 3, остановка) вступает в игру. Он ждёт рядом с полем и попадает в запас Охоты, когда Братство входит в Мордор, или сразу, если Братство уже на шкале Мордора.
text-event-sh-char-04 = Особый жетон Охоты «Отдай его нам, с-с-с!» (урон 1 с обнаружением, остановка) вступает в игру. Он ждёт рядом с полем и попадает в запас Охоты, когда Братство входит в Мордор, или сразу, если Братство уже на шкале Мордора.
text-event-sh-char-05 = Нельзя сыграть, пока Хранители Кольца в регионе с поселением Свободных народов, кто бы его ни контролировал. Вытяните жетон Охоты. Око или особый жетон Свободных народов сбросьте без эффекта. Любой другой разыграйте как жетон удачной Охоты.
text-event-sh-char-06 = Нельзя сыграть, пока Хранители Кольца в регионе с поселением Свободных народов, кто бы его ни контролировал. Вытяните жетон Охоты. Око или особый жетон Свободных народов сбросьте без эффекта. Любой другой разыграйте как жетон удачной Охоты, но урон нельзя никак уменьшить (картой на столе, проводником, потерей), прежде чем он станет порчей. Не дать вытянуть жетон или заменить его по-прежнему можно.
text-event-sh-char-07 = Нельзя сыграть, пока Хранители Кольца в регионе с поселением Свободных народов, кто бы его ни контролировал. Вытяните жетон Охоты. Око или особый жетон Свободных народов сбросьте без эффекта. Любой другой разыграйте как жетон удачной Охоты, но если есть урон, а в Братстве есть спутник, Свободные народы обязаны потерять спутника, выбранного наугад, прежде чем прибавить порчу.
text-event-sh-char-08 = Нельзя сыграть, пока Хранители Кольца в регионе с поселением Свободных народов, кто бы его ни контролировал. Бросьте 3 кубика. За каждый результат 4 или больше прибавьте 1 порчу. Если проводник — Голлум, только за каждую 6.
text-event-sh-char-09 = Сыграйте, если путь не меньше 1. Переместите любое число назгулов по обычным правилам полёта. Затем, если в регионе Хранителей Кольца есть назгул, Братство обнаружено (с обычным перемещением фигурки при обнаружении).
text-event-sh-char-10 = Сыграйте, если путь не меньше 1. Переместите фигурку Хранителей Кольца в смежный регион по своему выбору. Путь не меняется. Это не объявление и не обнаружение, и жетон не тянут.
text-event-sh-char-11 = Сыграйте, если путь не меньше 1. Переместите любое число назгулов. Затем, если в регионе Хранителей Кольца есть назгул, можете сделать одно из двух: сбросить лежащую на столе карту события Свободных народов типа «Персонаж» или сделать бросок Охоты, как будто Братство только что переместилось (путь не меняется).
text-event-sh-char-12 = Сыграйте, если Братство обнаружено. Если порча 3 или меньше, прибавьте 2 порчи, иначе — 1.
text-event-sh-char-13 = Сыграйте, если Братство обнаружено. Выберите наугад спутника из Братства. Свободные народы выбирают: либо порча растёт на уровень этого спутника, либо он погибает. Если проводник — Голлум, просто прибавьте 1 порчу.
text-event-sh-char-14 = Сыграйте, если Братство обнаружено. Если проводник — Голлум, жетон не тяните, просто прибавьте 1 порчу. Иначе вытяните жетон Охоты. Око или особый жетон Свободных народов сбросьте без эффекта. По любому другому Свободные народы отделяют столько спутников по своему выбору, сколько показывает жетон (всех, если их меньше). Их ставят к Хранителям Кольца, и дальше они не идут. Обнаружение и остановка не действуют.
text-event-sh-char-15 = Выложите на стол. Всякий раз, когда Свободные народы отдают спутника из Братства как потерю, можете также заставить их сбросить карту события типа «Персонаж»: либо лежащую на столе, по вашему выбору, либо взятую наугад из таких карт в их руке. Сбросьте, как только положение Братства объявлено в непокорённом городе или непокорённой твердыне Свободных народов.
text-event-sh-char-16 = Выложите на стол. Перед броском Охоты можете сбросить эту карту, чтобы прибавить 1 к каждому кубику этого броска и его перебросов. Выпавшая 1 — всё равно неудача. Также сбросьте её, как только положение Братства объявлено в непокорённом городе или непокорённой твердыне Свободных народов.
text-event-sh-char-17 = Выложите на стол. Остаётся там, пока не использована. Когда Братство объявлено или обнаружено, а его маршрут начинается в Мории, проходит через неё или заканчивается в ней, можете сбросить эту карту и вытянуть ещё один жетон Охоты: Око сбросьте без эффекта, любой другой разыграйте как жетон удачной Охоты, но после объявления в городе или твердыне Свободных народов обнаружение не действует. Или можете сбросить её в сражении и применить её боевой эффект как с руки.
text-event-sh-char-18 = Выберите до 3 неиспользованных кубиков Тьмы. Поверните их гранью «Око» вверх и сразу положите в ячейку Охоты.
text-event-sh-char-19 = Сыграйте, если войско Тьмы с назгулом стоит в одном регионе с войском Свободных народов или в смежном. Выберите одну такую пару. Бросьте по 1 кубику за каждого назгула в войске Тьмы (и за Короля-чародея), не больше 5. Каждый результат 5 или больше — 1 попадание по войску Свободных народов. Это не атака: политических последствий нет. Целью может быть и осаждённое войско. Если оно теряет все отряды, осаждающие захватывают твердыню, а спутники остаются в регионе.
text-event-sh-char-20 = Сыграйте, если Король-чародей стоит с войском Тьмы, которое осаждает твердыню. Атакуйте эту твердыню. Штурм длится 3 раунда вместо 1. В первом раунде Свободные народы могут использовать боевую карту, только если в сражении есть спутник.
text-event-sh-char-21 = Выложите на стол, если Саруман в игре. Всякий раз, сыграв карту события по результату «Событие», возьмите затем 1 карту из любой своей колоды. Сбросьте сразу, когда Саруман погибает. Свободные народы могут сбросить её за одно действие, потратив результат «Воля Запада» либо 1 любой результат кубика и 1 Эльфийское кольцо.
text-event-sh-char-22 = Выложите на стол, если Саруман в игре. Рохан может стать активным только 3 способами: благодаря спутнику, способному его активировать, из-за объявления положения Братства в Эдорасе или Хельмовой Пади либо из-за атаки на Эдорас или Хельмову Падь. Сбросьте, когда Рохан стал активным или Саруман погиб.
text-event-sh-char-23 = Переместите любое число назгулов. Затем можете либо переместить 2 войска, в каждом из которых есть назгул, на 1 регион каждое, либо атаковать 1 войском, в котором есть назгул.
text-event-sh-char-24 = Сыграйте, если Король-чародей в игре. Сначала либо поставьте 2 назгулов из подкреплений в регион Короля-чародея, либо переместите любое число назгулов. Затем 1 войско с Королём-чародеем может переместиться на 1 регион или атаковать.
text-event-sh-str-01 = Сыграйте, если Тьма контролирует хотя бы 1 твердыню эльфов. В каждом регионе с неосаждённой твердыней эльфов бросьте по 1 кубику за каждый отряд эльфов в нём (не больше 5 кубиков на регион). Каждая 6 — 1 попадание по войску в этом регионе.
text-event-sh-str-02 = Сыграйте, если Саруман в игре и войско с отрядом Изенгарда осаждает твердыню. Атакуйте эту твердыню. Штурм длится 3 раунда вместо 1. В первом раунде Свободные народы могут использовать боевую карту, только если в сражении участвует спутник.
text-event-sh-str-03 = Выложите на стол, если войско Тьмы осаждает Минас-Тирит. Там погибает 1 предводитель Свободных народов по вашему выбору, если он есть. Пока карта на столе, Свободные народы не могут использовать боевые карты в сражениях в Минас-Тирите. Сбросьте её, как только Минас-Тирит больше не осаждён. Свободные народы могут сбросить её действием: по результату «Воля Запада» или, если в Минас-Тирите Гэндальф либо Арагорн (не Бродяжник), по любому результату кубика.
text-event-sh-str-04 = Сыграйте, если все народы Тьмы в состоянии войны. Сбросьте все неиспользованные кубики действий Свободных народов с результатом «Воля Запада».
text-event-sh-str-05 = Выложите на стол. Пока карта на столе, Свободные народы не могут продвинуть пассивный народ по результату «Сбор». Сбросьте её, когда атака или способность спутника продвигает один из Свободных народов.
text-event-sh-str-06 = Сыграйте, если Хранители Кольца или спутник находятся в землях одного из Свободных народов, который не в состоянии войны. Выберите такой народ и сдвиньте его на 1 деление назад по политической шкале (не дальше первого деления). Затем игрок Свободных народов теряет 1 предводителя или 1 отряд этого народа по своему выбору, где угодно.
text-event-sh-str-07 = Переместите 1 войско Тьмы не дальше чем на 3 региона. Перемещение должно закончиться в регионе, где уже стоит другое, неосаждённое войско Тьмы. Каждый регион на пути должен быть свободен для перемещения войска. До начала войско можно разделить, но по пути оно никого не подбирает и не оставляет.
text-event-sh-str-08 = Переместите 2 войска Тьмы, каждое не дальше чем на 2 региона. Каждое перемещение должно закончиться в регионе, где уже стоит другое, неосаждённое войско Тьмы. Каждый регион на пути должен быть свободен для перемещения войска. До начала войско можно разделить, но по пути оно никого не подбирает и не оставляет.
text-event-sh-str-09 = Сыграйте, если все народы Тьмы в состоянии войны. Переместите до 4 войск Тьмы на 1 регион каждое. Ни одно войско не перемещается дважды.
text-event-sh-str-10 = Сыграйте, если южане и вастаки в состоянии войны. Переместите 1 войско Тьмы или его часть из Умбара в прибрежный регион Гондора: Анфалас, Дол-Амрот, Ламедон или Пеларгир. Если оно соединяется там с другим войском, сразу проверьте предел в 10 отрядов. Если там войско Свободных народов, вы его атакуете. В поле ваше войско атакует из Умбара и не может прекратить атаку. Если враг уже осаждён, оно сначала присоединяется к осаждающим, затем следует обычный штурм.
text-event-sh-str-11 = Сыграйте, если Изенгард в состоянии войны. Наймите 2 обычных отряда Изенгарда в одном свободном регионе, смежном с Северным или Южным Дунландом. Затем можете перевести туда из Северного и Южного Дунланда в общей сложности до 4 отрядов Изенгарда в любом сочетании. Они попадают туда напрямую, даже если регион смежен только с одним из двух.
text-event-sh-str-12 = Сыграйте, если Король-чародей в игре. Король-чародей летит в Ангмар. Затем наймите в Ангмаре 2 обычных отряда и 1 элитный отряд Саурона.
text-event-sh-str-13 = Сыграйте, если Изенгард в состоянии войны. Наймите 1 отряд Изенгарда, обычный или элитный, в любом регионе с войском Тьмы.
text-event-sh-str-14 = Сыграйте, если Саурон в состоянии войны. Наймите 1 отряд Саурона, обычный или элитный, в любом регионе с войском Тьмы.
text-event-sh-str-15 = Сыграйте, если Саурон в состоянии войны. Замените 2 обычных отряда Саурона где угодно на поле, в одном регионе или в разных, 2 элитными отрядами Саурона из подкреплений. Если это невозможно, замените сколько получится.
text-event-sh-str-16 = Сыграйте, если Саруман в игре. Наймите 2 обычных отряда Изенгарда в Северном Дунланде, 2 обычных отряда Изенгарда в Южном Дунланде и 2 отряда Изенгарда в Ортханке, каждый из этих двух — обычный или элитный.
text-event-sh-str-17 = Наймите по 2 обычных отряда южан и вастаков в 3 разных поселениях южан и вастаков.
text-event-sh-str-18 = Сыграйте, если Арагорн в игре. Наймите в Минас-Моргуле 5 обычных отрядов Саурона и 1 назгула.
text-event-sh-str-19 = Наймите 2 отряда Саурона, каждый — обычный или элитный, и 1 назгула, всех в одном регионе: на Горе Грам или в Мории.
text-event-sh-str-20 = Наймите 3 обычных отряда Саурона в Дол-Гулдуре и 3 обычных отряда Саурона на Горе Гундабад.
text-event-sh-str-21 = Сыграйте, если южане и вастаки в состоянии войны. Наймите 5 обычных отрядов южан и вастаков, все в одном свободном регионе этого народа у восточного края поля: в Восточном Руне, Южном Руне, Кханде или Дальнем Хараде.
text-event-sh-str-22 = Наймите по 1 обычному отряду Саурона в Ангмаре, на Эттенском нагорье и на Ветреных холмах и 1 элитный отряд Саурона в Лесу троллей. Пропустите каждый регион, который не свободен.
text-event-sh-str-23 = Сыграйте, если все народы Тьмы в состоянии войны. Наймите 5 обычных отрядов южан и вастаков в Горгороте и 5 обычных отрядов Саурона в Нурне.
text-event-sh-str-24 = Сыграйте, если Саурон в состоянии войны. Наймите по 2 обычных отряда Саурона в 3 разных твердынях Саурона.

## Карты событий: применение в бою

text-initiative = { $second ->
    [0] В сражении действует с инициативой { $first }.
   *[other] В сражении действует с инициативой { $first } и { $second }.
}
ref-combat-it-is-a-gift = Это дар
text-combat-it-is-a-gift = Используйте, если защищающееся войско в одном регионе с фигуркой Хранителей Кольца. В этом раунде прибавляйте 1 к каждому кубику своего боевого броска и переброса за лидерство.
ref-combat-blade-of-westernesse = Клинок Вестернесса
text-combat-blade-of-westernesse = Используйте, если в сражении на вашей стороне Мерри Брендибак или Пиппин Тук. Если ваш переброс за лидерство дал хотя бы 1 попадание, потратьте 1 из этих попаданий: по отрядам врага оно не засчитывается, зато погибает 1 вражеский приспешник в сражении по вашему выбору. Король-чародей здесь — приспешник. Если нет такого попадания или приспешника, эффекта нет.
ref-combat-mighty-attack = Мощная атака
text-combat-mighty-attack = Используйте, если в этом сражении участвует хотя бы 1 спутник. До переброса за лидерство выберите 1 своего спутника. Его лидерство в этом раунде не учитывается. Взамен 1 промах вашего боевого броска считается попаданием. Если промахов нет, лидерство потеряно впустую.
ref-combat-servant-of-the-secret-fire = Служитель Тайного Огня
text-combat-servant-of-the-secret-fire = Используйте, если в сражении Гэндальф Серый или Гэндальф Белый. В этом раунде прибавляйте 1 к каждому кубику своего боевого броска.
ref-combat-anduril = Андурил
text-combat-anduril = Используйте, если в сражении Бродяжник или Арагорн. До переброса за лидерство откажитесь на этот раунд от лидерства Бродяжника (1), и 1 промах вашего боевого броска считается попаданием. Или откажитесь на этот раунд от лидерства Арагорна (2), и до 2 промахов вашего боевого броска считаются попаданиями.
ref-combat-heroic-death = Героическая гибель
text-combat-heroic-death = Используйте, если в этом сражении участвует хотя бы 1 ваш предводитель или спутник. Прежде чем убрать свои потери этого раунда, можете выбрать одно из двух: пожертвовать 1 своим предводителем в сражении и отменить 1 попадание врага или пожертвовать 1 спутником в сражении и отменить попадания врага числом не больше его уровня. Тот, кем пожертвовали, погибает. На попадания дополнительных атак по боевой карте это не действует.
ref-combat-daring-defiance = Дерзкий вызов
text-combat-daring-defiance = Используйте, если в этом сражении участвует хотя бы 1 спутник. Откажитесь на этот раунд от лидерства всех своих спутников в сражении. Эффекты боевой карты Тьмы в этом раунде отменяются. Если Тьма карту не использовала, вы всё равно отказываетесь от лидерства.
ref-combat-fateful-strike = Роковой удар
text-combat-fateful-strike = Используйте, если в этом сражении участвует хотя бы 1 ваш предводитель или спутник. Учитывайте только попадания своего переброса за лидерство. Если их хотя бы 1, дополнительно уничтожьте 1 назгула в сражении. Если их хотя бы 2, можете вместо этого уничтожить 1 приспешника в сражении. Сами попадания засчитываются как обычно. Короля-чародея можно выбрать только как приспешника. Если такой фигурки нет, дополнительного эффекта нет.
ref-combat-sudden-strike = Внезапный удар
text-combat-sudden-strike = Используйте, если в этом сражении участвует хотя бы 1 ваш предводитель или спутник. До боевого броска проведите дополнительную атаку: бросьте столько кубиков, сколько у вас лидерства, но не больше 5. Значение попадания то же, что в вашем боевом броске. Потери убирают сразу. Переброса нет.
ref-combat-brave-stand = Доблестный отпор
text-combat-brave-stand = Используйте, если в этом сражении участвует хотя бы 1 спутник. В этом раунде Тьма бросает в боевом броске на 1 кубик меньше за каждого вашего спутника в сражении, но всегда хотя бы 1.
ref-combat-ents-rage = Ярость энтов
text-combat-ents-rage = Используйте, если защитник находится в регионе Рохана, в Фангорне или в Ортханке. В этом раунде прибавляйте 2 к каждому кубику своего боевого броска.
ref-combat-huorn-dark = Мрак хуорнов
text-combat-huorn-dark = Используйте, если защитник находится в регионе Рохана, в Фангорне или в Ортханке. В этом раунде Тьма бросает в боевом броске не больше 2 кубиков.
ref-combat-nameless-wood = Безымянный лес
text-combat-nameless-wood = Используйте, если защитник находится в регионе Рохана, в Фангорне или в Ортханке. Если ваш боевой бросок и переброс за лидерство вместе дали хотя бы 1 попадание, добавьте 2 попадания.
ref-combat-daylight = Дневной свет
text-combat-daylight = В этом раунде Тьма бросает в боевом броске не больше 3 кубиков.
ref-combat-no-quarter = Без пощады
text-combat-no-quarter = Если ваши боевой бросок и переброс за лидерство в этом раунде вместе дали хотя бы 1 попадание, добавьте 1 попадание.
ref-combat-advantageous-position = Выгодная позиция
text-combat-advantageous-position = Используйте, если защищающееся войско стоит в регионе, который принадлежит одному из Свободных народов. В этом раунде вычитайте 1 из результата каждого кубика в боевом броске Тьмы. Выпавшая 6 всё равно попадает. На переброс Тьмы за лидерство это не действует.
ref-combat-scouts = Разведчики
text-combat-scouts = Используйте, если ваше войско защищается в полевом сражении. До боевого броска оно отступает в смежный свободный регион или укрывается в твердыне, если в регионе есть ваша твердыня. Сражение заканчивается. Действуют обычные правила отступления и продвижения. Боевую карту врага сбрасывают без эффекта, кроме карты с меньшей инициативой.
ref-combat-shield-wall = Стена щитов
text-combat-shield-wall = Когда вы несёте потери этого раунда: если боевой бросок и переброс врага за лидерство вместе дали хотя бы 2 попадания, не учитывайте 1 из них. Единственное попадание учитывается.
ref-combat-confusion = Смятение
text-combat-confusion = В этом раунде каждая 1, выпавшая в боевом броске Тьмы, — 1 попадание по её собственному войску. Эти кубики Тьма не может перебросить за лидерство.
ref-combat-charge = Стремительная атака
text-combat-charge = Используйте, если в этом сражении участвует хотя бы 1 элитный отряд Свободных народов. До боевого броска проведите дополнительную атаку: бросьте по 1 кубику за каждый свой элитный отряд в сражении, но не больше 5. Значение попадания то же, что в вашем боевом броске. Потери убирают сразу. Переброса нет.
ref-combat-valour = Доблесть
text-combat-valour = Используйте, если в этом сражении участвует хотя бы 1 элитный отряд Свободных народов. В этом раунде прибавляйте 1 к результату каждого кубика в своём боевом броске.
ref-combat-one-for-the-dark-lord = Одно — Тёмному Властелину
text-combat-one-for-the-dark-lord = Используйте, если защищающееся войско стоит в регионе фигурки Хранителей Кольца. В этом раунде прибавьте 1 к каждому своему кубику в боевом броске и при перебросе за лидерство.
ref-combat-cruel-as-death = Жестоки, как смерть
text-combat-cruel-as-death = Используйте, если ваше общее лидерство назгулов в сражении не меньше 2 (Король-чародей даёт 2). Откажитесь на этот раунд от 2 очков лидерства назгулов и прибавьте 1 к каждому своему кубику в боевом броске.
ref-combat-they-are-terrible = Они ужасны
text-combat-they-are-terrible = Используйте, если ваше общее лидерство назгулов в сражении не меньше 1. Откажитесь на этот раунд от 1 очка лидерства назгулов и прибавьте 1 к каждому своему кубику при перебросе за лидерство.
ref-combat-dread-and-despair = Ужас и отчаяние
text-combat-dread-and-despair = Используйте, если ваше общее лидерство назгулов в сражении не меньше 1. Перед боевым броском откажитесь на этот раунд от любого числа очков лидерства назгулов, но хотя бы от 1. Свободные народы бросают в боевом броске на столько же кубиков меньше, но хотя бы 1.
ref-combat-foul-stench = Мерзкое зловоние
text-combat-foul-stench = Используйте, если ваше общее лидерство назгулов в сражении не меньше 1. Если оно равно общему лидерству Свободных народов в сражении или больше, Свободные народы в этом раунде не делают переброс за лидерство. Сравните в этот момент, без лидерства, от которого уже отказались или которое отменено. Остальное считается всё, даже сверх 5.
ref-combat-black-breath = Чёрное дыхание
text-combat-black-breath = Используйте, если в сражении есть назгул или Король-чародей. Если ваш переброс за лидерство дал хотя бы 1 попадание, по вашему желанию погибает либо 1 предводитель Свободных народов в сражении, либо 1 спутник в сражении, чей уровень не больше числа этих попаданий. Попадания засчитываются как обычно.
ref-combat-words-of-power = Слова силы
text-combat-words-of-power = Используйте, если в сражении есть назгул или Король-чародей. Выберите 1 спутника в сражении. В этом раунде его лидерство и особые способности не действуют. От отменённого так лидерства отказаться нельзя.
ref-combat-durins-bane = Погибель Дурина
text-combat-durins-bane = Используйте, если защищающееся войско стоит в Мории или не дальше 2 регионов от неё. Перед боевым броском проведите дополнительную атаку 3 кубиками, которые попадают на 4 или больше. Потери убирают сразу. Переброса нет.
ref-combat-devilry-of-orthanc = Дьявольщина Ортханка
text-combat-devilry-of-orthanc = Используйте, если на вашей стороне сражается хотя бы 1 отряд Изенгарда, а защитник осаждён в твердыне. В этом раунде прибавьте 1 к каждому своему кубику в боевом броске.
ref-combat-deadly-strife = Смертельная схватка
text-combat-deadly-strife = В этом раунде все кубики обеих сторон получают +2 и в боевых бросках, и в перебросах за лидерство.
ref-combat-onslaught = Натиск
text-combat-onslaught = Когда потери от боевого броска и переброса убраны, можете нанести своим отрядам ещё до 4 попаданий и убрать эти потери. Затем бросьте по 1 кубику за каждое такое попадание. Каждый результат 4 или больше — 1 попадание по врагу, потери убирают сразу.
ref-combat-relentless-assault = Неудержимый напор
text-combat-relentless-assault = Перед боевым броском выберите, сколько попаданий (0, 1 или 2) получат ваши отряды, и сразу уберите потери. Каждый кубик вашего боевого броска получает +1 за каждое из этих попаданий.
ref-combat-great-host = Великое воинство
text-combat-great-host = Если после потерь от боевого броска и переброса у вас в сражении хотя бы вдвое больше отрядов, чем у врага, нанесите 1 автоматическое попадание.
ref-combat-mumakil = Мумаки
text-combat-mumakil = Используйте, если в сражении есть ваш элитный отряд южан и вастаков. Инициатива 3: каждый кубик вашего боевого броска получает +1. Инициатива 5: если после переброса за лидерство у вас больше попаданий, чем у врага в этом раунде, добавьте 1 попадание. Считаются и попадания врага от дополнительной атаки, проведённой до боевого броска.
ref-combat-swarm-of-bats = Туча летучих мышей
text-combat-swarm-of-bats = Отмените эффекты боевой карты Свободных народов в этом раунде. Если они не сыграли ни одной, каждый кубик вашего переброса за лидерство получает в этом раунде +1.
ref-combat-we-come-to-kill = Мы идём убивать
text-combat-we-come-to-kill = Используйте, если в сражении есть хотя бы 1 элитный отряд Тьмы. Когда потери от боевого броска и переброса убраны, проведите дополнительную атаку: бросьте по 1 кубику за каждый элитный отряд Тьмы, оставшийся в сражении (не больше 5). Каждый результат 5 или больше — 1 попадание, потери убирают сразу.
ref-combat-desperate-battle = Отчаянная битва
text-combat-desperate-battle = В этом раунде все кубики обеих сторон получают +1 и в боевых бросках, и в перебросах за лидерство.

## Значения, которых не подтверждает ни один источник

value-group-icons = Значки игроков на картах событий
value-group-icons-more = В команде только этот игрок может использовать событие карты.
value-icons = игрок, который может её использовать
value-any-player = любой игрок
value-group-coastal = Побережье
value-coastal = лежит на побережье
