/** What a text is when it is no name: a number, a plate, a code, a position. */
export interface Reading {
  readonly kind: "account" | "phone" | "short_code" | "plate" | "polling_unit" | "coordinates" | "address";
  readonly isValid: boolean;
  /** How much is still to come, of a text that is only begun: "7 more digits". It is not wrong. */
  readonly toCome?: string;
  /** Whether it may as well be the beginning of a name: records that have the name come before it. */
  readonly isWeak?: true;
  /** What it is, in a few words: "Phone number 0803 123 4567". */
  readonly title: string;
  readonly detail: string;
  /**
   * Where more is said of it; a text that belongs to a person is after `#`, which browsers do not send.
   */
  readonly address: string;
}

export const READING_WORDS: Readonly<Record<Reading["kind"], string>> = {
  account: "Account number",
  phone: "Phone number",
  short_code: "Short code",
  plate: "Plate",
  polling_unit: "Polling unit",
  coordinates: "Coordinates",
  address: "Address",
};

/** As many digits are an account or phone number: it is not sent anywhere. */
export const OWN_NUMBER = /(?:\d\D?){6}/;

/** A suggestion below the box. */
export interface Entry {
  readonly title: string;
  readonly kind: string;
  readonly detail: string;
  readonly address: string;
  /** The code that most people want of it, to copy: `058`. */
  readonly code?: string;
  /**
   * Of a number, plate, code or position: whether it is valid. Left out of records, and of what is only
   * begun.
   */
  readonly isValid?: boolean;
  /** Whether Enter opens it: it may be a person's own number, which is not sent as a search. */
  readonly isOwn?: true;
  /** It is only like what was typed. */
  readonly isSimilar?: true;
}

/** Latitude and longitude in decimal degrees, as a map shows them: `6.6018, 3.3515`, `6.6018°N 3.3515°E`. */
const COORDINATES =
  /^\(?\s*(-?\d{1,3}\.\d+|\d{1,3}(?=\s*°))\s*°?\s*([NS])?\s*(?:,|;|\s)\s*(-?\d{1,3}\.\d+|\d{1,3}(?=\s*°))\s*°?\s*([EW])?\s*\)?$/i;

/** Undefined if the text is not written as coordinates. They may still be no place on earth. */
export function readCoordinates(text: string) {
  const [, lat, south, lon, west] = COORDINATES.exec(text.trim()) ?? [];
  if (lat === undefined || lon === undefined) return undefined;
  return { lat: signed(lat, south, "s"), lon: signed(lon, west, "w") };
}

const signed = (text: string, letter: string | undefined, negative: string): number =>
  letter?.toLowerCase() === negative ? -Number(text) : Number(text);
