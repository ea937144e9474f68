import { createHash } from "node:crypto";
import { gzip as gzipped } from "pako";

/**
 * By a port of zlib, because the zlib of Node gives other bytes on other processors and in other versions.
 * Without the time and the name of a file, so that equal content is equal bytes.
 */
export const gzip = (content: string | Uint8Array): Uint8Array => gzipped(content, { level: 9, memLevel: 9 });

/** The folder of what is too large for the package that most people take: at most 17 MB. */
export const SECOND_FOLDER = "polling-units-and-maps";

export interface DownloadFile {
  /** Its name in the folder and in its address. No two files of a package have the same. */
  readonly name: string;
  /** The folder within the package; null for what most people want, which is beside its README. */
  readonly folder: string | null;
  readonly description: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** In hexadecimal digits. */
  readonly sha256: string;
  /** How many records it has, and how many fields each; null where it is no table, or has several. */
  readonly rows: number | null;
  readonly columns: number | null;
}

type Also = Partial<Pick<DownloadFile, "folder" | "rows" | "columns">>;

/** By the ending of a file's name. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  bib: "application/x-bibtex",
  cff: "application/yaml",
  csv: "text/csv; charset=utf-8; header=present",
  gz: "application/gzip",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  md: "text/markdown; charset=utf-8",
  parquet: "application/vnd.apache.parquet",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** A file whose name ends in `.gz` is compressed here. */
export function downloadFile(
  name: string,
  description: string,
  content: string | Uint8Array,
  also: Also = {},
): DownloadFile {
  const ending = /\.(\w+)$/.exec(name)?.[1] ?? "";
  const whole = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const bytes = ending === "gz" ? gzip(whole) : whole;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const mediaType = MEDIA_TYPES[ending] ?? "text/plain; charset=utf-8";
  return { name, description, folder: null, rows: null, columns: null, ...also, mediaType, bytes, sha256 };
}

export const pathOf = ({ folder, name }: Pick<DownloadFile, "folder" | "name">): string =>
  folder === null ? name : `${folder}/${name}`;
