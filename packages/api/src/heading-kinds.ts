import type { MatchKind } from "naijaref/match";

/** What a column may have, as its heading says: names of records, addresses, or numbers. */
export type HeadingKind = MatchKind | "polling_unit" | "address" | "phone" | "account";

/** The most detailed place first: beside an LGA, a state only says where it is. */
const PATTERNS: readonly (readonly [HeadingKind, RegExp])[] = [
  ["polling_unit", /\b(polling (unit|station|point)s?|voting points?|pu)\b/],
  ["ward", /\b(wards?|registration areas?)\b/],
  ["lga", /\b(lgas?|lg|lcda|local ?gov\w*|local council|(area )?council|area)\b/],
  ["account", /\b(acc(oun)?t ?(no|num|number)?|nuban)\b/],
  ["bank", /\b(banks?|institutions?)\b/],
  ["senatorial_district", /\bsenat\w*/],
  ["federal_constituency", /\bfederal const\w*|\bhouse of rep\w*/],
  ["constituency", /\bconstituenc\w*/],
  ["address", /\baddress(es)?\b/],
  ["phone", /\b(phones?|mobile|gsm|msisdn|telephone|tel|whatsapp)\b/],
  ["state", /\bstates?\b/],
];

/**
 * The words of a heading, without dots, slashes and case: `L.G.A`, `L/G/A`, `lga_name` and `LGAName` have the
 * word `lga`.
 */
const wordsOfHeading = (heading: string): string =>
  heading
    .slice(0, 200)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/\b([a-z]) (?=[a-z]\b)/g, "$1")
    .trim();

/** Alone it may be a quarter, a zone or a number of hectares. */
const VAGUE = /^(area|council)$/;

/** The kind that a heading says without doubt. */
export function kindInHeading(heading: string): HeadingKind | undefined {
  const words = wordsOfHeading(heading);
  if (VAGUE.test(words)) return undefined;
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** The first column with a heading of the most detailed kind; undefined where none says one. */
export function mostDetailedColumn(
  headings: readonly string[],
): { readonly column: string; readonly kind: HeadingKind } | undefined {
  for (const [kind, pattern] of PATTERNS) {
    const column = headings.find((heading) => pattern.test(wordsOfHeading(heading)));
    if (column !== undefined) return { column, kind };
  }
  return undefined;
}

/** The kinds of places, the most detailed first. */
const DETAIL: readonly HeadingKind[] = ["polling_unit", "ward", "lga", "state"];

/** A column of a more detailed kind of place than the one that was matched, such as LGAs beside states. */
export function moreDetailed(headings: readonly string[], matched: string) {
  const best = mostDetailedColumn(headings);
  const at = DETAIL.indexOf(matched as HeadingKind);
  return best !== undefined && DETAIL.includes(best.kind) && DETAIL.indexOf(best.kind) < at
    ? best
    : undefined;
}

/** The column with a heading of a kind: that of the state, LGA, ward or bank of each row. */
export const columnOfKind = (headings: readonly string[], kind: HeadingKind): string | undefined =>
  headings.find((heading) => kindInHeading(heading) === kind);

/** The system of ids that a heading names, as "Paystack code" and "geonames_id" do. */
export function systemInHeading<System extends { readonly id: string }>(
  heading: string,
  systems: readonly System[],
): System | undefined {
  const said = heading
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_");
  return (
    systems.find(({ id }) => id === said) ??
    systems.find(({ id }) => id === said.replace(/_?(?:ids?|codes?)$/, ""))
  );
}
