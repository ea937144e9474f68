import { createServer, type Server } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { TIMES } from "../../node/closing.ts";
import type { NodeServer } from "../../node/server.ts";
import type { ServiceProcess } from "../service.ts";
import { type Metric, processMetrics, writeMetrics } from "./metrics.ts";

const TEXT_FORMAT = "text/plain; version=0.0.4; charset=utf-8";
/** Scrapers, and a person who looks. */
const MAX_CONNECTIONS = 16;

type Clients = NodeServer["clients"];

/** Serves `/metrics` on a port of its own, which the public does not reach. */
export function createMetricsServer(service: ServiceProcess, clients: Clients): Server {
  const metrics = [
    ...serviceMetrics(service),
    ...clientMetrics(clients),
    ...processMetrics(),
    eventLoopDelay(),
  ];
  const server = createServer({ ...TIMES }, (request, response) => {
    const isMetrics = request.url === "/metrics";
    response.writeHead(isMetrics ? 200 : 404, { "Content-Type": isMetrics ? TEXT_FORMAT : "text/plain" });
    response.end(
      isMetrics ? `${service.durations?.write() ?? ""}${writeMetrics(metrics)}` : "See /metrics.\n",
    );
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.unref();
  return server;
}

const serviceMetrics = (service: ServiceProcess): Metric[] => {
  const { counts, answers: cache, dropped, sharesLimit } = service;
  const answers = (source: keyof typeof counts): Metric => ({
    name: "naijaref_answers_total",
    help: "Answers by source: cached, built, or refused because the service was overloaded.",
    type: "counter",
    labels: `source="${source}"`,
    read: () => counts[source],
  });
  return [
    answers("cached"),
    answers("made"),
    answers("overloaded"),
    {
      name: "naijaref_cache_entries",
      help: "Cached answers.",
      type: "gauge",
      read: () => cache.size,
    },
    {
      name: "naijaref_cache_bytes",
      help: "Memory of the cached answers with all that they keep alive, estimated.",
      type: "gauge",
      read: () => cache.weight,
    },
    {
      name: "naijaref_log_lines_dropped_total",
      help: "Lines that the log could not take.",
      type: "counter",
      read: dropped,
    },
    {
      name: "naijaref_shared_limit_up",
      help: "Whether the limit is counted with other instances: 1 if so, 0 if this instance counts alone.",
      type: "gauge",
      read: () => (sharesLimit() ? 1 : 0),
    },
  ];
};

const clientMetrics = ({ connections, unsent }: Clients): Metric[] => [
  {
    name: "naijaref_connections",
    help: "Open connections.",
    type: "gauge",
    read: () => connections.open,
  },
  {
    name: "naijaref_connections_refused_total",
    help: "Connections that were closed at once, because there were too many.",
    type: "counter",
    read: () => connections.refused,
  },
  {
    name: "naijaref_connections_closed_for_others_total",
    help: "Idle connections that were closed because all were taken, to take others.",
    type: "counter",
    read: () => connections.closedForOthers,
  },
  {
    name: "naijaref_untaken_bytes",
    help: "What bodies take that clients have not taken yet.",
    type: "gauge",
    read: () => unsent.bytes,
  },
  {
    name: "naijaref_connections_cut_total",
    help: "Connections that were closed because clients took too little of too much.",
    type: "counter",
    read: () => unsent.cut,
  },
];

/** The 99th percentile since it was last read. */
function eventLoopDelay(): Metric {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return {
    name: "nodejs_eventloop_delay_p99_seconds",
    help: "By how much the event loop is late, 99th percentile since the last scrape.",
    type: "gauge",
    read: () => {
      const late = delay.percentile(99) / 1e9;
      delay.reset();
      return Number.isFinite(late) ? late : 0;
    },
  };
}
