import { fstatSync, write, writeSync } from "node:fs";
import { Socket } from "node:net";

/**
 * In bytes: lines are written together, because one system call for each would cost as much as the response.
 * Another thread writes them, and to wake it up costs more than to write a few KB.
 */
const TOGETHER = 65_536;
/**
 * In milliseconds: how long a line may wait, and how long it takes until a write that failed is tried again.
 */
const MAX_WAIT = 500;
/** In characters: further lines are dropped and counted. */
const MAX_WAITING = 1024 * 1024;

/** The numbers of the levels in a line: those of pino and bunyan, which programs that read logs know. */
export const NUMBERS = { fatal: 60, error: 50, warn: 40, info: 30 } as const;

export type Level = keyof typeof NUMBERS;

/** One JSON object and a line feed. */
export const levelLine = (level: Level, about: object, msg: string): string =>
  `${JSON.stringify({ level: NUMBERS[level], time: Date.now(), ...about, msg })}\n`;

/** Writes some bytes, and says how many were written, or why none. */
type Write = (bytes: Buffer, done: (error: Error | null | undefined, written: number) => void) => void;

/**
 * Lines on standard output. It never blocks the process, also not at its end, it takes bounded memory, and no
 * fault ends the process: if nobody reads the log, or its disk is full, lines are dropped. When writing
 * works again, one line says how many.
 */
export class LineOutput {
  readonly #fd: number;
  readonly #isPipe: boolean;
  readonly #write: Write;
  #waiting = "";
  /** Dropped since the start, and how many of them a line has reported. */
  #dropped = 0;
  #said = 0;
  #isWriting = false;

  constructor(fd: number) {
    this.#fd = fd;
    const kind = fstatSync(fd);
    this.#isPipe = kind.isFIFO() || kind.isSocket();
    this.#write = this.#isPipe && isNode ? writerToPipe(fd) : writerToFile(fd);
    setInterval(() => this.flush(), MAX_WAIT).unref();
    process.on("exit", () => this.#writeLast());
  }

  /** How many lines were dropped since the start. */
  get dropped(): number {
    return this.#dropped;
  }

  /** @param line with the line feed at its end. */
  write(line: string): void {
    if (this.#waiting.length + line.length > MAX_WAITING) this.#dropped++;
    else {
      this.#waiting += line;
      if (this.#waiting.length > TOGETHER && !this.#isWriting) this.flush();
    }
  }

  /** Writes what waits, unless a write has begun. */
  flush(): void {
    if (this.#isWriting || this.#waiting === "") return;
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = "";
    this.#writeAll(bytes);
  }

  #writeAll(bytes: Buffer): void {
    this.#isWriting = true;
    this.#write(bytes, (error, written) => {
      const rest = bytes.subarray(written);
      if (error) setTimeout(() => this.#writeAll(rest), MAX_WAIT).unref();
      else if (rest.length > 0) this.#writeAll(rest);
      else {
        this.#isWriting = false;
        this.#sayDropped();
        if (this.#waiting.length > TOGETHER) this.flush();
      }
    });
  }

  #sayDropped(): void {
    const dropped = this.#dropped - this.#said;
    if (dropped === 0) return;
    this.#said = this.#dropped;
    const msg = "Log lines were dropped, because the log could not be written.";
    this.#waiting += levelLine("warn", { dropped }, msg);
  }

  /**
   * At the end of the process. What cannot be written at once is lost: the end does not wait for a reader or
   * a disk.
   */
  #writeLast(): void {
    if (this.#waiting === "" || (this.#isWriting && this.#isPipe)) return;
    try {
      writeSync(this.#fd, this.#waiting);
    } catch {
      // There is no reader left to report it to.
    }
  }
}

const isNode = process.versions["bun"] === undefined && process.versions["deno"] === undefined;

const writerToFile =
  (fd: number): Write =>
  (bytes, done) =>
    write(fd, bytes, done);

/**
 * A pipe that is not read would block a write, and with it the end of the process. So Node's own stream
 * writes to pipes, which makes them non-blocking; Bun and Deno write to them as to files.
 */
function writerToPipe(fd: number): Write {
  const pipe = new Socket({ fd, readable: false });
  // A pipe that has lost its reader never gets another.
  pipe.on("error", () => {});
  pipe.unref();
  return (bytes, done) => {
    const end = endOfLines(bytes);
    pipe.write(bytes.subarray(0, end), (error) => done(error, error ? 0 : end));
  };
}

/** In bytes, of Linux: what is written to a pipe at once and is not longer stays together (pipe(7)). */
const TOGETHER_IN_PIPE = 4096;

function endOfLines(bytes: Buffer): number {
  if (bytes.length <= TOGETHER_IN_PIPE) return bytes.length;
  const last = bytes.lastIndexOf("\n", TOGETHER_IN_PIPE - 1);
  return last < 0 ? bytes.length : last + 1;
}
