/** The pages for people: from a path and a query to a document. Nothing here is about HTTP. */

export { assetFiles } from "./assets.ts";
export { contentSecurityPolicy, embedPolicy } from "./content-security-policy.ts";
export type { FoundPage, Rendered, RenderedPage } from "./find-page.tsx";
export { serviceWorker } from "./offline/service-worker.ts";
export type { Site } from "./page.ts";
export { renderFailure } from "./pages/failure.tsx";
export { drawPicture, pictureAt } from "./picture/picture.ts";
export { type AllPages, findPage, type Pages, pageAddresses, pages, sitemap } from "./served.ts";
export { leadsTo, type StaticHost, staticAddress } from "./static-host.ts";
