import { createServer, type Server } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { TIMES } from "../../node/closing.ts";
import type { NodeServer } from "../../node/server.ts";
import type { ServiceProcess } from "../service.ts";
import { counter, gauge, processMetrics } from "./metrics.ts";

const TEXT_FORMAT = "text/plain; version=0.0.4; charset=utf-8";
/** Scrapers, and a person who looks. */
const MAX_CONNECTIONS = 16;

/** Serves `/metrics` on a port of its own, which the public does not reach. */
export function createMetricsServer(service: ServiceProcess, clients: NodeServer["clients"]): Server {
  const readDelay = monitorDelay();
  const writeAll = (): string =>
    [
      service.durations?.write() ?? "",
      ...serviceMetrics(service),
      ...clientMetrics(clients),
      ...processMetrics(),
      readDelay(),
    ].join("");
  const server = createServer({ ...TIMES }, (request, response) => {
    const isMetrics = request.url === "/metrics";
    response.writeHead(isMetrics ? 200 : 404, { "Content-Type": isMetrics ? TEXT_FORMAT : "text/plain" });
    response.end(isMetrics ? writeAll() : "See /metrics.\n");
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.unref();
  return server;
}

const SOURCES = "Answers by source: cached, built, or refused because the service was overloaded.";

const serviceMetrics = ({ counts, answers: cache, dropped, sharesLimit }: ServiceProcess): string[] => [
  counter("naijaref_answers_total", SOURCES, {
    '{source="cached"}': counts.cached,
    '{source="made"}': counts.made,
    '{source="overloaded"}': counts.overloaded,
  }),
  gauge("naijaref_cache_entries", "Cached answers.", cache.size),
  gauge(
    "naijaref_cache_bytes",
    "Memory of the cached answers with all that they keep alive, estimated.",
    cache.weight,
  ),
  counter("naijaref_log_lines_dropped_total", "Lines that the log could not take.", dropped()),
  gauge(
    "naijaref_shared_limit_up",
    "Whether the limit is counted with other instances: 1 if so, 0 if this instance counts alone.",
    sharesLimit() ? 1 : 0,
  ),
];

const clientMetrics = ({ connections, unsent }: NodeServer["clients"]): string[] => [
  gauge("naijaref_connections", "Open connections.", connections.open),
  counter(
    "naijaref_connections_refused_total",
    "Connections that were closed at once, because there were too many.",
    connections.refused,
  ),
  counter(
    "naijaref_connections_closed_for_others_total",
    "Idle connections that were closed because all were taken, to take others.",
    connections.closedForOthers,
  ),
  gauge("naijaref_untaken_bytes", "What bodies take that clients have not taken yet.", unsent.bytes),
  counter(
    "naijaref_connections_cut_total",
    "Connections that were closed because clients took too little of too much.",
    unsent.cut,
  ),
];

/** Writes the 99th percentile since it was last written. */
function monitorDelay(): () => string {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return () => {
    const late = delay.percentile(99) / 1e9;
    delay.reset();
    return gauge(
      "nodejs_eventloop_delay_p99_seconds",
      "By how much the event loop is late, 99th percentile since the last scrape.",
      Number.isFinite(late) ? late : 0,
    );
  };
}
