# Hornblowers in Polish: the words of the expansion.

expansion-hornblowers = Trębacze
text-expansion-hornblowers = Mały dodatek naszego pomysłu: raz na turę każda strona może zadąć w róg przy jednej ze swoich armii.

option-sound = { $horn }: zagraj { $place_at }
option-hear = odpowiada armia { $place_at }

ask-hear-horn = Która sąsiednia armia odpowie na róg { $ref1_at }?

event-HornSounded = { $seat }: { $horn } rozlega się { $place_at }
event-HornsSilenced = { $count ->
    [one] Róg milknie
    [few] Milkną { $count } rogi
   *[many] Milknie { $count } rogów
}

ref-horn-free-deep-horn = Głęboki Róg
ref-horn-free-rally-call = Zew do Szyku
ref-horn-free-clear-note = Czysty Ton
ref-horn-free-unbroken-note = Nieprzerwany Ton
ref-horn-free-far-call = Dalekie Wezwanie
ref-horn-shadow-deep-horn = Głęboki Róg
ref-horn-shadow-rally-call = Zew do Szyku
ref-horn-shadow-clear-note = Czysty Ton
ref-horn-shadow-unbroken-note = Nieprzerwany Ton
ref-horn-shadow-far-call = Dalekie Wezwanie
ref-card-free-deep-horn = { ref-horn-free-deep-horn }
ref-card-free-rally-call = { ref-horn-free-rally-call }
ref-card-free-clear-note = { ref-horn-free-clear-note }
ref-card-free-unbroken-note = { ref-horn-free-unbroken-note }
ref-card-free-far-call = { ref-horn-free-far-call }
ref-card-shadow-deep-horn = { ref-horn-shadow-deep-horn }
ref-card-shadow-rally-call = { ref-horn-shadow-rally-call }
ref-card-shadow-clear-note = { ref-horn-shadow-clear-note }
ref-card-shadow-unbroken-note = { ref-horn-shadow-unbroken-note }
ref-card-shadow-far-call = { ref-horn-shadow-far-call }
text-horn-deep-horn = Twoja armia w tym miejscu do końca tury rzuca w walce 1 kością więcej.
text-horn-rally-call = Gdy w tej turze twoja armia w tym miejscu się przegrupowuje, obrażenie usuwa także wynik 4.
text-horn-clear-note = Gdy w tej turze twoja armia w tym miejscu się przegrupuje, otrzymuje żeton Przywództwa.
text-horn-unbroken-note = Twoja armia w tym miejscu przegrupowuje się w tej turze bez rzutu: usuwa 1 obrażenie za każde 2 oddziały, z zaokrągleniem w górę.
text-horn-far-call = Inna twoja armia w sąsiednim regionie natychmiast otrzymuje żeton Przywództwa.

zone-horn-free-deck = sygnały Wolnych Ludów do dobrania
zone-horn-free-hand = sygnały na ręce Wolnych Ludów
zone-horn-free-open = sygnały Wolnych Ludów zagrane w tej turze
zone-horn-free-discard = odrzucone sygnały Wolnych Ludów
zone-horn-shadow-deck = sygnały Cienia do dobrania
zone-horn-shadow-hand = sygnały na ręce Cienia
zone-horn-shadow-open = sygnały Cienia zagrane w tej turze
zone-horn-shadow-discard = odrzucone sygnały Cienia

board-sounding = słyszane rogi
board-sounded = strony, które zadęły w róg
ref-mark-horn = róg
value-hornblowers-hand = liczba sygnałów na ręce, od której strona nie dobiera
chronicle-horns = zadęcia w róg

crumb-FarCall = Dalekie Wezwanie { $ref1_at }
crumb-TakeHeart = Czysty Ton
crumb-SteadyRally = Nieprzerwany Ton
step-FarCall-choose = wybór armii, która odpowie
step-Turn-draw_horns = dobieranie sygnałów
step-Turn-silence_horns = rogi milkną
step-Actions-sound_horn = dęcie w róg
step-Actions-horn_sounded = po sygnale
