import { mapPages } from "../map/index.ts";
import type { PageDefinition } from "../page.ts";
import { searchPages } from "../search/index.ts";
import { toolPages } from "../tools/index.ts";
import { home } from "./home.tsx";
import { state } from "./state.tsx";

/** Every page. Adding one is a line here, or in the list of its folder. */
export const pages: readonly PageDefinition[] = [home, state, ...mapPages, ...toolPages, ...searchPages];
