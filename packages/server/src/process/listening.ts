import { readFileSync } from "node:fs";
import { apiVersion, dataVersion } from "@naijaref/api/operations/versions";
import type { Log } from "./log.ts";
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

/** Says which versions are served, and where the service listens. */
export function announce(port: number, { host = "localhost" }: Settings, log: Log): void {
  const name = host.includes(":") ? `[${host}]` : host;
  log.info({ version, apiVersion, dataVersion, runtime: runtimeName() }, "naijaref starts");
  log.info({ port }, `naijaref listens: open http://${name}:${port}`);
  log.flush();
}

/** Says why the service cannot listen and what to do, and ends the process. */
export function explain(error: Error & { code?: string }, { host, port }: Settings, log: Log): never {
  const where = `${host ?? "port"} ${port}`;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `${where} is taken by another program: stop it, or set PORT to another port.`,
    EADDRNOTAVAIL: `HOST is "${host}", which is no address of this machine: set it to one, or leave it out.`,
    EACCES: `${where} needs more rights than this program has: set PORT to 1024 or more.`,
  };
  log.fatal(reasons[error.code ?? ""] ?? `The service cannot listen on ${where}: ${error.message}.`);
  process.exit(1);
}
