import { existsSync, readdirSync } from "node:fs";
import { parseArgs } from "node:util";

export interface Command<Option extends string> {
  readonly values: { readonly [Name in Option]?: string };
  readonly positionals: readonly string[];
  /** Ends the process with what is wrong and how the command is used. */
  readonly stop: (problem: string) => never;
  /** The folder, into which files are written, is empty or not there; else the process ends. */
  readonly requireEmpty: (folder: string) => void;
}

/** Reads what stands behind a command of this workspace. What it does not know ends the process. */
export function readCommand<Option extends string>(
  usage: string,
  options: readonly Option[],
): Command<Option> {
  const stop = (problem: string): never => {
    console.error(`${problem}\n\n${usage}`);
    process.exit(2);
  };
  const requireEmpty = (folder: string): void => {
    if (existsSync(folder) && readdirSync(folder).length > 0)
      stop(`${folder} has files in it: empty it first, so that no file of an earlier run stays.`);
  };
  const known = Object.fromEntries(options.map((name) => [name, { type: "string" } as const]));
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: known });
    return { values: values as Command<Option>["values"], positionals, stop, requireEmpty };
  } catch (error) {
    return stop((error as Error).message);
  }
}
