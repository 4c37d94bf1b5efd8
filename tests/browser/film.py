"""A film: pictures of a page as an animated WebP, of each only what has changed since the one before."""

import base64
from typing import NamedTuple

from playwright.sync_api import Browser, Page

# The browser itself draws, compares and compresses the pictures; the container around them is put together below.
SHRINK = """async ([pictures, width, quality]) => {
    const found = [];
    let before = null;
    for (const picture of pictures) {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const height = Math.round(image.height * width / image.width / 2) * 2;
        const sheet = new OffscreenCanvas(width, height);
        const pen = sheet.getContext('2d', {alpha: false});
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(image, 0, 0, width, height);
        const {data} = pen.getImageData(0, 0, width, height);
        let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height];
        for (let at = 0; before && at < data.length; at += 4) {
            if (Math.abs(data[at] - before[at]) + Math.abs(data[at + 1] - before[at + 1])
                + Math.abs(data[at + 2] - before[at + 2]) < 12) continue;
            const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
            [left, top] = [Math.min(left, x), Math.min(top, y)];
            [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
        }
        before = data;
        if (right <= left) { found.push(null); continue; }
        left -= left % 2;
        top -= top % 2;
        const part = new OffscreenCanvas(right - left, bottom - top);
        part.getContext('2d', {alpha: false}).drawImage(sheet, -left, -top);
        const bytes = new Uint8Array(await (await part.convertToBlob({type: 'image/webp', quality})).arrayBuffer());
        const text = btoa(Array.from(bytes, one => String.fromCharCode(one)).join(''));
        found.push([left, top, right - left, bottom - top, text]);
    }
    return found;
}"""


class Frame(NamedTuple):
    left: int
    top: int
    width: int
    height: int
    picture: bytes
    """A still WebP."""


class Film:
    """Pictures that follow each other, so many milliseconds each; it begins again at its end."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pictures: list[str] = []
        self.times: list[int] = []

    def shoot(self, milliseconds: int) -> None:
        self.pictures.append(base64.b64encode(self.page.screenshot()).decode())
        self.times.append(milliseconds)

    def develop(self, browser: Browser, across: int, quality: float) -> bytes:
        """The whole film as a file."""
        dark_room = browser.new_page()
        found = dark_room.evaluate(SHRINK, [self.pictures, across, quality])
        dark_room.close()
        frames: list[tuple[Frame, int]] = []
        for part, time in zip(found, self.times, strict=True):
            if part is None:
                frames[-1] = (frames[-1][0], frames[-1][1] + time)
            else:
                left, top, width, height, text = part
                frames.append((Frame(left, top, width, height, base64.b64decode(text)), time))
        return animated(frames)


def animated(frames: list[tuple[Frame, int]]) -> bytes:
    """An animated WebP out of still ones, the first of which fills it."""
    first = frames[0][0]
    head = chunk(b"VP8X", bytes([2, 0, 0, 0]) + three(first.width - 1) + three(first.height - 1))
    head += chunk(b"ANIM", bytes(6))
    body = b"".join(chunk(b"ANMF", placed(frame, time) + stills(frame.picture)) for frame, time in frames)
    return b"RIFF" + (len(head + body) + 4).to_bytes(4, "little") + b"WEBP" + head + body


def placed(frame: Frame, time: int) -> bytes:
    """Where a picture lies and how long, without mixing it with what is below."""
    return b"".join(map(three, (frame.left // 2, frame.top // 2, frame.width - 1, frame.height - 1, time))) + b"\2"


def stills(picture: bytes) -> bytes:
    """What a still WebP consists of, without its wrapping."""
    at, kept = 12, b""
    while at < len(picture):
        size = 8 + int.from_bytes(picture[at + 4 : at + 8], "little")
        size += size % 2
        if picture[at : at + 4] in (b"VP8 ", b"VP8L", b"ALPH"):
            kept += picture[at : at + size]
        at += size
    return kept


def chunk(name: bytes, body: bytes) -> bytes:
    return name + len(body).to_bytes(4, "little") + body + bytes(len(body) % 2)


def three(number: int) -> bytes:
    return number.to_bytes(3, "little")
