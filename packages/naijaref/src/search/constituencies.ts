import { allConstituencies, type ConstituencyKind } from "../elections/constituencies.ts";
import { CONSTITUENCY_KINDS } from "../generated/enums.ts";
import type { Suggestion } from "../generated/records.ts";
import { getState, listStates } from "../places/states.ts";
import type { NamedEntry } from "./engine/index.ts";
import type { IndexDefinition } from "./open-index.ts";
import { lazyIndex } from "./open-index.ts";
import { kindWords } from "./options.ts";
import { searchShortForms } from "./short-forms.ts";

/**
 * The states come last in the index, and no query asks for them: people add a state's name to say which seat.
 */
function namedEntries(): NamedEntry[] {
  const constituencies = allConstituencies();
  const states = listStates();
  const positions = new Map(states.map(({ code }, at) => [code, constituencies.length + at]));
  return [
    ...constituencies.map(({ kind, code, inecCode, name, aliases, stateCode }) => ({
      kind,
      name,
      aliases,
      codes: [code, inecCode],
      within: positions.get(stateCode) as number,
    })),
    ...states.map(({ name, aliases }) => ({ kind: "state", name, aliases })),
  ];
}

export const defineConstituencies = (): IndexDefinition => ({
  name: "constituencies",
  entries: namedEntries,
  options: {
    kinds: CONSTITUENCY_KINDS,
    kindWords: kindWords([...CONSTITUENCY_KINDS, "state"]),
    idleWords: ["constituency", "Nigeria"],
  },
});

const nameIndex = /* @__PURE__ */ lazyIndex(defineConstituencies);

/** Constituencies of some kinds whose name, alias or code is like the query, best first. */
export function matchConstituencies(
  query: string,
  kinds: readonly ConstituencyKind[],
  limit: number,
  lowest: number,
): Suggestion[] {
  return searchShortForms(nameIndex(), query, { kinds, limit }, lowest).flatMap(({ at, score, matched }) => {
    const constituency = allConstituencies()[at];
    if (constituency === undefined) return [];
    const { kind, code, name, stateCode } = constituency;
    const stateName = getState(stateCode)?.name ?? null;
    return [
      {
        kind,
        code,
        name,
        lgaCode: null,
        lgaName: null,
        stateCode,
        stateName,
        score,
        matched,
        bankStatus: null,
      },
    ];
  });
}
