# Co mówi tylko stół w przeglądarce; reszta to słowa gry.

ref-mark-allowed-paths = dozwolone ścieżki
ref-mark-attackers = atakujący
ref-passage-activation = { ref-mark-activation }

# Short, for small cards and signs

note-fresh = nowa
note-no-defence = obrona się nie liczy
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

lesson-free-peoples-goal = Witaj! Grasz Drużyną Wolnych Ludów. W każdej rundzie strony walczą o dwie lokalizacje: ścieżkę, którą wędruje Pierścień, i pole bitwy. Są warte punkty, a po ostatniej ścieżce wygrywa ten, kto ma ich więcej.
lesson-free-peoples-opening = To twoja początkowa ręka. Dwie karty trzeba zrzucić; nie przepadają, wrócą, gdy skończy się talia. Kliknij zaznaczone karty i naciśnij „Gotowe”.
lesson-free-peoples-locations = Na środku leżą pole bitwy i ścieżka. Na ścieżce Cień atakuje, a ty się bronisz. Minas Morgul należy do Cienia: tam atakować musisz ty.
lesson-free-peoples-play = W swojej turze wykonujesz jedną akcję albo pasujesz. Wyślij Froda na ścieżkę: może tam pójść, bo jej numer jest na jego karcie.
lesson-free-peoples-cost = Zagranie karty kosztuje inną kartę z ręki: trzeba ją zrzucić. Dlatego każda karta to wybór. Oddaj tę, która teraz pomaga najmniej.
lesson-free-peoples-item = Przedmioty zagrywa się na postacie; dodają swoje symbole. Daj Frodowi Żądło i znów zapłać kartą.
lesson-free-peoples-why = Chcesz obejrzeć kartę z bliska? Kliknij ją. Nie wiesz, czemu nie można jej zagrać? Naciśnij na niej „?”, a bez klawiatury przytrzymaj ją i wybierz „Dlaczego nie mogę…?”: dowiesz się, która zasada na to nie pozwala. Numer zasady otwiera jej treść. „Cofnij” cofa to, co jeszcze można cofnąć.
lesson-free-peoples-reserve = Elrond nie może wejść na tę ścieżkę. Zagraj go do rezerwy: tam poczeka na późniejszą rundę, a jego tekst działa od razu.
lesson-free-peoples-cycle = Na koniec fazy akcji możesz zatrzymać tylko dwie karty. Możesz też po prostu zrzucić kartę, by szybciej zobaczyć nowe.
lesson-free-peoples-pass = Gdy zrobisz już dość, spasuj. Gdy wszyscy spasują jeden po drugim, zaczynają się walki.
lesson-free-peoples-combat = O każdą lokalizację stoczono walkę. Symbole ataku anuluje najpierw sama lokalizacja, potem obrońcy, którzy przy tym giną. Na ścieżce nikt nie atakował, więc Frodo kiedyś do ciebie wróci, a ścieżka jest twoja. Nikt nie zaatakował Minas Morgul: zatrzymuje je Cień.
lesson-free-peoples-end = Punkty są policzone, wszyscy dobierają karty i zaczyna się następna runda: kolejna ścieżka, inne pole bitwy. Przewaga 10 punktów daje wygraną od razu. Wszystko opowiada dziennik.
