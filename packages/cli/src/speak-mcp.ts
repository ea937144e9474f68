import { serveStdio } from "@naijaref/protocols/mcp/stdio";
import { loadPollingUnits } from "./state.ts";
import { EXIT, type ExitCode } from "./usage-error.ts";

/**
 * `naijaref mcp`: until the client closes standard input. Nothing but the protocol is written to standard
 * output.
 */
export async function speakMcp(): Promise<ExitCode> {
  await serveStdio(process.stdin, process.stdout, { pollingUnits: await loadPollingUnits() });
  return EXIT.found;
}
