import { type Rules, requireOptions } from "../arguments.ts";
import { recordChangesTable } from "../generated/record-changes.ts";
import type { RecordChange } from "../generated/records.ts";
import { codeKey } from "../names/identifiers.ts";
import { groupBy } from "../table/group.ts";
import { lazy } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";

type Value = RecordChange["before"];

/** As the table has it: the values are JSON, and the day is in the version. */
type Stored = Omit<RecordChange, "date" | "before" | "after"> & {
  readonly before: string | null;
  readonly after: string | null;
};

function readValue(json: string | null): Value {
  const value = json === null ? null : (JSON.parse(json) as Value);
  return Array.isArray(value) ? Object.freeze(value) : value;
}

const read = ({ dataVersion, before, after, sources, ...others }: Stored): RecordChange => ({
  dataVersion,
  date: dataVersion.slice(0, 10),
  ...others,
  before: readValue(before),
  after: readValue(after),
  sources,
});

/** By edition, the oldest first. */
const byEdition = /* @__PURE__ */ lazy(() =>
  groupBy(
    unpack<Stored>(recordChangesTable).map((stored) => Object.freeze(read(stored))),
    ({ dataVersion }) => dataVersion,
  ),
);

const newestFirst = /* @__PURE__ */ lazy((): readonly RecordChange[] =>
  Object.freeze([...byEdition().values()].reverse().flat()),
);

const byCode = /* @__PURE__ */ lazy(() => groupBy(newestFirst(), ({ code }) => codeKey(code)));

export interface WhichChanges {
  /**
   * A day, such as `2026-11-21`: only editions of that day and later ones. Or a data version, such as
   * `2026-11-21+0a1b2c3d`: only editions after that one.
   */
  readonly since?: string | undefined;
}

const RULES: Rules = {
  since: {
    is: (value) => typeof value === "string" && /^[0-9]{4}-[0-9]{2}-[0-9]{2}/.test(value),
    must: "be a day, such as 2026-11-21, or a data version",
  },
};

/**
 * How each edition of the dataset differs from the one before, a field of a record each: the newest edition
 * first, within it by table and code.
 *
 * @throws TypeError for an option that does not exist, or a `since` that is neither a day nor a version.
 */
export function listChanges(which?: WhichChanges): readonly RecordChange[] {
  requireOptions("listChanges", which, RULES);
  const { since } = which ?? {};
  if (since === undefined) return newestFirst();
  const versions = [...byEdition().keys()];
  const at = versions.indexOf(since);
  // A version between two editions is no edition: what is new since its day is all that it can lack.
  const later =
    at >= 0 ? versions.slice(at + 1) : versions.filter((version) => version >= since.slice(0, 10));
  const wanted = new Set(later);
  return newestFirst().filter(({ dataVersion }) => wanted.has(dataVersion));
}

const NONE: readonly RecordChange[] = Object.freeze([]);

/**
 * The changes of the record with a code, the newest first; none if it has not changed since the first
 * edition, or if no record has the code.
 *
 * @param code a record's own code in any case, such as `NG001001` or `24-11-01`; a bank's id.
 */
export const changesOf = (code: string): readonly RecordChange[] =>
  (typeof code === "string" ? byCode().get(codeKey(code)) : undefined) ?? NONE;

export type { RecordChange } from "../generated/records.ts";
