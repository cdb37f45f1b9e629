## Co o tej grze mówi tylko przeglądarka

b5a-war = Stan wojny
b5a-fate = przeznaczenie
b5a-points = punkty zwycięstwa Cienia
b5a-dice-of = Kości akcji: { $side }
b5a-no-dice = nie ma już żadnych

b5a-leadership = przywództwo
b5a-card-secret = manewr jeszcze zakryty
b5a-hits = Trafienia
b5a-dealt = Obrażenia zadane tej armii
b5a-cancelled = Zapobieżono
b5a-damage = Obrażenia tej armii

b5a-target = Trafienie od
b5a-added = Dodaje się do każdej kości
b5a-counts = Liczy się: { $reasons }

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

## Lessons

lesson-free-peoples-goal = Witaj! Prowadzisz Wolne Ludy. Wytrwaj, aż nadejdzie pomoc: wygrywasz, gdy znacznik przeznaczenia dojdzie do 15 albo gdy padnie Bolg. Cień wygrywa, jeśli na końcu tury ma osady warte 10 punktów; zaznaczone twierdze są warte po 4.
lesson-free-peoples-board = Niebieskie znaczniki to twoje armie, czerwone to armie Cienia. Gobliny wdarły się do doliny, tuż obok twoich Ludzi z Miasta na Jeziorze. Kliknij lub dotknij czegokolwiek na planszy, by przeczytać, co to jest. Tura ma sześć faz; pasek na górze mówi, gdzie jesteś.
lesson-free-peoples-generals = W każdej turze możesz aktywować najwyżej trzech generałów. Każdy daje ci żeton zdolności przywódczych, a później może użyć swojej zdolności. Wybierz trzech i naciśnij „Gotowe”.
lesson-free-peoples-leadership = Każdy żeton zdolności przywódczych połóż przy jednej armii. Armia z przywództwem idzie dalej, a w walce może przerzucić chybione kości. Daj jeden Ludziom z Miasta na Jeziorze w dolinie: przyda się im.
lesson-free-peoples-fate = Cień dobrał żeton przeznaczenia i znacznik się przesunął: im wyżej, tym lepiej dla ciebie. Potem Cień wziął własne żetony zdolności przywódczych i Wielkie nietoperze.
lesson-free-peoples-dice = Teraz to, co w turze najważniejsze: obie strony rzuciły kośćmi akcji. Na zmianę używacie po jednej kości, a jej ścianka mówi, jakie akcje są możliwe. Wola Zachodu może być wszystkim.
lesson-free-peoples-attack = Przepędźmy gobliny! Wynik Armia pozwala jednej armii wejść do sąsiedniego regionu i zaatakować sąsiada. Wybierz atak.
lesson-free-peoples-move = Wybierz armię Ludzi z Miasta na Jeziorze, a potem cel. Zaznaczone są regiony, do których może wejść; część jednostek mogłaby też zostać.
lesson-free-peoples-target = Armia doszła, a gobliny stoją obok. Atakuj! Potoczą się kości, więc tego nie da się cofnąć, o czym zawsze uprzedzamy.
lesson-free-peoples-manoeuvre = Walka toczy się w rundach. W każdej obie strony wybierają w tajemnicy kartę manewru. Karta jednostki zamienia jedną kość na czarną za każdą taką jednostkę, a trafienie czarną kością odblokowuje zdolność karty. Karty, kości i trafienia widać w panelu walki.
lesson-free-peoples-reroll = Rzucasz jedną kością za każdy punkt siły, najwyżej pięcioma; trafiają 5 i 6. Dzięki przywództwu możesz przerzucić chybioną kość.
lesson-free-peoples-ability = Czarna kość trafiła, więc możesz użyć zdolności swojej karty. Zrób to!
lesson-free-peoples-casualties = Każde trafienie to jedno obrażenie dla armii. Armia może nieść tyle obrażeń, ile ma jednostek. Usunięcie jednostki zdejmuje dwa obrażenia, ale nie musisz tego robić: tu możesz po prostu grać dalej.
lesson-free-peoples-stop = Po każdej rundzie atakujący może zaprzestać ataku, a potem obrońca może ustąpić. Gobliny są osłabione. Atakuj dalej!
lesson-free-peoples-drive = Gobliny ustępują, lecz nie mają bezpiecznego regionu: ty decydujesz, dokąd zostaną wyparte.
lesson-free-peoples-advance = Zwycięstwo! Twoja armia może wejść do regionu, o który toczyła się walka.
lesson-free-peoples-turns = To była jedna akcja. Teraz kości używa Cień, potem znowu ty, aż do ostatniej kości.
lesson-free-peoples-recruits = Potrzeba ci więcej wojsk. Kość Mobilizacji pozwala rekrutować w dwóch regionach, w których leżą twoje żetony rekrutacji.
lesson-free-peoples-recruit = Wybierz region z żetonem. Zostanie odkryty, a jednostki, które pokazuje, staną w tym miejscu.
lesson-free-peoples-why = Nie wiesz, dlaczego czegoś nie można zrobić? Naciśnij na tym „?”, a bez klawiatury przytrzymaj to i wybierz „Dlaczego nie mogę…?”: dowiesz się, która zasada na to nie pozwala. Numer zasady otwiera jej treść.
lesson-free-peoples-cards = Karty mogą odwrócić losy bitwy. Wola Zachodu może być kością Wydarzenia: dobierz kartę Wydarzenia i kartę Opowieści. Możesz mieć sześć kart. Aby zagrać kartę, używasz kości jej rodzaju.
lesson-free-peoples-march = Teraz ruch strategiczny: najwyżej dwie armie idą każda do sąsiedniego regionu, bez walki.
lesson-free-peoples-undo = Wybierz armię i cel. Zmieniasz zdanie? Dopóki nie potoczą się kości, nic nie zostanie odkryte i nie zagra druga strona, „Cofnij” na górze cofa twój ostatni wybór.
lesson-free-peoples-end = Tura się skończyła. Sprawdza się warunki zwycięstwa, a żetony zdolności przywódczych i nietoperze znikają z planszy; obrażenia zostają. Następna tura zaczyna się nowymi kośćmi i nowymi kartami.

lesson-shadow-goal = Teraz prowadzisz Cień. Musisz wygrać szybko: zajmij osady warte 10 punktów, zanim Wolne Ludy ocali przeznaczenie. Krucze Wzgórze, Główna Brama i Wschodnia Ostroga są warte po 4 punkty, pozostałe osady po 2.
lesson-shadow-fate = W fazie przeznaczenia dobierasz żeton, a znacznik przesuwa się o jego liczbę. Na niskiej możesz poprzestać albo odłożyć żeton i dobrać inny.
lesson-shadow-split = Żetonów zdolności przywódczych i Wielkich nietoperzy masz razem tyle, ile kości. Żetony prowadzą armie, a nietoperze czynią walki na swoim terytorium bardziej krwawymi. Weź cztery żetony i dwa nietoperze.
lesson-shadow-leadership = Najsilniejszym armiom daj po jednym żetonie, a potem naciśnij „Gotowe”.
lesson-shadow-bats = Wyślij nietoperze tam, gdzie będziesz walczyć: zaznaczone terytorium.
lesson-shadow-dice = Kości rzucone, a pierwsze działają Wolne Ludy. Twoje kości mają ściankę, której im brak: Oko, które wzywa gobliny.
lesson-shadow-attack = Ludzie z Miasta na Jeziorze podeszli za blisko. Użyj kości ze znakiem Armii, by ich zaatakować.
lesson-shadow-move = Wybierz zaznaczoną armię i podejdź nią do wroga.
lesson-shadow-target = Są w zasięgu. Atakuj!
lesson-shadow-manoeuvre = Wybierz manewr. Orków masz najwięcej, więc ich karta da najwięcej czarnych kości.
lesson-shadow-reroll = Skorzystaj z przywództwa: przerzuć chybioną kość.
lesson-shadow-casualties = Twoja armia odniosła niewielkie obrażenia. Udźwignie je; na razie zachowaj jednostki.
lesson-shadow-ability = Czarna kość trafiła: użyj zdolności karty jednostki.
lesson-shadow-stop = Masz przewagę. Atakuj dalej!
lesson-shadow-advance = Wróg ustąpił. Wejdź do regionu: tak zdobywa się teren, a z nim osady.
lesson-shadow-recruits = Twoja siła to liczebność. Rekrutuj kością Mobilizacji.
lesson-shadow-recruit = Wybierz region z żetonami rekrutacji Cienia; jest ich dużo.
lesson-shadow-eye = Oko sprowadza gobliny do punktów zbornych za górami. Gdy zbierze się ich dość, otworzą przełęcze i spadną na Górę.
lesson-shadow-own = Teraz zdecyduj samodzielnie. Kto ma mniej kości, może spasować; kość, która się nie przyda, można odrzucić.
lesson-shadow-end = Tura się skończyła. Gdyby twoje osady były teraz warte 10 punktów, wygrana byłaby twoja. Znasz już obie strony tej bitwy!
