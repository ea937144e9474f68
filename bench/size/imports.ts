/** What a page imports, and the most bytes that it may cost, minified and compressed with gzip. */
export interface Import {
  readonly names: string;
  readonly entry: string;
  readonly most: number;
}

export const IMPORTS: readonly Import[] = [
  { names: "findState", entry: "naijaref/places", most: 3_100 },
  { names: "findLga", entry: "naijaref/places", most: 22_000 },
  { names: "listStates, lgasOfState", entry: "naijaref/places", most: 22_000 },
  { names: "wardsOfLga", entry: "naijaref/places", most: 92_000 },
  { names: "findBank", entry: "naijaref/banks", most: 22_000 },
  { names: "checkAccount", entry: "naijaref/banks", most: 23_000 },
  { names: "findConstituency", entry: "naijaref/elections", most: 23_000 },
  { names: "parsePhone", entry: "naijaref/phones", most: 7_000 },
  { names: "parsePlate", entry: "naijaref/plates", most: 6_000 },
  { names: "searchPlaces", entry: "naijaref/search", most: 98_500 },
  { names: "suggest", entry: "naijaref/search", most: 140_000 },
  { names: "createNameIndex", entry: "naijaref/search", most: 7_000 },
];
