"""Players that think: each a name and a way to choose."""
