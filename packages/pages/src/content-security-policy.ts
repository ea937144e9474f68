import { firstStyleHash } from "./generated/first-style.ts";

/**
 * @param asked the origins that scripts may ask
 * @param framing the origins whose pages may frame this one
 */
const policy = (asked: string, framing = "'none'"): readonly string[] => [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'sha256-${firstStyleHash}'`,
  "img-src 'self' data: blob:",
  `connect-src ${asked}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  `frame-ancestors ${framing}`,
];

/**
 * What a page may do: run its own scripts, wear its own styles and the one that is in it, draw, and ask the
 * service that served it. No address of another site is in it, so a page cannot send what a person typed
 * anywhere else.
 */
export const contentSecurityPolicy = policy("'self'").join("; ");

/** The same for what other pages may frame: any of them. */
export const embedPolicy = policy("'self'", "*").join("; ");

/**
 * The same inside a page that is a plain file. It may also ask the service that its owner named. Which pages
 * may frame it, a page cannot say itself.
 */
export const policyInPage = (apiUrl?: string): string =>
  policy(apiUrl === undefined ? "'self'" : `'self' ${new URL(apiUrl).origin}`)
    .filter((one) => !one.startsWith("frame-ancestors"))
    .join("; ");
