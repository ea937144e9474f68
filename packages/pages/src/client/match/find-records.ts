import { codeOf, listRecords } from "naijaref/kinds";
import { createMatcher, type MatchCandidate, type MatchKind } from "naijaref/match";
import { findLga, findState } from "naijaref/places";
import { fold } from "naijaref/text";
import type { PageKind } from "../../tools/match/kinds.ts";
import type { Doubt } from "./messages.ts";

/** More are not read. */
const MAX = 50;

const ANY: readonly HeldKind[] = [
  "state",
  "lga",
  "ward",
  "senatorial_district",
  "federal_constituency",
  "state_constituency",
  "locality",
  "bank",
];

type HeldKind = Exclude<MatchKind, "place" | "constituency">;

const LISTS: Readonly<Partial<Record<PageKind, readonly HeldKind[]>>> = {
  by_row: ANY,
  address: ["lga"],
  place: ["state", "lga", "ward"],
  constituency: ["senatorial_district", "federal_constituency", "state_constituency"],
};

/** The records that a person may mean by what they type: the likeliest, then those that have the words. */
export function findRecords(text: string, kind: PageKind, doubt: Doubt): readonly MatchCandidate[] {
  const own = doubt.candidates[0]?.kind;
  const lists =
    kind === "by_row" && own !== undefined && own !== "polling_unit"
      ? [own as HeldKind]
      : (LISTS[kind] ?? [kind as HeldKind]);
  const within = { state: doubt.state, lga: doubt.lga };
  const likely = lists.flatMap((list) => {
    const matcher = createMatcher({ kind: list });
    // Where nothing is typed yet, the nearest to what the row has.
    const asked = text.trim() === "" ? doubt.text : text;
    return [...matcher.match(asked, within).candidates, ...matcher.match(asked).candidates];
  });
  likely.sort((a, b) => b.confidence - a.confidence);
  const found = new Map(likely.map((candidate) => [candidate.code, candidate]));
  for (const candidate of lists.flatMap((list) => having(text, list, doubt))) {
    if (found.size >= MAX) break;
    if (!found.has(candidate.code)) found.set(candidate.code, candidate);
  }
  return [...found.values()];
}

interface Listed {
  readonly name: string;
  readonly stateCode?: string;
  readonly lgaCode?: string;
  readonly lgaCodes?: readonly string[];
}

/** The records with all words of a text in their names; without a text those of the row's LGA or state. */
function having(text: string, list: HeldKind, { state, lga }: Doubt): MatchCandidate[] {
  const words = fold(text).split(" ");
  const inState = findState(state);
  const inLga = findLga(lga, { state: inState.ok ? inState.value : undefined });
  const isIn = (one: Listed): boolean =>
    (!inState.ok || one.stateCode === undefined || one.stateCode === inState.value.code) &&
    (!inLga.ok || one.lgaCode === undefined || one.lgaCode === inLga.value.code);
  const found = (listRecords(list) as readonly Listed[]).filter((one) => {
    const name = fold(one.name);
    return words.every((word) => name.includes(word));
  });
  const near = found.filter(isIn);
  return (near.length > 0 ? near : found).slice(0, MAX).map((one) => ({
    kind: list,
    code: codeOf(one as never),
    name: one.name,
    stateCode: one.stateCode ?? null,
    confidence: 0,
  }));
}
