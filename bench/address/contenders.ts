import { spawnSync } from "node:child_process";
import { findLga, findState, listLgas } from "naijaref/places";
import { searchPlaces } from "naijaref/search";
import { readAddress } from "../../packages/naijaref/src/address/index.ts";
import type { Line } from "./lines.ts";
import type { Said } from "./quality.ts";

const NOTHING: Said = { lga: undefined, first: [], confidence: 0 };

/** Ours, and how sure it is where it is not sure enough to answer. */
export function ours({ text, state }: Line): Said {
  const read = readAddress(text, state === "" ? {} : { state });
  if (!read.ok) return NOTHING;
  const { candidates, confidence } = read.value;
  return {
    lga: candidates[0]?.lgaCode,
    first: candidates.slice(0, 3).map(({ lgaCode }) => lgaCode),
    confidence,
  };
}

export function oursFound(line: Line): Said {
  const read = readAddress(line.text, line.state === "" ? {} : { state: line.state });
  const said = ours(line);
  return { ...said, lga: read.ok ? (read.value.lgaCode ?? undefined) : undefined, confidence: 1 };
}

/** What people do with a search: look for each word from the end, and take the first LGA that one names. */
export function searchEachWord({ text, state }: Line): Said {
  const within = state === "" ? undefined : findState(state);
  const code = within?.ok === true ? within.value.code : undefined;
  for (const word of (text.match(/[\p{L}'-]{3,}/gu) ?? []).toReversed()) {
    const found = searchPlaces(word, { kinds: ["lga"], limit: 5 });
    if (!found.ok) continue;
    const lga = found.value.find(
      ({ score, stateCode }) => score >= 900 && (code === undefined || stateCode === code),
    );
    if (lga !== undefined) return { lga: lga.code, first: [lga.code], confidence: 1 };
  }
  return NOTHING;
}

const RAPIDFUZZ = `
import json, sys
from rapidfuzz import fuzz, process, utils
lgas, lines = json.load(sys.stdin)
out = []
for text, state in lines:
    names = [l for l in lgas if not state or l[2] == state]
    best = process.extractOne(text, [l[0] for l in names], scorer=fuzz.partial_ratio, processor=utils.default_process, score_cutoff=90)
    out.append(names[best[2]][1] if best else None)
json.dump(out, sys.stdout)
`;

/** RapidFuzz over the names of LGAs, in the state if it is known. Undefined if no Python has it. */
export function rapidFuzz(lines: readonly Line[], python: string): Said[] | undefined {
  const lgas = listLgas().map(({ name, code, stateCode }) => [name, code, stateCode]);
  const given = lines.map(({ text, state }) => {
    const found = state === "" ? undefined : findState(state);
    return [text, found?.ok === true ? found.value.code : ""];
  });
  const run = spawnSync(python, ["-c", RAPIDFUZZ], {
    input: JSON.stringify([lgas, given]),
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  if (run.status !== 0) return undefined;
  return (JSON.parse(run.stdout) as (string | null)[]).map((lga) =>
    lga === null || !findLga(lga).ok ? NOTHING : { lga, first: [lga], confidence: 1 },
  );
}
