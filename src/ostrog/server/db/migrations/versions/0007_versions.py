"""Add the version of the rules with which a match began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the database to this revision."""
    op.add_column("matches", sa.Column("opened_version", sa.Integer, nullable=True))
    op.execute("UPDATE matches SET opened_version = version")
    op.alter_column("matches", "opened_version", nullable=False)


def downgrade() -> None:
    """Downgrade the database to the previous revision."""
    op.drop_column("matches", "opened_version")
