"""The steps of a game, one file per rulebook chapter."""
