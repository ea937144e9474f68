import type { Locality } from "../generated/records.ts";
import { listLgas } from "../places/lgas.ts";
import { lazy } from "../table/lazy.ts";
import type { Feature } from "./features.ts";

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

const byInecCode = /* @__PURE__ */ lazy(
  () => new Map(listLgas().map(({ inecCode, code }) => [inecCode, code])),
);

/** The P-code of a ward's LGA, from the ward's code: the table of wards is not loaded for it. */
export const resolveWardLga = (ward: string): string | undefined => byInecCode().get(ward.slice(0, 5));
