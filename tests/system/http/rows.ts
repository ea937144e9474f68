import type { Runtime } from "../../start/runtimes.ts";

/**
 * A raw request, what it is answered with, and where a runtime's own parser comes first: what it answers, or
 * what the service makes of what it hands on.
 */
export type Row = readonly [
  name: string,
  send: string,
  expect: Expected,
  differs?: Readonly<Partial<Record<Runtime, number | "closed" | Expected>>>,
];

export interface Expected {
  readonly status: number;
  readonly code?: string;
  readonly headers?: Readonly<Record<string, string | RegExp | null>>;
  /** Must be found in the body. */
  readonly body?: object;
}

/** A request line and fields, closed by the empty line. */
export const request = (line: string, ...fields: readonly string[]): string =>
  `${[line, "Host: naijaref.test", ...fields].join("\r\n")}\r\n\r\n`;

export const get = (target: string, ...fields: readonly string[]): string =>
  request(`GET ${target} HTTP/1.1`, ...fields);

export const PUBLIC = "public, max-age=3600, stale-while-revalidate=86400";
export const ALLOW = "GET, HEAD, OPTIONS";
