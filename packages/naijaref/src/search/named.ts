import { CONSTITUENCY_KINDS, SEARCH_RESULT_KINDS } from "../generated/enums.ts";
import type { Suggestion } from "../generated/records.ts";
import { type KindBy, kindsBy } from "../kinds/kinds.ts";
import { codeOf, listRecords } from "../kinds/records.ts";
import { getState } from "../places/states.ts";
import { lazy } from "../table/lazy.ts";
import type { RecordIndex } from "./engine/index.ts";
import type { IndexDefinition } from "./open-index.ts";
import { lazyIndex } from "./open-index.ts";
import { kindWords } from "./options.ts";

/** The kinds with a search of their own, which knows more than names and codes. */
const WITH_THEIR_OWN = [...SEARCH_RESULT_KINDS, ...CONSTITUENCY_KINDS, "locality", "bank"] as const;

/** A kind whose records are searched by their names, aliases and codes alone. */
export type NamedKind = Exclude<KindBy<"suggest">, (typeof WITH_THEIR_OWN)[number]>;

const isNamed = (kind: KindBy<"suggest">): kind is NamedKind =>
  !(WITH_THEIR_OWN as readonly string[]).includes(kind);

/** @internal */
export const NAMED_KINDS: readonly NamedKind[] = /* @__PURE__ */ kindsBy("suggest").filter(isNamed);

/** @internal */
export const defineNamed = (kind: NamedKind): IndexDefinition => ({
  name: kind,
  entries: () =>
    listRecords(kind).map((record) => ({
      kind,
      name: record.name,
      aliases: record.aliases,
      codes: [codeOf(record)],
    })),
  options: { kinds: [kind], kindWords: kindWords([kind]) },
});

const indexes = /* @__PURE__ */ lazy(
  () => new Map(NAMED_KINDS.map((kind) => [kind, lazyIndex(() => defineNamed(kind))])),
);

const indexOf = (kind: NamedKind): RecordIndex => (indexes().get(kind) as () => RecordIndex)();

/** Records of a kind whose name, alias or code is like the query, best first. */
export const matchNamed = (kind: NamedKind, query: string, limit: number, lowest: number): Suggestion[] =>
  indexOf(kind)
    .search(query, { limit, lowest })
    .flatMap(({ at, score, matched }): Suggestion[] => {
      const record = listRecords(kind)[at];
      if (record === undefined) return [];
      const stateCode = stateOf(record);
      return [
        {
          kind,
          code: codeOf(record),
          name: record.name,
          lgaCode: null,
          lgaName: null,
          stateCode,
          stateName: stateCode === null ? null : (getState(stateCode)?.name ?? null),
          score,
          matched,
          bankStatus: null,
        },
      ];
    });

/** The state of a record whose kind has one. */
const stateOf = (record: object): string | null =>
  "stateCode" in record && typeof record.stateCode === "string" ? record.stateCode : null;
