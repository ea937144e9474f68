import { coverage, fieldCounts, source } from "./about.ts";
import { idSystem } from "./concordance.ts";
import { type Field, integer, maybeInteger, maybeText, text } from "./field.ts";
import { DATA_VERSION } from "./forms.ts";
import { defineRecord, listOfNested, nested } from "./record.ts";

const tally = (
  description: string,
  example: Readonly<Record<string, number>>,
): Field<Readonly<Record<string, number>>> => ({
  type: "object",
  description,
  examples: [example],
  additionalProperties: { type: "integer" },
});

const dataVersion = text(
  "The dataset's version: the day of its newest change, and a hash of its content.",
  "2026-11-21+0a1b2c3d",
  DATA_VERSION,
);

const apiVersion = text("The version of this API.", "1");

export const meta = defineRecord({
  name: "Meta",
  description: "A description of the dataset: version, licences, counts, known gaps and sources.",
  fields: {
    name: text("The name of the service.", "naijaref"),
    data_version: dataVersion,
    api_version: apiVersion,
    licence: nested({
      description: "The licences of the data and of the code, as SPDX ids.",
      fields: {
        data: text("The licence of the data.", "CC-BY-4.0"),
        code: text("The licence of the code.", "MIT"),
      },
    }),
    counts: tally("How many records each table has.", { states: 37 }),
    fields: listOfNested(
      fieldCounts,
      "For each field of each table: how many values are known, and how many are verified.",
    ),
    coverage: listOfNested(coverage, "The known gaps, each with its dataset."),
    sources: listOfNested(source, "Every source that a record names."),
    id_systems: listOfNested(idSystem, "The systems of ids that /v1/concordance accepts."),
    links: {
      type: "object",
      description: "The paths of what else describes the dataset, by name.",
      examples: [{ downloads: "/v1/downloads" }],
      additionalProperties: { type: "string" },
    } as Field<Readonly<Record<string, string>>>,
  },
});

export const health = defineRecord({
  name: "Health",
  description: "Whether the service works.",
  fields: {
    status: text("Always `ok`.", "ok"),
    data_version: dataVersion,
    api_version: apiVersion,
    uptime_seconds: integer("Whole seconds since the service started.", 3600, { minimum: 0 }),
  },
});

export const readiness = defineRecord({
  name: "Readiness",
  description: "Whether requests should be sent to this instance.",
  fields: {
    status: text("`ready` if they should. Otherwise the response is an error with status 503.", "ready"),
  },
});

export const download = defineRecord({
  name: "Download",
  description: "A file of the dataset that can be downloaded.",
  fields: {
    name: text("The name of the file.", "banks.csv"),
    description: text(
      "What the file contains.",
      "An institution that has, or had, a licence of the Central Bank of Nigeria.",
    ),
    folder: maybeText(
      "The folder of the file in an edition on disk, of what is larger; null for the files that most people want. It is not part of the address.",
      "polling-units-and-maps",
    ),
    media_type: text("Its media type.", "text/csv; charset=utf-8; header=present"),
    bytes: integer("Its size in bytes.", 126400, { minimum: 0 }),
    sha256: text(
      "Its SHA-256 checksum, in hexadecimal digits.",
      "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "^[0-9a-f]{64}$",
    ),
    rows: maybeInteger("How many records it has; null if it is not one table.", 1033),
    columns: maybeInteger("How many fields each record has; null if it is not one table.", 13),
    url: text(
      "The file's address in this edition. The content at this address never changes.",
      "/v1/downloads/2026-11-21+0a1b2c3d/banks.csv",
    ),
  },
});
