import { errors, type Failure } from "../contract/errors.ts";
import type { CacheClass } from "../contract/operation.ts";
import { type Body, errorBody } from "./body.ts";
import { entityTag } from "./etag.ts";
import type { HttpAnswer } from "./message.ts";

const CACHE_CONTROL: Readonly<Record<CacheClass, string>> = {
  public: "public, max-age=3600, stale-while-revalidate=86400",
  private: "private, max-age=3600",
  none: "no-store",
};

/** On every answer, whatever its status: any page may call the service and read what it says. */
const ALWAYS = [
  "Access-Control-Allow-Origin",
  "*",
  "Access-Control-Expose-Headers",
  "ETag, RateLimit, RateLimit-Policy, Retry-After",
  "X-Content-Type-Options",
  "nosniff",
] as const;

const encoder = new TextEncoder();

/** A success, with the answer that stands for it when the caller has it already. */
export interface Success {
  readonly full: HttpAnswer;
  readonly etag: string;
  readonly notModified: HttpAnswer | undefined;
}

export function success(body: Body, cache: CacheClass, route: string): Success {
  const bytes = encoder.encode(body.text);
  const etag = entityTag(bytes);
  const shared = [
    "ETag",
    etag,
    "Cache-Control",
    CACHE_CONTROL[cache],
    "Vary",
    "Accept-Encoding",
    ...(body.headers ?? []),
    ...ALWAYS,
  ];
  const full = {
    status: 200,
    headers: ["Content-Type", body.mediaType, "Content-Length", String(bytes.length), ...shared],
    body: bytes,
    route,
  };
  const notModified = cache === "none" ? undefined : { status: 304, headers: shared, body: undefined, route };
  return { full, etag, notModified };
}

export function failure(failure: Failure, route: string, extra: readonly string[] = []): HttpAnswer {
  const body = errorBody(failure);
  const bytes = encoder.encode(body.text);
  return {
    status: errors[failure.code].status,
    headers: [
      "Content-Type",
      body.mediaType,
      "Content-Length",
      String(bytes.length),
      "Cache-Control",
      "no-store",
      ...extra,
      ...ALWAYS,
    ],
    body: bytes,
    route,
  };
}

/** 204 to OPTIONS: what the path takes, and to a preflight that a page may ask it (kept for a day). */
export const options = (allow: string, route: string): HttpAnswer => ({
  status: 204,
  headers: [
    "Allow",
    allow,
    "Access-Control-Allow-Methods",
    allow,
    "Access-Control-Allow-Headers",
    "If-None-Match",
    "Access-Control-Max-Age",
    "86400",
    "Cache-Control",
    "no-store",
    ...ALWAYS,
  ],
  body: undefined,
  route,
});
