import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];

export const programOnPath = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find(existsSync);

/** A program of the machine, or undefined where it is not installed. With CI=true it must be. */
export function findProgram(name: string): string | undefined {
  const found = programOnPath(name);
  if (found === undefined && process.env["CI"] === "true")
    throw new Error(`${name} is not installed: .ci/run must install it`);
  return found;
}

/** What a program printed, and what it said in its other stream. */
export interface Said {
  readonly out: string;
  readonly words: string;
}

/** In milliseconds: a program that waits for its registry for longer than this is ended, and says so. */
const MAX_LENGTH = 600_000;

/** Runs a program to its end. If it fails, the error has all that it said. */
export const run = (
  cwd: string,
  [program = "", ...texts]: readonly string[],
  { env = {}, input = "" }: { readonly env?: NodeJS.ProcessEnv; readonly input?: string } = {},
): Promise<Said> =>
  new Promise((resolve, reject) => {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 64e6, timeout: MAX_LENGTH };
    const child = execFile(program, texts, options, (error, out, words) => {
      if (error === null) resolve({ out, words });
      else reject(new Error(`${program} ${texts.join(" ")}\n${out}\n${words === "" ? error : words}`));
    });
    // It may end without reading what it is given.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
