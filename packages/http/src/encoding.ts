import { Generations } from "./cache.ts";

/** The encoding of a body. */
export type Encoding = "identity" | "gzip" | "br";

/**
 * Compresses a body; the runtime's own way. A long one later, beside other work; and not at all, where nobody
 * wants it any more when its turn comes.
 */
export type Encode = (
  bytes: Uint8Array,
  encoding: Exclude<Encoding, "identity">,
  isWanted: () => boolean,
) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Smaller bodies fit one packet as they are. */
export const SMALLEST_ENCODED = 1024;

const OFFERED: readonly Encoding[] = ["br", "gzip", "identity"];

/** What clients ask for, of each of two generations: they write it in few ways, and to read one takes a microsecond. */
const asked = new Generations<string, Encoding>(16);

/**
 * The offered encoding that Accept-Encoding likes best (RFC 9110, 12.5.3), the smallest of those it likes
 * equally. Identity where it refuses all: an answer that may be unreadable is better than none.
 */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return "identity";
  const known = asked.get(acceptEncoding);
  if (known !== undefined) return known;
  const preferred = readPreferred(acceptEncoding);
  asked.set(acceptEncoding, preferred);
  return preferred;
}

function readPreferred(acceptEncoding: string): Encoding {
  const weights = new Map(acceptEncoding.toLowerCase().split(",").map(readCoding));
  const unnamed = weights.get("*") ?? 0;
  const weightOf = (coding: Encoding): number =>
    weights.get(coding) ?? (coding === "identity" ? Math.max(unnamed, Number.MIN_VALUE) : unnamed);
  let best: Encoding = "identity";
  let most = 0;
  for (const coding of OFFERED) {
    if (weightOf(coding) > most) [best, most] = [coding, weightOf(coding)];
  }
  return best;
}

function readCoding(item: string): [coding: string, weight: number] {
  const [coding = "", ...parameters] = item.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
  // Of what is not a weight (RFC 9110, 12.4.2) nothing can be said but that the coding was named.
  return [
    coding === "x-gzip" ? "gzip" : coding,
    /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 1,
  ];
}
