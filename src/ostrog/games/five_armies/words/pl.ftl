## Opcje: co robi wybór

option-done = gotowe
option-forgo = zrezygnuj
option-discard = odrzuć: { $card }

option-activate = aktywuj { $general_acc }
option-place-token = umieść żeton zdolności przywódczych { $army_at }
option-apply = poprzestań na tym żetonie
option-set-aside = odłóż go i dobierz następny
option-split = weź { $tokens ->
    [one] { $tokens } żeton zdolności przywódczych
    [few] { $tokens } żetony zdolności przywódczych
   *[many] { $tokens } żetonów zdolności przywódczych
} i { $bats ->
    [one] { $bats } figurkę Wielkich nietoperzy
    [few] { $bats } figurki Wielkich nietoperzy
   *[many] { $bats } figurek Wielkich nietoperzy
}
option-send-bats = wyślij Wielkie nietoperze nad { $territory_acc }

option-act = { $die }: { $action }
option-play = { $die }: karta „{ $card_order }”
option-skip = odrzuć kość bez użycia: { $die }
option-pass = spasuj
option-use-general = użyj zdolności generała: { $general }
option-slip-away = żeton Pierścienia: umieść Bilba { $region_at }
option-throw-again = przerzuć kość: { $die }

option-army = wybierz armię { $place_at }
option-leave = zostaw jednostkę { $unit_gen }
option-leave-character = zostaw { $character_acc }
option-leave-token = zostaw żeton zdolności przywódczych
option-leave-damage = zostaw 1 żeton obrażeń
option-to = idź { $place_to }
option-halt = zatrzymaj się tutaj
option-go = przesuń { $character_acc } { $region_to }

option-attack = zaatakuj { $region_acc }
option-no-attack = nie atakuj
option-target = połączony atak na { $region_acc }
option-join = dołącz armię { $place_from }

option-recruit = odkryj żeton { $region_at } ({ $back })
option-place-unit = umieść jednostkę { $unit_gen }
option-place-none = nie umieszczaj niczego
option-goblin-at = umieść figurkę { $place_at }
option-draw-event = dobierz kartę Wydarzenia
option-draw-story = dobierz kartę Opowieści
option-rally = przegrupuj armię { $place_at }
option-enter = wprowadź do gry { $character_acc } { $place_at }
option-choose = wybierz { $place_acc }
option-muster = umieść i odkryj żeton ({ $back }) { $place_at }
option-lay = umieść zakryty żeton { $region_at } ({ $back })
option-take-token = usuń żeton { $region_from } ({ $back })
option-take-leadership = usuń żeton zdolności przywódczych { $place_from }
option-take-bats = usuń figurkę Wielkich nietoperzy znad { $territory_gen }
option-trouble = wskaż { $general_acc }
option-bring-back = przywróć do gry { $general_acc } { $place_at }
option-concentrate = skup się: weź żeton koncentracji
option-strike = uderz w armię { $region_at }
option-shoot = ostrzelaj armię { $region_at }
option-call-eagle = umieść Orła w Gnieździe Orłów
option-send-eagle = wyślij Orła nad { $territory_acc }
option-send-lord = wyślij Wodza Orłów nad { $territory_acc }
option-swoop = zaatakuj Orłem armię { $region_at }
option-swarm = zaatakuj { $count ->
    [one] { $count } Orłem
   *[other] { $count } Orłami
} armię { $region_at }
option-beorn-to = przesuń Beorna { $region_to }

option-fight-with = walcz armią { $place_from }
option-manoeuvre = zagraj: { $card_combat }
option-extra = zagraj dodatkowo: { $card }
option-reroll = { $white ->
    [0] { $black ->
        [0] nie przerzucaj niczego
        [one] przerzuć { $black } czarną kość
        [few] przerzuć { $black } czarne kości
       *[many] przerzuć { $black } czarnych kości
    }
    [one] { $black ->
        [0] przerzuć { $white } białą kość
       *[other] przerzuć kości: białe { $white }, czarne { $black }
    }
    [few] { $black ->
        [0] przerzuć { $white } białe kości
       *[other] przerzuć kości: białe { $white }, czarne { $black }
    }
   *[many] { $black ->
        [0] przerzuć { $white } białych kości
       *[other] przerzuć kości: białe { $white }, czarne { $black }
    }
}
option-use-ability = użyj zdolności: { $card }
option-forgo-ability = nie używaj zdolności: { $card }
option-take-two = przyjmij 2 dodatkowe obrażenia
option-give-tokens = oddaj wszystkie żetony zdolności przywódczych tej armii
option-give-character = poświęć { $character_acc }
option-give-token = oddaj żeton zdolności przywódczych tej armii
option-armour = { $count ->
    [0] nie kładź obrażeń na karcie „Lśniąca zbroja”
    [one] połóż { $count } żeton obrażeń na karcie „Lśniąca zbroja”
    [few] połóż { $count } żetony obrażeń na karcie „Lśniąca zbroja”
   *[many] połóż { $count } żetonów obrażeń na karcie „Lśniąca zbroja”
}
option-vanish = Bilbo znika: odrzuć żeton Pierścienia i usuń najwyżej 2 żetony obrażeń
option-spend-bats = usuń figurkę Wielkich nietoperzy: 1 dodatkowe obrażenie
option-keep-bats = zachowaj Wielkie nietoperze
option-spend-bodyguard = odrzuć żeton przybocznego: żadnych obrażeń
option-keep-bodyguard = zachowaj żeton przybocznego
option-lose = poświęć jednostkę { $unit_gen }
option-redoubtable = Niezłomni: poświęć jednostkę Krasnoludzkich wojowników za maksymalnie 3 obrażenia
option-stop-attack = zaprzestań ataku
option-press-on = atakuj dalej
option-stand = zostań i walcz dalej
option-retreat = odwrót
option-rout = rozsypka
option-retreat-to = ustąp { $region_to }
option-drive-to = wyprzyj ich { $region_to }
option-advance = posuń się naprzód
option-hold = zostań na miejscu

option-remove = usuń jednostkę { $unit_gen }

## Pytania: o czym decyduje gracz

ask-activate-generals = Aktywuj najwyżej trzech generałów.
ask-place-leadership = Która armia dostaje żeton zdolności przywódczych?
ask-fate-draw = Dobrany żeton: { $ref1 }. Poprzestać na nim czy odłożyć go i dobrać następny?
ask-split-leadership-bats = Ile żetonów zdolności przywódczych, a ile Wielkich nietoperzy?
ask-place-bats = Nad które terytorium lecą Wielkie nietoperze?
ask-act = Użyj kości akcji.
ask-select-move = Wybierz armię, a potem, kto zostaje i dokąd idzie reszta.
ask-continue-step = Twoja armia jest { $ref1_at }. Iść dalej czy się zatrzymać?
ask-attack-after-move = Czy twoja armia { $ref1_at } atakuje?
ask-combined-armies = Kogo atakujesz i które armie biorą udział?
ask-move-characters = Które postacie ruszają i dokąd?
ask-recruit-regions = Gdzie odkrywasz żeton rekrutacji?
ask-substitute-unit = Nie ma już figurek { $ref1_gen }. Co umieszczasz zamiast nich?
ask-goblin-recruit = W którym punkcie mobilizacji umieszczasz Gobliny?
ask-draw-cards = Którą kartę dobierasz?
ask-rally-armies = Które armie przegrupowujesz?
ask-rally-reroll = Przegrupowanie { $ref1_at }: które kości przerzucasz?
ask-rally-casualties = Armia { $ref1_at }: czy ponosisz straty, aby usunąć obrażenia?{ $ref3 ->
    [0] {""}
    [one] {" "}Wraz z ostatnią jednostką ginie też postać w tej armii.
   *[other] {" "}Wraz z ostatnią jednostką giną też postacie w tej armii.
}
ask-enter-character = Kto wchodzi do gry i gdzie?
ask-combined-round-army = Walka { $ref1_at }: która armia walczy w tej rundzie?
ask-manoeuvre = Walka { $ref1_at }: wybierz manewr.
ask-leader-reroll = Przerzut dowódców: które chybione kości przerzucasz?
ask-use-unit-ability = Czarna kość trafiła. Użyć zdolności: { $ref1 }?
ask-wall-of-spears = Szarża goblinów zadaje twojej armii 1 obrażenie. Czy anulujesz je Ścianą włóczni?
ask-fell-race = Okrutna rasa: co spotyka twoją armię?
ask-use-vampire = Ugryzienie: czy usuwasz figurkę Wielkich nietoperzy znad { $ref1_gen }, aby zadać 1 dodatkowe obrażenie?
ask-use-bodyguard = Czy odrzucasz żeton przybocznego, aby zapobiec wszystkim obrażeniom armii Bolga?
ask-casualties = Armia { $ref1_at }: { $ref2 ->
    [0] żadnej jednostki tracić nie trzeba; które poświęcasz?
    [one] trzeba stracić { $ref2 } jednostkę. Którą?
    [few] trzeba stracić { $ref2 } jednostki. Które?
   *[many] trzeba stracić { $ref2 } jednostek. Które?
}{ $ref3 ->
    [0] {""}
    [one] {" "}Wraz z ostatnią jednostką ginie też postać w tej armii.
   *[other] {" "}Wraz z ostatnią jednostką giną też postacie w tej armii.
}
ask-outside-damage = Armia { $ref1_at }, obrażenia poza walką: { $ref2 ->
    [0] żadnej jednostki tracić nie trzeba; które poświęcasz?
    [one] trzeba stracić { $ref2 } jednostkę. Którą?
    [few] trzeba stracić { $ref2 } jednostki. Które?
   *[many] trzeba stracić { $ref2 } jednostek. Które?
}{ $ref3 ->
    [0] {""}
    [one] {" "}Wraz z ostatnią jednostką ginie też postać w tej armii.
   *[other] {" "}Wraz z ostatnią jednostką giną też postacie w tej armii.
}
ask-forced-casualties = Armia { $ref1_at }: poświęcaj jednostki, aż zostanie najwyżej 1 żeton obrażeń.{ $ref2 ->
    [0] {""}
    [one] {" "}Jeszcze { $ref2 } jednostka.
    [few] {" "}Jeszcze { $ref2 } jednostki.
   *[many] {" "}Jeszcze { $ref2 } jednostek.
}{ $ref3 ->
    [0] {""}
    [one] {" "}Wraz z ostatnią jednostką ginie też postać w tej armii.
   *[other] {" "}Wraz z ostatnią jednostką giną też postacie w tej armii.
}
ask-rout-casualties = Rozsypka { $ref1_from }: poświęcaj jednostki, aż zostanie najwyżej 1 żeton obrażeń.{ $ref2 ->
    [0] {""}
    [one] {" "}Jeszcze { $ref2 } jednostka.
    [few] {" "}Jeszcze { $ref2 } jednostki.
   *[many] {" "}Jeszcze { $ref2 } jednostek.
}{ $ref3 ->
    [0] {""}
    [one] {" "}Wraz z ostatnią jednostką ginie też postać w tej armii.
   *[other] {" "}Wraz z ostatnią jednostką giną też postacie w tej armii.
}
ask-stop-attack = Walka { $ref1_at }: zaprzestać ataku czy atakować dalej?
ask-retreat-or-rout = Walka { $ref1_at }: ustąpić czy walczyć dalej?
ask-retreat-region = Dokąd ustępujesz?
ask-forced-retreat-region = Przeciwnik nie ma dokąd ustąpić. Dokąd wypierasz pobitego obrońcę?
ask-advance = Zwycięstwo { $ref1_at }: czy posuwasz się naprzód?
ask-overstack = Zbyt wiele jednostek { $ref1_at }. Które usuwasz?
ask-discard-to-limit = { $ref1 ->
    [0] Wszystkie karty do odrzucenia są wybrane.
    [one] Masz na ręce o { $ref1 } kartę za dużo. Którą odrzucasz?
    [few] Masz na ręce o { $ref1 } karty za dużo. Które odrzucasz?
   *[many] Masz na ręce o { $ref1 } kart za dużo. Które odrzucasz?
}
ask-draw-discard = { $ref1 ->
    [0] Wszystkie karty do odrzucenia są wybrane.
    [one] Masz na ręce o { $ref1 } kartę za dużo. Którą odrzucasz?
    [few] Masz na ręce o { $ref1 } karty za dużo. Które odrzucasz?
   *[many] Masz na ręce o { $ref1 } kart za dużo. Które odrzucasz?
}
ask-terrain-discard = { $ref1 ->
    [0] Wszystkie karty do odrzucenia są wybrane.
    [one] Masz na ręce o { $ref1 } kartę za dużo. Którą odrzucasz?
    [few] Masz na ręce o { $ref1 } karty za dużo. Które odrzucasz?
   *[many] Masz na ręce o { $ref1 } kart za dużo. Które odrzucasz?
}
ask-lucky-number = Szczęśliwa liczba: czy przerzucasz jedną ze swoich kości akcji?
ask-card-army = { $ref1_order }: wybierz jedną ze swoich armii.
ask-card-enemy = { $ref1_order }: wybierz armię wroga.
ask-card-region = { $ref1_order }: wybierz region.
ask-card-armies = { $ref1_order }: które armie wybierasz?
ask-take-tokens = { $ref1_order }: które żetony rekrutacji usuwasz?
ask-take-leadership = { $ref1_order }: które żetony zdolności przywódczych usuwasz?
ask-take-bats = { $ref1_order }: które Wielkie nietoperze usuwasz?
ask-muster = Gdzie umieszczasz i odkrywasz żeton rekrutacji?
ask-raise-levies = Gdzie odkrywasz żeton rekrutacji albo umieszczasz nowy?
ask-return-general = Który generał wraca do gry i gdzie?
ask-name-general = Zmącony umysł: którego generała wskazujesz?
ask-magic-bolt = Magiczny pocisk: skupić się czy uderzyć w armię?
ask-archery = Którą armię Cienia ostrzeliwujesz?
ask-lord-ability = Wódz Orłów: umieścić Orła w Gnieździe Orłów czy wylecieć ze wszystkimi?
ask-eagle-attack = Silne i szlachetne: które armie atakujesz, każdą jednym Orłem?
ask-mass-attack = Którą armię atakujesz i iloma Orłami?
ask-beorn-move = Beorn jest { $ref1_at }. Idzie dalej czy się zatrzymuje?
ask-beorn-attack = Beorn jest { $ref1_at }. Czy atakuje?
ask-beorn-advance = Zwycięstwo { $ref1_at }: czy Beorn posuwa się naprzód?
ask-bilbo-relocate = Czy odrzucasz żeton Pierścienia, aby umieścić Bilba w innym regionie?
ask-use-bilbo = Twoja armia { $ref1_at } otrzymała obrażenia. Czy Bilbo znika, aby usunąć najwyżej 2 z nich?
ask-shining-armour = Armia Thorina { $ref1_at } otrzymuje obrażenia. Ile z nich kładziesz na karcie „Lśniąca zbroja”?
ask-determined-attack = Zdecydowany atak: jaką kartę zagrywasz dodatkowo?
ask-captain-of-war = Kapitan wojny: co oddaje twoja armia { $ref1_at }, aby usunąć najwyżej 2 żetony obrażeń?

## Zdarzenia: co się stało

event-TurnBegan = początek tury { $turn }
event-DiceRolled = { $seat }: rzut { $faces_count ->
    [one] { $faces_count } kością akcji
   *[other] { $faces_count } kośćmi akcji
}: { $faces_grouped }
event-GeneralActivated = aktywowany generał: { $character }
event-TokenPlaced = { $seat }: żeton zdolności przywódczych { $place_at }
event-TokensLost = { $seat }: { $count ->
    [one] ubywa { $count } żeton zdolności przywódczych
    [few] ubywają { $count } żetony zdolności przywódczych
   *[many] ubywa { $count } żetonów zdolności przywódczych
} { $place_at }
event-FateDrawn = dobrany żeton przeznaczenia: { $token }
event-FateSetAside = odłożony żeton przeznaczenia: { $token }
event-FateAdvanced = znacznik przeznaczenia: { $spaces ->
    [-1] o 1 pole wstecz
    [0] bez ruchu
    [one] o { $spaces } pole dalej
    [few] o { $spaces } pola dalej
   *[many] o { $spaces } pól dalej
}, teraz na polu { $marker }
event-BatsSent = Wielkie nietoperze nad { $territory_ins }: { $count }
event-BatsSpent = figurka Wielkich nietoperzy znika znad { $territory_gen }
event-DieUsed = { $seat }: { $action } ({ $die })
event-DieSkipped = { $seat }: odrzucona kość: { $die }
event-Passed = { $seat }: pas
event-ArmyMoved = { $seat }: { $source_from } { $to_to } { $units_count ->
    [one] idzie { $units_count } jednostka
    [few] idą { $units_count } jednostki
   *[many] idzie { $units_count } jednostek
} ({ $units }){ $characters_count ->
    [0] {""}
   *[other] , z nimi { $characters }
}
event-CharacterMoved = { $character } idzie { $to_to }
event-CharacterEntered = { $character } wchodzi do gry { $region_at }
event-CharacterEliminated = { $character } zostaje wyeliminowany
event-ControlGained = { $seat }: przejęta kontrola nad { $region_ins }
event-TokensRemoved = { $count ->
    [one] { $count } żeton rekrutacji
    [few] { $count } żetony rekrutacji
   *[many] { $count } żetonów rekrutacji
} ({ $back }) { $region_from }: z powrotem na stos, bez podglądania
event-TokenFlipped = { $seat }: żeton rekrutacji { $region_at }: { $token }
event-UnitPlaced = { $seat }: nowa jednostka { $unit_gen } { $place_at }
event-UnitsRemoved = { $seat }: nadmiar { $place_at }, { $units_count ->
    [one] wraca do zapasu { $units_count } jednostka
    [few] wracają do zapasu { $units_count } jednostki
   *[many] wraca do zapasu { $units_count } jednostek
}: { $units }
event-PassOpened = { $place } jest otwarta
event-RallyRolled = { $again ->
    [yes] { $seat }: przerzut przy przegrupowaniu { $place_at }: { $dice }
   *[no] { $seat }: rzut na przegrupowanie { $place_at }: { $dice }
}
event-Rallied = { $seat }: przegrupowanie { $place_at }: { $removed ->
    [0] bez skutku
    [one] usunięty { $removed } żeton obrażeń
    [few] usunięte { $removed } żetony obrażeń
   *[many] usunięto { $removed } żetonów obrażeń
}
event-BattleBegan = { $seat }: atak na { $region_acc } (skąd: { $places })
event-RoundBegan = walka { $region_at }: runda { $round }, atak { $place_from }
event-TerrainAdvantage = { $seat }: przewaga terenu ({ $terrain })
event-ManoeuvreShown = { $seat }: manewr: { $card_combat }
event-CombatRolled = { $seat }: rzut walki, trafienie od { $target }{ $black_count ->
    [0] {""}
   *[other] ; czarne { $black }
}{ $white_count ->
    [0] {""}
   *[other] ; białe { $white }
}
event-DiceRerolled = { $seat }: kości po przerzucie{ $black_count ->
    [0] {""}
   *[other] ; czarne { $black }
}{ $white_count ->
    [0] {""}
   *[other] ; białe { $white }
}
event-AbilityUsed = { $seat }: użyta zdolność: { $card }
event-DamageDealt = { $seat }: { $damage ->
    [0] fortyfikacja { $place_at } otrzymuje { $fortification ->
        [one] { $fortification } obrażenie
        [few] { $fortification } obrażenia
       *[many] { $fortification } obrażeń
    }
   *[other] armia { $place_at } otrzymuje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }{ $fortification ->
        [0] {""}
       *[other] , fortyfikacja { $fortification }
    }
}
event-DamagePrevented = { $seat }: { $damage ->
    [one] { $damage } obrażenie anulowane
    [few] { $damage } obrażenia anulowane
   *[many] { $damage } obrażeń anulowanych
}
event-FortificationDestroyed = fortyfikacja { $region_at } przełamana
event-UnitsLost = { $seat }: straty { $place_at }, { $units_count ->
    [one] { $units_count } jednostka
    [few] { $units_count } jednostki
   *[many] { $units_count } jednostek
}: { $units }
event-ArmyDestroyed = { $seat }: armia { $place_at } zniszczona
event-AttackStopped = { $seat }: koniec ataku na { $region_acc }
event-Withdrew = { $seat }: { $rout ->
    [yes] rozsypka
   *[no] odwrót
} { $region_from } { $to_to }
event-Advanced = { $seat }: posunięcie się naprzód { $source_from } { $region_to }
event-BattleEnded = koniec walki { $region_at }; zwycięzca: { $owner }
event-TurnEnded = koniec tury { $turn }; Cień ma { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}
event-CardsDrawn = { $seat }: { $events ->
    [0] { $stories ->
        [0] nie ma już kart do dobrania
        [one] dobrane: { $stories } karta Opowieści
        [few] dobrane: { $stories } karty Opowieści
       *[many] dobrane: { $stories } kart Opowieści
    }
   *[other] dobrane: { $events ->
        [one] { $events } karta Wydarzenia
        [few] { $events } karty Wydarzeń
       *[many] { $events } kart Wydarzeń
    }{ $stories ->
        [0] {""}
        [one] , { $stories } karta Opowieści
        [few] , { $stories } karty Opowieści
       *[many] , { $stories } kart Opowieści
    }
}
event-CardsBuried = { $seat }: { $events ->
    [0] { $stories ->
        [one] odrzucone zakryte: { $stories } karta Opowieści
        [few] odrzucone zakryte: { $stories } karty Opowieści
       *[many] odrzucone zakryte: { $stories } kart Opowieści
    }
   *[other] odrzucone zakryte: { $events ->
        [one] { $events } karta Wydarzenia
        [few] { $events } karty Wydarzeń
       *[many] { $events } kart Wydarzeń
    }{ $stories ->
        [0] {""}
        [one] , { $stories } karta Opowieści
        [few] , { $stories } karty Opowieści
       *[many] , { $stories } kart Opowieści
    }
}
event-EventDeckRemade = talia Wydarzeń potasowana na nowo: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
event-CardPlayed = { $seat }: zagrana karta: { $card_order } ({ $die })
event-CardLaid = { $seat }: karta zostaje na stole: { $card }
event-CardDiscarded = { $seat }: odrzucona karta: { $card }
event-FateCardDrawn = dobrana karta Przeznaczenia: { $card }
event-FateTokenAdded = nowy żeton w puli przeznaczenia: { $token }
event-DreadRolled = Wielka groza: { $target ->
    [0] rzut { $dice }
   *[other] { $dice_count ->
        [one] { $dice_count } kość
        [few] { $dice_count } kości
       *[many] { $dice_count } kości
    } (wynik od { $target } usuwa żeton): { $dice }; { $hits ->
        [0] żaden żeton nie znika
        [one] { $hits } żeton do usunięcia
        [few] { $hits } żetony do usunięcia
       *[many] { $hits } żetonów do usunięcia
    }
}
event-DieLost = { $seat }: stracona nieużyta kość: { $die }
event-DieRerolled = { $seat }: Szczęśliwa liczba: przerzucona kość: { $die }, nowy wynik: { $face }
event-OrcsOnCard = jednostki Orków na karcie „Świszczące strzały i dzikie włócznie”: { $count }
event-MindTroubled = Zmącony umysł: { $character } nie może używać swojej zdolności generała
event-MindCleared = { $character } znów może używać swojej zdolności generała
event-FortificationMended = fortyfikacja { $region_at }: { $count ->
    [one] usunięty { $count } żeton obrażeń
    [few] usunięte { $count } żetony obrażeń
   *[many] usunięto { $count } żetonów obrażeń
}
event-BodyguardJoined = jednostka Wielkich orków { $place_at } dołącza do przybocznych Bolga; żetony przybocznych: { $count }
event-FogEndedBattle = Gęsta mgła kończy walkę { $region_at }

event-GeneralUsed = użyta zdolność generała: { $character }
event-GandalfConcentrated = Gandalf bierze żeton koncentracji
event-Shot = { $character_id ->
    [gandalf] Magiczny pocisk w armię
   *[other] ostrzał armii
} { $region_at }: { $target ->
    [0] rzut { $dice }
   *[other] { $dice_count ->
        [one] { $dice_count } kość
        [few] { $dice_count } kości
       *[many] { $dice_count } kości
    } (trafienie od { $target }): { $dice }; { $hits ->
        [0] bez trafień
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    }
}
event-TokenLaid = { $seat }: nowy zakryty żeton rekrutacji ({ $back }) { $region_at }
event-CharacterShifted = { $character } przesuwa się na pole { $space } toru przeznaczenia
event-DamageRemoved = { $seat }: { $count ->
    [one] usunięty { $count } żeton obrażeń
    [few] usunięte { $count } żetony obrażeń
   *[many] usunięto { $count } żetonów obrażeń
} { $place_at }
event-BilboVanished = Bilbo znika { $place_from }; pozostałe żetony Pierścienia: { $rings }
event-ArmourTook = Lśniąca zbroja przyjmuje { $count ->
    [one] { $count } żeton obrażeń
    [few] { $count } żetony obrażeń
   *[many] { $count } żetonów obrażeń
}, razem { $total }
event-WrathLeft = żetony gniewu Beorna: { $wrath }
event-EaglesPlaced = { $count ->
    [one] { $count } Orzeł przybywa
    [few] { $count } Orły przybywają
   *[many] { $count } Orłów przybywa
} do Gniazda Orłów
event-EaglesSent = Orły nad { $territory_ins }: { $count }
event-EaglesReturned = { $count ->
    [one] { $count } Orzeł wraca
    [few] { $count } Orły wracają
   *[many] { $count } Orłów wraca
} znad { $territory_gen } do Gniazda Orłów
event-EagleRolled = Orzeł atakuje armię { $region_at }: { $target ->
    [0] rzut { $dice }
   *[other] { $dice_count ->
        [one] { $dice_count } kość
        [few] { $dice_count } kości
       *[many] { $dice_count } kości
    } (trafienie od { $target }): { $dice }
}{ $again_count ->
    [0] {""}
   *[other] ; po przerzucie chybionych { $again }
}{ $target ->
    [0] {""}
   *[other] ; { $hits ->
        [0] bez trafień
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    }
}
event-Rolled = {""}
event-Moved = { $face ->
    [hidden] {""}
   *[other] { $target_id ->
        [event-hand-free] dobrana karta: { $face }
        [event-hand-shadow] dobrana karta: { $face }
        [story-free-hand] dobrana karta: { $face }
        [story-shadow-hand] dobrana karta: { $face }
       *[other] {""}
    }
}
event-Poured = { $target_id ->
    [fate-pool] odłożone żetony przeznaczenia wracają do puli: { $count }
   *[other] {""}
}

## Strony

ref-seat-0 = Wolne Ludy
ref-seat-1 = Cień
ref-team-free = Wolne Ludy
ref-team-shadow = Cień

## Miejsca

ref-place-front-gate = Główna Brama
    .acc = Główną Bramę
    .ins = Główną Bramą
    .at = w Głównej Bramie
    .to = do Głównej Bramy
    .from = z Głównej Bramy
ref-place-eastern-bank-gate-plains = Równina pod Bramą
    .acc = Równinę pod Bramą
    .ins = Równiną pod Bramą
    .at = na Równinie pod Bramą
    .to = na Równinę pod Bramą
    .from = z Równiny pod Bramą
ref-place-eastern-bank-bend-plains = Równina w zakolu rzeki
    .acc = Równinę w zakolu rzeki
    .ins = Równiną w zakolu rzeki
    .at = na Równinie w zakolu rzeki
    .to = na Równinę w zakolu rzeki
    .from = z Równiny w zakolu rzeki
ref-place-eastern-bank-bend-hills = Wzgórza w zakolu rzeki
    .acc = Wzgórza w zakolu rzeki
    .ins = Wzgórzami w zakolu rzeki
    .at = na Wzgórzach w zakolu rzeki
    .to = na Wzgórza w zakolu rzeki
    .from = ze Wzgórz w zakolu rzeki
ref-place-camp = Obóz
    .acc = Obóz
    .ins = Obozem
    .at = w Obozie
    .to = do Obozu
    .from = z Obozu
ref-place-eastern-bank-north-plains = Równina północnego brzegu
    .acc = Równinę północnego brzegu
    .ins = Równiną północnego brzegu
    .at = na Równinie północnego brzegu
    .to = na Równinę północnego brzegu
    .from = z Równiny północnego brzegu
ref-place-eastern-bank-ford-plains = Równina przy północnym brodzie
    .acc = Równinę przy północnym brodzie
    .ins = Równiną przy północnym brodzie
    .at = na Równinie przy północnym brodzie
    .to = na Równinę przy północnym brodzie
    .from = z Równiny przy północnym brodzie
ref-place-eastern-bank-east-plains = Równina pod Wschodnią Ostrogą
    .acc = Równinę pod Wschodnią Ostrogą
    .ins = Równiną pod Wschodnią Ostrogą
    .at = na Równinie pod Wschodnią Ostrogą
    .to = na Równinę pod Wschodnią Ostrogą
    .from = z Równiny pod Wschodnią Ostrogą
ref-place-eastern-bank-west-mountains = Zachodnia grań
    .acc = Zachodnią grań
    .ins = Zachodnią granią
    .at = na Zachodniej grani
    .to = na Zachodnią grań
    .from = z Zachodniej grani
ref-place-eastern-bank-central-mountains = Środkowa grań
    .acc = Środkową grań
    .ins = Środkową granią
    .at = na Środkowej grani
    .to = na Środkową grań
    .from = ze Środkowej grani
ref-place-eastern-bank-east-mountains = Wschodnia grań
    .acc = Wschodnią grań
    .ins = Wschodnią granią
    .at = na Wschodniej grani
    .to = na Wschodnią grań
    .from = ze Wschodniej grani
ref-place-eastern-spur = Wschodnia Ostroga
    .acc = Wschodnią Ostrogę
    .ins = Wschodnią Ostrogą
    .at = na Wschodniej Ostrodze
    .to = na Wschodnią Ostrogę
    .from = ze Wschodniej Ostrogi
ref-place-southern-spur-north-mountains = Północny stok ostrogi
    .acc = Północny stok ostrogi
    .ins = Północnym stokiem ostrogi
    .at = na Północnym stoku ostrogi
    .to = na Północny stok ostrogi
    .from = z Północnego stoku ostrogi
ref-place-southern-spur-pass-mountains = Stok pod przełęczą
    .acc = Stok pod przełęczą
    .ins = Stokiem pod przełęczą
    .at = na Stoku pod przełęczą
    .to = na Stok pod przełęczą
    .from = ze Stoku pod przełęczą
ref-place-southern-spur-middle-mountains = Środkowy stok ostrogi
    .acc = Środkowy stok ostrogi
    .ins = Środkowym stokiem ostrogi
    .at = na Środkowym stoku ostrogi
    .to = na Środkowy stok ostrogi
    .from = ze Środkowego stoku ostrogi
ref-place-ravenhill = Krucze Wzgórze
    .acc = Krucze Wzgórze
    .ins = Kruczym Wzgórzem
    .at = na Kruczym Wzgórzu
    .to = na Krucze Wzgórze
    .from = z Kruczego Wzgórza
ref-place-southern-spur-west-mountains = Zachodni stok ostrogi
    .acc = Zachodni stok ostrogi
    .ins = Zachodnim stokiem ostrogi
    .at = na Zachodnim stoku ostrogi
    .to = na Zachodni stok ostrogi
    .from = z Zachodniego stoku ostrogi
ref-place-southern-spur-south-mountains = Południowy stok ostrogi
    .acc = Południowy stok ostrogi
    .ins = Południowym stokiem ostrogi
    .at = na Południowym stoku ostrogi
    .to = na Południowy stok ostrogi
    .from = z Południowego stoku ostrogi
ref-place-lower-slopes = Dolne Stoki
    .acc = Dolne Stoki
    .ins = Dolnymi Stokami
    .at = na Dolnych Stokach
    .to = na Dolne Stoki
    .from = z Dolnych Stoków
ref-place-southern-spur-east-hills = Wschodnie podnóże
    .acc = Wschodnie podnóże
    .ins = Wschodnim podnóżem
    .at = na Wschodnim podnóżu
    .to = na Wschodnie podnóże
    .from = ze Wschodniego podnóża
ref-place-fallen-bridge = Zawalony Most
    .acc = Zawalony Most
    .ins = Zawalonym Mostem
    .at = na Zawalonym Moście
    .to = na Zawalony Most
    .from = z Zawalonego Mostu
ref-place-valley-west-plains = Zachodnia równina doliny
    .acc = Zachodnią równinę doliny
    .ins = Zachodnią równiną doliny
    .at = na Zachodniej równinie doliny
    .to = na Zachodnią równinę doliny
    .from = z Zachodniej równiny doliny
ref-place-valley-southwest-plains = Południowo-zachodnia równina doliny
    .acc = Południowo-zachodnią równinę doliny
    .ins = Południowo-zachodnią równiną doliny
    .at = na Południowo-zachodniej równinie doliny
    .to = na Południowo-zachodnią równinę doliny
    .from = z Południowo-zachodniej równiny doliny
ref-place-valley-northwest-plains = Północno-zachodnia równina doliny
    .acc = Północno-zachodnią równinę doliny
    .ins = Północno-zachodnią równiną doliny
    .at = na Północno-zachodniej równinie doliny
    .to = na Północno-zachodnią równinę doliny
    .from = z Północno-zachodniej równiny doliny
ref-place-valley-north-marsh = Północne bagna
    .acc = Północne bagna
    .ins = Północnymi bagnami
    .at = na Północnych bagnach
    .to = na Północne bagna
    .from = z Północnych bagien
ref-place-valley-northeast-plains = Północno-wschodnia równina doliny
    .acc = Północno-wschodnią równinę doliny
    .ins = Północno-wschodnią równiną doliny
    .at = na Północno-wschodniej równinie doliny
    .to = na Północno-wschodnią równinę doliny
    .from = z Północno-wschodniej równiny doliny
ref-place-valley-central-hills = Wzgórza Dale
    .acc = Wzgórza Dale
    .ins = Wzgórzami Dale
    .at = na Wzgórzach Dale
    .to = na Wzgórza Dale
    .from = ze Wzgórz Dale
ref-place-ruins-of-dale = Ruiny Dale
    .acc = Ruiny Dale
    .ins = Ruinami Dale
    .at = w Ruinach Dale
    .to = do Ruin Dale
    .from = z Ruin Dale
ref-place-valley-east-marsh = Wschodnie bagna
    .acc = Wschodnie bagna
    .ins = Wschodnimi bagnami
    .at = na Wschodnich bagnach
    .to = na Wschodnie bagna
    .from = ze Wschodnich bagien
ref-place-valley-central-plains = Środkowa równina doliny
    .acc = Środkową równinę doliny
    .ins = Środkową równiną doliny
    .at = na Środkowej równinie doliny
    .to = na Środkową równinę doliny
    .from = ze Środkowej równiny doliny
ref-place-valley-east-plains = Wschodnia równina doliny
    .acc = Wschodnią równinę doliny
    .ins = Wschodnią równiną doliny
    .at = na Wschodniej równinie doliny
    .to = na Wschodnią równinę doliny
    .from = ze Wschodniej równiny doliny
ref-place-valley-south-plains = Południowa równina doliny
    .acc = Południową równinę doliny
    .ins = Południową równiną doliny
    .at = na Południowej równinie doliny
    .to = na Południową równinę doliny
    .from = z Południowej równiny doliny
ref-place-valley-south-marsh = Południowe bagna
    .acc = Południowe bagna
    .ins = Południowymi bagnami
    .at = na Południowych bagnach
    .to = na Południowe bagna
    .from = z Południowych bagien
ref-place-broken-lands-northwest-hills = Wzgórza północno-zachodnie
    .acc = Wzgórza północno-zachodnie
    .ins = Wzgórzami północno-zachodnimi
    .at = na Wzgórzach północno-zachodnich
    .to = na Wzgórza północno-zachodnie
    .from = ze Wzgórz północno-zachodnich
ref-place-broken-lands-north-plains = Równina północna
    .acc = Równinę północną
    .ins = Równiną północną
    .at = na Równinie północnej
    .to = na Równinę północną
    .from = z Równiny północnej
ref-place-broken-lands-northeast-plains = Równina północno-wschodnia
    .acc = Równinę północno-wschodnią
    .ins = Równiną północno-wschodnią
    .at = na Równinie północno-wschodniej
    .to = na Równinę północno-wschodnią
    .from = z Równiny północno-wschodniej
ref-place-broken-lands-spur-plains = Równina za ostrogą
    .acc = Równinę za ostrogą
    .ins = Równiną za ostrogą
    .at = na Równinie za ostrogą
    .to = na Równinę za ostrogą
    .from = z Równiny za ostrogą
ref-place-broken-lands-east-hills = Wzgórza wschodnie
    .acc = Wzgórza wschodnie
    .ins = Wzgórzami wschodnimi
    .at = na Wzgórzach wschodnich
    .to = na Wzgórza wschodnie
    .from = ze Wzgórz wschodnich
ref-place-broken-lands-central-plains = Równina środkowa
    .acc = Równinę środkową
    .ins = Równiną środkową
    .at = na Równinie środkowej
    .to = na Równinę środkową
    .from = z Równiny środkowej
ref-place-broken-lands-ford-marsh = Bagna przy brodzie
    .acc = Bagna przy brodzie
    .ins = Bagnami przy brodzie
    .at = na Bagnach przy brodzie
    .to = na Bagna przy brodzie
    .from = z Bagien przy brodzie
ref-place-broken-lands-middle-hills = Wzgórza środkowe
    .acc = Wzgórza środkowe
    .ins = Wzgórzami środkowymi
    .at = na Wzgórzach środkowych
    .to = na Wzgórza środkowe
    .from = ze Wzgórz środkowych
ref-place-broken-lands-riverside-plains = Równina nadrzeczna
    .acc = Równinę nadrzeczną
    .ins = Równiną nadrzeczną
    .at = na Równinie nadrzecznej
    .to = na Równinę nadrzeczną
    .from = z Równiny nadrzecznej
ref-place-broken-lands-east-plains = Równina wschodnia
    .acc = Równinę wschodnią
    .ins = Równiną wschodnią
    .at = na Równinie wschodniej
    .to = na Równinę wschodnią
    .from = z Równiny wschodniej
ref-place-broken-lands-south-plains = Równina południowa
    .acc = Równinę południową
    .ins = Równiną południową
    .at = na Równinie południowej
    .to = na Równinę południową
    .from = z Równiny południowej
ref-place-broken-lands-southeast-plains = Równina południowo-wschodnia
    .acc = Równinę południowo-wschodnią
    .ins = Równiną południowo-wschodnią
    .at = na Równinie południowo-wschodniej
    .to = na Równinę południowo-wschodnią
    .from = z Równiny południowo-wschodniej
ref-place-broken-lands-southwest-hills = Wzgórza południowo-zachodnie
    .acc = Wzgórza południowo-zachodnie
    .ins = Wzgórzami południowo-zachodnimi
    .at = na Wzgórzach południowo-zachodnich
    .to = na Wzgórza południowo-zachodnie
    .from = ze Wzgórz południowo-zachodnich
ref-place-goblin-mustering-point-north = Północny punkt mobilizacji goblinów
    .acc = Północny punkt mobilizacji goblinów
    .ins = Północnym punktem mobilizacji goblinów
    .at = w Północnym punkcie mobilizacji goblinów
    .to = do Północnego punktu mobilizacji goblinów
    .from = z Północnego punktu mobilizacji goblinów
ref-place-goblin-mustering-point-west = Zachodni punkt mobilizacji goblinów
    .acc = Zachodni punkt mobilizacji goblinów
    .ins = Zachodnim punktem mobilizacji goblinów
    .at = w Zachodnim punkcie mobilizacji goblinów
    .to = do Zachodniego punktu mobilizacji goblinów
    .from = z Zachodniego punktu mobilizacji goblinów
ref-place-mountain-pass-north = Północna górska przełęcz
    .acc = Północną górską przełęcz
    .ins = Północną górską przełęczą
    .at = na Północnej górskiej przełęczy
    .to = na Północną górską przełęcz
    .from = z Północnej górskiej przełęczy
ref-place-mountain-pass-west = Zachodnia górska przełęcz
    .acc = Zachodnią górską przełęcz
    .ins = Zachodnią górską przełęczą
    .at = na Zachodniej górskiej przełęczy
    .to = na Zachodnią górską przełęcz
    .from = z Zachodniej górskiej przełęczy
ref-place-eagles-eyrie = Gniazdo Orłów
    .acc = Gniazdo Orłów
    .ins = Gniazdem Orłów
    .at = w Gnieździe Orłów
    .to = do Gniazda Orłów
    .from = z Gniazda Orłów

## Terytoria i tereny

ref-territory-eastern-bank = Wschodni Brzeg
    .gen = Wschodniego Brzegu
    .acc = Wschodni Brzeg
    .ins = Wschodnim Brzegiem
ref-territory-southern-spur = Południowa Ostroga
    .gen = Południowej Ostrogi
    .acc = Południową Ostrogę
    .ins = Południową Ostrogą
ref-territory-valley = Dolina
    .gen = Doliny
    .acc = Dolinę
    .ins = Doliną
ref-territory-broken-lands = Otwarte Pola
    .gen = Otwartych Pól
    .acc = Otwarte Pola
    .ins = Otwartymi Polami

ref-terrain-hills = wzgórza
ref-terrain-mountains = góry
ref-terrain-plains = równiny
ref-terrain-ruins = ruiny
ref-terrain-swamps = bagna

## Jednostki i postacie

ref-unit-dwarf-regulars = Krasnoludzcy wojownicy
    .gen = Krasnoludzkich wojowników
ref-unit-dwarf-veterans = Krasnoludzcy weterani
    .gen = Krasnoludzkich weteranów
ref-unit-lake-men = Ludzie z Miasta na Jeziorze
    .gen = Ludzi z Miasta na Jeziorze
ref-unit-wood-elf-archers = Elfi łucznicy
    .gen = Elfich łuczników
ref-unit-wood-elf-spearmen = Elfi włócznicy
    .gen = Elfich włóczników
ref-unit-orcs = Orki
    .gen = Orków
ref-unit-great-orcs = Wielkie orki
    .gen = Wielkich orków
ref-unit-wargs = Wargowie
    .gen = Wargów
ref-unit-goblins = Gobliny
    .gen = Goblinów

ref-character-bard = Bard Łucznik
    .acc = Barda Łucznika
ref-character-dain = Dáin Żelazna Stopa
    .acc = Dáina Żelazną Stopę
ref-character-gandalf = Gandalf Szary
    .acc = Gandalfa Szarego
ref-character-thranduil = Thranduil
    .acc = Thranduila
ref-character-bilbo = Bilbo Baggins
    .acc = Bilba Bagginsa
ref-character-thorin = Thorin Dębowa Tarcza
    .acc = Thorina Dębową Tarczę
ref-character-lord-of-the-eagles = Wódz Orłów
    .acc = Wodza Orłów
ref-character-beorn = Beorn
    .acc = Beorna
ref-character-bolg = Bolg
    .acc = Bolga

## Kości i akcje

ref-die-character = Postać
ref-die-army = Armia
ref-die-muster = Mobilizacja
ref-die-event = Wydarzenie
ref-die-muster-army = Mobilizacja/Armia
ref-die-will-of-the-west = Wola Zachodu
ref-die-eye = Oko Saurona

ref-action-strategic-move = ruch strategiczny
ref-action-attack = atak
ref-action-combined-attack = połączony atak
ref-action-fast-move = szybki ruch
ref-action-led-attack = atak armii z przywództwem
ref-action-move-characters = ruch postaci
ref-action-move-beorn = ruch Beorna
ref-action-draw-cards = dobranie kart
ref-action-enter-play = wejście postaci do gry
ref-action-recruit = rekrutacja
ref-action-rally = przegrupowanie
ref-action-strong-and-noble = Silne i szlachetne (Orły)
ref-action-mass-attack = Orły nie są łagodnymi ptakami
ref-action-cloud-of-bats = Chmura nietoperzy
ref-action-recruit-goblins = rekrutacja goblinów
ref-action-goblin-attack = atak goblinów
ref-action-goblin-move = strategiczny ruch goblinów
ref-action-orcs-from-card = Orki z karty „Świszczące strzały i dzikie włócznie”
ref-action-clear-mind = odrzucenie karty „Zmącony umysł”
ref-action-clear-mind-at-a-price = odrzucenie karty „Zmącony umysł” i cofnięcie znacznika przeznaczenia o 1 pole

## Karty Jednostek i manewry specjalne

ref-card-unit-dwarf-regulars = Niezłomni (Krasnoludzcy wojownicy)
    .order = Niezłomni (Krasnoludzcy wojownicy)
    .combat = Niezłomni (Krasnoludzcy wojownicy)
text-card-unit-dwarf-regulars = Jeśli trafi czarna kość, możesz poświęcić 1 jednostkę Krasnoludzkich wojowników, aby usunąć ze swojej armii najwyżej 3 żetony obrażeń zamiast 2.
ref-card-unit-dwarf-veterans = Dawna nienawiść (Krasnoludzcy weterani)
    .order = Dawna nienawiść (Krasnoludzcy weterani)
    .combat = Dawna nienawiść (Krasnoludzcy weterani)
text-card-unit-dwarf-veterans = Jeśli trafi czarna kość, możesz zadać armii wroga 1 dodatkowe obrażenie i usunąć z niej 1 żeton zdolności przywódczych.
ref-card-unit-lake-men = Grad strzał (Ludzie z Miasta na Jeziorze)
    .order = Grad strzał (Ludzie z Miasta na Jeziorze)
    .combat = Grad strzał (Ludzie z Miasta na Jeziorze)
text-card-unit-lake-men = Jeśli trafi czarna kość, możesz zadać armii wroga 1 dodatkowe obrażenie.
ref-card-unit-wood-elf-archers = Grad strzał (Elfi łucznicy)
    .order = Grad strzał (Elfi łucznicy)
    .combat = Grad strzał (Elfi łucznicy)
text-card-unit-wood-elf-archers = Jeśli trafi czarna kość, możesz zadać armii wroga 1 dodatkowe obrażenie.
ref-card-unit-wood-elf-spearmen = Ściana włóczni (Elfi włócznicy)
    .order = Ściana włóczni (Elfi włócznicy)
    .combat = Ściana włóczni (Elfi włócznicy)
text-card-unit-wood-elf-spearmen = Jeśli trafi czarna kość, możesz anulować 1 obrażenie zadane w tej rundzie twojej armii, także takie, które otrzymałaby fortyfikacja.
ref-card-unit-orcs = Dzika wściekłość (Orki)
    .order = Dzika wściekłość (Orki)
    .combat = Dzika wściekłość (Orki)
text-card-unit-orcs = Jeśli trafi czarna kość, na koniec rundy możesz umieścić w swojej walczącej armii 1 żeton zdolności przywódczych. Liczy się on od następnej rundy.
ref-card-unit-great-orcs = Okrutna rasa (Wielkie orki)
    .order = Okrutna rasa (Wielkie orki)
    .combat = Okrutna rasa (Wielkie orki)
text-card-unit-great-orcs = Jeśli trafi czarna kość, możesz zmusić przeciwnika do wyboru: przyjmuje 2 dodatkowe obrażenia, oddaje wszystkie żetony zdolności przywódczych walczącej armii (co najmniej 1) albo poświęca 1 postać z tej armii. Gdy Wielkie orki atakują, każdy teren jest dla nich preferowany, a gdy się bronią, żaden.
ref-card-unit-wargs = Atak na tyły (Wargowie)
    .order = Atak na tyły (Wargowie)
    .combat = Atak na tyły (Wargowie)
text-card-unit-wargs = Jeśli trafi czarna kość, na koniec rundy możesz zmusić przeciwnika, by poświęcał jednostki walczącej armii (każda usuwa 2 żetony obrażeń), aż zostanie na niej najwyżej 1 żeton obrażeń. Nie działa na Beorna.
ref-card-unit-goblins = Szarża goblinów (Gobliny)
    .order = Szarża goblinów (Gobliny)
    .combat = Szarża goblinów (Gobliny)
text-card-unit-goblins = Jeśli trafi czarna kość, na koniec rundy możesz zadać po 1 obrażeniu obu walczącym armiom. Obrażeniu własnej armii nie można zapobiec.
ref-card-regroup = Odzyskiwanie sił
    .order = Odzyskiwanie sił
    .combat = Odzyskiwanie sił
text-card-regroup = Weź z powrotem na rękę wszystkie karty Jednostek i Manewrów specjalnych zagrane przez ciebie w tej walce, łącznie z tą kartą. Jeśli jesteś obrońcą, na koniec tej rundy możesz wykonać odwrót (bez strat, których wymaga rozsypka).
ref-card-vampire-like = Ugryzienie
    .order = Ugryzienie
    .combat = Ugryzienie
text-card-vampire-like = Weź tę kartę, jeśli na początku walki Wielkie nietoperze są nad terytorium, na którym się ona toczy. Jeśli twoja armia zada w tej rundzie co najmniej 1 obrażenie, możesz usunąć znad tego terytorium figurkę Wielkich nietoperzy, aby zadać 1 dodatkowe. Na koniec rundy karta wraca na rękę.
ref-card-thorins-mighty-strokes = Potężne uderzenia Thorina
    .order = Potężne uderzenia Thorina
    .combat = Potężne uderzenia Thorina
text-card-thorins-mighty-strokes = Tylko jeśli Thorin jest w twojej walczącej armii i ma kartę Przeznaczenia „Potężne uderzenia”. W tej rundzie dodaj 1 do wyniku każdej swojej kości w rzucie walki i w przerzucie dowódców. Zagrana karta wraca dopiero dzięki Odzyskiwaniu sił.

## Karty Wydarzeń: rozkazy

ref-order-blow-the-horns = Zadmijcie w rogi
text-order-blow-the-horns = Przegrupuj 1 lub 2 swoje armie. Sukces daje przy tym każdy wynik 4+, także po przerzucie.
ref-order-call-to-arms = Wezwanie do broni
text-order-call-to-arms = Możesz przesunąć najwyżej 2 swoje armie z przywództwem, każdą o 1 lub 2 regiony. Jeśli dzielisz armię, przesuwana część musi mieć przywództwo.
ref-order-encirclement = Okrążenie
text-order-encirclement = Możesz przesunąć 1 swoją armię o 1 region. Potem możesz wykonać połączony atak na armię wroga, z którą sąsiadują co najmniej 2 twoje armie. Przesunięta armia nie musi brać w nim udziału.
ref-order-gather-and-marshall = Zbiórka i szyk
text-order-gather-and-marshall = Umieść 1 swój żeton rekrutacji tam, gdzie stoi jedna z twoich armii, i od razu go odkryj. Wolne Ludy wybierają stos, z którego go biorą.
ref-order-marching-companies = Maszerujące kompanie
text-order-marching-companies = Możesz przesunąć najwyżej 3 swoje armie, każdą o 1 region. Żadna figurka i żaden żeton nie mogą ruszyć się dwa razy, a armie łączą się dopiero po ostatnim ruchu.
ref-order-move-to-strike = Wyjście do uderzenia
text-order-move-to-strike = Możesz przesunąć 1 swoją armię z przywództwem o 1 lub 2 regiony, a potem możesz nią zaatakować. Jeśli ją dzielisz, przesuwana część musi mieć przywództwo.
ref-order-mustering-for-battle = Mobilizacja do bitwy
text-order-mustering-for-battle = Wybierz najwyżej 3 różne regiony ze swoimi żetonami rekrutacji. W każdym odkryj 1 żeton i umieść przedstawione na nim jednostki.
ref-order-sudden-assault = Nagły szturm
text-order-sudden-assault = Możesz przesunąć 1 swoją armię o 1 region, a potem możesz nią zaatakować. Jeśli atakujesz, automatycznie masz w tej walce przewagę terenu i dobierasz 1 kartę Wydarzenia.
ref-order-troop-leader = Dowódca oddziału
text-order-troop-leader = Usuń najwyżej 2 żetony obrażeń z jednej ze swoich armii z przywództwem.

## Karty Wydarzeń: efekty walki

ref-combat-captain-of-war = Kapitan wojny
text-combat-captain-of-war = Po zadaniu obrażeń, a przed poniesieniem strat, możesz wyeliminować postać ze swojej walczącej armii albo usunąć z niej 1 żeton zdolności przywódczych. Jeśli to zrobisz, usuń z tej armii najwyżej 2 żetony obrażeń.
ref-combat-fierce-defence = Zaciekła obrona
text-combat-fierce-defence = W tej rundzie wartość docelowa przeciwnika wynosi 6, zarówno w rzucie walki, jak i w przerzucie dowódców.
ref-combat-no-quarter = Bez pardonu
text-combat-no-quarter = Twoja walcząca armia otrzymuje 1 obrażenie, któremu nie można zapobiec. W tej rundzie dodaj 1 do wyniku każdej swojej kości w rzucie walki i w przerzucie dowódców.
ref-combat-determined-attack = Zdecydowany atak
text-combat-determined-attack = W tej rundzie zagraj dodatkowo kartę Jednostki lub Manewru specjalnego (ale nie Odzyskiwanie sił): albo jedną z już zagranych przez ciebie w tej walce (pozostaje zagrana), albo kartę z ręki (na koniec rundy wraca na rękę).
ref-combat-stand-and-fight = Stać i walczyć
text-combat-stand-and-fight = W tej rundzie każda jednostka twojej walczącej armii ma siłę 2. Nadal rzucasz najwyżej 5 kośćmi.
ref-combat-dense-fog = Gęsta mgła
text-combat-dense-fog = Walka kończy się wraz z tą rundą, bez odwrotu i bez rozsypki. Jeśli armia obrońcy została zniszczona, atakujący nadal może posunąć się naprzód.
ref-combat-overmastered = Przytłoczeni
text-combat-overmastered = W tej rundzie przeciwnik nie wykonuje przerzutu dowódców.
ref-combat-battle-fury = Bitewny szał
text-combat-battle-fury = W tej rundzie dodaj 1 do wyniku każdej swojej kości w rzucie walki, ale nie w przerzucie dowódców.
ref-combat-commanding-voice = Rozkazujący głos
text-combat-commanding-voice = W tej rundzie wartość zdolności przywódczych twojej walczącej armii jest o 2 wyższa, nawet jeśli wynosiła 0.
ref-combat-great-confusion = Wielki zamęt
text-combat-great-confusion = W tej rundzie przeciwnik ma w rzucie walki o 2 kości mniej, ale zawsze co najmniej 1.

## Karty Wydarzeń

ref-card-ev-blow-the-horns-captain-of-war = Zadmijcie w rogi / Kapitan wojny
    .order = Zadmijcie w rogi
    .combat = Kapitan wojny
ref-card-ev-blow-the-horns-fierce-defence = Zadmijcie w rogi / Zaciekła obrona
    .order = Zadmijcie w rogi
    .combat = Zaciekła obrona
ref-card-ev-blow-the-horns-no-quarter = Zadmijcie w rogi / Bez pardonu
    .order = Zadmijcie w rogi
    .combat = Bez pardonu
ref-card-ev-call-to-arms-determined-attack = Wezwanie do broni / Zdecydowany atak
    .order = Wezwanie do broni
    .combat = Zdecydowany atak
ref-card-ev-call-to-arms-fierce-defence = Wezwanie do broni / Zaciekła obrona
    .order = Wezwanie do broni
    .combat = Zaciekła obrona
ref-card-ev-call-to-arms-stand-and-fight = Wezwanie do broni / Stać i walczyć
    .order = Wezwanie do broni
    .combat = Stać i walczyć
ref-card-ev-encirclement-captain-of-war = Okrążenie / Kapitan wojny
    .order = Okrążenie
    .combat = Kapitan wojny
ref-card-ev-encirclement-fierce-defence = Okrążenie / Zaciekła obrona
    .order = Okrążenie
    .combat = Zaciekła obrona
ref-card-ev-encirclement-no-quarter = Okrążenie / Bez pardonu
    .order = Okrążenie
    .combat = Bez pardonu
ref-card-ev-gather-and-marshall-dense-fog = Zbiórka i szyk / Gęsta mgła
    .order = Zbiórka i szyk
    .combat = Gęsta mgła
ref-card-ev-gather-and-marshall-determined-attack = Zbiórka i szyk / Zdecydowany atak
    .order = Zbiórka i szyk
    .combat = Zdecydowany atak
ref-card-ev-gather-and-marshall-overmastered = Zbiórka i szyk / Przytłoczeni
    .order = Zbiórka i szyk
    .combat = Przytłoczeni
ref-card-ev-gather-and-marshall-stand-and-fight = Zbiórka i szyk / Stać i walczyć
    .order = Zbiórka i szyk
    .combat = Stać i walczyć
ref-card-ev-marching-companies-determined-attack = Maszerujące kompanie / Zdecydowany atak
    .order = Maszerujące kompanie
    .combat = Zdecydowany atak
ref-card-ev-marching-companies-overmastered = Maszerujące kompanie / Przytłoczeni
    .order = Maszerujące kompanie
    .combat = Przytłoczeni
ref-card-ev-marching-companies-stand-and-fight = Maszerujące kompanie / Stać i walczyć
    .order = Maszerujące kompanie
    .combat = Stać i walczyć
ref-card-ev-move-to-strike-captain-of-war = Wyjście do uderzenia / Kapitan wojny
    .order = Wyjście do uderzenia
    .combat = Kapitan wojny
ref-card-ev-move-to-strike-dense-fog = Wyjście do uderzenia / Gęsta mgła
    .order = Wyjście do uderzenia
    .combat = Gęsta mgła
ref-card-ev-move-to-strike-no-quarter = Wyjście do uderzenia / Bez pardonu
    .order = Wyjście do uderzenia
    .combat = Bez pardonu
ref-card-ev-move-to-strike-overmastered = Wyjście do uderzenia / Przytłoczeni
    .order = Wyjście do uderzenia
    .combat = Przytłoczeni
ref-card-ev-mustering-for-battle-battle-fury = Mobilizacja do bitwy / Bitewny szał
    .order = Mobilizacja do bitwy
    .combat = Bitewny szał
ref-card-ev-mustering-for-battle-commanding-voice = Mobilizacja do bitwy / Rozkazujący głos
    .order = Mobilizacja do bitwy
    .combat = Rozkazujący głos
ref-card-ev-mustering-for-battle-great-confusion = Mobilizacja do bitwy / Wielki zamęt
    .order = Mobilizacja do bitwy
    .combat = Wielki zamęt
ref-card-ev-sudden-assault-battle-fury = Nagły szturm / Bitewny szał
    .order = Nagły szturm
    .combat = Bitewny szał
ref-card-ev-sudden-assault-commanding-voice = Nagły szturm / Rozkazujący głos
    .order = Nagły szturm
    .combat = Rozkazujący głos
ref-card-ev-sudden-assault-dense-fog = Nagły szturm / Gęsta mgła
    .order = Nagły szturm
    .combat = Gęsta mgła
ref-card-ev-sudden-assault-great-confusion = Nagły szturm / Wielki zamęt
    .order = Nagły szturm
    .combat = Wielki zamęt
ref-card-ev-troop-leader-battle-fury = Dowódca oddziału / Bitewny szał
    .order = Dowódca oddziału
    .combat = Bitewny szał
ref-card-ev-troop-leader-commanding-voice = Dowódca oddziału / Rozkazujący głos
    .order = Dowódca oddziału
    .combat = Rozkazujący głos
ref-card-ev-troop-leader-great-confusion = Dowódca oddziału / Wielki zamęt
    .order = Dowódca oddziału
    .combat = Wielki zamęt

## Karty Opowieści Wolnych Ludów

ref-card-sf-the-skin-changer = Zmiennoskóry
    .order = Zmiennoskóry
    .combat = Zmiennoskóry
text-card-sf-the-skin-changer = Jeśli Beorn jest na torze przeznaczenia, przesuń go o 1 pole w lewo; jeśli jest wtedy gotowy, od razu wchodzi do gry. Jeśli jest już w grze, możesz przesunąć go najwyżej o 3 regiony bez odrzucania żetonu gniewu, a potem możesz nim zaatakować.
ref-card-sf-lucky-number = Szczęśliwa liczba
    .order = Szczęśliwa liczba
    .combat = Szczęśliwa liczba
text-card-sf-lucky-number = Tylko jeśli Bilbo jest w grze. Zagraj tę kartę na stół: raz na turę, po rzucie kośćmi akcji, możesz przerzucić 1 swoją kość. Odrzuć kartę, gdy na przerzuconej kości wypadnie Wola Zachodu albo gdy Bilbo zostanie wyeliminowany.
ref-card-sf-clad-in-hauberks-of-steel = Odziani w stalowe kolczugi
    .order = Odziani w stalowe kolczugi
    .combat = Odziani w stalowe kolczugi
text-card-sf-clad-in-hauberks-of-steel = Wybierz swoją armię z jednostką krasnoludów i umieść w niej 1 jednostkę Krasnoludzkich weteranów oraz 1 żeton zdolności przywódczych.
ref-card-sf-dismay = Trwoga
    .order = Trwoga
    .combat = Trwoga
text-card-sf-dismay = Wybierz armię Cienia sąsiadującą z twoją armią z przywództwem i usuń z niej wszystkie żetony zdolności przywódczych. Potem gracz Cienia odrzuca 1 nieużytą kość z wynikiem „Postać”, jeśli taką ma.
ref-card-sf-elf-lords = Władcy elfów
    .order = Władcy elfów
    .combat = Władcy elfów
text-card-sf-elf-lords = Tylko jeśli kontrolujesz Krucze Wzgórze. Umieść tam 2 jednostki Elfich włóczników, 1 jednostkę Elfich łuczników i 1 żeton zdolności przywódczych.
ref-card-sf-elven-charge = Szarża elfów
    .order = Szarża elfów
    .combat = Szarża elfów
text-card-sf-elven-charge = Możesz przesunąć 1 swoją armię z jednostką elfów o 1 region, a potem możesz nią zaatakować. W tej walce wartość jej zdolności przywódczych wynosi 5. Na koniec pierwszej rundy obrońca nie może wykonać odwrotu, ale może pójść w rozsypkę.
ref-card-sf-flying-banners = Łopoczące sztandary
    .order = Łopoczące sztandary
    .combat = Łopoczące sztandary
text-card-sf-flying-banners = Wybierz najwyżej 2 różne osady pod swoją kontrolą. W każdej umieść 1 żeton rekrutacji z dowolnego ze swoich stosów i od razu go odkryj.
ref-card-sf-he-is-not-lost = Nie przepadł!
    .order = Nie przepadł!
    .combat = Nie przepadł!
text-card-sf-he-is-not-lost = Przywróć do gry 1 wyeliminowanego generała: umieść go w regionie z twoją armią. Wraca bez żetonu aktywacji.
ref-card-sf-hope-rekindled = Nadzieja rozpalona na nowo
    .order = Nadzieja rozpalona na nowo
    .combat = Nadzieja rozpalona na nowo
text-card-sf-hope-rekindled = Umieść w jednej ze swoich armii 1 żeton zdolności przywódczych (2, jeśli kość użyta do zagrania tej karty wskazuje Wolę Zachodu). Potem możesz przesunąć tę armię o 1 region i możesz nią zaatakować.
ref-card-sf-last-stand = Ostatni bastion
    .order = Ostatni bastion
    .combat = Ostatni bastion
text-card-sf-last-stand = Wybierz fortyfikację, w której stoi twoja armia. Usuń z fortyfikacji tyle żetonów obrażeń, ile wynosi siła tej armii, także powyżej 5. Jeśli fortyfikacja była przełamana, znów chroni armię.
ref-card-sf-ring-of-invisibility = Pierścień niewidzialności
    .order = Pierścień niewidzialności
    .combat = Pierścień niewidzialności
text-card-sf-ring-of-invisibility = Tylko jeśli Bilbo jest na planszy. Umieść go w dowolnym regionie, w którym stoi twoja armia z przywództwem, bez odrzucania żetonu Pierścienia. Jeśli jest tam Gandalf, dobierz 1 kartę Przeznaczenia i od razu ją rozpatrz.
ref-card-sf-men-of-the-lake-with-long-swords = Ludzie z Jeziora z długimi mieczami
    .order = Ludzie z Jeziora z długimi mieczami
    .combat = Ludzie z Jeziora z długimi mieczami
text-card-sf-men-of-the-lake-with-long-swords = Wybierz swoją armię z przywództwem i umieść w niej 2 jednostki Ludzi z Miasta na Jeziorze oraz 1 żeton zdolności przywódczych.
ref-card-sf-moria-dain-dain = Moria! Dáin! Dáin!
    .order = Moria! Dáin! Dáin!
    .combat = Moria! Dáin! Dáin!
text-card-sf-moria-dain-dain = Możesz przesunąć 1 swoją armię z jednostką krasnoludów o 1 lub 2 regiony, a potem możesz nią zaatakować. Jeśli atakujesz, automatycznie masz w tej walce przewagę terenu i dobierasz 1 kartę Wydarzenia.
ref-card-sf-on-the-march = W marszu
    .order = W marszu
    .combat = W marszu
text-card-sf-on-the-march = Możesz przesunąć najwyżej 2 swoje armie, każdą o 1 lub 2 regiony. Nie muszą mieć przywództwa.
ref-card-sf-redoubled-force = Zdwojona siła
    .order = Zdwojona siła
    .combat = Zdwojona siła
text-card-sf-redoubled-force = Usuń najwyżej 3 żetony obrażeń z jednej ze swoich armii. Potem możesz przesunąć tę armię o 1 region i możesz nią zaatakować.
ref-card-sf-rescue = Odsiecz
    .order = Odsiecz
    .combat = Odsiecz
text-card-sf-rescue = W regionie z twoją armią umieść 1 żeton rekrutacji z dowolnego ze swoich stosów i od razu go odkryj. Potem możesz przegrupować tę armię; sukces daje przy tym każdy wynik 4+.
ref-card-sf-ringing-trumpets = Dźwięk trąb
    .order = Dźwięk trąb
    .combat = Dźwięk trąb
text-card-sf-ringing-trumpets = Wybierz najwyżej 3 różne osady pod swoją kontrolą. W każdej możesz albo odkryć 1 leżący tam żeton rekrutacji, albo umieścić 1 nowy, zakryty żeton.
ref-card-sf-shower-of-arrows = Deszcz strzał
    .order = Deszcz strzał
    .combat = Deszcz strzał
text-card-sf-shower-of-arrows = Przeprowadź ostrzał jak przy zdolności Thranduila „Łucznictwo”, ale trafiaj na 4+. Nie potrzebujesz do tego Thranduila ani żetonu aktywacji. Potem dobierz 1 kartę Wydarzenia.
ref-card-sf-the-arkenstone-of-thrain = Arcyklejnot Thráina
    .order = Arcyklejnot Thráina
    .combat = Arcyklejnot Thráina
text-card-sf-the-arkenstone-of-thrain = Dołóż do puli przeznaczenia specjalny żeton „Arcyklejnot” (3, z symbolem przeznaczenia). Gdy zostanie dobrany, trzeba na nim poprzestać.
ref-card-sf-the-king-of-all-birds = Król wszystkich ptaków
    .order = Król wszystkich ptaków
    .combat = Król wszystkich ptaków
text-card-sf-the-king-of-all-birds = Jeśli Wódz Orłów jest na torze przeznaczenia, przesuń go o 1 pole w lewo; jeśli jest wtedy gotowy, od razu wchodzi do gry. Jeśli nie ma go już na torze, umieść zamiast tego 1 Orła w Gnieździe Orłów.

## Karty Opowieści Cienia

ref-card-ss-great-dread = Wielka groza
    .order = Wielka groza
    .combat = Wielka groza
text-card-ss-great-dread = Tylko jeśli kontrolujesz co najmniej 2 osady. Rzuć 4 kośćmi; za każdy wynik 4+ usuń z planszy 1 wybrany żeton rekrutacji Wolnych Ludów.
ref-card-ss-war-band = Drużyna wojenna
    .order = Drużyna wojenna
    .combat = Drużyna wojenna
text-card-ss-war-band = Wybierz swoją armię na Otwartych Polach i umieść w niej 2 jednostki Orków oraz 2 żetony zdolności przywódczych. Potem możesz albo przesunąć tę armię o 1 region, albo nią zaatakować.
ref-card-ss-chieftains-and-champions = Wodzowie i czempioni
    .order = Wodzowie i czempioni
    .combat = Wodzowie i czempioni
text-card-ss-chieftains-and-champions = Umieść po 1 żetonie zdolności przywódczych w najwyżej 4 różnych swoich armiach, także tam, gdzie jakiś już leży.
ref-card-ss-whirling-bats = Wirujące nietoperze
    .order = Wirujące nietoperze
    .combat = Wirujące nietoperze
text-card-ss-whirling-bats = Usuń z planszy najwyżej 2 figurki Wielkich nietoperzy. Za każdą z nich usuń z dowolnego miejsca planszy 1 wybrany żeton zdolności przywódczych Wolnych Ludów.
ref-card-ss-flying-arrows-and-wild-spears = Świszczące strzały i dzikie włócznie
    .order = Świszczące strzały i dzikie włócznie
    .combat = Świszczące strzały i dzikie włócznie
text-card-ss-flying-arrows-and-wild-spears = Umieść 1 jednostkę Orków w swojej armii, a potem zagraj tę kartę na stół i połóż na niej 6 jednostek Orków z zapasu. W ramach akcji możesz użyć dowolnej kości akcji, także z Okiem Saurona, aby przenieść z tej karty 1 jednostkę Orków do swojej armii. Odrzuć kartę, gdy nie ma już na niej Orków.
ref-card-ss-troubled-mind = Zmącony umysł
    .order = Zmącony umysł
    .combat = Zmącony umysł
text-card-ss-troubled-mind = Zagraj tę kartę na stół i wskaż generała Wolnych Ludów: jego zdolności generała nie można używać. W ramach akcji gracz Wolnych Ludów może odrzucić tę kartę, używając Woli Zachodu albo używając dowolnej kości i przesuwając znacznik przeznaczenia o 1 pole w lewo.
ref-card-ss-orc-army = Armia orków
    .order = Armia orków
    .combat = Armia orków
text-card-ss-orc-army = Umieść 5 jednostek Orków w jednym z regionów mobilizacji. Potem możesz przesunąć o 1 lub 2 regiony 1 swoją armię stojącą na Otwartych Polach.
ref-card-ss-black-tide = Czarny przypływ
    .order = Czarny przypływ
    .combat = Czarny przypływ
text-card-ss-black-tide = Możesz przesunąć każdą swoją armię z przywództwem o 1 region. Każda przesuwana część musi mieć przywództwo; żadna figurka i żaden żeton nie mogą ruszyć się dwa razy.
ref-card-ss-great-goblin = Wielki Goblin
    .order = Wielki Goblin
    .combat = Wielki Goblin
text-card-ss-great-goblin = Wybierz swoją armię z Goblinami i umieść w niej 1 jednostkę Wielkich orków oraz 1 żeton zdolności przywódczych. Potem możesz albo przesunąć tę armię o 1 region, albo nią zaatakować.
ref-card-ss-howling-orcs = Wyjące orki
    .order = Wyjące orki
    .combat = Wyjące orki
text-card-ss-howling-orcs = Zagraj tę kartę na stół. W rundzie walki przeciw armii z Wielkimi orkami nie można używać zdolności manewru Krasnoludzkich wojowników, Krasnoludzkich weteranów ani Ludzi z Miasta na Jeziorze. Odrzuć kartę, gdy dowolna jednostka Wielkich orków opuści planszę.
ref-card-ss-hurrying-multitude = Pędzące zastępy
    .order = Pędzące zastępy
    .combat = Pędzące zastępy
text-card-ss-hurrying-multitude = Możesz przesunąć najwyżej 2 swoje armie, każdą o 1 lub 2 regiony. Nie muszą mieć przywództwa.
ref-card-ss-ill-chance = Zły traf
    .order = Zły traf
    .combat = Zły traf
text-card-ss-ill-chance = Przesuń znacznik przeznaczenia o 1 pole w lewo; czekające postacie, do których pól już nie sięga, przestają być gotowe. Potem dobierz 1 kartę Wydarzenia.
ref-card-ss-returning-to-the-assault = Powrót do szturmu
    .order = Powrót do szturmu
    .combat = Powrót do szturmu
text-card-ss-returning-to-the-assault = Odkryj najwyżej 5 swoich żetonów rekrutacji na Otwartych Polach, także kilka w jednym regionie. Potem możesz przesunąć o 1 region 1 swoją armię stojącą na Otwartych Polach.
ref-card-ss-orcs-from-gundabad = Orki z Gundabadu
    .order = Orki z Gundabadu
    .combat = Orki z Gundabadu
text-card-ss-orcs-from-gundabad = Umieść 2 jednostki Orków w jednej ze swoich armii. Potem możesz albo przesunąć tę armię o 1 region, albo nią zaatakować.
ref-card-ss-climbing-goblins = Wspinające się gobliny
    .order = Wspinające się gobliny
    .combat = Wspinające się gobliny
text-card-ss-climbing-goblins = Wybierz swoją armię w punkcie mobilizacji goblinów lub na górskiej przełęczy i umieść w niej 2 jednostki Goblinów oraz 1 żeton zdolności przywódczych. Potem możesz albo przesunąć tę armię o 1 region (lub na jej przełęcz), albo nią zaatakować.
ref-card-ss-orcs-of-huge-size = Orki ogromnej postury
    .order = Orki ogromnej postury
    .combat = Orki ogromnej postury
text-card-ss-orcs-of-huge-size = Odłóż do zapasu 1 jednostkę Wielkich orków z armii Bolga i daj Bolgowi 1 żeton przybocznego. Jeśli ma już 3 takie żetony, karta nie działa.
ref-card-ss-the-shadow-of-the-necromancer = Cień Nekromanty
    .order = Cień Nekromanty
    .combat = Cień Nekromanty
text-card-ss-the-shadow-of-the-necromancer = Dołóż do puli przeznaczenia specjalny żeton „Nekromanta” (0, bez symbolu przeznaczenia). Gdy zostanie dobrany, trzeba na nim poprzestać, a znacznik przeznaczenia nie rusza się z miejsca.
ref-card-ss-the-swiftest-wolf-riders = Najszybsi wilczy jeźdźcy
    .order = Najszybsi wilczy jeźdźcy
    .combat = Najszybsi wilczy jeźdźcy
text-card-ss-the-swiftest-wolf-riders = Tylko jeśli kontrolujesz Ruiny Dale. Umieść razem 3 jednostki Wargów i 1 żeton zdolności przywódczych w Ruinach Dale albo w jednym z sąsiednich regionów, w którym nie ma armii Wolnych Ludów ani Beorna.
ref-card-ss-like-a-sea-of-locusts = Niczym morze szarańczy
    .order = Niczym morze szarańczy
    .combat = Niczym morze szarańczy
text-card-ss-like-a-sea-of-locusts = Usuń z planszy najwyżej 2 figurki Wielkich nietoperzy. Za każdą z nich usuń z dowolnego miejsca planszy 1 wybrany żeton rekrutacji Wolnych Ludów.
ref-card-ss-victory-vanishes-from-hope = Nadzieja zwycięstwa niknie
    .order = Nadzieja zwycięstwa niknie
    .combat = Nadzieja zwycięstwa niknie
text-card-ss-victory-vanishes-from-hope = Wybierz najwyżej 3 różne armie Wolnych Ludów bez żetonów obrażeń i zadaj każdej z nich 1 obrażenie. Potem dobierz 1 kartę Wydarzenia.

## Karty Przeznaczenia

ref-card-fate-giant-size = Olbrzymi rozmiar
    .order = Olbrzymi rozmiar
    .combat = Olbrzymi rozmiar
text-card-fate-giant-size = Beorn otrzymuje 2 żetony gniewu. Połóż tę kartę przy nim: w walce rzuca 5 kośćmi zamiast 4. Odrzuć ją, gdy Beorn zostanie wyeliminowany.
ref-card-fate-redoubled-in-wrath = W podwójnym gniewie
    .order = W podwójnym gniewie
    .combat = W podwójnym gniewie
text-card-fate-redoubled-in-wrath = Beorn otrzymuje 4 żetony gniewu, nawet jeśli nie ma go jeszcze w grze. Odrzuć tę kartę.
ref-card-fate-roaring-voice = Ryczący głos
    .order = Ryczący głos
    .combat = Ryczący głos
text-card-fate-roaring-voice = Beorn otrzymuje 2 żetony gniewu. Połóż tę kartę przy nim: w walce trafia na 4+ zamiast na 5+. Odrzuć ją, gdy Beorn zostanie wyeliminowany.
ref-card-fate-the-eagles-are-coming = Orły nadlatują!
    .order = Orły nadlatują!
    .combat = Orły nadlatują!
text-card-fate-the-eagles-are-coming = Umieść 2 Orły w Gnieździe Orłów, nawet jeśli Wodza Orłów nie ma jeszcze w grze.
ref-card-fate-where-are-the-eagles = Gdzie są orły?
    .order = Gdzie są orły?
    .combat = Gdzie są orły?
text-card-fate-where-are-the-eagles = Jeśli Wódz Orłów jest na torze przeznaczenia, przesuń go o 1 pole w lewo i umieść 1 Orła w Gnieździe Orłów; sama ta karta nie wprowadza go do gry. W przeciwnym razie umieść tam 2 Orły.
ref-card-fate-eagles-are-not-kindly-birds = Orły nie są łagodnymi ptakami
    .order = Orły nie są łagodnymi ptakami
    .combat = Orły nie są łagodnymi ptakami
text-card-fate-eagles-are-not-kindly-birds = Do końca gry możesz użyć wyniku „Mobilizacja”, aby odesłać do Gniazda Orłów dowolną liczbę Orłów z jednego terytorium (Wódz liczy się jak Orzeł). Każdy z nich atakuje tę samą armię Cienia w górskim regionie tego terytorium: rzuć 4 kośćmi, trafienie na 4+, wszystkie chybione kości możesz raz przerzucić.
ref-card-fate-fury-of-the-dwarves = Furia krasnoludów
    .order = Furia krasnoludów
    .combat = Furia krasnoludów
text-card-fate-fury-of-the-dwarves = Armia z Thorinem ma o 2 większą siłę i o 2 wyższą wartość zdolności przywódczych; nadal rzuca najwyżej 5 kośćmi. Odrzuć tę kartę, gdy Thorin zostanie wyeliminowany.
ref-card-fate-mighty-strokes = Potężne uderzenia
    .order = Potężne uderzenia
    .combat = Potężne uderzenia
text-card-fate-mighty-strokes = Gdy walczy armia z Thorinem, weź na czas walki na rękę kartę „Potężne uderzenia Thorina”. Gdy Thorin zostanie wyeliminowany, odrzuć tę kartę Przeznaczenia.
ref-card-fate-shining-armour = Lśniąca zbroja
    .order = Lśniąca zbroja
    .combat = Lśniąca zbroja
text-card-fate-shining-armour = Gdy armia z Thorinem otrzymuje obrażenia, możesz położyć dowolną liczbę tych żetonów na tej karcie zamiast na armii; nie można ich stąd usunąć. Odrzuć kartę ze wszystkimi żetonami, jeśli na koniec rundy walki leży na niej więcej niż 5 żetonów albo gdy Thorin zostanie wyeliminowany.

## Typy kart

ref-cardtype-army = Armia
ref-cardtype-character = Postać
ref-cardtype-muster = Mobilizacja
ref-cardtype-fate = karta Przeznaczenia
ref-cardtype-unit = karta Jednostki
ref-cardtype-special = manewr specjalny

## Karty Postaci

ref-figure-eagles = Orły z Gór Mglistych
ref-figure-great-bats = Wielkie nietoperze

ref-ability-bard-levies = Pospolite ruszenie
text-sheet-bard-levies = Zdolność generała: albo umieść 1 zakryty żeton krasnoludów i ludzi w osadzie pod swoją kontrolą, w której nie ma armii Cienia, albo odkryj taki żeton w takiej osadzie i umieść tam przedstawioną na nim jednostkę.
ref-ability-dain-rally = Przegrupowanie krasnoludów
text-sheet-dain-rally = Zdolność generała: przegrupuj jedną ze swoich armii z jednostką krasnoludów.
ref-ability-gandalf-bolt = Magiczny pocisk
text-sheet-gandalf-bolt = Zdolność generała: albo połóż na tej karcie żeton koncentracji, jeśli go tu nie ma, albo zaatakuj 1 armię Cienia w zasięgu Gandalfa: rzuć 3 kośćmi, każdy wynik 5+ zadaje 1 obrażenie. Jeśli leży tu żeton koncentracji, usuń go i rzuć 5 kośćmi zamiast 3. Bez przerzutów.
ref-ability-thranduil-archery = Łucznictwo
text-sheet-thranduil-archery = Zdolność generała: wybierz armię Cienia. Rzuć 1 kością za każdą swoją jednostkę Elfich łuczników i Ludzi z Miasta na Jeziorze, która stoi na wzgórzach lub w górach i ma cel w zasięgu; każdy wynik 5+ zadaje 1 obrażenie. Bez przerzutów; Thranduil nie musi być przy strzelających.
ref-ability-bilbo-vanish = Zniknął z oczu
text-sheet-bilbo-vanish = Gdy armia z Bilbem otrzymuje obrażenia, w walce lub poza nią, możesz odrzucić 1 żeton Pierścienia i zdjąć Bilba z planszy, aby usunąć z tej armii najwyżej 2 żetony obrażeń. Bilbo nie zostaje wyeliminowany.
ref-ability-bilbo-slip-away = Usunął się z drogi
text-sheet-bilbo-slip-away = Za każdym razem, gdy używasz wyniku „Postać”, możesz też, przed akcją lub po niej, odrzucić 1 żeton Pierścienia, aby umieścić Bilba w dowolnym regionie, nawet jeśli nie ma go na planszy.
ref-ability-thorin-die = Dodatkowa kość
text-sheet-thorin-die = Dopóki w grze jest Thorin lub Beorn (albo obaj), masz 1 dodatkową kość akcji. Zyskujesz ją lub tracisz dopiero na początku następnej tury.
ref-ability-lord-of-the-eagles-general = Zbiórka albo wylot
text-sheet-lord-of-the-eagles-general = Zdolność generała: albo umieść 1 Orła w Gnieździe Orłów, albo rozmieść Wodza i wszystkie Orły z Gniazda na dowolnych terytoriach.
ref-ability-lord-of-the-eagles-eagle = Jeden z Orłów
text-sheet-lord-of-the-eagles-eagle = Pod każdym względem liczy się jak jeden z Orłów. Z zasad dotyczących postaci obowiązują go tylko zasady o generałach.
ref-ability-beorn-move = Ruch i atak
text-sheet-beorn-move = Wola Zachodu albo wynik „Postać” i odrzucenie 1 żetonu gniewu: przesuń Beorna najwyżej o 3 regiony; potem może zaatakować sąsiednią armię Cienia. Może przejść przez region z twoją armią, ale nie może się tam zatrzymać; nie może wejść do regionu z armią Cienia, ale nie musi się przy niej zatrzymywać. Usuwa kontrolę Cienia z regionów, do których wchodzi.
ref-ability-beorn-battle = Beorn w walce
text-sheet-beorn-battle = Beorn walczy sam: nie zagrywasz kart i nikt nie ma przewagi terenu. Rzuca 4 kośćmi, trafia na 5+ i może raz przerzucić wszystkie chybione kości; każde obrażenie kosztuje go 1 żeton gniewu, a gdy nie ma już żadnego, zostaje wyeliminowany. Jako obrońca może wykonać odwrót na koniec dowolnej rundy, ale nie do regionu z twoją armią.
ref-ability-beorn-blocks = Zagradza drogę
text-sheet-beorn-blocks = Przy ruchu i odwrocie armii Cienia Beorn liczy się jak armia Wolnych Ludów: nie mogą one wejść do jego regionu, a w ruchu o kilka regionów muszą się przy nim zatrzymać. Mogą go zaatakować.
ref-ability-beorn-die = Dodatkowa kość
text-sheet-beorn-die = Dopóki w grze jest Beorn lub Thorin (albo obaj), masz 1 dodatkową kość akcji. Zyskujesz ją lub tracisz dopiero na początku następnej tury.
ref-ability-bolg-bodyguards = Przyboczni
text-sheet-bolg-bodyguards = Gdy armia z Bolgiem otrzymuje obrażenia, możesz odrzucić 1 żeton przybocznego, aby zapobiec wszystkim obrażeniom zadanym jej w tej rundzie walki lub, poza walką, przez ten jeden efekt. Nie chroni to przed obrażeniami, które armia zadaje sama sobie.
ref-ability-bolg-death = Śmierć Bolga
text-sheet-bolg-death = Jeśli Bolg zostanie wyeliminowany, Wolne Ludy natychmiast wygrywają.
ref-ability-eagles-strong-and-noble = Silne i szlachetne
text-sheet-eagles-strong-and-noble = Wynik „Mobilizacja”: odeślij z pola bitwy do Gniazda Orłów dowolną liczbę Orłów (Wódz liczy się jak Orzeł). Każdy z nich atakuje inną armię Cienia na terytorium, na którym był: rzuć 3 kośćmi, trafienie na 4+, wszystkie chybione kości możesz raz przerzucić.
ref-ability-great-bats-cloud = Chmura nietoperzy
text-sheet-great-bats-cloud = Wynik „Mobilizacja”: usuń figurkę Wielkich nietoperzy znad terytorium, aby przesunąć o 1 region, także poza to terytorium, 1 swoją armię, która na nim stoi. To tylko ruch, bez ataku.
ref-ability-great-bats-vampire = Ugryzienie
text-sheet-great-bats-vampire = Jeśli walka zaczyna się na terytorium z Wielkimi nietoperzami, weź na nią kartę „Ugryzienie”. Jeśli zagrasz ją w rundzie, w której twoja armia zada co najmniej 1 obrażenie, możesz usunąć znad tego terytorium figurkę Wielkich nietoperzy, aby zadać 1 dodatkowe.

text-sheet-bilbo-entry = Gotowy, gdy znacznik przeznaczenia jest na polu 2 lub dalej. Wynik „Postać”: umieść go w regionie z inną postacią Wolnych Ludów lub z ich żetonem zdolności przywódczych. Otrzymuje 5 żetonów Pierścienia.
text-sheet-thorin-entry = Gotowy, gdy znacznik przeznaczenia jest na polu 6 lub dalej. Wynik „Postać”: umieść go w Głównej Bramie razem z 1 jednostką Krasnoludzkich weteranów.
text-sheet-lord-of-the-eagles-entry = Gotowy, gdy znacznik przeznaczenia jest na jego polu (początkowo 8) lub dalej. Wynik „Mobilizacja”: umieść go w Gnieździe Orłów; razem z nim wchodzą do gry Orły z Gór Mglistych.
text-sheet-beorn-entry = Gotowy, gdy znacznik przeznaczenia jest na jego polu (początkowo 11) lub dalej. Wola Zachodu: umieść go w dowolnym regionie bez armii i bez kontroli Cienia; otrzymuje 8 żetonów gniewu. Jeśli Cień ma wtedy najwyżej 5 punktów zwycięstwa, natychmiast wygrywasz.
text-sheet-bolg-entry = Gotowy, gdy w Dolinie jest armia Cienia. Wynik „Postać”: umieść go w dowolnym regionie pola bitwy, w którym stoi twoja armia. Otrzymuje 3 żetony przybocznych, jeśli kontrolujesz Ruiny Dale, a w przeciwnym razie 1.

## Żetony

ref-back-dwarves-and-men = krasnoludy i ludzie
ref-back-elves = elfy
ref-back-shadow = Cień

ref-face-two-orcs = dwie jednostki Orków
ref-face-fate-1 = Przeznaczenie 1
ref-face-fate-1-symbol = Przeznaczenie 1 z symbolem
ref-face-fate-2 = Przeznaczenie 2
ref-face-fate-2-symbol = Przeznaczenie 2 z symbolem
ref-face-fate-3 = Przeznaczenie 3
ref-face-fate-arkenstone = Arcyklejnot
ref-face-fate-necromancer = Nekromanta

## Strefy

zone-dwarves-and-men-pile = stos żetonów krasnoludów i ludzi
zone-dwarves-and-men-flipped = odkryte żetony krasnoludów i ludzi
zone-dwarves-and-men-at-camp = żetony krasnoludów i ludzi w Obozie
zone-dwarves-and-men-at-eastern-spur = żetony krasnoludów i ludzi na Wschodniej Ostrodze
zone-dwarves-and-men-at-ravenhill = żetony krasnoludów i ludzi na Kruczym Wzgórzu
zone-dwarves-and-men-at-lower-slopes = żetony krasnoludów i ludzi na Dolnych Stokach
zone-dwarves-and-men-at-fallen-bridge = żetony krasnoludów i ludzi na Zawalonym Moście
zone-dwarves-and-men-at-ruins-of-dale = żetony krasnoludów i ludzi w Ruinach Dale
zone-elves-pile = stos żetonów elfów
zone-elves-flipped = odkryte żetony elfów
zone-elves-at-camp = żetony elfów w Obozie
zone-elves-at-eastern-spur = żetony elfów na Wschodniej Ostrodze
zone-elves-at-ravenhill = żetony elfów na Kruczym Wzgórzu
zone-elves-at-lower-slopes = żetony elfów na Dolnych Stokach
zone-elves-at-fallen-bridge = żetony elfów na Zawalonym Moście
zone-elves-at-ruins-of-dale = żetony elfów w Ruinach Dale
zone-shadow-pile = stos żetonów Cienia
zone-shadow-flipped = odkryte żetony Cienia
zone-shadow-at-broken-lands-northwest-hills = żetony Cienia na Wzgórzach północno-zachodnich
zone-shadow-at-broken-lands-north-plains = żetony Cienia na Równinie północnej
zone-shadow-at-broken-lands-northeast-plains = żetony Cienia na Równinie północno-wschodniej
zone-shadow-at-broken-lands-east-hills = żetony Cienia na Wzgórzach wschodnich

zone-fate-pool = pula przeznaczenia
zone-fate-drawn = dobrany żeton przeznaczenia
zone-fate-aside = odłożone żetony przeznaczenia
zone-fate-removed = żetony przeznaczenia usunięte z gry
zone-fate-special = specjalne żetony przeznaczenia
zone-event-deck = talia Wydarzeń
zone-event-hand-free = karty Wydarzeń na ręce Wolnych Ludów
zone-event-hand-shadow = karty Wydarzeń na ręce Cienia
zone-event-buried-free = zakryte odrzucone karty Wydarzeń Wolnych Ludów
zone-event-buried-shadow = zakryte odrzucone karty Wydarzeń Cienia
zone-event-open = rozpatrywana karta Wydarzenia
zone-event-in-battle = karty Wydarzeń zagrane w walce
zone-event-discard = odrzucone karty Wydarzeń
zone-story-free-deck = talia Opowieści Wolnych Ludów
zone-story-free-hand = karty Opowieści na ręce Wolnych Ludów
zone-story-free-buried = zakryte odrzucone karty Opowieści Wolnych Ludów
zone-story-free-open = rozpatrywana karta Opowieści Wolnych Ludów
zone-story-free-table = karty Opowieści Wolnych Ludów na stole
zone-story-free-discard = odrzucone karty Opowieści Wolnych Ludów
zone-story-shadow-deck = talia Opowieści Cienia
zone-story-shadow-hand = karty Opowieści na ręce Cienia
zone-story-shadow-buried = zakryte odrzucone karty Opowieści Cienia
zone-story-shadow-open = rozpatrywana karta Opowieści Cienia
zone-story-shadow-table = karty Opowieści Cienia na stole
zone-story-shadow-discard = odrzucone karty Opowieści Cienia
zone-fate-deck = talia Przeznaczenia
zone-fate-beside = działające karty Przeznaczenia
zone-fate-discard = odrzucone karty Przeznaczenia

## Plansza

board-turn = tura
board-armies = armie
board-characters = postacie
board-marker = znacznik przeznaczenia
board-track = czekają na torze przeznaczenia
board-control = osady pod kontrolą Cienia
board-breaches = obrażenia fortyfikacji
board-open_passes = otwarte górskie przełęcze
board-bats = Wielkie nietoperze
board-activated = aktywowani generałowie
board-pool = kości akcji w tej turze
board-dice = nieużyte kości
board-bodyguards = żetony przybocznych
board-rings = żetony Pierścienia
board-wrath = żetony gniewu
board-concentrated = żeton koncentracji
board-eagles = Orły
board-armour = obrażenia na karcie „Lśniąca zbroja”
board-arrows = Orki na karcie „Świszczące strzały i dzikie włócznie”
board-troubled = Zmącony umysł
board-battle = walka

ref-face-eagles = Orły z Gór Mglistych
ref-face-great-bats = Wielkie nietoperze
ref-face-waiting = jeszcze poza grą
ref-face-unseen = poza planszą
ref-face-eliminated = wyeliminowani

## Stół

ref-track-fate = tor przeznaczenia

ref-tokens-dwarves-and-men = żetony krasnoludów i ludzi
ref-tokens-elves = żetony elfów
ref-tokens-shadow = żetony Cienia

ref-mark-settlement = osada
ref-mark-fortification = fortyfikacja
ref-mark-mustering = region mobilizacji
ref-mark-points = punkty zwycięstwa
ref-mark-ford = bród
ref-mark-slope = zbocze
ref-mark-control = kontrola Cienia
ref-mark-breach = obrażenia fortyfikacji
ref-mark-closed = zamknięta przełęcz
ref-mark-activated = aktywowany
ref-mark-leadership = przywództwo
ref-mark-damage = obrażenia
ref-mark-battle = walka
ref-mark-attack-from = skąd atak
ref-mark-hits = trafienia
ref-mark-target = trafia od
ref-mark-round = runda
ref-mark-leadership-tokens = żetony zdolności przywódczych
ref-mark-strength = siła
ref-mark-movement = ruch
ref-mark-hills = wzgórza
ref-mark-mountains = góry
ref-mark-plains = równiny
ref-mark-ruins = ruiny
ref-mark-swamps = bagna
ref-mark-order = rozkaz
ref-mark-combat = efekt walki
ref-mark-ability = zdolność
ref-mark-entry = wejście do gry

## Szanse: z czego bierze się rzut i czego nie wliczono

forecast-most-dice = najwięcej kości w rzucie
forecast-usual = zwykła wartość docelowa
forecast-tokens = żetony zdolności przywódczych
forecast-damage = obrażenia armii
forecast-rerolls = Każda strona przerzuca tyle chybionych kości, ile może, najpierw czarne.
forecast-cards = Nie wliczono kart manewrów i wydarzeń, które mogą jeszcze zostać zagrane.
forecast-other-card = Nie wliczono karty drugiej strony.
forecast-abilities = Nie wliczono zdolności kart oddziałów.
forecast-bodyguards = Nie wliczono przybocznych Bolga: jeden żeton zapobiega wszystkim obrażeniom w rundzie.
forecast-armour = Nie wliczono Lśniącej zbroi Thorina: może przyjąć obrażenia.
forecast-ring = Nie wliczono żetonu Pierścienia Bilba: może usunąć 2 obrażenia.
forecast-ending-taken = atakujący zwycięża
forecast-ending-held = atakujący rozbity
forecast-ending-stopped = atak przerwany
forecast-ending-nobody = obie strony rozbite
forecast-losses-units = stracone oddziały
forecast-losses-wrath = stracone żetony gniewu
forecast-policy = Obliczono przy założeniu, że każda strona przerzuca wszystkie chybione kości, jakie może, i traci tylko tyle oddziałów, ile musi, zaczynając od najsłabszych, a przybocznych, zbroi i Pierścienia używa od razu; obrońca nie ustępuje, a atakujący przerywa atak, gdy może znieść mniej niż połowę tych obrażeń, które zniesie obrońca. Nieujawnionych kart nie wliczono.
forecast-leadership = zdolności przywódcze
forecast-eagle = Orzeł
forecast-volley-archery = ostrzał
forecast-volley-bolt = Magiczny pocisk
forecast-volley-eagle = atak Orłów
forecast-volley-rally = przegrupowanie
forecast-volley-units = oddziały
forecast-volley-hits = trafienia średnio
forecast-volley-losses = straty w oddziałach, średnio co najmniej
forecast-volley-destroyed = armia rozbita
forecast-volley-removed = usunięte obrażenia średnio
forecast-volley-all = usunięte wszystkie obrażenia
forecast-volley-tokens = usunięte żetony rekrutacji średnio

## Gdzie w turze: procedury i kroki

crumb-FiveArmies = Bitwa Pięciu Armii
crumb-Turn = tura { $ref1 }
crumb-ActivateGenerals = aktywacja generałów
step-ActivateGenerals-choose = kto zostaje aktywowany
crumb-PlaceTokens = żetony zdolności przywódczych
step-PlaceTokens-choose = które armie je dostają
crumb-Fate = przeznaczenie
step-Fate-decide = poprzestać czy dobierać dalej
crumb-ShadowLeadership = przywództwo Cienia
step-ShadowLeadership-split = żetony czy Wielkie nietoperze
step-ShadowLeadership-place_bats = wylot Wielkich nietoperzy
crumb-Actions = runda akcji
step-Actions-lucky_number = Szczęśliwa liczba
step-Actions-act = wybór akcji
crumb-RollActionDice = rzut kośćmi akcji
crumb-LuckyNumber = Szczęśliwa liczba
step-LuckyNumber-choose = którą kość przerzucić
crumb-MoveArmies = { $ref1_order }
step-MoveArmies-choose = która armia i dokąd
step-MoveArmies-go_on = następny region
step-MoveArmies-attack = atak po ruchu
crumb-CombinedAttack = połączony atak
step-CombinedAttack-choose = cel i armie
crumb-MoveCharacters = ruch postaci
step-MoveCharacters-choose = kto rusza i dokąd
crumb-EnterPlay = wejście postaci do gry
step-EnterPlay-choose = kto wchodzi i gdzie
crumb-Recruit = rekrutacja
step-Recruit-choose = wybór żetonu
crumb-FlipToken = żeton { $ref1_at }
step-FlipToken-choose_substitute = inna jednostka w zamian
crumb-RecruitGoblins = rekrutacja goblinów
step-RecruitGoblins-choose = wybór punktu mobilizacji
step-RecruitGoblins-choose_other = drugi punkt mobilizacji
crumb-Rally = przegrupowanie
step-Rally-choose = wybór armii
crumb-RallyArmy = przegrupowanie { $ref1_at }
step-RallyArmy-choose_reroll = przerzut
crumb-Overstack = zbyt wiele jednostek { $ref1_at }
step-Overstack-choose = kto musi odejść
crumb-Battle = walka { $ref1_at }
step-Battle-choose_army = która armia walczy
step-Battle-stop_attack = atakujący zaprzestaje ataku lub naciera dalej
step-Battle-retreat_or_rout = obrońca ustępuje lub zostaje
crumb-CombatRound = runda walki { $ref1 }
step-CombatRound-attacker_reroll = przerzut dowódców atakującego
step-CombatRound-defender_reroll = przerzut dowódców obrońcy
step-CombatRound-vampire = Ugryzienie
crumb-ChooseManoeuvre = manewr
step-ChooseManoeuvre-choose = wybór karty
crumb-UseAbility = zdolność manewru
step-UseAbility-choose = użyć czy nie
step-UseAbility-fell_race = Okrutna rasa
crumb-GoblinCharge = Szarża goblinów
step-GoblinCharge-wall_of_spears = Ściana włóczni
crumb-Bodyguard = przyboczni Bolga
step-Bodyguard-choose = odrzucić żeton czy nie
crumb-Casualties = straty obu stron
crumb-ChooseCasualties = armia { $ref1_at }
step-ChooseCasualties-choose = wybór strat
crumb-TakeCasualties = straty
crumb-IncomingDamage = obrażenia armii
crumb-OutsideDamage = obrażenia poza walką
crumb-Withdrawal = ustąpienie { $ref1_from }
step-Withdrawal-choose_region = dokąd
step-Withdrawal-choose_forced_region = dokąd wypiera ich atakujący
crumb-Advance = posunięcie się naprzód { $ref1_to }
step-Advance-choose = kto się posuwa
crumb-DrawCards = dobranie kart
step-DrawCards-discard = za dużo kart na ręce
crumb-DrawByDie = dobranie kart
step-DrawByDie-choose = wybór talii
step-DrawByDie-discard = za dużo kart na ręce
crumb-PlayCard = { $ref1_order }
crumb-ChoosePlace = cel karty
step-ChoosePlace-choose = wybór miejsca
crumb-ChooseArmies = cele karty
step-ChooseArmies-choose = wybór armii
crumb-Reinforce = posiłki
crumb-HurtArmies = obrażenia kilku armii
crumb-TakeTokens = usuwanie żetonów rekrutacji
step-TakeTokens-choose = które żetony znikają
crumb-TakeLeadership = usuwanie żetonów zdolności przywódczych
step-TakeLeadership-choose = które żetony znikają
crumb-TakeBats = usuwanie Wielkich nietoperzy
step-TakeBats-choose = które figurki znikają
crumb-Muster = nowy żeton rekrutacji
step-Muster-choose = gdzie i z którego stosu
crumb-RaiseLevies = rekrutacja w osadach
step-RaiseLevies-choose = odkryć żeton czy umieścić nowy
crumb-ReturnGeneral = powrót generała
step-ReturnGeneral-choose = kto wraca i gdzie
crumb-NameGeneral = wskazanie generała
step-NameGeneral-choose = wybór generała
crumb-OrcsFromCard = Orki z karty
crumb-ClearMind = koniec karty „Zmącony umysł”
crumb-DrawFateCard = karta Przeznaczenia
crumb-MagicBolt = Magiczny pocisk
step-MagicBolt-choose = skupić się czy uderzyć
crumb-Archery = Łucznictwo
step-Archery-choose = wybór celu
crumb-LordOfTheEagles = Wódz Orłów
step-LordOfTheEagles-choose = nowy Orzeł czy wylot wszystkich
crumb-StrongAndNoble = Silne i szlachetne
step-StrongAndNoble-choose = wybór celów
crumb-FallUpon = Orły nie są łagodnymi ptakami
step-FallUpon-choose = cel i liczba Orłów
crumb-MoveBeorn = ruch Beorna
step-MoveBeorn-choose = następny region
step-MoveBeorn-attack = atak po ruchu
crumb-BeornWithdraws = Beorn ustępuje { $ref1_from }
step-BeornWithdraws-choose_region = dokąd
step-BeornWithdraws-choose_forced_region = dokąd wypiera go atakujący
crumb-BeornAdvances = Beorn posuwa się naprzód { $ref1_to }
step-BeornAdvances-choose = posunąć się czy zostać
crumb-Vanish = Bilbo znika
step-Vanish-choose = odrzucić żeton Pierścienia czy nie
crumb-SlipAway = Pierścień Bilba
step-SlipAway-choose = dokąd przenosi się Bilbo
crumb-ShiningArmour = Lśniąca zbroja
step-ShiningArmour-choose = ile obrażeń przyjmuje
crumb-EventTookEffect = działa karta Wydarzenia
crumb-DeterminedAttack = Zdecydowany atak
step-DeterminedAttack-choose = wybór dodatkowej karty
crumb-CaptainOfWar = Kapitan wojny
step-CaptainOfWar-choose = co oddaje armia

## Zasady: dlaczego czegoś nie można zrobić i jak kończy się gra

rule-B5A-1-7 = Brakuje figurek: { $ref1 }.
rule-B5A-3-3 = { $ref1 } i { $ref2 } nie sąsiadują ze sobą.
rule-B5A-3-4 = { $ref1 } i { $ref2 }: dzieli je rzeka bez brodu.
rule-B5A-4-5 = { $ref1 } nie może zostać aktywowany: można wybrać najwyżej trzech różnych generałów, którzy są w grze.
rule-B5A-4-6 = Każdy aktywowany generał daje jeden żeton zdolności przywódczych; trzeba umieścić wszystkie, każdy w innej armii.
rule-B5A-4-8 = Żetonów zdolności przywódczych i figurek Wielkich nietoperzy musi być razem dokładnie tyle: { $ref1 }.
rule-B5A-4-9 = Trzeba umieścić wszystkie wzięte żetony zdolności przywódczych, każdy w innej armii.
rule-B5A-4-10 = Trzeba wysłać wszystkie wzięte Wielkie nietoperze.
rule-B5A-6-3 = Nie masz nieużytej kości z tym wynikiem: { $ref1 }.
rule-B5A-6-5 = Możesz spasować tylko wtedy, gdy masz mniej nieużytych kości niż przeciwnik.
rule-B5A-7-1 = { $about_count ->
    [0] Ta akcja to tylko ruch armii, bez ataku.
   *[other] Ruch strategiczny wymaga wyniku „Armia” i twojej armii, która może się ruszyć.
}
rule-B5A-7-2 = Atak wymaga wyniku „Armia” i twojej armii, która może się ruszyć lub zaatakować.
rule-B5A-7-3 = Połączony atak wymaga wyniku „Armia” i co najmniej dwóch twoich armii sąsiadujących z jedną armią wroga.
rule-B5A-7-4 = { $ref2_order }: ta karta wymaga wyniku „Armia” lub „Wydarzenie”.
rule-B5A-7-5 = Szybki ruch wymaga wyniku „Postać” i armii z przywództwem, która może się ruszyć.
rule-B5A-7-6 = Atak z wynikiem „Postać” wymaga armii z przywództwem, która może się ruszyć lub zaatakować.
rule-B5A-7-7 = { $about_count ->
    [1] { $ref1 } nie może się teraz ruszyć albo ruszył się już w tej akcji.
   *[other] Ruch postaci wymaga wyniku „Postać” i twojej postaci na polu bitwy.
}
rule-B5A-7-8 = { $ref2_order }: ta karta wymaga wyniku „Postać” lub „Wydarzenie”.
rule-B5A-7-9 = { $about_count ->
    [0] Ta karta jest już dobrana.
   *[other] Dobranie kart wymaga wyniku „Wydarzenie” i karty, którą można jeszcze dobrać.
}
rule-B5A-7-11 = Rekrutacja wymaga wyniku „Mobilizacja” i twojego żetonu rekrutacji na planszy, który można odkryć.
rule-B5A-7-12 = { $about_count ->
    [1] Armia { $ref1_at } jest już wybrana.
   *[other] Przegrupowanie wymaga wyniku „Mobilizacja” i twojej armii z obrażeniami.
}
rule-B5A-7-13 = { $ref2_order }: ta karta wymaga wyniku „Mobilizacja” lub „Wydarzenie”.
rule-B5A-7-14 = { $about_count ->
    [1] Gobliny rekrutuje się tylko w ich punktach mobilizacji, po jednej jednostce w każdym; nie { $ref1_at }.
   *[other] Rekrutacja goblinów wymaga Oka Saurona i figurki Goblinów w zapasie.
}
rule-B5A-7-15 = { $about_count ->
    [1] W armii { $ref1_at } nie ma Goblinów, które mogłyby jeszcze ruszyć.
   *[other] Atak goblinów wymaga Oka Saurona i armii z Goblinami, która może się ruszyć lub zaatakować.
}
rule-B5A-7-16 = { $about_count ->
    [1] W armii { $ref1_at } nie ma Goblinów, które mogłyby jeszcze ruszyć.
   *[other] Strategiczny ruch goblinów wymaga Oka Saurona i armii z Goblinami, która może się ruszyć.
}
rule-B5A-7-17 = Musi iść co najmniej jedna jednostka Goblinów.
rule-B5A-7-18 = Oko Saurona służy tylko do akcji goblinów, chyba że karta mówi inaczej.
rule-B5A-8-6 = Odrzuca się dokładnie tyle kart, o ile przekroczony jest limit kart na ręce.
rule-B5A-8-7 = { $ref1 }: nie masz tej karty na ręce, już ją wybrano albo wybrano już dość innych.
rule-B5A-8-10 = Nie ma już kart Wydarzeń do dobrania.
rule-B5A-8-11 = W twojej talii Opowieści nie ma już kart.
rule-B5A-8-13 = Nie masz na ręce tej karty: { $ref1 }.
rule-B5A-8-15 = { $ref1_order }: nie można zagrać tej karty, bo jej warunek nie jest spełniony.
rule-B5A-8-16 = { $ref1_order }: to nie jest dobrowolne, trzeba wybrać tyle, ile mówi karta.
rule-B5A-9-3 = Gdy aktywowano najwyżej jednego generała, dobiera się tylko jeden żeton przeznaczenia.
rule-B5A-9-4 = Dobrano już tyle żetonów przeznaczenia, ilu jest aktywowanych generałów; liczy się ostatni.
rule-B5A-9-6 = { $ref1 } to specjalny żeton przeznaczenia i trzeba na nim poprzestać.
rule-B5A-9-15 = Nie ma już żetonów przeznaczenia do dobrania.
rule-B5A-10-3 = { $ref1 } nie może wejść do gry: nie czeka na torze przeznaczenia albo znacznik przeznaczenia nie doszedł do jego pola.
rule-B5A-10-4 = { $ref1 } może wejść do gry tylko raz i tylko wtedy, gdy armia Cienia jest w Dolinie.
rule-B5A-10-5 = { $about_count ->
    [1] { $ref1 } należy do drugiej strony.
   *[other] Wejście do gry wymaga gotowej postaci i wyniku kości z jej karty Postaci, która mówi też, gdzie postać wchodzi.
}
rule-B5A-10-6 = { $ref1 }: stoi tam wróg albo ma nad tym regionem kontrolę, więc nikt nie wejdzie tam do gry.
rule-B5A-10-7 = { $ref1 } jest już w grze.
rule-B5A-10-13 = { $ref1 } nie dojdzie aż { $ref2_to }.
rule-B5A-10-15 = { $ref1 } nie jest wśród tych, którzy idą.
rule-B5A-10-16 = { $ref1 } został wyeliminowany i nie wraca do gry.
rule-B5A-10-22 = Przy każdym wyniku „Postać” żeton Pierścienia przenosi Bilba raz, przed akcją lub po niej; jeśli przed nią, trzeba potem użyć wyniku „Postać”.
rule-B5A-11-1 = { $ref1 } nie jest twoim generałem.
rule-B5A-11-2 = { $ref1 } nie ma żetonu aktywacji.
rule-B5A-11-3 = { $ref1 }: ta zdolność nie dałaby teraz żadnego efektu.
rule-B5A-11-4 = Przed każdą kością można użyć zdolności tylko jednego generała.
rule-B5A-11-5 = Zdolności generała używa się przed użyciem kości; nie można po niej spasować.
rule-B5A-11-7 = { $about_count ->
    [0] Gandalf ma już żeton koncentracji.
   *[other] { $about }: nie ma tam armii Cienia, w którą można by celować.
}
rule-B5A-11-8 = { $ref1 }: ten region jest poza zasięgiem.
rule-B5A-11-11 = { $ref1 }: żadna z twoich strzelających jednostek nie ma tego regionu w zasięgu.
rule-B5A-12-2 = Armia { $ref1_at } nie ma przywództwa.
rule-B5A-12-4 = Nie ma żetonu zdolności przywódczych, który mógłby zostać { $ref1_at }.
rule-B5A-12-7 = To więcej żetonów zdolności przywódczych, niż masz armii; weź zamiast nich Wielkie nietoperze.
rule-B5A-13-1 = Nie masz armii { $ref1_at }.
rule-B5A-13-2 = Armię { $ref1_at } trzeba zmniejszyć dokładnie do dozwolonej wielkości.
rule-B5A-14-1 = Armia wroga stoi { $ref1_at }; nie można tam wejść.
rule-B5A-14-5 = Jednostka { $ref1_gen } nie może zostać: nie ma jej wśród tych, które idą, albo jest z nich ostatnia.
rule-B5A-14-8 = Musi iść żeton zdolności przywódczych albo postać z przywództwem.
rule-B5A-14-9 = Więcej obrażeń nie może zostać { $ref1_at }: żadna część armii nie może mieć więcej obrażeń niż jednostek.
rule-B5A-14-10 = Cała armia { $ref1_at } ruszyła się już w tej akcji.
rule-B5A-14-11 = Armii { $ref1_at } nie można podzielić: bez ruchu atakuje w całości.
rule-B5A-15-3 = Nie ma już jednostki { $ref1_gen }, którą można by usunąć { $ref2_from }.
rule-B5A-15-4 = Najpierw straty { $ref1_at }, potem usuwa się jednostki ponad ograniczenie wielkości armii.
rule-B5A-15-6 = Po usunięciu nadmiaru { $ref1_at } ponosi się tylko straty wymuszone przez obrażenia; więcej nie trzeba.
rule-B5A-16-4 = Armia musi się zatrzymać { $ref1_at }: w sąsiedztwie stoi armia wroga.
rule-B5A-17-5 = Armia wroga nie stoi { $ref1_at }; zamiast atakować, można tam po prostu wejść.
rule-B5A-18-2 = W jednej akcji odkrywa się lub umieszcza tylko jeden żeton { $ref1_at }.
rule-B5A-18-3 = { $ref1 }: stoi tam wróg albo ma nad tym regionem kontrolę, więc nie można tam odkryć żetonu.
rule-B5A-18-6 = Nowy żeton Wolnych Ludów umieszcza się w osadzie, a nie { $ref1_at }.
rule-B5A-18-7 = { $ref1 }: stoi tam wróg albo ma nad tym regionem kontrolę, więc nie można tam umieścić żetonu.
rule-B5A-18-9 = Na stosie nie ma już żetonów: { $ref1 }.
rule-B5A-18-10 = Nie masz zakrytego żetonu { $ref1_at }: { $ref2 }.
rule-B5A-18-12 = Żetony tego rodzaju nie dają { $ref1_gen }.
rule-B5A-19-1 = Armia { $ref1_at } nie ma obrażeń do usunięcia.
rule-B5A-19-2 = Przegrupowując armię { $ref1_at }, możesz raz przerzucić nieudane kości, najwyżej tyle, ile wynosi wartość jej zdolności przywódczych.
rule-B5A-20-1 = { $ref1 } jest jeszcze zamknięta.
rule-B5A-20-4 = Armia może wyjść { $ref1_from } tylko na swoją przełęcz, a nie { $ref2_to }.
rule-B5A-20-5 = Armia może zejść { $ref1_from } tylko do jednego regionu, a nie { $ref2_to }.
rule-B5A-20-9 = Armia na górskiej przełęczy nie może brać udziału w połączonym ataku: { $ref1 }.
rule-B5A-20-10 = { $ref1 }: z pola bitwy nie można tam wejść ani atakować.
rule-B5A-21-1 = Nie ma kogo atakować { $ref1_at }.
rule-B5A-21-10 = { $ref1 }: nie ma takiej jednostki w armii { $ref2_at }.
rule-B5A-22-2 = Nie masz na ręce tej karty: { $ref1 }.
rule-B5A-22-4 = { $ref1 }: ta karta jest już zagrana i wróci dopiero dzięki Odzyskiwaniu sił.
rule-B5A-23-5 = { $ref1 }: zdolność wymaga trafienia czarną kością i można jej użyć tylko raz.
rule-B5A-24-1 = Przerzucić można tylko chybione kości, i to najwyżej tyle, ile wynosi wartość zdolności przywódczych armii.
rule-B5A-25-7 = Nie ma już jednostki { $ref1_gen }, którą można by poświęcić { $ref2_at }.
rule-B5A-25-8 = Obrażeń jest więcej niż jednostek { $ref1_at }; trzeba poświęcić kolejne.
rule-B5A-25-10 = Nie ma już obrażeń { $ref1_at }, za które można by poświęcić jednostkę.
rule-B5A-28-4 = Odwrót { $ref1_from } jest możliwy tylko wtedy, gdy obrońca zagrał w tej rundzie Odzyskiwanie sił.
rule-B5A-28-5 = Kto zagrał w tej rundzie Odzyskiwanie sił, nie idzie { $ref1_from } w rozsypkę; może wykonać odwrót.
rule-B5A-28-9 = Tylko obrońca może wykonać odwrót albo pójść w rozsypkę.
rule-B5A-28-12 = { $ref1 }: stoi tam wróg albo ma nad tym regionem kontrolę.
rule-B5A-28-13 = { $ref1 }: w sąsiedztwie stoi armia wroga.
rule-B5A-28-14 = Beorn stoi { $ref1_at }; armia Cienia nie może wykonać tam odwrotu.
rule-B5A-28-15 = { $ref1 }: odwrót przez bród jest niemożliwy.
rule-B5A-28-17 = { $ref1 }: stoi tam twoja armia albo masz nad tym regionem kontrolę, więc nie można tam wyprzeć pobitych.
rule-B5A-28-18 = Nie ma dokąd wykonać odwrotu { $ref1_from }.
rule-B5A-28-21 = Armia { $ref1_at } traci jednostki, aż zostanie najwyżej 1 żeton obrażeń: nie mniej i nie więcej.
rule-B5A-28-25 = Nie ma dokąd pójść w rozsypkę { $ref1_from }.
rule-B5A-29-1 = W połączonym ataku biorą udział co najmniej dwie różne armie.
rule-B5A-29-2 = Armia { $ref1_at } nie bierze udziału w tym ataku.
rule-B5A-29-9 = Naprzód może się posunąć tylko armia, która brała udział w ataku, a nie ta { $ref1_at }.
rule-B5A-31-4 = Bolg poległ.
rule-B5A-31-5 = Beorn wszedł do gry, a Cień ma zbyt mało punktów zwycięstwa.
rule-B5A-31-6 = Znacznik przeznaczenia dotarł do końca toru przeznaczenia.
rule-B5A-31-7 = Na koniec tury Cień ma potrzebne punkty zwycięstwa.
rule-B5A-31-8 = Cień kontroluje Główną Bramę i ma potrzebne punkty zwycięstwa.
rule-B5A-32-6 = Gdy Orły wylatują, lecą Wódz i wszystkie Orły z Gniazda, każdy nad jedno terytorium.
rule-B5A-32-8 = { $about_count ->
    [1] Armia Cienia nie stoi { $ref1_at } albo nad tym terytorium nie ma już wolnego Orła.
   *[other] Silne i szlachetne: ta zdolność wymaga wyniku „Mobilizacja” i Orłów na terytorium z armią Cienia.
}
rule-B5A-32-9 = Armię { $ref1_at } atakuje już inny Orzeł.
rule-B5A-33-5 = Beorna nie ma na polu bitwy albo nie może on iść dalej.
rule-B5A-33-6 = Ruch Beorna wymaga Woli Zachodu albo wyniku „Postać” i żetonu gniewu, który nie jest jego ostatnim; Beorn musi też mieć dokąd pójść albo kogo zaatakować.
rule-B5A-33-8 = Armia Cienia stoi { $ref1_at }; Beorn nie może tam wejść.
rule-B5A-33-10 = { $ref1 }: Beorn i armia Wolnych Ludów nie mogą pozostać w jednym regionie.
rule-B5A-33-11 = Beorn stoi { $ref1_at }; armia Cienia nie może tam wejść.
rule-B5A-33-15 = Beorn walczy bez kart.
rule-B5A-33-19 = { $about_count ->
    [0] Beorn nigdy nie idzie w rozsypkę; może wykonać odwrót na koniec dowolnej rundy.
   *[other] { $about }: Beorn nie może wykonać odwrotu do regionu z armią Wolnych Ludów.
}
rule-B5A-34-3 = { $about_count ->
    [1] Nad { $ref1_ins } nie ma Wielkich nietoperzy.
   *[other] Chmura nietoperzy wymaga wyniku „Mobilizacja” i Wielkich nietoperzy na terytorium z armią Cienia, która może się ruszyć.
}
rule-B5A-34-4 = Chmura nietoperzy to tylko ruch armii, bez ataku.
rule-B5A-34-5 = Cień ma tę kartę tylko wtedy, gdy na początku walki Wielkie nietoperze są nad { $ref1_ins }.
rule-B5A-CR-03 = { $about_count ->
    [0] Musi iść co najmniej jedna z jednostek, które wymienia karta.
   *[other] { $about }: karta nie dopuszcza tego wyboru albo wybrano już dość.
}
rule-B5A-CR-16 = Armia { $ref1_at } nie ma czego takiego do oddania.
rule-B5A-CR-21 = Armia { $ref1_at } nie ma czego takiego do oddania.
rule-B5A-CR-24 = Thorin musi być w walczącej armii, a przy nim musi leżeć karta Przeznaczenia „Potężne uderzenia”.
rule-B5A-CR-28 = Lśniąca zbroja przyjmuje tylko obrażenia zadawane właśnie armii Thorina, nie więcej.
rule-B5A-CR-29 = Karta Przeznaczenia „Orły nie są łagodnymi ptakami” i wynik „Mobilizacja” pozwalają Orłom zaatakować razem jedną armię Cienia w górach na terytorium, nad którym są.
rule-B5A-CR-31 = Kartę „Zmącony umysł” można odrzucić dowolną kością, jeśli znacznik przeznaczenia może się cofnąć o 1 pole.
rule-B5A-CR-33 = { $ref1 }: karta nie dopuszcza tam żetonu albo kolejnego żetonu.
rule-B5A-CR-34 = Nie ma już żetonu rekrutacji { $ref1_at } albo wybrano już dość.
rule-B5A-CR-39 = { $ref2 }: wymaga to karty na stole, która na to pozwala, i kości, którą ta karta wymienia.
rule-B5A-CR-40 = { $ref1 }: Zmącony umysł wskazuje generała, który nie może wtedy używać swojej zdolności.
rule-B5A-CR-45 = Po pierwszej rundzie Szarży elfów nie ma odwrotu { $ref1_from }, możliwa jest tylko rozsypka.
rule-B5A-CR-49 = { $ref1 }: nie ma tam już czego usunąć albo wybrano już dość.
rule-B5A-CR-51 = { $ref1 }: wraca tylko wyeliminowany generał i tylko tam, gdzie masz armię.

## Wartości, których nie potwierdza żadne źródło

value-defence-front-gate = Główna Brama: wartość obronna
value-defence-eastern-spur = Wschodnia Ostroga: wartość obronna
value-defence-ravenhill = Krucze Wzgórze: wartość obronna
value-recruitment-dwarves-and-men-lake-men = żetony krasnoludów i ludzi: Ludzie z Miasta na Jeziorze
value-recruitment-dwarves-and-men-dwarf-regulars = żetony krasnoludów i ludzi: Krasnoludzcy wojownicy
value-recruitment-dwarves-and-men-dwarf-veterans = żetony krasnoludów i ludzi: Krasnoludzcy weterani
value-recruitment-elves-wood-elf-archers = żetony elfów: Elfi łucznicy
value-recruitment-elves-wood-elf-spearmen = żetony elfów: Elfi włócznicy
value-recruitment-shadow-orcs = żetony Cienia: jedna jednostka Orków
value-recruitment-shadow-two-orcs = żetony Cienia: dwie jednostki Orków
value-recruitment-shadow-wargs = żetony Cienia: Wargowie
value-recruitment-shadow-great-orcs = żetony Cienia: Wielkie orki
value-fate-fate-1-count = żetony przeznaczenia: 1
value-fate-fate-1-symbol-count = żetony przeznaczenia: 1 z symbolem
value-fate-fate-2-count = żetony przeznaczenia: 2
value-fate-fate-2-symbol-count = żetony przeznaczenia: 2 z symbolem
value-fate-fate-3-count = żetony przeznaczenia: 3
value-setup-free-1-at = Wolne Ludy: miejsce 1 początkowego rozstawienia
value-setup-free-2-at = Wolne Ludy: miejsce 2 początkowego rozstawienia
value-setup-free-3-at = Wolne Ludy: miejsce 3 początkowego rozstawienia
value-setup-free-4-at = Wolne Ludy: miejsce 4 początkowego rozstawienia
value-setup-free-5-at = Wolne Ludy: miejsce 5 początkowego rozstawienia
value-setup-free-6-at = Wolne Ludy: miejsce 6 początkowego rozstawienia
value-setup-free-7-at = Wolne Ludy: miejsce 7 początkowego rozstawienia
value-setup-free-8-at = Wolne Ludy: miejsce 8 początkowego rozstawienia
value-setup-free-9-at = Wolne Ludy: miejsce 9 początkowego rozstawienia
value-setup-free-10-at = Wolne Ludy: miejsce 10 początkowego rozstawienia
value-setup-shadow-1-at = Cień: miejsce 1 początkowego rozstawienia
value-setup-shadow-2-at = Cień: miejsce 2 początkowego rozstawienia
value-setup-shadow-3-at = Cień: miejsce 3 początkowego rozstawienia
value-setup-shadow-4-at = Cień: miejsce 4 początkowego rozstawienia
value-setup-shadow-5-at = Cień: miejsce 5 początkowego rozstawienia
value-setup-shadow-6-at = Cień: miejsce 6 początkowego rozstawienia
value-characters-bard-movement = Bard: ruch
value-characters-bard-leadership = Bard: przywództwo
value-characters-dain-movement = Dáin: ruch
value-characters-gandalf-movement = Gandalf: ruch
value-characters-gandalf-leadership = Gandalf: przywództwo
value-characters-thranduil-movement = Thranduil: ruch
value-characters-thranduil-leadership = Thranduil: przywództwo
value-characters-bilbo-movement = Bilbo: ruch
value-characters-bilbo-leadership = Bilbo: przywództwo
value-characters-thorin-movement = Thorin: ruch
value-characters-thorin-leadership = Thorin: przywództwo
value-characters-lord-of-the-eagles-leadership = Wódz Orłów: przywództwo
value-characters-bolg-movement = Bolg: ruch
value-characters-bolg-leadership = Bolg: przywództwo
value-characters-thorin-enters-with = Thorin: wynik kości, który wprowadza go do gry
value-characters-thorin-enters-at = Thorin: miejsce wejścia do gry
value-characters-thorin-brings-dwarf-veterans = Thorin: jednostki Krasnoludzkich weteranów, które wchodzą razem z nim
value-characters-lord-of-the-eagles-enters-with = Wódz Orłów: wynik kości, który wprowadza go do gry
value-characters-beorn-enters-with = Beorn: wynik kości, który wprowadza go do gry
value-characters-bolg-enters-with = Bolg: wynik kości, który wprowadza go do gry
value-archery-terrain-mountains = Łucznictwo: strzelanie z gór
value-archery-terrain-plains = Łucznictwo: strzelanie z równin
value-archery-terrain-swamps = Łucznictwo: strzelanie z bagien
value-archery-dice = Łucznictwo: kości za każdą jednostkę
value-archery-success = Łucznictwo: najniższy trafiający wynik
value-archery-reach = Łucznictwo: zasięg, w tysięcznych częściach szerokości mapy
value-bolt-dice = Magiczny pocisk: kości
value-bolt-concentrated = Magiczny pocisk: kości z żetonem koncentracji
value-bolt-success = Magiczny pocisk: najniższy trafiający wynik
value-bolt-reach = Magiczny pocisk: zasięg, w tysięcznych częściach szerokości mapy

scenario-standard = Gra podstawowa

## Gra na dwóch stronach

summary-play = Przebieg gry
summary-pieces = Kto i co bierze udział

summary-turn = Tura w sześciu fazach
summary-recovery = Reorganizacja
summary-recovery-text = Odzyskaj kości: Wolne Ludy mają ich { $free }, Cień { $shadow }. Wolne Ludy mają o jedną więcej, gdy w grze jest Thorin lub Beorn, a Cień, gdy kontroluje dwie osady na jednym terytorium. Dobierz 1 kartę Wydarzenia i 1 kartę Opowieści; zachowaj najwyżej { $hand }.
summary-generals = Aktywacja generałów
summary-generals-text = Wolne Ludy aktywują najwyżej { $most } generałów. Za każdego jedna armia dostaje żeton zdolności przywódczych, a generał może raz w tej turze użyć swojej zdolności.
summary-fate = Przeznaczenie
summary-fate-text = Cień dobiera żeton przeznaczenia, a znacznik przesuwa się o jego liczbę. Symbol przeznaczenia daje Wolnym Ludom kartę Przeznaczenia. Po 2 lub 3 aktywacjach Cień może odłożyć żeton i dobrać następny, najwyżej tyle, ilu generałów aktywowano.
summary-shadow-leadership = Przywództwo Cienia
summary-shadow-leadership-text = Cień bierze żetony zdolności przywódczych i Wielkie nietoperze, razem tyle, ile ma kości. Żetony trafiają do różnych armii, nietoperze na dowolne terytoria.
summary-actions = Runda akcji
summary-actions-text = Rzuca się wszystkimi kośćmi. Strony działają na przemian, zaczynają Wolne Ludy: jedna kość to jedna akcja.
summary-turn-end = Koniec tury
summary-turn-end-text = Sprawdza się punkty. Znikają żetony zdolności przywódczych, nietoperze i niewykorzystane aktywacje, a Orły wracają do Gniazda. Obrażenia i kontrola zostają.

summary-dice = Co dają kości akcji
summary-die-character-text = Szybki ruch: armia z przywództwem idzie najwyżej 2 regiony. Atak taką armią. Ruch postaci. Wprowadzenie postaci do gry. Zagranie karty typu „Postać”.
summary-die-army-text = Ruch strategiczny: najwyżej 2 armie idą po 1 regionie. Atak: armia może przejść 1 region, a potem walczy. Połączony atak. Zagranie karty typu „Armia”.
summary-die-muster-text = Rekrutacja: odkryj żeton w najwyżej 2 regionach. Przegrupowanie najwyżej 2 armii: 1 kość za jednostkę, każde 5 lub 6 usuwa 1 obrażenie. Zagranie karty typu „Mobilizacja”.
summary-die-event-text = Dobierz 1 kartę Wydarzenia i 1 kartę Opowieści albo zagraj dowolną kartę.
summary-die-muster-army-text = Jedna akcja wyniku „Mobilizacja” albo „Armia”.
summary-die-will-of-the-west-text = Użyj jako „Postać”, „Armia”, „Mobilizacja” lub „Wydarzenie”. Porusza też Beorna.
summary-die-eye-text = Umieść po 1 jednostce Goblinów w obu ich punktach mobilizacji. Albo atak lub ruch strategiczny armiami z Goblinami.
summary-no-action = Bez akcji
summary-no-action-text = Odrzuć kość bez efektu. Albo spasuj, jeśli masz mniej kości niż przeciwnik.

summary-battle = Walka, runda po rundzie
summary-advantage = Przed pierwszą rundą
summary-advantage-text = Policz jednostki, które preferują teren walki. Armia, która ma ich więcej, dobiera 1 kartę Wydarzenia.
summary-manoeuvre = Manewry
summary-manoeuvre-text = Każda strona potajemnie wybiera kartę: kartę Jednostki ze swojej armii, kartę Wydarzenia albo „Odzyskiwanie sił”, które przywraca użyte karty Jednostek.
summary-roll = Rzut walki
summary-roll-text = Jedna kość za każdy punkt siły, najwyżej { $most }. Karta Jednostki zamienia jedną kość na czarną za każdą jednostkę tego typu.
summary-reroll = Przerzut dowódców
summary-reroll-text = Przerzuć raz chybione kości, najwyżej tyle, ile wynosi przywództwo armii.
summary-damage = Obrażenia
summary-damage-text = Każde trafienie to 1 obrażenie. Jeśli trafiła czarna kość, możesz użyć zdolności karty Jednostki. Utrata jednostki usuwa 2 obrażenia; gdy obrażeń jest więcej niż jednostek, trzeba ją ponieść.
summary-round-end = Koniec rundy
summary-round-end-text = Atakujący może przerwać atak. Jeśli nie, obrońca może odejść: po „Odzyskiwaniu sił” bez strat, inaczej w rozsypce, tracąc jednostki, aż zostanie najwyżej 1 obrażenie. Zwycięzca może posunąć się naprzód.

summary-hits = Kiedy kość trafia
summary-hit-usual = 5 lub 6
summary-hit-usual-text = Zwykle, dla obu stron. Wynik 1 zawsze chybia, a 6 zawsze trafia.
summary-hit-fortification = Tylko 6
summary-hit-fortification-text = Przeciw armii w fortyfikacji, w każdej rundzie. Najpierw obrażenia przyjmują mury, aż będzie ich tyle, ile wynosi ich liczba.
summary-hit-first = Tylko 6 w pierwszej rundzie
summary-hit-first-text = Przy ataku przez bród albo pod górę, zboczem w góry.

summary-victory = Kto wygrywa
summary-free-wins-text = Natychmiast: gdy znacznik przeznaczenia dotrze do pola { $goal }, gdy zginie Bolg albo gdy Beorn wejdzie do gry, a Cień ma nie więcej niż { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
summary-shadow-wins-text = Z liczbą punktów { $points } lub większą: na koniec tury albo od razu, jeśli ma też Główną Bramę. Fortyfikacja liczy się za { $fortification }, inna osada za { $settlement }.

summary-units = Jednostki
summary-characters = Postacie, Orły i Wielkie nietoperze
summary-character-bard-text = Generał: umieszcza w osadzie żeton Krasnoludów i Ludzi albo go tam odkrywa.
summary-character-dain-text = Generał: przegrupowuje armię z Krasnoludami.
summary-character-gandalf-text = Generał: Magiczny pocisk w armię w zasięgu, kości: { $dice }, a po skupieniu { $concentrated }; trafia od { $success }.
summary-character-thranduil-text = Generał: Łucznictwo. Łucznicy i Ludzie z Miasta na Jeziorze na odpowiednim terenie strzelają do armii w zasięgu, kości na jednostkę: { $dice }; trafienie od { $success }.
summary-character-bilbo-text = Gotowy od pola { $space } toru przeznaczenia. Żetony Pierścienia ({ $rings }): jeden usuwa 2 obrażenia, gdy Bilbo znika, albo przenosi go do dowolnego regionu.
summary-character-thorin-text = Gotowy od pola { $space } toru przeznaczenia. Wchodzi przy Głównej Bramie z Krasnoludzkimi weteranami. Dopóki jest w grze: 1 kość akcji więcej.
summary-character-lord-of-the-eagles-text = Gotowy od pola { $space } toru przeznaczenia. Generał: umieszcza Orła w Gnieździe albo wylatuje ze wszystkimi.
summary-character-beorn-text = Gotowy od pola { $space } toru przeznaczenia. Walczy sam: kości { $dice }, trafia od { $success }, przerzuca wszystkie chybienia. Zamiast jednostek traci gniew (na początku { $wrath }). Dopóki jest w grze: 1 kość akcji więcej.
summary-character-bolg-text = Gotowy, gdy w Dolinie stoi armia Cienia. Żeton przybocznych zapobiega wszystkim obrażeniom rundy. Gdy zginie, wygrywają Wolne Ludy.
summary-eagles-text = Mobilizacja: każdy Orzeł atakuje armię na swoim terytorium, kości: { $dice }; trafia od { $success }, chybienia przerzuca raz. Potem wraca do Gniazda.
summary-great-bats-text = W każdej turze najwyżej { $count }. Mobilizacja: figurka znika, a armia z jej terytorium idzie 1 region. W walce na tym terytorium „Ugryzienie” daje 1 obrażenie więcej.

summary-signs = Symbole
summary-sign-strength = Siła
summary-sign-strength-text = Kości w walce, najwyżej { $most } na armię. Armia ma najwyżej { $stacking ->
    [one] { $stacking } jednostkę
    [few] { $stacking } jednostki
   *[many] { $stacking } jednostek
}.
summary-sign-terrain = Teren
summary-sign-terrain-text = Wzgórza, góry, równiny, ruiny, bagna. Preferowany teren daje przed walką kartę Wydarzenia.
summary-sign-leadership = Zdolności przywódcze
summary-sign-leadership-text = Suma postaci i żetonów armii. Do szybkiego ruchu, ataku kością „Postać” i przerzutów.
summary-sign-movement = Ruch
summary-sign-movement-text = O ile regionów idzie postać.
summary-sign-damage = Obrażenia
summary-sign-damage-text = Zostają, dopóki nie usuną ich straty lub przegrupowanie.
summary-sign-settlement = Osada
summary-sign-settlement-text = Cień zdobywa ją, wchodząc do regionu. Punkty: { $points }. Odbija ją jednostka Wolnych Ludów.
summary-sign-fortification = Fortyfikacja
summary-sign-fortification-text = Punkty: { $points }. Jej liczba to obrażenia, które ją przełamują.
summary-sign-mustering = Region mobilizacji
summary-sign-mustering-text = Tu leżą żetony rekrutacji Cienia. Bez limitu jednostek Cienia.
summary-sign-passes = Przełęcze
summary-sign-passes-text = Przełęcz otwiera się, gdy w punkcie mobilizacji goblinów jest tyle jednostek: { $opens }. Prowadzi do jednego regionu.
summary-sign-recruits = Żetony rekrutacji
summary-sign-recruits-text = Zakryte. Odkryty żeton daje przedstawione jednostki i znika z gry. Usuwa go armia wroga, która tam wejdzie.
summary-sign-cards = Karty Wydarzeń i Opowieści
summary-sign-cards-text = Zagrywa się je kością ich typu albo kością „Wydarzenie”. Kartę Wydarzenia można zamiast tego użyć w walce. Na ręce najwyżej { $hand }.

ref-mark-dice = kości w walce
ref-mark-any-terrain = każdy teren w ataku

warning-B5A-8-21 = W tej sytuacji ta karta nic nie da.

## Kronika rozgrywki

chronicle-turn = Tura { $number }
chronicle-points = punkty zwycięstwa
chronicle-fate = przeznaczenie
chronicle-cards = dobrane karty
chronicle-dice-battle = trafienia w walce
chronicle-dice-rally = sukcesy przy przegrupowaniu
chronicle-dice-shots = trafienia na odległość
chronicle-dice-eagles = trafienia Orłów
chronicle-dice-dread = sukcesy Wielkiej grozy

## Wartości, których nie potwierdza żadne źródło: nagłówki i możliwości

value-group-defence = Fortyfikacje
value-group-recruitment = Żetony rekrutacji
value-group-fate = Żetony przeznaczenia
value-group-setup = Początkowe rozstawienie
value-group-characters = Postacie: ruch i przywództwo
value-group-entering = Postacie: wejście do gry
value-group-abilities = Łucznictwo i Magiczny pocisk
value-none = nic
