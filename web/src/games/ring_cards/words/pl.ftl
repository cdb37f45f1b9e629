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
