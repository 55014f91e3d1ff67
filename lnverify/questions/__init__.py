"""What people ask in issue trackers, answered by claims: what a command and the site find, and a page of the report."""
