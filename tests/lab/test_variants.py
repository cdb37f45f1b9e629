"""House values are set to what else they could plausibly be."""

from __future__ import annotations

import pytest

from ostrog.lab.variants import variants
from ostrog.lab.workers import WorkerSetup, load

FIVE_ARMIES = WorkerSetup("ostrog.games.five_armies:game", "standard")
RING_CARDS = WorkerSetup("ostrog.games.ring_cards:game", "fellowship-of-the-ring")


@pytest.mark.parametrize(
    ("job", "path", "others"),
    [
        (FIVE_ARMIES, "archery.dice", ["0", "2"]),
        (FIVE_ARMIES, "bolt.reach", ["207", "253"]),
        (FIVE_ARMIES, "archery.terrain.plains", ["true"]),
        (RING_CARDS, "cards.eowyn.battleground.attack", ["1"]),
        (
            RING_CARDS,
            "cards.paths-of-the-dead.effects.event.steps.2.instead.where",
            ["in-play"],
        ),
    ],
)
def test_numbers_go_down_and_up_flags_turn_and_names_change(
    job: WorkerSetup, path: str, others: list[str]
) -> None:
    played, _ = variants(load(job), job.scenario, [path])
    assert [variant.name for variant in played] == ["", *(f"{path}={other}" for other in others)]


def test_what_does_not_fit_together_is_not_played_and_said() -> None:
    played, skipped = variants(load(FIVE_ARMIES), "standard", ["characters.bolg.enters_with"])
    assert [variant.name for variant in played] == ["", "characters.bolg.enters_with=muster"]
    assert {each.name for each in skipped} == {
        "characters.bolg.enters_with=",
        "characters.bolg.enters_with=will-of-the-west",
    }
    assert all(each.reason for each in skipped)
