import type { SearchResult } from "../records.generated.ts";

export type { SearchResult } from "../records.generated.ts";

export type Search =
  | { readonly ok: true; readonly results: readonly SearchResult[] }
  | { readonly ok: false; readonly reason: "empty" | "too_long" };

export function searchPlaces(
  _query: string,
  _options: { kinds?: readonly ("state" | "lga" | "ward")[]; limit?: number },
): Search {
  return { ok: true, results: [] };
}
