import { fold } from "../names/fold.ts";
import { type Area, type MatchWithin, NATION, type NoArea } from "./area.ts";
import { isMissing } from "./codes.ts";
import type { ListKind } from "./kinds.ts";
import type { MatchEntry } from "./names.ts";
import type { MatchResult } from "./result.ts";
import { matchInList } from "./rules.ts";
import { scopesOf } from "./scopes.ts";

const given = (text: string | undefined): string | undefined =>
  typeof text !== "string" || fold(text) === "" ? undefined : text;

const textIn = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Cached for as many states and LGAs as there are, each written in several ways. */
const MOST_SETTLED = 5000;

/** Finds the state, LGA and ward that a row says, or else the matcher, once for rows that say the same. */
export function areaOf(
  within: MatchWithin,
): (own: MatchWithin) => (Area | NoArea) & { readonly key: string } {
  const cached = new Map<string, (Area | NoArea) & { readonly key: string }>();
  return (own) => {
    const [state, lga, ward] = [textIn(own.state), textIn(own.lga), textIn(own.ward)];
    const asked = `${state ?? ""}\n${lga ?? ""}\n${ward ?? ""}`;
    let settled = cached.get(asked);
    if (settled === undefined) {
      const area = settle({
        state: given(state) ?? given(within.state),
        lga: given(lga) ?? given(within.lga),
        ward: given(ward) ?? given(within.ward),
      });
      settled = {
        ...area,
        key: area.ok ? `${area.state?.code ?? ""} ${area.lga?.code ?? ""} ${area.ward?.code ?? ""}` : asked,
      };
      if (cached.size >= MOST_SETTLED) cached.clear();
      cached.set(asked, settled);
    }
    return settled;
  };
}

function settle({ ward, ...around }: MatchWithin): Area | NoArea {
  const area = settleLga(around);
  if (!area.ok || ward === undefined) return area;
  const found = matchInList(ward, "ward", area);
  const entry = entryOf(found, "ward");
  if (entry === undefined) return { ok: false, why: `The ward is not clear. ${found.why}`, candidates: [] };
  const { stateCode, lgaCode } = entry;
  return {
    ok: true,
    state: scopesOf("state").byCode(stateCode ?? ""),
    lga: scopesOf("lga").byCode(lgaCode ?? ""),
    ward: entry,
  };
}

function settleLga({ state, lga }: MatchWithin): Area | NoArea {
  let area: Area = NATION;
  if (state !== undefined) {
    const found = matchInList(state, "state", NATION);
    // Here the name confirms it, or not.
    const entry = isMissing(state) ? scopesOf("state").byCode(state) : entryOf(found, "state");
    if (entry === undefined)
      return { ok: false, why: `The state is not clear. ${found.why}`, candidates: [] };
    area = { ok: true, state: entry, lga: undefined };
  }
  if (lga === undefined) return area;
  const found = matchInList(lga, "lga", area);
  const entry = entryOf(found, "lga");
  return entry === undefined
    ? { ok: false, why: `The LGA is not clear. ${found.why}`, candidates: [] }
    : { ok: true, state: area.state ?? scopesOf("state").byCode(entry.stateCode ?? ""), lga: entry };
}

const entryOf = ({ code }: MatchResult, list: ListKind): MatchEntry | undefined =>
  code === null ? undefined : scopesOf(list).byCode(code);
