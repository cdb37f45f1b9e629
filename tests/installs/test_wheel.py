"""The wheel carries the client, cannot be made without it, and is the same however it is made."""

from __future__ import annotations

import os
import re
import shutil
import tarfile
import zipfile
from pathlib import Path

import pytest
from hatch_build import CARRIED, STAMP, digest_of_sources, make_client

from installs.environments import ROOT, try_uv

REFUSAL = "has to be built first, and npm is not installed"


@pytest.fixture(scope="module")
def files(wheel: Path) -> set[str]:
    """Names of the client's files in the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name.removeprefix(f"{CARRIED}/") for name in archive.namelist() if CARRIED in name}


def text_in(wheel: Path, name: str) -> str:
    with zipfile.ZipFile(wheel) as archive:
        return archive.read(name).decode()


def about(wheel: Path) -> str:
    """The folder with what a wheel says about itself."""
    name, version, *_ = wheel.name.split("-")
    return f"{name}-{version}.dist-info"


def test_the_wheel_carries_the_client(wheel: Path, files: set[str]) -> None:
    assert {"index.html", "licences.txt", ".vite/manifest.json", "manifest.webmanifest"} <= files
    page = text_in(wheel, f"{CARRIED}/index.html")
    named = re.findall(r"/(assets/[\w.-]+)", page)
    assert len(named) >= 2
    assert set(named) <= files
    assert any(name.endswith(".ftl") for name in files)


def test_its_client_is_made_of_these_sources(wheel: Path) -> None:
    assert text_in(wheel, f"{CARRIED}/{STAMP}") == digest_of_sources(ROOT)


def test_it_carries_no_sources_of_the_client_and_no_tests(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert {name.partition("/")[0] for name in names} == {"ostrog", about(wheel)}
    assert not [name for name in names if name.endswith((".ts", ".tsx", ".map", ".pyc"))]


def test_the_licences_of_all_that_is_built_in_travel_with_it(wheel: Path) -> None:
    told = text_in(wheel, f"{CARRIED}/licences.txt")
    licences = dict(re.findall(r"^(\S+) [\d.]+\nLicence: (\S+)$", told, re.MULTILINE))
    assert licences["react"] == "MIT"
    assert licences["d3-zoom"] == "ISC"
    assert licences["@fontsource/alegreya"] == "OFL-1.1"
    assert licences["@iconify-json/game-icons"] == "CC-BY-3.0"
    assert "SIL OPEN FONT LICENSE" in told
    assert "broadsword" in told.rpartition("Icons used: ")[2]
    metadata = text_in(wheel, f"{about(wheel)}/METADATA")
    (expression,) = re.findall(r"^License-Expression: (.+)$", metadata, re.MULTILINE)
    assert set(expression.split(" AND ")) == {"Apache-2.0", *licences.values()}


def test_a_source_distribution_makes_the_same_wheel_without_node(
    wheel: Path, tmp_path: Path, without_node: dict[str, str]
) -> None:
    made = try_uv(ROOT, "build", "--sdist", "--out-dir", str(tmp_path))
    assert made.returncode == 0, made.stderr
    (source,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        assert not [name for name in archive.getnames() if "node_modules" in name]
    built = try_uv(
        tmp_path, "build", "--wheel", "--out-dir", "out", str(source), variables=without_node
    )
    assert built.returncode == 0, built.stderr
    (again,) = tmp_path.glob("out/*.whl")
    assert again.read_bytes() == wheel.read_bytes()


def test_two_builds_in_different_folders_are_the_same_bytes(
    wheel: Path, clone: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "somewhere" / "else"
    shutil.copytree(clone, copy)
    link_tree(ROOT / "web" / "node_modules", copy / "web" / "node_modules")
    built = make_client(copy)
    assert built.is_relative_to(copy)
    made = try_uv(copy, "build", "--wheel", "--out-dir", str(tmp_path))
    assert made.returncode == 0, made.stderr
    (again,) = tmp_path.glob("*.whl")
    assert again.read_bytes() == wheel.read_bytes()


def link_tree(source: Path, target: Path) -> None:
    """Copy a folder of npm's packages by hard links, with its symbolic links as they are."""
    shutil.copytree(source, target, symlinks=True, copy_function=os.link)


def test_without_node_and_without_a_client_no_wheel_is_made(
    clone: Path, tmp_path: Path, without_node: dict[str, str]
) -> None:
    for kind in ("--wheel", "--sdist"):
        tried = try_uv(clone, "build", kind, "--out-dir", str(tmp_path), variables=without_node)
        assert tried.returncode != 0
        assert REFUSAL in " ".join(tried.stderr.split())
        assert "Traceback" not in tried.stderr
    assert not list(tmp_path.glob("ostrog*"))


def test_a_client_of_other_sources_is_not_carried(
    wheel: Path, clone: Path, tmp_path: Path, without_node: dict[str, str]
) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(clone, copy)
    shutil.copytree(ROOT / "build" / "client", copy / "build" / "client")
    words = copy / "src" / "ostrog" / "games" / "five_armies" / "words" / "pl.ftl"
    words.write_text(words.read_text(encoding="utf-8") + "\nnew-word = nowe\n", encoding="utf-8")
    tried = try_uv(copy, "build", "--wheel", "--out-dir", "out", variables=without_node)
    assert tried.returncode != 0
    assert REFUSAL in " ".join(tried.stderr.split())


def test_an_editable_install_needs_no_node(
    clone: Path, tmp_path: Path, without_node: dict[str, str]
) -> None:
    environment = tmp_path / "environment"
    assert try_uv(clone, "venv", str(environment)).returncode == 0
    into = ("--python", str(environment / "bin" / "python"), "--no-deps", "--editable", ".")
    done = try_uv(clone, "pip", "install", *into, variables=without_node)
    assert done.returncode == 0, done.stderr
