import { isObject, type JsonObject } from "./shape.ts";

const isNull = (schema: unknown): boolean => isObject(schema) && schema["type"] === "null";

/**
 * A description in OpenAPI 3.1 as one in 3.0, for generators that read no other. What 3.0 cannot say is said
 * in its words: a type or null is `nullable`, one of several examples is `example`, and the licence has an
 * address in place of its identifier.
 */
export function asOpenApi30(description: JsonObject): JsonObject {
  const { openapi: _, info, ...rest } = description;
  const { summary: __, license, ...about } = info as JsonObject;
  const { identifier, ...named } = license as JsonObject;
  const url = `https://spdx.org/licenses/${identifier}.html`;
  return {
    openapi: "3.0.3",
    info: { ...about, license: { ...named, url } },
    ...(convert(rest) as JsonObject),
  };
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (!isObject(value)) return value;
  // An example is data, and a field may have the name of a word of the schema.
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    name === "example" || (name === "examples" && Array.isArray(one)) ? one : convert(one),
  ]);
  return withNullable(withExample(Object.fromEntries(entries) as JsonObject));
}

/** A schema's examples are a list; those of a parameter or a body are an object, in 3.0 too. */
function withExample(schema: JsonObject): JsonObject {
  const { examples, ...rest } = schema;
  return Array.isArray(examples) ? { ...rest, example: examples[0] } : schema;
}

function withNullable(schema: JsonObject): JsonObject {
  const { type, anyOf, ...rest } = schema;
  if (Array.isArray(type)) {
    const types = type.filter((one) => one !== "null");
    if (types.length > 1) throw new Error(`OpenAPI 3.0 has no schema of the types ${types.join(", ")}`);
    return { ...schema, type: types[0], nullable: true };
  }
  if (!Array.isArray(anyOf) || !anyOf.some(isNull)) return schema;
  const others = anyOf.filter((one) => !isNull(one));
  const [only] = others;
  if (others.length > 1 || !isObject(only) || !("$ref" in only))
    throw new Error("OpenAPI 3.0 has no schema that is null or one of these: name a record");
  return { ...rest, type: "object", nullable: true, allOf: others };
}
