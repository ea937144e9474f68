import { NO_PAGE } from "@naijaref/http/fields";
import { location, type RecordDefinition, searchResult, suggestion } from "@naijaref/records";
import type { Failure } from "../contract/errors.ts";
import { ATOM_TYPE, CSV_TYPE, GEOJSON_TYPE, JSON_TYPE, NDJSON_TYPE } from "../contract/media-types.ts";
import type { Selection } from "../contract/selection.ts";
import type { Shape } from "../contract/shape.ts";
import { dataVersion } from "../operations/versions.ts";
import { type FeedAddress, writeAtom } from "./atom.ts";
import { writeCsv } from "./csv.ts";
import { writeFound } from "./found-json.ts";
import { writeLocation } from "./location-json.ts";
import { chooseFields, fieldNames, type ListedRecord } from "./select.ts";
import { writeJson } from "./wire.ts";

export interface Body {
  readonly mediaType: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  /** Further headers that go with it: names and values in turn. */
  readonly headers: readonly string[];
}

/** Records of which hardly any answer is asked for twice: what writes them in less time than `writeJson`. */
const WRITERS: ReadonlyMap<RecordDefinition, (record: never) => string> = new Map<
  RecordDefinition,
  (record: never) => string
>([
  [location, writeLocation],
  [searchResult, writeFound],
  [suggestion, writeFound],
]);

/** What writes a record of which all fields, or some, are asked for. */
const writerOf = (record: RecordDefinition, { fields }: Selection): ((record: never) => string) =>
  (fields === undefined ? WRITERS.get(record) : undefined) ?? writeJson;

/** An operation's value as the caller asked for it. */
export function bodyOf(
  value: unknown,
  {
    answer,
    path,
    feed,
  }: {
    readonly answer: Exclude<Shape, { kind: "file" }>;
    readonly path: string;
    readonly feed: FeedAddress;
  },
  selection: Selection,
  notice?: string,
): Body {
  if (answer.kind === "document") {
    return {
      mediaType: answer.mediaType,
      content: String(value),
      headers: ["X-Content-Type-Options", "nosniff", ...answer.headers],
    };
  }
  if (answer.kind === "geometry") {
    const isTopology = (value as { readonly type: string }).type === "Topology";
    const content = writeJson(notice === undefined ? value : { notice, ...(value as object) });
    return { mediaType: isTopology ? JSON_TYPE : GEOJSON_TYPE, content, headers: NO_PAGE };
  }
  if (answer.kind === "single") {
    const record = chooseFields(value as ListedRecord, selection.fields);
    return textBody(`{${noted(notice)}"data":${writerOf(answer.record, selection)(record as never)}}`);
  }
  if (selection.format === "atom") {
    const content = writeAtom(value as Parameters<typeof writeAtom>[0], dataVersion, feed);
    return { mediaType: ATOM_TYPE, content, headers: NO_PAGE };
  }
  const records = (value as readonly ListedRecord[]).map((record) => chooseFields(record, selection.fields));
  switch (selection.format) {
    case "json":
      return textBody(writeList(records, writerOf(answer.record, selection), notice));
    case "csv":
      return {
        mediaType: CSV_TYPE,
        content: writeCsv(records, selection.fields ?? fieldNames(answer.record)),
        headers: asFile(path, "csv"),
      };
    case "ndjson":
      return {
        mediaType: NDJSON_TYPE,
        content: records.map((record) => `${writeJson(record)}\n`).join(""),
        headers: asFile(path, "ndjson"),
      };
  }
}

/** The notice as the first member of a body, where whoever reads it sees it. Most bodies have none. */
const noted = (notice: string | undefined): string =>
  notice === undefined ? "" : `"notice":${JSON.stringify(notice)},`;

function writeList(
  records: readonly ListedRecord[],
  write: (record: never) => string,
  notice: string | undefined,
): string {
  let list = "";
  for (const record of records) list += (list === "" ? "" : ",") + write(record as never);
  return `{${noted(notice)}"count":${records.length},"data":[${list}]}`;
}

const jsonBody = (envelope: unknown): Body => textBody(writeJson(envelope));

const textBody = (json: string): Body => ({ mediaType: JSON_TYPE, content: json, headers: NO_PAGE });

/** A file to save, named for what the path lists: `/v1/states/{state}/lgas` is `lgas.csv`. */
function asFile(path: string, extension: string): readonly string[] {
  const name = path.split("/").findLast((segment) => !segment.startsWith("{"));
  return [...NO_PAGE, "Content-Disposition", `attachment; filename="${name}.${extension}"`];
}

/** The body of an error. */
export const errorBody = ({ code, message, details }: Failure, notice?: string): Body =>
  jsonBody({ ...(notice !== undefined && { notice }), error: { code, message, ...details } });
