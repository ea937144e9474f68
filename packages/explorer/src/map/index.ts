import type { PageDefinition } from "../page.ts";

/** The pages of the map. */
export const mapPages: readonly PageDefinition[] = [];
