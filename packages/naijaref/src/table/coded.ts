import type { PackedColumn, PackedTable } from "./packed.ts";
import { LONGEST, type PrefixCoded, PrefixReader } from "./prefix-codes.ts";

/** What this file uses of the Encoding standard, which every runtime has and the language does not. */
declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array };

/** A symbol below this begins a text: by how many characters of the text before. Others are characters. */
export const SHARES = 16;

/** The tables of codes are numbered by characters, from this one on. */
export const FIRST_TABLE = 35;

/**
 * Texts, one after the other, in prefix codes. The two symbols before one are its context. By its context, a
 * symbol is in one of several tables of codes, because a vowel often follows a consonant. (A context map, as
 * in Brotli: RFC 7932, 7.3.) A symbol that begins a text is after the last one too.
 */
export interface CodedTexts {
  readonly count: number;
  /** How many characters all texts have together. */
  readonly length: number;
  /** The characters, by their symbols from `SHARES` on. */
  readonly characters: string;
  /** For each symbol before, and then for each before that one: the table. */
  readonly contexts: string;
  readonly codes: PrefixCoded;
}

/** A column of which all cells, or all words, are the next ones of the table's texts: as many as it says. */
type CodedCells =
  | { readonly coded: number }
  | { readonly coded: number; readonly at: string }
  | { readonly coded: number; readonly runs: string };

/** A table of which some columns have their texts in prefix codes. Written by the pipeline's `codeTexts`. */
export interface CodedTable extends Omit<PackedTable, "columns"> {
  readonly columns: readonly (
    | PackedColumn
    | (Omit<PackedColumn, "cells"> & { readonly cells: CodedCells })
  )[];
  readonly texts: CodedTexts;
}

/** The same table, its texts decoded. */
export function decodeTexts({ rows, columns, texts }: CodedTable): PackedTable {
  const all = readTexts(texts);
  let next = 0;
  const decoded = columns.map((column): PackedColumn => {
    const { cells } = column;
    if (!("coded" in cells)) return column as PackedColumn;
    const { coded, ...indexes } = cells;
    const own = all.slice(next, next + coded);
    next += coded;
    const isWords = "at" in indexes || "runs" in indexes;
    return { ...column, cells: isWords ? { ...indexes, words: own } : { front: own } };
  });
  return { rows, columns: decoded };
}

/** Most of the time passes in its loop, before V8 has compiled it: so it reads the bits itself. */
function readTexts({ count, length, characters, contexts, codes }: CodedTexts): readonly string[] {
  const { words, symbols, at: start } = new PrefixReader(codes);
  const size = codes.symbols;
  const units = new Uint16Array(size);
  for (let symbol = SHARES; symbol < size; symbol++) units[symbol] = characters.charCodeAt(symbol - SHARES);
  const tables = new TextEncoder().encode(contexts);
  const text = new Uint16Array(length);
  const begins = new Uint32Array(count + 1);
  let [bit, at, before, beforeThat, shared] = [start, 0, 0, 0, 0];
  for (let begun = 0; begun <= count; ) {
    const table = (tables[before * size + beforeThat] as number) - FIRST_TABLE;
    const bits = (words[bit >> 3] as number) << (bit & 7);
    const found = symbols[(table << LONGEST) | (bits >>> (32 - LONGEST))] as number;
    bit += found & 15;
    beforeThat = before;
    before = found >> 4;
    if (before >= SHARES) text[at++] = units[before] as number;
    else {
      const begin = at;
      begins[begun++] = begin;
      for (const end = shared + before; shared < end; ) text[at++] = text[shared++] as number;
      shared = begin;
    }
  }
  const joined = asString(text);
  return Array.from({ length: count }, (_, text) => joined.slice(begins[text], begins[text + 1]));
}

/** In parts, because a function takes only so many arguments. */
function asString(units: Uint16Array): string {
  let text = "";
  for (let at = 0; at < units.length; at += 4096)
    text += String.fromCharCode.apply(null, units.subarray(at, at + 4096) as unknown as number[]);
  return text;
}
