## The link that proves an address

mail-verify-subject = Potwierdź swój adres e-mail
mail-verify =
    Dzień dobry!

    Ktoś podał ten adres przy zakładaniu konta w serwisie { $host }. Jeśli to Ty, otwórz ten odnośnik w ciągu 48 godzin:

    { $link }

    Jeśli to nie Ty, nic nie rób: konto nie powstanie.

## Somebody signs up with an address that has an account

mail-already-registered-subject = Masz już konto
mail-already-registered =
    Dzień dobry!

    Ktoś podał ten adres przy zakładaniu konta w serwisie { $host }, ale jest już z nim powiązane konto. Jeśli to Ty, po prostu się zaloguj; jeśli nie pamiętasz hasła, możesz tam poprosić o ustawienie nowego.

    Jeśli to nie Ty, nic nie rób: nic się nie zmieniło.

## A forgotten password

mail-reset-subject = Ustaw nowe hasło
mail-reset =
    Dzień dobry!

    Ktoś poprosił o nowe hasło do Twojego konta w serwisie { $host }. Jeśli to Ty, otwórz ten odnośnik w ciągu godziny:

    { $link }

    Jeśli to nie Ty, nic nie rób: hasło pozostanie bez zmian.

## Matches

mail-your-turn-subject = Twój ruch: { $game }
mail-your-turn =
    { $game }: teraz Twój ruch.
    { $count ->
        [0] Grasz bez przeciwników.
        [one] Po drugiej stronie: { $opponents }.
       *[other] Po drugiej stronie: { $opponents }.
    }

    { $link }

mail-time-short-subject = Kończy Ci się czas: { $game }
mail-time-short =
    { $hours ->
        [0] { $game }: zostało Ci mniej niż godzina.
        [one] { $game }: zostało Ci około { $hours } godziny.
       *[other] { $game }: zostało Ci około { $hours } godzin.
    }
    { $count ->
        [0] Grasz bez przeciwników.
        [one] Po drugiej stronie: { $opponents }.
       *[other] Po drugiej stronie: { $opponents }.
    }

    { $link }

mail-time-out-subject = Czas minął: { $game }
mail-time-out =
    { $game }: komuś zabrakło czasu ({ $late }). Teraz decyzja należy do Ciebie: możesz zakończyć partię, oddać to miejsce botowi, zostawić je wolne dla kogoś innego albo po prostu zaczekać.

    { $link }

mail-guest = gość
mail-bot = bot

## At the end of every mail to somebody with an account

mail-stop = Aby nie dostawać więcej wiadomości o swoich partiach, otwórz { $link }
