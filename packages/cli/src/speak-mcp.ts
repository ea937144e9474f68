import { serveStdio } from "@naijaref/protocols/mcp/stdio";
import type { Output } from "./output.ts";
import { withArguments } from "./own-commands.ts";
import { loadPollingUnits } from "./state.ts";
import { EXIT, type ExitCode } from "./usage-error.ts";

/**
 * `naijaref mcp`: until the client closes standard input. Nothing but the protocol is written to standard
 * output.
 */
export const speakMcp = (texts: readonly string[], output: Output): Promise<ExitCode> =>
  withArguments("mcp", texts, output, async () => {
    await serveStdio(process.stdin, process.stdout, { pollingUnits: await loadPollingUnits() });
    return EXIT.found;
  });
