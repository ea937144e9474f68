import { PLACE_VARIANTS, WEAK_PLACE_WORDS } from "../names/vocabulary.ts";
import { stateName } from "../places/states.ts";
import type { ReadingRules } from "./reading.ts";

export interface EntryKind {
  readonly kind: string;
  /** In words: "Ikeja, Lagos". */
  readonly labelOf: (entry: MatchEntry) => string;
  /** Words that people write beside the name, such as the headquarters: they speak for the entry. */
  readonly kinOf?: (entry: MatchEntry) => ReadonlySet<string>;
}

type Fields = Pick<MatchEntry, "code" | "name" | "aliases"> &
  Partial<Omit<MatchEntry, "code" | "name" | "aliases" | "kind" | "label" | "kin">>;

const NONE: readonly string[] = [];
const NO_KIN: ReadonlySet<string> = new Set();

/** What a text may be matched with. One class for all kinds: what compares them is fast for all. */
export class MatchEntry {
  readonly code: string;
  readonly name: string;
  /** Other names, as good as the name. */
  readonly aliases: readonly string[];
  /** Names that lists give to others too: not even the name of one decides between them. */
  readonly sharedNames: readonly string[];
  /** Names that say enough only where the state is given: "Mainland" of Lagos Mainland. */
  readonly localNames: readonly string[];
  /** Codes that name it beside its own. */
  readonly otherCodes: readonly string[];
  readonly stateCode: string | null;
  readonly lgaCode: string | null;
  /** It exists no more; one that does and has the same name is meant instead. */
  readonly isClosed: boolean;
  private readonly of: EntryKind;

  constructor(of: EntryKind, fields: Fields) {
    this.code = fields.code;
    this.name = fields.name;
    this.aliases = fields.aliases;
    this.sharedNames = fields.sharedNames ?? NONE;
    this.localNames = fields.localNames ?? NONE;
    this.otherCodes = fields.otherCodes ?? NONE;
    this.stateCode = fields.stateCode ?? null;
    this.lgaCode = fields.lgaCode ?? null;
    this.isClosed = fields.isClosed === true;
    this.of = of;
  }

  get kind(): string {
    return this.of.kind;
  }

  get label(): string {
    return this.of.labelOf(this);
  }

  get kin(): ReadonlySet<string> {
    return this.of.kinOf === undefined ? NO_KIN : this.of.kinOf(this);
  }
}

/** One list of entries and how its names are read. */
export interface MatchList {
  readonly rules: ReadingRules;
  readonly entries: () => Iterable<MatchEntry>;
  /** The entry with a code that is in no list of codes. */
  readonly otherCodes?: (
    key: string,
    byCode: (code: string) => MatchEntry | undefined,
  ) => MatchEntry | undefined;
}

export const PLACE_RULES = { variants: PLACE_VARIANTS, weak: WEAK_PLACE_WORDS };

/** The label of an LGA or a seat: several states may have one of its name. */
export const labelInState = ({ name, stateCode }: MatchEntry): string =>
  `${name}, ${stateName(stateCode ?? "")}`;
