import type { PageDefinition } from "../page.ts";
import { partiesPage } from "./parties-page.tsx";
import { timetablePage } from "./timetable-page.tsx";
import { votePage } from "./vote-page.tsx";
import { votePlacePage } from "./vote-place-page.tsx";

/** The pages about elections: what one votes for and when, the days, the parties. */
export const electionPages: readonly PageDefinition[] = [votePage, votePlacePage, timetablePage, partiesPage];
