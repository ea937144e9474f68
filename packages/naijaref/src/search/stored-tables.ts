import type { IndexTables } from "./engine/index-tables.ts";
import { indexSkeletons } from "./engine/skeletons.ts";
import { runAtOnce } from "./engine/steps.ts";

export { keepTables } from "./open-index.ts";

/** With what programs store the tables of their indexes. Users cannot import it. */

/** Every runtime has them (WHATWG Encoding, 8.3 and 8.5); the compiler reads no types of a runtime here. */
declare const TextDecoder: new () => { readonly decode: (bytes: Uint8Array) => string };
declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array };

/**
 * The tables of an index of names as one file: a SHA-256 of all that follows; in four bytes the length of a
 * JSON text; the text; then the numbers of each typed array as the processor holds them. In the text, a typed
 * array is its type's name, where it starts among the numbers, and how many it has. An array that is read is
 * a view of the file: nothing is copied, and nothing is decoded number by number.
 */

const TYPES = { Uint8Array, Uint16Array, Uint32Array, Int32Array };
type TypeName = keyof typeof TYPES;
type Numbers = InstanceType<(typeof TYPES)[TypeName]>;

interface View {
  readonly type: TypeName;
  readonly start: number;
  readonly length: number;
}

/** A list of texts: all of them, one after the other, and where each ends. */
interface Joined<Ends> {
  readonly joined: string;
  readonly ends: Ends;
}

/** Such a list, of which a text is cut out when it is used: tens of thousands of strings are not made. */
class StoredTexts {
  readonly length: number;
  readonly #joined: string;
  readonly #ends: Numbers;

  constructor({ joined, ends }: Joined<Numbers>) {
    this.length = ends.length;
    this.#joined = joined;
    this.#ends = ends;
  }

  at(index: number): string | undefined {
    return index < this.length
      ? this.#joined.slice(this.#ends[index - 1] ?? 0, this.#ends[index])
      : undefined;
  }
}

/** In bytes: typed arrays begin at multiples of the largest number. */
export const ALIGNED = 4;
const align = (bytes: number): number => Math.ceil(bytes / ALIGNED) * ALIGNED;

/** In bytes: the digest that a file starts with, of all that follows. */
export const DIGEST = 32;

/** The tables in a file whose digest is right, on any runtime. */
export function openTables(file: Uint8Array<ArrayBuffer>): IndexTables {
  // A view begins at a multiple of its number's size.
  const { buffer, byteOffset } = file.byteOffset % ALIGNED === 0 ? file : file.slice();
  const length = new Uint32Array(buffer, byteOffset + DIGEST, 1)[0] as number;
  const text = new TextDecoder().decode(new Uint8Array(buffer, byteOffset + DIGEST + ALIGNED, length));
  const first = byteOffset + align(DIGEST + ALIGNED + length);
  const view = ({ type, start, length }: View): Numbers => new TYPES[type](buffer, first + start, length);
  return JSON.parse(text, (_, value: Partial<View & Joined<Numbers>> | string | null) => {
    if (typeof value !== "object" || value === null) return value;
    if (value.type !== undefined) return view(value as View);
    return value.joined === undefined ? value : new StoredTexts(value as Joined<Numbers>);
  });
}

/** The SHA-256 of some bytes: each runtime has its own. */
export type DigestOf = (bytes: Uint8Array) => Uint8Array;

/** The tables with those of typos, which the library builds when a query needs them. */
export const wholeTables = (tables: IndexTables): IndexTables => ({
  ...tables,
  skeletons: runAtOnce(indexSkeletons(tables.names.terms)),
});

export function storeTables(tables: IndexTables, digestOf: DigestOf): Uint8Array {
  const arrays: Numbers[] = [];
  let end = 0;
  const describe = (array: Numbers): View => {
    const start = end;
    arrays.push(array);
    end = align(start + array.byteLength);
    return { type: array.constructor.name as TypeName, start, length: array.length };
  };
  const join = (texts: readonly string[]): Joined<View> => {
    let length = 0;
    const ends = describe(Uint32Array.from(texts, (text) => (length += text.length)));
    return { joined: texts.join(""), ends };
  };
  const json = JSON.stringify(tables, (_, value: unknown) => {
    if (ArrayBuffer.isView(value)) return describe(value as Numbers);
    return Array.isArray(value) ? join(value as readonly string[]) : value;
  });
  const text = new TextEncoder().encode(json);
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

/** The tables in a file that `storeTables` has made; undefined if a part of it is not what was written. */
export function readTables(file: Uint8Array<ArrayBuffer>, digestOf: DigestOf): IndexTables | undefined {
  const isWhole =
    file.length >= DIGEST + ALIGNED && digestOf(file.subarray(DIGEST)).every((byte, at) => byte === file[at]);
  return isWhole ? openTables(file) : undefined;
}
