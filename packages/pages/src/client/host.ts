import { staticAddress } from "../static-host.ts";

/** What the page says of where it is served: nothing, where a service serves it. */
const { base } = document.documentElement.dataset;

/** Where a page is on the host that served this one. */
export const hostAddress = (address: string): string =>
  base === undefined ? address : staticAddress(address, { base });

/** Whether files alone serve the pages, as `export:pages` writes them. */
export const isStaticHost: boolean = base !== undefined;

/** Where the pages begin: the path of the service worker is below it. */
export const basePath: string = base ?? "";
