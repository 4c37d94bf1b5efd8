"""The schema's history: one file per step."""
