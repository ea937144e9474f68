import type { PageDefinition } from "../page.ts";
import { banks } from "./banks.tsx";
import { constituencies } from "./constituencies.tsx";
import { lgas } from "./lgas.tsx";
import { localities } from "./localities.tsx";
import { states } from "./states.tsx";

/** The pages that list all records of a kind. */
export const listPages: readonly PageDefinition[] = [states, lgas, localities, constituencies, banks];
