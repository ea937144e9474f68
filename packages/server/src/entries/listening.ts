import type { AddressInfo } from "node:net";
import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";

/** Says where the service listens. */
export function announce(address: AddressInfo | string | null, { host, port }: Settings, log: Log): void {
  const bound = typeof address === "object" && address !== null ? address.port : port;
  log.info({ port: bound }, `naijaref listens: open http://${urlHost(host)}:${bound}/v1/docs`);
  log.flush();
}

const urlHost = (host = "localhost"): string => (host.includes(":") ? `[${host}]` : host);

/** Says why the service cannot listen and what to do, and ends the process. */
export function explainListenError(
  error: Error & { code?: string },
  { host, port }: Settings,
  log: Log,
): void {
  const where = `${host ?? "port"} ${port}`;
  const reason =
    error.code === "EADDRINUSE"
      ? `${where} is taken by another program: stop it, or set PORT to another port.`
      : `cannot listen on ${where}: ${error.message}`;
  log.fatal(reason);
  process.exit(1);
}
