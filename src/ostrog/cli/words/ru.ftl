## Справка команды

help-app = Разыгрывает асимметричные военные настольные игры целиком и по правилам.
help-version = Назвать версию.
help-games = Показать установленные игры.
help-older = Показать и прежние версии правил; по ним идут прежние партии и записи.
help-new-game = Создать проект с небольшой готовой игрой, чтобы начать с неё свою.
help-new-game-name = Имя игры и её папки: строчные латинские буквы, цифры и подчёркивания.
help-play = Играть в терминале: несколько человек за одним экраном или против ботов.
help-replay = Пересказать записанную партию так, как её видел наблюдатель.
help-verify = Проверить записанную партию: её зерно объясняет каждый бросок и каждое перемешивание.
help-values = Показать значения игры, не подтверждённые источниками, либо записать или проверить файл с другими.
help-values-out = Записать все эти значения в этот файл, чтобы исправить их на напечатанные в вашей коробке.
help-values-check = Сказать, чем этот файл отличается от значений игры, или отклонить его.
help-play-values = Играть со значениями из этого файла; см. `ostrog values`.
help-language = Язык; по умолчанию язык системы.
help-json = Вывести JSON.
help-game = Установленная игра или модуль:атрибут.
help-scenario = Сценарий; по умолчанию первый сценарий игры.
help-expansion = Дополнение к игре; можно указать несколько раз.
help-seat = Место, за которое играет человек; можно указать несколько раз. За остальные играют боты: те, что указаны в --against, а без него выбирающие наугад. Без --seat и --against за все места играют люди.
help-against = Играть против ботов: novice (новичок), captain (капитан) или warlord (полководец); random и greedy нужны для сравнения. Без --seat вы играете за первого участника сценария.
help-seed = Текст, который заранее определяет все броски и перемешивания; по умолчанию решает случай.
help-save = В конце записать партию в этот файл.
help-open = Не просить передать экран другому игроку.
help-file = Запись партии.
help-record-game = Игра, если она не установлена под именем из записи.
help-observer = Места наблюдателя, например 0 или 0,2; по умолчанию зритель.
help-until = Остановиться после стольких ходов записи.

missing-extra = Не хватает { $part }: установите { $extra ->
    [server] сервер
    [home] дополнение
   *[lab] лабораторию
 } командой `pip install ostrog[{ $extra }]`, а в копии репозитория командой `uv sync --extra { $extra }`.

## Сервер дома

help-home = Играть в браузере, одному или с друзьями: свой сервер со своей базой данных.
help-home-port = Порт в адресе.
help-home-lan = Позволить другим в вашей сети присоединиться по ссылке.
help-home-no-browser = Не открывать браузер.
help-home-data = Папка для ваших партий; по умолчанию обычная папка данных программ.
help-home-postgres = Папка с программами установленного PostgreSQL вместо того, что идёт с Ostrog.
help-home-save = Записать все партии в этот файл и завершить работу.
help-home-load = Прочитать партии из такого файла в пустую папку и завершить работу.

home-starts-database = Запускается база данных…
home-migrates = База данных обновляется…
home-stops = Завершение…
home-ready = Ostrog работает по адресу { $address }
home-how-to-end = Чтобы завершить, нажмите Ctrl-C. Ваши партии сохранятся.
home-ended = Ostrog завершил работу. Ваши партии лежат в { $folder }.
home-friends = Друзья в вашей сети открывают { $address } или сканируют картинку.
home-friends-meaning = Войти, играть и смотреть может любой в этой сети, и ничего не шифруется. Используйте --lan только в сети, которой доверяете.
home-running-already = Ostrog уже работает по адресу { $address }
home-starting-already = Ostrog уже запускается в другом окне. Подождите, пока он назовёт адрес.
home-port-taken = Порт { $port } занять нельзя ({ $why }). Выберите другой, например --port { $other }.
home-no-network = Этот компьютер не подключён к сети, и друзья не смогут присоединиться. Подключите его или уберите --lan.
home-not-writable = В папку { $folder } нельзя писать ({ $why }). Выберите другую с помощью --data.
home-disk-full = Для { $folder } свободно только { $free } МБ, а нужно { $wanted } МБ. Освободите место или выберите папку на другом диске с помощью --data.
home-no-space = Диск с папкой { $folder } заполнен. Освободите место и запустите снова; всё подтверждённое на месте.
home-other-version = Партии в { $folder } записаны PostgreSQL { $old }, а это PostgreSQL { $new }. Запустите «ostrog home --save partii.backup --postgres ПАПКА» с программами версии { $old }, уберите папку в другое место и затем запустите «ostrog home --load partii.backup».
home-no-postgresql = PostgreSQL не найден. Установите тот, что для Ostrog, командой «pip install ostrog[home]» или любой другой и назовите папку его программ с помощью --postgres.
home-no-such-programs = В { $folder } нет программ PostgreSQL: initdb, pg_ctl и postgres.
home-programs-closed = PostgreSQL не работает с правами администратора, а учётная запись { $account } не может читать его программы в { $folder }. Запустите Ostrog от обычного пользователя.
home-database-failed = База данных не запустилась: { $why } Подробности в { $log }.
home-nothing-to-save = В { $folder } нет партий. Назовите папку с ними с помощью --data.
home-database-silent = База данных не отвечает. Завершите её или перезагрузите компьютер и запустите Ostrog снова. Подробности в { $log }.
home-saved = Все партии записаны в { $file }. Держите файл в секрете: в нём закрытые карты и пароли.
home-loaded = Партии из { $file } прочитаны. Запустите «ostrog home».
home-load-while-running = Ostrog работает. Сначала завершите его, потом читайте файл.
home-no-file = Файла { $file } нет.
home-no-tool = Не хватает программы { $program }. Назовите папку со всеми программами PostgreSQL с помощью --postgres.
home-not-empty = Здесь уже есть партии. Назовите пустую папку с помощью --data или уберите старую.
home-file-failed = Не получилось: { $why }

## Игры

no-games = Пока не установлено ни одной игры.
no-such-game = Игры «{ $name }» нет. Установлены: { $games }. Неустановленная игра указывается как модуль:атрибут.
no-games-installed = Игры «{ $name }» нет, и пока не установлено ни одной. Неустановленная игра указывается как модуль:атрибут.
game-not-loaded = Не удаётся загрузить игру «{ $name }»: { $reason }.
not-a-game = «{ $name }» существует, но это не игра.
bad-game-name = «{ $name }» не может быть именем игры. Используйте строчные буквы от a до z, цифры и подчёркивания; имя начинается с буквы, а заканчивается буквой или цифрой. Ключевые слова Python, например «class», не подходят.
game-name-taken = Имя «{ $name }» уже занято каким-то модулем или частью новой игры; выберите другое.
folder-exists = { $folder } уже существует; выберите другое имя или переместите эту папку.
new-game-made = Игра находится в папке { $folder }; как в неё играть и как её проверять, сказано в README.md. Установка: cd { $folder } && uv pip install -e .
column-game = игра
column-version = версия
column-scenarios = сценарии
column-seats = места
column-expansions = дополнения
column-languages = языки

## Подготовка

no-such-scenario = В игре { $game } нет сценария «{ $name }». Сценарии: { $scenarios }.
expansion-does-not-fit = Дополнение «{ $expansion }» к игре { $game } установлено, но сыграть с ним нельзя: { $reason }
no-such-expansion = { $count ->
    [0] В игре { $game } нет дополнения «{ $name }», как и никакого другого.
   *[other] В игре { $game } нет дополнения «{ $name }». Дополнения: { $expansions }.
}
no-such-seat = Места { $seat } нет. Места: { $seats }.
no-seat-for-bots = За все места играют люди, для бота ничего не осталось. Укажите меньше мест или уберите --against.
no-such-bot = В игре { $game } нет бота «{ $name }». Боты: { $bots }.
no-advice-for-bots = Игра { $game } ничего не подсказывает ботам, поэтому бота «{ $name }» для неё нет. Сыграйте против случайного: --against random.
file-exists = Файл { $file } уже существует; выберите другой.
no-such-folder = Папки { $folder } нет.
playing = { $game }, версия правил { $version }, сценарий { $scenario }{ $count ->
    [0] {""}
    [one] , с дополнением { $expansions }
   *[other] , с дополнениями { $expansions }
}
held-by-person = игрок { $name }
held-by-guest = гость { $number }
held-by-bot = { $name ->
    [random] случайный бот
    [greedy] жадный бот
    [novice] бот-новичок
    [captain] бот-капитан
    [warlord] бот-полководец
   *[other] бот { $name }
}
commitment = Обязательство о бросках кубиков: { $digest }…
short-help = Введите номер варианта или h, чтобы увидеть справку.

## За столом

prompt = { $seat }: { $prompt }
picked = Уже выбрано: { $picks }
default = d  принять остальное: { $picks }
bot-thinks = Думает: { $seat } ({ $holder })
hand-over = Передайте экран: { $seats }. Затем нажмите Enter.
earlier-events = { $count ->
    [one] … ещё { $count } более раннее событие
    [few] … ещё { $count } более ранних события
   *[many] … ещё { $count } более ранних событий
}
more-values = … ещё { $count }
more-options = { $count ->
    [one] … и ещё { $count } вариант. Введите больше знаков его имени.
    [few] … и ещё { $count } варианта. Введите больше знаков имени.
   *[many] … и ещё { $count } вариантов. Введите больше знаков имени.
}
times = { $text } ×{ $count }
from-the-top = сверху: { $faces }
unknown-face = ?
no-default = Для этого решения нет готового предложения; введите номер.
no-such-number = Варианта { $number } нет; последний — { $highest }.
one-number-only = Здесь можно выбрать только один вариант.
not-together = Это нельзя выбрать одно за другим.
not-understood = «{ $text }» непонятно; h покажет, что можно ввести.
no-such-option = Варианта «{ $text }» нет.
beginnings-of-ids = Имена вариантов начинаются с: { $verbs }.
allowed = можно выбрать сейчас
undone = { $seat }: последний выбор отменён.
undo-nothing = Ещё ничего не выбрано.
undo-too-late = Это нельзя отменить: из-за последнего выбора кто-то что-то узнал, или он сделан не за этим экраном.
languages = Языки: { $languages }. Например: l en
left = Вы вышли из игры.
saved = Партия записана в файл { $file }.

## Стол игры

table-board = На поле
table-piles = лицом вниз
table-panel = { $panel }: { $place }
tray-dice = кубики
tray-hand = рука
tray-open = разыгрываются
tray-laid = на столе
tray-discard = сброшено
tray-supply = запас
tray-tokens = жетоны
tray-waiting = ждут
tray-won = захвачено
tray-out = вне игры

## Справка за столом

typing-number = выбрать вариант с этим номером
typing-numbers = выбрать несколько для одного решения, в этом порядке
typing-default = принять предложенный остаток решения
typing-question-number = имена этих вариантов
typing-question = почему это нельзя выбрать; достаточно начала имени
typing-undo = отменить отметку или последний выбор
typing-language = продолжить на другом языке: en, pl, ru
typing-nothing = показать весь стол
typing-quit = выйти из игры

## Записи

replaying = { $count ->
    [one] Воспроизвожу { $count } ход записи
    [few] Воспроизвожу { $count } хода записи
   *[many] Воспроизвожу { $count } ходов записи
}
verifying = Проверяю { $entries ->
    [one] { $entries } ход записи
    [few] { $entries } хода записи
   *[many] { $entries } ходов записи
} и { $draws ->
    [one] { $draws } случайный исход
    [few] { $draws } случайных исхода
   *[many] { $draws } случайных исходов
}
verified = Проверено: { $entries ->
    [one] { $entries } ход записи
    [few] { $entries } хода записи
   *[many] { $entries } ходов записи
} и { $draws ->
    [one] { $draws } случайный исход
    [few] { $draws } случайных исхода
   *[many] { $draws } случайных исходов
}; всё следует из объявленного зерна.
rejected = Отвергнуто после { $at ->
    [one] { $at } хода записи
   *[other] { $at } ходов записи
}: { $reason }.
cannot-replay = Воспроизведение остановилось после { $at ->
    [one] { $at } хода записи
   *[other] { $at } ходов записи
}: { $reason }.
cannot-read = Не удаётся прочитать файл { $file }: { $reason }.
not-a-record = Файл { $file } — не запись партии: { $reason }.
record-of-unknown-game = Это запись игры «{ $name }», а она не установлена. Укажите её через --game модуль:атрибут.
no-such-observer = Никто не может занимать места «{ $text }». Возможно: { $observers }.
replay-title = { $game }, { $scenario }, глазами наблюдателя: { $observer }
spectator = зритель
replayed = { $entries ->
    [one] { $entries } ход записи
    [few] { $entries } хода записи
   *[many] { $entries } ходов записи
}, { $events ->
    [one] { $events } событие
    [few] { $events } события
   *[many] { $events } событий
}
not-finished = Партия не окончена.

## Конец игры

rank = { $rank ->
    [1] Победа: { $teams }
   *[other] { $rank }. { $teams }
}
outcome-reason = Почему: { $reason }
rule-resigned = { $seat }: партия сдана
rule-timed-out = { $seat }: время вышло

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
event-WentBack = отменено: всё начиная с события { NUMBER($to, useGrouping: 0) } больше не считается
ref-purpose-dice = кубики
ref-colour-black = чёрные
ref-colour-white = белые

mismatch-cannot-set-up = партию нельзя подготовить так, как она записана ({ $detail })
mismatch-other-opening = жребий выпал иначе уже при подготовке партии
mismatch-cannot-be-done = следующий ход записи невозможен ({ $detail })
mismatch-other-draws = в следующем ходе записи жребий выпал иначе
mismatch-other-state = следующий ход записи приводит к другой позиции
mismatch-other-game = это запись другой игры или другой версии её правил
mismatch-other-seed = зерно случайности не то, что было заявлено в начале партии
mismatch-missing-rules = для следующего хода записи нужна версия правил, которая не установлена ({ $detail })
mismatch-not-over = Партия ещё не закончена, поэтому её зерно случайности остаётся тайным. Ходы воспроизводятся так, как записаны; проверьте запись ещё раз, когда партия закончится.

help-release = Перевести на новейшие правила те открытые партии, которые прошли бы по ним так же.
releasing = Переигрываю партии
release-moved = { $match } ({ $game }): переведена с версии правил { NUMBER($old, useGrouping: 0) } на версию { NUMBER($new, useGrouping: 0) }.
release-stays = { $match } ({ $game }): остаётся на версии правил { NUMBER($old, useGrouping: 0) }. По версии { NUMBER($new, useGrouping: 0) } { $reason }.
release-stuck = { $match } ({ $game }): играть в неё никто не может, потому что версия правил { NUMBER($old, useGrouping: 0) } не установлена. По версии { NUMBER($new, useGrouping: 0) } { $reason }.
released = Переведено: { $moved }. Осталось на своих правилах: { $stayed }.
stays-cannot-set-up = её нельзя расставить ({ $detail })
stays-missing-rules = её нельзя сравнить без старых правил, по которым играли до записи { NUMBER($at, useGrouping: 0) }
stays-unreadable-entry = её нельзя сравнить: одну из записей журнала не удаётся прочитать
stays-missing-entry = её нельзя сравнить: в журнале нет записи { NUMBER($at, useGrouping: 0) }
stays-cannot-be-done = запись { NUMBER($at, useGrouping: 0) } невыполнима ({ $detail })
stays-other-draws = случай ответил бы иначе в записи { NUMBER($at, useGrouping: 0) }
stays-other-state = запись { NUMBER($at, useGrouping: 0) } приводит к другому состоянию игры
stays-other-events = при записи { NUMBER($at, useGrouping: 0) } игроки узнали бы другое

## Значения, не подтверждённые источниками

values-between = { $least }–{ $most }
values-list = Тексты списка «{ $name }»
values-none = Все значения { $game } подтверждены источниками.
values-one-question = Укажите либо --out, либо --check.
values-written = { $count ->
    [one] В файл { $file } записано { $count } значение.
    [few] В файл { $file } записано { $count } значения.
   *[many] В файл { $file } записано { $count } значений.
}
values-not-read = Файл { $file } не читается как файл со значениями.
values-other-game = В файле { $file } значения игры { $other }, а не { $game }.
values-refused = Файл { $file } отклонён:
values-differ = { $count ->
    [0] В файле { $file } те же значения, что и в игре.
    [one] Файл { $file } отличается { $count } значением.
    [few] Файл { $file } отличается { $count } значениями.
   *[many] Файл { $file } отличается { $count } значениями.
}
values-difference = { $path } ({ $name }): { $value }, здесь { $ours }
playing-values = { $count ->
    [one] Изменено { $count } значение игры.
    [few] Изменены { $count } значения игры.
   *[many] Изменено { $count } значений игры.
}
fault-unknown = такого значения нет
fault-yes-or-no = true или false
fault-number = целое число
fault-text = текст
fault-form = записано не так, как нужно
fault-at-least = не меньше { $bound }
fault-at-most = не больше { $bound }
fault-choice = одно из: { $choices }
fault-unfit = не сочетается с другими значениями: { $text }
