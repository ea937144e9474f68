/** SHA-256 of the page's script and style in base64. A test says when they are to be brought up to date. */
export const SCRIPT_HASH = "3NO6v1p1lqXJG/jgvC7nzjRsoPAK/sqDg44HUIy8wXc=";
export const STYLE_HASH = "yiwwiuB85jIGXt2SzcwyWAZVdqG9inmtwRCsjhxnBo8=";

/**
 * What the page may do: run its own script, use its own style, show its own icon, and ask the service that
 * served it. The hashes are here as text, because some runtimes can compute one only asynchronously.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'sha256-${SCRIPT_HASH}'`,
  `style-src 'sha256-${STYLE_HASH}'`,
  "img-src data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
