import { fold } from "naijaref/text";

/** A parameter's text read as its value, or what is wrong with it: the end of a sentence that starts with its name. */
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
  readonly read: (text: string) => Reading<T>;
  /** The value when the parameter is left out. */
  readonly standard?: T;
  /** The one writing of all texts that are read as the same value. It names the stored response. */
  readonly canonical?: (text: string) => string;
  /** A path parameter whose value may hold slashes: in how many raw segments it may also come. */
  readonly segments?: number;
  /** The query parameter without which this one has no effect. */
  readonly usedWith?: string;
}

export interface ParameterNotes {
  readonly description: string;
  readonly example: string;
  readonly usedWith?: string;
}

type Kind<T> = Pick<Parameter<T>, "schema" | "read">;
type KindWithStandard<T> = Kind<T> & { readonly standard: T };

const refuse = (problem: string): { ok: false; problem: string } => ({ ok: false, problem });

/** Any text but none. */
export const anyText: Kind<string> = {
  schema: { type: "string", minLength: 1 },
  read: (text) => (text === "" ? refuse("is empty: give it a value or omit it") : { ok: true, value: text }),
};

const LONGEST_NAME = 64;

/** A name to look for: at most 64 code points, with at least one letter or digit. */
export const lookedFor: Kind<string> = {
  schema: { type: "string", minLength: 1, maxLength: LONGEST_NAME },
  read: (text) => {
    if ([...text].length > LONGEST_NAME)
      return refuse(`is longer than ${LONGEST_NAME} characters: shorten it`);
    return fold(text) === "" ? refuse("has no letter or digit") : { ok: true, value: text };
  },
};

/** A plain decimal integer in a range: no sign, no exponent, no other digits than 0 to 9. */
export const wholeNumber = (
  minimum: number,
  maximum: number,
  standard: number,
): KindWithStandard<number> => ({
  standard,
  schema: { type: "integer", minimum, maximum, default: standard },
  read: (text) => {
    const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= minimum && value <= maximum) return { ok: true, value };
    return refuse(`must be a whole number from ${minimum} to ${maximum}`);
  },
});

const MILLION = 1_000_000;

/** Decimal degrees: no exponent, no other digits than 0 to 9. Six decimals are 0.11 m; further ones are rounded off. */
export function decimalDegrees(limit: number): Kind<number> & Required<Pick<Parameter, "canonical">> {
  const read = (text: string): Reading<number> => {
    const degrees = /^-?[0-9]{1,3}(\.[0-9]{1,20})?$/.test(text) ? Number(text) : Number.NaN;
    if (degrees >= -limit && degrees <= limit)
      return { ok: true, value: Math.round(degrees * MILLION) / MILLION + 0 };
    return refuse(`must be a plain decimal number of degrees from -${limit} to ${limit}, such as 6.6018`);
  };
  return {
    schema: { type: "number", minimum: -limit, maximum: limit },
    read,
    canonical: (text) => {
      const reading = read(text);
      return reading.ok ? plainDecimal(reading.value) : text;
    },
  };
}

/** Without an exponent, which `String` has for numbers below a millionth. */
const plainDecimal = (value: number): string => value.toFixed(6).replace(/\.?0+$/, "");

const isOneOf = <Word extends string>(words: readonly Word[], text: string): text is Word =>
  (words as readonly string[]).includes(text);

/** One of a closed list of words. */
export const wordOf = <const Word extends string>(words: readonly Word[]): Kind<Word> => ({
  schema: { type: "string", enum: words },
  read: (text) =>
    isOneOf(words, text) ? { ok: true, value: text } : refuse(`must be one of ${words.join(", ")}`),
});

/** A comma-separated choice from a closed list of words. */
export const wordsOf = <const Word extends string>(words: readonly Word[]): Kind<readonly Word[]> => ({
  schema: { type: "string", pattern: `^(${words.join("|")})(,(${words.join("|")}))*$` },
  read: (text) => {
    const chosen = text.split(",");
    return chosen.every((word) => isOneOf(words, word))
      ? { ok: true, value: [...new Set(chosen)] as Word[] }
      : refuse(`must be a comma-separated choice of ${words.join(", ")}`);
  },
});

/** `true` or `false`. */
export const yesOrNo = (standard: boolean): KindWithStandard<boolean> => ({
  standard,
  schema: { type: "boolean", default: standard },
  read: (text) =>
    text === "true" || text === "false"
      ? { ok: true, value: text === "true" }
      : refuse("must be true or false"),
});

export const inPath = (notes: ParameterNotes & { readonly segments?: number }) =>
  ({ ...notes, ...anyText, in: "path", required: true }) as const satisfies Parameter<string>;

export const inQuery = <K extends Kind<unknown>>(kind: K, notes: ParameterNotes) =>
  ({ ...notes, ...kind, in: "query", required: false }) as const;

export const requiredInQuery = <K extends Kind<unknown>>(kind: K, notes: ParameterNotes) =>
  ({ ...notes, ...kind, in: "query", required: true }) as const;
