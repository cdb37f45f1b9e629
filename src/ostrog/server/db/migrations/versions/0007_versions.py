"""Which rules a match began with, besides those that it is played by now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this revision."""
    op.add_column("matches", sa.Column("opened_version", sa.Integer, nullable=True))
    op.execute("UPDATE matches SET opened_version = version")
    op.alter_column("matches", "opened_version", nullable=False)


def downgrade() -> None:
    """Go back to the revision before."""
    op.drop_column("matches", "opened_version")
