import { assetFiles } from "./assets.ts";
import { contentSecurityPolicy, embedPolicy } from "./content-security-policy.ts";
import { serviceWorker } from "./offline/service-worker.ts";
import { renderFailure } from "./pages/failure.tsx";
import { drawPicture, pictureAt } from "./picture/picture.ts";
import { findPage } from "./routes.ts";
import { sitemap } from "./sitemap.ts";

/** All that a service serves of the pages, as one value: a service without pages is given none. */
export const pages = {
  assetFiles,
  contentSecurityPolicy,
  drawPicture,
  embedPolicy,
  findPage,
  pictureAt,
  renderFailure,
  serviceWorker,
  sitemap,
};

export type Pages = typeof pages;
