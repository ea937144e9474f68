/**
 * What is used of a service worker. The types of pages and of workers exclude each other, so they are written
 * here.
 */
export interface WorkerScope {
  addEventListener(name: "install" | "activate" | "fetch", listen: (event: RequestEvent) => void): void;
  readonly registration: { update(): Promise<unknown> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly { readonly url: string }[]>;
  };
  readonly location: Location;
  readonly navigator: Navigator & { readonly connection?: { readonly saveData?: boolean } };
  skipWaiting(): Promise<void>;
  /** `/service-worker.js` sets it before it loads this script. */
  readonly offline: Offline;
}

/** Of `fetch`; the others only wait. */
export interface RequestEvent {
  waitUntil(work: Promise<unknown>): void;
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** A script that makes pages from the data on the device. */
export interface Maker {
  readonly below: readonly string[];
  readonly script: string;
  readonly styles: readonly string[];
  /** These, and all that the script imports. */
  readonly files: readonly string[];
}

export interface Offline {
  readonly dataVersion: string;
  /** The path below which the pages are; empty for a whole host. */
  readonly base: string;
  /** Pages that work without a connection from the first visit on. */
  readonly pages: readonly string[];
  /** What is shown in place of a page of which there is no copy. It shows no data, so it is of no version. */
  readonly pageForNothing: string;
  /** Whether a page with a query may be kept, unless its header fields forbid it. */
  readonly cachesQueries: boolean;
  readonly makers: readonly Maker[];
  /** The scripts and styles of these pages. */
  readonly files: readonly string[];
  /** All scripts and styles of this build: others are old. */
  readonly allFiles: readonly string[];
}

export const scope = globalThis as unknown as WorkerScope;
