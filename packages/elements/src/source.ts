import type { BankList, BankSelection } from "./bank-list.ts";
import type { Choice } from "./field.ts";
import { serviceAt } from "./service-at.ts";

/** The way from a state down to a place, as codes. */
export interface PlaceCodes {
  readonly state: string;
  readonly lga?: string | undefined;
  readonly ward?: string | undefined;
}

export interface ReadPlace {
  readonly place?: PlaceCodes;
  /** The name of the place's LGA. */
  readonly lgaName?: string;
  /** The LGAs that it may be in: a person must choose. */
  readonly unsure?: readonly (Choice & { readonly state: string })[];
}

export interface Source {
  readonly states: () => Promise<readonly Choice[]>;
  readonly lgasOf: (state: string) => Promise<readonly Choice[]>;
  readonly wardsOf: (lga: string) => Promise<readonly Choice[]>;
  /**
   * The place of a code, name or slug; of a ward, the code only. Undefined: there is none, or several share
   * the name. With a state, an LGA or ward of it.
   */
  readonly findPlace: (given: string, state?: string) => Promise<PlaceCodes | undefined>;
  /** The place of an address line; the LGAs that it may be in where its words do not decide it. */
  readonly placeOf: (address: string) => Promise<ReadPlace>;
  /** The place at a point; undefined outside of Nigeria's LGAs. */
  readonly placeAt: (lat: number, lon: number) => Promise<PlaceCodes | undefined>;
  readonly banks: (selection: BankSelection) => Promise<BankList>;
}

/** The data as modules, each loaded when it is first needed. */
const offline: Source = {
  states: async () => (await import("./offline/states.ts")).states(),
  lgasOf: async (state) => (await import("./offline/places.ts")).lgasOf(state),
  wardsOf: async (lga) => (await import("./offline/wards.ts")).wardsOf(lga),
  findPlace: async (given, state) =>
    (await import("./offline/places.ts")).findPlace(given, state) ??
    (await import("./offline/wards.ts")).findPlace(given),
  placeOf: async (address) => (await import("./offline/address.ts")).placeOf(address),
  placeAt: async (lat, lon) => (await import("./offline/location.ts")).placeAt(lat, lon),
  banks: async (selection) => (await import("./offline/banks.ts")).banks(selection),
};

export const sourceOf = (address: string | null): Source => (address === null ? offline : serviceAt(address));
