import { type Arguments, optionName, readArguments } from "./arguments.ts";
import type { OwnCommand } from "./commands.ts";
import type { Output } from "./output.ts";
import { OWN_OPTIONS } from "./own-options.ts";
import { optionLike } from "./suggest.ts";
import { EXIT, type ExitCode, UsageError } from "./usage-error.ts";

/** A command that calls no operation, with its arguments read; `--help` explains it. */
export async function withArguments(
  name: OwnCommand,
  texts: readonly string[],
  output: Output,
  run: (given: Arguments) => Promise<ExitCode>,
): Promise<ExitCode> {
  const options = OWN_OPTIONS[name];
  const given = await readArguments(
    texts,
    {
      options: options.filter(({ value }) => value !== undefined).map((option) => option.name),
      flags: ["help", ...options.filter(({ value }) => value === undefined).map((option) => option.name)],
    },
    optionLike(name),
  );
  for (const [option, { length }] of given.options)
    if (length > 1) throw new UsageError(`${optionName(option)} is given twice: give it once.`);
  if (!given.flags.has("help")) return run(given);
  await output.data((await import("./own-help.ts")).ownHelp(name));
  return EXIT.found;
}
interface Typed extends AsyncIterable<Uint8Array> {
  readonly isTTY?: boolean;
}

/** Opens standard input: only a command that reads it does. */
export type StandardInput = () => Typed;
