"""One folder per game; deleting a folder removes the game."""
