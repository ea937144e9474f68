import { listsOf } from "naijaref/kinds";
import {
  createPollingUnitMatcher,
  type IdReader,
  isLikeId,
  type Matcher,
  type MatchKind,
  type MatchWithin,
  prepareMatcher,
} from "naijaref/match";
import { Failure, fail } from "../contract/errors.ts";
import type { match as contract } from "../contract/match.ts";
import { makeInParts } from "./in-parts.ts";
import { loadAddresses } from "./load-addresses.ts";
import { loadUnits, readWardNames, type WithUnits } from "./load-units.ts";
import type { Handlers, ServiceState } from "./operations.ts";

/** A matcher of polling units, with the units of the states that the texts need. */
async function loadMatcher(
  texts: readonly string[],
  within: MatchWithin,
  service: WithUnits,
): Promise<Matcher> {
  await readWardNames(within);
  const { stateOf } = createPollingUnitMatcher({ units: new Map(), within });
  const units = await loadUnits(
    texts.map((text) => stateOf(text)),
    service,
  );
  return createPollingUnitMatcher({ units, within });
}

/** The ids of other systems are a large table: who matches names does not need it. */
async function loadIds(
  texts: readonly string[],
  kind: MatchKind,
  system: string | undefined,
): Promise<IdReader | Failure | undefined> {
  if (system === undefined && !texts.some(isLikeId)) return undefined;
  const { readIdsOf } = await import("./concordance.ts");
  return readIdsOf(system, listsOf(kind));
}

/** Says of a text that is the name of no LGA where it lies as an address. */
async function explainNone<Row extends { text: string; status: string; why: string }>(
  rows: readonly Row[],
  state: string | undefined,
  pause: ServiceState["pause"],
): Promise<readonly Row[]> {
  if (!rows.some(({ status }) => status === "none")) return rows;
  const { explainAsAddress } = await loadAddresses(pause);
  const explained = (row: Row): Row => {
    const asAddress = row.status === "none" ? explainAsAddress(row.text, state) : undefined;
    return asAddress === undefined ? row : { ...row, why: `${row.why} ${asAddress}` };
  };
  return makeInParts(rows, explained, pause);
}

const isKind = (kind: string): kind is MatchKind => kind !== "polling_unit" && kind !== "address";

export const match = {
  match: async (
    { kind, name, state, lga, ward, system },
    service: Pick<ServiceState, "pollingUnits" | "pause">,
  ) => {
    const within = { state, lga, ward };
    if (!isKind(kind) && system !== undefined)
      return fail("invalid_parameter", `system cannot be used with kind=${kind}: leave it out.`, {
        parameter: "system",
      });
    const ids = isKind(kind) ? await loadIds(name, kind, system) : undefined;
    if (ids instanceof Failure) return ids;
    const matcher =
      kind === "polling_unit"
        ? await loadMatcher(name, within, service)
        : kind === "address"
          ? (await loadAddresses(service.pause)).createAddressMatcher({ within: { state } })
          : await prepareMatcher({ kind, within, ids });
    const row = (text: string) => {
      const { candidates, ...result } = matcher.match(text);
      const [meant] = result.code === null ? [] : candidates;
      return {
        text,
        status: result.status,
        kind: meant?.kind ?? null,
        code: result.code,
        name: result.name,
        confidence: result.confidence,
        candidates,
        damage: result.damage,
        why: result.why,
      };
    };
    const rows = await makeInParts(name, row, service.pause);
    return kind === "lga" || kind === "place" ? explainNone(rows, state, service.pause) : rows;
  },
} satisfies Handlers<keyof typeof contract>;
