interface Typed extends AsyncIterable<Uint8Array> {
  readonly isTTY?: boolean;
}

/** Opens standard input: only a command that reads it does. */
export type StandardInput = () => Typed;
