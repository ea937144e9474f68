import { findLga, findState, lgasOfState } from "naijaref/places";
import { type Choice, toChoice } from "../field.ts";
import type { PlaceCodes } from "../source.ts";

export function lgasOf(state: string): readonly Choice[] {
  const found = lgasOfState(state);
  return found.ok ? found.value.map(toChoice) : [];
}

/** A state before an LGA of the same name, unless the state is known. */
export function findPlace(given: string, within: string | undefined): PlaceCodes | undefined {
  const state = within === undefined ? findState(given) : undefined;
  if (state?.ok) return { state: state.value.code };
  const lga = findLga(given, { state: within });
  return lga.ok ? { state: lga.value.stateCode, lga: lga.value.code } : undefined;
}
