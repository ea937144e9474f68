import { type ErrorCode, errors } from "./errors.ts";
import { bodyOf, reference } from "./openapi-bodies.ts";
import { type Operation, recordsOf } from "./operation.ts";
import { samples } from "./samples.generated.ts";
import type { Format } from "./selection.ts";
import {
  ATOM_TYPE,
  CSV_TYPE,
  GEOJSON_TYPE,
  ICS_TYPE,
  isOfRecords,
  JSON_TYPE,
  type JsonObject,
  NDJSON_TYPE,
} from "./shape.ts";

/** A media type without its parameters, as OpenAPI names it. */
const bare = (mediaType: string): string => mediaType.split(";", 1)[0] ?? "";

const TYPES = { json: JSON_TYPE, csv: CSV_TYPE, ndjson: NDJSON_TYPE, atom: ATOM_TYPE, ics: ICS_TYPE };

function contentOf(operation: Operation): JsonObject {
  const { answer } = operation;
  const example = samples[operation.path];
  const schema = reference(bodyOf(operation)?.name ?? "");
  const json = { [bare(JSON_TYPE)]: { schema, ...(example !== undefined && { example }) } };
  switch (answer.kind) {
    case "file":
      return { "*/*": {} };
    case "document":
      return { [bare(answer.mediaType)]: {} };
    case "geometry": {
      const [record] = answer.records;
      if (!answer.orTopology) return { [GEOJSON_TYPE]: { schema: reference(`${record?.name}Feature`) } };
      return {
        [GEOJSON_TYPE]: { schema: reference("FeatureCollection") },
        ...("format" in operation.parameters && { [bare(JSON_TYPE)]: { schema: reference("Topology") } }),
      };
    }
    case "single":
    case "list": {
      const [, ...files] = (operation.parameters["format"]?.schema["enum"] ?? []) as readonly Format[];
      return {
        ...json,
        ...Object.fromEntries(files.map((format) => [bare(TYPES[format]), { schema: { type: "string" } }])),
      };
    }
  }
}

const header = (description: string, form: JsonObject = {}): JsonObject => ({
  description,
  schema: { type: "string", ...form },
});

/** The header fields of the service's responses, as components. */
export const headers: Readonly<Record<string, JsonObject>> = {
  ETag: header("The entity tag of the response, for `If-None-Match`."),
  "Cache-Control": header("Who may keep the response, and for how long."),
  Notice: header("What the request asked for and did not get: a parameter that was ignored, and why."),
  "RateLimit-Policy": header(
    "The limit: units (`q`) in a window of seconds (`w`). Not there if the service has no limit.",
  ),
  RateLimit: header(
    "What is left: units (`r`) for so many seconds (`t`), and what this request costs (`naijaref-cost`) if that is not one. Not there if the service has no limit.",
  ),
  "Retry-After": header("After how many seconds to try again.", { pattern: "^[0-9]+$" }),
  "Content-Disposition": header("The name of the file, if the response is one."),
};

const headersOf = (...names: readonly string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const limitHeaders = ({ limited }: Operation): readonly string[] =>
  limited ? ["RateLimit-Policy", "RateLimit"] : [];

const TAGGED = ["ETag", "Cache-Control"];

export function success(operation: Operation): JsonObject {
  const { answer, parameters } = operation;
  const isFile = (isOfRecords(answer) && "format" in parameters) || answer.kind === "file";
  return {
    description: [
      ...("description" in answer ? [answer] : recordsOf(answer)).map(({ description }) => description),
      ...("fields" in parameters ? ["With `fields`, a record has only those fields."] : []),
      ...("ids" in parameters ? ["With `ids`, `data` has null in the place of an id without a record."] : []),
    ].join("\n\n"),
    headers: headersOf(
      ...(operation.cache === "none" ? ["Cache-Control"] : TAGGED),
      "Notice",
      ...(isFile ? ["Content-Disposition"] : []),
      ...limitHeaders(operation),
    ),
    content: contentOf(operation),
  };
}

/** The 206 of a file. */
export const part: JsonObject = {
  description: "The part of the file that `Range` asks for.",
  content: { "*/*": {} },
};

export const notModified = (operation: Operation): JsonObject => ({
  description: "The response has not changed since the one that `If-None-Match` names.",
  headers: headersOf(...TAGGED, ...limitHeaders(operation)),
});

/** One response a status; its description lists the codes that come with it. */
export function failures(operation: Operation, codes: readonly ErrorCode[]): Record<string, JsonObject> {
  const responses: Record<string, JsonObject> = {};
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
