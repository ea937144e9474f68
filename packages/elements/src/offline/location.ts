import { reverseGeocode } from "naijaref/boundaries";
import type { PlaceCodes } from "../source.ts";

export function placeAt(lat: number, lon: number): PlaceCodes | undefined {
  const found = reverseGeocode({ lat, lon });
  return found.ok ? { state: found.value.state.code, lga: found.value.lga.code } : undefined;
}
