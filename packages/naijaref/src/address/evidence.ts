import { addressEvidence } from "../generated/address-evidence.ts";
import { type Marks, marksOf } from "../names/marks.ts";
import { listLgas } from "../places/lgas.ts";
import { groupBy } from "../table/group.ts";
import { lazy, lazyFor } from "../table/lazy.ts";
import { COUNTS, FIRST_SIGN, unpackWords } from "./packed.ts";
import { skeleton } from "./spelling.ts";

/** How often the LGAs of a state have a word: the number of an LGA, how often, and so on. */
export type Posting = readonly number[];

/** What is known about the words of a state. */
export interface StateWords {
  /** The P-codes of its LGAs. Their numbers are the places in this list. */
  readonly lgas: readonly string[];
  readonly postings: ReadonlyMap<string, Posting>;
  /** Those of the postings. */
  readonly marks: Marks;
  /** The most frequent word with each skeleton. */
  readonly bySkeleton: ReadonlyMap<string, string>;
}

const lgasByState = /* @__PURE__ */ lazy(() => groupBy(listLgas(), ({ stateCode }) => stateCode));

/** The P-codes of a state's LGAs, in order. */
export const lgaCodesOf = /* @__PURE__ */ lazyFor((state: string): readonly string[] =>
  (lgasByState().get(state) ?? []).map(({ code }) => code),
);

/** What is known about the words of a state, by its code. Unpacked on first use. */
export const wordsOfState = /* @__PURE__ */ lazyFor((state: string): StateWords => {
  const packed = addressEvidence.states[state] ?? { words: "", lgas: "", counts: "" };
  const signs = packed.lgas.split("\n");
  const postings = new Map<string, Posting>();
  let at = 0;
  unpackWords(packed.words).forEach((word, number) => {
    const posting: number[] = [];
    for (const sign of signs[number] ?? "") {
      posting.push(sign.charCodeAt(0) - FIRST_SIGN, COUNTS[Number(packed.counts[at++])] ?? 0);
    }
    postings.set(word, posting);
  });
  return {
    lgas: lgaCodesOf(state),
    postings,
    marks: marksOf(postings.keys()),
    bySkeleton: skeletonsOf(postings),
  };
});

const SHORTEST_FOR_SKELETON = 5;

const sum = (posting: Posting): number =>
  posting.reduce((all, value, at) => (at % 2 === 1 ? all + value : all), 0);

function skeletonsOf(postings: ReadonlyMap<string, Posting>): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [word, posting] of postings) {
    if (word.length < SHORTEST_FOR_SKELETON || /[~ ]/.test(word)) continue;
    const key = skeleton(word);
    const other = words.get(key);
    if (other === undefined || sum(postings.get(other) ?? []) < sum(posting)) words.set(key, word);
  }
  return words;
}

const common = /* @__PURE__ */ lazy(() => {
  const { words, states } = addressEvidence.common;
  return new Map(unpackWords(words).map((word, at) => [word, states.charCodeAt(at) - FIRST_SIGN]));
});

/** In how many states the units have a word. */
export const statesWithWord = (word: string): number => common().get(word) ?? 1;
