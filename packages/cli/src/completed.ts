export interface Completed {
  readonly name: string;
  readonly summary: string;
  /** The words that its first value may be, where it is one of a list. */
  readonly values: readonly string[];
  readonly options: readonly CompletedOption[];
}

export interface CompletedOption {
  /** With its hyphens. */
  readonly name: string;
  readonly takesValue: boolean;
  readonly words: readonly string[];
}
