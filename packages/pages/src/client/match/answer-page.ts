import { codeOf, getRecord, type HeldKind, KINDS, listRecords } from "naijaref/kinds";
import { CsvError, createMatcher, type MatchCandidate, type MatchKind } from "naijaref/match";
import { findLga, findState } from "naijaref/places";
import { fold } from "naijaref/text";
import type { PageKind } from "../../tools/match/kinds.ts";
import { readCells } from "../csv-cells.ts";
import { HEADINGS, WARD } from "./decisions-file.ts";
import type { LoadedUnits } from "./loaded-units.ts";
import { type Doubt, keyOf, type Reply, type Request, serve } from "./messages.ts";
import { readTable } from "./read-table.ts";
import { matchFile, readHeadings, statesOfUnits, type Tools, toolOf, writeFile } from "./work.ts";

/** Matches for the page, in a worker. */
export const answerPage = (tools: Tools = {}): void => serve((request) => reply(request, tools), messageOf);

async function reply(request: Request, tools: Tools): Promise<Reply> {
  switch (request.type) {
    case "headings":
      return { type: "headings", headings: await readHeadings(request.file) };
    case "match":
      return matchFile(request.file, request.options, tools);
    case "states":
      return { type: "states", states: await statesOfUnits(request.file, request.options, tools) };
    case "units":
      for (const packed of request.units) toolOf(tools, "units").load(packed);
      return { type: "held" };
    case "find":
      return { type: "found", candidates: find(request, tools) };
    case "load":
      return { type: "loaded", decisions: await readDecisions(request.file, tools.units) };
    case "table":
      return readTable(request.file, request.kind, request.column);
    case "write":
      return writeFile(
        request.file,
        { options: request.options, decisions: new Map(request.decisions) },
        tools,
      );
    default:
      throw new Error(`this worker does not ${request.type}`);
  }
}

const find = (
  { text, kind, doubt }: Extract<Request, { readonly type: "find" }>,
  tools: Tools,
): readonly MatchCandidate[] =>
  // A number is right or wrong: no other record can be meant.
  kind === "phone" || kind === "account"
    ? []
    : kind === "polling_unit"
      ? toolOf(tools, "units").find(text, doubt)
      : findRecords(text, kind, doubt);

function messageOf(error: unknown): string {
  if (error instanceof CsvError) return error.message;
  // The browser reads the file anew each time, and refuses when it has changed or gone.
  if (error instanceof DOMException) return "The file cannot be read any more. Choose it again.";
  return "There is not enough memory for this file. Divide it into smaller ones, or close other pages.";
}

/** The decisions of such a file of which the records are there still. */
async function readDecisions(
  file: Blob,
  units: LoadedUnits | undefined,
): Promise<(readonly [string, MatchCandidate | null])[]> {
  const [headings = [], ...rows] = readCells(await file.text(), ",;");
  if (HEADINGS.some((heading, at) => headings[at]?.trim() !== heading))
    throw new CsvError(
      "unknown_column",
      `This is not a file of decisions. Its first row must be ${HEADINGS.join(",")}, as this page writes it.`,
    );
  const hasWards = headings[HEADINGS.length]?.trim() === WARD;
  return rows.flatMap<readonly [string, MatchCandidate | null]>(
    ([text = "", state = "", lga = "", kind = "", code = "", _name, ward = ""]) => {
      const key = keyOf(text, state, lga, hasWards ? ward : "");
      if (code === "") return [[key, null] as const];
      if (!Object.hasOwn(KINDS, kind)) return [];
      if (kind === "polling_unit") {
        const unit = units?.get(code);
        return unit === undefined ? [] : [[key, unit] as const];
      }
      const record = getRecord(kind as HeldKind, code) as
        | { readonly name: string; readonly stateCode?: string }
        | undefined;
      if (record === undefined) return [];
      const { name, stateCode = null } = record;
      return [[key, { kind, code, name, stateCode, confidence: 1 } as MatchCandidate] as const];
    },
  );
}

/** More are not read. */
const MAX = 50;

const ANY: readonly ListedKind[] = [
  "state",
  "lga",
  "ward",
  "senatorial_district",
  "federal_constituency",
  "state_constituency",
  "locality",
  "bank",
];

type ListedKind = Exclude<MatchKind, "place" | "constituency">;

const LISTS: Readonly<Partial<Record<PageKind, readonly ListedKind[]>>> = {
  by_row: ANY,
  address: ["lga"],
  place: ["state", "lga", "ward"],
  constituency: ["senatorial_district", "federal_constituency", "state_constituency"],
};

/** The records that a person may mean by what they type: the likeliest, then those that have the words. */
export function findRecords(text: string, kind: PageKind, doubt: Doubt): readonly MatchCandidate[] {
  const own = doubt.candidates[0]?.kind;
  const lists =
    kind === "by_row" && own !== undefined && own !== "polling_unit"
      ? [own as ListedKind]
      : (LISTS[kind] ?? [kind as ListedKind]);
  const within = { state: doubt.state, lga: doubt.lga };
  const likely = lists.flatMap((list) => {
    const matcher = createMatcher({ kind: list });
    // Where nothing is typed yet, the nearest to what the row has.
    const asked = text.trim() === "" ? doubt.text : text;
    return [...matcher.match(asked, within).candidates, ...matcher.match(asked).candidates];
  });
  likely.sort((a, b) => b.confidence - a.confidence);
  const found = new Map(likely.map((candidate) => [candidate.code, candidate]));
  for (const candidate of lists.flatMap((list) => having(text, list, doubt))) {
    if (found.size >= MAX) break;
    if (!found.has(candidate.code)) found.set(candidate.code, candidate);
  }
  return [...found.values()];
}

interface Listed {
  readonly name: string;
  readonly stateCode?: string;
  readonly lgaCode?: string;
  readonly lgaCodes?: readonly string[];
}

/** The records with all words of a text in their names; without a text those of the row's LGA or state. */
function having(text: string, list: ListedKind, { state, lga }: Doubt): MatchCandidate[] {
  const words = fold(text).split(" ");
  const inState = findState(state);
  const inLga = findLga(lga, { state: inState.ok ? inState.value : undefined });
  const isIn = (one: Listed): boolean =>
    (!inState.ok || one.stateCode === undefined || one.stateCode === inState.value.code) &&
    (!inLga.ok || one.lgaCode === undefined || one.lgaCode === inLga.value.code);
  const found = (listRecords(list) as readonly Listed[]).filter((one) => {
    const name = fold(one.name);
    return words.every((word) => name.includes(word));
  });
  const near = found.filter(isIn);
  return (near.length > 0 ? near : found).slice(0, MAX).map((one) => ({
    kind: list,
    code: codeOf(one as never),
    name: one.name,
    stateCode: one.stateCode ?? null,
    confidence: 0,
  }));
}
