import type { Locality } from "../generated/records.ts";
import type { Feature } from "./features.ts";
import { resolveWardLga } from "./ward-lga.ts";

/** A locality in this many wards says nothing of the ward. */
const MOST_WARDS = 3;

/** The smaller place says more. */
const SMALLER: Readonly<Record<Locality["kind"], number>> = { area: 0, lcda: 1, town: 2, city: 3 };

/** The smallest locality that an address names, in the LGA if there is one. */
export function localityOf(features: readonly Feature[], lga: string | undefined): Locality | null {
  const places = features
    .filter(({ role }) => role !== "road")
    .flatMap(({ known }) => known?.locality ?? [])
    .filter(({ lgaCodes }) => lga === undefined || lgaCodes.includes(lga));
  return places.sort((a, b) => SMALLER[a.kind] - SMALLER[b.kind])[0] ?? null;
}

/** The wards of a locality in an LGA, if they are few. */
export function wardsOf({ wardCodes }: Locality, lga: string): readonly string[] {
  const wards = wardCodes.filter((ward) => resolveWardLga(ward) === lga);
  return wards.length <= MOST_WARDS ? wards : [];
}
