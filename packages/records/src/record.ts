import type { Field } from "./field.ts";

export type Fields = Readonly<Record<string, Field>>;

/**
 * One kind of record: the only place where its fields are named.
 * Columns, TypeScript types, row checks, the OpenAPI component and the documentation derive from it.
 */
export interface RecordDefinition<F extends Fields = Fields> {
  /** The component's name in OpenAPI and the interface's name in TypeScript: `Lga`. */
  readonly name: string;
  readonly description: string;
  /** In the order in which they are served and stand in CSV; snake_case. */
  readonly fields: F;
  /** Fields that only a request adds to a list of such records, behind all others. */
  readonly onRequest?: Fields;
}

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The type of a record in TypeScript: its fields in camelCase. */
export type RecordOf<D extends { readonly fields: Fields }> = {
  readonly [Name in keyof D["fields"] & string as CamelCase<Name>]: D["fields"][Name] extends Field<infer T>
    ? T
    : never;
};

/** The same with its fields as JSON and CSV have them. */
export type RowOf<D extends { readonly fields: Fields }> = {
  readonly [Name in keyof D["fields"]]: D["fields"][Name] extends Field<infer T> ? T : never;
};

export const defineRecord = <const F extends Fields>(definition: RecordDefinition<F>): RecordDefinition<F> =>
  definition;

/** Some fields of a record, for another that names it in short. */
export const pick = <F extends Fields, const Names extends readonly (keyof F)[]>(
  { fields }: RecordDefinition<F>,
  ...names: Names
) => Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<F, Names[number]>;

/** A record that is only inside another, and needs no name. */
type Inner = Omit<RecordDefinition, "name">;

/** The record's JSON Schema: every field is always present, and version 1 may grow more. */
export function schemaOf(definition: Inner) {
  return {
    type: "object",
    description: definition.description,
    properties: { ...definition.fields, ...definition.onRequest },
    required: Object.keys(definition.fields),
  } as const;
}

/** A record inside another. */
export const nested = <const D extends Inner>(record: D): Field<RecordOf<D>> => schemaOf(record);

/** A list of records inside another. */
export const listOfNested = <const D extends Inner>(
  record: D,
  description: string,
): Field<readonly RecordOf<D>[]> => ({
  type: "array",
  description,
  items: schemaOf(record),
});
