/** Why a form cannot be read. */
export type FormProblem = "too_many_fields" | "too_long" | "malformed";

/** The fields of a form by their names, decoded; of several with one name the first. */
export type Form = Readonly<Record<string, string | undefined>>;

/** No form that is asked for has more. */
export const MAX_FIELDS = 16;

/** In characters, encoded: 256 KB of JSON have at most three times as many. */
const MAX_FIELD = 768 * 1024;

/**
 * Reads some fields of application/x-www-form-urlencoded (WHATWG URL, 5.1), in some milliseconds for a
 * megabyte: other fields are not decoded, and there may be few.
 */
export function readForm(text: string, names: readonly string[]): Form | FormProblem {
  const form: Record<string, string> = {};
  let fields = 0;
  for (let at = 0; at < text.length; ) {
    if (++fields > MAX_FIELDS) return "too_many_fields";
    const next = text.indexOf("&", at);
    const end = next < 0 ? text.length : next;
    const found = text.indexOf("=", at);
    const middle = found < 0 || found > end ? end : found;
    const name = names.find((one) => one === text.slice(at, middle));
    if (name !== undefined && form[name] === undefined) {
      if (end - middle > MAX_FIELD) return "too_long";
      const value = decode(text.slice(middle + 1, end));
      if (value === undefined) return "malformed";
      form[name] = value;
    }
    at = end + 1;
  }
  return form;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const [PLUS, SPACE, PERCENT] = [..."+ %"].map((letter) => letter.charCodeAt(0));

/** What each byte is as a hexadecimal digit; -1 for the others. */
const DIGITS = Int8Array.from({ length: 256 }, (_, byte) =>
  "0123456789abcdef".indexOf(String.fromCharCode(byte).toLowerCase()),
);

/**
 * Byte by byte: V8 takes a quarter of a second to replace a million plus signs of a text. Undefined for
 * malformed encoding.
 */
function decode(text: string): string | undefined {
  const bytes = encoder.encode(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    let byte = bytes[at] as number;
    if (byte === PLUS) byte = SPACE as number;
    else if (byte === PERCENT) {
      const [high = -1, low = -1] = [DIGITS[bytes[at + 1] ?? 0], DIGITS[bytes[at + 2] ?? 0]];
      if (high < 0 || low < 0) return undefined;
      byte = 16 * high + low;
      at += 2;
    }
    bytes[length++] = byte;
  }
  try {
    return decoder.decode(bytes.subarray(0, length));
  } catch {
    return undefined;
  }
}
