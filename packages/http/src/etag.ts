import { type Content, shortAscii, toBytes } from "./bytes.ts";

/** A body and its entity tag. */
export interface Tagged {
  readonly content: Content;
  readonly tag: string;
}

/**
 * A body as it is written (see `toContent`), with a weak entity tag, which is the same in every encoding (RFC
 * 9110, 8.8.1). The copy that shows whether a text is in ASCII is the one that is hashed.
 */
export function toTagged(body: Content): Tagged {
  const ascii = typeof body === "string" ? shortAscii(body) : undefined;
  if (ascii !== undefined) return { content: body, tag: tagOf(ascii, body.length) };
  const content = typeof body === "string" ? toBytes(body) : body;
  return { content, tag: tagOf(content, content.length) };
}

/**
 * A weak entity tag: how many bytes a body has, and a hash of 32 bits, like FNV-1a over four bytes at a time.
 * Only bodies of one path are compared, from one release to the next: a change that leaves the length as it
 * was goes unseen once in four thousand million times.
 */
function tagOf(body: Uint8Array, length: number): string {
  // Words must begin at a multiple of four.
  const aligned = body.byteOffset % 4 === 0 ? body : new Uint8Array(body.subarray(0, length));
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, length >> 2);
  let hash = 0x811c9dc5;
  const add = (value: number): void => {
    hash = Math.imul(hash ^ value, 0x01000193);
    hash ^= hash >>> 13;
  };
  for (let at = 0; at < words.length; at++) add(words[at] as number);
  for (let at = words.length * 4; at < length; at++) add(aligned[at] as number);
  return `W/"${length.toString(36)}-${(hash >>> 0).toString(36)}"`;
}

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
