import { staticAddress } from "../static-host.ts";

const { base, api } = document.documentElement.dataset;

export const hostAddress = (address: string): string =>
  base === undefined ? address : staticAddress(address, { base, apiUrl: api });

/** Whether files alone serve the pages, as `export:pages` writes them. */
export const isStaticHost: boolean = base !== undefined;

export const hasService: boolean = base === undefined || api !== undefined;

export const basePath: string = base ?? "";
