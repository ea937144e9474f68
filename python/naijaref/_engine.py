"""The engine that matches, searches and reads addresses: the library for TypeScript, in a JavaScript engine.

There is one in a process. It starts when it is first asked, and again in a child after a fork. One call at a
time runs in it, from whichever thread.
"""

from __future__ import annotations

import atexit
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from ._tables import read_bytes

__all__ = ["EngineError", "engine_name"]

#: In bytes. The tables and the caches need some 200 MB, a batch of rows at most 100.
_MAX_MEMORY = 768 * 2**20
#: JSON as text, because neither engine takes lists.
_ASK = "(text)=>{const [name,...given]=JSON.parse(text);return JSON.stringify(naijaref[name](...given))}"
_MISSING = 'this needs a JavaScript engine: pip install "naijaref[engine]"'


class EngineError(RuntimeError):
    """There is no JavaScript engine, or it failed. The rows that were asked have no answer."""


#: Where the processor has memory protection keys (PKU: newer x86-64, on Linux), V8 lets only those threads read its
#: code that come from the thread that started it. Any other thread, also that of a child after a fork, gets
#: signal 11. V8 runs nothing but the library's own script here, so the guard protects nothing.
_UNGUARDED = "--no-memory-protection-keys"


class _V8:
    """V8 of mini-racer. It is started on a thread without a loop of asyncio, so that it works in notebooks."""

    def __init__(self, script: str) -> None:
        from py_mini_racer import DEFAULT_V8_FLAGS, MiniRacer, init_mini_racer

        init_mini_racer(flags=(*DEFAULT_V8_FLAGS, _UNGUARDED), ignore_duplicate_init=True)
        started: list[Any] = []
        problems: list[BaseException] = []

        def start() -> None:
            try:
                racer = MiniRacer()
                started.append(racer)
                racer.set_hard_memory_limit(_MAX_MEMORY)
                racer.eval(script)
                started.append(racer.eval(_ASK))
            except BaseException as problem:
                problems.append(problem)

        thread = threading.Thread(target=start)
        thread.start()
        thread.join()
        if problems:
            raise problems[0]
        self._racer, self._ask = started
        self.name = f"V8 {self._racer.v8_version} (mini-racer)"

    def ask(self, text: str) -> str:
        return str(self._ask(text))

    def close(self) -> None:
        self._ask = None
        self._racer.close()


class _QuickJS:
    """QuickJS, slower by far. It works on the thread on which it was started."""

    name = "QuickJS (quickjs-ng)"

    def __init__(self, script: str) -> None:
        from concurrent.futures import ThreadPoolExecutor

        import quickjs

        self._thread = ThreadPoolExecutor(1, "naijaref")

        def start() -> Any:
            context = quickjs.Context()
            context.set_memory_limit(_MAX_MEMORY)
            context.eval(script)
            context.eval(f"globalThis.ask={_ASK}")
            return context.get("ask")

        self._ask = self._thread.submit(start).result()

    def ask(self, text: str) -> str:
        return str(self._thread.submit(self._ask, text).result())

    def close(self) -> None:
        # At the end of the process the thread has ended already.
        with suppress(RuntimeError):
            self._thread.submit(setattr, self, "_ask", None).result()
        self._thread.shutdown()


_ENGINES: tuple[Callable[[str], Any], ...] = (_V8, _QuickJS)
_lock = threading.Lock()
_engine: Any = None
#: Engines of the process that this one was forked from. Their threads are not here, so none can close them.
_inherited: list[Any] = []


def _start() -> Any:
    script = read_bytes("naijaref-engine.js").decode()
    for make in _ENGINES:
        try:
            return make(script)
        except ImportError:
            continue
    raise EngineError(_MISSING)


def ask(function: str, *given: Any) -> Any:
    """What a function of the engine returns."""
    import json

    global _engine
    text = json.dumps([function, *given])
    with _lock:
        try:
            if _engine is None:
                _engine = _start()
            answer = _engine.ask(text)
        except EngineError:
            raise
        except BaseException as problem:
            # What stopped in the middle is not asked again. After Ctrl-C it would go on, and the next call wait.
            _close()
            if not isinstance(problem, Exception):
                raise
            raise EngineError(f"{function} failed in the engine: {problem}") from problem
    return json.loads(answer)


def engine_name() -> str:
    """Which JavaScript engine there is, such as "V8 14.3 (mini-racer)". It is started for that."""
    global _engine
    with _lock:
        if _engine is None:
            _engine = _start()
        return str(_engine.name)


def _close() -> None:
    global _engine
    engine, _engine = _engine, None
    if engine is not None:
        engine.close()


def _after_fork() -> None:
    global _engine, _lock
    _lock = threading.Lock()
    if _engine is None:
        return
    import ctypes

    # Kept for ever: to free it would wait for a thread that is in the other process.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(_engine))
    _inherited.append(_engine)
    _engine = None


atexit.register(_close)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
