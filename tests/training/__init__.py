"""Tests of how learned values come about."""
