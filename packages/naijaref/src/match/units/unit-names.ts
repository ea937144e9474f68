import { KINDS } from "../../kinds/kinds.ts";
import type { StatePollingUnits } from "../../polling-units/state-units.ts";
import type { Area } from "../decide/area.ts";
import { find } from "../decide/find.ts";
import { explainDoubt, explainMatch, quote } from "../decide/reasons.ts";
import { candidateOf, type MatchResult, matched, nothing, round } from "../decide/result.ts";
import { MOST_CANDIDATES, NAMED } from "../thresholds.ts";
import { namesOfUnits, UNITS } from "./names-of-units.ts";
import { notLoaded } from "./unit-codes.ts";

/** What a name means among the units of a ward, or of an LGA. */
export function matchUnitName(
  text: string,
  { state, lga, ward }: Area,
  units: ReadonlyMap<string, StatePollingUnits>,
): MatchResult {
  if (lga === undefined || state === undefined)
    return nothing("Give the ward or the LGA: polling units all over the country have the same names.");
  const loaded = units.get(state.code);
  if (loaded === undefined) return notLoaded({ state });
  const names = namesOfUnits(loaded, ward === undefined ? { lga: lga.code } : { ward: ward.code });
  const found = find(text, names, UNITS, ward === undefined ? "state" : "lga");
  const [best, ...others] = found.findings;
  if (found.status === "ambiguous") {
    const advice = ward === undefined ? "Give the ward, or the code." : "Give the code.";
    return {
      ...nothing("", found.findings.map(candidateOf)),
      status: "ambiguous",
      why: explainDoubt(text, found.findings, KINDS.polling_unit.plural, advice),
    };
  }
  // "Nurudeen Street" is not "No. 1 Nurudeen Street": units of one street differ by their numbers.
  if (found.status !== "none" && best !== undefined && !best.lacksMarks) {
    const confidence = found.status === "exact" ? 1 : round(NAMED - best.distance);
    return matched(best.name.entry, found.status, confidence, explainMatch(text, found), others);
  }
  const no = `No polling unit of ${(ward ?? lga).label} is called ${quote(text)}`;
  return best === undefined
    ? nothing(`${no}.`)
    : nothing(
        `${no}. The nearest name is ${best.name.text}, but it is too different.`,
        found.findings.slice(0, MOST_CANDIDATES).map(candidateOf),
      );
}
