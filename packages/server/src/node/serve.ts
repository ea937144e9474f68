import type { AddressInfo } from "node:net";
import { createNodeServer } from "@naijaref/node-http/server";
import { drainAtEnd } from "../process/drain.ts";
import { announce, explain } from "../process/listening.ts";
import { buildService } from "../process/service.ts";
import type { Settings } from "../process/settings.ts";
import { warmUp } from "../process/warm-up.ts";
import { watchEventLoop } from "../process/watchdog.ts";
import { createMetricsServer } from "./metrics-server.ts";

/**
 * How many connections may wait to be accepted; the system may allow fewer. It drops a further one, whose
 * client tries again only after a second, and then after two more: Node's own 511 are too few for a burst.
 */
const BACKLOG = 4096;

/** Serves in this process. */
export async function serve(settings: Settings): Promise<void> {
  const service = await buildService(settings);
  const { log } = service;
  const { server, connections, untaken, close } = createNodeServer(service);

  server.on("error", (error) => explain(error, settings, log));
  server.listen({ port: settings.port, host: settings.host, backlog: BACKLOG }, () => {
    announce((server.address() as AddressInfo).port, settings, log);
    watchEventLoop(settings.watchdogSeconds);
    warmUp(service.state.start);
  });
  if (settings.metricsPort !== undefined) {
    const place = { ...settings, port: settings.metricsPort };
    const metrics = createMetricsServer(service, { connections, untaken });
    metrics.on("error", (error) => explain(error, place, log));
    metrics.listen(place.port, place.host);
  }
  drainAtEnd(service, { close });
}
