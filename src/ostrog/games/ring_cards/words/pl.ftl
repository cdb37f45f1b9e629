## Opcje: co robi wybór

option-done = gotowe
option-forgo = zrezygnuj

option-play = zagraj kartę „{ $card }” { $place_to }
option-equip = zagraj przedmiot „{ $card }” na postać „{ $wielder }”
option-event = zagraj wydarzenie „{ $card }”
option-move = porusz kartę „{ $card }” { $place_to }
option-discard = zrzuć z ręki kartę „{ $card }”
option-winnow = odsiew: wyklucz 2 karty z ręki, a potem dobierz 1 kartę
option-act = użyj akcji karty „{ $card }”
option-ring = użyj żetonu Pierścienia
option-pass = spasuj

option-cycle = zrzuć kartę „{ $card }”
option-eliminate = wyklucz kartę „{ $card }”
option-forsake = poświęć kartę „{ $card }”
option-forsake-top = poświęć kartę z wierzchu talii dobierania
option-take = weź na rękę kartę „{ $card }”
option-find-nothing = nie ma takiej karty
option-carry-out = wykonaj tekst
option-choose = wybierz { $alternative }
option-activate = aktywuj { $place_acc }
option-put-token = dodaj żeton: { $place }
option-stay = zostań w rezerwie
option-save-with = użyj tekstu karty „{ $card }”

option-fight = rozegraj walkę { $place_at }
option-support = udziel wsparcia postaci „{ $card }”
option-lose = wyklucz kartę „{ $card }”

ref-alternative-1 = pierwszą możliwość
ref-alternative-2 = drugą możliwość

## Pytania: o czym decyduje gracz

ask-opening = Początkowa ręka: zrzuć { $ref1 ->
    [one] { $ref1 } kartę
    [few] { $ref1 } karty
   *[many] { $ref1 } kart
}.
ask-turn = Wykonaj akcję albo spasuj.
ask-cost = Zapłać za zagrywaną kartę: zrzuć inną kartę z ręki.
ask-excess = Masz na ręce więcej kart, niż pozwala limit pozostałości. Zrzuć { $ref1 ->
    [one] { $ref1 } kartę
    [few] { $ref1 } karty
   *[many] { $ref1 } kart
}.
ask-cycle = Zrzuć z ręki { $ref1 ->
    [one] { $ref1 } kartę
    [few] { $ref1 } karty
   *[many] { $ref1 } kart
}.
ask-forsake = Poświęć { $ref1 ->
    [one] { $ref1 } kartę
    [few] { $ref1 } karty
   *[many] { $ref1 } kart
}: z ręki, z rezerwy albo z wierzchu talii dobierania.
ask-eliminate = Wyklucz z ręki { $ref1 ->
    [one] { $ref1 } kartę
    [few] { $ref1 } karty
   *[many] { $ref1 } kart
}.
ask-path = Którą ścieżkę aktywujesz?
ask-battleground = Które pole bitwy aktywujesz lub reaktywujesz?
ask-text = { $ref1 }: czy wykonujesz tekst?
ask-alternative = { $ref1_id ->
    [nenya-ring-of-adamant] { $ref1 }: dodać żeton do aktywnej ścieżki (pierwsza możliwość) czy do aktywnego pola bitwy (druga)?
    [grima-wormtongue] { $ref1 }: wziąć Sarumana z talii dobierania (pierwsza możliwość) czy wykluczyć postać Rohanu (druga)?
    [orthanc] { $ref1 }: wziąć Sarumana z talii dobierania (pierwsza możliwość) czy ze stosu zrzuconych kart (druga)?
   *[other] { $ref1 }: pierwszy czy drugi efekt tekstu?
}
ask-replacement = Karta „{ $ref1 }” ma zostać wykluczona. Którego tekstu zamiast tego używasz?
ask-lose-card = { $ref1 ->
    [0] Którą kartę w grze wykluczasz?
   *[other] Którą kartę w grze wykluczasz? Dotąd wykluczone: { $ref1 }.
}
ask-search = Szukasz w talii dobierania: { $about }. Co bierzesz?
ask-recover = Którą kartę bierzesz ze stosu zrzuconych kart?
ask-eliminate-from-set = Którą z odłożonych kart wykluczasz?
ask-play-from-set = Którą z odłożonych kart zagrywasz? Pozostałe zostaną zrzucone.
ask-examine-eliminate = Którą z tych kart wykluczasz?
ask-examine-cycle = Którą z tych kart zrzucasz?
ask-examine-take = Którą z tych kart bierzesz na rękę?
ask-move-at-once = Dokąd poruszasz kartę „{ $ref1 }”?
ask-token = { $ref1_id ->
    [battleground-attack] Do którego aktywnego pola bitwy dodajesz żeton ataku?
   *[other] Do którego aktywnego pola bitwy dodajesz żeton obrony?
}
ask-combat = Która walka jest następna?
ask-support = Walka { $ref1_at }: która postać otrzymuje wsparcie?
ask-support-consent = Propozycja partnera: { $ref1 }. Czy się zgadzasz?
ask-casualties = Walka { $ref1_at }: { $ref2 ->
    [one] pozostaje { $ref2 } symbol ataku
    [few] pozostają { $ref2 } symbole ataku
   *[many] pozostaje { $ref2 } symboli ataku
}. Którzy obrońcy zostają wykluczeni?
ask-casualties-consent = Propozycja partnera: { $about_count ->
    [2] { $ref1 }
    [3] { $ref1 }, { $ref2 }
    [4] { $ref1 }, { $ref2 }, { $ref3 }
    [5] { $ref1 }, { $ref2 }, { $ref3 }, { $ref4 }
   *[other] { $about }
}. Czy się zgadzasz?

## Zdarzenia: co się stało

event-RoundBegan = początek rundy { $round }; pierwszy gracz: { $seat }
event-BattlegroundActivated = { $seat } aktywuje { $place_acc }
event-BattlegroundReactivated = { $seat } reaktywuje { $place_acc } z obszaru punktacji { $team_id ->
    [shadow] Cienia
   *[other] Wolnych Ludów
}
event-PathActivated = { $seat } aktywuje { $place_acc }
event-CardPlayed = { $seat } zagrywa kartę „{ $card }” { $place_to }
event-ItemPlayed = { $seat } zagrywa przedmiot „{ $card }” na postać „{ $wielder }”
event-EventPlayed = { $seat } zagrywa wydarzenie „{ $card }”
event-CardMoved = { $seat } porusza kartę „{ $card }” { $place_to }
event-ActionUsed = { $seat } używa akcji karty „{ $card }”
event-TextUsed = { $effect_id ->
    [action] {""}
    [event] {""}
   *[other] { $thing }: wykonanie tekstu
}
event-TextWithoutEffect = karta „{ $card }” nie daje żadnego efektu
event-RingUsed = { $seat } używa żetonu Pierścienia
event-Winnowed = { $seat } przeprowadza odsiew
event-Passed = { $seat } pasuje
event-Drew = { $seat } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}{ $cards ->
    [hidden] {""}
   *[other] : { $cards }
}
event-SetApart = { $seat } dobiera i odkłada osobno { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}{ $cards ->
    [hidden] {""}
   *[other] : { $cards }
}
event-Recycled = { $seat } odświeża stos zrzuconych kart: { $count ->
    [one] { $count } karta wraca
    [few] { $count } karty wracają
   *[many] { $count } kart wraca
} do talii dobierania
event-CardCycled = { $card ->
    [hidden] { $seat } zrzuca kartę
   *[other] { $seat } zrzuca kartę „{ $card }”
}
event-RestCycled = { $seat } zrzuca pozostałe karty: { $count }
event-CardEliminated = { $card ->
    [hidden] { $seat } wyklucza kartę
   *[other] { $seat } wyklucza kartę „{ $card }”
}
event-CardForsaken = { $seat } poświęca kartę { $source_id ->
    [deck] z wierzchu talii dobierania
   *[hand] z ręki
}{ $card ->
    [hidden] {""}
   *[other] : { $card }
}
event-ReserveForsaken = { $seat } poświęca z rezerwy kartę „{ $card }”
event-CycledFromPlay = karta „{ $card }” zostaje zrzucona
event-EliminatedFromPlay = karta „{ $card }” zostaje wykluczona
event-Saved = karta „{ $card }” zostaje zrzucona zamiast wykluczenia (tekst: { $by })
event-RemovedFromGame = karta „{ $card }” zostaje usunięta z gry
event-DeckSearched = { $seat } przeszukuje talię dobierania
event-NothingFound = { $seat } niczego nie znajduje
event-CardTaken = { $seat } bierze na rękę kartę „{ $card }” { $source }
event-TokensPlaced = { $thing }: { $count ->
    [one] przybywa { $count } żeton
    [few] przybywają { $count } żetony
   *[many] przybywa { $count } żetonów
} { $icon_gen }
event-CorruptionAdded = { $count ->
    [one] przybywa { $count } żeton
    [few] przybywają { $count } żetony
   *[many] przybywa { $count } żetonów
} zepsucia, razem { $total }
event-CorruptionRemoved = { $count ->
    [one] ubywa { $count } żeton
    [few] ubywają { $count } żetony
   *[many] ubywa { $count } żetonów
} zepsucia, pozostaje { $total }
event-CombatBegan = walka { $place_at }: atak { $attack }; obrona: lokalizacja { $own }, obrońcy { $defence }
event-Supported = { $cards_count ->
    [one] wsparcie otrzymuje: { $cards }
   *[other] wsparcie otrzymują: { $cards }
}
event-CasualtiesChosen = straty obrońców: { $cards }
event-BattlegroundTaken = { $team_id ->
    [shadow] Cień zdobywa { $place_acc }
   *[other] Wolne Ludy zdobywają { $place_acc }
}
event-PathTaken = { $team_id ->
    [shadow] Cień zdobywa { $place_acc }
   *[other] Wolne Ludy zdobywają { $place_acc }
}
event-PathLaidAside = nikt nie zdobywa ścieżki { $place }; zostaje odłożona
event-Scored = punkty zwycięstwa: Wolne Ludy { $free }, Cień { $shadow }
event-Rolled = {""}
event-Moved = {""}
event-Poured = {""}
event-Shuffled = {""}
event-Looked = { $count ->
    [1] { $seats } ogląda kartę z wierzchu talii dobierania{ $faces ->
        [hidden] {""}
       *[other] : { $faces }
    }
   *[other] {""}
}

ref-source-deck = z talii dobierania
ref-source-cycle = ze stosu zrzuconych kart
ref-source-hand = z ręki

## Przebieg gry

crumb-RingCards = Wojna o Pierścień: Gra karciana
crumb-OpeningHand = początkowa ręka
crumb-Round = runda
crumb-LocationStep = faza lokalizacji
crumb-ActivateBattleground = aktywacja: { $ref1 }
crumb-ActivatePath = aktywacja: { $ref1 }
crumb-ActivateChosen = aktywacja lokalizacji
crumb-ChooseLocation = wybór lokalizacji
crumb-ActionStep = faza akcji
crumb-Turn = tura
crumb-Play = zagranie: { $ref1 }
crumb-Resolve = efekty karty
crumb-WithoutEffect = brak efektu
crumb-Arrive = przybycie
crumb-MoveCard = poruszenie karty
crumb-MoveAtOnce = natychmiastowe poruszenie
crumb-UseAction = akcja: { $ref1 }
crumb-Winnow = odsiew
crumb-UseRing = żeton Pierścienia
crumb-CarryOut = tekst: { $ref1 }
crumb-CycleFromHand = zrzucenie z ręki
crumb-Forsake = poświęcenie
crumb-EliminateFromHand = wykluczenie z ręki
crumb-Eliminate = wykluczenie karty
crumb-CycleInstead = zrzucenie karty zamiast wykluczenia
crumb-EliminateAll = wykluczenie kart
crumb-EliminateChosen = wykluczenie kart w grze
crumb-Search = przeszukanie talii dobierania
crumb-Recover = karta ze stosu zrzuconych kart
crumb-PlayFromSet = odłożone karty
crumb-Examine = podgląd talii dobierania
crumb-PutToken = żeton walki
crumb-Peek = podgląd wierzchniej karty
crumb-CombatStep = faza walki
crumb-PathCombat = walka { $ref1_at }
crumb-BattlegroundCombat = walka { $ref1_at }
crumb-VictoryCheck = sprawdzenie zwycięstwa
crumb-DrawStep = faza dobierania
crumb-DrawShare = dobieranie kart

step-OpeningHand-choose = zrzucanie kart
step-ChooseLocation-choose = która
step-Turn-choose = akcja albo pas
step-MoveAtOnce-choose = dokąd
step-CarryOut-offer = czy go wykonać
step-CarryOut-choose = który efekt
step-CycleFromHand-choose = która karta
step-Forsake-choose = która karta
step-EliminateFromHand-choose = które karty
step-Eliminate-replace = który tekst ją ratuje
step-Replaced-choose = który tekst ją ratuje
step-EliminateChosen-choose = która karta
step-Search-choose = która karta
step-Recover-choose = która karta
step-PlayFromSet-choose_elimination = którą wykluczyć
step-PlayFromSet-choose_play = którą zagrać
step-Examine-choose = która karta
step-PutToken-choose = które pole bitwy
step-CombatStep-choose = która walka jest następna
step-PathCombat-agree = straty
step-PathCombat-overrule = straty wybiera atakujący
step-BattlegroundCombat-support = wsparcie
step-BattlegroundCombat-agree = straty
step-BattlegroundCombat-overrule = straty wybiera atakujący
step-Agreement-propose = propozycja
step-Agreement-consent = zgoda na propozycję

## Zasady: dlaczego czegoś nie można albo dlaczego gra się skończyła

rule-RCG-5-11 = { $ref1 }: to pole bitwy jest już aktywne.
rule-RCG-6-7 = { $ref1 }: ta ścieżka była już aktywna, a żadnej nie aktywuje się dwa razy.
rule-RCG-6-8 = Ścieżki, której wymaga karta „{ $ref1 }”, nie ma albo była już aktywna.
rule-RCG-7-3 = Masz na ręce { $ref1 ->
    [one] { $ref1 } kartę
    [few] { $ref1 } karty
   *[many] { $ref1 } kart
}. Możesz spasować tylko w granicach limitu pozostałości albo mając mniej kart niż każdy z przeciwników.
rule-RCG-8-1 = Karty „{ $ref1 }” nie masz na ręce ani wśród odłożonych kart.
rule-RCG-8-4 = { $ref1 }: ta lokalizacja nie jest aktywna. Zagraj kartę do rezerwy albo do aktywnej lokalizacji.
rule-RCG-8-5 = Karta „{ $ref1 }” nie może trafić { $ref2_to }: nie ma tam symbolu jej frakcji.
rule-RCG-8-6 = „{ $ref1 }” to armia, a armie nie trafiają na ścieżki.
rule-RCG-8-8 = Karta „{ $ref1 }” nie może trafić { $ref2_to }: numeru tej ścieżki nie ma wśród dozwolonych.
rule-RCG-8-9 = „{ $ref2 }” nie może być dzierżycielem przedmiotu „{ $ref1 }”: przedmiot zagrywa się na dozwolonego dzierżyciela w grze.
rule-RCG-8-19 = Kartę „{ $ref1 }” może poświęcić tylko gracz, który ją kontroluje; przedmiot należy do dzierżyciela.
rule-RCG-8-20 = „{ $ref2 }” nie może dzierżyć przedmiotu „{ $ref1 }” razem z Bronią, którą już ma.
rule-RCG-8-22 = Karta „{ $ref1 }” trafiła do rezerwy w tej rundzie i można ją poruszyć dopiero w następnej.
rule-RCG-8-29 = Karta „{ $ref1 }” została już zagrana w tej rundzie.
rule-RCG-9-1 = Karty „{ $ref1 }” nie masz na ręce, a zrzucić można tylko kartę z ręki.
rule-RCG-9-2 = Karty „{ $ref1 }” nie ma w twojej rezerwie, a porusza się tylko armie i postacie z rezerwy.
rule-RCG-9-8 = Karta „{ $ref1 }” nie jest w grze, a akcji używa się tylko z kart w grze.
rule-RCG-9-10 = Akcja karty „{ $ref1 }” należy do innego gracza.
rule-RCG-9-11 = Akcji karty „{ $ref1 }” można użyć raz na rundę i już jej użyto.
rule-RCG-9-13 = Do odsiewu trzeba mieć na ręce co najmniej 2 karty.
rule-RCG-9-14 = Twój żeton Pierścienia jest już użyty; działa raz na grę.
rule-RCG-9-15 = Akcji karty „{ $ref1 }” nie można teraz użyć: karta jest w złym miejscu, nie da się zapłacić kosztu albo brakuje tego, czego wymaga tekst.
rule-RCG-10-6 = Karty „{ $ref1 }” nie masz na ręce ani wśród odłożonych kart, więc nie można jej zrzucić.
rule-RCG-10-8 = Karty „{ $ref1 }” nie ma w grze ani na twojej ręce, więc nie można jej wykluczyć.
rule-RCG-10-13 = Karty „{ $ref1 }” nie można poświęcić: wybierz kartę z ręki, z rezerwy albo z wierzchu talii dobierania.
rule-RCG-10-15 = Karta „{ $ref1 }” jest na ścieżce lub polu bitwy i nie można jej poświęcić.
rule-RCG-10-17 = Nie masz już kart w talii dobierania, które można by poświęcić.
rule-RCG-10-20 = Karty „{ $ref1 }” nie ma tam, skąd ten tekst pozwala ją wziąć.
rule-RCG-11-1 = { $ref1 }: ta lokalizacja nie jest aktywna, więc nie ma tam walki.
rule-RCG-12-4 = Karta „{ $ref1 }” nie broni się tutaj i nie można jej wybrać.
rule-RCG-12-7 = Karta „{ $ref1 }” nie ma tutaj symboli obrony i niczego nie anuluje.
rule-RCG-13-7 = Karty „{ $ref1 }” nie ma na tym polu bitwy; wsparcie otrzymuje tylko postać, która na nim jest.
rule-RCG-14-7 = Jedna ze stron ma co najmniej 10 punktów przewagi.
rule-RCG-14-9 = Rozegrano walkę na ostatniej ścieżce: wygrywa strona, która ma więcej punktów, a przy remisie Cień.
rule-RCG-17-4 = Twój żeton Pierścienia jest już użyty w tej rundzie.
rule-RCG-19-4 = W tym scenariuszu nie ma żetonów Pierścienia.
rule-RCG-20-7 = Karta „{ $ref1 }” nie może trafić na pole bitwy Cienia.
rule-RCG-20-18 = Karta „{ $ref1 }” nie może trafić na ścieżkę, gdy aktywne jest pole bitwy Cienia.
rule-RCG-20-33 = { $ref1 }: to nie jest aktywne pole bitwy.

## Strefy

zone-deck-frodo = talia dobierania Froda
zone-hand-frodo = ręka Froda
zone-cycle-frodo = stos zrzuconych kart Froda
zone-eliminated-frodo = stos wykluczonych kart Froda
zone-set-frodo = odłożone karty Froda
zone-event-frodo = rozpatrywane wydarzenie Froda
zone-play-frodo = karty Froda w grze
zone-reserve-frodo = rezerwa Froda
zone-tokens-frodo = żetony Froda

zone-deck-witch-king = talia dobierania Czarnoksiężnika z Angmaru
zone-hand-witch-king = ręka Czarnoksiężnika z Angmaru
zone-cycle-witch-king = stos zrzuconych kart Czarnoksiężnika z Angmaru
zone-eliminated-witch-king = stos wykluczonych kart Czarnoksiężnika z Angmaru
zone-set-witch-king = odłożone karty Czarnoksiężnika z Angmaru
zone-event-witch-king = rozpatrywane wydarzenie Czarnoksiężnika z Angmaru
zone-play-witch-king = karty Czarnoksiężnika z Angmaru w grze
zone-reserve-witch-king = rezerwa Czarnoksiężnika z Angmaru
zone-tokens-witch-king = żetony Czarnoksiężnika z Angmaru

zone-deck-aragorn = talia dobierania Aragorna
zone-hand-aragorn = ręka Aragorna
zone-cycle-aragorn = stos zrzuconych kart Aragorna
zone-eliminated-aragorn = stos wykluczonych kart Aragorna
zone-set-aragorn = odłożone karty Aragorna
zone-event-aragorn = rozpatrywane wydarzenie Aragorna
zone-play-aragorn = karty Aragorna w grze
zone-reserve-aragorn = rezerwa Aragorna
zone-tokens-aragorn = żetony Aragorna

zone-deck-saruman = talia dobierania Sarumana
zone-hand-saruman = ręka Sarumana
zone-cycle-saruman = stos zrzuconych kart Sarumana
zone-eliminated-saruman = stos wykluczonych kart Sarumana
zone-set-saruman = odłożone karty Sarumana
zone-event-saruman = rozpatrywane wydarzenie Sarumana
zone-play-saruman = karty Sarumana w grze
zone-reserve-saruman = rezerwa Sarumana
zone-tokens-saruman = żetony Sarumana

zone-deck-gandalf = talia dobierania Gandalfa
zone-hand-gandalf = ręka Gandalfa
zone-cycle-gandalf = stos zrzuconych kart Gandalfa
zone-eliminated-gandalf = stos wykluczonych kart Gandalfa
zone-set-gandalf = odłożone karty Gandalfa
zone-event-gandalf = rozpatrywane wydarzenie Gandalfa
zone-play-gandalf = karty Gandalfa w grze
zone-reserve-gandalf = rezerwa Gandalfa
zone-tokens-gandalf = żetony Gandalfa

zone-deck-balrog-of-moria = talia dobierania Balroga z Morii
zone-hand-balrog-of-moria = ręka Balroga z Morii
zone-cycle-balrog-of-moria = stos zrzuconych kart Balroga z Morii
zone-eliminated-balrog-of-moria = stos wykluczonych kart Balroga z Morii
zone-set-balrog-of-moria = odłożone karty Balroga z Morii
zone-event-balrog-of-moria = rozpatrywane wydarzenie Balroga z Morii
zone-play-balrog-of-moria = karty Balroga z Morii w grze
zone-reserve-balrog-of-moria = rezerwa Balroga z Morii
zone-tokens-balrog-of-moria = żetony Balroga z Morii

zone-path = aktywna ścieżka
zone-battlegrounds = aktywne pola bitwy
zone-won-free-peoples = obszar punktacji Wolnych Ludów
zone-won-shadow = obszar punktacji Cienia
zone-aside = ścieżki, których nikt nie zdobył
zone-round-track = runda
zone-path-deck = talia ścieżek
zone-battleground-deck-free-peoples = talia pól bitwy Wolnych Ludów
zone-battleground-deck-shadow = talia pól bitwy Cienia

## Plansza

board-round = runda
board-first = miejsce pierwszego gracza w kolejności tur
board-turn = miejsce w kolejności tur
board-path = aktywna ścieżka
board-number = numer ostatniej ścieżki
board-used_paths = wykorzystane ścieżki
board-battlegrounds = aktywne pola bitwy
board-bared = pola bitwy, których nadrukowana obrona się nie liczy
board-decks = talie pól bitwy
board-won = pola bitwy w obszarach punktacji
board-paths_won = ścieżki w obszarach punktacji
board-laid_aside = ścieżki, których nikt nie zdobył
board-corruption = żetony zepsucia
board-tokens = żetony walki
board-rings = żetony Pierścienia do użycia
board-places = karty w grze
board-fresh = zagrane do rezerwy w tej rundzie
board-played = postacie i przedmioty zagrane w tej rundzie
board-used = akcje użyte w tej rundzie
board-lasting = wydarzenia działające w tej rundzie
board-passed = kto spasował
board-fighting = walka

## Stół

ref-mark-type-army = { ref-cardtype-army }
ref-mark-type-character = { ref-cardtype-character }
ref-mark-type-item = { ref-cardtype-item }
ref-mark-type-event = { ref-cardtype-event }
ref-mark-keyword-nazgul = { ref-keyword-nazgul }
ref-mark-keyword-weapon = { ref-keyword-weapon }
ref-mark-keyword-mount = { ref-keyword-mount }
ref-mark-keyword-ent = { ref-keyword-ent }
ref-mark-battleground-attack = { ref-icon-battleground-attack }
ref-mark-battleground-defence = { ref-icon-battleground-defence }
ref-mark-leadership-attack = { ref-icon-leadership-attack }
ref-mark-leadership-defence = { ref-icon-leadership-defence }
ref-mark-path-attack = { ref-icon-path-attack }
ref-mark-path-defence = { ref-icon-path-defence }
ref-mark-battleground-attack-from-text = { ref-icon-battleground-attack } (według tekstu)
ref-mark-battleground-defence-from-text = { ref-icon-battleground-defence } (według tekstu)
ref-mark-path-attack-from-text = { ref-icon-path-attack } (według tekstu)
ref-mark-defender-dunedain = { ref-faction-dunedain }
ref-mark-defender-elf = { ref-faction-elf }
ref-mark-defender-rohan = { ref-faction-rohan }
ref-mark-defender-wizard = { ref-faction-wizard }
ref-mark-defender-isengard = { ref-faction-isengard }
ref-mark-defender-monstrous = { ref-faction-monstrous }
ref-mark-defender-mordor = { ref-faction-mordor }
ref-mark-defender-southron = { ref-faction-southron }
ref-mark-attacker-dunedain = { ref-faction-dunedain }
ref-mark-attacker-dwarf = { ref-faction-dwarf }
ref-mark-attacker-elf = { ref-faction-elf }
ref-mark-attacker-rohan = { ref-faction-rohan }
ref-mark-attacker-wizard = { ref-faction-wizard }
ref-mark-attacker-isengard = { ref-faction-isengard }
ref-mark-attacker-monstrous = { ref-faction-monstrous }
ref-mark-attacker-mordor = { ref-faction-mordor }
ref-mark-attacker-southron = { ref-faction-southron }
ref-mark-faction-dunedain = { ref-faction-dunedain }
ref-mark-faction-dwarf = { ref-faction-dwarf }
ref-mark-faction-elf = { ref-faction-elf }
ref-mark-faction-hobbit = { ref-faction-hobbit }
ref-mark-faction-rohan = { ref-faction-rohan }
ref-mark-faction-wizard = { ref-faction-wizard }
ref-mark-faction-isengard = { ref-faction-isengard }
ref-mark-faction-monstrous = { ref-faction-monstrous }
ref-mark-faction-mordor = { ref-faction-mordor }
ref-mark-faction-southron = { ref-faction-southron }
ref-mark-allowed-path = dozwolona ścieżka
ref-mark-defence = obrona
ref-mark-points = punkty zwycięstwa
ref-mark-number = numer ścieżki
ref-mark-attack = atak
ref-mark-defenders = obrońcy
ref-mark-attackers = atakujący
ref-mark-contest = walka
ref-mark-attacking = atakuje
ref-mark-defending = broni się
ref-mark-supported = ma wsparcie
ref-mark-fresh = nie można poruszyć w tej rundzie
ref-mark-used = już użyto
ref-mark-tied = przy równych sumach nikt nie punktuje
ref-mark-no-defence = nadrukowana obrona się nie liczy
ref-mark-face-down = zakryta
ref-mark-ring = żeton Pierścienia
ref-mark-starting-player = pierwszy gracz
ref-mark-turn = tura
ref-mark-score = punktacja
ref-mark-carryover = limit pozostałości
ref-mark-round = runda
ref-mark-rounds = liczba rund
ref-mark-corruption = zepsucie
ref-mark-activation = tekst aktywacji
ref-mark-when-played = { ref-timing-when-played }
ref-mark-when-played-to-battleground = { ref-timing-when-played-to-battleground }
ref-mark-when-played-to-reserve = { ref-timing-when-played-to-reserve }
ref-mark-when-played-to-path = { ref-timing-when-played-to-path }
ref-mark-when-played-or-moved-to-path = { ref-timing-when-played-or-moved-to-path }
ref-mark-when-played-or-moved-to-battleground = { ref-timing-when-played-or-moved-to-battleground }
ref-mark-when-played-or-moved-to-path-or-battleground = { ref-timing-when-played-or-moved-to-path-or-battleground }
ref-mark-while-in-reserve = { ref-timing-while-in-reserve }
ref-mark-while-in-play = { ref-timing-while-in-play }
ref-mark-while-on-path = { ref-timing-while-on-path }
ref-mark-action-in-reserve = { ref-timing-action-in-reserve }
ref-mark-action-on-path = { ref-timing-action-on-path }
ref-mark-action-in-play = { ref-timing-action-in-play }
ref-mark-action-on-path-or-battleground = { ref-timing-action-on-path-or-battleground }
ref-mark-placement = { ref-timing-placement }
ref-mark-replace-eliminate = { ref-timing-replace-eliminate }
ref-mark-replace-eliminated-in-path-combat = { ref-timing-replace-eliminated-in-path-combat }
ref-mark-replace-wielder-eliminated-in-path-combat = { ref-timing-replace-wielder-eliminated-in-path-combat }
ref-mark-replace-wielder-eliminated-in-combat = { ref-timing-replace-wielder-eliminated-in-combat }
ref-mark-replace-forsake-from-deck = { ref-timing-replace-forsake-from-deck }
ref-mark-replace-forsake-from-reserve = { ref-timing-replace-forsake-from-reserve }
ref-mark-event = { ref-timing-event }
ref-mark-this-round = { ref-timing-this-round }
ref-mark-bonus = { ref-timing-bonus }
ref-mark-wielders = { ref-timing-wielders }
ref-mark-when-other-card-played = { ref-timing-when-other-card-played }

## Przed walką: co się liczy, a co jeszcze nie

forecast-tokens = żetony walki
forecast-text = z tekstu karty
forecast-leadership = symbole przywództwa dzięki wsparciu
forecast-supporting = z tekstu karty, za wspieraną postać
forecast-arrival = Nie wliczono kosztu ani tekstów, które działają po zagraniu lub przesunięciu karty.

## Karty, lokalizacje i ich teksty

# Scenariusze, strony i miejsca przy stole

scenario-trilogy = Trylogia dla czterech osób
scenario-trilogy-3 = Trylogia dla trzech osób
scenario-trilogy-2 = Trylogia dla dwóch osób
scenario-duel-two-players = Pojedynek dwóch graczy
scenario-duel-three-players = Pojedynek trzech graczy
scenario-fellowship-of-the-ring = Drużyna Pierścienia

ref-team-free-peoples = Wolne Ludy
ref-team-shadow = Cień
ref-seat-frodo = Frodo
ref-seat-witch-king = Czarnoksiężnik z Angmaru
ref-seat-aragorn = Aragorn
ref-seat-saruman = Saruman
ref-seat-gandalf = Gandalf
ref-seat-balrog-of-moria = Balrog z Morii

# Frakcje, słowa kluczowe, rodzaje kart i symbole

ref-faction-dunedain = Dúnedainowie
ref-faction-dwarf = Krasnoludy
ref-faction-elf = Elfy
ref-faction-hobbit = Hobbici
ref-faction-rohan = Rohan
ref-faction-wizard = Czarodzieje
ref-faction-isengard = Isengard
ref-faction-monstrous = Monstrum
ref-faction-mordor = Mordor
ref-faction-southron = Południowcy

ref-keyword-nazgul = Nazgûl
ref-keyword-weapon = Broń
ref-keyword-mount = Wierzchowiec
ref-keyword-ent = Ent

ref-cardtype-army = Armia
ref-cardtype-character = Postać
ref-cardtype-item = Przedmiot
ref-cardtype-event = Wydarzenie
ref-cardtype-battleground = Pole bitwy
ref-cardtype-path = Ścieżka

ref-icon-battleground-attack = atak na polu bitwy
    .gen = ataku na polu bitwy
ref-icon-battleground-defence = obrona na polu bitwy
    .gen = obrony na polu bitwy
ref-icon-leadership-attack = przywództwo w ataku
    .gen = przywództwa w ataku
ref-icon-leadership-defence = przywództwo w obronie
    .gen = przywództwa w obronie
ref-icon-path-attack = atak na ścieżce
    .gen = ataku na ścieżce
ref-icon-path-defence = obrona na ścieżce
    .gen = obrony na ścieżce

# Kiedy działa tekst

ref-timing-when-played = Po zagraniu
ref-timing-when-played-to-battleground = Po zagraniu na pole bitwy
ref-timing-when-played-to-reserve = Po zagraniu do rezerwy
ref-timing-when-played-to-path = Po zagraniu na ścieżkę
ref-timing-when-played-or-moved-to-path = Po zagraniu lub poruszeniu na ścieżkę
ref-timing-when-played-or-moved-to-battleground = Po zagraniu lub poruszeniu na pole bitwy
ref-timing-when-played-or-moved-to-path-or-battleground = Po zagraniu lub poruszeniu na ścieżkę albo pole bitwy
ref-timing-while-in-reserve = Gdy jest w rezerwie
ref-timing-while-in-play = Gdy jest w grze
ref-timing-while-on-path = Gdy jest na ścieżce
ref-timing-action-in-reserve = Akcja, gdy jest w rezerwie
ref-timing-action-on-path = Akcja, gdy jest na ścieżce
ref-timing-action-in-play = Akcja, gdy jest w grze
ref-timing-action-on-path-or-battleground = Akcja, gdy jest na ścieżce lub polu bitwy
ref-timing-placement = Gdzie może trafić
ref-timing-replace-eliminate = Zamiast wykluczenia
ref-timing-replace-eliminated-in-path-combat = Zamiast wykluczenia w walce na ścieżce
ref-timing-replace-wielder-eliminated-in-path-combat = Zamiast wykluczenia dzierżyciela w walce na ścieżce
ref-timing-replace-wielder-eliminated-in-combat = Zamiast wykluczenia dzierżyciela w walce
ref-timing-replace-forsake-from-deck = Po poświęceniu z wierzchu talii dobierania
ref-timing-replace-forsake-from-reserve = Po poświęceniu z rezerwy
ref-timing-event = Wydarzenie
ref-timing-this-round = W tej rundzie
ref-timing-bonus = Symbole
ref-timing-wielders = Dzierżyciel
ref-timing-when-other-card-played = Po zagraniu innej karty

text-wielders-strider-aragorn = Obieżyświat lub Aragorn.
text-wielders-hobbit = Postać Hobbitów.
text-wielders-elf = Postać Elfów.
text-wielders-hobbit-elf = Postać Hobbitów lub Elfów.
text-wielders-galadriel = Galadriela.
text-wielders-frodo-baggins-sam-gamgee = Frodo lub Sam.
text-wielders-elrond = Elrond.
text-wielders-dwarf = Postać Krasnoludów.
text-wielders-gandalf-the-grey-gandalf-the-white = Gandalf Szary lub Gandalf Biały.
text-wielders-ent = Ent.
text-wielders-saruman = Saruman.
text-wielders-nazgul = Nazgûl.

# Karty: Dúnedainowie

ref-card-dead-men-of-dunharrow = Umarli z Dunharrow
text-dead-men-of-dunharrow-bonus = 2 symbole ataku i 2 symbole obrony, gdy wspiera Obieżyświata lub Aragorna; poza tym żadnych.
ref-card-knights-of-dol-amroth = Rycerze Dol Amrothu
text-knights-of-dol-amroth-bonus = Na polu bitwy Dol Amroth: 1 dodatkowy symbol obrony.
ref-card-guards-of-the-citadel = Straż Cytadeli
text-guards-of-the-citadel-bonus = Na polu bitwy Minas Tirith: 1 dodatkowy symbol obrony.
ref-card-soldiers-of-gondor = Żołnierze Gondoru
ref-card-the-great-gate = Wielka Brama
text-the-great-gate-bonus = Na polu bitwy Minas Tirith: 3 symbole obrony; poza tym żadnych.
text-the-great-gate-placement = Nie można jej zagrać ani poruszyć na pole bitwy Cienia.
ref-card-aragorn = Aragorn
text-aragorn-played = Usuń z gry Obieżyświata, gdziekolwiek jest.
text-aragorn-in-reserve = W każdej fazie dobierania dobierasz o 1 kartę więcej.
text-aragorn-saved = Zrzuć tę kartę, zamiast ją wykluczać.
ref-card-boromir = Boromir
text-boromir-played = Dobierz 1 kartę.
text-boromir-arrives = Poświęć 1 kartę.
ref-card-denethor = Denethor
text-denethor-action = Poświęć 1 kartę: weź na rękę Boromira lub Faramira ze swojej talii dobierania.
ref-card-faramir = Faramir
text-faramir-arrives = Możesz aktywować inną niewykorzystaną ścieżkę o numerze 7, jeśli trafił na ścieżkę o tym numerze.
ref-card-halbarad = Halbarad
text-halbarad-action = Zrzuć tę kartę: weź na rękę Obieżyświata lub Aragorna ze swojej talii dobierania.
ref-card-prince-imrahil = Książę Imrahil
text-prince-imrahil-played = Możesz zrzucić 1 kartę z ręki: weź na rękę Rycerzy Dol Amrothu ze swojej talii dobierania.
ref-card-strider = Obieżyświat
text-strider-action = Aktywuj niewykorzystaną ścieżkę o numerze wyższym o 1.
text-strider-removed = Gdy zostanie zagrany Aragorn, wyklucz tę kartę, gdziekolwiek jest.
ref-card-anduril = Andúril
text-anduril-action = Aktywuj lub reaktywuj pole bitwy Dúnedainów. Potem musisz poruszyć na nie dzierżyciela, nawet jeśli został zagrany w tej rundzie.
ref-card-blade-of-westernesse = Miecz z Westernesse
ref-card-paths-of-the-dead = Ścieżka Umarłych
text-paths-of-the-dead-event = Poświęć 2 karty. Potem dobierz 4 karty albo 5 kart, jeśli w twojej rezerwie jest Obieżyświat lub Aragorn.
ref-card-the-red-arrow = Czerwona Strzała
text-the-red-arrow-event = Armie i postacie Rohanu można zagrywać i poruszać na pola bitwy Dúnedainów.
ref-card-the-three-hunters = Trzej Łowcy
text-the-three-hunters-event = Legolasa, Gimlego, Obieżyświata i Aragorna można zagrywać i poruszać na każde aktywne pole bitwy. Każda armia Wolnych Ludów może tam wspierać jednego z nich.

# Karty: Elfy

ref-card-high-elves = Elfowie Wysokiego Rodu
ref-card-high-elves-1 = { ref-card-high-elves }
ref-card-high-elves-2 = { ref-card-high-elves }
ref-card-arwen = Arwena
text-arwen-played = Dobierz 1 kartę.
text-arwen-in-reserve = Obieżyświat lub Aragorn ma 1 dodatkowy symbol obrony na polu bitwy i 1 dodatkowy symbol obrony na ścieżce.
ref-card-elrond = Elrond
text-elrond-played = Dobierz 1 kartę.
text-elrond-in-reserve = Twój limit pozostałości jest o 1 wyższy.
ref-card-galadriel = Galadriela
text-galadriel-played = Dobierz 1 kartę.
text-galadriel-in-reserve = W każdej fazie dobierania dobierasz o 1 kartę więcej, a potem zrzucasz 1 kartę z ręki.
ref-card-legolas = Legolas
text-legolas-played = Możesz wziąć na rękę Łuk Galadrimów ze swojej talii dobierania.
ref-card-bow-of-the-galadhrim = Łuk Galadrimów
text-bow-of-the-galadhrim-placement = Dzierżyciel nie może mieć innej Broni.
ref-card-elven-cloak = Płaszcz elfów
text-elven-cloak-saved = Zrzuć dzierżyciela i wszystkie jego przedmioty.
ref-card-lembas = Lembas
text-lembas-action = Akcja gracza Hobbitów. Wyklucz tę kartę: usuń 1 żeton zepsucia za każdą postać Hobbitów na ścieżce.
ref-card-mirror-of-galadriel = Zwierciadło Galadrieli
text-mirror-of-galadriel-in-play = Możesz w dowolnej chwili obejrzeć wierzchnią kartę swojej talii dobierania.
ref-card-nenya-ring-of-adamant = Nenya, Pierścień Diamentu
text-nenya-ring-of-adamant-action = Zrzuć tę kartę: dodaj 1 żeton obrony na ścieżce do aktywnej ścieżki albo 1 żeton obrony do aktywnego pola bitwy.
ref-card-phial-of-galadriel = Flakonik Galadrieli
text-phial-of-galadriel-on-path = Sama ścieżka ma 2 dodatkowe symbole obrony na ścieżce.
ref-card-vilya-ring-of-air = Vilya, Pierścień Powietrza
text-vilya-ring-of-air-action = Zrzuć tę kartę: każdy gracz Wolnych Ludów dobiera 1 kartę.

# Karty: Krasnoludy

ref-card-gimli = Gimli
text-gimli-played = Możesz wziąć na rękę Krasnoludzki topór ze swojego stosu zrzuconych kart.
ref-card-dwarven-axe = Krasnoludzki topór

# Karty: Hobbici

ref-card-bilbo-baggins = Bilbo Baggins
text-bilbo-baggins-saved = Zrzuć tę kartę i wszystkie jej przedmioty.
text-bilbo-baggins-action = Zrzuć tę kartę: dobierz 2 karty.
ref-card-fatty-bolger = Grubas Bolger
text-fatty-bolger-action = Wyklucz tę kartę: dobierz 3 karty.
text-fatty-bolger-saved = Zrzuć tę kartę i wszystkie jej przedmioty, zamiast je wykluczać.
ref-card-frodo-baggins = Frodo Baggins
text-frodo-baggins-saved = Zrzuć tę kartę; jej przedmioty i tak zostają wykluczone.
ref-card-merry-brandybuck = Merry Brandybuck
text-merry-brandybuck-placement = Można go zagrać lub poruszyć także na pole bitwy Rohanu. Mogą go wspierać armie Rohanu.
text-merry-brandybuck-saved = Zrzuć tę kartę i wszystkie jej przedmioty.
ref-card-pippin-took = Pippin Tuk
text-pippin-took-placement = Można go zagrać lub poruszyć także na pole bitwy Dúnedainów. Mogą go wspierać armie Dúnedainów.
text-pippin-took-saved = Zrzuć tę kartę i wszystkie jej przedmioty.
ref-card-sam-gamgee = Sam Gamgee
text-sam-gamgee-action = Zrzuć tę kartę: dodaj 1 żeton obrony na ścieżce do aktywnej ścieżki.
ref-card-herbs-and-stewed-rabbit = Zioła i potrawka z królika
text-herbs-and-stewed-rabbit-action = Wyklucz tę kartę: weź na rękę 1 postać Hobbitów ze swojego stosu zrzuconych kart, a potem dobierz 1 kartę.
ref-card-mithril-coat = Mithrilowa kolczuga
ref-card-sting = Żądło
text-sting-bonus = 1 dodatkowy symbol obrony na ścieżce, gdy na tej samej ścieżce jest postać frakcji Monstrum.
ref-card-there-is-another-way = Jest inna droga
text-there-is-another-way-event = Aktywuj inną niewykorzystaną ścieżkę o tym samym numerze. Potem dodaj do niej 1 żeton obrony na ścieżce.

# Karty: Rohan

ref-card-riders-of-rohan = Jeźdźcy Rohanu
ref-card-riders-of-rohan-1 = { ref-card-riders-of-rohan }
ref-card-riders-of-rohan-2 = { ref-card-riders-of-rohan }
ref-card-village-militia = Wiejskie pospolite ruszenie
ref-card-eomer = Éomer
text-eomer-played = Dobierz 5 kart i odłóż je osobno. Możesz zagrać spośród nich 1 armię Rohanu. Pozostałe zrzuć.
ref-card-eowyn = Éowina
text-eowyn-played-to-battleground = Możesz wykluczyć stamtąd 1 Nazgûla.
text-eowyn-played-to-reserve = Możesz wziąć na rękę Merry’ego lub Pippina ze swojego stosu zrzuconych kart.
ref-card-theoden = Théoden
text-theoden-bonus = 1 symbol ataku i 1 symbol obrony, gdy w grze jest Gandalf Szary lub Gandalf Biały; poza tym żadnych.
text-theoden-played = Dobierz 5 kart i odłóż je osobno. Możesz zagrać spośród nich 1 kartę Rohanu. Pozostałe zrzuć.
ref-card-shadowfax = Cienistogrzywy
text-shadowfax-action = Aktywuj lub reaktywuj dowolne pole bitwy. Potem musisz poruszyć na nie dzierżyciela, nawet jeśli został zagrany w tej rundzie.
ref-card-death-ride-ride-to-ruin = Śmierć! Naprzód, ku zgubie!
text-death-ride-ride-to-ruin-event = Wyklucz dowolną liczbę kart Rohanu ze swojej rezerwy. Za każdą z nich gracz Mordoru wyklucza z aktywnego pola bitwy 1 wybraną przez siebie kartę Mordoru.

# Karty: Czarodzieje

ref-card-gandalf-the-grey = Gandalf Szary
text-gandalf-the-grey-action = Aktywuj niewykorzystaną ścieżkę o numerze wyższym o 1.
text-gandalf-the-grey-removed = Gdy zostanie zagrany Gandalf Biały, wyklucz tę kartę, gdziekolwiek jest.
ref-card-gandalf-the-white = Gandalf Biały
text-gandalf-the-white-played = Usuń z gry Gandalfa Szarego, gdziekolwiek jest.
text-gandalf-the-white-in-reserve = W każdej fazie dobierania dobierasz o 1 kartę więcej.
text-gandalf-the-white-saved = Zrzuć tę kartę, zamiast ją wykluczać.
ref-card-gwaihir-the-windlord = Gwaihir, Władca Wichrów
text-gwaihir-the-windlord-action = Zrzuć tę kartę: weź na rękę Gandalfa Szarego lub Gandalfa Białego ze swojego stosu zrzuconych kart.
ref-card-quickbeam = Żwawiec
text-quickbeam-bonus = Po 1 symbolu ataku i 1 symbolu obrony za każde 2 postacie i armie Isengardu na tym samym polu bitwy.
ref-card-smeagol = Sméagol
text-smeagol-action = Dodaj 1 żeton zepsucia: aktywuj niewykorzystaną ścieżkę o numerze wyższym o 1.
text-smeagol-saved = Zrzuć tę kartę i wszystkie jej przedmioty.
ref-card-treebeard = Drzewiec
text-treebeard-bonus = Na polu bitwy Orthank: 1 dodatkowy symbol ataku.
text-treebeard-arrives = Gracz Isengardu wyklucza stamtąd 1 wybraną przez siebie armię Isengardu.
ref-card-ent-draught = Napój entów
text-ent-draught-action = Wyklucz tę kartę: gracz Hobbitów bierze na rękę najwyżej 2 postacie Hobbitów ze swojego stosu zrzuconych kart.
ref-card-gandalfs-staff = Laska Gandalfa
text-gandalfs-staff-in-play = Twój limit pozostałości jest o 1 wyższy.
ref-card-glamdring = Glamdring
ref-card-narya-ring-of-fire = Narya, Pierścień Ognia
text-narya-ring-of-fire-action = Zrzuć tę kartę: każdy gracz Cienia zrzuca 1 kartę z ręki.

# Karty: Isengard

ref-card-devilry-of-saruman = Diabelskie sztuki Sarumana
ref-card-fighting-uruk-hai = Waleczni Uruk-hai
ref-card-wolf-riders = Wilczy jeźdźcy
ref-card-white-hand-orcs = Orkowie Białej Ręki
ref-card-white-hand-orcs-1 = { ref-card-white-hand-orcs }
ref-card-white-hand-orcs-2 = { ref-card-white-hand-orcs }
ref-card-grima-wormtongue = Gríma Smoczy Język
text-grima-wormtongue-action = Wyklucz tę kartę: weź na rękę Sarumana ze swojej talii dobierania albo wyklucz 1 postać Rohanu w grze.
ref-card-saruman = Saruman
text-saruman-in-reserve = W każdej fazie dobierania dobierasz o 1 kartę więcej.
text-saruman-saved = Zrzuć tę kartę, zamiast ją wykluczać.
ref-card-ugluk = Uglúk
text-ugluk-action = Aktywuj inną niewykorzystaną ścieżkę o tym samym numerze.
ref-card-palantir-of-orthanc = Palantír z Orthanku
text-palantir-of-orthanc-action = Raz na rundę obejrzyj 3 wierzchnie karty swojej talii dobierania. Jedną z nich wyklucz, jedną zrzuć, a jedną weź na rękę.
ref-card-sarumans-staff = Laska Sarumana
text-sarumans-staff-in-play = Twój limit pozostałości jest o 1 wyższy.
ref-card-woven-of-all-colours = Szaty utkane z wszystkich kolorów
text-woven-of-all-colours-saved = Zrzuć dzierżyciela i wszystkie jego przedmioty.
ref-card-threats-and-promises = Groźby i obietnice
text-threats-and-promises-event = Jeśli Saruman jest w twojej rezerwie: aktywuj lub reaktywuj pole bitwy Isengardu. Potem możesz poruszyć na nie Sarumana, nawet jeśli został zagrany w tej rundzie.

# Karty: Monstrum

ref-card-goblins-of-the-misty-mountains = Gobliny z Gór Mglistych
ref-card-goblins-of-the-misty-mountains-1 = { ref-card-goblins-of-the-misty-mountains }
ref-card-goblins-of-the-misty-mountains-2 = { ref-card-goblins-of-the-misty-mountains }
ref-card-balrog-of-moria = Balrog z Morii
text-balrog-of-moria-bonus = W lokalizacji Khazad-dûm: 1 dodatkowy symbol ataku na ścieżce.
text-balrog-of-moria-arrives = Każdy gracz Wolnych Ludów poświęca 1 kartę.
ref-card-barrow-wights = Upiory Kurhanów
text-barrow-wights-action = Wyklucz tę kartę: każdy gracz Wolnych Ludów poświęca 1 kartę.
ref-card-candles-of-corpses = Trupie świece
text-candles-of-corpses-bonus = W lokalizacji Martwe Bagna: 1 dodatkowy symbol ataku na ścieżce.
text-candles-of-corpses-action = Wyklucz tę kartę: każdy gracz Wolnych Ludów poświęca 1 kartę.
ref-card-caradhras-the-cruel = Okrutnik Caradhras
text-caradhras-the-cruel-played-to-path = Jeśli to ścieżka Caradhras, aktywuj inną niewykorzystaną ścieżkę o numerze 4.
text-caradhras-the-cruel-action = Wyklucz tę kartę: każdy gracz Wolnych Ludów poświęca 1 kartę.
ref-card-cave-troll = Jaskiniowy troll
text-cave-troll-action = Wyklucz tę kartę: każdy gracz Wolnych Ludów poświęca 1 kartę.
ref-card-flocks-of-crebain = Stada Krebainów
text-flocks-of-crebain-action = Aktywuj inną niewykorzystaną ścieżkę o tym samym numerze.
ref-card-gollum = Gollum
text-gollum-action = Aktywuj inną niewykorzystaną ścieżkę o tym samym numerze.
text-gollum-saved = Zrzuć tę kartę i wszystkie jej przedmioty.
ref-card-hill-troll = Górski troll
text-hill-troll-action = Wyklucz tę kartę: każdy gracz Wolnych Ludów poświęca 1 kartę.
ref-card-shelob = Szeloba
text-shelob-bonus = W lokalizacji Jaskinia Szeloby: 1 dodatkowy symbol ataku na ścieżce.
text-shelob-arrives = Każdy gracz Wolnych Ludów poświęca 1 kartę.

# Karty: Południowcy

ref-card-coastal-raiders = Łupieżcy wybrzeży
text-coastal-raiders-bonus = Na polu bitwy Dol Amroth: 1 dodatkowy symbol ataku.
text-coastal-raiders-action = Wyklucz tę kartę: aktywuj pole bitwy Dol Amroth, jeśli jest w talii.
ref-card-corsairs-of-umbar = Korsarze z Umbaru
text-corsairs-of-umbar-action = Wyklucz tę kartę: aktywuj pole bitwy Umbar, jeśli jest w talii.
ref-card-haradrim-mumakil = Mûmakile Haradrimów
ref-card-haradrim-regulars = Wojownicy Haradrimów
text-haradrim-regulars-action = Wyklucz tę kartę: aktywuj pole bitwy Harad, jeśli jest w talii.
ref-card-haradrim-cavalry = Jazda Haradrimów
text-haradrim-cavalry-bonus = Na polu bitwy Minas Tirith: 1 dodatkowy symbol ataku.
text-haradrim-cavalry-action = Wyklucz tę kartę: aktywuj pole bitwy Minas Tirith, jeśli jest w talii.
ref-card-the-black-fleet = Czarna Flota
text-the-black-fleet-bonus = Na polu bitwy Pelargir: 1 dodatkowy symbol ataku.
text-the-black-fleet-action = Wyklucz tę kartę: aktywuj pole bitwy Pelargir, jeśli jest w talii.
ref-card-the-black-serpent = Czarny Wąż
text-the-black-serpent-action = Wyklucz tę kartę: reaktywuj pole bitwy Południowców.

# Karty: Mordor

ref-card-black-uruks = Czarni Urukowie
ref-card-grond-hammer-of-the-underworld = Grond, Młot Podziemi
ref-card-mordor-orcs = Orkowie z Mordoru
ref-card-mordor-orcs-1 = { ref-card-mordor-orcs }
ref-card-mordor-orcs-2 = { ref-card-mordor-orcs }
ref-card-mordor-orcs-3 = { ref-card-mordor-orcs }
ref-card-mordor-orcs-4 = { ref-card-mordor-orcs }
ref-card-mordor-orcs-5 = { ref-card-mordor-orcs }
ref-card-olog-hai = Olog-hai
ref-card-trolls-of-udun = Trolle z Udûnu
ref-card-gorbag-and-shagrat = Gorbag i Szagrat
text-gorbag-and-shagrat-arrives = Możesz zrzucić 1 kartę z ręki: dodaj do tej karty 1 żeton ataku na ścieżce albo 2 żetony, jeśli to ścieżka Cirith Ungol.
ref-card-grishnakh = Grisznák
text-grishnakh-action = Wyklucz tę kartę: dodaj 1 żeton zepsucia.
ref-card-mouth-of-sauron = Rzecznik Saurona
text-mouth-of-sauron-placement = Nie można go zagrać ani poruszyć na ścieżkę, gdy aktywne jest pole bitwy Cienia.
text-mouth-of-sauron-in-reserve = W każdej fazie dobierania dobierasz o 1 kartę więcej.
ref-card-the-beguiler = Zwodziciel
text-the-beguiler-action = Zrzuć tę kartę: każdy gracz Wolnych Ludów zrzuca 1 kartę z ręki.
ref-card-the-black-easterling = Czarny Easterling
text-the-black-easterling-bonus = Na polu bitwy Dol Guldur: 1 dodatkowy symbol obrony.
text-the-black-easterling-played = Dobierz 1 kartę.
ref-card-the-commander = Dowódca
text-the-commander-action = Zrzuć tę kartę: każdy gracz Cienia dobiera 1 kartę.
ref-card-the-destroyer = Niszczyciel
text-the-destroyer-action = Zrzuć tę kartę: dodaj 1 żeton ataku do aktywnego pola bitwy.
ref-card-the-hunter = Łowca
text-the-hunter-action = Zrzuć tę kartę: dodaj 1 żeton ataku na ścieżce do aktywnej ścieżki.
ref-card-the-lidless-eye = Oko bez powiek
text-the-lidless-eye-placement = Nie można go zagrać ani poruszyć na ścieżkę, gdy aktywne jest pole bitwy Cienia.
text-the-lidless-eye-played = Każdy gracz Cienia dobiera 1 kartę.
text-the-lidless-eye-in-reserve = Twój limit pozostałości jest o 1 wyższy.
ref-card-the-messenger = Posłaniec
text-the-messenger-action = Zrzuć tę kartę: weź na rękę 1 Nazgûla ze swojego stosu zrzuconych kart.
ref-card-the-reaver = Rozbójnik
text-the-reaver-action = Zrzuć tę kartę: każdy gracz Wolnych Ludów poświęca 1 kartę.
ref-card-the-warrior = Wojownik
text-the-warrior-action = Zrzuć tę kartę: dodaj 1 żeton obrony do aktywnego pola bitwy.
ref-card-the-witch-king = Czarnoksiężnik z Angmaru
text-the-witch-king-in-reserve = W każdej fazie dobierania dobierasz o 1 kartę więcej.
text-the-witch-king-saved = Zrzuć tę kartę, zamiast ją wykluczać.
ref-card-black-breath = Tchnienie Ciemnych Sił
text-black-breath-action = Zrzuć dzierżyciela i wszystkie jego przedmioty: dodaj 1 żeton zepsucia.
ref-card-black-riders-mount = Koń Czarnego Jeźdźca
text-black-riders-mount-played = Możesz poruszyć dzierżyciela z rezerwy na aktywną ścieżkę, nawet jeśli został zagrany w tej rundzie.
ref-card-fell-beast = Skrzydlata bestia
text-fell-beast-played = Możesz poruszyć dzierżyciela z rezerwy na aktywne pole bitwy, nawet jeśli został zagrany w tej rundzie.
ref-card-morgul-blade = Ostrze Morgulu
text-morgul-blade-action = Wyklucz tę kartę: dodaj 1 żeton zepsucia.
ref-card-nazguls-mantle = Płaszcz Nazgûla
text-nazguls-mantle-saved = Zrzuć dzierżyciela i wszystkie jego przedmioty.
ref-card-the-black-captain = Czarny Wódz
text-the-black-captain-event = Jeśli Czarnoksiężnik z Angmaru jest w twojej rezerwie: aktywuj lub reaktywuj pole bitwy Mordoru. Potem możesz poruszyć na nie Czarnoksiężnika, nawet jeśli został zagrany w tej rundzie.
ref-card-the-day-without-dawn = Dzień bez świtu
text-the-day-without-dawn-event = Dobierz 7 kart, odłóż je osobno i wyklucz 1 z nich. Możesz zagrać spośród nich najwyżej 2 armie. Pozostałe zrzuć.
ref-card-the-ringwraiths-are-abroad = Upiory Pierścienia są w drodze
text-the-ringwraiths-are-abroad-event = Dobierz 7 kart, odłóż je osobno i wyklucz 1 z nich. Możesz zagrać spośród nich najwyżej 2 Nazgûle. Pozostałe zrzuć.

# Lokalizacje

ref-place-reserve = rezerwa
    .to = do rezerwy
    .at = w rezerwie
    .acc = rezerwę

ref-place-dol-amroth = Dol Amroth
    .to = na pole bitwy Dol Amroth
    .at = na polu bitwy Dol Amroth
    .acc = pole bitwy Dol Amroth
text-place-dol-amroth = Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 1 kartę.
ref-place-edoras = Edoras
    .to = na pole bitwy Edoras
    .at = na polu bitwy Edoras
    .acc = pole bitwy Edoras
text-place-edoras = Aktywuj pole bitwy Helmowy Jar, jeśli jest w talii.
ref-place-helms-deep = Helmowy Jar
    .to = na pole bitwy Helmowy Jar
    .at = na polu bitwy Helmowy Jar
    .acc = pole bitwy Helmowy Jar
text-place-helms-deep = Gracz Rohanu dobiera 5 kart i odkłada je osobno, może zagrać spośród nich 1 armię lub postać na pole bitwy Helmowy Jar, a pozostałe zrzuca.
ref-place-lorien = Lórien
    .to = na pole bitwy Lórien
    .at = na polu bitwy Lórien
    .acc = pole bitwy Lórien
text-place-lorien = Aktywuj lub reaktywuj pole bitwy Dol Guldur.
ref-place-minas-tirith = Minas Tirith
    .to = na pole bitwy Minas Tirith
    .at = na polu bitwy Minas Tirith
    .acc = pole bitwy Minas Tirith
text-place-minas-tirith = Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 3 karty.
ref-place-pelargir = Pelargir
    .to = na pole bitwy Pelargir
    .at = na polu bitwy Pelargir
    .acc = pole bitwy Pelargir
text-place-pelargir = Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 1 kartę.
ref-place-rivendell = Rivendell
    .to = na pole bitwy Rivendell
    .at = na polu bitwy Rivendell
    .acc = pole bitwy Rivendell
text-place-rivendell = Gracz Elfów dobiera 1 kartę, a potem zrzuca 1 kartę z ręki.
ref-place-dol-guldur = Dol Guldur
    .to = na pole bitwy Dol Guldur
    .at = na polu bitwy Dol Guldur
    .acc = pole bitwy Dol Guldur
text-place-dol-guldur = Aktywuj lub reaktywuj pole bitwy Lórien.
ref-place-harad = Harad
    .to = na pole bitwy Harad
    .at = na polu bitwy Harad
    .acc = pole bitwy Harad
text-place-harad = Każdy gracz Cienia dobiera 1 kartę.
ref-place-minas-morgul = Minas Morgul
    .to = na pole bitwy Minas Morgul
    .at = na polu bitwy Minas Morgul
    .acc = pole bitwy Minas Morgul
text-place-minas-morgul = Gracz Mordoru dobiera 5 kart i odkłada je osobno, może zagrać spośród nich 1 Nazgûla do rezerwy, a pozostałe zrzuca.
ref-place-morannon = Morannon
    .to = na pole bitwy Morannon
    .at = na polu bitwy Morannon
    .acc = pole bitwy Morannon
text-place-morannon = Gracz Mordoru dobiera 5 kart i odkłada je osobno, może zagrać spośród nich 1 armię, a pozostałe zrzuca.
ref-place-moria = Moria
    .to = na pole bitwy Moria
    .at = na polu bitwy Moria
    .acc = pole bitwy Moria
text-place-moria = Gracz frakcji Monstrum dobiera 2 karty.
ref-place-orthanc = Orthank
    .to = na pole bitwy Orthank
    .at = na polu bitwy Orthank
    .acc = pole bitwy Orthank
text-place-orthanc = Gracz Isengardu może wziąć na rękę Sarumana ze swojej talii dobierania lub ze swojego stosu zrzuconych kart. Potem odświeża stos zrzuconych kart: wtasowuje go do talii dobierania.
ref-place-umbar = Umbar
    .to = na pole bitwy Umbar
    .at = na polu bitwy Umbar
    .acc = pole bitwy Umbar
text-place-umbar = Każdy gracz Cienia dobiera 1 kartę.

ref-place-bag-end = Bag End
    .to = na ścieżkę Bag End
    .at = na ścieżce Bag End
    .acc = ścieżkę Bag End
text-place-bag-end = Gracz Hobbitów dobiera 2 karty.
ref-place-bucklebury-ferry = Prom w Bucklebury
    .to = na ścieżkę Prom w Bucklebury
    .at = na ścieżce Prom w Bucklebury
    .acc = ścieżkę Prom w Bucklebury
text-place-bucklebury-ferry = Gracz Mordoru dobiera 1 kartę i gracz Hobbitów dobiera 1 kartę.
ref-place-gildors-encampment = Obóz Gildora
    .to = na ścieżkę Obóz Gildora
    .at = na ścieżce Obóz Gildora
    .acc = ścieżkę Obóz Gildora
text-place-gildors-encampment = Gracz Elfów dobiera 1 kartę, a potem zrzuca 1 kartę z ręki.
ref-place-inn-of-the-prancing-pony = Gospoda „Pod Rozbrykanym Kucykiem”
    .to = na ścieżkę Gospoda „Pod Rozbrykanym Kucykiem”
    .at = na ścieżce Gospoda „Pod Rozbrykanym Kucykiem”
    .acc = ścieżkę Gospoda „Pod Rozbrykanym Kucykiem”
text-place-inn-of-the-prancing-pony = Każdy gracz Cienia dobiera 2 karty.
ref-place-the-old-forest = Stary Las
    .to = na ścieżkę Stary Las
    .at = na ścieżce Stary Las
    .acc = ścieżkę Stary Las
text-place-the-old-forest = Każdy gracz Wolnych Ludów poświęca 1 kartę.
ref-place-weathertop = Wichrowy Czub
    .to = na ścieżkę Wichrowy Czub
    .at = na ścieżce Wichrowy Czub
    .acc = ścieżkę Wichrowy Czub
text-place-weathertop = Gracz Mordoru dobiera 2 karty.
ref-place-fords-of-bruinen = Bród Bruinen
    .to = na ścieżkę Bród Bruinen
    .at = na ścieżce Bród Bruinen
    .acc = ścieżkę Bród Bruinen
text-place-fords-of-bruinen = Każdy gracz Wolnych Ludów poświęca 1 kartę. Potem każdy z nich dobiera 3 karty.
ref-place-imladris = Imladris
    .to = na ścieżkę Imladris
    .at = na ścieżce Imladris
    .acc = ścieżkę Imladris
text-place-imladris = Gracz Elfów dobiera 2 karty.
ref-place-the-council-of-elrond = Narada u Elronda
    .to = na ścieżkę Narada u Elronda
    .at = na ścieżce Narada u Elronda
    .acc = ścieżkę Narada u Elronda
text-place-the-council-of-elrond = Każdy gracz Wolnych Ludów dobiera 1 kartę.
ref-place-caradhras = Caradhras
    .to = na ścieżkę Caradhras
    .at = na ścieżce Caradhras
    .acc = ścieżkę Caradhras
text-place-caradhras = Każdy gracz Wolnych Ludów poświęca 1 kartę.
ref-place-khazad-dum = Khazad-dûm
    .to = na ścieżkę Khazad-dûm
    .at = na ścieżce Khazad-dûm
    .acc = ścieżkę Khazad-dûm
text-place-khazad-dum = Gracz frakcji Monstrum dobiera 2 karty.
ref-place-the-doors-of-durin = Drzwi Durina
    .to = na ścieżkę Drzwi Durina
    .at = na ścieżce Drzwi Durina
    .acc = ścieżkę Drzwi Durina
text-place-the-doors-of-durin = Gracz frakcji Monstrum może poświęcić 1 kartę, aby dodać do tej ścieżki 1 żeton ataku na ścieżce.
ref-place-dimrill-dale = Dolina Półmroku
    .to = na ścieżkę Dolina Półmroku
    .at = na ścieżce Dolina Półmroku
    .acc = ścieżkę Dolina Półmroku
text-place-dimrill-dale = Każdy gracz Cienia zrzuca 2 karty z ręki.
ref-place-egladil = Egladil
    .to = na ścieżkę Egladil
    .at = na ścieżce Egladil
    .acc = ścieżkę Egladil
text-place-egladil = Każdy gracz Wolnych Ludów dobiera 2 karty, a potem zrzuca 1 kartę z ręki.
ref-place-lothlorien = Lothlórien
    .to = na ścieżkę Lothlórien
    .at = na ścieżce Lothlórien
    .acc = ścieżkę Lothlórien
text-place-lothlorien = Gracz Elfów dobiera 1 kartę, a potem zrzuca 1 kartę z ręki.
ref-place-amon-hen = Amon Hen
    .to = na ścieżkę Amon Hen
    .at = na ścieżce Amon Hen
    .acc = ścieżkę Amon Hen
text-place-amon-hen = Gracz Mordoru dobiera 1 kartę, a potem zrzuca 1 kartę z ręki.
ref-place-dead-marshes = Martwe Bagna
    .to = na ścieżkę Martwe Bagna
    .at = na ścieżce Martwe Bagna
    .acc = ścieżkę Martwe Bagna
text-place-dead-marshes = Gracz frakcji Monstrum dobiera 2 karty.
ref-place-emyn-muil = Emyn Muil
    .to = na ścieżkę Emyn Muil
    .at = na ścieżce Emyn Muil
    .acc = ścieżkę Emyn Muil
text-place-emyn-muil = Każdy gracz Wolnych Ludów poświęca 1 kartę.
ref-place-henneth-annun = Henneth Annûn
    .to = na ścieżkę Henneth Annûn
    .at = na ścieżce Henneth Annûn
    .acc = ścieżkę Henneth Annûn
text-place-henneth-annun = Gracz Dúnedainów dobiera 1 kartę.
ref-place-osgiliath = Osgiliath
    .to = na ścieżkę Osgiliath
    .at = na ścieżce Osgiliath
    .acc = ścieżkę Osgiliath
text-place-osgiliath = Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 3 karty.
ref-place-the-cross-roads = Rozstaje Dróg
    .to = na ścieżkę Rozstaje Dróg
    .at = na ścieżce Rozstaje Dróg
    .acc = ścieżkę Rozstaje Dróg
text-place-the-cross-roads = Każdy gracz Wolnych Ludów dobiera 1 kartę.
ref-place-cirith-ungol = Cirith Ungol
    .to = na ścieżkę Cirith Ungol
    .at = na ścieżce Cirith Ungol
    .acc = ścieżkę Cirith Ungol
text-place-cirith-ungol = Gracz Mordoru dobiera 5 kart i odkłada je osobno, może zagrać spośród nich 1 armię, a pozostałe zrzuca.
ref-place-morgul-vale = Dolina Morgul
    .to = na ścieżkę Dolina Morgul
    .at = na ścieżce Dolina Morgul
    .acc = ścieżkę Dolina Morgul
text-place-morgul-vale = Gracz Mordoru dobiera 5 kart i odkłada je osobno, może zagrać spośród nich 1 Nazgûla, a pozostałe zrzuca.
ref-place-shelobs-lair = Jaskinia Szeloby
    .to = na ścieżkę Jaskinia Szeloby
    .at = na ścieżce Jaskinia Szeloby
    .acc = ścieżkę Jaskinia Szeloby
text-place-shelobs-lair = Gracz frakcji Monstrum dobiera 2 karty.
ref-place-crack-of-doom = Szczeliny Zagłady
    .to = na ścieżkę Szczeliny Zagłady
    .at = na ścieżce Szczeliny Zagłady
    .acc = ścieżkę Szczeliny Zagłady
text-place-crack-of-doom = Gracz frakcji Monstrum dobiera 2 karty.
ref-place-morgai = Morgai
    .to = na ścieżkę Morgai
    .at = na ścieżce Morgai
    .acc = ścieżkę Morgai
text-place-morgai = Dodaj do tej ścieżki 1 żeton ataku na ścieżce.
ref-place-orodruin = Orodruina
    .to = na ścieżkę Orodruina
    .at = na ścieżce Orodruina
    .acc = ścieżkę Orodruina
text-place-orodruin = Gracz Mordoru dobiera 2 karty.

# Wartości, których nie potwierdza żadne źródło

value-paths-the-doors-of-durin-defence = Drzwi Durina: symbole obrony na ścieżce
value-cards-eowyn-leadership-attack = Éowina: symbole przywództwa w ataku
value-cards-eowyn-battleground-attack = Éowina: symbole ataku na polu bitwy
value-cards-nenya-ring-of-adamant-battleground-defence = Nenya, Pierścień Diamentu: symbole obrony na polu bitwy
value-cards-nenya-ring-of-adamant-path-defence = Nenya, Pierścień Diamentu: symbole obrony na ścieżce
value-cards-fatty-bolger-allowed-paths = Grubas Bolger: dozwolone ścieżki
value-cards-fatty-bolger-path-defence = Grubas Bolger: symbole obrony na ścieżce
value-cards-sting-path-defence = Żądło: symbole obrony na ścieżce
value-cards-ent-draught-path-defence = Napój entów: symbole obrony na ścieżce
value-cards-fell-beast-battleground-attack = Skrzydlata bestia: symbole ataku na polu bitwy
value-cards-fell-beast-battleground-defence = Skrzydlata bestia: symbole obrony na polu bitwy
value-cards-black-breath-battleground-attack = Tchnienie Ciemnych Sił: symbole ataku na polu bitwy
value-cards-black-breath-battleground-defence = Tchnienie Ciemnych Sił: symbole obrony na polu bitwy
value-cards-black-breath-path-attack = Tchnienie Ciemnych Sił: symbole ataku na ścieżce
value-cards-morgul-blade-battleground-attack = Ostrze Morgulu: symbole ataku na polu bitwy
value-cards-morgul-blade-battleground-defence = Ostrze Morgulu: symbole obrony na polu bitwy
value-cards-morgul-blade-path-attack = Ostrze Morgulu: symbole ataku na ścieżce
value-cards-nazguls-mantle-battleground-attack = Płaszcz Nazgûla: symbole ataku na polu bitwy
value-cards-nazguls-mantle-battleground-defence = Płaszcz Nazgûla: symbole obrony na polu bitwy
value-cards-nazguls-mantle-path-attack = Płaszcz Nazgûla: symbole ataku na ścieżce
value-cards-ent-draught-effects-action-steps-1-up-to = Napój entów: czy można wziąć mniej postaci
value-cards-paths-of-the-dead-effects-event-steps-2-instead-where = Ścieżka Umarłych: gdzie musi być Obieżyświat lub Aragorn, aby dobrać dodatkową kartę
value-cards-shelob-effects-arrives-timing = Szeloba: kiedy Wolne Ludy poświęcają karty
value-scenarios-duel-three-players-seats-witch-king-ring-points = Pojedynek trzech graczy: punkty za nieużyty żeton Pierścienia (Czarnoksiężnik z Angmaru)
value-scenarios-duel-three-players-seats-saruman-ring-points = Pojedynek trzech graczy: punkty za nieużyty żeton Pierścienia (Saruman)
value-scenarios-duel-three-players-seats-witch-king-group-times = Pojedynek trzech graczy: ile razy Czarnoksiężnik z Angmaru wykonuje polecenie dla każdego gracza Cienia
value-scenarios-duel-three-players-seats-saruman-group-times = Pojedynek trzech graczy: ile razy Saruman wykonuje polecenie dla każdego gracza Cienia

## Gra na dwóch stronach

summary-play = Przebieg gry
summary-cards = Karty, symbole i pojęcia

summary-round = Runda w pięciu fazach
summary-location-step = Lokalizacje
summary-location-step-text = Pierwszy gracz odkrywa pole bitwy, a potem kolejną ścieżkę i rozpatruje ich teksty.
summary-action-step = Akcje
summary-action-step-text = W kolejności tur każdy wykonuje jedną akcję albo pasuje, aż wszyscy spasują jeden po drugim. Na ręce można zachować najwyżej tyle kart: { $limit }, więcej, jeśli pozwalają teksty.
summary-combat-step = Walka
summary-combat-step-text = Walczy się o każde aktywne pole bitwy i o aktywną ścieżkę w kolejności, którą ustala pierwszy gracz.
summary-victory-check = Sprawdzenie zwycięstwa
summary-victory-check-text = Przewaga { $lead ->
    [one] { $lead } punktu
   *[other] { $lead } punktów
} wygrywa od razu.
summary-draw-step = Dobieranie
summary-draw-step-text = Każdy dobiera tyle kart, ile podaje scenariusz. Żeton pierwszego gracza przechodzi dalej.

summary-actions = Jedna akcja w turze
summary-play-title = Zagranie karty
summary-play-text = Połóż kartę z ręki tam, gdzie wolno, i zrzuć z ręki inną jako koszt.
summary-move = Poruszenie
summary-move-text = Przenieś armię lub postać z rezerwy, razem z przedmiotami, na ścieżkę lub pole bitwy. Nie kosztuje karty; karta zagrana do rezerwy w tej rundzie musi poczekać.
summary-cycle = Zrzucenie
summary-cycle-text = Połóż kartę z ręki na swoim stosie zrzuconych kart.
summary-winnow = Odsiew
summary-winnow-text = Wyklucz 2 karty z ręki, a potem dobierz 1.
summary-card-action = Akcja karty
summary-card-action-text = Wykonaj tekst z nagłówkiem „Akcja” na swojej karcie w grze.
summary-ring-game-text = Raz na grę: dobierz { $draw ->
    [one] { $draw } kartę
    [few] { $draw } karty
   *[many] { $draw } kart
}. Nieużyty żeton daje na koniec punkty: { $points }.
summary-ring-round-text = Raz na rundę: dobierz { $draw ->
    [one] { $draw } kartę
    [few] { $draw } karty
   *[many] { $draw } kart
}, potem z ręki wyklucz { $eliminate } i zrzuć { $cycle }.
summary-pass = Pas
summary-pass-text = Tylko gdy masz na ręce nie więcej kart niż { $limit } (więcej, jeśli pozwalają teksty) albo mniej niż każdy z przeciwników. Później możesz znów działać.

summary-combat = Walka
summary-sides = Kto się broni
summary-sides-text = Na ścieżce bronią się Wolne Ludy. Pola bitwy broni strona, do której należy.
summary-attack = Policz atak
summary-attack-text = Zsumuj symbole ataku właściwego rodzaju na atakujących kartach i żetonach.
summary-support = Dowódcy
summary-support-text = Symbole przywództwa liczą się tylko na polach bitwy, u postaci, obok której jest armia jej frakcji. Armia wspiera jedną postać.
summary-location-defence = Anuluje lokalizacja
summary-location-defence-text = Jej symbole obrony anulują tyle samo symboli ataku, bez utraty kart.
summary-casualties = Anulują obrońcy
summary-casualties-text = Resztę pokrywają obrońcy: wykluczają wybrane karty, aż wystarczy ich symboli obrony. Kartę i jej przedmioty traci się razem.
summary-aftermath = Po walce
summary-aftermath-text = Pozostałych obrońców się zrzuca. Wszystkich atakujących się wyklucza.

summary-scoring = Kto bierze lokalizację
summary-battleground-won = Pole bitwy
summary-battleground-won-text = Anulowano cały atak: bierze je obrońca, inaczej atakujący. Daje swoje punkty.
summary-path-won = Ścieżka
summary-path-won-text = Anulowano cały atak: biorą ją Wolne Ludy i dostają jej punkty. Inaczej Cień bierze ją zakrytą.
summary-path-duel-won-text = Więcej symboli obrony niż ataku: biorą ją Wolne Ludy. Po równo: nikt. Mniej: Cień bierze ją zakrytą.
summary-corruption-text = Każdy nieanulowany symbol ataku na ścieżce dodaje 1 żeton zepsucia, wart 1 punkt dla Cienia.

summary-victory = Kto wygrywa
summary-lead-wins = Duża przewaga
summary-lead-wins-text = Strona, która przy sprawdzeniu zwycięstwa ma { $lead ->
    [one] { $lead } punkt
    [few] { $lead } punkty
   *[many] { $lead } punktów
} przewagi, wygrywa.
summary-last-path = Ostatnia ścieżka
summary-last-path-text = Po rundzie ścieżki { $last } wygrywa strona z większą liczbą punktów. Remis wygrywa Cień.

summary-types = Rodzaje kart
summary-type-army-text = Na pole bitwy z jej frakcją albo do rezerwy. Nigdy na ścieżkę. Wspiera postać.
summary-type-character-text = Na ścieżkę o dozwolonym numerze, na pole bitwy z jej frakcją albo do rezerwy.
summary-type-item-text = Na dozwolonego dzierżyciela w grze. Dodaje swoje symbole, porusza się i przepada razem z nim.
summary-type-event-text = Jego tekst wykonuje się od razu, potem kartę się wyklucza.
summary-type-battleground-text = Pokazuje, które frakcje mogą go bronić, a które atakować. Aktywnych może być kilka.
summary-type-path-text = O numerach od 1 do 9. Aktywna jest tylko jedna; nowa od razu kończy ją walką.

summary-icons = Symbole
summary-icon-battleground-attack-text = Liczy się, gdy karta atakuje pole bitwy.
summary-icon-battleground-defence-text = Anuluje atak na polu bitwy, jeśli kartę się wykluczy.
summary-icon-path-attack-text = Atakują nim na ścieżce karty Cienia.
summary-icon-path-defence-text = Anulują nim na ścieżce wykluczane karty Wolnych Ludów.
summary-icon-leadership = Przywództwo, w kółku
summary-icon-leadership-attack-text = Liczy się tylko ze wsparciem armii.
summary-icon-from-text = Z gwiazdką
summary-icon-path-attack-from-text-text = Ile ich jest, mówi tekst karty.
summary-icon-defence-text = Lokalizacji: anuluje przed kartami.
summary-icon-number-text = Postać wchodzi tylko na ścieżki o numerach, które ma na karcie.
summary-icon-points-text = Ile warta jest lokalizacja.

summary-factions = Frakcje
summary-faction-text = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}: armie { $armies }, postacie { $characters }, przedmioty { $items }, wydarzenia { $events }.

summary-terms = Pojęcia na kartach
summary-term-cycle = Zrzucenie
summary-term-cycle-text = Zakryta na swój stos zrzuconych kart. Gdy talia się skończy, stos staje się nową talią.
summary-term-eliminate = Wykluczenie
summary-term-eliminate-text = Zakryta na swój stos wykluczonych kart: wypada z gry.
summary-term-forsake = Poświęcenie
summary-term-forsake-text = Wyklucz wybraną kartę z ręki, z rezerwy albo, bez oglądania, z wierzchu talii.
summary-term-reserve = Rezerwa
summary-term-reserve-text = Karty czekają tu odkryte z rundy na rundę. Ich teksty działają od razu, a poruszyć je można od następnej rundy.
summary-term-hidden = Co wolno wiedzieć
summary-term-hidden-text = Wolno przeglądać swój stos zrzuconych i swój stos wykluczonych kart. Ręce są tajne, liczba kart na ręce jawna.

summary-seats = Gracze w tym scenariuszu
summary-seat-text = Kart w talii: { $cards }. Początkowa ręka: { $opening }{ $cycle ->
    [0] {""}
   *[other] , z tego zrzuca: { $cycle }
}. Co rundę dobiera: { $draw }.

warning-RCG-8-21 = W tej sytuacji to wydarzenie nic nie da.
warning-RCG-9-15 = W tej sytuacji ta akcja nic nie da.

## Kronika rozgrywki

chronicle-round = Runda { $number }
chronicle-points = punkty zwycięstwa
chronicle-corruption = zepsucie
chronicle-drawn = dobrane karty
chronicle-played = zagrane karty
chronicle-unseen = Karty nieujawnione

## Wartości, których nie potwierdza żadne źródło: nagłówki i możliwości

value-group-icons = Symbole i dozwolone ścieżki
value-group-texts = Teksty kart
value-group-duel = Pojedynek trzech graczy
value-where-reserve = w rezerwie
value-where-in-play = w grze
