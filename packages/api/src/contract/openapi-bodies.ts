import { type RecordDefinition, schemaOf } from "@naijaref/records";
import { type Operation, recordsOf } from "./operation.ts";

/** The bodies of lists and single records, as schemas. */

type Json = Readonly<Record<string, unknown>>;

export const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** A schema that others refer to. */
interface Named {
  readonly name: string;
  readonly schema: Json;
}

export const notice: Json = {
  type: "string",
  description: "What the request asked for and did not get, as in the header field `Notice`.",
};

const ONE_OF = (schemas: readonly Json[]): Json =>
  schemas.length === 1 ? (schemas[0] as Json) : { oneOf: schemas };

const ANY_OF = (schemas: readonly Json[]): Json =>
  schemas.length === 1 ? (schemas[0] as Json) : { anyOf: schemas };

const listOf = (items: Json): Json => ({
  type: "object",
  properties: {
    count: { type: "integer", minimum: 0, description: "How many records `data` holds." },
    data: { type: "array", items },
    notice,
  },
  required: ["count", "data"],
});

const responseOf = (data: Json): Json => ({
  type: "object",
  properties: { data, notice },
  required: ["data"],
});

const wholeOf = (record: RecordDefinition): Named => ({ name: record.name, schema: wholeRecord(record) });

const someOf = (record: RecordDefinition): Named => ({
  name: `${record.name}Fields`,
  schema: someOfRecord(record),
});

/**
 * What the JSON of an operation may be, the most usual first, and the schemas that it refers to: an answer
 * with whole records, and what `fields` and `ids` make of it. They are schemas of their own, so that whoever
 * uses neither can rely on every field.
 */
export function bodiesOf({ answer, parameters }: Operation): {
  readonly bodies: readonly Named[];
  readonly records: readonly Named[];
} {
  const definitions = recordsOf(answer);
  if (definitions.length === 0) return { bodies: [], records: [] };
  const [isList, hasIds] = [answer.kind === "list", "ids" in parameters];
  const whole = definitions.map(wholeOf);
  const some = "fields" in parameters ? definitions.map(someOf) : [];
  const names = definitions.map(({ name }) => name).join("Or");
  const refer = (records: readonly Named[]) => records.map(({ name }) => reference(name));
  const bodies = [
    {
      name: `${names}${isList ? "List" : "Response"}`,
      schema: isList ? listOf(ONE_OF(refer(whole))) : responseOf(ONE_OF(refer(whole))),
    },
    ...(some.length === 0
      ? []
      : [
          isList
            ? {
                name: `${names}Fields${hasIds ? "OrNull" : ""}List`,
                schema: listOf(ANY_OF([...refer(some), ...(hasIds ? [{ type: "null" }] : [])])),
              }
            : { name: `${names}FieldsResponse`, schema: responseOf(ANY_OF(refer(some))) },
        ]),
  ];
  const asList =
    answer.kind === "single" && answer.orList === true ? listsOf(definitions, some.length > 0) : [];
  return { bodies: [...bodies, ...asList], records: [...whole, ...some] };
}

/** The lists that the answer of one record may be too. */
const listsOf = (definitions: readonly RecordDefinition[], hasFields: boolean): readonly Named[] =>
  definitions.flatMap(({ name }) => [
    { name: `${name}List`, schema: listOf(reference(name)) },
    ...(hasFields ? [{ name: `${name}FieldsList`, schema: listOf(reference(`${name}Fields`)) }] : []),
  ]);

/** What the JSON of an operation is: one schema, or one that is any of several. */
export function bodyOf(operation: Operation): Named | undefined {
  const { bodies } = bodiesOf(operation);
  const [only] = bodies;
  if (only === undefined || bodies.length === 1) return only;
  // A list that came later is not in the name: clients have it from when there was none.
  const early =
    operation.answer.kind === "list" ? bodies : bodies.filter(({ name }) => !name.endsWith("List"));
  // One name alone is that of a body itself, which would then refer to itself.
  const named = early.length > 1 ? early : bodies;
  return {
    name: named.map(({ name }) => name).join("Or"),
    schema: { anyOf: bodies.map(({ name }) => reference(name)) },
  };
}

/** A record in an answer. */
export const wholeRecord = (definition: RecordDefinition): Json => described(schemaOf(definition));

/**
 * A record with only some of its fields, which the caller chose. The words on each field stand at the whole
 * record.
 */
function someOfRecord(definition: RecordDefinition): Json {
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
