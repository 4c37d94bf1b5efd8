"""The film of the README: what a browser shows of it."""

import base64

from playwright.sync_api import Browser

from tests.browser.film import Film

COLOURS = ["rgb(200, 0, 0)", "rgb(200, 0, 0)", "rgb(0, 0, 200)", "rgb(0, 0, 200)"]

PLAYED = """async text => {
    const data = Uint8Array.from(atob(text), one => one.charCodeAt(0));
    const film = new ImageDecoder({data, type: 'image/webp'});
    await film.tracks.ready;
    const found = [];
    for (let frameIndex = 0; frameIndex < film.tracks.selectedTrack.frameCount; frameIndex += 1) {
        const {image} = await film.decode({frameIndex});
        found.push([image.displayWidth, image.displayHeight, image.duration / 1000]);
    }
    return found;
}"""


def test_a_film_shows_what_changed_and_for_how_long(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 200, "height": 100})
    page.set_content("<p style='position: fixed; left: 51px; top: 20px; width: 40px; height: 30px; margin: 0'>")
    film = Film(page)
    for colour in COLOURS:
        page.evaluate("colour => { document.querySelector('p').style.background = colour; }", colour)
        film.shoot(300)

    text = base64.b64encode(film.develop(browser, 100, 0.8)).decode()

    page.goto("chrome://version")  # Pictures are decoded only where the page is trusted.
    assert page.evaluate(PLAYED, text) == [[100, 50, 600], [100, 50, 600]]
    page.close()
