import type { PageDefinition } from "../page.ts";
import { changes } from "./changes.tsx";
import { coverage } from "./coverage.tsx";

/** The pages about the dataset itself. */
export const aboutPages: readonly PageDefinition[] = [coverage, changes];
