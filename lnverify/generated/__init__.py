"""What lies in `reports/`: what makes each part of it, in which order, and whether it is stale."""
