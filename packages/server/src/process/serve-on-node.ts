import type { AddressInfo } from "node:net";
import { createNodeServer } from "../node/server.ts";
import { drainAtEnd } from "./drain.ts";
import { announce, explain } from "./listening.ts";
import { createMetricsServer } from "./log/metrics-server.ts";
import { availableMemory, keepAlive } from "./memory.ts";
import { buildService } from "./service.ts";
import type { Settings } from "./settings.ts";
import { warmUp } from "./warm-up.ts";
import { watchEventLoop } from "./watchdog.ts";

/**
 * How many connections may wait to be accepted; the system may allow fewer. It drops a further one, whose
 * client tries again only after a second, and then after two more: Node's own 511 are too few for a burst.
 */
const BACKLOG = 4096;

/** Serves in this process. */
export async function serve(settings: Settings): Promise<void> {
  const service = await buildService(settings);
  const { log } = service;
  const { server, clients, close } = createNodeServer(service);

  server.on("error", (error) => explain(error, settings, log));
  server.listen({ port: settings.port, host: settings.host, backlog: BACKLOG }, () => {
    announce((server.address() as AddressInfo).port, settings, service);
    watchEventLoop(settings.watchdogSeconds);
    warmUp(service.state.start);
    service.work.room.memoryLeft = keepAlive(availableMemory(), service.shed);
  });
  if (settings.metricsPort !== undefined) {
    const { metricsHost: host, metricsPort: port } = settings;
    const place = { host, port, names: ["METRICS_HOST", "METRICS_PORT"] } as const;
    const metrics = createMetricsServer(service, clients);
    metrics.on("error", (error) => explain(error, place, log));
    metrics.listen(place.port, place.host);
  }
  drainAtEnd(service, close);
}
