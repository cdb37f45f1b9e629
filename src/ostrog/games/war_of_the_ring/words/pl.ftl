## Opcje: co robi wybór

option-done = gotowe
option-bury = odrzuć kartę „{ $card }”

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
option-play = { $card } ({ $die })
option-turn-die = { $die }
option-play-further = zagraj kartę „{ $card }”
option-play-no-more = nie zagrywaj następnej karty
option-choose-nation = { $nation }
option-choose-army = armia { $region_at }
option-do-no-more = nie rób nic więcej
option-draw = dobierz z { $deck_gen }
option-draw-nothing = niczego nie dobieraj
option-dispel = odrzuć ze stołu kartę „{ $card }” ({ $die })
option-pay-card = odrzuć kartę „{ $card }”
option-spend-card = użyj karty „{ $card }”
option-spare-card = zachowaj kartę
option-keep = niech tak się stanie

option-to-march = ruch
option-to-attack = atak
option-march = przesuń armię { $source_from } { $to_to }
option-attack = zaatakuj { $target_acc } armią { $source_from }
option-leave = zostaw { $figure_acc }
option-leave-character = zostaw { $character_acc }
option-go = ruszaj
option-disband = odeślij do posiłków { $figure_acc }
option-recruit = zrekrutuj { $figure_acc } { $region_at }
option-raise = zrekrutuj { $figure_acc } { $region_at }
option-call-up = { $number ->
    [0] nie rekrutuj nikogo
    [one] zrekrutuj { $number } jednostkę regularną
    [few] zrekrutuj { $number } jednostki regularne
   *[many] zrekrutuj { $number } jednostek regularnych
}
option-promote = zrekrutuj { $figure_acc } w miejsce regularnej { $region_at }
option-transfer = przenieś { $figure_acc } { $source_from }
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

option-lay = połóż zakrytą kartę { $card_combat } („{ $card }”)
option-lay-nothing = bez karty Bitwy
option-forfeit = zrezygnuj w tej rundzie z przywództwa { $character_gen }
option-forfeit-points = { $points ->
    [one] zrezygnuj z { $points } punktu
   *[other] zrezygnuj z { $points } punktów
}
option-silence = ucisz { $character_acc }
option-hurt-own = { $hits ->
    [0] żadnych trafień we własne jednostki
    [one] { $hits } trafienie we własne jednostki
    [few] { $hits } trafienia we własne jednostki
   *[many] { $hits } trafień we własne jednostki
}
option-fell = wyeliminuj { $character_acc }
option-fell-figure = wyeliminuj { $figure_acc }
option-forgo = nie eliminuj nikogo
option-quell = w tej bitwie nie liczy się przywództwo jego ani Nazgûli
option-lead-on = zachowaj jego przywództwo

option-negotiate = przesuń { $nation_acc } na torze polityki
option-enter = wprowadź do gry { $character_acc } { $region_at }
option-take = wybierz { $character_acc }
option-bring-along = zabierz { $character_acc }
option-take-nazgul = wybierz Nazgûla { $region_from }
option-gather = nowe Nazgûle przybywają do Czarnoksiężnika
option-fly = Nazgûle lecą
option-to = przesuń { $region_to }
option-separate = odłącz { $companion_acc }
option-from-fellowship = Towarzysze z Drużyny
option-from-map = Towarzysze na mapie
option-lose-figure = strać { $figure_acc } { $region_at }

option-use-guide = użyj zdolności Przewodnika
option-spare-guide = nie używaj jej
option-hunt-now = wykonaj rzut Poszukiwań
option-discard-tabled = odrzuć ze stołu kartę „{ $card }”
option-move-on = porusz Drużynę
option-hide = ukryj Drużynę
option-lose-guide = poświęć Przewodnika
option-lose-at-random = poświęć wylosowanego Towarzysza
option-no-casualty = nie poświęcaj nikogo
option-stay-here = zatrzymaj się tutaj
option-part = odłącz { $companion_acc }
option-bear-lure = zwiększ zepsucie
option-give-up = wyeliminuj { $companion_acc }
option-strip-hand = karta Postaci wylosowana z ręki
option-strip-card = karta „{ $card }” ze stołu
option-strip-nothing = zostaw karty w spokoju

## Pytania: o czym decyduje gracz

ask-hand-limit = Masz na ręce za dużo kart. Które odrzucasz?
ask-declare = Ostatnia znana pozycja Drużyny: { $ref1 }, droga: { $ref2 }. Czy ujawniasz pozycję?
ask-enter-mordor = Czy Drużyna wchodzi do Mordoru?
ask-guide = Kto jest Przewodnikiem Drużyny?
ask-hunt-allocation = Ile kości umieszczasz w puli Poszukiwań?
ask-act = Użyj kości akcji.
ask-draw-event = Z której talii dobierasz?
ask-draw-or-not = Czy dobierasz kartę?
ask-pay-card = { $ref2_id ->
    [army] Którą kartę z symbolem Armia odrzucasz, by pozbyć się ze stołu karty „{ $ref1 }”?
    [character] Którą kartę z symbolem Postać odrzucasz, by pozbyć się ze stołu karty „{ $ref1 }”?
   *[other] Którą kartę odrzucasz, by pozbyć się ze stołu karty „{ $ref1 }”?
}
ask-lose-leader = Który Przywódca { $ref1_at } zostaje wyeliminowany?
ask-march = Która armia się porusza i kto zostaje?
ask-march-on = Armia stoi { $ref1_at }. Dokąd idzie dalej?
ask-march-or-attack = Czy dzięki karcie armie się poruszają, czy atakują?
ask-attack = Która armia atakuje i kto zostaje?
ask-disband = Zbyt wiele jednostek { $ref1_at }. Które odsyłasz do posiłków?
ask-recruit = Co rekrutujesz?
ask-raise = Kogo i gdzie rekrutuje karta?
ask-call-up = Ile jednostek rekrutujesz { $ref1_at } ({ $ref2 })?
ask-promote = Którą jednostkę regularną zastępujesz elitarną?
ask-target-army = W którą armię trafia karta?
ask-acting-army = Nazgûli której armii używa karta?
ask-lead-away = Kto wyrusza razem i dokąd?
ask-further-card = Czy zagrywasz następną kartę bez użycia kości?
ask-transfer-to = Dokąd mogą przejść jednostki z Dunlandu?
ask-transfer = Kto przechodzi z Dunlandu { $ref1_to }? Najwyżej cztery jednostki.
ask-turn-dice = Które kości zamieniasz na Oczy? Najwyżej trzy.
ask-card-nation = „{ $ref1 }”: który naród wybierasz?
ask-use-table-card = Czy odrzucasz kartę „{ $ref1 }”, żeby jej teraz użyć?
ask-replacement = Zaraz zostanie dobrany żeton Poszukiwań. Czy temu zapobiegasz?
ask-redraw-tile = Dobrano żeton Poszukiwań. Czy odrzucasz kartę „{ $ref1 }”, żeby zamiast niego liczył się drugi?
ask-voice-of-saruman = Głos Sarumana: co wybierasz?
ask-stronghold-choice = Atak na { $ref1_acc }. Walczysz w polu czy wycofujesz się do twierdzy?
ask-white-rider = Bitwa { $ref1_at }: czy Gandalf Biały rezygnuje z przywództwa, by nie liczyło się przywództwo Nazgûli?
ask-combat-card = Bitwa { $ref1_at }: czy kładziesz kartę Bitwy?
ask-scouts = Zwiadowcy ostrzegli cię na czas. Dokąd wycofuje się twoja armia { $ref1_from }?
ask-forfeit-points = Z ilu punktów przywództwa Nazgûli rezygnujesz? Wróg rzuci o tyle kości mniej.
ask-forfeit-leadership = Z Przywództwa którego Towarzysza rezygnujesz w tej rundzie, aby jedna chybiona kość stała się trafieniem?
ask-words-of-power = Którego Towarzysza uciszają „Słowa mocy”?
ask-hurt-own = Ile trafień zadajesz własnym jednostkom?
ask-fallen-leader = { $ref1_id ->
    [heroic-death] Czy twój Przywódca lub Towarzysz ginie śmiercią bohatera, aby anulować trafienia?
    [blade-of-westernesse] Który Sługa ginie od miecza z Westernesse?
    [fateful-strike] Kogo powala „Cios przeznaczenia”?
   *[other] Kogo powala „Tchnienie Ciemnych Sił”?
}
ask-leader-reroll = Przerzut przywódczy: ile kości przerzucasz?
ask-casualties = Twoja armia { $ref1_at } otrzymuje { $ref2 ->
    [one] { $ref2 } trafienie
    [few] { $ref2 } trafienia
   *[many] { $ref2 } trafień
}. Co tracisz?
ask-extend-siege = Czy osłabiasz jednostkę elitarną, aby stoczyć kolejną rundę szturmu na { $ref1_acc }?
ask-cease = Bitwa { $ref1_at }: zaprzestać ataku czy atakować dalej?
ask-retreat = Bitwa { $ref1_at }: walczyć dalej czy wykonać odwrót?
ask-forced-retreat = Twoja armia musi wykonać odwrót { $ref1_from }. Dokąd?
ask-advance = Kto posuwa się naprzód { $ref1_to }?
ask-negotiate = Który naród przesuwasz na torze polityki?
ask-bring-character = Kto wchodzi do gry i gdzie?
ask-move-companions = Którzy Towarzysze się poruszają i dokąd?
ask-move-minions = Który Nazgûl lub Sługa się porusza i dokąd?
ask-gather-or-fly = Czy nowe Nazgûle przybywają do Czarnoksiężnika, czy Nazgûle lecą?
ask-separate = Kto odłącza się od Drużyny i dokąd idzie?
ask-which-companions = Kto wyrusza: Towarzysze z Drużyny czy ci na mapie?
ask-lose-figure = { $ref1 }: którą jednostkę lub którego Przywódcę tracisz?
ask-nazgul-strike = Nazgûl odnalazł Drużynę { $ref1_at }. Co robisz?
ask-nazgul-flee = Do której twierdzy odlatują Nazgûle { $ref1_from }?
ask-move-or-hide = Czy Drużyna korzysta z okazji?
ask-displace = Dokąd przesuwasz Drużynę { $ref1_from }?
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
ask-reduce-damage = { $ref1 ->
    [one] { $ref1 } obrażenie
    [few] { $ref1 } obrażenia
   *[many] { $ref1 } obrażeń
}. Czy odrzucasz kartę, żeby było o jedno mniej?
ask-break-fellowship = { $ref1 ->
    [one] Od Drużyny odłącza się jeszcze { $ref1 } Towarzysz. Kto?
    [few] Od Drużyny odłączają się jeszcze { $ref1 } Towarzysze. Kto następny?
   *[many] Od Drużyny odłącza się jeszcze { $ref1 } Towarzyszy. Kto następny?
}
ask-lure = Pierścień kusi { $ref1_acc }. Zwiększasz zepsucie o { $ref2 } czy eliminujesz tę postać?
ask-sorrow-and-toil = Drużyna straciła Towarzysza. Którą kartę Postaci odrzucają Wolne Ludy?
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
   *[other] {" "}({ $cards }).
}
event-EventDeckRefilled = { $side }: { $cards ->
    [one] { $cards } odrzucona karta wraca
    [few] { $cards } odrzucone karty wracają
   *[many] { $cards } odrzuconych kart wraca
} do { $deck_gen }.
event-EventsBuried = { $seat }: { $count ->
    [one] odrzucona { $count } zakryta karta
    [few] odrzucone { $count } zakryte karty
   *[many] odrzucono { $count } zakrytych kart
}{ $cards ->
    [hidden] .
   *[other] {" "}({ $cards }).
}
event-EventCardPlayed = { $seat }: zagranie karty „{ $card }”{ $die_id ->
    [none] {""}
   *[other] {" "}({ $die })
}.
event-CardStays = Karta „{ $card }” zostaje na stole.
event-TableCardFought = { $seat }: „{ $die }” przeciw karcie „{ $card }”.
event-CardPaid = { $seat }: karta „{ $card }” odrzucona jako zapłata.
event-ElvenRingPaid = { $seat }: Pierścień Elfów jako zapłata.
event-TableCardDiscarded = Karta „{ $card }” schodzi ze stołu.
event-CardDieRolled = „{ $card }”: wynik rzutu kością to { $value }.
event-HandCardDiscarded = { $seat }: odrzucenie karty „{ $card }”, wylosowanej z ręki.
event-CardDiceRolled = „{ $card }”: { $values }, liczy się { $target } i więcej. { $count ->
    [0] Żadna kość się nie liczy.
    [one] Liczy się jedna kość.
    [few] Liczą się { $count } kości.
   *[many] Liczy się { $count } kości.
}
event-SpecialTileCame = Nowy żeton Poszukiwań: { $tile }. { $in_pool ->
    [0] Czeka, aż Drużyna wejdzie do Mordoru.
   *[other] Trafia do zbioru żetonów Poszukiwań.
}
event-DieTurned = { $side }: kość „{ $die }” zmienia się na „{ $result }”.
event-UnusedDieLost = { $side }: odrzucona kość „{ $die }”.
event-HuntDiceAllocated = { $dice ->
    [0] Cień nie umieszcza kości w puli Poszukiwań.
    [one] Cień umieszcza { $dice } kość w puli Poszukiwań.
   *[other] Cień umieszcza { $dice } kości w puli Poszukiwań.
}
event-ActionDiceRolled = { $side }, rzut kośćmi akcji: { $faces_count ->
    [0] nie ma już czym rzucać
   *[other] { $faces_grouped }
}.
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
event-CombatCardLaid = { $card ->
    [hidden] { $seat }: zakryta karta Bitwy ({ $deck }).
   *[other] { $seat }: zakryta karta Bitwy „{ $card }”.
}
event-CombatCardRevealed = { $side }: odkryta karta Bitwy „{ $card }” – „{ $combat }”.
event-CombatCardActed = Działa karta „{ $combat }”.
event-CombatCardCancelled = Karta „{ $card }” zostaje anulowana.
event-LeadershipForfeited = Przywództwo { $character_gen } nie liczy się w tej rundzie.
event-NazgulQuelled = W tej bitwie nie liczy się przywództwo { $character_gen } ani Nazgûli.
event-PointsForfeited = { $side }: rezygnacja z { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
} przywództwa Nazgûli.
event-CompanionSilenced = W tej rundzie nie liczą się przywództwo ani zdolności { $character_gen }.
event-MissesTurned = { $side }: { $hits ->
    [one] { $hits } chybiona kość staje się trafieniem.
    [few] { $hits } chybione kości stają się trafieniami.
   *[many] { $hits } chybionych kości staje się trafieniami.
}
event-AdditionalDiceRolled = { $side }, dodatkowy atak (trafienie od { $target }): { $values }; { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}.
event-HitsAdded = { $side }: jeszcze { $hits ->
    [one] { $hits } trafienie.
    [few] { $hits } trafienia.
   *[many] { $hits } trafień.
}
event-HitsIgnored = { $side }: { $hits ->
    [one] anulowane { $hits } trafienie.
    [few] anulowane { $hits } trafienia.
   *[many] anulowano { $hits } trafień.
}
event-DiceBackfired = { $side }: { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
} we własną armię.
event-OwnUnitsHurt = { $side }: { $hits ->
    [one] { $hits } trafienie zadane
    [few] { $hits } trafienia zadane
   *[many] { $hits } trafień zadanych
} własnym jednostkom.
event-FigureFell = { $side }, strata { $region_at }: { $figure }.
event-BattleOver = Koniec bitwy { $region_at }.
event-NationAdvanced = { $nation }: { $left ->
    [0] stan wojny
    [one] { $left } krok od stanu wojny
    [few] { $left } kroki od stanu wojny
   *[many] { $left } kroków od stanu wojny
}.
event-NationSetBack = { $nation }, krok wstecz: { $left ->
    [one] { $left } krok od stanu wojny
    [few] { $left } kroki od stanu wojny
   *[many] { $left } kroków od stanu wojny
}.
event-NationActivated = { $nation }: naród aktywny.
event-CharactersMoved = { $characters }: ruch { $source_from } { $to_to }.
event-NazgulFlew = { $count ->
    [one] Nazgûl leci
    [few] { $count } Nazgûle lecą
   *[many] { $count } Nazgûli leci
} { $source_from } { $to_to }.
event-CharacterCame = { $character } wchodzi do gry { $region_at }.
event-CharacterLost = { $character } zostaje wyeliminowany.
event-FellowshipMoved = Drużyna się porusza. Droga: { $progress }.
event-FellowshipDeclared = Drużyna ujawnia swoją pozycję: { $region }.
event-FellowshipRevealed = { $path_count ->
    [0] Drużyna zostaje wykryta.
   *[other] Drużyna zostaje wykryta. Trasa: { $path }.
}
event-FellowshipHidden = Drużyna się ukrywa.
event-FellowshipDisplaced = Drużyna zostaje zepchnięta { $source_from } { $to_to }. Droga się nie zmienia.
event-GuideNamed = Przewodnikiem Drużyny jest { $guide }.
event-CompanionLured = Pierścień kusi { $character_acc }.
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
event-TilesTried = Żetony Poszukiwań wyjęte ze zbioru: { $tiles }. { $removed_count ->
    [0] Wszystkie wracają do zbioru.
   *[other] Usunięte z gry: { $removed }.
}
event-TilePrevented = Żeton Poszukiwań nie zostaje dobrany.
event-TileReplaced = Żeton Poszukiwań: { $tile }. Nie liczy się, dobierany jest następny.
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

## Zespoły

ref-seat-gondor = Gracz Gondoru
ref-seat-rohan = Gracz Rohanu
ref-seat-witch-king = Gracz Czarnoksiężnika
ref-seat-saruman = Gracz Sarumana
scenario-three-players = Gra dla trzech osób
scenario-four-players = Gra dla czterech osób

option-offer = zaproponuj wymianę karty „{ $card }”
option-keep-cards = niczego nie wymieniaj
option-mix = zaproponuj armię mieszaną { $region_at }
option-join-armies = połącz armie
option-keep-apart = pozostaw armie osobno

ask-swap-card = Czy oddajesz partnerowi kartę w zamian za inną, której nie widzisz?
ask-mix-armies = Partner proponuje połączenie waszych armii { $ref1_at }. Zgadzasz się?

event-LeadPassed = Prowadzi: { $seat }.
event-EventPassed = { $seat } oddaje partnerowi { $card ->
    [hidden] jedną kartę z { $deck_gen }.
   *[other] kartę „{ $card }”.
}
event-ArmiesMixed = { $side }: armie { $region_at } tworzą odtąd armię mieszaną.
event-ArmiesKeptApart = { $seat } nie łączy armii { $region_at }.

ref-mark-leading = prowadzi zespół
ref-mark-following = nie prowadzi
ref-mark-mixed = armia mieszana
ref-mark-apart = dwie osobne armie

board-leading = gracze prowadzący
board-up_next = następni gracze do akcji
board-mixed = armie mieszane
board-captors = zdobywcy osad
board-subjects = czego dotyczy akcja
board-last_subjects = czego dotyczyła poprzednia akcja

crumb-TeamDraws = karty zespołów
crumb-SwapEvents = wymiana kart
crumb-OfferEvent = propozycja wymiany
crumb-MixArmies = armia mieszana { $ref1_at }
step-OfferEvent-choose = karta dla partnera albo żadna
step-MixArmies-consent = zgoda albo jej brak

rule-WOTR-19-1 = { $ref1 } podlega twojemu partnerowi.
rule-WOTR-19-4 = { $ref1_cap }: w tej fazie nie dobiera się kart z tej talii.
rule-WOTR-19-5 = „{ $ref1 }”: oddać możesz tylko kartę z własnej ręki i tylko partnerowi.
rule-WOTR-19-7 = Decyduje o tym prowadzący gracz Wolnych Ludów.
rule-WOTR-19-8 = Kości Poszukiwań przydziela prowadzący gracz Cienia.
rule-WOTR-19-12 = To należy do twojego partnera: każdy rekrutuje, porusza i prowadzi do walki tylko własne narody.
rule-WOTR-19-13 = { $ref1 }: znacznik tego narodu przesuwa tylko twój partner.
rule-WOTR-19-15 = Nazgûle rekrutuje tylko gracz Czarnoksiężnika.
rule-WOTR-19-16 = Ty i twój partner nie macie osobnych armii { $ref1_at }.
rule-WOTR-19-17 = { $ref1_cap } nie należy do ciebie; usuwacie na przemian po jednej własnej jednostce.
rule-WOTR-19-19 = Armią mieszaną { $ref1_at } dowodzi twój partner.
rule-WOTR-19-20 = Działającą częścią dowodziłby twój partner, bo miałby w niej przewagę.
rule-WOTR-19-24 = Twoja poprzednia akcja dotyczyła już tego samego narodu lub tej samej armii mieszanej ({ $ref1 }).

summary-teams = Gra zespołowa
summary-team-lead = Gracz prowadzący
summary-team-lead-text = W każdym zespole prowadzi jeden gracz, a co turę drugi. Prowadzący gracz Wolnych Ludów decyduje o ujawnieniu pozycji, o Przewodniku i o skutkach Poszukiwań; prowadzący gracz Cienia umieszcza kości w puli Poszukiwań.
summary-team-cards = Karty
summary-team-cards-text = W pierwszej turze każdy dobiera po karcie z każdej talii, później jedną kartę z wybranej talii. Limit kart na ręce: { $hand }. Potem partnerzy mogą wymienić się kartami, po jednej każdy, nie pokazując ich. Wydarzenie z symbolem gracza jest tylko dla tego gracza.
summary-team-order = Akcje
summary-team-order-text = Zespół ma wspólne kości. Najpierw działają nieprowadzący, Wolne Ludy i Cień, potem prowadzący, i tak dalej. Kto spasował, działa znów po akcji przeciwnika.
summary-team-nations = Narody
summary-team-nations-text = Rekrutujesz, poruszasz, prowadzisz do walki i przesuwasz na torze polityki tylko własne narody. Drużynę i Towarzyszy może poruszać każdy gracz Wolnych Ludów, a Nazgûle każdy gracz Cienia.
summary-team-mixed = Armie mieszane
summary-team-mixed-text = Jednostki partnerów w jednym regionie pozostają osobnymi armiami, dopóki obaj nie zgodzą się ich połączyć albo nie zostaną zaatakowane. Armią mieszaną dowodzi ten, kto ma w niej więcej jednostek; przy remisie więcej elitarnych; przy dalszym remisie gracz prowadzący. Drugi może wyprowadzić swoje jednostki.
summary-team-winner = Najlepszy w zespole
summary-team-winner-text = W zwycięskim zespole Cienia ten, kto zdobył najwięcej punktów, po odjęciu utraconych przez jego narody; w zespole Wolnych Ludów ten, czyje narody straciły najmniej.
summary-team-alone = Sam przeciw dwóm
summary-team-alone-text = Jedyny gracz Wolnych Ludów ma do { $hand } kart na ręce i co turę dobiera z obu talii, ale nigdy nie poświęca dwóch kolejnych akcji temu samemu narodowi ani tej samej armii mieszanej.

zone-hand-gondor-character = karty Postaci na ręce gracza Gondoru
zone-buried-gondor-character = zakryte odrzucone karty Postaci gracza Gondoru
zone-laid-gondor-character = zakryta karta Bitwy z talii Postaci gracza Gondoru
zone-hand-gondor-strategy = karty Strategii na ręce gracza Gondoru
zone-buried-gondor-strategy = zakryte odrzucone karty Strategii gracza Gondoru
zone-laid-gondor-strategy = zakryta karta Bitwy z talii Strategii gracza Gondoru
zone-hand-rohan-character = karty Postaci na ręce gracza Rohanu
zone-buried-rohan-character = zakryte odrzucone karty Postaci gracza Rohanu
zone-laid-rohan-character = zakryta karta Bitwy z talii Postaci gracza Rohanu
zone-hand-rohan-strategy = karty Strategii na ręce gracza Rohanu
zone-buried-rohan-strategy = zakryte odrzucone karty Strategii gracza Rohanu
zone-laid-rohan-strategy = zakryta karta Bitwy z talii Strategii gracza Rohanu
zone-hand-witch-king-character = karty Postaci na ręce gracza Czarnoksiężnika
zone-buried-witch-king-character = zakryte odrzucone karty Postaci gracza Czarnoksiężnika
zone-laid-witch-king-character = zakryta karta Bitwy z talii Postaci gracza Czarnoksiężnika
zone-hand-witch-king-strategy = karty Strategii na ręce gracza Czarnoksiężnika
zone-buried-witch-king-strategy = zakryte odrzucone karty Strategii gracza Czarnoksiężnika
zone-laid-witch-king-strategy = zakryta karta Bitwy z talii Strategii gracza Czarnoksiężnika
zone-hand-saruman-character = karty Postaci na ręce gracza Sarumana
zone-buried-saruman-character = zakryte odrzucone karty Postaci gracza Sarumana
zone-laid-saruman-character = zakryta karta Bitwy z talii Postaci gracza Sarumana
zone-hand-saruman-strategy = karty Strategii na ręce gracza Sarumana
zone-buried-saruman-strategy = zakryte odrzucone karty Strategii gracza Sarumana
zone-laid-saruman-strategy = zakryta karta Bitwy z talii Strategii gracza Sarumana
zone-hand-2-character = { zone-hand-saruman-character }
zone-buried-2-character = { zone-buried-saruman-character }
zone-laid-2-character = { zone-laid-saruman-character }
zone-hand-2-strategy = { zone-hand-saruman-strategy }
zone-buried-2-strategy = { zone-buried-saruman-strategy }
zone-laid-2-strategy = { zone-laid-saruman-strategy }
zone-hand-3-character = { zone-hand-rohan-character }
zone-buried-3-character = { zone-buried-rohan-character }
zone-laid-3-character = { zone-laid-rohan-character }
zone-hand-3-strategy = { zone-hand-rohan-strategy }
zone-buried-3-strategy = { zone-buried-rohan-strategy }
zone-laid-3-strategy = { zone-laid-rohan-strategy }
zone-three-players-hand-1-character = { zone-hand-witch-king-character }
zone-three-players-buried-1-character = { zone-buried-witch-king-character }
zone-three-players-laid-1-character = { zone-laid-witch-king-character }
zone-three-players-hand-1-strategy = { zone-hand-witch-king-strategy }
zone-three-players-buried-1-strategy = { zone-buried-witch-king-strategy }
zone-three-players-laid-1-strategy = { zone-laid-witch-king-strategy }
zone-four-players-hand-0-character = { zone-hand-gondor-character }
zone-four-players-buried-0-character = { zone-buried-gondor-character }
zone-four-players-laid-0-character = { zone-laid-gondor-character }
zone-four-players-hand-0-strategy = { zone-hand-gondor-strategy }
zone-four-players-buried-0-strategy = { zone-buried-gondor-strategy }
zone-four-players-laid-0-strategy = { zone-laid-gondor-strategy }
zone-four-players-hand-1-character = { zone-hand-witch-king-character }
zone-four-players-buried-1-character = { zone-buried-witch-king-character }
zone-four-players-laid-1-character = { zone-laid-witch-king-character }
zone-four-players-hand-1-strategy = { zone-hand-witch-king-strategy }
zone-four-players-buried-1-strategy = { zone-buried-witch-king-strategy }
zone-four-players-laid-1-strategy = { zone-laid-witch-king-strategy }

## Kości, akcje i talie

ref-die-character = Postać
ref-die-army = Armia
ref-die-muster = Mobilizacja
ref-die-muster-army = Mobilizacja/Armia
ref-die-event = Wydarzenie
ref-die-will-of-the-west = Wola Zachodu
ref-die-eye = Oko Saurona
ref-action-move-led-army = ruch armii z przywódcą
ref-action-led-attack = atak armii z przywódcą
ref-action-move-fellowship = ruch Drużyny
ref-action-hide-fellowship = ukrycie Drużyny
ref-action-hide-with-strider = ukrycie Drużyny dzięki Obieżyświatowi
ref-action-separate-companions = odłączenie Towarzyszy
ref-action-move-companions = ruch Towarzyszy
ref-action-move-minions = ruch Nazgûli i Sług
ref-action-move-armies = ruch jednej lub dwóch armii
ref-action-attack = atak
ref-action-negotiate = przesunięcie narodu na torze polityki
ref-action-recruit = rekrutacja
ref-action-bring-minion = wprowadzenie Sługi do gry
ref-action-voice-of-saruman = Głos Sarumana
ref-action-draw-event = dobranie karty Wydarzenia
ref-action-bring-companion = wprowadzenie do gry Aragorna lub Gandalfa Białego
ref-action-speak-for-nation = przesunięcie narodu dzięki Towarzyszowi
ref-kind-character = Postacie
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
    .combat = { ref-combat-it-is-a-gift }
ref-card-fp-char-02 = Lina elfów
    .combat = { ref-combat-it-is-a-gift }
ref-card-fp-char-03 = Flakonik Galadrieli
    .combat = { ref-combat-it-is-a-gift }
ref-card-fp-char-04 = Sméagol pomaga dobremu panu
    .combat = { ref-combat-it-is-a-gift }
ref-card-fp-char-05 = Mithrilowa kolczuga i Żądło
    .combat = { ref-combat-blade-of-westernesse }
ref-card-fp-char-06 = Topór i łuk
    .combat = { ref-combat-mighty-attack }
ref-card-fp-char-07 = Róg Gondoru
    .combat = { ref-combat-mighty-attack }
ref-card-fp-char-08 = Laska czarodzieja
    .combat = { ref-combat-servant-of-the-secret-fire }
ref-card-fp-char-09 = Athelas
    .combat = { ref-combat-anduril }
ref-card-fp-char-10 = Jest inna droga
    .combat = { ref-combat-heroic-death }
ref-card-fp-char-11 = Pójdę sam
    .combat = { ref-combat-daring-defiance }
ref-card-fp-char-12 = Pieśń Bilba
    .combat = { ref-combat-fateful-strike }
ref-card-fp-char-13 = Zwierciadło Galadrieli
    .combat = { ref-combat-heroic-death }
ref-card-fp-char-14 = Królewskie wyzwanie
    .combat = { ref-combat-sudden-strike }
ref-card-fp-char-15 = Gwaihir, Pędziwiatr
    .combat = { ref-combat-daring-defiance }
ref-card-fp-char-16 = Okażemy się szybsi
    .combat = { ref-combat-daring-defiance }
ref-card-fp-char-17 = Tam i z powrotem
    .combat = { ref-combat-brave-stand }
ref-card-fp-char-18 = Nadlatują Orły!
    .combat = { ref-combat-heroic-death }
ref-card-fp-char-19 = Entowie się budzą: Drzewiec
    .combat = { ref-combat-ents-rage }
ref-card-fp-char-20 = Entowie się budzą: Huornowie
    .combat = { ref-combat-huorn-dark }
ref-card-fp-char-21 = Entowie się budzą: Wiec Entów
    .combat = { ref-combat-nameless-wood }
ref-card-fp-char-22 = Umarli z Dunharrow
    .combat = { ref-combat-sudden-strike }
ref-card-fp-char-23 = Ród Namiestników
    .combat = { ref-combat-brave-stand }
ref-card-fp-char-24 = Szara Drużyna
    .combat = { ref-combat-brave-stand }
ref-card-fp-str-01 = Ostatnia bitwa
    .combat = { ref-combat-daylight }
ref-card-fp-str-02 = Zbyt wielka, straszliwa potęga
    .combat = { ref-combat-no-quarter }
ref-card-fp-str-03 = Moc Toma Bombadila
    .combat = { ref-combat-advantageous-position }
ref-card-fp-str-04 = Księga Mazarbul
    .combat = { ref-combat-advantageous-position }
ref-card-fp-str-05 = Duch Mordoru
    .combat = { ref-combat-scouts }
ref-card-fp-str-06 = Strażnicy Faramira
    .combat = { ref-combat-shield-wall }
ref-card-fp-str-07 = Trwoga! Pożar! Wrogowie!
    .combat = { ref-combat-shield-wall }
ref-card-fp-str-08 = Mądrość Elronda
    .combat = { ref-combat-confusion }
ref-card-fp-str-09 = Czerwona Strzała
    .combat = { ref-combat-scouts }
ref-card-fp-str-10 = Niespodziewana pomoc
    .combat = { ref-combat-no-quarter }
ref-card-fp-str-11 = Ścieżki Wosów
    .combat = { ref-combat-sudden-strike }
ref-card-fp-str-12 = Przez dzień i noc
    .combat = { ref-combat-confusion }
ref-card-fp-str-13 = Okręty Círdana
    .combat = { ref-combat-charge }
ref-card-fp-str-14 = Straż Cytadeli
    .combat = { ref-combat-charge }
ref-card-fp-str-15 = Galadrimowie Celeborna
    .combat = { ref-combat-daylight }
ref-card-fp-str-16 = Jeźdźcy Théodena
    .combat = { ref-combat-daylight }
ref-card-fp-str-17 = Grimbeorn Stary, syn Beorna
    .combat = { ref-combat-scouts }
ref-card-fp-str-18 = Imrahil z Dol Amrothu
    .combat = { ref-combat-shield-wall }
ref-card-fp-str-19 = Ludzie króla Branda
    .combat = { ref-combat-shield-wall }
ref-card-fp-str-20 = Miecze w Eriadorze
    .combat = { ref-combat-advantageous-position }
ref-card-fp-str-21 = Pobratymcy Glorfindela
    .combat = { ref-combat-advantageous-position }
ref-card-fp-str-22 = Straż Dáina Żelaznej Stopy
    .combat = { ref-combat-valour }
ref-card-fp-str-23 = Éomer, syn Éomunda
    .combat = { ref-combat-valour }
ref-card-fp-str-24 = Łucznicy Thranduila
    .combat = { ref-combat-valour }
ref-card-sh-char-01 = Jaskinia Szeloby
    .combat = { ref-combat-one-for-the-dark-lord }
ref-card-sh-char-02 = Pierścień jest mój!
    .combat = { ref-combat-one-for-the-dark-lord }
ref-card-sh-char-03 = Naprzód, wciąż naprzód
    .combat = { ref-combat-one-for-the-dark-lord }
ref-card-sh-char-04 = Oddajsss go nam!
    .combat = { ref-combat-one-for-the-dark-lord }
ref-card-sh-char-05 = Patrol orków
    .combat = { ref-combat-cruel-as-death }
ref-card-sh-char-06 = Zguba Isildura
    .combat = { ref-combat-cruel-as-death }
ref-card-sh-char-07 = Plugastwo z głębin
    .combat = { ref-combat-they-are-terrible }
ref-card-sh-char-08 = Trupie świece
    .combat = { ref-combat-dread-and-despair }
ref-card-sh-char-09 = Nazgûle szukają
    .combat = { ref-combat-foul-stench }
ref-card-sh-char-10 = Sroga pogoda
    .combat = { ref-combat-cruel-as-death }
ref-card-sh-char-11 = Nazgûle uderzają!
    .combat = { ref-combat-black-breath }
ref-card-sh-char-12 = Morgulska rana
    .combat = { ref-combat-black-breath }
ref-card-sh-char-13 = Pokusa Pierścienia
    .combat = { ref-combat-they-are-terrible }
ref-card-sh-char-14 = Rozpad Drużyny
    .combat = { ref-combat-dread-and-despair }
ref-card-sh-char-15 = Wyczerpani smutkiem i trudem
    .combat = { ref-combat-words-of-power }
ref-card-sh-char-16 = Stada krebainów
    .combat = { ref-combat-they-are-terrible }
ref-card-sh-char-17 = Balrog z Morii
    .combat = { ref-combat-durins-bane }
ref-card-sh-char-18 = Oko bez powiek
    .combat = { ref-combat-words-of-power }
ref-card-sh-char-19 = Straszliwe zaklęcia
    .combat = { ref-combat-devilry-of-orthanc }
ref-card-sh-char-20 = Grond, Młot Podziemi
    .combat = { ref-combat-dread-and-despair }
ref-card-sh-char-21 = Palantír z Orthanku
    .combat = { ref-combat-cruel-as-death }
ref-card-sh-char-22 = Smoczy Język
    .combat = { ref-combat-foul-stench }
ref-card-sh-char-23 = Upiory Pierścienia są w drodze
    .combat = { ref-combat-words-of-power }
ref-card-sh-char-24 = Czarny Wódz rozkazuje
    .combat = { ref-combat-foul-stench }
ref-card-sh-str-01 = Powrót do Valinoru
    .combat = { ref-combat-deadly-strife }
ref-card-sh-str-02 = Waleczni Uruk-hai
    .combat = { ref-combat-onslaught }
ref-card-sh-str-03 = Szaleństwo Denethora
    .combat = { ref-combat-devilry-of-orthanc }
ref-card-sh-str-04 = Dzień bez świtu
    .combat = { ref-combat-relentless-assault }
ref-card-sh-str-05 = Groźby i obietnice
    .combat = { ref-combat-devilry-of-orthanc }
ref-card-sh-str-06 = Zwiastun burzy
    .combat = { ref-combat-great-host }
ref-card-sh-str-07 = Gromadzą się cienie
    .combat = { ref-combat-mumakil }
ref-card-sh-str-08 = Cień się wydłuża
    .combat = { ref-combat-mumakil }
ref-card-sh-str-09 = Cień nadciąga
    .combat = { ref-combat-swarm-of-bats }
ref-card-sh-str-10 = Korsarze z Umbaru
    .combat = { ref-combat-deadly-strife }
ref-card-sh-str-11 = Furia Dunlendingów
    .combat = { ref-combat-relentless-assault }
ref-card-sh-str-12 = Powrót Czarnoksiężnika z Angmaru
    .combat = { ref-combat-swarm-of-bats }
ref-card-sh-str-13 = Półorkowie i ludzie-gobliny
    .combat = { ref-combat-we-come-to-kill }
ref-card-sh-str-14 = Olog-hai
    .combat = { ref-combat-we-come-to-kill }
ref-card-sh-str-15 = Górskie trolle
    .combat = { ref-combat-we-come-to-kill }
ref-card-sh-str-16 = Rośnie nowa potęga
    .combat = { ref-combat-great-host }
ref-card-sh-str-17 = Wielu królów w służbie Mordoru
    .combat = { ref-combat-great-host }
ref-card-sh-str-18 = Król się ujawnił
    .combat = { ref-combat-relentless-assault }
ref-card-sh-str-19 = Cienie nad Górami Mglistymi
    .combat = { ref-combat-onslaught }
ref-card-sh-str-20 = Orkowie znów się mnożą
    .combat = { ref-combat-onslaught }
ref-card-sh-str-21 = Horda ze Wschodu
    .combat = { ref-combat-deadly-strife }
ref-card-sh-str-22 = Przebudzone potwory
    .combat = { ref-combat-desperate-battle }
ref-card-sh-str-23 = Mobilizacja do dawno planowanej wojny
    .combat = { ref-combat-desperate-battle }
ref-card-sh-str-24 = Czeluście Mordoru
    .combat = { ref-combat-desperate-battle }

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
zone-laid-0-character = zakryta karta Bitwy z talii Postaci Wolnych Ludów
zone-free-character-open = zagrywana karta Postaci Wolnych Ludów
zone-free-character-table = karty Postaci Wolnych Ludów na stole
zone-free-character-used = zużyte karty Postaci Wolnych Ludów
zone-laid-0-strategy = zakryta karta Bitwy z talii Strategii Wolnych Ludów
zone-free-strategy-open = zagrywana karta Strategii Wolnych Ludów
zone-free-strategy-table = karty Strategii Wolnych Ludów na stole
zone-free-strategy-used = zużyte karty Strategii Wolnych Ludów
zone-laid-1-character = zakryta karta Bitwy z talii Postaci Cienia
zone-shadow-character-open = zagrywana karta Postaci Cienia
zone-shadow-character-table = karty Postaci Cienia na stole
zone-shadow-character-used = zużyte karty Postaci Cienia
zone-laid-1-strategy = zakryta karta Bitwy z talii Strategii Cienia
zone-shadow-strategy-open = zagrywana karta Strategii Cienia
zone-shadow-strategy-table = karty Strategii Cienia na stole
zone-shadow-strategy-used = zużyte karty Strategii Cienia
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
board-lent_used = zdolność użycia kości jak innego wyniku wykorzystana w tej turze
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
ref-mark-die-character = zagrywana za Postać lub Wydarzenie
ref-mark-die-army = zagrywana za Armię lub Wydarzenie
ref-mark-die-muster = zagrywana za Mobilizację lub Wydarzenie

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
crumb-PlayEvent = { $ref1 }
crumb-PlayFurther = następna karta
crumb-RemoveTableCard = { $ref1 }
crumb-EventResultUsed = po wydarzeniu
crumb-PayPrice = cena za kartę „{ $ref1 }”
crumb-LoseLeader = utrata Przywódcy
crumb-RaiseByCard = rekrutacja
crumb-CallUp = rekrutacja { $ref1_at }
crumb-UpgradeUnits = jednostki elitarne zamiast regularnych
crumb-ChooseArmy = wybór armii
crumb-ChooseActingArmy = wybór działającej armii
crumb-LeadAway = Towarzysze wyruszają
crumb-TurnToEyes = kości stają się Oczami
crumb-MarchOrAttack = ruch albo atak
crumb-GatherNazgul = Nazgûle
crumb-TransferUnits = przejście z Dunlandu
crumb-CarryCompanions = podróż Towarzyszy
crumb-StrikeByNazgul = uderzenie Nazgûli
crumb-NazgulFlee = ucieczka Nazgûli
crumb-MoveOrHide = ruch albo ukrycie Drużyny
crumb-DisplaceFellowship = Drużyna zepchnięta z drogi
crumb-ChooseNation = wybór narodu
crumb-LoseFigure = { $ref1 }: strata
crumb-MoveHosts = ruch armii
crumb-ArmyArrives = wejście { $ref1_to }
crumb-CaptureSettlement = zdobycie { $ref1_gen }
crumb-KeepLimits = wielkość armii
crumb-DisbandUnits = zbyt wiele jednostek { $ref1_at }
crumb-AttackWithHost = atak
crumb-ArmyBattle = bitwa { $ref1_at }
crumb-BattleRound = runda { $ref1 }
crumb-BattleOpens = początek bitwy
crumb-WhiteRider = Biały Jeździec
crumb-CardsRevealed = odsłonięcie kart Bitwy
crumb-AssignHits = straty { $ref1_at }
crumb-CharactersFall = śmierć postaci
crumb-SufferHits = trafienia natychmiastowe
crumb-HitHost = trafienia w armię { $ref1_at }
crumb-LoseHost = zagłada armii { $ref1_at }
crumb-LayCombatCard = karta Bitwy
crumb-CombatMoment = działanie kart Bitwy
crumb-AdditionalAttack = dodatkowy atak
crumb-LastingEffect = karta Bitwy
crumb-HitsUponHits = dodatkowe trafienia
crumb-ForfeitNazgul = rezygnacja z przywództwa Nazgûli
crumb-BladeOfWesternesse = { ref-combat-blade-of-westernesse }
crumb-MightyAttack = { ref-combat-mighty-attack }
crumb-AndurilShines = { ref-combat-anduril }
crumb-HeroicDeath = { ref-combat-heroic-death }
crumb-DaringDefiance = { ref-combat-daring-defiance }
crumb-FatefulStrike = { ref-combat-fateful-strike }
crumb-SuddenStrike = { ref-combat-sudden-strike }
crumb-WarnedByScouts = { ref-combat-scouts }
crumb-ShieldWall = { ref-combat-shield-wall }
crumb-ConfusedRanks = { ref-combat-confusion }
crumb-EliteCharge = { ref-combat-charge }
crumb-DreadAndDespair = { ref-combat-dread-and-despair }
crumb-FoulStench = { ref-combat-foul-stench }
crumb-BlackBreath = { ref-combat-black-breath }
crumb-WordsOfPower = { ref-combat-words-of-power }
crumb-DurinsBane = { ref-combat-durins-bane }
crumb-FierceOnslaught = { ref-combat-onslaught }
crumb-RelentlessAssault = { ref-combat-relentless-assault }
crumb-GreatHost = { ref-combat-great-host }
crumb-MumakilTrample = { ref-combat-mumakil }
crumb-SwarmOfBats = { ref-combat-swarm-of-bats }
crumb-WeComeToKill = { ref-combat-we-come-to-kill }
crumb-RetreatHost = odwrót { $ref1_from }
crumb-ForcedRetreat = wymuszony odwrót { $ref1_from }
crumb-AdvanceHost = posunięcie się naprzód { $ref1_to }
crumb-RecruitFigures = rekrutacja
crumb-VoiceOfSaruman = Głos Sarumana
crumb-Negotiations = dyplomacja
crumb-AdvanceNation = { $ref1 }: krok ku wojnie
crumb-BringToWar = { $ref1 }: stan wojny
crumb-SetNationBack = { $ref1 }: krok wstecz
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
crumb-HuntBegins = przed rzutem Poszukiwań
crumb-DrawTile = żeton Poszukiwań
crumb-TakeTile = dobieranie żetonu
crumb-TileSeen = dobrany żeton
crumb-PathRevealed = trasa
crumb-TilesOfPath = żetony za trasę
crumb-HuntDamage = obrażenia
crumb-CompanionFalls = utrata: { $ref1 }
crumb-TakeCasualty = strata: { $ref1 }
crumb-RevealFellowship = wykrycie
crumb-PreventTile = bez żetonu Poszukiwań
crumb-BreakFellowship = { ref-card-sh-char-14 }
crumb-LureOfTheRing = { ref-card-sh-char-13 }
crumb-MithrilCoat = { ref-card-fp-char-05 }
crumb-FlocksOfCrebain = { ref-card-sh-char-16 }
crumb-BalrogOfMoria = { ref-card-sh-char-17 }
crumb-SorrowAndToil = { ref-card-sh-char-15 }
step-FellowshipPhase-declare = ujawnić pozycję czy nie
step-FellowshipPhase-enter_mordor = wejść do Mordoru czy nie
step-NameGuide-choose = kto prowadzi
step-AllocateHuntDice-choose = ile kości
step-ResolveActions-act = która kość i na co
step-PayPrice-choose = która karta jest ceną
step-LoseLeader-choose = który Przywódca ginie
step-KeepHandLimit-choose = które karty odrzucić
step-DrawEvent-choose = która talia
step-RaiseByCard-choose = kto i gdzie
step-CallUp-choose = ile jednostek
step-UpgradeUnits-choose = która jednostka regularna
step-ChooseArmy-choose = która armia
step-ChooseActingArmy-choose = która armia działa
step-LeadAway-choose = kto i dokąd
step-PlayFurther-choose = która karta
step-TurnToEyes-choose = które kości
step-MarchOrAttack-choose = ruch albo atak
step-GatherNazgul-choose = nowe Nazgûle albo lot
step-TransferUnits-where = dokąd
step-TransferUnits-choose = kto przechodzi
step-CarryCompanions-choose = z Drużyny czy z mapy
step-StrikeByNazgul-choose = karta, rzut Poszukiwań albo nic
step-NazgulFlee-choose = dokąd
step-MoveOrHide-choose = tak czy nie
step-DisplaceFellowship-choose = dokąd
step-ChooseNation-choose = który naród
step-LoseFigure-choose = kto ginie
step-MoveHosts-choose = która armia i dokąd
step-MoveHosts-go_on = czy idzie dalej i dokąd
step-DisbandUnits-choose = które jednostki odesłać
step-AttackWithHost-choose = która armia i kogo atakuje
step-ArmyBattle-stronghold_choice = w polu czy w twierdzy
step-WhiteRider-choose = przywództwo Gandalfa Białego
step-ArmyBattle-extend_siege = kolejna runda szturmu czy nie
step-ArmyBattle-cease = zaprzestać ataku czy atakować dalej
step-ArmyBattle-retreat = obrońca: walka czy odwrót
step-ForcedRetreat-choose = dokąd
step-BattleRound-attacker_reroll = przerzut przywódczy atakującego
step-BattleRound-defender_reroll = przerzut przywódczy obrońcy
step-LayCombatCard-choose = karta albo żadna
step-DreadAndDespair-choose = ile punktów
step-MightyAttack-choose = który Towarzysz
step-WordsOfPower-choose = który Towarzysz
step-RelentlessAssault-choose = ile trafień
step-FierceOnslaught-choose = ile trafień
step-HeroicDeath-choose = kto ginie
step-BladeOfWesternesse-choose = kto ginie
step-FatefulStrike-choose = kto ginie
step-BlackBreath-choose = kto ginie
step-WarnedByScouts-choose = dokąd
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
step-HuntDamage-table_card = karta czy nie
step-BreakFellowship-choose = kto się odłącza
step-LureOfTheRing-choose = zepsucie czy Towarzysz
step-MithrilCoat-choose = użyć czy nie
step-FlocksOfCrebain-choose = użyć czy nie
step-BalrogOfMoria-choose = użyć czy nie
step-SorrowAndToil-choose = która karta

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
rule-WOTR-5-6 = { $ref1_cap }: nie masz nieużytej kości z tym wynikiem.
rule-WOTR-5-7 = Spasować możesz tylko wtedy, gdy masz mniej nieużytych kości niż przeciwnik.
rule-WOTR-5-8 = { $ref1_cap }: nie masz nieużytej kości z tym wynikiem.
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
rule-WOTR-6-1 = Pierścień Elfów zmienia twoją nieużytą kość na inną ściankę twoich kości.
rule-WOTR-6-4 = W tej turze użyto już Pierścienia.
rule-WOTR-6-9 = Nie masz Pierścienia, którym można zapłacić za kartę „{ $ref1 }”.
rule-WOTR-6-6 = Pierścieniem nie uzyska się wyniku „Wola Zachodu”.
rule-WOTR-6-8 = Wyniku „Oko Saurona” się nie zmienia.
rule-WOTR-7-1 = Odrzucasz z ręki dokładnie tyle kart, ile masz ponad limit.
rule-WOTR-7-3 = { $ref1_cap }: ta talia jest pusta.
rule-WOTR-7-4 = Wydarzenie zagrywasz z ręki wynikiem Wydarzenie albo wynikiem wydrukowanym na karcie.
rule-WOTR-7-5 = „{ $ref1 }”: wymaganie karty nie jest spełnione.
rule-WOTR-7-6 = Karta nie daje tego w tym miejscu.
rule-WOTR-7-18 = „{ $ref1 }”: żadna karta nie pozwala teraz zagrać tej karty bez użycia kości.
rule-WOTR-7-8 = Zabrania tego karta „{ $ref1 }”.
rule-WOTR-7-9 = W ten sposób nie można zapłacić za odrzucenie ze stołu karty „{ $ref1 }”.
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
rule-WOTR-8-17 = W tej bitwie nie bierze udziału: { $ref1 }.
rule-WOTR-9-1 = Jeden wynik „Mobilizacja” daje jedną jednostkę elitarną albo dwie inne figurki.
rule-WOTR-9-2 = { $ref1_cap }: tam już trafia jedna figurka; druga potrzebuje innej osady.
rule-WOTR-9-4 = { $ref1_cap }: ten naród nie jest w stanie wojny.
rule-WOTR-9-5 = { $ref1_cap }: figurkę rekrutuje tylko jej właściciel, w wolnej osadzie jej narodu.
rule-WOTR-9-6 = { $ref1_cap }: to nie jest twierdza Saurona.
rule-WOTR-9-7 = { $ref1_cap }: trwa tam oblężenie.
rule-WOTR-9-8 = { $ref1_cap }: w puli posiłków nie ma już takiej figurki.
rule-WOTR-9-11 = { $ref1_cap }: karta rekrutuje tylko w wolnych regionach i we własnych oblężonych twierdzach.
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
rule-WOTR-10-16 = Po drodze są góry albo inna nieprzekraczalna granica.
rule-WOTR-10-17 = Karta nie pozwala armii iść tą drogą.
rule-WOTR-10-20 = Armia { $ref1_at } jest oblężona.
rule-WOTR-11-2 = Nie ma tam armii wroga, którą można zaatakować.
rule-WOTR-11-3 = Nikt { $ref1_at } nie należy do narodu w stanie wojny.
rule-WOTR-11-4 = Ariergarda potrzebuje co najmniej jednej jednostki, atakujący też.
rule-WOTR-11-5 = Po ataku { $ref1_at } zostałby sam Przywódca, którego naród nie jest w stanie wojny.
rule-WOTR-11-6 = Atakujący potrzebują Przywódcy, Nazgûla lub postaci.
rule-WOTR-11-17 = Przerzucasz najwyżej tyle chybionych kości, ile wynosi twoje przywództwo.
rule-WOTR-11-25 = Każde trafienie trzeba przydzielić twojej jednostce w tej bitwie.
rule-WOTR-11-26 = Wszystkie trafienia są przydzielone.
rule-WOTR-11-27 = { $ref1_cap }: takiej twojej jednostki nie ma w tej bitwie.
rule-WOTR-11-28 = { $ref1_cap }: usunięcie tej jednostki kosztuje dwa trafienia.
rule-WOTR-11-29 = { $ref1_cap }: nie ma już jednostki regularnej, która mogłaby ją zastąpić.
rule-WOTR-11-33 = Odwrót może wykonać tylko obrońca, i tylko gdy atakujący atakuje dalej.
rule-WOTR-11-34 = { $ref1_cap } to nie sąsiedni wolny region.
rule-WOTR-11-35 = Oblężona armia nie może wykonać odwrotu.
rule-WOTR-11-43 = Posuwający się naprzód potrzebują jednostki, a Przywódcy nie mogą bez niej zostać.
rule-WOTR-12-1 = Nie możesz teraz położyć karty „{ $ref1 }”. Przed rundą bitwy kładzie się jedną kartę z ręki.
rule-WOTR-12-5 = „{ $ref1 }”: ta bitwa nie spełnia warunku karty Bitwy.
rule-WOTR-12-6 = Karta nie pozwala teraz zadać własnym jednostkom tylu trafień: { $ref1 }.
rule-WOTR-12-10 = { $ref1 }: to przywództwo nie liczy się w tej bitwie i nie można z niego zrezygnować.
rule-WOTR-12-16 = Nazgûle w tej bitwie nie mają tylu punktów przywództwa: { $ref1 }.
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
rule-WOTR-15-15 = { $ref1_cap }: po drodze leży nieprzekraczalna granica.
rule-WOTR-15-21 = Wykryta Drużyna nie kończy w mieście ani twierdzy Wolnych Ludów.
rule-WOTR-15-26 = Ukrywa się tylko wykryta Drużyna: wynikiem „Postać” albo dowolną kością, gdy prowadzi ją Obieżyświat.
rule-WOTR-15-27 = { $about_count ->
    [1] { $ref1_cap }: to poza zasięgiem.
   *[other] { $ref1_cap }: tym wynikiem nie można teraz wykonać tej akcji ({ $ref2 }).
}
rule-WOTR-15-28 = { $ref1_cap }: ta postać już odchodzi.
rule-WOTR-15-30 = { $ref1_cap }: tej postaci nie ma w Drużynie.
rule-WOTR-16-4 = W puli Poszukiwań nie ma kości Cienia.
rule-WOTR-16-23 = Stratą jest Przewodnik albo jeden z kilku Towarzyszy wylosowanych spośród wszystkich.
rule-WOTR-16-19 = „{ $ref1 }”: ta karta nie zmniejsza obrażeń.
rule-WOTR-17-1 = Do Mordoru wchodzi się z Morannonu albo z Minas Morgul.
rule-WOTR-17-6 = W Mordorze nikt się nie odłącza.
rule-WOTR-17-13 = W Mordorze niczego się nie ujawnia.
rule-WOTR-19-22 = „{ $ref1 }”: to wydarzenie należy do innego gracza twojej strony.

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
forecast-free-rounds = Wszystkie rundy, które daje karta, zostaną rozegrane i nie kosztują jednostki elitarnej.
forecast-outflanked = Obrońca rzuca o jedną kość mniej za każdą jednostkę wroga oblężoną w jego regionie, ale co najmniej jedną.
forecast-card-counted = Znana karta Bitwy jest w tej rundzie policzona; karta jeszcze zakryta może to zmienić.
forecast-card-uncounted = Tego, co znana karta Bitwy może jeszcze zrobić, nie policzono.
forecast-hunt-fp-char-05 = Mithrilowa kolczuga i Żądło na stole pozwala dobrać drugi żeton, i wtedy liczy się tylko on.
forecast-hunt-fp-char-06 = Topór i łuk na stole mogą zmniejszyć obrażenia o 1.
forecast-hunt-fp-char-07 = Róg Gondoru na stole może zmniejszyć obrażenia o 1.
forecast-hunt-fp-char-08 = Laska czarodzieja na stole może zapobiec dobraniu żetonu.
forecast-hunt-sh-char-16 = Stada Krebainów na stole mogą dodać 1 do wszystkich kości Poszukiwań w rzucie.
forecast-hunt-corrupts = obrażenia w Mordorze
ref-mark-hunt-corrupts = obrażenia w Mordorze, w procentach
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
summary-recover-text = Obie strony odzyskują wszystkie kości, Wolne Ludy także te z puli Poszukiwań, i dobierają po jednej karcie z każdej ze swoich dwóch talii. Limit kart na ręce: { $hand }.
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
summary-character-shadow-text = Albo: przesuń dowolną liczbę Nazgûli i Sług. Nazgûle lecą dokądkolwiek, ale nie do nieoblężonej twierdzy Wolnych Ludów.
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
summary-tile-text = Po co najmniej jednym sukcesie dobiera się jeden żeton. Liczba to obrażenia; Oko zadaje tyle, ile było sukcesów. Zużyte żetony wracają, gdy zbiór się opróżni.
summary-reveal = Wykrycie
summary-reveal-text = Żeton z wykryciem: przesuń figurkę najwyżej o długość drogi, nie do miasta ani twierdzy w rękach Wolnych Ludów; droga wraca do 0. Za każdą twierdzę Cienia na trasie dobiera się kolejny żeton.
summary-hide = Ukrycie
summary-hide-text = Wykryta Drużyna nie może się ruszyć. Ukrywa ją wynik „Postać”, a gdy prowadzi Obieżyświat, dowolna kość.
summary-declare = Ujawnienie pozycji
summary-declare-text = W fazie 2, gdy jest ukryta: przesuń figurkę najwyżej o długość drogi, która wraca do 0. W mieście lub twierdzy Wolnych Ludów, której nie zajął wróg, usuń 1 punkt zepsucia, a naród staje się aktywny.
summary-separate = Odłączenie
summary-separate-text = Towarzysze opuszczają Drużynę na zawsze i idą najwyżej o sumę drogi i najwyższego poziomu w grupie.
summary-mordor = Mordor
summary-mordor-text = Z Morannonu lub Minas Morgul na tor Mordoru (ostatnie pole: { $last }); zużyte Oczy wracają do zbioru. Każdy ruch to żeton bez rzutu: Oko zadaje tyle obrażeń, ile kości jest w puli Poszukiwań. Bez symbolu zatrzymania Drużyna idzie o pole dalej. Tura bez ruchu i bez ukrycia dodaje 1 zepsucia. Nikt się nie odłącza.
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
summary-recruit-text = Jedna jednostka elitarna albo dwie inne figurki (jednostki regularne, Przywódcy, Nazgûle) w dwóch różnych osadach. Tylko narody w stanie wojny, we własnych wolnych i nieoblężonych osadach; Nazgûle w twierdzach Saurona.
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
summary-character-gandalf-grey-text = Pierwszy Przewodnik: po Wydarzeniu zagranym wynikiem Wydarzenie możesz dobrać kartę z talii tej karty. Aktywuje każdy naród Wolnych Ludów. Na mapie dodaje 1 do siły bojowej swojej armii.
summary-character-strider-text = Jako Przewodnik ukrywa Drużynę dowolną kością. Aktywuje Północ. +1 do siły bojowej.
summary-character-boromir-text = Aktywuje Gondor; w jego niezdobytych miastach i twierdzach przesuwa go dowolną kością. +1 do siły bojowej.
summary-character-legolas-text = Aktywuje Elfy; w ich niezdobytych twierdzach przesuwa je dowolną kością. +1 do siły bojowej.
summary-character-gimli-text = Aktywuje Krasnoludy; w niezdobytym Ereborze przesuwa je dowolną kością. +1 do siły bojowej.
summary-character-meriadoc-text = Jako Przewodnik może opuścić Drużynę, by zmniejszyć obrażenia o 1. Stracony w Drużynie poza Mordorem wchodzi do gry na mapie. Aktywuje każdy naród Wolnych Ludów.
summary-character-peregrin-text = Jak Merry: odchodzi, by zmniejszyć obrażenia o 1, a poza Mordorem zamiast przepaść wchodzi do gry na mapie. Aktywuje każdy naród Wolnych Ludów.
summary-character-aragorn-text = Dzięki Woli Zachodu w miejsce Obieżyświata w niezdobytym Minas Tirith, Dol Amroth lub Pelargirze. +1 do siły bojowej.
summary-character-gandalf-white-text = Dzięki Woli Zachodu, gdy w grze był już Sługa, a Gandalfa Szarego nie ma w Drużynie. Sam lub z jednym hobbitem może przejechać regionów: { $rides }. Przed bitwą może zrezygnować z przywództwa, a wtedy nie liczy się w niej przywództwo Nazgûli.
summary-character-gollum-text = Przewodnik, gdy nie ma już Towarzyszy. Zwykłe żetony z liczbą nie wykrywają; może wydać Drużynę, by zmniejszyć obrażenia o 1.
summary-character-saruman-text = W niezdobytym Orthanku, jeśli Isengard jest w stanie wojny; nigdy go nie opuszcza. Jednostki elitarne Isengardu są też Przywódcami. Jego Głos: po jednostce regularnej w każdej osadzie Isengardu albo dwie regularne w Orthanku stają się elitarne.
summary-character-witch-king-text = Przy armii z jednostką Saurona, jeśli Sauron i któryś naród Wolnych Ludów są w stanie wojny. Wszystkie narody Wolnych Ludów stają się aktywne. Lata jak Nazgûl. Gdy walczy, karta Bitwy użyta w 1. rundzie pozwala dobrać kartę z jej talii.
summary-character-mouth-of-sauron-text = W niezdobytej twierdzy Saurona, jeśli Drużyna jest na torze Mordoru albo wszystkie narody Wolnych Ludów są w stanie wojny. Raz na turę wynik Mobilizacja służy jako Armia.
ref-mark-level = poziom
ref-mark-more-dice = kości akcji

## Ostrzeżenia

warning-WOTR-5-8 = Tej kości można jeszcze użyć albo spasować i ją zachować.
warning-WOTR-7-1 = Masz pełną rękę: trzeba będzie odrzucić kartę.
warning-WOTR-7-17 = W tej chwili wydarzenie nic nie zmieni.
warning-WOTR-9-9 = Tą kością można zrekrutować jeszcze jedną figurkę.
warning-WOTR-10-3 = Będzie tam więcej jednostek, niż wolno: nadwyżka wróci do puli posiłków.
warning-WOTR-11-17 = Przerzut nic nie kosztuje, a można przerzucić więcej kości.
warning-WOTR-11-41 = Jeśli nikt nie posunie się naprzód, osada nie zostanie zdobyta.
warning-WOTR-13-5 = Jeśli nikt nie posunie się naprzód, nie będzie oblężenia i obrońcy wyjdą z twierdzy.
warning-WOTR-13-6 = Twoja armia jest większa, niż może pomieścić oblężona twierdza: nadwyżka wróci do puli posiłków.
warning-WOTR-13-22 = Tego miasta lub twierdzy nikt nie będzie bronił, a stojąca obok armia wroga może zająć je bez walki.
warning-WOTR-15-11 = Droga doszła do końca toru i już nie wzrośnie, a Cień i tak przeprowadzi Poszukiwania.
warning-WOTR-15-13 = Droga wraca do 0: nieużyte kroki przepadną.
warning-WOTR-15-14 = W tej chwili ujawnienie pozycji niczego nie zmieni.
warning-WOTR-16-3 = To więcej kości, niż wolno rzucić w Poszukiwaniach: nadwyżka tylko przepadnie dla akcji.
warning-WOTR-16-4 = Bez kości w puli Poszukiwań nie będzie Poszukiwań, chyba że wypadnie Oko.
warning-WOTR-16-25 = Jego poziom jest wyższy niż obrażenia: różnica przepadnie.

## Karty wydarzeń: wydarzenia

text-event-fp-char-01 = Do gry wchodzi specjalny żeton Poszukiwań „Płaszcze elfów” (0 obrażeń). Czeka obok planszy i trafia do zbioru żetonów Poszukiwań, gdy Drużyna wchodzi do Mordoru, albo od razu, jeśli Drużyna jest już na torze Mordoru.
text-event-fp-char-02 = Do gry wchodzi specjalny żeton Poszukiwań „Lina elfów” (0 obrażeń). Czeka obok planszy i trafia do zbioru żetonów Poszukiwań, gdy Drużyna wchodzi do Mordoru, albo od razu, jeśli Drużyna jest już na torze Mordoru.
text-event-fp-char-03 = Do gry wchodzi specjalny żeton Poszukiwań „Flakonik Galadrieli” (usuwa 2 punkty zepsucia). Czeka obok planszy i trafia do zbioru żetonów Poszukiwań, gdy Drużyna wchodzi do Mordoru, albo od razu, jeśli Drużyna jest już na torze Mordoru.
text-event-fp-char-04 = Do gry wchodzi specjalny żeton Poszukiwań „Sméagol pomaga dobremu panu” (usuwa 1 punkt zepsucia). Czeka obok planszy i trafia do zbioru żetonów Poszukiwań, gdy Drużyna wchodzi do Mordoru, albo od razu, jeśli Drużyna jest już na torze Mordoru.
text-event-fp-char-05 = Zagraj na stół. Po dobraniu i obejrzeniu dowolnego żetonu Poszukiwań (po rzucie Poszukiwań, za twierdzę, z wydarzenia lub w Mordorze) możesz odrzucić tę kartę, aby dobrać drugi żeton. Działa tylko drugi żeton. Potem pierwszy wraca do zbioru żetonów Poszukiwań.
text-event-fp-char-06 = Zagraj na stół, jeśli w Drużynie jest Gimli lub Legolas. Po dobraniu żetonu Poszukiwań możesz odrzucić tę kartę, aby zmniejszyć obrażenia z Poszukiwań o 1 (najniżej do 0). Pozostałe obrażenia rozpatruje się jak zwykle. Odrzuć tę kartę natychmiast, gdy w Drużynie nie ma już ani Gimlego, ani Legolasa.
text-event-fp-char-07 = Zagraj na stół, jeśli w Drużynie jest Boromir. Po dobraniu żetonu Poszukiwań możesz odrzucić tę kartę, aby zmniejszyć obrażenia z Poszukiwań o 1 (najniżej do 0). Pozostałe obrażenia rozpatruje się jak zwykle. Odrzuć tę kartę natychmiast, gdy Boromir opuści Drużynę.
text-event-fp-char-08 = Zagraj na stół, jeśli w Drużynie jest Gandalf Szary. Gdy Cień ma dobrać żeton Poszukiwań, możesz odrzucić tę kartę. Wtedy żetonu się nie dobiera i nie ma on żadnych skutków. Na torze Mordoru oznacza to brak obrażeń i zatrzymania, a Drużyna przechodzi o pole dalej. Odrzuć tę kartę natychmiast, gdy Gandalf Szary opuści Drużynę.
text-event-fp-char-09 = Rzuć 3 kośćmi. Każdy wynik 5 lub wyższy usuwa 1 punkt zepsucia. Jeśli Przewodnikiem jest Obieżyświat, wystarczy wynik 3 lub wyższy. Zepsucie nie spada poniżej 0.
text-event-fp-char-10 = Usuń 1 punkt zepsucia. Potem, jeśli Przewodnikiem jest Gollum, możesz ukryć Drużynę (jeśli jest wykryta) albo nią ruszyć (jeśli jest ukryta) według zwykłych zasad, łącznie z Poszukiwaniami. Kość, którą opłacono tę kartę, nie trafia do puli Poszukiwań.
text-event-fp-char-11 = Zagraj, jeśli w Drużynie jest jeszcze Towarzysz. Odłącz Towarzysza albo kilku jako jedną grupę. Mogą przejść o 1 region więcej niż zwykle. Potem usuń 1 punkt zepsucia. Na torze Mordoru wybrani Towarzysze zostają zamiast tego usunięci z gry, a punkt zepsucia i tak usuwasz.
text-event-fp-char-12 = Usuń 1 punkt zepsucia albo 2, jeśli Przewodnikiem jest Gollum.
text-event-fp-char-13 = Na 1 swojej nieużytej kości akcji zmień wynik „Postać” na „Wola Zachodu”. Jeśli takiej kości nie masz, niczego nie zmieniasz. Ponadto, jeśli Powiernicy Pierścienia są w Lórien, a twierdza ta jest niezdobyta, usuń 1 punkt zepsucia.
text-event-fp-char-14 = Zagraj, jeśli Obieżyświat lub Aragorn jest z twoją armią w regionie Gondoru (Osgiliath nim nie jest) lub Rohanu. Weź 3 żetony ze zbioru żetonów Poszukiwań. Jeśli zbiór się wyczerpie, zwróć do niego zużyte zwykłe żetony i bierz dalej. Jeśli to 3 Oczy, wszystkie wracają, a Obieżyświat lub Aragorn zostaje wyeliminowany. W innym razie wzięte Oczy na stałe opuszczają grę, a reszta wraca. Żeton specjalny Cienia z Okiem też jest Okiem. Nic innego na żetonach nie działa.
text-event-fp-char-15 = Wybierz Towarzysza lub grupę, w Drużynie (odłącz ich) albo na mapie (przesuń ich). W tym ruchu ich poziom wynosi 4 (po odłączeniu idą najwyżej o tyle regionów, ile wynosi droga + 4). Mogą zakończyć ruch w oblężonej twierdzy.
text-event-fp-char-16 = Wybierz Towarzysza lub grupę, w Drużynie (odłącz ich) albo na mapie (przesuń ich). Mogą przejść o 2 regiony więcej niż zwykle i zakończyć ruch w oblężonej twierdzy.
text-event-fp-char-17 = Odłącz Towarzysza lub grupę. Mogą przejść o 1 region więcej niż zwykle. Potem, jeśli Gimli lub Legolas jest w Dale, Ereborze lub Leśnym Królestwie, Krasnoludy i Północ stają się aktywne, a Krasnoludy, Elfy i Północ przesuwają się o 1 krok na torze polityki. Dzieje się tak, nawet jeśli nikogo teraz nie odłączono.
text-event-fp-char-18 = Zagraj, jeśli twoja armia z Towarzyszem jest w tym samym regionie co armia Cienia z co najmniej 1 Nazgûlem albo w regionie sąsiednim. Wybierz jedną taką armię Cienia. Rzuć 1 kością za każdego Nazgûla w tej armii (najwyżej 5 kości). Każdy wynik 5 lub wyższy eliminuje 1 z nich (wraca do puli posiłków). Jej ocalałe Nazgûle lecą razem do 1 wybranej przez ciebie niezdobytej twierdzy Saurona. Czarnoksiężnik z Angmaru się nie liczy i karta na niego nie działa.
text-event-fp-char-19 = Zagraj, jeśli Gandalf Biały jest w grze, a w Fangornie jest Towarzysz. Rzuć 3 kośćmi. Każdy wynik 4 lub wyższy to 1 trafienie w armię Cienia w Orthanku (straty wybiera Cień). Jeśli ta armia zostanie zniszczona, eliminuje się też jej Nazgûle i Sługi. Saruman w Orthanku bez żadnej jednostki Cienia zostaje wyeliminowany. Dla toru polityki jest to bitwa, w której Cień nie oddaje ciosów. Potem, jeśli Gandalf Biały jest w Fangornie lub w regionie Rohanu, możesz od razu zagrać z ręki jeszcze 1 kartę Wydarzenia z talii Postaci bez użycia kości.
text-event-fp-char-20 = Zagraj, jeśli Gandalf Biały jest w grze, a w Fangornie jest Towarzysz. Rzuć 3 kośćmi. Każdy wynik 4 lub wyższy to 1 trafienie w armię Cienia w Orthanku (straty wybiera Cień). Jeśli ta armia zostanie zniszczona, eliminuje się też jej Nazgûle i Sługi. Saruman w Orthanku bez żadnej jednostki Cienia zostaje wyeliminowany. Dla toru polityki jest to bitwa, w której Cień nie oddaje ciosów. Potem, jeśli Gandalf Biały jest w Fangornie lub w regionie Rohanu, możesz od razu zagrać z ręki jeszcze 1 kartę Wydarzenia z talii Postaci bez użycia kości.
text-event-fp-char-21 = Zagraj, jeśli Gandalf Biały jest w grze, a w Fangornie jest Towarzysz. Rzuć 3 kośćmi. Każdy wynik 4 lub wyższy to 1 trafienie w armię Cienia w Orthanku (straty wybiera Cień). Jeśli ta armia zostanie zniszczona, eliminuje się też jej Nazgûle i Sługi. Saruman w Orthanku bez żadnej jednostki Cienia zostaje wyeliminowany. Dla toru polityki jest to bitwa, w której Cień nie oddaje ciosów. Potem, jeśli Gandalf Biały jest w Fangornie lub w regionie Rohanu, możesz od razu zagrać z ręki jeszcze 1 kartę Wydarzenia z talii Postaci bez użycia kości.
text-event-fp-char-22 = Zagraj, jeśli Obieżyświat lub Aragorn jest w regionie Rohanu (także w oblężonej twierdzy). Przenieś go z dowolną liczbą Towarzyszy z jego regionu do Erech, Lamedonu lub Pelargiru. Będąca tam armia Cienia otrzymuje tyle trafień, ile wypadnie na 1 kości (straty wybiera Cień), a potem musi wykonać odwrót. Jeśli nie może, zostaje zniszczona. Nazgûle i Sługi zniszczonej armii się eliminuje. Potem możesz zrekrutować tam najwyżej 3 jednostki regularne Gondoru. Jeśli zrekrutujesz co najmniej 1, tamtejsza osada zajęta przez Cień wraca pod twoją kontrolę. Dla toru polityki jest to bitwa, w której Cień nie oddaje ciosów.
text-event-fp-char-23 = Zagraj, jeśli Boromir jest w regionie Gondoru (Osgiliath nim nie jest). Zrekrutuj w jego regionie 1 jednostkę Gondoru, regularną lub elitarną. Potem dobierz 2 karty Strategii.
text-event-fp-char-24 = Zagraj, jeśli Obieżyświat lub Aragorn jest z twoją armią. Wyeliminuj 1 jednostkę regularną tej armii i zrekrutuj na jej miejsce 1 jednostkę elitarną tego samego narodu. Naród wybierasz dowolnie. Pomiń to, jeśli taka zamiana jest niemożliwa. Potem dobierz 2 karty Strategii.
text-event-fp-str-01 = Zagraj, jeśli Aragorn (nie Obieżyświat) stoi z armią Wolnych Ludów w regionie, który nie należy do żadnego narodu Wolnych Ludów. Zagraj tę kartę na stół: kość użytą do ruchu Drużyny odkłada się jak każdą inną, zamiast umieszczać ją w puli Poszukiwań. Odrzuć kartę przy najbliższym ujawnieniu pozycji lub wykryciu Drużyny albo gdy tylko warunek przestanie być spełniony.
text-event-fp-str-02 = Przesuń Elfy o 1 krok na torze polityki i zagraj tę kartę na stół: gracz Cienia nie może wprowadzać armii do Lórien, Rivendell ani Szarej Przystani ani tam atakować, czy to w polu, czy podczas oblężenia. W ramach akcji gracz Cienia może odrzucić tę kartę, płacąc 1 kością z dowolnym wynikiem i 2 kartami z ręki: 1 typu „Armia” i 1 typu „Postać”.
text-event-fp-str-03 = Przesuń Północ o 1 krok na torze polityki i zagraj tę kartę na stół: gracz Cienia nie może wprowadzać armii do Starego Lasu, Shire’u ani Bucklandu ani tam atakować, czy to w polu, czy podczas oblężenia. W ramach akcji gracz Cienia może odrzucić tę kartę, płacąc 1 kością z dowolnym wynikiem i 2 kartami z ręki: 1 typu „Armia” i 1 typu „Postać”.
text-event-fp-str-04 = Dowolna liczba Towarzyszy na mapie może wykonać zwykły ruch. Jeśli potem jakiś Towarzysz stoi w Ereborze lub Ered Luin, Krasnoludy stają się aktywne i od razu wchodzą w stan wojny.
text-event-fp-str-05 = Wybierz w dowolnym miejscu armię Cienia, w której są jednostki co najmniej 2 narodów Cienia. Rzuć 5 kośćmi. Każdy wynik 5 lub wyższy to 1 trafienie w tę armię. Trafienia rozdziela jej właściciel. Nie jest to atak i nie ma skutków politycznych.
text-event-fp-str-06 = Wybierz armię Cienia w Osgiliath, Północnym Ithilien lub Południowym Ithilien. Rzuć 3 kośćmi. Każdy wynik 5 lub wyższy to 1 trafienie w tę armię. Jeśli potem w Osgiliath stoi armia Wolnych Ludów, zrekrutuj tam 1 jednostkę Gondoru (regularną lub elitarną) i 1 Przywódcę Gondoru.
text-event-fp-str-07 = Dowolna liczba Towarzyszy na mapie może wykonać zwykły ruch. Jeśli potem jakiś Towarzysz stoi w Shire lub Bree, Północ staje się aktywna i od razu wchodzi w stan wojny.
text-event-fp-str-08 = Wybrany przez ciebie naród Wolnych Ludów staje się aktywny i przesuwa się o 1 krok na torze polityki.
text-event-fp-str-09 = Zagraj, jeśli Gondor jest aktywny. Przesuń Rohan o 1 krok na torze polityki. Potem zrekrutuj w Edoras 1 jednostkę Rohanu (regularną lub elitarną) i 1 Przywódcę Rohanu.
text-event-fp-str-10 = Armią Wolnych Ludów z sąsiedniego regionu zaatakuj armię Cienia, która oblega twierdzę. Przez całą bitwę Cień ma w rzucie walki o 1 kość mniej za każdą jednostkę Wolnych Ludów w oblężonej twierdzy, ale zawsze co najmniej 1. Obowiązują wszystkie ograniczenia ataku: potrzebna jest jednostka narodu w stanie wojny.
text-event-fp-str-11 = Zagraj, jeśli Rohan jest w stanie wojny. Przesuń armię Wolnych Ludów (całą lub część) z jednego regionu Rohanu, także z oblężonej tam twierdzy, prosto do Minas Tirith. Jeśli Cień kontroluje lub oblega Minas Tirith, przesuń ją zamiast tego do regionu sąsiadującego z Minas Tirith. Region docelowy musi być wolny dla ruchu armii. Obowiązują pozostałe zasady ruchu.
text-event-fp-str-12 = Zagraj, jeśli w którejś armii Wolnych Ludów jest Towarzysz. Przesuń jedną taką armię, z co najmniej 1 Towarzyszem, najwyżej o 2 regiony. Każdy region, do którego wchodzi, musi być wolny dla ruchu armii. Przed ruchem możesz ją podzielić, ale po drodze nie zabiera ona ani nie zostawia figurek.
text-event-fp-str-13 = Zagraj, jeśli Elfy są w stanie wojny. Zrekrutuj 2 jednostki Elfów (każdą regularną lub elitarną), obie w tym samym regionie wybrzeża, w którym stoi armia Wolnych Ludów.
text-event-fp-str-14 = Zrekrutuj w Minas Tirith 1 jednostkę Gondoru (regularną lub elitarną) i 1 Przywódcę Gondoru.
text-event-fp-str-15 = Zrekrutuj w Lórien 1 jednostkę Elfów (regularną lub elitarną). Potem dobierz 1 kartę z talii Strategii.
text-event-fp-str-16 = Zrekrutuj 1 jednostkę Rohanu (regularną lub elitarną) i 1 Przywódcę Rohanu, obie figurki w tym samym regionie: w Edoras albo w dowolnym regionie Rohanu, w którym jest Towarzysz.
text-event-fp-str-17 = Zrekrutuj pod Carrockiem 1 jednostkę Północy (regularną lub elitarną) i 1 Przywódcę Północy.
text-event-fp-str-18 = Zrekrutuj w Dol Amroth 1 jednostkę Gondoru (regularną lub elitarną) i 1 Przywódcę Gondoru.
text-event-fp-str-19 = Zrekrutuj w Dale 2 jednostki regularne Północy. Potem dobierz 1 kartę z talii Strategii.
text-event-fp-str-20 = Zrekrutuj w Shire 1 jednostkę Północy (regularną lub elitarną), a w Ered Luin 1 jednostkę Krasnoludów (regularną lub elitarną). Potem dobierz 1 kartę z talii Strategii.
text-event-fp-str-21 = Zrekrutuj w Rivendell 1 jednostkę Elfów (regularną lub elitarną). Potem dobierz 1 kartę z talii Strategii.
text-event-fp-str-22 = Zrekrutuj w Ereborze 1 jednostkę Krasnoludów (regularną lub elitarną) i 1 Przywódcę Krasnoludów.
text-event-fp-str-23 = Zrekrutuj 1 jednostkę Rohanu (regularną lub elitarną) i 1 Przywódcę Rohanu, obie figurki w tym samym wolnym regionie Rohanu z osadą: w Edoras, Helmowym Jarze, Zachodnim Emnecie lub Folde.
text-event-fp-str-24 = Zrekrutuj w Leśnym Królestwie 1 jednostkę Elfów (regularną lub elitarną). Potem dobierz 1 kartę z talii Strategii.
text-event-sh-char-01 = Do gry wchodzi specjalny żeton Poszukiwań „Jaskinia Szeloby” (obrażenia: rzut 1 kością, zatrzymanie). Czeka obok planszy i trafia do zbioru żetonów Poszukiwań, gdy Drużyna wchodzi do Mordoru, albo od razu, jeśli Drużyna jest już na torze Mordoru.
text-event-sh-char-02 = Do gry wchodzi specjalny żeton Poszukiwań „Pierścień jest mój!” (Oko, wykrycie, zatrzymanie). Czeka obok planszy i trafia do zbioru żetonów Poszukiwań, gdy Drużyna wchodzi do Mordoru, albo od razu, jeśli Drużyna jest już na torze Mordoru.
text-event-sh-char-03 = Do gry wchodzi specjalny żeton Poszukiwań „Naprzód, wciąż naprzód” (3 obrażenia, zatrzymanie). Czeka obok planszy i trafia do zbioru żetonów Poszukiwań, gdy Drużyna wchodzi do Mordoru, albo od razu, jeśli Drużyna jest już na torze Mordoru.
text-event-sh-char-04 = Do gry wchodzi specjalny żeton Poszukiwań „Oddajsss go nam!” (1 obrażenie, wykrycie, zatrzymanie). Czeka obok planszy i trafia do zbioru żetonów Poszukiwań, gdy Drużyna wchodzi do Mordoru, albo od razu, jeśli Drużyna jest już na torze Mordoru.
text-event-sh-char-05 = Nie można zagrać, gdy Powiernicy Pierścienia są w regionie z osadą Wolnych Ludów, bez względu na to, kto ją kontroluje. Dobierz żeton Poszukiwań. Oko lub specjalny żeton Wolnych Ludów odrzuć bez efektu. Każdy inny rozpatrz jak żeton udanych Poszukiwań.
text-event-sh-char-06 = Nie można zagrać, gdy Powiernicy Pierścienia są w regionie z osadą Wolnych Ludów, bez względu na to, kto ją kontroluje. Dobierz żeton Poszukiwań. Oko lub specjalny żeton Wolnych Ludów odrzuć bez efektu. Każdy inny rozpatrz jak żeton udanych Poszukiwań, ale obrażeń nie można w żaden sposób zmniejszyć (kartą na stole, Przewodnikiem, stratą), zanim zamienią się w zepsucie. Nadal można zapobiec dobraniu żetonu lub go zastąpić.
text-event-sh-char-07 = Nie można zagrać, gdy Powiernicy Pierścienia są w regionie z osadą Wolnych Ludów, bez względu na to, kto ją kontroluje. Dobierz żeton Poszukiwań. Oko lub specjalny żeton Wolnych Ludów odrzuć bez efektu. Każdy inny rozpatrz jak żeton udanych Poszukiwań, ale jeśli są obrażenia, a w Drużynie jest Towarzysz, gracz Wolnych Ludów musi poświęcić wylosowanego Towarzysza, zanim zwiększy zepsucie.
text-event-sh-char-08 = Nie można zagrać, gdy Powiernicy Pierścienia są w regionie z osadą Wolnych Ludów, bez względu na to, kto ją kontroluje. Rzuć 3 kośćmi. Za każdy wynik 4 lub wyższy zwiększ zepsucie o 1. Jeśli Przewodnikiem jest Gollum, tylko za każdą 6.
text-event-sh-char-09 = Zagraj, jeśli droga wynosi co najmniej 1. Przesuń dowolną liczbę Nazgûli według zwykłych zasad lotu. Potem, jeśli w regionie Powierników Pierścienia jest Nazgûl, Drużyna zostaje wykryta (ze zwykłym ruchem figurki przy wykryciu).
text-event-sh-char-10 = Zagraj, jeśli droga wynosi co najmniej 1. Przesuń figurkę Powierników Pierścienia do wybranego przez siebie sąsiedniego regionu. Droga się nie zmienia. Nie jest to ani ujawnienie, ani wykrycie i nie dobiera się żetonu.
text-event-sh-char-11 = Zagraj, jeśli droga wynosi co najmniej 1. Przesuń dowolną liczbę Nazgûli. Potem, jeśli w regionie Powierników Pierścienia jest Nazgûl, możesz zrobić jedno z dwojga: odrzucić leżącą na stole kartę Wydarzenia Wolnych Ludów typu „Postać” albo wykonać rzut Poszukiwań, jakby Drużyna właśnie się poruszyła (droga się nie zmienia).
text-event-sh-char-12 = Zagraj, jeśli Drużyna jest wykryta. Jeśli zepsucie wynosi najwyżej 3, zwiększ je o 2, w przeciwnym razie o 1.
text-event-sh-char-13 = Zagraj, jeśli Drużyna jest wykryta. Wylosuj Towarzysza z Drużyny. Gracz Wolnych Ludów wybiera: zwiększa zepsucie o poziom tego Towarzysza albo go eliminuje. Jeśli Przewodnikiem jest Gollum, tylko zwiększ zepsucie o 1.
text-event-sh-char-14 = Zagraj, jeśli Drużyna jest wykryta. Jeśli Przewodnikiem jest Gollum, nie dobieraj żetonu, tylko zwiększ zepsucie o 1. Jeśli nie, dobierz żeton Poszukiwań. Oko lub specjalny żeton Wolnych Ludów odrzuć bez efektu. Przy każdym innym gracz Wolnych Ludów odłącza tylu wybranych przez siebie Towarzyszy, ilu wskazuje żeton (wszystkich, jeśli jest ich mniej). Stają przy Powiernikach Pierścienia i nie idą dalej. Pomiń symbole wykrycia i zatrzymania.
text-event-sh-char-15 = Zagraj na stół. Ilekroć Towarzysz z Drużyny staje się stratą, możesz też kazać graczowi Wolnych Ludów odrzucić kartę Wydarzenia typu „Postać”: albo leżącą na stole i wybraną przez ciebie, albo wylosowaną spośród takich kart na jego ręce. Odrzuć, gdy tylko Drużyna ujawni pozycję w niezdobytym mieście lub niezdobytej twierdzy Wolnych Ludów.
text-event-sh-char-16 = Zagraj na stół. Przed rzutem Poszukiwań możesz odrzucić tę kartę, aby dodać 1 do wyniku każdej kości tego rzutu i jego przerzutów. Wyrzucona 1 nadal nie jest sukcesem. Odrzuć ją też, gdy tylko Drużyna ujawni pozycję w niezdobytym mieście lub niezdobytej twierdzy Wolnych Ludów.
text-event-sh-char-17 = Zagraj na stół. Zostaje do chwili użycia. Gdy Drużyna ujawnia pozycję lub zostaje wykryta, a jej trasa zaczyna się w Morii, przez nią przechodzi lub w niej się kończy, możesz odrzucić tę kartę i dobrać dodatkowy żeton Poszukiwań: Oko odrzuć bez efektu, każdy inny rozpatrz jak żeton udanych Poszukiwań, ale po ujawnieniu w mieście lub twierdzy Wolnych Ludów pomiń wykrycie. Albo możesz ją odrzucić w bitwie i użyć jej efektu bitewnego jak z ręki.
text-event-sh-char-18 = Wybierz najwyżej 3 nieużyte kości Cienia. Zmień ich wynik na „Oko Saurona” i od razu umieść je w puli Poszukiwań.
text-event-sh-char-19 = Zagraj, jeśli armia Cienia z Nazgûlem jest w tym samym regionie co armia Wolnych Ludów albo w sąsiednim. Wybierz 1 taką parę. Rzuć 1 kością za każdego Nazgûla w armii Cienia (także Czarnoksiężnika z Angmaru), najwyżej 5 kośćmi. Każdy wynik 5 lub wyższy to 1 trafienie w armię Wolnych Ludów. To nie atak: bez skutków politycznych. Celem może być armia oblężona. Jeśli straci wszystkie jednostki, oblegający zdobywają twierdzę, a Towarzysze zostają w regionie.
text-event-sh-char-20 = Zagraj, jeśli Czarnoksiężnik z Angmaru jest przy armii Cienia, która oblega twierdzę. Zaatakuj tę twierdzę. Szturm trwa 3 rundy zamiast 1. W pierwszej rundzie gracz Wolnych Ludów może użyć karty Bitwy tylko wtedy, gdy w bitwie jest Towarzysz.
text-event-sh-char-21 = Zagraj na stół, jeśli Saruman jest w grze. Ilekroć użyjesz wyniku „Wydarzenie”, aby zagrać kartę Wydarzenia, dobierz potem 1 kartę z dowolnej ze swoich talii. Odrzuć od razu, gdy Saruman zostanie wyeliminowany. Gracz Wolnych Ludów może ją odrzucić w ramach akcji, używając wyniku „Wola Zachodu” albo 1 dowolnego wyniku kości i 1 Pierścienia Elfów.
text-event-sh-char-22 = Zagraj na stół, jeśli Saruman jest w grze. Rohan może stać się aktywny tylko na 3 sposoby: dzięki Towarzyszowi, który może go aktywować, przez ujawnienie pozycji Drużyny w Edoras lub Helmowym Jarze albo przez atak na Edoras lub Helmowy Jar. Odrzuć, gdy Rohan stanie się aktywny lub Saruman zostanie wyeliminowany.
text-event-sh-char-23 = Przesuń dowolną liczbę Nazgûli. Potem możesz albo przesunąć 2 armie, w których jest Nazgûl, każdą o 1 region, albo zaatakować 1 armią, w której jest Nazgûl.
text-event-sh-char-24 = Zagraj, jeśli Czarnoksiężnik z Angmaru jest w grze. Najpierw albo umieść 2 Nazgûle z puli posiłków w regionie Czarnoksiężnika z Angmaru, albo przesuń dowolną liczbę Nazgûli. Potem 1 armia z Czarnoksiężnikiem z Angmaru może przesunąć się o 1 region albo zaatakować.
text-event-sh-str-01 = Zagraj, jeśli Cień kontroluje co najmniej 1 twierdzę Elfów. W każdym regionie z nieoblężoną twierdzą Elfów rzuć 1 kością za każdą stojącą tam jednostkę Elfów (najwyżej 5 kośćmi na region). Każda 6 to 1 trafienie w tamtejszą armię.
text-event-sh-str-02 = Zagraj, jeśli Saruman jest w grze, a armia z jednostką Isengardu oblega twierdzę. Zaatakuj tę twierdzę. Szturm trwa 3 rundy zamiast 1. W pierwszej rundzie Wolne Ludy mogą użyć karty Bitwy tylko wtedy, gdy w bitwie bierze udział Towarzysz.
text-event-sh-str-03 = Zagraj na stół, jeśli armia Cienia oblega Minas Tirith. Wyeliminuj tam 1 Przywódcę Wolnych Ludów, jeśli jakiś jest. Dopóki karta leży na stole, Wolne Ludy nie mogą używać kart Bitwy w bitwach w Minas Tirith. Odrzuć ją od razu, gdy Minas Tirith nie jest już oblegane. Wolne Ludy mogą ją odrzucić w ramach akcji wynikiem „Wola Zachodu”, a gdy w Minas Tirith jest Gandalf lub Aragorn (nie Obieżyświat), dowolnym wynikiem kości.
text-event-sh-str-04 = Zagraj, jeśli wszystkie narody Cienia są w stanie wojny. Odrzuć wszystkie nieużyte kości akcji Wolnych Ludów z wynikiem „Wola Zachodu”.
text-event-sh-str-05 = Zagraj na stół. Dopóki karta leży na stole, Wolne Ludy nie mogą wynikiem „Mobilizacja” przesunąć pasywnego narodu na torze polityki. Odrzuć ją, gdy atak lub zdolność Towarzysza przesunie naprzód któryś naród Wolnych Ludów.
text-event-sh-str-06 = Zagraj, jeśli w granicach narodu Wolnych Ludów, który nie jest w stanie wojny, są Powiernicy Pierścienia lub Towarzysz. Wybierz taki naród i cofnij go o 1 krok na torze polityki (nie dalej niż na pierwsze pole). Potem gracz Wolnych Ludów eliminuje w dowolnym miejscu 1 Przywódcę lub 1 jednostkę tego narodu według własnego wyboru.
text-event-sh-str-07 = Przesuń 1 armię Cienia najwyżej o 3 regiony. Ruch musi się skończyć w regionie, w którym stoi już inna, nieoblężona armia Cienia. Każdy region po drodze musi być wolny dla ruchu armii. Przed ruchem armię można podzielić, ale po drodze nie zabiera ona ani nie zostawia figurek.
text-event-sh-str-08 = Przesuń 2 armie Cienia, każdą najwyżej o 2 regiony. Każdy ruch musi się skończyć w regionie, w którym stoi już inna, nieoblężona armia Cienia. Każdy region po drodze musi być wolny dla ruchu armii. Przed ruchem armię można podzielić, ale po drodze nie zabiera ona ani nie zostawia figurek.
text-event-sh-str-09 = Zagraj, jeśli wszystkie narody Cienia są w stanie wojny. Przesuń najwyżej 4 armie Cienia, każdą o 1 region. Żadna armia nie porusza się dwa razy.
text-event-sh-str-10 = Zagraj, jeśli Haradrimowie i Easterlingowie są w stanie wojny. Przesuń 1 armię Cienia lub jej część z Umbaru do regionu wybrzeża Gondoru: Anfalas, Dol Amrothu, Lamedonu lub Pelargiru. Jeśli łączy się tam z inną armią, od razu sprawdź limit 10 jednostek. Jeśli jest tam armia Wolnych Ludów, atakujesz ją. W polu twoja armia atakuje z Umbaru i nie może zaprzestać ataku. Jeśli wróg jest już oblężony, najpierw dołącza do oblegających, a potem następuje zwykły szturm.
text-event-sh-str-11 = Zagraj, jeśli Isengard jest w stanie wojny. Zrekrutuj 2 jednostki regularne Isengardu w jednym wolnym regionie sąsiadującym z Północnym lub Południowym Dunlandem. Potem możesz przenieść tam łącznie do 4 jednostek Isengardu z Północnego i Południowego Dunlandu, w dowolnym podziale. Trafiają tam bezpośrednio, nawet jeśli region sąsiaduje tylko z jednym z nich.
text-event-sh-str-12 = Zagraj, jeśli Czarnoksiężnik z Angmaru jest w grze. Leci on do Angmaru. Potem zrekrutuj w Angmarze 2 jednostki regularne i 1 jednostkę elitarną Saurona.
text-event-sh-str-13 = Zagraj, jeśli Isengard jest w stanie wojny. Zrekrutuj 1 jednostkę Isengardu, regularną lub elitarną, w dowolnym regionie z armią Cienia.
text-event-sh-str-14 = Zagraj, jeśli Sauron jest w stanie wojny. Zrekrutuj 1 jednostkę Saurona, regularną lub elitarną, w dowolnym regionie z armią Cienia.
text-event-sh-str-15 = Zagraj, jeśli Sauron jest w stanie wojny. Zastąp 2 jednostki regularne Saurona w dowolnym miejscu planszy, w tym samym regionie lub w różnych, 2 jednostkami elitarnymi Saurona z puli posiłków. Jeśli to niemożliwe, zastąp tyle, ile się da.
text-event-sh-str-16 = Zagraj, jeśli Saruman jest w grze. Zrekrutuj 2 jednostki regularne Isengardu w Północnym Dunlandzie, 2 jednostki regularne Isengardu w Południowym Dunlandzie i 2 jednostki Isengardu w Orthanku, z których każda może być regularna lub elitarna.
text-event-sh-str-17 = Zrekrutuj po 2 jednostki regularne Haradrimów i Easterlingów w 3 różnych osadach Haradrimów i Easterlingów.
text-event-sh-str-18 = Zagraj, jeśli Aragorn jest w grze. Zrekrutuj w Minas Morgul 5 jednostek regularnych Saurona i 1 Nazgûla.
text-event-sh-str-19 = Zrekrutuj 2 jednostki Saurona, każdą regularną lub elitarną, i 1 Nazgûla, wszystkie figurki w tym samym regionie: na Górze Gram lub w Morii.
text-event-sh-str-20 = Zrekrutuj 3 jednostki regularne Saurona w Dol Guldur i 3 jednostki regularne Saurona na Górze Gundabad.
text-event-sh-str-21 = Zagraj, jeśli Haradrimowie i Easterlingowie są w stanie wojny. Zrekrutuj 5 jednostek regularnych Haradrimów i Easterlingów, wszystkie w jednym wolnym regionie tego narodu przy wschodniej krawędzi mapy: we Wschodnim Rhûnie, w Południowym Rhûnie, w Khandzie lub w Dalekim Haradzie.
text-event-sh-str-22 = Zrekrutuj po 1 jednostce regularnej Saurona w Angmarze, na Wrzosowiskach Etten i na Wichrowych Wzgórzach oraz 1 jednostkę elitarną Saurona w Lesie Trolli. Pomiń każdy region, który nie jest wolny.
text-event-sh-str-23 = Zagraj, jeśli wszystkie narody Cienia są w stanie wojny. Zrekrutuj 5 jednostek regularnych Haradrimów i Easterlingów w Gorgoroth i 5 jednostek regularnych Saurona w Nurnie.
text-event-sh-str-24 = Zagraj, jeśli Sauron jest w stanie wojny. Zrekrutuj po 2 jednostki regularne Saurona w 3 różnych twierdzach Saurona.

## Karty wydarzeń: użycie w walce

text-initiative = { $second ->
    [0] W bitwie działa z inicjatywą { $first }.
   *[other] W bitwie działa z inicjatywą { $first } i { $second }.
}
ref-combat-it-is-a-gift = To jest dar
text-combat-it-is-a-gift = Użyj, jeśli broniąca się armia jest w regionie figurki Powierników Pierścienia. W tej rundzie dodaj 1 do wyniku każdej kości swojego rzutu walki i przerzutu przywódczego.
ref-combat-blade-of-westernesse = Miecz z Westernesse
text-combat-blade-of-westernesse = Użyj, jeśli w bitwie po twojej stronie jest Merry Brandybuck lub Pippin Tuk. Jeśli twój przerzut przywódczy dał co najmniej 1 trafienie, zużyj 1 z nich: nie liczy się ono przeciw jednostkom wroga, ale eliminuje 1 wybranego przez ciebie Sługę wroga w bitwie. Czarnoksiężnik z Angmaru jest tu Sługą. Bez takiego trafienia lub bez Sługi karta nie ma efektu.
ref-combat-mighty-attack = Potężny atak
text-combat-mighty-attack = Użyj, jeśli w tej bitwie walczy co najmniej 1 Towarzysz. Przed przerzutem przywódczym wybierz 1 swojego Towarzysza. Jego przywództwo nie liczy się w tej rundzie. W zamian 1 chybiona kość twojego rzutu walki liczy się jako trafienie. Jeśli żadna kość nie chybiła, przywództwo przepada na darmo.
ref-combat-servant-of-the-secret-fire = Sługa Tajemnego Ognia
text-combat-servant-of-the-secret-fire = Użyj, jeśli w bitwie jest Gandalf Szary lub Gandalf Biały. W tej rundzie dodaj 1 do wyniku każdej kości swojego rzutu walki.
ref-combat-anduril = Andúril
text-combat-anduril = Użyj, jeśli w bitwie jest Obieżyświat lub Aragorn. Przed przerzutem przywódczym zrezygnuj na tę rundę z przywództwa Obieżyświata (1), a 1 chybiona kość twojego rzutu walki liczy się jako trafienie. Albo zrezygnuj na tę rundę z przywództwa Aragorna (2), a najwyżej 2 chybione kości twojego rzutu walki liczą się jako trafienia.
ref-combat-heroic-death = Bohaterska śmierć
text-combat-heroic-death = Użyj, jeśli w tej bitwie walczy co najmniej 1 twój Przywódca lub Towarzysz. Przed usunięciem swoich strat w tej rundzie możesz zrobić jedno z dwojga: wyeliminować 1 swojego Przywódcę w bitwie i anulować 1 trafienie wroga albo wyeliminować 1 Towarzysza w bitwie i anulować najwyżej tyle trafień wroga, ile wynosi jego poziom. Nie dotyczy to trafień z dodatkowych ataków wykonanych dzięki karcie Bitwy.
ref-combat-daring-defiance = Zuchwałe wyzwanie
text-combat-daring-defiance = Użyj, jeśli w tej bitwie walczy co najmniej 1 Towarzysz. Zrezygnuj na tę rundę z przywództwa wszystkich swoich Towarzyszy w bitwie. Efekty karty Bitwy użytej w tej rundzie przez Cień zostają anulowane. Jeśli Cień nie użył karty, i tak rezygnujesz z przywództwa.
ref-combat-fateful-strike = Cios przeznaczenia
text-combat-fateful-strike = Użyj, jeśli w tej bitwie walczy co najmniej 1 twój Przywódca lub Towarzysz. Weź pod uwagę tylko trafienia ze swojego przerzutu przywódczego. Przy 1 lub więcej wyeliminuj dodatkowo 1 Nazgûla w bitwie. Przy 2 lub więcej możesz zamiast tego wyeliminować 1 Sługę w bitwie. Same trafienia liczą się jak zwykle. Czarnoksiężnika z Angmaru można wybrać tylko jako Sługę. Bez takiej figurki nie ma dodatkowego efektu.
ref-combat-sudden-strike = Nagłe uderzenie
text-combat-sudden-strike = Użyj, jeśli w tej bitwie walczy co najmniej 1 twój Przywódca lub Towarzysz. Przed rzutem walki wykonaj dodatkowy atak: rzuć tyloma kośćmi, ile wynosi twoje przywództwo, najwyżej 5. Trafiają one od tego samego wyniku co w twoim rzucie walki. Straty usuwa się od razu. Przerzutu nie ma.
ref-combat-brave-stand = Mężny opór
text-combat-brave-stand = Użyj, jeśli w tej bitwie walczy co najmniej 1 Towarzysz. W tej rundzie Cień ma w rzucie walki o 1 kość mniej za każdego twojego Towarzysza w bitwie, ale zawsze co najmniej 1.
ref-combat-ents-rage = Gniew Entów
text-combat-ents-rage = Użyj, jeśli obrońca jest w regionie Rohanu, w Fangornie lub w Orthanku. W tej rundzie dodaj 2 do wyniku każdej kości swojego rzutu walki.
ref-combat-huorn-dark = Mrok Huornów
text-combat-huorn-dark = Użyj, jeśli obrońca jest w regionie Rohanu, w Fangornie lub w Orthanku. W tej rundzie Cień rzuca w rzucie walki najwyżej 2 kośćmi.
ref-combat-nameless-wood = Bezimienny las
text-combat-nameless-wood = Użyj, jeśli obrońca jest w regionie Rohanu, w Fangornie lub w Orthanku. Jeśli twój rzut walki i przerzut przywódczy dały razem co najmniej 1 trafienie, dodaj 2 trafienia.
ref-combat-daylight = Światło dnia
text-combat-daylight = W tej rundzie gracz Cienia rzuca w rzucie walki najwyżej 3 kośćmi.
ref-combat-no-quarter = Bez pardonu
text-combat-no-quarter = Jeśli twój rzut walki i przerzut przywódczy dały w tej rundzie razem co najmniej 1 trafienie, dodaj 1 trafienie.
ref-combat-advantageous-position = Dogodna pozycja
text-combat-advantageous-position = Użyj, jeśli broniąca się armia jest w regionie należącym do narodu Wolnych Ludów. W tej rundzie odejmij 1 od wyniku każdej kości w rzucie walki Cienia. Kość, na której wypadło 6, nadal trafia. Przerzut przywódczy Cienia się nie zmienia.
ref-combat-scouts = Zwiadowcy
text-combat-scouts = Użyj, jeśli twoja armia broni się w bitwie w polu. Przed rzutem walki wykonuje ona odwrót do sąsiedniego wolnego regionu albo wycofuje się do twierdzy, jeśli w regionie jest twoja twierdza. Bitwa się kończy. Obowiązują zwykłe zasady odwrotu i posunięcia naprzód. Kartę Bitwy wroga odrzuca się bez efektu, chyba że jej inicjatywa jest niższa.
ref-combat-shield-wall = Ściana tarcz
text-combat-shield-wall = Gdy ponosisz straty tej rundy: jeśli rzut walki i przerzut przywódczy wroga dały razem co najmniej 2 trafienia, zignoruj 1 z nich. Pojedynczego trafienia się nie ignoruje.
ref-combat-confusion = Zamęt
text-combat-confusion = W tej rundzie każda kość, na której w rzucie walki Cienia wypadło 1, to 1 trafienie w jego własną armię. Te kości nie biorą udziału w jego przerzucie przywódczym.
ref-combat-charge = Szarża
text-combat-charge = Użyj, jeśli w tej bitwie walczy co najmniej 1 jednostka elitarna Wolnych Ludów. Przed rzutem walki wykonaj dodatkowy atak: rzuć 1 kością za każdą swoją jednostkę elitarną w bitwie, najwyżej 5 kośćmi. Trafiasz od tego samego wyniku co w swoim rzucie walki. Straty usuwa się od razu. Przerzutu nie ma.
ref-combat-valour = Męstwo
text-combat-valour = Użyj, jeśli w tej bitwie walczy co najmniej 1 jednostka elitarna Wolnych Ludów. W tej rundzie dodaj 1 do wyniku każdej kości w swoim rzucie walki.
ref-combat-one-for-the-dark-lord = Jeden dla Władcy Ciemności
text-combat-one-for-the-dark-lord = Użyj, jeśli broniąca się armia jest w regionie figurki Powierników Pierścienia. W tej rundzie dodaj 1 do wyniku każdej swojej kości w rzucie walki i w przerzucie przywódczym.
ref-combat-cruel-as-death = Okrutni jak śmierć
text-combat-cruel-as-death = Użyj, jeśli twoje łączne przywództwo Nazgûli w bitwie wynosi co najmniej 2 (Czarnoksiężnik z Angmaru liczy się za 2). Zrezygnuj na tę rundę z 2 punktów przywództwa Nazgûli i dodaj 1 do wyniku każdej swojej kości w rzucie walki.
ref-combat-they-are-terrible = Są straszliwi
text-combat-they-are-terrible = Użyj, jeśli twoje łączne przywództwo Nazgûli w bitwie wynosi co najmniej 1. Zrezygnuj na tę rundę z 1 punktu przywództwa Nazgûli i dodaj 1 do wyniku każdej swojej kości w przerzucie przywódczym.
ref-combat-dread-and-despair = Groza i rozpacz
text-combat-dread-and-despair = Użyj, jeśli twoje łączne przywództwo Nazgûli w bitwie wynosi co najmniej 1. Przed rzutem walki zrezygnuj na tę rundę z dowolnej liczby punktów przywództwa Nazgûli, co najmniej z 1. Gracz Wolnych Ludów ma w rzucie walki o tyle kości mniej, ale zawsze co najmniej 1.
ref-combat-foul-stench = Ohydny odór
text-combat-foul-stench = Użyj, jeśli twoje łączne przywództwo Nazgûli w bitwie wynosi co najmniej 1. Jeśli jest równe łącznemu przywództwu Wolnych Ludów w bitwie lub wyższe, gracz Wolnych Ludów nie wykonuje w tej rundzie przerzutu przywódczego. Porównaj w tej chwili, bez punktów, z których już zrezygnowano lub które anulowano. Pozostałe liczą się wszystkie, także ponad 5.
ref-combat-black-breath = Tchnienie Ciemnych Sił
text-combat-black-breath = Użyj, jeśli w bitwie jest Nazgûl lub Czarnoksiężnik z Angmaru. Jeśli twój przerzut przywódczy dał co najmniej 1 trafienie, możesz wyeliminować albo 1 Przywódcę Wolnych Ludów w bitwie, albo 1 Towarzysza w bitwie o poziomie nie wyższym niż liczba tych trafień. Trafienia liczą się jak zwykle.
ref-combat-words-of-power = Słowa mocy
text-combat-words-of-power = Użyj, jeśli w bitwie jest Nazgûl lub Czarnoksiężnik z Angmaru. Wybierz 1 Towarzysza w bitwie. W tej rundzie jego przywództwo i zdolności specjalne się nie liczą. Z tak anulowanego przywództwa nie można zrezygnować.
ref-combat-durins-bane = Zguba Durina
text-combat-durins-bane = Użyj, jeśli broniąca się armia jest w Morii lub najwyżej 2 regiony od niej. Przed rzutem walki wykonaj dodatkowy atak 3 kośćmi, które trafiają przy wyniku 4 lub wyższym. Straty usuwa się od razu. Przerzutu nie ma.
ref-combat-devilry-of-orthanc = Diabelskie sztuki Orthanku
text-combat-devilry-of-orthanc = Użyj, jeśli po twojej stronie walczy co najmniej 1 jednostka Isengardu, a obrońca jest oblężony w twierdzy. W tej rundzie dodaj 1 do wyniku każdej swojej kości w rzucie walki.
ref-combat-deadly-strife = Śmiertelne zmagania
text-combat-deadly-strife = W tej rundzie wszystkie kości obu stron mają +2, zarówno w rzutach walki, jak i w przerzutach przywódczych.
ref-combat-onslaught = Nawała
text-combat-onslaught = Po usunięciu strat z rzutu walki i przerzutu możesz zadać własnym jednostkom do 4 dalszych trafień i usunąć te straty. Potem rzuć 1 kością za każde tak zadane trafienie. Każdy wynik 4 lub wyższy to 1 trafienie we wroga, a straty usuwa się od razu.
ref-combat-relentless-assault = Nieustępliwy szturm
text-combat-relentless-assault = Przed rzutem walki wybierz, ile trafień (0, 1 lub 2) przyjmują twoje jednostki, i od razu usuń straty. Każda kość twojego rzutu walki ma +1 za każde z tych trafień.
ref-combat-great-host = Wielkie zastępy
text-combat-great-host = Jeśli po usunięciu strat z rzutu walki i przerzutu masz w bitwie co najmniej dwa razy tyle jednostek co wróg, zadajesz 1 automatyczne trafienie.
ref-combat-mumakil = Mûmakile
text-combat-mumakil = Użyj, jeśli w bitwie jest twoja jednostka elitarna Haradrimów i Easterlingów. Inicjatywa 3: każda kość twojego rzutu walki ma +1. Inicjatywa 5: jeśli po przerzucie przywódczym masz więcej trafień niż wróg w tej rundzie, dodaj 1 trafienie. Liczą się też trafienia wroga z dodatkowego ataku wykonanego przed rzutem walki.
ref-combat-swarm-of-bats = Chmara nietoperzy
text-combat-swarm-of-bats = Anuluj efekty karty Bitwy Wolnych Ludów w tej rundzie. Jeśli żadnej nie zagrały, każda kość twojego przerzutu przywódczego ma w tej rundzie +1.
ref-combat-we-come-to-kill = Idziemy zabijać
text-combat-we-come-to-kill = Użyj, jeśli w bitwie jest co najmniej 1 jednostka elitarna Cienia. Po usunięciu strat z rzutu walki i przerzutu wykonaj dodatkowy atak: rzuć 1 kością za każdą jednostkę elitarną Cienia, która została w bitwie (najwyżej 5 kośćmi). Każdy wynik 5 lub wyższy to 1 trafienie, a straty usuwa się od razu.
ref-combat-desperate-battle = Rozpaczliwa bitwa
text-combat-desperate-battle = W tej rundzie wszystkie kości obu stron mają +1, zarówno w rzutach walki, jak i w przerzutach przywódczych.

## Wartości, których nie potwierdza żadne źródło

value-group-icons = Symbole graczy na kartach Wydarzeń
value-group-icons-more = W drużynie tylko ten gracz może użyć Wydarzenia z karty.
value-icons = gracz, który może jej użyć
value-any-player = dowolny gracz
value-group-coastal = Wybrzeże
value-coastal = leży na wybrzeżu
