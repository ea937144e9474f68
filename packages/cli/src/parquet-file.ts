import { fstatSync, readSync } from "node:fs";
import zlib from "node:zlib";
import { quoted } from "@naijaref/pages/client/csv-cells";
import { textOf } from "@naijaref/pages/workbook/workbook";
import { parquetScan, parquetSchema, toJson } from "hyparquet";
import { UsageError } from "./usage-error.ts";

/** So many rows are in the memory at once, however many a row group has. */
const ROWS = 50_000;

/** Node has it since 22.15. */
const { zstdDecompressSync: unzstd } = zlib as { readonly zstdDecompressSync?: typeof zlib.gunzipSync };

/** A time to its last digit, which a Date does not have. */
const timeOf =
  (digits: number) =>
  (ticks: bigint): string => {
    const second = 10n ** BigInt(digits);
    const part = ((ticks % second) + second) % second;
    const whole = new Date(Number((ticks - part) / second) * 1000).toISOString().slice(0, 19);
    return part === 0n ? whole : `${whole}.${String(part).padStart(digits, "0")}`;
  };

function cellOf(value: unknown, scale: number | undefined): string {
  if (typeof value === "number" && scale !== undefined) return value.toFixed(scale);
  if (typeof value === "object" && value !== null && !(value instanceof Date))
    return JSON.stringify(toJson(value));
  return textOf(value);
}

/** The CSV that is matched of an open Parquet file, whose tables databases and clusters write. */
export async function* readParquet(descriptor: number): AsyncGenerator<Uint8Array> {
  try {
    yield* asCsv(descriptor);
  } catch (error) {
    throw new UsageError(
      `The Parquet file cannot be read: ${(error as Error).message}. Try one with Snappy; ZSTD needs Node 22.15.`,
    );
  }
}

async function* asCsv(descriptor: number): AsyncGenerator<Uint8Array> {
  const byteLength = fstatSync(descriptor).size;
  const slice = (start: number, end = byteLength): ArrayBuffer => {
    const bytes = new Uint8Array(end - start);
    readSync(descriptor, bytes, 0, bytes.length, start);
    return bytes.buffer;
  };
  const { metadata, ranges, readColumn } = await parquetScan({
    file: { byteLength, slice },
    compressors: {
      GZIP: (bytes) => zlib.gunzipSync(bytes),
      BROTLI: (bytes) => zlib.brotliDecompressSync(bytes),
      ...(unzstd && { ZSTD: (bytes: Uint8Array) => unzstd(bytes) }),
    },
    parsers: {
      timestampFromMilliseconds: timeOf(3),
      timestampFromMicroseconds: timeOf(6),
      timestampFromNanoseconds: timeOf(9),
    },
  });
  const columns = parquetSchema(metadata).children.map(({ element }) => element);
  const line = (cells: readonly string[]): string => `${cells.map(quoted).join(",")}\r\n`;
  yield Buffer.from(line(columns.map(({ name }) => name)));
  for (const { rowStart, rowEnd } of ranges)
    for (let from = rowStart; from < rowEnd; from += ROWS) {
      const rows = { rowStart: from, rowEnd: Math.min(from + ROWS, rowEnd) };
      const cells = await Promise.all(
        columns.map(async ({ name, converted_type, scale = 0 }) => {
          const values = Array.from(await readColumn({ column: name, ...rows }));
          return values.map((value) => cellOf(value, converted_type === "DECIMAL" ? scale : undefined));
        }),
      );
      let text = "";
      for (let at = 0; at < rows.rowEnd - from; at++)
        text += line(cells.map((column) => column[at] as string));
      yield Buffer.from(text);
    }
}
