/** What is typed, or comes through a pipe. */
interface Typed extends AsyncIterable<Uint8Array> {
  /** Whether a person types. */
  readonly isTTY?: boolean;
}

/** Opens standard input: only a command that reads it does. */
export type StandardInput = () => Typed;
