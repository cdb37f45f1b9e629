## Варианты: что делает выбор

option-done = готово
option-forgo = отказаться
option-discard = сбросить карту { $card }

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
option-play = «{ $die }»: сыграть карту { $card_order }
option-skip = пропустить действие и сбросить кубик «{ $die }»
option-pass = спасовать
option-use-general = применить способность { $general_gen }
option-slip-away = жетон Кольца: переместить Бильбо { $region_whither }
option-throw-again = перебросить кубик «{ $die }»

option-army = выбрать войско { $place_where }
option-leave = оставить на месте отряд { $unit_gen }
option-leave-character = оставить на месте { $character_acc }
option-leave-token = оставить на месте жетон лидерства
option-leave-damage = оставить жетон урона с теми, кто не уходит
option-to = идти { $place_whither }
option-halt = остановиться здесь
option-go = переместить { $character_acc } { $region_whither }

option-attack = атаковать врага { $region_where }
option-no-attack = не атаковать
option-target = совместно атаковать врага { $region_where }
option-join = присоединить к атаке войско { $place_where }

option-recruit = перевернуть жетон найма { $region_where } ({ $back })
option-place-unit = выставить отряд { $unit_gen }
option-place-none = ничего не выставлять
option-goblin-at = выставить отряд { $place_where }
option-draw-event = взять карту события
option-draw-story = взять карту сюжета
option-rally = воодушевить войско { $place_where }
option-enter = ввести в игру { $character_acc } { $place_where }
option-choose = выбрать: { $place }
option-muster = положить и перевернуть новый жетон найма { $place_where } ({ $back })
option-lay = положить новый жетон найма лицевой стороной вниз { $region_where } ({ $back })
option-take-token = убрать жетон найма { $region_where } ({ $back })
option-take-leadership = убрать жетон лидерства у войска { $place_where }
option-take-bats = убрать летучую мышь { $territory_whence }
option-trouble = назвать { $general_acc }
option-bring-back = вернуть { $general_acc } в игру { $place_where }
option-concentrate = сосредоточиться: взять жетон сосредоточенности
option-strike = ударить по войску { $region_where }
option-shoot = обстрелять войско { $region_where }
option-call-eagle = поместить орла в Орлиное Гнездо
option-send-eagle = отправить орла { $territory_whither }
option-send-lord = отправить Повелителя Орлов { $territory_whither }
option-swoop = атаковать орлом войско { $region_where }
option-swarm = атаковать { $count ->
    [one] { $count } орлом
   *[other] { $count } орлами
} войско { $region_where }
option-beorn-to = переместить Беорна { $region_whither }

option-fight-with = сражаться войском, стоящим { $place_where }
option-manoeuvre = сыграть карту { $card_combat }
option-extra = вдобавок сыграть карту { $card }
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
option-give-token = лишиться 1 жетона лидерства этого войска
option-armour = { $count ->
    [0] не класть урон на «Сияющие доспехи»
    [one] положить на «Сияющие доспехи» { $count } жетон урона
    [few] положить на «Сияющие доспехи» { $count } жетона урона
   *[many] положить на «Сияющие доспехи» { $count } жетонов урона
}
option-vanish = Бильбо исчезает: сбросить жетон Кольца и снять до 2 жетонов урона
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
option-drive-to = отбросить противника { $region_whither }
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
ask-goblin-recruit = В какой точке сбора выставить гоблинов?
ask-draw-cards = Какую карту взять?
ask-rally-armies = Какие войска воодушевить?
ask-rally-reroll = Воодушевление { $ref1_where }: какие кубики перебросить?
ask-rally-casualties = Войско { $ref1_where }: понести потери, чтобы снять урон?{ $ref3 ->
    [0] {""}
    [one] {" "}С последним отрядом погибнет и персонаж этого войска.
   *[other] {" "}С последним отрядом погибнут и персонажи этого войска.
}
ask-enter-character = Кто вступает в игру и где?
ask-combined-round-army = Сражение { $ref1_where }: какое войско сражается в этом раунде?
ask-manoeuvre = Сражение { $ref1_where }: выберите манёвр.
ask-leader-reroll = Переброс за лидерство: какие промахи перебросить?
ask-use-unit-ability = Есть попадание чёрным кубиком. Применить способность { $ref1 }?
ask-wall-of-spears = «Натиск гоблинов»: ваше войско получает 1 жетон урона. Отменить его «Стеной копий»?
ask-fell-race = «Лютое племя»: чем поплатится ваше войско?
ask-use-vampire = «Впиваясь в раненых»: убрать летучую мышь { $ref1_whence } ради ещё 1 жетона урона?
ask-use-bodyguard = Сбросить жетон дружинников, чтобы отменить весь урон войску Болга?
ask-casualties = Войско { $ref1_where }: { $ref2 ->
    [0] терять отряды не обязательно; какие отдать?
    [one] нужно потерять { $ref2 } отряд. Какой?
    [few] нужно потерять { $ref2 } отряда. Какие?
   *[many] нужно потерять { $ref2 } отрядов. Какие?
}{ $ref3 ->
    [0] {""}
    [one] {" "}С последним отрядом погибнет и персонаж этого войска.
   *[other] {" "}С последним отрядом погибнут и персонажи этого войска.
}
ask-outside-damage = Войско { $ref1_where }, урон вне сражения: { $ref2 ->
    [0] терять отряды не обязательно; какие отдать?
    [one] нужно потерять { $ref2 } отряд. Какой?
    [few] нужно потерять { $ref2 } отряда. Какие?
   *[many] нужно потерять { $ref2 } отрядов. Какие?
}{ $ref3 ->
    [0] {""}
    [one] {" "}С последним отрядом погибнет и персонаж этого войска.
   *[other] {" "}С последним отрядом погибнут и персонажи этого войска.
}
ask-forced-casualties = Войско { $ref1_where }: теряйте отряды, пока на нём больше 1 жетона урона.{ $ref2 ->
    [0] {""}
    [one] {" "}Осталось потерять { $ref2 } отряд.
    [few] {" "}Осталось потерять { $ref2 } отряда.
   *[many] {" "}Осталось потерять { $ref2 } отрядов.
}{ $ref3 ->
    [0] {""}
    [one] {" "}С последним отрядом погибнет и персонаж этого войска.
   *[other] {" "}С последним отрядом погибнут и персонажи этого войска.
}
ask-rout-casualties = Бегство { $ref1_whence }: теряйте отряды, пока на войске больше 1 жетона урона.{ $ref2 ->
    [0] {""}
    [one] {" "}Осталось потерять { $ref2 } отряд.
    [few] {" "}Осталось потерять { $ref2 } отряда.
   *[many] {" "}Осталось потерять { $ref2 } отрядов.
}{ $ref3 ->
    [0] {""}
    [one] {" "}С последним отрядом погибнет и персонаж этого войска.
   *[other] {" "}С последним отрядом погибнут и персонажи этого войска.
}
ask-stop-attack = Сражение { $ref1_where }: прекратить атаку или продолжить?
ask-retreat-or-rout = Сражение { $ref1_where }: отойти или сражаться дальше?
ask-retreat-region = Куда вы отходите?
ask-forced-retreat-region = Разбитому противнику некуда отойти. Куда его отбросить?
ask-advance = Победа { $ref1_where }: продвинуться туда?
ask-overstack = Войско { $ref1_where }: слишком много отрядов. Какие убрать?
ask-discard-to-limit = { $ref1 ->
    [0] Все карты для сброса выбраны.
    [one] У вас в руке { $ref1 } лишняя карта. Какую сбросить?
    [few] У вас в руке { $ref1 } лишние карты. Какие сбросить?
   *[many] У вас в руке { $ref1 } лишних карт. Какие сбросить?
}
ask-draw-discard = { $ref1 ->
    [0] Все карты для сброса выбраны.
    [one] У вас в руке { $ref1 } лишняя карта. Какую сбросить?
    [few] У вас в руке { $ref1 } лишние карты. Какие сбросить?
   *[many] У вас в руке { $ref1 } лишних карт. Какие сбросить?
}
ask-terrain-discard = { $ref1 ->
    [0] Все карты для сброса выбраны.
    [one] У вас в руке { $ref1 } лишняя карта. Какую сбросить?
    [few] У вас в руке { $ref1 } лишние карты. Какие сбросить?
   *[many] У вас в руке { $ref1 } лишних карт. Какие сбросить?
}
ask-lucky-number = «Счастливые числа»: перебросить один из своих кубиков действий?
ask-card-army = { $ref1_order }: выберите одно из своих войск.
ask-card-enemy = { $ref1_order }: выберите войско врага.
ask-card-region = { $ref1_order }: выберите регион.
ask-card-armies = { $ref1_order }: какие войска выбрать?
ask-take-tokens = { $ref1_order }: какие жетоны найма убрать?
ask-take-leadership = { $ref1_order }: какие жетоны лидерства убрать?
ask-take-bats = { $ref1_order }: каких летучих мышей убрать?
ask-muster = Где положить и сразу перевернуть новый жетон найма?
ask-raise-levies = Где перевернуть жетон найма или положить новый?
ask-return-general = Какой военачальник возвращается в игру и где?
ask-name-general = «Смятённый разум»: какого военачальника назвать?
ask-magic-bolt = «Волшебный залп»: сосредоточиться или ударить по войску?
ask-archery = Какое войско Тьмы обстрелять?
ask-lord-ability = Повелитель Орлов: поместить орла в Орлиное Гнездо или вылететь всем вместе?
ask-eagle-attack = «Сильны и благородны»: по каким войскам ударят орлы, по одному на каждое?
ask-mass-attack = Какое войско атаковать и сколькими орлами?
ask-beorn-move = Беорн стоит { $ref1_where }. Идти дальше или остановиться?
ask-beorn-attack = Беорн стоит { $ref1_where }. Атаковать?
ask-beorn-advance = Победа { $ref1_where }: продвинуть туда Беорна?
ask-bilbo-relocate = Сбросить жетон Кольца, чтобы переместить Бильбо в другой регион?
ask-use-bilbo = Ваше войско { $ref1_where } получило урон. Пусть Бильбо исчезнет, чтобы снять до 2 жетонов?
ask-shining-armour = Войско Торина { $ref1_where } получает урон. Сколько жетонов положить на «Сияющие доспехи»?
ask-determined-attack = «Решительная атака»: какую карту сыграть вдобавок?
ask-captain-of-war = «Военный вождь»: чем пожертвует ваше войско { $ref1_where }, чтобы снять до 2 жетонов урона?

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
event-FateAdvanced = { $spaces ->
    [-1] маркер судьбы сдвигается на 1 деление назад, теперь он на делении { $marker }
    [0] маркер судьбы остаётся на делении { $marker }
    [one] маркер судьбы сдвигается на { $spaces } деление, теперь он на делении { $marker }
    [few] маркер судьбы сдвигается на { $spaces } деления, теперь он на делении { $marker }
   *[many] маркер судьбы сдвигается на { $spaces } делений, теперь он на делении { $marker }
}
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
   *[other] , { $units_count ->
        [1] с ним
       *[other] с ними
    } { $characters }
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
event-BattleBegan = { $seat }: атака { $region_where } (откуда: { $places })
event-RoundBegan = сражение { $region_where }, раунд { $round }: атака { $place_whence }
event-TerrainAdvantage = { $seat }: преимущество на местности ({ $terrain })
event-ManoeuvreShown = { $seat }: манёвр { $card_combat }
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
    [0] войско { $place_where } получает урон: { $damage }
   *[other] { $damage ->
        [0] укрепление { $place_where } получает урон: { $fortification }
       *[other] войско { $place_where } получает урон: { $damage }, укрепление: { $fortification }
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
event-AttackStopped = { $seat }: атака { $region_where } прекращена
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
event-CardsDrawn = { $seat }: { $events ->
    [0] { $stories ->
        [0] карт больше нет, взять нечего
        [one] взята { $stories } карта сюжета
        [few] взяты { $stories } карты сюжета
       *[many] взято { $stories } карт сюжета
    }
   *[other] { $events ->
        [one] взята { $events } карта события
        [few] взяты { $events } карты событий
       *[many] взято { $events } карт событий
    }{ $stories ->
        [0] {""}
        [one] {" "}и { $stories } карта сюжета
        [few] {" "}и { $stories } карты сюжета
       *[many] {" "}и { $stories } карт сюжета
    }
}
event-CardsBuried = { $seat }: { $events ->
    [0] { $stories ->
        [one] сброшена рубашкой вверх { $stories } карта сюжета
        [few] сброшены рубашкой вверх { $stories } карты сюжета
       *[many] сброшено рубашкой вверх { $stories } карт сюжета
    }
   *[other] { $events ->
        [one] сброшена рубашкой вверх { $events } карта события
        [few] сброшены рубашкой вверх { $events } карты событий
       *[many] сброшено рубашкой вверх { $events } карт событий
    }{ $stories ->
        [0] {""}
        [one] {" "}и { $stories } карта сюжета
        [few] {" "}и { $stories } карты сюжета
       *[many] {" "}и { $stories } карт сюжета
    }
}
event-EventDeckRemade = колода событий перемешана заново: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
event-CardPlayed = { $seat }: сыграна карта { $card_order } (кубик «{ $die }»)
event-CardLaid = { $seat }: карта { $card } остаётся на столе
event-CardDiscarded = { $seat }: карта { $card } сброшена
event-FateCardDrawn = взята карта судьбы { $card }
event-FateTokenAdded = в запас судьбы добавлен жетон «{ $token }»
event-DreadRolled = «Великий ужас»: { $target ->
    [0] на кубиках { $dice }
   *[other] { $dice_count ->
        [one] { $dice_count } кубик
        [few] { $dice_count } кубика
       *[many] { $dice_count } кубиков
    } (от { $target } — снять жетон): { $dice }; { $hits ->
        [0] жетоны не снимаются
        [one] снять { $hits } жетон
        [few] снять { $hits } жетона
       *[many] снять { $hits } жетонов
    }
}
event-DieLost = { $seat }: потерян неиспользованный кубик «{ $die }»
event-DieRerolled = { $seat }: «Счастливые числа», кубик «{ $die }» переброшен, теперь «{ $face }»
event-OrcsOnCard = отряды орков на карте «Летящие стрелы и дикие копья»: { $count }
event-MindTroubled = «Смятённый разум»: { $character } не может применять свою способность
event-MindCleared = { $character } снова может применять свою способность
event-FortificationMended = укрепление { $region_where }: { $count ->
    [one] снят { $count } жетон урона
    [few] сняты { $count } жетона урона
   *[many] снято { $count } жетонов урона
}
event-BodyguardJoined = отряд гигантских орков { $place_where } пополняет дружину Болга; жетоны дружинников: { $count }
event-FogEndedBattle = «Густой туман» прекращает сражение { $region_where }

event-GeneralUsed = применена способность { $character_gen }
event-GandalfConcentrated = Гэндальф берёт жетон сосредоточенности
event-Shot = { $character_id ->
    [gandalf] «Волшебный залп» по войску
   *[other] обстрел войска
} { $region_where }: { $target ->
    [0] на кубиках { $dice }
   *[other] { $dice_count ->
        [one] { $dice_count } кубик
        [few] { $dice_count } кубика
       *[many] { $dice_count } кубиков
    } (попадание от { $target }): { $dice }; { $hits ->
        [0] попаданий нет
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    }
}
event-TokenLaid = { $seat }: новый жетон найма ({ $back }) лицевой стороной вниз { $region_where }
event-CharacterShifted = { $character } сдвигается по шкале судьбы на деление { $space }
event-DamageRemoved = { $seat }: с войска { $place_where } { $count ->
    [one] снят { $count } жетон урона
    [few] сняты { $count } жетона урона
   *[many] снято { $count } жетонов урона
}
event-BilboVanished = Бильбо исчезает { $place_where }; осталось жетонов Кольца: { $rings }
event-ArmourTook = «Сияющие доспехи» принимают { $count ->
    [one] { $count } жетон урона
    [few] { $count } жетона урона
   *[many] { $count } жетонов урона
}; всего на них { $total }
event-WrathLeft = жетоны гнева Беорна: { $wrath }
event-EaglesPlaced = в Орлиное Гнездо { $count ->
    [one] прилетает { $count } орёл
    [few] прилетают { $count } орла
   *[many] прилетает { $count } орлов
}
event-EaglesSent = орлы { $territory_where }: { $count }
event-EaglesReturned = { $territory_whence } в Орлиное Гнездо { $count ->
    [one] возвращается { $count } орёл
    [few] возвращаются { $count } орла
   *[many] возвращается { $count } орлов
}
event-EagleRolled = орёл атакует войско { $region_where }: { $target ->
    [0] на кубиках { $dice }
   *[other] { $dice_count ->
        [one] { $dice_count } кубик
        [few] { $dice_count } кубика
       *[many] { $dice_count } кубиков
    } (попадание от { $target }): { $dice }
}{ $again_count ->
    [0] {""}
   *[other] ; промахи после переброса: { $again }
}{ $target ->
    [0] {""}
   *[other] ; { $hits ->
        [0] попаданий нет
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    }
}
event-Rolled = {""}
event-Moved = { $face ->
    [hidden] {""}
   *[other] { $target_id ->
        [event-hand-free] взята карта { $face }
        [event-hand-shadow] взята карта { $face }
        [story-free-hand] взята карта { $face }
        [story-shadow-hand] взята карта { $face }
       *[other] {""}
    }
}
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
    .gen = Барда-лучника
ref-character-dain = Даин Железностоп
    .acc = Даина Железностопа
    .gen = Даина Железностопа
ref-character-gandalf = Гэндальф Серый
    .acc = Гэндальфа Серого
    .gen = Гэндальфа Серого
ref-character-thranduil = Трандуил
    .acc = Трандуила
    .gen = Трандуила
ref-character-bilbo = Бильбо Бэггинс
    .acc = Бильбо Бэггинса
    .gen = Бильбо Бэггинса
ref-character-thorin = Торин Дубощит
    .acc = Торина Дубощита
    .gen = Торина Дубощита
ref-character-lord-of-the-eagles = Повелитель Орлов
    .acc = Повелителя Орлов
    .gen = Повелителя Орлов
ref-character-beorn = Беорн
    .acc = Беорна
    .gen = Беорна
ref-character-bolg = Болг
    .acc = Болга
    .gen = Болга

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
ref-action-move-beorn = перемещение Беорна
ref-action-draw-cards = добор карт
ref-action-enter-play = ввод персонажа в игру
ref-action-recruit = наём отрядов
ref-action-rally = воодушевление войск
ref-action-strong-and-noble = «Сильны и благородны» (орлы)
ref-action-mass-attack = «Орлы — недобрые птицы»
ref-action-cloud-of-bats = «Туча нетопырей»
ref-action-recruit-goblins = наём гоблинов
ref-action-goblin-attack = атака гоблинов
ref-action-goblin-move = стратегическое перемещение гоблинов
ref-action-orcs-from-card = орки с карты «Летящие стрелы и дикие копья»
ref-action-clear-mind = сброс карты «Смятённый разум»
ref-action-clear-mind-at-a-price = сброс карты «Смятённый разум» и сдвиг маркера судьбы на 1 деление назад

## Карты отрядов и особых манёвров

ref-card-unit-dwarf-regulars = «Несгибаемые» (гномы-воины)
    .order = «Несгибаемые» (гномы-воины)
    .combat = «Несгибаемые» (гномы-воины)
text-card-unit-dwarf-regulars = При попадании чёрным кубиком можете потерять 1 отряд гномов-воинов своего сражающегося войска, чтобы снять с этого войска до 3 жетонов урона вместо обычных 2.
ref-card-unit-dwarf-veterans = «Старая ненависть» (гномы-ветераны)
    .order = «Старая ненависть» (гномы-ветераны)
    .combat = «Старая ненависть» (гномы-ветераны)
text-card-unit-dwarf-veterans = При попадании чёрным кубиком можете применить способность: вражеское войско получает ещё 1 жетон урона и теряет 1 жетон лидерства.
ref-card-unit-lake-men = «Град стрел» (озёрные жители)
    .order = «Град стрел» (озёрные жители)
    .combat = «Град стрел» (озёрные жители)
text-card-unit-lake-men = При попадании чёрным кубиком можете применить способность: вражеское войско получает ещё 1 жетон урона.
ref-card-unit-wood-elf-archers = «Град стрел» (эльфы-лучники)
    .order = «Град стрел» (эльфы-лучники)
    .combat = «Град стрел» (эльфы-лучники)
text-card-unit-wood-elf-archers = При попадании чёрным кубиком можете применить способность: вражеское войско получает ещё 1 жетон урона.
ref-card-unit-wood-elf-spearmen = «Стена копий» (эльфы-копейщики)
    .order = «Стена копий» (эльфы-копейщики)
    .combat = «Стена копий» (эльфы-копейщики)
text-card-unit-wood-elf-spearmen = При попадании чёрным кубиком можете отменить 1 жетон урона, который в этом раунде получает ваше сражающееся войско или защищающее его укрепление.
ref-card-unit-orcs = «Дикая ярость» (орки)
    .order = «Дикая ярость» (орки)
    .combat = «Дикая ярость» (орки)
text-card-unit-orcs = При попадании чёрным кубиком можете в конце раунда дать своему сражающемуся войску 1 жетон лидерства. Он действует со следующего раунда.
ref-card-unit-great-orcs = «Лютое племя» (гигантские орки)
    .order = «Лютое племя» (гигантские орки)
    .combat = «Лютое племя» (гигантские орки)
text-card-unit-great-orcs = При попадании чёрным кубиком можете применить способность. Противник выбирает: его сражающееся войско получает ещё 2 жетона урона, либо теряет все жетоны лидерства (нужен хотя бы 1), либо лишается одного персонажа (он погибает). При атаке гигантских орков предпочтителен любой тип местности, при их обороне — никакой.
ref-card-unit-wargs = «Удар по тылам» (варги)
    .order = «Удар по тылам» (варги)
    .combat = «Удар по тылам» (варги)
text-card-unit-wargs = При попадании чёрным кубиком можете в конце раунда применить способность: противник теряет отряды сражающегося войска, пока на нём больше 1 жетона урона. Каждый потерянный отряд снимает 2 жетона. На Беорна не действует.
ref-card-unit-goblins = «Натиск гоблинов» (гоблины)
    .order = «Натиск гоблинов» (гоблины)
    .combat = «Натиск гоблинов» (гоблины)
text-card-unit-goblins = При попадании чёрным кубиком можете в конце раунда применить способность: оба сражающихся войска получают по 1 жетону урона. Отменить урон своему войску нельзя.
ref-card-regroup = «Перегруппировка»
    .order = «Перегруппировка»
    .combat = «Перегруппировка»
text-card-regroup = Верните в руку все карты отрядов и особых манёвров, которые вы использовали в этом сражении, и саму «Перегруппировку». Если вы защищаетесь, в конце этого раунда можете отступить.
ref-card-vampire-like = «Впиваясь в раненых»
    .order = «Впиваясь в раненых»
    .combat = «Впиваясь в раненых»
text-card-vampire-like = Берите эту карту в руку, если к началу сражения на территории, где оно идёт, есть летучие мыши. Если ваше войско нанесло урон в этом раунде, можете убрать оттуда 1 летучую мышь: противник получает ещё 1 жетон урона (чёрный кубик не нужен). В конце раунда карта возвращается в руку.
ref-card-thorins-mighty-strokes = «Мощные удары Торина»
    .order = «Мощные удары Торина»
    .combat = «Мощные удары Торина»
text-card-thorins-mighty-strokes = Только если Торин в сражающемся войске и у него лежит карта судьбы «Мощные удары». В этом раунде прибавляйте 1 к результату каждого своего кубика в боевом броске и при перебросе за лидерство. Чёрный кубик для этого не нужен.

## Карты событий: приказы

ref-order-blow-the-horns = «Трубите в рога»
text-order-blow-the-horns = Воодушевите до 2 своих войск. Успех — на 4+ вместо 5+, и при перебросе тоже.
ref-order-call-to-arms = «К оружию»
text-order-call-to-arms = Можете переместить до 2 своих войск с лидерством, каждое — не дальше чем на 2 региона. Если войско разделяется, лидерство должно быть у идущей части. Атаки карта не даёт.
ref-order-encirclement = «Окружение»
text-order-encirclement = Можете переместить одно своё войско в смежный регион. Затем, если хотя бы 2 ваших войска смежны с одним и тем же вражеским, можете провести против него совместную атаку. Переместившееся войско участвовать не обязано.
ref-order-gather-and-marshall = «Сбор и построение»
text-order-gather-and-marshall = Выберите место, где стоит ваше войско. Положите туда 1 новый жетон найма своей стороны, сразу переверните его и выставьте показанные отряды. Свободные народы сами решают, из какой своей стопки взять жетон.
ref-order-marching-companies = «Отряды на марше»
text-order-marching-companies = Можете переместить до 3 своих войск, каждое — в смежный регион. Ни один отряд, персонаж или жетон не перемещается дважды.
ref-order-move-to-strike = «Выход на удар»
text-order-move-to-strike = Можете переместить одно своё войско с лидерством не дальше чем на 2 региона. Если войско разделяется, лидерство должно быть у идущей части. Затем это войско может атаковать.
ref-order-mustering-for-battle = «Сбор к битве»
text-order-mustering-for-battle = Выберите до 3 разных регионов со своими жетонами найма. В каждом переверните 1 жетон и выставьте показанные отряды.
ref-order-sudden-assault = «Внезапный натиск»
text-order-sudden-assault = Можете переместить одно своё войско в смежный регион, после чего оно может атаковать. Если оно атакует, преимущество на местности в этом сражении достаётся вам: возьмите 1 карту события. Противник получить его не может.
ref-order-troop-leader = «Командир отряда»
text-order-troop-leader = Снимите до 2 жетонов урона с одного своего войска с лидерством.

## Карты событий: боевые эффекты

ref-combat-captain-of-war = «Военный вождь»
text-combat-captain-of-war = Перед потерями можете пожертвовать персонажем своего сражающегося войска (он погибает) или убрать у этого войска 1 жетон лидерства. Тогда снимите с войска до 2 жетонов урона.
ref-combat-fierce-defence = «Яростная оборона»
text-combat-fierce-defence = В этом раунде значение попадания противника — 6, и в боевом броске, и при перебросе за лидерство. Прибавки к его кубикам действуют как обычно.
ref-combat-no-quarter = «Без пощады»
text-combat-no-quarter = Ваше сражающееся войско получает 1 жетон урона, отменить его нельзя. В этом раунде прибавляйте 1 к результату каждого своего кубика в боевом броске и при перебросе за лидерство.
ref-combat-determined-attack = «Решительная атака»
text-combat-determined-attack = Сыграйте в этом раунде ещё одну карту отряда или особого манёвра: либо уже использованную вами в этом сражении, либо с руки. Карта с руки вернётся к вам в конце раунда. «Перегруппировку» так сыграть нельзя.
ref-combat-stand-and-fight = «Стоять и сражаться»
text-combat-stand-and-fight = В этом раунде боевая сила каждого отряда вашего сражающегося войска равна 2. Больше 5 кубиков бросать по-прежнему нельзя.
ref-combat-dense-fog = «Густой туман»
text-combat-dense-fog = В конце этого раунда сражение заканчивается: никто не отступает и не обращается в бегство. Если в этом раунде защищающееся войско уничтожено, атакующий может продвинуться.
ref-combat-overmastered = «Подавленные»
text-combat-overmastered = В этом раунде противник не делает переброс за лидерство.
ref-combat-battle-fury = «Ярость битвы»
text-combat-battle-fury = В этом раунде прибавляйте 1 к результату каждого своего кубика в боевом броске. На переброс за лидерство прибавка не действует.
ref-combat-commanding-voice = «Властный голос»
text-combat-commanding-voice = В этом раунде лидерство вашего сражающегося войска на 2 больше, даже если оно было равно 0.
ref-combat-great-confusion = «Великое смятение»
text-combat-great-confusion = В этом раунде противник бросает в боевом броске на 2 кубика меньше, но хотя бы 1.

## Карты событий

ref-card-ev-blow-the-horns-captain-of-war = «Трубите в рога» / «Военный вождь»
    .order = «Трубите в рога»
    .combat = «Военный вождь»
ref-card-ev-blow-the-horns-fierce-defence = «Трубите в рога» / «Яростная оборона»
    .order = «Трубите в рога»
    .combat = «Яростная оборона»
ref-card-ev-blow-the-horns-no-quarter = «Трубите в рога» / «Без пощады»
    .order = «Трубите в рога»
    .combat = «Без пощады»
ref-card-ev-call-to-arms-determined-attack = «К оружию» / «Решительная атака»
    .order = «К оружию»
    .combat = «Решительная атака»
ref-card-ev-call-to-arms-fierce-defence = «К оружию» / «Яростная оборона»
    .order = «К оружию»
    .combat = «Яростная оборона»
ref-card-ev-call-to-arms-stand-and-fight = «К оружию» / «Стоять и сражаться»
    .order = «К оружию»
    .combat = «Стоять и сражаться»
ref-card-ev-encirclement-captain-of-war = «Окружение» / «Военный вождь»
    .order = «Окружение»
    .combat = «Военный вождь»
ref-card-ev-encirclement-fierce-defence = «Окружение» / «Яростная оборона»
    .order = «Окружение»
    .combat = «Яростная оборона»
ref-card-ev-encirclement-no-quarter = «Окружение» / «Без пощады»
    .order = «Окружение»
    .combat = «Без пощады»
ref-card-ev-gather-and-marshall-dense-fog = «Сбор и построение» / «Густой туман»
    .order = «Сбор и построение»
    .combat = «Густой туман»
ref-card-ev-gather-and-marshall-determined-attack = «Сбор и построение» / «Решительная атака»
    .order = «Сбор и построение»
    .combat = «Решительная атака»
ref-card-ev-gather-and-marshall-overmastered = «Сбор и построение» / «Подавленные»
    .order = «Сбор и построение»
    .combat = «Подавленные»
ref-card-ev-gather-and-marshall-stand-and-fight = «Сбор и построение» / «Стоять и сражаться»
    .order = «Сбор и построение»
    .combat = «Стоять и сражаться»
ref-card-ev-marching-companies-determined-attack = «Отряды на марше» / «Решительная атака»
    .order = «Отряды на марше»
    .combat = «Решительная атака»
ref-card-ev-marching-companies-overmastered = «Отряды на марше» / «Подавленные»
    .order = «Отряды на марше»
    .combat = «Подавленные»
ref-card-ev-marching-companies-stand-and-fight = «Отряды на марше» / «Стоять и сражаться»
    .order = «Отряды на марше»
    .combat = «Стоять и сражаться»
ref-card-ev-move-to-strike-captain-of-war = «Выход на удар» / «Военный вождь»
    .order = «Выход на удар»
    .combat = «Военный вождь»
ref-card-ev-move-to-strike-dense-fog = «Выход на удар» / «Густой туман»
    .order = «Выход на удар»
    .combat = «Густой туман»
ref-card-ev-move-to-strike-no-quarter = «Выход на удар» / «Без пощады»
    .order = «Выход на удар»
    .combat = «Без пощады»
ref-card-ev-move-to-strike-overmastered = «Выход на удар» / «Подавленные»
    .order = «Выход на удар»
    .combat = «Подавленные»
ref-card-ev-mustering-for-battle-battle-fury = «Сбор к битве» / «Ярость битвы»
    .order = «Сбор к битве»
    .combat = «Ярость битвы»
ref-card-ev-mustering-for-battle-commanding-voice = «Сбор к битве» / «Властный голос»
    .order = «Сбор к битве»
    .combat = «Властный голос»
ref-card-ev-mustering-for-battle-great-confusion = «Сбор к битве» / «Великое смятение»
    .order = «Сбор к битве»
    .combat = «Великое смятение»
ref-card-ev-sudden-assault-battle-fury = «Внезапный натиск» / «Ярость битвы»
    .order = «Внезапный натиск»
    .combat = «Ярость битвы»
ref-card-ev-sudden-assault-commanding-voice = «Внезапный натиск» / «Властный голос»
    .order = «Внезапный натиск»
    .combat = «Властный голос»
ref-card-ev-sudden-assault-dense-fog = «Внезапный натиск» / «Густой туман»
    .order = «Внезапный натиск»
    .combat = «Густой туман»
ref-card-ev-sudden-assault-great-confusion = «Внезапный натиск» / «Великое смятение»
    .order = «Внезапный натиск»
    .combat = «Великое смятение»
ref-card-ev-troop-leader-battle-fury = «Командир отряда» / «Ярость битвы»
    .order = «Командир отряда»
    .combat = «Ярость битвы»
ref-card-ev-troop-leader-commanding-voice = «Командир отряда» / «Властный голос»
    .order = «Командир отряда»
    .combat = «Властный голос»
ref-card-ev-troop-leader-great-confusion = «Командир отряда» / «Великое смятение»
    .order = «Командир отряда»
    .combat = «Великое смятение»

## Карты сюжета Свободных народов

ref-card-sf-the-skin-changer = «Меняющий шкуры»
    .order = «Меняющий шкуры»
    .combat = «Меняющий шкуры»
text-card-sf-the-skin-changer = Если Беорн на шкале судьбы, сдвиньте его фигурку на 1 деление влево; если теперь он готов, он сразу вступает в игру. Если Беорн уже в игре, можете переместить его не дальше чем на 3 региона, не тратя жетон гнева. Затем он может атаковать смежное войско Тьмы.
ref-card-sf-lucky-number = «Счастливые числа»
    .order = «Счастливые числа»
    .combat = «Счастливые числа»
text-card-sf-lucky-number = Только если Бильбо в игре. Выложите на стол: каждый ход после броска кубиков действий можете перебросить 1 свой кубик. Сбросьте карту, если на нём выпадет «Воля Запада» или если Бильбо погибнет.
ref-card-sf-clad-in-hauberks-of-steel = «В стальных кольчугах»
    .order = «В стальных кольчугах»
    .combat = «В стальных кольчугах»
text-card-sf-clad-in-hauberks-of-steel = Добавьте к одному своему войску, в котором есть гномы, 1 отряд гномов-ветеранов и 1 жетон лидерства.
ref-card-sf-dismay = «Смятение»
    .order = «Смятение»
    .combat = «Смятение»
text-card-sf-dismay = Выберите войско Тьмы, смежное с вашим войском с лидерством, и уберите все его жетоны лидерства. Затем Тьма сбрасывает 1 неиспользованный кубик действий с результатом «Персонаж», если он у неё есть.
ref-card-sf-elf-lords = «Владыки эльфов»
    .order = «Владыки эльфов»
    .combat = «Владыки эльфов»
text-card-sf-elf-lords = Только если Воронья высота под вашим контролем. Выставьте на Вороньей высоте 2 отряда эльфов-копейщиков и 1 отряд эльфов-лучников и дайте им 1 жетон лидерства.
ref-card-sf-elven-charge = «Натиск эльфов»
    .order = «Натиск эльфов»
    .combat = «Натиск эльфов»
text-card-sf-elven-charge = Можете переместить одно своё войско, в котором есть эльфы, в смежный регион. Затем это войско может атаковать, и до конца сражения его лидерство равно 5. В конце первого раунда защищающийся не может отступить, даже если сыграл «Перегруппировку», но может обратиться в бегство.
ref-card-sf-flying-banners = «Реющие знамёна»
    .order = «Реющие знамёна»
    .combat = «Реющие знамёна»
text-card-sf-flying-banners = Выберите до 2 разных поселений под вашим контролем. В каждое положите 1 новый жетон найма из любой своей стопки, сразу переверните его и выставьте показанный отряд.
ref-card-sf-he-is-not-lost = «Он не погиб!»
    .order = «Он не погиб!»
    .combat = «Он не погиб!»
text-card-sf-he-is-not-lost = Верните в игру одного погибшего военачальника: поставьте его в регион с вашим войском. Жетона активации он не получает.
ref-card-sf-hope-rekindled = «Надежда возродилась»
    .order = «Надежда возродилась»
    .combat = «Надежда возродилась»
text-card-sf-hope-rekindled = Дайте одному своему войску 1 жетон лидерства — или 2, если карта сыграна кубиком с результатом «Воля Запада». Затем можете переместить это войско в смежный регион, после чего оно может атаковать.
ref-card-sf-last-stand = «Последний рубеж»
    .order = «Последний рубеж»
    .combat = «Последний рубеж»
text-card-sf-last-stand = Выберите укрепление, где стоит ваше войско. Снимите с укрепления столько жетонов урона, сколько составляет боевая сила этого войска (она может быть и больше 5). Если урона стало меньше значения защиты, разрушенное укрепление снова защищает.
ref-card-sf-ring-of-invisibility = «Кольцо-невидимка»
    .order = «Кольцо-невидимка»
    .combat = «Кольцо-невидимка»
text-card-sf-ring-of-invisibility = Только если Бильбо на поле боя. Поставьте его в любой регион, где есть ваше войско с лидерством; жетон Кольца не тратится. Если там Гэндальф, возьмите 1 карту судьбы и сразу разыграйте её.
ref-card-sf-men-of-the-lake-with-long-swords = «Озёрные люди с длинными мечами»
    .order = «Озёрные люди с длинными мечами»
    .combat = «Озёрные люди с длинными мечами»
text-card-sf-men-of-the-lake-with-long-swords = Добавьте к одному своему войску с лидерством 2 отряда озёрных жителей и 1 жетон лидерства.
ref-card-sf-moria-dain-dain = «Мория! Даин! Даин!»
    .order = «Мория! Даин! Даин!»
    .combat = «Мория! Даин! Даин!»
text-card-sf-moria-dain-dain = Можете переместить одно своё войско, в котором есть гномы, не дальше чем на 2 региона, после чего оно может атаковать. Если оно атакует, преимущество на местности в этом сражении достаётся вам: возьмите 1 карту события. Противник получить его не может.
ref-card-sf-on-the-march = «На марше»
    .order = «На марше»
    .combat = «На марше»
text-card-sf-on-the-march = Можете переместить до 2 своих войск, каждое — не дальше чем на 2 региона. Лидерство не требуется. Атаки карта не даёт.
ref-card-sf-redoubled-force = «С удвоенной силой»
    .order = «С удвоенной силой»
    .combat = «С удвоенной силой»
text-card-sf-redoubled-force = Снимите до 3 жетонов урона с одного своего войска. Затем можете переместить его в смежный регион, после чего оно может атаковать.
ref-card-sf-rescue = «Спасение»
    .order = «Спасение»
    .combat = «Спасение»
text-card-sf-rescue = Положите в регион со своим войском 1 новый жетон найма из любой своей стопки, сразу переверните его и выставьте показанный отряд. Затем можете воодушевить это войско; успех — на 4+ вместо 5+.
ref-card-sf-ringing-trumpets = «Трубный зов»
    .order = «Трубный зов»
    .combat = «Трубный зов»
text-card-sf-ringing-trumpets = Выберите до 3 разных поселений под вашим контролем. В каждом можете либо перевернуть 1 лежащий там жетон найма и выставить показанный отряд, либо положить 1 новый жетон из любой своей стопки лицевой стороной вниз.
ref-card-sf-shower-of-arrows = «Ливень стрел»
    .order = «Ливень стрел»
    .combat = «Ливень стрел»
text-card-sf-shower-of-arrows = Проведите атаку по правилам «Искусства лучников» Трандуила, но с попаданием на 4+. Ни Трандуил, ни жетон активации для этого не нужны. Затем возьмите 1 карту события.
ref-card-sf-the-arkenstone-of-thrain = «Аркенстон Траина»
    .order = «Аркенстон Траина»
    .combat = «Аркенстон Траина»
text-card-sf-the-arkenstone-of-thrain = Добавьте в запас судьбы особый жетон «Аркенстон» (3, с символом судьбы) и перемешайте запас. Вытянув этот жетон, Тьма обязана остановиться и применить его.
ref-card-sf-the-king-of-all-birds = «Король всех птиц»
    .order = «Король всех птиц»
    .combat = «Король всех птиц»
text-card-sf-the-king-of-all-birds = Если Повелитель Орлов на шкале судьбы, сдвиньте его фигурку на 1 деление влево; если теперь он готов, он сразу вступает в игру. Если на шкале его нет, поместите 1 орла из запаса в Орлиное Гнездо.

## Карты сюжета Тьмы

ref-card-ss-great-dread = «Великий ужас»
    .order = «Великий ужас»
    .combat = «Великий ужас»
text-card-ss-great-dread = Только если под вашим контролем хотя бы 2 поселения. Бросьте 4 кубика. За каждый результат 4+ верните с поля в стопку 1 жетон найма Свободных народов по вашему выбору, не глядя на лицевую сторону.
ref-card-ss-war-band = «Боевой отряд»
    .order = «Боевой отряд»
    .combat = «Боевой отряд»
text-card-ss-war-band = Добавьте к одному своему войску в Заброшенных землях 2 отряда орков и 2 жетона лидерства. Затем это войско может либо переместиться в смежный регион, либо атаковать, но не то и другое.
ref-card-ss-chieftains-and-champions = «Вожди и бойцы»
    .order = «Вожди и бойцы»
    .combat = «Вожди и бойцы»
text-card-ss-chieftains-and-champions = Выберите до 4 разных своих войск и дайте каждому по 1 жетону лидерства, даже если у войска он уже есть.
ref-card-ss-whirling-bats = «Кружащие нетопыри»
    .order = «Кружащие нетопыри»
    .combat = «Кружащие нетопыри»
text-card-ss-whirling-bats = Уберите до 2 летучих мышей с любых территорий. За каждую уберите 1 жетон лидерства у любого войска Свободных народов.
ref-card-ss-flying-arrows-and-wild-spears = «Летящие стрелы и дикие копья»
    .order = «Летящие стрелы и дикие копья»
    .combat = «Летящие стрелы и дикие копья»
text-card-ss-flying-arrows-and-wild-spears = Выложите на стол. Добавьте к одному своему войску 1 отряд орков, затем положите на эту карту 6 отрядов орков из запаса. В качестве действия можете потратить любой кубик, даже «Око», чтобы добавить 1 отряд орков с карты к своему войску; когда орков на ней не останется, сбросьте её.
ref-card-ss-troubled-mind = «Смятённый разум»
    .order = «Смятённый разум»
    .combat = «Смятённый разум»
text-card-ss-troubled-mind = Выложите на стол и назовите одного военачальника: пока карта на столе, он не может применять свою способность военачальника. Свободные народы могут в качестве действия сбросить карту, потратив кубик «Воля Запада» или любой другой; во втором случае маркер судьбы сдвигается на 1 деление влево.
ref-card-ss-orc-army = «Армия орков»
    .order = «Армия орков»
    .combat = «Армия орков»
text-card-ss-orc-army = Выставьте 5 отрядов орков в одном регионе сбора, где нет войска врага. Затем можете переместить любое своё войско, стоящее в Заброшенных землях, не дальше чем на 2 региона.
ref-card-ss-black-tide = «Чёрный прилив»
    .order = «Чёрный прилив»
    .combat = «Чёрный прилив»
text-card-ss-black-tide = Каждое ваше войско с лидерством может переместиться в смежный регион. Если войско разделяется, лидерство должно быть у каждой идущей части. Никто не перемещается дважды.
ref-card-ss-great-goblin = «Великий Гоблин»
    .order = «Великий Гоблин»
    .combat = «Великий Гоблин»
text-card-ss-great-goblin = Добавьте к одному своему войску, в котором есть гоблины, 1 отряд гигантских орков и 1 жетон лидерства. Затем это войско может либо переместиться в смежный регион, либо атаковать, но не то и другое.
ref-card-ss-howling-orcs = «Воющие орки»
    .order = «Воющие орки»
    .combat = «Воющие орки»
text-card-ss-howling-orcs = Выложите на стол. Против войска Тьмы, в котором есть гигантские орки, нельзя применять способности манёвра гномов-воинов, гномов-ветеранов и озёрных жителей. Сбросьте карту, как только любой отряд гигантских орков покинет поле.
ref-card-ss-hurrying-multitude = «Спешащие полчища»
    .order = «Спешащие полчища»
    .combat = «Спешащие полчища»
text-card-ss-hurrying-multitude = Можете переместить до 2 своих войск, каждое — не дальше чем на 2 региона. Лидерство не требуется. Атаки карта не даёт.
ref-card-ss-ill-chance = «Злой случай»
    .order = «Злой случай»
    .combat = «Злой случай»
text-card-ss-ill-chance = Сдвиньте маркер судьбы на 1 деление влево. Ожидающий персонаж, до деления которого маркер теперь не доходит, больше не готов вступить в игру. Затем возьмите 1 карту события.
ref-card-ss-returning-to-the-assault = «Снова на приступ»
    .order = «Снова на приступ»
    .combat = «Снова на приступ»
text-card-ss-returning-to-the-assault = Переверните до 5 своих жетонов найма в Заброшенных землях (можно несколько в одном регионе) и выставьте показанные отряды. Затем можете переместить одно своё войско, стоящее в Заброшенных землях, в смежный регион.
ref-card-ss-orcs-from-gundabad = «Орки из Гундабада»
    .order = «Орки из Гундабада»
    .combat = «Орки из Гундабада»
text-card-ss-orcs-from-gundabad = Добавьте к любому своему войску 2 отряда орков. Затем это войско может либо переместиться в смежный регион, либо атаковать, но не то и другое.
ref-card-ss-climbing-goblins = «Гоблины-скалолазы»
    .order = «Гоблины-скалолазы»
    .combat = «Гоблины-скалолазы»
text-card-ss-climbing-goblins = Добавьте к одному своему войску в точке сбора гоблинов или на горном перевале 2 отряда гоблинов и 1 жетон лидерства. Затем это войско может либо переместиться (на перевал или с перевала), либо атаковать, но не то и другое.
ref-card-ss-orcs-of-huge-size = «Орки огромного роста»
    .order = «Орки огромного роста»
    .combat = «Орки огромного роста»
text-card-ss-orcs-of-huge-size = Верните в запас 1 отряд гигантских орков из войска Болга, и Болг получит 1 жетон дружинников. Если у него уже 3 таких жетона или гигантских орков в его войске нет, обмен не происходит.
ref-card-ss-the-shadow-of-the-necromancer = «Тень Некроманта»
    .order = «Тень Некроманта»
    .combat = «Тень Некроманта»
text-card-ss-the-shadow-of-the-necromancer = Добавьте в запас судьбы особый жетон «Некромант» (0, без символа судьбы) и перемешайте запас. Вытянув этот жетон, вы обязаны остановиться и применить его: маркер судьбы не сдвигается.
ref-card-ss-the-swiftest-wolf-riders = «Быстрейшие волчьи всадники»
    .order = «Быстрейшие волчьи всадники»
    .combat = «Быстрейшие волчьи всадники»
text-card-ss-the-swiftest-wolf-riders = Только если Руины Дейла под вашим контролем. Выставьте 3 отряда варгов в Руинах Дейла или в одном смежном с ними регионе, где нет ни войска Свободных народов, ни Беорна, и дайте им 1 жетон лидерства.
ref-card-ss-like-a-sea-of-locusts = «Словно море саранчи»
    .order = «Словно море саранчи»
    .combat = «Словно море саранчи»
text-card-ss-like-a-sea-of-locusts = Уберите до 2 летучих мышей с любых территорий. За каждую верните с поля в стопку 1 жетон найма Свободных народов по вашему выбору, не глядя на лицевую сторону.
ref-card-ss-victory-vanishes-from-hope = «Надежда на победу тает»
    .order = «Надежда на победу тает»
    .combat = «Надежда на победу тает»
text-card-ss-victory-vanishes-from-hope = Выберите до 3 разных войск Свободных народов, на которых нет жетонов урона (урон укреплений не в счёт). Каждое получает 1 жетон урона. Затем возьмите 1 карту события.

## Карты судьбы

ref-card-fate-giant-size = «Исполинский рост»
    .order = «Исполинский рост»
    .combat = «Исполинский рост»
text-card-fate-giant-size = Положите на карту-памятку Беорна 2 жетона гнева. В сражении Беорн бросает 5 кубиков вместо 4. Сбросьте карту, если Беорн погибнет.
ref-card-fate-redoubled-in-wrath = «Удвоенный гнев»
    .order = «Удвоенный гнев»
    .combat = «Удвоенный гнев»
text-card-fate-redoubled-in-wrath = Положите на карту-памятку Беорна 4 жетона гнева.
ref-card-fate-roaring-voice = «Рычащий голос»
    .order = «Рычащий голос»
    .combat = «Рычащий голос»
text-card-fate-roaring-voice = Положите на карту-памятку Беорна 2 жетона гнева. В сражении Беорн попадает на 4+ вместо 5+. Сбросьте карту, если Беорн погибнет.
ref-card-fate-the-eagles-are-coming = «Орлы летят!»
    .order = «Орлы летят!»
    .combat = «Орлы летят!»
text-card-fate-the-eagles-are-coming = Поместите 2 орлов из запаса в Орлиное Гнездо, даже если Повелитель Орлов ещё не в игре.
ref-card-fate-where-are-the-eagles = «Где же орлы?»
    .order = «Где же орлы?»
    .combat = «Где же орлы?»
text-card-fate-where-are-the-eagles = Если Повелитель Орлов на шкале судьбы, сдвиньте его фигурку на 1 деление влево и поместите 1 орла из запаса в Орлиное Гнездо; в игру эта карта его не вводит. Если на шкале его нет, поместите в Гнездо 2 орлов.
ref-card-fate-eagles-are-not-kindly-birds = «Орлы — недобрые птицы»
    .order = «Орлы — недобрые птицы»
    .combat = «Орлы — недобрые птицы»
text-card-fate-eagles-are-not-kindly-birds = До конца игры по результату «Сбор» можете вернуть в Орлиное Гнездо одного или нескольких орлов (Повелитель Орлов тоже считается орлом) и провести столько же атак. Все они направлены против одного войска Тьмы в горном регионе той территории, где были орлы. На каждую атаку бросьте 4 кубика, попадание на 4+; промахи можно один раз перебросить.
ref-card-fate-fury-of-the-dwarves = «Ярость гномов»
    .order = «Ярость гномов»
    .combat = «Ярость гномов»
text-card-fate-fury-of-the-dwarves = Боевая сила и лидерство войска с Торином на 2 больше. Больше 5 кубиков бросать по-прежнему нельзя. Сбросьте карту, если Торин погибнет.
ref-card-fate-mighty-strokes = «Мощные удары»
    .order = «Мощные удары»
    .combat = «Мощные удары»
text-card-fate-mighty-strokes = Каждый раз, когда Торин в сражающемся войске, берите в руку на время сражения карту особого манёвра «Мощные удары Торина». Сбросьте карту судьбы, если Торин погибнет.
ref-card-fate-shining-armour = «Сияющие доспехи»
    .order = «Сияющие доспехи»
    .combat = «Сияющие доспехи»
text-card-fate-shining-armour = Когда войско с Торином получает урон, можете положить любое число этих жетонов урона на карту, а не на войско. Воодушевление их не снимает. Сбросьте карту вместе с жетонами, если в конце боевого раунда их на ней окажется больше 5 или если Торин погибнет.

## Типы карт

ref-cardtype-army = Войско
ref-cardtype-character = Персонаж
ref-cardtype-muster = Сбор
ref-cardtype-fate = карта судьбы
ref-cardtype-unit = карта отряда
ref-cardtype-special = особый манёвр

## Карты-памятки

ref-figure-eagles = Орлы с Мглистых гор
ref-figure-great-bats = Летучие мыши

ref-ability-bard-levies = «Ополчение»
text-sheet-bard-levies = Снимите жетон активации и выберите поселение под вашим контролем, где нет войска Тьмы. Либо положите туда 1 новый жетон найма гномов и людей лицевой стороной вниз, либо переверните там 1 такой жетон и выставьте показанный отряд.
ref-ability-dain-rally = «Воодушевление гномов»
text-sheet-dain-rally = Снимите жетон активации и воодушевите одно своё войско, в котором есть гномы.
ref-ability-gandalf-bolt = «Волшебный залп»
text-sheet-gandalf-bolt = Снимите жетон активации и выберите одно: положите на карту-памятку жетон сосредоточенности, если его там нет, или нанесите удар по войску Тьмы в пределах дальности. Для удара бросьте 3 кубика; если на карте-памятке лежит жетон сосредоточенности, снимите его и бросьте 5. Каждый результат 5+ — 1 жетон урона.
ref-ability-thranduil-archery = «Искусство лучников»
text-sheet-thranduil-archery = Снимите жетон активации и выберите войско Тьмы. По нему стреляют все отряды эльфов-лучников и озёрных жителей на холмах и в горах, для которых оно в пределах дальности. Бросьте по 1 кубику за отряд без переброса; каждый результат 5+ — 1 жетон урона.
ref-ability-bilbo-vanish = «Исчез из виду»
text-sheet-bilbo-vanish = Когда войско с Бильбо получает урон (в сражении или вне его), можете сбросить 1 жетон Кольца и убрать Бильбо с поля боя. Тогда снимите с этого войска 2 жетона урона. Бильбо не погибает.
ref-ability-bilbo-slip-away = «Ускользнул»
text-sheet-bilbo-slip-away = Используя результат «Персонаж» для любого действия, можете вдобавок один раз сбросить 1 жетон Кольца и поставить Бильбо в любой регион, даже если его не было на поле боя.
ref-ability-thorin-die = «Дополнительный кубик»
text-sheet-thorin-die = Пока в игре Торин или Беорн, у Свободных народов на 1 кубик действий больше (только на 1, даже если в игре оба). Перемена вступает в силу со следующей фазы восстановления.
ref-ability-lord-of-the-eagles-general = «Зов Повелителя»
text-sheet-lord-of-the-eagles-general = Снимите жетон активации и выберите одно: поместите 1 орла из запаса в Орлиное Гнездо или отправьте всех орлов и самого Повелителя из Гнезда на территории поля боя, распределив их как угодно.
ref-ability-lord-of-the-eagles-eagle = «Один из орлов»
text-sheet-lord-of-the-eagles-eagle = Повелитель Орлов считается одним из орлов: так же атакует и так же возвращается в Орлиное Гнездо. Из правил о персонажах к нему относятся только правила о военачальниках.
ref-ability-beorn-move = «Перемещение и атака»
text-sheet-beorn-move = По результату «Воля Запада» — или по результату «Персонаж», сбросив 1 жетон гнева, — переместите Беорна не дальше чем на 3 региона; затем он может атаковать смежное войско Тьмы. В регион с войском Тьмы Беорн не входит, в регионе со своим войском не останавливается, а рядом с врагом останавливаться не обязан. Поселения и укрепления на его пути выходят из-под контроля Тьмы.
ref-ability-beorn-battle = «Беорн в сражении»
text-sheet-beorn-battle = Беорн всегда сражается один, без карт, и преимущества на местности нет ни у кого; он бросает 4 кубика, попадает на 5+ и может один раз перебросить все промахи. Вместо каждого жетона урона он теряет 1 жетон гнева; потеряв последний, погибает. Защищаясь, он может отступить в конце любого раунда, но не в регион со своим войском.
ref-ability-beorn-blocks = «Преграда»
text-sheet-beorn-blocks = Для перемещения и отступления войск Тьмы Беорн считается войском Свободных народов: в его регион они не входят, а войдя в смежный с ним, должны остановиться. Его можно атаковать.
ref-ability-beorn-die = «Дополнительный кубик»
text-sheet-beorn-die = Пока в игре Беорн или Торин, у Свободных народов на 1 кубик действий больше (только на 1, даже если в игре оба). Перемена вступает в силу со следующей фазы восстановления.
ref-ability-bolg-bodyguards = «Дружинники»
text-sheet-bolg-bodyguards = Когда войско с Болгом получает урон, можете сбросить 1 жетон дружинников и отменить весь урон этого боевого раунда или этого эффекта вне сражения. Урон, который войско наносит само себе, отменить нельзя.
ref-ability-bolg-death = «Гибель Болга»
text-sheet-bolg-death = Если Болг погибает, Свободные народы немедленно побеждают.
ref-ability-eagles-strong-and-noble = «Сильны и благородны»
text-sheet-eagles-strong-and-noble = По результату «Сбор» верните с поля боя в Орлиное Гнездо любое число орлов (Повелитель Орлов тоже считается орлом). Каждый из них атакует войско Тьмы на той территории, где был, и каждый — другое войско. На каждую атаку бросьте 3 кубика, попадание на 4+; промахи можно один раз перебросить.
ref-ability-great-bats-cloud = «Туча нетопырей»
text-sheet-great-bats-cloud = По результату «Сбор» уберите с территории 1 летучую мышь и переместите одно стоящее на этой территории войско Тьмы в смежный регион. Атаки это не даёт.
ref-ability-great-bats-vampire = «Впиваясь в раненых»
text-sheet-great-bats-vampire = Если к началу сражения на территории, где оно идёт, есть летучие мыши, возьмите в руку карту особого манёвра «Впиваясь в раненых». Если вы сыграли её и ваше войско нанесло урон в этом раунде, можете убрать оттуда 1 летучую мышь: противник получает ещё 1 жетон урона. В конце раунда карта возвращается в руку.

text-sheet-bilbo-entry = Готов, если маркер судьбы на делении 2 или дальше. По результату «Персонаж» поставьте Бильбо в регион, где есть другой персонаж Свободных народов или их жетон лидерства. Положите на его карту-памятку 5 жетонов Кольца.
text-sheet-thorin-entry = Готов, если маркер судьбы на делении 6 или дальше. По результату «Персонаж» поставьте Торина у Главных врат и выставьте там 1 отряд гномов-ветеранов.
text-sheet-lord-of-the-eagles-entry = Готов, если маркер судьбы дошёл до его деления (в начале игры — 8). По результату «Сбор» поместите Повелителя Орлов в Орлиное Гнездо. Вместе с ним в игру вступают Орлы с Мглистых гор.
text-sheet-beorn-entry = Готов, если маркер судьбы дошёл до его деления (в начале игры — 11). По результату «Воля Запада» поставьте Беорна в любой регион без войск и без жетона контроля Тьмы и положите на его карту-памятку 8 жетонов гнева. Если при этом у Тьмы не больше 5 победных очков, Свободные народы немедленно побеждают.
text-sheet-bolg-entry = Готов, пока в Долине есть войско Тьмы. По результату «Персонаж» поставьте Болга в любой регион поля боя с войском Тьмы (не в точку сбора гоблинов и не на перевал). Он получает 3 жетона дружинников, если Руины Дейла под контролем Тьмы, иначе 1.

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

## Где что лежит

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
zone-event-deck = колода событий
zone-event-hand-free = карты событий в руке Свободных народов
zone-event-hand-shadow = карты событий в руке Тьмы
zone-event-buried-free = карты событий, сброшенные Свободными народами рубашкой вверх
zone-event-buried-shadow = карты событий, сброшенные Тьмой рубашкой вверх
zone-event-open = разыгрываемая карта события
zone-event-in-battle = карты событий, сыгранные в сражении
zone-event-discard = сброшенные карты событий
zone-story-free-deck = колода сюжета Свободных народов
zone-story-free-hand = карты сюжета в руке Свободных народов
zone-story-free-buried = карты сюжета, сброшенные Свободными народами рубашкой вверх
zone-story-free-open = разыгрываемая карта сюжета Свободных народов
zone-story-free-table = карты сюжета Свободных народов на столе
zone-story-free-discard = сброшенные карты сюжета Свободных народов
zone-story-shadow-deck = колода сюжета Тьмы
zone-story-shadow-hand = карты сюжета в руке Тьмы
zone-story-shadow-buried = карты сюжета, сброшенные Тьмой рубашкой вверх
zone-story-shadow-open = разыгрываемая карта сюжета Тьмы
zone-story-shadow-table = карты сюжета Тьмы на столе
zone-story-shadow-discard = сброшенные карты сюжета Тьмы
zone-fate-deck = колода карт судьбы
zone-fate-beside = действующие карты судьбы
zone-fate-discard = сброшенные карты судьбы

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
board-wrath = жетоны гнева
board-concentrated = жетон сосредоточенности
board-eagles = орлы
board-armour = урон на «Сияющих доспехах»
board-arrows = орки на карте «Летящие стрелы и дикие копья»
board-troubled = «Смятённый разум»
board-battle = сражение

ref-face-eagles = Орлы с Мглистых гор
ref-face-great-bats = летучие мыши
ref-face-waiting = ещё не в игре
ref-face-unseen = вне поля боя
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
ref-mark-slope = склон
ref-mark-control = контроль Тьмы
ref-mark-breach = урон укреплению
ref-mark-closed = закрытый перевал
ref-mark-activated = активирован
ref-mark-leadership = лидерство
ref-mark-damage = урон
ref-mark-battle = сражение
ref-mark-attack-from = откуда атака
ref-mark-hits = попадания
ref-mark-target = попадание от
ref-mark-round = раунд
ref-mark-leadership-tokens = жетоны лидерства
ref-mark-strength = боевая сила
ref-mark-movement = перемещение
ref-mark-hills = холмы
ref-mark-mountains = горы
ref-mark-plains = равнины
ref-mark-ruins = руины
ref-mark-swamps = болота
ref-mark-order = приказ
ref-mark-combat = боевой эффект
ref-mark-ability = способность
ref-mark-entry = вступление в игру

## Шансы: из чего складывается бросок и что не учтено

forecast-most-dice = больше кубиков не бросают
forecast-usual = обычное значение попадания
forecast-tokens = жетоны лидерства
forecast-damage = урон на войске
forecast-rerolls = Каждая сторона перебрасывает столько промахов, сколько может, сначала чёрные кубики.
forecast-cards = Карты манёвров и событий, которые ещё могут быть сыграны, не учтены.
forecast-other-card = Карта другой стороны не учтена.
forecast-abilities = Способности карт отрядов не учтены.
forecast-bodyguards = Дружинники Больга не учтены: один жетон отменяет весь урон раунда.
forecast-armour = «Сияющие доспехи» Торина не учтены: они могут принять урон.
forecast-ring = Жетон Кольца Бильбо не учтён: он может снять 2 урона.
forecast-ending-taken = атакующий побеждает
forecast-ending-held = атакующий уничтожен
forecast-ending-stopped = атака прекращена
forecast-ending-nobody = уничтожены обе стороны
forecast-losses-units = потери в отрядах
forecast-losses-wrath = потери гнева
forecast-policy = Подсчитано так: каждая сторона перебрасывает все промахи, какие может, теряет лишь столько отрядов, сколько обязана, начиная с самых слабых, а дружинников, доспехи и Кольцо применяет сразу; защитник стоит, а атакующий прекращает атаку, когда может выдержать меньше половины того урона, который выдержит защитник. Нераскрытые карты не учтены.
forecast-leadership = лидерство
forecast-eagle = орёл
forecast-volley-archery = обстрел
forecast-volley-bolt = «Волшебный залп»
forecast-volley-eagle = атака орлов
forecast-volley-rally = воодушевление
forecast-volley-units = отряды
forecast-volley-hits = попаданий в среднем
forecast-volley-losses = потери в отрядах, в среднем не меньше
forecast-volley-destroyed = войско уничтожено
forecast-volley-removed = снято урона в среднем
forecast-volley-all = снят весь урон
forecast-volley-tokens = снято жетонов найма в среднем

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
step-Actions-lucky_number = «Счастливые числа»
step-Actions-act = выбор действия
crumb-RollActionDice = бросок кубиков действий
crumb-LuckyNumber = «Счастливые числа»
step-LuckyNumber-choose = какой кубик перебросить
crumb-MoveArmies = { $ref1_order }
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
step-RecruitGoblins-choose = выбор точки сбора
step-RecruitGoblins-choose_other = вторая точка сбора
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
crumb-IncomingDamage = урон войскам
crumb-OutsideDamage = урон вне сражения
crumb-Withdrawal = отход { $ref1_whence }
step-Withdrawal-choose_region = куда отойти
step-Withdrawal-choose_forced_region = куда атакующий отбросит войско
crumb-Advance = продвижение { $ref1_whither }
step-Advance-choose = кто продвигается
crumb-DrawCards = добор карт
step-DrawCards-discard = лишние карты в руке
crumb-DrawByDie = добор карт
step-DrawByDie-choose = выбор колоды
step-DrawByDie-discard = лишние карты в руке
crumb-PlayCard = { $ref1_order }
crumb-ChoosePlace = цель карты
step-ChoosePlace-choose = выбор места
crumb-ChooseArmies = цели карты
step-ChooseArmies-choose = выбор войск
crumb-Reinforce = подкрепления
crumb-HurtArmies = урон нескольким войскам
crumb-TakeTokens = удаление жетонов найма
step-TakeTokens-choose = какие жетоны убрать
crumb-TakeLeadership = удаление жетонов лидерства
step-TakeLeadership-choose = какие жетоны убрать
crumb-TakeBats = удаление летучих мышей
step-TakeBats-choose = каких мышей убрать
crumb-Muster = новый жетон найма
step-Muster-choose = где и какого вида
crumb-RaiseLevies = наём в поселениях
step-RaiseLevies-choose = перевернуть жетон или положить новый
crumb-ReturnGeneral = возвращение военачальника
step-ReturnGeneral-choose = кто возвращается и где
crumb-NameGeneral = выбор военачальника
step-NameGeneral-choose = кого назвать
crumb-OrcsFromCard = орки с карты
crumb-ClearMind = конец «Смятённого разума»
crumb-DrawFateCard = карта судьбы
crumb-MagicBolt = «Волшебный залп»
step-MagicBolt-choose = сосредоточиться или ударить
crumb-Archery = «Искусство лучников»
step-Archery-choose = выбор цели
crumb-LordOfTheEagles = Повелитель Орлов
step-LordOfTheEagles-choose = новый орёл или общий вылет
crumb-StrongAndNoble = «Сильны и благородны»
step-StrongAndNoble-choose = выбор целей
crumb-FallUpon = «Орлы — недобрые птицы»
step-FallUpon-choose = цель и число орлов
crumb-MoveBeorn = перемещение Беорна
step-MoveBeorn-choose = следующий регион
step-MoveBeorn-attack = атака после перемещения
crumb-BeornWithdraws = отход Беорна { $ref1_whence }
step-BeornWithdraws-choose_region = куда отойти
step-BeornWithdraws-choose_forced_region = куда атакующий его отбросит
crumb-BeornAdvances = продвижение Беорна { $ref1_whither }
step-BeornAdvances-choose = продвинуться или остаться
crumb-Vanish = исчезновение Бильбо
step-Vanish-choose = сбросить жетон Кольца или нет
crumb-SlipAway = Кольцо Бильбо
step-SlipAway-choose = куда отправится Бильбо
crumb-ShiningArmour = «Сияющие доспехи»
step-ShiningArmour-choose = сколько урона они примут
crumb-EventTookEffect = действует карта события
crumb-DeterminedAttack = «Решительная атака»
step-DeterminedAttack-choose = выбор ещё одной карты
crumb-CaptainOfWar = «Военный вождь»
step-CaptainOfWar-choose = чем пожертвует войско

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
   *[other] Для стратегического перемещения нужны результат «Войско» и ваше войско, которому есть куда пойти.
}
rule-B5A-7-2 = Для атаки нужны результат «Войско» и ваше войско, которому есть куда пойти или кого атаковать.
rule-B5A-7-3 = Для совместной атаки нужны результат «Войско» и хотя бы два ваших войска, смежных с одним вражеским.
rule-B5A-7-4 = Чтобы сыграть карту { $ref2_order }, нужен результат «Войско» или «Событие».
rule-B5A-7-5 = Для быстрого перемещения нужны результат «Персонаж» и войско с лидерством, которому есть куда пойти.
rule-B5A-7-6 = Для атаки по результату «Персонаж» нужно войско с лидерством, которому есть куда пойти или кого атаковать.
rule-B5A-7-7 = { $about_count ->
    [1] Переместить { $ref1_acc } нельзя: вы сейчас не можете двигать этого персонажа или уже переместили его этим действием.
   *[other] Для перемещения персонажей нужны результат «Персонаж» и ваш персонаж на поле боя.
}
rule-B5A-7-8 = Чтобы сыграть карту { $ref2_order }, нужен результат «Персонаж» или «Событие».
rule-B5A-7-9 = { $about_count ->
    [0] Эта карта уже взята.
   *[other] Для добора карт нужны результат «Событие» и карта, которую ещё можно взять.
}
rule-B5A-7-11 = Для найма нужны результат «Сбор» и ваш жетон найма на карте, который можно перевернуть.
rule-B5A-7-12 = { $about_count ->
    [1] Войско { $ref1_where } уже выбрано.
   *[other] Для воодушевления нужны результат «Сбор» и ваше войско с жетонами урона.
}
rule-B5A-7-13 = Чтобы сыграть карту { $ref2_order }, нужен результат «Сбор» или «Событие».
rule-B5A-7-14 = { $about_count ->
    [1] Гоблинов нанимают только в их точках сбора, по одному отряду в каждой; { $ref1_where } — нет.
   *[other] Для найма гоблинов нужны результат «Око» и фигурка гоблинов в запасе.
}
rule-B5A-7-15 = { $about_count ->
    [1] Войско { $ref1_where }: нет гоблинов для этого действия.
   *[other] Для атаки гоблинов нужны результат «Око» и войско с гоблинами, которому есть куда пойти или кого атаковать.
}
rule-B5A-7-16 = { $about_count ->
    [1] Войско { $ref1_where }: нет гоблинов для этого действия.
   *[other] Для стратегического перемещения гоблинов нужны результат «Око» и войско с гоблинами, которому есть куда пойти.
}
rule-B5A-7-17 = Среди идущих должен быть хотя бы один отряд гоблинов.
rule-B5A-7-18 = «Око» годится только для действий гоблинов, если на карте не сказано иное.
rule-B5A-8-6 = Сбросить нужно ровно столько карт, сколько у вас в руке сверх максимума.
rule-B5A-8-7 = Сбросить карту { $ref1 } нельзя: её нет у вас в руке, она уже выбрана или уже выбрано достаточно других.
rule-B5A-8-10 = Карт событий больше нет, взять нечего.
rule-B5A-8-11 = В вашей колоде сюжета больше нет карт.
rule-B5A-8-13 = У вас в руке нет карты { $ref1 }.
rule-B5A-8-15 = Сыграть карту { $ref1_order } нельзя: её условие не выполнено.
rule-B5A-8-16 = { $ref1_order }: отказаться нельзя, выберите столько, сколько указано на карте.
rule-B5A-9-3 = Если активировано не больше одного военачальника, тянут только один жетон судьбы.
rule-B5A-9-4 = Вытянуто столько жетонов судьбы, сколько активировано военачальников; действует последний.
rule-B5A-9-6 = «{ $ref1 }» — особый жетон судьбы, его нужно применить.
rule-B5A-9-15 = В запасе судьбы больше нет жетонов.
rule-B5A-10-3 = { $ref1 } не может вступить в игру: он не ждёт на шкале судьбы или маркер судьбы ещё не дошёл до его деления.
rule-B5A-10-4 = { $ref1 } вступает в игру лишь однажды и только пока в Долине есть войско Тьмы.
rule-B5A-10-5 = { $about_count ->
    [1] { $ref1 } — персонаж другой стороны.
   *[other] Для ввода в игру нужны готовый персонаж и результат кубика с его карты-памятки; там же указано, где он появляется.
}
rule-B5A-10-6 = Регион «{ $ref1 }» занят врагом или под его контролем: вступить там в игру нельзя.
rule-B5A-10-7 = { $ref1 } уже в игре.
rule-B5A-10-13 = { $ref1 } не может попасть { $ref2_whither } за одно перемещение.
rule-B5A-10-15 = Среди идущих нет такого персонажа: { $ref1 }.
rule-B5A-10-16 = { $ref1 } погиб и не возвращается в игру.
rule-B5A-10-22 = Жетон Кольца перемещает Бильбо один раз при каждом результате «Персонаж», до действия или после него; если до, следующим нужно использовать результат «Персонаж».
rule-B5A-11-1 = { $ref1 } — не ваш военачальник.
rule-B5A-11-2 = У { $ref1_gen } нет жетона активации.
rule-B5A-11-3 = Способность { $ref1_gen } сейчас ничего не даст.
rule-B5A-11-4 = Перед каждым кубиком можно применить способность только одного военачальника.
rule-B5A-11-5 = Способность военачальника применяют перед использованием кубика; спасовать после неё нельзя.
rule-B5A-11-7 = { $about_count ->
    [0] У Гэндальфа уже есть жетон сосредоточенности.
   *[other] { $about }: войска Тьмы там нет, целиться не в кого.
}
rule-B5A-11-8 = Регион «{ $ref1 }» за пределами дальности.
rule-B5A-11-11 = Регион «{ $ref1 }» за пределами дальности всех ваших стрелков.
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
rule-B5A-18-2 = Одним действием { $ref1_where } переворачивают или кладут только один жетон.
rule-B5A-18-3 = Регион «{ $ref1 }» занят врагом или под его контролем: перевернуть там жетон нельзя.
rule-B5A-18-6 = Новый жетон Свободных народов кладут в поселении, а не { $ref1_where }.
rule-B5A-18-7 = Регион «{ $ref1 }» занят врагом или под его контролем: положить там жетон нельзя.
rule-B5A-18-9 = В стопке больше нет жетонов: { $ref1 }.
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
rule-B5A-22-2 = У вас в руке нет карты { $ref1 }.
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
rule-B5A-28-14 = Беорн стоит { $ref1_where }: войско Тьмы не может туда отойти.
rule-B5A-28-15 = Регион «{ $ref1 }» лежит за бродом.
rule-B5A-28-17 = Регион «{ $ref1 }» занят вами или под вашим контролем: отбросить туда разбитого противника нельзя.
rule-B5A-28-18 = Отступить { $ref1_whence } некуда.
rule-B5A-28-21 = Войско { $ref1_where } теряет ровно столько отрядов, чтобы осталось не больше 1 жетона урона.
rule-B5A-28-25 = Бежать { $ref1_whence } некуда.
rule-B5A-29-1 = В совместной атаке участвуют хотя бы два разных войска.
rule-B5A-29-2 = Войско { $ref1_where } не участвует в этой атаке.
rule-B5A-29-9 = Продвинуться может только войско, участвовавшее в атаке, а не войско { $ref1_where }.
rule-B5A-31-4 = Болг пал.
rule-B5A-31-5 = Беорн вступил в игру, а победных очков у Тьмы слишком мало.
rule-B5A-31-6 = Маркер судьбы дошёл до конца шкалы судьбы.
rule-B5A-31-7 = В конце хода у Тьмы достаточно победных очков.
rule-B5A-31-8 = Главные врата под контролем Тьмы, и победных очков у неё достаточно.
rule-B5A-32-6 = Вылетают Повелитель и все орлы из Гнезда, каждый на одну территорию.
rule-B5A-32-8 = { $about_count ->
    [1] Войска Тьмы { $ref1_where } нет, или на этой территории больше нет свободных орлов.
   *[other] Для способности «Сильны и благородны» нужны результат «Сбор» и орлы на территории с войском Тьмы.
}
rule-B5A-32-9 = На войско { $ref1_where } уже нападает другой орёл.
rule-B5A-33-5 = Беорна нет на поле боя, или дальше он идти не может.
rule-B5A-33-6 = Для перемещения Беорна нужен результат «Воля Запада» или результат «Персонаж» и жетон гнева, притом не последний; кроме того, Беорну должно быть куда пойти или кого атаковать.
rule-B5A-33-8 = Войско Тьмы стоит { $ref1_where }: Беорн не может туда войти.
rule-B5A-33-10 = Беорн и войско Свободных народов не могут оставаться в одном регионе: { $ref1 }.
rule-B5A-33-11 = Беорн стоит { $ref1_where }: войско Тьмы не может туда войти.
rule-B5A-33-15 = Беорн сражается без карт.
rule-B5A-33-19 = { $about_count ->
    [0] Беорн не обращается в бегство; он может отступить в конце любого раунда.
   *[other] Беорн не может отступить в регион с войском Свободных народов: { $about }.
}
rule-B5A-34-3 = { $about_count ->
    [1] Летучих мышей { $ref1_where } нет.
   *[other] Для «Тучи нетопырей» нужны результат «Сбор» и летучие мыши на территории с войском Тьмы, которому есть куда пойти.
}
rule-B5A-34-4 = «Туча нетопырей» только перемещает войско, атаки она не даёт.
rule-B5A-34-5 = Тьма берёт эту карту, только если к началу сражения { $ref1_where } на той же территории есть летучие мыши.
rule-B5A-CR-03 = { $about_count ->
    [0] Среди идущих должен быть хотя бы один отряд из тех, что названы на карте.
   *[other] { $about }: карта не допускает такого выбора, или уже выбрано достаточно.
}
rule-B5A-CR-16 = Войско { $ref1_where }: этого у него нет, отдать нечего.
rule-B5A-CR-21 = Войско { $ref1_where }: этого у него нет, отдать нечего.
rule-B5A-CR-24 = Торин должен быть в сражающемся войске, а рядом с ним должна лежать карта судьбы «Мощные удары».
rule-B5A-CR-28 = «Сияющие доспехи» принимают только урон, который сейчас получает войско Торина, и не больше.
rule-B5A-CR-29 = Карта судьбы «Орлы — недобрые птицы» позволяет по результату «Сбор» вместе атаковать орлами одно войско Тьмы в горах той территории, где они находятся.
rule-B5A-CR-31 = Сбросить «Смятённый разум» можно любым кубиком, если маркер судьбы может сдвинуться на 1 деление назад.
rule-B5A-CR-33 = { $ref1 }: карта не позволяет положить там жетон или ещё один жетон.
rule-B5A-CR-34 = Жетонов найма { $ref1_where } больше нет, или уже выбрано достаточно.
rule-B5A-CR-39 = { $ref2 }: нужна лежащая на столе карта, которая это позволяет, и кубик, который на ней назван.
rule-B5A-CR-40 = { $ref1 }: «Смятённый разум» называет военачальника, и тот не может применять свою способность.
rule-B5A-CR-45 = После первого раунда «Натиска эльфов» отступить { $ref1_whence } нельзя, можно только обратиться в бегство.
rule-B5A-CR-49 = { $ref1 }: убирать там больше нечего, или уже выбрано достаточно.
rule-B5A-CR-51 = { $ref1 }: возвращаются только погибшие военачальники и только туда, где есть ваше войско.

## Значения, которых не подтверждает ни один источник

value-defence-front-gate = Главные врата: значение защиты
value-defence-eastern-spur = Восточный отрог: значение защиты
value-defence-ravenhill = Воронья высота: значение защиты
value-recruitment-dwarves-and-men-lake-men = жетоны гномов и людей: озёрные жители
value-recruitment-dwarves-and-men-dwarf-regulars = жетоны гномов и людей: гномы-воины
value-recruitment-dwarves-and-men-dwarf-veterans = жетоны гномов и людей: гномы-ветераны
value-recruitment-elves-wood-elf-archers = жетоны эльфов: эльфы-лучники
value-recruitment-elves-wood-elf-spearmen = жетоны эльфов: эльфы-копейщики
value-recruitment-shadow-orcs = жетоны Тьмы: один отряд орков
value-recruitment-shadow-two-orcs = жетоны Тьмы: два отряда орков
value-recruitment-shadow-wargs = жетоны Тьмы: варги
value-recruitment-shadow-great-orcs = жетоны Тьмы: гигантские орки
value-fate-fate-1-count = жетоны судьбы: 1
value-fate-fate-1-symbol-count = жетоны судьбы: 1 с символом
value-fate-fate-2-count = жетоны судьбы: 2
value-fate-fate-2-symbol-count = жетоны судьбы: 2 с символом
value-fate-fate-3-count = жетоны судьбы: 3
value-setup-free-1-at = Свободные народы: место 1 начальной расстановки
value-setup-free-2-at = Свободные народы: место 2 начальной расстановки
value-setup-free-3-at = Свободные народы: место 3 начальной расстановки
value-setup-free-4-at = Свободные народы: место 4 начальной расстановки
value-setup-free-5-at = Свободные народы: место 5 начальной расстановки
value-setup-free-6-at = Свободные народы: место 6 начальной расстановки
value-setup-free-7-at = Свободные народы: место 7 начальной расстановки
value-setup-free-8-at = Свободные народы: место 8 начальной расстановки
value-setup-free-9-at = Свободные народы: место 9 начальной расстановки
value-setup-free-10-at = Свободные народы: место 10 начальной расстановки
value-setup-shadow-1-at = Тьма: место 1 начальной расстановки
value-setup-shadow-2-at = Тьма: место 2 начальной расстановки
value-setup-shadow-3-at = Тьма: место 3 начальной расстановки
value-setup-shadow-4-at = Тьма: место 4 начальной расстановки
value-setup-shadow-5-at = Тьма: место 5 начальной расстановки
value-setup-shadow-6-at = Тьма: место 6 начальной расстановки
value-characters-bard-movement = Бард: перемещение
value-characters-bard-leadership = Бард: лидерство
value-characters-dain-movement = Даин: перемещение
value-characters-gandalf-movement = Гэндальф: перемещение
value-characters-gandalf-leadership = Гэндальф: лидерство
value-characters-thranduil-movement = Трандуил: перемещение
value-characters-thranduil-leadership = Трандуил: лидерство
value-characters-bilbo-movement = Бильбо: перемещение
value-characters-bilbo-leadership = Бильбо: лидерство
value-characters-thorin-movement = Торин: перемещение
value-characters-thorin-leadership = Торин: лидерство
value-characters-lord-of-the-eagles-leadership = Повелитель Орлов: лидерство
value-characters-bolg-movement = Болг: перемещение
value-characters-bolg-leadership = Болг: лидерство
value-characters-thorin-enters-with = Торин: результат кубика для вступления в игру
value-characters-thorin-enters-at = Торин: где он вступает в игру
value-characters-thorin-brings-dwarf-veterans = Торин: отряды гномов-ветеранов, вступающие в игру вместе с ним
value-characters-lord-of-the-eagles-enters-with = Повелитель Орлов: результат кубика для вступления в игру
value-characters-beorn-enters-with = Беорн: результат кубика для вступления в игру
value-characters-bolg-enters-with = Болг: результат кубика для вступления в игру
value-archery-terrain-mountains = «Искусство лучников»: стрельба с гор
value-archery-terrain-plains = «Искусство лучников»: стрельба с равнин
value-archery-terrain-swamps = «Искусство лучников»: стрельба с болот
value-archery-dice = «Искусство лучников»: кубики за каждый отряд
value-archery-success = «Искусство лучников»: наименьший результат для попадания
value-archery-reach = «Искусство лучников»: дальность, в тысячных долях ширины карты
value-bolt-dice = «Волшебный залп»: кубики
value-bolt-concentrated = «Волшебный залп»: кубики с жетоном сосредоточенности
value-bolt-success = «Волшебный залп»: наименьший результат для попадания
value-bolt-reach = «Волшебный залп»: дальность, в тысячных долях ширины карты

scenario-standard = Обычная партия

## Игра на двух страницах

summary-play = Как играют
summary-pieces = Кто и что участвует

summary-turn = Ход из шести фаз
summary-recovery = Восстановление
summary-recovery-text = Верните себе кубики: у Свободных народов их { $free }, у Тьмы { $shadow }. У Свободных народов на один больше, пока в игре Торин или Беорн, у Тьмы — пока у неё два поселения на одной территории. Возьмите 1 карту события и 1 карту сюжета; оставьте не больше { $hand }.
summary-generals = Активация военачальников
summary-generals-text = Свободные народы активируют не больше { $most } военачальников. За каждого одно войско получает жетон лидерства, а военачальник может раз за этот ход применить способность.
summary-fate = Судьба
summary-fate-text = Тьма тянет жетон судьбы, и маркер сдвигается на его число. Символ судьбы даёт Свободным народам карту судьбы. После 2 или 3 активаций Тьма может отложить жетон и тянуть другой — всего столько раз, сколько военачальников активировано.
summary-shadow-leadership = Лидерство Тьмы
summary-shadow-leadership-text = Тьма берёт жетоны лидерства и летучих мышей, вместе столько, сколько у неё кубиков. Жетоны идут разным войскам, мыши — на любые территории.
summary-actions = Действия
summary-actions-text = Бросают все кубики. Стороны действуют по очереди, начинают Свободные народы: один кубик — одно действие.
summary-turn-end = Конец хода
summary-turn-end-text = Проверяют очки. Жетоны лидерства, мышей и неиспользованные активации убирают, орлы возвращаются в Гнездо. Урон и контроль остаются.

summary-dice = Что дают кубики действий
summary-die-character-text = Быстрое перемещение: войско с лидерством идёт не дальше 2 регионов. Атака таким войском. Перемещение персонажей. Ввод персонажа в игру. Карта типа «Персонаж».
summary-die-army-text = Стратегическое перемещение: до 2 войск идут на 1 регион. Атака: войско может пройти 1 регион и затем сражается. Совместная атака. Карта типа «Войско».
summary-die-muster-text = Наём: переверните по жетону не больше чем в 2 регионах. Воодушевление до 2 войск: 1 кубик за отряд, каждые 5 или 6 снимают 1 урон. Карта типа «Сбор».
summary-die-event-text = Возьмите 1 карту события и 1 карту сюжета или сыграйте любую карту.
summary-die-muster-army-text = Одно действие результата «Сбор» или «Войско».
summary-die-will-of-the-west-text = Используйте как «Персонаж», «Войско», «Сбор» или «Событие». Ещё им перемещают Беорна.
summary-die-eye-text = Выставьте по 1 отряду гоблинов в обеих точках их сбора. Или атакуйте либо перемещайтесь войсками, в которых есть гоблины.
summary-no-action = Без действия
summary-no-action-text = Сбросьте кубик без эффекта. Или спасуйте, если кубиков у вас меньше, чем у противника.

summary-battle = Сражение, раунд за раундом
summary-advantage = Перед первым раундом
summary-advantage-text = Сосчитайте отряды, для которых местность сражения предпочтительна. Войско, где их больше, берёт 1 карту события.
summary-manoeuvre = Манёвры
summary-manoeuvre-text = Каждая сторона тайно выбирает карту: карту отряда своего войска, карту события или «Перегруппировку», которая возвращает использованные карты отрядов.
summary-roll = Боевой бросок
summary-roll-text = По кубику за единицу боевой силы, не больше { $most }. Карта отряда делает чёрным один кубик за каждый отряд этого типа.
summary-reroll = Переброс за лидерство
summary-reroll-text = Перебросьте один раз промахи, не больше значения лидерства войска.
summary-damage = Урон
summary-damage-text = Каждое попадание — 1 урон. Если попал чёрный кубик, можно применить способность карты отряда. Потерянный отряд снимает 2 урона; если урона больше, чем отрядов, терять их обязательно.
summary-round-end = Конец раунда
summary-round-end-text = Атакующий может прекратить атаку. Если нет, защищающийся может уйти: после «Перегруппировки» без потерь, иначе бегством, теряя отряды, пока не останется не больше 1 урона. Победитель может продвинуться.

summary-hits = Когда кубик попадает
summary-hit-usual = 5 или 6
summary-hit-usual-text = Обычно, у обеих сторон. 1 — всегда промах, 6 — всегда попадание.
summary-hit-fortification = Только 6
summary-hit-fortification-text = Против войска в укреплении, в каждом раунде. Урон сначала получают стены, пока его не станет столько, каково их число.
summary-hit-first = Только 6 в первом раунде
summary-hit-first-text = При атаке через брод или вверх по склону в горы.

summary-victory = Кто побеждает
summary-free-wins-text = Сразу: когда маркер судьбы дошёл до деления { $goal }, когда погиб Болг или когда Беорн вступил в игру, а у Тьмы не больше { $points ->
    [one] { $points } очка
   *[other] { $points } очков
}.
summary-shadow-wins-text = Если очков { $points } или больше: в конце хода или сразу, если у неё и Главные врата. Укрепление приносит { $fortification }, другое поселение — { $settlement }.

summary-units = Отряды
summary-characters = Персонажи, орлы и летучие мыши
summary-character-bard-text = Военачальник: кладёт в поселение жетон гномов и людей или переворачивает его там.
summary-character-dain-text = Военачальник: воодушевляет войско с гномами.
summary-character-gandalf-text = Военачальник: «Волшебный залп» по войску в пределах дальности, кубиков { $dice }, а с жетоном сосредоточенности { $concentrated }; попадает на { $success }+.
summary-character-thranduil-text = Военачальник: «Искусство лучников». Лучники и озёрные жители на подходящей местности стреляют по войску в пределах дальности, кубиков на отряд: { $dice }; попадание на { $success }+.
summary-character-bilbo-text = Готов с деления { $space } шкалы судьбы. Жетоны Кольца ({ $rings }): один снимает 2 урона, когда Бильбо исчезает, или переносит его в любой регион.
summary-character-thorin-text = Готов с деления { $space } шкалы судьбы. Вступает у Главных врат с гномами-ветеранами. Пока он в игре: на 1 кубик действий больше.
summary-character-lord-of-the-eagles-text = Готов с деления { $space } шкалы судьбы. Военачальник: помещает орла в Гнездо или вылетает со всеми.
summary-character-beorn-text = Готов с деления { $space } шкалы судьбы. Сражается один: кубиков { $dice }, попадает на { $success }+, перебрасывает все промахи. Вместо отрядов теряет гнев (вначале { $wrath }). Пока он в игре: на 1 кубик действий больше.
summary-character-bolg-text = Готов, пока в Долине есть войско Тьмы. Жетон дружинников отменяет весь урон раунда. Если он погибнет, побеждают Свободные народы.
summary-eagles-text = «Сбор»: каждый орёл атакует войско на своей территории, кубиков { $dice }; попадает на { $success }+, промахи перебрасывает один раз. Затем возвращается в Гнездо.
summary-great-bats-text = Не больше { $count } за ход. «Сбор»: фигурка уходит, и войско с её территории идёт на 1 регион. В сражении там «Впиваясь в раненых» даёт ещё 1 урон.

summary-signs = Символы
summary-sign-strength = Боевая сила
summary-sign-strength-text = Кубики в сражении, не больше { $most } у войска. В войске не больше { $stacking ->
    [one] { $stacking } отряда
   *[other] { $stacking } отрядов
}.
summary-sign-terrain = Местность
summary-sign-terrain-text = Холмы, горы, равнины, руины, болота. Предпочтительная местность даёт перед сражением карту события.
summary-sign-leadership = Лидерство
summary-sign-leadership-text = Персонажи и жетоны войска вместе. Для быстрых перемещений, атак кубиком «Персонаж» и перебросов.
summary-sign-movement = Перемещение
summary-sign-movement-text = На сколько регионов идёт персонаж.
summary-sign-damage = Урон
summary-sign-damage-text = Остаётся, пока его не снимут потери или воодушевление.
summary-sign-settlement = Поселение
summary-sign-settlement-text = Тьма занимает его, входя в регион. Очки: { $points }. Отряд Свободных народов возвращает его.
summary-sign-fortification = Укрепление
summary-sign-fortification-text = Очки: { $points }. Его число — это урон, который его разрушает.
summary-sign-mustering = Регион сбора
summary-sign-mustering-text = Здесь лежат жетоны найма Тьмы. Предела для отрядов Тьмы нет.
summary-sign-passes = Горные перевалы
summary-sign-passes-text = Перевал открывается, когда в точке сбора гоблинов столько отрядов: { $opens }. Он ведёт в один регион.
summary-sign-recruits = Жетоны найма
summary-sign-recruits-text = Лежат лицом вниз. Перевёрнутый жетон даёт показанные отряды и выходит из игры. Вражеское войско, войдя туда, убирает его.
summary-sign-cards = Карты событий и сюжета
summary-sign-cards-text = Их играют кубиком их типа или кубиком «Событие». Карту события можно вместо этого использовать в сражении. В руке не больше { $hand }.

ref-mark-dice = кубики в сражении
ref-mark-any-terrain = любая местность в атаке

warning-B5A-8-21 = Сейчас эта карта ничего не даст.

## Хроника партии

chronicle-turn = Ход { $number }
chronicle-points = победные очки
chronicle-fate = судьба
chronicle-cards = взятые карты
chronicle-dice-battle = попадания в бою
chronicle-dice-rally = успехи при воодушевлении
chronicle-dice-shots = попадания при обстреле
chronicle-dice-eagles = попадания орлов
chronicle-dice-dread = успехи «Великого ужаса»

## Значения, не подтверждённые источниками: заголовки и варианты

value-group-defence = Укрепления
value-group-recruitment = Жетоны найма
value-group-fate = Жетоны судьбы
value-group-setup = Начальная расстановка
value-group-characters = Персонажи: перемещение и лидерство
value-group-entering = Персонажи: вступление в игру
value-group-abilities = «Искусство лучников» и «Волшебный залп»
value-none = ничего
