import type { ListKind } from "../kinds/kinds.ts";
import { fold } from "../names/fold.ts";
import { isMissing } from "./codes.ts";
import type { MatchEntry } from "./entry.ts";
import type { MatchCandidate, MatchResult } from "./result.ts";
import { matchInList } from "./rules.ts";
import { scopesOf } from "./scopes.ts";

/** Where what a text names lies, as a person wrote it: any code or name, matched as a text is. */
export interface MatchWithin {
  readonly state?: string | undefined;
  readonly lga?: string | undefined;
  /** For polling units: the ward, by name or code. */
  readonly ward?: string | undefined;
}

/** A row of a column: its text, and the state, the LGA and the ward that the row gives. */
export interface MatchRow extends MatchWithin {
  readonly name: string;
}

export interface Area {
  readonly ok: true;
  readonly state: MatchEntry | undefined;
  readonly lga: MatchEntry | undefined;
  /** For polling units only. */
  readonly ward: MatchEntry | undefined;
  /** Areas with the same key are the same. */
  readonly key: string;
}

export interface NoArea {
  readonly ok: false;
  readonly why: string;
  readonly candidates: readonly MatchCandidate[];
  readonly key: string;
}

const NOWHERE = { code: "" };

export const areaIn = (state?: MatchEntry, lga?: MatchEntry, ward?: MatchEntry): Area => ({
  ok: true,
  state,
  lga,
  ward,
  key: [state, lga, ward].map((entry) => (entry ?? NOWHERE).code).join(" "),
});

export const NATION: Area = /* @__PURE__ */ areaIn();

const given = (text: string | undefined): string | undefined =>
  typeof text !== "string" || fold(text) === "" ? undefined : text;

const textIn = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Cached for as many states and LGAs as there are, each written in several ways. */
const MAX_SETTLED = 5000;

/** Finds the state, LGA and ward that a row says, or else the matcher, once for rows that say the same. */
export function areaOf(within: MatchWithin): (own: MatchWithin) => Area | NoArea {
  const cached = new Map<string, Area | NoArea>();
  return (own) => {
    const [state, lga, ward] = [textIn(own.state), textIn(own.lga), textIn(own.ward)];
    const asked = `${state ?? ""}\n${lga ?? ""}\n${ward ?? ""}`;
    let settled = cached.get(asked);
    if (settled === undefined) {
      settled = settle(
        {
          state: given(state) ?? given(within.state),
          lga: given(lga) ?? given(within.lga),
          ward: given(ward) ?? given(within.ward),
        },
        asked,
      );
      if (cached.size >= MAX_SETTLED) cached.clear();
      cached.set(asked, settled);
    }
    return settled;
  };
}

function settle({ ward, state, lga }: MatchWithin, key: string): Area | NoArea {
  const area = settleLga(state, lga, key);
  if (!area.ok || ward === undefined) return area;
  const found = matchInList(ward, "ward", area);
  const entry = entryOf(found, "ward");
  if (entry === undefined) return unclear("ward", found, key);
  const { stateCode, lgaCode } = entry;
  return areaIn(scopesOf("state").byCode(stateCode ?? ""), scopesOf("lga").byCode(lgaCode ?? ""), entry);
}

const unclear = (noun: string, { why }: MatchResult, key: string): NoArea => ({
  ok: false,
  why: `The ${noun} is not clear. ${why}`,
  candidates: [],
  key,
});

function settleLga(state: string | undefined, lga: string | undefined, key: string): Area | NoArea {
  let area: Area = NATION;
  if (state !== undefined) {
    const found = matchInList(state, "state", NATION);
    // Here the name confirms it, or not.
    const entry = isMissing(state) ? scopesOf("state").byCode(state) : entryOf(found, "state");
    if (entry === undefined) return unclear("state", found, key);
    area = areaIn(entry);
  }
  if (lga === undefined) return area;
  const found = matchInList(lga, "lga", area);
  const entry = entryOf(found, "lga");
  return entry === undefined
    ? unclear("LGA", found, key)
    : areaIn(area.state ?? scopesOf("state").byCode(entry.stateCode ?? ""), entry);
}

const entryOf = ({ code }: MatchResult, list: ListKind): MatchEntry | undefined =>
  code === null ? undefined : scopesOf(list).byCode(code);
