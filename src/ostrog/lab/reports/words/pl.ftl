## Running

lab-starting = { $workers ->
    [one] Uruchamianie { $workers } procesu
   *[other] Uruchamianie { $workers } procesów
}
lab-playing = Trwa gra
lab-pace = { $pace } partii na minutę, zostało { $left }
lab-reporting = Pisanie raportu

lab-no-such-bot = Nie ma takiego bota: { $reason }.
lab-needs-bots = Liga wymaga co najmniej dwóch botów, a każdego można podać tylko raz.
lab-no-such-scenario = { $game } nie ma takiego scenariusza dla dwóch stron. Dostępne: { $scenarios }.
lab-no-such-expansion = { $game } nie ma takiego dodatku. Dostępne: { $expansions }.
lab-no-values = { $game } nie ma wartości umownych.
lab-no-such-value = { $game } nie ma takiej wartości umownej: { $paths }.
lab-bad-test = Test wymaga dwóch udziałów zwycięstw między 0 a 1, przy czym --p0 musi być mniejsze niż --p1.
lab-run-exists = W folderze { $folder } jest już seria: wznów ją za pomocą --resume albo wybierz inny folder za pomocą --out.
lab-other-plan = Seria w folderze { $folder } została rozpoczęta z innymi ustawieniami: { $fields }. Nie można jej tak wznowić.
lab-workers-die = Przy paczce { $batch } padały kolejne procesy; to, co ukończono, jest zachowane. Ostatni komunikat: { $cause }
lab-no-cluster = Nie można połączyć się z klastrem Ray pod adresem „{ $address }”: { $reason }
lab-no-run = W folderze { $folder } nie ma serii z tabelami.

## What came of it

lab-bot = bot
lab-against = przeciwnik
lab-team = strona
lab-both-teams = obie
lab-games = partie
lab-won = wygrane
lab-interval = przedział 95%
lab-between = od { $low } do { $high }
lab-decisions = decyzje
lab-median-time = mediana czasu
lab-p95-time = 95% nie dłużej niż
lab-simulations = symulacje na sekundę
lab-number = { $number }
lab-milliseconds = { $number } ms
lab-share = { $percent }%

lab-skipped = Pominięto: { $variant } ({ $reason })
lab-broken = Partia { $number } została przerwana przez błąd: { $error }. Jej zapis: { $record }
lab-verdict-better = { $bot } jest lepszy niż { $other }: wygrywa { $most } partii, a nie { $least }.
lab-verdict-not-better = { $bot } nie jest lepszy niż { $other }: wygrywa { $least } partii, a nie { $most }.
lab-verdict-undecided = Nie wiadomo jeszcze, czy { $bot } jest lepszy niż { $other }: { $least } czy { $most } partii?
lab-screened = { $bot } przeciw { $other }: wygrane { $share }, partie: { $games }; przedział 95% od { $low } do { $high }.
lab-screen-stronger = { $bot } jest silniejszy niż { $other }.
lab-screen-alike = Nie znaleziono różnicy między { $bot } a { $other }.
lab-screen-weaker = { $bot } jest słabszy niż { $other }.
lab-end-played = { $games ->
    [one] Rozegrano wszystko: { $games } partia.
    [few] Rozegrano wszystko: { $games } partie.
   *[many] Rozegrano wszystko: { $games } partii.
}
lab-end-decided = { $games ->
    [one] Rozstrzygnięto po { $games } partii.
   *[other] Rozstrzygnięto po { $games } partiach.
}
lab-end-broken = { $games ->
    [one] Zbyt wiele partii przerwały błędy; ukończono { $games } partię.
    [few] Zbyt wiele partii przerwały błędy; ukończono { $games } partie.
   *[many] Zbyt wiele partii przerwały błędy; ukończono { $games } partii.
}
lab-end-time = { $games ->
    [one] Czas minął po { $games } partii; wznów za pomocą --resume.
   *[other] Czas minął po { $games } partiach; wznów za pomocą --resume.
}
lab-end-interrupted = { $games ->
    [one] Przerwano po { $games } partii; wznów za pomocą --resume.
   *[other] Przerwano po { $games } partiach; wznów za pomocą --resume.
}
lab-hash = { $folder }: tabele { $hash }
lab-report = Raport: { $file }
lab-overhead = Liczba partii: { $games }, liczba procesów: { $workers }. Na godzinę: { $lab } w laboratorium, { $bare } w zwykłych procesach, czyli { $share }.

## Raporty

report-league-title = Boty przeciw sobie
report-sensitivity-title = Ile znaczą niepewne wartości
report-lede = { $scenario }. { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, { $date }.

report-yes = tak
report-no = nie
report-nothing = nic
report-number = { NUMBER($number, maximumFractionDigits: 0) }
report-number-fine = { NUMBER($number, maximumFractionDigits: 1) }
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
report-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } p.p.
report-points-bare = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-range = od { $low } do { $high }
report-numbers = Liczby

report-bot-random = losowy
report-bot-greedy = zachłanny
report-bot-novice = nowicjusz
report-bot-captain = kapitan
report-bot-warlord = wódz
report-bot-search = szukający ({ $simulations })
report-bot-budget = { $bot } ({ $simulations ->
    [one] { $simulations } symulacja
    [few] { $simulations } symulacje
   *[many] { $simulations } symulacji
} na decyzję)

report-played = Co rozegrano
report-game = Gra
report-version = Wersja zasad
report-scenario = Scenariusz
report-expansion = Dodatek
report-bots = Boty
report-games = Partie
report-seed = Ziarno serii
report-date = Data
report-broken = Partie przerwane przez błąd i pominięte
report-skipped = Wartości, których nie sprawdzono, bo gra ich nie dopuszcza
report-games-of-each = po { $games } z każdą wartością
report-files = Zapis każdej partii leży w folderze tej serii. ostrog replay opowiada ją ruch po ruchu, a ostrog verify sprawdza każdy rzut i każde tasowanie.

report-short = W skrócie
report-finding-favoured = Strona uprzywilejowana w tych partiach: { $team } – { $rate } zwycięstw (od { $low } do { $high }).
report-finding-even = W tych partiach żadna strona nie ma wyraźnej przewagi. { $team }: { $rate } zwycięstw (od { $low } do { $high }).
report-finding-strongest = Najsilniejszy bot: { $bot }, { $points } pkt Elo ponad najsłabszym ({ $weakest }).
report-finding-length = Połowa partii miała od { $quarter } do { $most } wyborów; mediana: { $median }.
report-finding-ending = Najczęstszy koniec partii ({ $rate }): { $rule }
report-finding-cards = Ocenionych kart: { $judged }. Wyraźnie częstsze albo rzadsze zwycięstwa idą w parze z tyloma z nich: { $count }; sam przypadek wskazałby około { $chance }.
report-finding-base = Bez żadnych zmian – { $team }: { $rate } zwycięstw (od { $low } do { $high }).
report-finding-clear = Sprawdzono zmian: { $tried }. Wyraźnie wpływa na to, kto wygrywa: { $count }; sam przypadek wskazałby około { $chance }.
report-finding-greatest = Największy wpływ: { $change } ({ $team }: { $shift }).
report-finding-untouched = { $count ->
    [0] Każda sprawdzona zmiana odmieniła przynajmniej jedną partię.
    [one] { $count } sprawdzona zmiana nie odmieniła żadnej partii.
    [few] { $count } sprawdzone zmiany nie odmieniły żadnej partii.
   *[many] { $count } sprawdzonych zmian nie odmieniło żadnej partii.
}
report-finding-untuned = Żadnej wartości nie dobrano tak, by wyrównać szanse. Wartości są najlepszym odczytaniem źródeł; ten raport mówi tylko, gdzie lepsze źródło znaczyłoby najwięcej.

report-reading = Jak to czytać
report-reading-interval = Kropka to wynik policzony, a kreska przez nią to przedział 95%: w 19 przypadkach na 20 leży na niej wartość prawdziwa. Gdy kreski dwóch wierszy w dużej części się pokrywają, ich kolejność niewiele znaczy.
report-reading-pairs = Partie rozgrywa się parami, z tymi samymi rzutami i tasowaniami: boty grają raz, potem zamieniają się stronami i grają jeszcze raz. Dlatego ani szczęście, ani strona nie decydują, który bot wydaje się silniejszy, a dwie partie pary nie liczą się jako niezależne, jeśli takie nie są.
report-reading-shared = Wspólne zwycięstwo liczy się jako pół zwycięstwa.
report-reading-open = Niepewne wartości to te, których nie potwierdza żadne opublikowane źródło; w tej grze są nasze.
report-reading-variants = Każdą wartość zmieniano osobno, a boty grały z tymi samymi ziarnami co przy wartości takiej, jaka jest. Rzuty i tasowania są więc te same, a różnice biorą się z samej wartości, o ile przebieg partii nie zmienił się całkowicie.
report-reading-effect = Wpływ mówi, o ile rośnie (w prawo) albo maleje (w lewo) odsetek partii wygranych przez tę stronę: { $team }, w punktach procentowych (p.p.).

report-limits = Czego te liczby nie mówią
report-limit-bots = Boty to nie ludzie. Oceniają położenie po kilku prostych cechach i patrzą naprzód niewiele albo wcale. To, co wygrywa między nimi, nie musi wygrywać między ludźmi.
report-limit-greedy = Partie rozegrał bot zachłanny, który bierze to, co od razu wygląda najlepiej. Wartość ważna tylko w grze dalekowzrocznej wypada tu słabiej, niż powinna.
report-limit-correlation = To, co idzie w parze ze zwycięstwem, niekoniecznie je przyniosło. Karta zagrywana wtedy, gdy się prowadzi, idzie w parze ze zwycięstwami, choć ich nie powoduje, a w dłuższych partiach zagrywa się więcej kart.
report-limit-stopped = Serię zakończono, gdy tylko test sekwencyjny dał odpowiedź. Przez to zwycięzca wygląda na nieco lepszego, niż jest.
report-limit-many = Przy tylu wierszach mniej więcej jeden na dwadzieścia wygląda wyraźnie przez sam przypadek.
report-limit-rules = Liczby dotyczą tej wersji zasad i tego scenariusza.

report-sides = Która strona wygrywa
report-sides-reading = Odsetek zwycięstw tej strony: { $team }, dla każdych dwóch botów. Oba grają każdą stroną równie często.
report-sides-axis = Odsetek zwycięstw: { $team }
report-sides-alt = { $team }: { $rate } zwycięstw we wszystkich partiach, od { $low } do { $high } zależnie od pary botów.
report-all-games = Wszystkie partie
report-versus = { $one } – { $other }

report-matrix = Kto kogo pokonuje
report-matrix-reading = Jak często bot z wiersza wygrywa z botem z kolumny, obiema stronami łącznie. Zielony: przeważnie; brązowy: rzadko.
report-matrix-rows = Wygrywa
report-matrix-columns = przeciw
report-matrix-alt = Największa przewaga: { $one } przeciw { $other }, { $rate } zwycięstw.

report-elo = Siła botów
report-elo-reading = Ranking Elo: 100 punktów więcej to około 64% wygranych partii, 200 punktów – 76%, 400 punktów – 91%. Najsłabszy bot w stawce ma 0.
report-elo-axis = Punkty Elo
report-elo-alt = Od 0 punktów ({ $weakest }) do { $points } ({ $strongest }).

report-length = Jak długa jest partia
report-length-reading = Partie według liczby wyborów, których dokonano łącznie na wszystkich miejscach.
report-length-axis = Wybory w partii
report-length-alt = Od { $shortest } do { $longest } wyborów; połowa partii między { $quarter } a { $most }.
report-games-axis = Partie
report-shared = wspólnie

report-endings = Jak kończą się partie
report-endings-reading = Zasada, która zakończyła partię, i kto dzięki niej wygrał.
report-endings-alt = Najczęściej ({ $rate }): { $rule }

report-cards = Karty idące w parze ze zwycięstwem
report-cards-reading = O ile częściej strona wygrywała partie, w których zagrała kartę, niż te, w których jej nie zagrała, w punktach procentowych (p.p.). Porównuje się tylko partie tych samych botów po tych samych stronach. Oceniono karty zagrane w co najmniej { $least } partiach i niezagrane w co najmniej tylu.
report-cards-some = Pokazano po { $shown } kart o największej i najmniejszej różnicy; w tabeli są wszystkie.
report-cards-caution = To współwystępowanie, a nie przyczyna; dlaczego, mówi koniec tej strony.
report-cards-axis = Różnica odsetka zwycięstw (p.p.)
report-cards-alt = Najwyżej: { $best }, { $high }. Najniżej: { $worst }, { $low }.
report-cards-none = Żadnej karty nie zagrano i nie pominięto w tylu partiach, by dało się ją ocenić.

report-effects = Co robi każda wartość
report-effects-reading = Jak zmienia się odsetek zwycięstw tej strony: { $team }, gdy wartość ustawi się inaczej; najpierw największy wpływ.
report-effects-some = Wykres pokazuje pierwsze { $shown }; w tabeli są wszystkie.
report-effects-axis = Zmiana odsetka zwycięstw: { $team } (p.p.)
report-effects-alt = Największy wpływ: { $change }, { $shift }.
report-effects-clear = wyraźny: przedział nie obejmuje 0
report-effects-unclear = być może przypadek
report-effects-none = Żadna zmiana nie odmieniła przebiegu żadnej partii.
report-change = { $name }: { $from } → { $to }
report-untouched = Wartości, które nic nie zmieniły
report-untouched-reading = Przy tych zmianach każda partia potoczyła się dokładnie tak samo, wybór po wyborze. Albo te boty nigdy z tej wartości nie skorzystały, albo w tym scenariuszu nie ma ona znaczenia.

report-column-bots = Boty
report-column-bot = Bot
report-column-against = Przeciw
report-column-side-won = Wygrywa { $team }
report-column-won = Wygrane
report-column-as = Jako { $team }
report-column-interval = Przedział 95%
report-column-games = Partie
report-column-rating = Elo
report-column-choices = Wybory
report-column-rule = Zasada
report-column-ending = Koniec
report-column-card = Karta
report-column-side = Strona
report-column-played = Zagrana w
report-column-with = Wygrane, gdy zagrana
report-column-without = Wygrane, gdy nie
report-column-shift = Różnica
report-column-value = Wartość
report-column-from = Jak jest
report-column-to = Sprawdzono
report-column-effect = Wpływ
report-column-changed = Partie odmienione
