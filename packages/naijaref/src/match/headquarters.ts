import { listLgas } from "../places/index.ts";
import { lazy } from "../table/lazy.ts";
import { placeKey } from "../text/fold.ts";
import type { Area } from "./area.ts";
import type { MatchEntry } from "./names.ts";
import { quote } from "./reasons.ts";
import { candidateFrom, type MatchResult, MOST_CANDIDATES, matched, nothing } from "./result.ts";
import { scopesOf } from "./scopes.ts";

/** The headquarters is not the LGA, but nearly always who writes it means the LGA. */
const OF_HEADQUARTERS = 0.95;
const OF_SEVERAL = 0.5;

/** The codes of the LGAs that have a town as their headquarters, by the key of its name. */
const lgasByHeadquarters = /* @__PURE__ */ lazy(() => {
  const codes = new Map<string, string[]>();
  for (const { code, headquarters } of listLgas()) {
    if (headquarters === null) continue;
    const key = placeKey(headquarters);
    codes.set(key, [...(codes.get(key) ?? []), code]);
  }
  return codes;
});

/**
 * The LGA that a text names by its headquarters: "Benin City" is Oredo's. Undefined if no LGA of the area has
 * its headquarters there.
 */
export function matchHeadquarters(text: string, { state }: Area): MatchResult | undefined {
  const { byCode } = scopesOf("lga");
  const entries = (lgasByHeadquarters().get(placeKey(text)) ?? [])
    .map((code) => byCode(code))
    .filter((entry): entry is MatchEntry => entry !== undefined)
    .filter((entry) => state === undefined || entry.stateCode === state.code);
  const [only] = entries;
  if (only === undefined) return undefined;
  if (entries.length === 1) {
    return matched(
      only,
      "alias",
      OF_HEADQUARTERS,
      `${quote(text)} is the headquarters of ${only.label}.`,
      [],
    );
  }
  const labels = entries.slice(0, MOST_CANDIDATES).map(({ label }) => label);
  return {
    ...nothing(
      "",
      entries.map((entry) => candidateFrom(entry, OF_SEVERAL)),
    ),
    status: "ambiguous",
    why: `${quote(text)} is the headquarters of ${entries.length} LGAs: ${labels.join("; ")}. Give the LGA.`,
  };
}
