import { idSystemsTable } from "../generated/id-systems.ts";
import type { IdSystem } from "../generated/records.ts";
import { codeKey } from "../names/identifiers.ts";
import { lazy, lazyList } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";

/** The systems of ids in the concordance, by id. */
export const listIdSystems: () => readonly IdSystem[] = /* @__PURE__ */ lazyList("listIdSystems", () =>
  unpack<IdSystem>(idSystemsTable),
);

const byId = /* @__PURE__ */ lazy(() => new Map(listIdSystems().map((system) => [system.id, system])));

/** The system with an id, ignoring case. */
export const findSystem = (id: string): IdSystem | undefined => byId().get(codeKey(id));

const MIN_START = 3;

/**
 * The system that somebody may mean who wrote this: the one whose id begins with most of the same letters,
 * the shortest id first. Null when fewer than three letters agree.
 */
export function suggestSystem(text: string): string | null {
  const typed = codeKey(text).replace(/[^a-z0-9]+/g, "_");
  const byShared = listIdSystems()
    .map(({ id }) => ({ id, shared: sharedStart(id, typed) }))
    .filter(({ shared }) => shared >= MIN_START)
    .sort((a, b) => b.shared - a.shared || a.id.length - b.id.length);
  return byShared[0]?.id ?? null;
}

function sharedStart(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return shared;
}
