import { run } from "../../../packages/cli/src/run.ts";
import type { Ran } from "./installed.ts";

/**
 * Runs the command in the process of the tests, with its output as in a pipe: a start of the installed one
 * takes a third of a second. `installed.test.ts` holds that both print the same.
 *
 * Here the polling units are there, and no index is stored for the next start.
 */
export async function runHere(args: readonly string[], input: string | Buffer = ""): Promise<Ran> {
  const out: Uint8Array[] = [];
  let words = "";
  const code = await run(
    args,
    {
      data: async (text) => {
        out.push(Buffer.from(text));
      },
      words: (text) => {
        words += `${text}\n`;
      },
      isTerminal: false,
      showsProgress: false,
      hasColours: false,
      width: 80,
    },
    async function* () {
      if (input.length > 0) yield Buffer.from(input);
    },
    (ending) => ending,
  );
  return { code, out: Buffer.concat(out).toString(), words };
}
