import type { ListKind } from "../kinds/kinds.ts";
import type { Area } from "./area.ts";
import { isWithin } from "./codes.ts";
import type { MatchEntry } from "./entry.ts";
import { candidateFrom, type MatchResult, matched, nothing, severalOf, uncoded } from "./result.ts";
import { scopesOf } from "./scopes.ts";
import { ELSEWHERE, NAMED } from "./thresholds.ts";
import { nounsOf, quote } from "./why.ts";

export interface IdMeaning {
  readonly kind: string;
  readonly code: string;
  /** What the system is called. */
  readonly systemName: string;
  /** False: the system has nearly the same, and `note` says what differs. */
  readonly isExact: boolean;
  readonly note: string | null;
}

export interface ReadId {
  /** Of each system that has the id. None: it has the form of an id, and no system has it. */
  readonly meanings: readonly IdMeaning[];
  /** The ids that it was before a spreadsheet dropped its first zeros. */
  readonly withZeros: readonly IdMeaning[];
  /** The system that was said, if one was. */
  readonly saidSystem: string | null;
}

/** Reads ids of other systems. `naijaref/concordance` makes one: its tables are large. */
export interface IdReader {
  /** What a text is as an id of one of the kinds; undefined if it is to be read as a name. */
  readonly read: (text: string, kinds: readonly string[]) => ReadId | undefined;
}

/** What a text means that is an id of another system; undefined if it is to be read as a name. */
export function matchId(
  text: string,
  lists: readonly ListKind[],
  area: Area,
  ids: IdReader,
): MatchResult | undefined {
  const read = ids.read(text, lists);
  if (read === undefined) return undefined;
  const { meanings, withZeros, saidSystem } = read;
  // Our own codes are told as ever.
  if (saidSystem === null && lists.some((list) => scopesOf(list).byCode(text) !== undefined))
    return undefined;
  const known = meaningsIn(meanings, lists);
  const [first] = known;
  if (first === undefined)
    return saidSystem === null ? undefined : unknownId(text, saidSystem, withZeros, lists);
  const entries = [...new Set(known.map(({ entry }) => entry))];
  if (entries.length > 1) {
    const said = known.map((one) => `${one.entry.label} (${one.systemName})`);
    return severalOf(
      `${quote(text)} is an id of ${said.join("; and of ")}. Say which system it is of.`,
      entries,
    );
  }
  const { entry, isExact, note } = first;
  const systems = [...new Set(known.map(({ systemName }) => systemName))].join("; ");
  if (!isWithin(entry, area))
    return nothing(`${quote(text)} is the id of ${entry.label} (${systems}), which is elsewhere.`, [
      candidateFrom(entry, ELSEWHERE),
    ]);
  if (isExact) return matched(entry, "exact", 1, `${quote(text)} is the id of ${entry.label} (${systems}).`);
  const differs = note === null ? "" : ` ${note}`;
  return matched(entry, "alias", NAMED, `${quote(text)} is near to ${entry.label} (${systems}).${differs}`);
}

type Known = IdMeaning & { readonly entry: MatchEntry };

const meaningsIn = (meanings: readonly IdMeaning[], lists: readonly ListKind[]): readonly Known[] =>
  meanings.flatMap((meaning) => {
    const list = lists.find((one) => one === meaning.kind);
    const entry = list === undefined ? undefined : scopesOf(list).byCode(meaning.code);
    return entry === undefined ? [] : [{ ...meaning, entry }];
  });

function unknownId(
  text: string,
  system: string,
  withZeros: readonly IdMeaning[],
  lists: readonly ListKind[],
): MatchResult {
  const candidates = meaningsIn(withZeros, lists).map(({ entry }) => candidateFrom(entry, 0.5));
  if (candidates.length > 0)
    return uncoded(
      "ambiguous",
      `${quote(text)} looks like an id that lost its leading zeros in a spreadsheet (${system}).`,
      candidates,
      "lost_zero",
    );
  return nothing(`No ${nounsOf(lists)} here has the id ${quote(text)} (${system}).`);
}
