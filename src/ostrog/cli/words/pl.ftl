## Pomoc polecenia

help-app = Rozgrywa asymetryczne wojenne gry planszowe w całości i zgodnie z zasadami.
help-version = Podaj wersję.
help-games = Wypisz zainstalowane gry.
help-older = Wypisz także starsze wersje zasad; według nich toczą się dawniejsze partie i zapisy.
help-new-game = Utwórz projekt z małą, kompletną grą – na początek własnej.
help-new-game-name = Nazwa gry i jej katalogu: małe litery, cyfry i podkreślenia.
help-play = Zagraj w terminalu: kilka osób przy jednym ekranie albo przeciw botom.
help-replay = Opowiedz zapisaną partię jeszcze raz, tak jak widział ją obserwator.
help-verify = Sprawdź zapisaną partię: jej ziarno wyjaśnia każdy rzut i każde tasowanie.
help-values = Wypisz wartości gry, których nie potwierdza żadne źródło, albo zapisz lub sprawdź plik z innymi.
help-values-out = Zapisz wszystkie te wartości w tym pliku, aby zmienić je na wydrukowane w twoim egzemplarzu.
help-values-check = Podaj, czym ten plik różni się od wartości gry, albo go odrzuć.
help-play-values = Zagraj z wartościami z tego pliku; zob. `ostrog values`.
help-language = Język; domyślnie taki jak w systemie.
help-json = Wypisz wynik jako JSON.
help-game = Zainstalowana gra albo moduł:atrybut.
help-scenario = Scenariusz; domyślnie pierwszy scenariusz gry.
help-expansion = Dodatek do gry; można podać kilka razy.
help-seat = Miejsce zajęte przez człowieka; można podać kilka razy. Pozostałymi grają boty: takie, jakie wskazuje --against, a bez tej opcji wybierające losowo. Bez --seat i --against wszystkimi grają ludzie.
help-against = Zagraj przeciw botom: novice (nowicjusz), captain (kapitan) albo warlord (wódz); random i greedy służą do porównań. Bez --seat grasz jako pierwsza osoba scenariusza.
help-seed = Tekst, który z góry ustala wszystkie rzuty i tasowania; domyślnie decyduje przypadek.
help-save = Na koniec zapisz partię w tym pliku.
help-open = Nie proś o przekazanie ekranu między graczami.
help-file = Zapis partii.
help-record-game = Gra, jeśli nie jest zainstalowana pod nazwą z zapisu.
help-observer = Miejsca obserwatora, na przykład 0 albo 0,2; domyślnie widz.
help-until = Zatrzymaj się po tylu wpisach.

missing-extra = Brakuje { $part }: zainstaluj { $extra ->
    [server] serwer
    [home] dodatek
   *[lab] laboratorium
 } poleceniem `pip install ostrog[{ $extra }]`, a w kopii repozytorium poleceniem `uv sync --extra { $extra }`.

## Serwer w domu

help-home = Graj w przeglądarce, samotnie lub ze znajomymi: własny serwer z własną bazą danych.
help-home-port = Port w adresie.
help-home-lan = Pozwól innym w twojej sieci dołączyć przez odnośnik.
help-home-no-browser = Nie otwieraj przeglądarki.
help-home-data = Katalog na twoje partie; domyślnie zwykły katalog danych programów.
help-home-postgres = Katalog z programami zainstalowanego PostgreSQL, który ma zastąpić dołączony do Ostroga.
help-home-save = Zapisz wszystkie partie w tym pliku i zakończ.
help-home-load = Wczytaj partie z takiego pliku do pustego katalogu i zakończ.

home-starts-database = Uruchamiam bazę danych…
home-migrates = Aktualizuję bazę danych…
home-stops = Kończę…
home-ready = Ostrog działa pod adresem { $address }
home-how-to-end = Aby zakończyć, naciśnij Ctrl-C. Twoje partie zostaną zachowane.
home-ended = Ostrog zakończył działanie. Twoje partie są w { $folder }.
home-friends = Znajomi w twojej sieci otwierają { $address } albo skanują obrazek.
home-friends-meaning = Każdy w tej sieci może wejść, grać i oglądać, a nic nie jest szyfrowane. Używaj --lan tylko w sieci, której ufasz.
home-running-already = Ostrog już działa pod adresem { $address }
home-starting-already = Ostrog już się uruchamia w innym oknie. Poczekaj, aż poda adres.
home-port-taken = Nie można użyć portu { $port } ({ $why }). Wybierz inny, na przykład --port { $other }.
home-no-network = Ten komputer nie jest w żadnej sieci, więc znajomi nie mogą dołączyć. Połącz go z siecią albo pomiń --lan.
home-not-writable = W katalogu { $folder } nie można zapisywać ({ $why }). Wybierz inny za pomocą --data.
home-disk-full = Dla { $folder } jest wolne tylko { $free } MB, a potrzeba { $wanted } MB. Zwolnij miejsce albo wybierz katalog na innym dysku za pomocą --data.
home-no-space = Dysk z katalogiem { $folder } jest pełny. Zwolnij miejsce i uruchom ponownie; wszystko, co zostało potwierdzone, nadal tam jest.
home-other-version = Partie w { $folder } zapisał PostgreSQL { $old }, a to jest PostgreSQL { $new }. Uruchom „ostrog home --save partie.backup --postgres KATALOG” z programami wersji { $old }, przenieś katalog w inne miejsce, a potem uruchom „ostrog home --load partie.backup”.
home-no-postgresql = Nie znaleziono PostgreSQL. Zainstaluj ten dla Ostroga poleceniem „pip install ostrog[home]” albo dowolny inny i podaj katalog jego programów za pomocą --postgres.
home-no-such-programs = W { $folder } nie ma programów PostgreSQL: initdb, pg_ctl i postgres.
home-programs-closed = PostgreSQL nie działa na prawach administratora, a konto { $account } nie może czytać jego programów w { $folder }. Uruchom Ostroga jako zwykły użytkownik.
home-database-failed = Baza danych nie uruchomiła się: { $why } Więcej jest w { $log }.
home-nothing-to-save = W { $folder } nie ma partii. Podaj katalog, w którym są, za pomocą --data.
home-database-silent = Baza danych nie odpowiada. Zakończ ją albo uruchom ponownie komputer, a potem znów uruchom Ostroga. Więcej jest w { $log }.
home-saved = Wszystkie partie są w { $file }. Trzymaj ten plik w tajemnicy: zawiera zakryte karty i hasła.
home-loaded = Partie z { $file } są wczytane. Uruchom „ostrog home”.
home-load-while-running = Ostrog działa. Najpierw go zakończ, potem wczytaj plik.
home-no-file = Nie ma pliku { $file }.
home-no-tool = Brakuje programu { $program }. Podaj katalog ze wszystkimi programami PostgreSQL za pomocą --postgres.
home-not-empty = Są już tu partie. Podaj pusty katalog za pomocą --data albo przenieś stary w inne miejsce.
home-file-failed = To się nie udało: { $why }

## Gry

no-games = Nie zainstalowano jeszcze żadnej gry.
no-such-game = Nie ma gry „{ $name }”. Zainstalowane: { $games }. Grę, która nie jest zainstalowana, podaje się jako moduł:atrybut.
no-games-installed = Nie ma gry „{ $name }” i żadna nie jest jeszcze zainstalowana. Grę, która nie jest zainstalowana, podaje się jako moduł:atrybut.
game-not-loaded = Nie da się wczytać gry „{ $name }”: { $reason }.
not-a-game = „{ $name }” istnieje, ale nie jest grą.
bad-game-name = „{ $name }” nie może być nazwą gry. Użyj małych liter od a do z, cyfr i podkreśleń; zacznij od litery, a skończ literą lub cyfrą. Słów samego Pythona, takich jak „class”, użyć nie można.
game-name-taken = Nazwy „{ $name }” używa już jakiś moduł albo część nowej gry; wybierz inną.
folder-exists = { $folder } już istnieje; wybierz inną nazwę albo przenieś ten katalog.
new-game-made = Gra jest w katalogu { $folder }; plik README.md mówi, jak w nią zagrać i jak ją testować. Instalacja: cd { $folder } && uv pip install -e .
column-game = gra
column-version = wersja
column-scenarios = scenariusze
column-seats = miejsca
column-expansions = dodatki
column-languages = języki

## Przygotowanie

no-such-scenario = { $game } nie ma scenariusza „{ $name }”. Scenariusze: { $scenarios }.
expansion-does-not-fit = Dodatek „{ $expansion }” do gry { $game } jest zainstalowany, ale nie da się w niego zagrać: { $reason }
no-such-expansion = { $count ->
    [0] { $game } nie ma dodatku „{ $name }” ani żadnego innego.
   *[other] { $game } nie ma dodatku „{ $name }”. Dodatki: { $expansions }.
}
no-such-seat = Nie ma miejsca { $seat }. Miejsca: { $seats }.
no-seat-for-bots = Wszystkie miejsca zajmują ludzie i dla bota żadne nie zostało. Podaj mniej miejsc albo pomiń --against.
no-such-bot = { $game } nie ma bota „{ $name }”. Boty: { $bots }.
no-advice-for-bots = { $game } niczego o sobie botom nie podpowiada, dlatego nie ma do niej bota „{ $name }”. Zagraj przeciw losowemu: --against random.
file-exists = Plik { $file } już istnieje; wybierz inny.
no-such-folder = Nie ma katalogu { $folder }.
playing = { $game }, wersja zasad { $version }, scenariusz { $scenario }{ $count ->
    [0] {""}
    [one] , z dodatkiem { $expansions }
   *[other] , z dodatkami { $expansions }
}
held-by-person = gracz { $name }
held-by-guest = gość { $number }
held-by-bot = { $name ->
    [random] losowy bot
    [greedy] zachłanny bot
    [novice] bot nowicjusz
    [captain] bot kapitan
    [warlord] bot wódz
   *[other] bot { $name }
}
commitment = Zobowiązanie co do kości: { $digest }…
short-help = Wpisz numer opcji albo h, aby zobaczyć pomoc.

## Przy stole

prompt = { $seat }: { $prompt }
picked = Wybrano do tej pory: { $picks }
default = d  przyjmij resztę: { $picks }
bot-thinks = Myśli: { $seat } ({ $holder })
hand-over = Przekaż ekran: { $seats }. Potem naciśnij Enter.
earlier-events = { $count ->
    [one] … { $count } wcześniejsze zdarzenie
    [few] … { $count } wcześniejsze zdarzenia
   *[many] … { $count } wcześniejszych zdarzeń
}
more-values = … jeszcze { $count }
more-options = { $count ->
    [one] … i jeszcze { $count } opcja. Wpisz więcej z jej identyfikatora.
    [few] … i jeszcze { $count } opcje. Wpisz więcej z identyfikatora.
   *[many] … i jeszcze { $count } opcji. Wpisz więcej z identyfikatora.
}
times = { $text } ×{ $count }
from-the-top = od góry: { $faces }
unknown-face = ?
no-default = Ta decyzja nie ma propozycji; wpisz numer.
no-such-number = Nie ma opcji { $number }; ostatnia to { $highest }.
one-number-only = Tu można wybrać tylko jedną opcję.
not-together = Tego nie można wybrać jedno po drugim.
not-understood = Nie rozumiem „{ $text }”; h pokaże, co można wpisać.
no-such-option = Nie ma opcji „{ $text }”.
beginnings-of-ids = Identyfikatory opcji zaczynają się od: { $verbs }.
allowed = można teraz wybrać
undone = { $seat }: ostatni wybór jest cofnięty.
undo-nothing = Nic jeszcze nie wybrano.
undo-too-late = Tego nie można cofnąć: przez ostatni wybór ktoś się czegoś dowiedział albo nie zapadł on przy tym ekranie.
languages = Języki: { $languages }. Na przykład: l en
left = Opuszczono grę.
saved = Partia jest zapisana w pliku { $file }.

## Stół gry

table-board = Na planszy
table-piles = zakryte
table-panel = { $panel }: { $place }
tray-dice = kości
tray-hand = ręka
tray-open = zagrywane
tray-laid = na stole
tray-discard = odrzucone
tray-supply = zapas
tray-tokens = żetony
tray-waiting = czekają
tray-won = zdobyte
tray-out = poza grą

## Pomoc przy stole

typing-number = wybierz opcję o tym numerze
typing-numbers = wybierz kilka dla jednej decyzji, w tej kolejności
typing-default = przyjmij proponowaną resztę decyzji
typing-question-number = identyfikatory tych opcji
typing-question = dlaczego nie można tego wybrać; wystarczy początek identyfikatora
typing-undo = cofnij zaznaczenie albo ostatni wybór
typing-language = graj dalej w innym języku: en, pl, ru
typing-nothing = pokaż cały stół
typing-quit = opuść grę

## Zapisy

replaying = { $count ->
    [one] Odtwarzam { $count } wpis
    [few] Odtwarzam { $count } wpisy
   *[many] Odtwarzam { $count } wpisów
}
verifying = Sprawdzam { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
} i { $draws ->
    [one] { $draws } losowanie
    [few] { $draws } losowania
   *[many] { $draws } losowań
}
verified = Sprawdzono { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
} i { $draws ->
    [one] { $draws } losowanie
    [few] { $draws } losowania
   *[many] { $draws } losowań
}: wszystko wynika z zadeklarowanego ziarna.
rejected = Odrzucono po { $at ->
    [one] { $at } wpisie
   *[other] { $at } wpisach
}: { $reason }.
cannot-replay = Odtwarzanie zatrzymało się po { $at ->
    [one] { $at } wpisie
   *[other] { $at } wpisach
}: { $reason }.
cannot-read = Nie da się odczytać pliku { $file }: { $reason }.
not-a-record = Plik { $file } nie jest zapisem partii: { $reason }.
record-of-unknown-game = To zapis gry „{ $name }”, która nie jest zainstalowana. Wskaż ją przez --game moduł:atrybut.
no-such-observer = Nikt nie może zajmować miejsc „{ $text }”. Możliwe: { $observers }.
replay-title = { $game }, { $scenario }, widziane przez: { $observer }
spectator = widz
replayed = { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
}, { $events ->
    [one] { $events } zdarzenie
    [few] { $events } zdarzenia
   *[many] { $events } zdarzeń
}
not-finished = Partia nie jest skończona.

## Koniec gry

rank = { $rank ->
    [1] Wygrywa: { $teams }
   *[other] { $rank }. { $teams }
}
outcome-reason = Dlaczego: { $reason }
rule-resigned = { $seat }: partia poddana
rule-timed-out = { $seat }: czas przekroczony

## Co zna każda gra

seat-name = { $team } ({ $number })
everyone = wszyscy
nobody = nikt
value-hidden = ukryte
value-yes = tak
value-no = nie
option-accept = zgódź się
option-decline = odmów
option-use = użyj: { $source } ({ $owner })
option-keep = niczego nie zmieniaj
rule-unknown-option = Nie ma takiej opcji.
rule-not-your-decision = To nie jest twoja decyzja.
rule-not-now = Żadna zasada tego nie zabrania, ale teraz rozstrzyga się coś innego.
crumb-Parallel = równocześnie
crumb-Agreement = { $about_count ->
    [0] uzgadnianie
   *[other] uzgadnianie: { $about }
}
crumb-Replaced = zamiast tego
crumb-Aftermath = następstwa
event-Rolled = rzut ({ $purpose }): { $values }
event-Moved = { $source } → { $target }{ $face ->
    [hidden] {""}
   *[other] : { $face }
}
event-Poured = { $source } → { $target }: { $count ->
    [one] { $count } element
    [few] wszystkie { $count } elementy
   *[many] wszystkie { $count } elementów
}
event-Shuffled = { $zone }: tasowanie
event-Looked = { $zone }: { $count } do wglądu ({ $seats }){ $faces ->
    [hidden] {""}
   *[other] : { $faces }
}
event-WentBack = cofnięto: wszystko od zdarzenia { NUMBER($to, useGrouping: 0) } przestaje się liczyć
ref-purpose-dice = kości
ref-colour-black = czarne
ref-colour-white = białe

mismatch-cannot-set-up = nie można przygotować gry tak, jak ją zapisano ({ $detail })
mismatch-other-opening = los wypadł inaczej już podczas przygotowania gry
mismatch-cannot-be-done = następnego wpisu nie da się wykonać ({ $detail })
mismatch-other-draws = w następnym wpisie los wypadł inaczej
mismatch-other-state = następny wpis prowadzi do innego stanu, niż zapisano
mismatch-other-game = to zapis innej gry albo innej wersji jej zasad
mismatch-other-seed = ziarno losowości nie jest tym, do którego zobowiązano się na początku
mismatch-missing-rules = następny wpis wymaga wersji zasad, która nie jest zainstalowana ({ $detail })
mismatch-not-over = Partia jeszcze trwa, więc jej ziarno losowości pozostaje tajne. Wpisy dają się odtworzyć tak, jak je zapisano; sprawdź zapis ponownie po zakończeniu partii.

help-release = Przenieś na najnowsze zasady te otwarte partie, które potoczyłyby się według nich tak samo.
releasing = Odtwarzam partie
release-moved = { $match } ({ $game }): przeniesiona z wersji zasad { NUMBER($old, useGrouping: 0) } na wersję { NUMBER($new, useGrouping: 0) }.
release-stays = { $match } ({ $game }): zostaje przy wersji zasad { NUMBER($old, useGrouping: 0) }. Według wersji { NUMBER($new, useGrouping: 0) } { $reason }.
release-stuck = { $match } ({ $game }): nikt nie może w nią grać, bo wersja zasad { NUMBER($old, useGrouping: 0) } nie jest zainstalowana. Według wersji { NUMBER($new, useGrouping: 0) } { $reason }.
released = Przeniesione: { $moved }. Pozostawione przy swoich zasadach: { $stayed }.
stays-cannot-set-up = nie da się jej rozstawić ({ $detail })
stays-missing-rules = nie da się jej porównać bez starszych zasad, według których grano do wpisu { NUMBER($at, useGrouping: 0) }
stays-unreadable-entry = nie da się jej porównać, bo jednego z wpisów jej dziennika nie można odczytać
stays-missing-entry = nie da się jej porównać, bo w jej dzienniku brakuje wpisu { NUMBER($at, useGrouping: 0) }
stays-cannot-be-done = wpisu { NUMBER($at, useGrouping: 0) } nie da się wykonać ({ $detail })
stays-other-draws = los odpowiedziałby inaczej przy wpisie { NUMBER($at, useGrouping: 0) }
stays-other-state = wpis { NUMBER($at, useGrouping: 0) } prowadzi do innego stanu gry
stays-other-events = przy wpisie { NUMBER($at, useGrouping: 0) } gracze dowiedzieliby się czegoś innego

## Wartości, których nie potwierdza żadne źródło

values-between = { $least }–{ $most }
values-list = Teksty listy „{ $name }”
values-none = Wszystkie wartości { $game } są potwierdzone w źródłach.
values-one-question = Użyj albo --out, albo --check.
values-written = { $count ->
    [one] Zapisano { $count } wartość w pliku { $file }.
    [few] Zapisano { $count } wartości w pliku { $file }.
   *[many] Zapisano { $count } wartości w pliku { $file }.
}
values-not-read = Pliku { $file } nie da się odczytać jako pliku z wartościami.
values-other-game = Plik { $file } zawiera wartości gry { $other }, a nie { $game }.
values-refused = Plik { $file } odrzucono:
values-differ = { $count ->
    [0] Plik { $file } ma te same wartości co gra.
    [one] Plik { $file } różni się { $count } wartością.
    [few] Plik { $file } różni się { $count } wartościami.
   *[many] Plik { $file } różni się { $count } wartościami.
}
values-difference = { $path } ({ $name }): { $value }, tutaj { $ours }
playing-values = { $count ->
    [one] Zmieniono { $count } wartość gry.
    [few] Zmieniono { $count } wartości gry.
   *[many] Zmieniono { $count } wartości gry.
}
fault-unknown = nie ma takiej wartości do ustawienia
fault-yes-or-no = true albo false
fault-number = liczba całkowita
fault-text = tekst
fault-form = zapisane nie tak, jak trzeba
fault-at-least = co najmniej { $bound }
fault-at-most = co najwyżej { $bound }
fault-choice = jedno z: { $choices }
fault-unfit = nie pasuje do innych wartości: { $text }
