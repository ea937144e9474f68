/**
 * FNV-1a over two lanes of 32 bits. It tells the bodies of this service apart; it is not a cryptographic
 * hash.
 */
function hash(bytes: Uint8Array): string {
  let low = 0x811c9dc5;
  let high = 0xc9dc5118;
  for (const byte of bytes) {
    low = Math.imul(low ^ byte, 0x01000193);
    high = Math.imul(high ^ byte ^ (low >>> 24), 0x01000193);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}

/** A weak entity tag for a body, the same in every encoding (RFC 9110, 8.8.1). */
export const entityTag = (bytes: Uint8Array): string => `W/"${hash(bytes)}"`;

/**
 * Whether If-None-Match names the tag: `*`, or a list in which the weak comparison finds it (RFC 9110,
 * 13.1.2).
 */
export function matchesEntityTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === tag || ifNoneMatch.trim() === "*") return true;
  const opaque = tag.replace(/^W\//, "");
  const listed: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return listed.includes(opaque);
}
