import { findLga, findState, lgasOfState, listStates } from "naijaref/places";
import type { Choice } from "../choice.ts";
import type { PlaceCodes } from "../source.ts";

const toChoice = ({ code, name }: { readonly code: string; readonly name: string }): Choice => ({
  value: code,
  label: name,
});

export const states = (): readonly Choice[] => listStates().map(toChoice);

export function lgasOf(state: string): readonly Choice[] {
  const found = lgasOfState(state);
  return found.ok ? found.value.map(toChoice) : [];
}

/** A state before an LGA of the same name. */
export function findPlace(given: string): PlaceCodes | undefined {
  const state = findState(given);
  if (state.ok) return { state: state.value.code };
  const lga = findLga(given);
  return lga.ok ? { state: lga.value.stateCode, lga: lga.value.code } : undefined;
}
