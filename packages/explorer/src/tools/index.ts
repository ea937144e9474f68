import type { PageDefinition } from "../page.ts";

/** The pages that check, read and match what a person brings. */
export const toolPages: readonly PageDefinition[] = [];
