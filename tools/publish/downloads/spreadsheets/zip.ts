import { Zip, ZipPassThrough } from "fflate";
import { deflate } from "../gzip.ts";

/** A zip file has the time of each entry. One time for all makes equal workbooks equal files. */
const TIME = new Date(1980, 0, 1);

/** The method of an entry that is compressed (APPNOTE of the zip format, 4.4.5). */
const DEFLATED = 8;

class Entry extends ZipPassThrough {
  override compression = DEFLATED;
  override mtime = TIME;

  protected override process(content: Uint8Array, isLast: boolean): void {
    this.ondata(null, deflate(content), isLast);
  }
}

/** A zip file of these entries, which has the same bytes on every day and machine. */
export function zip(contents: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const chunks: Uint8Array[] = [];
  const file = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  for (const [name, content] of Object.entries(contents)) {
    const entry = new Entry(name);
    file.add(entry);
    entry.push(content, true);
  }
  file.end();
  return Buffer.concat(chunks);
}
