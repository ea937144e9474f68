import { createWriteStream, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { Misuse } from "./misuse.ts";
import type { Output } from "./output.ts";

/** Where a new file goes. */
export interface Target {
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
  if (to === undefined) return { write: data, finish: async () => {}, discard: async () => {} };
  if (existsSync(to) && isSameFile(file, to))
    throw new Misuse(`"${to}" is the file that is read: give --output another name.`);
  if (existsSync(to) && !force)
    throw new Misuse(`"${to}" is there already: choose another name, or add --force to write over it.`);
  const part = `${to}.${process.pid}.part`;
  const stream = createWriteStream(part, { flags: "wx" });
  let problem: Error | undefined;
  stream.on("error", (error) => {
    problem = error;
  });
  const remove = (): void => rmSync(part, { force: true });
  const interrupted = (signal: NodeJS.Signals): void => {
    remove();
    process.kill(process.pid, signal);
  };
  process.once("SIGINT", interrupted).once("SIGTERM", interrupted);
  const settle = (end: (done: () => void) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      if (problem !== undefined) return reject(problem);
      stream.once("error", reject);
      end(() => {
        stream.off("error", reject);
        resolve();
      });
    });
  return {
    write: (bytes) => settle((done) => (stream.write(bytes) ? done() : void stream.once("drain", done))),
    finish: async () => {
      await settle((done) => stream.end(done));
      renameSync(part, to);
      process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
    },
    discard: async () => {
      stream.destroy();
      remove();
    },
  };
}

function isSameFile(one: string, other: string): boolean {
  if (one === "-") return false;
  const [a, b] = [statSync(one), statSync(other)];
  return a.dev === b.dev && a.ino === b.ino;
}
