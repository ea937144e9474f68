import { staticAddress } from "../static-host.ts";

/** What the page says of where it is served: nothing, where a service serves it. */
const { base, api } = document.documentElement.dataset;

/** Where a page is on the host that served this one. */
export const hostAddress = (address: string): string =>
  base === undefined ? address : staticAddress(address, { base });

/** What stands in front of a path of the API; undefined where there is no service to ask. */
export const apiUrl: string | undefined = base === undefined ? "" : api;

/** Where the pages begin: the path of the service worker is below it. */
export const basePath: string = base ?? "";
