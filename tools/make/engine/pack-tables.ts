import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { constants, deflateRawSync } from "node:zlib";
import type { Plugin } from "esbuild";
import { DIGITS, unpack } from "./packed.ts";

const unpacker = fileURLToPath(new URL("packed.ts", import.meta.url));

/** In characters: smaller tables stay as they are, because the call that unpacks them costs more. */
const SMALLEST = 100;

/** A packed table of the library, or another value. */
interface MaybeTable {
  readonly columns?: readonly { readonly name: string }[];
}

/** Columns whose names the code has for other values too: the tables of which it reads them. */
const READ_OF: Readonly<Record<string, readonly string[]>> = {
  lat: ["lgasTable", "localitiesTable"],
  lon: ["lgasTable", "localitiesTable"],
  note: [],
  pollingUnits: ["wardsTable"],
  units: [],
  unverifiedFields: ["banksTable", "localitiesTable", "numberingBlocksTable"],
  zone: [],
};

/** A table without the columns that the code does not read. */
function withoutUnread(name: string, value: unknown, words: ReadonlySet<string>): unknown {
  const { columns } = value as MaybeTable;
  if (columns === undefined) return value;
  const isRead = (column: string): boolean => words.has(column) && (READ_OF[column]?.includes(name) ?? true);
  return { ...(value as object), columns: columns.filter((column) => isRead(column.name)) };
}

const isPlain = (value: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(value) ?? "null"), value);

function deflateSmallest(bytes: Buffer): Buffer {
  const tried = [constants.Z_DEFAULT_STRATEGY, constants.Z_FILTERED, constants.Z_HUFFMAN_ONLY].flatMap(
    (strategy) => [4, 5, 6, 7, 8].map((memLevel) => deflateRawSync(bytes, { level: 9, memLevel, strategy })),
  );
  return tried.reduce((least, one) => (one.length < least.length ? one : least));
}

/** A JSON value as text of printable ASCII, and the number of its bytes. */
export function pack(value: unknown): readonly [text: string, length: number] {
  const bytes = deflateSmallest(Buffer.from(JSON.stringify(value)));
  let text = "";
  let [bits, count] = [0, 0];
  const write = (pair: number): void => {
    text += (DIGITS[Math.floor(pair / DIGITS.length)] as string) + (DIGITS[pair % DIGITS.length] as string);
  };
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    count += 8;
    if (count < 13) continue;
    count -= 13;
    write(bits >> count);
    bits &= (1 << count) - 1;
  }
  if (count > 0) write(bits << (13 - count));
  return [text, bytes.length];
}

function packed(value: unknown): string {
  const [text, length] = pack(value);
  if (!isDeepStrictEqual(unpack(text, length), value)) throw new Error("a table unpacks wrong");
  return `${JSON.stringify(text)}, ${length}`;
}

/** Each large property by itself: its signs are others than those of the next. */
function packedObject(value: object): string {
  const isLarge = ([, one]: readonly [string, unknown]): boolean => JSON.stringify(one).length >= SMALLEST;
  const [large, small] = [true, false].map((is) =>
    Object.entries(value).filter((one) => isLarge(one) === is),
  );
  const lines = (large ?? []).map(([name, one]) => `${JSON.stringify(name)}: [${packed(one)}]`);
  return `unpackLater(${JSON.stringify(Object.fromEntries(small ?? []))}, {${lines.join(", ")}})`;
}

const TABLES = /\/naijaref\/src\/generated\/[\w-]+\.ts$/;

/** Leaves the values of all tables out, so that the bundle is the code alone. */
export const leaveTablesOut: Plugin = {
  name: "leave-tables-out",
  setup({ onLoad }) {
    onLoad({ filter: TABLES }, async ({ path }) => {
      const names = Object.keys(await import(path));
      return { contents: names.map((name) => `export const ${name} = globalThis.none;`).join("\n") };
    });
  },
};

/**
 * Replaces the large tables of the library by what unpacks them, so that the script has half its size.
 *
 * @param words the words of the code: a column that none of them names is left out.
 */
export const packTables = (words: ReadonlySet<string>): Plugin => ({
  name: "pack-tables",
  setup({ onLoad }) {
    onLoad({ filter: TABLES }, async ({ path }) => {
      const exported: Readonly<Record<string, unknown>> = await import(path);
      const lines = Object.entries(exported).map(([name, whole]) => {
        const value = withoutUnread(name, whole, words);
        if (!isPlain(value) || JSON.stringify(value).length < SMALLEST) return undefined;
        const call = Array.isArray(value) ? `unpack(${packed(value)})` : packedObject(value as object);
        return `export const ${name} = /* @__PURE__ */ ${call};`;
      });
      if (lines.length === 0 || lines.includes(undefined)) return undefined;
      return {
        contents: `import { unpack, unpackLater } from ${JSON.stringify(unpacker)};\n${lines.join("\n")}`,
        loader: "ts",
      };
    });
  },
});
