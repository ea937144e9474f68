import { listIdSystems } from "naijaref/concordance";
import { foldsToNothing } from "naijaref/text";
import { type ErrorCode, quote } from "./errors.ts";
import { closestWord, wordAmong } from "./words.ts";

/**
 * A parameter's text read as its value, or what is wrong with it: the end of a sentence that starts with its
 * name.
 */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string };

/** One parameter of an operation: what OpenAPI says of it, and how its text is read. */
export interface Parameter<T = unknown> {
  readonly in: "path" | "query";
  readonly description: string;
  readonly example: string;
  readonly required: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
  /** The schema for generators of clients, where it is another: a number, which version 1 describes as text. */
  readonly exactSchema?: Readonly<Record<string, unknown>>;
  readonly read: (text: string) => Reading<T>;
  /**
   * The one way to write a value that may be written in several: two targets that mean the same are one to
   * the cache.
   */
  write?(value: T): string;
  /** The value when the parameter is left out. */
  readonly standard?: T;
  /** The failure if the parameter is missing, empty or cannot be read; `invalid_parameter` if not set. */
  readonly refusal?: ErrorCode;
  /** The failures that an operation has because of this parameter. */
  readonly errors?: readonly ErrorCode[];
  /** A path parameter whose value may hold slashes: in how many raw segments it may also come. */
  readonly segments?: number;
  /** The query parameter without which this one has no effect. */
  readonly usedWith?: string;
  /**
   * A query parameter that may be repeated so many times: its value is a list. Of any other the first counts.
   */
  readonly most?: number;
}

export type ParameterNotes = Pick<Parameter, "description" | "example" | "errors" | "refusal" | "usedWith">;

export interface Kind<T> extends Pick<Parameter<T>, "schema" | "exactSchema" | "read"> {
  write?(value: T): string;
}
export interface KindWithStandard<T> extends Kind<T> {
  readonly standard: T;
}

/** The reading of a text that is wrong. */
export const refuse = (problem: string): { ok: false; problem: string } => ({ ok: false, problem });

/** The control characters of ASCII, for a class of a pattern: a request with one of them cannot be read. */
const CONTROL = "\\x00-\\x1f\\x7f";

/**
 * The blanks that JavaScript trims, but for those that are control characters, for a class. They stand as they
 * are: not all languages know an escape for them.
 */
export const BLANKS = " \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";

/**
 * The characters up to U+00FF that fold to nothing, for a class. A pattern that had those of all scripts would
 * need the flag `u`, which not all languages have, and would be false where Unicode gets new letters.
 */
const SIGNS = "\\x00-/:-@[-`{-\\xa9\\xab-\\xb1\\xb4\\xb6-\\xb8\\xbb\\xbf\\xd7\\xf7";

/** Any text but none. */
export const anyText: Kind<string> = {
  schema: { type: "string", minLength: 1, pattern: `^[^${CONTROL}]+$` },
  read: (text) => (text === "" ? refuse("is empty: give it a value") : { ok: true, value: text }),
};

/**
 * One of the systems that have ids of their own. They are data, so the operation refuses what is none, and
 * their list is read only when it is described: a Worker has one second before its first request.
 */
export const idSystem: Kind<string> = {
  ...anyText,
  schema: {
    ...anyText.schema,
    // Generators of C# would call the list `System`, as the namespace of .NET.
    title: "IdSystem",
    get enum() {
      return listIdSystems().map(({ id }) => id);
    },
  },
};

/** What may name a record. An empty text is read too: that it names none is for the operation to say. */
export const identifier: Kind<string> = {
  schema: anyText.schema,
  read: (text) => ({ ok: true, value: text }),
};

const MAX_NAME_LENGTH = 64;

/** A name to look for: at most 64 code points, with at least one letter or digit. */
export const lookedFor: Kind<string> = {
  schema: {
    ...anyText.schema,
    pattern: `^[^${CONTROL}]*[^${SIGNS}][^${CONTROL}]*$`,
    maxLength: MAX_NAME_LENGTH,
  },
  read: (text) => {
    if (text.length > MAX_NAME_LENGTH && [...text].length > MAX_NAME_LENGTH)
      return refuse(
        `is longer than ${MAX_NAME_LENGTH} characters: a longer name is found by its first ${MAX_NAME_LENGTH}`,
      );
    return foldsToNothing(text)
      ? refuse("has no letter or digit: give it a name or a code")
      : { ok: true, value: text };
  },
};

/** A plain decimal integer in a range: no sign, no exponent, no other digits than 0 to 9. */
export const wholeNumber = (
  minimum: number,
  maximum: number,
  standard: number,
): KindWithStandard<number> => ({
  standard,
  schema: { type: "string", pattern: patternOfRange(minimum, maximum), default: String(standard) },
  exactSchema: { type: "integer", minimum, maximum, default: standard },
  write: String,
  read: (text) => {
    const value = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= minimum && value <= maximum) return { ok: true, value };
    return refuse(`must be a whole number from ${minimum} to ${maximum}`);
  },
});

/** The whole numbers of a range, ten by ten: `[1-9]|1[0-9]|20`. */
function patternOfRange(minimum: number, maximum: number): string {
  const tens = (number: number) => Math.floor(number / 10);
  const parts = Array.from({ length: tens(maximum) - tens(minimum) + 1 }, (_, at) => {
    const ten = tens(minimum) + at;
    const [first, last] = [Math.max(minimum, ten * 10) % 10, Math.min(maximum, ten * 10 + 9) % 10];
    return `${ten || ""}${first === last ? first : `[${first}-${last}]`}`;
  });
  return `^0*(${parts.join("|")})$`;
}

const refuseWord = (problem: string, words: readonly string[], text: string) => {
  const meant = closestWord(words, text);
  return refuse(`${problem} ${words.join(", ")}${meant === undefined ? "" : ` (did you mean ${meant}?)`}`);
};

/** One of a closed list of words, ignoring case, and with blanks or hyphens for underscores. */
export const wordOf = <const Word extends string>(words: readonly Word[]): Kind<Word> => ({
  schema: { type: "string", enum: words },
  write: String,
  read: (text) => {
    const value = wordAmong(words, text);
    return value === undefined ? refuseWord("must be one of", words, text) : { ok: true, value };
  },
});

/**
 * A comma-separated choice from a closed list of words, compared as in `wordOf`; the value is in the list's
 * order.
 */
export const wordsOf = <const Word extends string>(words: readonly Word[]): Kind<readonly Word[]> => ({
  schema: { type: "string", pattern: `^(${words.join("|")})(,(${words.join("|")}))*$` },
  write: (chosen) => chosen.join(","),
  read: (text) => {
    const chosen = new Set<Word>();
    for (const part of text.split(",")) {
      const word = wordAmong(words, part);
      if (word === undefined) {
        const problem = text.trim() === "" ? "is empty" : `cannot have ${quote(part)}`;
        return refuseWord(`${problem}: choose from`, words, part);
      }
      chosen.add(word);
    }
    return { ok: true, value: words.filter((word) => chosen.has(word)) };
  },
});

const TRUTH = ["true", "false"] as const;

/** `true` or `false`, in any case. */
export const yesOrNo = (standard: boolean): KindWithStandard<boolean> => ({
  standard,
  schema: { type: "string", enum: TRUTH, default: String(standard) },
  write: String,
  read: (text) => {
    const word = wordAmong(TRUTH, text);
    return word === undefined ? refuse("must be true or false") : { ok: true, value: word === "true" };
  },
});

const MAX_IDS = 100;
/** Blanks around an id are ignored, so those alone are none. */
const ID = `[${BLANKS}]*[^,${CONTROL}${BLANKS}][^,${CONTROL}]*`;

/** Identifiers with commas between them. */
export const identifiers: Kind<readonly string[]> = {
  schema: { type: "string", pattern: `^${ID}(,${ID}){0,${MAX_IDS - 1}}$` },
  write: (ids) => ids.join(","),
  read: (text) => {
    const ids = text.split(",").map((id) => id.trim());
    if (ids.length > MAX_IDS) return refuse(`has ${ids.length} ids: give at most ${MAX_IDS} in one request`);
    return ids.includes("")
      ? refuse("has an empty id: put one comma between two ids")
      : { ok: true, value: ids };
  },
};

export const inPath = (notes: ParameterNotes & { readonly segments?: number }) =>
  ({ ...notes, ...anyText, in: "path", required: true }) as const satisfies Parameter<string>;

export const inQuery = <K extends Kind<unknown>>(kind: K, notes: ParameterNotes) =>
  ({ ...notes, ...kind, in: "query", required: false }) as const;

export const requiredInQuery = <K extends Kind<unknown>>(kind: K, notes: ParameterNotes) =>
  ({ ...notes, ...kind, in: "query", required: true }) as const;

/** A query parameter that is given once for each of several values, in their order. */
export const repeatedInQuery = <T>(kind: Kind<T>, notes: ParameterNotes & { readonly most: number }) =>
  ({
    ...notes,
    in: "query",
    required: true,
    schema: { type: "array", items: kind.schema, minItems: 1, maxItems: notes.most },
    // Each value is read by itself.
    read: kind.read as unknown as (text: string) => Reading<readonly T[]>,
  }) as const;
