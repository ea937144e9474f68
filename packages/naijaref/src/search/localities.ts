import type { Suggestion } from "../generated/records.ts";
import { listLocalities } from "../localities/localities.ts";
import { getLga, listLgas } from "../places/lgas.ts";
import { getState, listStates } from "../places/states.ts";
import type { NamedEntry } from "./engine/index.ts";
import type { IndexDefinition } from "./open-index.ts";
import { lazyIndex } from "./open-index.ts";
import { kindWords } from "./options.ts";

/**
 * The LGAs and the states come last in the index, and no query asks for them: people add their names to say
 * which locality.
 */
function namedEntries(): NamedEntry[] {
  const localities = listLocalities();
  const lgas = listLgas();
  const states = listStates();
  const lgaAt = new Map(lgas.map(({ code }, at) => [code, localities.length + at]));
  const stateAt = new Map(states.map(({ code }, at) => [code, localities.length + lgas.length + at]));
  return [
    ...localities.map(({ code, name, aliases, lgaCodes: [lga = ""] }) => ({
      kind: "locality",
      name,
      aliases,
      codes: [code],
      within: lgaAt.get(lga) as number,
    })),
    ...lgas.map(({ name, aliases, stateCode }) => ({
      kind: "lga",
      name,
      aliases,
      within: stateAt.get(stateCode) as number,
    })),
    ...states.map(({ name, aliases }) => ({ kind: "state", name, aliases })),
  ];
}

export const defineLocalities = (): IndexDefinition => ({
  name: "localities",
  entries: namedEntries,
  options: {
    kinds: ["locality"],
    kindWords: kindWords(["locality", "lga", "state"]),
    idleWords: ["Nigeria"],
  },
});

const nameIndex = /* @__PURE__ */ lazyIndex(defineLocalities);

const KINDS = ["locality"];

/** Localities whose name, alias or code is like the query, best first. */
export function matchLocalities(query: string, limit: number, lowest = 1): Suggestion[] {
  return nameIndex()
    .search(query, { kinds: KINDS, limit, lowest })
    .flatMap(({ at, score, matched }) => {
      const locality = listLocalities()[at];
      if (locality === undefined) return [];
      const { code, name, stateCode, lgaCodes } = locality;
      const lga = getLga(lgaCodes[0] ?? "");
      return [
        {
          kind: "locality" as const,
          code,
          name,
          lgaCode: lga?.code ?? null,
          lgaName: lga?.name ?? null,
          stateCode,
          stateName: getState(stateCode)?.name ?? null,
          score,
          matched,
          bankStatus: null,
        },
      ];
    });
}
