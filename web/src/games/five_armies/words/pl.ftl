## Co o tej grze mówi tylko przeglądarka

b5a-war = Stan wojny
b5a-fate = przeznaczenie
b5a-points = punkty zwycięstwa Cienia
b5a-dice-of = Kości akcji: { $side }
b5a-no-dice = nie ma już żadnych

b5a-leadership = przywództwo
b5a-card-secret = manewr jeszcze zakryty
b5a-hits = Trafienia
b5a-dealt = Obrażenia zadane tej armii
b5a-cancelled = Zapobieżono
b5a-damage = Obrażenia tej armii

b5a-target = Trafienie od
b5a-added = Dodaje się do każdej kości
b5a-counts = Liczy się: { $reasons }

b5a-next-army = Dalej: atakujący wskazuje armię, która walczy w tej rundzie.
b5a-next-manoeuvre = Dalej: odkrycie obu manewrów i rzut kośćmi.
b5a-next-extra = Dalej: zagranie jeszcze jednej karty, a potem rzut kośćmi.
b5a-next-attacker-reroll = Dalej: atakujący przerzuca chybienia, po nim obrońca; potem trafienia stają się obrażeniami.
b5a-next-defender-reroll = Dalej: obrońca przerzuca chybienia; potem trafienia stają się obrażeniami.
b5a-next-ability = Dalej: użycie zdolności albo rezygnacja z niej, i runda toczy się dalej.
b5a-next-vampire = Dalej: Cień usuwa Wielkie nietoperze albo je zachowuje; potem zadaje się obrażenia.
b5a-next-bodyguard = Dalej: Cień odrzuca żeton przybocznego albo go zachowuje; potem zadaje się obrażenia.
b5a-next-casualties = Dalej: obie strony wybierają straty i runda się kończy.
b5a-next-stop = Dalej: atakujący zaprzestaje ataku albo atakuje dalej; wtedy obrońca może ustąpić.
b5a-next-withdraw = Dalej: obrońca ustępuje albo walczy dalej; wtedy zaczyna się nowa runda.
b5a-next-where = Dalej: pobita armia ustępuje i walka się kończy.
b5a-next-driven = Dalej: pobita armia zostaje wyparta i walka się kończy.
b5a-next-advance = Dalej: zwycięzca posuwa się naprzód albo zostaje i walka się kończy.

## Co pokazują karty i karty pomocy

ref-passage-order = rozkaz
ref-passage-combat = walka
ref-passage-entry = wejście do gry
ref-passage-ability = zdolność

# Na stronie głównej

blurb = Dwie strony, jedna dolina, jeden dzień. Broń Samotnej Góry albo ją zdobądź: kości, ukryte karty i dowódcy na jednej mapie, dla dwojga.
