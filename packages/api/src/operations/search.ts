import { SEARCH_KINDS } from "@naijaref/records";
import { banksForAccount } from "naijaref/banks";
import { KINDS, kindsBy } from "naijaref/kinds";
import { parsePhone } from "naijaref/phones";
import { SCORES, type SearchResult, searchPlaces, suggest } from "naijaref/search";
import { formOf, isLikeAddress } from "naijaref/text";
import type { search as contract } from "../contract/search.ts";
import { failureOfSearch } from "./failures.ts";
import { type Handlers, Noted } from "./operations.ts";
import { wordsOf } from "./suggestion-words.ts";

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
    // Each search makes its own results: to spread both into a third object takes a tenth of an answer.
    const rows = found.value.map((one) => Object.assign(one, wordsOf(one)));
    return notice === undefined ? rows : new Noted(rows, notice);
  },
} satisfies Handlers<keyof typeof contract>;

/** What /v1/suggest finds and /v1/search does not. */
const OTHERS = kindsBy("suggest").filter((kind) => !SEARCH_KINDS.some((place) => place === kind));

function noticeOfReader(q: string): string | undefined {
  const form = formOf(q);
  if (form === "polling_unit") return "/v1/polling-units/{code} reads the codes of polling units.";
  if (form === "plate") return "/v1/plates/{plate} reads plate numbers.";
  if (form === "number" && parsePhone(q).ok) return "/v1/phone/{number} reads phone numbers.";
  if (form === "number" && banksForAccount(q).ok) return "/v1/validate/nuban checks account numbers.";
  return isLikeAddress(q, false, false) ? "/v1/address reads addresses." : undefined;
}

function whatElse(q: string, found: readonly SearchResult[]): string | undefined {
  const others = suggest(q, { kinds: OTHERS, limit: 1 });
  const best = others.ok ? others.value[0] : undefined;
  if (best !== undefined && best.score >= SCORES.beginning)
    return `/v1/suggest finds ${best.name} (${KINDS[best.kind].noun}).`;
  return found.length === 0 ? noticeOfReader(q) : undefined;
}
