"""Orders in the moments of a row: reduced to few columns, and decided there cell by cell."""
