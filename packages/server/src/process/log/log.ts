import type { HttpAnswer, LogAnswer } from "@naijaref/http/message";
import { type Level, LineOutput, levelLine, NUMBERS } from "./line-output.ts";

/** Writes a line: what it is about, and a sentence; or the sentence alone. */
type Write = (...said: readonly [about: object, sentence: string] | readonly [sentence: string]) => void;

export type Log = Readonly<Record<Level, Write>>;

export interface ProcessLog {
  readonly log: Log;
  /** Writes the lines that wait, without waiting for more. */
  readonly flush: () => void;
  /** How many lines were dropped since the start. */
  readonly dropped: () => number;
  /** Starts a request. Its time is measured until its response is known. */
  readonly startLog: () => LogAnswer;
}

/** Takes note of an answer, and of the milliseconds until it was known. */
type Note = (method: string, answer: HttpAnswer, milliseconds: number) => void;

/** From the one that says least. `debug` and `trace` say no more than `info`. */
const LEVELS: readonly string[] = ["silent", "fatal", "error", "warn", "info"];

const isLevelOn = (level: string, one: Level): boolean =>
  !LEVELS.includes(level) || LEVELS.indexOf(one) <= LEVELS.indexOf(level);

function createLevels(level: string, output: LineOutput): Log {
  const writer =
    (one: Level): Write =>
    (...said) => {
      const [about, sentence] = said.length === 2 ? said : [{}, said[0]];
      if (isLevelOn(level, one)) output.write(levelLine(one, about, sentence));
    };
  return { fatal: writer("fatal"), error: writer("error"), warn: writer("warn"), info: writer("info") };
}

/**
 * One JSON object a line, on standard output.
 *
 * @param note also takes note of each answer.
 */
export function createLog(level: string, note?: Note): ProcessLog {
  const output = new LineOutput(1);
  const log = createLevels(level, output);
  const dropped = (): number => output.dropped;
  const flush = (): void => output.flush();
  const writeLine = isLevelOn(level, "info") ? lineTo(output) : undefined;
  if (writeLine === undefined && note === undefined) return { log, flush, dropped, startLog: () => () => {} };
  const startLog = (): LogAnswer => {
    const started = performance.now();
    return (method, answer) => {
      const took = performance.now() - started;
      writeLine?.(method, answer, took);
      note?.(method, answer, took);
    };
  };
  return { log, flush, dropped, startLog };
}

/**
 * Hundredths of a millisecond as milliseconds, for nearly all requests: engines are slow to write a fraction.
 */
const SHORT = Array.from({ length: 1000 }, (_, hundredths) => String(hundredths / 100));

/**
 * A line for each request, written without an object for it. The route's template is written
 * instead of the path, so that no number or name that a person looked up is written down, and no address at
 * all.
 */
const lineTo =
  (output: LineOutput): Note =>
  (method, { stored: { route, status } }, milliseconds) => {
    const hundredths = Math.round(milliseconds * 100);
    output.write(
      `{"level":${NUMBERS.info},"time":${Date.now()},"method":"${method}","route":"${route}","status":${status},"ms":${SHORT[hundredths] ?? hundredths / 100}}\n`,
    );
  };
