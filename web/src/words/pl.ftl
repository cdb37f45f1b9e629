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

your-name = Twoje imię
guest = gość
keep-name = Zapisz
name-kept = To imię widzi druga osoba.
name-not-kept = Nie udało się zapisać imienia. Spróbuj jeszcze raz.

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
friend-here-more = Gracie przy jednym ekranie, na zmianę.
friend-elsewhere = { $count ->
    [one] Z kimś gdzie indziej
   *[other] Osoby gdzie indziej
}
friend-elsewhere-more = Dostajesz odnośnik do wysłania; każde z was gra na swoim ekranie.
your-side = Twoja strona
house-values-change = Wartości, które są nasze
house-values-change-more = Tych wartości nie potwierdza żadne opublikowane źródło. Jeśli masz grę i wiesz lepiej, zmień je dla tej rozgrywki.
open-here = Rozłóż grę
open-elsewhere = Rozłóż grę i weź odnośnik

my-matches = Twoje partie
you = ty
free-seat = wolne
match-waiting = czeka na graczy
match-begun = w toku
match-over = skończona

about-names = Nazwy gier należą do ich właścicieli i wskazują tu tylko, według jakich zasad się gra.
about-icons = Ikony: Lorc, Delapouite i inni autorzy
about-fonts = Kroje pisma: Alegreya, Alegreya SC i Source Sans 3 (SIL Open Font License).

## Poczekalnia

room-waiting = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
room-invited = Masz zaproszenie do partii. Zajmij miejsce.
invite = Zaproś drugą osobę
invite-more = Kto otworzy ten odnośnik, może zająć wolne miejsce.
link = Odnośnik do partii
copy-link = Kopiuj
link-copied = Skopiowano. Wyślij go drugiej osobie.
seats = Miejsca
sit-here = Usiądź tutaj

## Kłopoty

trouble-no-server = Serwer nie odpowiada. Spróbuj za chwilę.
trouble-no-match = Nie ma takiej partii. Czy odnośnik jest cały?
trouble-not-opened = Nie udało się założyć partii. Spróbuj za chwilę.
trouble-unfit-values = Te wartości do siebie nie pasują. Zmień je albo zostaw takie, jakie były.
trouble-seat-taken = To miejsce zajął już ktoś inny.
trouble-too-long = To za dużo naraz. Odśwież stronę.
trouble-not-understood = Ta strona i serwer nie rozumieją się nawzajem. Odśwież stronę.
trouble-not-begun = Partia jeszcze się nie zaczęła.
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
cannot-be-undone = nie da się cofnąć
this-cannot-be-undone = Tego nie da się cofnąć.
about-to-happen = Co się zaraz stanie
do-it = Potwierdź
not-yet = Jeszcze nie
picked = Wybrano
hint-board = Wybierz to, co ma złotą obwódkę, albo użyj przycisków.
take-back = Cofnij: { $pick }
accept-default = Przyjmij: { $what }
can-be-chosen = można wybrać
cannot-be-chosen = teraz nie można wybrać
undo = Cofnij
undo-of = Cofnij: { $seat }
picks-stale = { $seat }: gra poszła dalej i to, co wybrano, już nie pasuje. Spójrz na stół jeszcze raz.
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
tab-pieces = Elementy
tab-log = Dziennik

line-open = połączono
line-connecting = łączenie …
line-lost = brak połączenia
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
of-tokens = żetony: { $count }
space-of-track = { $track }, pole { $index }
of-goal = { $index } z { $goal }
times = { $text } ×{ $count }

ref-mark-leadership = przywództwo
ref-mark-damage = obrażenia
ref-mark-battle = walka
ref-colour-black = czarna
ref-colour-white = biała

battle-at = Walka: { $place }
battle-round = runda { $round }
attacker = atakujący
defender = obrońca
battle-card = Karta:
battle-used = Zagrane wcześniej:
battle-event = Wydarzenie:
battle-added = { $added } do każdej kości
battle-reasons = Liczy się tu:
die-again = przerzucona
battle-dice = Kości
battle-target = Trafienie od { $target }
battle-hits = Trafienia: { $count }
battle-damage = Obrażenia do przyjęcia: { $count }
die-hit = { $colour } { $value }, trafienie
die-miss = { $colour } { $value }, pudło

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
house-values = Niektóre wartości są nasze
house-values-more = Tych wartości nie potwierdza żadne opublikowane źródło. W tej rozgrywce wynoszą:

## Przy stole: karty bez planszy

tray-places = miejsca
tray-won = zdobyte
own-hands = Twoje ręce
choose-from = Do wyboru
choose-from-pile = Do wyboru: { $pile }
picked-up = wybrana
pick-goal = { $card }: { $count ->
    [one] cel ma złotą obwódkę.
    [few] wybierz jeden z { $count } celów w złotych obwódkach.
   *[many] wybierz jeden z { $count } celów w złotych obwódkach.
}
let-go = Odłóż
against = przeciw
place-score = Atak { $attack } przeciw { $defence } z miejsca i { $defenders } od obrońców.
leads-attack = Atak jest silniejszy.
leads-defence = Obrona się utrzymuje.
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
contest-at = Walka: { $place }
contest-attack = atak
contest-withstood = odparte
contest-left = pozostało
share-lost = stracone

## Przy stole: plansza

board-closer = Przybliż
board-farther = Oddal
board-whole = Cała plansza
board-zoom-in = Przybliż
board-key = Legenda mapy
key-river = rzeka: nie można jej przekroczyć
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
invite-friends-more = Każdy, kto otworzy ten odnośnik, może zająć jedno z wolnych miejsc.
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
place-elsewhere = Ktoś przez odnośnik
bots-think = { $count ->
    [one] Bot się zastanawia…
   *[other] Boty się zastanawiają…
}
