/** The one mapping between names in JSON and CSV (snake_case) and names in TypeScript (camelCase). */
export const camelCase = (snake: string): string =>
  snake.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The inverse of `camelCase`. A number between words is a word: `within2Km` is `within_2_km`. */
export const snakeCase = (camel: string): string =>
  camel.replace(/[A-Z]|(?<=[a-z])[0-9]+(?=[A-Z])/g, (word) => `_${word.toLowerCase()}`);

interface Range {
  readonly minimum?: number;
  readonly maximum?: number;
}

type JsonType = "string" | "number" | "integer" | "boolean" | "array" | "object" | "null";

/** A field as JSON Schema (2020-12, the dialect of OpenAPI 3.1). `T` is the type of its value. */
export interface Field<T = unknown> {
  readonly type: JsonType | readonly JsonType[];
  readonly description: string;
  readonly examples?: readonly unknown[];
  readonly minLength?: number;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  /** Whether its words become more as the dataset grows, so that the description of the API lists none. */
  readonly grows?: true;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: object;
  readonly additionalProperties?: object;
  /** Never set: carries `T` for the compiler. */
  readonly value?: T;
}

/**
 * What a field says about itself, in OpenAPI and in the docstrings of the library.
 *
 * @param description one sentence: meaning, unit, whose code it is.
 * @param example a real value, as served.
 */
const notes = (description: string, example: unknown, also: Pick<Field, "pattern"> & Range = {}) => ({
  description,
  ...also,
  examples: [example],
});

/** The types that a field's value may have. */
export const typesOf = ({ type }: Field): readonly string[] => (typeof type === "string" ? [type] : type);

/**
 * A string that every record has. An empty one is no value.
 *
 * @param pattern the whole value must match. Written without flags, as JSON Schema has none.
 */
export const text = (description: string, example: string, pattern?: string): Field<string> => ({
  type: "string",
  minLength: 1,
  ...notes(description, example, pattern === undefined ? {} : { pattern }),
});

/** A string, or null where no source gives it. An empty cell in CSV. */
export const maybeText = (
  description: string,
  example: string | null,
  pattern?: string,
): Field<string | null> => ({
  type: ["string", "null"],
  minLength: 1,
  ...notes(description, example, pattern === undefined ? {} : { pattern }),
});

/** A value of any field: text, a number, true or false, a list of strings, or null. */
export type FieldValue = string | number | boolean | readonly string[] | null;

/** The value of a field that the record does not know beforehand. */
export const maybeValue = (description: string, example: unknown): Field<FieldValue> => ({
  type: ["string", "number", "boolean", "array", "null"],
  items: { type: "string" },
  ...notes(description, example),
});

/** One of the words that there are today. Clients must take others: the API does not list them. */
export const oneOfToday = <const Words extends readonly string[]>(
  words: Words,
  description: string,
  example: Words[number],
): Field<Words[number]> => ({ ...oneOf(words, description, example), grows: true });

/** One of a closed list of words. */
export const oneOf = <const Words extends readonly string[]>(
  words: Words,
  description: string,
  example: Words[number],
): Field<Words[number]> => ({ type: "string", enum: words, ...notes(description, example) });

/** A number with a unit, or null where no source gives it. */
export const maybeNumber = (
  description: string,
  example: number | null,
  range?: Range,
): Field<number | null> => ({ type: ["number", "null"], ...notes(description, example, range) });

export const number = (description: string, example: number, range?: Range): Field<number> => ({
  type: "number",
  ...notes(description, example, range),
});

export const integer = (description: string, example: number, range?: Range): Field<number> => ({
  type: "integer",
  ...notes(description, example, range),
});

/** A whole number, or null where there is none. */
export const maybeInteger = (
  description: string,
  example: number | null,
  range?: Range,
): Field<number | null> => ({ type: ["integer", "null"], ...notes(description, example, range) });

/** true or false. */
export const flag = (description: string, example: boolean): Field<boolean> => ({
  type: "boolean",
  ...notes(description, example),
});

/** A list of strings, never null. Joined by `|` in CSV. The pattern is each item's. */
export const list = (
  description: string,
  example: readonly string[],
  pattern?: string,
): Field<readonly string[]> => ({
  type: "array",
  items: { type: "string", minLength: 1, ...(pattern === undefined ? {} : { pattern }) },
  ...notes(description, example),
});
