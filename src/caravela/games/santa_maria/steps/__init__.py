"""The steps of a game, one file per rulebook chapter; `free` is what all decisions of a turn share."""
