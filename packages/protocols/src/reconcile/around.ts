import { CONSTITUENCY_KINDS, constituenciesOfLga, getConstituency } from "naijaref/elections";
import { KINDS } from "naijaref/kinds";
import { getLga, getState, getWard } from "naijaref/places";

/** What an entity lies in, as its record has it or as follows from it. */

const AROUND = ["state", "lga", "ward", ...CONSTITUENCY_KINDS] as const;

type Around = (typeof AROUND)[number];

interface Named {
  readonly code: string;
  readonly name: string;
}

/** A property that no record has as a field: the name of what an entity lies in, or its code. */
export interface PropertyAround {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

const isSeat = (around: Around): boolean => (CONSTITUENCY_KINDS as readonly string[]).includes(around);

/** `federal_constituency` is a code in wards; here it is for all that lies in one, and its name beside it. */
export const PROPERTIES_AROUND: readonly PropertyAround[] = AROUND.flatMap((around) => {
  const { noun } = KINDS[around];
  const named = {
    id: `${around}_name`,
    name: `${noun} (name)`,
    description: `The name of the ${noun} that it is in; several where it is in several.`,
  };
  const coded = {
    id: around,
    name: `${noun} (code)`,
    description: `The code of the ${noun} that it is in; several where it is in several.`,
  };
  return isSeat(around) ? [coded, named] : [named];
});

const ids = new Set(PROPERTIES_AROUND.map(({ id }) => id));

interface Placed {
  readonly code?: string;
  readonly stateCode?: string;
  readonly lgaCode?: string;
  readonly lgaCodes?: readonly string[];
  readonly wardCode?: string;
}

/** The values of such a property for an entity; undefined if it is none, or the entity lies in none. */
export function valuesAround(id: string, kind: string, entity: object): readonly string[] | undefined {
  if (!ids.has(id)) return undefined;
  const isName = id.endsWith("_name");
  const around = (isName ? id.slice(0, -"_name".length) : id) as Around;
  return recordsAround(around, kind, entity).map((one) => (isName ? one.name : one.code));
}

function recordsAround(around: Around, kind: string, entity: Placed): readonly Named[] {
  const { code = "", stateCode, lgaCode, wardCode } = entity;
  if (around === "state") return some(getState(kind === "state" ? code : (stateCode ?? "")));
  const ward = getWard(kind === "ward" ? code : (wardCode ?? ""));
  if (around === "ward") return some(ward);
  const lgas = kind === "lga" ? [code] : lgaCode !== undefined ? [lgaCode] : (entity.lgaCodes ?? []);
  if (around === "lga") return lgas.flatMap((one) => some(getLga(one)));
  if (kind === around) return some(getConstituency(code));
  if (ward !== undefined) {
    const { senatorialDistrict, federalConstituency, stateConstituency } = ward;
    const seats = {
      senatorial_district: senatorialDistrict,
      federal_constituency: federalConstituency,
      state_constituency: stateConstituency,
    };
    return some(getConstituency(seats[around] ?? ""));
  }
  // Of seats only that of the Senate holds others.
  if (kind.endsWith("_constituency") && around !== "senatorial_district") return [];
  const found = lgas.flatMap((one) => {
    const seats = constituenciesOfLga(one);
    return seats.ok ? seats.value.filter((seat) => seat.kind === around) : [];
  });
  return [...new Map(found.map((seat) => [seat.code, seat])).values()];
}

const some = (record: Named | undefined): readonly Named[] => (record === undefined ? [] : [record]);
