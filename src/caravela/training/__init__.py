"""Training: how learned values come about. Games of self-play, a net fitted to their outcome, matches that decide."""
