import { about } from "./about.ts";
import { banks } from "./banks.ts";
import { boundaries } from "./boundaries.ts";
import { changes } from "./changes.ts";
import { concordance } from "./concordance.ts";
import { downloads } from "./downloads.ts";
import { electionDays } from "./election-days.ts";
import { elections } from "./elections.ts";
import { localities } from "./localities.ts";
import { match } from "./match.ts";
import type { Operation } from "./operation.ts";
import { phones } from "./phones.ts";
import { places } from "./places.ts";
import { plates } from "./plates.ts";
import { pollingUnits } from "./polling-units.ts";
import { search } from "./search.ts";

/** Every operation of version 1 by its id, domain by domain. */
export const contract = {
  ...places,
  ...localities,
  ...elections,
  ...electionDays,
  ...pollingUnits,
  ...banks,
  ...phones,
  ...plates,
  ...boundaries,
  ...concordance,
  ...search,
  ...match,
  ...downloads,
  ...changes,
  ...about,
} as const satisfies Record<string, Operation>;

export type Contract = typeof contract;
export type OperationId = keyof Contract;
