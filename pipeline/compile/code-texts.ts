import {
  type CodedTable,
  type CodedTexts,
  FIRST_TABLE,
  SHARES,
} from "../../packages/naijaref/src/table/coded.ts";
import type { PackedCells, PackedTable } from "../../packages/naijaref/src/table/packed.ts";
import { frontCells } from "../../packages/naijaref/src/table/unpack.ts";
import { groupContexts } from "./context-groups.ts";
import { sharedPrefix } from "./pack.ts";
import { PrefixWriter } from "./prefix-writer.ts";

/** Writes the texts of some columns in prefix codes. `decodeTexts` in the library is the inverse. */
export function codeTexts({ rows, columns }: PackedTable, coded: readonly string[]): CodedTable {
  const texts: string[] = [];
  const written = columns.map((column) => {
    if (!coded.includes(column.name)) return column;
    const [own, indexes] = textsIn(column.cells);
    texts.push(...own);
    return { ...column, cells: { coded: own.length, ...indexes } };
  });
  return { rows, columns: written, texts: writeTexts(texts) };
}

function textsIn(cells: PackedCells): readonly [readonly string[], object] {
  if ("plain" in cells) return [cells.plain.split("\n"), {}];
  if ("front" in cells) return [frontCells(cells.front), {}];
  if ("words" in cells) {
    const { words, ...indexes } = cells;
    return [frontCells(words), indexes];
  }
  throw new Error("the texts of this column are not in the table");
}

/** One after the other. A text says how many characters it shares with the one before. */
function writeTexts(texts: readonly string[]): CodedTexts {
  const characters = [...new Set(texts.join("").split(""))].toSorted().join("");
  const size = SHARES + characters.length;
  const symbols = symbolsOf(texts, characters);
  const groups = groupContexts(symbols, size);
  const tables = Math.max(...groups) + 1;
  if (FIRST_TABLE + tables > 127) throw new RangeError(`there is no character for ${tables} tables of codes`);
  const writer = new PrefixWriter(tables, size);
  let context = 0;
  for (const symbol of symbols) {
    writer.symbol(groups[context] ?? 0, symbol);
    context = symbol * size + Math.floor(context / size);
  }
  return {
    count: texts.length,
    length: texts.join("").length,
    characters,
    contexts: Array.from(groups, (group) => String.fromCharCode(FIRST_TABLE + group)).join(""),
    codes: writer.finish(),
  };
}

function symbolsOf(texts: readonly string[], characters: string): readonly number[] {
  const symbolOf = new Map(characters.split("").map((character, at) => [character, SHARES + at]));
  const symbols: number[] = [];
  let above = "";
  for (const text of texts) {
    const shared = sharedPrefix(text, above, SHARES - 1);
    symbols.push(shared);
    for (const character of text.slice(shared).split("")) symbols.push(symbolOf.get(character) ?? 0);
    above = text;
  }
  return [...symbols, 0];
}
