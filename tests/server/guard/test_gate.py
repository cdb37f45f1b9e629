"""The gate: other sites' pages get nowhere, and browsers are told what they may do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from server.browsers import open_match
from server.conftest import another_browser
from server.guard.conftest import HOST, Serve, serving, stranger

OURS = [
    {},
    {"origin": f"http://{HOST}"},
    {"origin": f"https://{HOST}"},  # a proxy takes HTTPS and passes plain HTTP on
    {"origin": f"HTTPS://{HOST.upper()}"},
    {"origin": "https://play.example.org"},
    {"sec-fetch-site": "same-origin"},
]
FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": f"https://{HOST}.evil.example"},
    {"origin": f"https://{HOST}:8443"},
    {"origin": f"https://{HOST}@evil.example"},
    {"origin": "https://evil.play.example.org"},
    {"origin": "https://[broken"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "none"},
]
Headers = dict[str, str]


@pytest.fixture(scope="module")
def house(database: str) -> Iterator[TestClient[Litestar]]:
    """A server whose operator trusts two other sites."""
    with serving(database) as start:
        yield start(origins="https://other.example.org, https://play.example.org/")


@pytest.fixture
def ann(house: TestClient[Litestar]) -> TestClient[Litestar]:
    return another_browser(house)


@pytest.mark.parametrize("headers", OURS)
def test_our_own_pages_and_plain_programs_come_in(
    ann: TestClient[Litestar], headers: Headers
) -> None:
    assert ann.put("/api/me", json={"name": "Ann"}, headers=headers).status_code == 200
    match = open_match(ann, 0, 1)
    with ann.websocket_connect(f"/api/matches/{match}/socket", headers=headers) as session:
        session.send_json({"type": "Join"})
        assert session.receive_json(timeout=10)["type"] == "Welcome"


@pytest.mark.parametrize("headers", FOREIGN)
def test_pages_of_other_sites_change_nothing_and_open_no_socket(
    ann: TestClient[Litestar], headers: Headers
) -> None:
    match = open_match(ann, 0)
    for method, path, body in (
        ("PUT", "/api/me", {"name": "Eve"}),
        ("POST", "/api/matches", {"game": "five_armies", "scenario": "standard", "seats": [0]}),
        ("POST", f"/api/matches/{match}/join", {"seat": 1}),
        ("PATCH", "/api/me", {}),
        ("DELETE", "/api/me", None),
    ):
        answer = ann.request(method, path, json=body, headers=headers)
        assert answer.status_code == 403, (method, path)
        assert answer.json()["status_code"] == 403
    assert ann.get("/api/me").json()["name"] == ""
    assert len(ann.get("/api/matches").json()) == 1
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        ann.websocket_connect(f"/api/matches/{match}/socket", headers=headers),
    ):
        pass
    assert refused.value.code == 4403


def test_whoever_links_to_us_may_do_so(ann: TestClient[Litestar]) -> None:
    assert ann.get("/api/games", headers={"sec-fetch-site": "cross-site"}).status_code == 200


@pytest.mark.parametrize(
    "kind", ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain", ""]
)
def test_what_a_form_can_send_reaches_no_handler(ann: TestClient[Litestar], kind: str) -> None:
    answer = ann.put("/api/me", content=b'{"name": "Eve"}', headers={"content-type": kind})
    assert answer.status_code == 415
    assert ann.get("/api/me").json()["name"] == ""


def test_the_size_of_a_body_is_bounded_whether_it_is_announced_or_not(
    ann: TestClient[Litestar],
) -> None:
    headers = {"content-type": "application/json"}
    long = b'{"name": "' + b"x" * 20_000 + b'"}'
    assert ann.put("/api/me", content=long, headers=headers).status_code == 413
    in_pieces = (long[start : start + 1000] for start in range(0, len(long), 1000))
    assert ann.put("/api/me", content=in_pieces, headers=headers).status_code == 413


@pytest.mark.parametrize(
    "body",
    [b"[" * 16_000, b'{"name":' * 2_000, b'{"other": ' + b"[" * 15_000],
)
def test_a_body_that_nobody_can_keep_is_refused(ann: TestClient[Litestar], body: bytes) -> None:
    answer = ann.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400


def test_what_cannot_be_stored_is_left_out_of_a_name(ann: TestClient[Litestar]) -> None:
    assert ann.put("/api/me", json={"name": "a\0b"}).json()["name"] == "ab"


def test_an_address_with_control_characters_leads_nowhere(ann: TestClient[Litestar]) -> None:
    assert ann.get("/api/matches/a%00b").status_code == 404
    with (
        pytest.raises(WebSocketDisconnect),
        ann.websocket_connect("/api/matches/a%00b/socket"),
    ):
        pass


@pytest.mark.parametrize("path", ["/api/me", "/api/matches/none", "/no/such/page", "/"])
def test_every_answer_says_what_browsers_may_do(ann: TestClient[Litestar], path: str) -> None:
    headers = ann.get(path).headers
    policy = dict(
        each.strip().partition(" ")[::2] for each in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["form-action"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert "server" not in headers
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


def test_what_is_refused_at_the_gate_has_the_same_headers(ann: TestClient[Litestar]) -> None:
    refused = ann.put("/api/me", json={}, headers={"origin": "https://evil.example"})
    assert refused.status_code == 403
    assert "default-src 'none'" in refused.headers["content-security-policy"]
    assert refused.headers["x-content-type-options"] == "nosniff"


def test_the_page_lets_its_own_styles_in_with_a_nonce_of_its_own(
    serve: Serve, tmp_path: Path
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html><head><title>T</title></head></html>")
    ann = serve(client=str(tmp_path))
    nonces = set()
    for path in ("/", "/m/some-match"):
        answer = ann.get(path)
        assert answer.headers["content-type"].startswith("text/html")
        policy = answer.headers["content-security-policy"]
        nonce = policy.partition("style-src 'self' 'nonce-")[2].partition("'")[0]
        assert f'<meta property="csp-nonce" nonce="{nonce}" />' in answer.text
        assert "script-src 'self';" in policy
        nonces.add(nonce)
    assert len(nonces) == 2
    assert min(map(len, nonces)) >= 20


def test_no_script_reads_the_cookie_and_no_other_site_sends_it(serve: Serve) -> None:
    cookie = stranger(serve()).get("/api/me").headers["set-cookie"]
    name, _, flags = cookie.partition("=")
    assert name == "ostrog_session"
    assert "httponly" in flags.lower()
    assert "samesite=lax" in flags.lower()
    assert "secure" not in flags.lower()


def test_over_https_the_cookie_is_bound_to_the_host(serve: Serve) -> None:
    ann = serve(f"https://{HOST}", secure_cookies=True)
    answer = stranger(ann).get("/api/me")
    name, _, flags = answer.headers["set-cookie"].partition("=")
    assert name == "__Host-ostrog_session"
    assert "secure" in flags.lower()
    assert "path=/" in flags.lower()
    assert "domain" not in flags.lower()
    assert int(answer.headers["strict-transport-security"].partition("=")[2]) >= 31_536_000

    me = ann.get("/api/me").json()
    match = open_match(ann, 0, 1)  # the session is found under the new name, by socket too
    token = ann.cookies["__Host-ostrog_session"]
    headers = {"cookie": f"__Host-ostrog_session={token}"}
    with ann.websocket_connect(f"/api/matches/{match}/socket", headers=headers) as session:
        session.send_json({"type": "Join"})
        assert session.receive_json(timeout=10)["match"]["seats"][0]["yours"]
    # A cookie that a sister domain planted under the plain name makes nobody anybody.
    for planted in (f"ostrog_session={token}", f"a=b; ostrog_session ={token}"):
        answer = stranger(ann).get("/api/me", headers={"cookie": planted})
        assert answer.json()["guest"] != me["guest"]
    both = f"ostrog_session=planted; {headers['cookie']}"
    assert stranger(ann).get("/api/me", headers={"cookie": both}).json() == me
