import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";

/** Says where the service listens. */
export function announce(port: number, { host = "localhost" }: Settings, log: Log): void {
  const name = host.includes(":") ? `[${host}]` : host;
  log.info({ port }, `naijaref listens: open http://${name}:${port}/v1/docs`);
  log.flush();
}

/** Says why the service cannot listen and what to do, and ends the process. */
export function explain(error: Error & { code?: string }, { host, port }: Settings, log: Log): never {
  const where = `${host ?? "port"} ${port}`;
  log.fatal(
    error.code === "EADDRINUSE"
      ? `${where} is taken by another program: stop it, or set PORT to another port.`
      : `cannot listen on ${where}: ${error.message}`,
  );
  process.exit(1);
}
