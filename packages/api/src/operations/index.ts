import type { OperationId } from "../contract/index.ts";
import { about } from "./about.ts";
import { banks } from "./banks.ts";
import { boundaries } from "./boundaries.ts";
import { changes } from "./changes.ts";
import { concordance } from "./concordance.ts";
import { downloads } from "./downloads.ts";
import { electionDays } from "./election-days.ts";
import { elections } from "./elections.ts";
import { lgaList } from "./lga-list.ts";
import { localities } from "./localities.ts";
import { match } from "./match.ts";
import type { Handlers } from "./operations.ts";
import { phones } from "./phones.ts";
import { places } from "./places.ts";
import { plates } from "./plates.ts";
import { pollingUnits } from "./polling-units.ts";
import { search } from "./search.ts";
import { wards } from "./wards.ts";

export const operations = {
  // The wards are in a file of their own, so that a program that needs the states does not load them.
  ...places,
  ...lgaList,
  ...wards,
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
} satisfies Handlers<OperationId>;
