"""Mails: in the reader's language, as often as wanted, with nothing smuggled in."""

from __future__ import annotations

import uuid
from datetime import timedelta
from typing import Any

import msgspec
import pytest
from aiosmtpd.smtp import AuthResult
from sqlalchemy import func, update

from ostrog.server.accounts import mail
from ostrog.server.accounts.account_mail import MOST_LETTERS
from ostrog.server.accounts.mail import OWN_WORDS, Mail, NotSent, compose, envelope, send
from ostrog.server.accounts.match_mail import notify_time_out, notify_time_short, notify_turn, title
from ostrog.server.db import schema
from ostrog.server.settings import Settings
from ostrog.words import check_words
from server.accounts.helping import (
    Browser,
    Postbox,
    account,
    guest,
    mail_server,
    rows,
    sign_up,
    text,
    using,
    wish,
)
from server.browsers import open_match
from server.conftest import another_browser
from server.test_bots import wish as wish_for_bots

FREE, SHADOW = 0, 1


def turn(settings: Settings, match: str, who: str) -> bool:
    """It is somebody's turn."""
    return using(
        settings.database, lambda engine: notify_turn(engine, settings, match, uuid.UUID(who))
    )


def time_short(settings: Settings, match: str, who: str, hours: int) -> bool:
    """Somebody's time is running out."""
    return using(
        settings.database,
        lambda engine: notify_time_short(engine, settings, match, uuid.UUID(who), hours),
    )


def time_out(settings: Settings, match: str, who: str, late: int) -> bool:
    """The time of another has run out."""
    return using(
        settings.database,
        lambda engine: notify_time_out(engine, settings, match, uuid.UUID(who), late),
    )


def set_wishes(browser: Browser, language: str, mail: str) -> None:
    wishes = {"language": language, "mail": mail}
    assert browser.put("/api/people/account/wishes", json=wishes).status_code == 200


def against(ann: Browser, name: str) -> str:
    """A match of Ann's against somebody of this name."""
    bob = another_browser(ann)
    bob.put("/api/me", json={"name": name})
    match = open_match(ann, FREE)
    assert bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW}).status_code == 201
    return match


def test_mails_say_the_same_in_every_language() -> None:
    assert check_words(OWN_WORDS) == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Your turn: The Battle of Five Armies\n"
            "It is your turn in The Battle of Five Armies.\n"
            "Your opponent: Bob.",
        ),
        (
            "pl",
            "Twój ruch: Bitwa Pięciu Armii\n"
            "Bitwa Pięciu Armii: teraz Twój ruch.\n"
            "Po drugiej stronie: Bob.",
        ),
        (
            "ru",
            "Ваш ход: Битва пяти воинств\nБитва пяти воинств: сейчас ваш ход.\nВаш соперник: Bob.",  # noqa: RUF001
        ),
    ],
)
def test_a_mail_about_a_turn(
    ann: Browser, postbox: Postbox, settings: Settings, language: str, said: str
) -> None:
    email = sign_up(ann, postbox, language=language)
    match = against(ann, "Bob")
    assert turn(settings, match, guest(ann))
    mail = postbox.newest(email)
    read = f"{mail['Subject']}\n{text(mail)}"
    assert read.startswith(f"{said}\n\nhttps://ostrog.example/m/{match}\n\n-- \n")
    assert mail["From"] == "Ostrog <ostrog@ostrog.example>"
    assert mail.get_content_type() == "text/plain"


def test_mail_comes_as_often_as_wanted(ann: Browser, postbox: Postbox, settings: Settings) -> None:
    sign_up(ann, postbox)
    match, who = against(ann, "Bob"), guest(ann)
    set_wishes(ann, "en", "turn")
    assert [turn(settings, match, who) for _ in range(2)] == [True, True]
    set_wishes(ann, "en", "daily")
    assert not turn(settings, match, who)  # one went out today
    accounts = schema.accounts
    mailed = update(accounts).where(accounts.c.guest == uuid.UUID(who))
    rows(settings.database, mailed.values(mailed=func.now() - timedelta(hours=23)))
    assert not turn(settings, match, who)
    rows(settings.database, mailed.values(mailed=func.now() - timedelta(hours=25)))
    assert [turn(settings, match, who) for _ in range(2)] == [True, False]
    rows(settings.database, mailed.values(mailed=None))
    set_wishes(ann, "en", "never")
    assert not turn(settings, match, who)
    assert not time_short(settings, match, who, 3)
    assert len(postbox.mails) == 4  # with the one that verified the address


def test_who_gets_no_mail(ann: Browser, postbox: Postbox, settings: Settings) -> None:
    sign_up(ann, postbox)
    match, stranger = against(ann, "Bob"), another_browser(ann)
    sign_up(stranger, postbox)
    postbox.mails.clear()
    assert not turn(settings, match, guest(stranger))  # does not sit there
    assert not time_short(settings, match, guest(stranger), 3)
    assert not turn(settings, "no-such-match", guest(ann))
    assert not turn(settings, match, str(uuid.uuid4()))
    without = msgspec.structs.replace(settings, smtp_host="")
    assert not turn(without, match, guest(ann))
    assert not time_out(without, match, guest(ann), 3)
    accounts = schema.accounts
    of_ann = accounts.c.guest == uuid.UUID(guest(ann))
    rows(settings.database, update(accounts).where(of_ann).values(verified=None))
    assert not turn(settings, match, guest(ann))
    assert not time_short(settings, match, guest(ann), 3)
    assert postbox.mails == []


def test_a_mail_that_was_not_sent_does_not_count(
    ann: Browser, postbox: Postbox, settings: Settings
) -> None:
    email = sign_up(ann, postbox)
    set_wishes(ann, "en", "daily")
    match, who = against(ann, "Bob"), guest(ann)
    with pytest.raises(NotSent) as trouble:
        turn(msgspec.structs.replace(settings, smtp_port=1), match, who)
    assert email not in repr(trouble.value)
    assert trouble.value.__suppress_context__
    assert turn(settings, match, who)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["less than an hour left", "1 hour left", "2 hours left", "22 hours left"]),
        ("pl", ["mniej niż godzina", "około 1 godziny.", "około 2 godzin.", "około 22 godzin."]),
        ("ru", ["меньше часа", "остался примерно 1 час.", "2 часа", "22 часа"]),
    ],
)
def test_a_mail_about_time_that_runs_out(
    ann: Browser, postbox: Postbox, settings: Settings, language: str, said: list[str]
) -> None:
    email = sign_up(ann, postbox, language=language)
    match = against(ann, "Bob")
    for hours, words in zip((0, 1, 2, 22), said, strict=True):
        assert time_short(settings, match, guest(ann), hours)
        assert words in text(postbox.newest(email)), text(postbox.newest(email))
    assert time_short(settings, match, guest(ann), 5)
    many = {"en": "5 hours", "pl": "około 5 godzin.", "ru": "примерно 5 часов."}
    assert many[language] in text(postbox.newest(email))


def test_opponents_may_have_no_name_or_be_bots(
    ann: Browser, postbox: Postbox, settings: Settings
) -> None:
    email = sign_up(ann, postbox)
    match = open_match(ann, FREE)
    another_browser(ann).post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    turn(settings, match, guest(ann))
    assert "Your opponent: a guest." in text(postbox.newest(email))
    bots = wish_for_bots("five_armies", "standard", [FREE], _1="novice")
    match = ann.post("/api/matches", json=bots).json()["id"]
    turn(settings, match, guest(ann))
    assert "Your opponent: a bot." in text(postbox.newest(email))
    turn(settings, open_match(ann, FREE, SHADOW), guest(ann))
    assert "You play on your own." in text(postbox.newest(email))


def test_a_team_mate_is_no_opponent(ann: Browser, postbox: Postbox, settings: Settings) -> None:
    email = sign_up(ann, postbox, language="pl")
    trio = next(each for each in ann.get("/api/games").json() if each["name"] == "ring_cards")[
        "scenarios"
    ]
    four = next(each for each in trio if len(each["persons"]) == 4)
    wanted = {"game": "ring_cards", "scenario": four["name"], "seats": four["persons"][0]}
    match = ann.post("/api/matches", json=wanted).json()["id"]
    names = {}
    for number, seats in enumerate(four["persons"][1:]):
        friend = another_browser(ann)
        friend.put("/api/me", json={"name": f"Friend{number}"})
        friend.post(f"/api/matches/{match}/join", json={"seat": seats[0]})
        names[f"Friend{number}"] = four["seats"][seats[0]]["team"]
    own = four["seats"][four["persons"][0][0]]["team"]
    turn(settings, match, guest(ann))
    said = text(postbox.newest(email))
    assert {name for name in names if name in said} == {
        name for name, team in names.items() if team != own
    }
    assert title("ring_cards", "pl") in said


def test_a_name_cannot_write_headers_or_lines(
    ann: Browser, postbox: Postbox, settings: Settings
) -> None:
    email = sign_up(ann, postbox)
    match = against(ann, "Bob\r\nBcc: x@y.org\n\nhttps://z.org\u2028")
    assert turn(settings, match, guest(ann))
    mail = postbox.newest(email)
    assert mail["Bcc"] is None
    assert "Your opponent: Bob Bcc: x@y.org https://z.org.\n" in text(mail)
    forged = compose(settings, "your-turn", email, "en", game="x\r\nBcc: x@y.org", count=0)
    assert "\n" not in forged.subject
    with pytest.raises(ValueError, match=r"linefeed|newline"):
        envelope(settings, Mail("ann@example.org", "x\r\nBcc: y@z.org", "text"))


def test_an_address_that_is_none_is_not_sent_to(settings: Settings) -> None:
    with pytest.raises(NotSent):
        using(
            settings.database,
            lambda _: send(settings, Mail("ann@example.org\r\nBcc: x@y.org", "subject", "text")),
        )


def sent(settings: Settings) -> None:
    """Hand a mail over."""
    mail = Mail("ann@example.org", "subject", "text")
    using(settings.database, lambda _: send(settings, mail))


def test_without_tls_nothing_is_handed_over_where_tls_is_wanted(
    settings: Settings, postbox: Postbox
) -> None:
    postbox.mails.clear()
    with pytest.raises(NotSent):
        sent(msgspec.structs.replace(settings, smtp_tls=True))
    assert postbox.mails == []


@pytest.mark.filterwarnings("ignore:Requiring AUTH")
def test_the_mail_server_may_ask_who_we_are(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = Postbox()

    def check(server: object, session: object, envelope: object, kind: str, who: Any) -> AuthResult:
        return AuthResult(success=(who.login, who.password) == (b"ostrog", b"let me in"))

    options = {"authenticator": check, "auth_required": True, "auth_require_tls": False}
    with mail_server(ours, **options) as port:
        known = {"smtp_port": port, "smtp_user": "ostrog", "smtp_password": "let me in"}
        sent(msgspec.structs.replace(settings, **known))
        assert len(ours.mails) == 1
        monkeypatch.setattr(mail, "SECONDS", 1)  # who is refused is left waiting
        for wrong in ({"smtp_password": "open up"}, {"smtp_user": "", "smtp_password": ""}):
            with pytest.raises(NotSent):
                sent(msgspec.structs.replace(settings, **(known | wrong)))
    assert len(ours.mails) == 1


def test_strangers_who_sign_up_do_not_keep_anybody_from_a_new_password(
    ann: Browser, postbox: Postbox
) -> None:
    email = sign_up(ann, postbox)
    for number in range(MOST_LETTERS + 3):
        stranger = another_browser(ann)
        stranger.post("/api/people/account", json=wish(email, name=f"Bob {number}"))
    postbox.mails.clear()
    assert ann.post("/api/people/forgotten", json={"email": email}).status_code == 202
    assert postbox.token(email, "reset")


def test_every_mail_stops_mail_without_signing_in(
    ann: Browser, postbox: Postbox, settings: Settings
) -> None:
    email = sign_up(ann, postbox)
    assert "List-Unsubscribe" not in postbox.newest(email)  # there was no account yet
    match, bob = against(ann, "Bob"), another_browser(ann)
    tokens = set()
    for _ in range(2):
        turn(settings, match, guest(ann))
        tokens.add(postbox.token(email, "unsubscribe"))
        assert postbox.newest(email)["List-Unsubscribe"].endswith(f"{next(iter(tokens))}>")
    time_short(settings, match, guest(ann), 2)
    tokens.add(postbox.token(email, "unsubscribe"))
    ann.post("/api/people/forgotten", json={"email": email})
    tokens.add(postbox.token(email, "unsubscribe"))
    (token,) = tokens
    assert bob.post("/api/people/unsubscribe", json={"token": token}).status_code == 204
    assert account(ann)["mail"] == "never"
    set_wishes(ann, "en", "turn")
    # It does not wear out, and is good for nothing else.
    assert bob.post("/api/people/unsubscribe", json={"token": token}).status_code == 204
    for page in ("verify", "reset"):
        body = {"token": token} | ({"password": "a new password"} if page == "reset" else {})
        assert bob.post(f"/api/people/{page}", json=body).status_code == 400
    # A new password makes it void.
    set_wishes(ann, "en", "turn")
    body = {"token": postbox.token(email, "reset"), "password": "a new password"}
    assert bob.post("/api/people/reset", json=body).status_code == 204
    assert bob.post("/api/people/unsubscribe", json={"token": token}).status_code == 400
