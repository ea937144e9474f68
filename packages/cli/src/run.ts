import type { Arguments } from "./arguments.ts";
import { commands, isOwn, type OwnCommand } from "./commands.ts";
import type { Output } from "./output.ts";
import type { StandardInput } from "./own-commands.ts";
import { EXIT, type ExitCode, UsageError } from "./usage-error.ts";

type RunOwn = (given: Arguments, output: Output, standardInput: StandardInput) => Promise<ExitCode>;

/** Each is loaded when it is called. */
const RUN_OWN: Readonly<Record<Exclude<OwnCommand, "help">, () => Promise<RunOwn>>> = {
  match: async () => (await import("./match-file.ts")).matchFile,
  serve: async () => (await import("./serve.ts")).serve,
  verify: async () => (await import("./verify.ts")).verify,
  mcp: async () => (await import("./speak-mcp.ts")).speakMcp,
  completion: async () => (await import("./completion.ts")).printCompletion,
  man: async () => (await import("./help.ts")).printManual,
};

async function runOwn(
  name: keyof typeof RUN_OWN,
  texts: readonly string[],
  output: Output,
  standardInput: StandardInput,
): Promise<ExitCode> {
  const { readOwnArguments } = await import("./own-commands.ts");
  const given = await readOwnArguments(name, texts, output);
  return given === undefined ? EXIT.found : (await RUN_OWN[name]())(given, output, standardInput);
}

async function runNamed(
  [name = "help", ...rest]: readonly string[],
  output: Output,
  standardInput: StandardInput,
): Promise<ExitCode> {
  // `where FILE` reads and writes a table, as `match` does.
  if (name === "where" && rest.some((text) => /^--l(at|on)-column\b/.test(text)))
    return runOwn("match", rest, output, standardInput);
  const command = commands.get(name);
  if (command !== undefined) {
    const { runOperation } = await import("./run-operation.ts");
    return runOperation(command, rest, output, standardInput);
  }
  if (["help", "--help", "-h"].includes(name)) return (await import("./help.ts")).printHelp(rest, output);
  if (isOwn(name)) return runOwn(name as keyof typeof RUN_OWN, rest, output, standardInput);
  if (name === "--version" || name === "-v") {
    const [word] = rest;
    if (word !== undefined)
      throw new UsageError(`"${word.slice(0, 64)}" is not needed. Write: naijaref ${name}`);
    return (await import("./help.ts")).printVersion(output);
  }
  if (name.startsWith("-")) throw new UsageError(`The first word is a command: naijaref COMMAND ${name}.`);
  const { noCommand } = await import("./arguments.ts");
  throw new UsageError(await noCommand(name));
}

/**
 * Runs the command that the arguments name. If they cannot be understood, it says what to do.
 *
 * @param stop ends the program after that, whatever is still open.
 */
export async function run(
  args: readonly string[],
  output: Output,
  standardInput: StandardInput,
  stop: (code: ExitCode) => ExitCode,
): Promise<ExitCode> {
  try {
    return await runNamed(args, output, standardInput);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const { withoutControls } = await import("./show.ts");
    output.words(`naijaref: ${withoutControls(error.message)}`);
    return stop(EXIT.misuse);
  }
}
