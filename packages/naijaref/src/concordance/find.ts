import { ANY } from "../arguments.ts";
import { getBank } from "../banks/banks.ts";
import { EXTERNAL_ID_KINDS } from "../generated/enums.ts";
import { externalIdsTable } from "../generated/external-ids.ts";
import type { ExternalId, IdSystem } from "../generated/records.ts";
import { findLocality } from "../localities/localities.ts";
import { codeKey } from "../names/identifiers.ts";
import {
  type Failure,
  failure,
  type InvalidOption,
  isOneOf,
  type Result,
  refuseOptions,
  success,
  type Unknown,
  unknown,
} from "../result.ts";
import { groupBy } from "../table/group.ts";
import { lazy, lazyFor, lazyList } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";
import { idsInRecords } from "./ids-in-records.ts";
import { findSystem, listIdSystems, suggestSystem } from "./systems.ts";

/** An id's system and kind. */
const partOf = ({ system, kind }: Pick<ExternalId, "system" | "kind">): string => `${system} ${kind}`;

const stored = /* @__PURE__ */ lazy(() => groupBy(unpack<ExternalId>(externalIdsTable), partOf));

const inRecords = /* @__PURE__ */ lazyFor((kind: ExternalId["kind"]) =>
  groupBy(idsInRecords[kind](), ({ system }) => system),
);

/** The ids of one kind in one system, the exact ones first. They are all stored, or all in the records. */
function idsOf(system: string, kind: ExternalId["kind"]): readonly ExternalId[] {
  const own = stored().get(partOf({ system, kind })) ?? [];
  const ids = own.length > 0 ? own : (inRecords(kind).get(system) ?? []);
  return [...ids].sort((a, b) => Number(a.relation !== "exact") - Number(b.relation !== "exact"));
}

/** The ids of one system by id: only the tables that this system needs are unpacked. */
const bySystem = /* @__PURE__ */ lazyFor((system: IdSystem) => {
  const ids = EXTERNAL_ID_KINDS.flatMap((kind) =>
    system.kinds.includes(kind) ? idsOf(system.id, kind) : [],
  );
  return new Map(ids.map((external) => [codeKey(external.id), external]));
});

/** The ids of one kind by code: by system, within a system the exact id first. */
const byKind = /* @__PURE__ */ lazyFor((kind: ExternalId["kind"]) => {
  const systems = listIdSystems().filter(({ kinds }) => kinds.includes(kind));
  const ids = systems.flatMap(({ id }) => idsOf(id, kind));
  return groupBy(ids, (external) => codeKey(external.code));
});

/** Every external id, by system: those that only the concordance has, and those that the records have. */
export const listExternalIds: () => readonly ExternalId[] = /* @__PURE__ */ lazyList("listExternalIds", () =>
  Object.freeze(listIdSystems().flatMap((system) => [...bySystem(system).values()])),
);

/** `suggestion` is the id of a system with a name like that, or null. */
export type UnknownSystem = Failure<"unknown_system", { suggestion: string | null }>;

const unknownSystem = (system: string): UnknownSystem => ({
  ok: false,
  reason: "unknown_system",
  suggestion: suggestSystem(system),
});

/**
 * Why `findByExternalId` finds nothing. `suggestions` of an unknown id are those of the system that differ in
 * their first zeros alone: a spreadsheet drops them (`90267` for `090267`).
 */
export type ExternalIdFailure =
  | Failure<"not_text">
  | UnknownSystem
  | Failure<"unknown_id", { suggestions: readonly ExternalId[] }>;

const withoutZeros = (id: string): string => codeKey(id).replace(/^0+/, "");

/** The ids of one system by id without its first zeros. */
const byDigits = /* @__PURE__ */ lazyFor((system: IdSystem) =>
  groupBy([...bySystem(system).values()], ({ id }) => withoutZeros(id)),
);

/**
 * Every id of a system, with the kind and code of our record: a provider's whole table. By kind, exact ids
 * before close ones.
 *
 * @param system the id of a system in `listIdSystems()`, such as `paystack_code`.
 */
export function listIds(system: string): Result<readonly ExternalId[], Failure<"not_text"> | UnknownSystem> {
  if (typeof system !== "string") return failure("not_text");
  const known = findSystem(system);
  return known === undefined ? unknownSystem(system) : success(allOf(known));
}

const allOf = /* @__PURE__ */ lazyFor((system: IdSystem) => Object.freeze([...bySystem(system).values()]));

/**
 * What another system's id identifies: the kind and code of our record, and how well they agree.
 *
 * @param system the id of a system in `listIdSystems()`, such as `geonames`.
 * @param id the id as that system writes it; case and surrounding whitespace are ignored.
 */
export function findByExternalId(system: string, id: string): Result<ExternalId, ExternalIdFailure> {
  if (typeof system !== "string" || typeof id !== "string") return failure("not_text");
  const known = findSystem(system);
  if (known === undefined) return unknownSystem(system);
  const found = bySystem(known).get(codeKey(id));
  if (found !== undefined) return success(found);
  const digits = withoutZeros(id);
  const suggestions = /^\d+$/.test(digits) ? (byDigits(known).get(digits) ?? []) : [];
  return { ok: false, reason: "unknown_id", suggestions };
}

/** Why `externalIdsOf` lists nothing. */
export type ExternalIdsFailure =
  | Failure<"not_text">
  | Failure<"unknown_kind">
  | Unknown<"unknown_code", { kind: ExternalId["kind"] }>
  | UnknownSystem
  | InvalidOption<"system">;

const RULES = { system: ANY };

const isKind = (kind: string): kind is ExternalId["kind"] => isOneOf(EXTERNAL_ID_KINDS, kind);

/**
 * The ids that other systems have for one of our records, by system, the exact ids of a system first. The
 * list is empty if no system has an id for it.
 *
 * @param kind what the record is, one of `EXTERNAL_ID_KINDS`.
 * @param code the code of the record: of a state its two letters, of an LGA its P-code, of a ward its INEC
 * code, of a constituency or a locality its code, of a bank its id; case and surrounding whitespace are
 * ignored.
 * @param options `system`: only ids of this system.
 */
export function externalIdsOf(
  kind: string,
  code: string,
  options?: { readonly system?: string | undefined },
): Result<readonly ExternalId[], ExternalIdsFailure> {
  const refused = refuseOptions<"system">(options, RULES);
  if (refused !== undefined) return refused;
  const only = options?.system;
  if (![kind, code, only === undefined ? "" : only].every((text) => typeof text === "string"))
    return failure("not_text");
  if (!isKind(kind)) return failure("unknown_kind");
  const key = codeKey(code);
  // Every record has an id of INEC, but for banks and localities: these may have no id at all.
  const mayHaveNone =
    kind === "bank" ? getBank(key) !== undefined : kind === "locality" && findLocality(key).ok;
  const found = byKind(kind).get(key) ?? (mayHaveNone ? [] : undefined);
  if (found === undefined) return { ...unknown("unknown_code", code), kind };
  if (only === undefined) return success(found);
  const system = findSystem(only);
  if (system === undefined) return unknownSystem(only);
  return success(found.filter((external) => external.system === system.id));
}
