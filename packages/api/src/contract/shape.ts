import type { RecordDefinition } from "@naijaref/records";

/** The body of a 200. */
export type Shape =
  /** `{ count, data: [...] }`; with `atom` also as a feed, with `ics` as a calendar. */
  | {
      readonly kind: "list";
      readonly record: RecordDefinition;
      readonly atom?: true;
      readonly ics?: true;
    }
  /** `{ data: {...} }`; with `or` either record, with `orList` a list, as the parameters ask. */
  | {
      readonly kind: "single";
      readonly record: RecordDefinition;
      readonly or?: RecordDefinition;
      /** If the parameters may also ask for a list of such records. */
      readonly orList?: true;
    }
  /** GeoJSON, or TopoJSON if `orTopology` and the parameters ask for it. */
  | {
      readonly kind: "geometry";
      readonly description: string;
      readonly orTopology: boolean;
      /** What may be the properties: one kind of record for one boundary, several for a map. */
      readonly records: readonly RecordDefinition[];
    }
  /** The document itself, in its own media type. */
  | {
      readonly kind: "document";
      readonly mediaType: string;
      readonly description: string;
    }
  /** A file, whole or a part of it (RFC 9110, 14). */
  | { readonly kind: "file"; readonly description: string };

export type ShapeOfRecords = Extract<Shape, { readonly kind: "list" | "single" }>;

export const isOfRecords = (shape: Shape): shape is ShapeOfRecords =>
  shape.kind === "list" || shape.kind === "single";

/** The records that the body of a 200 may hold. */
export function recordsOf(shape: Shape): readonly RecordDefinition[] {
  if (!isOfRecords(shape)) return [];
  return shape.kind === "single" && shape.or !== undefined ? [shape.record, shape.or] : [shape.record];
}

/** The media type of JSON as every answer names it. */
export const JSON_TYPE = "application/json; charset=utf-8";

/** A page. */
export const HTML_TYPE = "text/html; charset=utf-8";

/** RFC 7946, 12. Its text is always UTF-8, so the type has no charset. */
export const GEOJSON_TYPE = "application/geo+json";

/** RFC 4180, 3: the first line is a header. */
export const CSV_TYPE = "text/csv; charset=utf-8; header=present";

/** A feed (RFC 4287). */
export const ATOM_TYPE = "application/atom+xml; charset=utf-8";

/** A calendar (RFC 5545). */
export const ICS_TYPE = "text/calendar; charset=utf-8";

/** One JSON value a line. */
export const NDJSON_TYPE = "application/x-ndjson; charset=utf-8";

/** An object of JSON, whatever it has. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
