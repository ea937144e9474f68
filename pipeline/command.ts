import { parseArgs } from "node:util";

export interface Command<Option extends string> {
  readonly values: { readonly [Name in Option]?: string };
  readonly positionals: readonly string[];
  /** Ends the process with what is wrong and how the command is used. */
  readonly stop: (problem: string) => never;
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
  const known = Object.fromEntries(options.map((name) => [name, { type: "string" } as const]));
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: known });
    return { values: values as Command<Option>["values"], positionals, stop };
  } catch (error) {
    return stop((error as Error).message);
  }
}
