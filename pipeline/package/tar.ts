import { extname } from "node:path";

/**
 * A tar archive is made of blocks of this many bytes: for each file one with its name and size, then its own.
 */
const BLOCK = 512;

interface Entry {
  readonly path: string;
  readonly blocks: Buffer;
}

/** The files of an archive as npm writes it: with short names, and nothing but files. */
function entriesOf(archive: Buffer): readonly Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; archive[at] !== 0; ) {
    const text = (from: number, length: number): string =>
      archive.toString("utf8", at + from, at + from + length).replace(/\0.*/s, "");
    const path = text(0, 100);
    if (text(156, 1) !== "0") throw new Error(`${path} is no file`);
    const end = at + BLOCK * (1 + Math.ceil(Number.parseInt(text(124, 12), 8) / BLOCK));
    entries.push({ path, blocks: archive.subarray(at, end) });
    at = end;
  }
  return entries;
}

const kindOf = ({ path }: Entry): string => (path.includes("/generated/") ? "table" : extname(path));

/**
 * The same archive, with files of one kind one after the other, the tables last. Compressed, it takes less
 * space: gzip looks for what it repeats in the 32 KB before, and has codes for a part at a time.
 */
export function likeBesideLike(archive: Buffer): Buffer {
  const sorted = entriesOf(archive).toSorted(
    (a, b) =>
      (kindOf(a) < kindOf(b) ? -1 : kindOf(a) > kindOf(b) ? 1 : 0) || a.blocks.length - b.blocks.length,
  );
  return Buffer.concat([...sorted.map(({ blocks }) => blocks), Buffer.alloc(2 * BLOCK)]);
}
