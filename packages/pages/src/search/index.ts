import type { PageDefinition } from "../page.ts";
import { searchPage } from "./search-page.tsx";

/** The page of what the box finds. */
export const searchPages: readonly PageDefinition[] = [searchPage];
