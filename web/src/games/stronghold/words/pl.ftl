## Co tylko przeglądarka mówi o tej grze

blurb = Zamek o dziewięciu odcinkach muru, dwóch bohaterów i za mało żołnierzy; przed nim horda, która rośnie z każdą turą. Najeźdźca płaci jednostkami, a każda zapłacona jednostka daje Obrońcy czas. Nie ma kości. Rozstrzyga siedem szturmów.

section-title = Odcinek muru { $number }
section-now = gdyby teraz porównać siły
section-then = potem
section-invader = Najeźdźca
section-defender = Obrońca
section-sums = Najeźdźca { $invader }, Obrońca { $defender }.
section-chance = { $percent } % szans na wtargnięcie z machinami i drągami, jeśli wszystkie, które sięgają tego odcinka, zostaną tu użyte. Zakrytych żetonów nie liczymy.

verdict-quiet = spokój
verdict-holds = trzyma; do wtargnięcia { $margin }
verdict-no-loss = bez strat; do wtargnięcia { $margin }
verdict-loses = { $losses ->
    [one] traci 1; do wtargnięcia { $margin }
   *[other] traci do { $losses }; do wtargnięcia { $margin }
}
verdict-may-fall = może paść; do wtargnięcia { $margin }
verdict-breach = WTARGNIĘCIE

odds-number-invader = Siła
odds-number-defender = Siła
odds-number-invader-before = Ginie wcześniej
odds-number-defender-before = Ginie wcześniej

shelf-invader = Co Najeźdźca ma i co może kupić
shelf-defender = Co Obrońca może wydać i zbudować
shelf-bag = niżej: w worku, razem { $count }
shelf-hourglasses = { $count ->
    [one] klepsydra
    [few] klepsydry
   *[other] klepsydr
}
shelf-laid = ułożono klepsydry: { $laid } z { $needed }
shelf-done = ukończone w tej turze
shelf-used = użyty w tej turze
shelf-gives = daje klepsydry: { $range }
shelf-deck = Karty faz na ręce
shelf-plans = zakryte plany: { $count }
verdict-short-quiet = spokój
verdict-short-holds = trzyma
verdict-short-no-loss = b. strat
verdict-short-loses = traci { $losses }
verdict-short-may-fall = zagroż.
verdict-short-breach = pada
shelf-in-bag = w worku: { $count }
section-no-dead = nikt nie ginie
accept-fire = Wszyscy strzelają tam, gdzie w zasięgu jest najwięcej wrogów
usual-fire = strzelcy: wszyscy strzelają tam, gdzie w zasięgu jest najwięcej wrogów
usual-heal = szpital: wracają najsilniejsi


## Lekcje

lesson-invader = Najeźdźca
lesson-invader-goal = Witaj! Jesteś Najeźdźcą. Wtargnij do Twierdzy na jednym z dziewięciu odcinków muru, a od razu wygrasz. Masz siedem tur, w każdej jeden szturm. Zagrajmy pierwszą.
lesson-invader-row = Oto twoje karty faz: machiny fazy 2 i ekwipunek fazy 3. Używasz ich ściśle od lewej do prawej, a pominięta karta jest w tej turze zamknięta. Ta kolejność wystarczy.
lesson-invader-objectives = Zachowaj dwa z trzech zadań. Za wykonane zadanie dostajesz premię. Pierwsza rysa pasuje do katapulty: 3 drewna, gdy machina zniszczy element muru.
lesson-invader-supplies = Masz 14 nowych jednostek i 10 drewna. Jednostki to armia i pieniądze: za każdą zapłaconą Obrońca dostaje klepsydrę, a z klepsydr buduje. Możesz tu odrzucić jednostkę za drewno, ale masz go dość.
lesson-invader-machine = Faza 2, machiny. Użyj katapulty za 5 drewna: zostaje do końca gry i strzela w każdym szturmie. Trafienie niszczy element muru, czyli osłabia odcinek o 1.
lesson-invader-price = Zapłać jednym trollem albo dwoma goblinami. Troll jest silniejszy, ale daje Obrońcy jedną klepsydrę zamiast dwóch. Potem ustaw katapultę na lewym przedmurzu 2: sięga stąd odcinków 2 i 3.
lesson-invader-banner = Faza 3, ekwipunek. Chorągwie kosztują 2 drewna i orka; dodają 1 do siły na odcinku, póki stoją tam twoje jednostki. Połóż je przy odcinku 2: tu zaatakujemy.
lesson-invader-maneuver = Teraz armia. Mały wymarsz daje Obrońcy 3 klepsydry, duży 5. W każdym jednostka idzie o jedno miejsce do przodu. Oba razem doprowadzą cię dziś na mur. Zacznij od dużego.
lesson-invader-rampart = Na lewym przedpolu stoi pięć jednostek. Wyślij wszystkie na lewe przedmurze 2: goblina, trzech orków i trolla.
lesson-invader-arrivals = Z zasobów na przedpola przychodzą nowe jednostki, w dużym wymarszu najwyżej siedem na każde. Sprowadź na lewe sześciu orków i trolla: to następna fala.
lesson-invader-again = W małym wymarszu z każdego miejsca rusza najwyżej pięć jednostek. Kto stoi już na przedmurzu, może wejść na mur.
lesson-invader-wall = Na odcinku 2 jest miejsce dla czterech: trolla, dwóch orków i goblina. Z chorągwiami mają siłę 9. Z muru nikt już nie wraca. Potem poślij za nimi pięciu orków.
lesson-invader-order = Jeden rozkaz możesz wydać jawnie i za darmo; tajne kosztują klepsydrę. Furia goblinów: gobliny liczą się w tym szturmie za 3 zamiast 1, a potem giną. To daje 11 przeciw 8.
lesson-invader-aim = Obrońca wydał swoje 8 klepsydr i zaczyna się szturm. Wyceluj katapultę w odcinek 2. W jej stosie są 2 Trafienia i 4 Pudła; Pudło znika z niego na dobre, więc machina jest coraz celniejsza.
lesson-invader-fallen = Katapulta chybiła. Porównujemy siły: 11 przeciw 8. Masz przewagę 3, a zwycięzca wybiera, kto ginie: weteran albo żołnierz i strzelec. Wybierz weterana, jest ich tylko czterech.
lesson-invader-end = Aby wtargnąć, potrzebujesz przewagi większej niż siła jednostek na odcinku, tu 6. Ile brakuje, mówi tabliczka odcinka. Zostajesz na murze, a w następnej turze graj dalej! Czegoś nie można? Naciśnij na tym „?” albo przytrzymaj.

lesson-defender = Obrońca
lesson-defender-goal = Witaj! Jesteś Obrońcą. Utrzymaj mur przez siedem tur, a wygrasz. Jeśli Najeźdźca wtargnie choć na jednym z dziewięciu odcinków, od razu przegrywasz. Zagrajmy pierwszą turę.
lesson-defender-plans = Zachowaj dwa z trzech planów obrony. Każdy raz ci pomoże i ma swoją cenę. Leżą zakryte, aż ich użyjesz. Najeźdźca nie ma na stole rytuałów, więc relikwii nie potrzebujesz.
lesson-defender-trap = To twoje okno. Masz 4 klepsydry i musisz wydać wszystkie: na ruchy lub akcje budynków. Połóż dwie na Pułapce i zastaw ją na trolle na ścieżce z lewego przedmurza 2 na odcinek 2.
lesson-defender-half = Kocioł wymaga trzech klepsydr. Połóż na nim dwie ostatnie: zostaną tam także w następnych turach. O miejscu decydujesz, gdy go ukończysz, więc zrób to, gdy będzie wiadomo, dokąd idzie wróg.
lesson-defender-close = Wszystko wydane, więc okno można zakończyć. Za każdą jednostkę, którą Najeźdźca zapłaci za kartę, dostaniesz nową klepsydrę.
lesson-defender-tower = Balista kosztowała go trolla: to dla ciebie jedna klepsydra, czyli jeden ruch. Wyślij strzelca z koszar do baszty 5: stamtąd ostrzela przedmurze naprzeciw, z dala od walki wręcz. Później dołączy drugi.
lesson-defender-move = Twoja pułapka zabiła trolla! Na odcinku 2 stoją jednak trzej orkowie: 6 przeciw 5. Za wymarsze dostajesz 8 klepsydr. Przesuń tam weterana z koszar i zobacz, jak zmieni się tabliczka.
lesson-defender-hero = Na odcinku 5 jest 8 przeciw 7, a nie ma tam miejsca dla kolejnej jednostki. Bohater miejsca nie potrzebuje i nie może zginąć. Poprowadź tam oficera: doda 3.
lesson-defender-detail = Każdy bohater może w turze wydać za darmo jeden rozkaz. Oddelegowanie posyła jednostkę do budynku i daje klepsydrę dla tego budynku. Poślij strzelca z gwardii do warsztatu.
lesson-defender-wall = Połóż tę klepsydrę i jedną swoją na Wzmocnieniu murów. Nowy element muru na odcinku 5 doda 1: będzie 11 przeciw 8.
lesson-defender-cauldron = Jeszcze jedna klepsydra i Kocioł jest gotowy. W każdym szturmie zabija tam jednostkę swojego rodzaju: postaw go na orków na odcinku 2. Za ostatnie cztery klepsydry zbuduj Działo w baszcie 5.
lesson-defender-stage = Zaczyna się szturm. Przed każdym etapem pytamy o plan; twoje działają tylko w oknach, więc żadnego nie używaj. Działo niech ostrzela prawe przedmurze 1.
lesson-defender-fire = Teraz strzelcy. Kto nie ma wroga na swoim odcinku, ostrzeliwuje przedmurze z siłą 1. Trzech zabije na prawym przedmurzu 1 orka i goblina albo trzy gobliny; dwóch zabije orka na prawym 4.
lesson-defender-slain = Odcinek 2 odparł wszystkich. Na odcinku 5 jest 11 przeciw 8: masz przewagę 3, a zwycięzca wybiera, kto ginie: troll albo ork i goblin. Wybierz trolla.
lesson-defender-heal = Balista zabiła żołnierza na odcinku 1. Polegli leżą w szpitalu, a pod koniec szturmu najwyżej dwóch z nich wraca na dziedziniec.
lesson-defender-end = Mur stoi! Każda kolejna tura zaczyna się od 2 klepsydr. Wróg wtargnie, gdy jego przewaga przekroczy siłę twoich jednostek na odcinku; tabliczki mówią, ile mu brakuje. Czegoś nie można? Naciśnij na tym „?” albo przytrzymaj.
