/** What a page imports, and the most bytes that it may cost, minified and compressed with gzip. */
export interface Import {
  readonly names: string;
  readonly entry: string;
  readonly most: number;
}

export const IMPORTS: readonly Import[] = [
  { names: "findState", entry: "naijaref/places", most: 3_220 },
  { names: "findLga", entry: "naijaref/places", most: 22_000 },
  { names: "listStates, lgasOfState", entry: "naijaref/places", most: 22_000 },
  { names: "wardsOfLga", entry: "naijaref/places", most: 76_000 },
  { names: "findBank", entry: "naijaref/banks", most: 16_900 },
  { names: "checkAccount", entry: "naijaref/banks", most: 17_800 },
  { names: "findConstituency", entry: "naijaref/elections", most: 23_000 },
  { names: "parsePhone", entry: "naijaref/phones", most: 7_000 },
  { names: "parsePlate", entry: "naijaref/plates", most: 6_000 },
  { names: "searchPlaces", entry: "naijaref/search", most: 85_400 },
  { names: "suggest", entry: "naijaref/search", most: 122_500 },
  { names: "createNameIndex", entry: "naijaref/search", most: 9_000 },
  { names: "phone", entry: "naijaref/schema", most: 8_000 },
  { names: "plate", entry: "naijaref/schema", most: 6_500 },
  { names: "state", entry: "naijaref/schema", most: 4_500 },
  { names: "lga", entry: "naijaref/schema", most: 25_000 },
  { names: "ward", entry: "naijaref/schema", most: 77_500 },
  { names: "bank", entry: "naijaref/schema", most: 18_200 },
  { names: "account", entry: "naijaref/schema", most: 18_900 },
  { names: "accountNumber", entry: "naijaref/schema", most: 1_500 },
  { names: "constituency", entry: "naijaref/schema", most: 26_000 },
  { names: "pollingUnit", entry: "naijaref/schema", most: 2_500 },
  { names: "point", entry: "naijaref/schema", most: 1_500 },
  { names: "form, field, optional", entry: "naijaref/schema", most: 1_700 },
  { names: "forZod", entry: "naijaref/schema", most: 250 },
  { names: "forValibot", entry: "naijaref/schema", most: 350 },
];
