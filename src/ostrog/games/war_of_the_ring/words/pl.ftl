## Opcje: co robi wybór

option-done = gotowe
option-bury = odrzuć: { $card }

option-step = dalej { $region_to }
option-declare = ujawnij tutaj pozycję Drużyny
option-say-nothing = nie ujawniaj pozycji Drużyny
option-enter-mordor = wejdź do Mordoru
option-stay-out = zostań poza Mordorem
option-guide = Przewodnik: { $companion }
option-allocate = { $dice ->
    [0] nie umieszczaj kości w puli Poszukiwań
    [one] umieść { $dice } kość w puli Poszukiwań
   *[other] umieść { $dice } kości w puli Poszukiwań
}

option-act = { $die }: { $action }
option-ring = Pierścień Elfów: zmień wynik „{ $die }” na „{ $result }”
option-skip = odrzuć kość bez użycia: { $die }
option-pass = spasuj
option-draw = dobierz z { $deck_gen }

option-march = przesuń armię { $source_from } { $to_to }
option-attack = zaatakuj { $target_acc } armią { $source_from }
option-leave = zostaw { $figure_acc }
option-leave-character = zostaw { $character_acc }
option-go = ruszaj
option-disband = odeślij do posiłków { $figure_acc }
option-recruit = zrekrutuj { $figure_acc } { $region_at }
option-raise-isengard = zrekrutuj po jednej jednostce regularnej w każdej osadzie Isengardu
option-upgrade = zastąp dwie jednostki regularne w Orthanku dwiema elitarnymi

option-field = walcz w polu
option-go-inside = wycofaj się do twierdzy
option-reroll = { $dice ->
    [0] nie przerzucaj niczego
    [one] przerzuć { $dice } kość
   *[other] przerzuć { $dice } kości
}
option-remove = usuń { $figure_acc }
option-remove-for-two = usuń { $figure_acc } za dwa trafienia
option-reduce = osłab { $figure_acc } do regularnej
option-cease = zaprzestań ataku
option-press = atakuj dalej
option-extend = osłab { $figure_acc } i stocz kolejną rundę
option-end-assault = zakończ szturm
option-stand = zostań i walcz dalej
option-retreat-to = wykonaj odwrót { $region_to }
option-advance = posuń się naprzód
option-hold = zostań na miejscu

option-negotiate = przesuń { $nation_acc } na torze polityki
option-enter = wprowadź do gry { $character_acc } { $region_at }
option-take = wybierz { $character_acc }
option-take-nazgul = wybierz Nazgûla { $region_from }
option-to = przesuń { $region_to }
option-separate = odłącz { $companion_acc }

option-use-guide = użyj zdolności Przewodnika
option-spare-guide = nie używaj jej
option-lose-guide = poświęć Przewodnika
option-lose-at-random = poświęć wylosowanego Towarzysza
option-no-casualty = nie poświęcaj nikogo
option-stay-here = zatrzymaj się tutaj

## Pytania: o czym decyduje gracz

ask-hand-limit = Masz na ręce za dużo kart. Które odrzucasz?
ask-declare = Ostatnia znana pozycja Drużyny: { $ref1 }, droga: { $ref2 }. Czy ujawniasz pozycję?
ask-enter-mordor = Czy Drużyna wchodzi do Mordoru?
ask-guide = Kto jest Przewodnikiem Drużyny?
ask-hunt-allocation = Ile kości umieszczasz w puli Poszukiwań?
ask-act = Użyj kości akcji.
ask-draw-event = Z której talii dobierasz?
ask-march = Która armia się porusza i kto zostaje?
ask-attack = Która armia atakuje i kto zostaje?
ask-disband = Zbyt wiele jednostek { $ref1_at }. Które odsyłasz do posiłków?
ask-recruit = Co rekrutujesz?
ask-voice-of-saruman = Głos Sarumana: co wybierasz?
ask-stronghold-choice = Atak na { $ref1_acc }. Walczysz w polu czy wycofujesz się do twierdzy?
ask-leader-reroll = Przerzut przywódczy: ile kości przerzucasz?
ask-casualties = Twoja armia { $ref1_at } otrzymuje { $ref2 ->
    [one] { $ref2 } trafienie
    [few] { $ref2 } trafienia
   *[many] { $ref2 } trafień
}. Co tracisz?
ask-extend-siege = Czy osłabiasz jednostkę elitarną, aby stoczyć kolejną rundę szturmu na { $ref1_acc }?
ask-cease = Bitwa { $ref1_at }: zaprzestać ataku czy atakować dalej?
ask-retreat = Bitwa { $ref1_at }: walczyć dalej czy wykonać odwrót?
ask-advance = Kto posuwa się naprzód { $ref1_to }?
ask-negotiate = Który naród przesuwasz na torze polityki?
ask-bring-character = Kto wchodzi do gry i gdzie?
ask-move-companions = Którzy Towarzysze się poruszają i dokąd?
ask-move-minions = Który Nazgûl lub Sługa się porusza i dokąd?
ask-separate = Kto odłącza się od Drużyny i dokąd idzie?
ask-guide-ability = { $ref2 ->
    [one] { $ref2 } obrażenie
    [few] { $ref2 } obrażenia
   *[many] { $ref2 } obrażeń
}. Czy używasz zdolności { $ref1_gen }?
ask-hunt-casualty = { $ref1 ->
    [one] Zostało { $ref1 } obrażenie
    [few] Zostały { $ref1 } obrażenia
   *[many] Zostało { $ref1 } obrażeń
}. Czy poświęcasz Towarzysza?
ask-reveal = Drużyna zostaje wykryta. Którędy szła { $ref1_from }?

## Zdarzenia: co się stało

event-Rolled = {""}
event-Moved = {""}
event-Poured = {""}
event-Shuffled = {""}
event-TurnBegan = Początek tury { $number }.
event-TurnEnded = Koniec tury { $number }. Punkty zwycięstwa: Wolne Ludy { $free }, Cień { $shadow }.
event-EventsDrawn = { $seat }: dobranie z { $deck_gen }{ $cards ->
    [hidden] .
   *[other] : { $cards }.
}
event-EventsBuried = { $cards ->
    [hidden] { $seat }: { $count ->
        [one] odrzucona { $count } zakryta karta
        [few] odrzucone { $count } zakryte karty
       *[many] odrzucono { $count } zakrytych kart
    }.
   *[other] { $seat }: odrzucone zakryte karty: { $cards }.
}
event-HuntDiceAllocated = { $dice ->
    [0] Cień nie umieszcza kości w puli Poszukiwań.
    [one] Cień umieszcza { $dice } kość w puli Poszukiwań.
   *[other] Cień umieszcza { $dice } kości w puli Poszukiwań.
}
event-ActionDiceRolled = { $side }, rzut kośćmi akcji: { $faces_grouped }.
event-DieSpent = { $seat }: { $action } ({ $die }).
event-DieDiscarded = { $seat }: kość odrzucona bez użycia ({ $die }).
event-Passed = { $seat }: pas.
event-ElvenRingUsed = { $seat }: Pierścień Elfów zmienia wynik „{ $die }” na „{ $result }”.
event-HostMoved = Ruch armii { $source_from } { $to_to }: { $figures }{ $characters_count ->
    [0] .
   *[other] , { $characters }.
}
event-FiguresRecruited = Rekrutacja { $region_at }: { $figures }.
event-UnitsUpgraded = Jednostki regularne { $region_at } ustępują miejsca elitarnym: { $figures }.
event-FiguresDisbanded = Nadmiar { $region_at } wraca do puli posiłków: { $figures }.
event-SettlementTaken = { $side_id ->
    [shadow] Cień zdobywa { $region_acc }.
   *[other] Wolne Ludy zdobywają { $region_acc }.
}
event-SiegeBegan = { $side_id ->
    [shadow] Cień oblega { $region_acc }.
   *[other] Wolne Ludy oblegają { $region_acc }.
}
event-SiegeEnded = Koniec oblężenia { $region_gen }.
event-BattleJoined = { $kind_id ->
    [siege] { $side_id ->
        [shadow] Cień szturmuje { $region_acc }.
       *[other] Wolne Ludy szturmują { $region_acc }.
    }
    [sortie] { $side_id ->
        [shadow] Cień wykonuje wypad { $region_from }.
       *[other] Wolne Ludy wykonują wypad { $region_from }.
    }
   *[other] { $side_id ->
        [shadow] Cień atakuje { $region_acc } { $source_from }.
       *[other] Wolne Ludy atakują { $region_acc } { $source_from }.
    }
}
event-RoundBegan = Bitwa { $region_at }, runda { $number }.
event-CombatDiceRolled = { $side }, rzut walki (trafienie od { $target }): { $values }; { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}.
event-CombatDiceRerolled = { $side }, przerzut przywódczy: { $values }; { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}.
event-CasualtiesTaken = { $side }, straty { $region_at }: { $removed_count ->
    [0] brak
   *[other] { $removed }
}{ $reduced_count ->
    [0] {""}
   *[other] ; osłabione: { $reduced }
}.
event-HostDestroyed = Armia { $side_gen } { $region_at } zostaje zniszczona.
event-AttackCeased = { $side_id ->
    [shadow] Cień zaprzestaje ataku na { $region_acc }.
   *[other] Wolne Ludy zaprzestają ataku na { $region_acc }.
}
event-SiegePressed = { $side_id ->
    [shadow] Cień osłabia { $figure_acc } i kontynuuje szturm na { $region_acc }.
   *[other] Wolne Ludy osłabiają { $figure_acc } i kontynuują szturm na { $region_acc }.
}
event-WentInside = { $side_id ->
    [shadow] Cień wycofuje się do twierdzy { $region_at }.
   *[other] Wolne Ludy wycofują się do twierdzy { $region_at }.
}
event-HostRetreated = { $side_id ->
    [shadow] Cień wykonuje odwrót { $region_from } { $to_to }.
   *[other] Wolne Ludy wykonują odwrót { $region_from } { $to_to }.
}
event-BattleOver = Koniec bitwy { $region_at }.
event-NationAdvanced = { $nation }: { $left ->
    [0] stan wojny
    [one] { $left } krok od stanu wojny
    [few] { $left } kroki od stanu wojny
   *[many] { $left } kroków od stanu wojny
}.
event-NationActivated = { $nation }: naród aktywny.
event-CharactersMoved = { $characters }: ruch { $source_from } { $to_to }.
event-NazgulFlew = Nazgûl leci { $source_from } { $to_to }.
event-CharacterCame = { $character } wchodzi do gry { $region_at }.
event-CharacterLost = { $character } zostaje wyeliminowany.
event-FellowshipMoved = Drużyna się porusza. Droga: { $progress }.
event-FellowshipDeclared = Drużyna ujawnia swoją pozycję: { $region }.
event-FellowshipRevealed = { $path_count ->
    [0] Drużyna zostaje wykryta.
   *[other] Drużyna zostaje wykryta. Trasa: { $path }.
}
event-FellowshipHidden = Drużyna się ukrywa.
event-GuideNamed = Przewodnikiem Drużyny jest { $guide }.
event-CompanionsSeparated = { $companions_count ->
    [one] { $companions } odłącza się od Drużyny i staje { $region_at }.
   *[other] Od Drużyny odłączają się i stają { $region_at }: { $companions }.
}
event-HuntRolled = Poszukiwania: { $values }{ $again_count ->
    [0] {""}
   *[other] ; przerzut: { $again }
}{ $added ->
    [0] {""}
   *[other] ; każda kość +{ $added }
}. Sukcesy: { $successes }.
event-TileDrawn = Żeton Poszukiwań: { $tile }.{ $damage ->
    [-2] {""}
    [-1] {""}
   *[other] {" "}Obrażenia: { $damage }.
}
event-HuntPoolRefilled = { $tiles ->
    [one] { $tiles } żeton wraca
    [few] { $tiles } żetony wracają
   *[many] { $tiles } żetonów wraca
} do zbioru żetonów Poszukiwań.
event-CorruptionChanged = Zepsucie: { $corruption }.
event-MordorEntered = Drużyna wchodzi do Mordoru.
event-MordorStepped = Drużyna jest na polu { $step } toru Mordoru.

## Strony

ref-seat-free = Wolne Ludy
ref-seat-shadow = Cień
ref-team-free = Wolne Ludy
ref-team-shadow = Cień
ref-side-free = Wolne Ludy
    .gen = Wolnych Ludów
ref-side-shadow = Cień
    .gen = Cienia
scenario-two-players = Gra dla dwóch osób

## Kości, akcje i talie

ref-die-character = Postać
ref-die-army = Armia
ref-die-muster = Mobilizacja
ref-die-muster-army = Mobilizacja/Armia
ref-die-event = Wydarzenie
ref-die-will-of-the-west = Wola Zachodu
ref-die-eye = Oko Saurona
ref-action-move-led-army = ruch armii z dowódcą
ref-action-led-attack = atak armii z dowódcą
ref-action-move-fellowship = ruch Drużyny
ref-action-hide-fellowship = ukrycie Drużyny
ref-action-hide-with-strider = ukrycie Drużyny dzięki Obieżyświatowi
ref-action-separate-companions = odłączenie Towarzyszy
ref-action-move-companions = ruch Towarzyszy
ref-action-move-minions = ruch Nazgûli i Sług
ref-action-move-armies = ruch najwyżej dwóch armii
ref-action-attack = atak
ref-action-negotiate = przesunięcie narodu na torze polityki
ref-action-recruit = rekrutacja
ref-action-bring-minion = wprowadzenie Sługi do gry
ref-action-voice-of-saruman = Głos Sarumana
ref-action-draw-event = dobranie karty Wydarzenia
ref-action-bring-companion = wprowadzenie do gry Aragorna lub Gandalfa Białego
ref-action-speak-for-nation = przesunięcie narodu dzięki Towarzyszowi
ref-kind-character = Postaci
ref-kind-strategy = Strategia
ref-deck-character = talia Postaci
    .gen = talii Postaci
ref-deck-strategy = talia Strategii
    .gen = talii Strategii

## Narody, figurki i postacie

ref-nation-dwarves = Krasnoludy
    .gen = Krasnoludów
    .dat = Krasnoludom
    .acc = Krasnoludy
    .ins = Krasnoludami
ref-nation-elves = Elfy
    .gen = Elfów
    .dat = Elfom
    .acc = Elfy
    .ins = Elfami
ref-nation-gondor = Gondor
    .gen = Gondoru
    .dat = Gondorowi
    .acc = Gondor
    .ins = Gondorem
ref-nation-north = Północ
    .gen = Północy
    .dat = Północy
    .acc = Północ
    .ins = Północą
ref-nation-rohan = Rohan
    .gen = Rohanu
    .dat = Rohanowi
    .acc = Rohan
    .ins = Rohanem
ref-nation-isengard = Isengard
    .gen = Isengardu
    .dat = Isengardowi
    .acc = Isengard
    .ins = Isengardem
ref-nation-sauron = Sauron
    .gen = Saurona
    .dat = Sauronowi
    .acc = Saurona
    .ins = Sauronem
ref-nation-southrons = Haradrimowie i Easterlingowie
    .gen = Haradrimów i Easterlingów
    .dat = Haradrimom i Easterlingom
    .acc = Haradrimów i Easterlingów
    .ins = Haradrimami i Easterlingami

ref-figure-dwarves-regular = jednostka regularna Krasnoludów
    .gen = jednostki regularnej Krasnoludów
    .acc = jednostkę regularną Krasnoludów
    .ins = jednostką regularną Krasnoludów
    .cap = Jednostka regularna Krasnoludów
ref-figure-dwarves-elite = jednostka elitarna Krasnoludów
    .gen = jednostki elitarnej Krasnoludów
    .acc = jednostkę elitarną Krasnoludów
    .ins = jednostką elitarną Krasnoludów
    .cap = Jednostka elitarna Krasnoludów
ref-figure-dwarves-leader = Przywódca Krasnoludów
    .gen = Przywódcy Krasnoludów
    .acc = Przywódcę Krasnoludów
    .ins = Przywódcą Krasnoludów
ref-figure-elves-regular = jednostka regularna Elfów
    .gen = jednostki regularnej Elfów
    .acc = jednostkę regularną Elfów
    .ins = jednostką regularną Elfów
    .cap = Jednostka regularna Elfów
ref-figure-elves-elite = jednostka elitarna Elfów
    .gen = jednostki elitarnej Elfów
    .acc = jednostkę elitarną Elfów
    .ins = jednostką elitarną Elfów
    .cap = Jednostka elitarna Elfów
ref-figure-elves-leader = Przywódca Elfów
    .gen = Przywódcy Elfów
    .acc = Przywódcę Elfów
    .ins = Przywódcą Elfów
ref-figure-gondor-regular = jednostka regularna Gondoru
    .gen = jednostki regularnej Gondoru
    .acc = jednostkę regularną Gondoru
    .ins = jednostką regularną Gondoru
    .cap = Jednostka regularna Gondoru
ref-figure-gondor-elite = jednostka elitarna Gondoru
    .gen = jednostki elitarnej Gondoru
    .acc = jednostkę elitarną Gondoru
    .ins = jednostką elitarną Gondoru
    .cap = Jednostka elitarna Gondoru
ref-figure-gondor-leader = Przywódca Gondoru
    .gen = Przywódcy Gondoru
    .acc = Przywódcę Gondoru
    .ins = Przywódcą Gondoru
ref-figure-north-regular = jednostka regularna Północy
    .gen = jednostki regularnej Północy
    .acc = jednostkę regularną Północy
    .ins = jednostką regularną Północy
    .cap = Jednostka regularna Północy
ref-figure-north-elite = jednostka elitarna Północy
    .gen = jednostki elitarnej Północy
    .acc = jednostkę elitarną Północy
    .ins = jednostką elitarną Północy
    .cap = Jednostka elitarna Północy
ref-figure-north-leader = Przywódca Północy
    .gen = Przywódcy Północy
    .acc = Przywódcę Północy
    .ins = Przywódcą Północy
ref-figure-rohan-regular = jednostka regularna Rohanu
    .gen = jednostki regularnej Rohanu
    .acc = jednostkę regularną Rohanu
    .ins = jednostką regularną Rohanu
    .cap = Jednostka regularna Rohanu
ref-figure-rohan-elite = jednostka elitarna Rohanu
    .gen = jednostki elitarnej Rohanu
    .acc = jednostkę elitarną Rohanu
    .ins = jednostką elitarną Rohanu
    .cap = Jednostka elitarna Rohanu
ref-figure-rohan-leader = Przywódca Rohanu
    .gen = Przywódcy Rohanu
    .acc = Przywódcę Rohanu
    .ins = Przywódcą Rohanu
ref-figure-isengard-regular = jednostka regularna Isengardu
    .gen = jednostki regularnej Isengardu
    .acc = jednostkę regularną Isengardu
    .ins = jednostką regularną Isengardu
    .cap = Jednostka regularna Isengardu
ref-figure-isengard-elite = jednostka elitarna Isengardu
    .gen = jednostki elitarnej Isengardu
    .acc = jednostkę elitarną Isengardu
    .ins = jednostką elitarną Isengardu
    .cap = Jednostka elitarna Isengardu
ref-figure-sauron-regular = jednostka regularna Saurona
    .gen = jednostki regularnej Saurona
    .acc = jednostkę regularną Saurona
    .ins = jednostką regularną Saurona
    .cap = Jednostka regularna Saurona
ref-figure-sauron-elite = jednostka elitarna Saurona
    .gen = jednostki elitarnej Saurona
    .acc = jednostkę elitarną Saurona
    .ins = jednostką elitarną Saurona
    .cap = Jednostka elitarna Saurona
ref-figure-sauron-nazgul = Nazgûl
    .gen = Nazgûla
    .acc = Nazgûla
    .ins = Nazgûlem
ref-figure-southrons-regular = jednostka regularna Haradrimów i Easterlingów
    .gen = jednostki regularnej Haradrimów i Easterlingów
    .acc = jednostkę regularną Haradrimów i Easterlingów
    .ins = jednostką regularną Haradrimów i Easterlingów
    .cap = Jednostka regularna Haradrimów i Easterlingów
ref-figure-southrons-elite = jednostka elitarna Haradrimów i Easterlingów
    .gen = jednostki elitarnej Haradrimów i Easterlingów
    .acc = jednostkę elitarną Haradrimów i Easterlingów
    .ins = jednostką elitarną Haradrimów i Easterlingów
    .cap = Jednostka elitarna Haradrimów i Easterlingów

ref-character-gandalf-grey = Gandalf Szary
    .gen = Gandalfa Szarego
    .dat = Gandalfowi Szaremu
    .acc = Gandalfa Szarego
    .ins = Gandalfem Szarym
ref-character-strider = Obieżyświat
    .gen = Obieżyświata
    .dat = Obieżyświatowi
    .acc = Obieżyświata
    .ins = Obieżyświatem
ref-character-boromir = Boromir
    .gen = Boromira
    .dat = Boromirowi
    .acc = Boromira
    .ins = Boromirem
ref-character-legolas = Legolas
    .gen = Legolasa
    .dat = Legolasowi
    .acc = Legolasa
    .ins = Legolasem
ref-character-gimli = Gimli
    .gen = Gimlego
    .dat = Gimlemu
    .acc = Gimlego
    .ins = Gimlim
ref-character-meriadoc = Merry Brandybuck
    .gen = Merry’ego Brandybucka
    .dat = Merry’emu Brandybuckowi
    .acc = Merry’ego Brandybucka
    .ins = Merrym Brandybuckiem
ref-character-peregrin = Pippin Tuk
    .gen = Pippina Tuka
    .dat = Pippinowi Tukowi
    .acc = Pippina Tuka
    .ins = Pippinem Tukiem
ref-character-aragorn = Aragorn
    .gen = Aragorna
    .dat = Aragornowi
    .acc = Aragorna
    .ins = Aragornem
    .full = Aragorn, dziedzic Isildura
ref-character-gandalf-white = Gandalf Biały
    .gen = Gandalfa Białego
    .dat = Gandalfowi Białemu
    .acc = Gandalfa Białego
    .ins = Gandalfem Białym
ref-character-gollum = Gollum
    .gen = Golluma
    .dat = Gollumowi
    .acc = Golluma
    .ins = Gollumem
ref-character-saruman = Saruman
    .gen = Sarumana
    .dat = Sarumanowi
    .acc = Sarumana
    .ins = Sarumanem
ref-character-witch-king = Czarnoksiężnik z Angmaru
    .gen = Czarnoksiężnika z Angmaru
    .dat = Czarnoksiężnikowi z Angmaru
    .acc = Czarnoksiężnika z Angmaru
    .ins = Czarnoksiężnikiem z Angmaru
ref-character-mouth-of-sauron = Rzecznik Saurona
    .gen = Rzecznika Saurona
    .dat = Rzecznikowi Saurona
    .acc = Rzecznika Saurona
    .ins = Rzecznikiem Saurona

## Regiony

ref-region-erebor = Erebor
    .gen = Ereboru
    .acc = Erebor
    .ins = Ereborem
    .at = w Ereborze
    .to = do Ereboru
    .from = z Ereboru
ref-region-ered-luin = Ered Luin
    .gen = Ered Luin
    .acc = Ered Luin
    .ins = Ered Luin
    .at = w Ered Luin
    .to = do Ered Luin
    .from = z Ered Luin
ref-region-iron-hills = Żelazne Wzgórza
    .gen = Żelaznych Wzgórz
    .acc = Żelazne Wzgórza
    .ins = Żelaznymi Wzgórzami
    .at = na Żelaznych Wzgórzach
    .to = na Żelazne Wzgórza
    .from = z Żelaznych Wzgórz
ref-region-north-ered-luin = Północne Ered Luin
    .gen = Północnego Ered Luin
    .acc = Północne Ered Luin
    .ins = Północnym Ered Luin
    .at = w Północnym Ered Luin
    .to = do Północnego Ered Luin
    .from = z Północnego Ered Luin
ref-region-grey-havens = Szara Przystań
    .gen = Szarej Przystani
    .acc = Szarą Przystań
    .ins = Szarą Przystanią
    .at = w Szarej Przystani
    .to = do Szarej Przystani
    .from = z Szarej Przystani
ref-region-lorien = Lórien
    .gen = Lórien
    .acc = Lórien
    .ins = Lórien
    .at = w Lórien
    .to = do Lórien
    .from = z Lórien
ref-region-rivendell = Rivendell
    .gen = Rivendell
    .acc = Rivendell
    .ins = Rivendell
    .at = w Rivendell
    .to = do Rivendell
    .from = z Rivendell
ref-region-woodland-realm = Leśne Królestwo
    .gen = Leśnego Królestwa
    .acc = Leśne Królestwo
    .ins = Leśnym Królestwem
    .at = w Leśnym Królestwie
    .to = do Leśnego Królestwa
    .from = z Leśnego Królestwa
ref-region-anfalas = Anfalas
    .gen = Anfalas
    .acc = Anfalas
    .ins = Anfalas
    .at = w Anfalas
    .to = do Anfalas
    .from = z Anfalas
ref-region-dol-amroth = Dol Amroth
    .gen = Dol Amrothu
    .acc = Dol Amroth
    .ins = Dol Amrothem
    .at = w Dol Amroth
    .to = do Dol Amrothu
    .from = z Dol Amrothu
ref-region-druadan-forest = Las Drúadan
    .gen = Lasu Drúadan
    .acc = Las Drúadan
    .ins = Lasem Drúadan
    .at = w Lesie Drúadan
    .to = do Lasu Drúadan
    .from = z Lasu Drúadan
ref-region-erech = Erech
    .gen = Erech
    .acc = Erech
    .ins = Erech
    .at = w Erech
    .to = do Erech
    .from = z Erech
ref-region-lamedon = Lamedon
    .gen = Lamedonu
    .acc = Lamedon
    .ins = Lamedonem
    .at = w Lamedonie
    .to = do Lamedonu
    .from = z Lamedonu
ref-region-lossarnach = Lossarnach
    .gen = Lossarnach
    .acc = Lossarnach
    .ins = Lossarnach
    .at = w Lossarnach
    .to = do Lossarnach
    .from = z Lossarnach
ref-region-minas-tirith = Minas Tirith
    .gen = Minas Tirith
    .acc = Minas Tirith
    .ins = Minas Tirith
    .at = w Minas Tirith
    .to = do Minas Tirith
    .from = z Minas Tirith
ref-region-pelargir = Pelargir
    .gen = Pelargiru
    .acc = Pelargir
    .ins = Pelargirem
    .at = w Pelargirze
    .to = do Pelargiru
    .from = z Pelargiru
ref-region-bree = Bree
    .gen = Bree
    .acc = Bree
    .ins = Bree
    .at = w Bree
    .to = do Bree
    .from = z Bree
ref-region-buckland = Buckland
    .gen = Bucklandu
    .acc = Buckland
    .ins = Bucklandem
    .at = w Bucklandzie
    .to = do Bucklandu
    .from = z Bucklandu
ref-region-carrock = Carrock
    .gen = Carrocka
    .acc = Carrock
    .ins = Carrockiem
    .at = pod Carrockiem
    .to = pod Carrock
    .from = spod Carrocka
ref-region-dale = Dale
    .gen = Dale
    .acc = Dale
    .ins = Dale
    .at = w Dale
    .to = do Dale
    .from = z Dale
ref-region-north-downs = Północne Wzgórza
    .gen = Północnych Wzgórz
    .acc = Północne Wzgórza
    .ins = Północnymi Wzgórzami
    .at = na Północnych Wzgórzach
    .to = na Północne Wzgórza
    .from = z Północnych Wzgórz
ref-region-old-forest-road = Stara Leśna Droga
    .gen = Starej Leśnej Drogi
    .acc = Starą Leśną Drogę
    .ins = Starą Leśną Drogą
    .at = na Starej Leśnej Drodze
    .to = na Starą Leśną Drogę
    .from = ze Starej Leśnej Drogi
ref-region-rhosgobel = Rhosgobel
    .gen = Rhosgobel
    .acc = Rhosgobel
    .ins = Rhosgobel
    .at = w Rhosgobel
    .to = do Rhosgobel
    .from = z Rhosgobel
ref-region-the-shire = Shire
    .gen = Shire’u
    .acc = Shire
    .ins = Shire’em
    .at = w Shire
    .to = do Shire’u
    .from = z Shire’u
ref-region-eastemnet = Wschodni Emnet
    .gen = Wschodniego Emnetu
    .acc = Wschodni Emnet
    .ins = Wschodnim Emnetem
    .at = we Wschodnim Emnecie
    .to = do Wschodniego Emnetu
    .from = ze Wschodniego Emnetu
ref-region-edoras = Edoras
    .gen = Edoras
    .acc = Edoras
    .ins = Edoras
    .at = w Edoras
    .to = do Edoras
    .from = z Edoras
ref-region-folde = Folde
    .gen = Folde
    .acc = Folde
    .ins = Folde
    .at = w Folde
    .to = do Folde
    .from = z Folde
ref-region-fords-of-isen = Brody na Isenie
    .gen = Brodów na Isenie
    .acc = Brody na Isenie
    .ins = Brodami na Isenie
    .at = na Brodach na Isenie
    .to = na Brody na Isenie
    .from = z Brodów na Isenie
ref-region-helms-deep = Helmowy Jar
    .gen = Helmowego Jaru
    .acc = Helmowy Jar
    .ins = Helmowym Jarem
    .at = w Helmowym Jarze
    .to = do Helmowego Jaru
    .from = z Helmowego Jaru
ref-region-westemnet = Zachodni Emnet
    .gen = Zachodniego Emnetu
    .acc = Zachodni Emnet
    .ins = Zachodnim Emnetem
    .at = w Zachodnim Emnecie
    .to = do Zachodniego Emnetu
    .from = z Zachodniego Emnetu
ref-region-gap-of-rohan = Wrota Rohanu
    .gen = Wrót Rohanu
    .acc = Wrota Rohanu
    .ins = Wrotami Rohanu
    .at = we Wrotach Rohanu
    .to = do Wrót Rohanu
    .from = z Wrót Rohanu
ref-region-north-dunland = Północny Dunland
    .gen = Północnego Dunlandu
    .acc = Północny Dunland
    .ins = Północnym Dunlandem
    .at = w Północnym Dunlandzie
    .to = do Północnego Dunlandu
    .from = z Północnego Dunlandu
ref-region-orthanc = Orthank
    .gen = Orthanku
    .acc = Orthank
    .ins = Orthankiem
    .at = w Orthanku
    .to = do Orthanku
    .from = z Orthanku
ref-region-south-dunland = Południowy Dunland
    .gen = Południowego Dunlandu
    .acc = Południowy Dunland
    .ins = Południowym Dunlandem
    .at = w Południowym Dunlandzie
    .to = do Południowego Dunlandu
    .from = z Południowego Dunlandu
ref-region-angmar = Angmar
    .gen = Angmaru
    .acc = Angmar
    .ins = Angmarem
    .at = w Angmarze
    .to = do Angmaru
    .from = z Angmaru
ref-region-barad-dur = Barad-dûr
    .gen = Barad-dûr
    .acc = Barad-dûr
    .ins = Barad-dûr
    .at = w Barad-dûr
    .to = do Barad-dûr
    .from = z Barad-dûr
ref-region-dol-guldur = Dol Guldur
    .gen = Dol Guldur
    .acc = Dol Guldur
    .ins = Dol Guldur
    .at = w Dol Guldur
    .to = do Dol Guldur
    .from = z Dol Guldur
ref-region-gorgoroth = Gorgoroth
    .gen = Gorgoroth
    .acc = Gorgoroth
    .ins = Gorgoroth
    .at = w Gorgoroth
    .to = do Gorgoroth
    .from = z Gorgoroth
ref-region-minas-morgul = Minas Morgul
    .gen = Minas Morgul
    .acc = Minas Morgul
    .ins = Minas Morgul
    .at = w Minas Morgul
    .to = do Minas Morgul
    .from = z Minas Morgul
ref-region-morannon = Morannon
    .gen = Morannonu
    .acc = Morannon
    .ins = Morannonem
    .at = w Morannonie
    .to = do Morannonu
    .from = z Morannonu
ref-region-moria = Moria
    .gen = Morii
    .acc = Morię
    .ins = Morią
    .at = w Morii
    .to = do Morii
    .from = z Morii
ref-region-mount-gram = Góra Gram
    .gen = Góry Gram
    .acc = Górę Gram
    .ins = Górą Gram
    .at = na Górze Gram
    .to = na Górę Gram
    .from = z Góry Gram
ref-region-mount-gundabad = Góra Gundabad
    .gen = Góry Gundabad
    .acc = Górę Gundabad
    .ins = Górą Gundabad
    .at = na Górze Gundabad
    .to = na Górę Gundabad
    .from = z Góry Gundabad
ref-region-nurn = Nurn
    .gen = Nurnu
    .acc = Nurn
    .ins = Nurnem
    .at = w Nurnie
    .to = do Nurnu
    .from = z Nurnu
ref-region-southern-mirkwood = Południowa Mroczna Puszcza
    .gen = Południowej Mrocznej Puszczy
    .acc = Południową Mroczną Puszczę
    .ins = Południową Mroczną Puszczą
    .at = w Południowej Mrocznej Puszczy
    .to = do Południowej Mrocznej Puszczy
    .from = z Południowej Mrocznej Puszczy
ref-region-east-rhun = Wschodni Rhûn
    .gen = Wschodniego Rhûnu
    .acc = Wschodni Rhûn
    .ins = Wschodnim Rhûnem
    .at = we Wschodnim Rhûnie
    .to = do Wschodniego Rhûnu
    .from = ze Wschodniego Rhûnu
ref-region-far-harad = Daleki Harad
    .gen = Dalekiego Haradu
    .acc = Daleki Harad
    .ins = Dalekim Haradem
    .at = w Dalekim Haradzie
    .to = do Dalekiego Haradu
    .from = z Dalekiego Haradu
ref-region-khand = Khand
    .gen = Khandu
    .acc = Khand
    .ins = Khandem
    .at = w Khandzie
    .to = do Khandu
    .from = z Khandu
ref-region-near-harad = Bliski Harad
    .gen = Bliskiego Haradu
    .acc = Bliski Harad
    .ins = Bliskim Haradem
    .at = w Bliskim Haradzie
    .to = do Bliskiego Haradu
    .from = z Bliskiego Haradu
ref-region-north-rhun = Północny Rhûn
    .gen = Północnego Rhûnu
    .acc = Północny Rhûn
    .ins = Północnym Rhûnem
    .at = w Północnym Rhûnie
    .to = do Północnego Rhûnu
    .from = z Północnego Rhûnu
ref-region-south-rhun = Południowy Rhûn
    .gen = Południowego Rhûnu
    .acc = Południowy Rhûn
    .ins = Południowym Rhûnem
    .at = w Południowym Rhûnie
    .to = do Południowego Rhûnu
    .from = z Południowego Rhûnu
ref-region-umbar = Umbar
    .gen = Umbaru
    .acc = Umbar
    .ins = Umbarem
    .at = w Umbarze
    .to = do Umbaru
    .from = z Umbaru
ref-region-andrast = Andrast
    .gen = Andrastu
    .acc = Andrast
    .ins = Andrastem
    .at = w Andraście
    .to = do Andrastu
    .from = z Andrastu
ref-region-arnor = Arnor
    .gen = Arnoru
    .acc = Arnor
    .ins = Arnorem
    .at = w Arnorze
    .to = do Arnoru
    .from = z Arnoru
ref-region-ash-mountains = Góry Popielne
    .gen = Gór Popielnych
    .acc = Góry Popielne
    .ins = Górami Popielnymi
    .at = w Górach Popielnych
    .to = w Góry Popielne
    .from = z Gór Popielnych
ref-region-cardolan = Cardolan
    .gen = Cardolanu
    .acc = Cardolan
    .ins = Cardolanem
    .at = w Cardolanie
    .to = do Cardolanu
    .from = z Cardolanu
ref-region-dagorlad = Dagorlad
    .gen = Dagorlad
    .acc = Dagorlad
    .ins = Dagorlad
    .at = na Dagorlad
    .to = na Dagorlad
    .from = z Dagorlad
ref-region-dead-marshes = Martwe Bagna
    .gen = Martwych Bagien
    .acc = Martwe Bagna
    .ins = Martwymi Bagnami
    .at = na Martwych Bagnach
    .to = na Martwe Bagna
    .from = z Martwych Bagien
ref-region-dimrill-dale = Dolina Półmroku
    .gen = Doliny Półmroku
    .acc = Dolinę Półmroku
    .ins = Doliną Półmroku
    .at = w Dolinie Półmroku
    .to = do Doliny Półmroku
    .from = z Doliny Półmroku
ref-region-druwaith-iaur = Drúwaith Iaur
    .gen = Drúwaith Iaur
    .acc = Drúwaith Iaur
    .ins = Drúwaith Iaur
    .at = w Drúwaith Iaur
    .to = do Drúwaith Iaur
    .from = z Drúwaith Iaur
ref-region-eagles-eyrie = Orle Gniazdo
    .gen = Orlego Gniazda
    .acc = Orle Gniazdo
    .ins = Orlim Gniazdem
    .at = w Orlim Gnieździe
    .to = do Orlego Gniazda
    .from = z Orlego Gniazda
ref-region-east-harondor = Wschodni Harondor
    .gen = Wschodniego Harondoru
    .acc = Wschodni Harondor
    .ins = Wschodnim Harondorem
    .at = we Wschodnim Harondorze
    .to = do Wschodniego Harondoru
    .from = ze Wschodniego Harondoru
ref-region-eastern-brown-lands = Wschodnie Brunatne Pola
    .gen = Wschodnich Brunatnych Pól
    .acc = Wschodnie Brunatne Pola
    .ins = Wschodnimi Brunatnymi Polami
    .at = na Wschodnich Brunatnych Polach
    .to = na Wschodnie Brunatne Pola
    .from = ze Wschodnich Brunatnych Pól
ref-region-eastern-emyn-muil = Wschodnie Emyn Muil
    .gen = Wschodniego Emyn Muil
    .acc = Wschodnie Emyn Muil
    .ins = Wschodnim Emyn Muil
    .at = we Wschodnim Emyn Muil
    .to = do Wschodniego Emyn Muil
    .from = ze Wschodniego Emyn Muil
ref-region-eastern-mirkwood = Wschodnia Mroczna Puszcza
    .gen = Wschodniej Mrocznej Puszczy
    .acc = Wschodnią Mroczną Puszczę
    .ins = Wschodnią Mroczną Puszczą
    .at = we Wschodniej Mrocznej Puszczy
    .to = do Wschodniej Mrocznej Puszczy
    .from = ze Wschodniej Mrocznej Puszczy
ref-region-enedwaith = Enedwaith
    .gen = Enedwaith
    .acc = Enedwaith
    .ins = Enedwaith
    .at = w Enedwaith
    .to = do Enedwaith
    .from = z Enedwaith
ref-region-ettenmoors = Wrzosowiska Etten
    .gen = Wrzosowisk Etten
    .acc = Wrzosowiska Etten
    .ins = Wrzosowiskami Etten
    .at = na Wrzosowiskach Etten
    .to = na Wrzosowiska Etten
    .from = z Wrzosowisk Etten
ref-region-evendim = Evendim
    .gen = Evendim
    .acc = Evendim
    .ins = Evendim
    .at = w Evendim
    .to = do Evendim
    .from = z Evendim
ref-region-fangorn = Fangorn
    .gen = Fangornu
    .acc = Fangorn
    .ins = Fangornem
    .at = w Fangornie
    .to = do Fangornu
    .from = z Fangornu
ref-region-fords-of-bruinen = Bród Bruinen
    .gen = Brodu Bruinen
    .acc = Bród Bruinen
    .ins = Brodem Bruinen
    .at = na Brodzie Bruinen
    .to = na Bród Bruinen
    .from = z Brodu Bruinen
ref-region-forlindon = Forlindon
    .gen = Forlindonu
    .acc = Forlindon
    .ins = Forlindonem
    .at = w Forlindonie
    .to = do Forlindonu
    .from = z Forlindonu
ref-region-gladden-fields = Pola Gladden
    .gen = Pól Gladden
    .acc = Pola Gladden
    .ins = Polami Gladden
    .at = na Polach Gladden
    .to = na Pola Gladden
    .from = z Pól Gladden
ref-region-goblins-gate = Brama Goblinów
    .gen = Bramy Goblinów
    .acc = Bramę Goblinów
    .ins = Bramą Goblinów
    .at = w Bramie Goblinów
    .to = do Bramy Goblinów
    .from = z Bramy Goblinów
ref-region-harlindon = Harlindon
    .gen = Harlindonu
    .acc = Harlindon
    .ins = Harlindonem
    .at = w Harlindonie
    .to = do Harlindonu
    .from = z Harlindonu
ref-region-high-pass = Wysoka Przełęcz
    .gen = Wysokiej Przełęczy
    .acc = Wysoką Przełęcz
    .ins = Wysoką Przełęczą
    .at = na Wysokiej Przełęczy
    .to = na Wysoką Przełęcz
    .from = z Wysokiej Przełęczy
ref-region-hollin = Hollin
    .gen = Hollinu
    .acc = Hollin
    .ins = Hollinem
    .at = w Hollinie
    .to = do Hollinu
    .from = z Hollinu
ref-region-minhiriath = Minhiriath
    .gen = Minhiriath
    .acc = Minhiriath
    .ins = Minhiriath
    .at = w Minhiriath
    .to = do Minhiriath
    .from = z Minhiriath
ref-region-narrows-of-the-forest = Przewężenie Puszczy
    .gen = Przewężenia Puszczy
    .acc = Przewężenie Puszczy
    .ins = Przewężeniem Puszczy
    .at = w Przewężeniu Puszczy
    .to = do Przewężenia Puszczy
    .from = z Przewężenia Puszczy
ref-region-noman-lands = Ziemie Niczyje
    .gen = Ziem Niczyich
    .acc = Ziemie Niczyje
    .ins = Ziemiami Niczyimi
    .at = na Ziemiach Niczyich
    .to = na Ziemie Niczyje
    .from = z Ziem Niczyich
ref-region-north-anduin-vale = Północna Dolina Anduiny
    .gen = Północnej Doliny Anduiny
    .acc = Północną Dolinę Anduiny
    .ins = Północną Doliną Anduiny
    .at = w Północnej Dolinie Anduiny
    .to = do Północnej Doliny Anduiny
    .from = z Północnej Doliny Anduiny
ref-region-north-ithilien = Północne Ithilien
    .gen = Północnego Ithilien
    .acc = Północne Ithilien
    .ins = Północnym Ithilien
    .at = w Północnym Ithilien
    .to = do Północnego Ithilien
    .from = z Północnego Ithilien
ref-region-northern-dorwinion = Północny Dorwinion
    .gen = Północnego Dorwinionu
    .acc = Północny Dorwinion
    .ins = Północnym Dorwinionem
    .at = w Północnym Dorwinionie
    .to = do Północnego Dorwinionu
    .from = z Północnego Dorwinionu
ref-region-northern-mirkwood = Północna Mroczna Puszcza
    .gen = Północnej Mrocznej Puszczy
    .acc = Północną Mroczną Puszczę
    .ins = Północną Mroczną Puszczą
    .at = w Północnej Mrocznej Puszczy
    .to = do Północnej Mrocznej Puszczy
    .from = z Północnej Mrocznej Puszczy
ref-region-northern-rhovanion = Północny Rhovanion
    .gen = Północnego Rhovanionu
    .acc = Północny Rhovanion
    .ins = Północnym Rhovanionem
    .at = w Północnym Rhovanionie
    .to = do Północnego Rhovanionu
    .from = z Północnego Rhovanionu
ref-region-old-ford = Stary Bród
    .gen = Starego Brodu
    .acc = Stary Bród
    .ins = Starym Brodem
    .at = na Starym Brodzie
    .to = na Stary Bród
    .from = ze Starego Brodu
ref-region-old-forest = Stary Las
    .gen = Starego Lasu
    .acc = Stary Las
    .ins = Starym Lasem
    .at = w Starym Lesie
    .to = do Starego Lasu
    .from = ze Starego Lasu
ref-region-osgiliath = Osgiliath
    .gen = Osgiliath
    .acc = Osgiliath
    .ins = Osgiliath
    .at = w Osgiliath
    .to = do Osgiliath
    .from = z Osgiliath
ref-region-parth-celebrant = Parth Celebrant
    .gen = Parth Celebrant
    .acc = Parth Celebrant
    .ins = Parth Celebrant
    .at = na Parth Celebrant
    .to = na Parth Celebrant
    .from = z Parth Celebrant
ref-region-south-anduin-vale = Południowa Dolina Anduiny
    .gen = Południowej Doliny Anduiny
    .acc = Południową Dolinę Anduiny
    .ins = Południową Doliną Anduiny
    .at = w Południowej Dolinie Anduiny
    .to = do Południowej Doliny Anduiny
    .from = z Południowej Doliny Anduiny
ref-region-south-downs = Południowe Wzgórza
    .gen = Południowych Wzgórz
    .acc = Południowe Wzgórza
    .ins = Południowymi Wzgórzami
    .at = na Południowych Wzgórzach
    .to = na Południowe Wzgórza
    .from = z Południowych Wzgórz
ref-region-south-ered-luin = Południowe Ered Luin
    .gen = Południowego Ered Luin
    .acc = Południowe Ered Luin
    .ins = Południowym Ered Luin
    .at = w Południowym Ered Luin
    .to = do Południowego Ered Luin
    .from = z Południowego Ered Luin
ref-region-south-ithilien = Południowe Ithilien
    .gen = Południowego Ithilien
    .acc = Południowe Ithilien
    .ins = Południowym Ithilien
    .at = w Południowym Ithilien
    .to = do Południowego Ithilien
    .from = z Południowego Ithilien
ref-region-southern-dorwinion = Południowy Dorwinion
    .gen = Południowego Dorwinionu
    .acc = Południowy Dorwinion
    .ins = Południowym Dorwinionem
    .at = w Południowym Dorwinionie
    .to = do Południowego Dorwinionu
    .from = z Południowego Dorwinionu
ref-region-southern-rhovanion = Południowy Rhovanion
    .gen = Południowego Rhovanionu
    .acc = Południowy Rhovanion
    .ins = Południowym Rhovanionem
    .at = w Południowym Rhovanionie
    .to = do Południowego Rhovanionu
    .from = z Południowego Rhovanionu
ref-region-tharbad = Tharbad
    .gen = Tharbadu
    .acc = Tharbad
    .ins = Tharbadem
    .at = w Tharbadzie
    .to = do Tharbadu
    .from = z Tharbadu
ref-region-tower-hills = Wieżowe Wzgórza
    .gen = Wieżowych Wzgórz
    .acc = Wieżowe Wzgórza
    .ins = Wieżowymi Wzgórzami
    .at = na Wieżowych Wzgórzach
    .to = na Wieżowe Wzgórza
    .from = z Wieżowych Wzgórz
ref-region-trollshaws = Las Trolli
    .gen = Lasu Trolli
    .acc = Las Trolli
    .ins = Lasem Trolli
    .at = w Lesie Trolli
    .to = do Lasu Trolli
    .from = z Lasu Trolli
ref-region-vale-of-the-carnen = Dolina Carnen
    .gen = Doliny Carnen
    .acc = Dolinę Carnen
    .ins = Doliną Carnen
    .at = w Dolinie Carnen
    .to = do Doliny Carnen
    .from = z Doliny Carnen
ref-region-vale-of-the-celduin = Dolina Celduin
    .gen = Doliny Celduin
    .acc = Dolinę Celduin
    .ins = Doliną Celduin
    .at = w Dolinie Celduin
    .to = do Doliny Celduin
    .from = z Doliny Celduin
ref-region-weather-hills = Wichrowe Wzgórza
    .gen = Wichrowych Wzgórz
    .acc = Wichrowe Wzgórza
    .ins = Wichrowymi Wzgórzami
    .at = na Wichrowych Wzgórzach
    .to = na Wichrowe Wzgórza
    .from = z Wichrowych Wzgórz
ref-region-west-harondor = Zachodni Harondor
    .gen = Zachodniego Harondoru
    .acc = Zachodni Harondor
    .ins = Zachodnim Harondorem
    .at = w Zachodnim Harondorze
    .to = do Zachodniego Harondoru
    .from = z Zachodniego Harondoru
ref-region-western-brown-lands = Zachodnie Brunatne Pola
    .gen = Zachodnich Brunatnych Pól
    .acc = Zachodnie Brunatne Pola
    .ins = Zachodnimi Brunatnymi Polami
    .at = na Zachodnich Brunatnych Polach
    .to = na Zachodnie Brunatne Pola
    .from = z Zachodnich Brunatnych Pól
ref-region-western-emyn-muil = Zachodnie Emyn Muil
    .gen = Zachodniego Emyn Muil
    .acc = Zachodnie Emyn Muil
    .ins = Zachodnim Emyn Muil
    .at = w Zachodnim Emyn Muil
    .to = do Zachodniego Emyn Muil
    .from = z Zachodniego Emyn Muil
ref-region-western-mirkwood = Zachodnia Mroczna Puszcza
    .gen = Zachodniej Mrocznej Puszczy
    .acc = Zachodnią Mroczną Puszczę
    .ins = Zachodnią Mroczną Puszczą
    .at = w Zachodniej Mrocznej Puszczy
    .to = do Zachodniej Mrocznej Puszczy
    .from = z Zachodniej Mrocznej Puszczy
ref-region-withered-heath = Zwiędłe Wrzosowiska
    .gen = Zwiędłych Wrzosowisk
    .acc = Zwiędłe Wrzosowiska
    .ins = Zwiędłymi Wrzosowiskami
    .at = na Zwiędłych Wrzosowiskach
    .to = na Zwiędłe Wrzosowiska
    .from = ze Zwiędłych Wrzosowisk

## Karty Wydarzeń

ref-card-fp-char-01 = Płaszcze elfów
    .combat = To jest dar
ref-card-fp-char-02 = Lina elfów
    .combat = To jest dar
ref-card-fp-char-03 = Flakonik Galadrieli
    .combat = To jest dar
ref-card-fp-char-04 = Sméagol pomaga dobremu panu
    .combat = To jest dar
ref-card-fp-char-05 = Mithrilowa kolczuga i Żądło
    .combat = Miecz z Westernesse
ref-card-fp-char-06 = Topór i łuk
    .combat = Potężny atak
ref-card-fp-char-07 = Róg Gondoru
    .combat = Potężny atak
ref-card-fp-char-08 = Laska czarodzieja
    .combat = Sługa Tajemnego Ognia
ref-card-fp-char-09 = Athelas
    .combat = Andúril
ref-card-fp-char-10 = Jest inna droga
    .combat = Bohaterska śmierć
ref-card-fp-char-11 = Pójdę sam
    .combat = Zuchwałe wyzwanie
ref-card-fp-char-12 = Pieśń Bilba
    .combat = Cios przeznaczenia
ref-card-fp-char-13 = Zwierciadło Galadrieli
    .combat = Bohaterska śmierć
ref-card-fp-char-14 = Królewskie wyzwanie
    .combat = Nagłe uderzenie
ref-card-fp-char-15 = Gwaihir, Pędziwiatr
    .combat = Zuchwałe wyzwanie
ref-card-fp-char-16 = Okażemy się szybsi
    .combat = Zuchwałe wyzwanie
ref-card-fp-char-17 = Tam i z powrotem
    .combat = Mężny opór
ref-card-fp-char-18 = Nadlatują Orły!
    .combat = Bohaterska śmierć
ref-card-fp-char-19 = Entowie się budzą: Drzewiec
    .combat = Gniew Entów
ref-card-fp-char-20 = Entowie się budzą: Huornowie
    .combat = Mrok Huornów
ref-card-fp-char-21 = Entowie się budzą: Wiec Entów
    .combat = Bezimienny las
ref-card-fp-char-22 = Umarli z Dunharrow
    .combat = Nagłe uderzenie
ref-card-fp-char-23 = Ród Namiestników
    .combat = Mężny opór
ref-card-fp-char-24 = Szara Drużyna
    .combat = Mężny opór
ref-card-fp-str-01 = Ostatnia bitwa
    .combat = Światło dnia
ref-card-fp-str-02 = Zbyt wielka, straszliwa potęga
    .combat = Bez pardonu
ref-card-fp-str-03 = Moc Toma Bombadila
    .combat = Dogodna pozycja
ref-card-fp-str-04 = Księga Mazarbul
    .combat = Dogodna pozycja
ref-card-fp-str-05 = Duch Mordoru
    .combat = Zwiadowcy
ref-card-fp-str-06 = Strażnicy Faramira
    .combat = Ściana tarcz
ref-card-fp-str-07 = Trwoga! Pożar! Wrogowie!
    .combat = Ściana tarcz
ref-card-fp-str-08 = Mądrość Elronda
    .combat = Zamęt
ref-card-fp-str-09 = Czerwona Strzała
    .combat = Zwiadowcy
ref-card-fp-str-10 = Niespodziewana pomoc
    .combat = Bez pardonu
ref-card-fp-str-11 = Ścieżki Wosów
    .combat = Nagłe uderzenie
ref-card-fp-str-12 = Przez dzień i noc
    .combat = Zamęt
ref-card-fp-str-13 = Okręty Círdana
    .combat = Szarża
ref-card-fp-str-14 = Straż Cytadeli
    .combat = Szarża
ref-card-fp-str-15 = Galadrimowie Celeborna
    .combat = Światło dnia
ref-card-fp-str-16 = Jeźdźcy Théodena
    .combat = Światło dnia
ref-card-fp-str-17 = Grimbeorn Stary, syn Beorna
    .combat = Zwiadowcy
ref-card-fp-str-18 = Imrahil z Dol Amrothu
    .combat = Ściana tarcz
ref-card-fp-str-19 = Ludzie króla Branda
    .combat = Ściana tarcz
ref-card-fp-str-20 = Miecze w Eriadorze
    .combat = Dogodna pozycja
ref-card-fp-str-21 = Pobratymcy Glorfindela
    .combat = Dogodna pozycja
ref-card-fp-str-22 = Straż Dáina Żelaznej Stopy
    .combat = Męstwo
ref-card-fp-str-23 = Éomer, syn Éomunda
    .combat = Męstwo
ref-card-fp-str-24 = Łucznicy Thranduila
    .combat = Męstwo
ref-card-sh-char-01 = Jaskinia Szeloby
    .combat = Jeden dla Władcy Ciemności
ref-card-sh-char-02 = Pierścień jest mój!
    .combat = Jeden dla Władcy Ciemności
ref-card-sh-char-03 = Naprzód, wciąż naprzód
    .combat = Jeden dla Władcy Ciemności
ref-card-sh-char-04 = Oddajsss go nam!
    .combat = Jeden dla Władcy Ciemności
ref-card-sh-char-05 = Patrol orków
    .combat = Okrutni jak śmierć
ref-card-sh-char-06 = Zguba Isildura
    .combat = Okrutni jak śmierć
ref-card-sh-char-07 = Plugastwo z głębin
    .combat = Są straszliwi
ref-card-sh-char-08 = Trupie świece
    .combat = Groza i rozpacz
ref-card-sh-char-09 = Nazgûle szukają
    .combat = Ohydny odór
ref-card-sh-char-10 = Sroga pogoda
    .combat = Okrutni jak śmierć
ref-card-sh-char-11 = Nazgûle uderzają!
    .combat = Tchnienie Ciemnych Sił
ref-card-sh-char-12 = Morgulska rana
    .combat = Tchnienie Ciemnych Sił
ref-card-sh-char-13 = Pokusa Pierścienia
    .combat = Są straszliwi
ref-card-sh-char-14 = Rozpad Drużyny
    .combat = Groza i rozpacz
ref-card-sh-char-15 = Wyczerpani smutkiem i trudem
    .combat = Słowa mocy
ref-card-sh-char-16 = Stada Krebainów
    .combat = Są straszliwi
ref-card-sh-char-17 = Balrog z Morii
    .combat = Zguba Durina
ref-card-sh-char-18 = Oko bez powiek
    .combat = Słowa mocy
ref-card-sh-char-19 = Straszliwe zaklęcia
    .combat = Diabelskie sztuki Orthanku
ref-card-sh-char-20 = Grond, Młot Podziemi
    .combat = Groza i rozpacz
ref-card-sh-char-21 = Palantír z Orthanku
    .combat = Okrutni jak śmierć
ref-card-sh-char-22 = Smoczy Język
    .combat = Ohydny odór
ref-card-sh-char-23 = Upiory Pierścienia są w drodze
    .combat = Słowa mocy
ref-card-sh-char-24 = Czarny Wódz rozkazuje
    .combat = Ohydny odór
ref-card-sh-str-01 = Powrót do Valinoru
    .combat = Śmiertelne zmagania
ref-card-sh-str-02 = Waleczni Uruk-hai
    .combat = Nawała
ref-card-sh-str-03 = Szaleństwo Denethora
    .combat = Diabelskie sztuki Orthanku
ref-card-sh-str-04 = Dzień bez świtu
    .combat = Nieustępliwy szturm
ref-card-sh-str-05 = Groźby i obietnice
    .combat = Diabelskie sztuki Orthanku
ref-card-sh-str-06 = Zwiastun burzy
    .combat = Wielkie zastępy
ref-card-sh-str-07 = Gromadzą się cienie
    .combat = Mûmakile
ref-card-sh-str-08 = Cień się wydłuża
    .combat = Mûmakile
ref-card-sh-str-09 = Cień nadciąga
    .combat = Chmara nietoperzy
ref-card-sh-str-10 = Korsarze z Umbaru
    .combat = Śmiertelne zmagania
ref-card-sh-str-11 = Furia Dunlendingów
    .combat = Nieustępliwy szturm
ref-card-sh-str-12 = Powrót Czarnoksiężnika z Angmaru
    .combat = Chmara nietoperzy
ref-card-sh-str-13 = Półorkowie i ludzie-gobliny
    .combat = Idziemy zabijać
ref-card-sh-str-14 = Olog-hai
    .combat = Idziemy zabijać
ref-card-sh-str-15 = Górskie trolle
    .combat = Idziemy zabijać
ref-card-sh-str-16 = Rośnie nowa potęga
    .combat = Wielkie zastępy
ref-card-sh-str-17 = Wielu królów w służbie Mordoru
    .combat = Wielkie zastępy
ref-card-sh-str-18 = Król się ujawnił
    .combat = Nieustępliwy szturm
ref-card-sh-str-19 = Cienie nad Górami Mglistymi
    .combat = Nawała
ref-card-sh-str-20 = Orkowie znów się mnożą
    .combat = Nawała
ref-card-sh-str-21 = Horda ze Wschodu
    .combat = Śmiertelne zmagania
ref-card-sh-str-22 = Przebudzone potwory
    .combat = Rozpaczliwa bitwa
ref-card-sh-str-23 = Mobilizacja do dawno planowanej wojny
    .combat = Rozpaczliwa bitwa
ref-card-sh-str-24 = Czeluście Mordoru
    .combat = Rozpaczliwa bitwa

## Żetony Poszukiwań

ref-tile-std-eye = Oko z wykryciem
ref-tile-std-3 = 3
ref-tile-std-2 = 2
ref-tile-std-2r = 2 z wykryciem
ref-tile-std-1 = 1
ref-tile-std-1r = 1 z wykryciem
ref-tile-std-0r = 0 z wykryciem
ref-tile-fel-elven-cloaks = Płaszcze elfów (0)
ref-tile-fel-elven-rope = Lina elfów (0)
ref-tile-fel-phial = Flakonik Galadrieli (−2)
ref-tile-fel-smeagol = Sméagol pomaga dobremu panu (−1)
ref-tile-sha-shelob = Jaskinia Szeloby (kość, zatrzymanie)
ref-tile-sha-ring-is-mine = Pierścień jest mój! (Oko, wykrycie, zatrzymanie)
ref-tile-sha-on-on = Naprzód, wciąż naprzód (3, zatrzymanie)
ref-tile-sha-give-it = Oddajsss go nam! (1, wykrycie, zatrzymanie)

## Strefy

zone-free-character-deck = talia Postaci Wolnych Ludów
zone-free-strategy-deck = talia Strategii Wolnych Ludów
zone-shadow-character-deck = talia Postaci Cienia
zone-shadow-strategy-deck = talia Strategii Cienia
zone-hand-0-character = karty Postaci na ręce Wolnych Ludów
zone-hand-0-strategy = karty Strategii na ręce Wolnych Ludów
zone-hand-1-character = karty Postaci na ręce Cienia
zone-hand-1-strategy = karty Strategii na ręce Cienia
zone-buried-0-character = zakryte odrzucone karty Postaci Wolnych Ludów
zone-buried-0-strategy = zakryte odrzucone karty Strategii Wolnych Ludów
zone-buried-1-character = zakryte odrzucone karty Postaci Cienia
zone-buried-1-strategy = zakryte odrzucone karty Strategii Cienia
zone-hunt-pool = zbiór żetonów Poszukiwań
zone-hunt-drawn = dobrany żeton Poszukiwań
zone-hunt-used = zużyte żetony Poszukiwań
zone-hunt-aside = żetony specjalne poza grą
zone-hunt-waiting = żetony specjalne czekające na wejście Drużyny do Mordoru
zone-hunt-removed = żetony Poszukiwań usunięte z gry

## Plansza

board-turn = tura
board-hosts = figurki na mapie
board-characters = postacie
board-sieges = oblężenia
board-reinforcements = pula posiłków
board-casualties = straty
board-control = kontrola nad osadami
board-steps_to_war = kroki do stanu wojny
board-active_nations = aktywne narody
board-pool = kości akcji
board-dice = nieużyte kości
board-hunt_box = pula Poszukiwań
board-taken_back = kości odzyskane z puli Poszukiwań
board-rings = Pierścienie Elfów
board-ring_used = Pierścień Elfów użyty w tej turze
board-ring_bearers = Powiernicy Pierścienia
board-mordor = pole na torze Mordoru
board-progress = droga
board-revealed = Drużyna wykryta
board-corruption = zepsucie
board-guide = Przewodnik
board-strove = ruch lub ukrycie Drużyny w tej turze
board-battle = bitwa

## Stół

ref-terrain-plains = równiny
ref-terrain-fields = pola uprawne
ref-terrain-forest = las
ref-terrain-hills = wzgórza
ref-terrain-marsh = bagna
ref-terrain-waste = pustkowie
ref-terrain-desert = pustynia
ref-water-great-sea = Wielkie Morze
ref-water-belfalas = Zatoka Belfalas
ref-water-rhun = Morze Rhûn
ref-track-mordor = tor Mordoru
ref-mark-fellowship = Drużyna
ref-mark-ring-bearers = Powiernicy Pierścienia
ref-mark-hunt-box = pula Poszukiwań
ref-mark-politics = tor polityki
ref-mark-aside = jeszcze poza grą
ref-mark-lost = usunięte z gry
ref-mark-control = zdobyte przez wroga
ref-mark-progress = droga
ref-mark-corruption = zepsucie
ref-mark-moves = kość ruchu Drużyny
ref-mark-spent = użyta kość
ref-mark-rings = Pierścienie Elfów
ref-mark-points = punkty zwycięstwa
ref-mark-goal = cel
ref-mark-steps = kroki do stanu wojny
ref-mark-active = aktywny
ref-mark-passive = pasywny
ref-mark-at-war = w stanie wojny
ref-mark-hidden = ukryta
ref-mark-revealed = wykryta
ref-mark-guide = Przewodnik
ref-mark-units = jednostki
ref-mark-besieged = oblężona
ref-mark-besieging = oblega
ref-mark-town = miasteczko
ref-mark-city = miasto
ref-mark-stronghold = twierdza
ref-mark-fortification = fortyfikacja
ref-mark-war-battle = bitwa
ref-mark-attack-from = atak z regionu
ref-mark-round = runda
ref-mark-strength = siła bojowa
ref-mark-leadership = przywództwo
ref-mark-target = trafia od
ref-mark-hits = trafienia

## Przebieg gry

crumb-WarOfTheRing = Wojna o Pierścień
crumb-Turn = tura { $ref1 }
crumb-FellowshipPhase = faza Drużyny
crumb-DeclareFellowship = ujawnienie
crumb-NameGuide = Przewodnik
crumb-AllocateHuntDice = przydział kości Poszukiwań
crumb-RollPools = rzut kośćmi akcji
crumb-ResolveActions = wykonywanie akcji
crumb-KeepHandLimit = limit kart na ręce
crumb-DrawEvent = dobranie karty Wydarzenia
crumb-MoveHosts = ruch armii
crumb-ArmyArrives = wejście { $ref1_to }
crumb-CaptureSettlement = zdobycie { $ref1_gen }
crumb-KeepLimits = wielkość armii
crumb-DisbandUnits = zbyt wiele jednostek { $ref1_at }
crumb-AttackWithHost = atak
crumb-ArmyBattle = bitwa { $ref1_at }
crumb-BattleRound = runda { $ref1 }
crumb-AssignHits = straty { $ref1_at }
crumb-RetreatHost = odwrót { $ref1_from }
crumb-AdvanceHost = posunięcie się naprzód { $ref1_to }
crumb-RecruitFigures = rekrutacja
crumb-VoiceOfSaruman = Głos Sarumana
crumb-Negotiations = dyplomacja
crumb-AdvanceNation = { $ref1 }: krok ku wojnie
crumb-ActivateNation = { $ref1 }: aktywacja
crumb-NationsAttacked = zaatakowane narody
crumb-CompanionsArrive = przybycie Towarzyszy
crumb-BringCharacter = wejście postaci do gry
crumb-EliminateCharacter = eliminacja { $ref1_gen }
crumb-MoveCompanions = ruch Towarzyszy
crumb-MoveMinions = ruch Nazgûli i Sług
crumb-SeparateCompanions = odłączenie
crumb-MoveFellowship = ruch Drużyny
crumb-HideFellowship = ukrycie Drużyny
crumb-HuntRoll = Poszukiwania
crumb-DrawTile = żeton Poszukiwań
crumb-StrongholdTiles = twierdze Cienia
crumb-HuntDamage = obrażenia
crumb-CompanionFalls = strata: { $ref1 }
crumb-RevealFellowship = wykrycie
step-FellowshipPhase-declare = ujawnić pozycję czy nie
step-FellowshipPhase-enter_mordor = wejść do Mordoru czy nie
step-NameGuide-choose = kto prowadzi
step-AllocateHuntDice-choose = ile kości
step-ResolveActions-act = która kość i na co
step-KeepHandLimit-choose = które karty odrzucić
step-DrawEvent-choose = która talia
step-MoveHosts-choose = która armia i dokąd
step-DisbandUnits-choose = które jednostki odesłać
step-AttackWithHost-choose = która armia i kogo atakuje
step-ArmyBattle-stronghold_choice = w polu czy w twierdzy
step-ArmyBattle-extend_siege = kolejna runda szturmu czy nie
step-ArmyBattle-cease = przerwać atak czy walczyć dalej
step-ArmyBattle-retreat = obrońca: walka czy odwrót
step-BattleRound-attacker_reroll = przerzut dowódców atakującego
step-BattleRound-defender_reroll = przerzut dowódców obrońcy
step-AssignHits-choose = kto ginie
step-AdvanceHost-choose = kto idzie naprzód
step-RecruitFigures-choose = co i gdzie
step-VoiceOfSaruman-choose = które z dwojga
step-Negotiations-choose = który naród
step-BringCharacter-choose = kto i gdzie
step-MoveCompanions-choose = kto się porusza i dokąd
step-MoveMinions-choose = kto się porusza i dokąd
step-SeparateCompanions-choose = kto odchodzi i dokąd
step-HuntDamage-guide_ability = zdolność Przewodnika
step-HuntDamage-casualty = strata czy nie
step-RevealFellowship-choose = którędy

## Jak kończy się gra

rule-WOTR-18-1 = Powiernicy Pierścienia ulegli zepsuciu: wygrywa Cień.
rule-WOTR-18-2 = Pierścień został zniszczony: wygrywają Wolne Ludy.
rule-WOTR-18-3 = Cień podbił dość ziem Wolnych Ludów i wygrywa.
rule-WOTR-18-4 = Wolne Ludy podbiły dość ziem Cienia i wygrywają.

## Dlaczego nie

rule-WOTR-1-4 = { $about_count ->
    [0] Armia potrzebuje co najmniej jednej jednostki.
   *[other] { $ref1_cap }: potrzebna jest twoja armia z co najmniej jedną jednostką.
}
rule-WOTR-2-1 = { $about_count ->
    [1] { $ref1_cap } to nie sąsiedni region.
   *[other] { $ref1_cap } i { $ref2 } nie sąsiadują ze sobą.
}
rule-WOTR-4-5 = Pozycję Drużyny ujawniają tylko Wolne Ludy.
rule-WOTR-4-7 = Do puli Poszukiwań trafia najwyżej tyle kości, ilu Towarzyszy jest w Drużynie, i nie więcej, niż masz.
rule-WOTR-4-9 = Gdy w Drużynie nie ma Towarzyszy, do puli Poszukiwań trafia tylko jedna kość.
rule-WOTR-4-10 = Wolne Ludy odzyskały kości z puli Poszukiwań, więc musi tam trafić co najmniej jedna twoja.
rule-WOTR-5-6 = { $ref1_cap }: nie masz niewykorzystanej kości z tym wynikiem.
rule-WOTR-5-7 = Spasować możesz tylko wtedy, gdy masz mniej niewykorzystanych kości niż przeciwnik.
rule-WOTR-5-8 = { $ref1_cap }: nie masz niewykorzystanej kości z tym wynikiem.
rule-WOTR-5-10 = { $ref1_cap }: nie ma armii z Przywódcą, Nazgûlem lub postacią, która mogłaby się ruszyć.
rule-WOTR-5-11 = { $ref1_cap }: nie ma armii z Przywódcą, Nazgûlem lub postacią, która mogłaby zaatakować.
rule-WOTR-5-13 = { $about_count ->
    [1] { $ref1_cap }: to nie twoja figurka.
   *[other] { $ref1_cap }: żaden Towarzysz na mapie nie może się ruszyć.
}
rule-WOTR-5-14 = { $about_count ->
    [1] { $ref1_cap }: to nie twoja figurka.
   *[other] { $ref1_cap }: żaden Nazgûl ani Sługa nie może się ruszyć.
}
rule-WOTR-5-15 = { $ref1_cap }: tym wynikiem nie można teraz wykonać tej akcji ({ $ref2 }).
rule-WOTR-5-16 = { $about_count ->
    [1] { $ref1_cap }: to nie twój naród.
   *[other] { $ref1_cap }: tym wynikiem nie można teraz wykonać tej akcji ({ $ref2 }).
}
rule-WOTR-5-17 = Sługi wprowadza tylko Cień, wynikiem „Mobilizacja” i zgodnie z ich kartami.
rule-WOTR-5-19 = { $ref1_cap }: tym wynikiem nie dobiera się karty albo obie talie są puste.
rule-WOTR-5-21 = Aragorn i Gandalf Biały wymagają wyniku „Wola Zachodu” i wchodzą do gry zgodnie ze swoimi kartami.
rule-WOTR-6-1 = Pierścień Elfów zmienia twoją niewykorzystaną kość na inną ściankę twoich kości.
rule-WOTR-6-4 = W tej turze użyto już Pierścienia.
rule-WOTR-6-6 = Pierścieniem nie uzyska się wyniku „Wola Zachodu”.
rule-WOTR-6-8 = Wyniku „Oko Saurona” się nie zmienia.
rule-WOTR-7-1 = Odrzucasz z ręki dokładnie tyle kart, ile masz ponad limit.
rule-WOTR-7-3 = { $ref1_cap }: ta talia jest pusta.
rule-WOTR-8-2 = { $ref1_cap }: ta postać nie może teraz wejść do gry { $ref2_at }.
rule-WOTR-8-3 = { $ref1_cap }: ta postać nie może teraz wejść do gry { $ref2_at }.
rule-WOTR-8-4 = { $ref1_cap }: ta postać nigdy się nie porusza.
rule-WOTR-8-5 = { $ref1_cap }: teraz bez ruchu albo poza zasięgiem.
rule-WOTR-8-6 = { $ref1_cap }: ta postać jest w innym regionie niż grupa.
rule-WOTR-8-9 = { $ref1_cap }: ta postać nie może opuścić oblężenia.
rule-WOTR-8-11 = Nie ma { $ref1_at } Nazgûla, który mógłby się jeszcze ruszyć.
rule-WOTR-8-12 = { $ref1_cap }: jest tam nieoblężona twierdza Wolnych Ludów.
rule-WOTR-8-14 = { $ref1_cap }: teraz bez ruchu albo poza zasięgiem.
rule-WOTR-8-15 = { $ref1_cap }: ta figurka i tak nie idzie z armią.
rule-WOTR-9-1 = Jeden wynik „Mobilizacja” daje jedną jednostkę elitarną albo dwie inne figurki.
rule-WOTR-9-2 = { $ref1_cap }: tam już trafia jedna figurka; druga potrzebuje innej osady.
rule-WOTR-9-4 = { $ref1_cap }: ten naród nie jest w stanie wojny.
rule-WOTR-9-5 = { $ref1_cap }: figurkę rekrutuje tylko jej właściciel, w wolnej osadzie jej narodu.
rule-WOTR-9-6 = { $ref1_cap }: to nie jest twierdza Saurona.
rule-WOTR-9-7 = { $ref1_cap }: trwa tam oblężenie.
rule-WOTR-9-8 = { $ref1_cap }: w puli posiłków nie ma już takiej figurki.
rule-WOTR-9-12 = Przywódca stałby sam { $ref1_at }.
rule-WOTR-9-13 = Głos Sarumana wymaga Sarumana w Orthanku, który nie jest utracony ani oblężony, oraz kogoś, kogo można powołać.
rule-WOTR-10-1 = Jest { $ref1_at } tyle jednostek, ile wolno.
rule-WOTR-10-2 = { $ref1_cap }: w twierdzy może zostać tylko pięć jednostek.
rule-WOTR-10-3 = { $ref1_cap }: takiej jednostki nie ma wśród nadmiaru.
rule-WOTR-10-8 = Armia { $ref1_at } już się ruszyła w tej akcji.
rule-WOTR-10-9 = Armia { $ref1_at } nie ma Przywódcy, Nazgûla ani postaci, która by ją poprowadziła.
rule-WOTR-10-10 = { $about_count ->
    [0] Część, która wyrusza, potrzebuje jednostki.
   *[other] { $ref1_cap }: ta figurka i tak nie idzie z armią.
}
rule-WOTR-10-11 = Druga część armii { $ref1_from } już poszła { $ref2_to }; ta potrzebuje innego celu.
rule-WOTR-10-12 = Przywódcy nie mogą zostać bez jednostki.
rule-WOTR-10-13 = Część, która wyrusza, potrzebuje Przywódcy, Nazgûla lub postaci.
rule-WOTR-10-14 = Stoi { $ref1_at } armia wroga; trzeba ją zaatakować.
rule-WOTR-10-15 = Nikt { $ref1_from } nie może wejść { $ref2_to }: te narody nie są w stanie wojny.
rule-WOTR-10-16 = Pośrodku leżą góry albo inna granica nie do przebycia.
rule-WOTR-10-20 = Armia { $ref1_at } jest oblężona.
rule-WOTR-11-2 = Nie ma tam armii wroga, którą można zaatakować.
rule-WOTR-11-3 = Nikt { $ref1_at } nie należy do narodu w stanie wojny.
rule-WOTR-11-4 = Straż tylna potrzebuje co najmniej jednej jednostki, atakujący też.
rule-WOTR-11-5 = Po ataku { $ref1_at } zostałby sam Przywódca, którego naród nie jest w stanie wojny.
rule-WOTR-11-6 = Atakujący potrzebują Przywódcy, Nazgûla lub postaci.
rule-WOTR-11-17 = Przerzucasz najwyżej tyle chybionych kości, ile wynosi twoje przywództwo.
rule-WOTR-11-25 = Każde trafienie trzeba przydzielić twojej jednostce w tej bitwie.
rule-WOTR-11-26 = Wszystkie trafienia są przydzielone.
rule-WOTR-11-27 = { $ref1_cap }: takiej twojej jednostki nie ma w tej bitwie.
rule-WOTR-11-28 = { $ref1_cap }: usunięcie tej jednostki kosztuje dwa trafienia.
rule-WOTR-11-29 = { $ref1_cap }: nie ma już jednostki regularnej, która mogłaby ją zastąpić.
rule-WOTR-11-33 = Wycofać może się tylko obrońca, i tylko gdy atakujący walczy dalej.
rule-WOTR-11-34 = { $ref1_cap } to nie sąsiedni wolny region.
rule-WOTR-11-35 = Oblężona armia się nie wycofuje.
rule-WOTR-11-43 = Posuwający się naprzód potrzebują jednostki, a Przywódcy nie mogą bez niej zostać.
rule-WOTR-13-1 = { $ref1_cap }: nie kontrolujesz tam twierdzy.
rule-WOTR-13-2 = Do środka wycofuje się tylko obrońca w regionie swojej twierdzy, przed rundą.
rule-WOTR-13-9 = Armia { $ref1_at } jest oblężona; zaatakować ją mogą tylko oblegający.
rule-WOTR-13-10 = { $ref1_cap }: takiej twojej jednostki nie ma w tym szturmie.
rule-WOTR-13-11 = { $ref1_cap }: nie ma już jednostki regularnej, która mogłaby ją zastąpić.
rule-WOTR-13-25 = { $ref1_cap }: to miejsce nie jest pod twoją kontrolą.
rule-WOTR-14-2 = { $ref1_cap }: naród pasywny nie przystępuje do wojny.
rule-WOTR-14-16 = { $ref1_cap }: ten naród już jest w stanie wojny.
rule-WOTR-14-19 = Żaden Towarzysz nie stoi tam, gdzie mógłby przemówić w imieniu swojego narodu.
rule-WOTR-15-4 = { $ref1_cap }: ta postać nie ma najwyższego poziomu w Drużynie.
rule-WOTR-15-5 = Przewodnika wybierają tylko Wolne Ludy.
rule-WOTR-15-9 = Porusza się tylko ukryta Drużyna, wynikiem „Postać”.
rule-WOTR-15-12 = Pozycję ujawnia tylko ukryta Drużyna, w swojej fazie.
rule-WOTR-15-13 = Drużynie nie został już żaden krok.
rule-WOTR-15-15 = { $ref1_cap }: po drodze leży granica nie do przebycia.
rule-WOTR-15-21 = Wykryta Drużyna nie kończy w mieście ani twierdzy Wolnych Ludów.
rule-WOTR-15-26 = Ukrywa się tylko wykryta Drużyna: wynikiem „Postać” albo dowolną kością, gdy prowadzi ją Obieżyświat.
rule-WOTR-15-27 = { $about_count ->
    [1] { $ref1_cap } leży poza zasięgiem.
   *[other] { $ref1_cap }: tym wynikiem nie można teraz wykonać tej akcji ({ $ref2 }).
}
rule-WOTR-15-28 = { $ref1_cap }: ta postać już odchodzi.
rule-WOTR-15-30 = { $ref1_cap }: tej postaci nie ma w Drużynie.
rule-WOTR-16-23 = Stratą jest Przewodnik albo jeden z kilku Towarzyszy wylosowanych spośród wszystkich.
rule-WOTR-17-1 = Do Mordoru wchodzi się z Morannonu albo z Minas Morgul.
rule-WOTR-17-6 = W Mordorze nikt się nie odłącza.
rule-WOTR-17-13 = W Mordorze niczego się nie ujawnia.

## Prognozy

forecast-field-taken = atakujący zwycięża
forecast-field-held = atakujący zniszczony
forecast-field-stopped = atakujący zaprzestaje ataku
forecast-field-nobody = obie armie zniszczone
forecast-siege-taken = twierdza pada
forecast-siege-held = atakujący zniszczony
forecast-siege-stopped = twierdza się broni
forecast-siege-nobody = obie armie zniszczone
forecast-sortie-taken = oblegający zniszczeni
forecast-sortie-held = wypad zniszczony
forecast-sortie-stopped = oblężenie trwa
forecast-sortie-nobody = obie armie zniszczone
forecast-losses = stracone jednostki
forecast-policy = Obliczono przy założeniu, że każda strona przerzuca wszystkie chybione kości, jakie może, traci najpierw jednostki regularne, a potem osłabia elitarne; obrońca nie ustępuje, a atakujący zaprzestaje ataku, gdy może znieść mniej niż połowę tych trafień, które zniesie obrońca. Osłabiona jednostka elitarna nie liczy się jako stracona.
forecast-policy-siege = Obliczono przy założeniu, że każda strona przerzuca wszystkie chybione kości, jakie może, traci najpierw jednostki regularne, a potem osłabia elitarne; atakujący osłabia jednostkę elitarną za każdą kolejną rundę, dopóki ją ma i może znieść co najmniej połowę tych trafień, które zniesie obrońca. Osłabiona jednostka elitarna nie liczy się jako stracona.
forecast-inside = Przed każdą rundą obrońca może wycofać się do twierdzy; liczby dotyczą walki w polu.
forecast-hunt-guide = Liczą się tylko obrażenia z żetonu: Przewodnik i poświęcenie Towarzysza mogą je zmniejszyć, zanim zamienią się w zepsucie.
forecast-hunt-strongholds = Jeśli Drużyna zostanie wykryta, dojdą żetony za twierdze Cienia na jej trasie.
forecast-hunt-eyes = Dla pierwszego ruchu w turze, łącznie z wynikami „Oko”, które mogą pokazać pozostałe kości.
forecast-hunt-tile = dobranie żetonu
forecast-hunt-reveals = wykrycie Drużyny
forecast-hunt-stops = zatrzymanie Drużyny
forecast-hunt-damage = obrażenia z żetonu, średnio
ref-mark-hunt-odds = Poszukiwania przy ruchu
ref-mark-hunt-tile = dobranie żetonu, w procentach
ref-mark-hunt-reveals = wykrycie Drużyny, w procentach

## Kronika rozgrywki

chronicle-turn = Tura { $number }
chronicle-points = punkty zwycięstwa
chronicle-corruption = zepsucie
chronicle-mordor = pola toru Mordoru
chronicle-taken = zdobyte osady
chronicle-at-war = narody w stanie wojny
chronicle-moves = ruchy Drużyny
chronicle-revealed = wykrycia Drużyny
chronicle-tiles = dobrane żetony Poszukiwań
chronicle-recruited = zrekrutowane figurki
chronicle-rings = użyte Pierścienie Elfów
chronicle-cards = dobrane karty Wydarzeń
chronicle-attacks = ataki
chronicle-reduced = osłabione jednostki elitarne
chronicle-dice-battle = trafienia w bitwach
chronicle-dice-hunt = sukcesy Poszukiwań
ref-mark-lost-free = straty Wolnych Ludów w jednostkach
ref-mark-lost-shadow = straty Cienia w jednostkach

## Skrót zasad

summary-play = Przebieg gry
summary-war = Wojna, polityka, postacie
summary-turn = Tura, faza po fazie
summary-recover = Odzyskanie kości i dobieranie
summary-recover-text = Obie strony odzyskują wszystkie kości, Wolne Ludy także te z puli Poszukiwań, i dobierają po jednej karcie z każdej ze swoich dwóch talii. Limit ręki: { $hand }.
summary-phase-fellowship = Drużyna
summary-phase-fellowship-text = Wolne Ludy mogą ujawnić pozycję ukrytej Drużyny, potem wejść do Mordoru z Morannonu lub Minas Morgul, potem zmienić Przewodnika.
summary-allocation = Przydział kości Poszukiwań
summary-allocation-text = Cień umieszcza kości w puli Poszukiwań: najwyżej po jednej za każdego Towarzysza w Drużynie, ale jedną zawsze wolno; co najmniej jedną, jeśli Wolne Ludy odzyskały stamtąd kości. Tymi kośćmi się nie rzuca.
summary-roll = Rzut kośćmi akcji
summary-roll-text = Obie strony rzucają pozostałymi kośćmi. Na początku liczba kości Wolnych Ludów to { $free }, Cienia { $shadow }; niektóre postacie dodają po jednej. Każde Oko Cienia trafia do puli Poszukiwań.
summary-actions = Akcje
summary-actions-text = Na zmianę, zaczynając od Wolnych Ludów, każdy używa jednej kości. Kto ma mniej nieużytych kości, może spasować. Kość można odrzucić bez efektu.
summary-check = Sprawdzenie zwycięstwa
summary-check-text = Dopiero teraz sprawdza się punkty zwycięstwa; do tej chwili można je odebrać. O Pierścieniu rozstrzyga się natychmiast.
summary-dice = Do czego służą kości
summary-character-text = Rusz albo zaatakuj jedną armią, w której jest Przywódca, Nazgûl lub postać.
summary-character-free = Postać, Wolne Ludy
summary-character-free-text = Albo: rusz lub ukryj Drużynę; odłącz jednego Towarzysza lub jedną grupę; przesuń Towarzyszy na mapie, każdego najwyżej o jego poziom.
summary-character-shadow = Postać, Cień
summary-character-shadow-text = Albo: przesuń dowolną liczbę Nazgûli i Sług. Nazgûle lecą dokądkolwiek, ale nie do nieobleganej twierdzy Wolnych Ludów.
summary-army-text = Rusz najwyżej dwie różne armie o jeden region każdą albo zaatakuj jedną armią.
summary-muster-text = Przesuń jeden własny naród o krok na torze polityki albo rekrutuj.
summary-muster-shadow = Mobilizacja, Cień
summary-muster-shadow-text = Albo: wprowadź do gry Sługę.
summary-muster-army-text = Dowolna jedna akcja Mobilizacji lub Armii.
summary-event-text = Dobierz jedną kartę z dowolnej ze swoich talii.
summary-will-text = Dowolny inny wynik; albo wprowadź do gry Aragorna lub Gandalfa Białego.
summary-eye-text = To nie akcja: trafia do puli Poszukiwań i bierze w nich udział.
summary-rings-text = Przed akcją zmień wynik jednej nieużytej kości, raz na turę. Pierścień Wolnych Ludów przechodzi potem do Cienia, a Pierścień Cienia wypada z gry. Wolne Ludy nie mogą uzyskać Woli Zachodu; Cień może uzyskać Oko.
summary-road = Drużyna i Poszukiwania
summary-move = Ruch
summary-move-text = Tylko gdy jest ukryta: droga rośnie o 1, potem Cień prowadzi Poszukiwania. Następnie kość trafia do puli Poszukiwań.
summary-hunt = Rzut Poszukiwań
summary-hunt-text = Po jednej kości za każdą kość Cienia w puli Poszukiwań, najwyżej { $most }. Sukces od 6; każda kość Wolnych Ludów w puli dodaje 1; wyrzucona 1 zawsze chybia. Twierdza Cienia, jednostki Cienia i Nazgûle w regionie Powierników pozwalają przerzucić po jednej nieudanej kości.
summary-tile = Żeton Poszukiwań
summary-tile-text = Po co najmniej jednym sukcesie dobiera się jeden żeton. Liczba to obrażenia; Oko zadaje tyle, ile było sukcesów. Użyte żetony wracają, gdy zbiór się opróżni.
summary-reveal = Wykrycie
summary-reveal-text = Żeton z wykryciem: przesuń figurkę najwyżej o długość drogi, nie do miasta ani twierdzy w rękach Wolnych Ludów; droga wraca do 0. Za każdą twierdzę Cienia na trasie dobiera się kolejny żeton.
summary-hide = Ukrycie
summary-hide-text = Wykryta Drużyna nie może się ruszyć. Ukrywa ją wynik „Postać”, a gdy prowadzi Obieżyświat, dowolna kość.
summary-declare = Ujawnienie pozycji
summary-declare-text = W fazie 2, gdy jest ukryta: przesuń figurkę najwyżej o długość drogi, która wraca do 0. W mieście lub twierdzy Wolnych Ludów, której nie zajął wróg, usuń 1 punkt zepsucia, a naród staje się aktywny.
summary-separate = Odłączenie
summary-separate-text = Towarzysze opuszczają Drużynę na zawsze i idą najwyżej o sumę drogi i najwyższego poziomu w grupie.
summary-mordor = Mordor
summary-mordor-text = Z Morannonu lub Minas Morgul na tor Mordoru (ostatnie pole: { $last }); użyte Oczy wracają do zbioru. Każdy ruch to żeton bez rzutu: Oko zadaje tyle obrażeń, ile kości jest w puli Poszukiwań. Bez symbolu zatrzymania Drużyna idzie o pole dalej. Tura bez ruchu i bez ukrycia dodaje 1 zepsucia. Nikt się nie odłącza.
summary-damage = Obrażenia z Poszukiwań
summary-guide = Przewodnik
summary-guide-text = Przewodnik, czyli Towarzysz o najwyższym poziomie, może użyć swojej zdolności. Nowy Przewodnik może od razu użyć swojej.
summary-casualty = Strata
summary-casualty-text = Jeśli zostały obrażenia, można stracić Przewodnika albo wylosowanego Towarzysza, jednego na żeton: obrażenia maleją o jego poziom.
summary-corruption = Zepsucie
summary-corruption-text = Reszta dodaje się do zepsucia. Na samym końcu żeton wykrywa Drużynę.
summary-victory = Kto wygrywa; liczy się pierwszy spełniony warunek
summary-corrupted-text = Natychmiast, gdy zepsucie wynosi { $corruption }.
summary-destroyed-text = Natychmiast, gdy Drużyna jest na polu { $last } toru Mordoru, a zepsucie jest niższe niż { $corruption }.
summary-conquered-text = W fazie 6, mając punktów: { $goal }. Miasto wroga liczy się za { $city }, twierdza za { $stronghold }, miasteczko za nic.
summary-freed-text = W fazie 6, mając punktów: { $goal }, liczonych tak samo.
summary-armies = Armie
summary-host = Armia
summary-host-text = Wszystkie jednostki strony w regionie razem z Przywódcami, Nazgûlami i postaciami. Najwięcej jednostek: { $stack }; nadwyżka wraca do posiłków. Przywódca bez jednostki przepada.
summary-march = Ruch armii
summary-march-text = O jeden region, cała armia lub jej część, nie przez czarne granice. Gdzie stoi armia wroga, trzeba zaatakować. Jednostki narodu niebędącego w stanie wojny nie wchodzą do regionów innych narodów.
summary-recruit = Rekrutacja
summary-recruit-text = Jedna jednostka elitarna albo dwie inne figurki (jednostki regularne, Przywódcy, Nazgûle) w dwóch różnych osadach. Tylko narody w stanie wojny, we własnych wolnych i nieobleganych osadach; Nazgûle w twierdzach Saurona.
summary-losses = Stracone figurki
summary-losses-text = Figurki Wolnych Ludów przepadają na zawsze; figurki Cienia wracają do jego posiłków. Postacie nie wracają; może tylko Gandalf, jako Gandalf Biały.
summary-battle = Bitwa
summary-attack = Atak
summary-attack-text = Armia atakuje jedną armię wroga w sąsiednim regionie. Atakują tylko narody w stanie wojny; można zostawić ariergardę z co najmniej jedną jednostką.
summary-combat-roll = Rzut walki
summary-combat-roll-text = Po jednej kości za jednostkę, najwyżej { $most }. Trafia 5 i 6. W pierwszej rundzie przeciw miastu lub fortyfikacji atakujący trafia tylko przy 6. W polu twierdza nie pomaga.
summary-reroll = Przerzut przywódczy
summary-reroll-text = Tyle chybionych kości, ile wynosi przywództwo, najwyżej { $most }, każdą raz. Przywódcy i Nazgûle dają po 1, postacie tyle, ile podają ich karty.
summary-hits = Straty
summary-hits-text = Obie strony przyjmują wszystkie trafienia. Jedno usuwa jednostkę regularną albo osłabia elitarną do regularnej; dwa usuwają elitarną. Bez jednostek giną też Przywódcy, Nazgûle i postacie.
summary-cease = Zaprzestanie lub odwrót
summary-cease-text = Po każdej rundzie atakujący może zaprzestać ataku. Jeśli walczy dalej, obrońca może wykonać odwrót całą armią do wolnego sąsiedniego regionu.
summary-advance = Posunięcie naprzód
summary-advance-text = Jeśli obrońcy już nie ma, atakujący może wejść całością lub częścią walczących. Bez posunięcia się naprzód nic nie zostaje zdobyte.
summary-sieges = Twierdze i zdobywanie osad
summary-inside = Do twierdzy
summary-inside-text = Przed każdą rundą obrońca w regionie swojej twierdzy może się do niej wycofać zamiast walczyć. Jeśli atakujący posunie się naprzód, twierdza jest oblężona: najwięcej jednostek w środku: { $besieged }, bez odwrotu.
summary-assault = Szturm
summary-assault-text = Oblegający trafiają tylko przy 6, oblężeni przy 5 i 6. Jedna runda; za każdą kolejną atakujący osłabia jednostkę elitarną.
summary-sortie = Wypad
summary-sortie-text = Oblężeni atakują jak w polu; jeśli zaprzestaną, są znów w środku. Nie posuwają się poza region.
summary-relief = Odsiecz
summary-relief-text = Armia z sąsiedniego regionu może zaatakować oblegających; oblężeni nie walczą, a twierdza nie pomaga oblegającym.
summary-capture = Zdobycie
summary-capture-text = Wejście armią tam, gdzie nie broni żadna jednostka, albo zniszczenie oblężonych. Zdobyta osada nikomu nie daje rekrutów; odbita, oddaje punkty.
summary-politics = Narody
summary-passive = Pasywny i aktywny
summary-passive-text = Naród pasywny nie wejdzie w stan wojny. Staje się aktywny, gdy armia wroga wkracza do jego regionu lub atakuje jego jednostki, gdy Drużyna ujawnia pozycję w jego mieście lub twierdzy albo przybywa tam Towarzysz, który może go aktywować.
summary-nearer = Bliżej wojny
summary-nearer-text = O krok dzięki wynikowi „Mobilizacja”, przy każdym ataku na jego jednostki i przy każdej utracie jego osady.
summary-at-peace = Poza stanem wojny
summary-at-peace-text = Jednostki i Przywódcy nie atakują, nie wchodzą do innych narodów i nie są rekrutowani. Bronią się. Postaci i Nazgûli to nie dotyczy.
summary-characters = Postacie
summary-character-gandalf-grey-text = Pierwszy Przewodnik. Aktywuje każdy naród Wolnych Ludów. Na mapie dodaje 1 do siły bojowej swojej armii.
summary-character-strider-text = Jako Przewodnik ukrywa Drużynę dowolną kością. Aktywuje Północ. +1 do siły bojowej.
summary-character-boromir-text = Aktywuje Gondor; w jego niezdobytych miastach i twierdzach przesuwa go dowolną kością. +1 do siły bojowej.
summary-character-legolas-text = Aktywuje Elfy; w ich niezdobytych twierdzach przesuwa je dowolną kością. +1 do siły bojowej.
summary-character-gimli-text = Aktywuje Krasnoludy; w niezdobytym Ereborze przesuwa je dowolną kością. +1 do siły bojowej.
summary-character-meriadoc-text = Jako Przewodnik może opuścić Drużynę, by zmniejszyć obrażenia o 1. Stracony w Drużynie poza Mordorem wchodzi do gry na mapie. Aktywuje każdy naród Wolnych Ludów.
summary-character-peregrin-text = Jak Merry: odchodzi, by zmniejszyć obrażenia o 1, a poza Mordorem zamiast przepaść wchodzi do gry na mapie. Aktywuje każdy naród Wolnych Ludów.
summary-character-aragorn-text = Dzięki Woli Zachodu w miejsce Obieżyświata w niezdobytym Minas Tirith, Dol Amroth lub Pelargirze. +1 do siły bojowej.
summary-character-gandalf-white-text = Dzięki Woli Zachodu, gdy w grze był już Sługa, a Gandalfa Szarego nie ma w Drużynie. Sam lub z jednym hobbitem może przejechać regionów: { $rides }.
summary-character-gollum-text = Przewodnik, gdy nie ma już Towarzyszy. Zwykłe żetony z liczbą nie wykrywają; może wydać Drużynę, by zmniejszyć obrażenia o 1.
summary-character-saruman-text = W niezdobytym Orthanku, jeśli Isengard jest w stanie wojny; nigdy go nie opuszcza. Jednostki elitarne Isengardu są też Przywódcami. Jego Głos: po jednostce regularnej w każdej osadzie Isengardu albo dwie regularne w Orthanku stają się elitarne.
summary-character-witch-king-text = Przy armii z jednostką Saurona, jeśli Sauron i któryś naród Wolnych Ludów są w stanie wojny. Wszystkie narody Wolnych Ludów stają się aktywne. Lata jak Nazgûl.
summary-character-mouth-of-sauron-text = W niezdobytej twierdzy Saurona, jeśli Drużyna jest na torze Mordoru albo wszystkie narody Wolnych Ludów są w stanie wojny.
ref-mark-level = poziom
ref-mark-more-dice = kości akcji

## Ostrzeżenia

warning-WOTR-5-8 = Tej kości można jeszcze użyć albo spasować i ją zachować.
warning-WOTR-7-1 = Masz pełną rękę: trzeba będzie odrzucić kartę.
warning-WOTR-9-9 = Tą kością można zrekrutować jeszcze jedną figurkę.
warning-WOTR-10-3 = Będzie tam więcej jednostek, niż wolno: nadwyżka wróci do puli posiłków.
warning-WOTR-11-17 = Przerzut nic nie kosztuje, a można przerzucić więcej kości.
warning-WOTR-11-41 = Jeśli nikt nie posunie się naprzód, osada nie zostanie zdobyta.
warning-WOTR-13-5 = Jeśli nikt nie posunie się naprzód, nie będzie oblężenia i obrońcy wyjdą z twierdzy.
warning-WOTR-13-6 = Twoja armia jest większa, niż może pomieścić oblężona twierdza: nadwyżka wróci do puli posiłków.
warning-WOTR-13-22 = Tego miasta lub twierdzy nikt nie będzie bronił, a stojąca obok armia wroga może zająć je bez walki.
warning-WOTR-15-11 = Droga doszła do końca toru i już nie wzrośnie, a Cień i tak przeprowadzi Poszukiwania.
warning-WOTR-15-13 = Droga wraca do 0: niewykorzystane kroki przepadną.
warning-WOTR-15-14 = W tej chwili ujawnienie pozycji niczego nie zmieni.
warning-WOTR-16-3 = To więcej kości, niż wolno rzucić w Poszukiwaniach: nadwyżka tylko przepadnie dla akcji.
warning-WOTR-16-4 = Bez kości w puli Poszukiwań nie będzie Poszukiwań, chyba że wypadnie Oko.
warning-WOTR-16-25 = Jego poziom jest wyższy niż obrażenia: różnica przepadnie.
