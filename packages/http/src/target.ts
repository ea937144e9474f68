/** A request target, checked before any work is done on it. */
export interface Target {
  /** Still percent-encoded, so that an encoded slash stays inside its segment. */
  readonly path: string;
  /** Decoded; of a repeated parameter the first. */
  readonly query: ReadonlyMap<string, string>;
  /** All values of each parameter that is repeated. */
  readonly repeated: ReadonlyMap<string, readonly string[]>;
}

/** In bytes, of path and query. */
export const MAX_TARGET_LENGTH = 2048;

/**
 * Why a target cannot be read: too long, or a part with malformed percent-encoding or a control character.
 */
export type TargetProblem = "too_long" | "malformed_path" | "malformed_query";

export type TargetResult =
  | { readonly ok: true; readonly value: Target }
  | { readonly ok: false; readonly reason: TargetProblem };

/** A segment that may be `.` or `..`. */
const HAS_DOTS = /\/(\.|%2e)/i;

/** What stands for itself in a path, a query, or a part of them: nothing to decode, to trim or to refuse. */
const IS_PLAIN_PATH = /^[\w\-.~!$&'()*+,;=:@/]*$/;
const IS_PLAIN_QUERY = /^[\w\-.~!$&'()*,;=:@/?]*$/;
const IS_PLAIN = /^[\w\-.~!$'()*,;:@]*$/;

const NO_QUERY: Pick<Target, "query" | "repeated"> = { query: new Map(), repeated: new Map() };

const refuse = (reason: TargetProblem): TargetResult => ({ ok: false, reason });

/** Reads a request target (RFC 9112, 3.2.1, or 3.2.2 where a proxy sends the absolute form). */
export function readTarget(target: string): TargetResult {
  const relative = originForm(target);
  if (relative.length > MAX_TARGET_LENGTH) return refuse("too_long");
  const mark = relative.indexOf("?");
  const path = (mark < 0 ? relative : relative.slice(0, mark)) || "/";
  if (!IS_PLAIN_PATH.test(path) && path.split("/").some((segment) => decode(segment) === undefined))
    return refuse("malformed_path");
  const query = mark < 0 ? NO_QUERY : readQuery(relative.slice(mark + 1));
  if (query === undefined) return refuse("malformed_query");
  return { ok: true, value: { path: withoutDots(path), ...query } };
}

/** The target of `OPTIONS *`: the service as a whole (RFC 9112, 3.2.4). */
export const WHOLE_SERVICE = "*";

/** CONNECT names an authority and no path (RFC 9112, 3.2.3). */
const originForm = (target: string): string =>
  target.startsWith("/") && !target.includes("#")
    ? target
    : target.replace(/^(?:https?:\/\/[^/?#]*|[^*/?#][^/?#]*)/i, "").replace(/#.*$/s, "");

/**
 * Removes `.` and `..` as every URL parser does, so that a raw request means the same as a browser's (RFC
 * 3986, 5.2.4).
 */
function withoutDots(path: string): string {
  if (!HAS_DOTS.test(path)) return path;
  const kept: string[] = [];
  const segments = path
    .split("/")
    .map((segment) => (/^(\.|%2e){1,2}$/i.test(segment) ? segment.replaceAll(/%2e/gi, ".") : segment));
  for (const [at, segment] of segments.entries()) {
    const isLast = at === segments.length - 1;
    if (segment === "..") kept.length = Math.max(1, kept.length - 1);
    else if (segment !== ".") kept.push(segment);
    if (isLast && (segment === "." || segment === "..")) kept.push("");
  }
  return kept.join("/");
}

function readQuery(text: string): Pick<Target, "query" | "repeated"> | undefined {
  const query = new Map<string, string>();
  let repeated: Map<string, string[]> | undefined;
  const read = IS_PLAIN_QUERY.test(text) ? asItIs : decodeInQuery;
  // Not `split`, because engines keep its results, and most queries never come again.
  for (let at = 0; at <= text.length; ) {
    const next = text.indexOf("&", at);
    const end = next < 0 ? text.length : next;
    const found = text.indexOf("=", at);
    const middle = found < 0 || found > end ? end : found;
    const name = read(text.slice(at, middle));
    const written = text.slice(middle + 1, end);
    const value = name === LINES ? decode(written, true, true) : read(written);
    at = end + 1;
    if (name === undefined || value === undefined) return undefined;
    if (name === "") continue;
    const first = query.get(name);
    if (first === undefined) query.set(name, value);
    else {
      repeated ??= new Map();
      const values = repeated.get(name);
      if (values === undefined) repeated.set(name, [first, value]);
      else values.push(value);
    }
  }
  return { query, repeated: repeated ?? NO_QUERY.repeated };
}

/** The parameter that a text area fills: a browser sends its line ends as `%0D%0A`. */
const LINES = "names";

const asItIs = (text: string): string => text;
const decodeInQuery = (text: string): string | undefined => decode(text, true);

/**
 * The control characters of ASCII. Those of Latin-1 (U+0080 to U+009F) are read as punctuation is: they are
 * the quotes and dashes of Windows-1252, wrongly decoded.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;
/** The same but for tab, line feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_IN_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Percent-decodes, and removes whitespace and line ends around what was typed or pasted, unless nothing else
 * is there. Undefined where the encoding is malformed or hides a control character.
 *
 * @param hasLines whether line ends and tabs may stand in it.
 */
export function decode(text: string, plusIsSpace = false, hasLines = false): string | undefined {
  if (IS_PLAIN.test(text)) return text;
  try {
    const decoded = decodeURIComponent(plusIsSpace ? text.replaceAll("+", " ") : text);
    // A plus in front is kept as a space, so that limit=+5 is still refused.
    const trimmed = plusIsSpace && text.startsWith("+") ? decoded.trimEnd() : decoded.trim();
    const value = trimmed || decoded;
    if ((hasLines ? CONTROL_IN_LINES : CONTROL).test(value)) return undefined;
    // Blanks around a whole number are kept as one in front, so that limit=%205 is refused like limit=+5.
    return plusIsSpace && value !== decoded && /^[0-9]+$/.test(value) ? ` ${value}` : value;
  } catch {
    return undefined;
  }
}
