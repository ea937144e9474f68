import type { HeldKind } from "naijaref/kinds";
import { identifiers, inQuery, type Parameter, type ParameterNotes, wordOf, wordsOf } from "./parameter.ts";
import { isOfRecords, recordsOf, type Shape } from "./shape.ts";

/** The formats of a list. */
export const FORMATS = ["json", "csv", "ndjson"] as const;
/** `atom` is only of the lists that are a feed too, `ics` of those that are a calendar. */
export type Format = (typeof FORMATS)[number] | "atom" | "ics";

export interface Selection {
  /** Names of fields in snake_case, in the record's order; undefined: all. */
  readonly fields: readonly string[] | undefined;
  readonly format: Format;
  /** Identifiers of the records of the list that are wanted; undefined: all. */
  readonly ids: readonly string[] | undefined;
  /** Names of columns that were asked for beside the fields of the record. */
  readonly with: readonly string[];
}

/** The parameters that choose from an answer. */
export const SELECTION_NAMES = ["fields", "ids", "format"] as const;
export type SelectionName = (typeof SELECTION_NAMES)[number];

export type IdsNotes = Pick<ParameterNotes, "description" | "example"> & {
  /** Whose records they name. Left out where they are found in a way of their own: `choose-records.ts`. */
  readonly kind?: HeldKind;
};

/** The parameters that every operation of a shape has: this is the only place that defines them. */
export function selectionParameters({
  answer,
  ids,
}: {
  readonly answer: Shape;
  readonly ids?: IdsNotes;
}): Readonly<Record<string, Parameter>> {
  if (!isOfRecords(answer)) return {};
  const names = [...new Set(recordsOf(answer).flatMap(({ fields }) => Object.keys(fields)))];
  if (answer.kind === "single" && names.length < 2) return {};
  const fields = inQuery(wordsOf(names), {
    description:
      "Only these fields of each record, separated by commas; they come in the record's order. All by default.",
    example: names.slice(0, 2).join(","),
  });
  if (answer.kind === "single" && answer.orList !== true)
    return { fields } as Readonly<Record<string, Parameter>>;
  const { atom, ics } = answer.kind === "list" ? answer : {};
  const formats: Format[] = [...FORMATS];
  if (atom === true) formats.push("atom");
  if (ics === true) formats.push("ics");
  const format = inQuery(
    {
      ...wordOf(formats),
      schema: { type: "string", enum: formats, default: FORMATS[0] },
      standard: FORMATS[0],
    },
    {
      description: `The format of the response: \`csv\` is a file with a header row (RFC 4180; lists are joined by \`|\`, null is an empty cell), \`ndjson\` has one record a line.${atom === true ? " `atom` is a feed (RFC 4287), and leaves `fields` aside." : ""}${ics === true ? " `ics` is a calendar (RFC 5545), and leaves `fields` aside." : ""}`,
      example: "csv",
    },
  );
  const chosen =
    ids &&
    inQuery(identifiers, {
      example: ids.example,
      description: `${ids.description} At most 100, separated by commas. The response has them in this order, with null where the list has no such record.`,
    });
  return { fields, format, ...(chosen && { ids: chosen }) } as Readonly<Record<string, Parameter>>;
}
