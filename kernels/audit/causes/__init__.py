"""Why a library is wrong: the smallest input that shows it, and the way of computing that makes the same error."""
