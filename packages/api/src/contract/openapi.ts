import { domains } from "@naijaref/records";
import { costInWords, limitInWords, type RateLimit, STANDARD_LIMIT } from "./cost.ts";
import type { ErrorCode } from "./errors.ts";
import { contract } from "./index.ts";
import { bodiesOf, bodyOf } from "./openapi-bodies.ts";
import { errorSchema } from "./openapi-error.ts";
import { geometrySchemas } from "./openapi-geometry.ts";
import { failures, headers, notModified, part, success } from "./openapi-responses.ts";
import type { Operation } from "./operation.ts";
import type { Parameter } from "./parameter.ts";
import type { SelectionName } from "./selection.ts";
import type { JsonObject } from "./shape.ts";

/** Failures of the operations that count against the rate limit. */
const OF_LIMITED: readonly ErrorCode[] = ["rate_limited", "overloaded"];

/** Failures that an operation may return whatever it does. */
export const ALWAYS: readonly ErrorCode[] = ["bad_request", "uri_too_long", "internal_error", ...OF_LIMITED];

const parameterOf = ([name, parameter]: [string, Parameter]): JsonObject => {
  const { in: where, required, description, schema, example, most } = parameter;
  const isNumber = schema["type"] === "number" || schema["type"] === "integer";
  // In the type that the schema has.
  const typed = most !== undefined ? [example] : isNumber ? Number(example) : example;
  return { name, in: where, required, description, schema, example: typed };
};

const ifNoneMatch: JsonObject = {
  name: "If-None-Match",
  in: "header",
  required: false,
  description:
    "Entity tags of responses that the client has: if the response is one of them, the service returns an empty 304.",
  schema: { type: "string" },
  example: 'W/"1k2x3y4z"',
};

const operationOf = (id: string, operation: Operation): JsonObject => ({
  operationId: id,
  tags: [operation.domain],
  summary: operation.summary,
  description: operation.description,
  parameters: [
    ...Object.entries(operation.parameters).map(parameterOf),
    ...(operation.cache === "none" ? [] : [{ $ref: "#/components/parameters/IfNoneMatch" }]),
  ],
  responses: {
    200: success(operation),
    ...(operation.answer.kind === "file" ? { 206: part } : {}),
    ...(operation.cache === "none" ? {} : { 304: notModified(operation) }),
    ...failures(operation, [
      ...operation.errors,
      ...ALWAYS.filter((code) => operation.limited || !OF_LIMITED.includes(code)),
    ]),
  },
  ...(operation.limited && { "x-cost": { ...operation.cost, description: costInWords(operation.cost) } }),
});

function schemas(operations: readonly Operation[]): Record<string, unknown> {
  const all = operations.map((operation) => ({ ...bodiesOf(operation), body: bodyOf(operation) }));
  const named = [
    ...all.flatMap(({ records }) => records),
    ...all.flatMap(({ bodies, body }) => [...bodies, ...(body === undefined ? [] : [body])]),
  ];
  const drawn = operations.flatMap(({ answer }) => (answer.kind === "geometry" ? answer.records : []));
  return {
    ...Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
    ...geometrySchemas([...new Set(drawn.map(({ name }) => name))]),
    Error: errorSchema,
  };
}

/** An operation as if it did not have some parameters, with numbers as numbers: for generators of clients. */
const withoutParameters = (operation: Operation, names: readonly string[]): Operation => ({
  ...operation,
  parameters: Object.fromEntries(
    Object.entries(operation.parameters)
      .filter(([name]) => !names.includes(name))
      .map(([name, parameter]: [string, Parameter]) => [
        name,
        { ...parameter, schema: parameter.exactSchema ?? parameter.schema },
      ]),
  ),
});

/**
 * The OpenAPI 3.1 description of the service, derived from the contract.
 *
 * @param without parameters to leave out, with what they make of the answers. Then numbers are numbers too.
 */
export function describeService(
  limit: RateLimit = STANDARD_LIMIT,
  without: readonly SelectionName[] = [],
): JsonObject {
  const operations = (Object.entries(contract) as [string, Operation][]).map(
    ([id, operation]) =>
      [id, without.length === 0 ? operation : withoutParameters(operation, without)] as const,
  );
  return {
    openapi: "3.1.0",
    info: {
      title: "naijaref",
      version: "1",
      summary: "Nigerian reference data, every record sourced.",
      description: `States, LGAs, wards, constituencies, licensed financial institutions, phone numbers and vehicle plates of Nigeria. Free and read-only. ${limitInWords(limit)}`,
      license: { name: "Data CC BY 4.0, code MIT", identifier: "CC-BY-4.0 AND MIT" },
    },
    servers: [{ url: "/" }],
    tags: [...new Set(operations.map(([, { domain }]) => domain))].map((name) => ({
      name,
      description: domains[name].summary,
    })),
    // No operation needs a key.
    security: [],
    paths: Object.fromEntries(operations.map(([id, of]) => [of.path, { get: operationOf(id, of) }])),
    components: {
      schemas: schemas(operations.map(([, of]) => of)),
      parameters: { IfNoneMatch: ifNoneMatch },
      headers,
    },
  };
}
