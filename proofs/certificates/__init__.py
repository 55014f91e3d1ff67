"""Certificates: why a polynomial in moments is never negative, found by a search and checked apart from it."""
