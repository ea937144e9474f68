import { download, type RecordOf } from "@naijaref/records";
import { type FileContent, file, listOf, operationsOf } from "./operation.ts";
import { inPath } from "./parameter.ts";

/** A file as `npm run downloads` lists it. */
export type DownloadEntry = Omit<RecordOf<typeof download>, "url">;

/** The downloads of one data version. */
export interface Edition {
  /** In the order of the package. */
  readonly files: readonly DownloadEntry[];
  /** Undefined if the file is missing, or is not what the list says. */
  readonly read: (entry: DownloadEntry) => Promise<FileContent | undefined>;
}

const name = inPath({ description: "The name of the file, as in the list.", example: "banks.csv" });

const FILE = "The file, as an attachment. Its strong ETag is its SHA-256, and Range asks for a part of it.";

const operation = operationsOf("about");

export const downloads = {
  listDownloads: operation({
    path: "/v1/downloads",
    command: null,
    summary: "List the downloads",
    description:
      "The whole dataset as CSV, JSON, Parquet, SQLite and a workbook: name, size, checksum, rows and columns of each file.",
    answer: listOf(download),
    errors: ["not_built"],
    loads: true,
    examples: [],
  }),
  getDownload: operation({
    path: "/v1/downloads/{file}",
    command: null,
    summary: "Download a file",
    description: "A file of the newest edition. Its content changes with the data version.",
    parameters: { file: name },
    answer: file(FILE),
    errors: ["not_found", "range_not_satisfiable", "not_built"],
    loads: true,
    examples: [],
  }),
  getDownloadOfVersion: operation({
    path: "/v1/downloads/{version}/{file}",
    command: null,
    summary: "Download a file of one edition",
    description: "A file at an address whose content never changes, so that it can be cited and cached.",
    parameters: {
      version: inPath({ description: "The data version, as in /v1/meta.", example: "2026-11-21+0a1b2c3d" }),
      file: name,
    },
    answer: file(FILE),
    errors: ["not_found", "range_not_satisfiable", "not_built"],
    loads: true,
    cache: "immutable",
    examples: [],
  }),
};
