import type { Runtime } from "../../start/runtimes.ts";

/** What a raw request is answered with. */
export interface Row {
  readonly name: string;
  /** The request as it goes over the socket. */
  readonly send: string;
  readonly expect: Expected;
  /** Where a runtime's own HTTP parser answers before the service is asked, and what it does. */
  readonly differs?: Readonly<Partial<Record<Runtime, Difference>>>;
}

export interface Expected {
  readonly status: number;
  /** Of an error. */
  readonly code?: string;
  readonly headers?: Readonly<Record<string, string | RegExp | null>>;
  /** Must be found in the body. */
  readonly body?: object;
}

/** The runtime's own plain answer: a status, or the connection closed without one. */
export type Difference = { readonly because: string } & (
  | { readonly own: number | "closed" }
  | { readonly expect: Expected }
);

/** A request line and fields, closed by the empty line. */
export const request = (line: string, ...fields: readonly string[]): string =>
  `${[line, "Host: naijaref.test", ...fields].join("\r\n")}\r\n\r\n`;

export const get = (target: string, ...fields: readonly string[]): string =>
  request(`GET ${target} HTTP/1.1`, ...fields);

export const PUBLIC = "public, max-age=3600, stale-while-revalidate=86400";
export const ALLOW = "GET, HEAD, OPTIONS";
