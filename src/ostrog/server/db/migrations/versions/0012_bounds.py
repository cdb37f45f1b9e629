"""Remember when a pause began, and of what kind a mail was."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the database to this revision."""
    op.add_column("matches", sa.Column("paused_at", sa.DateTime(timezone=True), nullable=True))
    op.execute("UPDATE matches SET paused_at = now() WHERE paused")
    op.add_column("letters", sa.Column("kind", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Downgrade the database to the previous revision."""
    op.drop_column("letters", "kind")
    op.drop_column("matches", "paused_at")
