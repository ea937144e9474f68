"""Measures the engine in a process of its own: `measure.py <kind> <rows.json>` prints JSON.

The rows are [name, state, expected]. Times are of the processor, because other programs take time from this one:
once to warm up on the first tenth, then on the rest.
"""

import json
import sys
import time

import naijaref


def ask(kind, names, states):
    if kind == "address":
        found = naijaref.read_addresses(names, state=states)
        return [one.value.lga_code if one.ok else None for one in found]
    return [one.code for one in naijaref.match_column(names, kind, state=states)]


def measure(kind, rows):
    names, states, expected = map(list, zip(*rows))
    warm = len(rows) // 10
    ask(kind, names[:warm], states[:warm])
    started = time.process_time()
    found = ask(kind, names[warm:], states[warm:])
    cpu = time.process_time() - started
    pairs = list(zip(found, expected[warm:]))
    return {
        "rows": len(found),
        "cpu": cpu,
        "right": sum(one == truth for one, truth in pairs),
        "wrong": sum(one is not None and one != truth for one, truth in pairs),
    }


with open(sys.argv[2], encoding="utf-8") as file:
    print(json.dumps(measure(sys.argv[1], json.load(file))))
