"""Where games are played: in this process, in several, or on a Dask cluster.

All call the same play(plan, index).
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import Any, TypeVar

from host_sim.lab.tournament.match import Plan, Result, play

Found = TypeVar("Found")
Task = tuple[Plan, int]
_LOOK_S = 0.2  # between two checks for Ctrl-C
_AHEAD = 4  # games submitted for each that can run at a time


class WorkerLost(Exception):
    """A worker process died, or a cluster; the text is one sentence."""

    def __init__(self, cluster: str = "") -> None:
        what = f"the Dask cluster at {cluster} is gone" if cluster else "a worker process died"
        super().__init__(f"{what}: it was ended from outside, or memory ran out")


def cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def results(
    tasks: Iterable[Task], jobs: int, cluster: str = ""
) -> Generator[tuple[Task, Result], None, None]:
    """Yield each task with its result, in the order in which games end.

    jobs: processes; 1: this one. cluster: the address of a Dask scheduler instead.
    Raises ValueError, one sentence, if there is no such cluster, or if it cannot import play, and
    WorkerLost.
    """
    if cluster:
        with _dask(cluster, play) as (executor, workers):
            yield from _spread(executor, tasks, workers * _AHEAD)
    elif jobs == 1:
        for task in tasks:
            yield task, play(*task)
    else:
        with _processes(jobs) as executor:
            yield from _spread(executor, tasks, jobs * _AHEAD)


@contextlib.contextmanager
def workers(jobs: int, cluster: str, work: Callable[..., object]) -> Iterator[Executor]:
    """Yield an executor: so many processes, or a Dask cluster.

    Raises ValueError, one sentence, if there is no such cluster, or if it cannot import work.
    """
    if cluster:
        with _dask(cluster, work) as (executor, _):
            yield executor
    else:
        with _processes(jobs) as executor:
            yield executor


def answers(
    executor: Executor, work: Callable[..., Found], rows: Iterable[tuple[object, ...]]
) -> list[Found]:
    """Return work(*row) of each row, in their order.

    Raises KeyboardInterrupt after Ctrl-C, and WorkerLost.
    """
    return list(_in_order(executor, work, rows))


def in_order(
    work: Callable[..., Found], rows: Iterable[tuple[object, ...]], jobs: int, cluster: str = ""
) -> Generator[Found, None, None]:
    """Yield work(*row) of each row, in their order, by so many processes; 1: this one.

    cluster: the address of a Dask scheduler instead. Raises KeyboardInterrupt after Ctrl-C,
    WorkerLost, and ValueError, one sentence, if there is no such cluster, or if it cannot import
    work.
    """
    if cluster:
        with _dask(cluster, work) as (executor, _):
            yield from _in_order(executor, work, rows)
    elif jobs == 1:
        for row in rows:
            yield work(*row)
    else:
        with _processes(jobs) as executor:
            yield from _in_order(executor, work, rows)


def _in_order(
    executor: Executor, work: Callable[..., Found], rows: Iterable[tuple[object, ...]]
) -> Generator[Found, None, None]:
    with _interrupts_noted() as noted:
        running = [_submit(executor, work, *row) for row in rows]
        for future in running:
            while not noted and wait([future], _LOOK_S).not_done:
                pass
            if noted:
                raise KeyboardInterrupt
            yield _result(future)


def _submit(executor: Executor, work: Callable[..., Found], /, *row: object) -> Future[Found]:
    """Submit, and let no process that this starts see Ctrl-C: it would complain while it loads."""
    if not hasattr(signal, "pthread_sigmask"):
        return executor.submit(work, *row)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        return executor.submit(work, *row)
    except BrokenProcessPool:
        raise WorkerLost from None
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _result(future: Future[Found]) -> Found:
    try:
        return future.result()
    except BrokenProcessPool:
        raise WorkerLost from None


def _has_failed(future: Future[Found]) -> bool:
    return future.cancelled() or future.exception() is not None


def _spread(
    executor: Executor, tasks: Iterable[Task], most: int
) -> Generator[tuple[Task, Result], None, None]:
    left = iter(tasks)
    running: dict[Future[Result], Task] = {}
    with _interrupts_noted() as noted:
        while True:
            for task in left:
                running[_submit(executor, play, *task)] = task
                if len(running) == most:
                    break
            if not running:
                return
            found = wait(running, _LOOK_S, FIRST_COMPLETED)
            if noted:
                raise KeyboardInterrupt
            for future in sorted(found.done, key=_has_failed):  # what is played is not lost
                yield running.pop(future), _result(future)


@contextlib.contextmanager
def _interrupts_noted() -> Iterator[list[int]]:
    """Yield a list to which Ctrl-C appends, instead of raising KeyboardInterrupt.

    Raised inside an executor's call, that would leave a lock held, for which the end waits forever.
    """
    noted: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: noted.append(number))
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def _processes(jobs: int) -> Iterator[Executor]:
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(jobs, context, _prepare)
    before = threading.excepthook
    # When a worker dies, the executor's own thread may fail while games are being handed out. Then
    # WorkerLost says so in a sentence; a traceback of that thread says no more.
    threading.excepthook = lambda found: None
    try:
        yield executor
        executor.shutdown()
    finally:
        # After Ctrl-C the running games are not waited for. The executor's own thread is: Python's
        # end would wake it by a pipe that it may be closing, and complain.
        for process in multiprocessing.active_children():
            process.terminate()
        executor.shutdown(cancel_futures=True)
        threading.excepthook = before


def _prepare() -> None:
    """Prepare a worker: it leaves Ctrl-C to its parent, and ends when its parent has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


@contextlib.contextmanager
def _dask(address: str, work: Callable[..., object]) -> Iterator[tuple[Executor, int]]:
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise ValueError(
            "--dask needs Dask: python -m pip install -r requirements/cluster.txt"
        ) from None
    try:
        client = Client(address, timeout=10)
    except (OSError, ValueError) as error:
        raise ValueError(f"no Dask cluster answers at {address}: {error}") from None
    try:
        yield from _connected(client, work)
    except (CancelledError, OSError, TimeoutError) as error:  # what a lost scheduler leaves
        raise WorkerLost(address) from error
    except Exception as error:
        if type(error).__module__.partition(".")[0] != "distributed":  # KilledWorker, say
            raise
        raise WorkerLost(address) from error


def _connected(
    client: Any, work: Callable[..., object]
) -> Generator[tuple[Executor, int], None, None]:
    with client:
        for where, run in (("scheduler", client.run_on_scheduler), ("workers", client.run)):
            try:
                # Only the function's name is pickled: they have to import it.
                run(pickle.loads, pickle.dumps(work))
            except (ImportError, AttributeError) as error:
                raise ValueError(
                    f"the cluster's {where} cannot import {work.__module__} ({error}): start"
                    " scheduler and workers in a checkout like this one, with PYTHONPATH=. and"
                    " what is installed here"
                ) from None
        yield client.get_executor(pure=False), max(1, len(client.nthreads()))
