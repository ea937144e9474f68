import { type Logger, pino } from "pino";
import type { HttpAnswer } from "../http/message.ts";
import { LineOutput } from "./line-output.ts";

export type Log = Logger;

/** Writes the line of a request when its answer is known. */
export type LogAnswer = (method: string, answer: HttpAnswer) => void;

export interface ProcessLog {
  readonly log: Log;
  /** Begins a request, whose time runs until its answer is known. */
  readonly startLog: () => LogAnswer;
}

const NOTHING: LogAnswer = () => {};
const INFO = 30;

/** One JSON object a line, on standard output. */
export function createLog(level: string): ProcessLog {
  const output = new LineOutput(1);
  const log = pino({ base: null, level }, output);
  const startLog = log.isLevelEnabled("info") ? lineForEach(output) : () => NOTHING;
  return { log, startLog };
}

/**
 * A line for each request, in pino's form, written without an object for it. The route's template stands for
 * the path, so that no number or name that a person looked up is written down, and no address at all.
 */
const lineForEach = (output: LineOutput) => (): LogAnswer => {
  const started = performance.now();
  return (method, { stored: { route, status } }) => {
    const ms = Math.round((performance.now() - started) * 100) / 100;
    output.write(
      `{"level":${INFO},"time":${Date.now()},"method":"${method}","route":"${route}","status":${status},"ms":${ms}}\n`,
    );
  };
};
