## What only the browser says of this game

blurb = Całe Śródziemie w ogniu wojny i dwóch hobbitów w drodze do Mordoru. Kości akcji mówią, co można zrobić: zbierać armie i szturmować miasta, ukrywać Pierścień albo na niego polować. 96 kart Wydarzeń, dla dwóch do czterech osób.

wotr-war = Stan wojny
wotr-points = Punkty zwycięstwa
wotr-no-dice = brak kości
wotr-fellowship = Drużyna
wotr-hidden = ukryta
wotr-revealed = wykryta
wotr-progress = Droga
wotr-corruption = Zepsucie
wotr-journey = Droga { $progress }, zepsucie { $corruption } z { $goal }.
wotr-guide = Przewodnik
wotr-hunt = Poszukiwania
wotr-hunt-dice = { $count ->
    [one] { $count } kość szuka
    [few] { $count } kości szukają
   *[many] { $count } kości szuka
}
wotr-hunt-moves = { $count ->
    [one] { $count } kość dodaje 1
    [few] { $count } kości dodają po 1
   *[many] { $count } kości dodaje po 1
}
wotr-pool = { $count ->
    [one] { $count } żeton w zbiorze
    [few] { $count } żetony w zbiorze
   *[many] { $count } żetonów w zbiorze
}
wotr-politics = Polityka
wotr-at-war = w stanie wojny
wotr-passive = pasywny
wotr-steps = { $count ->
    [one] { $count } krok od stanu wojny
    [few] { $count } kroki od stanu wojny
   *[many] { $count } kroków od stanu wojny
}
wotr-reserves = Posiłki

wotr-battle-field = Bitwa: { $place }
wotr-battle-siege = Szturm: { $place }
wotr-battle-sortie = Wypad: { $place }
wotr-round = runda { $round }
wotr-strength = Siła bojowa
wotr-leadership = Przywództwo
wotr-target = Trafia od
wotr-hits = { $hits ->
    [0] Bez trafienia
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}
wotr-die-hit = { $value }, trafienie
wotr-die-miss = { $value }, chybienie
wotr-next-attacker = Dalej: atakujący przerzuca chybione kości, potem obrońca; potem obie strony tracą jednostki.
wotr-next-defender = Dalej: obrońca przerzuca chybione kości; potem obie strony tracą jednostki.
wotr-next-casualties = Dalej: obie strony tracą jednostki i runda się kończy.
wotr-next-inside = Dalej: obrońca walczy w polu albo wycofuje się do twierdzy.
wotr-next-cease = Dalej: atakujący zaprzestaje ataku albo atakuje dalej; potem obrońca może wykonać odwrót.
wotr-next-retreat = Dalej: obrońca zostaje albo wykonuje odwrót; jeśli zostaje, zaczyna się nowa runda.

short-nation-dwarves = Krasnoludy
short-nation-elves = Elfy
short-nation-gondor = Gondor
short-nation-north = Północ
short-nation-rohan = Rohan
short-nation-isengard = Isengard
short-nation-sauron = Sauron
short-nation-southrons = Haradrimowie

wotr-key-river = rzeka: można ją przekroczyć
key-mark-town = Miasteczko
key-mark-city = Miasto: 1 punkt dla wroga
key-mark-stronghold = Twierdza: 2 punkty dla wroga
key-mark-fortification = Fortyfikacja

lesson-free = Wolne Ludy
lesson-free-goal = Witaj! Dowodzisz Wolnymi Ludami. Doprowadź Pierścień do końca toru Mordoru, zanim zepsucie Powierników sięgnie 12, a wygrasz. Tymczasem broń swoich ziem: z 10 punktami wygrywa Cień. Rohan jest już w stanie wojny.
lesson-free-declare = Drużyna jest ukryta w Rivendell. W każdej turze możesz ujawnić jej pozycję: w twoim mieście lub twierdzy leczy to zepsucie i aktywuje naród. Teraz nic to nie da, więc nie ujawniaj niczego.
lesson-free-guide = Przewodnikiem jest Towarzysz o najwyższym poziomie: Gandalf albo Obieżyświat. Gdy prowadzi Obieżyświat, wykrytą Drużynę ukrywa dowolna kość. Wybierz jego.
lesson-free-dice = Cień umieścił trzy kości w puli Poszukiwań, a obie strony rzuciły pozostałymi. Zaczynasz ty; każda akcja zużywa kość. Masz Postać, Mobilizację/Armię i dwie Wole Zachodu, które zastępują dowolny wynik.
lesson-free-move = Rusz Drużynę kością „Postać”: droga wzrośnie o 1, a Cień rzuci trzema kośćmi Poszukiwań. Sukces daje 6. Potem twoja kość trafi do puli Poszukiwań i następny ruch będzie groźniejszy.
lesson-free-tile = 4, 5 i 6: jeden sukces, więc dobrano żeton Poszukiwań. Pokazuje 3: tyle jest obrażeń. Niektóre żetony także wykrywają Drużynę; ten nie.
lesson-free-damage = Możesz stracić Przewodnika albo wylosowanego Towarzysza, by zmniejszyć obrażenia o jego poziom; reszta zamieni się w zepsucie. Trzy z dwunastu da się znieść: na razie zachowaj Towarzyszy.
lesson-free-card = Isengard atakuje Brody na Isenie. Przed każdą rundą obie strony mogą położyć zakrytą kartę Wydarzenia jako kartę Bitwy, najpierw atakujący; jej działanie opisuje dolna część karty. Tak użyta karta przepada. Na razie zachowaj swoje karty.
lesson-free-battle = Isengard atakuje Brody na Isenie. Strona rzuca kością za każdą jednostkę, najwyżej pięcioma; trafia 5 i 6. Brody to fortyfikacja: w pierwszej rundzie atakujący potrzebuje 6. Trafił raz, ty jeszcze nie.
lesson-free-reroll = Twój Przywódca pozwala przerzucić jedną chybioną kość. To nic nie kosztuje.
lesson-free-retreat = Też trafiasz i obie strony straciły po jednostce regularnej. Isengard walczy dalej czterema jednostkami przeciw twojej ostatniej. Po rundzie obrońca może wykonać odwrót: zaprowadź swoich do Helmowego Jaru.
lesson-free-muster = Brody są teraz w rękach Isengardu. Twoja kolej: wynik „Mobilizacja” rekrutuje, ale tylko narody w stanie wojny. Użyj kości „Mobilizacja/Armia”.
lesson-free-recruit = Jedna jednostka elitarna albo dwie inne figurki w dwóch osadach. Żeby usunąć elitarną, trzeba dwóch trafień: wystaw ją w Helmowym Jarze.
lesson-free-inside = Wróg atakuje Helmowy Jar. Przed każdą rundą możesz wycofać się do twierdzy zamiast walczyć w polu: wtedy musi ją oblegać, a w szturmie trafia tylko przy 6. Wycofaj się!
lesson-free-siege = Helmowy Jar jest oblężony; w środku może być najwyżej pięć jednostek. Szturm trwa jedną rundę, chyba że wróg osłabi jednostkę elitarną za następną. Armia z zewnątrz może przyjść z odsieczą.
lesson-free-end = Graj dalej: prowadź Drużynę na południe i aktywuj narody dzięki Towarzyszom. Szanse widać przed każdą bitwą i każdym ruchem. Jeśli czegoś nie można zrobić, naciśnij na tym „?” albo przytrzymaj.

lesson-shadow = Cień
lesson-shadow-goal = Witaj! Dowodzisz Cieniem. Zdobądź osady warte 10 punktów, miasto liczy się za 1, a twierdza za 2; albo doprowadź zepsucie Powierników do 12. Sauron jest już w stanie wojny; zagrajmy pierwszą turę.
lesson-shadow-hunt = Najpierw umieść kości w puli Poszukiwań: szukają Drużyny przy każdym jej ruchu, ale w tej turze nie robią nic innego. Najwyżej po jednej za każdego Towarzysza. Dwie na początek wystarczą.
lesson-shadow-dice = Obie strony rzuciły kośćmi. Twoje Oko trafiło do puli Poszukiwań, więc szukają trzy kości. Pozostałymi czterema działasz: Postać, Wydarzenie, Mobilizacja i Mobilizacja/Armia. Zaczynają Wolne Ludy.
lesson-shadow-hunted = Drużyna się ruszyła. Wypadło 4, 6 i 2: szóstka to sukces, a żeton zadał 2 obrażenia. Nikogo nie poświęcono, więc zepsucie Powierników wynosi 2.
lesson-shadow-move = Twoja kolej. Kość „Mobilizacja/Armia” przesuwa dwie armie o jeden region albo atakuje jedną. Najpierw podprowadź armię pod Gondor: wybierz ruch.
lesson-shadow-march = Poprowadź całą armię z Minas Morgul do Południowego Ithilien, razem z Nazgûlem. Część można zostawić; tym razem idą wszyscy.
lesson-shadow-second = Może ruszyć druga armia: przyprowadź jednostki z Gorgoroth do Minas Morgul, żeby twierdza nie stała pusta.
lesson-shadow-attack = Drużyna znów się ruszyła, a zepsucie wzrosło o 1. Teraz atakuj! Kość „Postać” atakuje armią, w której jest Przywódca, Nazgûl lub postać, a w twojej jest Nazgûl.
lesson-shadow-target = Gondor broni Osgiliath dwiema jednostkami. Prognoza pokazuje, jak może skończyć się bitwa. Atakuj wszystkimi.
lesson-shadow-card = Przed każdą rundą obie strony mogą położyć zakrytą kartę Wydarzenia jako kartę Bitwy, najpierw ty, bo atakujesz; jej działanie opisuje dolna część karty. Tak użyta karta przepada. Twoja armia jest dość silna: zachowaj karty.
lesson-shadow-reroll = Rzucasz kością za każdą jednostkę, najwyżej pięcioma. Trafia 5 i 6, ale Osgiliath to fortyfikacja: w pierwszej rundzie potrzebujesz 6. Nazgûl pozwala przerzucić jedną chybioną kość.
lesson-shadow-press = Obie strony straciły po jednostce regularnej. Po każdej rundzie atakujący może zaprzestać; jeśli nie, obrońca może wykonać odwrót. Masz cztery jednostki przeciw jednej, a odtąd trafia też 5: walcz dalej!
lesson-shadow-advance = Obrońców Osgiliath już nie ma. Posuń się naprzód: bez tego nie zyskujesz terenu.
lesson-shadow-gondor = Atak aktywuje naród: Gondor jest teraz aktywny i o krok od stanu wojny. Minas Tirith obok ciebie to twierdza: tam obrońca może się w niej schronić, a ty będziesz ją oblegać.
lesson-shadow-end = Graj dalej: wynik „Mobilizacja” rekrutuje albo wprowadza Sługę, który dodaje kość. Punkty sprawdza się na końcu każdej tury. Jeśli czegoś nie można zrobić, naciśnij na tym „?” albo przytrzymaj.

# Odpowiedzi z góry
usual-leader-reroll = przerzut przywódczy: przerzucam wszystko, co mogę
usual-casualties = straty: najpierw jednostki regularne, potem osłabianie elitarnych
usual-advance = po zwycięstwie: cała armia posuwa się naprzód
usual-disband = ponad limit jednostek w regionie: odsyłam do posiłków najsłabsze
