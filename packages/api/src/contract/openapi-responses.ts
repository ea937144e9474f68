import { type ErrorCode, errors } from "./errors.ts";
import { ATOM_TYPE, CSV_TYPE, GEOJSON_TYPE, JSON_TYPE, NDJSON_TYPE } from "./media-types.ts";
import { type Operation, recordsOf } from "./operation.ts";
import type { Shape } from "./shape.ts";

type Json = Readonly<Record<string, unknown>>;

export const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

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
  properties: {
    type: { type: "string", enum: ["Topology"] },
    objects: { type: "object", description: "One GeometryCollection, which has the name of the kind." },
    arcs: { type: "array", items: { type: "array" }, description: "The lines that the geometries share." },
  },
  required: ["type", "objects", "arcs"],
};

/** The body of a list or a single record, by the name of its schema: `LgaList`, `LgaResponse`. */
export function envelopeOf(shape: Shape): { readonly name: string; readonly schema: Json } | undefined {
  const records = recordsOf(shape);
  const [record, ...others] = records.map(({ name }) => reference(name));
  if (record === undefined) return undefined;
  const names = records.map(({ name }) => name).join("Or");
  if (shape.kind === "list") {
    const properties = {
      count: { type: "integer", minimum: 0, description: "How many records `data` holds." },
      data: { type: "array", items: record },
    };
    return { name: `${names}List`, schema: { type: "object", properties, required: ["count", "data"] } };
  }
  const data = others.length === 0 ? record : { oneOf: [record, ...others] };
  return {
    name: `${names}Response`,
    schema: { type: "object", properties: { data }, required: ["data"] },
  };
}

/** A media type without its parameters, as OpenAPI names it. */
const bare = (mediaType: string): string => mediaType.split(";", 1)[0] ?? "";

function contentOf(shape: Shape): Json {
  const envelope = envelopeOf(shape);
  switch (shape.kind) {
    case "file":
      return { "*/*": {} };
    case "document":
      return { [bare(shape.mediaType)]: {} };
    case "geometry":
      return {
        [GEOJSON_TYPE]: { schema: GEOJSON },
        ...(shape.orTopology ? { [bare(JSON_TYPE)]: { schema: TOPOJSON } } : {}),
      };
    case "single":
      return { [bare(JSON_TYPE)]: { schema: reference(envelope?.name ?? "") } };
    case "list":
      return {
        [bare(JSON_TYPE)]: { schema: reference(envelope?.name ?? "") },
        [bare(CSV_TYPE)]: { schema: { type: "string" } },
        [bare(NDJSON_TYPE)]: { schema: { type: "string" } },
        ...(shape.atom === true ? { [bare(ATOM_TYPE)]: { schema: { type: "string" } } } : {}),
      };
  }
}

/** The header fields of the service's responses, as components. */
export const headers: Readonly<Record<string, Json>> = {
  ETag: { description: "The entity tag of the response, for `If-None-Match`.", schema: { type: "string" } },
  "Cache-Control": {
    description: "Who may keep the response, and for how long.",
    schema: { type: "string" },
  },
  Notice: {
    description: "What the request asked for and did not get: a parameter that was ignored, and why.",
    schema: { type: "string" },
  },
  "RateLimit-Policy": {
    description:
      "The limit: units (`q`) in a window of seconds (`w`). Not there if the service has no limit.",
    schema: { type: "string" },
  },
  RateLimit: {
    description:
      "What is left: units (`r`) for so many seconds (`t`), and what this request costs (`naijaref-cost`) if that is not one. Not there if the service has no limit.",
    schema: { type: "string" },
  },
  "Retry-After": {
    description: "After how many seconds to try again.",
    schema: { type: "string", pattern: "^[0-9]+$" },
  },
  "Content-Disposition": {
    description: "The name of the file, if the response is one.",
    schema: { type: "string" },
  },
};

const headersOf = (...names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const limitHeaders = ({ limited }: Operation): readonly string[] =>
  limited ? ["RateLimit-Policy", "RateLimit"] : [];

const TAGGED = ["ETag", "Cache-Control"];

/**
 * What the parameters that choose from a response take from its schema. Words say it, because a schema with a
 * null, or with fields that may be absent, would break every client that was made from the present one.
 */
function chosenOf({ parameters }: Operation): readonly string[] {
  return [
    ...("fields" in parameters ? ["With `fields`, a record has only those fields."] : []),
    ...("ids" in parameters ? ["With `ids`, `data` has null in the place of an id without a record."] : []),
  ];
}

export function success(operation: Operation): Json {
  const { answer } = operation;
  const records = recordsOf(answer).map((record) => record.description);
  const isFile = answer.kind === "list" || answer.kind === "file";
  return {
    description: [
      "description" in answer ? answer.description : records.join("\n\n"),
      ...chosenOf(operation),
    ].join("\n\n"),
    headers: headersOf(
      ...(operation.cache === "none" ? ["Cache-Control"] : TAGGED),
      "Notice",
      ...(isFile ? ["Content-Disposition"] : []),
      ...limitHeaders(operation),
    ),
    content: contentOf(answer),
  };
}

/** The 206 of a file. */
export const part: Json = {
  description: "The part of the file that `Range` asks for.",
  content: { "*/*": {} },
};

export const notModified = (operation: Operation): Json => ({
  description: "The response has not changed since the one that `If-None-Match` names.",
  headers: headersOf(...TAGGED, ...limitHeaders(operation)),
});

/** One response a status; its description lists the codes that come with it. */
export function failures(operation: Operation, codes: readonly ErrorCode[]): Record<string, Json> {
  const responses: Record<string, Json> = {};
  for (const status of new Set(codes.map((code) => errors[code].status))) {
    const here = codes.filter((code) => errors[code].status === status);
    responses[status] = {
      description: here.map((code) => `\`${code}\`: ${errors[code].when}`).join("\n\n"),
      headers: headersOf(
        ...limitHeaders(operation),
        ...(status === errors.rate_limited.status ? ["Retry-After"] : []),
      ),
      content: { [bare(JSON_TYPE)]: { schema: reference("Error") } },
    };
  }
  return responses;
}
