import { performance } from "node:perf_hooks";
import type { HttpAnswer } from "@naijaref/http/message";

/**
 * In seconds: the bounds of the histogram, as OpenTelemetry advises for HTTP, and below them for what is
 * cached.
 */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/**
 * Methods that get a label of their own: others are whatever clients send, and would make an unbounded number
 * of lines.
 */
const METHODS = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH", "CONNECT"]);

/**
 * How long requests took, by method, route and status: plain numbers, which cost the request next to nothing.
 */
export class RequestDurations {
  /**
   * How many took at most as long as each bound and longer than the one before; the last took longer than
   * all.
   */
  readonly #all = new Map<string, { readonly counts: Float64Array; sum: number }>();

  /** @param milliseconds until the answer was known. */
  add(method: string, { stored: { route, status } }: HttpAnswer, milliseconds: number): void {
    const known = METHODS.has(method) ? method : "_OTHER";
    const labels = `http_request_method="${known}",http_route="${route}",http_response_status_code="${status}"`;
    let durations = this.#all.get(labels);
    if (durations === undefined) {
      durations = { counts: new Float64Array(BOUNDS.length + 1), sum: 0 };
      this.#all.set(labels, durations);
    }
    const seconds = milliseconds / 1000;
    let at = 0;
    while (seconds > (BOUNDS[at] ?? Number.POSITIVE_INFINITY)) at++;
    durations.counts[at] = (durations.counts[at] ?? 0) + 1;
    durations.sum += seconds;
  }

  /** A histogram in Prometheus' text format. */
  write(): string {
    const name = "http_server_request_duration_seconds";
    const lines = about(name, "Time from the end of a request to its answer.", "histogram");
    for (const [labels, { counts, sum }] of this.#all) {
      let total = 0;
      for (const [at, count] of counts.entries()) {
        total += count;
        lines.push(`${name}_bucket{${labels},le="${BOUNDS[at] ?? "+Inf"}"} ${total}`);
      }
      lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`);
    }
    return `${lines.join("\n")}\n`;
  }
}

const about = (name: string, help: string, type: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

/** A metric in Prometheus' text format: of one value, or of several by their labels. */
const metricOf =
  (type: "counter" | "gauge") =>
  (name: string, help: string, value: number | Readonly<Record<string, number>>): string => {
    const values = Object.entries(typeof value === "number" ? { "": value } : value);
    return `${[...about(name, help, type), ...values.map(([labels, one]) => `${name}${labels} ${one}`)].join("\n")}\n`;
  };

/** What only grows, and what rises and falls. */
export const counter = metricOf("counter");
export const gauge = metricOf("gauge");

/** Measurements of the process itself, under the names that Prometheus' own clients use. */
export function processMetrics(): readonly string[] {
  const { user, system } = process.cpuUsage();
  return [
    gauge(
      "process_start_time_seconds",
      "When the process started, in seconds since 1970.",
      performance.timeOrigin / 1000,
    ),
    gauge("naijaref_process_id", "The number by which the operating system names the process.", process.pid),
    counter("process_cpu_seconds_total", "CPU time of the process.", (user + system) / 1_000_000),
    gauge("process_resident_memory_bytes", "Memory that the process has.", process.memoryUsage.rss()),
  ];
}
