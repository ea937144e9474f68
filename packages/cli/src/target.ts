import { createWriteStream, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Output } from "./output.ts";
import { problemOf, UsageError } from "./usage-error.ts";

export interface Target {
  readonly isOutput: boolean;
  readonly write: (bytes: Uint8Array) => Promise<void>;
  readonly finish: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

interface Asked {
  /** The file that is read. */
  readonly file: string;
  /** The file to write; undefined: standard output. */
  readonly to: string | undefined;
  readonly force: boolean;
}

/**
 * A file to write appears under its name when it is whole. An interrupted run leaves nothing behind, and what
 * was there before stays as it was.
 */
export function openTarget({ file, to, force }: Asked, { data }: Output): Target {
  if (to === undefined)
    return { isOutput: true, write: data, finish: async () => {}, discard: async () => {} };
  checkName(to);
  if (existsSync(to) && isSameFile(file, to))
    throw new UsageError(`"${to}" is the file that is read: give --output another name.`);
  if (existsSync(to) && !force)
    throw new UsageError(`"${to}" is there already: choose another name, or add --force to write over it.`);
  const part = `${to}.${process.pid}.part`;
  const stream = createWriteStream(part, { flags: "wx" });
  let problem: Error | undefined;
  stream.on("error", (error) => {
    problem = error;
  });
  const remove = (): void => rmSync(part, { force: true });
  const leave = whenInterrupted(remove);
  const refused = (error: unknown) =>
    new UsageError(`The file "${to}" cannot be written: ${problemOf(error)}.`);
  const settle = (end: (done: () => void) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const fail = (error: Error): void => reject(refused(error));
      if (problem !== undefined) return fail(problem);
      stream.once("error", fail);
      end(() => {
        stream.off("error", fail);
        resolve();
      });
    });
  return {
    isOutput: false,
    write: (bytes) => settle((done) => (stream.write(bytes) ? done() : void stream.once("drain", done))),
    finish: async () => {
      await settle((done) => stream.end(done));
      try {
        renameSync(part, to);
      } catch (error) {
        throw refused(error);
      }
      leave();
    },
    discard: async () => {
      stream.destroy();
      remove();
      leave();
    },
  };
}

function checkName(to: string): void {
  if (to === "") throw new UsageError("--output is empty: name the file to write.");
  if (/\.xls\w?$/i.test(to))
    throw new UsageError(
      `"${to}" would be no workbook: what is written is CSV. Give a name that ends with .csv.`,
    );
  if (statSync(to, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`"${to}" is a folder: name a file in it.`);
  const folder = dirname(to);
  if (!existsSync(folder))
    throw new UsageError(`There is no folder "${folder}": make it first, or choose another.`);
}

function isSameFile(one: string, other: string): boolean {
  if (one === "-") return false;
  const [a, b] = [statSync(one), statSync(other)];
  return a.dev === b.dev && a.ino === b.ino;
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

const cleanUps = new Set<() => void>();

/** Then the signal ends the program, as it does where nobody listens: a shell sees 130 after Ctrl-C. */
function interrupted(signal: NodeJS.Signals): void {
  for (const cleanUp of cleanUps) cleanUp();
  for (const each of SIGNALS) process.off(each, interrupted);
  process.kill(process.pid, signal);
}

/**
 * Has a function called if the program is stopped before its end.
 *
 * @returns what to call when there is nothing to clean up any more.
 */
export function whenInterrupted(cleanUp: () => void): () => void {
  if (cleanUps.size === 0) for (const signal of SIGNALS) process.on(signal, interrupted);
  cleanUps.add(cleanUp);
  return () => {
    cleanUps.delete(cleanUp);
    if (cleanUps.size === 0) for (const signal of SIGNALS) process.off(signal, interrupted);
  };
}
