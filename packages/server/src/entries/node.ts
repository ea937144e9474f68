import type { AddressInfo } from "node:net";
import { createMetricsServer } from "../node/metrics-server.ts";
import { createNodeServer } from "../node/server.ts";
import { drainAtEnd } from "../process/drain.ts";
import { announce, explain } from "../process/listening.ts";
import { buildService } from "../process/service.ts";
import { watchEventLoop } from "../process/watchdog.ts";

const service = await buildService(process.env);
const { settings, log } = service;
const { server, connections, close } = createNodeServer(service);

server.on("error", (error) => explain(error, settings, log));
server.listen(settings.port, settings.host, () => {
  announce((server.address() as AddressInfo).port, settings, log);
  watchEventLoop(settings.watchdogSeconds);
});
if (settings.metricsPort !== undefined) {
  const place = { ...settings, port: settings.metricsPort };
  const metrics = createMetricsServer(service, connections);
  metrics.on("error", (error) => explain(error, place, log));
  metrics.listen(place.port, place.host);
}
drainAtEnd(service, { close });
