# Wojownicy Śródziemia: słowa rozszerzenia po polsku.
# „own” przy nazwie: to nasze tłumaczenie, bo wydana instrukcja jej nie podaje.

expansion-warriors = Wojownicy Śródziemia
text-expansion-warriors = Do wojny przystępuje sześć Frakcji: Umarli, Orły i Entowie po stronie Wolnych Ludów; Korsarze, Dunlendingowie i Pająki po stronie Cienia. Wnoszą kość, talię Wydarzeń i karty do bitew.

## Opcje: co robi wybór

option-faction = kość Frakcji ({ $die }): { $use }
option-faction-play = kość Frakcji ({ $die }): zagraj kartę „{ $card }”
option-faction-card = kość Frakcji ({ $die }): użyj karty „{ $card }”
option-faction-skip = odrzuć kość Frakcji bez użycia ({ $die })
option-enter-faction = wprowadź do gry { $faction_acc }
option-recruit-faction = zmobilizuj { $faction_acc }
option-recruit-home = Dunlendingowie w osadach Dunlandu
option-recruit-at = Dunlending { $region_at }
option-join-dead = zabierz { $character_acc }
option-leave-dead = Obieżyświat lub Aragorn opuszcza Armię Umarłych: ulega ona rozproszeniu
option-take-figure = { $faction_one } { $region_at }
option-go-along = pozostali idą z armią
option-stay-behind = zostaw { $faction_oneacc }
option-sail = przewieź najwyżej dwie armie
option-land = przewieź jedną armię, potem zaatakuj
option-strike = zaatakuj armię { $region_at }
option-lead-dead = przesuń Armię Umarłych { $region_to }
option-place-ent = przesuń Enta { $region_to }
option-hand-over = przekaż kartę „{ $card }”
option-keep-hand = nie przekazuj żadnej karty
option-keep-card = weź na rękę kartę „{ $card }”
option-put-on-top = na wierzch talii, karta „{ $card }” najwyżej
option-put-at-bottom = na spód talii, karta „{ $card }” wyżej
option-shuffle-cards = wtasuj do talii karty { $faction_gen }
option-take-back = weź z powrotem kartę „{ $card }”
option-give-card = odrzuć kartę „{ $card }”
option-draw-from-any = dobierz kartę z dowolnej swojej talii
option-take-the-paths = idź do Erech i wezwij Umarłych
option-found-entwood = Ent idzie { $region_to }
option-entwood = Las Entów { $region_at }
option-remove-tile = usuń żeton: { $tile }
option-gather-eagle = Orzeł { $region_from }
option-pay-figure = wyeliminuj figurkę: { $faction_one }
option-spend-figures = { $number ->
    [0] żadna
    [one] { $number } figurka
    [few] { $number } figurki
   *[many] { $number } figurek
}
option-swoop = Orły atakują
option-bring-up = sprowadź { $figure_acc } { $source_from }
option-from-card = postaw Orła z karty „{ $card }”
option-fly-all = porusz wszystkie Orły
option-pay-figure-at = wyeliminuj Orła { $region_at }
option-fleet-comes = zrekrutuj Korsarza w Umbarze
option-fleet-moves = porusz wszystkich Korsarzy
option-pay-corsair = wyeliminuj Korsarza { $region_at }
option-pay-spider = wyeliminuj Pająka
option-show-yourself = ujawnij Drużynę
option-suffer-damage = przyjmij obrażenie
option-cancel-hit = anuluj trafienie i wycofaj się

## Pytania: o czym decyduje gracz

ask-enter-faction = Która Frakcja wchodzi do gry?
ask-recruit-faction = Którą Frakcję mobilizujesz?
ask-recruit-dunlendings = Gdzie pojawiają się Dunlendingowie?
ask-join-dead = Kto idzie z nim { $ref1_from } do Armii Umarłych?
ask-move-figures = { $ref1 }: która figurka się porusza i dokąd?
ask-take-along = Które figurki Frakcji zostają { $ref1_at }?
ask-ships-sail = Korsarze przewożą dwie armie czy jedną, która zaatakuje?
ask-wraiths-march = Dokąd idzie Armia Umarłych i kogo atakuje?
ask-dead-advance = Czy Armia Umarłych wkracza { $ref1_to }?
ask-flee = Armia wykonuje odwrót { $ref1_from } { $ref2_to }. Które Nazgûle i którzy Słudzy zostają?
ask-march-of-the-ents = Co teraz robią Entowie?
ask-hand-over = Którą kartę Wydarzenia Frakcji przekazujesz partnerowi?
ask-keep-card = „{ $ref1 }”: którą kartę bierzesz?
ask-put-back = „{ $ref1 }”: gdzie kładziesz pozostałe karty?
ask-further-or-shuffle = „{ $ref1 }”: zagrywasz jeszcze jedną kartę Wydarzenia Frakcji czy wtasowujesz karty do talii?
ask-take-back = „{ $ref1 }”: którą kartę bierzesz?
ask-give-card = „{ $ref1 }”: którą kartę za nią odrzucasz?
ask-paths-of-the-dead = Czy idzie { $ref1_from } do Erech i wzywa Umarłych?
ask-found-entwood = Czy Ent zakłada drugi Las Entów?
ask-entwood = Który Las Entów?
ask-remove-tile = Który żeton Poszukiwań usuwasz z gry?
ask-gather-eagles = Które Orły przybywają na bitwę { $ref1_at }?
ask-pay-figure = Czy eliminujesz figurkę dla tej karty?
ask-eagles-strike = Czy Orły atakują?
ask-spend-figures = Ilu Dunlendingów ginie, aby anulować trafienia?
ask-borne-up = Które jednostki dołączają do bitwy { $ref1_at }? Najwyżej dwie, za Korsarza.
ask-lines-of-eagles = „{ $ref1 }”: co robią Orły?
ask-which-eagle = Którego Orła eliminujesz?
ask-black-sails = Co robią Korsarze?
ask-pay-corsair = Czy eliminujesz Korsarza, aby zadać obrażenie Drużynie?
ask-pay-spider = Czy eliminujesz Pająka, aby zaszkodzić Drużynie { $ref1_at }?
ask-show-yourself = Ujawniasz Drużynę czy przyjmujesz obrażenie?
ask-cancel-hit = Czy anulujesz trafienie? Twoja armia musi wtedy opuścić bitwę.
ask-withdraw = Twoja armia musi się wycofać { $ref1_from }. Dokąd?
ask-fallen-hillmen = Ilu spośród poległych { $ref1_at } było Dunlendingami?
ask-shield-army = Ilu Dunlendingów { $ref1_at } ginie zamiast jednostek?
ask-spiders-leave = Armia { $ref1_at } jest za duża. Ile Pająków odchodzi?

## Zdarzenia: co się stało

event-FactionDieRolled = { $side }, rzut kością Frakcji: { $faction_die }.
event-FactionDieUsed = { $seat }: { $faction_use } (kość Frakcji: { $faction_die }).
event-FactionDiePlayed = { $seat }: zagranie karty (kość Frakcji: { $faction_die }).
event-FactionDieSkipped = { $seat }: kość Frakcji odrzucona bez użycia ({ $faction_die }).
event-FactionDieOnCard = { $seat }: kość Frakcji ({ $faction_die }) użyta do karty „{ $card }”.
event-FactionEntered = Do gry wchodzi Frakcja: { $faction_full }.
event-FactionLeft = Frakcja wyeliminowana: { $faction_full }.
event-FiguresPlaced = Nowe figurki { $region_at }: { $count ->
    [one] { $count } { $faction_one }
    [few] { $count } { $faction_few }
   *[many] { $count } { $faction_many }
}.
event-FiguresAdded = Dodane do początkowych sił { $region_at }: { $count ->
    [one] { $count } { $faction_one }
    [few] { $count } { $faction_few }
   *[many] { $count } { $faction_many }
}.
event-FiguresLost = Straty { $region_at }: { $count ->
    [one] { $count } { $faction_one }
    [few] { $count } { $faction_few }
   *[many] { $count } { $faction_many }
}.
event-FiguresReturned = Z powrotem w puli posiłków: { $count ->
    [one] { $count } { $faction_one }
    [few] { $count } { $faction_few }
   *[many] { $count } { $faction_many }
}.
event-FiguresOnCard = Na karcie „{ $card }”: { $count ->
    [one] { $count } { $faction_one }
    [few] { $count } { $faction_few }
   *[many] { $count } { $faction_many }
}.
event-FiguresMoved = Ruch { $source_from } { $to_to }: { $count ->
    [one] { $count } { $faction_one }
    [few] { $count } { $faction_few }
   *[many] { $count } { $faction_many }
}.
event-FactionStruck = { $faction }, atak na armię { $region_at }: { $values }; { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}.
event-CardsLookedAt = { $seat }: { $count ->
    [one] { $count } obejrzana karta
    [few] { $count } obejrzane karty
   *[many] { $count } obejrzanych kart
} z talii Frakcji.
event-CardsPutBack = { $seat }: { $count ->
    [one] { $count } karta wraca
    [few] { $count } karty wracają
   *[many] { $count } kart wraca
} { $on_top ->
    [0] na spód
   *[other] na wierzch
} talii Frakcji.
event-CardsShuffled = { $seat }: talia Frakcji potasowana, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
event-CardTakenBack = { $seat }: karta „{ $card }” wraca na rękę z odrzuconych.
event-FactionCardGiven = { $seat }: karta „{ $card }” odrzucona za inną kartę.
event-EntwoodFounded = { $region_cap } to odtąd drugi Las Entów.
event-TilesForeseen = Żetony Poszukiwań wyjęte ze zbioru: { $tiles }.
event-TileRemoved = Usunięty z gry: { $tile }.
event-FactionCalled = { $seat }: wezwanie do walki, { $faction }.
event-UnitBroughtUp = { $figure } dołącza do bitwy: { $source_from } { $to_to }.

## Frakcje i ich figurki

ref-faction-dead = Umarli
    .full = Umarli z Dunharrow
    .gen = Umarłych
    .dat = Umarłym
    .acc = Umarłych
    .ins = Umarłymi
    .one = figurka Umarłych
    .oneacc = figurkę Umarłych
    .few = figurki Umarłych
    .many = figurek Umarłych
ref-faction-eagles = Orły
    .full = Orły z Gór Mglistych
    .gen = Orłów
    .dat = Orłom
    .acc = Orły
    .ins = Orłami
    .one = Orzeł
    .oneacc = Orła
    .few = Orły
    .many = Orłów
ref-faction-ents = Entowie
    .full = Entowie z Fangornu
    .gen = Entów
    .dat = Entom
    .acc = Entów
    .ins = Entami
    .one = Ent
    .oneacc = Enta
    .few = Entów
    .many = Entów
ref-faction-corsairs = Korsarze
    .full = Korsarze z Umbaru
    .gen = Korsarzy
    .dat = Korsarzom
    .acc = Korsarzy
    .ins = Korsarzami
    .one = Korsarz
    .oneacc = Korsarza
    .few = Korsarzy
    .many = Korsarzy
ref-faction-dunlendings = Dunlendingowie
    .full = Górale z Dunlandu
    .gen = Dunlendingów
    .dat = Dunlendingom
    .acc = Dunlendingów
    .ins = Dunlendingami
    .one = Dunlending
    .oneacc = Dunlendinga
    .few = Dunlendingów
    .many = Dunlendingów
ref-faction-spiders = Pająki
    .full = Pomiot Szeloby
    .gen = Pająków
    .dat = Pająkom
    .acc = Pająki
    .ins = Pająkami
    .one = Pająk
    .oneacc = Pająka
    .few = Pająki
    .many = Pająków

## Karty Frakcji

text-faction-dead-entry = Obieżyświat lub Aragorn jest w Erech, Anfalas, Dol Amroth, Lamedonie, Edoras, Helmowym Jarze lub Zachodnim Emnecie.
text-faction-dead-start = 2 figurki Umarłych w Erech. Obieżyświat lub Aragorn od razu tam idzie, z dowolnymi Towarzyszami ze swojego regionu; wszyscy tworzą Armię Umarłych.
text-faction-dead-muster = 1 figurka Umarłych w Armii Umarłych.
text-faction-dead-use = Armia Umarłych porusza się i atakuje dzięki „Upiorom strachu”; wzywa się ją do bitew w jej regionie i w regionach sąsiednich.
text-faction-dead-end = Nie ma już figurek Umarłych albo Obieżyświat lub Aragorn odchodzi.
text-faction-eagles-entry = Ostatnią znaną pozycją Drużyny nie jest Rivendell albo w grze jest Gandalf Biały.
text-faction-eagles-start = 2 Orły w Orlim Gnieździe.
text-faction-eagles-muster = 1 Orzeł w Orlim Gnieździe.
text-faction-eagles-use = Karty poruszają wszystkie Orły, każdego do dowolnego regionu. Wzywa się je do bitew w zasięgu 4 regionów, także przez góry.
text-faction-eagles-end = W grze nie ma żadnego Orła.
text-faction-ents-entry = W grze jest Saruman, a w Fangornie Towarzysz lub Drużyna.
text-faction-ents-start = 2 Entów w Fangornie: Las Entów.
text-faction-ents-muster = 1 Ent w Lesie Entów.
text-faction-ents-use = Entowie poruszają się i atakują dzięki „Marszowi Entów”; wzywa się ich do bitew w regionie Enta i w regionach sąsiednich.
text-faction-ents-end = W Lesie Entów nie ma Enta albo w Fangornie nie ma ani Towarzysza, ani Drużyny.
text-faction-corsairs-entry = Haradrimowie i Easterlingowie są w stanie wojny.
text-faction-corsairs-start = 3 Korsarzy w Umbarze.
text-faction-corsairs-muster = 1 Korsarz w Umbarze.
text-faction-corsairs-use = Najwyżej 5 w regionie; tylko regiony wybrzeża, Gondor prócz Erech i Osgiliath. Karty poruszają ich o 4 regiony lub pozwalają im przewozić armie. Wzywa się ich do bitew nieoblężonej armii z ich regionu.
text-faction-corsairs-end = Wolne Ludy kontrolują Umbar.
text-faction-dunlendings-entry = W grze jest Saruman.
text-faction-dunlendings-start = Po 2 Dunlendingów w Północnym i Południowym Dunlandzie, jeśli Cień kontroluje osadę.
text-faction-dunlendings-muster = Po 1 Dunlendingu w każdej z tych osad kontrolowanej przez Cień albo 1 w regionie Isengardu lub Rohanu z nieoblężoną armią Cienia.
text-faction-dunlendings-use = Najwyżej 3 w regionie. Idą z armią Cienia albo dzięki kartom o 2 regiony. Wzywa się ich do bitew nieoblężonej armii z ich regionu.
text-faction-dunlendings-end = Wolne Ludy kontrolują Północny i Południowy Dunland.
text-faction-spiders-entry = Ostatnią znaną pozycją Drużyny nie jest Rivendell.
text-faction-spiders-start = 1 Pająk w Dol Guldur i 1 w Minas Morgul.
text-faction-spiders-muster = 1 Pająk w Dol Guldur i 1 w Minas Morgul.
text-faction-spiders-use = Idą z armią Cienia albo dzięki kartom o 2 regiony. Wzywa się je do bitew armii z ich regionu, także oblężonej.
text-faction-spiders-end = W grze nie ma żadnego Pająka.

## Kości Frakcji

ref-faction-die-muster = Mobilizacja Frakcji
ref-faction-die-play-draw = Zagranie/dobranie
ref-faction-die-muster-play = Mobilizacja/zagranie
ref-faction-die-muster-draw = Mobilizacja/dobranie
ref-faction-die-eye = Oko Saurona
ref-faction-die-wild = Dzika kość
ref-faction_die-muster = { ref-faction-die-muster }
ref-faction_die-play-draw = { ref-faction-die-play-draw }
ref-faction_die-muster-play = { ref-faction-die-muster-play }
ref-faction_die-muster-draw = { ref-faction-die-muster-draw }
ref-faction_die-eye = { ref-faction-die-eye }
ref-faction_die-wild = { ref-faction-die-wild }
ref-faction-use-enter = wprowadzenie Frakcji do gry
ref-faction-use-recruit = mobilizacja Frakcji
ref-faction-use-draw = dobranie karty Wydarzenia Frakcji
ref-faction_use-enter = { ref-faction-use-enter }
ref-faction_use-recruit = { ref-faction-use-recruit }
ref-faction_use-draw = { ref-faction-use-draw }
ref-action-enter-faction = wprowadzenie Frakcji do gry
ref-deck-faction = talia Frakcji
    .gen = talii Frakcji
ref-kind-faction = Frakcje
ref-region-western-way = Zachodni szlak
    .cap = Zachodni szlak
    .gen = Zachodniego szlaku
    .acc = Zachodni szlak
    .ins = Zachodnim szlakiem
    .at = na Zachodnim szlaku
    .to = na Zachodni szlak
    .from = z Zachodniego szlaku

## Karty Wydarzeń Frakcji Wolnych Ludów

ref-card-fp-saruman-is-a-neighbour = Saruman to sąsiad
text-event-fp-saruman-is-a-neighbour = Zagraj na stół, jeśli Saruman jest w grze. Połóż na tej karcie 3 Entów z puli posiłków albo tylu, ilu jest. Nie są oni w grze. Ilekroć Cień użyje Głosu Sarumana, postaw 1 Enta z tej karty w Fangornie; jeśli Entów nie ma jeszcze w grze, dołącza on do ich początkowych sił. Gdy Entowie są w grze, kością Frakcji z dowolnym wynikiem możesz zrekrutować 1 Enta z tej karty w Lesie Entów. Odrzuć od razu, gdy na karcie nie ma już Entów albo Saruman zostanie wyeliminowany. Pozostali na niej Entowie wracają do puli posiłków.
ref-card-fp-the-ents-awaken = Przebudzenie Entów
text-event-fp-the-ents-awaken = Zrekrutuj 1 Enta w Lesie Entów; jeśli Entów nie ma jeszcze w grze, dołącza on do ich początkowych sił. Potem zrób jedno z dwojga: zagraj z ręki jeszcze 1 kartę Wydarzenia Frakcji bez użycia kości albo wtasuj do talii Frakcji tę kartę i wszystkie swoje odrzucone karty Entów. Jeśli żadnej karty nie możesz zagrać, musisz wtasować.
ref-card-fp-fathers-of-trees = Ojcowie drzew
text-event-fp-fathers-of-trees = Przenieś wszystkich Entów z planszy z powrotem do Fangornu i zrekrutuj tam 1 Enta. Potem możesz przenieść 1 Enta z Fangornu do Starego Lasu, jeśli nie ma tam jednostek wroga. Stary Las jest odtąd drugim Lasem Entów: ilekroć zasada lub karta Entów mówi o Lesie Entów, wybierasz jeden z dwóch. Jeśli Entów nie ma w grze, karta nic nie robi.
ref-card-fp-march-of-the-ents-1 = Marsz Entów
text-event-fp-march-of-the-ents-1 = Poruszaj się i atakuj dowolnie wiele razy, w dowolnej kolejności. Ruch: postaw 1 Enta z Lasu Entów w regionie bez jednostek wroga, sąsiadującym z regionem, w którym jest Ent. W Lesie Entów musi zostać co najmniej 1 Ent. Atak: wyeliminuj 1 Enta z Lasu Entów i rzuć 3 kośćmi przeciw armii Cienia w regionie Enta albo w sąsiednim. Każdy wynik 4 lub wyższy to 1 trafienie (straty wybiera Cień). To nie bitwa: nie ma kart, a Cień nie oddaje ciosów. Nazgûle i Sługi zniszczonej armii się eliminuje. Jeśli zginą wszystkie jednostki Cienia w Orthanku albo stanie tam Ent, Saruman zostaje wyeliminowany. Jeśli Entów nie ma w grze, karta nic nie robi.
ref-card-fp-march-of-the-ents-2 = { ref-card-fp-march-of-the-ents-1 }
text-event-fp-march-of-the-ents-2 = { text-event-fp-march-of-the-ents-1 }
ref-card-fp-in-long-swift-lines = Mknące szeregi
text-event-fp-in-long-swift-lines = Zagraj na stół, jeśli Orły są w grze. Połóż na tej karcie 3 Orły z puli posiłków albo tyle, ile jest. Nie są one w grze. Ilekroć zagrasz i wykonasz inną kartę Wydarzenia Frakcji, możesz zrobić jedno z dwojga: postawić 1 Orła z tej karty w Orlim Gnieździe albo poruszyć wszystkie Orły, każdego do dowolnego regionu. Odrzuć od razu, gdy na karcie nie ma już Orłów albo Orłów nie ma już w grze. Pozostałe na niej Orły wracają do puli posiłków.
ref-card-fp-speed-greater-than-any-wind = Szybsze niż wiatr
text-event-fp-speed-greater-than-any-wind = Zrekrutuj 1 Orła w Orlim Gnieździe; jeśli Orłów nie ma jeszcze w grze, dołącza on do ich początkowych sił. Potem zrób jedno z dwojga: zagraj z ręki jeszcze 1 kartę Wydarzenia Frakcji bez użycia kości albo wtasuj do talii Frakcji tę kartę i wszystkie swoje odrzucone karty Orłów. Jeśli żadnej karty nie możesz zagrać, musisz wtasować.
ref-card-fp-upon-the-nazgul-they-bore = Prosto na karki Nazgûlom
text-event-fp-upon-the-nazgul-they-bore = Porusz wszystkie Orły, każdego do dowolnego regionu. Potem wybierz region, w którym jest Orzeł i Nazgûl. Rzuć 1 kością za każdego tamtejszego Orła, najwyżej 5 kośćmi. Każdy wynik 4 lub wyższy eliminuje tam 1 Orła i 1 Nazgûla, ale nigdy Czarnoksiężnika z Angmaru. Jeśli wyeliminowano co najmniej 1 Nazgûla, wszystkie pozostałe i Czarnoksiężnik z Angmaru lecą razem do 1 wybranej przez ciebie niezdobytej twierdzy Saurona. Jeśli Orłów nie ma w grze, karta nic nie robi.
ref-card-fp-we-only-need-wings = Trzeba nam tylko skrzydeł
text-event-fp-we-only-need-wings = Porusz wszystkie Orły, każdego do dowolnego regionu. Potem wyeliminuj 1 Orła i wybierz Towarzysza lub grupę, w Drużynie (odłącz ich) albo na mapie (przesuń ich). W tym ruchu ich poziom wynosi 4. Mogą zakończyć ruch w oblężonej twierdzy. Jeśli żaden Towarzysz nie może wyruszyć, nie eliminuj Orła. Jeśli Orłów nie ma w grze, karta nic nie robi.
ref-card-fp-lifted-up-and-borne-far-away = Uniesieni w dal
text-event-fp-lifted-up-and-borne-far-away = Zagraj, jeśli Drużyny nie ma na torze Mordoru. Porusz wszystkie Orły, każdego do dowolnego regionu. Potem wyeliminuj 1 Orła i rusz Drużynę według zwykłych zasad, łącznie z Poszukiwaniami. Jeśli Drużyna jest wykryta, nie rusza się i nie eliminujesz Orła. Kość, którą opłacono tę kartę, nie trafia do puli Poszukiwań. Jeśli Orłów nie ma w grze, karta nic nie robi.
ref-card-fp-the-stone-of-erech = Kamień z Erech
text-event-fp-the-stone-of-erech = Zagraj na stół. Połóż na tej karcie 3 figurki Umarłych z puli posiłków albo tyle, ile jest. Nie są one w grze. Ilekroć wynikiem „Mobilizacja” przesuniesz naród na torze polityki, 1 figurka z tej karty dołącza do Armii Umarłych; jeśli Umarłych nie ma jeszcze w grze, dołącza do ich początkowych sił. Gdy są w grze, kością Frakcji z dowolnym wynikiem możesz zrekrutować 1 figurkę z tej karty w Armii Umarłych. Odrzuć od razu, gdy na karcie nie ma już figurek. Pozostałe na niej figurki wracają do puli posiłków.
ref-card-fp-paths-of-the-dead = Ścieżka Umarłych
text-event-fp-paths-of-the-dead = Jeśli Umarłych nie ma w grze, a Obieżyświat lub Aragorn jest w regionie Rohanu lub Gondoru (także w oblężonej twierdzy), możesz wprowadzić ich do gry: on z dowolną liczbą Towarzyszy ze swojego regionu idzie do Erech i umieszczasz tam początkowe siły. Jeśli Umarli są teraz w grze, zrekrutuj 1 figurkę w Armii Umarłych i wtasuj do talii Frakcji tę kartę i wszystkie swoje odrzucone karty Umarłych. W przeciwnym razie karta nic nie robi.
ref-card-fp-the-dark-door = Mroczna brama
text-event-fp-the-dark-door = Zagraj na stół, jeśli Helmowy Jar lub Edoras jest niezdobyte. Erech sąsiaduje z Helmowym Jarem, Zachodnim Emnetem i Edoras dla Armii Umarłych (przy ruchu, ataku i wezwaniu do walki) i dla Towarzyszy, którzy się poruszają lub odłączają od Drużyny. Odrzuć od razu, gdy Cień kontroluje i Helmowy Jar, i Edoras.
ref-card-fp-wraiths-of-fear-1 = Upiory strachu
text-event-fp-wraiths-of-fear-1 = Możesz ruszyć Armię Umarłych. Za każdy region, do którego wchodzi, wyeliminuj 1 figurkę Umarłych; co najmniej 1 musi zostać, a w regionie nie może być jednostek wroga. Potem możesz zaatakować armię Cienia w jej regionie lub w sąsiednim: wyeliminuj 1 figurkę Umarłych i rzuć 3 kośćmi. Każdy wynik 4 lub wyższy to 1 trafienie (straty wybiera Cień). Możesz to powtarzać przeciw tej samej armii. To nie bitwa: nie ma kart, a Cień nie oddaje ciosów. Nazgûle i Sługi zniszczonej armii się eliminuje. Ocalała armia musi wykonać odwrót, jeśli może, ale nie do regionu, z którego wyszedł atak. Jeśli armii już tam nie ma, Armia Umarłych może bez strat wejść do jej regionu. Jeśli Umarłych nie ma w grze, karta nic nie robi.
ref-card-fp-wraiths-of-fear-2 = { ref-card-fp-wraiths-of-fear-1 }
text-event-fp-wraiths-of-fear-2 = { text-event-fp-wraiths-of-fear-1 }
ref-card-fp-the-union-of-all-our-strength-1 = Zjednoczenie wszystkich naszych sił
text-event-fp-the-union-of-all-our-strength-1 = Odrzuć z ręki kartę Entów, Orłów lub Umarłych. Potem zrób jedno z dwojga: weź na rękę odrzuconą kartę innej z tych Frakcji albo dobierz 1 kartę z dowolnej ze swoich talii.
ref-card-fp-the-union-of-all-our-strength-2 = { ref-card-fp-the-union-of-all-our-strength-1 }
text-event-fp-the-union-of-all-our-strength-2 = { text-event-fp-the-union-of-all-our-strength-1 }
ref-card-fp-by-chance-or-by-foresight-1 = Przypadek czy przezorność
text-event-fp-by-chance-or-by-foresight-1 = Obejrzyj 3 wierzchnie karty swojej talii Frakcji i weź 1 z nich na rękę. Pozostałe 2 połóż razem na wierzchu albo na spodzie tej talii, w dowolnej kolejności.
ref-card-fp-by-chance-or-by-foresight-2 = { ref-card-fp-by-chance-or-by-foresight-1 }
text-event-fp-by-chance-or-by-foresight-2 = { text-event-fp-by-chance-or-by-foresight-1 }
ref-card-fp-by-chance-or-by-foresight-3 = { ref-card-fp-by-chance-or-by-foresight-1 }
text-event-fp-by-chance-or-by-foresight-3 = { text-event-fp-by-chance-or-by-foresight-1 }

## Karty Wydarzeń Frakcji Cienia

ref-card-sa-a-great-fleet-1 = Wielka flota
text-event-sa-a-great-fleet-1 = Zrekrutuj 1 Korsarza w Umbarze; jeśli Korsarzy nie ma jeszcze w grze, dołącza on do ich początkowych sił. Potem, jeśli są w grze, porusz wszystkich Korsarzy, każdego najwyżej o 4 regiony.
ref-card-sa-a-great-fleet-2 = { ref-card-sa-a-great-fleet-1 }
text-event-sa-a-great-fleet-2 = { text-event-sa-a-great-fleet-1 }
ref-card-sa-black-sails = Czarne żagle
text-event-sa-black-sails = Zagraj na stół, jeśli Korsarze są w grze. Kością Frakcji z dowolnym wynikiem możesz zrekrutować 1 Korsarza w Umbarze albo poruszyć wszystkich Korsarzy, każdego najwyżej o 4 regiony. Potem, jeśli Drużyna jest na morzu albo jest wykryta w regionie Gondoru, w Zachodnim Harondorze lub w Osgiliath, możesz wyeliminować 1 dowolnego Korsarza, aby zadać 1 obrażenie z Poszukiwań. Żetonu się nie dobiera. Odrzuć od razu, gdy Korsarzy nie ma już w grze.
ref-card-sa-ships-of-great-draught-1 = Posępne okręty
text-event-sa-ships-of-great-draught-1 = Zrób jedno z dwojga: przewieź najwyżej 2 armie Cienia, każdą najwyżej o 4 regiony, albo przewieź 1 armię Cienia najwyżej o 2 regiony i zaatakuj nią. Każdy Korsarz przewozi najwyżej 2 jednostki ze swojego regionu i dowolną liczbę Nazgûli i Sług i płynie razem z nimi. Każdy region po drodze musi być dostępny dla Korsarzy i wolny dla ruchu armii. Armia, która ma zaatakować, może się przedtem połączyć z armią na miejscu. Atakuje sąsiedni region albo oblężoną twierdzę w regionie, do którego przybyła. Jeśli Korsarzy nie ma w grze, karta nic nie robi.
ref-card-sa-ships-of-great-draught-2 = { ref-card-sa-ships-of-great-draught-1 }
text-event-sa-ships-of-great-draught-2 = { text-event-sa-ships-of-great-draught-1 }
ref-card-sa-wild-hillmen-1 = Dzicy górale
text-event-sa-wild-hillmen-1 = Zrekrutuj po 1 Dunlendingu w Północnym i w Południowym Dunlandzie, jeśli kontrolujesz osadę, nie ma tam armii wroga i jest mniej niż 3 Dunlendingów; jeśli Dunlendingów nie ma jeszcze w grze, dołączają do początkowych sił. Potem, jeśli są w grze, porusz wszystkich Dunlendingów, każdego najwyżej o 2 regiony.
ref-card-sa-wild-hillmen-2 = { ref-card-sa-wild-hillmen-1 }
text-event-sa-wild-hillmen-2 = { text-event-sa-wild-hillmen-1 }
ref-card-sa-death-to-the-forgoil-1 = Śmierć Forgoilom
text-event-sa-death-to-the-forgoil-1 = Zagraj, jeśli armia Cienia z co najmniej 1 Dunlendingiem może zaatakować armię Wolnych Ludów z jednostką Rohanu lub Gondoru. Zaatakuj nią taką armię. Do końca bitwy każdy Dunlending w twojej armii jest jednostką regularną Isengardu: zwiększa siłę bojową i może być stratą. Nie wlicza się do ograniczenia do 10 jednostek.
ref-card-sa-death-to-the-forgoil-2 = { ref-card-sa-death-to-the-forgoil-1 }
text-event-sa-death-to-the-forgoil-2 = { text-event-sa-death-to-the-forgoil-1 }
ref-card-sa-armed-by-saruman = Uzbrojeni przez Sarumana
text-event-sa-armed-by-saruman = Zagraj na stół, jeśli Isengard jest w stanie wojny. Dunlendingowie w regionie Powierników Pierścienia liczą się w Poszukiwaniach jako jednostki Cienia. W rundzie, w której użyjesz karty Wezwania do Walki Dunlendingów, każdy Dunlending w regionie twojej armii zwiększa jej siłę bojową o 1. Gdy Entowie atakują armię Cienia, stratami mogą być także tamtejsi Dunlendingowie. Wolne Ludy mogą odrzucić tę kartę w ramach akcji wynikiem „Wola Zachodu”.
ref-card-sa-the-craft-of-shelob = Przebiegłość Szeloby
text-event-sa-the-craft-of-shelob = Porusz wszystkie Pająki, każdego najwyżej o 2 regiony. Potem do gry wchodzi specjalny żeton Poszukiwań „Jaskinia Szeloby” (obrażenia: rzut 1 kością, zatrzymanie), chyba że wszedł już wcześniej. Czeka obok planszy i trafia do zbioru żetonów Poszukiwań, gdy Drużyna wchodzi do Mordoru, albo od razu, jeśli Drużyna jest już na torze Mordoru. Jeśli Pająków nie ma w grze, karta nic nie robi.
ref-card-sa-evil-things = Złe stwory
text-event-sa-evil-things = Nie można zagrać, gdy Powiernicy Pierścienia są w regionie z osadą Wolnych Ludów, bez względu na to, kto ją kontroluje. Porusz wszystkie Pająki, każdego najwyżej o 2 regiony. Potem możesz wyeliminować 1 Pająka w regionie Powierników Pierścienia, aby dobrać żeton Poszukiwań. Oko odrzuć bez efektu. Każdy inny rozpatrz jak żeton udanych Poszukiwań. Jeśli Pająków nie ma w grze, karta nic nie robi.
ref-card-sa-children-of-ungoliant = Dzieci Ungolianty
text-event-sa-children-of-ungoliant = Nie można zagrać, gdy Powiernicy Pierścienia są w regionie z osadą Wolnych Ludów, bez względu na to, kto ją kontroluje. Porusz wszystkie Pająki, każdego najwyżej o 2 regiony. Potem możesz wyeliminować 1 Pająka w regionie Powierników Pierścienia, aby zadać 1 obrażenie z Poszukiwań. Żetonu się nie dobiera. Jeśli Drużyna jest ukryta, gracz Wolnych Ludów może zamiast tego pozwolić ją wykryć i nie otrzymuje obrażenia. Jeśli Pająków nie ma w grze, karta nic nie robi.
ref-card-sa-huge-and-horrible = Wielkie i potworne
text-event-sa-huge-and-horrible = Zagraj na stół, jeśli Sauron jest w stanie wojny. Pająki w regionie Powierników Pierścienia liczą się w Poszukiwaniach jako jednostki Cienia. W rundzie, w której użyjesz karty Wezwania do Walki Pająków, każdy Pająk w regionie twojej armii zwiększa jej siłę bojową o 1. Pająki wliczają się do ograniczenia wielkości armii. Wolne Ludy mogą odrzucić tę kartę w ramach akcji wynikiem „Wola Zachodu”.
ref-card-sa-her-own-offspring = Jej własne potomstwo
text-event-sa-her-own-offspring = Zrekrutuj 1 Pająka w Dol Guldur i 1 w Minas Morgul; jeśli Pająków nie ma jeszcze w grze, dołączają do początkowych sił. Potem, jeśli są w grze, porusz wszystkie Pająki, każdego najwyżej o 2 regiony.
ref-card-sa-his-will-and-his-malice-1 = Jego wola i nienawiść
text-event-sa-his-will-and-his-malice-1 = Weź na rękę 1 dowolną ze swoich odrzuconych kart Wydarzeń Frakcji.
ref-card-sa-his-will-and-his-malice-2 = { ref-card-sa-his-will-and-his-malice-1 }
text-event-sa-his-will-and-his-malice-2 = { text-event-sa-his-will-and-his-malice-1 }
ref-card-sa-servants-of-sauron-1 = Słudzy Saurona
text-event-sa-servants-of-sauron-1 = Obejrzyj 3 wierzchnie karty swojej talii Frakcji i weź 1 z nich na rękę. Potem wtasuj do talii pozostałe 2, wszystkie swoje odrzucone karty Wydarzeń Frakcji i tę kartę.
ref-card-sa-servants-of-sauron-2 = { ref-card-sa-servants-of-sauron-1 }
text-event-sa-servants-of-sauron-2 = { text-event-sa-servants-of-sauron-1 }
ref-card-sa-servants-of-sauron-3 = { ref-card-sa-servants-of-sauron-1 }
text-event-sa-servants-of-sauron-3 = { text-event-sa-servants-of-sauron-1 }

## Karty Wydarzeń, które zastępują inne

ref-card-fp-the-western-way = Zachodni szlak
    .combat = { ref-combat-daring-defiance }
text-event-fp-the-western-way = Zagraj na stół. Dla Drużyny i dla Towarzyszy, którzy się od niej odłączają, ta karta jest regionem obok Szarej Przystani, Anfalas, Dol Amrothu, Lamedonu i Pelargiru. Mogą się na niej zatrzymać tylko Powiernicy Pierścienia. Dopóki są w Szarej Przystani lub na tej karcie, a droga wynosi 0 lub 1, Drużyna jest na morzu: Cień z żadnego powodu nie dobiera żetonu Poszukiwań. Tej karty nigdy się nie odrzuca.
ref-card-fp-swift-boats = Szybkie łodzie
    .combat = { ref-combat-orderly-withdrawal }
text-event-fp-swift-boats = Zagraj, jeśli Powiernicy Pierścienia są w niezdobytej osadzie Wolnych Ludów. Rusz Drużynę: droga rośnie o 1, a rzutu Poszukiwań nie ma.
ref-card-fp-premonition-of-danger = Przeczucie niebezpieczeństwa
    .combat = { ref-combat-heroic-death }
text-event-fp-premonition-of-danger = Weź jawnie 3 żetony ze zbioru żetonów Poszukiwań. Usuń 1 z nich na stałe z gry. Pozostałe wracają do zbioru. Nic innego na żetonach nie działa.
ref-card-fp-majesty-and-glory = Majestat i chwała
    .combat = { ref-combat-huorn-dark }
text-event-fp-majesty-and-glory = Zagraj na stół. Na początku bitwy, w której bierze udział Towarzysz, możesz odrzucić tę kartę. Przez całą tę bitwę Cień nie używa kart Bitwy ani kart Wezwania do Walki. W ramach akcji gracz Cienia może odrzucić tę kartę, płacąc 1 kością z wynikiem „Postać” i dowolnymi 2 kartami Wydarzeń z ręki.
ref-card-fp-long-battle = Długa bitwa
    .combat = { ref-combat-sudden-strike }
text-event-fp-long-battle = Wybierz region z twoją armią, która ma przywództwo. Wszystkie tamtejsze figurki Frakcji Cienia zostają wyeliminowane. Potem dobierz 1 kartę z dowolnej ze swoich talii, nawet jeśli takiego regionu nie ma.
ref-card-fp-take-someone-you-can-trust = Zabierz kogoś godnego zaufania
    .combat = { ref-combat-mighty-attack }
text-event-fp-take-someone-you-can-trust = Zagraj na stół, jeśli w Drużynie są Merry Brandybuck i Pippin Tuk. Gdy Cień dobierze żeton Poszukiwań z wykryciem, możesz odrzucić tę kartę, aby pominąć wykrycie. Reszta żetonu działa. Odrzuć tę kartę od razu, gdy jeden z nich opuści Drużynę.
ref-card-sa-not-on-anybodys-side = Po niczyjej stronie
    .combat = { ref-combat-devilry-of-orthanc }
text-event-sa-not-on-anybodys-side = Zagraj na stół, jeśli w grze jest Frakcja Wolnych Ludów. Nie można zagrywać kart Wydarzeń Frakcji ani kart Wezwania do Walki Entów i Orłów. Odrzuć od razu, gdy w grze nie ma już Frakcji Wolnych Ludów. Wolne Ludy mogą ją odrzucić w ramach akcji wynikiem „Wola Zachodu”, a gdy Gandalf Biały jest w grze, dowolnym wynikiem kości akcji.
ref-card-sa-strongly-guarded = Pod silną strażą
    .combat = { ref-combat-deadly-strife }
text-event-sa-strongly-guarded = Zagraj na stół. Figurki Frakcji Wolnych Ludów nie mogą wchodzić do regionu z twierdzą kontrolowaną przez Cień ani tam atakować, a w bitwach tam nie używa się kart Wezwania do Walki Wolnych Ludów. Wolne Ludy mogą ją odrzucić w ramach akcji wynikiem „Wola Zachodu” albo dowolnym wynikiem kości akcji i 1 Pierścieniem Elfów.
ref-card-sa-great-winged-creatures = Wielkie skrzydlate istoty
    .combat = { ref-combat-relentless-assault }
text-event-sa-great-winged-creatures = Zagraj, jeśli wszystkie narody Cienia są w stanie wojny. Zrekrutuj 1 Nazgûla w każdej armii Cienia, w której jest Nazgûl inny niż Czarnoksiężnik z Angmaru.

ref-combat-orderly-withdrawal = Zorganizowany odwrót
text-combat-orderly-withdrawal = Użyj w bitwie w polu lub przy wypadzie, w których bierze udział twój Przywódca lub Towarzysz. Przed usunięciem strat z rzutu walki i przerzutu przywódczego wroga możesz anulować 1 trafienie. Wtedy na koniec rundy musisz zaprzestać ataku, a jako obrońca wykonać odwrót, jeśli możesz.

## Karty Wezwania do Walki

ref-card-fp-ctb-with-doom-we-come = { ref-combat-with-doom-we-come }
    .combat = { ref-combat-with-doom-we-come }
ref-combat-with-doom-we-come = Niesiemy zagładę
text-combat-with-doom-we-come = Użyj, jeśli Ent jest w regionie broniącej się armii albo w sąsiednim. Wyeliminuj 1 Enta z Lasu Entów. Przed rzutem walki wykonaj dodatkowy atak 3 kośćmi, które trafiają przy wyniku 4 lub wyższym. Straty usuwa się od razu. Przerzutu nie ma.
ref-card-fp-ctb-the-forest-is-rising = { ref-combat-the-forest-is-rising }
    .combat = { ref-combat-the-forest-is-rising }
ref-combat-the-forest-is-rising = Las powstaje
text-combat-the-forest-is-rising = Użyj, jeśli Ent jest w regionie broniącej się armii albo w sąsiednim. Na koniec rundy możesz wyeliminować 1 Enta z Lasu Entów. Wtedy bitwa się kończy: nikt nie wykonuje odwrotu, a atakujący nie posuwa się naprzód.
ref-card-fp-ctb-speeding-on-a-gathering-wind = { ref-combat-speeding-on-a-gathering-wind }
    .combat = { ref-combat-speeding-on-a-gathering-wind }
ref-combat-speeding-on-a-gathering-wind = Gnane wzmagającym się wiatrem
text-combat-speeding-on-a-gathering-wind = Użyj, jeśli co najmniej 1 Orzeł jest nie dalej niż 4 regiony od broniącej się armii, licząc także przez góry. Przenieś część lub wszystkie te Orły do jej regionu. Po usunięciu strat z rzutu walki i przerzutu możesz rzucić 1 kością za każdego tamtejszego Orła, najwyżej 5 kośćmi. Każda 1 eliminuje 1 Orła, każda 6 to 1 trafienie, a straty usuwa się od razu. Oblężonej armii Cienia to nie dotyczy.
ref-card-fp-ctb-out-of-the-high-airs = { ref-combat-out-of-the-high-airs }
    .combat = { ref-combat-out-of-the-high-airs }
ref-combat-out-of-the-high-airs = Spadły z wysoka
text-combat-out-of-the-high-airs = Użyj, jeśli co najmniej 1 Orzeł jest nie dalej niż 4 regiony od broniącej się armii, licząc także przez góry. Przenieś część lub wszystkie te Orły do jej regionu i wyeliminuj tam 1 Orła. W tej rundzie przywództwo Nazgûli i Czarnoksiężnika z Angmaru się nie liczy.
ref-card-fp-ctb-king-of-the-dead = { ref-combat-king-of-the-dead }
    .combat = { ref-combat-king-of-the-dead }
ref-combat-king-of-the-dead = Król Umarłych
text-combat-king-of-the-dead = Użyj, jeśli Armia Umarłych jest w regionie broniącej się armii albo w sąsiednim. Wyeliminuj 1 figurkę Umarłych. Przed rzutem walki wykonaj dodatkowy atak 3 kośćmi, które trafiają przy wyniku 4 lub wyższym. Straty usuwa się od razu. Przerzutu nie ma.
ref-card-fp-ctb-terror-of-the-dead = { ref-combat-terror-of-the-dead }
    .combat = { ref-combat-terror-of-the-dead }
ref-combat-terror-of-the-dead = Groza Umarłych
text-combat-terror-of-the-dead = Użyj, jeśli Armia Umarłych jest w regionie broniącej się armii albo w sąsiednim. Na koniec rundy możesz wyeliminować 1 figurkę Umarłych. Wtedy bitwa się kończy: nikt nie wykonuje odwrotu, a atakujący nie posuwa się naprzód.
ref-card-sa-ctb-borne-up-on-the-wind = { ref-combat-borne-up-on-the-wind }
    .combat = { ref-combat-borne-up-on-the-wind }
ref-combat-borne-up-on-the-wind = Zrodzeni na wietrze
text-combat-borne-up-on-the-wind = Użyj, jeśli w regionie twojej armii jest co najmniej 1 Korsarz, a twoja armia nie jest oblężona. Po usunięciu strat możesz wyeliminować 1 tamtejszego Korsarza. Wtedy przesuń do swojej armii najwyżej 2 jednostki Cienia z sąsiednich regionów: dołączają do bitwy. Nie przyjmują trafień z tej rundy. Jeśli twoja armia straciła wszystkie jednostki, bitwa trwa dzięki nowym, a twoje Nazgûle i Sługi nie zostają wyeliminowane.
ref-card-sa-ctb-the-last-stroke-of-doom = { ref-combat-the-last-stroke-of-doom }
    .combat = { ref-combat-the-last-stroke-of-doom }
ref-combat-the-last-stroke-of-doom = Ostatni cios losu
text-combat-the-last-stroke-of-doom = Użyj, jeśli w regionie twojej armii jest co najmniej 1 Korsarz, a twoja armia szturmuje twierdzę. Na koniec rundy możesz wyeliminować 1 tamtejszego Korsarza. Wtedy szturm trwa jeszcze jedną rundę i nie osłabia się za nią jednostki elitarnej.
ref-card-sa-ctb-fierce-folk = { ref-combat-fierce-folk }
    .combat = { ref-combat-fierce-folk }
ref-combat-fierce-folk = Dziki lud
text-combat-fierce-folk = Użyj, jeśli w regionie twojej armii jest co najmniej 1 Dunlending, a twoja armia nie jest oblężona. Przed usunięciem swoich strat możesz wyeliminować dowolną liczbę tamtejszych Dunlendingów. Każdy z nich anuluje 1 trafienie wroga. Jeśli na stole leży karta „Uzbrojeni przez Sarumana”, każdy tamtejszy Dunlending zwiększa w tej rundzie twoją siłę bojową o 1.
ref-card-sa-ctb-old-hatred = { ref-combat-old-hatred }
    .combat = { ref-combat-old-hatred }
ref-combat-old-hatred = Stara nienawiść
text-combat-old-hatred = Użyj, jeśli w regionie twojej armii jest co najmniej 1 Dunlending, a twoja armia nie jest oblężona. Przed rzutem walki rzuć 1 kością za każdego tamtejszego Dunlendinga. Każda 1 eliminuje 1 Dunlendinga, każda 6 to 1 trafienie. Straty usuwa się od razu. Przerzutu nie ma. Jeśli na stole leży karta „Uzbrojeni przez Sarumana”, każdy Dunlending, który tam został, zwiększa w tej rundzie twoją siłę bojową o 1.
ref-card-sa-ctb-webs-of-shadow = { ref-combat-webs-of-shadow }
    .combat = { ref-combat-webs-of-shadow }
ref-combat-webs-of-shadow = Pajęczyny cienia
text-combat-webs-of-shadow = Użyj, jeśli w regionie twojej armii jest co najmniej 1 Pająk. Jeśli po przerzutach przywódczych masz więcej trafień niż wróg w tej rundzie, możesz wyeliminować 1 tamtejszego Pająka, aby dodać 1 trafienie. Liczą się też trafienia wroga z dodatkowego ataku wykonanego przed rzutem walki. Jeśli na stole leży karta „Wielkie i potworne”, każdy tamtejszy Pająk zwiększa w tej rundzie twoją siłę bojową o 1.
ref-card-sa-ctb-hideous-speed = { ref-combat-hideous-speed }
    .combat = { ref-combat-hideous-speed }
ref-combat-hideous-speed = Przerażająca szybkość
text-combat-hideous-speed = Użyj, jeśli w regionie twojej armii jest co najmniej 1 Pająk. Przed rzutem walki rzuć 1 kością. Przy 1 lub 2 wyeliminuj 1 tamtejszego Pająka. Przy 5 lub 6 wyeliminuj 1 wybranego przez siebie Przywódcę Wolnych Ludów albo 1 Towarzysza o poziomie 1 w bitwie. Jeśli na stole leży karta „Wielkie i potworne”, każdy Pająk, który tam został, zwiększa w tej rundzie twoją siłę bojową o 1.

## Strefy

zone-hand-gondor-faction = karty Wydarzeń Frakcji na ręce gracza Gondoru
zone-buried-gondor-faction = zakryte odrzucone karty Wydarzeń Frakcji gracza Gondoru
zone-hand-rohan-faction = karty Wydarzeń Frakcji na ręce gracza Rohanu
zone-buried-rohan-faction = zakryte odrzucone karty Wydarzeń Frakcji gracza Rohanu
zone-hand-witch-king-faction = karty Wydarzeń Frakcji na ręce gracza Czarnoksiężnika
zone-buried-witch-king-faction = zakryte odrzucone karty Wydarzeń Frakcji gracza Czarnoksiężnika
zone-hand-saruman-faction = karty Wydarzeń Frakcji na ręce gracza Sarumana
zone-buried-saruman-faction = zakryte odrzucone karty Wydarzeń Frakcji gracza Sarumana
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
zone-free-faction-deck = talia Frakcji Wolnych Ludów
zone-shadow-faction-deck = talia Frakcji Cienia
zone-hand-0-faction = karty Wydarzeń Frakcji na ręce Wolnych Ludów
zone-hand-1-faction = karty Wydarzeń Frakcji na ręce Cienia
zone-buried-0-faction = zakryte odrzucone karty Wydarzeń Frakcji Wolnych Ludów
zone-buried-1-faction = zakryte odrzucone karty Wydarzeń Frakcji Cienia
zone-free-faction-open = zagrywana karta Wydarzenia Frakcji Wolnych Ludów
zone-free-faction-table = karty Wydarzeń Frakcji Wolnych Ludów na stole
zone-free-faction-used = zużyte karty Wydarzeń Frakcji Wolnych Ludów
zone-shadow-faction-open = zagrywana karta Wydarzenia Frakcji Cienia
zone-shadow-faction-table = karty Wydarzeń Frakcji Cienia na stole
zone-shadow-faction-used = zużyte karty Wydarzeń Frakcji Cienia
zone-seen-0-faction = karty talii Frakcji oglądane przez Wolne Ludy
zone-seen-1-faction = karty talii Frakcji oglądane przez Cień
zone-seen-2-faction = karty talii Frakcji oglądane przez gracza Sarumana
zone-seen-3-faction = karty talii Frakcji oglądane przez gracza Rohanu
zone-free-character-calls = karty Wezwania do Walki Wolnych Ludów z rewersem Postaci
zone-free-strategy-calls = karty Wezwania do Walki Wolnych Ludów z rewersem Strategii
zone-shadow-character-calls = karty Wezwania do Walki Cienia z rewersem Postaci
zone-shadow-strategy-calls = karty Wezwania do Walki Cienia z rewersem Strategii

## Plansza

board-faction_states = stan Frakcji
board-figures = figurki Frakcji na mapie
board-pool_of_figures = figurki Frakcji w puli posiłków
board-lost_figures = figurki Frakcji usunięte z gry
board-added = figurki czekające na kartach Frakcji
board-on_cards = figurki na kartach na stole
board-has_faction_die = kości Frakcji w pulach
board-faction_dice = nieużyte kości Frakcji
board-shown_faction_dice = wyniki na kościach Frakcji
board-with_the_dead = Towarzysze w Armii Umarłych
board-along = figurki idące z armią
board-moved_along = figurki, które przeszły z armiami
board-fighting = figurki atakujące z armią
board-second_entwood = czy Stary Las jest Lasem Entów
board-called = karty Frakcji wezwanych do bitwy
board-withdrawing = czy Wolne Ludy wycofują się z bitwy
board-hillmen = Dunlendingowie wśród jednostek regularnych Isengardu
board-regulars = jednostki regularne Isengardu na początku bitwy
board-reduced = jednostki elitarne Isengardu osłabione w tej bitwie

## Przebieg gry

crumb-EnterFaction = nowa Frakcja
crumb-FactionEnters = wejście do gry: { $ref1 }
crumb-MusterFaction = mobilizacja Frakcji
crumb-FiguresCome = nowe figurki
crumb-MusterDunlendings = mobilizacja Dunlendingów
crumb-GatherToTheDead = kto idzie do Armii Umarłych
crumb-EliminateFaction = koniec Frakcji: { $ref1 }
crumb-ReturnFigures = figurki wracają
crumb-EntsCome = nowy Ent
crumb-PlayOrShuffle = po karcie „{ $ref1 }”
crumb-TakeCardBack = karta wraca
crumb-UniteStrength = karta za kartę
crumb-FigureFromCard = figurka z karty „{ $ref1 }”
crumb-ByForesight = wierzch talii Frakcji
crumb-ByServants = wierzch talii Frakcji
crumb-TakeThePaths = Ścieżka Umarłych
crumb-FoundEntwood = drugi Las Entów
crumb-RemoveTile = żeton schodzi z gry
crumb-TrustSomeone = wykrycie na żetonie
crumb-ShowMajesty = przed bitwą
step-EnterFaction-choose = która Frakcja
step-MusterFaction-choose = która Frakcja
step-MusterDunlendings-choose = gdzie
step-GatherToTheDead-choose = którzy Towarzysze
crumb-ChooseEntwood = który Las Entów
crumb-MusterEnts = mobilizacja Entów
crumb-MoveFigures = ruch Frakcji: { $ref1 }
crumb-TakeAlong = kto idzie z armią { $ref1_from }
crumb-SailHosts = rejs
crumb-ShipsSail = okręty Korsarzy
crumb-StrikeArmy = atak na armię { $ref1_at }
crumb-WraithsMarch = pochód Umarłych
crumb-FleeTheDead = odwrót { $ref1_from }
crumb-LeaveTheField = odwrót { $ref1_from }
crumb-MarchOfTheEnts = Marsz Entów
crumb-HandOverEvents = karta dla partnera
crumb-LinesOfEagles = „{ $ref1 }”
crumb-FleeFromEagles = ucieczka Nazgûli
crumb-CarriedByEagles = Orzeł niesie Towarzyszy
crumb-LiftedUp = Orzeł niesie Drużynę
crumb-BlackSails = czarne żagle
crumb-EvilThings = atak Pająka
crumb-ChildrenOfUngoliant = atak Pająka
crumb-NoTileAtSea = na morzu
crumb-BorneUp = posiłki z morza
crumb-StrikeForFigure = Wezwanie do Walki
crumb-EndBattle = Wezwanie do Walki
crumb-EaglesGather = przybywają Orły
crumb-DriveNazgulOff = przybywają Orły
crumb-EaglesStrike = Orły atakują
crumb-LastStroke = Wezwanie do Walki
crumb-FierceFolk = Wezwanie do Walki
crumb-OldHatred = Wezwanie do Walki
crumb-WebsOfShadow = Wezwanie do Walki
crumb-HideousSpeed = Wezwanie do Walki
crumb-OrderlyWithdrawal = zorganizowany odwrót
crumb-SendSpidersAway = za duża armia { $ref1_at }
crumb-ShieldArmy = Dunlendingowie { $ref1_at }
crumb-AttackOfHillmen = atak z Dunlendingami
crumb-StandDown = po bitwie
step-ChooseEntwood-choose = który Las Entów
step-MoveFigures-choose = która figurka i dokąd
step-TakeAlong-choose = kto zostaje
step-SailHosts-choose = która armia i dokąd
step-SailHosts-go_on = czy płynie dalej i dokąd
step-ShipsSail-choose = dwie armie czy jedna z atakiem
step-WraithsMarch-choose = ruch czy atak
step-WraithsMarch-follow = czy wkraczają
step-FleeTheDead-choose = dokąd
step-LeaveTheField-choose = kto zostaje
step-MarchOfTheEnts-choose = ruch czy atak
step-HandOverEvents-free = karta Wolnych Ludów
step-HandOverEvents-shadow = karta Cienia
step-EntsCome-choose = który Las Entów
step-PlayOrShuffle-choose = następna karta albo tasowanie
step-TakeCardBack-choose = która karta
step-UniteStrength-choose_price = którą kartę odrzucić
step-UniteStrength-choose = która karta
step-ByForesight-choose = która karta
step-ByForesight-choose_place = gdzie położyć pozostałe
step-ByServants-choose = która karta
step-TakeThePaths-choose = czy idzie
step-FoundEntwood-choose = czy Ent idzie
step-RemoveTile-choose = który żeton
step-TrustSomeone-choose = czy użyć karty
step-ShowMajesty-choose = czy użyć karty
step-LinesOfEagles-choose = co robią Orły
step-FleeFromEagles-choose = dokąd
step-CarriedByEagles-choose = który Orzeł
step-LiftedUp-choose = który Orzeł
step-BlackSails-choose = co robią Korsarze
step-BlackSails-choose_price = czy wyeliminować Korsarza
step-EvilThings-choose = czy wyeliminować Pająka
step-ChildrenOfUngoliant-choose = czy wyeliminować Pająka
step-ChildrenOfUngoliant-harm = obrażenie czy ujawnienie
step-BorneUp-choose = które jednostki
step-StrikeForFigure-choose = czy wyeliminować figurkę
step-StrikeForFigure-choose_place = który Las Entów
step-EndBattle-choose = czy zakończyć bitwę
step-EndBattle-choose_place = który Las Entów
step-LastStroke-choose = czy wyeliminować Korsarza
step-LastStroke-choose_place = który Las Entów
step-WebsOfShadow-choose = czy wyeliminować Pająka
step-WebsOfShadow-choose_place = który Las Entów
step-EaglesGather-choose = które Orły
step-DriveNazgulOff-choose = które Orły
step-EaglesStrike-choose = czy atakują
step-FierceFolk-choose = ilu ginie
step-HideousSpeed-choose = kto ginie
step-OrderlyWithdrawal-choose = czy anulować trafienie
step-SendSpidersAway-choose = ile Pająków odchodzi
step-ShieldArmy-choose = ilu ginie
step-AttackOfHillmen-choose = który atak
step-StandDown-choose = ilu było Dunlendingami

## Dlaczego nie

rule-WOME-1-1 = { $ref1 }: ta Frakcja nie jest po twojej stronie.
rule-WOME-3-4 = { $ref1 }: ta Frakcja jest już w grze albo została wyeliminowana.
rule-WOME-6-1 = Nie masz nieużytej kości Frakcji z tym wynikiem.
rule-WOME-6-12 = { $about_count ->
    [1] { $ref1 }: tej Frakcji nie ma w grze.
   *[other] Tym wynikiem kości Frakcji nie można teraz tego zrobić.
}
rule-WOME-6-13 = „{ $ref2 }”: tym wynikiem kości Frakcji nie zagrasz tej karty.
rule-WOME-6-14 = Tym wynikiem kości Frakcji nie dobiera się karty albo nie ma już kart.
rule-WOME-6-18 = { $ref1 }: te figurki poruszają się tylko dzięki kartom albo z armią Cienia.
rule-WOME-7-2 = { $ref1 }: żadna twoja Frakcja nie może teraz wejść do gry.
rule-WOME-7-7 = { $ref1 }: Wolne Ludy kontrolują miejsce, bez którego ta Frakcja od razu zostałaby wyeliminowana.
rule-WOME-8-2 = { $ref1_cap }: Frakcja atakuje tylko dzięki karcie.
rule-WOME-8-5 = { $ref1 }: tych figurek armia nie dotyczy.
rule-WOME-8-10 = Żadna karta nie wymaga teraz zapłaty figurką ({ $ref1 }).
rule-WOME-10-3 = „{ $ref1 }”: na początku tury prowadzący gracz przekazuje kartę Wydarzenia Frakcji z własnej ręki.
rule-WOME-11-1 = { $ref1 }: Obieżyświat lub Aragorn musi stać na mapie w Erech albo obok, także po drugiej stronie gór.
rule-WOME-11-2 = { $ref1 }: tej postaci nie ma tam, skąd wyrusza Obieżyświat lub Aragorn, albo już idzie.
rule-WOME-11-3 = { $ref1 }: Towarzysze dołączają do Armii Umarłych tylko w chwili jej wejścia do gry.
rule-WOME-11-5 = { $ref1 }: nie ma już figurek.
rule-WOME-11-9 = { $ref1 }: tę postać z Armii Umarłych zabrać może tylko Obieżyświat lub Aragorn.
rule-WOME-11-10 = { $ref1_cap }: Armia Umarłych porusza się tylko dzięki „Upiorom strachu”.
rule-WOME-11-11 = { $ref1_cap }: ten region nie sąsiaduje z Armią Umarłych.
rule-WOME-11-12 = Są tam jednostki wroga: { $ref1 }.
rule-WOME-11-13 = { $ref1_cap }: za ruch nie można zapłacić ostatnią figurką Umarłych.
rule-WOME-11-14 = { $ref1_cap }: Armia Umarłych atakuje armię Cienia obok lub w swoim regionie, a potem już się nie porusza.
rule-WOME-11-17 = { $ref1_cap }: Armia Umarłych może dalej atakować tylko tę samą armię.
rule-WOME-11-20 = { $ref1_cap }: armia nie może wykonać odwrotu tam, skąd atakują Umarli.
rule-WOME-11-21 = { $about_count ->
    [0] Wszystkie jednostki armii muszą wykonać odwrót.
   *[other] { $ref1_cap }: zostać mogą tylko Nazgûle i Słudzy.
}
rule-WOME-11-22 = { $ref1_cap }: to nie region, który opuściła zaatakowana armia.
rule-WOME-11-26 = Nie masz Armii Umarłych.
rule-WOME-12-1 = { $ref1 }: ostatnią znaną pozycją Drużyny jest nadal Rivendell, a Gandalfa Białego nie ma w grze.
rule-WOME-12-3 = { $ref1 }: nie ma już figurek.
rule-WOME-12-5 = { $ref1_cap }: żaden Orzeł nie może się tam ani stamtąd ruszyć.
rule-WOME-13-1 = { $ref1 }: w grze musi być Saruman, a w Fangornie Towarzysz lub Drużyna.
rule-WOME-13-3 = { $ref1 }: nie ma już figurek.
rule-WOME-13-5 = W Fangornie musi zostać co najmniej 1 Ent.
rule-WOME-13-6 = { $ref1_cap }: Entowie poruszają się tylko dzięki „Marszowi Entów”.
rule-WOME-13-8 = { $ref1_cap }: ten region nie sąsiaduje z regionem, w którym jest Ent.
rule-WOME-13-9 = { $ref1_cap }: są tam jednostki wroga.
rule-WOME-13-10 = { $ref1_cap }: ostatni Ent zostaje w Lesie Entów.
rule-WOME-13-11 = { $ref1_cap }: nie ma tam armii Cienia, nie ma obok Enta albo w Lesie Entów nie ma już Enta, którym można zapłacić.
rule-WOME-13-17 = { $ref1_cap }: to nie jest Las Entów i teraz nie może się nim stać.
rule-WOME-14-1 = { $ref1 }: Haradrimowie i Easterlingowie nie są w stanie wojny.
rule-WOME-14-4 = { $ref1 }: nie ma już figurek albo w Umbarze jest ich tyle, ile wolno.
rule-WOME-14-6 = { $ref1 }: nikt więcej z nich nie może teraz zostać.
rule-WOME-14-7 = { $ref1_cap }: Korsarze nie mogą tam wejść.
rule-WOME-14-11 = { $ref1_cap }: żaden Korsarz nie może się tam ani stamtąd ruszyć.
rule-WOME-14-12 = { $about_count ->
    [0] Korsarze przewożą armie tylko dzięki karcie.
   *[other] Korsarze { $ref1_at } nie przewiozą tylu jednostek.
}
rule-WOME-14-19 = { $ref1_cap }: ta jednostka nie może teraz stamtąd dołączyć do bitwy.
rule-WOME-15-1 = { $ref1 }: Sarumana nie ma w grze.
rule-WOME-15-3 = Żaden Dunlending nie może przybyć do osady Dunlandu kontrolowanej przez Cień.
rule-WOME-15-4 = { $ref1_cap }: Dunlending przybywa do regionu Isengardu lub Rohanu z nieoblężoną armią Cienia.
rule-WOME-15-5 = { $ref1_cap }: jest tam tylu Dunlendingów, ilu wolno, albo nie ma już żadnego.
rule-WOME-15-7 = { $ref1 }: nikt więcej z nich nie może teraz zostać.
rule-WOME-15-10 = { $ref1_cap }: żaden Dunlending nie może się tam ani stamtąd ruszyć.
rule-WOME-16-1 = { $ref1 }: ostatnią znaną pozycją Drużyny jest nadal Rivendell.
rule-WOME-16-3 = { $ref1 }: nie ma już figurek.
rule-WOME-16-5 = { $ref1 }: żaden więcej nie może teraz zostać.
rule-WOME-16-7 = { $ref1_cap }: żaden Pająk nie może się tam ani stamtąd ruszyć.
rule-WOME-17-1 = „{ $ref1 }”: ta karta nie daje teraz kości Frakcji nic do zrobienia.
rule-WOME-17-4 = Żadna karta nie pozwala teraz wtasować tych kart do talii.
rule-WOME-17-5 = { $ref1_cap }: Nazgûle uciekają do niezdobytej twierdzy Saurona.
rule-WOME-17-7 = Obieżyświat lub Aragorn musi być w regionie Rohanu lub Gondoru.
rule-WOME-17-9 = „{ $ref1 }”: tej karty nie ma wśród oglądanych.
rule-WOME-17-10 = Czarne żagle teraz na to nie pozwalają.
rule-WOME-17-17 = Tam, gdzie są Powiernicy Pierścienia, nie ma Pająka albo żadna karta nie pozwala mu teraz zaatakować.
rule-WOME-17-22 = Zabrania tego karta „{ $ref1 }”.
rule-WOME-17-29 = Nie ma tylu figurek albo tyle nie potrzeba.

## Stół

ref-mark-factions-free = Frakcje Wolnych Ludów
ref-mark-factions-shadow = Frakcje Cienia
ref-mark-faction-waiting = jeszcze nie w grze
ref-mark-faction-in-play = w grze
ref-mark-faction-eliminated = wyeliminowana
ref-mark-faction-on-map = na mapie
ref-mark-faction-pool = w puli posiłków
ref-mark-faction-added = dodane do początkowych sił
ref-mark-faction-lost = stracone figurki
ref-mark-faction-figures = figurki
ref-mark-faction-limit = najwięcej w regionie
ref-mark-faction-entry = Wchodzi do gry, jeśli
ref-mark-faction-start = Początkowe siły
ref-mark-faction-muster = Mobilizacja
ref-mark-faction-use = W grze
ref-mark-faction-end = Wyeliminowana, jeśli
ref-mark-faction-dead = { ref-faction-dead }
ref-mark-faction-eagles = { ref-faction-eagles }
ref-mark-faction-ents = { ref-faction-ents }
ref-mark-faction-corsairs = { ref-faction-corsairs }
ref-mark-faction-dunlendings = { ref-faction-dunlendings }
ref-mark-faction-spiders = { ref-faction-spiders }
ref-mark-faction-die-used = użyta
ref-mark-entwood = Las Entów
ref-mark-western-way = statki Zachodniej Drogi
ref-mark-at-sea = Drużyna jest na morzu
ref-mark-with-the-dead = w Armii Umarłych
ref-mark-called-factions = wezwani do walki
ref-mark-called-figures = figurki na mapie
ref-kind-call = Wezwanie do Walki

summary-factions = Frakcje
summary-faction-course = Co zmieniają Frakcje
summary-faction-entering = Wejście do gry
summary-faction-entering-text = Mobilizacja na dowolnej kości wprowadza do gry Frakcję, której warunek jest spełniony. Rozstawia się jej początkowe siły i nic więcej.
summary-faction-die = Kość Frakcji
summary-faction-die-text = Strona, która ma w grze Frakcję, rzuca nią od następnej tury: jedna kość bez względu na liczbę Frakcji. Jej użycie to osobna akcja, służy tylko Frakcjom, a przy pasowaniu liczy się jako nieużyta kość.
summary-faction-cards = Karty Wydarzeń Frakcji
summary-faction-cards-text = W każdej turze dobiera się jedną kartę z talii Frakcji. Nie liczą się do limitu ręki; wolno mieć ich najwyżej { $hand }. Zagrywa się je wynikiem Wydarzenia, symbolem z karty albo zagraniem na kości Frakcji. Nie są kartami Bitwy.
summary-faction-figures = Figurki
summary-faction-figures-text = Nie są jednostkami: nikomu nie przeszkadzają, niczego nie zdobywają i nie liczą się do limitów. Stracone figurki Wolnych Ludów są poza grą, figurki Cienia można znów zmobilizować.
summary-faction-calls = Wezwanie do Walki
summary-faction-calls-text = Kto ma Frakcję w pobliżu bitwy, bierze na rękę obie jej karty. W każdej rundzie można wyłożyć jedną zamiast karty Bitwy; po rundzie wraca na rękę.
summary-faction-dice = Do czego służy kość Frakcji
summary-faction-die-muster = Mobilizacja
summary-faction-die-muster-text = Rozstaw figurki jednej Frakcji, która jest w grze, albo wprowadź jedną do gry.
summary-faction-die-play = Zagranie
summary-faction-die-play-text = Zagraj z ręki kartę Wydarzenia Frakcji z dowolnym symbolem.
summary-faction-die-draw = Dobranie
summary-faction-die-draw-text = Dobierz kartę Wydarzenia Frakcji. Z wyniku dwuczęściowego wykorzystuje się jedną część.
summary-faction-die-eye = Oko Saurona
summary-faction-die-eye-text = Od razu trafia do puli Poszukiwań i zostaje tam do końca tury.
summary-faction-die-wild = Dzika kość
summary-faction-die-wild-text = Mobilizacja, zagranie albo dobranie.
summary-faction-entry = Kiedy wchodzą do gry
summary-faction-use = Co robią

## Prognozy

forecast-calls = Wezwania do Walki liczą się dopiero wtedy, gdy są znane, i tylko w swojej rundzie; przyjęto, że jeśli figurka może za nie zapłacić, to płaci.

## Kronika rozgrywki

chronicle-factions-entered = Frakcje wprowadzone do gry
chronicle-factions-lost = utracone Frakcje
chronicle-faction-figures = rozstawione figurki Frakcji
chronicle-calls = Frakcje wezwane do walki
chronicle-strikes = ataki Frakcji poza bitwami
chronicle-faction-dice = rzuty kością Frakcji
chronicle-faction-dice-used = użycia kości Frakcji
chronicle-dice-strikes = trafienia w atakach poza bitwami

## Wartości, co do których źródła się różnią

value-group-factions = Frakcje
value-faction-die = Szósta ścianka kości Frakcji Wolnych Ludów
value-corsairs = Korsarze w Umbarze na początku

## Ostrzeżenia

warning-WOME-4-5 = Masz już tyle kart Wydarzeń Frakcji, ile wolno: trzeba będzie jedną odrzucić.
warning-WOME-5-2 = Tej Frakcji nie ma w grze: w tej chwili karta nic nie zmieni.
warning-WOME-6-20 = Kości Frakcji można jeszcze użyć.

## Lekcje

lesson-free-factions = Frakcje Wolnych Ludów
lesson-free-factions-goal = Witaj! Do wojny dołączają Frakcje: u ciebie Orły, Entowie i Umarli. Każda wchodzi, gdy spełniony jest warunek z jej karty. Dla Entów: Saruman w grze, a Towarzysz lub Drużyna w Fangornie. Dla Umarłych: Obieżyświat lub Aragorn w Erech albo obok.
lesson-free-factions-cards = Jest trzecia talia: w każdej turze dobierasz też kartę Wydarzenia Frakcji. Możesz mieć na ręce cztery takie karty oprócz sześciu innych. Masz „Marsz Entów”: dopóki Entów nie ma w grze, nic by nie dał.
lesson-free-factions-start = Tura zaczyna się jak zwykle. Nie ma jeszcze czego ujawniać, a Przewodnik może być dowolny. Tym razem obie strony mają mało kości, żeby szybko dojść do Frakcji.
lesson-free-factions-move = Wypadły Postać i Mobilizacja. „Mobilizacja” może wprowadzić Frakcję, ale żadna jeszcze nie może wejść: dla Orłów ostatnią znaną pozycją Drużyny nie może być Rivendell. Rusz więc Drużynę kością „Postać”.
lesson-free-factions-damage = W Poszukiwaniach wypadło 6 i 3: jeden sukces. Żeton zadaje 1 obrażenie i wykrywa Drużynę. Przyjmij je jako zepsucie: Towarzysze są więcej warci.
lesson-free-factions-reveal = Wykrycie jest groźne, ale teraz wszyscy widzą, że Drużyna opuściła Rivendell, a na to czekają Orły. Poprowadź ją o krok, na Bród Bruinen.
lesson-free-factions-enter = Cień przeszedł z Morii do Doliny Półmroku, tuż obok Lórien. Ale Orły mogą już przybyć: wprowadź je do gry kością „Mobilizacja”. To cała akcja, a warunku później się nie sprawdza.
lesson-free-factions-entered = Dwa Orły są w Orlim Gnieździe. Figurki Frakcji nie są jednostkami: nie zajmują regionów, nie zatrzymują wroga i na ogół nie przyjmują trafień. Zaczyna się nowa tura, a że masz Frakcję, rzucasz też kością Frakcji.
lesson-free-factions-die = Wypadła Mobilizacja. Kość ma po dwa razy mobilizację i zagranie/dobranie oraz mobilizację/zagranie i mobilizację/dobranie. Używasz jednej części: figurki lub nowa Frakcja, zagranie karty Frakcji albo jej dobranie.
lesson-free-factions-muster = Zmobilizuj nią Orły: w Orlim Gnieździe pojawi się jeszcze jeden. „Mobilizacja” na kości akcji może tylko wprowadzić Frakcję; figurki daje kość Frakcji albo karta.
lesson-free-factions-field = Cień atakuje Lórien: pięć jednostek przeciw twoim trzem i Przywódcy. Możesz wycofać się do twierdzy. Ale Orły przybywają na bitwę w zasięgu czterech regionów, także przez góry. Zostań w polu!
lesson-free-factions-call = Orły są wezwane, więc do końca bitwy masz na ręce ich dwie karty. Jedną z nich możesz położyć zamiast karty Wydarzenia; po rundzie wraca na rękę. Połóż „Gnane wzmagającym się wiatrem”.
lesson-free-factions-gather = Teraz sprowadź Orły do Lórien: wszystkie trzy są dość blisko. Zostaną tam także po bitwie. Im więcej Orłów, tym więcej kości.
lesson-free-factions-reroll = Wróg rzucił pięcioma kośćmi i nie trafił ani razu; ty trafiasz dwa razy. Przywódca pozwala przerzucić chybioną kość.
lesson-free-factions-strike = Padły dwie wrogie jednostki regularne. Teraz Orły mogą zaatakować: po kości za każdego, razem trzy. Każda 6 to trafienie, każda 1 kosztuje Orła. Odważ się!
lesson-free-factions-end = Jeszcze jedno trafienie i ani jednej straty wśród Orłów: wróg zaprzestał z dwiema jednostkami. Orły zostają w Lórien; karty Frakcji przenoszą je dokądkolwiek. Zachowaj choć jednego: bez Orłów Frakcja odpada na zawsze.

lesson-shadow-factions = Frakcje Cienia
lesson-shadow-factions-goal = Witaj! Do wojny dołączają Frakcje. Korsarze: gdy Haradrimowie i Easterlingowie są w stanie wojny, jak tutaj. Dunlendingowie: gdy w grze jest Saruman. Pająki: gdy ostatnią znaną pozycją Drużyny nie jest Rivendell.
lesson-shadow-factions-cards = Jest trzecia talia: w każdej turze dobierasz też kartę Wydarzenia Frakcji. Możesz mieć na ręce cztery takie karty oprócz sześciu innych. Masz „Złe stwory”, kartę Pająków: dopóki nie ma ich w grze, nic nie daje.
lesson-shadow-factions-hunt = Tym razem masz tylko dwie kości, żeby szybko dojść do Frakcji. Nie umieszczaj żadnej w puli Poszukiwań.
lesson-shadow-factions-enter = Wolne Ludy nie mają już kości. Wypadły ci Armia i Mobilizacja. „Mobilizacja” wprowadza Frakcję, której warunek jest spełniony: sprowadź Korsarzy. To cała akcja.
lesson-shadow-factions-entered = W Umbarze stoi trzech Korsarzy. Figurki Frakcji nie są jednostkami: nie zajmują regionów, nie zatrzymują wroga i na ogół nie przyjmują trafień. Od następnej tury rzucasz też kością Frakcji.
lesson-shadow-factions-move = Zwykłe kości nie poruszają Korsarzy, ale mogą oni iść z armią ze swojego regionu. Użyj kości „Armia”, by ruszyć armie.
lesson-shadow-factions-march = Poprowadź wszystkie trzy jednostki z Umbaru do Zachodniego Harondoru i zabierz Korsarzy: trzymają się wybrzeża i Gondoru. Mogłaby ruszyć druga armia, ale ta z Bliskiego Haradu przyda się tam, gdzie jest.
lesson-shadow-factions-die = Nowa tura. Na kości Frakcji wypadła mobilizacja/zagranie; są też mobilizacja, zagranie/dobranie, mobilizacja/dobranie, dzika kość za dowolną z nich i Oko, które trafia do puli Poszukiwań. Używasz jednej części, tylko dla Frakcji.
lesson-shadow-factions-fleet = Mobilizacja da Korsarza w Umbarze. Zagranie da więcej: „Wielka flota”, dobrana w tej turze, daje jednego i porusza wszystkich. Zagra ją też kość akcji: „Wydarzenie” albo, jak na karcie, „Mobilizacja”.
lesson-shadow-factions-sail = Każdy Korsarz może przejść do czterech regionów, nawet przez wrogie armie; razem może być najwyżej pięciu. Sprowadź nowego do trzech w Zachodnim Harondorze.
lesson-shadow-factions-attack = Przy twojej armii w Zachodnim Harondorze jest już czterech Korsarzy. Atakuj kością „Armia”.
lesson-shadow-factions-target = Zaatakuj Pelargir wszystkimi. Gondor ma tam trzy jednostki, tyle co ty. Pelargir to miasto: w pierwszej rundzie trafiasz tylko przy 6.
lesson-shadow-factions-call = Przy twojej armii są Korsarze, więc są wezwani: do końca bitwy masz na ręce ich dwie karty. Jedną możesz położyć zamiast karty Wydarzenia; po rundzie wraca na rękę. Połóż „Zrodzonych na wietrze”.
lesson-shadow-factions-reinforce = Trafiasz raz, Gondor dwa razy: padły dwie z twoich trzech jednostek. Kosztem jednego Korsarza karta sprowadza teraz dwie jednostki z sąsiedztwa armii. Weź elitarną i regularną z Bliskiego Haradu.
lesson-shadow-factions-press = Trzy jednostki przeciw dwóm, a odtąd trafia też 5. Kartę można kłaść w każdej rundzie, dopóki jest tam Korsarz. Walcz dalej!
lesson-shadow-factions-end = Pelargir jest twój i daje 1 punkt. Utracone figurki twoich Frakcji można znów mobilizować, a Korsarze są w grze, dopóki Wolne Ludy nie kontrolują Umbaru. Wprowadź Sarumana, a przyjdą też Dunlendingowie.
