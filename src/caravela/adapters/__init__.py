"""Caravela's games behind the interfaces of other libraries: an optional extra."""

try:
    import gymnasium
    import numpy
    import pettingzoo
except ImportError as error:
    raise ImportError(
        f"caravela.adapters needs {error.name or 'a package'}, which is not installed: pip install 'caravela[adapters]'"
    ) from None

__all__ = ["gymnasium", "numpy", "pettingzoo"]
