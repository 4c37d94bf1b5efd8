"""Words."""

from caravela.games.pirates.catalog import Catalog
from caravela.kernel.text import Texts


def describe(catalog: Catalog, kind: str, word: str, texts: Texts) -> str:
    return ""
