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

/**
 * Takes note of an answer, of the milliseconds until it was known, and of the moment at which it was, which
 * is one of `performance.now`.
 */
type Note = (method: string, answer: HttpAnswer, milliseconds: number, moment: number) => void;

const NOTHING: LogAnswer = () => {};

/** From the one that says least. The service writes nothing below `info`. */
const LEVELS: readonly string[] = ["silent", "fatal", "error", "warn", "info"];

function createLevels(level: string, output: LineOutput): Log {
  const isOn = (one: Level): boolean => isLevelOn(level, one);
  const writer =
    (one: Level): Write =>
    (...said) => {
      if (!isOn(one)) return;
      const [about, sentence] = said.length === 2 ? said : [{}, said[0]];
      output.write(levelLine(one, about, sentence));
    };
  return { fatal: writer("fatal"), error: writer("error"), warn: writer("warn"), info: writer("info") };
}

/** `debug` and `trace`, which say no more than `info`, are no levels of ours. */
const isLevelOn = (level: string, one: Level): boolean =>
  !LEVELS.includes(level) || LEVELS.indexOf(one) <= LEVELS.indexOf(level);

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
  if (writeLine === undefined && note === undefined) return { log, flush, dropped, startLog: () => NOTHING };
  const startLog = (): LogAnswer => {
    const started = performance.now();
    return (method, answer) => {
      const moment = performance.now();
      writeLine?.(method, answer, moment - started, moment);
      note?.(method, answer, moment - started, moment);
    };
  };
  return { log, flush, dropped, startLog };
}

/**
 * Hundredths of a millisecond as milliseconds, for nearly all requests: engines are slow to write a fraction.
 */
const SHORT = Array.from({ length: 1000 }, (_, hundredths) => String(hundredths / 100));

/** In milliseconds: how often the clock on the wall is read. To read a clock takes as long as half a line. */
const CLOCK_READ = 1000;

/** The beginning of a line, the same for all lines of a millisecond. */
function createStart(): (moment: number) => string {
  let offset = 0;
  let read = Number.NEGATIVE_INFINITY;
  let time = 0;
  let text = "";
  return (moment) => {
    if (moment - read > CLOCK_READ) {
      read = moment;
      offset = Date.now() - moment;
    }
    const now = Math.floor(offset + moment);
    if (now !== time) {
      time = now;
      // Joined, because V8 keeps a concatenated string as its parts, and would join it again in every line.
      text = [`{"level":${NUMBERS.info},"time":`, now, ',"method":"'].join("");
    }
    return text;
  };
}

/** The middle of a line, kept for the last method and status of each route: few routes get several. */
interface Middle {
  readonly method: string;
  readonly status: number;
  readonly text: string;
}

function createMiddle(): (method: string, route: string, status: number) => string {
  const middles = new Map<string, Middle>();
  return (method, route, status) => {
    let middle = middles.get(route);
    if (middle?.method !== method || middle.status !== status) {
      const text = [method, '","route":"', route, '","status":', status, ',"ms":'].join("");
      middle = { method, status, text };
      middles.set(route, middle);
    }
    return middle.text;
  };
}

/**
 * A line for each request, written without an object for it. The route's template is written
 * instead of the path, so that no number or name that a person looked up is written down, and no address at
 * all.
 */
function lineTo(output: LineOutput): Note {
  const start = createStart();
  const middle = createMiddle();
  return (method, { stored: { route, status } }, milliseconds, moment) => {
    const hundredths = Math.round(milliseconds * 100);
    const ms = SHORT[hundredths] ?? hundredths / 100;
    output.write(`${start(moment)}${middle(method, route, status)}${ms}}\n`);
  };
}
