"""Add accounts, tables for mail, blocks, results, ratings and reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def created() -> sa.Column[object]:
    """Return the column with the time at which a row was written."""
    now = sa.func.now()
    return sa.Column("created", sa.DateTime(timezone=True), nullable=False, server_default=now)


def guest(name: str = "guest", *, gone: str = "CASCADE", key: bool = False) -> sa.Column[object]:
    """Return a column that refers to a guest; `gone` is the rule for deletion of the guest."""
    who = sa.ForeignKey("guests.id", ondelete=gone)
    return sa.Column(name, sa.Uuid, who, primary_key=key, nullable=gone == "SET NULL")


def upgrade() -> None:
    """Upgrade the database to this revision."""
    op.create_table(
        "accounts",
        guest(key=True),
        sa.Column("email", sa.Text, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("verified", sa.DateTime(timezone=True), nullable=True),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("mail", sa.Text, nullable=False, server_default="turn"),
        sa.Column("mailed", sa.DateTime(timezone=True), nullable=True),
        sa.Column("unsubscribe", sa.Text, nullable=False),
        created(),
        sa.UniqueConstraint("unsubscribe", name="uq_accounts_unsubscribe"),
    )
    op.create_index("uq_accounts_email", "accounts", [sa.text("lower(email)")], unique=True)
    op.create_table(
        "signups",
        guest(key=True),
        sa.Column("email", sa.Text, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        created(),
    )
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        guest(),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
    op.create_table(
        "letters",
        sa.Column("id", sa.BigInteger, sa.Identity(), primary_key=True),
        sa.Column("address_hash", sa.LargeBinary, nullable=False),
        created(),
    )
    op.create_index("ix_letters_address_hash", "letters", ["address_hash"])
    op.create_table("blocks", guest(key=True), guest("blocked", key=True), created())
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "results",
        sa.Column(
            "match", sa.Text, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        guest(gone="SET NULL"),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("team", sa.Text, nullable=False),
        sa.Column("ended", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        created(),
    )
    op.create_index("ix_results_guest", "results", ["guest"])
    op.create_table(
        "ratings",
        guest(key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger, sa.Identity(), primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        guest("reporter", gone="SET NULL"),
        guest("about", gone="SET NULL"),
        sa.Column(
            "match", sa.Text, sa.ForeignKey("matches.id", ondelete="SET NULL"), nullable=True
        ),
        sa.Column("at", sa.Integer, nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=True),
        created(),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])


def downgrade() -> None:
    """Downgrade the database to the previous revision."""
    for table in (
        "reports",
        "ratings",
        "results",
        "blocks",
        "letters",
        "tokens",
        "signups",
        "accounts",
    ):
        op.drop_table(table)
