import type { Suggestion as FoundRecord } from "../generated/records.ts";
import type { Failure } from "../result.ts";
import type { MessageKey } from "./english.ts";

/** Something that may have been meant. */
export interface Suggestion {
  /** What the schema returns for it: a code or an id. */
  readonly value: string;
  /** Its name, with what it is in: "Surulere, Lagos". */
  readonly label: string;
}

export interface Issue {
  /** A sentence for the person who fills in the form. */
  readonly message: string;
  /** Where the value is in the object that was validated; empty for the value itself. */
  readonly path: readonly PropertyKey[];
  /** The reason, as the library's own functions return it, or `empty`. */
  readonly code: string;
  /** The key of the sentence in the table of messages. */
  readonly key: MessageKey;
  /** What stands for the names in braces in the sentence. */
  readonly values: Readonly<Record<string, string>>;
  readonly suggestions: readonly Suggestion[];
}

/** Why a value is refused, before it is a sentence. */
export interface Refusal<Reason extends string = string> {
  readonly ok: false;
  readonly reason: Reason;
  readonly values?: Issue["values"];
  readonly suggestions?: readonly Suggestion[];
}

/** No more of what somebody typed is repeated to them. */
const MAX_LENGTH = 64;

/** What was given, short enough to be repeated in a sentence. What is no text is not repeated. */
export const given = (value: unknown): { readonly given: string } => ({
  given: Array.from(typeof value === "string" ? value.trim().slice(0, 2 * MAX_LENGTH) : "")
    .slice(0, MAX_LENGTH)
    .join(""),
});

/** Searches for what may have been meant: `suggestionsFor` of `naijaref/search`. */
export type Suggest = (failure: Failure<string>) => readonly FoundRecord[];

export interface SuggestOption {
  /**
   * Pass `suggestionsFor` of `naijaref/search`, and an issue says what may have been meant. Without it no
   * search is loaded.
   */
  readonly suggest?: Suggest | undefined;
}

/** Refuses what an identifier names nothing of, with what may have been meant. */
export const refuseUnknown = <Reason extends string>(
  failure: Failure<Reason>,
  typed: unknown,
  suggest: Suggest | undefined,
  kinds: readonly FoundRecord["kind"][],
): Refusal<Reason> => ({
  ok: false,
  reason: failure.reason,
  values: given(typed),
  suggestions: suggestionsOf(failure, suggest, kinds),
});

export const suggestionsOf = (
  failure: Failure<string>,
  suggest: Suggest | undefined,
  kinds: readonly FoundRecord["kind"][],
): readonly Suggestion[] =>
  (suggest?.(failure) ?? [])
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ code, name, kind, lgaName, stateName }) => ({
      value: code,
      label: [name, kind === "ward" ? lgaName : null, kind === "state" ? null : stateName]
        .filter((part) => part !== null)
        .join(", "),
    }));
