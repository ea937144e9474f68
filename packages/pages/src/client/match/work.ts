import { type MatchCandidate, type MatchResult, matchCsv, readCsvHeadings } from "naijaref/match";
import type { Doubt, Options, Reply } from "./messages.ts";

/** The heading is looked for in so many bytes. */
const START = 2 ** 20;

/** More doubts than a person reads are counted only. */
const MOST_DOUBTS = 300;

/** At most this many different texts are distinguished, so that the memory is bounded. */
const MOST_TEXTS = 50_000;

export async function readHeadings(file: Blob): Promise<readonly string[]> {
  return readCsvHeadings(new Uint8Array(await file.slice(0, START).arrayBuffer())).headings;
}

/** The bytes of a file, a piece at a time. (Safari's streams cannot be iterated.) */
async function* bytesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

interface Row {
  readonly name: string;
  readonly state?: string | undefined;
  readonly lga?: string | undefined;
  readonly number: number;
}

const keyOf = ({ name, state = "", lga = "" }: Row): string => JSON.stringify([name, state, lga]);

/** Matches every row, and collects what a person should see. The new file is made when they have decided. */
export async function matchFile(file: Blob, options: Options): Promise<Reply> {
  const doubts = new Map<string, Doubt>();
  const decide = (result: MatchResult, row: Row): MatchResult => {
    const { status, why, candidates } = result;
    if (status === "exact" || status === "alias") return result;
    const key = keyOf(row);
    const known = doubts.get(key);
    if (known !== undefined) doubts.set(key, { ...known, rows: known.rows + 1 });
    else if (doubts.size < MOST_TEXTS) {
      const within = [row.lga, row.state].filter((word) => word !== undefined && word !== "").join(", ");
      doubts.set(key, {
        key,
        text: row.name,
        within,
        rows: 1,
        firstRow: row.number + 1,
        status,
        why,
        candidates,
      });
    }
    return result;
  };
  const rewriting = matchCsv(bytesOf(file), { ...options, decide });
  let next = await rewriting.next();
  while (next.done !== true) next = await rewriting.next();
  const all = [...doubts.values()].sort((a, b) => RANK[a.status] - RANK[b.status] || b.rows - a.rows);
  return {
    type: "matched",
    summary: next.value,
    doubts: all.slice(0, MOST_DOUBTS),
    more: Math.max(0, all.length - MOST_DOUBTS),
  };
}

/** What several could be meant comes first: there a person can decide most. */
const RANK = { ambiguous: 0, typo: 1, none: 2 } as const;

/** Writes the new file with what a person decided. */
export async function writeFile(
  file: Blob,
  options: Options,
  decisions: ReadonlyMap<string, MatchCandidate | null>,
): Promise<Reply> {
  const decide = (result: MatchResult, row: Row): MatchResult => {
    const decided = decisions.get(keyOf(row));
    if (decided === undefined) return result;
    return decided === null
      ? {
          ...result,
          status: "none",
          code: null,
          name: null,
          confidence: 0,
          why: "A person decided that it is none of these.",
        }
      : {
          ...result,
          status: "alias",
          code: decided.code,
          name: decided.name,
          confidence: 1,
          why: "A person chose it.",
        };
  };
  const rewriting = matchCsv(bytesOf(file), { ...options, decide });
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let next = await rewriting.next();
  while (next.done !== true) {
    pieces.push(new Uint8Array(next.value));
    next = await rewriting.next();
  }
  return { type: "written", summary: next.value, file: new Blob(pieces, { type: "text/csv" }) };
}
