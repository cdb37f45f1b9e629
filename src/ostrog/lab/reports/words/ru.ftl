## Running

lab-starting = { $workers ->
    [one] Запускается { $workers } процесс
    [few] Запускаются { $workers } процесса
   *[many] Запускаются { $workers } процессов
}
lab-playing = Идёт игра
lab-pace = { $pace } партий в минуту, осталось { $left }
lab-reporting = Пишется отчёт

lab-no-such-bot = Такого бота нет: { $reason }.
lab-needs-bots = Для лиги нужно не меньше двух ботов, и каждый называется один раз.
lab-no-such-scenario = В { $game } нет такого сценария для двух сторон. Есть: { $scenarios }.
lab-no-such-expansion = У { $game } нет такого дополнения. Есть: { $expansions }.
lab-no-values = В { $game } нет условных значений.
lab-no-such-value = В { $game } нет такого условного значения: { $paths }.
lab-bad-test = Для проверки нужны две доли побед между 0 и 1, причём --p0 меньше --p1.
lab-run-exists = В папке { $folder } уже есть серия: продолжите её с помощью --resume или выберите другую папку с помощью --out.
lab-other-plan = Серия в папке { $folder } начата с другими настройками: { $fields }. Так её продолжить нельзя.
lab-workers-die = На пачке { $batch } один за другим падали процессы; всё законченное сохранено. Последнее сообщение: { $cause }
lab-no-cluster = Не удаётся связаться с кластером Ray по адресу «{ $address }»: { $reason }
lab-no-run = В папке { $folder } нет серии с таблицами.

## What came of it

lab-bot = бот
lab-against = соперник
lab-team = сторона
lab-both-teams = обе
lab-games = партии
lab-won = победы
lab-interval = интервал 95 %
lab-between = от { $low } до { $high }
lab-decisions = решения
lab-median-time = медиана времени
lab-p95-time = 95 % не дольше
lab-simulations = симуляций в секунду
lab-number = { $number }
lab-milliseconds = { $number } мс
lab-share = { $percent } %

lab-skipped = Пропущено: { $variant } ({ $reason })
lab-broken = Партию { $number } прервала ошибка: { $error }. Её запись: { $record }
lab-verdict-better = { $bot } сильнее, чем { $other }: выигрывает { $most } партий, а не { $least }.
lab-verdict-not-better = { $bot } не сильнее, чем { $other }: выигрывает { $least } партий, а не { $most }.
lab-verdict-undecided = Пока неясно, сильнее ли { $bot }, чем { $other }: { $least } или { $most } партий?
lab-screened = { $bot } против { $other }: побед { $share }, партий: { $games }; интервал 95 % от { $low } до { $high }.
lab-screen-stronger = { $bot } сильнее, чем { $other }.
lab-screen-alike = Разницы между { $bot } и { $other } не найдено.
lab-screen-weaker = { $bot } слабее, чем { $other }.
lab-end-played = { $games ->
    [one] Сыграно всё: { $games } партия.
    [few] Сыграно всё: { $games } партии.
   *[many] Сыграно всё: { $games } партий.
}
lab-end-decided = { $games ->
    [one] Решено после { $games } партии.
   *[other] Решено после { $games } партий.
}
lab-end-broken = { $games ->
    [one] Слишком много партий прервано ошибками; доиграна { $games } партия.
    [few] Слишком много партий прервано ошибками; доиграно { $games } партии.
   *[many] Слишком много партий прервано ошибками; доиграно { $games } партий.
}
lab-end-time = { $games ->
    [one] Время вышло после { $games } партии; продолжить можно с помощью --resume.
   *[other] Время вышло после { $games } партий; продолжить можно с помощью --resume.
}
lab-end-interrupted = { $games ->
    [one] Прервано после { $games } партии; продолжить можно с помощью --resume.
   *[other] Прервано после { $games } партий; продолжить можно с помощью --resume.
}
lab-hash = { $folder }: таблицы { $hash }
lab-report = Отчёт: { $file }
lab-overhead = Партий: { $games }, процессов: { $workers }. В час: { $lab } в лаборатории, { $bare } в обычных процессах, то есть { $share }.

## Отчёты

report-league-title = Боты друг против друга
report-sensitivity-title = Насколько важны неподтверждённые значения
report-lede = { $scenario }. { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $date }.

report-yes = да
report-no = нет
report-nothing = ничего
report-number = { NUMBER($number, maximumFractionDigits: 0) }
report-number-fine = { NUMBER($number, maximumFractionDigits: 1) }
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } п. п.
report-points-bare = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-range = от { $low } до { $high }
report-numbers = Числа

report-bot-random = случайный
report-bot-greedy = жадный
report-bot-novice = новичок
report-bot-captain = капитан
report-bot-warlord = полководец
report-bot-search = поиск ({ $simulations })
report-bot-budget = { $bot } ({ $simulations ->
    [one] { $simulations } симуляция
    [few] { $simulations } симуляции
   *[many] { $simulations } симуляций
} на решение)

report-played = Что сыграно
report-game = Игра
report-version = Версия правил
report-scenario = Сценарий
report-expansion = Дополнение
report-bots = Боты
report-games = Партии
report-seed = Зерно серии
report-date = Дата
report-broken = Партии, прерванные из-за ошибки и не учтённые
report-skipped = Значения, которые не проверялись, потому что игра их не допускает
report-games-of-each = по { $games } с каждым значением
report-files = Запись каждой партии лежит в папке серии. ostrog replay пересказывает её ход за ходом, а ostrog verify проверяет каждый бросок и каждое перемешивание.

report-short = Коротко
report-finding-favoured = Преимущество в этих партиях: { $team } – { $rate } побед (от { $low } до { $high }).
report-finding-even = В этих партиях ни у одной стороны нет явного преимущества. { $team }: { $rate } побед (от { $low } до { $high }).
report-finding-strongest = Сильнейший бот: { $bot }, на { $points } очков Эло выше слабейшего ({ $weakest }).
report-finding-length = В половине партий было от { $quarter } до { $most } решений; медиана: { $median }.
report-finding-ending = Самый частый конец партии ({ $rate }): { $rule }
report-finding-cards = Оценено карт: { $judged }. Явно связаны с более частыми или редкими победами: { $count }; одна случайность дала бы примерно { $chance }.
report-finding-base = Без изменений – { $team }: { $rate } побед (от { $low } до { $high }).
report-finding-clear = Проверено изменений: { $tried }. Явно влияют на то, кто побеждает: { $count }; одна случайность дала бы примерно { $chance }.
report-finding-greatest = Самое сильное влияние: { $change } ({ $team }: { $shift }).
report-finding-untouched = { $count ->
    [0] Каждое проверенное изменение сказалось хотя бы на одной партии.
    [one] { $count } проверенное изменение не сказалось ни на одной партии.
    [few] { $count } проверенных изменения не сказались ни на одной партии.
   *[many] { $count } проверенных изменений не сказались ни на одной партии.
}
report-finding-untuned = Ни одно значение не подбиралось ради равных шансов. Значения – лучшее прочтение источников; этот отчёт говорит лишь о том, где лучший источник был бы важнее всего.

report-reading = Как это читать
report-reading-interval = Точка – то, что подсчитано; черта через неё – 95-процентный интервал: в 19 случаях из 20 истинное значение лежит на ней. Если черты двух строк сильно перекрываются, их порядок мало что значит.
report-reading-pairs = Партии идут парами с одними и теми же бросками и перемешиваниями: боты играют одну, затем меняются сторонами и играют её ещё раз. Поэтому ни удача, ни сторона не решают, какой бот кажется сильнее, а две партии пары не считаются независимыми, если они не таковы.
report-reading-shared = Общая победа считается за половину победы.
report-reading-open = Неподтверждённые значения – те, для которых нет опубликованного источника; в этой игре они наши.
report-reading-variants = Каждое значение менялось отдельно, а боты играли с теми же зёрнами, что и при значении как есть. Броски и перемешивания те же, и различия вызваны самим значением – если только ход партии не изменился целиком.
report-reading-effect = Влияние – это насколько растёт (вправо) или падает (влево) доля партий, выигранных этой стороной: { $team }, в процентных пунктах (п. п.).

report-limits = О чём эти числа не говорят
report-limit-bots = Боты – не люди. Они оценивают положение по нескольким простым признакам и смотрят вперёд недалеко или вовсе не смотрят. То, что побеждает у них, не обязано побеждать у людей.
report-limit-greedy = Партии сыграл жадный бот: он берёт то, что сразу выглядит лучшим. Значение, важное лишь для дальновидной игры, проявляется здесь слабее, чем должно.
report-limit-correlation = То, что сопутствует победе, не обязательно её принесло. Карта, которую играют, когда уже ведут, сопутствует победам, но не вызывает их, а в долгих партиях играют больше карт.
report-limit-stopped = Серия остановлена, как только последовательная проверка дала ответ. Поэтому победитель выглядит немного лучше, чем он есть.
report-limit-many = При таком числе строк примерно одна из двадцати выглядит явной по чистой случайности.
report-limit-rules = Числа относятся к этой версии правил и этому сценарию.

report-sides = Какая сторона побеждает
report-sides-reading = Доля побед этой стороны: { $team }, для каждых двух ботов. Оба играют за каждую сторону одинаково часто.
report-sides-axis = Доля побед: { $team }
report-sides-alt = { $team }: { $rate } побед во всех партиях, от { $low } до { $high } в зависимости от пары ботов.
report-all-games = Все партии
report-versus = { $one } – { $other }

report-matrix = Кто кого побеждает
report-matrix-reading = Как часто бот из строки побеждает бота из столбца, за обе стороны вместе. Зелёный: чаще всего; коричневый: редко.
report-matrix-rows = Побеждает
report-matrix-columns = против
report-matrix-alt = Самое большое превосходство: { $one } против { $other }, { $rate } побед.

report-elo = Сила ботов
report-elo-reading = Рейтинг Эло: 100 очков больше – это около 64 % выигранных партий, 200 очков – 76 %, 400 очков – 91 %. У слабейшего бота 0.
report-elo-axis = Очки Эло
report-elo-alt = От 0 очков ({ $weakest }) до { $points } ({ $strongest }).

report-length = Сколько длится партия
report-length-reading = Партии по числу решений, принятых на всех местах вместе.
report-length-axis = Решений в партии
report-length-alt = От { $shortest } до { $longest } решений; половина партий – между { $quarter } и { $most }.
report-games-axis = Партии
report-shared = вместе

report-endings = Чем кончаются партии
report-endings-reading = Правило, по которому кончилась партия, и кто по нему победил.
report-endings-alt = Чаще всего ({ $rate }): { $rule }

report-cards = Карты, которые сопутствуют победе
report-cards-reading = Насколько чаще сторона выигрывала партии, в которых сыграла карту, чем те, в которых не сыграла, в процентных пунктах (п. п.). Сравниваются только партии тех же ботов за те же стороны. Оценены карты, сыгранные не менее чем в { $least } партиях и не сыгранные не менее чем в стольких же.
report-cards-some = Показано по { $shown } карт с наибольшей и наименьшей разницей; в таблице есть все.
report-cards-caution = Это связь, а не причина; почему – сказано в конце страницы.
report-cards-axis = Разница в доле побед (п. п.)
report-cards-alt = Выше всех: { $best }, { $high }. Ниже всех: { $worst }, { $low }.
report-cards-none = Ни одна карта не была сыграна и пропущена в достаточном числе партий, чтобы её оценить.

report-effects = Что делает каждое значение
report-effects-reading = Как меняется доля побед этой стороны: { $team }, если задать значение иначе; сначала самое сильное влияние.
report-effects-some = На графике первые { $shown }; в таблице есть все.
report-effects-axis = Изменение доли побед: { $team } (п. п.)
report-effects-alt = Самое сильное влияние: { $change }, { $shift }.
report-effects-clear = явное: интервал не включает 0
report-effects-unclear = возможно, случайность
report-effects-none = Ни одно изменение не сказалось на ходе ни одной партии.
report-change = { $name }: { $from } → { $to }
report-untouched = Значения, которые ничего не изменили
report-untouched-reading = При этих изменениях каждая партия прошла в точности как прежде, решение за решением. Либо эти боты ни разу не воспользовались значением, либо в этом сценарии оно не важно.

report-column-bots = Боты
report-column-bot = Бот
report-column-against = Против
report-column-side-won = Победы: { $team }
report-column-won = Победы
report-column-as = За сторону: { $team }
report-column-interval = Интервал 95 %
report-column-games = Партии
report-column-rating = Эло
report-column-choices = Решения
report-column-rule = Правило
report-column-ending = Конец
report-column-card = Карта
report-column-side = Сторона
report-column-played = Сыграна в
report-column-with = Победы, если сыграна
report-column-without = Победы, если нет
report-column-shift = Разница
report-column-value = Значение
report-column-from = Как есть
report-column-to = Проверено
report-column-effect = Влияние
report-column-changed = Изменившиеся партии
