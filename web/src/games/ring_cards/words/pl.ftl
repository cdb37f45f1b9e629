# Co mówi tylko stół w przeglądarce; reszta to słowa gry.

ref-mark-allowed-paths = dozwolone ścieżki
ref-mark-attackers = atakujący
ref-passage-activation = { ref-mark-activation }

# Po liczbie

count-points = { $count ->
    [one] punkt zwycięstwa
    [few] punkty zwycięstwa
   *[many] punktów zwycięstwa
}
count-battleground-attack = { $count ->
    [one] symbol ataku na polu bitwy
    [few] symbole ataku na polu bitwy
   *[many] symboli ataku na polu bitwy
}
count-battleground-defence = { $count ->
    [one] symbol obrony na polu bitwy
    [few] symbole obrony na polu bitwy
   *[many] symboli obrony na polu bitwy
}
count-leadership-attack = { $count ->
    [one] symbol przywództwa w ataku
    [few] symbole przywództwa w ataku
   *[many] symboli przywództwa w ataku
}
count-leadership-defence = { $count ->
    [one] symbol przywództwa w obronie
    [few] symbole przywództwa w obronie
   *[many] symboli przywództwa w obronie
}
count-path-attack = { $count ->
    [one] symbol ataku na ścieżce
    [few] symbole ataku na ścieżce
   *[many] symboli ataku na ścieżce
}
count-path-defence = { $count ->
    [one] symbol obrony na ścieżce
    [few] symbole obrony na ścieżce
   *[many] symboli obrony na ścieżce
}
count-defence = { $count ->
    [one] symbol obrony
    [few] symbole obrony
   *[many] symboli obrony
}

# Short, for small cards and signs

note-fresh = nowa
note-no-defence = obrona się nie liczy
note-tied = remis: nikt nie punktuje
tray-hand = ręka
tray-deck = talia
tray-cycle = zrzucone
tray-eliminated = wykluczone
tray-set = odłożone na bok
tray-event = wydarzenie
tray-reserve = rezerwa
tray-path-deck = ścieżki
tray-battleground = pola bitwy
tray-aside = niczyje

# Na stronie głównej

blurb = Wojna o Pierścień opowiedziana samymi kartami: trwa walka o pola bitew, a Drużyna idzie swoją drogą. Dla dwóch do czterech osób.

## Lessons

lesson-free-peoples = Wolne Ludy
lesson-free-peoples-goal = Grasz Wolnymi Ludami. W każdej rundzie strony walczą o ścieżkę, którą wędruje Pierścień, i o pola bitwy. Są one warte punkty. Wygrywa ten, kto ma 10 punktów przewagi albo więcej punktów po ostatniej ścieżce.
lesson-free-peoples-text = Leży już pierwsze pole bitwy. Dol Amroth jest twoje: jego tarcze bronią go bez niczyjej pomocy. Jego tekst proponuje kartę za kartę. Masz dobrą rękę, więc zrezygnuj.
lesson-free-peoples-ring = Leży już także Bag End, pierwsza ścieżka. W turze wykonujesz jedną akcję. Raz w rundzie może nią być żeton Pierścienia: dobierz trzy karty, potem wyklucz jedną, która przepada, i zrzuć jedną, która wróci, gdy skończy się talia.
lesson-free-peoples-path = Na ścieżkę Bag End przybył Nazgûl: jeden symbol ataku. Na ścieżce Cień atakuje, a ty się bronisz. Wyślij Sama: numer ścieżki jest na jego karcie. Zagranie karty kosztuje inną kartę z ręki, którą zrzucasz.
lesson-free-peoples-join = Jeden obrońca anulowałby atak, ale przy równych sumach nikt nie zdobywa punktów. Na tę ścieżkę może iść także Grubas Bolger: wtedy będziecie dwaj na jednego.
lesson-free-peoples-reserve = Éowina nie może wejść do tych lokalizacji. Zagraj ją do rezerwy: poczeka tam na późniejszą rundę. Kart, które przywołuje jej tekst, nie ma na twoim stosie: zrezygnuj z niego.
lesson-free-peoples-army = Jeźdźcy Rohanu to armia frakcji Éowiny. Niech poczekają razem z nią: będą się nawzajem potrzebować.
lesson-free-peoples-pass = Spasować możesz, mając na ręce najwyżej dwie karty. Gdy obie strony spasują jedna po drugiej, zaczynają się walki. To ty zaczynasz tę rundę, więc ty wskazujesz pierwszą walkę: Bag End.
lesson-free-peoples-casualties = Jeden symbol ataku przeciw dwóm obrońcom. Kto anuluje symbol, zostaje wykluczony; pozostali zostają zrzuceni i wrócą. Oddaj Grubasa Bolgera, zachowaj Sama.
lesson-free-peoples-round = Dwa symbole obrony przeciw jednemu: Bag End jest twoje, a Dol Amroth nikt nie zaatakował. Nazgûla już nie ma, bo atakujący zawsze giną. Obie strony dobrały karty i zaczęła się nowa runda.
lesson-free-peoples-move = Orthank należy do Cienia: tu atakujesz ty. Karty, które były w rezerwie przed tą rundą, możesz poruszyć, i nic to nie kosztuje. Porusz Éowinę na pole bitwy Orthank.
lesson-free-peoples-support = Éowina ma symbol przywództwa: liczy się on tylko wtedy, gdy wspiera ją tam armia jej frakcji. Porusz Jeźdźców Rohanu: ich dwa symbole i jej jeden dają trzy.
lesson-free-peoples-strike = Dwa symbole Orthanku i jeden jego orków anulowałyby wszystkie trzy. Gandalf Szary ma jeszcze dwa: zagraj go na pole bitwy Orthank.
lesson-free-peoples-hold = Cień atakuje też na ścieżce. Każdy nieanulowany symbol ataku dodaje jeden żeton zepsucia. Wyślij Froda: jeśli zginie w walce, jego tekst tylko go zrzuci.
lesson-free-peoples-corruption = Orthank padł: pięć przeciw trzem. Na ścieżce zostały jednak symbole ataku. Zamieniły się w żetony zepsucia, a każdy to punkt dla Cienia.
lesson-free-peoples-end = Na tym polega cała gra: gdzie walczyć i czym za to zapłacić. Naciśnij „?” na karcie, by zapytać, czemu nie można jej zagrać; bez klawiatury przytrzymaj ją. Numer zasady otwiera jej treść.

lesson-shadow = Cień
lesson-shadow-goal = Grasz Cieniem. W każdej rundzie strony walczą o ścieżkę i o pola bitwy. Pola bitwy są warte punkty, a na ścieżkach niesiesz zepsucie Powiernikowi Pierścienia. Wygrywa ten, kto ma 10 punktów przewagi albo więcej punktów po ostatniej ścieżce.
lesson-shadow-places = Leżą trzy lokalizacje. Lórien należy do Wolnych Ludów: tam atakujesz. Dol Guldur jest twoje: tego pola bronisz. Na ścieżce Bag End zawsze atakujesz. Znaki na polu bitwy mówią, które frakcje mogą tam wejść.
lesson-shadow-ring = W turze wykonujesz jedną akcję. Raz w rundzie może nią być żeton Pierścienia: dobierz trzy karty, potem wyklucz jedną, która przepada, i zrzuć jedną, która wróci, gdy skończy się talia.
lesson-shadow-path = Nikt nie broni ścieżki Bag End. Wyślij tam Grímę: numer ścieżki jest na jego karcie. Zagranie karty kosztuje inną kartę z ręki, którą zrzucasz. Zapłać taką, która prędko się nie przyda.
lesson-shadow-army = Lórien broni się dwoma symbolami. Grond atakuje trzema. Należy do Mordoru, a Mordor może tam atakować: wyślij go.
lesson-shadow-leader = Lórien broni teraz Drzewiec: trzy przeciw trzem, a remis wygrywa obrońca. Dowódca ma symbol przywództwa: liczy się on, gdy wspiera go tam armia jego frakcji. Grond go wspiera: cztery przeciw trzem.
lesson-shadow-reserve = Zagraj Rozbójnika do rezerwy. W tej rundzie nie może się poruszyć, ale będzie gotowy na następną ścieżkę.
lesson-shadow-pass = Spasować możesz, mając na ręce najwyżej dwie karty; nie masz żadnej. Gdy obie strony spasują jedna po drugiej, zaczynają się walki. Do tego czasu Wolne Ludy mogą grać dalej.
lesson-shadow-fights = Lórien padło, cztery przeciw trzem: zdobywasz je. Drzewiec anulował symbol i został wykluczony. Twoi atakujący też przepadli: tak jest zawsze. Atakuj wtedy, gdy się to opłaca.
lesson-shadow-corruption = Na ścieżce Bag End nikt nie stanął Grímie na drodze. Każdy symbol ataku nieanulowany na ścieżce dodaje jeden żeton zepsucia, a każdy żeton to punkt dla ciebie.
lesson-shadow-muster = Zaczęła się nowa runda i to ty ją zaczynasz. Morannon jest twój: jego tekst odłożył osobno pięć kart, a jedną armię spośród nich możesz zagrać bez płacenia. Niech Czarni Urukowie bronią Morannonu.
lesson-shadow-move = Karty, które były w rezerwie przed tą rundą, możesz poruszyć, i nic to nie kosztuje. Porusz Rozbójnika na nową ścieżkę.
lesson-shadow-end = Wiesz już wszystko: atak, przywództwo, zepsucie, rezerwa, żeton Pierścienia. Naciśnij „?” na karcie, by zapytać, czemu nie można jej zagrać; bez klawiatury przytrzymaj ją. Numer zasady otwiera jej treść.
