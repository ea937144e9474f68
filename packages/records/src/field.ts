/** The one mapping between names in JSON and CSV (snake_case) and names in TypeScript (camelCase). */
export const camelCase = (snake: string): string =>
  snake.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The inverse of `camelCase`. A number between words is a word: `within2Km` is `within_2_km`. */
export const snakeCase = (camel: string): string =>
  camel.replace(/[A-Z]|(?<=[a-z])[0-9]+(?=[A-Z])/g, (word) => `_${word.toLowerCase()}`);

/** What a field says about itself beside its type: shown in OpenAPI and in the library's docstrings. */
export interface FieldNotes {
  /** One sentence: meaning, unit, whose code it is. */
  readonly description: string;
  /** A real value, as served. */
  readonly example: unknown;
  /** The whole value must match. Written without flags, as JSON Schema has none. */
  readonly pattern?: string;
}

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

const notes = ({ example, ...rest }: FieldNotes & Range) => ({ ...rest, examples: [example] });

/** The types that a field's value may have. */
export const typesOf = ({ type }: Field): readonly string[] => (typeof type === "string" ? [type] : type);

/** A string that every record has. An empty one is no value. */
export const text = (about: FieldNotes): Field<string> => ({ type: "string", minLength: 1, ...notes(about) });

/** A string, or null where no source gives it. An empty cell in CSV. */
export const maybeText = (about: FieldNotes): Field<string | null> => ({
  type: ["string", "null"],
  minLength: 1,
  ...notes(about),
});

/** A value of any field: text, a number, true or false, a list of strings, or null. */
export type FieldValue = string | number | boolean | readonly string[] | null;

/** The value of a field that the record does not know beforehand. */
export const maybeValue = (about: FieldNotes): Field<FieldValue> => ({
  type: ["string", "number", "boolean", "array", "null"],
  items: { type: "string" },
  ...notes(about),
});

/** One of the words that there are today. Clients must take others: the API does not list them. */
export const oneOfToday = <const Words extends readonly string[]>(
  words: Words,
  about: FieldNotes,
): Field<Words[number]> => ({ ...oneOf(words, about), grows: true });

/** One of a closed list of words. */
export const oneOf = <const Words extends readonly string[]>(
  words: Words,
  about: FieldNotes,
): Field<Words[number]> => ({ type: "string", enum: words, ...notes(about) });

/** A number with a unit, or null where no source gives it. */
export const maybeNumber = (about: FieldNotes & Range): Field<number | null> => ({
  type: ["number", "null"],
  ...notes(about),
});

export const number = (about: FieldNotes & Range): Field<number> => ({ type: "number", ...notes(about) });

export const integer = (about: FieldNotes & Range): Field<number> => ({ type: "integer", ...notes(about) });

/** A whole number, or null where there is none. */
export const maybeInteger = (about: FieldNotes & Range): Field<number | null> => ({
  type: ["integer", "null"],
  ...notes(about),
});

/** true or false. */
export const flag = (about: FieldNotes): Field<boolean> => ({ type: "boolean", ...notes(about) });

/** A list of strings, never null. Joined by `|` in CSV. The pattern is each item's. */
export const list = ({ pattern, ...about }: FieldNotes): Field<readonly string[]> => ({
  type: "array",
  items: { type: "string", minLength: 1, ...(pattern === undefined ? {} : { pattern }) },
  ...notes(about),
});
