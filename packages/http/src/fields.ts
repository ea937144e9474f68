/** Header fields that do not depend on the request. */

/** The methods that every path accepts. */
export const ALLOW = "GET, HEAD, OPTIONS";

/**
 * On every answer, whatever its status: any page may call the service and read what it says. No page tells
 * another site the address that it was loaded from, because it may contain a person's number.
 */
export const ON_EVERY_ANSWER: readonly string[] = [
  "Access-Control-Allow-Origin",
  "*",
  "Access-Control-Expose-Headers",
  "ETag, Content-Disposition, Notice, RateLimit, RateLimit-Policy, Retry-After",
  "Cross-Origin-Resource-Policy",
  "cross-origin",
  "Referrer-Policy",
  "no-referrer",
];

/** On a file: a page that reads parts of it needs to see which part it received. */
export const ON_FILES: readonly string[] = ON_EVERY_ANSWER.map((field) =>
  field.startsWith("ETag,") ? `${field}, Accept-Ranges, Content-Range` : field,
);

/**
 * To a preflight (Fetch, 4.8): what a page may ask; cached for a day. Any header may be sent, where nothing
 * else is said, because the service is read-only and takes no credentials. The asterisk does not include
 * Authorization (Fetch, 4.9).
 */
export const preflight = (allow: string, sent = "*, Authorization"): readonly string[] => [
  "Access-Control-Allow-Methods",
  allow,
  "Access-Control-Allow-Headers",
  sent,
  "Access-Control-Max-Age",
  "86400",
];

/** A body may be taken for no other type than its own, and has a policy of what it may load. */
export const contained = (policy: string): readonly string[] => [
  "X-Content-Type-Options",
  "nosniff",
  "Content-Security-Policy",
  policy,
];

/** A JSON body is never a page, whatever it contains. */
export const NO_PAGE = contained("default-src 'none'; frame-ancestors 'none'");
