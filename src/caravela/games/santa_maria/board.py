"""The board in words."""

from collections.abc import Mapping
from typing import Any

from caravela.games.santa_maria.catalog import Catalog
from caravela.kernel.text import Panel, Texts


def board(catalog: Catalog, view: Mapping[str, Any], texts: Texts) -> list[Panel]:
    return []
