"""What stands between the code of a user and everything else: its faults, its time, and how it ends."""
