import type { MatchEntry } from "./entry.ts";
import type { MatchCandidate } from "./result.ts";

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
