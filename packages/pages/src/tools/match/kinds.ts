import { GROUPS, KINDS, type Kind, MATCH_KINDS, type MatchKind } from "naijaref/kinds";
import { capitalized } from "../../words.ts";

/** The words for several kinds. */
const GROUP_NAMES: Readonly<Record<keyof typeof GROUPS, string>> = {
  constituency: "Constituencies of any kind",
  place: "States, LGAs or wards",
};

const isGroup = (kind: MatchKind): kind is keyof typeof GROUPS => Object.hasOwn(GROUPS, kind);

const nameOf = (kind: MatchKind): string =>
  isGroup(kind) ? GROUP_NAMES[kind] : capitalized(KINDS[kind as Kind].plural);

/** What a name can be matched with, in words: each kind, then the words for several. */
export const KIND_NAMES: readonly (readonly [kind: MatchKind, name: string])[] = [
  ...MATCH_KINDS.filter((kind) => !isGroup(kind)),
  ...MATCH_KINDS.filter(isGroup),
].map((kind) => [kind, nameOf(kind)]);
