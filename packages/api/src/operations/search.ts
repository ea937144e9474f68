import { SEARCH_KINDS } from "@naijaref/records";
import { banksForAccount } from "naijaref/banks";
import { KINDS, kindsBy } from "naijaref/kinds";
import { parsePhone } from "naijaref/phones";
import { parsePlate } from "naijaref/plates";
import { parsePollingUnitCode } from "naijaref/polling-units";
import { SCORES, type SearchResult, searchPlaces, suggest } from "naijaref/search";
import type { search as contract } from "../contract/search.ts";
import { type Handlers, Noted } from "./operations.ts";
import { failureOfSearch } from "./queries.ts";

/** A result with a lower score has a typing error in every third letter: something else may be meant. */
const HARDLY_LIKE = 450;

export const search = {
  search: ({ q, kinds, limit }) => {
    const found = searchPlaces(q, { kinds, limit });
    if (!found.ok) return failureOfSearch(found);
    const notice = (found.value[0]?.score ?? 0) < HARDLY_LIKE ? whatElse(q, found.value) : undefined;
    return notice === undefined ? found.value : new Noted(found.value, notice);
  },
  suggest: ({ q, kinds, limit }) => {
    const found = suggest(q, { kinds, limit });
    if (!found.ok) return failureOfSearch(found);
    const notice = found.value.length === 0 ? noticeOfReader(q) : undefined;
    return notice === undefined ? found.value : new Noted(found.value, notice);
  },
} satisfies Handlers<keyof typeof contract>;

/** What /v1/suggest finds and /v1/search does not. */
const OTHERS = kindsBy("suggest").filter((kind) => !SEARCH_KINDS.some((place) => place === kind));

/** A number of a house, or several words. */
const isLikeAddress = (q: string): boolean => /\p{L}.*[\s,]\S*\p{L}/u.test(q);

/** What reads a text that names nothing: a plate has words with spaces as an address does, so it is first. */
const READERS: readonly (readonly [isFor: (q: string) => boolean, notice: string])[] = [
  [(q) => parsePollingUnitCode(q).ok, "/v1/polling-units/{code} reads the codes of polling units."],
  [(q) => parsePlate(q).ok, "/v1/plates/{plate} reads plate numbers."],
  [(q) => parsePhone(q).ok, "/v1/phone/{number} reads phone numbers."],
  [(q) => banksForAccount(q).ok, "/v1/validate/nuban checks account numbers."],
  [isLikeAddress, "/v1/address reads addresses."],
];

const noticeOfReader = (q: string): string | undefined => READERS.find(([isFor]) => isFor(q))?.[1];

/** Where what was looked for is found, if it is the name of no place. */
function whatElse(q: string, found: readonly SearchResult[]): string | undefined {
  const others = suggest(q, { kinds: OTHERS, limit: 1 });
  const best = others.ok ? others.value[0] : undefined;
  if (best !== undefined && best.score >= SCORES.beginning)
    return `/v1/suggest finds ${best.name} (${KINDS[best.kind].noun}).`;
  return found.length === 0 ? noticeOfReader(q) : undefined;
}
