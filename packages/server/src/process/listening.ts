import { readFileSync } from "node:fs";
import { apiVersion } from "@naijaref/api/contract/about";
import { dataVersion } from "naijaref/about";
import type { Log, ProcessLog } from "./log/log.ts";
import type { Settings } from "./settings.ts";

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  readonly version: string;
};

/** The program that runs the service: Bun and Deno also say which Node they are compatible with. */
function runtimeName(): string {
  const { bun, deno, node } = process.versions;
  if (bun !== undefined) return `Bun ${bun}`;
  return deno === undefined ? `Node ${node}` : `Deno ${deno}`;
}

/** A host as it stands in an address: that of IPv6 in brackets. */
const inAddress = (host: string): string => (host.includes(":") ? `[${host}]` : host);

/** Says which versions are served, and where the service listens. */
export function announce(port: number, { host = "localhost" }: Settings, { log, flush }: ProcessLog): void {
  log.info({ version, apiVersion, dataVersion, runtime: runtimeName() }, "naijaref starts");
  log.info({ port }, `naijaref listens: open http://${inAddress(host)}:${port}`);
  flush();
}

interface Place extends Pick<Settings, "host" | "port"> {
  readonly names?: readonly [host: string, port: string];
}

/** Says why the service cannot listen and what to do, and ends the process. */
export function explain(error: Error & { code?: string }, place: Place, log: Log): never {
  const { host, port, names: [hostName, portName] = ["HOST", "PORT"] } = place;
  const where = host === undefined ? `Port ${port}` : `${inAddress(host)}:${port}`;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `${where} is taken by another program: stop it, or set ${portName} to another port.`,
    EADDRNOTAVAIL: `${hostName} is "${host}", which is not an address of this machine. Set it to one, or leave it out.`,
    EACCES: `${where} needs more rights than this program has: set ${portName} to 1024 or more.`,
  };
  log.fatal(reasons[error.code ?? ""] ?? `The service cannot listen at ${where}: ${error.message}.`);
  process.exit(1);
}
