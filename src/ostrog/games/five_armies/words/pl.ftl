## Opcje: co robi wybór

option-done = gotowe

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
option-skip = odrzuć kość bez użycia: { $die }
option-pass = spasuj

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
option-rally = przegrupuj armię { $place_at }
option-enter = wprowadź do gry { $character_acc } { $region_at }

option-fight-with = walcz armią { $place_from }
option-manoeuvre = zagraj: { $card }
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
ask-goblin-recruit = Została tylko jedna figurka Goblinów. Gdzie ją umieszczasz?
ask-rally-armies = Przegrupuj najwyżej dwie armie.
ask-rally-reroll = Przegrupowanie { $ref1_at }: które kości przerzucasz?
ask-rally-casualties = Armia { $ref1_at }: czy ponosisz straty, aby usunąć obrażenia?
ask-enter-character = Kto wchodzi do gry i gdzie?
ask-combined-round-army = Walka { $ref1_at }: która armia walczy w tej rundzie?
ask-manoeuvre = Walka { $ref1_at }: wybierz manewr.
ask-leader-reroll = Przerzut dowódców: które chybione kości przerzucasz?
ask-use-unit-ability = Czarna kość trafiła. Użyć zdolności: { $ref1 }?
ask-wall-of-spears = Szarża goblinów zadaje twojej armii 1 obrażenie. Czy anulujesz je Ścianą włóczni?
ask-fell-race = Okrutna rasa: co spotyka twoją armię?
ask-use-vampire = Ugryzienie: czy usuwasz figurkę Wielkich nietoperzy znad { $ref1_gen }, aby zadać 1 dodatkowe obrażenie?
ask-use-bodyguard = Czy odrzucasz żeton przybocznego, aby zapobiec wszystkim obrażeniom armii Bolga?
ask-casualties = Armia { $ref1_at }: wybierz straty.
ask-outside-damage = Armia { $ref1_at }: obrażenia poza walką. Wybierz straty.
ask-forced-casualties = Armia { $ref1_at }: poświęcaj jednostki, aż zostanie najwyżej 1 żeton obrażeń.
ask-rout-casualties = Rozsypka { $ref1_from }: poświęcaj jednostki, aż zostanie najwyżej 1 żeton obrażeń.
ask-stop-attack = Walka { $ref1_at }: zaprzestać ataku czy atakować dalej?
ask-retreat-or-rout = Walka { $ref1_at }: ustąpić czy walczyć dalej?
ask-retreat-region = Dokąd ustępuje twoja armia?
ask-forced-retreat-region = Przeciwnik nie ma dokąd ustąpić. Dokąd wypierasz pobitą armię?
ask-advance = Zwycięstwo { $ref1_at }: czy posuwasz się naprzód?
ask-overstack = Zbyt wiele jednostek { $ref1_at }. Które usuwasz?

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
event-ManoeuvreShown = { $seat }: manewr: { $card }
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
    [0] { $fortification ->
        [0] armia { $place_at } nie otrzymuje obrażeń
        [one] fortyfikacja { $place_at } otrzymuje { $fortification } obrażenie
        [few] fortyfikacja { $place_at } otrzymuje { $fortification } obrażenia
       *[many] fortyfikacja { $place_at } otrzymuje { $fortification } obrażeń
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
event-Rolled = {""}
event-Moved = {""}
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
ref-action-enter-play = wejście postaci do gry
ref-action-recruit = rekrutacja
ref-action-rally = przegrupowanie
ref-action-cloud-of-bats = Chmura nietoperzy
ref-action-recruit-goblins = rekrutacja goblinów
ref-action-goblin-attack = atak goblinów
ref-action-goblin-move = strategiczny ruch goblinów

## Manewry

ref-card-unit-dwarf-regulars = Niezłomni (Krasnoludzcy wojownicy)
ref-card-unit-dwarf-veterans = Dawna nienawiść (Krasnoludzcy weterani)
ref-card-unit-lake-men = Grad strzał (Ludzie z Miasta na Jeziorze)
ref-card-unit-wood-elf-archers = Grad strzał (Elfi łucznicy)
ref-card-unit-wood-elf-spearmen = Ściana włóczni (Elfi włócznicy)
ref-card-unit-orcs = Dzika wściekłość (Orki)
ref-card-unit-great-orcs = Okrutna rasa (Wielkie orki)
ref-card-unit-wargs = Atak na tyły (Wargowie)
ref-card-unit-goblins = Szarża goblinów (Gobliny)
ref-card-regroup = Odzyskiwanie sił
ref-card-vampire-like = Ugryzienie

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
board-battle = walka

ref-face-eagles = Orły z Gór Mglistych
ref-face-great-bats = Wielkie nietoperze
ref-face-waiting = jeszcze poza grą
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
ref-mark-control = kontrola Cienia
ref-mark-breach = obrażenia fortyfikacji
ref-mark-closed = zamknięta przełęcz
ref-mark-activated = aktywowany
ref-mark-leadership = przywództwo
ref-mark-damage = obrażenia
ref-mark-battle = walka

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
step-Actions-act = wybór akcji
crumb-MoveArmies = { $ref1 }
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
step-RecruitGoblins-choose = ostatnia figurka
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
crumb-OutsideDamage = obrażenia poza walką
crumb-Withdrawal = ustąpienie { $ref1_from }
step-Withdrawal-choose_region = dokąd
step-Withdrawal-choose_forced_region = dokąd wypiera ich atakujący
crumb-Advance = posunięcie się naprzód { $ref1_to }
step-Advance-choose = kto się posuwa

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
   *[other] Ruch strategiczny wymaga wyniku „Armia” i twojej armii na planszy.
}
rule-B5A-7-2 = Atak wymaga wyniku „Armia” i twojej armii na planszy.
rule-B5A-7-3 = Połączony atak wymaga wyniku „Armia” i co najmniej dwóch twoich armii sąsiadujących z jedną armią wroga.
rule-B5A-7-5 = Szybki ruch wymaga wyniku „Postać” i armii z przywództwem.
rule-B5A-7-6 = Atak z wynikiem „Postać” wymaga armii z przywództwem.
rule-B5A-7-7 = { $about_count ->
    [1] { $ref1 } nie może się teraz ruszyć albo ruszył się już w tej akcji.
   *[other] Ruch postaci wymaga wyniku „Postać” i twojej postaci na polu bitwy.
}
rule-B5A-7-11 = Rekrutacja wymaga wyniku „Mobilizacja” i twojego żetonu rekrutacji na planszy.
rule-B5A-7-12 = { $about_count ->
    [1] Armia { $ref1_at } jest już wybrana.
   *[other] Przegrupowanie wymaga wyniku „Mobilizacja” i twojej armii z obrażeniami.
}
rule-B5A-7-14 = { $about_count ->
    [1] Gobliny rekrutuje się tylko w ich punktach mobilizacji, a nie { $ref1_at }.
   *[other] Rekrutacja goblinów wymaga Oka Saurona i figurki Goblinów w zapasie.
}
rule-B5A-7-15 = { $about_count ->
    [1] W armii { $ref1_at } nie ma Goblinów, które mogłyby jeszcze ruszyć.
   *[other] Atak goblinów wymaga Oka Saurona i armii z Goblinami.
}
rule-B5A-7-16 = { $about_count ->
    [1] W armii { $ref1_at } nie ma Goblinów, które mogłyby jeszcze ruszyć.
   *[other] Strategiczny ruch goblinów wymaga Oka Saurona i armii z Goblinami.
}
rule-B5A-7-17 = Musi iść co najmniej jedna jednostka Goblinów.
rule-B5A-7-18 = Oko Saurona służy tylko do akcji goblinów.
rule-B5A-9-3 = Gdy aktywowano najwyżej jednego generała, dobiera się tylko jeden żeton przeznaczenia.
rule-B5A-9-4 = Dobrano już tyle żetonów przeznaczenia, ilu jest aktywowanych generałów; liczy się ostatni.
rule-B5A-9-6 = { $ref1 } to specjalny żeton przeznaczenia i trzeba na nim poprzestać.
rule-B5A-9-15 = Nie ma już żetonów przeznaczenia do dobrania.
rule-B5A-10-3 = { $ref1 } nie może wejść do gry: nie czeka na torze przeznaczenia albo znacznik przeznaczenia nie doszedł do jego pola.
rule-B5A-10-4 = { $ref1 } może wejść do gry tylko raz i tylko wtedy, gdy armia Cienia jest w Dolinie.
rule-B5A-10-5 = { $about_count ->
    [1] { $ref1 } należy do drugiej strony.
   *[other] Wejście do gry wymaga wyniku „Postać” i gotowej postaci, która wchodzi tam, gdzie każe jej karta Postaci.
}
rule-B5A-10-6 = { $ref1 }: stoi tam wróg albo ma nad tym regionem kontrolę, więc nikt nie wejdzie tam do gry.
rule-B5A-10-7 = { $ref1 } jest już w grze.
rule-B5A-10-13 = { $ref1 } nie dojdzie aż { $ref2_to }.
rule-B5A-10-15 = { $ref1 } nie jest wśród tych, którzy idą.
rule-B5A-10-16 = { $ref1 } został wyeliminowany i nie wraca do gry.
rule-B5A-11-1 = { $ref1 } nie jest twoim generałem.
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
rule-B5A-18-2 = W jednej akcji odkrywa się tylko jeden żeton { $ref1_at }.
rule-B5A-18-3 = { $ref1 }: stoi tam wróg albo ma nad tym regionem kontrolę, więc nie można tam odkryć żetonu.
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
rule-B5A-28-15 = { $ref1 }: odwrót przez bród jest niemożliwy.
rule-B5A-28-17 = { $ref1 }: stoi tam twoja armia albo masz nad tym regionem kontrolę, więc nie można tam wyprzeć pobitych.
rule-B5A-28-18 = Nie ma dokąd wykonać odwrotu { $ref1_from }.
rule-B5A-28-21 = Armia { $ref1_at } traci jednostki, aż zostanie najwyżej 1 żeton obrażeń: nie mniej i nie więcej.
rule-B5A-28-25 = Nie ma dokąd pójść w rozsypkę { $ref1_from }.
rule-B5A-29-1 = W połączonym ataku biorą udział co najmniej dwie różne armie.
rule-B5A-29-2 = Armia { $ref1_at } nie bierze udziału w tym ataku.
rule-B5A-29-9 = Naprzód może się posunąć tylko armia, która brała udział w ataku, a nie ta { $ref1_at }.
rule-B5A-31-4 = Bolg poległ.
rule-B5A-31-6 = Znacznik przeznaczenia dotarł do końca toru przeznaczenia.
rule-B5A-31-7 = Na koniec tury Cień ma potrzebne punkty zwycięstwa.
rule-B5A-31-8 = Cień kontroluje Główną Bramę i ma potrzebne punkty zwycięstwa.
rule-B5A-34-3 = { $about_count ->
    [1] Nad { $ref1_ins } nie ma Wielkich nietoperzy.
   *[other] Chmura nietoperzy wymaga wyniku „Mobilizacja” i Wielkich nietoperzy na terytorium z armią Cienia.
}
rule-B5A-34-4 = Chmura nietoperzy to tylko ruch armii, bez ataku.
rule-B5A-34-5 = Cień ma tę kartę tylko wtedy, gdy na początku walki Wielkie nietoperze są nad { $ref1_ins }.
rule-B5A-CR-16 = Armia { $ref1_at } nie ma czego takiego do oddania.
