"""Add the rule that a report about a ruling names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the database to this revision."""
    op.add_column("reports", sa.Column("rule", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Downgrade the database to the previous revision."""
    op.drop_column("reports", "rule")
