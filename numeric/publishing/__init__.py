"""What every page is made with: its look, its numbers, its files, and where they come from."""
