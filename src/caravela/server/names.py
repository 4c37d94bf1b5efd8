"""Names and talk: what people write, made safe to show."""

import unicodedata

from caravela.server.refusal import Refusal

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""
BIDI = {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))}


def cleaned(text: str, limit: int) -> str:
    """Trimmed; nothing if nobody could see it; too long a text, or one with control characters, is refused."""
    text = text.strip()
    if len(text) > limit:
        raise Refusal(400, "text", f"{len(text)} characters; there is room for {limit}")
    if any(unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") or sign in BIDI for sign in text):
        raise Refusal(400, "text", "control characters can't be used")
    return text if any(is_visible(sign) for sign in text) else ""


def is_visible(sign: str) -> bool:
    """Not a space, a joiner, a mark without its letter, or a sign that does not exist."""
    return unicodedata.category(sign)[0] not in "CZM" and sign not in BLANKS
