import { assetFiles } from "./assets.ts";
import { contentSecurityPolicy, embedPolicy } from "./content-security-policy.ts";
import type { FoundPage } from "./find-page.tsx";
import { serviceWorker } from "./offline/service-worker.ts";
import { meantBy, messageForPeople, renderFailure } from "./pages/failure.tsx";
import { drawPicture, pictureAt } from "./picture/picture.ts";
import { findPage, sitemap } from "./routes.ts";

export interface Pages {
  readonly assetFiles: readonly string[];
  readonly contentSecurityPolicy: string;
  readonly embedPolicy: string;
  readonly findPage: (path: string) => FoundPage | undefined;
  /** Left out where the pages are not all there. */
  readonly all?: AllPages;
}

const all = { drawPicture, meantBy, messageForPeople, pictureAt, renderFailure, serviceWorker, sitemap };

/** What only a service with all pages has: pictures and failures of them, and what lists them. */
export type AllPages = typeof all;

export const pages = { assetFiles, contentSecurityPolicy, embedPolicy, findPage, all } satisfies Pages;
