import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { limitInMemory } from "@naijaref/http/limit/sliding-window";
import { referenceAlone } from "@naijaref/pages/reference/alone";
import { agentService } from "@naijaref/protocols/mcp/outside";
import { featureService } from "@naijaref/protocols/ogc/feature-service";
import { reconciliation } from "@naijaref/protocols/reconcile/reconciliation";
import { createNodeServer } from "@naijaref/server/node/server";
import type { SocketService } from "@naijaref/server/node/socket-service";
import { createCompression } from "@naijaref/server/process/compress";
import { readSettings, type Settings } from "@naijaref/server/process/settings";
import { createHandler } from "@naijaref/server/service/handler";
import type { Service } from "@naijaref/server/service/parts";
import { refuseOnSocket } from "@naijaref/server/service/refusals/refusals";
import { FairQueue } from "@naijaref/server/service/work/fair-queue";
import type { Arguments } from "./arguments.ts";
import type { Output } from "./output.ts";
import { loadPollingUnits } from "./state.ts";
import { EXIT, type ExitCode, UsageError } from "./usage-error.ts";

/**
 * `naijaref serve`: the service of the repository on Node's own HTTP server, without its logs, metrics and
 * shared limit.
 */
export async function serve(given: Arguments, output: Output): Promise<ExitCode> {
  const settings = settingsOf(given);
  return listen(await buildService(settings, output), settings, output);
}

function settingsOf({ options }: Arguments): Settings {
  const one = (name: string, standard: string): string => options.get(name)?.[0] ?? standard;
  try {
    return readSettings({
      PORT: one("port", "3000"),
      HOST: one("host", "localhost"),
      RATE_LIMIT: one("rate_limit", "off"),
    });
  } catch (error) {
    // Settings are named as the variables of the environment from which the service reads them.
    throw new UsageError(
      (error as Error).message.replace(/^[A-Z_]+/, (name) => `--${name.toLowerCase().replaceAll("_", "-")}`),
    );
  }
}

async function buildService(settings: Settings, { words }: Output): Promise<SocketService & Stoppable> {
  const started = performance.now();
  const draining = new AbortController();
  const work = new FairQueue(setImmediate);
  const state = {
    isDraining: () => draining.signal.aborted,
    uptime: () => (performance.now() - started) / 1000,
    pollingUnits: await loadPollingUnits(),
  };
  const service: Service = {
    limiter: settings.rateLimit === undefined ? undefined : limitInMemory(settings.rateLimit),
    trustedProxies: [],
    encode: createCompression(),
    state,
    pages: referenceAlone,
    // The build puts the scripts and styles of the reference beside the command.
    readAsset: (file) => readFile(join(__dirname, "assets", file)),
    report: (error) => words(`A request failed: ${String(error)}`),
    work,
  };
  const handle = createHandler(service, [
    reconciliation(state),
    featureService({}),
    agentService(settings.mcpOrigins, state),
  ]);
  return {
    settings,
    handle,
    refuse: refuseOnSocket,
    draining: draining.signal,
    work,
    startLog: () => () => {},
    // What the server says of connections that it refuses. It has no other words here.
    log: { warn: (_, sentence) => words(sentence) },
    drain: () => draining.abort(),
  };
}

interface Stoppable {
  readonly drain: () => void;
}

/** Why the system lets no program listen there, and what to do. */
const REFUSED: Readonly<Record<string, (at: Pick<Settings, "host" | "port">) => string>> = {
  EADDRINUSE: ({ port }) => `The port ${port} is taken by another program: choose another with --port.`,
  EACCES: ({ port }) => `This user has no permission for port ${port}: choose one above 1023 with --port.`,
  EADDRNOTAVAIL: ({ host }) => `--host is "${host}", which is not an address of this machine. Try localhost.`,
  ENOTFOUND: ({ host }) => `--host is "${host}", and there is no such address. Try localhost.`,
};

/** Resolves when Ctrl-C or SIGTERM has stopped it. */
function listen(
  service: SocketService & Stoppable,
  { host, port }: Settings,
  { words }: Output,
): Promise<ExitCode> {
  const { server, close } = createNodeServer(service);
  return new Promise((resolve, reject) => {
    server.on("error", (error: NodeJS.ErrnoException) =>
      reject(
        new UsageError(
          REFUSED[error.code ?? ""]?.({ host, port }) ??
            `The service cannot listen on ${host} ${port}: ${error.message}.`,
        ),
      ),
    );
    server.listen(port, host, () => {
      const { port: own } = server.address() as AddressInfo;
      words(`naijaref serves at http://${host}:${own}/v1/docs. Ctrl-C stops it.`);
    });
    const stop = (): void => {
      service.drain();
      void close().then(() => resolve(EXIT.found));
    };
    process.once("SIGINT", stop).once("SIGTERM", stop);
  });
}
