import { findWard, wardsOfLga } from "naijaref/places";
import { type Choice, toChoice } from "../field.ts";
import type { PlaceCodes } from "../source.ts";

export function wardsOf(lga: string): readonly Choice[] {
  const found = wardsOfLga(lga);
  return found.ok ? found.value.map(toChoice) : [];
}

export function findPlace(given: string): PlaceCodes | undefined {
  const ward = findWard(given);
  return ward.ok
    ? { state: ward.value.stateCode, lga: ward.value.lgaCode, ward: ward.value.code }
    : undefined;
}
