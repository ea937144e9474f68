import { contract } from "@naijaref/api/contract";
import type { Operation } from "@naijaref/api/contract/operation";
import { seededRandom } from "../../../bench/random.ts";

/** What can be asked for, by every path that there is, so that an attack forgets none. */

export interface Asked {
  readonly path: string;
  /** Posted as a form. */
  readonly form?: string;
  /** Posted as JSON. */
  readonly json?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A whole number from 0 up to a bound, which is not reached. */
export type Random = (bound: number) => number;

/** The same numbers at each run. */
export function createRandom(seed: number): Random {
  const random = seededRandom(seed);
  return (bound) => Math.floor(random() * bound);
}

const SYLLABLES = "ka lu gba shi nwo ogu ke mba ri yu do wa zu tse ab".split(" ");
export const STATES = ["LA", "KN", "OG", "AB", "RI", "KD", "BO", "EN", "OY", "ED", "DE", "IM", "AN", "AK"];
const KINDS = ["state", "lga", "ward", "place", "constituency", "bank", "address"];
export const TYPES = [
  ...["state", "lga", "ward", "senatorial_district", "federal_constituency", "state_constituency"],
  ...["polling_unit", "bank"],
];
const LAYERS = ["senatorial_districts", "federal_constituencies", "state_constituencies", "lgas", "states"];
/** What readers of text may look at often. */
const LONG = ["a b", "ﷺ", " ", "(", "o'", "12-", "a\u0301"];
export const ENCODINGS = ["br", "gzip", "identity"];

const of = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T;
const word = (random: Random, syllables: number): string =>
  Array.from({ length: syllables }, () => of(SYLLABLES, random)).join("");
const words = (random: Random, count: number): string =>
  Array.from({ length: count }, () => word(random, 2 + random(3))).join(" ");
const inQuery = (text: string, longest: number): string => encodeURIComponent(text.slice(0, longest).trim());
const degrees = (random: Random, least: number, most: number): string =>
  (least + (random(1_000_000) / 1_000_000) * (most - least)).toFixed(5);

/** Downloads are files that are not built here. */
const EXAMPLES = (Object.values(contract) as readonly Operation[])
  .filter(({ path }) => !path.startsWith("/v1/downloads"))
  .flatMap(({ examples }) => examples);

const tool = (name: string, given: object): Asked => ({
  path: "/mcp",
  json: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } }),
  fields: { Accept: "application/json, text/event-stream" },
});
const queries = (random: Random, count: number, types: readonly string[]): Asked => ({
  path: "/reconcile",
  form: `queries=${encodeURIComponent(
    JSON.stringify(
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`q${at}`, { query: words(random, 2), type: types }]),
      ),
    ),
  )}`,
});
const page = (path: string): Asked => ({ path, fields: { Accept: "text/html" } });
const names = (random: Random, count: number): readonly string[] =>
  Array.from({ length: count }, () => word(random, 6).slice(0, 28));

/** The most expensive that each door is known to make, each time with another text. */
export const DOORS: Readonly<Record<string, (random: Random) => Asked>> = {
  "an example of the API": (random) => {
    const example = of(EXAMPLES, random);
    return { path: `${example}${example.includes("?") ? "&" : "?"}attack=${random(1e9)}` };
  },
  "a search": (random) => ({ path: `/v1/search?limit=50&q=${inQuery(words(random, 12), 64)}` }),
  "a search of one word": (random) => ({ path: `/v1/search?limit=50&q=${inQuery(word(random, 30), 64)}` }),
  suggestions: (random) => ({ path: `/v1/suggest?limit=50&q=${inQuery(words(random, 12), 64)}` }),
  "an address": (random) => ({ path: `/v1/address?text=${inQuery(words(random, 90), 500)}` }),
  "names to match": (random) => ({
    path: `/v1/match?kind=${of(KINDS, random)}&${names(random, 40)
      .map((name) => `name=${name}`)
      .join("&")}`,
  }),
  points: (random) => ({
    path: `/v1/reverse/points?${Array.from(
      { length: 40 },
      () => `point=${degrees(random, 4.2, 13.8)},${degrees(random, 2.7, 14.6)}`,
    ).join("&")}`,
  }),
  wards: (random) => ({
    path: `/v1/wards?format=${of(["json", "csv", "ndjson"], random)}&fields=code,name${of(["", ",aliases", ",sources", ",slug"], random)}`,
    fields: { "Accept-Encoding": of(ENCODINGS, random) },
  }),
  outlines: (random) => ({
    path: `/v1/boundaries?of=lgas&attack=${random(1e9)}`,
    fields: { "Accept-Encoding": of(ENCODINGS, random) },
  }),
  "polling units": (random) => ({
    path: `/v1/polling-units?state=${of(STATES, random)}&limit=50&q=${inQuery(words(random, 10), 64)}`,
  }),
  "ids that nobody has": (random) => ({
    path: `/v1/localities?ids=${Array.from({ length: 100 }, () => word(random, 4)).join(",")}`,
  }),
  "an id of brackets": (random) => ({
    path: `/v1/lgas?ids=${"(".repeat(900)}${"+".repeat(900)})(${word(random, 2)}(`,
  }),
  "a record that nobody has": (random) => ({ path: `/v1/lgas/${inQuery(words(random, 10), 64)}` }),
  "features of a page": (random) => ({
    path: `/ogc/collections/${of(LAYERS, random)}/items?limit=100&offset=${random(10)}`,
  }),
  "features in a box": (random) => ({
    path: `/ogc/collections/${of(LAYERS, random)}/items?limit=1&offset=99999&bbox=${degrees(random, 2, 3)},4,15,14`,
  }),
  "features along a line": (random) => {
    const lat = degrees(random, 5, 13);
    return { path: `/ogc/collections/lgas/items?limit=1&bbox=2,${lat},15,${lat}` };
  },
  "a page of a search": (random) => page(`/search?q=${inQuery(words(random, 12), 64)}`),
  "a page of an address": (random) => page(`/vote?at=${inQuery(words(random, 90), 500)}`),
  "a page of a place": (random) => page(`/lgas/${of(STATES, random)}?attack=${random(1e9)}`),
  "a map of a page": (random) => page(`/map?of=lgas&attack=${random(1e9)}`),
  "a batch": (random) => queries(random, 10, TYPES),
  "a batch without types": (random) => queries(random, 30, []),
  "a table to extend": (random) => ({
    path: "/reconcile",
    form: `extend=${encodeURIComponent(
      JSON.stringify({
        ids: Array.from({ length: 1000 }, () => of(STATES, random)),
        properties: ["name", "aliases", "capital", "sources"].map((id) => ({ id })),
      }),
    )}`,
  }),
  "a form of plus signs": (random) => ({
    path: "/reconcile",
    form: `queries=${"+".repeat(1e6 - random(9))}`,
  }),
  "a form of escapes": (random) => ({
    path: "/reconcile",
    form: `junk=${"%41".repeat(330_000 - random(9))}`,
  }),
  "a long text in a batch": (random) => ({
    path: "/reconcile",
    form: `queries=${encodeURIComponent(
      JSON.stringify({
        q: { query: of(LONG, random).repeat(60_000), type: [of(LONG, random).repeat(20_000)] },
      }),
    )}`,
  }),
  "a long text for an agent": (random) => tool("find_place", { q: of(LONG, random).repeat(60_000) }),
  "suggestions of a table": (random) => ({
    path: `/reconcile/suggest/entity?prefix=${inQuery(words(random, 12), 64)}`,
  }),
  "names for an agent": (random) =>
    tool("match_names", { kind: of(KINDS, random), names: names(random, 40) }),
  "a place for an agent": (random) => tool("find_place", { q: words(random, 12).slice(0, 64) }),
  "a list for an agent": (random) => tool("list_within", { what: "polling_units", of: of(STATES, random) }),
};

/** Any of them. */
export const anyDoor = (random: Random): Asked => of(Object.values(DOORS), random)(random);
