import { listParties } from "../elections/parties.ts";
import type { Party, Suggestion } from "../generated/records.ts";
import { kindWords } from "./kind-words.ts";
import { lazyIndex } from "./open-index.ts";
import type { IndexDefinition } from "./tables-of.ts";

const KINDS = ["party"] as const;

/** @internal */
export const defineParties = (): IndexDefinition => ({
  name: "parties",
  entries: () =>
    listParties().map(({ acronym, name, aliases }) => ({ kind: "party", name, aliases, codes: [acronym] })),
  options: { kinds: KINDS, kindWords: kindWords(KINDS) },
});

const nameIndex = /* @__PURE__ */ lazyIndex(defineParties);

/** Parties whose name, alias or acronym is like the query, best first. */
export const matchParties = (query: string, limit: number): Suggestion[] =>
  nameIndex()
    .search(query, { limit })
    .map(({ at, score, matched }) => {
      const { acronym, name } = listParties()[at] as Party;
      return {
        kind: "party",
        code: acronym,
        name,
        lgaCode: null,
        lgaName: null,
        stateCode: null,
        stateName: null,
        score,
        matched,
        bankStatus: null,
      };
    });
