"""The engine in Python: what it refuses, threads, forks, its end, and the engine in its place."""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
import threading
import unittest
from pathlib import Path
from typing import Any
from unittest import mock

import naijaref
from naijaref import _engine

HAS_V8 = importlib.util.find_spec("py_mini_racer") is not None
HAS_QUICKJS = importlib.util.find_spec("quickjs") is not None


def _run(code: str) -> subprocess.CompletedProcess[str]:
    """A program of its own. It must end: a thread of the engine that nobody closes would keep it."""
    command = [sys.executable, "-W", "error", "-c", code]
    return subprocess.run(command, capture_output=True, text=True, timeout=240)


class WithoutEngine(unittest.TestCase):
    def test_says_what_to_install(self) -> None:
        with mock.patch.object(_engine, "_ENGINES", ()), mock.patch.object(_engine, "_engine", None):
            with self.assertRaisesRegex(naijaref.EngineError, r'pip install "naijaref\[engine\]"'):
                naijaref.match("Ikeja", "lga")


@unittest.skipUnless(sys.version_info >= (3, 11) and importlib.util.find_spec("packaging"), "packaging is not installed")
class Extra(unittest.TestCase):
    def test_has_one_engine_for_each_system(self) -> None:
        import tomllib
        from packaging.requirements import Requirement

        settings = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())
        engines = [Requirement(text) for text in settings["project"]["optional-dependencies"]["engine"]]
        # What mini-racer has wheels for, and some of what it has none for.
        systems = {
            "mini-racer": "linux x86_64, linux aarch64, darwin x86_64, darwin arm64, win32 AMD64, win32 ARM64",
            "quickjs-ng": "linux i686, linux armv7l, linux riscv64, win32 x86, freebsd14 amd64, android aarch64",
        }
        for name, those in systems.items():
            for system in those.split(", "):
                platform, machine = system.split()
                of_system = {"sys_platform": platform, "platform_machine": machine}
                brought = [one.name for one in engines if one.marker and one.marker.evaluate(of_system)]
                self.assertEqual(brought, [name], system)


@unittest.skipUnless(HAS_V8, "mini-racer is not installed")
class Matching(unittest.TestCase):
    def test_answers_with_records(self) -> None:
        matched = naijaref.match("ikeja lga", kind="lga", state="Lagos")
        self.assertEqual((matched.status, matched.code, matched.confidence), ("exact", "NG025011", 1))
        self.assertEqual(matched.candidates[0].state_code, "LA")
        self.assertIn("is the name of Ikeja", matched.why)
        read = naijaref.read_address("12 Awolowo Road, Bodija, Ibadan")
        self.assertTrue(read.ok and read.value.lga_name == "Ibadan North")
        self.assertEqual(naijaref.read_address(""), naijaref.Failure("empty"))
        self.assertEqual(
            naijaref.read_address("Ikeja", state="Atlantis"), naijaref.Unknown("unknown_state", "Atlantis")
        )
        found = naijaref.search("ikja", kinds=["lga"], limit=1)
        self.assertTrue(found.ok and found.value[0].code == "NG025011")
        wrong: Any
        for wrong in ({"kinds": ["town"]}, {"kinds": "lga"}, {"kinds": [b"lga"]}, {"limit": float("nan")}, {"limit": 0}):
            self.assertEqual(naijaref.search("ikeja", **wrong), naijaref.Failure("invalid_option"))
        self.assertRegex(naijaref.engine_name(), r"^V8 \d+.* \(mini-racer\)$")

    def test_missing_stays_missing(self) -> None:
        texts = ["Ikeja", None, float("nan"), "Ikeja"]
        matched = naijaref.match_column(texts, "lga", state=["Lagos", "Lagos", None, None])
        self.assertEqual([one and one.code for one in matched], ["NG025011", None, None, "NG025011"])
        self.assertEqual(naijaref.match_column([], "lga"), [])
        self.assertEqual(naijaref.read_addresses([None]), [None])
        for call in (naijaref.read_address, naijaref.search):
            self.assertEqual([call(None), call(float("nan"))], [naijaref.Failure("empty")] * 2)
        lines = ["12 Awolowo Road, Bodija, Ibadan"] * 3
        read = naijaref.read_addresses(lines, state=[None, "", " "])
        self.assertEqual({one is not None and one.ok for one in read}, {True})

    def test_equal_rows_are_asked_once(self) -> None:
        with mock.patch("naijaref.matching.ask", wraps=_engine.ask) as asked:
            first, second = naijaref.match_column(["Ikeja"] * 2, "lga")
        self.assertIs(first, second)
        self.assertEqual(len(asked.call_args.args[2]), 1)

    def test_refuses_what_is_no_text(self) -> None:
        wrong: Any
        for wrong, message in (
            (["Ikeja", 3], "row 1 of the column must be text or missing, not int"),
            ([b"Ikeja"], "row 0 of the column must be text or missing, not bytes"),
            ([1.5], "row 0 of the column must be text or missing, not float"),
            ([["Ikeja"]], "row 0 of the column must be text or missing, not list"),
            ("Ikeja", "the column must be a column of texts, not str"),
            ({"Ikeja": 1}, "the column must be a column of texts, not dict"),
            ({"Ikeja"}, "the column must be a column of texts, not set"),
            (7, "the column must be a column of texts, not int"),
        ):
            with self.assertRaisesRegex(TypeError, message):
                naijaref.match_column(wrong, "lga")
        with self.assertRaisesRegex(TypeError, "row 0 of state must be text or missing, not int"):
            naijaref.match_column(["Ikeja"], "lga", state=[25])
        with self.assertRaisesRegex(ValueError, "state has 2 rows, and the column has 1"):
            naijaref.match_column(["Ikeja"], "lga", state=["Lagos", "Oyo"])
        with self.assertRaisesRegex(ValueError, "kind must be one of state, lga"):
            naijaref.match("Ikeja", "town")
        number: Any = 3
        for call in (naijaref.read_address, naijaref.search, lambda text: naijaref.match(text, "lga")):
            with self.assertRaisesRegex(TypeError, "must be text, not int"):
                call(number)

    def test_reads_no_more_of_a_long_text_than_counts(self) -> None:
        (matched,) = naijaref.match_column(["x" * 10_000_000], "lga")
        assert matched is not None
        self.assertEqual((matched.status, matched.why), ("none", "The text is longer than 200 characters."))

    def test_works_from_many_threads(self) -> None:
        codes: list[str | None] = []

        def ask(name: str) -> None:
            codes.append(naijaref.match(name, "lga", state="Lagos").code)

        threads = [threading.Thread(target=ask, args=(name,)) for name in ("Ikeja", "Surulere", "Epe") * 3]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sorted(map(str, codes)), ["NG025007"] * 3 + ["NG025011"] * 3 + ["NG025020"] * 3)

    @unittest.skipUnless(hasattr(os, "fork"), "there is no fork")
    def test_works_in_a_child_after_a_fork_and_ends(self) -> None:
        done = _run(
            "import naijaref, os, sys\n"
            "print(naijaref.match('Ikeja', 'lga').code, flush=True)\n"
            "child = os.fork()\n"
            "print(naijaref.match('Epe', 'lga').code, flush=True)\n"
            "if child: sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))\n"
        )
        self.assertEqual((done.returncode, done.stdout.split(), done.stderr), (0, ["NG025011"] + ["NG025007"] * 2, ""))

    def test_works_where_a_loop_of_asyncio_runs(self) -> None:
        """As in a notebook."""
        done = _run(
            "import asyncio, naijaref\n"
            "async def main(): print(naijaref.match('Ikeja', 'lga').code)\n"
            "asyncio.run(main())\n"
        )
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "NG025011\n", ""))

    def test_a_failure_is_an_error_and_the_next_call_works(self) -> None:
        """Memory that is used up: no row has an answer, and the engine is started anew."""
        done = _run(
            "import naijaref\n"
            "from naijaref import _engine\n"
            "_engine._MAX_MEMORY = 12 * 2**20\n"
            "try: print(naijaref.match_column([f'{one} Ikeja ' * 9 for one in range(20000)], 'ward'))\n"
            "except naijaref.EngineError as error: print('EngineError', 'failed in the engine' in str(error))\n"
            "_engine._MAX_MEMORY = 768 * 2**20\n"
            "print(naijaref.match('Ikeja', 'lga').code)\n"
        )
        self.assertEqual((done.returncode, done.stdout), (0, "EngineError True\nNG025011\n"), done.stderr)

    @unittest.skipUnless(hasattr(signal, "setitimer"), "there is no timer")
    def test_the_call_after_an_interrupt_does_not_wait_for_the_one_before(self) -> None:
        """Ctrl-C, as in a notebook: the engine that still works is thrown away."""
        done = _run(
            "import naijaref, signal\n"
            "from naijaref import _engine\n"
            "print(naijaref.match('Ikeja', 'lga').code)\n"
            "signal.signal(signal.SIGALRM, signal.default_int_handler)\n"
            "ask = _engine._engine.ask\n"
            "def ask_and_interrupt(text):\n"
            "    signal.setitimer(signal.ITIMER_REAL, 0.1)\n"
            "    return ask(text)\n"
            "_engine._engine.ask = ask_and_interrupt\n"
            "try: naijaref.match_column([f'Ikeja {one}' for one in range(20000)], 'ward')\n"
            "except KeyboardInterrupt: print(_engine._engine)\n"
            "print(naijaref.match('Epe', 'lga').code)\n"
        )
        self.assertEqual((done.returncode, done.stdout.split()), (0, ["NG025011", "None", "NG025007"]), done.stderr)


@unittest.skipUnless(HAS_QUICKJS, "quickjs-ng is not installed")
class InQuickJS(unittest.TestCase):
    def test_takes_the_place_of_v8(self) -> None:
        done = _run(
            "import naijaref, sys\n"
            "sys.modules['py_mini_racer'] = None\n"
            "print(naijaref.engine_name(), naijaref.match('ikejja', 'lga', state='Lagos').code)\n"
            "from threading import Thread\n"
            "thread = Thread(target=lambda: print(naijaref.match('Epe', 'lga').code))\n"
            "thread.start(); thread.join()\n"
        )
        self.assertEqual((done.stdout, done.stderr), ("QuickJS (quickjs-ng) NG025011\nNG025007\n", ""))
