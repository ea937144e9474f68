"""What RapidFuzz and recordlinkage make of the cells, each with its best thresholds for 99.3 % right codes."""

import json
import sys

import pandas as pd
import recordlinkage
from rapidfuzz import fuzz, utils
from sklearn.linear_model import LogisticRegression

WANTED = 0.993
given = json.load(sys.stdin)
cells, lists = given["cells"], given["lists"]
kinds = ["state", "lga", "ward", "federal_constituency", "bank"]


def best(scored):
    """The most codes right, over a threshold and a margin, with so many of them right."""
    top = (0, 0, 0)
    for threshold in range(50, 101, 2):
        for margin in (0, 2, 5, 10, 15):
            codes = [(s[0][1] in c["expected"]) for c, s in scored if s and s[0][0] >= threshold and (len(s) < 2 or s[0][0] - s[1][0] >= margin)]
            right = sum(codes)
            if codes and right / len(codes) >= WANTED and right > top[0]:
                top = (right, threshold, margin)
    return top


def by_code(pairs):
    first = {}
    for score, code in pairs:
        first[code] = max(score, first.get(code, 0))
    return sorted(((s, c) for c, s in first.items()), reverse=True)[:2]


print("| coded, % of what can be | " + " | ".join(kinds) + " |")
print("| --- | " + " | ".join("---:" for _ in kinds) + " |")
rapid, linked = [], []
for kind in kinds:
    own = [c for c in cells if c["kind"] == kind]
    can = max(1, sum(c["can"] for c in own))
    scored = [(c, by_code((fuzz.WRatio(c["text"], name, processor=utils.default_process), code) for name, code in lists.get(c["list"], []))) for c in own]
    right, threshold, margin = best(scored)
    rapid.append(f"{100 * right / can:.1f} ({threshold}, {margin})")

    left = pd.DataFrame([{"text": c["text"].lower()} for c in own])
    rows, pairs = [], []
    for at, c in enumerate(own):
        for name, code in lists.get(c["list"], [])[:400]:
            pairs.append((at, len(rows)))
            rows.append({"text": name, "code": code})
    right_frame = pd.DataFrame(rows)
    compare = recordlinkage.Compare()
    for method in ("jarowinkler", "levenshtein", "damerau_levenshtein", "qgram", "lcs"):
        compare.string("text", "text", method=method, label=method)
    features = compare.compute(pd.MultiIndex.from_tuples(pairs), left, right_frame)
    truth = [rows[name]["code"] in own[at]["expected"] for at, name in pairs]
    fold = pd.Series([at % 2 for at, _ in pairs], index=features.index)
    scores = pd.Series(0.0, index=features.index)
    for part in (0, 1):
        model = LogisticRegression(max_iter=400).fit(features[fold != part], [t for t, f in zip(truth, fold) if f != part])
        scores[fold == part] = model.predict_proba(features[fold == part])[:, 1] * 100
    grouped = {}
    for (at, name), score in scores.items():
        grouped.setdefault(at, []).append((score, rows[name]["code"]))
    right, threshold, margin = best([(c, by_code(grouped.get(at, []))) for at, c in enumerate(own)])
    linked.append(f"{100 * right / can:.1f} ({threshold}, {margin})")
print("| RapidFuzz WRatio | " + " | ".join(rapid) + " |")
print("| recordlinkage, logistic regression | " + " | ".join(linked) + " |")
