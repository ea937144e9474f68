import { fstatSync, writeSync } from "node:fs";
import { problemOf } from "./usage-error.ts";

export interface Output {
  /** Resolves when more may be written. */
  readonly data: (text: string | Uint8Array) => Promise<void>;
  readonly words: (text: string) => void;
  readonly isTerminal: boolean;
  readonly showsProgress: boolean;
  readonly hasColours: boolean;
  /** Columns of the terminal. */
  readonly width: number;
}

const { stdout, stderr, env } = process;

const isFile = (descriptor: number): boolean => {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    return false;
  }
};

/**
 * Writes all of it, or ends with what is wrong. Node's stream takes a part that was written for the whole, so
 * that a disk which fills would leave a file that is cut, and the code of success.
 */
async function writeToFile(text: string | Uint8Array, end: (problem: string) => never): Promise<void> {
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(stdout.fd, bytes, at);
  } catch (error) {
    end(`The result cannot be written: ${problemOf(error)}. What is in the file is not whole.`);
  }
}

/**
 * The output of this process.
 *
 * @param end called when nobody reads the data any more, or when it cannot be written.
 */
export function openOutput(end: (problem: string | undefined) => never): Output {
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    // The reader has read all that it wanted, as `head` does: that is no fault.
    end(error.code === "EPIPE" ? undefined : `The result cannot be written: ${problemOf(error)}.`);
  });
  // Nobody is left who could be told.
  stderr.on("error", () => {});
  return {
    data: (text) => {
      if (isFile(stdout.fd)) return writeToFile(text, end);
      return new Promise((resolve) => {
        if (stdout.write(text)) resolve();
        else stdout.once("drain", resolve);
      });
    },
    words: (text) => {
      stderr.write(`${text}\n`);
    },
    isTerminal: stdout.isTTY === true,
    showsProgress: stderr.isTTY === true,
    // https://no-color.org: set and not empty.
    hasColours: stdout.isTTY === true && !env["NO_COLOR"] && env["TERM"] !== "dumb",
    width: stdout.columns || 80,
  };
}
