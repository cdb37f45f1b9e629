"""Add snapshots, the holders of seats at the start, and the tables of durable jobs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from procrastinate.schema import SchemaManager

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the database to this revision."""
    op.create_table(
        "snapshots",
        sa.Column(
            "match",
            sa.Text,
            sa.ForeignKey("matches.id", name="fk_snapshots_match", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("snapshot", sa.LargeBinary, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_snapshots"),
    )
    op.add_column("seats", sa.Column("began", sa.Text, nullable=False, server_default=""))
    op.execute(
        "UPDATE seats SET began = CASE WHEN bot <> '' THEN 'bot ' || bot ELSE guest::text END"
        " WHERE NOT EXISTS (SELECT 1 FROM seats AS other"
        " WHERE other.match = seats.match AND other.guest IS NULL AND other.bot = '')"
    )
    _run(SchemaManager.get_schema())


def downgrade() -> None:
    """Downgrade the database to the previous revision; waiting jobs are lost."""
    op.drop_table("snapshots")
    op.drop_column("seats", "began")
    _run(_DROP_JOBS)


_DROP_JOBS = """
DO $$
DECLARE thing record;
BEGIN
    FOR thing IN SELECT tablename AS name FROM pg_tables
        WHERE schemaname = current_schema() AND tablename LIKE 'procrastinate\\_%' LOOP
        EXECUTE format('DROP TABLE IF EXISTS %I CASCADE', thing.name);
    END LOOP;
    FOR thing IN SELECT p.oid::regprocedure AS name FROM pg_proc p
        JOIN pg_namespace n ON n.oid = p.pronamespace
        WHERE n.nspname = current_schema() AND p.proname LIKE 'procrastinate\\_%' LOOP
        EXECUTE format('DROP FUNCTION IF EXISTS %s CASCADE', thing.name);
    END LOOP;
    FOR thing IN SELECT t.typname AS name FROM pg_type t
        JOIN pg_namespace n ON n.oid = t.typnamespace
        WHERE n.nspname = current_schema() AND t.typname LIKE 'procrastinate\\_%'
        AND t.typtype IN ('e', 'c') LOOP
        EXECUTE format('DROP TYPE IF EXISTS %I CASCADE', thing.name);
    END LOOP;
END $$
"""


def _run(script: str) -> None:
    """Run a script of several statements, which only the driver itself accepts."""
    connection = op.get_bind().connection.dbapi_connection
    assert connection is not None
    connection.run_async(lambda driver: driver.execute(script))
