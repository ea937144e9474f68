import type { Choice } from "./choice.ts";

/** The way from a state down to a place, as codes. */
export interface PlaceCodes {
  readonly state: string;
  readonly lga?: string | undefined;
  readonly ward?: string | undefined;
}

/** Where lists come from. */
export interface Source {
  readonly states: () => Promise<readonly Choice[]>;
  readonly lgasOf: (state: string) => Promise<readonly Choice[]>;
  readonly wardsOf: (lga: string) => Promise<readonly Choice[]>;
  /**
   * The place of a code, name or slug; of a ward, the code only. Undefined: there is none, or several share
   * the name.
   */
  readonly findPlace: (given: string) => Promise<PlaceCodes | undefined>;
  /** The place at a point; undefined outside of Nigeria's LGAs. */
  readonly placeAt: (lat: number, lon: number) => Promise<PlaceCodes | undefined>;
  readonly banks: (selection: BankSelection) => Promise<readonly Choice[]>;
  /** The id of the bank of an identifier. */
  readonly findBank: (given: string) => Promise<string | undefined>;
}

export interface BankSelection {
  readonly has: readonly string[];
  readonly type: readonly string[];
}
