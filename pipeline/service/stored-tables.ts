import { createHash } from "node:crypto";
import type { IndexTables } from "../../packages/naijaref/src/search/engine/index.ts";

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

/** What stands before the name of a typed array in the text; of a list of texts; and of few that repeat. */
const NUMBERS = "numbers:";
const TEXTS = "texts:";
const WORDS = "words:";

/** A list of texts: all of them, one after the other, and where each ends. */
interface Joined {
  readonly joined: string;
  readonly ends: View;
}

/** Such a list, of which a text is cut out when it is used: tens of thousands of strings are not made. */
class StoredTexts {
  readonly length: number;
  readonly #joined: string;
  readonly #ends: Numbers;

  constructor(joined: string, ends: Numbers) {
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

/** A list of texts that repeat, such as kinds: the different texts, and which one is at each place. */
interface Words {
  readonly words: readonly string[];
  readonly at: View;
}
const MOST_WORDS = 2 ** 8;

/** In bytes: typed arrays begin at multiples of the largest number. */
const ALIGNED = 4;
const align = (bytes: number): number => Math.ceil(bytes / ALIGNED) * ALIGNED;

const DIGEST = 32;
const digestOf = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

/** What a file starts with, after the digest. */
interface Stored {
  /** The build whose service reads the file. */
  readonly build: string;
  readonly tables: unknown;
}

/** @param build names the build: only its own service reads the file. */
export function storeTables(tables: IndexTables, build: string): Uint8Array {
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
        if (!Array.isArray(one)) return [name, typeof one === "object" ? describeAll(one as object) : one];
        const words = [...new Set<string>(one)];
        if (words.length > MOST_WORDS) return [TEXTS + name, join(one)];
        const numbers = new Map(words.map((word, at) => [word, at]));
        const at = describe(Uint8Array.from(one, (word) => numbers.get(word) as number));
        return [WORDS + name, { words, at } satisfies Words];
      }),
    );
  const stored: Stored = { build, tables: describeAll(tables) };
  const text = Buffer.from(JSON.stringify(stored));
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

/** Why a file is not read: a part of it is not what was written, or another build has written it. */
export type Refused = "damaged" | "of another build";

/** The tables in a file that `storeTables` has made for the build. */
export function readTables(file: Uint8Array<ArrayBuffer>, build: string): IndexTables | Refused {
  if (file.length < DIGEST + ALIGNED) return "damaged";
  if (!digestOf(file.subarray(DIGEST)).equals(file.subarray(0, DIGEST))) return "damaged";
  // A view begins at a multiple of its number's size.
  const { buffer, byteOffset } = file.byteOffset % ALIGNED === 0 ? file : file.slice();
  const length = new Uint32Array(buffer, byteOffset + DIGEST, 1)[0] as number;
  const text = Buffer.from(buffer, byteOffset + DIGEST + ALIGNED, length).toString();
  const stored = JSON.parse(text) as Stored;
  if (stored.build !== build) return "of another build";
  const first = byteOffset + align(DIGEST + ALIGNED + length);
  const view = ({ type, start, length }: View): Numbers => new TYPES[type](buffer, first + start, length);
  const open = (value: object): object =>
    Object.fromEntries(
      Object.entries(value).map(([name, one]: [string, unknown]) => {
        if (name.startsWith(NUMBERS)) return [name.slice(NUMBERS.length), view(one as View)];
        if (name.startsWith(TEXTS)) {
          const { joined, ends } = one as Joined;
          return [name.slice(TEXTS.length), new StoredTexts(joined, view(ends))];
        }
        if (!name.startsWith(WORDS)) return [name, typeof one === "object" ? open(one as object) : one];
        const { words, at } = one as Words;
        return [name.slice(WORDS.length), Array.from(view(at), (word) => words[word])];
      }),
    );
  return open(stored.tables as object) as IndexTables;
}
