import { allConstituencies } from "../elections/constituencies.ts";
import { externalIdsTable } from "../generated/external-ids.ts";
import type { ExternalId } from "../generated/records.ts";
import { getLga } from "../places/lgas.ts";
import { getState } from "../places/states.ts";
import { groupBy } from "../table/group.ts";
import { lazy, lazyFor } from "../table/lazy.ts";
import { unpack } from "../table/unpack.ts";
import { idFromName, type Named } from "./id-from-name.ts";

/** As it is packed: an id that follows from the record's name is left out. */
type Stored = Omit<ExternalId, "id"> & { readonly id: string | null };

/** An id's system and kind. */
const partOf = ({ system, kind }: Pick<ExternalId, "system" | "kind">): string => `${system} ${kind}`;

const stored = /* @__PURE__ */ lazy(() => groupBy(unpack<Stored>(externalIdsTable), partOf));

const constituency = /* @__PURE__ */ lazy(
  () => new Map(allConstituencies().map((unit) => [unit.code, unit])),
);

function namedRecord(kind: ExternalId["kind"], code: string): Named | undefined {
  if (kind === "lga") return getLga(code);
  if (kind !== "state") return constituency().get(code);
  const state = getState(code);
  return state && { name: state.name, stateCode: state.code };
}

function withId(external: Stored): ExternalId {
  if (external.id !== null) return external as ExternalId;
  const record = namedRecord(external.kind, external.code);
  const id = record && idFromName(external.system, external.kind, record);
  return Object.freeze({ ...external, id: id ?? "" });
}

const parts = /* @__PURE__ */ lazyFor((part: string): readonly ExternalId[] =>
  (stored().get(part) ?? []).map(withId),
);

/** The ids of one kind in one system that the concordance stores, in the order of the data. */
export const storedIds = (system: string, kind: ExternalId["kind"]): readonly ExternalId[] =>
  parts(partOf({ system, kind }));
