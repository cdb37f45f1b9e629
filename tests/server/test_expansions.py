"""Matches with an expansion of another distribution: listed, opened, played, and told in words."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ostrog.kernel import Expansion, Lesson
from ostrog.server.catalogue import games
from proof.announcing import example_installed, forget_installed
from server.browsers import at_table
from server.test_play import entries

NAME = "hornblowers"
WISH = {"game": "five_armies", "scenario": "standard", "seats": [0, 1], "expansions": [NAME]}


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A server on which the example expansion is installed."""
    with example_installed(tmp_path_factory.mktemp("installed")):
        yield


def opened(client: TestClient[Litestar], **more: object) -> dict[str, Any]:
    answer = client.post("/api/matches", json={**WISH, **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_catalogue_lists_it(ann: TestClient[Litestar]) -> None:
    every = {each["name"]: each for each in ann.get("/api/games").json()}
    (listed,) = every["five_armies"]["expansions"]
    assert listed["name"] == NAME
    values = ann.get(f"/api/games/five_armies/values?expansions={NAME}").json()["values"]
    assert values[-1]["path"] == f"{NAME}/hand"
    assert ann.get("/api/games/five_armies/values?expansions=wings").status_code == 404
    assert every["ring_cards"]["expansions"] == []


def test_a_match_is_opened_and_played_with_it(ann: TestClient[Litestar], database: str) -> None:
    match = opened(ann)
    assert match["expansions"] == [NAME]
    assert ann.get(f"/api/matches/{match['id']}").json()["expansions"] == [NAME]
    random = Random(4)
    with at_table(ann, match["id"]) as table:
        faces = {face["name"] for face in table.welcome["layout"]["faces"]}
        assert "free-deep-horn" in faces
        trays = {tray["id"] for tray in table.welcome["layout"]["trays"]}
        assert "horn-free-hand" in trays
        sounded = None
        for _ in range(60):
            (decision,) = table.standing["decisions"]
            calls = [o for o in decision["options"] if o["verb"] == "sound"]
            if calls:
                sounded = calls[0]
                assert [point["role"] for point in sounded["points_at"]] == ["source", "target"]
                table.choose(decision["seat"], sounded["id"])
                table.hear("Accepted")
                break
            table.play_at_random(random)
        assert sounded is not None
        heard = {marker["id"] for marker in table.standing["scene"]["markers"]}
        assert f"heard:{sounded['refs'][0]}" in heard
        assert "HornSounded" in {event["kind"] for event in table.events}
        for _ in range(30):
            table.play_at_random(random)
        number = table.at
    forget_installed()  # as another process that reads the match from the database
    with at_table(ann, match["id"]) as table:
        assert table.at == number
    assert len(entries(database, match["id"])) == number
    chronicle = ann.get(f"/api/matches/{match['id']}/chronicle").json()["chronicle"]
    counted = [each for each in chronicle["whole"]["counts"] if each["label"] == "chronicle-horns"]
    assert sum(each["count"] for each in counted) >= 1  # the game alone counts no horns
    assert {each["label"] for each in chronicle["series"]} >= {"chronicle-points"}


def test_a_match_without_it_is_unchanged(ann: TestClient[Litestar]) -> None:
    match = opened(ann, expansions=[])
    with at_table(ann, match["id"]) as table:
        assert not any("horn" in tray["id"] for tray in table.welcome["layout"]["trays"])


def test_a_refusal_cites_a_rule_of_the_expansion(ann: TestClient[Litestar]) -> None:
    match = opened(ann)
    with at_table(ann, match["id"]) as table:
        (decision,) = table.standing["decisions"]
        seat = decision["seat"]
        table.say(type="Why", seat=seat, ref="shadow-far-call")
        refusals = table.hear("Refusals")["refusals"]
    assert [refusal["rule"] for _, refusal in refusals] == ["not-now", "HBL-1"]


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({"expansions": ["drummers"]}, 400),
        ({"ruleset": {f"{NAME}/hand": 1}}, 201),
        ({"ruleset": {f"{NAME}/hand": 9}}, 400),
        ({"ruleset": {f"{NAME}/hand": 1}, "expansions": []}, 400),
    ],
)
def test_what_does_not_fit_is_refused(
    ann: TestClient[Litestar], more: dict[str, object], status: int
) -> None:
    assert ann.post("/api/matches", json={**WISH, **more}).status_code == status


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Hornblowers"), ("pl", "Trębacze"), ("ru", "Трубачи")]
)
def test_its_words_and_rules_arrive(ann: TestClient[Litestar], language: str, name: str) -> None:
    path = f"/api/games/five_armies/expansions/{NAME}"
    assert f"expansion-{NAME} = {name}" in ann.get(f"{path}/words/{language}").json()["messages"]
    chapters = ann.get(f"{path}/rules/{language}").json()["chapters"]
    assert [len(chapter["rules"]) for chapter in chapters] == [3, 2, 5]


def test_the_vocabulary_has_its_verbs_only_with_it(ann: TestClient[Litestar]) -> None:
    path = "/api/games/five_armies/vocabulary"
    assert "sound" not in ann.get(path).json()["verbs"]
    told = ann.get(path, params={"expansions": NAME}).json()
    assert told["verbs"]["sound"] == {"horn": "horn", "place": "place"}
    assert "free-far-call" in told["kinds"]["horn"]


@pytest.mark.parametrize(
    "path",
    [
        "five_armies/expansions/drummers/words/en",
        "five_armies/expansions/hornblowers/words/de",
        "ring_cards/expansions/hornblowers/rules/en",
        "five_armies/vocabulary?expansions=drummers",
    ],
)
def test_there_are_no_others(ann: TestClient[Litestar], path: str) -> None:
    assert ann.get(f"/api/games/{path}").status_code == 404


def test_a_rematch_is_played_with_it_too(ann: TestClient[Litestar]) -> None:
    match = opened(ann)
    with at_table(ann, match["id"]) as table:
        table.say(type="Resign", request=str(uuid.uuid4()), seat=0, at=table.at)
        table.hear("Accepted")
    again = ann.post("/api/lobby/rematches", json={"match": match["id"], "contribution": ""})
    assert again.status_code == 201, again.text
    assert again.json()["expansions"] == [NAME]


def test_a_lesson_of_an_expansion_is_listed_and_played_with_it(
    ann: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    sounding = Lesson(name="sounding", scenario="standard", seats=(0,), seed=3)
    monkeypatch.setattr(installed_expansion(), "lessons", (sounding,))
    forget_installed()
    try:
        listed = {each["name"]: each for each in ann.get("/api/games").json()}
        told = {"name": "sounding", "expansions": [NAME]}
        assert listed["five_armies"]["lessons"][-1] == told
        assert listed["five_armies"]["lessons"][0]["expansions"] == []
        answer = ann.post("/api/lessons/five_armies", json={"lesson": "sounding"})
        assert answer.status_code == 201, answer.text
        assert answer.json()["expansions"] == [NAME]
        assert answer.json()["lesson"] == "sounding"
    finally:
        monkeypatch.undo()
        forget_installed()


def installed_expansion() -> Expansion:
    """Return Hornblowers as it was found."""
    (found,) = [each for each in games()["five_armies"].expansions if each.name == NAME]
    return found
