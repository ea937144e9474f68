import { type RecordDefinition, schemaOf } from "@naijaref/records";
import type { Operation } from "./operation.ts";
import { isObject, type JsonObject, recordsOf } from "./shape.ts";

/** The bodies of lists and single records, as schemas. */

export const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** A schema that others refer to. */
interface Named {
  readonly name: string;
  readonly schema: JsonObject;
}

export const notice: JsonObject = {
  type: "string",
  description: "What the request asked for and did not get, as in the header field `Notice`.",
};

export const arrayOf = (items: JsonObject, description?: string): JsonObject => ({
  type: "array",
  items,
  ...(description !== undefined && { description }),
});

const joined = (word: "oneOf" | "anyOf", schemas: readonly JsonObject[]): JsonObject =>
  schemas.length === 1 ? (schemas[0] as JsonObject) : { [word]: schemas };

const listOf = (items: JsonObject): JsonObject => ({
  type: "object",
  properties: {
    count: { type: "integer", minimum: 0, description: "How many records `data` holds." },
    data: arrayOf(items),
    notice,
  },
  required: ["count", "data"],
});

const responseOf = (data: JsonObject): JsonObject => ({
  type: "object",
  properties: { data, notice },
  required: ["data"],
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
  const whole = definitions.map((record) => ({ name: record.name, schema: wholeRecord(record) }));
  const some = definitions
    .filter(() => "fields" in parameters)
    .map((record) => ({ name: `${record.name}Fields`, schema: someOfRecord(record) }));
  const names = definitions.map(({ name }) => name).join("Or");
  const refer = (records: readonly Named[]) => records.map(({ name }) => reference(name));
  const bodiesIn = (form: "Response" | "List"): readonly Named[] => {
    const wrap = form === "List" ? listOf : responseOf;
    const gaps = form === "List" && "ids" in parameters;
    const fields = [...refer(some), ...(gaps ? [{ type: "null" }] : [])];
    return [
      { name: names + form, schema: wrap(joined("oneOf", refer(whole))) },
      { name: `${names}Fields${gaps ? "OrNull" : ""}${form}`, schema: wrap(joined("anyOf", fields)) },
    ].slice(0, some.length === 0 ? 1 : 2);
  };
  const isList = answer.kind === "list" || (answer.kind === "single" && answer.orList === true);
  const bodies = [
    ...(answer.kind === "single" ? bodiesIn("Response") : []),
    ...(isList ? bodiesIn("List") : []),
  ];
  return { bodies, records: [...whole, ...some] };
}

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
export const wholeRecord = (definition: RecordDefinition): JsonObject => described(schemaOf(definition));

/**
 * A record with only some of its fields, which the caller chose. The words on each field stand at the whole
 * record.
 */
function someOfRecord(definition: RecordDefinition): JsonObject {
  const { properties } = wholeRecord(definition);
  return {
    type: "object",
    description: `${definition.name} with only the fields that \`fields\` names.`,
    properties: mapped(properties as JsonObject, ({ description: _, examples: __, ...rest }) => rest),
  };
}

/** The schema of a field or a record, as the description of the API has it. */
function described({ grows, properties, items, enum: words, type, ...rest }: JsonObject): JsonObject {
  // A value of several types is one of any type: with a list of types, or a schema for each, generators for Go
  // and Java stop, or write what does not compile. Its description names the types.
  const isOfSeveral = Array.isArray(type) && type.filter((one) => one !== "null").length > 1;
  return {
    ...(!isOfSeveral && { type }),
    ...rest,
    // A client that was made from an older list would refuse a new word.
    ...(words !== undefined && grows !== true && { enum: words }),
    ...(isObject(properties) && { properties: mapped(properties, described) }),
    ...(isObject(items) && !isOfSeveral && { items: described(items) }),
  };
}

const mapped = (schemas: JsonObject, map: (schema: JsonObject) => JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, map(schema as JsonObject)]));
