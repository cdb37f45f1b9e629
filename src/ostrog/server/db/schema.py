"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Double,
    ForeignKey,
    Identity,
    Index,
    Integer,
    Interval,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    Uuid,
    func,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _now() -> Column[object]:
    return Column("created", DateTime(timezone=True), nullable=False, server_default=func.now())


guests = Table(
    "guests",
    metadata,
    Column("id", Uuid, primary_key=True),
    Column("name", Text, nullable=False),
    _now(),
)

sessions = Table(
    "sessions",
    metadata,
    # Only a hash is stored: who reads the table cannot become anybody.
    Column("token_hash", LargeBinary, primary_key=True),
    Column("guest", Uuid, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    _now(),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    # Of the rules that it is played by.
    Column("version", Integer, nullable=False),
    # Of the rules that it began with; another one if people agreed to go over to newer rules.
    Column("opened_version", Integer, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("ruleset", JSON, nullable=False, server_default="{}"),
    Column("seed", LargeBinary, nullable=False),
    # Why it ended, as soon as it has: a reason of the game, resigned, timed-out, aborted.
    Column("ended", Text, nullable=False, server_default=""),
    # How much time people have; nothing for a match without clocks.
    Column("control", JSON(none_as_null=True), nullable=True),
    Column("paused", Boolean, nullable=False, server_default="false"),
    Column("opened_by", Uuid, ForeignKey("guests.id"), nullable=False),
    # Whether the lobby shows it while a seat is free; others are found by their links.
    Column("listed", Boolean, nullable=False, server_default="false"),
    # The match in which the same people play again.
    Column("rematch", Text, ForeignKey("matches.id", ondelete="SET NULL"), nullable=True),
    _now(),
)
Index(
    "ix_matches_listed",
    matches.c.created,
    postgresql_where=matches.c.listed & (matches.c.ended == ""),
)

seats = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Uuid, ForeignKey("guests.id"), nullable=True, index=True),
    # The level of the bot that holds the seat; empty where people sit.
    Column("bot", Text, nullable=False, server_default=""),
    Column("contribution", LargeBinary, nullable=False, server_default=""),
    # Who held it when the match began, as its record names them: they may change, it may not.
    Column("began", Text, nullable=False, server_default=""),
)

entries = Table(
    "entries",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("request", Text, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    _now(),
    # A client that does not hear an answer sends the same request again.
    UniqueConstraint("match", "request"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    # How many entries came before.
    Column("seq", Integer, primary_key=True),
    Column("snapshot", LargeBinary, nullable=False),
    # What happened since the snapshot before, with who may see which field.
    Column("told", LargeBinary, nullable=False),
)


def _of_guest(
    name: str = "guest", *, primary_key: bool = False, index: bool | None = None
) -> Column[object]:
    owner = ForeignKey("guests.id", ondelete="CASCADE")
    return Column(name, Uuid, owner, primary_key=primary_key, index=index, nullable=False)


accounts = Table(
    "accounts",
    metadata,
    # Whoever plays is a guest; an account is what a guest may have besides.
    _of_guest(primary_key=True),
    # As it was typed; compared without regard to case.
    Column("email", Text, nullable=False),
    Column("password", Text, nullable=False),
    # Nothing where the server sends no mail, and so cannot know whose the address is.
    Column("verified", DateTime(timezone=True), nullable=True),
    Column("language", Text, nullable=False),
    # How often mail comes when it is one's turn: never, daily, turn.
    Column("mail", Text, nullable=False, server_default="turn"),
    # When mail about a turn last went out.
    Column("mailed", DateTime(timezone=True), nullable=True),
    # In the link of every mail, and so not hashed; all it can do is stop mail.
    Column("unsubscribe", Text, nullable=False, unique=True),
    _now(),
)
Index("uq_accounts_email", func.lower(accounts.c.email), unique=True)

signups = Table(
    "signups",
    metadata,
    # Accounts to be, until the link in the mail is opened; so an address cannot be kept from its
    # owner, and nobody learns from signing up whose addresses are here.
    _of_guest(primary_key=True),
    Column("email", Text, nullable=False),
    Column("password", Text, nullable=False),
    Column("language", Text, nullable=False),
    _now(),
)

tokens = Table(
    "tokens",
    metadata,
    # What a mail's link carries; only its hash is stored.
    Column("token_hash", LargeBinary, primary_key=True),
    _of_guest(index=True),
    # verify, reset
    Column("purpose", Text, nullable=False),
    Column("expires", DateTime(timezone=True), nullable=False),
)

letters = Table(
    "letters",
    metadata,
    # Which addresses were written to lately because somebody typed them in, so that nobody can
    # flood a stranger's mailbox.
    Column("id", BigInteger, Identity(), primary_key=True),
    Column("address_hash", LargeBinary, nullable=False, index=True),
    _now(),
)

blocks = Table(
    "blocks",
    metadata,
    _of_guest(primary_key=True),
    _of_guest("blocked", primary_key=True, index=True),
    _now(),
)

results = Table(
    "results",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    # The first seat of the person.
    Column("seat", Integer, primary_key=True),
    # Nobody, once they have deleted their account.
    Column("guest", Uuid, ForeignKey("guests.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("game", Text, nullable=False),
    Column("team", Text, nullable=False),
    # won, lost, shared
    Column("ended", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    _now(),
)

ratings = Table(
    "ratings",
    metadata,
    _of_guest(primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    # What people tell the maintainers: somebody's conduct, or a ruling that looks wrong.
    Column("id", BigInteger, Identity(), primary_key=True),
    # conduct, ruling
    Column("kind", Text, nullable=False),
    Column(
        "reporter", Uuid, ForeignKey("guests.id", ondelete="SET NULL"), nullable=True, index=True
    ),
    Column("about", Uuid, ForeignKey("guests.id", ondelete="SET NULL"), nullable=True),
    Column("match", Text, ForeignKey("matches.id", ondelete="SET NULL"), nullable=True),
    Column("at", Integer, nullable=True),
    Column("text", Text, nullable=False),
    # The whole record, without the seed while the match is open.
    Column("record", LargeBinary, nullable=True),
    _now(),
)

clocks = Table(
    "clocks",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    # The first seat of the person whose clock it is.
    Column("seat", Integer, primary_key=True),
    # What was left when it last stopped.
    Column("remaining", Interval, nullable=False),
    # When it runs out, while it runs.
    Column("deadline", DateTime(timezone=True), nullable=True, index=True),
    # Since when it has run out; the others may then claim, wait, or let somebody take over.
    Column("flagged", DateTime(timezone=True), nullable=True),
)

pulse = Table(
    "pulse",
    metadata,
    # When a server was last up: clocks do not run while none is. There is one row.
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", DateTime(timezone=True), nullable=False, server_default=func.now()),
)

proposals = Table(
    "proposals",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    # take-back, pause, resume, abort
    Column("kind", Text, primary_key=True),
    # What is taken back is this entry and all after it.
    Column("entry", Integer, nullable=False),
    # It holds as long as the match has so many entries.
    Column("made_at", Integer, nullable=False),
    # The seats whose holders agree.
    Column("agreed", JSON, nullable=False),
)

lines = Table(
    "lines",
    metadata,
    # What is said at a table. Numbers have no gaps, so that a process knows what it has not told.
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # Nobody, once they have deleted their account; the text is empty then.
    Column("guest", Uuid, ForeignKey("guests.id", ondelete="SET NULL"), nullable=True, index=True),
    # The first seat of whoever said it; nothing for those who look on.
    Column("seat", Integer, nullable=True),
    Column("request", Text, nullable=False),
    Column("text", Text, nullable=False),
    _now(),
    # A client that does not hear an answer says the same again.
    UniqueConstraint("match", "request"),
)

notes = Table(
    "notes",
    metadata,
    # What people write down for themselves.
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    _of_guest(primary_key=True, index=True),
    Column("text", Text, nullable=False),
    # How often it was changed.
    Column("version", Integer, nullable=False),
)

presets = Table(
    "presets",
    metadata,
    # How the holder of a seat answers questions beforehand; see `presets.Preset`.
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _of_guest(index=True),
    Column("answers", JSON, nullable=False),
)

presences = Table(
    "presences",
    metadata,
    # Who is at a table through which process. What a killed process leaves here grows old.
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    _of_guest(primary_key=True, index=True),
    Column("process", Uuid, primary_key=True),
    Column("seen", DateTime(timezone=True), nullable=False, server_default=func.now(), index=True),
)

invitations = Table(
    "invitations",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    _of_guest(primary_key=True, index=True),
    _of_guest("invited_by", index=True),
    # The seat that is meant for them, if one is.
    Column("seat", Integer, nullable=True),
    Column("declined", Boolean, nullable=False, server_default="false"),
    _now(),
)
