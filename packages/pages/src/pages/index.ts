import { changes } from "../about/changes.tsx";
import { coverage } from "../about/coverage.tsx";
import { codePages, codesPage } from "../codes/codes-page.tsx";
import { comparePages } from "../compare/compare-page.tsx";
import { partiesPage } from "../elections/parties-page.tsx";
import { timetablePage } from "../elections/timetable-page.tsx";
import { votePage } from "../elections/vote-page.tsx";
import { votePlacePage } from "../elections/vote-place-page.tsx";
import { embedPages } from "../embed/embed-pages.tsx";
import { banks } from "../lists/banks.tsx";
import { constituencies } from "../lists/constituencies.tsx";
import { localities } from "../lists/localities.tsx";
import { lgas, states } from "../lists/places.tsx";
import { mapPage } from "../map/map-page.tsx";
import { wherePage } from "../map/where-page.tsx";
import type { PageDefinition } from "../page.ts";
import { recordPages } from "../records/index.tsx";
import { referencePages } from "../reference/reference-page.tsx";
import { searchPage } from "../search/search-page.tsx";
import { accountPage } from "../tools/account/account-page.tsx";
import { formPage } from "../tools/form/form-page.tsx";
import { matchPage } from "../tools/match/match-page.tsx";
import { phonePage } from "../tools/phone/phone-page.tsx";
import { categoriesPage, platePage } from "../tools/plate/plate-page.tsx";
import { downloadsPage } from "./downloads.tsx";
import { home } from "./home.tsx";
import { offlinePage } from "./not-found.tsx";

/** What was a page of its own, and is a part of another one now. */
const MOVED = {
  "/checkout": "/form#controls",
  "/library": "/v1/docs#library",
  "/prefixes": "/codes#prefixes",
  "/area-codes": "/codes#area-codes",
  "/plate-codes": "/codes",
} as const;

/** Every page. Adding one is a line here, or in `records/index.tsx`. */
export const pages: readonly PageDefinition[] = [
  home,
  ...recordPages,
  ...comparePages,
  ...[states, lgas, localities, constituencies, banks],
  ...[codesPage, ...codePages],
  ...[votePage, votePlacePage, timetablePage, partiesPage],
  ...[mapPage, wherePage],
  ...[accountPage, phonePage, platePage, categoriesPage, matchPage, formPage],
  searchPage,
  ...[coverage, changes],
  ...embedPages,
  ...referencePages,
  downloadsPage,
  offlinePage,
  ...Object.entries(MOVED).map(([pattern, redirect]) => ({ pattern, render: () => ({ redirect }) })),
];
