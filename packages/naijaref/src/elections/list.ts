import { ANY, oneOf, TEXT } from "../arguments.ts";
import { CONSTITUENCY_KINDS } from "../generated/enums.ts";
import type { Constituency } from "../generated/records.ts";
import { fold, joined } from "../names/fold.ts";
import { indexIdentifiers } from "../names/identifiers.ts";
import { PHRASES as WORDS } from "../names/vocabulary.ts";
import { identifierOf, type Reference } from "../places/reference.ts";
import { resolveState } from "../places/states.ts";
import { type InvalidOption, type Result, refuseOptions, success, type Unknown, unknown } from "../result.ts";
import { allConstituencies, type ConstituencyKind } from "./constituencies.ts";

interface Phrase {
  /** With the space before it. */
  readonly text: string;
  /** Undefined where it may be a seat of any kind. */
  readonly kind: ConstituencyKind | undefined;
}

/** Phrases that only say what kind of constituency a name is of, longest first. */
const PHRASES: readonly Phrase[] = /* @__PURE__ */ [
  ...CONSTITUENCY_KINDS.flatMap((kind) => WORDS[kind].map((phrase) => ({ text: ` ${phrase}`, kind }))),
  { text: " constituency", kind: undefined },
  { text: " const", kind: undefined },
].sort((a, b) => b.text.length - a.text.length);

const NUMERALS = ["", "i", "ii", "iii", "iv"] as const;

/** A seat's number behind its name. */
const NUMBER = / ([1-4]|iv|i{1,3})$/;

/**
 * Reads the name of a constituency, ignoring case, accents and punctuation: `key`, by which names are equal, and the
 * kind that the words beside the name say, if they say one. Words that say which kind it is
 * stand behind the name or before its number, and are no part of the name ("Lagos West Senatorial District",
 * "Ikeja Constituency 2"); the number may be in digits.
 */
function readSeatName(name: string): {
  readonly key: string;
  readonly kind: ConstituencyKind | undefined;
} {
  const folded = fold(name);
  const [end = ""] = NUMBER.exec(folded) ?? [];
  const before = folded.slice(0, folded.length - end.length);
  const phrase = PHRASES.find(({ text }) => before.endsWith(text));
  const bare = phrase === undefined ? before : before.slice(0, -phrase.text.length);
  const whole = bare + end;
  const numbered = whole.replace(NUMBER, (_, number: string) => ` ${NUMERALS[Number(number)] ?? number}`);
  return { key: joined(numbered), kind: phrase?.kind };
}

const byName = /* @__PURE__ */ indexIdentifiers(allConstituencies, [
  { names: ({ name, aliases }) => [name, ...aliases], key: (name) => readSeatName(name).key },
]);

export interface ConstituencyFilter {
  readonly kind?: ConstituencyKind | undefined;
  /** A record of a state, or any identifier that `findState` takes. */
  readonly state?: Reference | undefined;
  /**
   * The exact name or an alias, ignoring case, accents and punctuation; its number may be in digits
   * ("Surulere 2"). Words that say a kind, such as Senatorial District, leave out the other kinds.
   */
  readonly name?: string | undefined;
}

const RULES = { kind: /* @__PURE__ */ oneOf(CONSTITUENCY_KINDS), state: ANY, name: TEXT };

/** Why a filter cannot be applied. If nothing matches the filter, that is no failure: the list is empty. */
export type ConstituencyFilterFailure = Unknown<"unknown_state"> | InvalidOption<"kind" | "name">;

/** The constituencies that match every part of a filter, by kind, then number. */
export function listConstituencies(
  filter?: ConstituencyFilter,
): Result<readonly Constituency[], ConstituencyFilterFailure> {
  const refused = refuseOptions<"kind">(filter, RULES);
  if (refused !== undefined) return refused;
  const { kind, state, name } = filter ?? {};
  const within = state === undefined ? undefined : resolveState(state);
  if (within?.ok === false) return unknown("unknown_state", identifierOf(state));
  const said = name === undefined ? undefined : readSeatName(name).kind;
  const matches = (constituency: Constituency): boolean =>
    (kind === undefined || constituency.kind === kind) &&
    (said === undefined || constituency.kind === said) &&
    (within === undefined || constituency.stateCode === within.value.code);
  return success(name === undefined ? allConstituencies().filter(matches) : byName(name, matches));
}
