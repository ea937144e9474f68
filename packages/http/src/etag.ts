import { type Content, LONGEST_JOINED, toBytes } from "./bytes.ts";

/**
 * What is hashed is copied here, because four bytes are then read at once. A text in ASCII fits, whatever
 * `toContent` leaves as a text; the three bytes behind it are for a last word that is not full. Used again
 * for every body, which is safe because hashing never waits.
 */
const bytes = new Uint8Array(LONGEST_JOINED + 4);
const words = new Uint32Array(bytes.buffer);
const encoder = new TextEncoder();

/**
 * A hash of 64 bits, from two lanes in the manner of MurmurHash3. It tells the bodies of this service apart;
 * it is not a cryptographic hash.
 */
class Hash {
  #low = 0x811c9dc5;
  #high = 0xc9dc5118;

  /** Adds the first bytes of the copy, in whole words. */
  add(length: number): void {
    bytes.fill(0, length, length + 3);
    let low = this.#low;
    let high = this.#high ^ length;
    const count = (length + 3) >> 2;
    for (let at = 0; at < count; at++) {
      let word = Math.imul(words[at] ?? 0, 0xcc9e2d51);
      word = (word << 15) | (word >>> 17);
      low = Math.imul(low ^ word, 0x1b873593);
      low = (low << 13) | (low >>> 19);
      high = Math.imul(high ^ word ^ low, 0x85ebca6b);
      high ^= high >>> 13;
    }
    this.#low = low;
    this.#high = high;
  }

  toString(): string {
    return write(this.#high) + write(this.#low);
  }
}

const PAIRS = Array.from({ length: 1024 }, (_, number) => number.toString(32).padStart(2, "0"));

/** 32 bits in base 32, from a table: `toString(32)` of a number so large takes as long as the whole hash. */
const write = (bits: number): string =>
  `${PAIRS[bits >>> 22]}${PAIRS[(bits >>> 12) & 1023]}${PAIRS[(bits >>> 2) & 1023]}${bits & 3}`;

/** A body and its entity tag. */
export interface Tagged {
  readonly content: Content;
  readonly tag: string;
}

/**
 * A text as the content of a body (see `toContent`), with its entity tag: the copy that shows whether it is
 * in ASCII is the one that is hashed.
 */
export function toTagged(text: string): Tagged {
  if (text.length <= LONGEST_JOINED) {
    const { read, written } = encoder.encodeInto(text, bytes);
    if (read === text.length && written === text.length) return { content: text, tag: tagOfCopy(written) };
  }
  const content = toBytes(text);
  return { content, tag: entityTag(content) };
}

function tagOfCopy(length: number): string {
  const hash = new Hash();
  hash.add(length);
  return `W/"${hash}"`;
}

/** A weak entity tag for a body, the same in every encoding (RFC 9110, 8.8.1). */
export function entityTag(content: Content): string {
  if (typeof content === "string") return tagOfCopy(encoder.encodeInto(content, bytes).written);
  const hash = new Hash();
  for (let at = 0; at < content.length; at += LONGEST_JOINED) {
    const part = content.subarray(at, at + LONGEST_JOINED);
    bytes.set(part);
    hash.add(part.length);
  }
  return `W/"${hash}"`;
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
