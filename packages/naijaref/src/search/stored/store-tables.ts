import { type IndexTables, indexSkeletons, runAtOnce } from "../engine/index.ts";
import {
  ALIGNED,
  align,
  DIGEST,
  type Joined,
  NUMBERS,
  type Numbers,
  openTables,
  type Refused,
  type Stored,
  TEXTS,
  type TypeName,
  type View,
} from "./open-tables.ts";

/** Every runtime has it (WHATWG Encoding, 8.5); the compiler reads no types of a runtime here. */
declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array };

/** The SHA-256 of some bytes: each runtime has its own. */
export type DigestOf = (bytes: Uint8Array) => Uint8Array;

/** The tables with those of typos, which the library builds when a query needs them. */
export const wholeTables = (tables: IndexTables): IndexTables => ({
  ...tables,
  skeletons: runAtOnce(indexSkeletons(tables.names.terms)),
});

/** @param build names the build: only its own program reads the file. */
export function storeTables(tables: IndexTables, build: string, digestOf: DigestOf): Uint8Array {
  const arrays: Numbers[] = [];
  let end = 0;
  const describe = (array: Numbers): View => {
    const start = end;
    arrays.push(array);
    end = align(start + array.byteLength);
    return { type: array.constructor.name as TypeName, start, length: array.length };
  };
  const join = (texts: readonly string[]): Joined => {
    let length = 0;
    const ends = describe(Uint32Array.from(texts, (text) => (length += text.length)));
    return { joined: texts.join(""), ends };
  };
  const describeAll = (value: object): object =>
    Object.fromEntries(
      Object.entries(value).map(([name, one]: [string, unknown]) => {
        if (ArrayBuffer.isView(one)) return [NUMBERS + name, describe(one as Numbers)];
        if (Array.isArray(one)) return [TEXTS + name, join(one)];
        return [name, typeof one === "object" ? describeAll(one as object) : one];
      }),
    );
  const stored: Stored = { build, tables: describeAll(tables) };
  const text = new TextEncoder().encode(JSON.stringify(stored));
  const first = align(DIGEST + ALIGNED + text.length);
  const file = new Uint8Array(first + end);
  new Uint32Array(file.buffer, DIGEST, 1)[0] = text.length;
  file.set(text, DIGEST + ALIGNED);
  for (let at = 0, start = first; at < arrays.length; at++) {
    const { buffer, byteOffset, byteLength } = arrays[at] as Numbers;
    file.set(new Uint8Array(buffer, byteOffset, byteLength), start);
    start = align(start + byteLength);
  }
  file.set(digestOf(file.subarray(DIGEST)));
  return file;
}

/** The tables in a file that `storeTables` has made for the build. */
export function readTables(
  file: Uint8Array<ArrayBuffer>,
  build: string,
  digestOf: DigestOf,
): IndexTables | Refused {
  const isWhole =
    file.length >= DIGEST + ALIGNED && digestOf(file.subarray(DIGEST)).every((byte, at) => byte === file[at]);
  return isWhole ? openTables(file, build) : "damaged";
}
