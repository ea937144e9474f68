"""Measures one way to match names in a process of its own: `measure.py <way> <rows.json>` prints JSON.

The rows are [name, state, expected], where expected joins the codes that are right by |: none where silence is.
Times are of the processor, because other programs take time from this one: once to warm up on the first tenth,
then on the rest.
"""

import json
import sys
import time


def engine(kind):
    import naijaref

    def run(names, states):
        if kind == "address":
            found = naijaref.read_addresses(names, state=states)
            return [one.value.lga_code if one.ok else None for one in found]
        return [one.code for one in naijaref.match_column(names, kind, state=states)]

    return run


def quickjs(kind):
    # What is None here cannot be imported.
    sys.modules["py_mini_racer"] = None
    return engine(kind)


def rapidfuzz(_kind):
    import naijaref
    from rapidfuzz import fuzz, process, utils

    lgas = naijaref.list_lgas()
    choices = [utils.default_process(lga.name) for lga in lgas]

    def run(names, states):
        scores = process.cdist(list(map(utils.default_process, names)), choices, scorer=fuzz.ratio, score_cutoff=80)
        best = scores.argmax(axis=1)
        return [lgas[at].code if row[at] >= 80 else None for at, row in zip(best, scores)]

    return run


def join(_kind):
    import naijaref

    states = {state.name.lower(): state.code for state in naijaref.list_states()}
    codes = {(lga.state_code, lga.name.lower()): lga.code for lga in naijaref.list_lgas()}

    def run(names, given):
        pairs = zip(names, given)
        return [codes.get((states.get((state or "").lower()), name.lower())) for name, state in pairs]

    return run


def recordlinkage(_kind):
    import naijaref
    import pandas
    import recordlinkage

    right = pandas.DataFrame([(lga.code, lga.name.lower()) for lga in naijaref.list_lgas()], columns=["code", "name"])

    def run(names, states):
        left = pandas.DataFrame({"name": [name.lower() for name in names]})
        index = recordlinkage.Index()
        index.full()
        compare = recordlinkage.Compare()
        compare.string("name", "name", method="jarowinkler", label="score")
        scores = compare.compute(index.index(left, right), left, right)["score"]
        best = scores.groupby(level=0).idxmax()
        found = {row: right.code[at[1]] for row, at in best.items() if scores[at] >= 0.85}
        return [found.get(row) for row in range(len(names))]

    return run


WAYS = {"naijaref": engine, "quickjs": quickjs, "rapidfuzz": rapidfuzz, "join": join, "recordlinkage": recordlinkage}


def measure(way, kind, rows):
    run = WAYS[way](kind)
    names, states, expected = map(list, zip(*rows))
    warm = len(rows) // 10
    run(names[:warm], states[:warm])
    cpu = time.process_time()
    found = run(names[warm:], states[warm:])
    cpu = time.process_time() - cpu
    pairs = [(one or "", truth.split("|")) for one, truth in zip(found, expected[warm:])]
    return {
        "rows": len(found),
        "cpu": cpu,
        "right": sum(one in truths for one, truths in pairs),
        "wrong": sum(one != "" and one not in truths for one, truths in pairs),
    }


with open(sys.argv[3], encoding="utf-8") as file:
    print(json.dumps(measure(sys.argv[1], sys.argv[2], json.load(file))))
