import Type, { type TSchema, type TUnsafe } from "typebox";

/** What a field says about itself beside its type: shown in OpenAPI and in the library's docstrings. */
export interface FieldNotes {
  /** One sentence: meaning, unit, whose code it is. */
  readonly description: string;
  /** A real value, as served. */
  readonly example: unknown;
  /** The whole value must match. Written without flags, as JSON Schema has none. */
  readonly pattern?: string;
}

const notes = ({ description, example, pattern }: FieldNotes) => ({
  description,
  examples: [example],
  ...(pattern === undefined ? {} : { pattern }),
});

/** A string that every record has. */
export const text = (about: FieldNotes): TUnsafe<string> =>
  Type.Unsafe<string>({ type: "string", minLength: 1, ...notes(about) });

/** A string, or null where no source gives it. An empty cell in CSV. */
export const maybeText = (about: FieldNotes): TUnsafe<string | null> =>
  Type.Unsafe<string | null>({ type: ["string", "null"], minLength: 1, ...notes(about) });

/** One of a closed list of words. */
export const oneOf = <const Words extends readonly string[]>(
  words: Words,
  about: FieldNotes,
): TUnsafe<Words[number]> =>
  Type.Unsafe<Words[number]>({ type: "string", enum: [...words], ...notes(about) });

/** A number with a unit, or null where no source gives it. */
export const maybeNumber = (
  about: FieldNotes & { readonly minimum?: number; readonly maximum?: number },
): TUnsafe<number | null> =>
  Type.Unsafe<number | null>({
    type: ["number", "null"],
    ...notes(about),
    ...(about.minimum === undefined ? {} : { minimum: about.minimum }),
    ...(about.maximum === undefined ? {} : { maximum: about.maximum }),
  });

/** A whole number. */
export const integer = (
  about: FieldNotes & { readonly minimum?: number; readonly maximum?: number },
): TUnsafe<number> =>
  Type.Unsafe<number>({
    type: "integer",
    ...notes(about),
    ...(about.minimum === undefined ? {} : { minimum: about.minimum }),
    ...(about.maximum === undefined ? {} : { maximum: about.maximum }),
  });

/** true or false. */
export const flag = (about: FieldNotes): TUnsafe<boolean> =>
  Type.Unsafe<boolean>({ type: "boolean", ...notes(about) });

/** A list of strings, never null. Joined by `|` in CSV. */
export const list = (about: FieldNotes): TUnsafe<string[]> =>
  Type.Unsafe<string[]>({
    type: "array",
    items: {
      type: "string",
      minLength: 1,
      ...(about.pattern === undefined ? {} : { pattern: about.pattern }),
    },
    description: about.description,
    examples: [about.example],
  });

export type Field = TSchema & { readonly type: string | readonly string[]; readonly description: string };
