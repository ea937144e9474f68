import { searchPlaces, suggest } from "naijaref/search";
import type { search as contract } from "../contract/search.ts";
import type { Handlers } from "./operations.ts";
import { failureOfSearch } from "./queries.ts";

export const search = {
  search: ({ q, kinds, limit }) => {
    const found = searchPlaces(q, { kinds, limit });
    return found.ok ? found.value : failureOfSearch(found);
  },
  suggest: ({ q, kinds, limit }) => {
    const found = suggest(q, { kinds, limit });
    return found.ok ? found.value : failureOfSearch(found);
  },
} satisfies Handlers<keyof typeof contract>;
