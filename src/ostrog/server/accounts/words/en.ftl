## The link that proves an address

mail-verify-subject = Confirm your e-mail address
mail-verify =
    Hello!

    Somebody signed up at { $host } with this address. If it was you, open this link within 48 hours:

    { $link }

    If it was not you, do nothing: no account is made.

## Somebody signs up with an address that has an account

mail-already-registered-subject = You already have an account
mail-already-registered =
    Hello!

    Somebody signed up at { $host } with this address, which already has an account. If it was you, just sign in; if you have forgotten your password, ask for a new one there.

    If it was not you, do nothing: nothing has changed.

## A forgotten password

mail-reset-subject = Set a new password
mail-reset =
    Hello!

    Somebody asked for a new password for your account at { $host }. If it was you, open this link within an hour:

    { $link }

    If it was not you, do nothing: your password stays as it is.

## Matches

mail-your-turn-subject = Your turn: { $game }
mail-your-turn =
    It is your turn in { $game }.
    { $count ->
        [0] You play on your own.
        [one] Your opponent: { $opponents }.
       *[other] Your opponents: { $opponents }.
    }

    { $link }

mail-time-short-subject = Your time is running out: { $game }
mail-time-short =
    { $hours ->
        [0] You have less than an hour left in { $game }.
        [one] You have about { $hours } hour left in { $game }.
       *[other] You have about { $hours } hours left in { $game }.
    }
    { $count ->
        [0] You play on your own.
        [one] Your opponent: { $opponents }.
       *[other] Your opponents: { $opponents }.
    }

    { $link }

mail-time-out-subject = Time has run out: { $game }
mail-time-out =
    { $late } has run out of time in { $game }. It is up to you now: end the match, let a bot take over, keep the place free for somebody else, or simply wait.

    { $link }

mail-guest = a guest
mail-bot = a bot

## At the end of every mail to somebody with an account

mail-stop = To get no more mail about your matches, open { $link }
