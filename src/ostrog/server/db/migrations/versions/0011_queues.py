"""Give each kind of job a queue of its own."""

from __future__ import annotations

from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

QUEUES = {
    "ostrog.clock": "ostrog.clocks",
    "ostrog.take_over": "ostrog.clocks",
    "ostrog.preset": "ostrog.presets",
    "ostrog.your_turn": "ostrog.mail",
    "ostrog.time_short": "ostrog.mail",
    "ostrog.time_out": "ostrog.mail",
    "ostrog.bot_turn": "ostrog.bots",
}


def upgrade() -> None:
    """Upgrade the database to this revision."""
    for task, queue in QUEUES.items():
        op.execute(
            f"UPDATE procrastinate_jobs SET queue_name = '{queue}'"
            f" WHERE queue_name = 'ostrog' AND task_name = '{task}'"
        )


def downgrade() -> None:
    """Downgrade the database to the previous revision."""
    op.execute(
        "UPDATE procrastinate_jobs SET queue_name = 'ostrog' WHERE queue_name LIKE 'ostrog.%'"
    )
