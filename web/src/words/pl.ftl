## Strona główna

title = Ostrog
lead = Asymetryczne wojenne gry planszowe, w całości i zgodnie z zasadami, w przeglądarce: ze znajomymi albo przeciw botom.
unofficial = Nieoficjalnie: wydawcy i autorzy tych gier nie stworzyli tej strony, nie popierają jej i nie wspierają.
language = Język
theme = Wygląd
theme-auto = Jak w systemie
theme-light = Papier
theme-dark = Noc
theme-contrast = Wysoki kontrast

your-name = Nazwa gracza
guest = gość
keep-name = Zapisz
name-kept = Tę nazwę widzi druga osoba.
name-not-kept = Nie udało się zapisać nazwy. Spróbuj jeszcze raz.

new-match = Nowa partia
no-games = Nie ma tu jeszcze żadnej gry.
game = Gra
scenario = Scenariusz
who-else = { $count ->
    [one] Z kim grasz?
   *[other] Kto jeszcze gra?
}
friend-here = { $count ->
    [one] Z kimś przy tym ekranie
   *[other] Osoby przy tym ekranie
}
friend-here-more = Gracie przy jednym ekranie, na zmianę; karty każdej strony zasłania kurtyna.
friend-elsewhere = { $count ->
    [one] Z kimś gdzie indziej
   *[other] Osoby gdzie indziej
}
friend-elsewhere-more = Dostajesz link do wysłania; każde z was gra na swoim ekranie.
your-side = Twoja strona
expansions = { $count ->
    [one] Dodatek
    [few] Dodatki
   *[many] Dodatki
}
house-values-change = Zasady domowe
house-values-change-more = Tych wartości nie potwierdza żadne opublikowane źródło. Jeśli masz grę i wiesz lepiej, zmień je dla tej rozgrywki.
open-here = Rozłóż grę
open-elsewhere = Załóż stół i pobierz link

my-matches = Twoje partie
you = ty
free-seat = wolne

about-names = Nazwy gier należą do ich właścicieli i wskazują tu tylko, według jakich zasad się gra.
about-icons = Ikony: Lorc, Delapouite i inni autorzy
about-fonts = Kroje pisma: Alegreya, Alegreya SC i Source Sans 3 (SIL Open Font License).

## Poczekalnia

room-waiting = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
room-invited = Masz zaproszenie do partii. Zajmij miejsce.
invite = Zaproś drugą osobę
invite-more = Kto otworzy ten link, może zająć wolne miejsce.
link = Link do partii
copy-link = Kopiuj
link-picture = Można go też zeskanować telefonem.
link-copied = Skopiowano. Wyślij go drugiej osobie.
seats = Miejsca
sit-here = Usiądź tutaj

## Kłopoty

trouble-no-server = Serwer nie odpowiada. Spróbuj za chwilę.
trouble-no-session = Wylogowano Cię w tej przeglądarce. Odśwież stronę, aby grać dalej.
trouble-no-match = Nie ma takiej partii. Czy link jest pełny?
trouble-not-opened = Nie udało się założyć partii. Spróbuj za chwilę.
trouble-unfit-values = Te wartości do siebie nie pasują. Zmień je albo zostaw takie, jakie były.
trouble-seat-taken = To miejsce zajął już ktoś inny.
trouble-too-long = To za dużo naraz. Odśwież stronę.
trouble-not-understood = Ta strona i serwer nie rozumieją się nawzajem. Odśwież stronę.
trouble-not-begun = Partia jeszcze się nie zaczęła.
trouble-missing-rules = W tę partię gra się według starszych zasad, których na tym serwerze nie ma. Zapytaj osobę, która się nim opiekuje.
trouble-too-fast = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
try-again = Spróbuj ponownie
try-now = Spróbuj teraz
home = Strona główna
close = Zamknij

## Przy stole: o co chodzi

you-decide = Twoja decyzja ({ $seat })
decides = Decyduje: { $seat }
turn-to = Przejdź do decyzji: { $seat }
waiting-for = Czekamy, decyduje: { $seats }
watching = Oglądasz tę partię.
choices-on-board = { $count ->
    [one] { $count } możliwość na planszy
    [few] { $count } możliwości na planszy
   *[many] { $count } możliwości na planszy
}
choices-with-cards = { $count ->
    [one] { $count } karta do wyboru
    [few] { $count } karty do wyboru
   *[many] { $count } kart do wyboru
}
choices-at-table = { $count ->
    [one] { $count } możliwość na stole
    [few] { $count } możliwości na stole
   *[many] { $count } możliwości na stole
}
cannot-be-undone = nie da się cofnąć
this-cannot-be-undone = Tego nie da się cofnąć.
about-to-happen = Co się zaraz stanie
do-it = Potwierdź
not-yet = Jeszcze nie
picked = Wybrano
hint-board = Wybierz to, co ma złotą obwódkę, albo użyj przycisków.
unpick = Cofnij: { $pick }
accept-default = Przyjmij: { $what }
can-be-chosen = można wybrać
cannot-be-chosen = teraz nie można wybrać
undo = Cofnij
undo-of = Cofnij: { $seat }
picks-stale = { $seat }: gra poszła dalej i to, co wybrano, już nie pasuje. Spójrz na stół jeszcze raz.
rule-too-many-undos = W tej partii cofano już zbyt wiele razy. Graj dalej od tego miejsca.
rule-too-many-undos-now = Cofasz się zbyt często. Odczekaj minutę i spróbuj ponownie.
rule-match-too-long = Ta partia jest już za długa, by grać dalej. Można się poddać lub wspólnie ją przerwać.
rule-overruled = W międzyczasie gra poszła dalej. Spójrz na stół jeszcze raz.

why-about = Dlaczego nie? { $thing }
why-asking = Sprawdzam zasady …
why-nothing = Żadna zasada tego nie zabrania.
why-not-now = Dlaczego nie teraz?
why-nothing-else = Dlaczego nic więcej?

breadcrumb = Gdzie jesteśmy w grze
settings = Ustawienia
sheet = Co pokazać
sheet-fold = Zwiń
sheet-unfold = Rozwiń
tab-prompt = Decyzja
tab-hand = Ręka
tab-battle = Walka
tab-pieces = Figury
tab-log = Dziennik

line-open = połączono
line-connecting = łączenie …
line-lost = brak połączenia
line-closed = zamknięte
line-lost-more = Połączenie zostało zerwane; próbujemy dalej.
line-lost-sending = Twój wybór jest zachowany i zostanie wysłany, gdy tylko połączenie wróci.

## Przy stole: co tam leży

board = Plansza
dice = Kości
cards = Karty
beside-the-board = Obok planszy
none = brak
tray-dice = kości
tray-cards = karty
tray-hand = ręka
tray-deck = talia
tray-open = odkryte karty
tray-laid = karty w grze
tray-discard = karty odrzucone
tray-supply = zapas
tray-tokens = żetony
tray-waiting = czekają
tray-out = poza grą
army-of = { $side }, armia
army-at = { $side }, armia: { $place }
space-of-track = { $track }, pole { $index }
of-goal = { $index } z { $goal }
times = { $text } ×{ $count }

ref-mark-leadership = przywództwo
ref-mark-damage = obrażenia
ref-mark-battle = walka
ref-colour-black = czarna
ref-colour-white = biała

battle-round = runda { $round }
attacker = atakujący
defender = obrońca
battle-used = Zagrane wcześniej:
battle-added = { $added } do każdej kości
die-again = przerzucona
battle-dice = Kości
die-hit = { $colour } { $value }, trafienie
die-miss = { $colour } { $value }, pudło

## Przy stole: szanse przed walką

prospect-at = Cała bitwa: { $place }
prospect-running = Jak może skończyć się bitwa
prospect-cost = { $mean } z { $total } ({ $range })
prospect-lost = strata { $count }: { $share }
prospect-rounds = Pozostałe rundy, średnio: { $rounds }
prospect-how = Jak to policzono
odds-at = Szanse: { $place }
odds-line = { $attacker }: średnio { $attackerHits } traf., zwycięstwo od razu { $wins }. { $defender }: średnio { $defenderHits } traf.
odds-roll = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}{ $black ->
    [0] {""}
    [one] {" "}(w tym { $black } czarna)
    [few] {" "}(w tym { $black } czarne)
   *[many] {" "}(w tym { $black } czarnych)
}, trafienie od { $target }
odds-rerolls = przerzut najwyżej { $rerolls ->
    [one] { $rerolls } pudła
   *[many] { $rerolls } pudeł
}
odds-added-apart = { $first } do każdej kości, { $again } w przerzucie
odds-mean = Trafienia średnio
odds-black = Trafi czarna kość
odds-losses = Straty w oddziałach, średnio co najmniej
odds-destroyed = Rozbita w tej rundzie
odds-wins = Wygrywa w tej rundzie
odds-of-hits = { $count ->
    [one] { $count } trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
} { $share }
odds-why = Co się liczy i według jakiej zasady
odds-number-dice = Kości
odds-number-black = Czarne kości
odds-number-target = Trafienie od
odds-number-added = Dodaje się do każdej kości
odds-number-added-first = Dodaje się tylko w pierwszym rzucie
odds-number-added-again = Dodaje się tylko w przerzucie
odds-number-rerolls = Przerzucane pudła
odds-number-shelter = Przyjmie obrażenia najpierw
odds-number-damage = Już poniesione
odds-number-endures = Może znieść
odds-number-attack = Atak
odds-number-defence = Obrona
contest-foreseen = Gdyby walczono teraz: { $place }
contest-line = { $place }: atak { $attack } przeciw { $own } lokalizacji i { $cards } obrońców.
share-considered = rozważana

## Przy stole: karty

hand-of = Ręka: { $seat }
hand-empty = Brak kart na ręce
face-down = { $count ->
    [one] { $count } karta zakryta
    [few] { $count } karty zakryte
   *[many] { $count } kart zakrytych
}
card-can = Co możesz zrobić z tą kartą
curtain-show = { $seat }: pokaż moje karty
curtain-hide = Ukryj moje karty
curtain-off = Gramy w otwarte karty
on-the-table = Na stole
decks-and-discards = Talie i karty odrzucone
deck-certain = Te karty muszą w niej być; ich kolejność nie jest znana.
references = Karty pomocy
beside-sheet = Karty obok karty pomocy
house-values = Niektóre wartości to zasady domowe
house-values-more = Tych wartości nie potwierdza żadne opublikowane źródło. W tej rozgrywce wynoszą:

## Przy stole: karty bez planszy

tray-places = miejsca
tray-won = zdobyte
own-hands = Twoje karty na ręce
choose-from = Do wyboru
choose-from-pile = Do wyboru: { $pile }
picked-up = wybrana
pick-goal = { $card }: { $count ->
    [one] cel ma złotą obwódkę.
    [few] wybierz jeden z { $count } celów w złotych obwódkach.
   *[many] wybierz jeden z { $count } celów w złotych obwódkach.
}
let-go = Anuluj
against = przeciw
place-score = Atak { $attack } przeciw obronie lokalizacji { $defence } i obrońców { $defenders }.
leads-attack = Atak jest silniejszy.
leads-defence = Obrona wytrzymuje.
leads-nobody = Żadna strona nie prowadzi.
attackers = Atakujący
defenders = Obrońcy
others = Inni
nobody-here = nikt
carried = Przedmioty
to-decide = decyduje
seat-yours = ty
seat-partner = sojusznik
scores = Punktacja
points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
fight-against = przeciw
fight-own = sama lokalizacja: { $count }
fight-eliminated = wykluczona
fight-cycled = zrzucona
contest-at = Walka: { $place }
contest-attack = ataku
contest-withstood = odparto
contest-left = zostaje
share-lost = stracone

## Przy stole: plansza

board-closer = Przybliż
board-farther = Oddal
board-whole = Cała plansza
board-zoom-in = Przybliż
board-key = Legenda mapy
key-river = rzeka: nie można jej przekroczyć
key-mountains = góry: nie można ich przekroczyć
key-spot-ford = bród
key-slope = stok: góry po zakreskowanej stronie
key-wall = urwisko: nie do przejścia
key-mark-settlement = osada
key-mark-fortification = fortyfikacja i jej wytrzymałość
key-mark-mustering = region mobilizacji
key-mark-points = punkty zwycięstwa
key-leadership = przywództwo: pełne to żetony, puste to postacie
key-damage = obrażenia
key-pile = zakryte żetony
key-may = można wybrać
key-may-attack = można zaatakować
key-chosen = wybrane
key-trail = ostatni ruch

## Przy stole: co się stało

log = Dziennik
log-earlier = Pokaż wszystko od początku
taken-back = cofnięte
game-over = Koniec gry
rank = { $rank ->
    [1] Wygrywa: { $teams }
   *[other] { $rank }. { $teams }
}

# Z bliska: szczegóły, cały dziennik, plansza bez figur, ruch

detail-back = Wstecz
detail-where = Gdzie
detail-standing = Tutaj
detail-neighbours = Sąsiednie regiony
detail-units = Oddziały
detail-with = Razem z tym
detail-areas = Regiony
detail-cards = Co tu leży
detail-spaces = Jak daleko zaszli
detail-can = Co możesz z tym zrobić
ways-goals = { $count ->
    [one] { $count } cel
    [few] { $count } cele
    [many] { $count } celów
   *[other] { $count } celu
}
way = { $goal }, { $by }
ways-of = Możliwe działania: { $thing }
ways-hint = Dotknij zaznaczonego miejsca lub armii albo przeciągnij tam figurę; możesz też zacząć tutaj.
ways-about = Szczegóły
ways-end = Wróć do pytania
detail-go = Przejdź tam
detail-why = Dlaczego nie mogę …?
details = Szczegóły
details-of = Szczegóły: { $thing }
border-slope = stok
border-ford = bród
log-links = Strzałki przechodzą od nazwy do nazwy.
log-coming = Wczytywanie wcześniejszych wydarzeń…
log-whole = Przeszukaj dziennik
log-search = Słowa
log-seat = Kto
log-seat-all = Wszyscy
log-chapter = Kiedy
log-chapter-all = Cała gra
log-found = { $count ->
    [0] Nic takiego się nie zdarzyło.
    [one] { $count } wpis
    [few] { $count } wpisy
   *[many] { $count } wpisów
}
pieces-hide = Ukryj figury
pieces-hidden = Figury są ukryte.
motion-skip = Pomiń
motion-runs = Pokazujemy, co się stało.

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
rule-resigned = { $seat } poddaje partię
rule-timed-out = { $seat } przekracza czas
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
event-WentBack = ostatni wybór cofnięto
ref-purpose-dice = kości

## Kilkoro znajomych i osoby z kilkoma miejscami

whom-you-play = Kim grasz?
invite-friends = Zaproś pozostałe osoby
invite-friends-more = Każdy, kto otworzy ten link, może zająć jedno z wolnych miejsc.
link-copied-friends = Skopiowano. Wyślij go pozostałym osobom.

## Boty

bots = { $count ->
    [one] Z botem
   *[other] Boty
}
bots-more = Gra zaczyna się od razu, na nikogo nie trzeba czekać.
how-well = { $count ->
    [one] Jak dobrze ma grać?
   *[other] Jak dobrze mają grać?
}
level = { $level ->
    [novice] nowicjusz
    [captain] kapitan
    [warlord] wódz
   *[other] { $level }
}
level-more = { $level ->
    [novice] Odpowiada od razu i prawie nie myśli naprzód. Na pierwsze partie.
    [captain] Chwilę się zastanawia i gra przyzwoicie.
    [warlord] Nie śpieszy się i długo rozważa każdy wybór.
   *[other] {""}
}
bot = { $level ->
    [novice] bot nowicjusz
    [captain] bot kapitan
    [warlord] bot wódz
   *[other] bot
}
who-is-who = Kto gra na pozostałych miejscach
place-here = Ktoś przy tym ekranie
place-elsewhere = Ktoś przez link
bots-think = { $count ->
    [one] Bot się zastanawia…
   *[other] Boty się zastanawiają…
}

## Przy stole: gracze i to, co robią poza grą

company = Kto gra
is-here = przy stole
is-away = nie ma
looks-on = widz
lookers-on = { $count ->
    [one] Przygląda się { $count } osoba
    [few] Przyglądają się { $count } osoby
   *[many] Przygląda się { $count } osób
}
clock-short = mało czasu
clock-out = koniec czasu
clock-of-stands = { $who }: zostało { $time }, zegar stoi
clock-of-runs = { $who }: zostało { $time }, zegar idzie
clock-of-short = { $who }: zostało tylko { $time }
clock-of-out = { $who }: czas się skończył
clock-left = Twój czas: jeszcze { $time }.

match-menu = Partia
propose-pause = Zaproponuj przerwę
propose-resume = Zaproponuj wznowienie gry
propose-take-back = Zaproponuj cofnięcie ostatniego wyboru
propose-take-back-own = Zaproponuj powrót do chwili przed moim ostatnim wyborem
propose-abort = Zaproponuj przerwanie partii bez wyniku
propose-migrate = Zaproponuj przejście na najnowsze zasady
do-pause = Wstrzymaj partię
do-resume = Wznów grę
do-take-back = Cofnij ostatni wybór
do-take-back-own = Wróć do chwili przed moim ostatnim wyborem
do-abort = Przerwij partię bez wyniku
do-migrate = Przejdź na najnowsze zasady
abort-sure = Partia skończy się od razu i nikt jej nie wygra. Tego nie da się cofnąć.
proposal-about = Będzie tak, jak przed tym: { $what }.
proposal-declined = { $kind ->
    [pause] Odmówiono przerwy.
    [resume] Odmówiono wznowienia gry.
    [abort] Odmówiono przerwania partii.
    [migrate] Odmówiono przejścia na najnowsze zasady.
    [take-back] Odmówiono cofnięcia.
   *[other] Propozycję odrzucono.
}
proposes = { $count ->
    [one] proponuje
   *[other] proponują
}
proposal = { $kind ->
    [pause] { $who } { $proposes } przerwę.
    [resume] { $who } { $proposes } wznowienie gry.
    [abort] { $who } { $proposes } przerwanie partii; nikt jej wtedy nie wygra.
    [migrate] { $who } { $proposes } grę według najnowszych zasad.
    [take-back] { $count ->
        [one] { $who } { $proposes } cofnięcie ostatniego wyboru.
        [few] { $who } { $proposes } cofnięcie ostatnich { $count } wyborów.
       *[many] { $who } { $proposes } cofnięcie ostatnich { $count } wyborów.
    }
   *[other] { $who }: { $proposes }.
}
proposal-waits = Czekamy na zgodę: { $who }.
agree = Zgoda
disagree = Odmów
withdraw = Wycofaj
resign = Poddaj partię
resign-of = Poddaj partię ({ $seat })
resign-sure = Poddajesz partię ({ $seat }). To ją kończy i nie da się tego cofnąć.
resign-yes = Poddaję
paused = Partia jest wstrzymana
paused-more = Zegary stoją i nic nie można wybrać, dopóki wszyscy nie zgodzą się grać dalej.
paused-until = Od { $day } każdy gracz może sam zakończyć przerwę.
paused-long = Przerwa trwa już dość długo: możesz zakończyć ją bez zgody innych.
end-pause = Zakończ przerwę
aborted = Partię przerwano za zgodą wszystkich. Nikt jej nie wygrał.
lapse = { $who }: czas się skończył.
lapse-own = Twój czas się skończył. Dopóki nikt nie zażąda wygranej, możesz grać dalej.
lapse-partner = O tym, co dalej, decyduje partner.
claim-win = Zażądaj wygranej
claim-bot = Niech dalej gra bot
claim-open = Zwolnij miejsce
rematch = Zagraj jeszcze raz
rematch-there = Do rewanżu
rematch-failed = Nie udało się otworzyć rewanżu. Spróbuj za chwilę.

tab-talk = Rozmowa
tab-notes = Notatki
side-tabs = Dziennik, rozmowa i notatki
unread = { $count ->
    [one] { $count } nowa wypowiedź
    [few] { $count } nowe wypowiedzi
   *[many] { $count } nowych wypowiedzi
}
talk-lines = Co powiedziano
talk-nothing = Nikt jeszcze nic nie powiedział.
talk-not-allowed = W tej grze nie rozmawia się przy stole.
talk-input = Powiedz coś
talk-send = Wyślij
talk-left = { $count ->
    [one] został { $count } znak
    [few] zostały { $count } znaki
   *[many] zostało { $count } znaków
}
watching-talk = Przyglądasz się tej partii. Gracze usłyszą cię dopiero po jej zakończeniu.
notes-private = Widzisz je tylko ty.
notes-keeping = Zapisujemy…
notes-kept = Zapisano.

beforehand = Odpowiedzi z góry
beforehand-more = Na to, co tu ustawisz, odpowiemy za ciebie od razu. Widzisz to tylko ty.
beforehand-not-now = Odpowiedź można ustawić wtedy, gdy pada pytanie tego rodzaju.
beforehand-always = Zawsze odpowiadaj tak samo…
beforehand-answer = Odpowiedź
beforehand-ask-me = Ale zapytaj mnie, gdy do wyboru jest też:
beforehand-once = Tylko raz
beforehand-add = Ustaw tę odpowiedź
beforehand-usual = to, co zwykle się robi
beforehand-any-time = Można ustawić w każdej chwili
beforehand-add-short = Ustaw
beforehand-add-of = Ustaw: { $answer }
beforehand-set = Co jest ustawione
beforehand-unless = Chyba że do wyboru jest też: { $what }.
beforehand-once-short = Raz.
beforehand-remove = Usuń
beforehand-remove-of = Usuń: { $answer }

recap = Od twojej ostatniej tury
recap-earlier = { $count ->
    [one] { $count } wcześniejszy wpis znajdziesz w dzienniku.
    [few] { $count } wcześniejsze wpisy znajdziesz w dzienniku.
   *[many] { $count } wcześniejszych wpisów znajdziesz w dzienniku.
}
recap-end = Dalej

## Wejście: przejścia między ekranami

nav = Ekrany
nav-home = Graj
nav-lobby = Stoły
nav-matches = Twoje partie
nav-account = Konto
nav-settings = Ustawienia
skip-to-content = Przejdź do treści
one-moment = Chwileczkę …
trouble-nowhere = Pod tym adresem nic nie ma. Czy link jest pełny?

## Wejście: strona główna i własne partie

no-account-needed = Konto nie jest potrzebne: wybierz grę i zaczynaj.
picture-of-table = Stół do tej gry
play-against = { $level ->
    [novice] Zagraj z nowicjuszem
    [captain] Zagraj z kapitanem
    [warlord] Zagraj z wodzem
   *[other] Zagraj z botem
}
opponent = Przeciwnik
more-choices = Więcej możliwości: scenariusze, znajomi, zasady domowe
with-people = Zagraj z ludźmi
with-people-more = Zajmij wolne miejsce przy czyimś stole albo załóż własny i wyślij komuś link. Na żywo, w jeden wieczór, albo korespondencyjnie, przez całe tygodnie.
to-lobby = Zobacz stoły
to-new-match = Rozłóż grę
to-quick-play = Zagraj z botem
going-on = W toku
finished = Skończone
all-matches = Wszystkie twoje partie
no-matches = Nie grasz jeszcze żadnej partii.
turns-waiting = { $count ->
    [0] Teraz nic na ciebie nie czeka.
    [one] Twoja kolej w jednej partii.
    [few] Twoja kolej w { $count } partiach.
   *[many] Twoja kolej w { $count } partiach.
}
standing-yours = Twoja kolej
standing-theirs = Tura przeciwnika
standing-paused = Wstrzymana
standing-waiting = Czeka na graczy
standing-over = Skończona
result-won = Wygrana
result-lost = Przegrana
result-shared = Wspólne zwycięstwo
time-left = Pozostały czas: { $time }
time-ran-out = Czas się skończył

## Wejście: stoły

lobby-lead = Stoły, przy których ktoś na ciebie czeka.
open-tables = Wolne miejsca
open-a-table = Otwórz stół
lobby-empty = W tej chwili nikt nie czeka. Otwórz stół, a wszyscy go tu zobaczą.
lobby-keeps-looking = Lista odświeża się sama.
opened-by = stół otwiera { $name }
table-goes-on = Partia już trwa; ktoś zwolnił miejsce.
played-with = Z dodatkiem: { $expansion }.
table-own-values = { $count ->
    [one] Zmieniono { $count } wartość.
    [few] Zmieniono { $count } wartości.
   *[many] Zmieniono { $count } wartości.
}
sit-as = Usiądź tutaj: { $name }
to-your-table = Do twojego stołu
invitations = Zaproszenia
invited-by = zaprasza { $name }
accept-invitation = Przyjmij
decline-invitation = Odrzuć
trouble-invitation = Nie udało się; może miejsce jest już zajęte. Spójrz na listę jeszcze raz.
who-may-join = Kto może dołączyć?
join-private = Kto ma link
join-private-more = Stołu nigdzie nie widać. Link wysyłasz, komu chcesz.
join-listed = Każdy
join-listed-more = Stół widać na liście, dopóki nie zostaną zajęte wszystkie miejsca.
open-listed = Rozłóż grę i pokaż ją na liście stołów
how-long = Ile czasu na myślenie?
control-called-none = Bez zegara
control-called-evening = Na żywo, jeden wieczór
control-called-brisk = Na żywo, szybko
control-called-daily = Korespondencyjnie, mniej więcej ruch dziennie
control-called-leisurely = Korespondencyjnie, bez pośpiechu
control-none-more = Nikt nie liczy czasu.
control-live = Wszyscy siedzą przy stole naraz. Czas na osobę: { $bank }; dodatek po każdej turze: { $increment }.
control-correspondence = Grasz, kiedy masz czas. Czas na osobę: { $bank }; dodatek po każdej turze: { $increment }.

## Wejście: ludzie

address = Adres e-mail
address-odd = To nie wygląda na adres e-mail. Przykład: anna@example.org
password = Hasło
password-old = Obecne hasło
password-new = Nowe hasło
password-length = { $count ->
    [one] Co najmniej { $count } znak.
    [few] Co najmniej { $count } znaki.
   *[many] Co najmniej { $count } znaków.
}
password-missing = Wpisz hasło.
password-change = Zmień hasło
password-change-more = We wszystkich innych przeglądarkach nastąpi wylogowanie.
password-changed = Hasło zmienione.
password-set = Ustaw hasło
name-missing = Wpisz nazwę, pod którą zobaczą cię inni.
sign-up = Załóż konto
sign-up-more = Z kontem wrócisz tu z dowolnej przeglądarki. Partie rozegrane jako gość zostają z tobą.
verify-waiting = Wysłaliśmy link na adres { $address }. Otwórz go, a konto będzie twoje; potem się zaloguj. Nic nie przyszło? Zajrzyj do spamu albo załóż konto jeszcze raz.
sign-in = Zaloguj się
sign-in-more = Partie zaczęte w tej przeglądarce jako gość przechodzą na twoje konto.
forgotten = Nie pamiętasz hasła?
forgotten-send = Wyślij mi link
forgotten-sent = Jeśli ten adres ma u nas konto, wiadomość z linkiem jest już w drodze.
forgotten-no-mail = Ten serwer nie wysyła poczty, więc zapomnianego hasła nie da się odzyskać. Dobrze je przechowuj.
signed-in = Jesteś na swoim koncie
signed-in-as = { $name }, { $address }
not-verified = Twój adres nie jest jeszcze potwierdzony, więc poczta do ciebie nie dojdzie.
send-verification = Wyślij mi link
verification-sent = Link jest w drodze.
own-profile = Twój profil
sign-out = Wyloguj się
wishes = Poczta
wishes-no-mail = Ten serwer nie wysyła poczty. Twój wybór zadziała, gdy zacznie ją wysyłać.
wish-mail = Gdy przychodzi twoja kolej w partii korespondencyjnej
wish-mail-turn = Wiadomość za każdym razem
wish-mail-daily = Najwyżej jedna wiadomość dziennie
wish-mail-never = Bez wiadomości
wish-language = Język wiadomości
kept = Zapisano.
own-data = Twoje dane
own-data-more = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku.
own-data-download = Pobierz
deletion = Usuń konto
deletion-more = Znikną twoja nazwa, adres, notatki i rankingi. Rozegrane partie zostaną dla innych, ale bez twojej nazwy. Tego nie da się cofnąć.
deletion-open = Chcę usunąć konto
deletion-do = Usuń moje konto na zawsze
blocks = Zablokowane osoby
blocks-more = Ty i osoba, którą blokujesz, nie widzicie nawzajem swoich stołów ani zaproszeń.
blocks-none = Nikogo nie blokujesz.
block-head = Nie chcesz spotykać tej osoby?
block = Zablokuj
blocked = Zablokowano. Możesz to cofnąć na stronie swojego konta.
unblock = Odblokuj
unblocked = Już nie blokujesz tej osoby.
mail-verify = Potwierdzenie adresu
mail-reset = Nowe hasło
mail-unsubscribe = Koniec wiadomości o partiach
verify-done = Adres potwierdzony. Zaloguj się, a znajdziesz swoje partie.
reset-done = Nowe hasło ustawione. Zaloguj się nim.
unsubscribe-more = Nie będziesz dostawać wiadomości o swoich partiach. W każdej chwili możesz to zmienić na swoim koncie.
unsubscribe-done = Gotowe. Wiadomości o partiach nie będą już przychodzić.
to-account = Do twojego konta
profile = Profil
member-since = Konto założone: { $date }
no-results = Nie ma jeszcze skończonych partii.
no-results-own = Gdy skończysz partię, jej wynik pojawi się tutaj.
ratings = Rankingi
ratings-more = Ostrożne oszacowanie siły gry: rośnie z każdą partią, bo maleje niepewność.
rated-matches = { $count ->
    [one] { $count } partia rankingowa
    [few] { $count } partie rankingowe
   *[many] { $count } partii rankingowych
}
tallies = Wyniki według stron
tally = wygrane: { $won }, przegrane: { $lost }, wspólne: { $shared }
last-matches = Ostatnie partie
was-rated = rankingowa
people-address-taken = Ten adres ma już konto. Zaloguj się albo podaj inny adres.
people-bad-token = Ten link wygasł albo był już użyty. Poproś o nowy na stronie konta.
people-has-account = Masz już konto. Odśwież stronę.
people-no-account = Nastąpiło wylogowanie. Odśwież stronę i zaloguj się.
people-no-such-person = Pod tym adresem nie ma niczyjego profilu.
people-too-many-blocks = Nie można zablokować więcej osób. Najpierw kogoś odblokuj.
people-wrong-credentials = Nieprawidłowy adres lub hasło. Sprawdź i spróbuj ponownie.
people-wrong-password = To nie jest twoje hasło. Spróbuj ponownie.
people-too-often = Za dużo prób. Odczekaj trochę i spróbuj ponownie.
people-not-valid = Coś w formularzu się nie zgadza. Sprawdź, co wpisano.

## Wejście: przy jednym ekranie i zaproszenia, które się wysyła

one-screen = Zagraj przy jednym ekranie
one-screen-more = Jeden ekran wystarczy dla dwojga: gdy decyduje jedna strona, kurtyna zasłania karty drugiej. Możesz też wypróbować grę bez nikogo, prowadząc obie strony.
to-hot-seat = We dwoje przy tym ekranie
to-solo = Samodzielnie za obie strony
solo = { $count ->
    [one] Z nikim, prowadzę obie strony
   *[other] Nikt, prowadzę wszystkie strony
}
solo-more = Widzisz karty wszystkich stron. W sam raz, żeby coś wypróbować.
invite-known = Zaproś osoby z wcześniejszych partii
invite-known-more = Zaproszenie znajdą na stronie „Stoły”.
invite-to = Zaproś: { $name }
invited-now = zaproszenie wysłane
invite-them = Zaproś do partii
invite-them-more = Twoje stoły, przy których jest wolne miejsce:
invite-them-none = Przy żadnym z twoich stołów nie ma wolnego miejsca.
people-no-free-seat = W tej partii nie ma już wolnego miejsca.
people-too-many-invitations = Do tej partii nie można już zaprosić nikogo więcej.

## Wejście: ustawienia

settings-lead = Działają w tej przeglądarce, także w środku partii.
theme-safe = Dla daltonistów
theme-more = Strony i oznaczenia zawsze różnią się nie tylko kolorem, lecz także kształtem.
size = Wielkość tekstu
size-usual = Zwykła
size-large = Duża
size-larger = Większa
size-largest = Największa
motion = Animacje
motion-auto = Jak w systemie
motion-less = Jak najmniej
motion-more = Bez ruchu figury pojawiają się od razu tam, dokąd poszły.
sample = Jak to wygląda
sample-text = Pięć armii stoi przed bramą, a nietoperze już nadlatują.
sample-blue = jedna strona
sample-red = druga strona
licences = Licencje części, które stworzyli inni

## Rules

rules-of = Zasady: { $game }
rules-lead = Wszystkie zasady tak, jak stosuje je ten serwer, opisane naszymi słowami. Każda ma numer, którym posługuje się stół.
rules-chapters = Rozdziały
rules-search = Szukaj w zasadach
rules-search-more = Muszą wystąpić wszystkie słowa; wielkość liter i znaki diakrytyczne nie mają znaczenia.
rules-only-ours = Tylko nasze rozstrzygnięcia
rules-ours-more = Tam, gdzie źródła milczą, musieliśmy zdecydować sami. Przy każdym takim rozstrzygnięciu piszemy, jaką lukę wypełnia.
rules-count = { $count ->
    [0] Żadna zasada nie pasuje.
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
rules-none-more = Spróbuj mniej słów albo innych.
rules-none = Ta gra nie ma tu zasad do czytania.
rules-to = Zasady
rule-link-to = Link do zasady { $id }
rule-show = Pokaż zasadę { $id }
rule-called = Zasada { $id }
rule-unknown = W zbiorze zasad nie ma takiego numeru.
rule-ours = Nasze rozstrzygnięcie.
rule-in-book = Otwórz w zbiorze zasad (w nowej karcie)

## Spojrzenie wstecz: powtórki, zapisy, co zrobił los, wątpliwe rozstrzygnięcia

replay-of = Powtórka: { $game }
replay-controls = Sterowanie powtórką
replay-position = Miejsce w partii
replay-where = { $at } z { $last }
replay-beginning = Początek
replay-late = Chwileczkę …
replay-failed = Nie udało się wczytać tej części partii.
replay-nothing = Nie ma czego oglądać: nie ma takiej partii albo jeszcze się nie zaczęła.
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-headline-back = Do poprzedniego nagłówka
replay-headline-on = Do następnego nagłówka
replay-speed = Tempo
replay-speed-of = × { $speed }
replay-eyes = Punkt widzenia
replay-public = widz
replay-to-match = Do partii
replay-watch = Obejrzyj powtórkę
record-download = Pobierz zapis
recap-play = Obejrzyj to na planszy
recap-stop = Wróć do teraźniejszości

audit-show = Uczciwa gra
audit-dice = Jak padały kości
audit-of = { $dice }, { $side }
audit-rolled = { $count ->
    [one] Rzucono { $count } kością
   *[other] Rzucono { $count } kośćmi
}
audit-face = Ścianka
audit-count = Wypadła
audit-expected = Oczekiwano
audit-of-nobody = rzuty żadnej ze stron
audit-promise = Przed pierwszym wyborem serwer opublikował skrót (hash) tajnego ziarna losowości. Wynikają z niego wszystkie rzuty i tasowania.
audit-commitment = Skrót (hash)
audit-seed = Ziarno, ujawnione na końcu
audit-matches = Zgadza się: ziarno ma ten skrót, a każdy rzut i każde tasowanie z niego wynika.
audit-fails = Nie zgadza się: losowania nie wynikają z obiecanego ziarna. Zachowaj zapis i powiadom osobę, która prowadzi ten serwer.
audit-noted = Twoja przeglądarka zanotowała skrót, gdy pojawił się stół: jest ten sam.
audit-noted-other = Twoja przeglądarka zanotowała inny skrót, gdy pojawił się stół. Zachowaj zapis i powiadom osobę, która prowadzi ten serwer.
audit-counted = Twoja przeglądarka sama obliczyła skrót ziarna: jest ten sam.
audit-counted-other = Twoja przeglądarka sama obliczyła skrót ziarna i wyszedł inny. Zachowaj zapis i powiadom osobę, która prowadzi ten serwer.
audit-yourself = Aby sprawdzić każdy rzut na własnym komputerze, pobierz zapis i uruchom:
audit-failed = Nie udało się pobrać listy rzutów. Spróbuj za chwilę.

ruling-wrong = To rozstrzygnięcie wygląda na błędne
ruling-lead = Stół gra inaczej, niż mówi instrukcja? Powiedz o tym opiekunom gry.
ruling-text = Co się stało, a co powinno było się stać?
ruling-rule = Numer zasady, jeśli go znasz
ruling-no-such-rule = Nie ma zasady o takim numerze. Popraw go albo zostaw puste pole.
ruling-sent = Wysłane zostaną twoje słowa i zapis tej partii do tej chwili, ze wszystkimi wyborami. Czytają je tylko opiekunowie; nikt przy stole się nie dowie.
ruling-send = Wyślij
ruling-thanks = Dziękujemy. Opiekunowie mogą odtworzyć partię dokładnie do tego miejsca.
ruling-too-many = Dziś wysłano już od ciebie wiele zgłoszeń. Napisz znowu jutro.
ruling-not-yours = Zgłaszać mogą tylko osoby, które grają w tej partii.
ruling-failed = Nie wysłano. Twoje słowa nadal tu są: spróbuj za chwilę.

records = Zapisy
records-lead = Obejrzyj partię z pliku i sprawdź jej losowania.
records-choose = Wybierz zapis (plik z rozszerzeniem .ostrog)
records-kept = Plik zostanie odtworzony na serwerze, a potem zapomniany.
records-examining = Odtwarzany jest każdy wybór i każdy rzut …
records-audited = Sprawdzono: ziarno wyjaśnia każdy rzut i każde tasowanie.
records-not-audited = Odtworzono: każdy wybór prowadzi tam, gdzie mówi zapis. Nie ma w nim ziarna, więc losowań nie da się sprawdzić.
records-ended = Rozegrano ją do końca.
records-open = Urywa się przed końcem.
records-entries = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
   *[many] { $count } wpisów
}
records-another = Inny plik
records-no-record = Ten plik nie jest zapisem Ostroga. Wybierz plik pobrany po zakończeniu partii.
records-too-long = Ten plik jest za duży jak na zapis.
records-busy = Właśnie sprawdzane są inne zapisy. Spróbuj za chwilę.
records-too-slow = Odtwarzanie tego zapisu trwa zbyt długo. Polecenie `ostrog verify` na własnym komputerze ma więcej czasu.
records-unknown-game = Ten serwer nie ma gry z tego zapisu.
records-other-game = Ten serwer nie ma wersji zasad, według której grano.
records-other-seed = Ziarno w tym zapisie nie jest tym obiecanym.
records-other-draws = Losowania w tym zapisie nie wynikają z jego ziarna.
records-other-state = Ten zapis zmieniono: jeden z wyborów nie prowadzi tam, gdzie mówi zapis.
records-cannot-be-done = W tym zapisie jest coś, na co zasady nie pozwalają.

## Guided first games

lesson-learn = Naucz się, grając
lesson-step = Krok { $step } z { $steps }
lesson-length = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
lesson-mode-free = Tu nie ma nic nowego: wybierz, co chcesz. W razie wątpliwości weź to, co zaznaczone.
lesson-mode-waiting = Gra druga strona. Zobacz, co robi.
lesson-advice = Teraz: { $what }
lesson-advice-press = Teraz naciśnij: „{ $what }”.
lesson-next = Dalej
lesson-show = Pokaż, gdzie
lesson-do = Zrób to za mnie
lesson-leave = Zakończ lekcję
lesson-finished = Dobra robota!
lesson-finished-more = Tu lekcja się kończy. Możesz dokończyć tę partię przeciwko botowi albo wyjść.
lesson-other-side = Teraz poznaj drugą stronę
lesson-play-on = Graj tę partię dalej

## What others do, as it is told
told = Co się dzieje
told-nothing = Jeszcze nic się nie wydarzyło.
told-watch = Zobacz, co się dzieje.
told-next = Dalej
told-skip = Do teraz ({ $count })
pace = Tempo
pace-step = Krok po kroku
pace-calm = Spokojnie
pace-quick = Szybko
pace-now = Od razu
nothing-chosen = Nic nie jest wybrane.
forced = Gdy jest tylko jedna odpowiedź
forced-auto = Odpowiedz za mnie
forced-ask = Zapytaj mnie
forced-more = To, co nie pozostawia wyboru, rozstrzyga się bez pytania; cofnięcie sięga przed to.
why-no-pass = Dlaczego nie mogę spasować?
log-moment = Pokaż tę chwilę

## Keys

keys = Klawisze
keys-option = Wybierz pierwszą, drugą, … możliwość
keys-confirm = Potwierdź albo zakończ
keys-undo = Cofnij
keys-next = Przejdź do następnej lub poprzedniej rzeczy, którą można wybrać
keys-question = Przejdź do pytania
keys-told-next = Pokaż, co było dalej
keys-told-skip = Pokaż stan obecny
keys-help = Na rzeczy: dlaczego nic nie można z nią zrobić; poza tym: ta lista
keys-about = Na rzeczy: wszystko o niej
keys-zoom = Przybliż, oddal, pokaż całą planszę

## Sounds

sound = Dźwięki
sound-few = Tylko moja kolej
sound-all = Wszystkie
sound-off = Wyłączone

## The end

you-won = Wygrana!
you-lost = Porażka.
you-drew = Remis.

## Pomoce dla graczy: skrót zasad i karty

aids-none = Dla tej gry nie ma tu nic do pokazania.
aids-summary = Skrót zasad
aids-open = Otwórz jako stronę do druku
aids-print = Wydrukuj na dwóch stronach
aids-pages = Strony skrótu
aids-rules = Zasady: { $name }
key-more = Więcej: { $what }

cards-to = Wszystkie karty
cards-of = Karty: { $game }
cards-lead = Wszystkie karty gry: do czytania, sortowania i wyszukiwania.
cards-search = Szukaj wśród kart
cards-side = Strona
cards-kind = Rodzaj
cards-faction = Frakcja lub miejsce
cards-deck = Gdzie
cards-all = wszystko
cards-shared = wspólne
cards-everywhere = wszędzie
cards-clear = Pokaż wszystkie
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
cards-copies = { $count ->
    [one] { $count } egzemplarz
    [few] { $count } egzemplarze
   *[many] { $count } egzemplarzy
}
cards-in-deck = { $count ->
    [one] { $count } karta w talii.
    [few] { $count } karty w talii.
   *[many] { $count } kart w talii.
}
cards-unseen-exact = To właśnie te, w kolejności, której nikt nie zna.
cards-unseen = { $count ->
    [one] Tej karty nie widać: jest w talii albo w innym miejscu, do którego nie masz wglądu.
    [few] Tych { $count } kart nie widać: są w talii albo w innych miejscach, do których nie masz wglądu.
   *[many] Tych { $count } kart nie widać: są w talii albo w innych miejscach, do których nie masz wglądu.
}

note-in-vain = teraz bez skutku

## Koniec partii oraz koniec tury lub rundy

ending-show = Przebieg partii
ending-close = Pokaż stół
ending-failed = Nie udało się pobrać liczb tej partii. Spróbuj za chwilę.
ending-won = { $count ->
    [one] Zwycięstwo: { $teams }
   *[other] Wspólne zwycięstwo: { $teams }
}
ending-without = Nikt nie wygrał
ending-course = Przebieg partii
ending-losses = Straty
ending-luck = Szczęście w kościach
ending-counts = Inne liczby
ending-fights = Walki
ending-hands = Odkryte ręce wszystkich graczy
ending-ratings = Ranking
rating-changed = { $who }: { $before } → { $after } ({ $by })
hands-failed = Nie udało się pobrać kart z rąk. Spróbuj za chwilę.
replay-open = wszyscy, odkryte ręce
replay-open-watch = Powtórka z odkrytymi rękami

chronicle-goal = cel: { $goal }
chronicle-in-numbers = W liczbach
chronicle-when = Kiedy
chronicle-place = Miejsce
chronicle-winner = Zwycięzca
chronicle-nobody = nikt
chronicle-none = brak
chronicle-what = Co

luck-of = { $what }: { $good }, średnio { $expected } ({ $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[many] { $count } kości
})
luck-more = o { $by } powyżej średniej
luck-less = o { $by } poniżej średniej
luck-even = zgodnie ze średnią

chapter-summary = Podsumowanie
chapter-failed = Nie udało się pobrać podsumowania.

audit-drawn = Dobrano losowo: { $count }
audit-zone = Skąd
audit-drawn-count = Dobrano
audit-shuffles = Ile razy tasowano

## Wartości, których nie potwierdza żadne źródło

values-to = Wartości z pudełka
values-of = { $game }: wartości z pudełka
values-lead = Tych wartości nie potwierdza żadne opublikowane źródło, więc są nasze. Jeśli masz grę, ustaw je tak, jak wydrukowano, i otwórz z nimi rozgrywkę.
values-none = Wszystkie wartości tej gry są potwierdzone w źródłach.
values-search = Szukaj wartości
values-only-changed = Tylko zmienione wartości
values-contents = Rodzaje wartości
values-nothing-found = Nic nie pasuje. Wpisz mniej słów.
values-changed = { $count ->
    [0] Nic nie zmieniono
    [one] Zmieniono { $count } wartość
    [few] Zmieniono { $count } wartości
   *[many] Zmieniono { $count } wartości
}
values-all = { $count ->
    [one] Zobacz { $count } wartość
    [few] Zobacz wszystkie { $count } wartości
   *[many] Zobacz wszystkie { $count } wartości
}
values-open-match = Otwórz rozgrywkę z tymi wartościami
values-save = Zapisz w pliku
values-load = Wczytaj plik
values-all-back = Przywróć wszystkie
values-ours = u nas: { $value }
values-put-back = { $name }: przywróć { $value }
values-less = { $name }: o jeden mniej
values-more = { $name }: o jeden więcej
values-loaded = { $count ->
    [0] Wczytano plik; wartości są takie jak u nas.
    [one] Wczytano plik; { $count } wartość jest inna niż u nas.
    [few] Wczytano plik; { $count } wartości są inne niż u nas.
   *[many] Wczytano plik; { $count } wartości jest innych niż u nas.
}
values-unreadable = To nie jest plik z wartościami.
values-other-game = W tym pliku są wartości innej gry: { $game }.
values-refused = Plik odrzucono, nic się nie zmieniło:
values-more-faults = i jeszcze { $count }
values-unrated = Rozgrywka ze zmienionymi wartościami nie liczy się do rankingu.
values-fault-unknown = nie ma takiej wartości
values-fault-yes-or-no = musi być tak albo nie
values-fault-number = musi być liczbą całkowitą
values-fault-text = musi być tekstem
values-fault-form = zapis jest nieprawidłowy
values-fault-at-least = co najmniej { $bound }
values-fault-at-most = co najwyżej { $bound }
values-fault-choice = musi być jednym z: { $choices }
values-fault-unfit = nie pasuje do pozostałych wartości
