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
