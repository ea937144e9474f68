/** Where a command writes: data to standard output, words to standard error. */
export interface Output {
  /** Resolves when more may be written. */
  readonly data: (text: string | Uint8Array) => Promise<void>;
  readonly words: (text: string) => void;
  /** Whether a person reads the data, at a terminal. */
  readonly isTerminal: boolean;
  /** Whether a person reads the words. */
  readonly showsProgress: boolean;
  readonly hasColours: boolean;
  /** Columns of the terminal. */
  readonly width: number;
}

const { stdout, stderr, env } = process;

/** https://no-color.org: set and not empty. */
const wantsColours = (): boolean => !env["NO_COLOR"] && env["TERM"] !== "dumb";

/**
 * The output of this process.
 *
 * @param end called when nobody reads the data any more, or when it cannot be written.
 */
export function openOutput(end: (problem: string | undefined) => never): Output {
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    // The reader has read all that it wanted, as `head` does: that is no fault.
    end(error.code === "EPIPE" ? undefined : `The result cannot be written: ${error.message}.`);
  });
  // Nobody is left who could be told.
  stderr.on("error", () => {});
  return {
    data: (text) =>
      new Promise((resolve) => {
        if (stdout.write(text)) resolve();
        else stdout.once("drain", resolve);
      }),
    words: (text) => {
      stderr.write(`${text}\n`);
    },
    isTerminal: stdout.isTTY === true,
    showsProgress: stderr.isTTY === true,
    hasColours: stdout.isTTY === true && wantsColours(),
    width: stdout.columns || 80,
  };
}
