## Co o tej grze mówi tylko przeglądarka

b5a-war = Stan wojny
b5a-fate = przeznaczenie
b5a-points = punkty zwycięstwa Cienia
b5a-dice-of = Kości akcji: { $side }
b5a-no-dice = nie ma już żadnych
b5a-dice-later = jeszcze nie rzucone

b5a-leadership = przywództwo
b5a-card-secret = manewr jeszcze zakryty
b5a-hits = Trafienia
b5a-dealt = Obrażenia zadane tej armii
b5a-cancelled = Zapobieżono
b5a-damage = Obrażenia tej armii

b5a-target = Trafienie od
b5a-added = Dodaje się do każdej kości
b5a-counts = Liczy się: { $reasons }

b5a-volley-at = { $what }: { $place }
b5a-volley-from = Skąd: { $places }

b5a-next-army = Dalej: atakujący wskazuje armię, która walczy w tej rundzie.
b5a-next-manoeuvre = Dalej: odkrycie obu manewrów i rzut kośćmi.
b5a-next-extra = Dalej: zagranie jeszcze jednej karty, a potem rzut kośćmi.
b5a-next-attacker-reroll = Dalej: atakujący przerzuca chybienia, po nim obrońca; potem trafienia stają się obrażeniami.
b5a-next-defender-reroll = Dalej: obrońca przerzuca chybienia; potem trafienia stają się obrażeniami.
b5a-next-ability = Dalej: użycie zdolności albo rezygnacja z niej, i runda toczy się dalej.
b5a-next-vampire = Dalej: Cień usuwa Wielkie nietoperze albo je zachowuje; potem zadaje się obrażenia.
b5a-next-bodyguard = Dalej: Cień odrzuca żeton przybocznego albo go zachowuje; potem zadaje się obrażenia.
b5a-next-casualties = Dalej: obie strony wybierają straty i runda się kończy.
b5a-next-stop = Dalej: atakujący zaprzestaje ataku albo atakuje dalej; wtedy obrońca może ustąpić.
b5a-next-withdraw = Dalej: obrońca ustępuje albo walczy dalej; wtedy zaczyna się nowa runda.
b5a-next-where = Dalej: pobita armia ustępuje i walka się kończy.
b5a-next-driven = Dalej: pobita armia zostaje wyparta i walka się kończy.
b5a-next-advance = Dalej: zwycięzca posuwa się naprzód albo zostaje i walka się kończy.

## Co pokazują karty i karty pomocy

ref-passage-order = rozkaz
ref-passage-combat = walka
ref-passage-entry = wejście do gry
ref-passage-ability = zdolność

# Na stronie głównej

blurb = Dwie strony, jedna dolina, jeden dzień. Broń Samotnej Góry albo ją zdobądź: kości, ukryte karty i generałowie na jednej mapie, dla dwojga.

# Na co rzuca się kośćmi

dice-for-action-dice = Kości akcji
dice-for-dice = Kości walki

## To, co zwykle się robi, jako odpowiedź z góry

usual-leader-reroll = przerzut dowódców: przerzucam wszystko, co mogę
usual-rally-reroll = przegrupowanie: przerzucam wszystko, co mogę
usual-casualties = straty: jak najmniej jednostek, najsłabsze najpierw

## Lessons

lesson-free-peoples = Wolne Ludy
lesson-free-peoples-goal = Witaj! Prowadzisz Wolne Ludy. Wytrwaj, aż nadejdzie pomoc: wygrywasz, gdy znacznik przeznaczenia dojdzie do 15 albo gdy padnie Bolg. Cień wygrywa, jeśli na końcu tury ma osady warte 10 punktów; zaznaczone twierdze są warte po 4.
lesson-free-peoples-generals = W każdej turze możesz aktywować najwyżej trzech generałów. Każdy daje ci żeton zdolności przywódczych, a później może użyć swojej zdolności. Wybierz trzech zaznaczonych.
lesson-free-peoples-leadership = Każdy żeton zdolności przywódczych połóż przy jednej armii. Armia z przywództwem idzie dalej, a w walce może przerzucić chybione kości. Daj jeden Ludziom z Miasta na Jeziorze w dolinie: przyda się im.
lesson-free-peoples-dice = Cień dobrał żeton przeznaczenia, a obie strony rzuciły kośćmi akcji. Na zmianę używacie po jednej kości; jej ścianka mówi, jakie akcje są możliwe. Wola Zachodu może być wszystkim.
lesson-free-peoples-attack = Przepędźmy gobliny! Wynik Armia pozwala jednej armii wejść do sąsiedniego regionu i zaatakować sąsiada. Wybierz atak.
lesson-free-peoples-move = Wybierz armię Ludzi z Miasta na Jeziorze, a potem cel. Zaznaczone są regiony, do których może wejść; część jednostek mogłaby też zostać.
lesson-free-peoples-target = Armia doszła, a gobliny stoją obok. Atakuj! Potoczą się kości, więc tego nie da się cofnąć, o czym zawsze uprzedzamy.
lesson-free-peoples-manoeuvre = Walka toczy się w rundach. W każdej obie strony wybierają w tajemnicy kartę manewru. Karta jednostki zamienia jedną kość na czarną za każdą taką jednostkę, a trafienie czarną kością odblokowuje zdolność karty.
lesson-free-peoples-reroll = Rzucasz jedną kością za każdy punkt siły, najwyżej pięcioma; trafiają 5 i 6. Dzięki przywództwu możesz przerzucić chybioną kość.
lesson-free-peoples-ability = Czarna kość trafiła, więc możesz użyć zdolności swojej karty. Zrób to!
lesson-free-peoples-casualties = Każde trafienie to jedno obrażenie. Armia może nieść ich tyle, ile ma jednostek; usunięcie jednostki zdejmuje dwa. Trzy gobliny odniosły cztery obrażenia, więc muszą ponieść straty. Ty masz jedno: nikogo nie trać.
lesson-free-peoples-stop = Po każdej rundzie atakujący może zaprzestać ataku, a potem obrońca może ustąpić. Gobliny są osłabione. Atakuj dalej!
lesson-free-peoples-drive = Gobliny ustępują, lecz nie mają bezpiecznego regionu: ty decydujesz, dokąd zostaną wyparte.
lesson-free-peoples-advance = Zwycięstwo! Twoja armia może wejść do regionu, o który toczyła się walka.
lesson-free-peoples-turns = To była jedna akcja. Ty i Cień używacie na zmianę po jednej kości, aż do ostatniej. Mobilizacja rekrutuje jednostki, Wydarzenie daje karty, Postać porusza generałów i armie z przywództwem.
lesson-free-peoples-end = Potem tura się kończy: sprawdza się zwycięstwo, a obrażenia zostają. Nie wiesz, dlaczego czegoś nie można zrobić? Naciśnij na tym „?”, a bez klawiatury przytrzymaj to: dowiesz się, która zasada na to nie pozwala.

lesson-shadow = Cień
lesson-shadow-goal = Prowadzisz Cień. Musisz wygrać szybko: zajmij osady warte 10 punktów, zanim Wolne Ludy ocali przeznaczenie. Krucze Wzgórze, Główna Brama i Wschodnia Ostroga są warte po 4 punkty, pozostałe osady po 2.
lesson-shadow-split = Dobrano żeton przeznaczenia i znacznik przesunął się o jego liczbę. Teraz podziel pomoc, której masz tyle, ile kości: żetony prowadzą armie, nietoperze czynią walki na swoim terytorium bardziej krwawymi. Weź cztery żetony i dwa nietoperze.
lesson-shadow-leadership = Najsilniejszym armiom daj po jednym żetonie zdolności przywódczych: armia z przywództwem idzie dalej, a w walce może przerzucić chybione kości.
lesson-shadow-bats = Wyślij nietoperze tam, gdzie będziesz walczyć: zaznaczone terytorium.
lesson-shadow-dice = Kości rzucone. Pierwsze działają Wolne Ludy, a potem używacie kości na zmianę. Twoje kości mają ściankę, której im brak: Oko, które wzywa gobliny.
lesson-shadow-attack = Ludzie z Miasta na Jeziorze podeszli za blisko. Użyj kości ze znakiem Armii, by ich zaatakować.
lesson-shadow-move = Wybierz zaznaczoną armię i podejdź nią do wroga.
lesson-shadow-target = Są w zasięgu. Atakuj!
lesson-shadow-manoeuvre = Obie strony wybierają w tajemnicy kartę manewru. Karta jednostki zamienia jedną kość na czarną za każdą taką jednostkę, a trafienie czarną kością odblokowuje jej zdolność. Najwięcej masz orków.
lesson-shadow-reroll = Rzucasz jedną kością za każdy punkt siły, najwyżej pięcioma; trafiają 5 i 6. Dzięki przywództwu możesz przerzucić chybioną kość.
lesson-shadow-casualties = Każde trafienie to jedno obrażenie. Armia może nieść ich tyle, ile ma jednostek; usunięcie jednostki zdejmuje dwa. Twoja uniesie to, co ma: nikogo nie trać.
lesson-shadow-ability = Czarna kość trafiła: użyj zdolności karty jednostki.
lesson-shadow-stop = Masz przewagę. Atakuj dalej!
lesson-shadow-advance = Wróg ustąpił. Wejdź do regionu: tak zdobywa się teren, a z nim osady.
lesson-shadow-turns = To była jedna akcja. Ty i Wolne Ludy używacie na zmianę po jednej kości, aż do ostatniej. Mobilizacja rekrutuje jednostki, Wydarzenie daje karty, a Oko sprowadza gobliny do punktów zbornych za górami.
lesson-shadow-end = Potem tura się kończy. Jeśli twoje osady są wtedy warte 10 punktów, wygrywasz. Nie wiesz, dlaczego czegoś nie można zrobić? Naciśnij na tym „?”, a bez klawiatury przytrzymaj to.
