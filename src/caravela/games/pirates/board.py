"""The board in words."""

from collections.abc import Mapping
from typing import Any

from caravela.games.pirates.catalog import Catalog
from caravela.kernel.text import Panel, Texts


def board(catalog: Catalog, view: Mapping[str, Any], texts: Texts) -> list[Panel]:
    return []
