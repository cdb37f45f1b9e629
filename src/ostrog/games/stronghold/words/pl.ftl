## Opcje: co robi wybór

option-done = gotowe

option-next = następna: { $card }
option-keep-objective = zatrzymaj: { $objective }
option-keep-plan = zatrzymaj: { $plan }

option-exchange = wymień karty faz
option-gain = odrzuć { $unit_acc } i weź drewno
option-swap-cards = odłóż: { $out }, weź: { $come }
option-use-card = użyj karty: { $card }
option-end-phase = nic więcej w tej fazie
option-pay = zapłać { $unit_inspl }
option-pay-spy = dopłać { $unit_ins } (szpieg)
option-at = { $place_at }
option-bridge = połóż pomost { $path_at }
option-cull = usuń Pudło ze stosu machiny { $place_at }
option-lay-token = połóż { $token } { $place_at }

option-march = { $maneuver }
option-sap = { $unit } z podkopu { $section_at }
option-send = { $count } × { $unit }: { $path }
option-tow = wieża oblężnicza: { $path }
option-pass-through = { $unit } przez { $rampart_acc } { $section_to }
option-bring = { $count } × { $unit } { $foreground_to }
option-join = dołącza { $unit }
option-catch-passing = łapie trolla, który szedł dalej
option-catch-other = łapie trolla, który nie idzie dalej
option-open-order = jawny rozkaz { $section_at }: { $order }
option-secret-order = tajny rozkaz { $section_at }: { $order }

option-take-bonus = skorzystaj z premii
option-decline-bonus = zrezygnuj z premii
option-strengthen = użyj premii { $section_at }
option-spare = nie tutaj
option-exchange-tokens = zamień Blef miejscami z zakrytym Sukcesem

option-take = weź { $troop_acc } { $place_from }
option-lead = weź { $hero_acc }
option-to = idź { $place_to }
option-swap = zamień miejscami { $troop_with } { $place_at }
option-lay = { $count ->
    [one] połóż { $count } klepsydrę: { $work }
    [few] połóż { $count } klepsydry: { $work }
   *[many] połóż { $count } klepsydr: { $work }
}
option-finish = ukończ: { $work }
option-train = { $work }
option-heroic = { $hero }: { $order }
option-plan = użyj planu: { $plan }
option-close-window = zakończ okno
option-no-plan = nie używaj teraz planu

option-cauldron = kocioł na { $unit_accpl }: { $section }
option-set-trap = { $trap }: { $path }
option-jam = uszkodzenie machiny { $place_at }
option-spy-on = szpieg na karcie: { $card }
option-bless-side = { $side }
option-snipe = zastrzel { $unit_acc } { $place_at }
option-confuse = odrzuć rozkaz { $section_from }
option-call-up = wezwij { $troop_acc }
option-detail = oddeleguj { $troop_acc } { $place_from } { $building_to }
option-fall-back = wycofaj { $troop_acc } { $section_from }
option-burn = spal { $unit_acc } { $foreground_at }
option-tear-down = usuń { $token_acc } { $section_from }
option-tear-bridge = usuń pomost { $path_from }
option-wreck = zniszcz machinę { $place_at }
option-wreck-mantelet = zniszcz osłony { $rampart_at }
option-give-up = oddaj { $troop_acc } { $place_from }
option-raise = zastąp strzelca { $place_at } żołnierzem

option-aim = działo { $tower_at }: wyceluj w { $place_acc }
option-victim = ginie { $unit }
option-target = machina { $place_at }: strzelaj do { $section_gen }
option-casualty = ginie { $troop }
option-casualty-at = ginie { $troop } { $section_at }
option-smash = zniszcz machinę { $tower_at }
option-fire = { $count ->
    [one] { $count } strzelec { $place_at } strzela do { $rampart_gen }
   *[other] { $count } strzelców { $place_at } strzela do { $rampart_gen }
}
option-bless = wszyscy strzelają do { $rampart_gen }
option-slay = zabij{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } goblina
    [few] {" "}· { $goblins } gobliny
   *[many] {" "}· { $goblins } goblinów
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } orka
    [few] {" "}· { $orcs } orki
   *[many] {" "}· { $orcs } orków
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } trolla
    [few] {" "}· { $trolls } trolle
   *[many] {" "}· { $trolls } trolli
}
option-poke = drągi { $tower_at }: użyj ich { $section_at }
option-resolve = rozpatrz rozkaz { $section_at }
option-detonate = { $count ->
    [one] wysadza się { $count } ork
    [few] wysadzają się { $count } orki
   *[many] wysadza się { $count } orków
}
option-call-troll = idzie troll: { $path }
option-fell = Obrońca traci{ $marksmen ->
    [0] {""}
    [one] {" "}· { $marksmen } strzelca
   *[other] {" "}· { $marksmen } strzelców
}{ $soldiers ->
    [0] {""}
    [one] {" "}· { $soldiers } żołnierza
   *[other] {" "}· { $soldiers } żołnierzy
}{ $veterans ->
    [0] {""}
    [one] {" "}· { $veterans } weterana
   *[other] {" "}· { $veterans } weteranów
}
option-haunt = pojawia się { $foreground_at }
option-heal = wylecz { $troop_acc }

## Pytania: o czym decyduje gracz

ask-row = Ułóż karty każdej fazy w kolejności: użyjesz ich tylko od lewej do prawej. Pozostałe leżą dalej tak jak teraz.
ask-objectives = { $ref1 ->
    [one] Zatrzymaj { $ref1 } zadanie.
    [few] Zatrzymaj { $ref1 } zadania.
   *[many] Zatrzymaj { $ref1 } zadań.
}
ask-plans = { $ref1 ->
    [one] Zatrzymaj { $ref1 } plan obrony.
    [few] Zatrzymaj { $ref1 } plany obrony.
   *[many] Zatrzymaj { $ref1 } planów obrony.
}
ask-supplies = Zaopatrzenie: wymieniasz karty faz czy odrzucasz jednostkę za drewno? Jedno i drugie daje Obrońcy klepsydry.
ask-exchange = Które karty wymieniasz?
ask-card = Faza { $ref1 }: której karty używasz?
ask-pay = { $ref1 }: jakimi jednostkami płacisz?
ask-pay-spy = { $ref1 }: na tej karcie leży szpieg. Jaką jednostką dopłacasz?
ask-building-site = Gdzie stawiasz { $ref1_acc }?
ask-equipment-site = Gdzie kładziesz { $ref1_acc }?
ask-training-site = { $ref1_id ->
    [artilleryman] Która machina traci Pudło?
    [trainer] Na które przedpole przychodzą nowe jednostki?
    [saboteur] Do którego budynku trafia sabotażysta?
   *[other] Na którym przedmurzu umieszczasz { $ref1_acc }?
}
ask-ritual = { $ref1 }: połóż zakryty Sukces tam, gdzie rytuał ma zadziałać, a dla zmyłki Blefy gdzie indziej.
ask-maneuver = Który wymarsz wykonujesz? Duży przesuwa więcej jednostek i daje Obrońcy więcej klepsydr.
ask-saps = Kto wychodzi z podkopów?
ask-march-from-ramparts = Kto wyrusza z przedmurzy?
ask-march-from-foregrounds = Kto wyrusza z przedpoli?
ask-new-units = Sprowadź nowe jednostki na przedpola.
ask-marauders = Brakuje miejsca dla wszystkich maruderów: kto dołącza?
ask-caught = Pułapka na ścieżce { $ref1 }: którego trolla łapie?
ask-orders = Wydaj rozkazy: jeden jawny za darmo, dowolną liczbę tajnych, co daje Obrońcy czas, albo żadnego.
ask-bonus = Zadanie spełnione: { $ref1 }. Czy korzystasz z premii?
ask-saboteur = Do którego budynku trafia sabotażysta?
ask-strengthen = Czy dodajesz siłę z premii { $ref1_at }?
ask-exchange-tokens = { $ref1 }: odkryto Blef. Czy zamieniasz go miejscami z Sukcesem?
ask-window = { $about_count ->
    [1] { $ref1 ->
        [0] Twoje okno: nie masz już klepsydr do wydania.
        [one] Twoje okno: wydaj { $ref1 } klepsydrę na ruch lub budynek.
        [few] Twoje okno: wydaj { $ref1 } klepsydry na ruchy i budynki.
       *[many] Twoje okno: wydaj { $ref1 } klepsydr na ruchy i budynki.
    }
   *[other] { $ref1 ->
        [0] Twoje okno: połóż { $ref2_at } klepsydrę z Oddelegowania.
        [one] Twoje okno: wydaj { $ref1 } klepsydrę, a { $ref2_at } połóż tę z Oddelegowania.
        [few] Twoje okno: wydaj { $ref1 } klepsydry, a { $ref2_at } połóż tę z Oddelegowania.
       *[many] Twoje okno: wydaj { $ref1 } klepsydr, a { $ref2_at } połóż tę z Oddelegowania.
    }
}
ask-work = Akcja ukończona: { $ref1 }. Co wybierasz?
ask-heroic-order = { $ref1 }: kto wykonuje rozkaz?
ask-plan-price = { $ref1 }: które jednostki oddajesz?
ask-plan-benefit = { $ref1 }: co wybierasz?
ask-plan-casualty = { $ref1 }: która jednostka trafia do szpitala?
ask-stage-plan = Przed etapem „{ $ref1_id ->
    [cannons] działa
    [machines] machiny oblężnicze
    [marksmen] strzelcy
    [cauldrons] kotły
    [poles] drągi
    [orders] rozkazy
    [strength] siła
   *[hospital] szpital
}”: czy używasz planu?
ask-specter-foreground = Upiór: gdzie pojawia się nowa jednostka?
ask-casualty = { $ref2_id ->
    [demon] Demon: która jednostka { $ref1_at } ginie?
    [blood-stones] Kamienie krwi: która jednostka Obrońcy { $ref1_at } też ginie?
   *[other] Trafienie balisty: która jednostka Obrońcy { $ref1_at } ginie?
}
ask-aim = Do czego strzela działo { $ref1_at }?
ask-cannon-victim = Trafienie działa: kto ginie { $ref1_at }?
ask-machine-target = Wskaż cel każdej machinie.
ask-ballista-victim = Balista trafia też swoich: kto ginie { $ref1_at }?
ask-catapult-tower = Która baszta obok { $ref1_gen } zostaje trafiona?
ask-middle-tower = Po której stronie liczą się strzelcy { $ref1_from }?
ask-bless = Błogosławieństwo: do którego przedmurza strzelają?
ask-fire = Ostrzał strzelców: kto strzela do którego przedmurza?
ask-fire-victims = Ostrzał strzelców: kto ginie { $ref1_at }?
ask-poles = Gdzie używasz drągów { $ref1_from }?
ask-order-sequence = Który rozkaz rozpatrujesz jako następny?
ask-detonate = Ile orków wysadza się { $ref1_at }?
ask-troll-call = Zew trolli { $ref1_at }: który troll odpowiada?
ask-fallen = Masz przewagę { $ref1_at }: które jednostki Obrońcy giną?
ask-slain = Masz przewagę { $ref1_at }: którzy napastnicy giną?
ask-heal = Kto wraca ze szpitala?

## Zdarzenia: co się stało

event-TurnBegan = Zaczyna się tura { $turn }.
event-TurnEnded = Mur wytrzymał turę { $turn }.
event-PhaseBegan = Faza { $phase }: { $phase ->
    [1] Zaopatrzenie
    [2] Machiny
    [3] Ekwipunek
    [4] Szkolenia
    [5] Rytuały
   *[other] Wymarsze i rozkazy
}.
event-HourglassesGiven = Obrońca otrzymuje { $count ->
    [one] { $count } klepsydrę
    [few] { $count } klepsydry
   *[many] { $count } klepsydr
}, ma teraz { $held }.
event-HourglassesLost = { $count ->
    [one] Przepada { $count } klepsydra.
    [few] Przepadają { $count } klepsydry.
   *[many] Przepada { $count } klepsydr.
}
event-WindowClosed = Obrońca skończył.
event-UnitsDrawn = Z worka do zasobów Najeźdźcy{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } goblin
    [few] {" "}· { $goblins } gobliny
   *[many] {" "}· { $goblins } goblinów
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } ork
    [few] {" "}· { $orcs } orki
   *[many] {" "}· { $orcs } orków
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } troll
    [few] {" "}· { $trolls } trolle
   *[many] {" "}· { $trolls } trolli
}
event-WoodTaken = Najeźdźca bierze { $count ->
    [one] { $count } sztukę drewna
    [few] { $count } sztuki drewna
   *[many] { $count } sztuk drewna
}, ma teraz { $held }.
event-ObjectivesKept = Najeźdźca zatrzymuje zadania: { $objectives }.
event-PlansKept = { $plans ->
    [hidden] Obrońca zatrzymuje { $count ->
        [one] { $count } plan.
        [few] { $count } plany.
       *[many] { $count } planów.
    }
   *[other] Twoje plany: { $plans }.
}
event-RowArranged = Karty faz na stole: { $cards }.
event-CardsExchanged = { $out_count ->
    [0] Najeźdźca nie wymienia żadnej karty.
   *[other] Najeźdźca wymienia karty. Odłożone: { $out }. Nowe na stole: { $come }.
}
event-CardUsed = Najeźdźca używa karty: { $card } i płaci{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } goblin
    [few] {" "}· { $goblins } gobliny
   *[many] {" "}· { $goblins } goblinów
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } ork
    [few] {" "}· { $orcs } orki
   *[many] {" "}· { $orcs } orków
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } troll
    [few] {" "}· { $trolls } trolle
   *[many] {" "}· { $trolls } trolli
}{ $wood ->
    [0] {""}
    [one] {" "}· { $wood } sztuka drewna
    [few] {" "}· { $wood } sztuki drewna
   *[many] {" "}· { $wood } sztuk drewna
}
event-UnitDiscarded = Najeźdźca odrzuca { $unit_acc } i bierze { $wood ->
    [one] { $wood } sztukę drewna
    [few] { $wood } sztuki drewna
   *[many] { $wood } sztuk drewna
}.
event-MachineBuilt = Najeźdźca stawia { $machine_acc } { $place_at }.
event-TokenLaid = Najeźdźca umieszcza { $token_acc } { $place_at }.
event-MissRemoved = Ze stosu machiny { $place_at } ubywa Pudło. Pozostałe tam Pudła: { $misses }.
event-UnitsPlaced = { $cause } { $place_at }{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } goblin
    [few] {" "}· { $goblins } gobliny
   *[many] {" "}· { $goblins } goblinów
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } ork
    [few] {" "}· { $orcs } orki
   *[many] {" "}· { $orcs } orków
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } troll
    [few] {" "}· { $trolls } trolle
   *[many] {" "}· { $trolls } trolli
}
event-RitualPerformed = Najeźdźca odprawia rytuał: { $ritual }. Zakryte żetony: { $places }.
event-RitualRevealed = Odkryty żeton ({ $ritual }) { $place_at }: { $token }.
event-TokensExchanged = { $ritual } { $place_at }: Blef zamienia się miejscami z Sukcesem.
event-RitualsReturned = Wszystkie żetony rytuałów wracają do Najeźdźcy.
event-ManeuverBegan = Najeźdźca zaczyna { $maneuver }.
event-GroupMoved = Przemarsz: { $path }{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } goblin
    [few] {" "}· { $goblins } gobliny
   *[many] {" "}· { $goblins } goblinów
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } ork
    [few] {" "}· { $orcs } orki
   *[many] {" "}· { $orcs } orków
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } troll
    [few] {" "}· { $trolls } trolle
   *[many] {" "}· { $trolls } trolli
}{ $siege_tower ->
    [yes] {" "}· wieża oblężnicza
   *[no] {""}
}
event-UnitSapped = Z podkopu { $section_at } wychodzi { $unit }.
event-UnitsBrought = Nowe jednostki { $foreground_at }{ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } goblin
    [few] {" "}· { $goblins } gobliny
   *[many] {" "}· { $goblins } goblinów
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } ork
    [few] {" "}· { $orcs } orki
   *[many] {" "}· { $orcs } orków
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } troll
    [few] {" "}· { $trolls } trolle
   *[many] {" "}· { $trolls } trolli
}
event-TrapSprung = { $trap } ({ $path }): { $stopped ->
    [yes] wieża oblężnicza zatrzymana.
   *[no] { $killed ->
        [0] nikt nie wpadł.
        [one] ginie { $killed } jednostka.
        [few] giną { $killed } jednostki.
       *[many] ginie { $killed } jednostek.
    }
}
event-OrderGiven = { $open ->
    [yes] Jawny rozkaz { $section_at }: { $order }.
   *[no] { $order ->
        [hidden] Tajny rozkaz leży { $section_at }.
       *[other] Tajny rozkaz { $section_at }: { $order }.
    }
}
event-OrderRevealed = Odkryty rozkaz { $section_at }: { $order }.
event-OrderRemoved = { $order ->
    [hidden] Rozkaz { $section_at } zostaje usunięty bez oglądania.
   *[other] Rozkaz { $section_at } zostaje usunięty: { $order }.
}
event-OrderResolved = { $order } { $section_at }: { $works ->
    [yes] rozkaz działa.
   *[no] bez efektu.
}
event-ObjectiveFulfilled = Zadanie spełnione: { $objective }; Najeźdźca { $taken ->
    [yes] korzysta z premii.
   *[no] rezygnuje z premii.
}
event-SectionStrengthened = Siła Najeźdźcy { $section_at } rośnie o { $strength }.
event-PlanUsed = Obrońca używa planu: { $plan }.
event-DefenderMoved = Ruch: { $who } { $source_from } { $to_to }.
event-MoveFailed = Wicher jest zbyt silny: { $who } zostaje { $source_at }.
event-DefendersSwapped = Zamieniają się miejscami: { $first } { $first_place_from } i { $second } { $second_place_from }.
event-HourglassesLaid = { $work }: { $count ->
    [one] { $count } klepsydra
    [few] { $count } klepsydry
   *[many] { $count } klepsydr
}{ $missing ->
    [0] , komplet.
   *[other] , brakuje jeszcze { $missing }.
}
event-WorkCompleted = Akcja ukończona: { $work }.
event-WorkPlaced = { $work }: { $place }.
event-CauldronPlaced = Kocioł na { $unit_accpl } stoi { $section_at }.
event-UnitTrained = Awans { $place_at }: { $first } zostaje { $then_ins }.
event-HeroicOrderIssued = Rozkaz wydaje { $hero }: { $heroic }{ $works ->
    [yes] .
   *[no] . Leży na nim Opętanie: rozkaz przepada.
}
event-SaboteursFound = Wytropieni sabotażyści: { $buildings }.
event-DefendersArrived = Z zapasu { $place_to }: { $count } × { $troop }.
event-DefenderLeft = Do zapasu wraca { $troop } { $place_from }.
event-TokenRemoved = Obrońca usuwa { $token_acc } { $place_from }.
event-WallRaised = { $count ->
    [one] Przybywa { $count } element muru
    [few] Przybywają { $count } elementy muru
   *[many] Przybywa { $count } elementów muru
} { $section_at }.
event-StageBegan = Szturm: { $stage }.
event-CannonFired = Działo { $tower_at } strzela do { $place_gen }: { $hit ->
    [yes] trafienie.
   *[no] bez trafienia.
}
event-MachineFired = { $machine } { $place_at } strzela do { $section_gen }: { $hit ->
    [yes] trafienie!
   *[no] pudło.
}
event-WallDestroyed = Zniszczono { $place_at }: { $count ->
    [one] { $what }
    [few] { $count } { $what_few }
   *[many] { $count } { $what_many }
}.
event-MarksmenFired = Strzelcy ostrzeliwują { $rampart_acc }, siła ostrzału { $strength }.
event-PolesUsed = Drągi { $tower_from } { $section_at }: { $hit ->
    [yes] trafienie.
   *[no] bez trafienia.
}
event-InvadersDied = Straty Najeźdźcy { $place_at } ({ $cause }){ $goblins ->
    [0] {""}
    [one] {" "}· { $goblins } goblin
    [few] {" "}· { $goblins } gobliny
   *[many] {" "}· { $goblins } goblinów
}{ $orcs ->
    [0] {""}
    [one] {" "}· { $orcs } ork
    [few] {" "}· { $orcs } orki
   *[many] {" "}· { $orcs } orków
}{ $trolls ->
    [0] {""}
    [one] {" "}· { $trolls } troll
    [few] {" "}· { $trolls } trolle
   *[many] {" "}· { $trolls } trolli
}
event-DefenderDied = Ginie { $troop } { $place_at } ({ $cause }).
event-DefenderTurned = Upiór { $section_at }: ginie { $troop } i powstaje jako { $unit }{ $appears ->
    [yes] .
   *[no] , ale nie ma dla niego miejsca.
}
event-StrengthCompared = Siła { $section_at }: Najeźdźca { $invader }, Obrońca { $defender }.
event-SectionHeld = Obrona { $section_gen } wytrzymała.
event-Breached = Wtargnięcie { $section_at }: przewaga { $advantage } przeciw jednostkom o sile { $units }!
event-UnitsHealed = Ze szpitala na dziedziniec{ $marksmen ->
    [0] {""}
    [one] {" "}· { $marksmen } strzelec
   *[other] {" "}· { $marksmen } strzelców
}{ $soldiers ->
    [0] {""}
    [one] {" "}· { $soldiers } żołnierz
   *[other] {" "}· { $soldiers } żołnierzy
}{ $veterans ->
    [0] {""}
    [one] {" "}· { $veterans } weteran
   *[other] {" "}· { $veterans } weteranów
}
event-Rolled = {""}
event-Moved = {""}
event-Poured = {""}
event-Shuffled = {""}
event-Looked = {""}

## Gracze

ref-seat-invader = Najeźdźca
ref-seat-defender = Obrońca
ref-team-invader = Najeźdźca
ref-team-defender = Obrońca
scenario-standard = Gra standardowa
scenario-starter = Pierwsze oblężenie (zestaw kart dla początkujących)

## Jednostki i bohaterowie

ref-unit-goblin = goblin
    .acc = goblina
    .ins = goblinem
    .accpl = gobliny
    .inspl = goblinami
    .genpl = goblinów
ref-unit-orc = ork
    .acc = orka
    .ins = orkiem
    .accpl = orki
    .inspl = orkami
    .genpl = orków
ref-unit-troll = troll
    .acc = trolla
    .ins = trollem
    .accpl = trolle
    .inspl = trollami
    .genpl = trolli
ref-troop-marksman = strzelec
    .acc = strzelca
    .gen = strzelca
    .ins = strzelcem
    .with = ze strzelcem
ref-troop-soldier = żołnierz
    .acc = żołnierza
    .gen = żołnierza
    .ins = żołnierzem
    .with = z żołnierzem
ref-troop-veteran = weteran
    .acc = weterana
    .gen = weterana
    .ins = weteranem
    .with = z weteranem
ref-hero-officer = oficer
    .acc = oficera
ref-hero-warrior = wojownik
    .acc = wojownika

## Miejsca

ref-place-fl = lewe przedpole
    .gen = lewego przedpola
    .at = na lewym przedpolu
    .to = na lewe przedpole
    .from = z lewego przedpola
ref-place-fr = prawe przedpole
    .gen = prawego przedpola
    .at = na prawym przedpolu
    .to = na prawe przedpole
    .from = z prawego przedpola
ref-place-l1 = lewe przedmurze 1
    .gen = lewego przedmurza 1
    .at = na lewym przedmurzu 1
    .to = na lewe przedmurze 1
    .from = z lewego przedmurza 1
ref-place-l2 = lewe przedmurze 2
    .gen = lewego przedmurza 2
    .at = na lewym przedmurzu 2
    .to = na lewe przedmurze 2
    .from = z lewego przedmurza 2
ref-place-l3 = lewe przedmurze 3
    .gen = lewego przedmurza 3
    .at = na lewym przedmurzu 3
    .to = na lewe przedmurze 3
    .from = z lewego przedmurza 3
ref-place-r1 = prawe przedmurze 1
    .gen = prawego przedmurza 1
    .at = na prawym przedmurzu 1
    .to = na prawe przedmurze 1
    .from = z prawego przedmurza 1
ref-place-r2 = prawe przedmurze 2
    .gen = prawego przedmurza 2
    .at = na prawym przedmurzu 2
    .to = na prawe przedmurze 2
    .from = z prawego przedmurza 2
ref-place-r3 = prawe przedmurze 3
    .gen = prawego przedmurza 3
    .at = na prawym przedmurzu 3
    .to = na prawe przedmurze 3
    .from = z prawego przedmurza 3
ref-place-r4 = prawe przedmurze 4
    .gen = prawego przedmurza 4
    .at = na prawym przedmurzu 4
    .to = na prawe przedmurze 4
    .from = z prawego przedmurza 4
ref-place-w1 = odcinek muru 1
    .gen = odcinka muru 1
    .at = na odcinku muru 1
    .to = na odcinek muru 1
    .from = z odcinka muru 1
ref-place-w2 = odcinek muru 2
    .gen = odcinka muru 2
    .at = na odcinku muru 2
    .to = na odcinek muru 2
    .from = z odcinka muru 2
ref-place-w3 = odcinek muru 3
    .gen = odcinka muru 3
    .at = na odcinku muru 3
    .to = na odcinek muru 3
    .from = z odcinka muru 3
ref-place-w4 = odcinek muru 4
    .gen = odcinka muru 4
    .at = na odcinku muru 4
    .to = na odcinek muru 4
    .from = z odcinka muru 4
ref-place-w5 = odcinek muru 5
    .gen = odcinka muru 5
    .at = na odcinku muru 5
    .to = na odcinek muru 5
    .from = z odcinka muru 5
ref-place-w6 = odcinek muru 6
    .gen = odcinka muru 6
    .at = na odcinku muru 6
    .to = na odcinek muru 6
    .from = z odcinka muru 6
ref-place-w7 = odcinek muru 7
    .gen = odcinka muru 7
    .at = na odcinku muru 7
    .to = na odcinek muru 7
    .from = z odcinka muru 7
ref-place-w8 = odcinek muru 8
    .gen = odcinka muru 8
    .at = na odcinku muru 8
    .to = na odcinek muru 8
    .from = z odcinka muru 8
ref-place-w9 = odcinek muru 9
    .gen = odcinka muru 9
    .at = na odcinku muru 9
    .to = na odcinek muru 9
    .from = z odcinka muru 9
ref-place-t1 = baszta 1
    .acc = basztę 1
    .gen = baszty 1
    .at = w baszcie 1
    .to = do baszty 1
    .from = z baszty 1
ref-place-t2 = baszta 2
    .acc = basztę 2
    .gen = baszty 2
    .at = w baszcie 2
    .to = do baszty 2
    .from = z baszty 2
ref-place-t3 = baszta 3
    .acc = basztę 3
    .gen = baszty 3
    .at = w baszcie 3
    .to = do baszty 3
    .from = z baszty 3
ref-place-t4 = baszta 4
    .acc = basztę 4
    .gen = baszty 4
    .at = w baszcie 4
    .to = do baszty 4
    .from = z baszty 4
ref-place-t5 = baszta 5
    .acc = basztę 5
    .gen = baszty 5
    .at = w baszcie 5
    .to = do baszty 5
    .from = z baszty 5
ref-place-t6 = baszta 6
    .acc = basztę 6
    .gen = baszty 6
    .at = w baszcie 6
    .to = do baszty 6
    .from = z baszty 6
ref-place-t7 = baszta 7
    .acc = basztę 7
    .gen = baszty 7
    .at = w baszcie 7
    .to = do baszty 7
    .from = z baszty 7
ref-place-t8 = baszta 8
    .acc = basztę 8
    .gen = baszty 8
    .at = w baszcie 8
    .to = do baszty 8
    .from = z baszty 8
ref-place-courtyard = dziedziniec
    .gen = dziedzińca
    .at = na dziedzińcu
    .to = na dziedziniec
    .from = z dziedzińca
ref-place-forge = kuźnia
    .acc = kuźnię
    .gen = kuźni
    .at = w kuźni
    .to = do kuźni
    .from = z kuźni
ref-place-workshop = warsztat
    .gen = warsztatu
    .at = w warsztacie
    .to = do warsztatu
    .from = z warsztatu
ref-place-scouts = budynek zwiadowców
    .gen = budynku zwiadowców
    .at = w budynku zwiadowców
    .to = do budynku zwiadowców
    .from = z budynku zwiadowców
ref-place-cathedral = katedra
    .acc = katedrę
    .gen = katedry
    .at = w katedrze
    .to = do katedry
    .from = z katedry
ref-place-barracks = koszary
    .gen = koszar
    .at = w koszarach
    .to = do koszar
    .from = z koszar
ref-place-guards = gwardia
    .acc = gwardię
    .gen = gwardii
    .at = w gwardii
    .to = do gwardii
    .from = z gwardii
ref-place-hospital = szpital
    .gen = szpitala
    .at = w szpitalu
    .to = do szpitala
    .from = ze szpitala
ref-place-marauders = pole maruderów
    .gen = pola maruderów
    .at = na polu maruderów
    .to = na pole maruderów
    .from = z pola maruderów
ref-place-call-up = Wezwanie
    .acc = rozkaz Wezwanie
    .gen = rozkazu Wezwanie
    .at = na rozkazie Wezwanie
    .to = na rozkaz Wezwanie
    .from = z rozkazu Wezwanie
ref-place-detail = Oddelegowanie
    .acc = rozkaz Oddelegowanie
    .gen = rozkazu Oddelegowanie
    .at = na rozkazie Oddelegowanie
    .to = na rozkaz Oddelegowanie
    .from = z rozkazu Oddelegowanie
ref-place-fall-back = Odwrót
    .acc = rozkaz Odwrót
    .gen = rozkazu Odwrót
    .at = na rozkazie Odwrót
    .to = na rozkaz Odwrót
    .from = z rozkazu Odwrót
ref-path-fl-l1 = lewe przedpole → lewe przedmurze 1
    .at = na ścieżce z lewego przedpola na lewe przedmurze 1
    .from = ze ścieżki z lewego przedpola na lewe przedmurze 1
ref-path-fl-l2 = lewe przedpole → lewe przedmurze 2
    .at = na ścieżce z lewego przedpola na lewe przedmurze 2
    .from = ze ścieżki z lewego przedpola na lewe przedmurze 2
ref-path-fl-l3 = lewe przedpole → lewe przedmurze 3
    .at = na ścieżce z lewego przedpola na lewe przedmurze 3
    .from = ze ścieżki z lewego przedpola na lewe przedmurze 3
ref-path-fr-r1 = prawe przedpole → prawe przedmurze 1
    .at = na ścieżce z prawego przedpola na prawe przedmurze 1
    .from = ze ścieżki z prawego przedpola na prawe przedmurze 1
ref-path-fr-r2 = prawe przedpole → prawe przedmurze 2
    .at = na ścieżce z prawego przedpola na prawe przedmurze 2
    .from = ze ścieżki z prawego przedpola na prawe przedmurze 2
ref-path-fr-r3 = prawe przedpole → prawe przedmurze 3
    .at = na ścieżce z prawego przedpola na prawe przedmurze 3
    .from = ze ścieżki z prawego przedpola na prawe przedmurze 3
ref-path-r3-r4 = prawe przedmurze 3 → prawe przedmurze 4
    .at = na ścieżce z prawego przedmurza 3 na prawe przedmurze 4
    .from = ze ścieżki z prawego przedmurza 3 na prawe przedmurze 4
ref-path-l1-w1 = lewe przedmurze 1 → odcinek muru 1
    .at = na ścieżce z lewego przedmurza 1 na odcinek muru 1
    .from = ze ścieżki z lewego przedmurza 1 na odcinek muru 1
ref-path-l1-w2 = lewe przedmurze 1 → odcinek muru 2
    .at = na ścieżce z lewego przedmurza 1 na odcinek muru 2
    .from = ze ścieżki z lewego przedmurza 1 na odcinek muru 2
ref-path-l2-w2 = lewe przedmurze 2 → odcinek muru 2
    .at = na ścieżce z lewego przedmurza 2 na odcinek muru 2
    .from = ze ścieżki z lewego przedmurza 2 na odcinek muru 2
ref-path-l2-w3 = lewe przedmurze 2 → odcinek muru 3
    .at = na ścieżce z lewego przedmurza 2 na odcinek muru 3
    .from = ze ścieżki z lewego przedmurza 2 na odcinek muru 3
ref-path-l3-w3 = lewe przedmurze 3 → odcinek muru 3
    .at = na ścieżce z lewego przedmurza 3 na odcinek muru 3
    .from = ze ścieżki z lewego przedmurza 3 na odcinek muru 3
ref-path-l3-w4 = lewe przedmurze 3 → odcinek muru 4
    .at = na ścieżce z lewego przedmurza 3 na odcinek muru 4
    .from = ze ścieżki z lewego przedmurza 3 na odcinek muru 4
ref-path-r1-w5 = prawe przedmurze 1 → odcinek muru 5
    .at = na ścieżce z prawego przedmurza 1 na odcinek muru 5
    .from = ze ścieżki z prawego przedmurza 1 na odcinek muru 5
ref-path-r1-w6 = prawe przedmurze 1 → odcinek muru 6
    .at = na ścieżce z prawego przedmurza 1 na odcinek muru 6
    .from = ze ścieżki z prawego przedmurza 1 na odcinek muru 6
ref-path-r2-w6 = prawe przedmurze 2 → odcinek muru 6
    .at = na ścieżce z prawego przedmurza 2 na odcinek muru 6
    .from = ze ścieżki z prawego przedmurza 2 na odcinek muru 6
ref-path-r2-w7 = prawe przedmurze 2 → odcinek muru 7
    .at = na ścieżce z prawego przedmurza 2 na odcinek muru 7
    .from = ze ścieżki z prawego przedmurza 2 na odcinek muru 7
ref-path-r3-w7 = prawe przedmurze 3 → odcinek muru 7
    .at = na ścieżce z prawego przedmurza 3 na odcinek muru 7
    .from = ze ścieżki z prawego przedmurza 3 na odcinek muru 7
ref-path-r3-w8 = prawe przedmurze 3 → odcinek muru 8
    .at = na ścieżce z prawego przedmurza 3 na odcinek muru 8
    .from = ze ścieżki z prawego przedmurza 3 na odcinek muru 8
ref-path-r4-w8 = prawe przedmurze 4 → odcinek muru 8
    .at = na ścieżce z prawego przedmurza 4 na odcinek muru 8
    .from = ze ścieżki z prawego przedmurza 4 na odcinek muru 8
ref-path-r4-w9 = prawe przedmurze 4 → odcinek muru 9
    .at = na ścieżce z prawego przedmurza 4 na odcinek muru 9
    .from = ze ścieżki z prawego przedmurza 4 na odcinek muru 9
ref-side-left = lewa strona
ref-side-right = prawa strona

## Karty i żetony

ref-card-ballista = Balista
    .acc = balistę
ref-card-catapult = Katapulta
    .acc = katapultę
ref-card-trebuchet = Trebusz
    .acc = trebusz
ref-card-mantelet = Osłony
    .acc = osłony
ref-card-siege-tower = Wieża oblężnicza
    .acc = wieżę oblężniczą
ref-card-banner = Chorągwie
    .acc = chorągwie
ref-card-ladders = Drabiny
    .acc = drabiny
ref-card-sap = Podkop
    .acc = podkop
ref-card-bridge = Pomost
    .acc = pomost
ref-card-poison = Trucizna
    .acc = truciznę
ref-card-artilleryman = Artylerzysta
    .acc = artylerzystę
ref-card-quartermaster = Kwatermistrz
    .acc = kwatermistrza
ref-card-trench-master = Mistrz okopów
    .acc = mistrza okopów
ref-card-saboteur = Sabotażysta
    .acc = sabotażystę
ref-card-trainer = Trener
    .acc = trenera
ref-card-blood-stones = Kamienie krwi
ref-card-possession = Opętanie
ref-card-demon = Demon
    .acc = Demona
ref-card-specter = Upiór
    .acc = Upiora
ref-card-gale = Wicher
ref-objective-bloody-rituals = Krwawe rytuały
ref-objective-stone-upon-stone = Kamień na kamieniu
ref-objective-faithful-shamans = Wierni szamani
ref-objective-first-crack = Pierwsza rysa
ref-objective-grand-battery = Wielka bateria
ref-objective-ring-of-iron = Żelazny pierścień
ref-objective-tower-at-the-wall = Wieża pod murem
ref-objective-red-harvest = Krwawe żniwo
ref-objective-silenced-tower = Uciszona baszta
ref-objective-great-horde = Wielka horda
ref-plan-last-reserve = Ostatnia rezerwa
ref-plan-burning-field = Płonące pole
ref-plan-night-shift = Nocna zmiana
ref-plan-hasty-masonry = Pospieszne murowanie
ref-plan-hail-of-arrows = Grad strzał
ref-plan-heroes-oath = Przysięga bohaterów
ref-plan-torn-down = Zerwane drabiny
ref-plan-night-sortie = Nocny wypad
ref-plan-holy-relic = Święta relikwia
ref-plan-militia = Pospolite ruszenie
ref-work-cannon = Działo
ref-work-cauldron = Kocioł
ref-work-poles = Drągi
ref-work-bay-window = Wykusz
ref-work-platform = Podest
ref-work-reinforce-walls = Wzmocnienie murów
ref-work-trap = Pułapka
ref-work-malfunction = Uszkodzenie machiny
ref-work-spy = Szpieg
ref-work-blessing = Błogosławieństwo strzelców
ref-work-glare = Nieziemski blask
ref-work-sniper = Snajper na wieży
ref-work-confuse-orders = Pomieszanie rozkazów
ref-work-train-soldier = Szkolenie żołnierza
ref-work-train-veteran = Szkolenie weterana
ref-work-track-saboteurs = Wytropienie sabotażystów
ref-trap-goblin-trap = Pułapka na gobliny
ref-trap-troll-trap = Pułapka na trolle
ref-trap-siege-tower-trap = Pułapka na wieżę oblężniczą
ref-heroic-call-up = Wezwanie
ref-heroic-detail = Oddelegowanie
ref-heroic-fall-back = Odwrót
ref-order-goblin-fury = Furia goblinów
ref-order-orc-detonation = Detonacja orków
ref-order-troll-call = Zew trolli
ref-order-bluff = Blef
ref-token-success = Sukces
ref-token-bluff = Blef
ref-maneuver-small = mały wymarsz
ref-maneuver-large = duży wymarsz
ref-face-hit = Trafienie
ref-face-miss = Pudło
ref-what-wall-element = element muru
    .few = elementy muru
    .many = elementów muru
ref-what-cauldron = kocioł
ref-what-cannon = działo
ref-what-poles = drągi
ref-what-bay-window = wykusz
ref-cause-sniper = snajper
ref-cause-plan = plan obrony
ref-cause-demon = Demon
ref-cause-ballista = balista
ref-cause-blood-stones = Kamienie krwi
ref-cause-cannon = działo
ref-cause-marksmen = strzelcy
ref-cause-cauldron = kocioł
ref-cause-poles = drągi
ref-cause-poison = trucizna
ref-cause-melee = walka wręcz
ref-cause-fury = furia
ref-cause-detonation = detonacja
ref-cause-trainer = Trener
ref-cause-marauders = Maruderzy dołączają
ref-cause-specter = Upiór pojawia się
ref-stage-cannons = działa
ref-stage-machines = machiny oblężnicze
ref-stage-marksmen = strzelcy
ref-stage-cauldrons = kotły
ref-stage-poles = drągi
ref-stage-orders = rozkazy
ref-stage-strength = siła
ref-stage-hospital = szpital
ref-face-hit-1 = karta trafień 1
ref-face-hit-2 = karta trafień 2
ref-face-hit-3 = karta trafień 3
ref-face-hit-4 = karta trafień 4
ref-face-hit-5 = karta trafień 5
ref-face-hit-6 = karta trafień 6

## Strefy: gdzie leżą karty i żetony

zone-phase-2-box = karty fazy 2 w pudełku
zone-phase-2-deck = karty fazy 2 w talii
zone-phase-2-table = karty fazy 2 na stole
zone-phase-3-box = karty fazy 3 w pudełku
zone-phase-3-deck = karty fazy 3 w talii
zone-phase-3-table = karty fazy 3 na stole
zone-phase-4-box = karty fazy 4 w pudełku
zone-phase-4-deck = karty fazy 4 w talii
zone-phase-4-table = karty fazy 4 na stole
zone-phase-5-box = karty fazy 5 w pudełku
zone-phase-5-deck = karty fazy 5 w talii
zone-phase-5-table = karty fazy 5 na stole
zone-machine-stock = karty machin w zapasie
zone-pile-l1 = stos machiny na lewym przedmurzu 1
zone-pile-l2 = stos machiny na lewym przedmurzu 2
zone-pile-l3 = stos machiny na lewym przedmurzu 3
zone-pile-r1 = stos machiny na prawym przedmurzu 1
zone-pile-r2 = stos machiny na prawym przedmurzu 2
zone-pile-r3 = stos machiny na prawym przedmurzu 3
zone-pile-r4 = stos machiny na prawym przedmurzu 4
zone-pile-fl = stos machiny na lewym przedpolu
zone-pile-fr = stos machiny na prawym przedpolu
zone-machine-shown = odkryta karta machiny
zone-machine-out = karty machin usunięte z gry
zone-blood-stones-stock = żetony Kamieni krwi w zapasie
zone-blood-stones-at-l1 = żeton Kamieni krwi na lewym przedmurzu 1
zone-blood-stones-at-l2 = żeton Kamieni krwi na lewym przedmurzu 2
zone-blood-stones-at-l3 = żeton Kamieni krwi na lewym przedmurzu 3
zone-blood-stones-at-r1 = żeton Kamieni krwi na prawym przedmurzu 1
zone-blood-stones-at-r2 = żeton Kamieni krwi na prawym przedmurzu 2
zone-blood-stones-at-r3 = żeton Kamieni krwi na prawym przedmurzu 3
zone-blood-stones-at-r4 = żeton Kamieni krwi na prawym przedmurzu 4
zone-blood-stones-at-fl = żeton Kamieni krwi na lewym przedpolu
zone-blood-stones-at-fr = żeton Kamieni krwi na prawym przedpolu
zone-blood-stones-shown = odkryte żetony Kamieni krwi
zone-possession-stock = żetony Opętania w zapasie
zone-possession-at-call-up = żeton Opętania na rozkazie Wezwanie
zone-possession-at-detail = żeton Opętania na rozkazie Oddelegowanie
zone-possession-at-fall-back = żeton Opętania na rozkazie Odwrót
zone-possession-shown = odkryte żetony Opętania
zone-demon-stock = żetony Demona w zapasie
zone-demon-at-forge = żeton Demona w kuźni
zone-demon-at-workshop = żeton Demona w warsztacie
zone-demon-at-scouts = żeton Demona w budynku zwiadowców
zone-demon-at-cathedral = żeton Demona w katedrze
zone-demon-at-barracks = żeton Demona w koszarach
zone-demon-at-guards = żeton Demona w gwardii
zone-demon-at-hospital = żeton Demona w szpitalu
zone-demon-shown = odkryte żetony Demona
zone-specter-stock = żetony Upiora w zapasie
zone-specter-at-w1 = żeton Upiora na odcinku muru 1
zone-specter-at-w2 = żeton Upiora na odcinku muru 2
zone-specter-at-w3 = żeton Upiora na odcinku muru 3
zone-specter-at-w4 = żeton Upiora na odcinku muru 4
zone-specter-at-w5 = żeton Upiora na odcinku muru 5
zone-specter-at-w6 = żeton Upiora na odcinku muru 6
zone-specter-at-w7 = żeton Upiora na odcinku muru 7
zone-specter-at-w8 = żeton Upiora na odcinku muru 8
zone-specter-at-w9 = żeton Upiora na odcinku muru 9
zone-specter-shown = odkryte żetony Upiora
zone-gale-stock = żetony Wichru w zapasie
zone-gale-at-w1 = żeton Wichru na odcinku muru 1
zone-gale-at-w2 = żeton Wichru na odcinku muru 2
zone-gale-at-w3 = żeton Wichru na odcinku muru 3
zone-gale-at-w4 = żeton Wichru na odcinku muru 4
zone-gale-at-w5 = żeton Wichru na odcinku muru 5
zone-gale-at-w6 = żeton Wichru na odcinku muru 6
zone-gale-at-w7 = żeton Wichru na odcinku muru 7
zone-gale-at-w8 = żeton Wichru na odcinku muru 8
zone-gale-at-w9 = żeton Wichru na odcinku muru 9
zone-gale-shown = odkryte żetony Wichru
zone-orders-stock = żetony rozkazów w zapasie
zone-order-w1 = rozkaz na odcinku muru 1
zone-order-w2 = rozkaz na odcinku muru 2
zone-order-w3 = rozkaz na odcinku muru 3
zone-order-w4 = rozkaz na odcinku muru 4
zone-order-w5 = rozkaz na odcinku muru 5
zone-order-w6 = rozkaz na odcinku muru 6
zone-order-w7 = rozkaz na odcinku muru 7
zone-order-w8 = rozkaz na odcinku muru 8
zone-order-w9 = rozkaz na odcinku muru 9
zone-orders-shown = odkryte rozkazy
zone-orders-used = rozkazy odrzucone w tej turze
zone-orders-lost = rozkazy usunięte z gry
zone-traps-stock = pułapki w zapasie
zone-trap-fl-l1 = pułapka na ścieżce z lewego przedpola na lewe przedmurze 1
zone-trap-fl-l2 = pułapka na ścieżce z lewego przedpola na lewe przedmurze 2
zone-trap-fl-l3 = pułapka na ścieżce z lewego przedpola na lewe przedmurze 3
zone-trap-fr-r1 = pułapka na ścieżce z prawego przedpola na prawe przedmurze 1
zone-trap-fr-r2 = pułapka na ścieżce z prawego przedpola na prawe przedmurze 2
zone-trap-fr-r3 = pułapka na ścieżce z prawego przedpola na prawe przedmurze 3
zone-trap-r3-r4 = pułapka na ścieżce z prawego przedmurza 3 na prawe przedmurze 4
zone-trap-l1-w1 = pułapka na ścieżce z lewego przedmurza 1 na odcinek muru 1
zone-trap-l1-w2 = pułapka na ścieżce z lewego przedmurza 1 na odcinek muru 2
zone-trap-l2-w2 = pułapka na ścieżce z lewego przedmurza 2 na odcinek muru 2
zone-trap-l2-w3 = pułapka na ścieżce z lewego przedmurza 2 na odcinek muru 3
zone-trap-l3-w3 = pułapka na ścieżce z lewego przedmurza 3 na odcinek muru 3
zone-trap-l3-w4 = pułapka na ścieżce z lewego przedmurza 3 na odcinek muru 4
zone-trap-r1-w5 = pułapka na ścieżce z prawego przedmurza 1 na odcinek muru 5
zone-trap-r1-w6 = pułapka na ścieżce z prawego przedmurza 1 na odcinek muru 6
zone-trap-r2-w6 = pułapka na ścieżce z prawego przedmurza 2 na odcinek muru 6
zone-trap-r2-w7 = pułapka na ścieżce z prawego przedmurza 2 na odcinek muru 7
zone-trap-r3-w7 = pułapka na ścieżce z prawego przedmurza 3 na odcinek muru 7
zone-trap-r3-w8 = pułapka na ścieżce z prawego przedmurza 3 na odcinek muru 8
zone-trap-r4-w8 = pułapka na ścieżce z prawego przedmurza 4 na odcinek muru 8
zone-trap-r4-w9 = pułapka na ścieżce z prawego przedmurza 4 na odcinek muru 9
zone-traps-shown = odkryte pułapki
zone-objective-deck = zadania w pudełku
zone-objectives-drawn = dobrane zadania
zone-objectives = zadania
zone-objectives-lasting = trwałe zadania
zone-objectives-done = zakończone zadania
zone-plan-deck = plany obrony w pudełku
zone-plans-drawn = dobrane plany obrony
zone-plans = zakryte plany obrony
zone-plans-lasting = działające plany obrony
zone-plans-done = zużyte plany obrony
zone-hit-deck = talia trafień
zone-hits-shown = odkryte karty trafień

## Plansza

board-turn = tura
board-bag = worek (gobliny, orki, trolle)
board-supply = zasoby (gobliny, orki, trolle)
board-gone = poza grą
board-wood = drewno
board-invaders = jednostki Najeźdźcy
board-row = karty faz na stole
board-closed = karty zamknięte w tej turze
board-paid = zapłata na kartach
board-throwing = machiny miotające
board-mantelets = osłony
board-siege_towers = wieże oblężnicze
board-equipment = ekwipunek
board-bridges = pomosty
board-training = żetony szkoleń
board-saboteurs = sabotażyści
board-successes = udane rytuały
board-face_up_traps = odkryte uzbrojone pułapki
board-face_up_orders = odkryte rozkazy
board-owed = klepsydry do przekazania
board-stuck = zatrzymane wieże oblężnicze
board-furious = gobliny w furii
board-reserve = premia do użycia
board-strengthened = odcinki muru z premią
board-counted = policzone w tej turze
board-defenders = jednostki Obrońcy
board-heroes = bohaterowie
board-walls = elementy muru
board-cauldrons = kotły
board-platforms = podesty
board-tower_works = machiny w basztach
board-hourglasses = klepsydry
board-bound = klepsydra dla budynku
board-laid = położone klepsydry
board-finished = akcje ukończone w tej turze
board-malfunction = uszkodzenie machiny
board-spies = szpiedzy
board-blessing = strona z Błogosławieństwem
board-glare = odcinek muru z Blaskiem
board-issued = wydane rozkazy bohatera
board-lost_orders = utracone rozkazy bohatera
board-since = działa od tury

## Gdzie w turze: procedury i ich kroki

crumb-Stronghold = Stronghold
crumb-SetUp = przygotowanie gry
crumb-ArrangeRow = kolejność kart faz
crumb-Turn = tura { $ref1 }
crumb-Supplies = faza 1: Zaopatrzenie
crumb-ExchangeCards = wymiana kart
crumb-GainResources = drewno za jednostkę
crumb-CardPhase = { $ref1 ->
    [2] faza 2: Machiny
    [3] faza 3: Ekwipunek
    [4] faza 4: Szkolenia
   *[other] faza 5: Rytuały
}
crumb-UseCard = { $ref1 }
crumb-BuildMachine = budowa
crumb-LayEquipment = ekwipunek
crumb-TrainSpecialist = szkolenie
crumb-PerformRitual = rytuał
crumb-ManeuversAndOrders = faza 6: Wymarsze i rozkazy
crumb-Maneuver = { $ref1 }
crumb-March = przemarsz
crumb-Walk = { $ref1 }
crumb-GiveOrders = rozkazy
crumb-Tasks = zadania
crumb-Fulfil = { $ref1 }
crumb-Window = okno Obrońcy
crumb-MoveUnit = ruch
crumb-SwapUnits = zamiana
crumb-Complete = { $ref1 }
crumb-Train = { $ref1 }
crumb-WakeDemon = Demon
crumb-IssueOrder = { $ref1 }
crumb-UsePlan = { $ref1 }
crumb-StagePlans = plany
crumb-TurnOver = { $ref1 } { $ref2_at }
crumb-DefenderDies = ofiara
crumb-InvaderKills = ofiara { $ref1_at }
crumb-Cannons = szturm: działa
crumb-SiegeMachines = szturm: machiny oblężnicze
crumb-MachineShot = strzał do { $ref2_gen }
crumb-Marksmen = szturm: strzelcy
crumb-Melee = walka wręcz
crumb-Poison = trucizna
crumb-Cauldrons = kotły
crumb-Poles = drągi
crumb-OrderStage = rozkazy
crumb-ResolveOrders = rozpatrywanie rozkazów
crumb-GoblinFury = Furia goblinów
crumb-OrcDetonation = Detonacja orków
crumb-TrollCall = Zew trolli
crumb-StrengthStage = siła
crumb-SectionFight = walka { $ref1_at }
crumb-Hospital = szpital
step-TurnOver-offer = zamiana żetonów
step-DefenderDies-choose_foreground = wybór przedpola
step-InvaderKills-choose = kto ginie
step-BuildMachine-choose = wybór miejsca
step-CardPhase-choose = wybór karty
step-UseCard-choose_units = czym zapłacić
step-UseCard-choose_spy_unit = dopłata za szpiega
step-LayEquipment-choose = wybór miejsca
step-Fulfil-ask = premia
step-Fulfil-choose_building = wybór budynku
step-TrainSpecialist-choose = wybór miejsca
step-PerformRitual-choose = wybór żetonów
step-Supplies-choose = wybór akcji
step-ExchangeCards-choose = wybór kart
step-ArrangeRow-choose = kolejność
step-ManeuversAndOrders-choose = wybór wymarszu
step-GiveOrders-choose = żetony i odcinki muru
step-Maneuver-ramparts = z przedmurzy
step-Maneuver-foregrounds = z przedpoli
step-Maneuver-saps = podkopy
step-Maneuver-supply = nowe jednostki
step-March-choose_marauder = maruderzy
step-Walk-choose_caught = kto wpada w pułapkę
step-SetUp-choose_objectives = zadania
step-SetUp-choose_plans = plany obrony
step-Cannons-aim = wybór celu
step-Cannons-choose_victim = kto zostaje trafiony
step-Marksmen-choose_side = wybór strony
step-Marksmen-bless = wybór przedmurza
step-Marksmen-allot = kto gdzie strzela
step-Marksmen-choose_victims = kto zostaje trafiony
step-SectionFight-strengthen = premia
step-SectionFight-choose_fallen = straty Obrońcy
step-SectionFight-choose_slain = straty Najeźdźcy
step-ResolveOrders-choose = wybór rozkazu
step-OrcDetonation-choose = ile orków
step-TrollCall-choose = który troll
step-Poles-choose = wybór odcinka muru
step-Hospital-choose = kto zostaje wyleczony
step-SiegeMachines-aim = wybór celów
step-MachineShot-choose_tower = wybór baszty
step-MachineShot-choose_invader = kto jeszcze zostaje trafiony
step-Complete-choose = wybór
step-Window-act = następny krok
step-UsePlan-pay = cena
step-UsePlan-choose = korzyść
step-UsePlan-drawback = niekorzystny skutek
step-StagePlans-ask = użycie planu
step-IssueOrder-choose = kogo dotyczy rozkaz

## Dlaczego nie: odmowy

rule-STR-2-1 = { $ref1 }: wszystkie żetony są w użyciu.
rule-STR-2-4 = W zapasie nie ma drewna.
rule-STR-2-11 = { $ref1_id ->
    [soldier] W zapasie nie ma żołnierza.
    [veteran] W zapasie nie ma weterana.
   *[other] W zapasie jest za mało kart Trafień i Pudeł na kolejną machinę.
}
rule-STR-3-2 = Nie ma już miejsca { $ref1_at }.
rule-STR-3-5 = Żadna ścieżka nie prowadzi { $ref1_from } { $ref2_to }.
rule-STR-3-6 = Nie ma już miejsca { $ref1_at }.
rule-STR-3-8 = W basztach mogą przebywać tylko strzelcy.
rule-STR-4-2 = { $ref1 }: ta karta nie leży na stole.
rule-STR-4-4 = { $ref1 }: miejsca tej karty w rzędzie nie można teraz wybierać.
rule-STR-5-1 = { $ref1 }: ta karta należy do innej fazy.
rule-STR-5-4 = { $ref1 ->
    [one] Masz jeszcze { $ref1 } klepsydrę. Najpierw ją wydaj.
    [few] Masz jeszcze { $ref1 } klepsydry. Najpierw je wydaj.
   *[many] Masz jeszcze { $ref1 } klepsydr. Najpierw je wydaj.
}
rule-STR-5-12 = Nie masz tylu klepsydr.
rule-STR-6-2 = { $ref1 }: tej karty w tej turze już użyto albo ją pominięto.
rule-STR-6-3 = { $ref1_id ->
    [goblin] W twoich zasobach jest na to za mało goblinów.
    [orc] W twoich zasobach jest na to za mało orków.
    [troll] W twoich zasobach jest na to za mało trolli.
   *[other] { $ref1 }: nie masz w zasobach pełnego kosztu tej karty.
}
rule-STR-6-4 = { $ref1 }: za tę kartę nie płaci się { $ref2_inspl }.
rule-STR-6-7 = { $ref1 }: nie ma wolnego miejsca.
rule-STR-6-8 = { $ref1_id ->
    [exchange-cards] W tej turze już wymieniono karty faz.
   *[other] W tej turze już odrzucono jednostkę za drewno.
}
rule-STR-7-7 = Z zaopatrzenia nie możesz zdobyć więcej niż { $ref1 ->
    [one] { $ref1 } sztukę drewna
    [few] { $ref1 } sztuki drewna
   *[many] { $ref1 } sztuk drewna
} na turę.
rule-STR-8-3 = Na planszy nie zmieści się więcej machin miotających: limit to { $ref1 }.
rule-STR-8-4 = Nie ma machiny { $ref1_at }.
rule-STR-8-6 = Machina { $ref1_at } nie sięga { $ref2_gen }.
rule-STR-8-11 = Trebusz { $ref1_at } sięga tylko odcinków muru po swojej stronie.
rule-STR-8-13 = Nie ma wieży oblężniczej { $ref1_at }.
rule-STR-8-15 = { $about_count ->
    [1] Wieża oblężnicza już stoi { $ref1_at } albo nie ma już takiej, która mogłaby tam pójść.
   *[other] W tym wymarszu { $ref1_from } może wyruszyć najwyżej { $ref2 ->
        [one] { $ref2 } jednostka
        [few] { $ref2 } jednostki
       *[many] { $ref2 } jednostek
    }, a wieża oblężnicza liczy się jako jedna.
}
rule-STR-9-5 = Z podkopu { $ref2_at } nie może teraz wyjść { $ref1 }: musi tam leżeć podkop, a przepuszcza on jedną jednostkę na wymarsz i nie każdy rodzaj.
rule-STR-10-3 = Żaden kwatermistrz { $ref1_at } nie przepuści w tym wymarszu kolejnej jednostki.
rule-STR-10-7 = W tym wymarszu { $ref1_from } może wyruszyć najwyżej { $ref2 ->
    [one] { $ref2 } jednostka
    [few] { $ref2 } jednostki
   *[many] { $ref2 } jednostek
}.
rule-STR-10-11 = Żadna machina nie ma już Pudła w swoim stosie.
rule-STR-10-12 = Oba przedpola są pełne.
rule-STR-11-9 = { $ref1 }: ten rozkaz przepadł przez Opętanie.
rule-STR-11-12 = Przez Wicher to za drogie.
rule-STR-11-17 = { $ref1 }: nie ma miejsca na żeton tego rytuału.
rule-STR-12-2 = Każdy wymarsz jest możliwy raz na turę.
rule-STR-12-3 = W tym kroku nikt nie wyrusza { $ref1_from }.
rule-STR-12-4 = { $about_count ->
    [1] W małym wymarszu nie może już przybyć więcej nowych jednostek { $ref1_to }.
   *[other] W małym wymarszu { $ref1_from } może wyruszyć najwyżej { $ref2 ->
        [one] { $ref2 } jednostka
        [few] { $ref2 } jednostki
       *[many] { $ref2 } jednostek
    }.
}
rule-STR-12-5 = { $about_count ->
    [1] W dużym wymarszu nie może już przybyć więcej nowych jednostek { $ref1_to }.
   *[other] W dużym wymarszu { $ref1_from } może wyruszyć najwyżej { $ref2 ->
        [one] { $ref2 } jednostka
        [few] { $ref2 } jednostki
       *[many] { $ref2 } jednostek
    }.
}
rule-STR-12-17 = Nie zostało tylu { $ref1_genpl } { $ref2_at }.
rule-STR-13-1 = Wydaj albo jeden jawny rozkaz, albo tajne, nie jedno i drugie.
rule-STR-13-2 = Nie ma żadnej twojej jednostki { $ref1_at }.
rule-STR-13-5 = Rozkaz już leży { $ref1_at }.
rule-STR-15-2 = { $about_count ->
    [1] Ruch kosztuje { $ref1 ->
        [one] { $ref1 } klepsydrę
        [few] { $ref1 } klepsydry
       *[many] { $ref1 } klepsydr
    }, a masz mniej.
   *[other] Nie ma { $ref1_gen } { $ref2_at }.
}
rule-STR-15-3 = Jednostka z muru przechodzi tylko na sąsiednie miejsca albo do wnętrza twierdzy, a nie { $ref2_to }.
rule-STR-15-6 = Ruchem nie można wejść { $ref2_to }.
rule-STR-15-7 = Bohater porusza się tylko między sąsiednimi odcinkami muru oraz z dziedzińca i na dziedziniec.
rule-STR-15-9 = Nie ma z kim zamienić się miejscami.
rule-STR-15-10 = { $about_count ->
    [1] Bohaterowie z nikim nie zamieniają się miejscami.
    [2] Ci dwaj nie mogą się zamienić: jeden z nich nie może być tam, gdzie drugi.
   *[other] Jednostki { $ref3_at } nie zamieniają się miejscami.
}
rule-STR-15-12 = Jednostki { $ref1_at } nie biorą udziału w zamianach.
rule-STR-15-15 = { $ref2_id ->
    [courtyard] Nigdzie indziej nie ma miejsca dla tej jednostki.
   *[other] Nie ma wolnego miejsca { $ref2_at }.
}
rule-STR-16-1 = { $ref2 ->
    [0] { $ref1 }: nie ma wolnych pól.
    [one] { $ref1 }: jest tylko { $ref2 } wolne pole.
    [few] { $ref1 }: są tylko { $ref2 } wolne pola.
   *[many] { $ref1 }: jest tylko { $ref2 } wolnych pól.
}
rule-STR-16-3 = { $ref1 }: tę akcję już w tej turze ukończono.
rule-STR-16-4 = { $ref1 }: tę akcję już w tej turze ukończono.
rule-STR-16-5 = { $ref1 }: nie ma dozwolonego celu albo zabrakło żetonów, więc tej akcji nie można teraz ukończyć.
rule-STR-16-7 = Nie ma działa { $ref1_at }.
rule-STR-16-16 = Pułapka zatrzymała wieżę oblężniczą; może ona ruszyć dalej w późniejszej turze, inną ścieżką.
rule-STR-16-18 = Machina { $ref1_at } jest uszkodzona.
rule-STR-16-21 = Strzelcy { $ref1_from } strzelają z Błogosławieństwem.
rule-STR-16-22 = Nieziemski blask chroni { $ref1_acc }.
rule-STR-16-25 = W koszarach nie ma strzelca.
rule-STR-16-26 = W koszarach nie ma żołnierza.
rule-STR-16-27 = Szkolenie kosztuje { $ref1 ->
    [one] { $ref1 } klepsydrę
    [few] { $ref1 } klepsydry
   *[many] { $ref1 } klepsydr
}, a masz mniej.
rule-STR-16-31 = { $ref1 }: ta akcja ma jeszcze wolne pola.
rule-STR-16-33 = Na planszy nie ma rozkazu, który można by pomieszać.
rule-STR-16-35 = Jednostki w szpitalu nie mogą działać.
rule-STR-17-3 = { $about_count ->
    [3] Przez plan obrony bohaterowie mogą wydać na turę tylko { $ref3 ->
        [one] { $ref3 } rozkaz
        [few] { $ref3 } rozkazy
       *[many] { $ref3 } rozkazów
    }.
   *[other] Każdy bohater wydaje jeden rozkaz na turę, a każdy rozkaz można wydać raz na turę.
}
rule-STR-17-5 = Na dziedzińcu nikogo nie ma albo na odcinku muru bohatera brakuje miejsca.
rule-STR-17-7 = Najpierw trzeba położyć klepsydrę z poprzedniego Oddelegowania.
rule-STR-17-8 = Nikt nie stoi na odcinku muru po stronie bohatera.
rule-STR-17-9 = Bohater na dziedzińcu może wydać tylko Oddelegowanie.
rule-STR-17-11 = Żaden budynek zamknięty nie ma akcji, która może przyjąć klepsydrę.
rule-STR-18-1 = { $ref1 }: tego planu nie możesz teraz użyć.
rule-STR-18-2 = { $ref1 }: zabrania tego plan obrony.
rule-STR-18-5 = { $ref1 }: plan nic by teraz nie dał albo nie da się zapłacić jego ceny.
rule-STR-19-2 = Działo { $ref1_at } nie sięga { $ref2_gen }.
rule-STR-19-8 = Strzelcy { $ref1_at } są w walce wręcz.
rule-STR-19-9 = Żadna ścieżka nie prowadzi { $ref2_from } { $ref1_to }.
rule-STR-19-10 = Strzelcy { $ref1_at } strzelają tylko do przedmurza naprzeciw.
rule-STR-19-12 = Nie ma do kogo strzelać { $ref1_at }.
rule-STR-19-14 = Osłony chronią { $ref1_acc }.
rule-STR-19-16 = { $ref2 ->
    [0] Żaden strzelec { $ref1_from } nie może już strzelać.
    [one] Tylko { $ref2 } strzelec { $ref1_from } może jeszcze strzelać, i to do innego przedmurza niż już wybrane.
   *[other] Tylko { $ref2 } strzelców { $ref1_from } może jeszcze strzelać, i to do innego przedmurza niż już wybrane.
}
rule-STR-1-4 = Najeźdźca dokonał wtargnięcia.
rule-STR-1-5 = Mur wytrzymał do końca ostatniej tury.

## Stół

ref-texture-field = otwarte pole
ref-texture-wall = mur
ref-texture-tower = baszta
ref-texture-ground = podnóże muru
ref-texture-rampart = przedmurze
ref-texture-foreground = przedpole
ref-texture-court = wnętrze twierdzy
ref-tray-row = karty faz na stole
ref-tray-phase-deck = talia faz
ref-tray-works = akcje budynków
ref-tray-heroic = rozkazy bohatera
ref-tray-unit-stock = zapas jednostek
ref-mark-strength = siła
ref-mark-cards = karty w stosie
ref-mark-wood = drewno
ref-mark-goblin = gobliny
ref-mark-orc = orki
ref-mark-troll = trolle
ref-mark-hourglass = klepsydry
ref-mark-laid = położone klepsydry
ref-mark-target = potrzeba
ref-mark-amount = liczba
ref-mark-loss = cena
ref-mark-order = zakryty rozkaz
ref-mark-jammed = uszkodzenie
ref-mark-used = użyto
ref-mark-closed = zamknięta w tej turze
ref-mark-spy = szpieg
ref-mark-done = ukończona w tej turze
ref-mark-lasting = nadal działa
ref-mark-success = Sukces
ref-mark-bluff = Blef
ref-mark-cauldron-goblin = kocioł na gobliny
ref-mark-cauldron-orc = kocioł na orki
ref-mark-cauldron-troll = kocioł na trolle
ref-mark-cannon-goblin = działo trafia gobliny
ref-mark-cannon-orc = działo trafia orki
ref-mark-cannon-troll = działo trafia trolle
ref-mark-poles-goblin = drągi trafiają gobliny
ref-mark-poles-orc = drągi trafiają orki
ref-mark-poles-troll = drągi trafiają trolle
ref-mark-trap = Pułapka
ref-mark-blessing = Błogosławieństwo strzelców
ref-mark-reinforce-walls = Wzmocnienie murów
ref-mark-cathedral = katedra
ref-mark-barracks = koszary
ref-cardtype-phase-2 = Machina
ref-cardtype-phase-3 = Ekwipunek
ref-cardtype-phase-4 = Szkolenie
ref-cardtype-phase-5 = Rytuał
ref-cardtype-objective = Zadanie
ref-cardtype-plan = Plan obrony
ref-cardtype-work = Akcja budynku
ref-cardtype-heroic = Rozkaz bohatera
ref-cardtype-order = Rozkaz
ref-cardtype-hit = Karta trafień

## Teksty kart

text-card-ballista = Stoi na przedmurzu i strzela do odcinków muru, do których prowadzi stamtąd ścieżka. Trafienie zabija jedną jednostkę Obrońcy oraz jedną twoją, jeśli jakieś tam są.
text-card-catapult = Stoi na przedmurzu i strzela do odcinków muru, do których prowadzi stamtąd ścieżka. Trafienie niszczy element muru; jeśli go nie ma, kocioł; jeśli i jego nie ma, machinę w sąsiedniej baszcie.
text-card-trebuchet = Stoi na przedpolu i strzela do dowolnego odcinka muru po tej stronie. Trafienie działa jak trafienie katapulty.
text-card-mantelet = Stoją na przedmurzu: ostrzał strzelców nie ma tam skutku.
text-card-siege-tower = Buduje się ją na przedpolu, porusza się jak jednostka. Na odcinku muru, na którym stoi, elementy muru nie dają siły, a kocioł nie działa.
text-card-banner = Na odcinku muru: +1 do twojej siły, dopóki masz tam jednostkę.
text-card-ladders = Na odcinku muru: miejsce dla jeszcze jednej twojej jednostki.
text-card-sap = Na odcinku muru: w każdym wymarszu jedna jednostka może wejść tam wprost z twoich zasobów (goblin: { $goblin ->
    [0] nie
   *[other] tak
}, ork: { $orc ->
    [0] nie
   *[other] tak
}, troll: { $troll ->
    [0] nie
   *[other] tak
}).
text-card-bridge = Na ścieżce bez pułapki: nie można tam zastawić pułapki.
text-card-poison = Na odcinku muru: przed walką wręcz ginie tam jeden strzelec, jeśli masz tam jednostkę.
text-card-artilleryman = Usuń jedno Pudło ze stosu jednej machiny.
text-card-quartermaster = Na przedmurzu: w każdym wymarszu jedna jednostka, która tam idzie, może przejść od razu dalej, na odcinek muru.
text-card-trench-master = Na przedmurzu: ogień dział nie ma tam skutku.
text-card-saboteur = Na budynku: każda jego akcja kosztuje o jedną klepsydrę więcej.
text-card-trainer = Nowe jednostki z worka trafiają na jedno przedpole: gobliny { $goblin }, orki { $orc }, trolle { $troll }.
text-card-blood-stones = Na machinie. Gdy trafi, na ostrzelanym odcinku muru ginie dodatkowo jedna jednostka Obrońcy.
text-card-possession = Na rozkazie bohatera. Gdy zostanie wydany, nie działa i zostaje usunięty z gry.
text-card-demon = Na budynku. Gdy jego akcja zostanie ukończona, ginie jedna jednostka na dziedzińcu.
text-card-specter = Na odcinku muru. Zabite tam jednostki Obrońcy stają się twoimi jednostkami na przedpolu.
text-card-gale = Na odcinku muru. Każdy ruch jednostki na ten odcinek lub z niego kosztuje o jedną klepsydrę więcej.
text-order-goblin-fury = Gobliny na tym odcinku muru mają w tym szturmie podaną siłę, a po jego zakończeniu giną.
text-order-orc-detonation = Usuń z tego odcinka muru co najmniej jednego swojego orka: każdy niszczy jeden element muru.
text-order-troll-call = Jeśli jest tam troll: jeden inny troll po tej stronie wykonuje jeden ruch w kierunku tego odcinka muru.
text-heroic-call-up = Jedna jednostka z dziedzińca idzie na odcinek muru, na którym stoi bohater.
text-heroic-detail = Jedna jednostka idzie do budynku zamkniętego, który dostaje jedną klepsydrę.
text-heroic-fall-back = Jedna jednostka z odcinka muru po stronie bohatera idzie na dziedziniec.
text-work-cannon = W baszcie: w każdym szturmie strzela do przedmurza lub przedpola.
text-work-cauldron = Na odcinku muru: w każdej walce wręcz zabija jedną jednostkę swojego rodzaju; kocioł na gobliny zabija wszystkie gobliny.
text-work-poles = W baszcie: zrzucają najsłabszego napastnika z sąsiedniego odcinka muru.
text-work-bay-window = W baszcie: +1 do siły na obu sąsiednich odcinkach muru, dopóki w baszcie jest strzelec.
text-work-platform = Na odcinku muru: miejsce dla jeszcze jednej jednostki.
text-work-reinforce-walls = Jeden dodatkowy element muru na odcinku muru.
text-work-trap = Zakryta na ścieżce: wpadają w nią gobliny, troll lub wieża oblężnicza.
text-work-malfunction = Na machinie miotającej: nie strzela ona w tej turze.
text-work-spy = Na karcie fazy: kosztuje ona odtąd o jedną jednostkę więcej.
text-work-blessing = Po jednej ze stron: wszyscy jej strzelcy, którzy mogą strzelać, strzelają razem do jednego przedmurza tej strony.
text-work-glare = Na odcinku muru: szturmu tej tury się tam nie rozstrzyga.
text-work-sniper = Usuń z planszy dowolną jedną jednostkę Najeźdźcy.
text-work-confuse-orders = Odrzuć jeden rozkaz Najeźdźcy.
text-work-train-soldier = Strzelca w koszarach zastępuje żołnierz. Koszt płacisz od razu.
text-work-train-veteran = Żołnierza w koszarach zastępuje weteran. Koszt płacisz od razu.
text-work-track-saboteurs = Jeden strzelec opuszcza gwardię; wszyscy sabotażyści zostają wytropieni.

## Części zadań i planów

ref-part-bonus = Premia
ref-part-drawback = Niekorzystny skutek
ref-timing-window = W dowolnym oknie
ref-timing-stage = W dowolnym oknie lub przed etapem szturmu
ref-moment-end-of-phase-2 = Na końcu fazy 2
ref-moment-end-of-phase-5 = Na końcu fazy 5
ref-moment-tower-arrives = Gdy wieża oblężnicza dotrze do muru
ref-moment-end-of-phase-6 = Na końcu fazy 6
ref-moment-machine-hit = Gdy machina trafi
ref-moment-before-the-hospital = Przed szpitalem
ref-moment-end-of-turn = Na koniec tury
text-measure-rituals-performed = w tej turze odprawiono tyle rytuałów
text-measure-bare-sections = tyle odcinków muru nie ma żadnego elementu muru
text-measure-successes-revealed = w tej turze odkryto tyle Sukcesów
text-measure-elements-destroyed = w tej turze machiny zniszczyły tyle elementów muru
text-measure-throwing-machines = na planszy stoi tyle machin miotających
text-measure-sections-held = na tylu odcinkach muru stoją twoje jednostki
text-measure-towers-at-the-wall = w tej turze do muru dotarło tyle wież oblężniczych
text-measure-units-in-hospital = w szpitalu leży tyle jednostek Obrońcy
text-measure-tower-machines-destroyed = w tej turze twoje machiny zniszczyły tyle machin w basztach
text-measure-units-before-the-wall = na przedpolach i przedmurzach stoi tyle twoich jednostek
text-bonus-cheaper-rituals = Od następnej tury rytuały kosztują o tyle goblinów mniej, ale co najmniej jednego.
text-bonus-strength-at-bare-walls = Odtąd twoja siła na odcinkach bez elementów muru jest o tyle większa.
text-bonus-swapped-bluff = Od następnej tury możesz co turę zamienić miejscami tyle odkrytych Blefów z zakrytym Sukcesem tego samego rytuału.
text-bonus-wood = Weź tyle drewna.
text-bonus-fewer-misses = Usuń tyle Pudeł z każdego stosu.
text-bonus-strength-once = W tym szturmie twoja siła na jednym odcinku muru jest o tyle większa.
text-bonus-units = Dobierz tyle jednostek z worka.
text-bonus-worse-hospital = W tej turze szpital leczy tylko tyle jednostek.
text-bonus-saboteur = Połóż bezpłatnie sabotażystę na budynku.
text-bonus-fewer-hourglasses = Obrońca otrzymuje za fazę 6 o tyle klepsydr mniej.
text-benefit-soldiers-to-courtyard = Tylu żołnierzy z zapasu trafia na dziedziniec.
text-benefit-burned-foreground = Usuń najwyżej tyle jednostek z jednego przedpola.
text-benefit-hourglasses = Weź tyle klepsydr.
text-benefit-wall-elements = Umieść najwyżej tyle elementów muru na jednym odcinku muru.
text-benefit-stronger-marksmen = W tej turze siła ostrzału każdego strzelca jest o tyle większa.
text-benefit-stronger-heroes = W tej turze bohaterowie są tyle razy silniejsi.
text-benefit-equipment-removed = Usuń tyle żetonów ekwipunku Najeźdźcy.
text-benefit-machine-removed = Usuń tyle machin miotających lub osłon.
text-benefit-rituals-returned = Wszystkie żetony rytuałów wracają do Najeźdźcy.
text-benefit-marksmen-replaced = Najwyżej tylu strzelców w koszarach lub na dziedzińcu zastąp żołnierzami.
text-drawback-worse-hospital = Odtąd szpital leczy tylko tyle jednostek na turę.
text-drawback-forbidden-work = Odtąd nie można ukończyć wskazanej akcji.
text-drawback-fewer-opening-hourglasses = Od następnej tury otrzymujesz na początku tury o tyle klepsydr mniej.
text-drawback-dearer-work = Odtąd wskazana akcja kosztuje o tyle klepsydr więcej.
text-drawback-dearer-building = Odtąd wszystkie akcje wskazanego budynku kosztują o tyle klepsydr więcej.
text-drawback-fewer-heroic-orders = Od następnej tury twoi bohaterowie wydają o tyle rozkazów mniej na turę.
text-drawback-unit-to-hospital = Najeźdźca odsyła do szpitala jedną z twoich jednostek na murze.
text-drawback-soldiers-paid = Oddaj tylu żołnierzy lub weteranów.

## Gra na dwóch stronach

summary-play = Jak się gra
summary-siege = Wszystko, co się buduje, kładzie i zagrywa

summary-turn = Tura krok po kroku
summary-opening = Klepsydry na początek
summary-opening-text = Klepsydry dla Obrońcy: { $first } w pierwszej turze, { $later } w każdej następnej. Wydaje je w pierwszym oknie tury.
summary-supplies = Faza 1: Zaopatrzenie
summary-supplies-text = Najeźdźca dobiera jednostki z worka ({ $draw }) i bierze drewno ({ $income }). Potem, każdą rzecz najwyżej raz: wymienia karty faz (klepsydry: { $exchange }) lub odrzuca jedną jednostkę za drewno: goblin { $goblin }, ork { $orc }, troll { $troll }; z zaopatrzenia nigdy więcej niż { $most } na turę.
summary-cards = Fazy 2–5: Machiny, Ekwipunek, Szkolenia, Rytuały
summary-cards-text = Najeźdźca używa kart od lewej do prawej, każdej raz, albo je pomija. Płaci drewnem i jednym z pokazanych rodzajów jednostek, ze swoich zasobów. Za każdą zapłaconą jednostkę Obrońca dostaje klepsydrę; klepsydry z karty dochodzą do tego.
summary-windows = Po każdej akcji: okno Obrońcy
summary-windows-text = Obrońca wydaje wszystkie posiadane klepsydry, zanim Najeźdźca ruszy dalej. Bez klepsydr nie ma okna.
summary-march = Faza 6: Wymarsze i rozkazy
summary-march-text = Najeźdźca wykonuje mały wymarsz, duży albo oba. Kolejność w każdym: z podkopów, z przedmurzy na mur, z przedpoli na przedmurza, z zasobów na przedpola. Potem może wydać rozkazy.
summary-last-window = Ostatnie okno
summary-last-window-text = Wszystkie klepsydry z fazy 6 wydaje się w jednym oknie. Otwiera się ono w każdej turze, nawet bez klepsydr.
summary-assault = Szturm
summary-assault-text = Strzelają działa, machiny oblężnicze i strzelcy; potem na każdym odcinku muru z napastnikami toczy się walka wręcz.
summary-turn-end = Koniec tury
summary-turn-end-text = Znikają rytuały, rozkazy, błogosławieństwo, blask i uszkodzenie machiny. Jednostki i drewno z kart przepadają. Klepsydry na nieukończonych akcjach zostają, podobnie jak wszystko, co zbudowano.

summary-maneuvers = Wymarsze
summary-maneuver-text = Najwyżej { $rampart } z każdego przedmurza i { $foreground } z każdego przedpola. Nowe jednostki: najwyżej { $new } na każde przedpole, razem { $most }.
summary-room = Miejsce
summary-room-text = Przedpole mieści { $foreground } jednostek, przedmurze { $rampart }; na odcinkach muru liczbę miejsc wydrukowano. Jednostki idą ścieżkami w stronę muru, nigdy z powrotem.
summary-marauders = Maruderzy
summary-marauders-text = Raz w każdym wymarszu, w którym jakaś jednostka idzie na skrajne prawe przedmurze, dołączają do niej: gobliny { $goblin }, orki { $orc }{ $troll ->
    [0] {""}
   *[other] , trolle { $troll }
}.

summary-spending = Co Obrońca robi w oknie
summary-move = Ruch
summary-move-text = Jedna jednostka lub bohater: z muru na sąsiedni odcinek, do sąsiedniej baszty albo do wnętrza; z wnętrza na dowolne miejsce. Do baszt wchodzą tylko strzelcy. Bohaterowie przebywają tylko na odcinkach muru i dziedzińcu, jednostki wchodzą tylko na dziedziniec, do koszar i gwardii.
summary-swap = Zamiana
summary-swap-text = Dowolne dwie jednostki na murze, w basztach, na dziedzińcu, w koszarach i gwardii zamieniają się miejscami, niezależnie od odległości.
summary-build = Akcje budynków
summary-build-text = Kładź klepsydry na akcji, choćby przez kilka okien lub tur. Ostatnia ją kończy; każda akcja raz na turę. Szkolenie opłaca się od razu, dowolną liczbę razy. Sabotażysta podnosi koszt każdej akcji swojego budynku o jeden.
summary-heroic = Rozkazy bohatera
summary-heroic-text = Bezpłatne: każdy bohater wydaje jeden rozkaz na turę, każdy rozkaz można wydać raz na turę. Na dziedzińcu bohater może wydać tylko Oddelegowanie.
summary-plans = Plany obrony
summary-plans-text = Bezpłatne: każdego używa się raz, w dowolnym oknie, niektórych także przed etapem szturmu. Każdy pomaga i szkodzi.
summary-heroic-orders = Rozkazy bohatera

summary-victory = Kto wygrywa
summary-invader-wins-text = Gdy tylko wtargnie na jeden odcinek muru.
summary-defender-wins-text = Gdy kończy się tura { $turns }, a wtargnięcia nie było.

summary-cannons = Działa
summary-cannons-text = Dla każdego działa wskaż przedpole po jego stronie albo przedmurze w pobliżu baszty, potem dobierz kartę trafień. Ginie tam jedna jednostka pokazanego rodzaju; wybiera ją Obrońca.
summary-machines = Machiny oblężnicze
summary-machines-text = Dla każdej balisty, katapulty i trebusza wskaż odcinek muru w zasięgu, potem odkryj wierzchnią kartę stosu. W nowym stosie: Trafienia { $hits }, Pudła { $misses }. Pudło wypada z gry, Trafienie wraca do stosu.
summary-marksmen = Strzelcy
summary-marksmen-text = Ci w basztach i na odcinkach bez napastników strzelają do przedmurza: z odcinka wzdłuż ścieżki, z baszty do tego naprzeciw. Siła ostrzału każdego: { $strength }. Giną jednostki o sile nie większej niż suma. Osłony zatrzymują cały ostrzał.
summary-poison = Trucizna
summary-poison-text = Na każdym zatrutym odcinku muru z napastnikami ginie jeden strzelec. Potem zaczyna się walka wręcz.
summary-cauldrons = Kotły
summary-cauldrons-text = Każdy zabija na swoim odcinku muru jednego napastnika swojego rodzaju, kocioł na gobliny wszystkie gobliny; nie tam, gdzie stoi wieża oblężnicza.
summary-poles = Drągi
summary-poles-text = Dla każdych drągów wskaż odcinek muru obok baszty i dobierz kartę trafień: z pokazanych rodzajów traci jednostkę najsłabszy obecny.
summary-orders = Rozkazy
summary-orders-text = Rozkazy odkrywa się i rozpatruje w kolejności wybranej przez Najeźdźcę. Gdzie nie ma już napastników, rozkaz przepada.
summary-strength = Siła
summary-strength-text = Odcinek po odcinku obie strony liczą siłę. Wyższa suma wygrywa, a różnica to przewaga.
summary-hospital = Szpital
summary-hospital-text = Z poległych Obrońcy w tej turze na dziedziniec wraca tylu: { $heals }. Pozostali trafiają do zapasu.

summary-fight = Siła, straty, wtargnięcie
summary-invader-strength-text = Goblin { $goblin } (w furii { $fury }), ork { $orc }, troll { $troll }; chorągwie dodają jeden.
summary-defender-strength-text = Strzelec { $marksman }, żołnierz { $soldier }, weteran { $veteran }, oficer { $officer }, wojownik { $warrior }; każdy element muru i każdy obsadzony wykusz obok odcinka dodaje jeden. Przy wieży oblężniczej elementy muru się nie liczą.
summary-losses = Straty
summary-losses-text = Przegrany traci jednostki o sile równej przewadze, a jeśli to niemożliwe, jak najbliższej niższej; wybiera zwycięzca. Bohaterowie, elementy muru i wykusze nigdy nie giną. Równe sumy: bez strat.
summary-breach = Wtargnięcie
summary-breach-text = Przewaga jest większa niż siła jednostek Obrońcy na odcinku muru, bez bohaterów, elementów muru i wykuszy. Jeśli nie ma tam jednostek, wystarczy dowolna przewaga.

summary-works = Akcje budynków i ich klepsydry
summary-traps = Pułapki
summary-goblin-trap-text = Giną wszystkie gobliny z grupy na ścieżce. Potem pułapka wraca do zapasu.
summary-troll-trap-text = Ginie jeden troll z grupy na ścieżce. Potem pułapka wraca do zapasu.
summary-siege-tower-trap-text = Wieża oblężnicza zostaje tam, gdzie była, i może ruszyć w późniejszej turze inną ścieżką. Pułapka zostaje.
summary-orders-given = Rozkazy Najeźdźcy
summary-open-or-secret = Jawny czy tajny
summary-open-or-secret-text = Jeden jawny rozkaz za darmo albo dowolna liczba tajnych, klepsydry za wszystkie razem: { $secret }. Jeden rozkaz na odcinek muru, tylko tam, gdzie stoją napastnicy.
summary-goblin-fury-text = Gobliny na tym odcinku muru mają w tym szturmie siłę { $strength }, a po jego zakończeniu giną.
summary-bluff-text = Nic nie robi.
summary-machines-cards = Machiny
summary-equipment-cards = Ekwipunek
summary-training-cards = Szkolenia
summary-rituals-cards = Rytuały
summary-throwing = Machiny miotające
summary-throwing-text = Balisty, katapulty i trebusze: na planszy najwyżej { $most }. Stoją do końca gry i strzelają w każdym szturmie.
summary-ritual-tokens = Sukces czy Blef
summary-ritual-tokens-text = Połóż zakryte najwyżej trzy żetony, na różnych miejscach: jeden to Sukces, pozostałe to Blefy. Odkrywa się je, gdy zajdzie to, na co czekają. Sukces działa do końca tury.
summary-trainer-text = Sprowadza z worka na jedno przedpole:{ $goblin ->
    [0] {""}
    [one] {" "}{ $goblin } goblina
    [few] {" "}{ $goblin } gobliny
   *[many] {" "}{ $goblin } goblinów
}{ $orc ->
    [0] {""}
    [one] {" "}{ $orc } orka
    [few] {" "}{ $orc } orki
   *[many] {" "}{ $orc } orków
}{ $troll ->
    [0] {""}
    [one] {" "}{ $troll } trolla
    [few] {" "}{ $troll } trolle
   *[many] {" "}{ $troll } trolli
}.
ref-mark-forge = kuźnia
ref-mark-workshop = warsztat
ref-mark-scouts = zwiadowcy
ref-mark-guards = gwardia

## Kronika partii

chronicle-turn = Tura { $number }
chronicle-lost = utracona siła
chronicle-hourglasses = otrzymane klepsydry
chronicle-attacked = atakowane odcinki muru
chronicle-walls = elementy muru
chronicle-works = ukończone akcje
chronicle-trained = wyszkolone jednostki
chronicle-orders = wydane rozkazy
chronicle-plans = użyte plany
chronicle-machines = zbudowane machiny
chronicle-tokens = ekwipunek i specjaliści
chronicle-rituals = odprawione rytuały
chronicle-shots = strzały dział i machin
chronicle-hits = w tym trafienia
chronicle-paid = zapłacone jednostki
chronicle-healed = wyleczone jednostki
ref-mark-invader-strength = siła Najeźdźcy
ref-mark-defender-strength = siła Obrońcy

## Ostrzeżenia przed czymś, co nic nie daje

warning-STR-8-17 = W tej sytuacji trafienie nic by tam nie zniszczyło ani nikogo nie zabiło.
warning-STR-8-21 = W tej sytuacji trafienie zabiłoby tam tylko jedną z twoich jednostek.
warning-STR-11-19 = W szpitalu nie kończy się żadnych akcji, więc ten żeton nigdy nie zostałby odkryty.
warning-STR-12-1 = Nikt nie może się ruszyć, a Obrońca i tak dostałby klepsydry.
warning-STR-13-16 = W tej sytuacji ten rozkaz nic nie da, a wszyscy go widzą.
warning-STR-13-18 = Nie ma tam elementów muru: twoje orki zginęłyby na próżno.
warning-STR-13-19 = W tej sytuacji żaden inny troll nie może odpowiedzieć na zew.
warning-STR-15-14 = Obie jednostki są tego samego rodzaju: zamiana tylko zużyje klepsydrę.
warning-STR-19-13 = Ostrzał jednego z przedmurzy jest za słaby, żeby kogoś tam zabić.

## Krótkie nazwy na małe kafelki

short-work-cannon = Działo
short-work-cauldron = Kocioł
short-work-poles = Drągi
short-work-bay-window = Wykusz
short-work-platform = Podest
short-work-reinforce-walls = Wzmocnie{"\u00AD"}nie murów
short-work-trap = Pułapka
short-work-malfunction = Uszko{"\u00AD"}dzenie
short-work-spy = Szpieg
short-work-blessing = Błogosł. strzelców
short-work-glare = Nieziem{"\u00AD"}ski blask
short-work-sniper = Snajper na wieży
short-work-confuse-orders = Pomylone rozkazy
short-work-train-soldier = Szkolenie żołnierza
short-work-train-veteran = Szkolenie weterana
short-work-track-saboteurs = Tropienie sabotażu
short-card-ballista = Balista
short-card-catapult = Kata{"\u00AD"}pulta
short-card-trebuchet = Trebusz
short-card-mantelet = Osłony
short-card-siege-tower = Wieża oblęż{"\u00AD"}nicza
short-card-banner = Chorąg{"\u00AD"}wie
short-card-ladders = Drabiny
short-card-sap = Podkop
short-card-bridge = Pomost
short-card-poison = Trucizna
short-card-artilleryman = Artyle{"\u00AD"}rzysta
short-card-quartermaster = Kwater{"\u00AD"}mistrz
short-card-trench-master = Mistrz okopów
short-card-saboteur = Sabota{"\u00AD"}żysta
short-card-trainer = Trener
short-card-blood-stones = Kamienie krwi
short-card-possession = Opętanie
short-card-demon = Demon
short-card-specter = Upiór
short-card-gale = Wicher
short-place-fl = Lewe przedpole
short-place-fr = Prawe przedpole
short-place-l1 = Przedmurze 1 lewe
short-place-l2 = Przedmurze 2 lewe
short-place-l3 = Przedmurze 3 lewe
short-place-r1 = Przedmurze 1 prawe
short-place-r2 = Przedmurze 2 prawe
short-place-r3 = Przedmurze 3 prawe
short-place-r4 = Przedmurze 4 prawe
short-place-w1 = Odcinek 1
short-place-w2 = Odcinek 2
short-place-w3 = Odcinek 3
short-place-w4 = Odcinek 4
short-place-w5 = Odcinek 5
short-place-w6 = Odcinek 6
short-place-w7 = Odcinek 7
short-place-w8 = Odcinek 8
short-place-w9 = Odcinek 9
short-place-t1 = Baszta 1
short-place-t2 = Baszta 2
short-place-t3 = Baszta 3
short-place-t4 = Baszta 4
short-place-t5 = Baszta 5
short-place-t6 = Baszta 6
short-place-t7 = Baszta 7
short-place-t8 = Baszta 8
short-place-courtyard = Dziedziniec
short-place-forge = Kuźnia
short-place-workshop = Warsztat
short-place-scouts = Zwiadowcy
short-place-cathedral = Katedra
short-place-barracks = Koszary
short-place-guards = Gwardia
short-place-hospital = Szpital
short-place-marauders = Pole maruderów

## Karty, z liczbami partii

card-measure-rituals-performed = Rytuały odprawione w tej turze: co najmniej { $target }
card-measure-bare-sections = Odcinki bez elementów muru: co najmniej { $target }
card-measure-successes-revealed = Sukcesy odkryte w tej turze: co najmniej { $target }
card-measure-elements-destroyed = Elementy muru zniszczone w tej turze przez machiny: co najmniej { $target }
card-measure-throwing-machines = Machiny miotające na planszy: co najmniej { $target }
card-measure-sections-held = Odcinki muru z twoimi jednostkami: co najmniej { $target }
card-measure-towers-at-the-wall = Wieże oblężnicze, które w tej turze dotarły do muru: co najmniej { $target }
card-measure-units-in-hospital = Jednostki Obrońcy w szpitalu: co najmniej { $target }
card-measure-tower-machines-destroyed = Machiny w basztach zniszczone w tej turze: co najmniej { $target }
card-measure-units-before-the-wall = Twoje jednostki na przedpolach i przedmurzach: co najmniej { $target }
card-bonus-cheaper-rituals = Od następnej tury liczba goblinów za rytuał: mniejsza o { $amount }, ale co najmniej 1.
card-bonus-strength-at-bare-walls = Odtąd twoja siła na odcinkach bez elementów muru: +{ $amount }.
card-bonus-swapped-bluff = Od następnej tury odkryte Blefy, które możesz co turę zamienić miejscami z zakrytym Sukcesem tego samego rytuału: { $amount }.
card-bonus-wood = Weź drewno: { $amount }.
card-bonus-fewer-misses = Pudła usuwane z każdego stosu: { $amount }.
card-bonus-strength-once = Twoja siła na jednym odcinku w tym szturmie: +{ $amount }.
card-bonus-units = Dobierz jednostki z worka: { $amount }.
card-bonus-worse-hospital = Jednostki leczone w tej turze przez szpital: tylko { $amount }.
card-bonus-saboteur = Połóż bezpłatnie sabotażystę na budynku.
card-bonus-fewer-hourglasses = Klepsydry Obrońcy za fazę 6: o { $amount } mniej.
card-benefit-soldiers-to-courtyard = Żołnierze z zapasu na dziedziniec: { $amount }.
card-benefit-burned-foreground = Usuń jednostki z jednego przedpola: najwyżej { $amount }.
card-benefit-hourglasses = Weź klepsydry: { $amount }.
card-benefit-wall-elements = Umieść elementy muru na jednym odcinku: najwyżej { $amount }.
card-benefit-stronger-marksmen = Siła ostrzału każdego strzelca w tej turze: +{ $amount }.
card-benefit-stronger-heroes = Siła bohaterów w tej turze: ×{ $amount }.
card-benefit-equipment-removed = Usuń ekwipunek Najeźdźcy: { $amount }.
card-benefit-machine-removed = Usuń machiny miotające lub osłony: { $amount }.
card-benefit-rituals-returned = Wszystkie żetony rytuałów wracają do Najeźdźcy.
card-benefit-marksmen-replaced = Strzelcy z koszar lub dziedzińca zastąpieni żołnierzami: najwyżej { $amount }.
card-drawback-worse-hospital = Odtąd jednostki leczone przez szpital na turę: tylko { $loss }.
card-drawback-forbidden-work = Odtąd nie można ukończyć wskazanej akcji.
card-drawback-fewer-opening-hourglasses = Od następnej tury klepsydry na początku tury: o { $loss } mniej.
card-drawback-dearer-work = Odtąd klepsydry za wskazaną akcję: o { $loss } więcej.
card-drawback-dearer-building = Odtąd klepsydry za każdą akcję wskazanego budynku: o { $loss } więcej.
card-drawback-fewer-heroic-orders = Od następnej tury rozkazy bohaterów na turę: o { $loss } mniej.
card-drawback-unit-to-hospital = Najeźdźca odsyła do szpitala jedną z twoich jednostek na murze.
card-drawback-soldiers-paid = Oddaj żołnierzy lub weteranów: { $loss }.

ref-mark-section = odcinek muru
ref-mark-objective = zadanie
ref-mark-may-add = może jeszcze dojść
ref-mark-progress = osiągnięto

## Wartości, których nie potwierdza żadne źródło: nagłówki, podpisy, możliwości

value-none = nic
value-group-phase-2 = Faza 2: machiny
value-group-phase-3 = Faza 3: ekwipunek
value-group-phase-4 = Faza 4: szkolenie
value-group-phase-5 = Faza 5: rytuały
value-group-phase-2-more = Cena każdej karty: drewno oraz jednostki jednego z rodzajów. Rodzajem, przy którym jest 0, nie można płacić.
value-group-phase-3-more = { value-group-phase-2-more }
value-group-phase-4-more = { value-group-phase-2-more }
value-group-phase-5-more = { value-group-phase-2-more }
value-group-arrivals = Jednostki z podkopu i od trenera
value-group-starter = Zestaw startowy
value-group-starter-more = Zaznacz po trzy karty każdej fazy.
value-group-orders = Żetony rozkazów: ile jest każdego
value-group-works = Akcje budynków: ile trzeba klepsydr
value-group-spaces = Miejsce w budynkach i pola na żetony
value-group-wall = Mur: miejsce i jednostki na początku
value-group-heroes = Bohaterowie
value-group-objectives = Zadania
value-group-objectives-more = Karta zostaje w grze tylko z jedną z trzech pierwszych premii, a wtedy zawsze.
value-group-plans = Plany obrony
value-group-plans-more = Niekorzystny skutek musi pasować do tego, czego dotyczy: akcji, budynku albo niczego. Dwa ostatnie skutki są jednorazowe, wszystkie inne trwają.
value-group-hit-cards = Karty trafień: kto zostaje trafiony
value-card-wood = drewno
value-card-hourglasses = dodatkowe klepsydry
value-pays-goblin = zapłata w goblinach
value-pays-orc = zapłata w orkach
value-pays-troll = zapłata w trollach
value-lets-goblin = przepuszcza gobliny
value-lets-orc = przepuszcza orki
value-lets-troll = przepuszcza trolle
value-brings-goblin = sprowadza goblinów
value-brings-orc = sprowadza orków
value-brings-troll = sprowadza trolli
value-phase-2 = Faza 2
value-phase-3 = Faza 3
value-phase-4 = Faza 4
value-phase-5 = Faza 5
value-room-barracks = jednostki w koszarach
value-room-guards = jednostki w gwardii
value-space-rampart-machines = machiny miotające na przedmurzu
value-space-trebuchets = trebusze na przedpolu
value-space-mantelets = osłony na przedmurzu
value-space-cauldrons = kotły na odcinku muru
value-space-platforms = podesty na odcinku muru
value-wall-most = elementy muru na odcinku
value-section-invaders = miejsca Najeźdźcy
value-section-defenders = miejsca Obrońcy
value-start-marksman = strzelcy na początku
value-start-soldier = żołnierze na początku
value-start-veteran = weterani na początku
value-hero-start = odcinek na początku
value-objective-when = kiedy
value-objective-measure = zadanie
value-objective-target = ile potrzeba
value-objective-bonus = premia
value-objective-amount = ile daje
value-objective-stays = zostaje w grze
value-plan-timing = kiedy
value-plan-benefit = korzyść
value-plan-amount = ile daje
value-plan-drawback = niekorzystny skutek
value-plan-on = czego dotyczy skutek
value-plan-loss = ile kosztuje
value-plan-stays = skutek trwa
