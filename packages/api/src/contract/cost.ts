import { withOr } from "./words.ts";

/** Units a minute for one address, if the operator sets nothing else. */
export const STANDARD_LIMIT = 120;

export type RateLimit = number | "off";

/** The limit as a sentence of the documentation. */
export const limitInWords = (limit: RateLimit): string =>
  limit === "off"
    ? "There is no limit to requests."
    : `The limit is ${limit.toLocaleString("en")} units a minute from one address: a look-up or a search costs one, and \`x-cost\` says what costs more. For more, use the offline library, the npm package naijaref.`;

/**
 * What a call costs, in units of the rate limit: about the work that it takes to make its answer. No unit
 * should buy more than 50 ms of the processor. An answer that is cached costs one unit.
 */
export type Cost =
  /** A look-up, a search of one text, or a list that is short. */
  | { readonly kind: "one" }
  /** The whole of a large list, unless one of the parameters makes it short. */
  | { readonly kind: "scan"; readonly units: number; readonly unless: readonly string[] }
  /** Names to match: the parameters that hold them, and what they are of. */
  | { readonly kind: "names"; readonly names: string; readonly most: number; readonly of: string };

export const ONE: Cost = { kind: "one" };

/** Names of these kinds are compared with thousands of others: a unit buys one. */
const OF_LONG_LISTS: ReadonlySet<string> = new Set(["ward", "place", "constituency", "polling_unit"]);
const NAMES_OF_SHORT_LISTS = 10;

/** Units for names to match, from how many there are of each kind. */
export function unitsOfNames(counts: Iterable<readonly [kind: string, count: number]>): number {
  let [long, short] = [0, 0];
  for (const [kind, count] of counts) {
    if (OF_LONG_LISTS.has(kind)) long += count;
    else short += count;
  }
  return Math.max(1, long + Math.ceil(short / NAMES_OF_SHORT_LISTS));
}

/** Units for ids whose records are read, a hundred for one. */
export const unitsOfIds = (count: number): number => Math.max(1, Math.ceil(count / 100));

/** In bytes. */
const CONTENT_OF_A_UNIT = 64 * 1024;

/** Units for the content of a request, which is read, decoded and parsed. */
export const unitsOfContent = (bytes: number): number => Math.max(1, Math.ceil(bytes / CONTENT_OF_A_UNIT));

const SHAPES_OF_A_UNIT = 10;

/** Units for outlines that are drawn. */
export const unitsOfShapes = (count: number): number => Math.max(1, Math.ceil(count / SHAPES_OF_A_UNIT));

/** The texts that a call gives for a parameter. */
type Given = (name: string) => readonly string[];

export function unitsOf(cost: Cost, given: Given): number {
  switch (cost.kind) {
    case "one":
      return 1;
    case "scan":
      return cost.unless.some((name) => given(name).length > 0) ? 1 : cost.units;
    case "names": {
      const count = given(cost.names).length;
      // Of more than there may be none is matched.
      return count > cost.most ? 1 : unitsOfNames([[given(cost.of)[0] ?? "", count]]);
    }
  }
}

/** As a sentence of the documentation. */
export function costInWords(cost: Cost): string {
  switch (cost.kind) {
    case "one":
      return "Costs 1 unit of the rate limit.";
    case "scan":
      return `Costs ${cost.units} units of the rate limit; 1 with ${withOr(cost.unless.map((name) => `\`${name}\``))}, or cached.`;
    case "names":
      return `Costs 1 unit of the rate limit for each \`${cost.names}\` of a ward, place, constituency or polling unit, and for each ten of another kind; cached, 1.`;
  }
}
