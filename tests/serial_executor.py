"""An executor that does its tasks at once, in this process."""

from concurrent.futures import Executor, Future


class Serial(Executor):
    """Breaks after so many tasks, as where somebody interrupts it; errors of tasks are those of their results."""

    def __init__(self, tasks=10**9):
        self.tasks = tasks

    def submit(self, function, /, *arguments, **named):
        if not self.tasks:
            raise KeyboardInterrupt
        self.tasks -= 1
        future: Future = Future()
        try:
            future.set_result(function(*arguments, **named))
        except BaseException as error:
            future.set_exception(error)
        return future
