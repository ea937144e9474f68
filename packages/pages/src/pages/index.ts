import { aboutPages } from "../about/index.ts";
import { codePages } from "../codes/index.ts";
import { comparePages } from "../compare/compare-page.tsx";
import { electionPages } from "../elections/index.ts";
import { embedPages } from "../embed/index.ts";
import { listPages } from "../lists/index.ts";
import { mapPages } from "../map/index.ts";
import { offlinePage } from "../offline/offline-page.tsx";
import type { PageDefinition } from "../page.ts";
import { recordPages } from "../records/index.tsx";
import { referencePages } from "../reference/reference-page.tsx";
import { searchPages } from "../search/index.ts";
import { toolPages } from "../tools/index.ts";
import { downloadsPage } from "./downloads.tsx";
import { home } from "./home.tsx";
import { libraryPage } from "./library.tsx";

/** Every page. Adding one is a line here, or in the list of its folder. */
export const pages: readonly PageDefinition[] = [
  home,
  ...recordPages,
  ...comparePages,
  ...listPages,
  ...codePages,
  ...electionPages,
  ...mapPages,
  ...toolPages,
  ...searchPages,
  ...aboutPages,
  ...embedPages,
  ...referencePages,
  libraryPage,
  downloadsPage,
  offlinePage,
];
