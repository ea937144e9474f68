import type { ListKind } from "../kinds.ts";
import { BANKS } from "./list-of-banks.ts";
import { LGAS } from "./list-of-lgas.ts";
import { LOCALITIES } from "./list-of-localities.ts";
import { STATES } from "./list-of-states.ts";
import { WARDS } from "./list-of-wards.ts";
import { SEATS } from "./lists-of-seats.ts";
import type { MatchList } from "./match-list.ts";

/** What texts are matched with. */
export const MATCH_LISTS: Readonly<Record<ListKind, MatchList>> = {
  state: STATES,
  lga: LGAS,
  ward: WARDS,
  ...SEATS,
  locality: LOCALITIES,
  bank: BANKS,
};
