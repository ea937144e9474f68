/** In characters, or in bytes. */
const MAX_LENGTH = 256 * 1024;
/** Items, members, objects and lists: each costs the parser time, however short it is. */
const MAX_PARTS = 10_000;

const [QUOTE, COMMA, LIST, BACKSLASH, OBJECT] = [...'",[\\{'].map((letter) => letter.charCodeAt(0));

/** Why a text is not parsed. */
export type JsonProblem = "malformed" | "too_long";

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: JsonProblem };

const decoder = new TextDecoder("utf-8", { fatal: true });

/** Parses JSON that a client sent, if that takes no more than some milliseconds. Bytes are in UTF-8. */
export function parseBounded(given: string | Uint8Array): ParsedJson {
  if (given.length > MAX_LENGTH) return { ok: false, problem: "too_long" };
  try {
    const text = typeof given === "string" ? given : decoder.decode(given);
    if (hasTooManyParts(text)) return { ok: false, problem: "too_long" };
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, problem: "malformed" };
  }
}

/** Whether it has, outside its texts. Nothing is said of what is not JSON. */
function hasTooManyParts(json: string): boolean {
  let parts = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const letter = json.charCodeAt(at);
    if (isInText) {
      if (letter === BACKSLASH) at++;
      else if (letter === QUOTE) isInText = false;
    } else if (letter === QUOTE) isInText = true;
    else if (letter === COMMA || letter === LIST || letter === OBJECT) parts++;
  }
  return parts > MAX_PARTS;
}
