/**
 * What a page may do: run its own scripts, wear its own styles, draw, and ask the service that served it. No
 * address of another site is in it, so a page cannot send what a person typed anywhere else.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");
