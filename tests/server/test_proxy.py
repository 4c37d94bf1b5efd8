"""Behind a proxy: whom it names is who asks, and only that proxy is believed."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from caravela.cli import main
from caravela.server.visitors import new_cookie
from tests.server.serving import GREEDY, ME, Server

TABLE = {"game": "empires", "seats": [ME, GREEDY]}
HTTPS = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    server = Server(tmp_path_factory.mktemp("proxied"), "--proxy", "127.0.0.1", "--tables-per-minute", "1").start()
    with httpx.Client(base_url=server.address, trust_env=False) as browser:
        yield browser
    server.stop()


def test_each_visitor_behind_the_proxy_has_a_quota_of_their_own(proxied: httpx.Client) -> None:
    def create(address: str) -> int:
        proxied.cookies.clear()
        return proxied.post("/api/tables", json=TABLE, headers={"X-Forwarded-For": address}).status_code

    assert [create("192.0.2.1"), create("192.0.2.2"), create("192.0.2.1")] == [201, 201, 429]


def test_nobody_but_the_named_proxy_is_believed(tmp_path: Path) -> None:
    server = Server(tmp_path, "--proxy", "198.51.100.0/24", "--tables-per-minute", "1").start()
    with httpx.Client(base_url=server.address, trust_env=False) as browser:
        answers = [
            browser.post("/api/tables", json=TABLE, headers={**HTTPS, "X-Forwarded-For": f"192.0.2.{number}"})
            for number in (1, 2)
        ]
    server.stop()

    assert [answer.status_code for answer in answers] == [201, 429]
    assert "Secure" not in answers[0].headers["set-cookie"]


def test_over_https_the_cookie_is_secure_and_can_not_be_planted(proxied: httpx.Client) -> None:
    proxied.cookies.clear()
    told = proxied.get("/", headers=HTTPS).headers["set-cookie"]
    planted = proxied.get("/", headers={**HTTPS, "Cookie": f"caravela={new_cookie()}"}).headers["set-cookie"]
    own = new_cookie()
    kept = proxied.get("/", headers={**HTTPS, "Cookie": f"__Host-caravela={own}"}).headers["set-cookie"]

    assert told.startswith("__Host-caravela=")
    assert "; Secure" in told
    assert "Path=/" in told
    assert planted.startswith("__Host-caravela=")
    assert kept.startswith(f"__Host-caravela={own};")


def test_over_https_a_page_without_it_is_foreign(proxied: httpx.Client) -> None:
    def post(origin: str) -> int:
        return proxied.post("/api/tables", json={}, headers={**HTTPS, "Origin": origin}).status_code

    host = f"{proxied.base_url.host}:{proxied.base_url.port}"
    assert post(f"http://{host}") == post(f"ftp://{host}") == 403
    assert post(f"https://{host}") == 400


def test_a_proxy_is_an_address(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", "sqlite:///x", "--proxy", "nginx"]) == 2
    assert "must be an address such as 127.0.0.1" in capsys.readouterr().err
