import { getConstituency } from "../../elections/code.ts";
import { constituenciesByLga } from "../../elections/constituencies.ts";
import type { Constituency, Lga, State } from "../../generated/records.ts";
import { getLga, lgasOfState, listLgas } from "../../places/lgas.ts";
import { codeIn, type Reference } from "../../places/reference.ts";
import { getState } from "../../places/states.ts";
import { type Failure, failure, type Result, success, type Unknown, unknown } from "../../result.ts";
import { faces, waters } from "../lines/faces.ts";

/**
 * Whether a constituency consists of whole LGAs: none of them is divided between it and another of its kind.
 */
const isOfWholeLgas = ({ kind, lgaCodes }: Constituency): boolean =>
  lgaCodes.every(
    (code) => (constituenciesByLga().get(code) ?? []).filter((other) => other.kind === kind).length === 1,
  );

/** What has a boundary: a state, an LGA, or a constituency that consists of whole LGAs. */
export type Place = State | Lga | Constituency;

/**
 * Why there is no place.
 *
 * - `unknown_place`: no state, LGA or constituency has this code. `identifier` is what was given.
 * - `not_text`: neither a record nor a string.
 */
export type PlaceFailure = Unknown<"unknown_place"> | Failure<"not_text">;

/** The place of a record, or of its code: `LA`, `NG025011`, `FC236`. */
export function resolvePlace(place: Reference): Result<Place, PlaceFailure> {
  const code = codeIn(place) ?? place;
  if (typeof code !== "string") return failure("not_text");
  const found = getState(code) ?? getLga(code) ?? getConstituency(code);
  return found === undefined ? unknown("unknown_place", code) : success(found);
}

/** The faces of the map that a place consists of. Undefined for a constituency that divides an LGA. */
export function facesOfPlace(place: Place): readonly number[] | undefined {
  if ("kind" in place) return isOfWholeLgas(place) ? facesOfLgas(place.lgaCodes) : undefined;
  if ("stateCode" in place) return facesOfLgas([place.code]);
  const lgas = lgasOfState(place);
  return [...facesOfLgas(lgas.ok ? lgas.value.map(({ code }) => code) : []), ...facesOfWaters(place.code)];
}

const facesOfLgas = (codes: readonly string[]): readonly number[] =>
  codes.flatMap((code) => faces().get(code) ?? []);

const facesOfWaters = (stateCode: string): readonly number[] =>
  waters().flatMap((water, at) => (water.stateCode === stateCode ? [listLgas().length + at] : []));
