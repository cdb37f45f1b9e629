"""Remember how a match changed the ratings of its players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the database to this revision."""
    op.add_column("results", sa.Column("before", sa.Double, nullable=True))
    op.add_column("results", sa.Column("after", sa.Double, nullable=True))


def downgrade() -> None:
    """Downgrade the database to the previous revision."""
    op.drop_column("results", "after")
    op.drop_column("results", "before")
