"""The smallest input that still shows a fault: of arrays in `problems`, of the parameters of a point in `points`.

Both try simpler inputs in an order and keep the first that a test still calls faulty; the test is given.
"""
