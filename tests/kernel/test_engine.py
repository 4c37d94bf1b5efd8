"""The engine under test is the one that the run is meant for."""

import os

import pytest

import caravela.kernel.state

ENGINE = os.environ.get("CARAVELA_ENGINE")


def is_compiled() -> bool:
    return not str(caravela.kernel.state.__file__).endswith(".py")


@pytest.mark.skipif(ENGINE is None, reason="CARAVELA_ENGINE does not say which engine is meant")
def test_the_engine_under_test_is_the_one_that_is_meant() -> None:
    engine = "compiled" if is_compiled() else "pure"

    assert engine == ENGINE
