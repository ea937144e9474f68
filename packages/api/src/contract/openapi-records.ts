import { type RecordDefinition, schemaOf } from "@naijaref/records";

type Json = Readonly<Record<string, unknown>>;

/** A record in an answer. */
export const wholeRecord = (definition: RecordDefinition): Json => described(schemaOf(definition));

/**
 * A record with only some of its fields, which the caller chose. The words on each field stand at the whole
 * record.
 */
export function someOfRecord(definition: RecordDefinition): Json {
  const { properties } = wholeRecord(definition) as { readonly properties: Readonly<Record<string, Json>> };
  return {
    type: "object",
    description: `${definition.name} with only the fields that \`fields\` names.`,
    properties: mapped(properties, ({ description: _, examples: __, ...rest }) => rest),
  };
}

/** The schema of a field or a record, as the description of the API has it. */
function described({ grows, ...schema }: Json): Json {
  const {
    properties,
    items,
    enum: words,
    ...rest
  } = schema as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly items?: Json;
    readonly enum?: readonly string[];
  };
  return inOneType({
    ...rest,
    // A client that was made from an older list would refuse a new word.
    ...(words !== undefined && grows !== true && { enum: words }),
    ...(properties && { properties: mapped(properties, described) }),
    ...(items && { items: described(items) }),
  });
}

const mapped = (
  schemas: Readonly<Record<string, Json>>,
  map: (schema: Json) => Json,
): Readonly<Record<string, Json>> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, map(schema)]));

/**
 * A value of several types as one of any type: with a list of types, or a schema for each, generators for Go
 * and Java stop, or write what does not compile. Its description names the types.
 */
function inOneType(schema: Json): Json {
  const { type, items: _, ...rest } = schema;
  return Array.isArray(type) && type.filter((one) => one !== "null").length > 1 ? rest : schema;
}
