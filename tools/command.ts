import { parseArgs } from "node:util";

export interface Command<Option extends string, Flag extends string = never> {
  readonly values: { readonly [Name in Option]?: string };
  /** Options without a value. */
  readonly flags: { readonly [Name in Flag]?: boolean };
  readonly positionals: readonly string[];
  /** Ends the process with what is wrong and how the command is used. */
  readonly stop: (problem: string) => never;
}

/** Reads what stands behind a command of this workspace. What it does not know ends the process. */
export function readCommand<Option extends string, Flag extends string = never>(
  usage: string,
  options: readonly Option[],
  flags: readonly Flag[] = [],
): Command<Option, Flag> {
  const stop = (problem: string): never => {
    console.error(`${problem}\n\n${usage}`);
    process.exit(2);
  };
  const known = {
    ...Object.fromEntries(options.map((name) => [name, { type: "string" } as const])),
    ...Object.fromEntries(flags.map((name) => [name, { type: "boolean" } as const])),
  };
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: known });
    const [given, set] = [values as Command<Option>["values"], values as Command<Option, Flag>["flags"]];
    return { values: given, flags: set, positionals, stop };
  } catch (error) {
    return stop((error as Error).message);
  }
}
