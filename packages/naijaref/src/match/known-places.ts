import { localitiesNamed } from "../localities/index.ts";
import type { Area } from "./area.ts";
import type { ListKind } from "./kinds.ts";
import type { Names } from "./names.ts";
import type { Reading } from "./reading.ts";
import { scopesOf } from "./scopes.ts";
import { NONE_FEATURES, type NoneFeatureName } from "./weights.ts";

const FEW = 4;

const AT = /* @__PURE__ */ Object.fromEntries(NONE_FEATURES.map((name, at) => [name, at])) as Record<
  NoneFeatureName,
  number
>;

/** What speaks for it that a text means none of some names, wherever they are. */
export function noneOf(reading: Reading, names: Names): Float64Array {
  const evidence = new Float64Array(NONE_FEATURES.length);
  evidence[AT.none] = 1;
  evidence[AT.none_of_many] = Math.log(Math.max(1, names.count));
  evidence[AT.few_letters] = reading.joined.length < FEW ? 1 : 0;
  return evidence;
}

/** What speaks for it that a text means none of the records of an area. */
export function evidenceForNone(
  run: string,
  reading: Reading,
  list: ListKind,
  area: Area,
  names: Names,
): Float64Array {
  const evidence = noneOf(reading, names);
  evidence[AT.known_elsewhere] = scopesOf(list).named(run).length > 0 ? 1 : 0;
  evidence[AT.known_place] = isKnownPlace(run, list, area) ? 1 : 0;
  return evidence;
}

/**
 * Whether a text is the name of a place that is not of the list, and then hardly a typing error. Towns and
 * quarters of a column of LGAs are read before (`towns.ts`).
 */
function isKnownPlace(run: string, list: ListKind, area: Area): boolean {
  if (list === "bank") return false;
  if (list === "ward") return isAnother(run, "lga", area);
  if (list === "state") return isAnother(run, "lga", area) || localitiesNamed(run).length > 0;
  return isAnother(run, "state", area);
}

/** Whether a text is the name of a state, or of an LGA, and not of the one where it is looked for. */
function isAnother(run: string, kind: "state" | "lga", { state, lga }: Area): boolean {
  const named = scopesOf(kind).named(run);
  if (named.length === 0) return false;
  return !named.some(({ code }) => code === lga?.code || code === state?.code);
}
