## Главная страница

title = Ostrog
lead = Асимметричные военные настольные игры: целиком и по правилам, в браузере, с друзьями или против ботов.
unofficial = Неофициально: издатели и авторы этих игр не создавали, не одобряли и не поддерживают этот сайт.
language = Язык
theme = Оформление
theme-auto = Как в системе
theme-light = Бумага
theme-dark = Ночь
theme-contrast = Высокий контраст

your-name = Ваше имя
guest = гость
keep-name = Сохранить
name-kept = Это имя видит ваш соперник.
name-not-kept = Имя не удалось сохранить. Попробуйте ещё раз.

new-match = Новая партия
no-games = Здесь пока нет ни одной игры.
game = Игра
scenario = Сценарий
who-else = { $count ->
    [one] С кем вы играете?
   *[other] Кто ещё играет?
}
friend-here = { $count ->
    [one] С соперником за этим экраном
   *[other] Игроки за этим экраном
}
friend-here-more = Вы играете за одним экраном, по очереди.
friend-elsewhere = { $count ->
    [one] С соперником в другом месте
   *[other] Игроки в другом месте
}
friend-elsewhere-more = Вы получите ссылку и отправите её; каждый играет за своим экраном.
your-side = Ваша сторона
house-values-change = Значения, которые задали мы
house-values-change-more = Эти значения не подтверждены ни одним изданным источником. Если у вас есть игра и вы знаете точнее, измените их для этой партии.
open-here = Разложить игру
open-elsewhere = Разложить игру и получить ссылку

my-matches = Ваши партии
you = вы
free-seat = свободно
match-waiting = ждёт игроков
match-begun = идёт
match-over = окончена

about-names = Названия игр принадлежат их владельцам и указывают здесь лишь на то, по каким правилам идёт игра.
about-icons = Значки: Lorc, Delapouite и другие авторы
about-fonts = Шрифты: Alegreya, Alegreya SC и Source Sans 3 (SIL Open Font License).

## Ожидание

room-waiting = Игра начнётся, как только все места будут заняты.
room-invited = Вас пригласили в партию. Займите место.
invite = Пригласите соперника
invite-more = Кто откроет ссылку, сможет занять свободное место.
link = Ссылка на партию
copy-link = Скопировать
link-copied = Скопировано. Отправьте ссылку сопернику.
seats = Места
sit-here = Сесть сюда

## Неполадки

trouble-no-server = Сервер не отвечает. Попробуйте немного позже.
trouble-no-match = Такой партии нет. Ссылка целая?
trouble-not-opened = Партию не удалось открыть. Попробуйте немного позже.
trouble-unfit-values = Эти значения не подходят друг к другу. Измените их или оставьте прежними.
trouble-seat-taken = Это место уже занял кто-то другой.
trouble-too-long = Слишком много за один раз. Обновите страницу.
trouble-not-understood = Страница и сервер не понимают друг друга. Обновите страницу.
trouble-not-begun = Партия ещё не началась.
trouble-too-fast = Слишком много запросов сразу. Подождите немного и попробуйте снова.
try-again = Попробовать снова
try-now = Попробовать сейчас
home = На главную
close = Закрыть

## За столом: что решается

you-decide = Ваше решение ({ $seat })
decides = Решает сторона: { $seat }
turn-to = Перейти к решению: { $seat }
waiting-for = Ждём решения: { $seats }
watching = Вы наблюдаете за этой партией.
choices-on-board = { $count ->
    [one] { $count } вариант на поле
    [few] { $count } варианта на поле
   *[many] { $count } вариантов на поле
}
choices-with-cards = { $count ->
    [one] { $count } карта на выбор
    [few] { $count } карты на выбор
   *[many] { $count } карт на выбор
}
cannot-be-undone = нельзя отменить
this-cannot-be-undone = Это нельзя будет отменить.
about-to-happen = Что сейчас произойдёт
do-it = Подтвердить
not-yet = Ещё нет
picked = Выбрано
hint-board = Выберите то, что обведено золотом, или нажмите кнопку.
take-back = Отменить: { $pick }
accept-default = Принять: { $what }
can-be-chosen = можно выбрать
cannot-be-chosen = сейчас выбрать нельзя
undo = Отменить ход
undo-of = Отменить ход: { $seat }
picks-stale = { $seat }: игра ушла вперёд, и выбранное больше не подходит. Взгляните на стол ещё раз.
rule-overruled = Тем временем игра ушла вперёд. Взгляните на стол ещё раз.

why-about = Почему нельзя? { $thing }
why-asking = Сверяемся с правилами …
why-nothing = Ни одно правило этого не запрещает.
why-not-now = Почему не сейчас?
why-nothing-else = Почему нельзя иначе?

breadcrumb = Где мы в игре
settings = Настройки
sheet = Что показать
sheet-fold = Свернуть
sheet-unfold = Развернуть
tab-prompt = Решение
tab-hand = Рука
tab-battle = Сражение
tab-pieces = Фишки
tab-log = Журнал

line-open = на связи
line-connecting = соединяемся …
line-lost = нет связи
line-lost-more = Связь потеряна; мы пытаемся её восстановить.
line-lost-sending = Ваш выбор сохранён и будет отправлен, как только связь вернётся.

## За столом: что где лежит

board = Поле
dice = Кубики
cards = Карты
beside-the-board = Рядом с полем
none = нет
tray-dice = кубики
tray-cards = карты
tray-hand = рука
tray-deck = колода
tray-open = открытые карты
tray-laid = карты в игре
tray-discard = сброс
tray-supply = запас
tray-tokens = жетоны
tray-waiting = ждут
tray-out = вне игры
army-of = { $side }, войско
army-at = { $side }, войско: { $place }
of-tokens = жетоны: { $count }
space-of-track = { $track }, деление { $index }
of-goal = { $index } из { $goal }
times = { $text } ×{ $count }

ref-mark-leadership = лидерство
ref-mark-damage = урон
ref-mark-battle = сражение
ref-colour-black = чёрный
ref-colour-white = белый

battle-at = Сражение: { $place }
battle-round = раунд { $round }
attacker = атакует
defender = защищается
battle-card = Карта:
battle-used = Сыграно раньше:
battle-event = Событие:
battle-added = { $added } к каждому кубику
battle-reasons = Здесь действует:
die-again = переброшен
battle-dice = Кубики
battle-target = Попадание на { $target }+
battle-hits = Попадания: { $count }
battle-damage = Предстоит урона: { $count }
die-hit = { $colour } { $value }, попадание
die-miss = { $colour } { $value }, промах

## За столом: карты

hand-of = Рука: { $seat }
hand-empty = На руке нет карт
face-down = { $count ->
    [one] { $count } карта лицом вниз
    [few] { $count } карты лицом вниз
   *[many] { $count } карт лицом вниз
}
card-can = Что можно сделать с этой картой
curtain-show = { $seat }: показать мои карты
curtain-hide = Скрыть мои карты
curtain-off = Играем в открытую
on-the-table = На столе
decks-and-discards = Колоды и сброс
deck-certain = Эти карты наверняка здесь; их порядок неизвестен.
references = Памятки
beside-sheet = Карты рядом с памяткой
house-values = Некоторые значения — наши
house-values-more = Эти значения не подтверждены ни одним изданным источником. В этой партии они таковы:

## За столом: карты без поля

tray-places = места
tray-won = завоёвано
own-hands = Ваши руки
choose-from = На выбор
choose-from-pile = На выбор: { $pile }
picked-up = выбрана
pick-goal = { $card }: { $count ->
    [one] цель обведена золотом.
    [few] выберите одну из { $count } целей, обведённых золотом.
   *[many] выберите одну из { $count } целей, обведённых золотом.
}
let-go = Отпустить
against = против
place-score = Атака { $attack } против { $defence } от места и { $defenders } от защитников.
leads-attack = Атака сильнее.
leads-defence = Защита держится.
attackers = Атакующие
defenders = Защитники
others = Прочие
nobody-here = никого
carried = Предметы
to-decide = решает
seat-yours = вы
seat-partner = союзник
scores = Счёт
points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
contest-at = Бой: { $place }
contest-attack = атака
contest-withstood = отбито
contest-left = осталось
share-lost = потеряно

## За столом: поле

board-closer = Ближе
board-farther = Дальше
board-whole = Всё поле
board-zoom-in = Приблизить
board-key = Условные знаки
key-river = река: перейти нельзя
key-spot-ford = брод
key-slope = склон: горы со стороны штриховки
key-wall = обрыв: перейти нельзя
key-mark-settlement = поселение
key-mark-fortification = укрепление и его прочность
key-mark-mustering = регион сбора
key-mark-points = победные очки
key-leadership = лидерство: закрашено — жетоны, контуром — персонажи
key-damage = урон
key-pile = закрытые жетоны
key-may = можно выбрать
key-may-attack = можно атаковать
key-chosen = выбрано
key-trail = последнее перемещение

## За столом: что произошло

log = Журнал
log-earlier = Показать всё с начала
taken-back = отменено
game-over = Игра окончена
rank = { $rank ->
    [1] Победа: { $teams }
   *[other] { $rank }. { $teams }
}

## Что знает каждая игра

seat-name = { $team } ({ $number })
everyone = все
nobody = никто
value-hidden = скрыто
value-yes = да
value-no = нет
option-accept = согласиться
option-decline = отказаться
option-use = применить: { $source } ({ $owner })
option-keep = ничего не менять
rule-unknown-option = Такого варианта нет.
rule-not-your-decision = Это не ваше решение.
rule-not-now = Ни одно правило этого не запрещает, но сейчас решается другое.
rule-resigned = { $seat }: партия сдана
rule-timed-out = { $seat }: время вышло
crumb-Parallel = одновременно
crumb-Agreement = { $about_count ->
    [0] соглашение
   *[other] соглашение: { $about }
}
crumb-Replaced = вместо этого
crumb-Aftermath = последствия
event-Rolled = бросок ({ $purpose }): { $values }
event-Moved = { $source } → { $target }{ $face ->
    [hidden] {""}
   *[other] : { $face }
}
event-Poured = { $source } → { $target }: { $count ->
    [one] { $count } предмет
    [few] все { $count } предмета
   *[many] все { $count } предметов
}
event-Shuffled = { $zone }: перемешано
event-Looked = { $zone }: { $count } на виду ({ $seats }){ $faces ->
    [hidden] {""}
   *[other] : { $faces }
}
event-WentBack = последний выбор отменён
ref-purpose-dice = кубики

## Несколько игроков и игроки с несколькими местами

whom-you-play = За кого вы играете?
invite-friends = Пригласите остальных игроков
invite-friends-more = Каждый, кто откроет ссылку, сможет занять одно из свободных мест.
link-copied-friends = Скопировано. Отправьте ссылку остальным игрокам.

## Боты

bots = { $count ->
    [one] С ботом
   *[other] Боты
}
bots-more = Игра начнётся сразу, никого не нужно ждать.
how-well = { $count ->
    [one] Насколько сильно он должен играть?
   *[other] Насколько сильно они должны играть?
}
level = { $level ->
    [novice] новичок
    [captain] капитан
    [warlord] полководец
   *[other] { $level }
}
level-more = { $level ->
    [novice] Отвечает сразу и почти не думает наперёд. Для первых партий.
    [captain] Немного думает и играет прилично.
    [warlord] Не торопится и долго обдумывает каждый выбор.
   *[other] {""}
}
bot = { $level ->
    [novice] бот-новичок
    [captain] бот-капитан
    [warlord] бот-полководец
   *[other] бот
}
who-is-who = Кто играет на остальных местах
place-here = Игрок за этим экраном
place-elsewhere = Игрок по ссылке
bots-think = { $count ->
    [one] Бот думает…
   *[other] Боты думают…
}
