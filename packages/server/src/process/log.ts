import { type Logger, pino } from "pino";
import type { HttpAnswer } from "../http/message.ts";
import { LineOutput } from "./line-output.ts";

export type Log = Logger;

/** Writes the line of a request when its answer is known. */
export type LogAnswer = (method: string, answer: HttpAnswer) => void;

export interface ProcessLog {
  readonly log: Log;
  /** How many lines were dropped since the start. */
  readonly dropped: () => number;
  /** Starts a request. Its time is measured until its response is known. */
  readonly startLog: () => LogAnswer;
}

/** Takes note of an answer, and of the milliseconds until it was known. */
type Note = (method: string, answer: HttpAnswer, milliseconds: number) => void;

const NOTHING: LogAnswer = () => {};
const INFO = 30;

/**
 * One JSON object a line, on standard output.
 *
 * @param note also takes note of each answer.
 */
export function createLog(level: string, note?: Note): ProcessLog {
  const output = new LineOutput(1);
  const log = pino({ base: null, level }, output);
  const dropped = (): number => output.dropped;
  const writeLine = log.isLevelEnabled("info") ? lineTo(output) : undefined;
  if (writeLine === undefined && note === undefined) return { log, dropped, startLog: () => NOTHING };
  const startLog = (): LogAnswer => {
    const started = performance.now();
    return (method, answer) => {
      const milliseconds = performance.now() - started;
      writeLine?.(method, answer, milliseconds);
      note?.(method, answer, milliseconds);
    };
  };
  return { log, dropped, startLog };
}

/**
 * Hundredths of a millisecond as milliseconds, for nearly all requests: engines are slow to write a fraction.
 */
const SHORT = Array.from({ length: 1000 }, (_, hundredths) => String(hundredths / 100));

/** The beginning of a line, the same for all lines of a millisecond. */
function createStart(): () => string {
  let moment = 0;
  let text = "";
  return () => {
    const now = Date.now();
    if (now !== moment) {
      moment = now;
      text = `{"level":${INFO},"time":${now},"method":"`;
    }
    return text;
  };
}

/**
 * A line for each request, in pino's form, written without an object for it. The route's template is written
 * instead of the path, so that no number or name that a person looked up is written down, and no address at
 * all.
 */
function lineTo(output: LineOutput): Note {
  const start = createStart();
  return (method, { stored: { route, status } }, milliseconds) => {
    const hundredths = Math.round(milliseconds * 100);
    const ms = SHORT[hundredths] ?? hundredths / 100;
    output.write(`${start()}${method}","route":"${route}","status":${status},"ms":${ms}}\n`);
  };
}
