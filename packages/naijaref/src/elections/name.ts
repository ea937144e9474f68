import { CONSTITUENCY_KINDS } from "../generated/enums.ts";
import { fold, joined } from "../names/fold.ts";
import { SEAT_PHRASES } from "../names/vocabulary.ts";
import type { ConstituencyKind } from "./constituencies.ts";

interface Phrase {
  /** With the space before it. */
  readonly text: string;
  /** Undefined where it may be a seat of any kind. */
  readonly kind: ConstituencyKind | undefined;
}

/** Phrases that only say what kind of constituency a name is of, longest first. */
const PHRASES: readonly Phrase[] = /* @__PURE__ */ [
  ...CONSTITUENCY_KINDS.flatMap((kind) => SEAT_PHRASES[kind].map((phrase) => ({ text: ` ${phrase}`, kind }))),
  { text: " constituency", kind: undefined },
  { text: " const", kind: undefined },
].sort((a, b) => b.text.length - a.text.length);

const NUMERALS = ["", "i", "ii", "iii", "iv"] as const;

/** A seat's number behind its name. */
const NUMBER = / ([1-4]|iv|i{1,3})$/;

interface SeatName {
  /** Names of constituencies are equal if their keys are. */
  readonly key: string;
  /** The kind that the words beside the name say, if they say one. */
  readonly kind: ConstituencyKind | undefined;
}

/**
 * Reads the name of a constituency, ignoring case, accents and punctuation. Words that say which kind it is
 * stand behind the name or before its number, and are no part of the name ("Lagos West Senatorial District",
 * "Ikeja Constituency 2"); the number may be in digits.
 */
export function readSeatName(name: string): SeatName {
  const folded = fold(name);
  const [end = ""] = NUMBER.exec(folded) ?? [];
  const before = folded.slice(0, folded.length - end.length);
  const phrase = PHRASES.find(({ text }) => before.endsWith(text));
  const bare = phrase === undefined ? before : before.slice(0, -phrase.text.length);
  const whole = bare + end;
  const numbered = whole.replace(NUMBER, (_, number: string) => ` ${NUMERALS[Number(number)] ?? number}`);
  return { key: joined(numbered), kind: phrase?.kind };
}

/** The key under which names of constituencies are equal. */
export const constituencyKey = (name: string): string => readSeatName(name).key;
