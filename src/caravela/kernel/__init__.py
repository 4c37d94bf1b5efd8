"""The machine that plays any game: it knows no game."""
