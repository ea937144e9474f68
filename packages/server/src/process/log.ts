import { destination, type Logger, pino } from "pino";
import type { HttpAnswer } from "../http/message.ts";

export type Log = Logger;

/** In bytes. Lines are buffered, because one system call for each line would cost as much as the response. */
const TOGETHER = 4096;
/** In milliseconds: how long a line may wait in the buffer. */
const LONGEST_WAIT = 500;

/** One JSON object a line, on standard output. */
export function createLog(level: string): Log {
  const output = destination({ dest: 1, sync: false, minLength: TOGETHER });
  setInterval(() => output.flush(), LONGEST_WAIT).unref();
  process.on("exit", () => output.flushSync());
  return pino({ base: null, level }, output);
}

/** Writes the line of a request when its answer is known. */
export type LogAnswer = (method: string, answer: HttpAnswer) => void;

const NOTHING: LogAnswer = () => {};

/**
 * A line for each request, whose time runs from the call until its answer is known. The route's template stands for the path, so that no number or name that a person
 * looked up is written down, and no address at all.
 */
export function createRequestLog(log: Log): () => LogAnswer {
  if (!log.isLevelEnabled("info")) return () => NOTHING;
  return () => {
    const started = performance.now();
    return (method, { stored: { route, status } }) => {
      const ms = Math.round((performance.now() - started) * 100) / 100;
      log.info({ method, route, status, ms });
    };
  };
}
