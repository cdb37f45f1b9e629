# Воины Средиземья: слова дополнения по-русски.
# Все названия карт и фракций — «own», наши переводы: изданных русских правил нет.

expansion-warriors = Воины Средиземья
text-expansion-warriors = В войну вступают шесть фракций: мертвецы, орлы и энты у Свободных народов; корсары, дунландцы и пауки у Тьмы. У них есть кубик, колода событий и карты для сражений.

## Варианты: что делает выбор

option-faction = кубик фракций («{ $die }»): { $use }
option-faction-play = кубик фракций («{ $die }»): сыграть карту «{ $card }»
option-faction-card = кубик фракций («{ $die }»): применить карту «{ $card }»
option-faction-skip = пропустить действие и сбросить кубик фракций («{ $die }»)
option-enter-faction = ввести в игру { $faction_acc }
option-recruit-faction = собрать { $faction_acc }
option-recruit-home = дунландцы в поселениях Дунланда
option-recruit-at = дунландец { $region_where }
option-join-dead = взять с собой { $character_acc }
option-leave-dead = Бродяжник или Арагорн покидает Армию Мёртвых, и она рассеивается
option-take-figure = { $faction_one } { $region_where }
option-go-along = остальные идут с войском
option-stay-behind = на месте остаётся { $faction_one }
option-sail = перевезти до двух войск
option-land = перевезти одно войско, потом атаковать
option-strike = атаковать войско { $region_where }
option-lead-dead = Армия Мёртвых идёт { $region_whither }
option-place-ent = энт идёт { $region_whither }
option-hand-over = отдать карту «{ $card }»
option-keep-hand = ничего не отдавать
option-keep-card = взять на руку карту «{ $card }»
option-put-on-top = на верх колоды, карта «{ $card }» — верхняя
option-put-at-bottom = под низ колоды, карта «{ $card }» — выше
option-shuffle-cards = замешать в колоду карты { $faction_gen }
option-take-back = вернуть на руку карту «{ $card }»
option-give-card = сбросить карту «{ $card }»
option-draw-from-any = взять карту из любой своей колоды
option-take-the-paths = идти в Эрех и призвать мертвецов
option-found-entwood = энт идёт { $region_whither }
option-entwood = Лес энтов { $region_where }
option-remove-tile = убрать жетон: { $tile }
option-gather-eagle = орёл { $region_whence }
option-pay-figure = убрать фигурку: { $faction_one }
option-spend-figures = { $number ->
    [0] ни одной
    [one] { $number } фигурка
    [few] { $number } фигурки
   *[many] { $number } фигурок
}
option-swoop = орлы атакуют
option-bring-up = привести { $figure_acc } { $source_whence }
option-from-card = поставить орла с карты «{ $card }»
option-fly-all = переместить всех орлов
option-pay-figure-at = убрать орла { $region_where }
option-fleet-comes = нанять корсара в Умбаре
option-fleet-moves = переместить всех корсаров
option-pay-corsair = убрать корсара { $region_where }
option-pay-spider = убрать паука
option-show-yourself = раскрыть Братство
option-suffer-damage = принять урон
option-cancel-hit = отменить попадание и отойти

## Вопросы: что решает игрок

ask-enter-faction = Какая фракция вступает в игру?
ask-recruit-faction = Какую фракцию собрать?
ask-recruit-dunlendings = Где появляются дунландцы?
ask-join-dead = Кто идёт с ним { $ref1_whence } в Армию Мёртвых?
ask-move-figures = { $ref1_cap }: какую фигурку переместить и куда?
ask-take-along = Какие фигурки фракций остаются { $ref1_where }?
ask-ships-sail = Корсары везут два войска или одно, которое атакует?
ask-wraiths-march = Куда идёт Армия Мёртвых и кого она атакует?
ask-dead-advance = Занять Армией Мёртвых этот регион: { $ref1 }?
ask-flee = Войско отступает { $ref1_whence } { $ref2_whither }. Какие назгулы и приспешники остаются?
ask-march-of-the-ents = Что энты делают дальше?
ask-hand-over = Какую карту события фракции отдать товарищу?
ask-keep-card = «{ $ref1 }»: какую карту взять?
ask-put-back = «{ $ref1 }»: куда положить остальные карты?
ask-further-or-shuffle = «{ $ref1 }»: сыграть ещё одну карту события фракции или замешать карты в колоду?
ask-take-back = «{ $ref1 }»: какую карту взять?
ask-give-card = «{ $ref1 }»: какую карту за неё сбросить?
ask-paths-of-the-dead = Идёт ли он { $ref1_whence } в Эрех, чтобы призвать мертвецов?
ask-found-entwood = Основать второй Лес энтов?
ask-entwood = Какой Лес энтов?
ask-remove-tile = Какой жетон Охоты убрать из игры?
ask-gather-eagles = Какие орлы прилетают на битву { $ref1_where }?
ask-pay-figure = Убрать фигурку ради этой карты?
ask-eagles-strike = Атакуют ли орлы?
ask-spend-figures = Сколько дунландцев погибает, чтобы отменить попадания?
ask-borne-up = Какие отряды вступают в битву { $ref1_where }? Не больше двух, ценой корсара.
ask-lines-of-eagles = «{ $ref1 }»: что делают орлы?
ask-which-eagle = Какого орла убрать?
ask-black-sails = Что делают корсары?
ask-pay-corsair = Убрать корсара, чтобы нанести урон Братству?
ask-pay-spider = Убрать паука, чтобы навредить Братству { $ref1_where }?
ask-show-yourself = Раскрыть Братство или принять урон?
ask-cancel-hit = Отменить попадание? Тогда ваше войско должно покинуть битву.
ask-withdraw = Ваше войско должно отойти { $ref1_whence }. Куда?
ask-fallen-hillmen = Сколько павших { $ref1_where } были дунландцами?
ask-shield-army = Сколько дунландцев { $ref1_where } погибает вместо отрядов?
ask-spiders-leave = Войско { $ref1_where } слишком велико. Сколько пауков уходит?

## События: что произошло

event-FactionDieRolled = { $side }, бросок кубика фракций: «{ $faction_die }».
event-FactionDieUsed = { $seat }: { $faction_use } (кубик фракций «{ $faction_die }»).
event-FactionDiePlayed = { $seat }: розыгрыш карты (кубик фракций «{ $faction_die }»).
event-FactionDieSkipped = { $seat }: действие пропущено, сброшен кубик фракций «{ $faction_die }».
event-FactionDieOnCard = { $seat }: кубик фракций «{ $faction_die }» потрачен на карту «{ $card }».
event-FactionEntered = В игру вступает фракция «{ $faction_full }».
event-FactionLeft = Фракция «{ $faction_full }» выбывает из игры.
event-FiguresPlaced = Новые фигурки { $region_where }: { $count ->
    [one] { $count } { $faction_one }
    [few] { $count } { $faction_few }
   *[many] { $count } { $faction_many }
}.
event-FiguresAdded = Добавлено к начальным силам { $region_where }: { $count ->
    [one] { $count } { $faction_one }
    [few] { $count } { $faction_few }
   *[many] { $count } { $faction_many }
}.
event-FiguresLost = Потери { $region_where }: { $count ->
    [one] { $count } { $faction_one }
    [few] { $count } { $faction_few }
   *[many] { $count } { $faction_many }
}.
event-FiguresReturned = Возвращено в подкрепления: { $count ->
    [one] { $count } { $faction_one }
    [few] { $count } { $faction_few }
   *[many] { $count } { $faction_many }
}.
event-FiguresOnCard = На карте «{ $card }»: { $count ->
    [one] { $count } { $faction_one }
    [few] { $count } { $faction_few }
   *[many] { $count } { $faction_many }
}.
event-FiguresMoved = Переход { $source_whence } { $to_whither }: { $count ->
    [one] { $count } { $faction_one }
    [few] { $count } { $faction_few }
   *[many] { $count } { $faction_many }
}.
event-FactionStruck = { $faction_cap } атакуют войско { $region_where }: { $values }. { $hits ->
    [0] Попаданий нет.
    [one] { $hits } попадание.
    [few] { $hits } попадания.
   *[many] { $hits } попаданий.
}
event-CardsLookedAt = { $seat }: { $count ->
    [one] просмотрена { $count } карта
    [few] просмотрены { $count } карты
   *[many] просмотрено { $count } карт
} колоды фракций.
event-CardsPutBack = { $seat }: { $count ->
    [one] { $count } карта возвращается
    [few] { $count } карты возвращаются
   *[many] { $count } карт возвращается
} { $on_top ->
    [0] под низ
   *[other] на верх
} колоды фракций.
event-CardsShuffled = { $seat }: колода фракций перемешана, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
event-CardTakenBack = { $seat }: карта «{ $card }» вернулась на руку из сброса.
event-FactionCardGiven = { $seat }: карта «{ $card }» сброшена ради другой.
event-EntwoodFounded = { $region_cap } — теперь второй Лес энтов.
event-TilesForeseen = Из запаса Охоты взяты жетоны: { $tiles }.
event-TileRemoved = Выбывает из игры: { $tile }.
event-FactionCalled = { $seat }: призыв на битву, { $faction }.
event-UnitBroughtUp = { $figure } вступает в битву: { $source_whence } { $to_whither }.

## Фракции и их фигурки

ref-faction-dead = мертвецы
    .cap = Мертвецы
    .full = Мертвецы Дунхарроу
    .gen = мертвецов
    .dat = мертвецам
    .acc = мертвецов
    .ins = мертвецами
    .one = мертвец
    .oneacc = мертвеца
    .few = мертвеца
    .many = мертвецов
ref-faction-eagles = орлы
    .cap = Орлы
    .full = Орлы Мглистых гор
    .gen = орлов
    .dat = орлам
    .acc = орлов
    .ins = орлами
    .one = орёл
    .oneacc = орла
    .few = орла
    .many = орлов
ref-faction-ents = энты
    .cap = Энты
    .full = Энты Фангорна
    .gen = энтов
    .dat = энтам
    .acc = энтов
    .ins = энтами
    .one = энт
    .oneacc = энта
    .few = энта
    .many = энтов
ref-faction-corsairs = корсары
    .cap = Корсары
    .full = Корсары Умбара
    .gen = корсаров
    .dat = корсарам
    .acc = корсаров
    .ins = корсарами
    .one = корсар
    .oneacc = корсара
    .few = корсара
    .many = корсаров
ref-faction-dunlendings = дунландцы
    .cap = Дунландцы
    .full = Горцы Дунланда
    .gen = дунландцев
    .dat = дунландцам
    .acc = дунландцев
    .ins = дунландцами
    .one = дунландец
    .oneacc = дунландца
    .few = дунландца
    .many = дунландцев
ref-faction-spiders = пауки
    .cap = Пауки
    .full = Выводок Шелоб
    .gen = пауков
    .dat = паукам
    .acc = пауков
    .ins = пауками
    .one = паук
    .oneacc = паука
    .few = паука
    .many = пауков

## Карты фракций

text-faction-dead-entry = Бродяжник или Арагорн в Эрехе, Анфаласе, Дол-Амроте, Ламедоне, Эдорасе, Хельмовой Пади или Западном Эмнете.
text-faction-dead-start = 2 мертвеца в Эрехе. Бродяжник или Арагорн сразу идёт туда с любыми спутниками из своего региона; все вместе они — Армия Мёртвых.
text-faction-dead-muster = 1 мертвец в Армии Мёртвых.
text-faction-dead-use = Армия Мёртвых перемещается и атакует по карте «Призраки страха»; её призывают в сражения в её регионе и в смежных.
text-faction-dead-end = Мертвецов не осталось, или Бродяжник либо Арагорн уходит.
text-faction-eagles-entry = Последнее известное положение Братства — не Ривенделл, или в игре Гэндальф Белый.
text-faction-eagles-start = 2 орла в Орлином Гнезде.
text-faction-eagles-muster = 1 орёл в Орлином Гнезде.
text-faction-eagles-use = Карты перемещают всех орлов, каждого в любой регион. Их призывают в сражения не дальше 4 регионов, в том числе через горы.
text-faction-eagles-end = В игре нет ни одного орла.
text-faction-ents-entry = Саруман в игре, и в Фангорне спутник или Братство.
text-faction-ents-start = 2 энта в Фангорне: Лес энтов.
text-faction-ents-muster = 1 энт в Лесу энтов.
text-faction-ents-use = Энты перемещаются и атакуют по карте «Поход энтов»; их призывают в сражения в регионе энта и в смежных.
text-faction-ents-end = В Лесу энтов нет ни одного энта, или в Фангорне нет ни спутника, ни Братства.
text-faction-corsairs-entry = Южане и вастаки в состоянии войны.
text-faction-corsairs-start = 3 корсара в Умбаре.
text-faction-corsairs-muster = 1 корсар в Умбаре.
text-faction-corsairs-use = Не больше 5 в регионе; только прибрежные регионы, Гондор без Эреха и Осгилиат. Карты перемещают их на 4 региона или дают им везти войска. Их призывают в сражения неосаждённого войска в их регионе.
text-faction-corsairs-end = Свободные народы контролируют Умбар.
text-faction-dunlendings-entry = Саруман в игре.
text-faction-dunlendings-start = По 2 дунландца в Северном и Южном Дунланде, если поселение контролирует Тьма.
text-faction-dunlendings-muster = По 1 дунландцу в каждом из этих поселений под контролем Тьмы или 1 в регионе Изенгарда либо Рохана с неосаждённым войском Тьмы.
text-faction-dunlendings-use = Не больше 3 в регионе. Идут с войском Тьмы или по картам на 2 региона. Их призывают в сражения неосаждённого войска в их регионе.
text-faction-dunlendings-end = Свободные народы контролируют Северный и Южный Дунланд.
text-faction-spiders-entry = Последнее известное положение Братства — не Ривенделл.
text-faction-spiders-start = 1 паук в Дол-Гулдуре и 1 в Минас-Моргуле.
text-faction-spiders-muster = 1 паук в Дол-Гулдуре и 1 в Минас-Моргуле.
text-faction-spiders-use = Идут с войском Тьмы или по картам на 2 региона. Их призывают в сражения войска в их регионе, в том числе осаждённого.
text-faction-spiders-end = В игре нет ни одного паука.

## Кубики фракций

ref-faction-die-muster = Сбор фракции
ref-faction-die-play-draw = Розыгрыш/добор
ref-faction-die-muster-play = Сбор/розыгрыш
ref-faction-die-muster-draw = Сбор/добор
ref-faction-die-eye = Око
ref-faction-die-wild = Джокер
ref-faction_die-muster = { ref-faction-die-muster }
ref-faction_die-play-draw = { ref-faction-die-play-draw }
ref-faction_die-muster-play = { ref-faction-die-muster-play }
ref-faction_die-muster-draw = { ref-faction-die-muster-draw }
ref-faction_die-eye = { ref-faction-die-eye }
ref-faction_die-wild = { ref-faction-die-wild }
ref-faction-use-enter = ввод фракции в игру
ref-faction-use-recruit = сбор фракции
ref-faction-use-draw = добор карты события фракции
ref-faction_use-enter = { ref-faction-use-enter }
ref-faction_use-recruit = { ref-faction-use-recruit }
ref-faction_use-draw = { ref-faction-use-draw }
ref-action-enter-faction = ввод фракции в игру
ref-deck-faction = колода фракций
    .gen = колоды фракций
    .dat = колоде фракций
    .acc = колоду фракций
    .ins = колодой фракций
ref-kind-faction = Фракции
ref-region-western-way = Западная дорога
    .gen = Западной дороги
    .acc = Западную дорогу
    .where = на Западной дороге
    .whither = на Западную дорогу
    .whence = с Западной дороги

## Карты событий фракций Свободных народов

ref-card-fp-saruman-is-a-neighbour = Саруман — сосед
text-event-fp-saruman-is-a-neighbour = Выложите на стол, если Саруман в игре. Положите на эту карту 3 энтов из подкреплений или сколько есть. Они не в игре. Всякий раз, когда Тьма использует «Речи Сарумана», поставьте 1 энта с этой карты в Фангорн; если энты ещё не в игре, он присоединяется к их начальным силам. Пока энты в игре, кубиком фракций с любым результатом можете нанять 1 энта с этой карты в Лесу энтов. Сбросьте сразу, когда энтов на карте не осталось или Саруман погиб. Оставшиеся на ней энты возвращаются в подкрепления.
ref-card-fp-the-ents-awaken = Пробуждение энтов
text-event-fp-the-ents-awaken = Наймите 1 энта в Лесу энтов; если энты ещё не в игре, он присоединяется к их начальным силам. Затем сделайте одно из двух: сыграйте с руки ещё 1 карту события фракции, не тратя кубика, или замешайте в колоду фракций эту карту и все свои сброшенные карты энтов. Если сыграть больше нечего, нужно замешать.
ref-card-fp-fathers-of-trees = Отцы деревьев
text-event-fp-fathers-of-trees = Верните всех энтов с поля в Фангорн и наймите там 1 энта. Затем можете перевести 1 энта из Фангорна в Старый Лес, если там нет отрядов врага. Старый Лес с этого времени — второй Лес энтов: всякий раз, когда правило или карта энтов говорит о Лесе энтов, вы выбираете один из двух. Если энты не в игре, карта ничего не даёт.
ref-card-fp-march-of-the-ents-1 = Поход энтов
text-event-fp-march-of-the-ents-1 = Перемещайтесь и атакуйте сколько угодно раз в любом порядке. Перемещение: поставьте 1 энта из Леса энтов в регион без отрядов врага, смежный с регионом, где есть энт. В Лесу энтов должен остаться хотя бы 1 энт. Атака: уничтожьте 1 энта из Леса энтов и бросьте 3 кубика по войску Тьмы в регионе энта или в смежном. Каждый результат 4 или больше — 1 попадание (потери выбирает Тьма). Это не сражение: карт нет, и Тьма не отвечает на удар. Назгулы и приспешники уничтоженного войска погибают. Если погибли все отряды Тьмы в Ортханке или туда поставлен энт, Саруман погибает. Если энты не в игре, карта ничего не даёт.
ref-card-fp-march-of-the-ents-2 = { ref-card-fp-march-of-the-ents-1 }
text-event-fp-march-of-the-ents-2 = { text-event-fp-march-of-the-ents-1 }
ref-card-fp-in-long-swift-lines = Стремительные вереницы
text-event-fp-in-long-swift-lines = Выложите на стол, если орлы в игре. Положите на эту карту 3 орлов из подкреплений или сколько есть. Они не в игре. Всякий раз, когда вы сыграли и выполнили другую карту события фракции, можете сделать одно из двух: поставить 1 орла с этой карты в Орлиное Гнездо или переместить всех орлов, каждого в любой регион. Сбросьте сразу, когда орлов на карте не осталось или орлы больше не в игре. Оставшиеся на ней орлы возвращаются в подкрепления.
ref-card-fp-speed-greater-than-any-wind = Быстрее любого ветра
text-event-fp-speed-greater-than-any-wind = Наймите 1 орла в Орлином Гнезде; если орлы ещё не в игре, он присоединяется к их начальным силам. Затем сделайте одно из двух: сыграйте с руки ещё 1 карту события фракции, не тратя кубика, или замешайте в колоду фракций эту карту и все свои сброшенные карты орлов. Если сыграть больше нечего, нужно замешать.
ref-card-fp-upon-the-nazgul-they-bore = Они обрушились на назгулов
text-event-fp-upon-the-nazgul-they-bore = Переместите всех орлов, каждого в любой регион. Затем выберите регион, где есть орёл и назгул. Бросьте по 1 кубику за каждого орла в нём, не больше 5. Каждый результат 4 или больше уничтожает там 1 орла и 1 назгула, но не Короля-чародея. Если погиб хотя бы 1 назгул, все остальные и Король-чародей вместе летят в 1 непокорённую твердыню Саурона по вашему выбору. Если орлы не в игре, карта ничего не даёт.
ref-card-fp-we-only-need-wings = Нам нужны лишь крылья
text-event-fp-we-only-need-wings = Переместите всех орлов, каждого в любой регион. Затем уничтожьте 1 орла и выберите спутника или группу: в Братстве (отделите их) или на поле (переместите их). Для этого перемещения их уровень — 4. Закончить его можно и внутри осаждённой твердыни. Если идти некому, орёл не погибает. Если орлы не в игре, карта ничего не даёт.
ref-card-fp-lifted-up-and-borne-far-away = Унесённые вдаль
text-event-fp-lifted-up-and-borne-far-away = Сыграйте, если Братство не на шкале Мордора. Переместите всех орлов, каждого в любой регион. Затем уничтожьте 1 орла и переместите Братство по обычным правилам, включая Охоту. Если Братство обнаружено, оно не перемещается и орёл не погибает. Кубик, которым оплачена эта карта, в ячейку Охоты не кладут. Если орлы не в игре, карта ничего не даёт.
ref-card-fp-the-stone-of-erech = Камень Эреха
text-event-fp-the-stone-of-erech = Выложите на стол. Положите на эту карту 3 мертвецов из подкреплений или сколько есть. Они не в игре. Всякий раз, продвинув народ по результату «Сбор», добавьте 1 мертвеца с этой карты в Армию Мёртвых; если мертвецы ещё не в игре, он присоединяется к их начальным силам. Пока они в игре, кубиком фракций с любым результатом можете нанять 1 мертвеца с этой карты в Армии Мёртвых. Сбросьте сразу, когда мертвецов на карте не осталось. Оставшиеся на ней мертвецы возвращаются в подкрепления.
ref-card-fp-paths-of-the-dead = Тропы мёртвых
text-event-fp-paths-of-the-dead = Если мертвецы не в игре, а Бродяжник или Арагорн в регионе Рохана или Гондора (в том числе внутри осаждённой твердыни), можете ввести их в игру: он с любым числом спутников из своего региона идёт в Эрех, и там выставляют начальные силы. Если мертвецы теперь в игре, наймите 1 мертвеца в Армии Мёртвых и замешайте в колоду фракций эту карту и все свои сброшенные карты мертвецов. Иначе карта ничего не даёт.
ref-card-fp-the-dark-door = Тёмная дверь
text-event-fp-the-dark-door = Выложите на стол, если Хельмова Падь или Эдорас не покорены. Эрех смежен с Хельмовой Падью, Западным Эмнетом и Эдорасом для Армии Мёртвых (при перемещении, атаке и призыве в бой) и для спутников, которые перемещаются или отделяются от Братства. Сбросьте сразу, когда Тьма контролирует и Хельмову Падь, и Эдорас.
ref-card-fp-wraiths-of-fear-1 = Призраки страха
text-event-fp-wraiths-of-fear-1 = Можете переместить Армию Мёртвых. За каждый регион, в который она входит, уничтожьте 1 мертвеца; хотя бы 1 должен остаться, и отрядов врага там быть не должно. Затем можете атаковать войско Тьмы в её регионе или в смежном: уничтожьте 1 мертвеца и бросьте 3 кубика. Каждый результат 4 или больше — 1 попадание (потери выбирает Тьма). Это можно повторять по тому же войску. Это не сражение: карт нет, и Тьма не отвечает на удар. Назгулы и приспешники уничтоженного войска погибают. Уцелевшее войско обязано отступить, если может, но не в регион, откуда пришла атака. Если войска там больше нет, Армия Мёртвых может без потерь перейти в его регион. Если мертвецы не в игре, карта ничего не даёт.
ref-card-fp-wraiths-of-fear-2 = { ref-card-fp-wraiths-of-fear-1 }
text-event-fp-wraiths-of-fear-2 = { text-event-fp-wraiths-of-fear-1 }
ref-card-fp-the-union-of-all-our-strength-1 = Единение всех наших сил
text-event-fp-the-union-of-all-our-strength-1 = Сбросьте с руки карту энтов, орлов или мертвецов. Затем сделайте одно из двух: возьмите в руку сброшенную карту другой из этих фракций или возьмите 1 карту из любой своей колоды.
ref-card-fp-the-union-of-all-our-strength-2 = { ref-card-fp-the-union-of-all-our-strength-1 }
text-event-fp-the-union-of-all-our-strength-2 = { text-event-fp-the-union-of-all-our-strength-1 }
ref-card-fp-by-chance-or-by-foresight-1 = Случайность или предвидение
text-event-fp-by-chance-or-by-foresight-1 = Посмотрите 3 верхние карты своей колоды фракций и возьмите 1 из них в руку. Остальные 2 вместе положите на верх или под низ этой колоды в любом порядке.
ref-card-fp-by-chance-or-by-foresight-2 = { ref-card-fp-by-chance-or-by-foresight-1 }
text-event-fp-by-chance-or-by-foresight-2 = { text-event-fp-by-chance-or-by-foresight-1 }
ref-card-fp-by-chance-or-by-foresight-3 = { ref-card-fp-by-chance-or-by-foresight-1 }
text-event-fp-by-chance-or-by-foresight-3 = { text-event-fp-by-chance-or-by-foresight-1 }

## Карты событий фракций Тьмы

ref-card-sa-a-great-fleet-1 = Великий флот
text-event-sa-a-great-fleet-1 = Наймите 1 корсара в Умбаре; если корсары ещё не в игре, он присоединяется к их начальным силам. Затем, если они в игре, переместите всех корсаров, каждого не дальше чем на 4 региона.
ref-card-sa-a-great-fleet-2 = { ref-card-sa-a-great-fleet-1 }
text-event-sa-a-great-fleet-2 = { text-event-sa-a-great-fleet-1 }
ref-card-sa-black-sails = Чёрные паруса
text-event-sa-black-sails = Выложите на стол, если корсары в игре. Кубиком фракций с любым результатом можете нанять 1 корсара в Умбаре или переместить всех корсаров, каждого не дальше чем на 4 региона. Затем, если Братство в море или обнаружено в регионе Гондора, в Западном Харондоре или в Осгилиате, можете уничтожить 1 корсара в любом месте, чтобы нанести 1 урон от Охоты. Жетон не тянут. Сбросьте сразу, когда корсары больше не в игре.
ref-card-sa-ships-of-great-draught-1 = Корабли с глубокой осадкой
text-event-sa-ships-of-great-draught-1 = Сделайте одно из двух: перевезите до 2 войск Тьмы, каждое не дальше чем на 4 региона, или перевезите 1 войско Тьмы не дальше чем на 2 региона и атакуйте им. Каждый корсар везёт до 2 отрядов из своего региона и любое число назгулов и приспешников и идёт с ними. Каждый регион на пути должен быть доступен корсарам и свободен для перемещения войска. Войско, которое атакует, может сначала соединиться с тем, что уже там стоит. Оно атакует смежный регион или осаждённую твердыню в регионе, куда прибыло. Если корсары не в игре, карта ничего не даёт.
ref-card-sa-ships-of-great-draught-2 = { ref-card-sa-ships-of-great-draught-1 }
text-event-sa-ships-of-great-draught-2 = { text-event-sa-ships-of-great-draught-1 }
ref-card-sa-wild-hillmen-1 = Дикие горцы
text-event-sa-wild-hillmen-1 = Наймите по 1 дунландцу в Северном и в Южном Дунланде, если вы контролируете поселение, войска врага там нет и дунландцев там меньше 3; если дунландцы ещё не в игре, они присоединяются к начальным силам. Затем, если они в игре, переместите всех дунландцев, каждого не дальше чем на 2 региона.
ref-card-sa-wild-hillmen-2 = { ref-card-sa-wild-hillmen-1 }
text-event-sa-wild-hillmen-2 = { text-event-sa-wild-hillmen-1 }
ref-card-sa-death-to-the-forgoil-1 = Смерть форгойлам
text-event-sa-death-to-the-forgoil-1 = Сыграйте, если войско Тьмы, с которым хотя бы 1 дунландец, может атаковать войско Свободных народов с отрядом Рохана или Гондора. Атакуйте им такое войско. До конца сражения каждый дунландец в вашем войске — обычный отряд Изенгарда: он прибавляет боевую силу и может идти в потери. В предел в 10 отрядов он не входит.
ref-card-sa-death-to-the-forgoil-2 = { ref-card-sa-death-to-the-forgoil-1 }
text-event-sa-death-to-the-forgoil-2 = { text-event-sa-death-to-the-forgoil-1 }
ref-card-sa-armed-by-saruman = Вооружённые Саруманом
text-event-sa-armed-by-saruman = Выложите на стол, если Изенгард в состоянии войны. Дунландцы в регионе Хранителей Кольца считаются в Охоте отрядами Тьмы. В раунде, где вы используете карту призыва дунландцев, каждый дунландец в регионе вашего войска прибавляет 1 к его боевой силе. Когда энты атакуют войско Тьмы, в потери могут идти и дунландцы в его регионе. Свободные народы могут сбросить эту карту действием по результату «Воля Запада».
ref-card-sa-the-craft-of-shelob = Коварство Шелоб
text-event-sa-the-craft-of-shelob = Переместите всех пауков, каждого не дальше чем на 2 региона. Затем особый жетон Охоты «Логово Шелоб» (урон — бросок 1 кубика, остановка) вступает в игру, если он не вступил раньше. Он ждёт рядом с полем и попадает в запас Охоты, когда Братство входит в Мордор, или сразу, если Братство уже на шкале Мордора. Если пауки не в игре, карта ничего не даёт.
ref-card-sa-evil-things = Злые твари
text-event-sa-evil-things = Нельзя сыграть, пока Хранители Кольца в регионе с поселением Свободных народов, кто бы его ни контролировал. Переместите всех пауков, каждого не дальше чем на 2 региона. Затем можете уничтожить 1 паука в регионе Хранителей Кольца, чтобы вытянуть жетон Охоты. Око сбросьте без эффекта. Любой другой разыграйте как жетон удачной Охоты. Если пауки не в игре, карта ничего не даёт.
ref-card-sa-children-of-ungoliant = Дети Унголиант
text-event-sa-children-of-ungoliant = Нельзя сыграть, пока Хранители Кольца в регионе с поселением Свободных народов, кто бы его ни контролировал. Переместите всех пауков, каждого не дальше чем на 2 региона. Затем можете уничтожить 1 паука в регионе Хранителей Кольца, чтобы нанести 1 урон от Охоты. Жетон не тянут. Если Братство скрыто, Свободные народы могут вместо этого обнаружить его и урона не получают. Если пауки не в игре, карта ничего не даёт.
ref-card-sa-huge-and-horrible = Огромные и ужасные
text-event-sa-huge-and-horrible = Выложите на стол, если Саурон в состоянии войны. Пауки в регионе Хранителей Кольца считаются в Охоте отрядами Тьмы. В раунде, где вы используете карту призыва пауков, каждый паук в регионе вашего войска прибавляет 1 к его боевой силе. Пауки входят в предел группирования. Свободные народы могут сбросить эту карту действием по результату «Воля Запада».
ref-card-sa-her-own-offspring = Её собственное потомство
text-event-sa-her-own-offspring = Наймите 1 паука в Дол-Гулдуре и 1 в Минас-Моргуле; если пауки ещё не в игре, они присоединяются к начальным силам. Затем, если они в игре, переместите всех пауков, каждого не дальше чем на 2 региона.
ref-card-sa-his-will-and-his-malice-1 = Его воля и злоба
text-event-sa-his-will-and-his-malice-1 = Возьмите в руку 1 любую свою сброшенную карту события фракции.
ref-card-sa-his-will-and-his-malice-2 = { ref-card-sa-his-will-and-his-malice-1 }
text-event-sa-his-will-and-his-malice-2 = { text-event-sa-his-will-and-his-malice-1 }
ref-card-sa-servants-of-sauron-1 = Слуги Саурона
text-event-sa-servants-of-sauron-1 = Посмотрите 3 верхние карты своей колоды фракций и возьмите 1 из них в руку. Затем замешайте в колоду остальные 2, все свои сброшенные карты событий фракций и эту карту.
ref-card-sa-servants-of-sauron-2 = { ref-card-sa-servants-of-sauron-1 }
text-event-sa-servants-of-sauron-2 = { text-event-sa-servants-of-sauron-1 }
ref-card-sa-servants-of-sauron-3 = { ref-card-sa-servants-of-sauron-1 }
text-event-sa-servants-of-sauron-3 = { text-event-sa-servants-of-sauron-1 }

## Карты событий, которые заменяют другие

ref-card-fp-the-western-way = Западная дорога
    .combat = { ref-combat-daring-defiance }
text-event-fp-the-western-way = Выложите на стол. Для Братства и для спутников, которые от него отделяются, эта карта — регион, смежный с Серыми Гаванями, Анфаласом, Дол-Амротом, Ламедоном и Пеларгиром. Остановиться на ней могут только Хранители Кольца. Пока они в Серых Гаванях или на этой карте и путь 0 или 1, Братство в море: Тьма ни по какой причине не тянет жетон Охоты. Эту карту никогда не сбрасывают.
ref-card-fp-swift-boats = Быстрые лодки
    .combat = { ref-combat-orderly-withdrawal }
text-event-fp-swift-boats = Сыграйте, если Хранители Кольца в непокорённом поселении Свободных народов. Переместите Братство: путь растёт на 1, броска Охоты нет.
ref-card-fp-premonition-of-danger = Предчувствие опасности
    .combat = { ref-combat-heroic-death }
text-event-fp-premonition-of-danger = Открыто возьмите 3 жетона из запаса Охоты. Навсегда уберите 1 из них из игры. Остальные возвращаются в запас. Ничто другое на жетонах не действует.
ref-card-fp-majesty-and-glory = Величие и слава
    .combat = { ref-combat-huorn-dark }
text-event-fp-majesty-and-glory = Выложите на стол. В начале сражения, в котором участвует спутник, можете сбросить эту карту. В течение всего этого сражения Тьма не использует ни боевых карт, ни карт призыва. Тьма может в качестве действия сбросить эту карту, заплатив 1 кубиком с результатом «Персонаж» и любыми 2 картами событий с руки.
ref-card-fp-long-battle = Долгая битва
    .combat = { ref-combat-sudden-strike }
text-event-fp-long-battle = Выберите регион с вашим войском, у которого есть лидерство. Все фигурки фракций Тьмы в нём погибают. Затем возьмите 1 карту из любой своей колоды, даже если такого региона нет.
ref-card-fp-take-someone-you-can-trust = Возьми того, кому доверяешь
    .combat = { ref-combat-mighty-attack }
text-event-fp-take-someone-you-can-trust = Выложите на стол, если в Братстве и Мерри Брендибак, и Пиппин Тук. Когда Тьма вытянула жетон Охоты с обнаружением, можете сбросить эту карту, и обнаружения нет. Остальное на жетоне действует. Сразу сбросьте эту карту, когда один из них покинет Братство.
ref-card-sa-not-on-anybodys-side = Ни на чьей стороне
    .combat = { ref-combat-devilry-of-orthanc }
text-event-sa-not-on-anybodys-side = Выложите на стол, если в игре есть фракция Свободных народов. Карты событий и карты призыва энтов и орлов играть нельзя. Сбросьте сразу, когда фракций Свободных народов в игре не осталось. Свободные народы могут сбросить её действием: по результату «Воля Запада» или, если Гэндальф Белый в игре, по любому результату кубика действий.
ref-card-sa-strongly-guarded = Под крепкой стражей
    .combat = { ref-combat-deadly-strife }
text-event-sa-strongly-guarded = Выложите на стол. Фигурки фракций Свободных народов не могут входить в регион с твердыней под контролем Тьмы и атаковать там, а в сражениях там не используют карты призыва Свободных народов. Свободные народы могут сбросить её действием: по результату «Воля Запада» либо по любому результату кубика действий и 1 Эльфийскому кольцу.
ref-card-sa-great-winged-creatures = Огромные крылатые твари
    .combat = { ref-combat-relentless-assault }
text-event-sa-great-winged-creatures = Сыграйте, если все народы Тьмы в состоянии войны. Наймите 1 назгула в каждом войске Тьмы, в котором есть назгул, кроме Короля-чародея.

ref-combat-orderly-withdrawal = Организованный отход
text-combat-orderly-withdrawal = Используйте в полевом сражении или при вылазке, если в них участвует ваш предводитель или спутник. Прежде чем убрать потери от боевого броска и переброса врага за лидерство, можете отменить 1 попадание. Тогда в конце раунда вы обязаны прекратить атаку, а если защищаетесь — отступить, если можете.

## Карты призыва к бою

ref-card-fp-ctb-with-doom-we-come = { ref-combat-with-doom-we-come }
    .combat = { ref-combat-with-doom-we-come }
ref-combat-with-doom-we-come = Мы несём гибель
text-combat-with-doom-we-come = Используйте, если энт в регионе защищающегося войска или в смежном. Уничтожьте 1 энта из Леса энтов. До боевого броска проведите дополнительную атаку 3 кубиками, которые попадают на 4 или больше. Потери убирают сразу. Переброса нет.
ref-card-fp-ctb-the-forest-is-rising = { ref-combat-the-forest-is-rising }
    .combat = { ref-combat-the-forest-is-rising }
ref-combat-the-forest-is-rising = Лес поднимается
text-combat-the-forest-is-rising = Используйте, если энт в регионе защищающегося войска или в смежном. В конце раунда можете уничтожить 1 энта из Леса энтов. Тогда сражение заканчивается: никто не отступает, и атакующий не продвигается.
ref-card-fp-ctb-speeding-on-a-gathering-wind = { ref-combat-speeding-on-a-gathering-wind }
    .combat = { ref-combat-speeding-on-a-gathering-wind }
ref-combat-speeding-on-a-gathering-wind = На крепнущем ветру
text-combat-speeding-on-a-gathering-wind = Используйте, если хотя бы 1 орёл не дальше 4 регионов от защищающегося войска, считая и через горы. Переместите некоторых или всех этих орлов в его регион. Когда потери от боевого броска и переброса убраны, можете бросить по 1 кубику за каждого орла там, не больше 5. Каждая 1 уничтожает 1 орла, каждая 6 — 1 попадание, потери убирают сразу. На осаждённое войско Тьмы это не действует.
ref-card-fp-ctb-out-of-the-high-airs = { ref-combat-out-of-the-high-airs }
    .combat = { ref-combat-out-of-the-high-airs }
ref-combat-out-of-the-high-airs = Из поднебесья
text-combat-out-of-the-high-airs = Используйте, если хотя бы 1 орёл не дальше 4 регионов от защищающегося войска, считая и через горы. Переместите некоторых или всех этих орлов в его регион и уничтожьте там 1 орла. В этом раунде лидерство назгулов и Короля-чародея не считается.
ref-card-fp-ctb-king-of-the-dead = { ref-combat-king-of-the-dead }
    .combat = { ref-combat-king-of-the-dead }
ref-combat-king-of-the-dead = Король Мёртвых
text-combat-king-of-the-dead = Используйте, если Армия Мёртвых в регионе защищающегося войска или в смежном. Уничтожьте 1 мертвеца. До боевого броска проведите дополнительную атаку 3 кубиками, которые попадают на 4 или больше. Потери убирают сразу. Переброса нет.
ref-card-fp-ctb-terror-of-the-dead = { ref-combat-terror-of-the-dead }
    .combat = { ref-combat-terror-of-the-dead }
ref-combat-terror-of-the-dead = Ужас Мёртвых
text-combat-terror-of-the-dead = Используйте, если Армия Мёртвых в регионе защищающегося войска или в смежном. В конце раунда можете уничтожить 1 мертвеца. Тогда сражение заканчивается: никто не отступает, и атакующий не продвигается.
ref-card-sa-ctb-borne-up-on-the-wind = { ref-combat-borne-up-on-the-wind }
    .combat = { ref-combat-borne-up-on-the-wind }
ref-combat-borne-up-on-the-wind = Принесённые ветром
text-combat-borne-up-on-the-wind = Используйте, если в регионе вашего войска есть хотя бы 1 корсар и войско не осаждено. Когда потери убраны, можете уничтожить там 1 корсара. Тогда переместите к своему войску до 2 отрядов Тьмы из смежных регионов: они вступают в сражение. Попаданий этого раунда они не получают. Если ваше войско потеряло все отряды, сражение продолжают новые, а ваши назгулы и приспешники не погибают.
ref-card-sa-ctb-the-last-stroke-of-doom = { ref-combat-the-last-stroke-of-doom }
    .combat = { ref-combat-the-last-stroke-of-doom }
ref-combat-the-last-stroke-of-doom = Последний удар рока
text-combat-the-last-stroke-of-doom = Используйте, если в регионе вашего войска есть хотя бы 1 корсар и войско штурмует твердыню. В конце раунда можете уничтожить там 1 корсара. Тогда штурм длится ещё один раунд, и элитный отряд за это не заменяют.
ref-card-sa-ctb-fierce-folk = { ref-combat-fierce-folk }
    .combat = { ref-combat-fierce-folk }
ref-combat-fierce-folk = Свирепый народ
text-combat-fierce-folk = Используйте, если в регионе вашего войска есть хотя бы 1 дунландец и войско не осаждено. Прежде чем убрать свои потери, можете уничтожить там любое число дунландцев. Каждый из них отменяет 1 попадание врага. Если на столе «Вооружённые Саруманом», каждый дунландец там прибавляет в этом раунде 1 к вашей боевой силе.
ref-card-sa-ctb-old-hatred = { ref-combat-old-hatred }
    .combat = { ref-combat-old-hatred }
ref-combat-old-hatred = Старая ненависть
text-combat-old-hatred = Используйте, если в регионе вашего войска есть хотя бы 1 дунландец и войско не осаждено. До боевого броска бросьте по 1 кубику за каждого дунландца там. Каждая 1 уничтожает 1 дунландца, каждая 6 — 1 попадание. Потери убирают сразу. Переброса нет. Если на столе «Вооружённые Саруманом», каждый оставшийся там дунландец прибавляет в этом раунде 1 к вашей боевой силе.
ref-card-sa-ctb-webs-of-shadow = { ref-combat-webs-of-shadow }
    .combat = { ref-combat-webs-of-shadow }
ref-combat-webs-of-shadow = Паутина теней
text-combat-webs-of-shadow = Используйте, если в регионе вашего войска есть хотя бы 1 паук. Если после перебросов за лидерство у вас больше попаданий, чем у врага в этом раунде, можете уничтожить там 1 паука, чтобы добавить 1 попадание. Считаются и попадания врага от дополнительной атаки, проведённой до боевого броска. Если на столе «Огромные и ужасные», каждый паук там прибавляет в этом раунде 1 к вашей боевой силе.
ref-card-sa-ctb-hideous-speed = { ref-combat-hideous-speed }
    .combat = { ref-combat-hideous-speed }
ref-combat-hideous-speed = Жуткая быстрота
text-combat-hideous-speed = Используйте, если в регионе вашего войска есть хотя бы 1 паук. До боевого броска бросьте 1 кубик. На 1 или 2 уничтожьте там 1 паука. На 5 или 6 уничтожьте в сражении 1 предводителя Свободных народов или 1 спутника уровня 1 по вашему выбору. Если на столе «Огромные и ужасные», каждый оставшийся там паук прибавляет в этом раунде 1 к вашей боевой силе.

## Зоны

zone-hand-gondor-faction = карты колоды фракций в руке игрока за Гондор
zone-buried-gondor-faction = карты колоды фракций, сброшенные игроком за Гондор рубашкой вверх
zone-hand-rohan-faction = карты колоды фракций в руке игрока за Рохан
zone-buried-rohan-faction = карты колоды фракций, сброшенные игроком за Рохан рубашкой вверх
zone-hand-witch-king-faction = карты колоды фракций в руке игрока за Короля-чародея
zone-buried-witch-king-faction = карты колоды фракций, сброшенные игроком за Короля-чародея рубашкой вверх
zone-hand-saruman-faction = карты колоды фракций в руке игрока за Сарумана
zone-buried-saruman-faction = карты колоды фракций, сброшенные игроком за Сарумана рубашкой вверх
zone-hand-2-faction = { zone-hand-saruman-faction }
zone-buried-2-faction = { zone-buried-saruman-faction }
zone-hand-3-faction = { zone-hand-rohan-faction }
zone-buried-3-faction = { zone-buried-rohan-faction }
zone-three-players-hand-1-faction = { zone-hand-witch-king-faction }
zone-three-players-buried-1-faction = { zone-buried-witch-king-faction }
zone-four-players-hand-0-faction = { zone-hand-gondor-faction }
zone-four-players-buried-0-faction = { zone-buried-gondor-faction }
zone-four-players-hand-1-faction = { zone-hand-witch-king-faction }
zone-four-players-buried-1-faction = { zone-buried-witch-king-faction }
zone-free-faction-deck = колода фракций Свободных народов
zone-shadow-faction-deck = колода фракций Тьмы
zone-hand-0-faction = карты колоды фракций в руке Свободных народов
zone-hand-1-faction = карты колоды фракций в руке Тьмы
zone-buried-0-faction = карты колоды фракций, сброшенные Свободными народами рубашкой вверх
zone-buried-1-faction = карты колоды фракций, сброшенные Тьмой рубашкой вверх
zone-free-faction-open = разыгрываемая карта Свободных народов из колоды фракций
zone-free-faction-table = карты Свободных народов из колоды фракций на столе
zone-free-faction-used = использованные карты Свободных народов из колоды фракций
zone-shadow-faction-open = разыгрываемая карта Тьмы из колоды фракций
zone-shadow-faction-table = карты Тьмы из колоды фракций на столе
zone-shadow-faction-used = использованные карты Тьмы из колоды фракций
zone-seen-0-faction = карты колоды фракций, которые смотрят Свободные народы
zone-seen-1-faction = карты колоды фракций, которые смотрит Тьма
zone-seen-2-faction = карты колоды фракций, которые смотрит игрок Сарумана
zone-seen-3-faction = карты колоды фракций, которые смотрит игрок Рохана
zone-free-character-calls = карты призыва на битву Свободных народов с рубашкой персонажей
zone-free-strategy-calls = карты призыва на битву Свободных народов с рубашкой стратегии
zone-shadow-character-calls = карты призыва на битву Тьмы с рубашкой персонажей
zone-shadow-strategy-calls = карты призыва на битву Тьмы с рубашкой стратегии

## Поле

board-faction_states = состояние фракций
board-figures = фигурки фракций на поле
board-pool_of_figures = фигурки фракций в подкреплениях
board-lost_figures = фигурки фракций, выбывшие из игры
board-added = фигурки, ждущие на картах фракций
board-on_cards = фигурки на картах на столе
board-has_faction_die = кубики фракций в запасах
board-faction_dice = неиспользованные кубики фракций
board-shown_faction_dice = что выпало на кубиках фракций
board-with_the_dead = спутники в Армии Мёртвых
board-along = фигурки, идущие с войском
board-moved_along = фигурки, уже прошедшие с войсками
board-fighting = фигурки, атакующие с войском
board-second_entwood = является ли Старый лес Лесом энтов
board-called = карты фракций, призванных на битву
board-withdrawing = отходят ли Свободные народы из битвы
board-hillmen = дунландцы среди обычных отрядов Изенгарда
board-regulars = обычные отряды Изенгарда в начале битвы
board-reduced = элитные отряды Изенгарда, ослабленные в этой битве

## Ход игры

crumb-EnterFaction = новая фракция
crumb-FactionEnters = вступление: { $ref1 }
crumb-MusterFaction = сбор фракции
crumb-FiguresCome = новые фигурки
crumb-MusterDunlendings = сбор дунландцев
crumb-GatherToTheDead = кто идёт в Армию Мёртвых
crumb-EliminateFaction = конец фракции: { $ref1 }
crumb-ReturnFigures = фигурки возвращаются
crumb-EntsCome = новый энт
crumb-PlayOrShuffle = после карты «{ $ref1 }»
crumb-TakeCardBack = возвращается карта
crumb-UniteStrength = карта за карту
crumb-FigureFromCard = фигурка с карты «{ $ref1 }»
crumb-ByForesight = верх колоды фракций
crumb-ByServants = верх колоды фракций
crumb-TakeThePaths = Тропы мёртвых
crumb-FoundEntwood = второй Лес энтов
crumb-RemoveTile = жетон выбывает
crumb-TrustSomeone = обнаружение на жетоне
crumb-ShowMajesty = перед битвой
step-EnterFaction-choose = какая фракция
step-MusterFaction-choose = какая фракция
step-MusterDunlendings-choose = где
step-GatherToTheDead-choose = какие спутники
crumb-ChooseEntwood = какой Лес энтов
crumb-MusterEnts = сбор энтов
crumb-MoveFigures = перемещение фракции: { $ref1 }
crumb-TakeAlong = кто идёт с войском { $ref1_whence }
crumb-SailHosts = плавание
crumb-ShipsSail = корабли корсаров
crumb-StrikeArmy = атака на войско { $ref1_where }
crumb-WraithsMarch = поход мертвецов
crumb-FleeTheDead = бегство { $ref1_whence }
crumb-LeaveTheField = бегство { $ref1_whence }
crumb-MarchOfTheEnts = Поход энтов
crumb-HandOverEvents = карта для товарища
crumb-LinesOfEagles = «{ $ref1 }»
crumb-FleeFromEagles = бегство назгулов
crumb-CarriedByEagles = орёл несёт спутников
crumb-LiftedUp = орёл несёт Братство
crumb-BlackSails = чёрные паруса
crumb-EvilThings = нападение паука
crumb-ChildrenOfUngoliant = нападение паука
crumb-NoTileAtSea = в море
crumb-BorneUp = подкрепления с моря
crumb-StrikeForFigure = призыв на битву
crumb-EndBattle = призыв на битву
crumb-EaglesGather = прилетают орлы
crumb-DriveNazgulOff = прилетают орлы
crumb-EaglesStrike = орлы атакуют
crumb-LastStroke = призыв на битву
crumb-FierceFolk = призыв на битву
crumb-OldHatred = призыв на битву
crumb-WebsOfShadow = призыв на битву
crumb-HideousSpeed = призыв на битву
crumb-OrderlyWithdrawal = организованный отход
crumb-SendSpidersAway = слишком большое войско { $ref1_where }
crumb-ShieldArmy = дунландцы { $ref1_where }
crumb-AttackOfHillmen = атака с дунландцами
crumb-StandDown = после битвы
step-ChooseEntwood-choose = какой Лес энтов
step-MoveFigures-choose = какая фигурка и куда
step-TakeAlong-choose = кто остаётся
step-SailHosts-choose = какое войско и куда
step-SailHosts-go_on = плыть ли дальше и куда
step-ShipsSail-choose = два войска или одно с атакой
step-WraithsMarch-choose = идти или атаковать
step-WraithsMarch-follow = занять ли регион
step-FleeTheDead-choose = куда
step-LeaveTheField-choose = кто остаётся
step-MarchOfTheEnts-choose = идти или атаковать
step-HandOverEvents-free = карта Свободных народов
step-HandOverEvents-shadow = карта Тьмы
step-EntsCome-choose = какой Лес энтов
step-PlayOrShuffle-choose = ещё карта или замес
step-TakeCardBack-choose = какая карта
step-UniteStrength-choose_price = какую карту сбросить
step-UniteStrength-choose = какая карта
step-ByForesight-choose = какая карта
step-ByForesight-choose_place = куда положить остальные
step-ByServants-choose = какая карта
step-TakeThePaths-choose = идёт ли он
step-FoundEntwood-choose = идёт ли энт
step-RemoveTile-choose = какой жетон
step-TrustSomeone-choose = применить ли карту
step-ShowMajesty-choose = применить ли карту
step-LinesOfEagles-choose = что делают орлы
step-FleeFromEagles-choose = куда
step-CarriedByEagles-choose = какой орёл
step-LiftedUp-choose = какой орёл
step-BlackSails-choose = что делают корсары
step-BlackSails-choose_price = убрать ли корсара
step-EvilThings-choose = убрать ли паука
step-ChildrenOfUngoliant-choose = убрать ли паука
step-ChildrenOfUngoliant-harm = урон или раскрытие
step-BorneUp-choose = какие отряды
step-StrikeForFigure-choose = убрать ли фигурку
step-StrikeForFigure-choose_place = какой Лес энтов
step-EndBattle-choose = закончить ли битву
step-EndBattle-choose_place = какой Лес энтов
step-LastStroke-choose = убрать ли корсара
step-LastStroke-choose_place = какой Лес энтов
step-WebsOfShadow-choose = убрать ли паука
step-WebsOfShadow-choose_place = какой Лес энтов
step-EaglesGather-choose = какие орлы
step-DriveNazgulOff-choose = какие орлы
step-EaglesStrike-choose = атакуют ли они
step-FierceFolk-choose = сколько погибает
step-HideousSpeed-choose = кто погибает
step-OrderlyWithdrawal-choose = отменить ли попадание
step-SendSpidersAway-choose = сколько пауков уходит
step-ShieldArmy-choose = сколько погибает
step-AttackOfHillmen-choose = какая атака
step-StandDown-choose = сколько было дунландцев

## Почему нет

rule-WOME-1-1 = { $ref1_cap }: эта фракция не на вашей стороне.
rule-WOME-3-4 = { $ref1_cap }: эта фракция уже в игре или выбыла.
rule-WOME-6-1 = У вас нет неиспользованного кубика фракций с таким результатом.
rule-WOME-6-12 = { $about_count ->
    [1] { $ref1_cap }: этой фракции нет в игре.
   *[other] Этим результатом кубика фракций сейчас так сделать нельзя.
}
rule-WOME-6-13 = «{ $ref2 }»: этим результатом кубика фракций карту не сыграть.
rule-WOME-6-14 = Этим результатом кубика фракций карту не берут, или карт не осталось.
rule-WOME-6-18 = { $ref1_cap }: эти фигурки перемещаются только по картам или с войском Тьмы.
rule-WOME-7-2 = { $ref1 }: ни одна ваша фракция сейчас не может вступить в игру.
rule-WOME-7-7 = { $ref1_cap }: Свободные народы держат то, без чего эта фракция сразу выбыла бы.
rule-WOME-8-2 = { $ref1_cap }: фракция атакует только по карте.
rule-WOME-8-5 = { $ref1_cap }: войска этих фигурок не касаются.
rule-WOME-8-10 = Сейчас ни одна карта не требует платы фигуркой ({ $ref1 }).
rule-WOME-10-3 = «{ $ref1 }»: ведущий игрок отдаёт карту события фракции со своей руки в начале хода.
rule-WOME-11-1 = { $ref1_cap }: Бродяжник или Арагорн должен стоять на поле в Эрехе или рядом, в том числе за горами.
rule-WOME-11-2 = { $ref1 }: этого персонажа нет там, откуда выходит Бродяжник или Арагорн, или он уже идёт.
rule-WOME-11-3 = { $ref1 }: спутники присоединяются к Армии Мёртвых, только когда она вступает в игру.
rule-WOME-11-5 = { $ref1_cap }: фигурок не осталось.
rule-WOME-11-9 = { $ref1_cap }: покинуть Армию Мёртвых можно только вместе с Бродяжником или Арагорном.
rule-WOME-11-10 = { $ref1_cap }: Армия Мёртвых перемещается только по карте «Призраки страха».
rule-WOME-11-11 = { $ref1_cap } — регион, не смежный с Армией Мёртвых.
rule-WOME-11-12 = Там отряды врага: { $ref1 }.
rule-WOME-11-13 = { $ref1_cap }: последним мертвецом за переход не платят.
rule-WOME-11-14 = { $ref1_cap }: Армия Мёртвых атакует войско Тьмы рядом или в своём регионе и после этого больше не идёт.
rule-WOME-11-17 = { $ref1_cap }: Армия Мёртвых может и дальше атаковать только то же войско.
rule-WOME-11-20 = { $ref1_cap }: войско не отступает туда, откуда атакуют мертвецы.
rule-WOME-11-21 = { $about_count ->
    [0] Все отряды войска обязаны отступить.
   *[other] { $ref1_cap }: остаться могут только назгулы и приспешники.
}
rule-WOME-11-22 = { $ref1_cap }: это не тот регион, который покинуло атакованное войско.
rule-WOME-11-26 = У вас нет Армии Мёртвых.
rule-WOME-12-1 = { $ref1_cap }: последнее известное положение Братства — всё ещё Ривенделл, а Гэндальфа Белого в игре нет.
rule-WOME-12-3 = { $ref1_cap }: фигурок не осталось.
rule-WOME-12-5 = { $ref1_cap }: ни один орёл не может переместиться туда или оттуда.
rule-WOME-13-1 = { $ref1_cap }: нужны Саруман в игре и спутник или Братство в Фангорне.
rule-WOME-13-3 = { $ref1_cap }: фигурок не осталось.
rule-WOME-13-5 = Хотя бы 1 энт должен остаться в Фангорне.
rule-WOME-13-6 = { $ref1_cap }: энты перемещаются только по карте «Поход энтов».
rule-WOME-13-8 = { $ref1_cap }: рядом нет региона с энтом.
rule-WOME-13-9 = { $ref1_cap }: там вражеские отряды.
rule-WOME-13-10 = { $ref1_cap }: последний энт остаётся в Лесу энтов.
rule-WOME-13-11 = { $ref1_cap }: там нет войска Тьмы, рядом нет энта или в Лесу энтов некем заплатить.
rule-WOME-13-17 = { $ref1_cap }: это не Лес энтов и сейчас им стать не может.
rule-WOME-14-1 = { $ref1_cap }: южане и вастаки не в состоянии войны.
rule-WOME-14-4 = { $ref1_cap }: фигурок не осталось, или в Умбаре их столько, сколько разрешено.
rule-WOME-14-6 = { $ref1_cap }: больше никто из них сейчас не может остаться.
rule-WOME-14-7 = { $ref1_cap }: корсары не могут туда войти.
rule-WOME-14-11 = { $ref1_cap }: ни один корсар не может переместиться туда или оттуда.
rule-WOME-14-12 = { $about_count ->
    [0] Корсары возят войска только по карте.
   *[other] Корсары { $ref1_where } не увезут столько отрядов.
}
rule-WOME-14-19 = { $ref1_cap }: этот отряд не может сейчас оттуда вступить в битву.
rule-WOME-15-1 = { $ref1_cap }: Сарумана нет в игре.
rule-WOME-15-3 = Ни один дунландец не может прийти в поселение Дунланда под контролем Тьмы.
rule-WOME-15-4 = { $ref1_cap }: дунландец приходит в регион Изенгарда или Рохана с неосаждённым войском Тьмы.
rule-WOME-15-5 = { $ref1_cap }: дунландцев там столько, сколько разрешено, или их не осталось.
rule-WOME-15-7 = { $ref1_cap }: больше никто из них сейчас не может остаться.
rule-WOME-15-10 = { $ref1_cap }: ни один дунландец не может переместиться туда или оттуда.
rule-WOME-16-1 = { $ref1_cap }: последнее известное положение Братства — всё ещё Ривенделл.
rule-WOME-16-3 = { $ref1_cap }: фигурок не осталось.
rule-WOME-16-5 = { $ref1_cap }: больше никто из них сейчас не может остаться.
rule-WOME-16-7 = { $ref1_cap }: ни один паук не может переместиться туда или оттуда.
rule-WOME-17-1 = «{ $ref1 }»: эта карта сейчас не даёт кубику фракций ничего сделать.
rule-WOME-17-4 = Сейчас ни одна карта не даёт замешать эти карты в колоду.
rule-WOME-17-5 = { $ref1_cap }: назгулы бегут в незавоёванную твердыню Саурона.
rule-WOME-17-7 = Бродяжник или Арагорн должен быть в регионе Рохана или Гондора.
rule-WOME-17-9 = «{ $ref1 }»: этой карты нет среди просматриваемых.
rule-WOME-17-10 = Чёрные паруса сейчас этого не дают.
rule-WOME-17-17 = Там, где Хранители Кольца, нет паука, или сейчас ни одна карта не даёт ему напасть.
rule-WOME-17-22 = Этого не позволяет карта «{ $ref1 }».
rule-WOME-17-29 = Столько фигурок нет, или столько не нужно.

## Стол

ref-mark-factions-free = Фракции Свободных народов
ref-mark-factions-shadow = Фракции Тьмы
ref-mark-faction-waiting = ещё не в игре
ref-mark-faction-in-play = в игре
ref-mark-faction-eliminated = выбыла из игры
ref-mark-faction-on-map = на поле
ref-mark-faction-pool = в подкреплениях
ref-mark-faction-added = добавлено к начальным силам
ref-mark-faction-lost = потеряно фигурок
ref-mark-faction-figures = фигурок
ref-mark-faction-limit = не больше в регионе
ref-mark-faction-entry = Вступает в игру, если
ref-mark-faction-start = Начальные силы
ref-mark-faction-muster = Сбор
ref-mark-faction-use = В игре
ref-mark-faction-end = Выбывает из игры, если
ref-mark-faction-dead = { ref-faction-dead }
ref-mark-faction-eagles = { ref-faction-eagles }
ref-mark-faction-ents = { ref-faction-ents }
ref-mark-faction-corsairs = { ref-faction-corsairs }
ref-mark-faction-dunlendings = { ref-faction-dunlendings }
ref-mark-faction-spiders = { ref-faction-spiders }
ref-mark-faction-die-used = использован
ref-mark-entwood = Лес энтов
ref-mark-western-way = корабли Западной дороги
ref-mark-at-sea = Братство в море
ref-mark-with-the-dead = в Армии Мёртвых
ref-mark-called-factions = призваны на битву
ref-mark-called-figures = фигурок на поле
ref-kind-call = Призыв на битву

summary-factions = Фракции
summary-faction-course = Что меняют фракции
summary-faction-entering = Вступление в игру
summary-faction-entering-text = Сбор на любом кубике вводит в игру фракцию, условие которой выполнено. Выставляются её начальные силы, и больше ничего.
summary-faction-die = Кубик фракций
summary-faction-die-text = Сторона, у которой есть фракция в игре, бросает его со следующего хода: один кубик при любом числе фракций. Его использование — отдельное действие; он служит только фракциям, а при пасе считается неиспользованным кубиком.
summary-faction-cards = Карты событий фракций
summary-faction-cards-text = Каждый ход берётся одна карта из колоды фракций. Эти карты не входят в предел руки; держать можно не больше { $hand }. Их играют результатом «Событие», символом с карты или розыгрышем на кубике фракций. В бою они не применяются.
summary-faction-figures = Фигурки
summary-faction-figures-text = Это не отряды: они никому не мешают, ничего не захватывают и не входят в пределы. Потерянные фигурки Свободных народов выбывают из игры, фигурки Тьмы можно собрать снова.
summary-faction-calls = Призыв на битву
summary-faction-calls-text = Чья фракция находится рядом со сражением, тот берёт на руку обе её карты. В каждом раунде можно выложить одну из них вместо боевой карты; в конце раунда она возвращается.
summary-faction-dice = Что даёт кубик фракций
summary-faction-die-muster = Сбор
summary-faction-die-muster-text = Выставьте фигурки одной из фракций в игре или введите фракцию в игру.
summary-faction-die-play = Розыгрыш
summary-faction-die-play-text = Сыграйте с руки карту события фракции с любым символом.
summary-faction-die-draw = Добор
summary-faction-die-draw-text = Возьмите карту события фракции. Из двойного результата используется одна часть.
summary-faction-die-eye = Око
summary-faction-die-eye-text = Сразу попадает в ячейку Охоты и остаётся там до конца хода.
summary-faction-die-wild = Джокер
summary-faction-die-wild-text = Сбор, розыгрыш или добор.
summary-faction-entry = Когда вступают в игру
summary-faction-use = Что делают

## Прогнозы

forecast-calls = Призывы на битву учитываются, только когда они известны, и лишь в своём раунде; считается, что если фигурка может за них заплатить, она платит.

## Хроника партии

chronicle-factions-entered = фракции, вступившие в игру
chronicle-factions-lost = потерянные фракции
chronicle-faction-figures = выставленные фигурки фракций
chronicle-calls = фракции, призванные на битву
chronicle-strikes = нападения фракций вне сражений
chronicle-faction-dice = броски кубика фракций
chronicle-faction-dice-used = использования кубика фракций
chronicle-dice-strikes = попадания в нападениях вне сражений

## Значения, о которых источники расходятся

value-group-factions = Фракции
value-faction-die = Шестая грань кубика фракций Свободных народов
value-corsairs = Корсары в Умбаре в начале

## Предупреждения

warning-WOME-4-5 = У вас уже столько карт событий фракций, сколько можно: одну придётся сбросить.
warning-WOME-5-2 = Этой фракции нет в игре: сейчас карта ничего не изменит.
warning-WOME-6-20 = Кубик фракций ещё можно использовать.

## Уроки

lesson-free-factions = Фракции Свободных народов
lesson-free-factions-goal = Добро пожаловать! В войну вступают фракции: у вас орлы, энты и мертвецы. Фракция входит, когда выполнено условие её карты. Энтам нужны Саруман в игре и спутник или Братство в Фангорне, мертвецам — Бродяжник или Арагорн в Эрехе либо рядом.
lesson-free-factions-cards = Есть третья колода: каждый ход вы берёте ещё и карту события фракции. В руке их может быть четыре, помимо шести других карт. У вас «Поход энтов»: пока энты не в игре, она ничего не даст.
lesson-free-factions-start = Ход начинается как обычно. Объявлять пока нечего, проводник годится любой. На этот раз у сторон мало кубиков, чтобы скорее дойти до фракций.
lesson-free-factions-move = Выпали «Персонаж» и «Сбор». «Сбор» может ввести фракцию, но пока не войдёт ни одна: для орлов последнее известное положение Братства — не Ривенделл. Поэтому переместите Братство кубиком «Персонаж».
lesson-free-factions-damage = Охота выбросила 6 и 3: один успех. Жетон наносит 1 урон и обнаруживает Братство. Примите урон как порчу: спутники дороже.
lesson-free-factions-reveal = Быть обнаруженным опасно, но теперь все видят, что Братство ушло из Ривенделла, а этого и ждут орлы. Проведите его на шаг, к Бруиненскому броду.
lesson-free-factions-enter = Тьма перешла из Мории в Димрильскую долину, прямо к Лориэну. Но теперь могут прилететь орлы: введите их в игру кубиком «Сбор». Это всё действие, и условие больше не проверяют.
lesson-free-factions-entered = Два орла в Орлином Гнезде. Фигурки фракций — не отряды: они не занимают регионов, не задерживают врага и обычно не получают попаданий. Начинается новый ход, и раз у вас есть фракция, вы бросаете и кубик фракций.
lesson-free-factions-die = Выпал «Сбор фракции». На кубике по два раза сбор и розыгрыш/добор, а ещё сбор/розыгрыш и сбор/добор. Используют одну часть: поставить фигурки или ввести фракцию, сыграть её карту или взять карту.
lesson-free-factions-muster = Проведите им сбор орлов: в Орлином Гнезде появится ещё один. «Сбор» на кубике действия может только ввести фракцию; фигурки дают кубик фракций или карта.
lesson-free-factions-field = Тьма атакует Лориэн: пять отрядов против ваших трёх и предводителя. Можно укрыться в твердыне. Но орлы прилетают в сражение за четыре региона, в том числе через горы. Останьтесь в поле!
lesson-free-factions-call = Орлы призваны, и до конца сражения у вас в руке две их карты. Одну из них можно положить вместо карты события; после раунда она вернётся в руку. Положите «На крепнущем ветру».
lesson-free-factions-gather = Теперь приведите орлов в Лориэн: все три достаточно близко. Они останутся там и после сражения. Чем больше орлов, тем больше кубиков.
lesson-free-factions-reroll = Враг бросил пять кубиков и ни разу не попал; вы попали дважды. Предводитель даёт перебросить промах.
lesson-free-factions-strike = Пали два обычных отряда врага. Теперь могут атаковать орлы: кубик за каждого, всего три. Каждая 6 — попадание, каждая 1 стоит орла. Рискните!
lesson-free-factions-end = Ещё попадание, и все орлы целы: враг прекратил атаку с двумя отрядами. Орлы остаются в Лориэне; карты фракций переносят их куда угодно. Сохраните хотя бы одного: без орлов в игре фракция потеряна навсегда.

lesson-shadow-factions = Фракции Тьмы
lesson-shadow-factions-goal = Добро пожаловать! В войну вступают фракции. Корсары — когда южане и вастаки воюют, как здесь; дунландцы — когда Саруман в игре; пауки — когда последнее известное положение Братства — не Ривенделл.
lesson-shadow-factions-cards = Есть третья колода: каждый ход вы берёте ещё и карту события фракции. В руке их может быть четыре, помимо шести других карт. У вас «Злые твари», карта пауков: пока пауки не в игре, она ничего не даёт.
lesson-shadow-factions-hunt = На этот раз у вас только два кубика, чтобы скорее дойти до фракций. Не кладите ни одного в ячейку Охоты.
lesson-shadow-factions-enter = У Свободных народов больше нет кубиков. У вас выпали «Войско» и «Сбор». «Сбор» вводит фракцию, условие которой выполнено: введите корсаров. Это всё действие.
lesson-shadow-factions-entered = В Умбаре три корсара. Фигурки фракций — не отряды: они не занимают регионов, не задерживают врага и обычно не получают попаданий. Со следующего хода вы бросаете и кубик фракций.
lesson-shadow-factions-move = Обычные кубики не перемещают корсаров, но корсары могут идти с войском своего региона. Переместите войска кубиком «Войско».
lesson-shadow-factions-march = Ведите все три отряда из Умбара в Западный Харондор и возьмите корсаров: они держатся побережья и Гондора. Могло бы пойти и второе войско, но Ближний Харад нужен нам на месте.
lesson-shadow-factions-die = Новый ход. На кубике фракций сбор/розыгрыш; есть ещё сбор, розыгрыш/добор, сбор/добор, джокер за любой из них и Око, которое уходит в ячейку Охоты. Используют одну часть, и только для фракций.
lesson-shadow-factions-fleet = Сбор поставил бы корсара в Умбар. Розыгрыш лучше: «Великий флот», взятый в этом ходу, ставит там корсара и перемещает всех. Её сыграет и кубик действия: «Событие» или, как на карте, «Сбор».
lesson-shadow-factions-sail = Каждый корсар проходит до четырёх регионов, даже через вражеские войска; вместе их может быть не больше пяти. Приведите нового к трём в Западном Харондоре.
lesson-shadow-factions-attack = Рядом с вашим войском в Западном Харондоре теперь четыре корсара. Атакуйте кубиком «Войско».
lesson-shadow-factions-target = Атакуйте Пеларгир всеми. У Гондора там три отряда, столько же, сколько у вас. Пеларгир — город: в первом раунде вы попадаете только на 6.
lesson-shadow-factions-call = При вашем войске корсары, значит, они призваны: до конца сражения у вас в руке две их карты. Одну можно положить вместо карты события; после раунда она вернётся в руку. Положите «Принесённых ветром».
lesson-shadow-factions-reinforce = Вы попали раз, Гондор — дважды: пали два из трёх ваших отрядов. Ценой одного корсара карта приводит два отряда из смежного региона. Возьмите элитный и обычный из Ближнего Харада.
lesson-shadow-factions-press = Три отряда против двух, и теперь попадает и 5. Карту можно класть в каждом раунде, пока там есть корсар. Продолжайте!
lesson-shadow-factions-end = Пеларгир ваш, это 1 очко. Потерянные фигурки ваших фракций можно собрать снова, а корсары остаются в игре, пока Свободные народы не контролируют Умбар. Введите Сарумана — и придут дунландцы.
