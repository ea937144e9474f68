import { inflateSync } from "fflate";

/**
 * Printable ASCII but for quotes, the backslash, `<`, and `$`, of which two end a text of SQL: 91 signs, so that
 * two hold 13 bits.
 */
export const DIGITS = Array.from({ length: 95 }, (_, at) => String.fromCharCode(at + 32))
  .filter((sign) => !'"\\<$'.includes(sign))
  .join("");

/** A JSON value from what `pack` of pack-tables.ts wrote: deflated UTF-8, 13 bits in two digits. */
export function unpack(text: string, length: number): unknown {
  const values = new Uint8Array(128);
  for (let value = 0; value < DIGITS.length; value++) values[DIGITS.charCodeAt(value)] = value;
  const bytes = new Uint8Array(length);
  let [bits, count, to] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 2) {
    const high = values[text.charCodeAt(at)] as number;
    bits = (bits << 13) | (high * DIGITS.length + (values[text.charCodeAt(at + 1)] as number));
    for (count += 13; count >= 8 && to < length; count -= 8) bytes[to++] = bits >> (count - 8);
    bits &= (1 << count) - 1;
  }
  return JSON.parse(decodeUtf8(inflateSync(bytes)));
}

/**
 * An object of which each packed property unpacks itself when it is first read: who matches LGAs does not wait
 * for the words of addresses.
 *
 * @param value its other properties.
 */
export function unpackLater(
  value: object,
  packed: Readonly<Record<string, readonly [text: string, length: number]>>,
): object {
  for (const [name, [text, length]] of Object.entries(packed))
    Object.defineProperty(value, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        const own = unpack(text, length);
        Object.defineProperty(value, name, { value: own });
        return own;
      },
    });
  return value;
}

function decodeUtf8(bytes: Uint8Array): string {
  const parts: string[] = [];
  let units: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at++] as number;
    const more = (): number => (bytes[at++] as number) & 63;
    if (first < 128) units.push(first);
    else if (first < 224) units.push(((first & 31) << 6) | more());
    else units.push(((first & 15) << 12) | (more() << 6) | more());
    if (units.length < 8192) continue;
    parts.push(String.fromCharCode(...units));
    units = [];
  }
  return parts.join("") + String.fromCharCode(...units);
}
