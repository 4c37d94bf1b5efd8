"""Facts."""

from typing import Any

from caravela.games.pirates.catalog import Catalog


def facts(catalog: Catalog) -> dict[str, Any]:
    return {}
