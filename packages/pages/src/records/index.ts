import type { PageDefinition } from "../page.ts";
import { bank } from "./bank.tsx";
import { constituency } from "./constituency.tsx";
import { lga, lgaByIdentifier } from "./lga.tsx";
import { locality } from "./locality.tsx";
import { pollingUnit } from "./polling-unit.tsx";
import { state } from "./state.tsx";
import { ward } from "./ward.tsx";

/** The page of each kind of record. */
export const recordPages: readonly PageDefinition[] = [
  state,
  lga,
  lgaByIdentifier,
  ward,
  pollingUnit,
  locality,
  constituency,
  bank,
];
