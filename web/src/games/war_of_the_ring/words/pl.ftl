## What only the browser says of this game

blurb = Wojna o Śródziemie i droga Pierścienia, dla dwóch graczy.

wotr-war = Stan wojny
wotr-points = Punkty zwycięstwa
wotr-no-dice = brak kości
wotr-fellowship = Drużyna
wotr-hidden = ukryta
wotr-revealed = wykryta
wotr-progress = Droga
wotr-corruption = Zepsucie
wotr-journey = Droga { $progress }, Zepsucie { $corruption } z { $goal }.
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
    [one] { $count } żeton w puli
    [few] { $count } żetony w puli
   *[many] { $count } żetonów w puli
}
wotr-politics = Polityka
wotr-at-war = w stanie wojny
wotr-passive = bierny
wotr-steps = { $count ->
    [one] { $count } krok od wojny
    [few] { $count } kroki od wojny
   *[many] { $count } kroków od wojny
}
wotr-reserves = Posiłki

wotr-battle-field = Bitwa: { $place }
wotr-battle-siege = Szturm: { $place }
wotr-battle-sortie = Wypad: { $place }
wotr-round = runda { $round }
wotr-strength = Siła bojowa
wotr-leadership = Dowodzenie
wotr-target = Trafia od
wotr-hits = { $hits ->
    [0] Bez trafienia
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}
wotr-die-hit = { $value }, trafienie
wotr-die-miss = { $value }, pudło
wotr-next-attacker = Dalej: atakujący przerzuca pudła, potem obrońca; potem obie strony tracą jednostki.
wotr-next-defender = Dalej: obrońca przerzuca pudła; potem obie strony tracą jednostki.
wotr-next-casualties = Dalej: obie strony tracą jednostki i runda się kończy.
wotr-next-inside = Dalej: obrońca walczy w polu albo wchodzi do twierdzy.
wotr-next-cease = Dalej: atakujący przerywa albo walczy dalej; potem obrońca może się wycofać.
wotr-next-retreat = Dalej: obrońca zostaje albo się wycofuje; jeśli zostaje, zaczyna się nowa runda.

short-nation-dwarves = Krasnoludy
short-nation-elves = Elfy
short-nation-gondor = Gondor
short-nation-north = Północ
short-nation-rohan = Rohan
short-nation-isengard = Isengard
short-nation-sauron = Sauron
short-nation-southrons = Haradrimowie

key-mark-town = Miasteczko
key-mark-city = Miasto: 1 punkt dla wroga
key-mark-stronghold = Twierdza: 2 punkty dla wroga
key-mark-fortification = Fortyfikacja
