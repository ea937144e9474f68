import { keepTables } from "../../naijaref/src/search/stored-tables.ts";
import { cachedTables } from "./cached-tables.ts";
import { commands, isOwn, type OwnCommand } from "./commands.ts";
import { EXIT, type ExitCode, Misuse } from "./misuse.ts";
import { type Output, openOutput } from "./output.ts";

const end = (problem: string | undefined): never => {
  if (problem !== undefined) process.stderr.write(`naijaref: ${problem}\n`);
  process.exit(problem === undefined ? EXIT.found : EXIT.misuse);
};

type RunOwn = (texts: readonly string[], output: Output) => Promise<ExitCode>;

/** Each is loaded when it is called. */
const RUN_OWN: Readonly<Record<OwnCommand, () => Promise<RunOwn>>> = {
  match: async () => (await import("./match-file.ts")).matchFile,
  serve: async () => (await import("./serve.ts")).serve,
  verify: async () => (await import("./verify.ts")).verify,
  mcp: async () => (await import("./speak-mcp.ts")).speakMcp,
  completion: async () => (await import("./completion.ts")).printCompletion,
  man: async () => (await import("./manual.ts")).printManual,
  help: async () => (await import("./help.ts")).printHelp,
};

async function run([name = "help", ...rest]: readonly string[], output: Output): Promise<ExitCode> {
  // `where FILE` reads and writes a table, as `match` does.
  if (name === "where" && rest.some((text) => /^--l(at|on)-column\b/.test(text)))
    return (await RUN_OWN.match())(rest, output);
  const command = commands.get(name);
  if (command !== undefined) {
    const { runOperation } = await import("./run-operation.ts");
    return runOperation(command, rest, output);
  }
  if (isOwn(name)) return (await RUN_OWN[name]())(rest, output);
  if (name === "--help" || name === "-h") return (await RUN_OWN.help())(rest, output);
  if (name === "--version" || name === "-v") {
    const [word] = rest;
    if (word !== undefined) throw new Misuse(`"${word.slice(0, 64)}" is not needed. Write: naijaref ${name}`);
    return (await import("./version.ts")).printVersion(output);
  }
  if (name.startsWith("-")) throw new Misuse(`The first word is a command: naijaref COMMAND ${name}.`);
  const { noCommand } = await import("./command-like.ts");
  throw new Misuse(await noCommand(name));
}

async function main(): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2), openOutput(end));
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    const { withoutControls } = await import("./show/width.ts");
    end(withoutControls(error.message));
  }
}

// An index is built once, and not at each start.
keepTables(cachedTables);
void main();
