import { searchPlaces } from "naijaref/search";
import type { search as contract } from "../contract/search.ts";
import type { Handlers } from "./operations.ts";
import { refuseQuery } from "./queries.ts";

export const search = {
  search: ({ q, kinds, limit }) => {
    const found = searchPlaces(q, { ...(kinds && { kinds }), limit });
    return found.ok ? found.results : refuseQuery(found.reason);
  },
} satisfies Handlers<keyof typeof contract>;
