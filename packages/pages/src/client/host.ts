import { staticAddress } from "../static-host.ts";

/** What the page says of where it is served: nothing, where a service serves it. */
const { base, api, units } = document.documentElement.dataset;

/** Where a page is on the host that served this one, or on the service that it names. */
export const hostAddress = (address: string): string =>
  base === undefined ? address : staticAddress(address, { base, apiUrl: api, hasUnits: units !== undefined });

/** Whether files alone serve the pages, as `export:pages` writes them. */
export const isStaticHost: boolean = base !== undefined;

/** Whether there is a service for what files do not have. */
export const hasService: boolean = base === undefined || api !== undefined;

/** Where the pages begin: the path of the service worker is below it. */
export const basePath: string = base ?? "";
