import cluster, { type Worker } from "node:cluster";
import { limitOfAll } from "@naijaref/http/limit/whole";
import { countFor } from "./among-processes.ts";
import { announce } from "./listening.ts";
import { createLog } from "./log.ts";
import type { Settings } from "./settings.ts";

/** In milliseconds: a process that ends by itself is replaced after so long. */
const PAUSE = 1000;
/** In milliseconds: how often clients that are idle are given back to the processes. */
const GIVE_BACK = 5000;
/** In milliseconds: processes that have not ended by then after a signal are ended. */
const LONGEST_END = 9500;

/**
 * Starts the processes that serve, and replaces one that ends by itself. They share the port and the limit.
 * On SIGTERM each drains; when all have ended, this one does.
 */
export function runProcesses(settings: Settings): void {
  const { processes, rateLimit, logLevel, metricsPort } = settings;
  const { log } = createLog(logLevel);
  const limit = rateLimit === undefined ? undefined : limitOfAll(rateLimit);
  if (limit !== undefined) setInterval(limit.giveBack, GIVE_BACK).unref();
  const running = new Map<Worker, number>();
  const hasListened = new Set<Worker>();
  let isStopping = false;
  let isAnnounced = false;
  let code = 0;

  const isMetricsPort = (port: number): boolean =>
    metricsPort !== undefined && port >= metricsPort && port < metricsPort + processes;

  const start = (number: number): void => {
    const worker = cluster.fork({ PROCESS_NUMBER: String(number) });
    running.set(worker, number);
    if (limit === undefined) return;
    const leave = countFor(
      {
        // A process that has just ended does not get its reply.
        send: (message) => void (worker.isConnected() && worker.send(message, () => {})),
        onMessage: (listener) => void worker.on("message", listener),
      },
      limit,
    );
    worker.on("exit", leave);
  };

  const stop = (signal: "SIGTERM" | "SIGINT"): void => {
    isStopping = true;
    for (const worker of running.keys()) worker.process.kill(signal);
    setTimeout(() => {
      for (const worker of running.keys()) worker.process.kill("SIGKILL");
    }, LONGEST_END).unref();
  };

  cluster.on("listening", (worker, { port }) => {
    if (isMetricsPort(port)) return;
    hasListened.add(worker);
    if (isAnnounced || hasListened.size < processes) return;
    isAnnounced = true;
    announce(port, settings, log);
  });
  cluster.on("exit", (worker, exitCode, signal) => {
    const number = running.get(worker) ?? 0;
    running.delete(worker);
    // One that cannot start says why, and another would not start either.
    if (!hasListened.delete(worker) && !isStopping) {
      code = 1;
      stop("SIGINT");
    }
    if (!isStopping) {
      log.error({ number, code: exitCode, signal }, "A process has ended: another takes its place.");
      setTimeout(() => !isStopping && start(number), PAUSE);
    } else if (running.size === 0) process.exit(code);
  });
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
  for (let number = 0; number < processes; number++) start(number);
}
