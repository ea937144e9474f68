import { closeSync, openSync, readdirSync, readFileSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { createGzip } from "../downloads/gzip.ts";

/**
 * Writes a folder as one archive (POSIX ustar), compressed. Names are in one order, owners are left out and
 * all files have one time, so that equal files are equal bytes. One file is in memory at a time.
 *
 * @param target the file to write: it must not be in the folder.
 * @param time of the files, in seconds since 1970. Hosts make entity tags of it: with the same time in two
 *   releases, browsers would take a file that has changed, but not in size, for the one that they have.
 */
export function archive(folder: string, target: string, time: number): void {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
  const file = openSync(target, "w");
  try {
    const gzip = createGzip((compressed) => writeWhole(file, compressed));
    for (const name of names) {
      const content = readFileSync(join(folder, name));
      gzip.push(header(name, content.length, time), false);
      gzip.push(content, false);
      gzip.push(new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK), false);
    }
    // Two empty blocks end an archive.
    gzip.push(new Uint8Array(2 * BLOCK), true);
  } finally {
    closeSync(file);
  }
}

function writeWhole(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

const BLOCK = 512;
const LONGEST_NAME = 100;
const LONGEST_PREFIX = 155;

function header(path: string, size: number, time: number): Uint8Array {
  const block = Buffer.alloc(BLOCK);
  const [prefix, name] = splitName(path);
  const octal = (value: number, at: number, length: number): void => {
    block.write(value.toString(8).padStart(length - 1, "0"), at, "latin1");
  };
  block.write(name, 0, "utf8");
  octal(0o644, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(time, 136, 12);
  block.write("        ", 148, "latin1");
  block.write("0ustar\0" + "00", 156, "latin1");
  block.write(prefix, 345, "utf8");
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return block;
}

/** A long path stands in two fields, divided at a slash. */
function splitName(path: string): readonly [prefix: string, name: string] {
  if (Buffer.byteLength(path) <= LONGEST_NAME) return ["", path];
  for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(name) <= LONGEST_NAME && Buffer.byteLength(prefix) <= LONGEST_PREFIX)
      return [prefix, name];
  }
  throw new Error(`${path} is too long a name for an archive`);
}
