import { NO_PAGE } from "@naijaref/http/fields";
import { dataVersion } from "naijaref/about";
import { writeCalendar } from "naijaref/elections";
import type { Failure } from "../contract/errors.ts";
import type { Selection } from "../contract/selection.ts";
import {
  ATOM_TYPE,
  CSV_TYPE,
  GEOJSON_TYPE,
  ICS_TYPE,
  JSON_TYPE,
  NDJSON_TYPE,
  type Shape,
} from "../contract/shape.ts";
import type { Pause } from "../operations/in-parts.ts";
import { type FeedAddress, writeAtom } from "./atom.ts";
import { csvText, nameColumns } from "./csv.ts";
import {
  fieldChooser,
  fieldNames,
  type ListedRecord,
  type ListText,
  writeInParts,
  writeJson,
  writeWhole,
} from "./wire.ts";

export interface Body {
  readonly mediaType: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  /** Further headers that go with it: names and values in turn. */
  readonly headers: readonly string[];
}

interface Told {
  readonly answer: Exclude<Shape, { kind: "file" }>;
  readonly path: string;
  readonly feed: FeedAddress;
}

/** A body that is a list, before it is written. */
interface ListBody extends Pick<Body, "mediaType" | "headers"> {
  readonly items: readonly ListedRecord[];
  readonly text: ListText<ListedRecord>;
}

/** An operation's value as the caller asked for it. */
export function bodyOf(value: unknown, told: Told, selection: Selection, notice?: string): Body {
  const body = describeBody(value, told, selection, notice);
  if ("content" in body) return body;
  const { mediaType, headers, items, text } = body;
  return { mediaType, content: writeWhole(items, text), headers };
}

/** The same of a large list: others are answered between its parts. */
export async function bodyInParts(
  value: unknown,
  told: Told,
  selection: Selection,
  { notice, pause }: { readonly notice: string | undefined; readonly pause: Pause },
): Promise<Body> {
  const body = describeBody(value, told, selection, notice);
  if ("content" in body) return body;
  const { mediaType, headers, items, text } = body;
  return { mediaType, content: await writeInParts(items, text, pause), headers };
}

function describeBody(
  value: unknown,
  { answer, path, feed }: Told,
  selection: Selection,
  notice: string | undefined,
): Body | ListBody {
  if (answer.kind === "document")
    return {
      mediaType: answer.mediaType,
      content: String(value),
      headers: ["X-Content-Type-Options", "nosniff"],
    };
  if (answer.kind === "geometry") return geometryBody(value as object, notice);
  const { fields, format } = selection;
  const choose = fieldChooser(fields);
  const isOne = answer.kind === "single" && !Array.isArray(value);
  if (isOne && format === "json") {
    return textBody(`{${noted(notice)}"data":${writeJson(choose(value as ListedRecord))}}`);
  }
  if (format === "atom") {
    const content = writeAtom(value as Parameters<typeof writeAtom>[0], dataVersion, feed);
    return { mediaType: ATOM_TYPE, content, headers: NO_PAGE };
  }
  if (format === "ics") {
    const events = value as Parameters<typeof writeCalendar>[0];
    const content = writeCalendar(events, { version: dataVersion });
    return { mediaType: ICS_TYPE, content, headers: asFile(path, "ics") };
  }
  const items = (isOne ? [value] : value) as readonly ListedRecord[];
  const json = (record: ListedRecord): string => writeJson(choose(record));
  switch (format) {
    case "json": {
      const first = `{${noted(notice)}"count":${items.length},"data":[`;
      return {
        mediaType: JSON_TYPE,
        headers: NO_PAGE,
        items,
        text: { first, write: joined(json), last: "]}" },
      };
    }
    case "csv": {
      const own = fields ?? [...fieldNames(answer.record), ...selection.with];
      const columns = fields === undefined ? [...own, ...nameColumns(own)] : own;
      return { mediaType: CSV_TYPE, headers: asFile(path, "csv"), items, text: csvText(columns) };
    }
    case "ndjson":
      return {
        mediaType: NDJSON_TYPE,
        headers: asFile(path, "ndjson"),
        items,
        text: { first: "", write: (record) => `${json(record)}\n`, last: "" },
      };
  }
}

/** With a comma before each but the first. */
const joined =
  (write: (record: ListedRecord) => string) =>
  (record: ListedRecord, at: number): string =>
    at === 0 ? write(record) : `,${write(record)}`;

function geometryBody(value: object, notice: string | undefined): Body | ListBody {
  const whole = notice === undefined ? value : { notice, ...value };
  const { features, ...about } = whole as { readonly features?: readonly ListedRecord[] };
  if (features !== undefined) {
    // They are the last member.
    const first = `${writeJson(about).slice(0, -1)},"features":[`;
    const text = { first, write: joined(writeJson), last: "]}" };
    return { mediaType: GEOJSON_TYPE, headers: NO_PAGE, items: features, text };
  }
  const isTopology = (value as { readonly type: string }).type === "Topology";
  return { mediaType: isTopology ? JSON_TYPE : GEOJSON_TYPE, content: writeJson(whole), headers: NO_PAGE };
}

/** The notice as the first member of a body, where whoever reads it sees it. Most bodies have none. */
const noted = (notice: string | undefined): string =>
  notice === undefined ? "" : `"notice":${JSON.stringify(notice)},`;

const textBody = (json: string): Body => ({ mediaType: JSON_TYPE, content: json, headers: NO_PAGE });

/** A file to save, named for what the path lists: `/v1/states/{state}/lgas` is `lgas.csv`. */
function asFile(path: string, extension: string): readonly string[] {
  const name = path.split("/").findLast((segment) => !segment.startsWith("{"));
  return [...NO_PAGE, "Content-Disposition", `attachment; filename="${name}.${extension}"`];
}

export const errorBody = ({ code, message, details }: Failure, notice?: string): Body =>
  textBody(writeJson({ ...(notice !== undefined && { notice }), error: { code, message, ...details } }));
