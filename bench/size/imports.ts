export interface Import {
  readonly names: string;
  readonly entry: string;
}

/** By what name `sizes.json` has it. */
export const nameOf = ({ names, entry }: Import): string => `${names} of ${entry}`;

export const IMPORTS: readonly Import[] = [
  { names: "findState", entry: "naijaref/places" },
  { names: "findLga", entry: "naijaref/places" },
  { names: "listStates, lgasOfState", entry: "naijaref/places" },
  { names: "wardsOfLga", entry: "naijaref/places" },
  { names: "findBank", entry: "naijaref/banks" },
  { names: "checkAccount", entry: "naijaref/banks" },
  { names: "findConstituency", entry: "naijaref/elections" },
  { names: "parsePhone", entry: "naijaref/phones" },
  { names: "formatPhoneAsTyped", entry: "naijaref/phones" },
  { names: "parsePlate", entry: "naijaref/plates" },
  { names: "searchPlaces", entry: "naijaref/search" },
  { names: "suggest", entry: "naijaref/search" },
  { names: "createNameIndex", entry: "naijaref/search" },
  { names: "phone", entry: "naijaref/schema" },
  { names: "locality", entry: "naijaref/schema" },
  { names: "plate", entry: "naijaref/schema" },
  { names: "state", entry: "naijaref/schema" },
  { names: "lga", entry: "naijaref/schema" },
  { names: "ward", entry: "naijaref/schema" },
  { names: "bank", entry: "naijaref/schema" },
  { names: "account", entry: "naijaref/schema" },
  { names: "accountNumber", entry: "naijaref/schema" },
  { names: "constituency", entry: "naijaref/schema" },
  { names: "pollingUnit", entry: "naijaref/schema" },
  { names: "point", entry: "naijaref/schema" },
  { names: "form, field, optional", entry: "naijaref/schema" },
  { names: "forZod", entry: "naijaref/schema" },
  { names: "forValibot", entry: "naijaref/schema" },
];
