import { schemaOf } from "@naijaref/records";
import { type ErrorCode, errors } from "./errors.ts";
import { contract } from "./index.ts";
import { GEOJSON_TYPE } from "./media-types.ts";
import { type Operation, recordsOf } from "./operation.ts";
import type { Parameter } from "./parameter.ts";
import type { Shape } from "./shape.ts";

type Json = Readonly<Record<string, unknown>>;

/** Failures of the operations that count against the rate limit. */
const OF_LIMITED: readonly ErrorCode[] = ["rate_limited", "overloaded"];

/** Failures that an operation may return whatever it does. */
export const ALWAYS: readonly ErrorCode[] = ["bad_request", "uri_too_long", "internal_error", ...OF_LIMITED];

const failuresOf = ({ errors, limited }: Operation): readonly ErrorCode[] => [
  ...errors,
  ...ALWAYS.filter((code) => limited || !OF_LIMITED.includes(code)),
];

const JSON_TYPE = "application/json";

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** RFC 7946. The properties of a Feature are the record. */
const GEOJSON: Json = {
  type: "object",
  properties: {
    type: { type: "string", enum: ["Feature", "FeatureCollection"] },
    bbox: { type: "array", items: { type: "number" }, minItems: 4, maxItems: 4 },
  },
  required: ["type", "bbox"],
};

const TOPOJSON: Json = {
  type: "object",
  properties: { type: { type: "string", enum: ["Topology"] } },
  required: ["type", "objects", "arcs"],
};

function bodySchema(shape: Exclude<Shape, { kind: "document" | "file" | "geometry" }>): Json {
  const [record, ...others] = recordsOf(shape).map(({ name }) => reference(name));
  if (shape.kind === "list") {
    return {
      type: "object",
      properties: { count: { type: "integer", minimum: 0 }, data: { type: "array", items: record } },
      required: ["count", "data"],
    };
  }
  const data = others.length === 0 ? record : { oneOf: [record, ...others] };
  return { type: "object", properties: { data }, required: ["data"] };
}

function success(shape: Shape): Json {
  if (shape.kind === "file") return { description: shape.description, content: { "*/*": {} } };
  if (shape.kind === "document") {
    return { description: shape.description, content: { [shape.mediaType.split(";", 1)[0] ?? ""]: {} } };
  }
  if (shape.kind === "geometry") {
    const topology = { [JSON_TYPE]: { schema: TOPOJSON } };
    return {
      description: shape.description,
      content: { [GEOJSON_TYPE]: { schema: GEOJSON }, ...(shape.orTopology ? topology : {}) },
    };
  }
  const description = recordsOf(shape)
    .map((record) => record.description)
    .join("\n\n");
  return { description, content: { [JSON_TYPE]: { schema: bodySchema(shape) } } };
}

/** One response a status; its description lists the codes that come with it. */
function failures(codes: readonly ErrorCode[]): Record<string, Json> {
  const responses: Record<string, Json> = {};
  for (const status of new Set(codes.map((code) => errors[code].status))) {
    const here = codes.filter((code) => errors[code].status === status);
    responses[status] = {
      description: here.map((code) => `\`${code}\`: ${errors[code].when}`).join("\n\n"),
      content: { [JSON_TYPE]: { schema: reference("Error") } },
    };
  }
  return responses;
}

const parameterOf = ([name, parameter]: [string, Parameter]): Json => ({
  name,
  in: parameter.in,
  required: parameter.required,
  description: parameter.description,
  schema: parameter.schema,
  example: parameter.most === undefined ? parameter.example : [parameter.example],
});

const operationOf = (id: string, operation: Operation): Json => ({
  operationId: id,
  tags: [operation.domain],
  summary: operation.summary,
  description: operation.description,
  parameters: Object.entries(operation.parameters).map(parameterOf),
  responses: {
    200: success(operation.answer),
    ...(operation.answer.kind === "file"
      ? { 206: { description: "The part of the file that `Range` asks for.", content: { "*/*": {} } } }
      : {}),
    ...(operation.cache === "none"
      ? {}
      : { 304: { description: "The response has not changed since the one that `If-None-Match` names." } }),
    ...failures(failuresOf(operation)),
  },
});

const errorSchema: Json = {
  type: "object",
  description: "Every error.",
  properties: {
    error: {
      type: "object",
      properties: {
        code: {
          type: "string",
          enum: Object.keys(errors),
          description: "What kind of error it is, for programs.",
        },
        message: { type: "string", description: "What is wrong and what to do, for people." },
      },
      required: ["code", "message"],
    },
  },
  required: ["error"],
};

function schemas(operations: readonly Operation[]): Record<string, unknown> {
  const records = operations.flatMap(({ answer }) => recordsOf(answer));
  return {
    ...Object.fromEntries(records.map((record) => [record.name, schemaOf(record)])),
    Error: errorSchema,
  };
}

/** The OpenAPI 3.1 description of the service, derived from the contract. */
export function describeService(): Json {
  const operations = Object.entries(contract) as [string, Operation][];
  return {
    openapi: "3.1.0",
    info: {
      title: "naijaref",
      version: "1",
      summary: "Nigerian reference data, every record sourced.",
      description:
        "States, LGAs, wards, constituencies, licensed financial institutions, phone numbers and vehicle plates of Nigeria. Free and read-only. The limit is 120 requests a minute; for more, use the offline library.",
      license: { name: "Data CC BY 4.0, code MIT", identifier: "CC-BY-4.0 AND MIT" },
    },
    servers: [{ url: "/" }],
    tags: [...new Set(operations.map(([, { domain }]) => domain))].map((name) => ({ name })),
    paths: Object.fromEntries(operations.map(([id, of]) => [of.path, { get: operationOf(id, of) }])),
    components: { schemas: schemas(operations.map(([, of]) => of)) },
  };
}
