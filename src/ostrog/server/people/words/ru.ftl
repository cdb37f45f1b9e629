## The link that proves an address

mail-verify-subject = Подтвердите адрес электронной почты
mail-verify =
    Здравствуйте!

    Кто-то указал этот адрес при регистрации на { $host }. Если это были вы, откройте эту ссылку в течение 48 часов:

    { $link }

    Если это были не вы, ничего не делайте: учётная запись не будет создана.

## Somebody signs up with an address that has an account

mail-already-registered-subject = У вас уже есть учётная запись
mail-already-registered =
    Здравствуйте!

    Кто-то указал этот адрес при регистрации на { $host }, но с ним уже связана учётная запись. Если это были вы, просто войдите; если вы забыли пароль, там же можно задать новый.

    Если это были не вы, ничего не делайте: ничего не изменилось.

## A forgotten password

mail-reset-subject = Задайте новый пароль
mail-reset =
    Здравствуйте!

    Кто-то попросил сменить пароль вашей учётной записи на { $host }. Если это были вы, откройте эту ссылку в течение часа:

    { $link }

    Если это были не вы, ничего не делайте: пароль останется прежним.

## Matches

mail-your-turn-subject = Ваш ход: { $game }
mail-your-turn =
    { $game }: сейчас ваш ход.
    { $count ->
        [0] Вы играете без соперников.
        [one] Ваш соперник: { $opponents }.
       *[other] Ваши соперники: { $opponents }.
    }

    { $link }

mail-time-out-soon-subject = Ваше время на исходе: { $game }
mail-time-out-soon =
    { $hours ->
        [0] { $game }: у вас осталось меньше часа.
        [one] { $game }: у вас остался примерно { $hours } час.
        [few] { $game }: у вас осталось примерно { $hours } часа.
       *[many] { $game }: у вас осталось примерно { $hours } часов.
    }
    { $count ->
        [0] Вы играете без соперников.
        [one] Ваш соперник: { $opponents }.
       *[other] Ваши соперники: { $opponents }.
    }

    { $link }

mail-guest = гость
mail-bot = бот

## At the end of every mail to somebody with an account

mail-stop = Чтобы больше не получать писем о партиях, откройте { $link }
