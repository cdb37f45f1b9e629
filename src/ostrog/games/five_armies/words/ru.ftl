## Варианты: что делает выбор

option-done = готово

option-activate = активировать { $general_acc }
option-place-token = дать жетон лидерства войску { $army_where }
option-apply = остановиться и применить этот жетон
option-set-aside = отложить его и вытянуть другой
option-split = { $tokens ->
    [one] { $tokens } жетон лидерства
    [few] { $tokens } жетона лидерства
   *[many] { $tokens } жетонов лидерства
} и { $bats ->
    [one] { $bats } летучая мышь
    [few] { $bats } летучие мыши
   *[many] { $bats } летучих мышей
}
option-send-bats = отправить летучую мышь { $territory_whither }

option-act = «{ $die }»: { $action }
option-skip = пропустить действие и сбросить кубик «{ $die }»
option-pass = спасовать

option-army = выбрать войско { $place_where }
option-leave = оставить на месте отряд { $unit_gen }
option-leave-character = оставить на месте { $character_acc }
option-leave-token = оставить на месте жетон лидерства
option-leave-damage = оставить жетон урона с теми, кто не уходит
option-to = идти { $place_whither }
option-halt = остановиться здесь
option-go = переместить { $character_acc } { $region_whither }

option-attack = атаковать войско { $region_where }
option-no-attack = не атаковать
option-target = совместно атаковать войско { $region_where }
option-join = присоединить к атаке войско { $place_where }

option-recruit = перевернуть жетон найма { $region_where } ({ $back })
option-place-unit = выставить отряд { $unit_gen }
option-place-none = ничего не выставлять
option-goblin-at = выставить отряд { $place_where }
option-rally = воодушевить войско { $place_where }
option-enter = ввести в игру { $character_acc } { $region_where }

option-fight-with = сражаться войском, стоящим { $place_where }
option-manoeuvre = сыграть карту { $card }
option-reroll = { $white ->
    [0] { $black ->
        [0] ничего не перебрасывать
        [one] перебросить { $black } чёрный кубик
        [few] перебросить { $black } чёрных кубика
       *[many] перебросить { $black } чёрных кубиков
    }
    [one] { $black ->
        [0] перебросить { $white } белый кубик
        [one] перебросить { $white } белый и { $black } чёрный
       *[other] перебросить { $white } белый и { $black } чёрных
    }
   *[other] { $black ->
        [0] перебросить { $white } { $white ->
            [few] белых кубика
           *[many] белых кубиков
        }
        [one] перебросить { $white } белых и { $black } чёрный
       *[other] перебросить { $white } белых и { $black } чёрных
    }
}
option-use-ability = применить способность { $card }
option-forgo-ability = не применять способность { $card }
option-take-two = получить ещё 2 жетона урона
option-give-tokens = лишиться всех жетонов лидерства этого войска
option-give-character = пожертвовать персонажем: { $character }
option-spend-bats = убрать летучую мышь: ещё 1 жетон урона противнику
option-keep-bats = сохранить летучих мышей
option-spend-bodyguard = сбросить жетон дружинников и отменить весь урон
option-keep-bodyguard = сохранить жетон дружинников
option-lose = потерять отряд { $unit_gen }
option-redoubtable = «Несгибаемые»: потерять отряд гномов-воинов и снять до 3 жетонов урона
option-stop-attack = прекратить атаку
option-press-on = продолжить атаку
option-stand = остаться и сражаться дальше
option-retreat = отступить
option-rout = обратиться в бегство
option-retreat-to = отойти { $region_whither }
option-drive-to = отбросить войско { $region_whither }
option-advance = продвинуться
option-hold = остаться на месте

option-remove = убрать отряд { $unit_gen }

## Вопросы: что решает игрок

ask-activate-generals = Активируйте до трёх военачальников.
ask-place-leadership = Какое войско получит жетон лидерства?
ask-fate-draw = Вытянут жетон «{ $ref1 }». Применить его или отложить и вытянуть другой?
ask-split-leadership-bats = Сколько взять жетонов лидерства и сколько летучих мышей?
ask-place-bats = На какую территорию летят летучие мыши?
ask-act = Выберите кубик и действие.
ask-select-move = Выберите войско, затем кто остаётся и куда идут остальные.
ask-continue-step = Ваше войско пришло { $ref1_whither }. Идти дальше или остановиться?
ask-attack-after-move = Атаковать войском, которое стоит { $ref1_where }?
ask-combined-armies = Кого атаковать и какие войска участвуют?
ask-move-characters = Кого из персонажей переместить и куда?
ask-recruit-regions = Где перевернуть жетон найма?
ask-substitute-unit = Фигурок { $ref1_gen } больше нет. Кого выставить взамен?
ask-goblin-recruit = Осталась только одна фигурка гоблинов. Где её выставить?
ask-rally-armies = Воодушевите до двух войск.
ask-rally-reroll = Воодушевление { $ref1_where }: какие кубики перебросить?
ask-rally-casualties = Войско { $ref1_where }: понести потери, чтобы снять урон?
ask-enter-character = Кто вступает в игру и где?
ask-combined-round-army = Сражение { $ref1_where }: какое войско сражается в этом раунде?
ask-manoeuvre = Сражение { $ref1_where }: выберите манёвр.
ask-leader-reroll = Переброс за лидерство: какие промахи перебросить?
ask-use-unit-ability = Есть попадание чёрным кубиком. Применить способность { $ref1 }?
ask-wall-of-spears = «Натиск гоблинов»: ваше войско получает 1 жетон урона. Отменить его «Стеной копий»?
ask-fell-race = «Лютое племя»: чем поплатится ваше войско?
ask-use-vampire = «Впиваясь в раненых»: убрать летучую мышь { $ref1_whence } ради ещё 1 жетона урона?
ask-use-bodyguard = Сбросить жетон дружинников, чтобы отменить весь урон войску Болга?
ask-casualties = Войско { $ref1_where }: выберите потери.
ask-outside-damage = Войско { $ref1_where }: урон вне сражения. Выберите потери.
ask-forced-casualties = Войско { $ref1_where }: теряйте отряды, пока на нём больше 1 жетона урона.
ask-rout-casualties = Бегство { $ref1_whence }: теряйте отряды, пока на войске больше 1 жетона урона.
ask-stop-attack = Сражение { $ref1_where }: прекратить атаку или продолжить?
ask-retreat-or-rout = Сражение { $ref1_where }: отойти или сражаться дальше?
ask-retreat-region = Куда отходит ваше войско?
ask-forced-retreat-region = Противнику некуда отойти. Куда отбросить разбитое войско?
ask-advance = Победа { $ref1_where }: продвинуться туда?
ask-overstack = Войско { $ref1_where }: слишком много отрядов. Какие убрать?

## События: что произошло

event-TurnBegan = начинается ход { $turn }
event-DiceRolled = { $seat }: { $faces_count ->
    [one] брошен { $faces_count } кубик действий
    [few] брошены { $faces_count } кубика действий
   *[many] брошено { $faces_count } кубиков действий
}: { $faces_grouped }
event-GeneralActivated = активирован военачальник: { $character }
event-TokenPlaced = { $seat }: войско { $place_where } получает жетон лидерства
event-TokensLost = { $seat }: войско { $place_where } теряет { $count ->
    [one] { $count } жетон лидерства
    [few] { $count } жетона лидерства
   *[many] { $count } жетонов лидерства
}
event-FateDrawn = вытянут жетон «{ $token }»
event-FateSetAside = отложен жетон «{ $token }»
event-FateAdvanced = маркер судьбы сдвигается на { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
}, теперь он на { $marker }
event-BatsSent = летучие мыши { $territory_where }: { $count }
event-BatsSpent = летучая мышь улетает { $territory_whence }
event-DieUsed = { $seat }: { $action } (кубик «{ $die }»)
event-DieSkipped = { $seat }: действие пропущено, сброшен кубик «{ $die }»
event-Passed = { $seat }: пас
event-ArmyMoved = { $seat }: { $source_whence } { $to_whither } { $units_count ->
    [one] идёт { $units_count } отряд
    [few] идут { $units_count } отряда
   *[many] идут { $units_count } отрядов
} ({ $units }){ $characters_count ->
    [0] {""}
   *[other] , с ними { $characters }
}
event-CharacterMoved = { $character } идёт { $to_whither }
event-CharacterEntered = { $character } вступает в игру { $region_where }
event-CharacterEliminated = { $character } погибает
event-ControlGained = { $seat }: получен контроль над регионом «{ $region }»
event-TokensRemoved = { $region_where } { $count ->
    [one] убран { $count } жетон найма
    [few] убраны { $count } жетона найма
   *[many] убрано { $count } жетонов найма
} ({ $back }): обратно в стопку, не глядя
event-TokenFlipped = { $seat }: жетон найма { $region_where } — { $token }
event-UnitPlaced = { $seat }: новый отряд { $unit_gen } { $place_where }
event-UnitsRemoved = { $seat }: предел группирования { $place_where } превышен, { $units_count ->
    [one] убран { $units_count } отряд
    [few] убраны { $units_count } отряда
   *[many] убрано { $units_count } отрядов
}: { $units }
event-PassOpened = { $place } открыт
event-RallyRolled = { $again ->
    [yes] { $seat }: переброс для воодушевления { $place_where }: { $dice }
   *[no] { $seat }: бросок на воодушевление { $place_where }: { $dice }
}
event-Rallied = { $seat }: войско { $place_where } воодушевлено, { $removed ->
    [0] урон не снят
    [one] снят { $removed } жетон урона
    [few] сняты { $removed } жетона урона
   *[many] снято { $removed } жетонов урона
}
event-BattleBegan = { $seat }: атака против войска { $region_where } (откуда: { $places })
event-RoundBegan = сражение { $region_where }, раунд { $round }: атака { $place_whence }
event-TerrainAdvantage = { $seat }: преимущество на местности ({ $terrain })
event-ManoeuvreShown = { $seat }: манёвр { $card }
event-CombatRolled = { $seat }: боевой бросок, попадание на { $target }+{ $black_count ->
    [0] {""}
   *[other] ; чёрные: { $black }
}{ $white_count ->
    [0] {""}
   *[other] ; белые: { $white }
}
event-DiceRerolled = { $seat }: кубики после переброса{ $black_count ->
    [0] {""}
   *[other] ; чёрные: { $black }
}{ $white_count ->
    [0] {""}
   *[other] ; белые: { $white }
}
event-AbilityUsed = { $seat }: применена способность { $card }
event-DamageDealt = { $seat }: { $fortification ->
    [0] урон войску { $place_where } — { $damage }
   *[other] { $damage ->
        [0] урон укреплению { $place_where } — { $fortification }
       *[other] урон войску { $place_where } — { $damage }, укреплению — { $fortification }
    }
}
event-DamagePrevented = { $seat }: отменено урона: { $damage }
event-FortificationDestroyed = укрепление { $region_where } разрушено
event-UnitsLost = { $seat }: { $place_where } { $units_count ->
    [one] потерян { $units_count } отряд
    [few] потеряны { $units_count } отряда
   *[many] потеряно { $units_count } отрядов
}: { $units }
event-ArmyDestroyed = { $seat }: войско { $place_where } уничтожено
event-AttackStopped = { $seat }: атака против войска { $region_where } прекращена
event-Withdrew = { $seat }: { $rout ->
    [yes] бегство
   *[no] отступление
} { $region_whence } { $to_whither }
event-Advanced = { $seat }: продвижение { $source_whence } { $region_whither }
event-BattleEnded = сражение { $region_where } окончено; победитель: { $owner }
event-TurnEnded = ход { $turn } окончен; у Тьмы { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}
event-Rolled = {""}
event-Moved = {""}
event-Poured = { $target_id ->
    [fate-pool] отложенные жетоны судьбы возвращаются в запас: { $count }
   *[other] {""}
}

## Стороны

ref-seat-0 = Свободные народы
ref-seat-1 = Тьма
ref-team-free = Свободные народы
ref-team-shadow = Тьма

## Места

ref-place-front-gate = Главные врата
    .where = у Главных врат
    .whither = к Главным вратам
    .whence = от Главных врат
ref-place-eastern-bank-gate-plains = Равнина под вратами
    .where = на Равнине под вратами
    .whither = на Равнину под вратами
    .whence = с Равнины под вратами
ref-place-eastern-bank-bend-plains = Равнина в излучине
    .where = на Равнине в излучине
    .whither = на Равнину в излучине
    .whence = с Равнины в излучине
ref-place-eastern-bank-bend-hills = Холмы в излучине
    .where = на Холмах в излучине
    .whither = на Холмы в излучине
    .whence = с Холмов в излучине
ref-place-camp = Лагерь
    .where = в Лагере
    .whither = в Лагерь
    .whence = из Лагеря
ref-place-eastern-bank-north-plains = Северная прибрежная равнина
    .where = на Северной прибрежной равнине
    .whither = на Северную прибрежную равнину
    .whence = с Северной прибрежной равнины
ref-place-eastern-bank-ford-plains = Равнина у северного брода
    .where = на Равнине у северного брода
    .whither = на Равнину у северного брода
    .whence = с Равнины у северного брода
ref-place-eastern-bank-east-plains = Равнина под Восточным отрогом
    .where = на Равнине под Восточным отрогом
    .whither = на Равнину под Восточным отрогом
    .whence = с Равнины под Восточным отрогом
ref-place-eastern-bank-west-mountains = Западный гребень
    .where = на Западном гребне
    .whither = на Западный гребень
    .whence = с Западного гребня
ref-place-eastern-bank-central-mountains = Центральный гребень
    .where = на Центральном гребне
    .whither = на Центральный гребень
    .whence = с Центрального гребня
ref-place-eastern-bank-east-mountains = Восточный гребень
    .where = на Восточном гребне
    .whither = на Восточный гребень
    .whence = с Восточного гребня
ref-place-eastern-spur = Восточный отрог
    .where = на Восточном отроге
    .whither = на Восточный отрог
    .whence = с Восточного отрога
ref-place-southern-spur-north-mountains = Северный склон отрога
    .where = на Северном склоне отрога
    .whither = на Северный склон отрога
    .whence = с Северного склона отрога
ref-place-southern-spur-pass-mountains = Склон под перевалом
    .where = на Склоне под перевалом
    .whither = на Склон под перевалом
    .whence = со Склона под перевалом
ref-place-southern-spur-middle-mountains = Средний склон отрога
    .where = на Среднем склоне отрога
    .whither = на Средний склон отрога
    .whence = со Среднего склона отрога
ref-place-ravenhill = Воронья высота
    .where = на Вороньей высоте
    .whither = на Воронью высоту
    .whence = с Вороньей высоты
ref-place-southern-spur-west-mountains = Западный склон отрога
    .where = на Западном склоне отрога
    .whither = на Западный склон отрога
    .whence = с Западного склона отрога
ref-place-southern-spur-south-mountains = Южный склон отрога
    .where = на Южном склоне отрога
    .whither = на Южный склон отрога
    .whence = с Южного склона отрога
ref-place-lower-slopes = Нижние склоны
    .where = на Нижних склонах
    .whither = на Нижние склоны
    .whence = с Нижних склонов
ref-place-southern-spur-east-hills = Восточное предгорье
    .where = в Восточном предгорье
    .whither = в Восточное предгорье
    .whence = из Восточного предгорья
ref-place-fallen-bridge = Обрушенный мост
    .where = у Обрушенного моста
    .whither = к Обрушенному мосту
    .whence = от Обрушенного моста
ref-place-valley-west-plains = Западная равнина долины
    .where = на Западной равнине долины
    .whither = на Западную равнину долины
    .whence = с Западной равнины долины
ref-place-valley-southwest-plains = Юго-западная равнина долины
    .where = на Юго-западной равнине долины
    .whither = на Юго-западную равнину долины
    .whence = с Юго-западной равнины долины
ref-place-valley-northwest-plains = Северо-западная равнина долины
    .where = на Северо-западной равнине долины
    .whither = на Северо-западную равнину долины
    .whence = с Северо-западной равнины долины
ref-place-valley-north-marsh = Северное болото
    .where = на Северном болоте
    .whither = на Северное болото
    .whence = с Северного болота
ref-place-valley-northeast-plains = Северо-восточная равнина долины
    .where = на Северо-восточной равнине долины
    .whither = на Северо-восточную равнину долины
    .whence = с Северо-восточной равнины долины
ref-place-valley-central-hills = Холмы Дейла
    .where = на Холмах Дейла
    .whither = на Холмы Дейла
    .whence = с Холмов Дейла
ref-place-ruins-of-dale = Руины Дейла
    .where = в Руинах Дейла
    .whither = в Руины Дейла
    .whence = из Руин Дейла
ref-place-valley-east-marsh = Восточное болото
    .where = на Восточном болоте
    .whither = на Восточное болото
    .whence = с Восточного болота
ref-place-valley-central-plains = Центральная равнина долины
    .where = на Центральной равнине долины
    .whither = на Центральную равнину долины
    .whence = с Центральной равнины долины
ref-place-valley-east-plains = Восточная равнина долины
    .where = на Восточной равнине долины
    .whither = на Восточную равнину долины
    .whence = с Восточной равнины долины
ref-place-valley-south-plains = Южная равнина долины
    .where = на Южной равнине долины
    .whither = на Южную равнину долины
    .whence = с Южной равнины долины
ref-place-valley-south-marsh = Южное болото
    .where = на Южном болоте
    .whither = на Южное болото
    .whence = с Южного болота
ref-place-broken-lands-northwest-hills = Северо-западные холмы
    .where = на Северо-западных холмах
    .whither = на Северо-западные холмы
    .whence = с Северо-западных холмов
ref-place-broken-lands-north-plains = Северная равнина
    .where = на Северной равнине
    .whither = на Северную равнину
    .whence = с Северной равнины
ref-place-broken-lands-northeast-plains = Северо-восточная равнина
    .where = на Северо-восточной равнине
    .whither = на Северо-восточную равнину
    .whence = с Северо-восточной равнины
ref-place-broken-lands-spur-plains = Равнина за отрогом
    .where = на Равнине за отрогом
    .whither = на Равнину за отрогом
    .whence = с Равнины за отрогом
ref-place-broken-lands-east-hills = Восточные холмы
    .where = на Восточных холмах
    .whither = на Восточные холмы
    .whence = с Восточных холмов
ref-place-broken-lands-central-plains = Центральная равнина пустошей
    .where = на Центральной равнине пустошей
    .whither = на Центральную равнину пустошей
    .whence = с Центральной равнины пустошей
ref-place-broken-lands-ford-marsh = Болото у брода
    .where = на Болоте у брода
    .whither = на Болото у брода
    .whence = с Болота у брода
ref-place-broken-lands-middle-hills = Средние холмы
    .where = на Средних холмах
    .whither = на Средние холмы
    .whence = со Средних холмов
ref-place-broken-lands-riverside-plains = Приречная равнина
    .where = на Приречной равнине
    .whither = на Приречную равнину
    .whence = с Приречной равнины
ref-place-broken-lands-east-plains = Восточная равнина
    .where = на Восточной равнине
    .whither = на Восточную равнину
    .whence = с Восточной равнины
ref-place-broken-lands-south-plains = Южная равнина
    .where = на Южной равнине
    .whither = на Южную равнину
    .whence = с Южной равнины
ref-place-broken-lands-southeast-plains = Юго-восточная равнина
    .where = на Юго-восточной равнине
    .whither = на Юго-восточную равнину
    .whence = с Юго-восточной равнины
ref-place-broken-lands-southwest-hills = Юго-западные холмы
    .where = на Юго-западных холмах
    .whither = на Юго-западные холмы
    .whence = с Юго-западных холмов
ref-place-goblin-mustering-point-north = Северная точка сбора гоблинов
    .where = в Северной точке сбора гоблинов
    .whither = в Северную точку сбора гоблинов
    .whence = из Северной точки сбора гоблинов
ref-place-goblin-mustering-point-west = Западная точка сбора гоблинов
    .where = в Западной точке сбора гоблинов
    .whither = в Западную точку сбора гоблинов
    .whence = из Западной точки сбора гоблинов
ref-place-mountain-pass-north = Северный горный перевал
    .where = на Северном горном перевале
    .whither = на Северный горный перевал
    .whence = с Северного горного перевала
ref-place-mountain-pass-west = Западный горный перевал
    .where = на Западном горном перевале
    .whither = на Западный горный перевал
    .whence = с Западного горного перевала
ref-place-eagles-eyrie = Орлиное Гнездо
    .where = в Орлином Гнезде
    .whither = в Орлиное Гнездо
    .whence = из Орлиного Гнезда

## Территории и местность

ref-territory-eastern-bank = Восточный берег
    .where = на Восточном берегу
    .whither = на Восточный берег
    .whence = с Восточного берега
ref-territory-southern-spur = Южный отрог
    .where = на Южном отроге
    .whither = на Южный отрог
    .whence = с Южного отрога
ref-territory-valley = Долина
    .where = в Долине
    .whither = в Долину
    .whence = из Долины
ref-territory-broken-lands = Заброшенные земли
    .where = в Заброшенных землях
    .whither = в Заброшенные земли
    .whence = из Заброшенных земель

ref-terrain-hills = холмы
ref-terrain-mountains = горы
ref-terrain-plains = равнины
ref-terrain-ruins = руины
ref-terrain-swamps = болота

## Отряды и персонажи

ref-unit-dwarf-regulars = гномы-воины
    .gen = гномов-воинов
ref-unit-dwarf-veterans = гномы-ветераны
    .gen = гномов-ветеранов
ref-unit-lake-men = озёрные жители
    .gen = озёрных жителей
ref-unit-wood-elf-archers = эльфы-лучники
    .gen = эльфов-лучников
ref-unit-wood-elf-spearmen = эльфы-копейщики
    .gen = эльфов-копейщиков
ref-unit-orcs = орки
    .gen = орков
ref-unit-great-orcs = гигантские орки
    .gen = гигантских орков
ref-unit-wargs = варги
    .gen = варгов
ref-unit-goblins = гоблины
    .gen = гоблинов

ref-character-bard = Бард-лучник
    .acc = Барда-лучника
ref-character-dain = Даин Железностоп
    .acc = Даина Железностопа
ref-character-gandalf = Гэндальф Серый
    .acc = Гэндальфа Серого
ref-character-thranduil = Трандуил
    .acc = Трандуила
ref-character-bilbo = Бильбо Бэггинс
    .acc = Бильбо Бэггинса
ref-character-thorin = Торин Дубощит
    .acc = Торина Дубощита
ref-character-lord-of-the-eagles = Повелитель Орлов
    .acc = Повелителя Орлов
ref-character-beorn = Беорн
    .acc = Беорна
ref-character-bolg = Болг
    .acc = Болга

## Кубики и действия

ref-die-character = Персонаж
ref-die-army = Войско
ref-die-muster = Сбор
ref-die-event = Событие
ref-die-muster-army = Сбор/войско
ref-die-will-of-the-west = Воля Запада
ref-die-eye = Око

ref-action-strategic-move = стратегическое перемещение
ref-action-attack = атака
ref-action-combined-attack = совместная атака
ref-action-fast-move = быстрое перемещение
ref-action-led-attack = атака войском с лидерством
ref-action-move-characters = перемещение персонажей
ref-action-enter-play = ввод персонажа в игру
ref-action-recruit = наём отрядов
ref-action-rally = воодушевление войск
ref-action-cloud-of-bats = «Туча нетопырей»
ref-action-recruit-goblins = наём гоблинов
ref-action-goblin-attack = атака гоблинов
ref-action-goblin-move = стратегическое перемещение гоблинов

## Манёвры

ref-card-unit-dwarf-regulars = «Несгибаемые» (гномы-воины)
ref-card-unit-dwarf-veterans = «Старая ненависть» (гномы-ветераны)
ref-card-unit-lake-men = «Град стрел» (озёрные жители)
ref-card-unit-wood-elf-archers = «Град стрел» (эльфы-лучники)
ref-card-unit-wood-elf-spearmen = «Стена копий» (эльфы-копейщики)
ref-card-unit-orcs = «Дикая ярость» (орки)
ref-card-unit-great-orcs = «Лютое племя» (гигантские орки)
ref-card-unit-wargs = «Удар по тылам» (варги)
ref-card-unit-goblins = «Натиск гоблинов» (гоблины)
ref-card-regroup = «Перегруппировка»
ref-card-vampire-like = «Впиваясь в раненых»

## Жетоны

ref-back-dwarves-and-men = гномы и люди
ref-back-elves = эльфы
ref-back-shadow = Тьма

ref-face-two-orcs = два отряда орков
ref-face-fate-1 = Судьба 1
ref-face-fate-1-symbol = Судьба 1 с символом
ref-face-fate-2 = Судьба 2
ref-face-fate-2-symbol = Судьба 2 с символом
ref-face-fate-3 = Судьба 3
ref-face-fate-arkenstone = Аркенстон
ref-face-fate-necromancer = Некромант

## Где лежат жетоны

zone-dwarves-and-men-pile = стопка жетонов гномов и людей
zone-dwarves-and-men-flipped = перевёрнутые жетоны гномов и людей
zone-dwarves-and-men-at-camp = жетоны гномов и людей в Лагере
zone-dwarves-and-men-at-eastern-spur = жетоны гномов и людей на Восточном отроге
zone-dwarves-and-men-at-ravenhill = жетоны гномов и людей на Вороньей высоте
zone-dwarves-and-men-at-lower-slopes = жетоны гномов и людей на Нижних склонах
zone-dwarves-and-men-at-fallen-bridge = жетоны гномов и людей у Обрушенного моста
zone-dwarves-and-men-at-ruins-of-dale = жетоны гномов и людей в Руинах Дейла
zone-elves-pile = стопка жетонов эльфов
zone-elves-flipped = перевёрнутые жетоны эльфов
zone-elves-at-camp = жетоны эльфов в Лагере
zone-elves-at-eastern-spur = жетоны эльфов на Восточном отроге
zone-elves-at-ravenhill = жетоны эльфов на Вороньей высоте
zone-elves-at-lower-slopes = жетоны эльфов на Нижних склонах
zone-elves-at-fallen-bridge = жетоны эльфов у Обрушенного моста
zone-elves-at-ruins-of-dale = жетоны эльфов в Руинах Дейла
zone-shadow-pile = стопка жетонов Тьмы
zone-shadow-flipped = перевёрнутые жетоны Тьмы
zone-shadow-at-broken-lands-northwest-hills = жетоны Тьмы на Северо-западных холмах
zone-shadow-at-broken-lands-north-plains = жетоны Тьмы на Северной равнине
zone-shadow-at-broken-lands-northeast-plains = жетоны Тьмы на Северо-восточной равнине
zone-shadow-at-broken-lands-east-hills = жетоны Тьмы на Восточных холмах

zone-fate-pool = запас судьбы
zone-fate-drawn = вытянутый жетон судьбы
zone-fate-aside = отложенные жетоны судьбы
zone-fate-removed = жетоны судьбы вне игры
zone-fate-special = особые жетоны судьбы

## Поле

board-turn = ход
board-armies = войска
board-characters = персонажи
board-marker = маркер судьбы
board-track = ждут на шкале судьбы
board-control = поселения под контролем Тьмы
board-breaches = урон укреплений
board-open_passes = открытые горные перевалы
board-bats = летучие мыши
board-activated = активированные военачальники
board-pool = кубики действий в этом ходу
board-dice = неиспользованные кубики
board-bodyguards = жетоны дружинников
board-rings = жетоны Кольца
board-battle = сражение

ref-face-eagles = Орлы с Мглистых гор
ref-face-great-bats = летучие мыши
ref-face-waiting = ещё не в игре
ref-face-eliminated = погибли

## Стол

ref-track-fate = шкала судьбы

ref-tokens-dwarves-and-men = жетоны гномов и людей
ref-tokens-elves = жетоны эльфов
ref-tokens-shadow = жетоны Тьмы

ref-mark-settlement = поселение
ref-mark-fortification = укрепление
ref-mark-mustering = регион сбора
ref-mark-points = победные очки
ref-mark-ford = брод
ref-mark-control = контроль Тьмы
ref-mark-breach = урон укреплению
ref-mark-closed = закрытый перевал
ref-mark-activated = активирован
ref-mark-leadership = лидерство
ref-mark-damage = урон
ref-mark-battle = сражение

## Где мы в ходе: процедуры и шаги

crumb-FiveArmies = Битва пяти воинств
crumb-Turn = ход { $ref1 }
crumb-ActivateGenerals = активация военачальников
step-ActivateGenerals-choose = кого активировать
crumb-PlaceTokens = жетоны лидерства
step-PlaceTokens-choose = каким войскам их дать
crumb-Fate = судьба
step-Fate-decide = применить жетон или тянуть дальше
crumb-ShadowLeadership = лидерство Тьмы
step-ShadowLeadership-split = жетоны или летучие мыши
step-ShadowLeadership-place_bats = летучие мыши вылетают
crumb-Actions = действия
step-Actions-act = выбор действия
crumb-MoveArmies = { $ref1 }
step-MoveArmies-choose = какое войско и куда
step-MoveArmies-go_on = следующий регион
step-MoveArmies-attack = атака после перемещения
crumb-CombinedAttack = совместная атака
step-CombinedAttack-choose = цель и войска
crumb-MoveCharacters = перемещение персонажей
step-MoveCharacters-choose = кто идёт и куда
crumb-EnterPlay = ввод персонажа в игру
step-EnterPlay-choose = кто вступает и где
crumb-Recruit = наём отрядов
step-Recruit-choose = выбор жетона
crumb-FlipToken = жетон { $ref1_where }
step-FlipToken-choose_substitute = другой отряд взамен
crumb-RecruitGoblins = наём гоблинов
step-RecruitGoblins-choose = последняя фигурка
crumb-Rally = воодушевление войск
step-Rally-choose = выбор войск
crumb-RallyArmy = воодушевление { $ref1_where }
step-RallyArmy-choose_reroll = переброс
crumb-Overstack = лишние отряды { $ref1_where }
step-Overstack-choose = кого убрать
crumb-Battle = сражение { $ref1_where }
step-Battle-choose_army = какое войско сражается
step-Battle-stop_attack = атакующий прекращает или продолжает атаку
step-Battle-retreat_or_rout = защищающийся отходит или остаётся
crumb-CombatRound = боевой раунд { $ref1 }
step-CombatRound-attacker_reroll = переброс атакующего за лидерство
step-CombatRound-defender_reroll = переброс защищающегося за лидерство
step-CombatRound-vampire = «Впиваясь в раненых»
crumb-ChooseManoeuvre = манёвр
step-ChooseManoeuvre-choose = выбор карты
crumb-UseAbility = способность манёвра
step-UseAbility-choose = применить или нет
step-UseAbility-fell_race = «Лютое племя»
crumb-GoblinCharge = «Натиск гоблинов»
step-GoblinCharge-wall_of_spears = «Стена копий»
crumb-Bodyguard = дружинники Болга
step-Bodyguard-choose = сбросить жетон или нет
crumb-Casualties = потери обеих сторон
crumb-ChooseCasualties = войско { $ref1_where }
step-ChooseCasualties-choose = выбор потерь
crumb-TakeCasualties = потери
crumb-OutsideDamage = урон вне сражения
crumb-Withdrawal = отход { $ref1_whence }
step-Withdrawal-choose_region = куда отойти
step-Withdrawal-choose_forced_region = куда атакующий отбросит войско
crumb-Advance = продвижение { $ref1_whither }
step-Advance-choose = кто продвигается

## Правила: почему так нельзя и чем кончается игра

rule-B5A-1-7 = Не хватает фигурок: { $ref1 }.
rule-B5A-3-3 = Регионы «{ $ref1 }» и «{ $ref2 }» не смежны.
rule-B5A-3-4 = Регионы «{ $ref1 }» и «{ $ref2 }» разделяет река, и брода там нет.
rule-B5A-4-5 = Активировать { $ref1_acc } нельзя: можно активировать до трёх разных военачальников, и только тех, кто в игре.
rule-B5A-4-6 = Каждый активированный военачальник даёт один жетон лидерства; раздать нужно все, не больше одного на войско.
rule-B5A-4-8 = Жетонов лидерства и летучих мышей вместе должно быть ровно { $ref1 }.
rule-B5A-4-9 = Все взятые жетоны лидерства нужно раздать, не больше одного на войско.
rule-B5A-4-10 = Всех взятых летучих мышей нужно отправить на территории.
rule-B5A-6-3 = У вас нет неиспользованного кубика «{ $ref1 }».
rule-B5A-6-5 = Спасовать можно, только пока неиспользованных кубиков у вас меньше, чем у противника.
rule-B5A-7-1 = { $about_count ->
    [0] Это действие только перемещает войска, атаковать им нельзя.
   *[other] Для стратегического перемещения нужны результат «Войско» и ваше войско.
}
rule-B5A-7-2 = Для атаки нужны результат «Войско» и ваше войско.
rule-B5A-7-3 = Для совместной атаки нужны результат «Войско» и хотя бы два ваших войска, смежных с одним вражеским.
rule-B5A-7-5 = Для быстрого перемещения нужны результат «Персонаж» и войско с лидерством.
rule-B5A-7-6 = Для атаки по результату «Персонаж» нужно войско с лидерством.
rule-B5A-7-7 = { $about_count ->
    [1] Переместить { $ref1_acc } нельзя: вы сейчас не можете двигать этого персонажа или уже переместили его этим действием.
   *[other] Для перемещения персонажей нужны результат «Персонаж» и ваш персонаж на поле боя.
}
rule-B5A-7-11 = Для найма нужны результат «Сбор» и ваш жетон найма на карте.
rule-B5A-7-12 = { $about_count ->
    [1] Войско { $ref1_where } уже выбрано.
   *[other] Для воодушевления нужны результат «Сбор» и ваше войско с жетонами урона.
}
rule-B5A-7-14 = { $about_count ->
    [1] Гоблинов нанимают только в их точках сбора, а не { $ref1_where }.
   *[other] Для найма гоблинов нужны результат «Око» и фигурка гоблинов в запасе.
}
rule-B5A-7-15 = { $about_count ->
    [1] Войско { $ref1_where }: нет гоблинов для этого действия.
   *[other] Для атаки гоблинов нужны результат «Око» и войско с гоблинами.
}
rule-B5A-7-16 = { $about_count ->
    [1] Войско { $ref1_where }: нет гоблинов для этого действия.
   *[other] Для стратегического перемещения гоблинов нужны результат «Око» и войско с гоблинами.
}
rule-B5A-7-17 = Среди идущих должен быть хотя бы один отряд гоблинов.
rule-B5A-7-18 = «Око» годится только для действий гоблинов.
rule-B5A-9-3 = Если активировано не больше одного военачальника, тянут только один жетон судьбы.
rule-B5A-9-4 = Вытянуто столько жетонов судьбы, сколько активировано военачальников; действует последний.
rule-B5A-9-6 = «{ $ref1 }» — особый жетон судьбы, его нужно применить.
rule-B5A-9-15 = В запасе судьбы больше нет жетонов.
rule-B5A-10-3 = { $ref1 } не может вступить в игру: он не ждёт на шкале судьбы или маркер судьбы ещё не дошёл до его деления.
rule-B5A-10-4 = { $ref1 } вступает в игру лишь однажды и только пока в Долине есть войско Тьмы.
rule-B5A-10-5 = { $about_count ->
    [1] { $ref1 } — персонаж другой стороны.
   *[other] Для ввода в игру нужны результат «Персонаж» и готовый персонаж; где он появляется, указано на его карте-памятке.
}
rule-B5A-10-6 = Регион «{ $ref1 }» занят врагом или под его контролем: вступить там в игру нельзя.
rule-B5A-10-7 = { $ref1 } уже в игре.
rule-B5A-10-13 = { $ref1 } не может попасть { $ref2_whither } за одно перемещение.
rule-B5A-10-15 = Среди идущих нет такого персонажа: { $ref1 }.
rule-B5A-10-16 = { $ref1 } уничтожен и не возвращается в игру.
rule-B5A-11-1 = { $ref1 } — не ваш военачальник.
rule-B5A-12-2 = Войско { $ref1_where }: нет лидерства для этого действия.
rule-B5A-12-4 = Жетона лидерства, который можно оставить { $ref1_where }, нет.
rule-B5A-12-7 = Жетонов лидерства больше, чем у вас войск; возьмите вместо них летучих мышей.
rule-B5A-13-1 = У вас нет войска { $ref1_where }.
rule-B5A-13-2 = Предел группирования { $ref1_where }: убрать нужно все лишние отряды, но не больше.
rule-B5A-14-1 = Регион «{ $ref1 }» занят войском врага: войти туда нельзя.
rule-B5A-14-5 = Отряд { $ref1_gen } оставить нельзя: среди идущих такого нет или он последний.
rule-B5A-14-8 = С войском должен идти жетон лидерства или персонаж с лидерством.
rule-B5A-14-9 = Больше урона { $ref1_where } оставить нельзя: ни в одной части войска жетонов урона не может быть больше, чем отрядов.
rule-B5A-14-10 = Войско { $ref1_where } уже целиком перемещено этим действием.
rule-B5A-14-11 = Войско { $ref1_where } нельзя разделить: без перемещения оно атакует целиком.
rule-B5A-15-3 = Убрать отряд { $ref1_gen } нельзя: { $ref2_where } таких не осталось.
rule-B5A-15-4 = Сначала войско { $ref1_where } несёт потери, и лишь потом убирают отряды сверх предела группирования.
rule-B5A-15-6 = Когда лишние отряды { $ref1_where } убраны, остаются только потери, к которым вынуждает урон; больше не нужно.
rule-B5A-16-4 = Войско должно остановиться { $ref1_where }: в смежном регионе войско врага.
rule-B5A-17-5 = Войска врага { $ref1_where } нет: туда можно войти без атаки.
rule-B5A-18-2 = Одним действием { $ref1_where } переворачивают только один жетон.
rule-B5A-18-3 = Регион «{ $ref1 }» занят врагом или под его контролем: перевернуть там жетон нельзя.
rule-B5A-18-10 = У вас нет такого жетона найма { $ref1_where } ({ $ref2 }).
rule-B5A-18-12 = Жетоны этого вида не дают отрядов { $ref1_gen }.
rule-B5A-19-1 = Войско { $ref1_where }: жетонов урона нет, снимать нечего.
rule-B5A-19-2 = При воодушевлении войска { $ref1_where } неудачные кубики можно перебросить один раз, не больше значения его лидерства.
rule-B5A-20-1 = { $ref1 } ещё закрыт.
rule-B5A-20-4 = Войско может идти { $ref1_whence } только на свой перевал, а не { $ref2_whither }.
rule-B5A-20-5 = Войско может идти { $ref1_whence } только в регион, куда ведёт перевал, а не { $ref2_whither }.
rule-B5A-20-9 = Войско { $ref1_where } не может участвовать в совместной атаке: с перевала это запрещено.
rule-B5A-20-10 = С поля боя нельзя ни попасть { $ref1_whither }, ни атаковать там.
rule-B5A-21-1 = Атаковать некого: войска врага { $ref1_where } нет.
rule-B5A-21-10 = { $ref1 }: таких отрядов { $ref2_where } нет.
rule-B5A-22-4 = Карта { $ref1 } уже сыграна и вернётся только с «Перегруппировкой».
rule-B5A-23-5 = { $ref1 }: способность требует попадания чёрным кубиком и применяется лишь один раз.
rule-B5A-24-1 = Перебросить можно только промахи, и не больше значения лидерства войска.
rule-B5A-25-7 = Потерять отряд { $ref1_gen } нельзя: { $ref2_where } таких не осталось.
rule-B5A-25-8 = Войско { $ref1_where }: жетонов урона больше, чем отрядов, нужны ещё потери.
rule-B5A-25-10 = Войско { $ref1_where }: урона больше нет, терять отряд незачем.
rule-B5A-28-4 = Отступить { $ref1_whence } может только защищающийся, который сыграл в этом раунде «Перегруппировку».
rule-B5A-28-5 = Защищающийся, который сыграл в этом раунде «Перегруппировку», не обращается в бегство { $ref1_whence }, но может отступить.
rule-B5A-28-9 = Отступить или обратиться в бегство может только защищающийся.
rule-B5A-28-12 = Регион «{ $ref1 }» занят врагом или под его контролем.
rule-B5A-28-13 = Регион «{ $ref1 }» смежен с войском врага.
rule-B5A-28-15 = Регион «{ $ref1 }» лежит за бродом.
rule-B5A-28-17 = Регион «{ $ref1 }» занят вами или под вашим контролем: отбросить туда разбитое войско нельзя.
rule-B5A-28-18 = Отступить { $ref1_whence } некуда.
rule-B5A-28-21 = Войско { $ref1_where } теряет ровно столько отрядов, чтобы осталось не больше 1 жетона урона.
rule-B5A-28-25 = Бежать { $ref1_whence } некуда.
rule-B5A-29-1 = В совместной атаке участвуют хотя бы два разных войска.
rule-B5A-29-2 = Войско { $ref1_where } не участвует в этой атаке.
rule-B5A-29-9 = Продвинуться может только войско, участвовавшее в атаке, а не войско { $ref1_where }.
rule-B5A-31-4 = Болг пал.
rule-B5A-31-6 = Маркер судьбы дошёл до конца шкалы судьбы.
rule-B5A-31-7 = В конце хода у Тьмы достаточно победных очков.
rule-B5A-31-8 = Главные врата под контролем Тьмы, и победных очков у неё достаточно.
rule-B5A-34-3 = { $about_count ->
    [1] Летучих мышей { $ref1_where } нет.
   *[other] Для «Тучи нетопырей» нужны результат «Сбор» и летучие мыши на территории с войском Тьмы.
}
rule-B5A-34-4 = «Туча нетопырей» только перемещает войско, атаки она не даёт.
rule-B5A-34-5 = Тьма берёт эту карту, только если к началу сражения { $ref1_where } на той же территории есть летучие мыши.
rule-B5A-CR-16 = Войско { $ref1_where }: этого у него нет, отдать нечего.
