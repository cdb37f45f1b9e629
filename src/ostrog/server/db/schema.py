"""The tables of the database."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import (
    ARRAY,
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
    any_,
    func,
    literal,
)
from sqlalchemy.sql.elements import ColumnElement

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def among(column: ColumnElement[str], names: Iterable[str]) -> ColumnElement[bool]:
    """Return the condition that a column has one of these values, however many there are.

    They are one argument of the statement, of which PostgreSQL takes at most 32,767.
    """
    return column == any_(literal(list(names), ARRAY(Text)))


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
    # Only a hash is stored, so that nobody who reads the table can use a session.
    Column("token_hash", LargeBinary, primary_key=True),
    Column("guest", Uuid, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    _now(),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    # The version of the rules by which the match is played.
    Column("version", Integer, nullable=False),
    # The version at the start; it differs from `version` if players agreed to use newer rules.
    Column("opened_version", Integer, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("ruleset", JSON, nullable=False, server_default="{}"),
    # Names of the expansions with which the match is played.
    Column("expansions", JSON, nullable=False, server_default="[]"),
    Column("seed", LargeBinary, nullable=False),
    # The reason why the match ended: one of the game, resigned, timed-out, aborted; else empty.
    Column("ended", Text, nullable=False, server_default=""),
    # The time control; NULL for a match without clocks.
    Column("control", JSON(none_as_null=True), nullable=True),
    Column("paused", Boolean, nullable=False, server_default="false"),
    Column("paused_at", DateTime(timezone=True), nullable=True),
    Column("opened_by", Uuid, ForeignKey("guests.id"), nullable=False),
    # Whether the lobby shows the match while a seat is free; others are found by their links.
    Column("listed", Boolean, nullable=False, server_default="false"),
    # The match in which the same players play again.
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
    # The level of the bot that holds the seat; empty if no bot does.
    Column("bot", Text, nullable=False, server_default=""),
    Column("contribution", LargeBinary, nullable=False, server_default=""),
    # The holder at the start, as the record names them; it stays when the holder changes.
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
    # A client that gets no answer sends the same request again; it must be stored only once.
    UniqueConstraint("match", "request"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    # Number of entries before the snapshot.
    Column("seq", Integer, primary_key=True),
    Column("snapshot", LargeBinary, nullable=False),
    # Events since the previous snapshot, with the observers who may see each field.
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
    # Every player is a guest; a guest may also have an account.
    _of_guest(primary_key=True),
    # The address as typed; comparison ignores case.
    Column("email", Text, nullable=False),
    Column("password", Text, nullable=False),
    # NULL if the owner of the address is not confirmed, as on a server that sends no mail.
    Column("verified", DateTime(timezone=True), nullable=True),
    Column("language", Text, nullable=False),
    # How often the player gets mail about their turns: never, daily, turn.
    Column("mail", Text, nullable=False, server_default="turn"),
    # When mail about a turn was last sent.
    Column("mailed", DateTime(timezone=True), nullable=True),
    # The token in the link of every mail; it is not hashed because it can only stop mail.
    Column("unsubscribe", Text, nullable=False, unique=True),
    _now(),
)
Index("uq_accounts_email", func.lower(accounts.c.email), unique=True)

signups = Table(
    "signups",
    metadata,
    # Accounts that wait until the link in the mail is opened. So nobody can occupy the address of
    # another person, or find out by signing up which addresses have an account.
    _of_guest(primary_key=True),
    Column("email", Text, nullable=False),
    Column("password", Text, nullable=False),
    Column("language", Text, nullable=False),
    _now(),
)

tokens = Table(
    "tokens",
    metadata,
    # The token in the link of a mail; only its hash is stored.
    Column("token_hash", LargeBinary, primary_key=True),
    _of_guest(index=True),
    # verify, reset
    Column("purpose", Text, nullable=False),
    Column("expires", DateTime(timezone=True), nullable=False),
)

letters = Table(
    "letters",
    metadata,
    # Recent mails to addresses that a user typed in, counted so that nobody can flood the mailbox
    # of another person.
    Column("id", BigInteger, Identity(), primary_key=True),
    Column("address_hash", LargeBinary, nullable=False, index=True),
    # What the mail is for; each kind is counted on its own.
    Column("kind", Text, nullable=False, server_default=""),
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
    # The player's first seat.
    Column("seat", Integer, primary_key=True),
    # NULL after the player has deleted the account.
    Column("guest", Uuid, ForeignKey("guests.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("game", Text, nullable=False),
    Column("team", Text, nullable=False),
    # won, lost, shared
    Column("ended", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    # The player's rating before and after the match; NULL if it did not change.
    Column("before", Double, nullable=True),
    Column("after", Double, nullable=True),
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
    # Reports to the maintainers about a player's conduct, or a ruling that looks wrong.
    Column("id", BigInteger, Identity(), primary_key=True),
    # conduct, ruling
    Column("kind", Text, nullable=False),
    Column(
        "reporter", Uuid, ForeignKey("guests.id", ondelete="SET NULL"), nullable=True, index=True
    ),
    Column("about", Uuid, ForeignKey("guests.id", ondelete="SET NULL"), nullable=True),
    Column("match", Text, ForeignKey("matches.id", ondelete="SET NULL"), nullable=True),
    Column("at", Integer, nullable=True),
    # The id of the rule that a ruling is about; empty if it is not known.
    Column("rule", Text, nullable=False, server_default=""),
    Column("text", Text, nullable=False),
    # The whole record; it contains the seed only if the match was over.
    Column("record", LargeBinary, nullable=True),
    _now(),
)

clocks = Table(
    "clocks",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    # The first seat of the player whose clock it is.
    Column("seat", Integer, primary_key=True),
    # The time left when the clock last stopped.
    Column("remaining", Interval, nullable=False),
    # When the time runs out; NULL while the clock stands.
    Column("deadline", DateTime(timezone=True), nullable=True, index=True),
    # When the time ran out; the others may then claim the match, wait, or replace the player.
    Column("flagged", DateTime(timezone=True), nullable=True),
)

pulse = Table(
    "pulse",
    metadata,
    # When a server last ran, in a single row; clocks do not run while there is no server.
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", DateTime(timezone=True), nullable=False, server_default=func.now()),
)

proposals = Table(
    "proposals",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    # take-back, pause, resume, abort, migrate
    Column("kind", Text, primary_key=True),
    # The first entry to take back, with all entries after it.
    Column("entry", Integer, nullable=False),
    # Number of entries in the match; the proposal is void when this number changes.
    Column("made_at", Integer, nullable=False),
    # The seats whose holders have agreed.
    Column("agreed", JSON, nullable=False),
)

lines = Table(
    "lines",
    metadata,
    # Chat lines. Numbers have no gaps, so that a process knows which lines it has not sent yet.
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # NULL after the author has deleted the account; then the text is empty.
    Column("guest", Uuid, ForeignKey("guests.id", ondelete="SET NULL"), nullable=True, index=True),
    # The first seat of the author; NULL for a spectator.
    Column("seat", Integer, nullable=True),
    Column("request", Text, nullable=False),
    Column("text", Text, nullable=False),
    _now(),
    # A client that gets no answer sends the same line again; it must be stored only once.
    UniqueConstraint("match", "request"),
)

notes = Table(
    "notes",
    metadata,
    # Private notes of players.
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    _of_guest(primary_key=True, index=True),
    Column("text", Text, nullable=False),
    # Number of changes.
    Column("version", Integer, nullable=False),
)

presets = Table(
    "presets",
    metadata,
    # Preset answers of the holder of a seat; see `protocol.presets.Preset`.
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _of_guest(index=True),
    Column("answers", JSON, nullable=False),
)

presences = Table(
    "presences",
    metadata,
    # Who is connected to a match through which process; rows of a killed process expire.
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
    # The seat offered to the guest; NULL if the guest may choose.
    Column("seat", Integer, nullable=True),
    Column("declined", Boolean, nullable=False, server_default="false"),
    _now(),
)
