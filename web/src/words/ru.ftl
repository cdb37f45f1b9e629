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
friend-here-more = Вы играете за одним экраном, по очереди; карты каждой стороны скрывает занавес.
friend-elsewhere = { $count ->
    [one] С соперником в другом месте
   *[other] Игроки в другом месте
}
friend-elsewhere-more = Вы получите ссылку и отправите её; каждый играет за своим экраном.
your-side = Ваша сторона
expansions = { $count ->
    [one] Дополнение
    [few] Дополнения
   *[many] Дополнения
}
house-values-change = Домашние правила
house-values-change-more = Эти значения не подтверждены ни одним изданным источником. Если у вас есть игра и вы знаете точнее, измените их для этой партии.
open-here = Разложить игру
open-elsewhere = Разложить игру и получить ссылку

my-matches = Ваши партии
you = вы
free-seat = свободно

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
link-picture = Её можно и отсканировать телефоном.
link-copied = Скопировано. Отправьте ссылку сопернику.
seats = Места
sit-here = Сесть сюда

## Неполадки

trouble-no-server = Сервер не отвечает. Попробуйте немного позже.
trouble-no-session = В этом браузере вы больше не в системе. Обновите страницу, чтобы продолжить.
trouble-no-match = Такой партии нет. Ссылка полная?
trouble-not-opened = Партию не удалось открыть. Попробуйте немного позже.
trouble-unfit-values = Эти значения не подходят друг к другу. Измените их или оставьте прежними.
trouble-seat-taken = Это место уже занял кто-то другой.
trouble-too-long = Слишком много за один раз. Обновите страницу.
trouble-not-understood = Страница и сервер не понимают друг друга. Обновите страницу.
trouble-not-begun = Партия ещё не началась.
trouble-missing-rules = Эта партия идёт по старым правилам, которых на этом сервере нет. Спросите того, кто за ним присматривает.
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
choices-at-table = { $count ->
    [one] { $count } вариант на столе
    [few] { $count } варианта на столе
   *[many] { $count } вариантов на столе
}
cannot-be-undone = нельзя отменить
this-cannot-be-undone = Это нельзя будет отменить.
about-to-happen = Что сейчас произойдёт
do-it = Подтвердить
not-yet = Ещё нет
picked = Выбрано
hint-board = Выберите то, что обведено золотом, или нажмите кнопку.
unpick = Отменить: { $pick }
accept-default = Принять: { $what }
can-be-chosen = можно выбрать
cannot-be-chosen = сейчас выбрать нельзя
undo = Отменить ход
undo-of = Отменить ход: { $seat }
picks-stale = { $seat }: игра ушла вперёд, и выбранное больше не подходит. Взгляните на стол ещё раз.
rule-too-many-undos = В этой партии возвращались слишком часто. Играйте дальше с этого места.
rule-too-many-undos-now = Вы возвращаетесь слишком часто. Подождите минуту и попробуйте снова.
rule-match-too-long = Партия стала слишком длинной, чтобы её продолжать. Можно сдаться или вместе прервать её.
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
line-closed = соединение закрыто
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
space-of-track = { $track }, деление { $index }
of-goal = { $index } из { $goal }
times = { $text } ×{ $count }

ref-mark-leadership = лидерство
ref-mark-damage = урон
ref-mark-battle = сражение
ref-colour-black = чёрный
ref-colour-white = белый

battle-round = раунд { $round }
attacker = атакует
defender = защищается
battle-used = Сыграно раньше:
battle-added = { $added } к каждому кубику
die-again = переброшен
battle-dice = Кубики
die-hit = { $colour } { $value }, попадание
die-miss = { $colour } { $value }, промах

## За столом: шансы до боя

prospect-at = Вся битва: { $place }
prospect-running = Чем может кончиться битва
prospect-cost = { $mean } из { $total } ({ $range })
prospect-lost = потеря { $count }: { $share }
prospect-rounds = Осталось раундов, в среднем: { $rounds }
prospect-how = Как это посчитано
odds-at = Шансы: { $place }
odds-line = { $attacker }: в среднем { $attackerHits } попад., сразу победит { $wins }. { $defender }: в среднем { $defenderHits } попад.
odds-roll = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}{ $black ->
    [0] {""}
    [one] {" "}(из них { $black } чёрный)
   *[many] {" "}(из них { $black } чёрных)
}, попадание на { $target }+
odds-rerolls = переброс до { $rerolls ->
    [one] { $rerolls } промаха
   *[many] { $rerolls } промахов
}
odds-added-apart = { $first } к каждому кубику, { $again } при перебросе
odds-mean = Попаданий в среднем
odds-black = Попадёт чёрный кубик
odds-losses = Потери в отрядах, в среднем не меньше
odds-destroyed = Гибель в этом раунде
odds-wins = Победа в этом раунде
odds-of-hits = { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[many] { $count } попаданий
} { $share }
odds-why = Что учтено и по какому правилу
odds-number-dice = Кубики
odds-number-black = Чёрные кубики
odds-number-target = Попадание на
odds-number-added = Прибавка к каждому кубику
odds-number-added-first = Прибавка только в первом броске
odds-number-added-again = Прибавка только при перебросе
odds-number-rerolls = Переброс промахов
odds-number-shelter = Сначала примет урон
odds-number-damage = Уже получено
odds-number-endures = Может выдержать
odds-number-attack = Атака
odds-number-defence = Защита
contest-foreseen = Если сражаться сейчас: { $place }
contest-line = { $place }: атака { $attack } против { $own } у локации и { $cards } у защитников.
share-considered = обдумывается

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
house-values = Некоторые значения — домашние правила
house-values-more = Эти значения не подтверждены ни одним изданным источником. В этой партии они таковы:

## За столом: карты без поля

tray-places = места
tray-won = завоёвано
own-hands = Ваши карты на руках
choose-from = На выбор
choose-from-pile = На выбор: { $pile }
picked-up = выбрана
pick-goal = { $card }: { $count ->
    [one] цель обведена золотом.
    [few] выберите одну из { $count } целей, обведённых золотом.
   *[many] выберите одну из { $count } целей, обведённых золотом.
}
let-go = Отмена
against = против
place-score = Атака { $attack } против { $defence } у локации и { $defenders } у защитников.
leads-attack = Атака сильнее.
leads-defence = Защита держится.
leads-nobody = Ни одна сторона не сильнее.
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
fight-against = против
fight-own = сама локация: { $count }
fight-eliminated = исключена
fight-cycled = в оборот
contest-at = Бой: { $place }
contest-attack = атаки
contest-withstood = отбито
contest-left = остаётся
share-lost = потеряно

## За столом: поле

board-closer = Ближе
board-farther = Дальше
board-whole = Всё поле
board-zoom-in = Приблизить
board-key = Условные знаки
key-river = река: перейти нельзя
key-mountains = горы: перейти нельзя
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

# Поближе: подробности, весь журнал, карта без фигур, движение

detail-back = Назад
detail-where = Где
detail-standing = Здесь
detail-neighbours = Соседние регионы
detail-units = Отряды
detail-with = Вместе с этим
detail-areas = Регионы
detail-cards = Что здесь лежит
detail-spaces = Кто где
detail-can = Что с этим можно сделать
ways-goals = { $count ->
    [one] { $count } цель
    [few] { $count } цели
    [many] { $count } целей
   *[other] { $count } цели
}
way = { $goal }, { $by }
ways-of = Возможные действия: { $thing }
ways-hint = Коснитесь отмеченного места или армии, перетащите туда фигуру или начните здесь.
ways-about = Подробнее
ways-end = Назад к вопросу
detail-go = Перейти туда
detail-why = Почему нельзя …?
details = Подробности
details-of = Подробности: { $thing }
border-slope = склон
border-ford = брод
log-links = Стрелки переводят от названия к названию.
log-coming = Загружаются более ранние события…
log-whole = Поиск в журнале
log-search = Слова
log-seat = Кто
log-seat-all = Все
log-chapter = Когда
log-chapter-all = Вся игра
log-found = { $count ->
    [0] Ничего такого не было.
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}
pieces-hide = Убрать фигуры
pieces-hidden = Фигуры убраны с карты.
motion-skip = Пропустить
motion-runs = Показываем, что произошло.

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

## За столом: люди и что они делают помимо игры

company = Кто играет
is-here = за столом
is-away = нет на месте
looks-on = зритель
lookers-on = { $count ->
    [one] Наблюдает { $count } человек
    [few] Наблюдают { $count } человека
   *[many] Наблюдают { $count } человек
}
clock-short = мало времени
clock-out = время вышло
clock-of-stands = { $who }: осталось { $time }, часы стоят
clock-of-runs = { $who }: осталось { $time }, часы идут
clock-of-short = { $who }: осталось всего { $time }
clock-of-out = { $who }: время вышло
clock-left = Ваше время: ещё { $time }.

match-menu = Партия
propose-pause = Предложить перерыв
propose-resume = Предложить продолжить игру
propose-take-back = Предложить отменить последний выбор
propose-take-back-own = Предложить вернуться к моему последнему выбору
propose-abort = Предложить прервать партию без результата
propose-migrate = Предложить перейти на новейшие правила
do-pause = Приостановить партию
do-resume = Продолжить игру
do-take-back = Отменить последний выбор
do-take-back-own = Вернуться к моему последнему выбору
do-abort = Прервать партию без результата
do-migrate = Перейти на новейшие правила
abort-sure = Партия сразу закончится, и никто её не выиграет. Отменить это будет нельзя.
proposal-about = Всё станет так, как было до этого: { $what }.
proposal-declined = { $kind ->
    [pause] Перерыв отклонён.
    [resume] Продолжать игру не согласились.
    [abort] Прервать партию не согласились.
    [migrate] Перейти на новейшие правила не согласились.
    [take-back] Отменить выбор не согласились.
   *[other] Предложение отклонено.
}
proposes = { $count ->
    [one] предлагает
   *[other] предлагают
}
proposal = { $kind ->
    [pause] { $who } { $proposes } перерыв.
    [resume] { $who } { $proposes } продолжить игру.
    [abort] { $who } { $proposes } прервать партию; тогда её никто не выиграет.
    [migrate] { $who } { $proposes } играть дальше по новейшим правилам.
    [take-back] { $count ->
        [1] { $who } { $proposes } отменить последний выбор.
        [one] { $who } { $proposes } отменить { $count } последний выбор.
        [few] { $who } { $proposes } отменить { $count } последних выбора.
       *[many] { $who } { $proposes } отменить { $count } последних выборов.
    }
   *[other] { $who }: { $proposes }.
}
proposal-waits = Ждём согласия: { $who }.
agree = Согласиться
disagree = Отказаться
withdraw = Отозвать
resign = Сдаться
resign-of = Сдаться ({ $seat })
resign-sure = Вы сдаёте партию ({ $seat }). На этом она закончится, и отменить это будет нельзя.
resign-yes = Сдаюсь
paused = Партия приостановлена
paused-more = Часы стоят, и выбирать ничего нельзя, пока все не согласятся играть дальше.
paused-until = С { $day } любой игрок может сам закончить перерыв.
paused-long = Перерыв длится достаточно долго: вы можете закончить его без согласия других.
end-pause = Закончить перерыв
aborted = Партия прервана по общему согласию. Никто её не выиграл.
lapse = { $who }: время вышло.
lapse-own = Ваше время вышло. Пока никто не потребовал победы, вы можете играть дальше.
lapse-partner = Что делать дальше, решает союзник.
claim-win = Потребовать победу
claim-bot = Пусть доиграет бот
claim-open = Освободить место
rematch = Сыграть ещё раз
rematch-there = К новой партии
rematch-failed = Новую партию не удалось открыть. Попробуйте немного позже.

tab-talk = Разговор
tab-notes = Заметки
side-tabs = Журнал, разговор и заметки
unread = { $count ->
    [one] { $count } новая реплика
    [few] { $count } новые реплики
   *[many] { $count } новых реплик
}
talk-lines = Что было сказано
talk-nothing = Пока никто ничего не сказал.
talk-not-allowed = В этой игре за столом не разговаривают.
talk-input = Скажите что-нибудь
talk-send = Отправить
talk-left = { $count ->
    [one] остался { $count } знак
    [few] осталось { $count } знака
   *[many] осталось { $count } знаков
}
watching-talk = Вы наблюдаете за партией. Игроки услышат вас только после её окончания.
notes-private = Это видите только вы.
notes-keeping = Сохраняем…
notes-kept = Сохранено.

beforehand = Ответы заранее
beforehand-more = На то, что задано здесь, мы сразу ответим за вас. Видите это только вы.
beforehand-not-now = Ответ можно задать, когда вам задают вопрос такого рода.
beforehand-always = Всегда отвечать так…
beforehand-answer = Ответ
beforehand-ask-me = Но спросить меня, если можно выбрать и это:
beforehand-once = Только один раз
beforehand-add = Задать этот ответ
beforehand-usual = как обычно
beforehand-any-time = Можно задать в любое время
beforehand-add-short = Задать
beforehand-add-of = Задать: { $answer }
beforehand-set = Что задано
beforehand-unless = Кроме случаев, когда можно выбрать и это: { $what }.
beforehand-once-short = Один раз.
beforehand-remove = Убрать
beforehand-remove-of = Убрать: { $answer }

recap = С вашего последнего хода
recap-earlier = { $count ->
    [one] Ещё { $count } более ранняя запись — в журнале.
    [few] Ещё { $count } более ранние записи — в журнале.
   *[many] Ещё { $count } более ранних записей — в журнале.
}
recap-end = Дальше

## Вход: переходы между экранами

nav = Экраны
nav-home = Играть
nav-lobby = Столы
nav-matches = Партии
nav-account = Аккаунт
nav-settings = Настройки
skip-to-content = Перейти к содержанию
one-moment = Минутку …
trouble-nowhere = По этому адресу ничего нет. Ссылка полная?

## Вход: главная страница и свои партии

no-account-needed = Регистрация не нужна: выберите игру и начинайте.
picture-of-table = Стол этой игры
play-against = { $level ->
    [novice] Сыграть с новичком
    [captain] Сыграть с капитаном
    [warlord] Сыграть с полководцем
   *[other] Сыграть с ботом
}
opponent = Соперник
more-choices = Больше возможностей: сценарии, друзья, домашние правила
with-people = Играть с людьми
with-people-more = Займите свободное место за чужим столом или разложите игру сами и отправьте другу ссылку. Вживую за один вечер или по переписке, неделями.
to-lobby = К столам
to-new-match = Разложить игру
to-quick-play = Сыграть с ботом
going-on = Идут сейчас
finished = Окончены
all-matches = Все ваши партии
no-matches = Вы пока не играете ни в одной партии.
turns-waiting = { $count ->
    [0] Сейчас от вас ничего не ждут.
    [one] Ваш ход в { $count } партии.
    [few] Ваш ход в { $count } партиях.
   *[many] Ваш ход в { $count } партиях.
}
standing-yours = Ваш ход
standing-theirs = Ход соперника
standing-paused = Приостановлена
standing-waiting = Ждёт игроков
standing-over = Окончена
result-won = Победа
result-lost = Поражение
result-shared = Общая победа
time-left = Осталось времени: { $time }
time-ran-out = Время вышло

## Вход: столы

lobby-lead = Столы, за которыми вас ждут.
open-tables = Свободные места
open-a-table = Открыть стол
lobby-empty = Сейчас никто не ждёт. Откройте стол, и его здесь увидят все.
lobby-keeps-looking = Список обновляется сам.
opened-by = стол открыт: { $name }
table-goes-on = Партия уже идёт; кто-то освободил место.
played-with = С дополнением «{ $expansion }».
table-own-values = { $count ->
    [one] Изменено { $count } значение.
    [few] Изменены { $count } значения.
   *[many] Изменено { $count } значений.
}
sit-as = Сесть сюда: { $name }
to-your-table = К вашему столу
invitations = Приглашения
invited-by = вас приглашает { $name }
accept-invitation = Принять
decline-invitation = Отклонить
trouble-invitation = Не получилось; возможно, место уже занято. Посмотрите на список ещё раз.
who-may-join = Кто может присоединиться?
join-private = У кого есть ссылка
join-private-more = Стол нигде не показан. Ссылку вы отправляете кому хотите.
join-listed = Кто угодно
join-listed-more = Стол виден в списке, пока не заняты все места.
open-listed = Разложить игру и показать её в списке столов
how-long = Сколько времени на раздумья?
control-called-none = Без часов
control-called-evening = Вживую, на один вечер
control-called-brisk = Вживую, быстро
control-called-daily = По переписке, примерно ход в день
control-called-leisurely = По переписке, не торопясь
control-none-more = Время никто не считает.
control-live = Все сидят за столом одновременно. Время на каждого: { $bank }; добавка после каждого хода: { $increment }.
control-correspondence = Вы заходите, когда есть время. Время на каждого: { $bank }; добавка после каждого хода: { $increment }.

## Вход: люди

address = Электронная почта
address-odd = Это не похоже на адрес почты. Пример: anna@example.org
password = Пароль
password-old = Нынешний пароль
password-new = Новый пароль
password-length = { $count ->
    [one] Не меньше { $count } знака.
    [few] Не меньше { $count } знаков.
   *[many] Не меньше { $count } знаков.
}
password-missing = Введите пароль.
password-change = Сменить пароль
password-change-more = Во всех других браузерах вы выйдете из аккаунта.
password-changed = Пароль изменён.
password-set = Установить пароль
name-missing = Введите имя, под которым вас увидят другие.
sign-up = Зарегистрироваться
sign-up-more = С аккаунтом вы вернётесь сюда из любого браузера. Партии, сыгранные гостем, останутся за вами.
verify-waiting = Мы отправили ссылку на адрес { $address }. Откройте её, и аккаунт ваш; затем войдите. Ничего не пришло? Загляните в спам или зарегистрируйтесь ещё раз.
sign-in = Войти
sign-in-more = Партии, начатые гостем в этом браузере, перейдут в ваш аккаунт.
forgotten = Забыли пароль?
forgotten-send = Отправить мне ссылку
forgotten-sent = Если по этому адресу есть аккаунт, письмо со ссылкой уже в пути.
forgotten-no-mail = Этот сервер не отправляет писем, поэтому забытый пароль не восстановить. Берегите его.
signed-in = Вы вошли
signed-in-as = { $name }, { $address }
not-verified = Ваш адрес ещё не подтверждён, поэтому письма к вам не придут.
send-verification = Отправить мне ссылку
verification-sent = Ссылка в пути.
own-profile = Ваш профиль
sign-out = Выйти
wishes = Письма
wishes-no-mail = Этот сервер не отправляет писем. Ваш выбор вступит в силу, когда отправка появится.
wish-mail = Когда ваш ход в партии по переписке
wish-mail-turn = Письмо каждый раз
wish-mail-daily = Не больше одного письма в день
wish-mail-never = Без писем
wish-language = Язык писем
kept = Сохранено.
own-data = Ваши данные
own-data-more = Всё, что этот сервер о вас хранит, одним файлом.
own-data-download = Скачать
deletion = Удалить аккаунт
deletion-more = Исчезнут ваше имя, адрес, заметки и рейтинги. Сыгранные партии останутся у других, но без вашего имени. Отменить это нельзя.
deletion-open = Хочу удалить аккаунт
deletion-do = Удалить аккаунт навсегда
blocks = Заблокированные люди
blocks-more = Вы и тот, кого вы заблокировали, не видите столов и приглашений друг друга.
blocks-none = Вы никого не заблокировали.
block-head = Не хотите встречаться с этим человеком?
block = Заблокировать
blocked = Заблокировано. Это можно отменить на странице вашего аккаунта.
unblock = Разблокировать
unblocked = Больше не заблокировано.
mail-verify = Подтверждение адреса
mail-reset = Новый пароль
mail-unsubscribe = Больше не писать о партиях
verify-done = Адрес подтверждён. Войдите, и ваши партии будут на месте.
reset-done = Новый пароль установлен. Войдите с ним.
unsubscribe-more = Писем о ваших партиях больше не будет. Это можно изменить в любое время в аккаунте.
unsubscribe-done = Готово. Писем о партиях больше не будет.
to-account = К вашему аккаунту
profile = Профиль
member-since = Аккаунт создан: { $date }
no-results = Оконченных партий пока нет.
no-results-own = Когда вы закончите партию, её итог появится здесь.
ratings = Рейтинги
ratings-more = Осторожная оценка силы игры: растёт с каждой партией, потому что неопределённости становится меньше.
rated-matches = { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
   *[many] { $count } рейтинговых партий
}
tallies = Итоги по сторонам
tally = побед: { $won }, поражений: { $lost }, общих побед: { $shared }
last-matches = Последние партии
was-rated = рейтинговая
people-address-taken = По этому адресу уже есть аккаунт. Войдите или укажите другой адрес.
people-bad-token = Эта ссылка устарела или уже использована. Попросите новую на странице аккаунта.
people-has-account = У вас уже есть аккаунт. Обновите страницу.
people-no-account = Вы вышли из аккаунта. Обновите страницу и войдите.
people-no-such-person = По этому адресу нет ничьего профиля.
people-too-many-blocks = Больше людей заблокировать нельзя. Сначала кого-нибудь разблокируйте.
people-wrong-credentials = Неверный адрес или пароль. Проверьте и попробуйте ещё раз.
people-wrong-password = Это не ваш пароль. Попробуйте ещё раз.
people-too-often = Слишком много попыток. Подождите немного и попробуйте ещё раз.
people-not-valid = В форме что-то не так. Проверьте, что введено.

## Вход: за одним экраном, и приглашения, которые отправляют

one-screen = Игра за одним экраном
one-screen-more = За одним экраном можно играть вдвоём: пока решает одна сторона, занавес скрывает карты другой. Или попробуйте игру в одиночку, ведя обе стороны.
to-hot-seat = Вдвоём за этим экраном
to-solo = В одиночку за обе стороны
solo = { $count ->
    [one] Ни с кем, веду обе стороны
   *[other] Никто, я веду все стороны
}
solo-more = Вам видны карты всех сторон. Удобно, чтобы что-нибудь попробовать.
invite-known = Пригласите людей из прежних партий
invite-known-more = Приглашение они увидят на странице «Столы».
invite-to = Пригласить: { $name }
invited-now = приглашение отправлено
invite-them = Пригласить в партию
invite-them-more = Ваши столы, за которыми есть свободное место:
invite-them-none = Ни за одним из ваших столов нет свободного места.
people-no-free-seat = В этой партии больше нет свободных мест.
people-too-many-invitations = В эту партию больше никого нельзя пригласить.

## Вход: настройки

settings-lead = Они действуют в этом браузере, в том числе посреди партии.
theme-safe = Для дальтоников
theme-more = Стороны и знаки всегда различаются не только цветом, но и формой.
size = Размер текста
size-usual = Обычный
size-large = Крупный
size-larger = Крупнее
size-largest = Самый крупный
motion = Анимация
motion-auto = Как в системе
motion-less = Как можно меньше
motion-more = Без движения фигуры сразу появляются там, куда пошли.
sample = Как это выглядит
sample-text = Пять воинств стоят перед вратами, и летучие мыши уже близко.
sample-blue = одна сторона
sample-red = другая сторона
licences = Лицензии частей, созданных другими

## Rules

rules-of = Правила: { $game }
rules-lead = Все правила так, как их применяет этот сервер, изложенные нашими словами. У каждого есть номер, которым его называют за столом.
rules-chapters = Главы
rules-search = Поиск по правилам
rules-search-more = Должны встретиться все слова; регистр и диакритика не важны.
rules-only-ours = Только наши решения
rules-ours-more = Там, где источники молчат, нам пришлось решать самим. У каждого такого решения сказано, какой пробел оно закрывает.
rules-count = { $count ->
    [0] Ни одно правило не подходит.
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-none-more = Попробуйте меньше слов или другие.
rules-none = У этой игры здесь нет правил для чтения.
rules-to = Правила
rule-link-to = Ссылка на правило { $id }
rule-show = Показать правило { $id }
rule-called = Правило { $id }
rule-unknown = В своде правил нет такого номера.
rule-ours = Наше решение.
rule-in-book = Открыть в своде правил (в новой вкладке)

## Взгляд назад: повторы, записи, что сделал случай, сомнительные решения

replay-of = Повтор: { $game }
replay-controls = Управление повтором
replay-position = Место в партии
replay-where = { $at } из { $last }
replay-beginning = Начало
replay-late = Минутку …
replay-failed = Не удалось загрузить эту часть партии.
replay-nothing = Смотреть нечего: такой партии нет или она ещё не началась.
replay-play = Смотреть
replay-pause = Остановить
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-headline-back = К предыдущему заголовку
replay-headline-on = К следующему заголовку
replay-speed = Скорость
replay-speed-of = × { $speed }
replay-eyes = Чьими глазами
replay-public = зритель
replay-to-match = К партии
replay-watch = Посмотреть повтор
record-download = Скачать запись
recap-play = Посмотреть это на поле
recap-stop = Вернуться к партии

audit-show = Честная игра
audit-dice = Как выпадали кубики
audit-of = { $dice }, { $side }
audit-rolled = { $count ->
    [one] Брошен { $count } кубик
    [few] Брошено { $count } кубика
   *[many] Брошено { $count } кубиков
}
audit-face = Грань
audit-count = Выпала
audit-expected = Ожидалось
audit-of-nobody = броски ни одной из сторон
audit-promise = До первого выбора сервер опубликовал хеш секретного сида. Из сида следуют каждый бросок и каждое перемешивание.
audit-commitment = Хеш
audit-seed = Сид, раскрытый в конце
audit-matches = Всё сходится: у сида этот хеш, и каждый бросок и каждое перемешивание следуют из него.
audit-fails = Не сходится: броски не следуют из обещанного сида. Сохраните запись и сообщите тому, кто ведёт этот сервер.
audit-noted = Ваш браузер запомнил хеш, когда вы пришли за стол: он тот же.
audit-noted-other = Ваш браузер запомнил другой хеш, когда вы пришли за стол. Сохраните запись и сообщите тому, кто ведёт этот сервер.
audit-counted = Ваш браузер сам вычислил хеш сида: он тот же.
audit-counted-other = Ваш браузер сам вычислил хеш сида, и он другой. Сохраните запись и сообщите тому, кто ведёт этот сервер.
audit-yourself = Чтобы проверить каждый бросок на своём компьютере, скачайте запись и выполните:
audit-failed = Не удалось загрузить список бросков. Попробуйте чуть позже.

ruling-wrong = Это решение похоже на ошибку
ruling-lead = За столом играют не так, как в правилах? Сообщите тем, кто ведёт игру.
ruling-text = Что произошло и что должно было произойти?
ruling-rule = Номер правила, если вы его знаете
ruling-no-such-rule = Правила с таким номером нет. Исправьте номер или оставьте поле пустым.
ruling-sent = Будут отправлены ваши слова и запись этой партии до этой минуты со всеми выборами. Их читают только те, кто ведёт игру; за столом об этом не узнают.
ruling-send = Отправить
ruling-thanks = Спасибо. Партию можно будет воспроизвести точно до этого места.
ruling-too-many = Сегодня вы отправили много сообщений. Напишите ещё раз завтра.
ruling-not-yours = Сообщать могут только те, кто играет в этой партии.
ruling-failed = Не отправлено. Ваши слова остались здесь: попробуйте чуть позже.

records = Записи
records-lead = Посмотрите партию из файла и проверьте, честно ли выпадал жребий.
records-choose = Выбрать запись (файл с расширением .ostrog)
records-kept = Файл будет воспроизведён на сервере и забыт.
records-examining = Воспроизводятся каждый выбор и каждый бросок …
records-audited = Проверено: сид объясняет каждый бросок и каждое перемешивание.
records-not-audited = Воспроизведено: каждый выбор ведёт туда, куда говорит запись. Сида в ней нет, поэтому броски проверить нельзя.
records-ended = Она доиграна до конца.
records-open = Запись обрывается раньше конца партии.
records-entries = { $count ->
    [one] { $count } запись о ходе
    [few] { $count } записи о ходах
   *[many] { $count } записей о ходах
}
records-another = Другой файл
records-no-record = Этот файл не запись Острога. Выберите файл, скачанный после конца партии.
records-too-long = Этот файл слишком велик для записи.
records-busy = Сейчас проверяются другие записи. Попробуйте чуть позже.
records-too-slow = Воспроизводить эту запись слишком долго. У команды `ostrog verify` на вашем компьютере времени больше.
records-unknown-game = На этом сервере нет игры из этой записи.
records-other-game = На этом сервере нет той версии правил, по которой играли.
records-other-seed = Сид в этой записи не тот, который был обещан.
records-other-draws = Броски в этой записи не следуют из её сида.
records-other-state = Эта запись изменена: один из выборов ведёт не туда, куда она говорит.
records-cannot-be-done = В этой записи есть то, чего правила не допускают.

## Guided first games

lesson-learn = Учиться, играя
lesson-step = Шаг { $step } из { $steps }
lesson-length = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
lesson-mode-free = Здесь нет ничего нового: выбирайте, что хотите. Если сомневаетесь, берите отмеченное.
lesson-mode-waiting = Играет другая сторона. Посмотрите, что она делает.
lesson-advice = Сейчас: { $what }
lesson-advice-press = Теперь нажмите: «{ $what }».
lesson-next = Дальше
lesson-show = Показать где
lesson-do = Сделать за меня
lesson-leave = Закончить урок
lesson-finished = Отлично сыграно!
lesson-finished-more = На этом урок окончен. Можно доиграть эту партию против бота или выйти.
lesson-other-side = Теперь другая сторона
lesson-play-on = Играть эту партию дальше

## What others do, as it is told
told = Что происходит
told-nothing = Пока ничего не произошло.
told-watch = Смотрите, что происходит.
told-next = Дальше
told-skip = К настоящему ({ $count })
pace = Темп
pace-step = По шагам
pace-calm = Спокойно
pace-quick = Быстро
pace-now = Сразу
nothing-chosen = Ничего не выбрано.
forced = Если ответ только один
forced-auto = Ответить за меня
forced-ask = Спросить меня
forced-more = То, что не оставляет выбора, решается без вопроса; отмена возвращает к выбору до него.
why-no-pass = Почему нельзя спасовать?
log-moment = Показать этот момент

## Keys

keys = Клавиши
keys-option = Выбрать первый, второй, … вариант
keys-confirm = Подтвердить или закончить
keys-undo = Отменить
keys-next = Перейти к следующему или предыдущему предмету, который можно выбрать
keys-question = Перейти к вопросу
keys-told-next = Показать, что было дальше
keys-told-skip = Показать настоящее
keys-help = На предмете: почему с ним ничего нельзя сделать; иначе: этот список
keys-about = На предмете: всё о нём
keys-zoom = Приблизить, отдалить, показать всю карту

## Sounds

sound = Звуки
sound-few = Только мой ход
sound-all = Все
sound-off = Выключены

## The end

you-won = Победа!
you-lost = Поражение.
you-drew = Ничья.

## Памятки для игроков: краткие правила и карты

aids-none = Для этой игры здесь нечего показать.
aids-summary = Кратко о правилах
aids-open = Открыть как страницу для печати
aids-print = Напечатать на двух страницах
aids-pages = Страницы памятки
aids-rules = Правила: { $name }
key-more = Подробнее: { $what }

cards-to = Все карты
cards-of = Карты: { $game }
cards-lead = Все карты игры: их можно читать, отбирать и искать.
cards-search = Поиск по картам
cards-side = Сторона
cards-kind = Вид
cards-faction = Фракция или место
cards-deck = Где
cards-all = все
cards-shared = общие
cards-everywhere = везде
cards-clear = Показать все
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
cards-copies = { $count ->
    [one] { $count } экземпляр
    [few] { $count } экземпляра
   *[many] { $count } экземпляров
}
cards-in-deck = { $count ->
    [one] { $count } карта в колоде.
    [few] { $count } карты в колоде.
   *[many] { $count } карт в колоде.
}
cards-unseen-exact = Это именно они; порядка не знает никто.
cards-unseen = { $count ->
    [one] Эту карту ({ $count }) вы не видите: она в колоде или в другом скрытом от вас месте.
   *[other] Эти карты ({ $count }) вы не видите: они в колоде или в других скрытых от вас местах.
}

note-in-vain = сейчас без эффекта

## Конец партии и конец хода или раунда

ending-show = Ход партии
ending-close = Показать стол
ending-failed = Не удалось получить числа этой партии. Попробуйте чуть позже.
ending-won = { $count ->
    [one] Победа: { $teams }
   *[other] Общая победа: { $teams }
}
ending-without = Никто не победил
ending-course = Ход партии
ending-losses = Потери
ending-luck = Удача на кубиках
ending-counts = Другие числа
ending-fights = Сражения
ending-hands = Все карты на руках, в открытую
ending-ratings = Рейтинг
rating-changed = { $who }: { $before } → { $after } ({ $by })
hands-failed = Не удалось получить карты на руках. Попробуйте чуть позже.
replay-open = все, карты открыты
replay-open-watch = Повтор с открытыми картами

chronicle-goal = цель: { $goal }
chronicle-in-numbers = В числах
chronicle-when = Когда
chronicle-place = Место
chronicle-winner = Победитель
chronicle-nobody = никто
chronicle-none = нет
chronicle-what = Что

luck-of = { $what }: { $good }, в среднем { $expected } ({ $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
})
luck-more = на { $by } больше среднего
luck-less = на { $by } меньше среднего
luck-even = как в среднем

chapter-summary = Итоги
chapter-failed = Не удалось получить итоги.

audit-drawn = Взято наугад: { $count }
audit-zone = Откуда
audit-drawn-count = Взято
audit-shuffles = Сколько раз перемешали

## Значения, не подтверждённые источниками

values-to = Значения из вашей коробки
values-of = { $game }: значения из вашей коробки
values-lead = Эти значения не подтверждены ни одним изданным источником, поэтому они наши. Если у вас есть игра, укажите напечатанные значения и откройте с ними партию.
values-none = Все значения этой игры подтверждены источниками.
values-search = Поиск значений
values-only-changed = Только изменённые значения
values-contents = Виды значений
values-nothing-found = Ничего не подходит. Введите меньше слов.
values-changed = { $count ->
    [0] Ничего не изменено
    [one] Изменено { $count } значение
    [few] Изменены { $count } значения
   *[many] Изменено { $count } значений
}
values-all = { $count ->
    [one] Посмотреть { $count } значение
    [few] Посмотреть все { $count } значения
   *[many] Посмотреть все { $count } значений
}
values-open-match = Открыть партию с этими значениями
values-save = Сохранить в файл
values-load = Загрузить файл
values-all-back = Вернуть все
values-ours = у нас: { $value }
values-put-back = { $name }: вернуть { $value }
values-less = { $name }: на один меньше
values-more = { $name }: на один больше
values-loaded = { $count ->
    [0] Файл загружен; значения такие же, как у нас.
    [one] Файл загружен; { $count } значение не такое, как у нас.
    [few] Файл загружен; { $count } значения не такие, как у нас.
   *[many] Файл загружен; { $count } значений не такие, как у нас.
}
values-unreadable = Это не файл со значениями.
values-other-game = В этом файле значения другой игры: { $game }.
values-refused = Файл отклонён, ничего не изменено:
values-more-faults = и ещё { $count }
values-unrated = Партия с изменёнными значениями не идёт в рейтинг.
values-fault-unknown = такого значения нет
values-fault-yes-or-no = должно быть «да» или «нет»
values-fault-number = должно быть целым числом
values-fault-text = должно быть текстом
values-fault-form = записано неправильно
values-fault-at-least = не меньше { $bound }
values-fault-at-most = не больше { $bound }
values-fault-choice = должно быть одним из: { $choices }
values-fault-unfit = не сочетается с другими значениями
