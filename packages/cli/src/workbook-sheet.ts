import { readWorkbook, WorkbookError } from "@naijaref/pages/workbook/workbook";
import { UsageError } from "./usage-error.ts";

/**
 * A sheet of a workbook as the CSV that is matched.
 *
 * @param asked its name or its number; the first that has cells if left out.
 */
export async function readSheet(
  file: Buffer<ArrayBuffer>,
  asked: string | undefined,
): Promise<{ readonly chunks: AsyncIterable<Uint8Array>; readonly size: number }> {
  const sheets = await read(file);
  const sheet =
    asked === undefined
      ? sheets[0]
      : (sheets.find(({ name }) => name.trim().toLowerCase() === asked.trim().toLowerCase()) ??
        (/^\d+$/.test(asked) ? sheets[Number(asked) - 1] : undefined));
  if (sheet === undefined)
    throw new UsageError(
      `The workbook has no sheet "${asked?.slice(0, 64)}" with cells. It has ${sheets.map(({ name }) => `"${name}"`).join(", ")}.`,
    );
  return { chunks: once(sheet.csv), size: sheet.csv.length };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function read({ buffer, byteOffset, length }: Buffer<ArrayBuffer>) {
  try {
    return await readWorkbook(buffer.slice(byteOffset, byteOffset + length));
  } catch (error) {
    throw error instanceof WorkbookError ? new UsageError(error.message) : error;
  }
}
