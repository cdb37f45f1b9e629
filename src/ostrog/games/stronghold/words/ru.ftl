## Варианты: что делает выбор

option-done = готово

option-next = следующая: «{ $card }»
option-keep-objective = оставить «{ $objective }»
option-keep-plan = оставить «{ $plan }»

option-exchange = обменять карты фаз
option-gain = сбросить { $unit_acc } и взять древесину
option-swap-cards = убрать «{ $out }», взять «{ $come }»
option-use-card = использовать карту «{ $card }»
option-end-phase = больше ничего в этой фазе
option-pay = платить { $unit_inspl }
option-pay-spy = доплатить { $unit_ins } из-за шпиона
option-at = { $place_where }
option-bridge = положить мостки { $path_whither }
option-cull = убрать «Промах» из стопки машины { $place_where }
option-lay-token = разместить «{ $token }» { $place_where }

option-march = { $maneuver }
option-sap = { $unit } из подкопа { $section_whither }
option-send = { $count } × { $unit }: { $path }
option-tow = осадная башня: { $path }
option-pass-through = { $unit } через { $rampart } { $section_whither }
option-bring = { $count } × { $unit } { $foreground_whither }
option-join = присоединяется { $unit }
option-catch-passing = ловит тролля, который шёл дальше
option-catch-other = ловит тролля, который дальше не идёт
option-open-order = открытый приказ { $section_where }: «{ $order }»
option-secret-order = тайный приказ { $section_where }: «{ $order }»

option-take-bonus = взять награду
option-decline-bonus = отказаться от награды
option-strengthen = использовать награду { $section_where }
option-spare = не здесь
option-exchange-tokens = поменять «Блеф» местами со скрытым «Успехом»

option-take = взять { $troop_acc } { $place_whence }
option-lead = взять { $hero_acc }
option-to = перейти { $place_whither }
option-swap = поменяться местами { $troop_with } { $place_where }
option-lay = { $count ->
    [one] положить { $count } жетон часов на действие «{ $work }»
    [few] положить { $count } жетона часов на действие «{ $work }»
   *[many] положить { $count } жетонов часов на действие «{ $work }»
}
option-finish = завершить действие «{ $work }»
option-train = { $work_do }
option-heroic = приказ { $hero_gen }: «{ $order }»
option-plan = применить план «{ $plan }»
option-close-window = закончить это окно
option-no-plan = сейчас план не применять

option-cauldron = поставить { $section_whither } котёл на { $unit_accpl }
option-set-trap = поставить { $trap_acc }: { $path }
option-jam = поломка машины { $place_where }
option-spy-on = положить шпиона на карту «{ $card }»
option-bless-side = { $side }
option-snipe = застрелить { $unit_acc } { $place_where }
option-confuse = сбросить приказ { $section_whence }
option-call-up = вызвать { $troop_acc }
option-detail = направить { $troop_acc } { $place_whence } { $building_whither }
option-fall-back = отвести { $troop_acc } { $section_whence }
option-burn = сжечь { $unit_acc } { $foreground_where }
option-tear-down = убрать { $token_acc } { $section_whence }
option-tear-bridge = убрать мостки { $path_where }
option-wreck = уничтожить машину { $place_where }
option-wreck-mantelet = уничтожить мантелет { $rampart_where }
option-give-up = отдать { $troop_acc } { $place_whence }
option-raise = заменить солдатом стрелка { $place_where }

option-aim = пушка { $tower_where }: стрелять по { $place_dat }
option-victim = гибнет { $unit }
option-target = машина { $place_where }: стрелять по { $section_dat }
option-casualty = гибнет { $troop }
option-casualty-at = гибнет { $troop } { $section_where }
option-smash = уничтожить машину { $tower_where }
option-fire = { $count ->
    [one] { $count } стрелок { $place_where }: огонь по { $rampart_dat }
    [few] { $count } стрелка { $place_where }: огонь по { $rampart_dat }
   *[many] { $count } стрелков { $place_where }: огонь по { $rampart_dat }
}
option-bless = все стреляют по { $rampart_dat }
option-slay = убить{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } гоблина
   *[other] {" "}· { $goblins } гоблинов
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } орка
   *[other] {" "}· { $orcs } орков
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } тролля
   *[other] {" "}· { $trolls } троллей
}
option-poke = шесты { $tower_where }: применить { $section_where }
option-resolve = разыграть приказ { $section_where }
option-detonate = { $count ->
    [one] подрывается { $count } орк
    [few] подрываются { $count } орка
   *[many] подрываются { $count } орков
}
option-call-troll = тролль идёт: { $path }
option-fell = потери Защитника{ $marksmen ->
    [0] {""}
    [one] {" "}· { $marksmen } стрелок
    [few] {" "}· { $marksmen } стрелка
   *[many] {" "}· { $marksmen } стрелков
}{ $soldiers ->
    [0] {""}
    [one] {" "}· { $soldiers } солдат
    [few] {" "}· { $soldiers } солдата
   *[many] {" "}· { $soldiers } солдат
}{ $veterans ->
    [0] {""}
    [one] {" "}· { $veterans } ветеран
    [few] {" "}· { $veterans } ветерана
   *[many] {" "}· { $veterans } ветеранов
}
option-haunt = он появляется { $foreground_where }
option-heal = вылечить { $troop_acc }

## Вопросы: что решает игрок

ask-row = Разложите карты каждой фазы по порядку: использовать их можно только слева направо. Остальные лягут дальше как лежат.
ask-objectives = { $ref1 ->
    [one] Оставьте { $ref1 } задание.
    [few] Оставьте { $ref1 } задания.
   *[many] Оставьте { $ref1 } заданий.
}
ask-plans = { $ref1 ->
    [one] Оставьте { $ref1 } план обороны.
    [few] Оставьте { $ref1 } плана обороны.
   *[many] Оставьте { $ref1 } планов обороны.
}
ask-supplies = Снабжение: обменять карты фаз или сбросить бойца ради древесины? И то и другое даёт Защитнику жетоны часов.
ask-exchange = Какие карты обменять?
ask-card = Фаза { $ref1 }: какую карту использовать?
ask-pay = Карта «{ $ref1 }»: какими бойцами платить?
ask-pay-spy = На карте «{ $ref1 }» лежит шпион: каким бойцом доплатить?
ask-building-site = Где поставить { $ref1_acc }?
ask-equipment-site = Где разместить { $ref1_acc }?
ask-training-site = { $ref1_id ->
    [artilleryman] Из стопки какой машины убрать «Промах»?
    [trainer] На какое предполье придут новые бойцы?
    [saboteur] В какой постройке разместить диверсанта?
   *[other] На каком валу разместить { $ref1_acc }?
}
ask-ritual = Ритуал «{ $ref1 }»: положите закрытый «Успех» туда, где он должен подействовать, а в других местах — «Блеф», чтобы сбить с толку.
ask-maneuver = Какой марш провести? Большой двигает больше бойцов и даёт Защитнику больше жетонов часов.
ask-saps = Кто выходит из подкопов?
ask-march-from-ramparts = Кто уходит с валов?
ask-march-from-foregrounds = Кто уходит с предполий?
ask-new-units = Выставьте новых бойцов на предполья.
ask-marauders = Места хватает не всем мародёрам: кто присоединяется?
ask-caught = Ловушка на тропе { $ref1 }: какого тролля она ловит?
ask-orders = Отдайте приказы: один открытый бесплатно, любое число тайных, что даст Защитнику время, или ни одного.
ask-bonus = Задание «{ $ref1 }» выполнено. Взять награду?
ask-saboteur = В какой постройке разместить диверсанта?
ask-strengthen = Добавить силу награды { $ref1_where }?
ask-exchange-tokens = Вскрыт «Блеф» ритуала «{ $ref1 }». Поменять его местами с «Успехом»?
ask-window = { $about_count ->
    [1] { $ref1 ->
        [0] Ваше окно: тратить больше нечего.
        [one] Ваше окно: потратьте { $ref1 } жетон часов на ход или здание.
        [few] Ваше окно: потратьте { $ref1 } жетона часов на ходы и здания.
       *[many] Ваше окно: потратьте { $ref1 } жетонов часов на ходы и здания.
    }
   *[other] { $ref1 ->
        [0] Ваше окно: положите { $ref2_where } жетон часов от «Наряда».
        [one] Ваше окно: потратьте { $ref1 } жетон часов, а { $ref2_where } положите жетон от «Наряда».
        [few] Ваше окно: потратьте { $ref1 } жетона часов, а { $ref2_where } положите жетон от «Наряда».
       *[many] Ваше окно: потратьте { $ref1 } жетонов часов, а { $ref2_where } положите жетон от «Наряда».
    }
}
ask-work = Действие «{ $ref1 }» завершено. Что вы выбираете?
ask-heroic-order = Приказ «{ $ref1 }»: кто его выполняет?
ask-plan-price = План «{ $ref1 }»: каких бойцов отдать?
ask-plan-benefit = План «{ $ref1 }»: что вы выбираете?
ask-plan-casualty = План «{ $ref1 }»: какой боец отправится в госпиталь?
ask-stage-plan = Перед этапом «{ $ref1_id ->
    [cannons] пушки
    [machines] осадные машины
    [marksmen] стрелки
    [cauldrons] котлы
    [poles] шесты
    [orders] приказы
    [strength] сила
   *[hospital] госпиталь
}»: применить план?
ask-specter-foreground = «Призрак»: где появится новый боец?
ask-casualty = { $ref2_id ->
    [demon] «Демон»: кто гибнет { $ref1_where }?
    [blood-stones] «Камни крови»: какой боец Защитника { $ref1_where } тоже гибнет?
   *[other] Попадание баллисты: какой боец Защитника { $ref1_where } гибнет?
}
ask-aim = Куда стреляет пушка { $ref1_where }?
ask-cannon-victim = Попадание пушки: кто гибнет { $ref1_where }?
ask-machine-target = Назовите цель для каждой машины.
ask-ballista-victim = Баллиста задела и своих: кто гибнет { $ref1_where }?
ask-catapult-tower = Какая башня у { $ref1_gen } поражена?
ask-middle-tower = К какой стороне отнести стрелков { $ref1_gen }?
ask-bless = Благословение: по какому валу они стреляют?
ask-fire = Ваши стрелки ведут огонь: кто по какому валу?
ask-fire-victims = Огонь стрелков: кто гибнет { $ref1_where }?
ask-poles = Где применить шесты { $ref1_gen }?
ask-order-sequence = Какой приказ разыграть следующим?
ask-detonate = Сколько орков подорвётся { $ref1_where }?
ask-troll-call = Зов троллей { $ref1_where }: какой тролль откликнется?
ask-fallen = У вас перевес { $ref1_where }: какие бойцы Защитника гибнут?
ask-slain = У вас перевес { $ref1_where }: какие нападающие гибнут?
ask-heal = Кто вернётся из госпиталя?

## События: что произошло

event-TurnBegan = Начинается ход { $turn }.
event-TurnEnded = Стена выстояла в ходу { $turn }.
event-PhaseBegan = Фаза { $phase }: { $phase ->
    [1] снабжение
    [2] машины
    [3] снаряжение
    [4] обучение
    [5] ритуалы
   *[other] марши и приказы
}.
event-HourglassesGiven = Защитник получает { $count ->
    [one] { $count } жетон часов
    [few] { $count } жетона часов
   *[many] { $count } жетонов часов
}, теперь у него { $held }.
event-HourglassesLost = { $count ->
    [one] Пропадает { $count } жетон часов.
    [few] Пропадают { $count } жетона часов.
   *[many] Пропадают { $count } жетонов часов.
}
event-WindowClosed = Защитник закончил.
event-UnitsDrawn = Из мешка в запас Захватчика{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } гоблин
    [few] {" "}· { $goblins } гоблина
   *[many] {" "}· { $goblins } гоблинов
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } орк
    [few] {" "}· { $orcs } орка
   *[many] {" "}· { $orcs } орков
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } тролль
    [few] {" "}· { $trolls } тролля
   *[many] {" "}· { $trolls } троллей
}
event-WoodTaken = Захватчик берёт { $count ->
    [one] { $count } единицу древесины
    [few] { $count } единицы древесины
   *[many] { $count } единиц древесины
}, теперь у него { $held }.
event-ObjectivesKept = Захватчик оставляет задания: { $objectives }.
event-PlansKept = { $plans ->
    [hidden] Защитник оставляет { $count ->
        [one] { $count } план обороны
        [few] { $count } плана обороны
       *[many] { $count } планов обороны
    }.
   *[other] Ваши планы: { $plans }.
}
event-RowArranged = Карты фаз на столе: { $cards }.
event-CardsExchanged = { $out_count ->
    [0] Захватчик не обменивает карт.
   *[other] Захватчик обменивает карты. Убрано: { $out }. Взято: { $come }.
}
event-CardUsed = Захватчик использует карту «{ $card }» и платит{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } гоблин
    [few] {" "}· { $goblins } гоблина
   *[many] {" "}· { $goblins } гоблинов
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } орк
    [few] {" "}· { $orcs } орка
   *[many] {" "}· { $orcs } орков
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } тролль
    [few] {" "}· { $trolls } тролля
   *[many] {" "}· { $trolls } троллей
}{ $wood ->
    [0] {""}
    [one] {" "}· { $wood } единица древесины
    [few] {" "}· { $wood } единицы древесины
   *[many] {" "}· { $wood } единиц древесины
}
event-UnitDiscarded = Захватчик сбрасывает { $unit_acc } и берёт { $wood ->
    [one] { $wood } единицу древесины
    [few] { $wood } единицы древесины
   *[many] { $wood } единиц древесины
}.
event-MachineBuilt = Захватчик строит { $machine_acc } { $place_where }.
event-TokenLaid = Захватчик размещает { $token_acc } { $place_where }.
event-MissRemoved = Из стопки машины { $place_where } убран «Промах». Осталось там «Промахов»: { $misses }.
event-UnitsPlaced = { $cause } { $place_where }{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } гоблин
    [few] {" "}· { $goblins } гоблина
   *[many] {" "}· { $goblins } гоблинов
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } орк
    [few] {" "}· { $orcs } орка
   *[many] {" "}· { $orcs } орков
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } тролль
    [few] {" "}· { $trolls } тролля
   *[many] {" "}· { $trolls } троллей
}
event-RitualPerformed = Захватчик проводит ритуал «{ $ritual }». Жетоны лицевой стороной вниз: { $places }.
event-RitualRevealed = Вскрыт жетон «{ $ritual }» { $place_where }: «{ $token }».
event-TokensExchanged = «{ $ritual }» { $place_where }: «Блеф» и «Успех» меняются местами.
event-RitualsReturned = Все жетоны ритуалов возвращаются Захватчику.
event-ManeuverBegan = Захватчик начинает { $maneuver }.
event-GroupMoved = Марш: { $path }{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } гоблин
    [few] {" "}· { $goblins } гоблина
   *[many] {" "}· { $goblins } гоблинов
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } орк
    [few] {" "}· { $orcs } орка
   *[many] {" "}· { $orcs } орков
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } тролль
    [few] {" "}· { $trolls } тролля
   *[many] {" "}· { $trolls } троллей
}{ $siege_tower ->
    [yes] {" "}· осадная башня
   *[no] {""}
}
event-UnitSapped = Из подкопа { $section_whither } выходит { $unit }.
event-UnitsBrought = Новые бойцы { $foreground_where }{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } гоблин
    [few] {" "}· { $goblins } гоблина
   *[many] {" "}· { $goblins } гоблинов
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } орк
    [few] {" "}· { $orcs } орка
   *[many] {" "}· { $orcs } орков
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } тролль
    [few] {" "}· { $trolls } тролля
   *[many] {" "}· { $trolls } троллей
}
event-TrapSprung = { $trap } ({ $path }): { $stopped ->
    [yes] осадная башня остановлена.
   *[no] { $killed ->
        [0] никто не попался.
        [one] гибнет { $killed } боец.
        [few] гибнут { $killed } бойца.
       *[many] гибнут { $killed } бойцов.
    }
}
event-OrderGiven = { $open ->
    [yes] Открытый приказ { $section_where }: «{ $order }».
   *[no] { $order ->
        [hidden] Тайный приказ лежит { $section_where }.
       *[other] Тайный приказ { $section_where }: «{ $order }».
    }
}
event-OrderRevealed = Вскрыт приказ { $section_where }: «{ $order }».
event-OrderRemoved = { $order ->
    [hidden] Приказ { $section_where } убран не глядя.
   *[other] Приказ { $section_where } убран: «{ $order }».
}
event-OrderResolved = Приказ «{ $order }» { $section_where } { $works ->
    [yes] действует.
   *[no] не действует.
}
event-ObjectiveFulfilled = Задание «{ $objective }» выполнено; Захватчик { $taken ->
    [yes] берёт награду.
   *[no] отказывается от награды.
}
event-SectionStrengthened = Сила Захватчика { $section_where }: +{ $strength }.
event-PlanUsed = Защитник применяет план «{ $plan }».
event-DefenderMoved = { $who_cap } переходит { $source_whence } { $to_whither }.
event-MoveFailed = «Вихрь» слишком силён: { $who } остаётся { $source_where }.
event-DefendersSwapped = Меняются местами { $first } { $first_place_where } и { $second } { $second_place_where }.
event-HourglassesLaid = { $work }: { $count ->
    [one] { $count } жетон часов
    [few] { $count } жетона часов
   *[many] { $count } жетонов часов
}{ $missing ->
    [0] , завершено.
   *[other] , нужно ещё { $missing }.
}
event-WorkCompleted = Завершено действие «{ $work }».
event-WorkPlaced = { $work }: { $place }.
event-CauldronPlaced = Котёл на { $unit_accpl } стоит { $section_where }.
event-UnitTrained = { $first_cap } { $place_where } становится { $then_ins }.
event-HeroicOrderIssued = { $hero_cap } отдаёт приказ «{ $heroic }»{ $works ->
    [yes] .
   *[no] . На нём «Одержимость»: приказ потерян.
}
event-SaboteursFound = Диверсанты выслежены: { $buildings }.
event-DefendersArrived = Из резерва { $place_whither }: { $count } × { $troop }.
event-DefenderLeft = { $troop_cap } уходит { $place_whence } в резерв.
event-TokenRemoved = Защитник убирает { $token_acc } { $place_where }.
event-WallRaised = Ещё { $count ->
    [one] { $count } элемент стены
    [few] { $count } элемента стены
   *[many] { $count } элементов стены
} { $section_where }.
event-StageBegan = Штурм: { $stage }.
event-CannonFired = Пушка { $tower_where } стреляет по { $place_dat }: { $hit ->
    [yes] попадание.
   *[no] мимо.
}
event-MachineFired = { $machine } { $place_where } стреляет по { $section_dat }: { $hit ->
    [yes] попадание!
   *[no] промах.
}
event-WallDestroyed = Разрушено { $place_where }: { $count ->
    [one] { $what }
    [few] { $count } { $what_few }
   *[many] { $count } { $what_many }
}.
event-MarksmenFired = Стрелки бьют по { $rampart_dat }, сила огня { $strength }.
event-PolesUsed = Шесты { $tower_gen } { $section_where }: { $hit ->
    [yes] попадание.
   *[no] мимо.
}
event-InvadersDied = Потери Захватчика { $place_where } ({ $cause }){ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } гоблин
    [few] {" "}· { $goblins } гоблина
   *[many] {" "}· { $goblins } гоблинов
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } орк
    [few] {" "}· { $orcs } орка
   *[many] {" "}· { $orcs } орков
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } тролль
    [few] {" "}· { $trolls } тролля
   *[many] {" "}· { $trolls } троллей
}
event-DefenderDied = { $troop_cap } гибнет { $place_where } ({ $cause }).
event-DefenderTurned = { $troop_cap } { $section_where } гибнет и превращается в { $unit_acc }{ $appears ->
    [yes] .
   *[no] , но места для него нет.
}
event-StrengthCompared = Сила { $section_where }: Захватчик { $invader }, Защитник { $defender }.
event-SectionHeld = Оборона { $section_gen } выстояла.
event-Breached = Прорыв { $section_where }: перевес { $advantage } против бойцов общей силой { $units }!
event-UnitsHealed = Из госпиталя во двор{ $marksmen ->
    [0] {""}
    [one] {" "}· { $marksmen } стрелок
    [few] {" "}· { $marksmen } стрелка
   *[many] {" "}· { $marksmen } стрелков
}{ $soldiers ->
    [0] {""}
    [one] {" "}· { $soldiers } солдат
    [few] {" "}· { $soldiers } солдата
   *[many] {" "}· { $soldiers } солдат
}{ $veterans ->
    [0] {""}
    [one] {" "}· { $veterans } ветеран
    [few] {" "}· { $veterans } ветерана
   *[many] {" "}· { $veterans } ветеранов
}
event-Rolled = {""}
event-Moved = {""}
event-Poured = {""}
event-Shuffled = {""}
event-Looked = {""}

## Игроки

ref-seat-invader = Захватчик
ref-seat-defender = Защитник
ref-team-invader = Захватчик
ref-team-defender = Защитник
scenario-standard = Обычная игра
scenario-starter = Первая осада (набор карт для новичков)

## Бойцы и герои

ref-unit-goblin = гоблин
    .acc = гоблина
    .ins = гоблином
    .accpl = гоблинов
    .inspl = гоблинами
ref-unit-orc = орк
    .acc = орка
    .ins = орком
    .accpl = орков
    .inspl = орками
ref-unit-troll = тролль
    .acc = тролля
    .ins = троллем
    .accpl = троллей
    .inspl = троллями
ref-troop-marksman = стрелок
    .cap = Стрелок
    .acc = стрелка
    .ins = стрелком
    .with = со стрелком
    .genpl = стрелков
ref-troop-soldier = солдат
    .cap = Солдат
    .acc = солдата
    .ins = солдатом
    .with = с солдатом
    .genpl = солдат
ref-troop-veteran = ветеран
    .cap = Ветеран
    .acc = ветерана
    .ins = ветераном
    .with = с ветераном
    .genpl = ветеранов
ref-hero-officer = офицер
    .cap = Офицер
    .acc = офицера
    .gen = офицера
ref-hero-warrior = воин
    .cap = Воин
    .acc = воина
    .gen = воина

## Места

ref-place-fl = левое предполье
    .where = на левом предполье
    .whither = на левое предполье
    .whence = с левого предполья
    .gen = левого предполья
    .dat = левому предполью
ref-place-fr = правое предполье
    .where = на правом предполье
    .whither = на правое предполье
    .whence = с правого предполья
    .gen = правого предполья
    .dat = правому предполью
ref-place-l1 = левый вал 1
    .where = на левом валу 1
    .whither = на левый вал 1
    .whence = с левого вала 1
    .gen = левого вала 1
    .dat = левому валу 1
ref-place-l2 = левый вал 2
    .where = на левом валу 2
    .whither = на левый вал 2
    .whence = с левого вала 2
    .gen = левого вала 2
    .dat = левому валу 2
ref-place-l3 = левый вал 3
    .where = на левом валу 3
    .whither = на левый вал 3
    .whence = с левого вала 3
    .gen = левого вала 3
    .dat = левому валу 3
ref-place-r1 = правый вал 1
    .where = на правом валу 1
    .whither = на правый вал 1
    .whence = с правого вала 1
    .gen = правого вала 1
    .dat = правому валу 1
ref-place-r2 = правый вал 2
    .where = на правом валу 2
    .whither = на правый вал 2
    .whence = с правого вала 2
    .gen = правого вала 2
    .dat = правому валу 2
ref-place-r3 = правый вал 3
    .where = на правом валу 3
    .whither = на правый вал 3
    .whence = с правого вала 3
    .gen = правого вала 3
    .dat = правому валу 3
ref-place-r4 = правый вал 4
    .where = на правом валу 4
    .whither = на правый вал 4
    .whence = с правого вала 4
    .gen = правого вала 4
    .dat = правому валу 4
ref-place-w1 = участок 1
    .where = на участке 1
    .whither = на участок 1
    .whence = с участка 1
    .gen = участка 1
    .dat = участку 1
ref-place-w2 = участок 2
    .where = на участке 2
    .whither = на участок 2
    .whence = с участка 2
    .gen = участка 2
    .dat = участку 2
ref-place-w3 = участок 3
    .where = на участке 3
    .whither = на участок 3
    .whence = с участка 3
    .gen = участка 3
    .dat = участку 3
ref-place-w4 = участок 4
    .where = на участке 4
    .whither = на участок 4
    .whence = с участка 4
    .gen = участка 4
    .dat = участку 4
ref-place-w5 = участок 5
    .where = на участке 5
    .whither = на участок 5
    .whence = с участка 5
    .gen = участка 5
    .dat = участку 5
ref-place-w6 = участок 6
    .where = на участке 6
    .whither = на участок 6
    .whence = с участка 6
    .gen = участка 6
    .dat = участку 6
ref-place-w7 = участок 7
    .where = на участке 7
    .whither = на участок 7
    .whence = с участка 7
    .gen = участка 7
    .dat = участку 7
ref-place-w8 = участок 8
    .where = на участке 8
    .whither = на участок 8
    .whence = с участка 8
    .gen = участка 8
    .dat = участку 8
ref-place-w9 = участок 9
    .where = на участке 9
    .whither = на участок 9
    .whence = с участка 9
    .gen = участка 9
    .dat = участку 9
ref-place-t1 = башня 1
    .where = в башне 1
    .whither = в башню 1
    .whence = из башни 1
    .gen = башни 1
    .acc = башню 1
ref-place-t2 = башня 2
    .where = в башне 2
    .whither = в башню 2
    .whence = из башни 2
    .gen = башни 2
    .acc = башню 2
ref-place-t3 = башня 3
    .where = в башне 3
    .whither = в башню 3
    .whence = из башни 3
    .gen = башни 3
    .acc = башню 3
ref-place-t4 = башня 4
    .where = в башне 4
    .whither = в башню 4
    .whence = из башни 4
    .gen = башни 4
    .acc = башню 4
ref-place-t5 = башня 5
    .where = в башне 5
    .whither = в башню 5
    .whence = из башни 5
    .gen = башни 5
    .acc = башню 5
ref-place-t6 = башня 6
    .where = в башне 6
    .whither = в башню 6
    .whence = из башни 6
    .gen = башни 6
    .acc = башню 6
ref-place-t7 = башня 7
    .where = в башне 7
    .whither = в башню 7
    .whence = из башни 7
    .gen = башни 7
    .acc = башню 7
ref-place-t8 = башня 8
    .where = в башне 8
    .whither = в башню 8
    .whence = из башни 8
    .gen = башни 8
    .acc = башню 8
ref-place-courtyard = двор
    .where = во дворе
    .whither = во двор
    .whence = со двора
ref-place-forge = кузница
    .where = в кузнице
    .whither = в кузницу
    .whence = из кузницы
    .acc = кузницу
ref-place-workshop = мастерская
    .where = в мастерской
    .whither = в мастерскую
    .whence = из мастерской
    .acc = мастерскую
ref-place-scouts = разведчики
    .where = у разведчиков
    .whither = к разведчикам
    .whence = от разведчиков
    .acc = разведчиков
ref-place-cathedral = собор
    .where = в соборе
    .whither = в собор
    .whence = из собора
ref-place-barracks = казармы
    .where = в казармах
    .whither = в казармы
    .whence = из казарм
ref-place-guards = стража
    .where = в страже
    .whither = в стражу
    .whence = из стражи
    .acc = стражу
ref-place-hospital = госпиталь
    .where = в госпитале
    .whither = в госпиталь
    .whence = из госпиталя
ref-place-marauders = поле мародёров
    .where = на поле мародёров
ref-place-call-up = Вызов
    .where = на приказе «Вызов»
ref-place-detail = Наряд
    .where = на приказе «Наряд»
ref-place-fall-back = Отход
    .where = на приказе «Отход»
ref-path-fl-l1 = левое предполье → левый вал 1
    .cap = Левое предполье → левый вал 1
    .where = на тропе с левого предполья на левый вал 1
    .whither = на тропу с левого предполья на левый вал 1
ref-path-fl-l2 = левое предполье → левый вал 2
    .cap = Левое предполье → левый вал 2
    .where = на тропе с левого предполья на левый вал 2
    .whither = на тропу с левого предполья на левый вал 2
ref-path-fl-l3 = левое предполье → левый вал 3
    .cap = Левое предполье → левый вал 3
    .where = на тропе с левого предполья на левый вал 3
    .whither = на тропу с левого предполья на левый вал 3
ref-path-fr-r1 = правое предполье → правый вал 1
    .cap = Правое предполье → правый вал 1
    .where = на тропе с правого предполья на правый вал 1
    .whither = на тропу с правого предполья на правый вал 1
ref-path-fr-r2 = правое предполье → правый вал 2
    .cap = Правое предполье → правый вал 2
    .where = на тропе с правого предполья на правый вал 2
    .whither = на тропу с правого предполья на правый вал 2
ref-path-fr-r3 = правое предполье → правый вал 3
    .cap = Правое предполье → правый вал 3
    .where = на тропе с правого предполья на правый вал 3
    .whither = на тропу с правого предполья на правый вал 3
ref-path-r3-r4 = правый вал 3 → правый вал 4
    .cap = Правый вал 3 → правый вал 4
    .where = на тропе с правого вала 3 на правый вал 4
    .whither = на тропу с правого вала 3 на правый вал 4
ref-path-l1-w1 = левый вал 1 → участок 1
    .cap = Левый вал 1 → участок 1
    .where = на тропе с левого вала 1 на участок 1
    .whither = на тропу с левого вала 1 на участок 1
ref-path-l1-w2 = левый вал 1 → участок 2
    .cap = Левый вал 1 → участок 2
    .where = на тропе с левого вала 1 на участок 2
    .whither = на тропу с левого вала 1 на участок 2
ref-path-l2-w2 = левый вал 2 → участок 2
    .cap = Левый вал 2 → участок 2
    .where = на тропе с левого вала 2 на участок 2
    .whither = на тропу с левого вала 2 на участок 2
ref-path-l2-w3 = левый вал 2 → участок 3
    .cap = Левый вал 2 → участок 3
    .where = на тропе с левого вала 2 на участок 3
    .whither = на тропу с левого вала 2 на участок 3
ref-path-l3-w3 = левый вал 3 → участок 3
    .cap = Левый вал 3 → участок 3
    .where = на тропе с левого вала 3 на участок 3
    .whither = на тропу с левого вала 3 на участок 3
ref-path-l3-w4 = левый вал 3 → участок 4
    .cap = Левый вал 3 → участок 4
    .where = на тропе с левого вала 3 на участок 4
    .whither = на тропу с левого вала 3 на участок 4
ref-path-r1-w5 = правый вал 1 → участок 5
    .cap = Правый вал 1 → участок 5
    .where = на тропе с правого вала 1 на участок 5
    .whither = на тропу с правого вала 1 на участок 5
ref-path-r1-w6 = правый вал 1 → участок 6
    .cap = Правый вал 1 → участок 6
    .where = на тропе с правого вала 1 на участок 6
    .whither = на тропу с правого вала 1 на участок 6
ref-path-r2-w6 = правый вал 2 → участок 6
    .cap = Правый вал 2 → участок 6
    .where = на тропе с правого вала 2 на участок 6
    .whither = на тропу с правого вала 2 на участок 6
ref-path-r2-w7 = правый вал 2 → участок 7
    .cap = Правый вал 2 → участок 7
    .where = на тропе с правого вала 2 на участок 7
    .whither = на тропу с правого вала 2 на участок 7
ref-path-r3-w7 = правый вал 3 → участок 7
    .cap = Правый вал 3 → участок 7
    .where = на тропе с правого вала 3 на участок 7
    .whither = на тропу с правого вала 3 на участок 7
ref-path-r3-w8 = правый вал 3 → участок 8
    .cap = Правый вал 3 → участок 8
    .where = на тропе с правого вала 3 на участок 8
    .whither = на тропу с правого вала 3 на участок 8
ref-path-r4-w8 = правый вал 4 → участок 8
    .cap = Правый вал 4 → участок 8
    .where = на тропе с правого вала 4 на участок 8
    .whither = на тропу с правого вала 4 на участок 8
ref-path-r4-w9 = правый вал 4 → участок 9
    .cap = Правый вал 4 → участок 9
    .where = на тропе с правого вала 4 на участок 9
    .whither = на тропу с правого вала 4 на участок 9
ref-side-left = левая сторона
ref-side-right = правая сторона

## Карты и жетоны

ref-card-ballista = Баллиста
    .acc = баллисту
ref-card-catapult = Катапульта
    .acc = катапульту
ref-card-trebuchet = Требушет
    .acc = требушет
ref-card-mantelet = Мантелет
    .acc = мантелет
ref-card-siege-tower = Осадная башня
    .acc = осадную башню
ref-card-banner = Знамя
    .acc = знамя
ref-card-ladders = Лестницы
    .acc = лестницы
ref-card-sap = Подкоп
    .acc = подкоп
ref-card-bridge = Мостки
    .acc = мостки
ref-card-poison = Яд
    .acc = яд
ref-card-artilleryman = Артиллерист
    .acc = артиллериста
ref-card-quartermaster = Квартирмейстер
    .acc = квартирмейстера
ref-card-trench-master = Мастер окопов
    .acc = мастера окопов
ref-card-saboteur = Диверсант
    .acc = диверсанта
ref-card-trainer = Дрессировщик
    .acc = дрессировщика
ref-card-blood-stones = Камни крови
ref-card-possession = Одержимость
ref-card-demon = Демон
ref-card-specter = Призрак
ref-card-gale = Вихрь
ref-objective-bloody-rituals = Кровавые ритуалы
ref-objective-stone-upon-stone = Камня на камне
ref-objective-faithful-shamans = Верные шаманы
ref-objective-first-crack = Первая трещина
ref-objective-grand-battery = Большая батарея
ref-objective-ring-of-iron = Железное кольцо
ref-objective-tower-at-the-wall = Башня у стены
ref-objective-red-harvest = Кровавая жатва
ref-objective-silenced-tower = Смолкшая башня
ref-objective-great-horde = Великая орда
ref-plan-last-reserve = Последний резерв
ref-plan-burning-field = Горящее поле
ref-plan-night-shift = Ночная смена
ref-plan-hasty-masonry = Спешная кладка
ref-plan-hail-of-arrows = Град стрел
ref-plan-heroes-oath = Клятва героев
ref-plan-torn-down = Сорванные лестницы
ref-plan-night-sortie = Ночная вылазка
ref-plan-holy-relic = Святая реликвия
ref-plan-militia = Ополчение
ref-work-cannon = Пушка
ref-work-cauldron = Котёл
ref-work-poles = Шесты
ref-work-bay-window = Эркер
ref-work-platform = Помост
ref-work-reinforce-walls = Укрепление стен
ref-work-trap = Ловушка
ref-work-malfunction = Поломка машины
ref-work-spy = Шпион
ref-work-blessing = Благословение стрелков
ref-work-glare = Неземное сияние
ref-work-sniper = Снайпер на башне
ref-work-confuse-orders = Путаница приказов
ref-work-train-soldier = Обучить солдата
    .do = обучить солдата
ref-work-train-veteran = Обучить ветерана
    .do = обучить ветерана
ref-work-track-saboteurs = Выследить диверсантов
ref-trap-goblin-trap = Ловушка на гоблинов
    .acc = ловушку на гоблинов
ref-trap-troll-trap = Ловушка на троллей
    .acc = ловушку на троллей
ref-trap-siege-tower-trap = Ловушка на осадную башню
    .acc = ловушку на осадную башню
ref-heroic-call-up = Вызов
ref-heroic-detail = Наряд
ref-heroic-fall-back = Отход
ref-order-goblin-fury = Ярость гоблинов
ref-order-orc-detonation = Подрыв орков
ref-order-troll-call = Зов троллей
ref-order-bluff = Блеф
ref-token-success = Успех
ref-token-bluff = Блеф
ref-maneuver-small = малый марш
    .cap = Малый марш
ref-maneuver-large = большой марш
    .cap = Большой марш
ref-face-hit = Попадание
ref-face-miss = Промах
ref-what-wall-element = элемент стены
    .few = элемента стены
    .many = элементов стены
ref-what-cauldron = котёл
ref-what-cannon = пушка
ref-what-poles = шесты
ref-what-bay-window = эркер
ref-cause-sniper = снайпер
ref-cause-plan = план обороны
ref-cause-demon = «Демон»
ref-cause-ballista = баллиста
ref-cause-blood-stones = «Камни крови»
ref-cause-cannon = пушка
ref-cause-marksmen = стрелки
ref-cause-cauldron = котёл
ref-cause-poles = шесты
ref-cause-poison = яд
ref-cause-melee = рукопашный бой
ref-cause-fury = ярость
ref-cause-detonation = подрыв
ref-cause-trainer = Дрессировщик
ref-cause-marauders = Присоединяются мародёры
ref-cause-specter = Появляется призрак
ref-stage-cannons = пушки
ref-stage-machines = осадные машины
ref-stage-marksmen = стрелки
ref-stage-cauldrons = котлы
ref-stage-poles = шесты
ref-stage-orders = приказы
ref-stage-strength = сила
ref-stage-hospital = госпиталь
ref-face-hit-1 = карта попаданий 1
ref-face-hit-2 = карта попаданий 2
ref-face-hit-3 = карта попаданий 3
ref-face-hit-4 = карта попаданий 4
ref-face-hit-5 = карта попаданий 5
ref-face-hit-6 = карта попаданий 6

## Зоны: где лежат карты и жетоны

zone-phase-2-box = карты фазы 2 в коробке
zone-phase-2-deck = карты фазы 2 в колоде
zone-phase-2-table = карты фазы 2 на столе
zone-phase-3-box = карты фазы 3 в коробке
zone-phase-3-deck = карты фазы 3 в колоде
zone-phase-3-table = карты фазы 3 на столе
zone-phase-4-box = карты фазы 4 в коробке
zone-phase-4-deck = карты фазы 4 в колоде
zone-phase-4-table = карты фазы 4 на столе
zone-phase-5-box = карты фазы 5 в коробке
zone-phase-5-deck = карты фазы 5 в колоде
zone-phase-5-table = карты фазы 5 на столе
zone-machine-stock = карты машин в резерве
zone-pile-l1 = стопка машины на левом валу 1
zone-pile-l2 = стопка машины на левом валу 2
zone-pile-l3 = стопка машины на левом валу 3
zone-pile-r1 = стопка машины на правом валу 1
zone-pile-r2 = стопка машины на правом валу 2
zone-pile-r3 = стопка машины на правом валу 3
zone-pile-r4 = стопка машины на правом валу 4
zone-pile-fl = стопка машины на левом предполье
zone-pile-fr = стопка машины на правом предполье
zone-machine-shown = вскрытая карта машины
zone-machine-out = карты машин вне игры
zone-blood-stones-stock = жетоны ритуала «Камни крови» в резерве
zone-blood-stones-at-l1 = жетон ритуала «Камни крови» на левом валу 1
zone-blood-stones-at-l2 = жетон ритуала «Камни крови» на левом валу 2
zone-blood-stones-at-l3 = жетон ритуала «Камни крови» на левом валу 3
zone-blood-stones-at-r1 = жетон ритуала «Камни крови» на правом валу 1
zone-blood-stones-at-r2 = жетон ритуала «Камни крови» на правом валу 2
zone-blood-stones-at-r3 = жетон ритуала «Камни крови» на правом валу 3
zone-blood-stones-at-r4 = жетон ритуала «Камни крови» на правом валу 4
zone-blood-stones-at-fl = жетон ритуала «Камни крови» на левом предполье
zone-blood-stones-at-fr = жетон ритуала «Камни крови» на правом предполье
zone-blood-stones-shown = открытые жетоны ритуала «Камни крови»
zone-possession-stock = жетоны ритуала «Одержимость» в резерве
zone-possession-at-call-up = жетон ритуала «Одержимость» на приказе «Вызов»
zone-possession-at-detail = жетон ритуала «Одержимость» на приказе «Наряд»
zone-possession-at-fall-back = жетон ритуала «Одержимость» на приказе «Отход»
zone-possession-shown = открытые жетоны ритуала «Одержимость»
zone-demon-stock = жетоны ритуала «Демон» в резерве
zone-demon-at-forge = жетон ритуала «Демон» в кузнице
zone-demon-at-workshop = жетон ритуала «Демон» в мастерской
zone-demon-at-scouts = жетон ритуала «Демон» у разведчиков
zone-demon-at-cathedral = жетон ритуала «Демон» в соборе
zone-demon-at-barracks = жетон ритуала «Демон» в казармах
zone-demon-at-guards = жетон ритуала «Демон» в страже
zone-demon-at-hospital = жетон ритуала «Демон» в госпитале
zone-demon-shown = открытые жетоны ритуала «Демон»
zone-specter-stock = жетоны ритуала «Призрак» в резерве
zone-specter-at-w1 = жетон ритуала «Призрак» на участке 1
zone-specter-at-w2 = жетон ритуала «Призрак» на участке 2
zone-specter-at-w3 = жетон ритуала «Призрак» на участке 3
zone-specter-at-w4 = жетон ритуала «Призрак» на участке 4
zone-specter-at-w5 = жетон ритуала «Призрак» на участке 5
zone-specter-at-w6 = жетон ритуала «Призрак» на участке 6
zone-specter-at-w7 = жетон ритуала «Призрак» на участке 7
zone-specter-at-w8 = жетон ритуала «Призрак» на участке 8
zone-specter-at-w9 = жетон ритуала «Призрак» на участке 9
zone-specter-shown = открытые жетоны ритуала «Призрак»
zone-gale-stock = жетоны ритуала «Вихрь» в резерве
zone-gale-at-w1 = жетон ритуала «Вихрь» на участке 1
zone-gale-at-w2 = жетон ритуала «Вихрь» на участке 2
zone-gale-at-w3 = жетон ритуала «Вихрь» на участке 3
zone-gale-at-w4 = жетон ритуала «Вихрь» на участке 4
zone-gale-at-w5 = жетон ритуала «Вихрь» на участке 5
zone-gale-at-w6 = жетон ритуала «Вихрь» на участке 6
zone-gale-at-w7 = жетон ритуала «Вихрь» на участке 7
zone-gale-at-w8 = жетон ритуала «Вихрь» на участке 8
zone-gale-at-w9 = жетон ритуала «Вихрь» на участке 9
zone-gale-shown = открытые жетоны ритуала «Вихрь»
zone-orders-stock = жетоны приказов в резерве
zone-order-w1 = приказ на участке 1
zone-order-w2 = приказ на участке 2
zone-order-w3 = приказ на участке 3
zone-order-w4 = приказ на участке 4
zone-order-w5 = приказ на участке 5
zone-order-w6 = приказ на участке 6
zone-order-w7 = приказ на участке 7
zone-order-w8 = приказ на участке 8
zone-order-w9 = приказ на участке 9
zone-orders-shown = приказы лицевой стороной вверх
zone-orders-used = приказы, сброшенные в этом ходу
zone-orders-lost = приказы вне игры
zone-traps-stock = ловушки в резерве
zone-trap-fl-l1 = ловушка на тропе с левого предполья на левый вал 1
zone-trap-fl-l2 = ловушка на тропе с левого предполья на левый вал 2
zone-trap-fl-l3 = ловушка на тропе с левого предполья на левый вал 3
zone-trap-fr-r1 = ловушка на тропе с правого предполья на правый вал 1
zone-trap-fr-r2 = ловушка на тропе с правого предполья на правый вал 2
zone-trap-fr-r3 = ловушка на тропе с правого предполья на правый вал 3
zone-trap-r3-r4 = ловушка на тропе с правого вала 3 на правый вал 4
zone-trap-l1-w1 = ловушка на тропе с левого вала 1 на участок 1
zone-trap-l1-w2 = ловушка на тропе с левого вала 1 на участок 2
zone-trap-l2-w2 = ловушка на тропе с левого вала 2 на участок 2
zone-trap-l2-w3 = ловушка на тропе с левого вала 2 на участок 3
zone-trap-l3-w3 = ловушка на тропе с левого вала 3 на участок 3
zone-trap-l3-w4 = ловушка на тропе с левого вала 3 на участок 4
zone-trap-r1-w5 = ловушка на тропе с правого вала 1 на участок 5
zone-trap-r1-w6 = ловушка на тропе с правого вала 1 на участок 6
zone-trap-r2-w6 = ловушка на тропе с правого вала 2 на участок 6
zone-trap-r2-w7 = ловушка на тропе с правого вала 2 на участок 7
zone-trap-r3-w7 = ловушка на тропе с правого вала 3 на участок 7
zone-trap-r3-w8 = ловушка на тропе с правого вала 3 на участок 8
zone-trap-r4-w8 = ловушка на тропе с правого вала 4 на участок 8
zone-trap-r4-w9 = ловушка на тропе с правого вала 4 на участок 9
zone-traps-shown = ловушки лицевой стороной вверх
zone-objective-deck = задания в коробке
zone-objectives-drawn = взятые задания
zone-objectives = задания
zone-objectives-lasting = постоянные задания
zone-objectives-done = сброшенные задания
zone-plan-deck = планы обороны в коробке
zone-plans-drawn = взятые планы обороны
zone-plans = планы обороны лицевой стороной вниз
zone-plans-lasting = действующие планы обороны
zone-plans-done = сброшенные планы обороны
zone-hit-deck = колода попаданий
zone-hits-shown = вытянутые карты попаданий

## Поле

board-turn = ход
board-bag = мешок (гоблины, орки, тролли)
board-supply = запас (гоблины, орки, тролли)
board-gone = выбыли из игры
board-wood = древесина
board-invaders = бойцы Захватчика
board-row = карты фаз на столе
board-closed = карты, закрытые в этом ходу
board-paid = уплачено на картах
board-throwing = метательные машины
board-mantelets = мантелеты
board-siege_towers = осадные башни
board-equipment = снаряжение
board-bridges = мостки
board-training = жетоны обучения
board-saboteurs = диверсанты
board-successes = удавшиеся ритуалы
board-face_up_traps = открытые взведённые ловушки
board-face_up_orders = приказы лицевой стороной вверх
board-owed = жетоны часов к выдаче
board-stuck = остановленные осадные башни
board-furious = гоблины в ярости
board-reserve = неиспользованная награда
board-strengthened = участки с наградой
board-counted = подсчитано в этом ходу
board-defenders = бойцы Защитника
board-heroes = герои
board-walls = элементы стены
board-cauldrons = котлы
board-platforms = помосты
board-tower_works = машины в башнях
board-hourglasses = жетоны часов
board-bound = жетон часов для постройки
board-laid = жетоны часов на действиях
board-finished = действия, завершённые в этом ходу
board-malfunction = поломка
board-spies = шпионы
board-blessing = благословлённая сторона
board-glare = участок под неземным сиянием
board-issued = отданные приказы героев
board-lost_orders = потерянные приказы героев
board-since = действует с хода

## Где мы в игре: процедуры и их шаги

crumb-Stronghold = Крепость
crumb-SetUp = подготовка
crumb-ArrangeRow = порядок карт фаз
crumb-Turn = ход { $ref1 }
crumb-Supplies = фаза 1: снабжение
crumb-ExchangeCards = обмен карт
crumb-GainResources = древесина за бойца
crumb-CardPhase = { $ref1 ->
    [2] фаза 2: машины
    [3] фаза 3: снаряжение
    [4] фаза 4: обучение
   *[other] фаза 5: ритуалы
}
crumb-UseCard = { $ref1 }
crumb-BuildMachine = строительство
crumb-LayEquipment = снаряжение
crumb-TrainSpecialist = обучение
crumb-PerformRitual = ритуал
crumb-ManeuversAndOrders = фаза 6: марши и приказы
crumb-Maneuver = { $ref1 }
crumb-March = перемещение
crumb-Walk = { $ref1 }
crumb-GiveOrders = приказы
crumb-Tasks = задания
crumb-Fulfil = { $ref1 }
crumb-Window = окно Защитника
crumb-MoveUnit = перемещение
crumb-SwapUnits = обмен
crumb-Complete = { $ref1 }
crumb-Train = { $ref1 }
crumb-WakeDemon = демон
crumb-IssueOrder = { $ref1 }
crumb-UsePlan = { $ref1 }
crumb-StagePlans = планы
crumb-TurnOver = «{ $ref1 }» { $ref2_where }
crumb-DefenderDies = потеря
crumb-InvaderKills = потеря { $ref1_where }
crumb-Cannons = штурм: пушки
crumb-SiegeMachines = штурм: осадные машины
crumb-MachineShot = выстрел по { $ref2_dat }
crumb-Marksmen = штурм: стрелки
crumb-Melee = рукопашный бой
crumb-Poison = яд
crumb-Cauldrons = котлы
crumb-Poles = шесты
crumb-OrderStage = приказы
crumb-ResolveOrders = разыгрывание приказов
crumb-GoblinFury = ярость гоблинов
crumb-OrcDetonation = подрыв орков
crumb-TrollCall = зов троллей
crumb-StrengthStage = сила
crumb-SectionFight = бой { $ref1_where }
crumb-Hospital = госпиталь
step-TurnOver-offer = обмен жетонов
step-DefenderDies-choose_foreground = выбор предполья
step-InvaderKills-choose = кто гибнет
step-BuildMachine-choose = выбор места
step-CardPhase-choose = выбор карты
step-UseCard-choose_units = чем платить
step-UseCard-choose_spy_unit = боец из-за шпиона
step-LayEquipment-choose = выбор места
step-Fulfil-ask = награда
step-Fulfil-choose_building = выбор постройки
step-TrainSpecialist-choose = выбор места
step-PerformRitual-choose = размещение жетонов
step-Supplies-choose = выбор действия
step-ExchangeCards-choose = выбор карт
step-ArrangeRow-choose = порядок карт
step-ManeuversAndOrders-choose = выбор марша
step-GiveOrders-choose = жетоны и участки
step-Maneuver-ramparts = с валов
step-Maneuver-foregrounds = с предполий
step-Maneuver-saps = из подкопов
step-Maneuver-supply = новые бойцы
step-March-choose_marauder = мародёры
step-Walk-choose_caught = кто попался
step-SetUp-choose_objectives = выбор заданий
step-SetUp-choose_plans = выбор планов обороны
step-Cannons-aim = выбор цели
step-Cannons-choose_victim = в кого попали
step-Marksmen-choose_side = выбор стороны
step-Marksmen-bless = выбор вала
step-Marksmen-allot = кто куда стреляет
step-Marksmen-choose_victims = в кого попали
step-SectionFight-strengthen = награда
step-SectionFight-choose_fallen = потери Защитника
step-SectionFight-choose_slain = потери Захватчика
step-ResolveOrders-choose = выбор приказа
step-OrcDetonation-choose = сколько орков
step-TrollCall-choose = какой тролль
step-Poles-choose = выбор участка
step-Hospital-choose = кого вылечить
step-SiegeMachines-aim = выбор целей
step-MachineShot-choose_tower = выбор башни
step-MachineShot-choose_invader = кто тоже гибнет
step-Complete-choose = что выбрать
step-Window-act = следующий шаг
step-UsePlan-pay = цена
step-UsePlan-choose = польза
step-UsePlan-drawback = вред
step-StagePlans-ask = применить план или нет
step-IssueOrder-choose = кому он отдан

## Почему нельзя: отказы

rule-STR-2-1 = Все жетоны «{ $ref1 }» уже в игре.
rule-STR-2-4 = В резерве нет древесины.
rule-STR-2-11 = { $ref1_id ->
    [soldier] В резерве нет солдат.
    [veteran] В резерве нет ветеранов.
   *[other] В резерве не хватает карт «Попадание» и «Промах» на ещё одну машину.
}
rule-STR-3-2 = Нет места { $ref1_where }.
rule-STR-3-5 = Тропы { $ref1_whence } { $ref2_whither } нет.
rule-STR-3-6 = Нет места { $ref1_where }.
rule-STR-3-8 = В башнях могут находиться только стрелки.
rule-STR-4-2 = Карты «{ $ref1 }» нет на столе.
rule-STR-4-4 = Место карты «{ $ref1 }» в ряду сейчас не выбирают.
rule-STR-5-1 = Карта «{ $ref1 }» относится к другой фазе.
rule-STR-5-4 = { $ref1 ->
    [one] У вас ещё { $ref1 } жетон часов. Сначала потратьте его.
    [few] У вас ещё { $ref1 } жетона часов. Сначала потратьте их.
   *[many] У вас ещё { $ref1 } жетонов часов. Сначала потратьте их.
}
rule-STR-5-12 = У вас нет столько жетонов часов.
rule-STR-6-2 = Карта «{ $ref1 }» в этом ходу уже использована или пропущена.
rule-STR-6-3 = { $ref1_id ->
    [goblin] В вашем запасе для этого не хватает гоблинов.
    [orc] В вашем запасе для этого не хватает орков.
    [troll] В вашем запасе для этого не хватает троллей.
   *[other] В вашем запасе нет полной цены карты «{ $ref1 }».
}
rule-STR-6-4 = За карту «{ $ref1 }» нельзя заплатить { $ref2_inspl }.
rule-STR-6-7 = Для карты «{ $ref1 }» нет свободного места.
rule-STR-6-8 = { $ref1_id ->
    [exchange-cards] В этом ходу карты фаз уже обменивали.
   *[other] В этом ходу бойца за древесину уже сбрасывали.
}
rule-STR-7-7 = Из снабжения за ход нельзя получить больше { $ref1 ->
    [one] { $ref1 } единицы древесины
   *[other] { $ref1 } единиц древесины
}.
rule-STR-8-3 = Больше метательных машин на поле ставить нельзя, предел: { $ref1 }.
rule-STR-8-4 = Машины { $ref1_where } нет.
rule-STR-8-6 = Машина { $ref1_where } не достаёт до { $ref2_gen }.
rule-STR-8-11 = Требушет { $ref1_where } достаёт только до участков своей стороны.
rule-STR-8-13 = Осадной башни { $ref1_where } нет.
rule-STR-8-15 = { $about_count ->
    [1] Осадная башня уже стоит { $ref1_where }, или больше ни одна не может туда пойти.
   *[other] В этом марше { $ref1_whence } может уйти не больше { $ref2 ->
        [one] { $ref2 } бойца
       *[other] { $ref2 } бойцов
    }, а осадная башня считается за одного.
}
rule-STR-9-5 = Из подкопа { $ref2_where } сейчас не может выйти { $ref1 }: там должен лежать подкоп, и за марш он пропускает одного бойца, притом не любого вида.
rule-STR-10-3 = Квартирмейстер { $ref1_where } больше никого в этом марше не пропустит.
rule-STR-10-7 = В этом марше { $ref1_whence } может уйти не больше { $ref2 ->
    [one] { $ref2 } бойца
   *[other] { $ref2 } бойцов
}.
rule-STR-10-11 = Ни у одной машины в стопке не осталось «Промахов».
rule-STR-10-12 = Оба предполья заполнены.
rule-STR-11-9 = Приказ «{ $ref1 }» потерян из-за «Одержимости».
rule-STR-11-12 = Из-за «Вихря» это слишком дорого.
rule-STR-11-17 = Жетон ритуала «{ $ref1 }» положить некуда.
rule-STR-12-2 = Каждый марш можно провести один раз за ход.
rule-STR-12-3 = На этом шаге никто не уходит { $ref1_whence }.
rule-STR-12-4 = { $about_count ->
    [1] В малом марше больше новых бойцов { $ref1_whither } не выставить.
   *[other] В малом марше { $ref1_whence } может уйти не больше { $ref2 ->
        [one] { $ref2 } бойца
       *[other] { $ref2 } бойцов
    }.
}
rule-STR-12-5 = { $about_count ->
    [1] В большом марше больше новых бойцов { $ref1_whither } не выставить.
   *[other] В большом марше { $ref1_whence } может уйти не больше { $ref2 ->
        [one] { $ref2 } бойца
       *[other] { $ref2 } бойцов
    }.
}
rule-STR-12-17 = Столько { $ref1_accpl } { $ref2_where } не осталось.
rule-STR-13-1 = Отдайте либо один открытый приказ, либо тайные, но не то и другое.
rule-STR-13-2 = Ваших бойцов { $ref1_where } нет.
rule-STR-13-5 = Приказ { $ref1_where } уже лежит.
rule-STR-15-2 = { $about_count ->
    [1] Перемещение стоит { $ref1 ->
        [one] { $ref1 } жетон часов
        [few] { $ref1 } жетона часов
       *[many] { $ref1 } жетонов часов
    }, а у вас меньше.
   *[other] Нет { $ref1_genpl } { $ref2_where }.
}
rule-STR-15-3 = Боец со стены переходит только на соседние места или внутрь крепости, но не { $ref2_whither }.
rule-STR-15-6 = Переместиться { $ref2_whither } нельзя.
rule-STR-15-7 = Герой перемещается только между соседними участками, а также во двор и со двора.
rule-STR-15-9 = Меняться местами не с кем.
rule-STR-15-10 = { $about_count ->
    [1] Герои ни с кем не меняются местами.
    [2] Одному из двоих нельзя находиться там, где стоит другой.
   *[other] Бойцы { $ref3_where } местами не меняются.
}
rule-STR-15-12 = Бойцы { $ref1_where } в обменах не участвуют.
rule-STR-15-15 = { $ref2_id ->
    [courtyard] Больше нигде нет места для этого бойца.
   *[other] Нет места { $ref2_where }.
}
rule-STR-16-1 = { $ref2 ->
    [0] У действия «{ $ref1 }» нет свободных мест.
    [one] У действия «{ $ref1 }» только { $ref2 } свободное место.
    [few] У действия «{ $ref1 }» только { $ref2 } свободных места.
   *[many] У действия «{ $ref1 }» только { $ref2 } свободных мест.
}
rule-STR-16-3 = Действие «{ $ref1 }» в этом ходу уже завершено.
rule-STR-16-4 = Действие «{ $ref1 }» в этом ходу уже завершено.
rule-STR-16-5 = У действия «{ $ref1 }» нет допустимой цели или не осталось жетона: завершить его сейчас нельзя.
rule-STR-16-7 = Пушки { $ref1_where } нет.
rule-STR-16-16 = Осадную башню держит ловушка; она двинется дальше только в другом ходу и по другой тропе.
rule-STR-16-18 = У машины { $ref1_where } поломка.
rule-STR-16-21 = Стрелки { $ref1_where } стреляют с благословением.
rule-STR-16-22 = Неземное сияние защищает { $ref1 }.
rule-STR-16-25 = В казармах нет стрелка.
rule-STR-16-26 = В казармах нет солдата.
rule-STR-16-27 = Обучение стоит { $ref1 ->
    [one] { $ref1 } жетон часов
    [few] { $ref1 } жетона часов
   *[many] { $ref1 } жетонов часов
}, а у вас меньше.
rule-STR-16-31 = У действия «{ $ref1 }» ещё есть свободные места.
rule-STR-16-33 = На поле нет приказа, который можно спутать.
rule-STR-16-35 = Бойцы в госпитале действовать не могут.
rule-STR-17-3 = { $about_count ->
    [3] Из-за плана обороны герои могут отдать за ход не больше { $ref3 ->
        [one] { $ref3 } приказа
       *[other] { $ref3 } приказов
    }.
   *[other] Каждый герой отдаёт один приказ за ход, и каждый приказ отдают один раз за ход.
}
rule-STR-17-5 = Во дворе никого нет, или на участке героя нет места.
rule-STR-17-7 = Сначала нужно положить жетон часов от прошлого «Наряда».
rule-STR-17-8 = На участках стороны героя никого нет.
rule-STR-17-9 = Герой во дворе может отдать только «Наряд».
rule-STR-17-11 = Ни в одной закрытой постройке нет действия, которое может принять жетон часов.
rule-STR-18-1 = План «{ $ref1 }» вам сейчас недоступен.
rule-STR-18-2 = План обороны запрещает действие «{ $ref1 }».
rule-STR-18-5 = План «{ $ref1 }» сейчас ничего не даст, или его цену нельзя заплатить.
rule-STR-19-2 = Пушка { $ref1_where } не достаёт до { $ref2_gen }.
rule-STR-19-8 = Стрелки { $ref1_where } ведут рукопашный бой.
rule-STR-19-9 = Тропы { $ref2_whence } { $ref1_whither } нет.
rule-STR-19-10 = Стрелки { $ref1_where } стреляют только по валу напротив.
rule-STR-19-12 = Стрелять не по кому: { $ref1_where } никого нет.
rule-STR-19-14 = Мантелет защищает { $ref1 }.
rule-STR-19-16 = { $ref2 ->
    [0] Ни один стрелок { $ref1_where } больше не может выстрелить.
    [one] Выстрелить { $ref1_whence } может ещё только { $ref2 } стрелок, и не по уже выбранному валу.
    [few] Выстрелить { $ref1_whence } могут ещё только { $ref2 } стрелка, и не по уже выбранному валу.
   *[many] Выстрелить { $ref1_whence } могут ещё только { $ref2 } стрелков, и не по уже выбранному валу.
}
rule-STR-1-4 = Захватчик совершил прорыв.
rule-STR-1-5 = Стена выстояла до конца последнего хода.

## Стол

ref-texture-field = открытое поле
ref-texture-wall = стена
ref-texture-tower = башня
ref-texture-ground = подножие стены
ref-texture-rampart = вал
ref-texture-foreground = предполье
ref-texture-court = внутри крепости
ref-tray-row = карты фаз на столе
ref-tray-phase-deck = колода фаз
ref-tray-works = действия построек
ref-tray-heroic = приказы героев
ref-tray-unit-stock = резерв бойцов
ref-mark-strength = сила
ref-mark-cards = карты в стопке
ref-mark-wood = древесина
ref-mark-goblin = гоблины
ref-mark-orc = орки
ref-mark-troll = тролли
ref-mark-hourglass = жетоны часов
ref-mark-laid = положено жетонов часов
ref-mark-target = нужно
ref-mark-amount = число
ref-mark-loss = цена
ref-mark-order = приказ лицевой стороной вниз
ref-mark-jammed = поломка
ref-mark-used = использовано
ref-mark-closed = закрыта в этом ходу
ref-mark-spy = шпион
ref-mark-done = завершено в этом ходу
ref-mark-lasting = действует
ref-mark-success = Успех
ref-mark-bluff = Блеф
ref-mark-cauldron-goblin = котёл на гоблинов
ref-mark-cauldron-orc = котёл на орков
ref-mark-cauldron-troll = котёл на троллей
ref-mark-cannon-goblin = пушка бьёт гоблинов
ref-mark-cannon-orc = пушка бьёт орков
ref-mark-cannon-troll = пушка бьёт троллей
ref-mark-poles-goblin = шесты бьют гоблинов
ref-mark-poles-orc = шесты бьют орков
ref-mark-poles-troll = шесты бьют троллей
ref-mark-trap = Ловушка
ref-mark-blessing = Благословение стрелков
ref-mark-reinforce-walls = Укрепление стен
ref-mark-cathedral = собор
ref-mark-barracks = казармы
ref-cardtype-phase-2 = Машина
ref-cardtype-phase-3 = Снаряжение
ref-cardtype-phase-4 = Обучение
ref-cardtype-phase-5 = Ритуал
ref-cardtype-objective = Задание
ref-cardtype-plan = План обороны
ref-cardtype-work = Действие постройки
ref-cardtype-heroic = Приказ героя
ref-cardtype-order = Приказ
ref-cardtype-hit = Карта попаданий

## Тексты карт

text-card-ballista = Стоит на валу и стреляет по участкам, к которым оттуда ведёт тропа. Попадание убивает одного бойца Защитника, а если там есть ваши бойцы — то и одного из них.
text-card-catapult = Стоит на валу и стреляет по участкам, к которым оттуда ведёт тропа. Попадание разрушает элемент стены; если их нет — котёл; если нет и его — машину в соседней башне.
text-card-trebuchet = Стоит на предполье и стреляет по любому участку этой стороны. Попадание действует так же, как у катапульты.
text-card-mantelet = Стоит на валу: огонь стрелков там не действует.
text-card-siege-tower = Строится на предполье и перемещается как боец. На её участке элементы стены не дают силы, а котёл не действует.
text-card-banner = На участке: +1 к вашей силе, пока там есть ваш боец.
text-card-ladders = На участке: место ещё для одного вашего бойца.
text-card-sap = На участке: в каждом марше один боец может выйти туда прямо из вашего запаса (гоблин: { $goblin ->
    [0] нет
   *[other] да
}, орк: { $orc ->
    [0] нет
   *[other] да
}, тролль: { $troll ->
    [0] нет
   *[other] да
}).
text-card-bridge = На тропе без ловушки: поставить там ловушку нельзя.
text-card-poison = На участке: если там есть ваш боец, перед рукопашным боем там гибнет один стрелок.
text-card-artilleryman = Уберите «Промах» из стопки одной машины.
text-card-quartermaster = На валу: в каждом марше один боец, пришедший туда, может сразу пройти дальше на участок.
text-card-trench-master = На валу: огонь пушек там не действует.
text-card-saboteur = На постройке: каждое её действие стоит на один жетон часов больше.
text-card-trainer = На одно предполье приходят новые бойцы из мешка: гоблины { $goblin }, орки { $orc }, тролли { $troll }.
text-card-blood-stones = На метательной машине. Когда она попадает, на участке-цели гибнет ещё один боец Защитника.
text-card-possession = На приказе героя. Когда его отдают, он не действует и выбывает из игры.
text-card-demon = На постройке. Когда завершают её действие, гибнет один боец во дворе.
text-card-specter = На участке. Убитые там бойцы Защитника становятся вашими и появляются на предполье.
text-card-gale = На участке. Каждое перемещение бойца туда или оттуда стоит на один жетон часов больше.
text-order-goblin-fury = Гоблины на участке имеют в этом штурме указанную силу, а после него гибнут.
text-order-orc-detonation = Уберите с участка одного или нескольких своих орков: каждый разрушает элемент стены.
text-order-troll-call = Если на участке есть тролль, другой тролль той же стороны делает одно перемещение в направлении этого участка.
text-heroic-call-up = Один боец со двора переходит на участок героя.
text-heroic-detail = Один боец отправляется в закрытую постройку, и она получает один жетон часов.
text-heroic-fall-back = Один боец с участка на стороне героя уходит во двор.
text-work-cannon = В башне: в каждом штурме стреляет по валу или по предполью.
text-work-cauldron = На участке: в каждом рукопашном бою убивает одного бойца своего вида; котёл на гоблинов убивает всех гоблинов.
text-work-poles = В башне: сталкивают слабейшего нападающего с соседнего участка.
text-work-bay-window = В башне: +1 к силе на обоих соседних участках, пока в башне есть стрелок.
text-work-platform = На участке: место ещё для одного бойца.
text-work-reinforce-walls = Ещё один элемент стены на участок.
text-work-trap = На тропе, лицевой стороной вниз: в неё попадают гоблины, тролль или осадная башня.
text-work-malfunction = На метательной машине: в этом ходу она не стреляет.
text-work-spy = На карте фазы: с этого момента она стоит на одного бойца больше.
text-work-blessing = На одной стороне: все её стрелки, которые могут стрелять, бьют вместе по одному валу этой стороны.
text-work-glare = На участке: штурм этого хода там не разыгрывают.
text-work-sniper = Уберите с поля любого одного бойца Захватчика.
text-work-confuse-orders = Сбросьте один приказ Захватчика.
text-work-train-soldier = Стрелок в казармах становится солдатом. Оплачивается сразу.
text-work-train-veteran = Солдат в казармах становится ветераном. Оплачивается сразу.
text-work-track-saboteurs = Один стрелок уходит из стражи; все диверсанты выслежены.

## Части заданий и планов

ref-part-bonus = Награда
ref-part-drawback = Вред
ref-timing-window = В любом окне
ref-timing-stage = В любом окне или перед этапом штурма
ref-moment-end-of-phase-2 = В конце фазы 2
ref-moment-end-of-phase-5 = В конце фазы 5
ref-moment-tower-arrives = Когда осадная башня дошла до стены
ref-moment-end-of-phase-6 = В конце фазы 6
ref-moment-machine-hit = Когда машина попала
ref-moment-before-the-hospital = Перед этапом «госпиталь»
ref-moment-end-of-turn = В конце хода
text-measure-rituals-performed = в этом ходу проведено столько ритуалов
text-measure-bare-sections = на стольких участках нет элементов стены
text-measure-successes-revealed = в этом ходу вскрыто столько «Успехов»
text-measure-elements-destroyed = в этом ходу машины разрушили столько элементов стены
text-measure-throwing-machines = на поле стоит столько метательных машин
text-measure-sections-held = ваши бойцы стоят на стольких участках
text-measure-towers-at-the-wall = в этом ходу до стены дошло столько осадных башен
text-measure-units-in-hospital = в госпитале лежит столько бойцов Защитника
text-measure-tower-machines-destroyed = в этом ходу метательные машины уничтожили столько машин в башнях
text-measure-units-before-the-wall = на предпольях и валах стоит столько ваших бойцов
text-bonus-cheaper-rituals = Со следующего хода ритуалы стоят на столько гоблинов меньше, но хотя бы одного.
text-bonus-strength-at-bare-walls = С этого момента на участках без элементов стены ваша сила на столько больше.
text-bonus-swapped-bluff = Со следующего хода столько раз за ход можете поменять вскрытый «Блеф» местами со скрытым «Успехом» того же ритуала.
text-bonus-wood = Возьмите столько единиц древесины.
text-bonus-fewer-misses = Уберите столько «Промахов» из каждой стопки.
text-bonus-strength-once = В этом штурме на одном участке ваша сила на столько больше.
text-bonus-units = Вытяните из мешка столько бойцов.
text-bonus-worse-hospital = В этом ходу госпиталь лечит только столько бойцов.
text-bonus-saboteur = Бесплатно разместите диверсанта на одной постройке.
text-bonus-fewer-hourglasses = За фазу 6 Защитник получает на столько жетонов часов меньше.
text-benefit-soldiers-to-courtyard = Столько солдат приходит из резерва во двор.
text-benefit-burned-foreground = Уберите с одного предполья столько бойцов (можно меньше).
text-benefit-hourglasses = Возьмите столько жетонов часов.
text-benefit-wall-elements = Добавьте на один участок столько элементов стены (можно меньше).
text-benefit-stronger-marksmen = В этом ходу сила огня каждого стрелка на столько больше.
text-benefit-stronger-heroes = В этом ходу герои во столько раз сильнее.
text-benefit-equipment-removed = Уберите столько жетонов снаряжения Захватчика.
text-benefit-machine-removed = Уничтожьте столько метательных машин или мантелетов.
text-benefit-rituals-returned = Все жетоны ритуалов возвращаются Захватчику.
text-benefit-marksmen-replaced = Замените солдатами столько стрелков в казармах и во дворе (можно меньше).
text-drawback-worse-hospital = С этого момента госпиталь лечит только столько бойцов за ход.
text-drawback-forbidden-work = С этого момента указанное действие нельзя завершить.
text-drawback-fewer-opening-hourglasses = Со следующего хода вы получаете в начале хода на столько жетонов часов меньше.
text-drawback-dearer-work = С этого момента указанное действие стоит на столько жетонов часов больше.
text-drawback-dearer-building = С этого момента все действия указанной постройки стоят на столько жетонов часов больше.
text-drawback-fewer-heroic-orders = Со следующего хода ваши герои отдают за ход на столько приказов меньше.
text-drawback-unit-to-hospital = Захватчик отправляет одного вашего бойца со стены в госпиталь.
text-drawback-soldiers-paid = Отдайте столько солдат или ветеранов.

## Игра на двух страницах

summary-play = Как играть
summary-siege = Всё, что строится, выкладывается и разыгрывается

summary-turn = Ход по шагам
summary-opening = Начальные жетоны часов
summary-opening-text = Жетоны часов для Защитника: { $first } в первом ходу, { $later } в каждом следующем. Он тратит их в первом окне хода.
summary-supplies = Фаза 1: снабжение
summary-supplies-text = Захватчик тянет бойцов из мешка ({ $draw }) и берёт древесину ({ $income }). Затем, каждое не больше раза: обмен карт фаз (жетоны часов: { $exchange }) и сброс одного бойца за древесину: гоблин { $goblin }, орк { $orc }, тролль { $troll }; из снабжения не больше { $most } за ход.
summary-cards = Фазы 2–5: машины, снаряжение, обучение, ритуалы
summary-cards-text = Захватчик использует карты слева направо, каждую один раз, или пропускает их. Он платит из запаса древесиной и бойцами одного из указанных видов. За каждого уплаченного бойца Защитник получает жетон часов; жетоны, указанные на карте, — сверх того.
summary-windows = После каждого действия: окно Защитника
summary-windows-text = Защитник тратит все свои жетоны часов, прежде чем Захватчик продолжит. Без жетонов окна нет.
summary-march = Фаза 6: марши и приказы
summary-march-text = Захватчик проводит малый марш, большой или оба. Порядок в каждом: из подкопов, с валов на стену, с предполий на валы, из запаса на предполья. Затем он может отдать приказы.
summary-last-window = Последнее окно
summary-last-window-text = Все жетоны часов фазы 6 тратят в одном окне. Оно открывается каждый ход, даже без жетонов.
summary-assault = Штурм
summary-assault-text = Стреляют пушки, осадные машины и стрелки; затем на каждом участке с нападающими идёт рукопашный бой.
summary-turn-end = Конец хода
summary-turn-end-text = Убирают ритуалы, приказы, благословение, сияние и поломку. Бойцы и древесина на картах потрачены. Жетоны часов на незавершённых действиях остаются, как и всё построенное.

summary-maneuvers = Марши
summary-maneuver-text = Не больше { $rampart } с каждого вала и { $foreground } с каждого предполья. Новые бойцы: не больше { $new } на каждое предполье, всего { $most }.
summary-room = Вместимость
summary-room-text = Мест для бойцов на предполье { $foreground }, на валу { $rampart }; на участках число мест напечатано. Бойцы идут по тропам к стене и никогда назад.
summary-marauders = Мародёры
summary-marauders-text = Один раз в каждом марше, в котором боец приходит на крайний правый вал, к нему присоединяются: гоблины { $goblin }, орки { $orc }{ $troll ->
    [0] {""}
   *[other] , тролли { $troll }
}.

summary-spending = Что делает Защитник в окне
summary-move = Перемещение
summary-move-text = Один боец или герой: со стены на соседний участок, в соседнюю башню или внутрь; изнутри — куда угодно. В башни входят только стрелки. Герои бывают только на участках и во дворе; бойцы входят только во двор, в казармы и в стражу.
summary-swap = Обмен
summary-swap-text = Любые два бойца на стене, в башнях, во дворе, в казармах и в страже меняются местами на любом расстоянии.
summary-build = Действия построек
summary-build-text = Кладите жетоны часов на действие, хоть за несколько окон или ходов. Последний его завершает; каждое действие — раз за ход. Обучение оплачивают сразу и сколько угодно раз. Из-за диверсанта каждое действие его постройки стоит на один жетон больше.
summary-heroic = Приказы героев
summary-heroic-text = Бесплатно: каждый герой отдаёт один приказ за ход, каждый приказ отдают один раз за ход. Во дворе герой может отдать только «Наряд».
summary-plans = Планы обороны
summary-plans-text = Бесплатно: каждый применяют один раз, в любом окне, некоторые и перед этапом штурма. Каждый и помогает, и вредит.
summary-heroic-orders = Приказы героев

summary-victory = Кто побеждает
summary-invader-wins-text = Как только он прорвётся на одном участке стены.
summary-defender-wins-text = Когда закончился ход { $turns }, а прорыва не было.

summary-cannons = Пушки
summary-cannons-text = Для каждой пушки назовите предполье её стороны или вал возле башни, затем вытяните карту попаданий. Там гибнет один боец указанного вида по выбору Защитника.
summary-machines = Осадные машины
summary-machines-text = Для каждой баллисты, катапульты и требушета назовите участок, до которого она достаёт, затем вскройте верхнюю карту стопки. В новой стопке «Попаданий» { $hits }, «Промахов» { $misses }. «Промах» выбывает из игры, «Попадание» замешивают обратно.
summary-marksmen = Стрелки
summary-marksmen-text = Стрелки в башнях и на участках без нападающих бьют по валу: с участка — куда ведёт тропа, из башни — напротив. Сила огня каждого: { $strength }. Гибнут бойцы общей силой не больше суммы. Мантелет останавливает весь огонь.
summary-poison = Яд
summary-poison-text = На каждом отравленном участке с нападающими гибнет один стрелок. Затем начинается рукопашный бой.
summary-cauldrons = Котлы
summary-cauldrons-text = Каждый убивает на своём участке одного нападающего своего вида, котёл на гоблинов — всех гоблинов; не там, где стоит осадная башня.
summary-poles = Шесты
summary-poles-text = Для каждых шестов назовите участок у башни и вытяните карту попаданий: из указанных видов слабейший там теряет бойца.
summary-orders = Приказы
summary-orders-text = Приказы вскрывают и разыгрывают в порядке, который выбирает Захватчик. Где нападающих не осталось, приказ потерян.
summary-strength = Сила
summary-strength-text = Участок за участком обе стороны складывают силу. Большая сумма побеждает, разница — перевес.
summary-hospital = Госпиталь
summary-hospital-text = Сколько погибших за этот ход бойцов Защитника возвращается во двор: { $heals }. Остальные уходят в резерв.

summary-fight = Сила, потери, прорыв
summary-invader-strength-text = Гоблин { $goblin } (в ярости { $fury }), орк { $orc }, тролль { $troll }; знамя добавляет единицу.
summary-defender-strength-text = Стрелок { $marksman }, солдат { $soldier }, ветеран { $veteran }, офицер { $officer }, воин { $warrior }; каждый элемент стены и каждый эркер со стрелком рядом с участком добавляет единицу. У осадной башни элементы стены не считаются.
summary-losses = Потери
summary-losses-text = Проигравший теряет бойцов общей силой, равной перевесу или ближайшей меньшей; выбирает победитель. Герои, элементы стены и эркеры не гибнут. При равенстве потерь нет.
summary-breach = Прорыв
summary-breach-text = Перевес больше силы бойцов Защитника на участке, без героев, элементов стены и эркеров. Если бойцов там нет, прорывом будет любой перевес.

summary-works = Действия построек и их жетоны часов
summary-traps = Ловушки
summary-goblin-trap-text = Гибнут все гоблины из группы на тропе. Затем ловушка возвращается в резерв.
summary-troll-trap-text = Гибнет один тролль из группы на тропе. Затем ловушка возвращается в резерв.
summary-siege-tower-trap-text = Осадная башня остаётся на месте и может пойти дальше в другом ходу по другой тропе. Ловушка остаётся.
summary-orders-given = Приказы Захватчика
summary-open-or-secret = Открытый или тайный
summary-open-or-secret-text = Один открытый приказ бесплатно или сколько угодно тайных; жетоны часов за все тайные вместе: { $secret }. Один приказ на участок и только там, где стоят нападающие.
summary-goblin-fury-text = Гоблины на участке имеют в этом штурме силу { $strength }, а после него гибнут.
summary-bluff-text = Ничего не делает.
summary-machines-cards = Машины
summary-equipment-cards = Снаряжение
summary-training-cards = Обучение
summary-rituals-cards = Ритуалы
summary-throwing = Метательные машины
summary-throwing-text = Баллисты, катапульты и требушеты: на поле не больше { $most }. Они стоят до конца игры и стреляют в каждом штурме.
summary-ritual-tokens = Успех или блеф
summary-ritual-tokens-text = Положите не больше трёх жетонов лицевой стороной вниз в разные места: один — «Успех», остальные — «Блеф». Жетон вскрывают, когда происходит то, чего он ждёт. «Успех» действует до конца хода.
summary-trainer-text = Приводит из мешка на одно предполье:{ $goblin ->
    [0] {""}
    [one] {" "}{ $goblin } гоблина
   *[other] {" "}{ $goblin } гоблинов
}{ $orc ->
    [0] {""}
    [one] {" "}{ $orc } орка
   *[other] {" "}{ $orc } орков
}{ $troll ->
    [0] {""}
    [one] {" "}{ $troll } тролля
   *[other] {" "}{ $troll } троллей
}.
ref-mark-forge = кузница
ref-mark-workshop = мастерская
ref-mark-scouts = разведчики
ref-mark-guards = стража

## Хроника партии

chronicle-turn = Ход { $number }
chronicle-lost = потерянная сила
chronicle-hourglasses = полученные жетоны часов
chronicle-attacked = участки под атакой
chronicle-walls = элементы стены
chronicle-works = завершённые действия
chronicle-trained = обученные бойцы
chronicle-orders = отданные приказы
chronicle-plans = применённые планы
chronicle-machines = построенные машины
chronicle-tokens = снаряжение и специалисты
chronicle-rituals = проведённые ритуалы
chronicle-shots = выстрелы пушек и машин
chronicle-hits = из них попадания
chronicle-paid = уплаченные бойцы
chronicle-healed = вылеченные бойцы
ref-mark-invader-strength = сила Захватчика
ref-mark-defender-strength = сила Защитника

## Предупреждения о том, что ничего не даст

warning-STR-8-17 = Сейчас попадание там ничего не разрушит и никого не убьёт.
warning-STR-8-21 = Сейчас попадание там убьёт только одного из ваших бойцов.
warning-STR-11-19 = В госпитале не завершают действий, и этот жетон никогда не вскроют.
warning-STR-12-1 = Никто не может сдвинуться, а Защитник всё равно получит жетоны часов.
warning-STR-13-16 = Сейчас этот приказ ничего не даст, и все его видят.
warning-STR-13-18 = Элементов стены там нет: ваши орки погибнут напрасно.
warning-STR-13-19 = Сейчас ни один другой тролль не может откликнуться на зов.
warning-STR-15-14 = Оба бойца одного вида: обмен только потратит жетон часов.
warning-STR-19-13 = Огонь по одному из валов слишком слаб, чтобы кого-нибудь там убить.

## Короткие названия для небольших плиток

short-work-cannon = Пушка
short-work-cauldron = Котёл
short-work-poles = Шесты
short-work-bay-window = Эркер
short-work-platform = Помост
short-work-reinforce-walls = Укрепле{"\u00AD"}ние стен
short-work-trap = Ловушка
short-work-malfunction = Поломка машины
short-work-spy = Шпион
short-work-blessing = Благосло{"\u00AD"}вение
short-work-glare = Неземное сияние
short-work-sniper = Снайпер на башне
short-work-confuse-orders = Путаница приказов
short-work-train-soldier = Обучить солдата
short-work-train-veteran = Обучить ветерана
short-work-track-saboteurs = Поиск диверсий
short-card-ballista = Бал{"\u00AD"}листа
short-card-catapult = Ката{"\u00AD"}пульта
short-card-trebuchet = Требу{"\u00AD"}шет
short-card-mantelet = Манте{"\u00AD"}лет
short-card-siege-tower = Осадная башня
short-card-banner = Знамя
short-card-ladders = Лест{"\u00AD"}ницы
short-card-sap = Подкоп
short-card-bridge = Мостки
short-card-poison = Яд
short-card-artilleryman = Артил{"\u00AD"}лерист
short-card-quartermaster = Квартир{"\u00AD"}мейстер
short-card-trench-master = Мастер окопов
short-card-saboteur = Дивер{"\u00AD"}сант
short-card-trainer = Дресси{"\u00AD"}ровщик
short-card-blood-stones = Камни крови
short-card-possession = Одержи{"\u00AD"}мость
short-card-demon = Демон
short-card-specter = Призрак
short-card-gale = Вихрь
short-place-fl = Левое предполье
short-place-fr = Правое предполье
short-place-l1 = Вал 1 левый
short-place-l2 = Вал 2 левый
short-place-l3 = Вал 3 левый
short-place-r1 = Вал 1 правый
short-place-r2 = Вал 2 правый
short-place-r3 = Вал 3 правый
short-place-r4 = Вал 4 правый
short-place-w1 = Участок 1
short-place-w2 = Участок 2
short-place-w3 = Участок 3
short-place-w4 = Участок 4
short-place-w5 = Участок 5
short-place-w6 = Участок 6
short-place-w7 = Участок 7
short-place-w8 = Участок 8
short-place-w9 = Участок 9
short-place-t1 = Башня 1
short-place-t2 = Башня 2
short-place-t3 = Башня 3
short-place-t4 = Башня 4
short-place-t5 = Башня 5
short-place-t6 = Башня 6
short-place-t7 = Башня 7
short-place-t8 = Башня 8
short-place-courtyard = Двор
short-place-forge = Кузница
short-place-workshop = Мастерская
short-place-scouts = Разведчики
short-place-cathedral = Собор
short-place-barracks = Казармы
short-place-guards = Стража
short-place-hospital = Госпиталь
short-place-marauders = Поле мародёров

## Карты, с числами партии

card-measure-rituals-performed = Ритуалов проведено в этом ходу: не меньше { $target }
card-measure-bare-sections = Участков без элементов стены: не меньше { $target }
card-measure-successes-revealed = «Успехов» вскрыто в этом ходу: не меньше { $target }
card-measure-elements-destroyed = Элементов стены разрушено машинами в этом ходу: не меньше { $target }
card-measure-throwing-machines = Метательных машин на поле: не меньше { $target }
card-measure-sections-held = Участков с вашими бойцами: не меньше { $target }
card-measure-towers-at-the-wall = Осадных башен дошло до стены в этом ходу: не меньше { $target }
card-measure-units-in-hospital = Бойцов Защитника в госпитале: не меньше { $target }
card-measure-tower-machines-destroyed = Машин в башнях уничтожено в этом ходу: не меньше { $target }
card-measure-units-before-the-wall = Ваших бойцов на предпольях и валах: не меньше { $target }
card-bonus-cheaper-rituals = Со следующего хода гоблинов за ритуал: на { $amount } меньше, но не меньше одного.
card-bonus-strength-at-bare-walls = С этого момента ваша сила на участках без элементов стены: +{ $amount }.
card-bonus-swapped-bluff = Со следующего хода вскрытых «Блефов», которые за ход можно поменять местами со скрытым «Успехом» того же ритуала: { $amount }.
card-bonus-wood = Возьмите древесину: { $amount }.
card-bonus-fewer-misses = «Промахов» убирается из каждой стопки: { $amount }.
card-bonus-strength-once = Ваша сила на одном участке в этом штурме: +{ $amount }.
card-bonus-units = Вытяните бойцов из мешка: { $amount }.
card-bonus-worse-hospital = Бойцов, которых лечит госпиталь в этом ходу: только { $amount }.
card-bonus-saboteur = Бесплатно разместите диверсанта на одной постройке.
card-bonus-fewer-hourglasses = Часов Защитнику за фазу 6: на { $amount } меньше.
card-benefit-soldiers-to-courtyard = Солдат приходит из резерва во двор: { $amount }.
card-benefit-burned-foreground = Уберите бойцов с одного предполья: до { $amount }.
card-benefit-hourglasses = Возьмите песочные часы: { $amount }.
card-benefit-wall-elements = Добавьте элементы стены на один участок: до { $amount }.
card-benefit-stronger-marksmen = Сила огня каждого стрелка в этом ходу: +{ $amount }.
card-benefit-stronger-heroes = Сила героев в этом ходу: ×{ $amount }.
card-benefit-equipment-removed = Уберите снаряжение Захватчика: { $amount }.
card-benefit-machine-removed = Уничтожьте метательные машины или мантелеты: { $amount }.
card-benefit-rituals-returned = Все жетоны ритуалов возвращаются Захватчику.
card-benefit-marksmen-replaced = Стрелков в казармах и во дворе, которых заменяют солдаты: до { $amount }.
card-drawback-worse-hospital = С этого момента бойцов, которых госпиталь лечит за ход: только { $loss }.
card-drawback-forbidden-work = С этого момента указанное действие нельзя завершить.
card-drawback-fewer-opening-hourglasses = Со следующего хода часов в начале хода: на { $loss } меньше.
card-drawback-dearer-work = С этого момента часов за указанное действие: на { $loss } больше.
card-drawback-dearer-building = С этого момента часов за каждое действие указанной постройки: на { $loss } больше.
card-drawback-fewer-heroic-orders = Со следующего хода приказов героев за ход: на { $loss } меньше.
card-drawback-unit-to-hospital = Захватчик отправляет одного вашего бойца со стены в госпиталь.
card-drawback-soldiers-paid = Отдайте солдат или ветеранов: { $loss }.

ref-mark-section = участок стены
ref-mark-objective = задание
ref-mark-may-add = может прибавиться
ref-mark-progress = достигнуто

## Значения, не подтверждённые источниками: заголовки, подписи, варианты

value-none = ничего
value-group-phase-2 = Фаза 2: машины
value-group-phase-3 = Фаза 3: снаряжение
value-group-phase-4 = Фаза 4: обучение
value-group-phase-5 = Фаза 5: ритуалы
value-group-phase-2-more = Цена каждой карты: древесина и бойцы одного из видов. Видом, у которого стоит 0, платить нельзя.
value-group-phase-3-more = { value-group-phase-2-more }
value-group-phase-4-more = { value-group-phase-2-more }
value-group-phase-5-more = { value-group-phase-2-more }
value-group-arrivals = Бойцы из подкопа и от дрессировщика
value-group-starter = Стартовый набор
value-group-starter-more = Отметьте по три карты каждой фазы.
value-group-orders = Жетоны приказов: сколько каждого
value-group-works = Действия построек: сколько нужно жетонов часов
value-group-spaces = Места в постройках и для жетонов
value-group-wall = Стена: места и бойцы в начале игры
value-group-heroes = Герои
value-group-objectives = Задания
value-group-objectives-more = Карта остаётся в игре только с одной из первых трёх наград, и тогда всегда.
value-group-plans = Планы обороны
value-group-plans-more = Вред должен подходить к тому, чего он касается: действия, постройки или ничего. Последние два вида вреда разовые, остальные действуют до конца игры.
value-group-hit-cards = Карты попаданий: кто поражён
value-card-wood = древесина
value-card-hourglasses = дополнительные жетоны часов
value-pays-goblin = плата гоблинами
value-pays-orc = плата орками
value-pays-troll = плата троллями
value-lets-goblin = пропускает гоблинов
value-lets-orc = пропускает орков
value-lets-troll = пропускает троллей
value-brings-goblin = приводит гоблинов
value-brings-orc = приводит орков
value-brings-troll = приводит троллей
value-phase-2 = Фаза 2
value-phase-3 = Фаза 3
value-phase-4 = Фаза 4
value-phase-5 = Фаза 5
value-room-barracks = бойцы в казармах
value-room-guards = бойцы в страже
value-space-rampart-machines = метательные машины на валу
value-space-trebuchets = требушеты на предполье
value-space-mantelets = мантелеты на валу
value-space-cauldrons = котлы на участке стены
value-space-platforms = помосты на участке стены
value-wall-most = элементы стены на участке
value-section-invaders = места Захватчика
value-section-defenders = места Защитника
value-start-marksman = стрелки в начале
value-start-soldier = солдаты в начале
value-start-veteran = ветераны в начале
value-hero-start = участок в начале
value-objective-when = когда
value-objective-measure = условие
value-objective-target = сколько нужно
value-objective-bonus = награда
value-objective-amount = сколько даёт
value-objective-stays = остаётся в игре
value-plan-timing = когда
value-plan-benefit = польза
value-plan-amount = сколько даёт
value-plan-drawback = вред
value-plan-on = чего касается вред
value-plan-loss = сколько стоит
value-plan-stays = вред действует до конца игры
