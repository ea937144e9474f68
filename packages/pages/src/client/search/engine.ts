import type { Entry } from "../../search/entry.ts";

export interface Question {
  /** Greater with each question, from 1. Unasked, -1 says that its files have come, 0 that it is ready. */
  readonly turn: number;
  readonly text: string;
  readonly limit: number;
}

export interface Answer {
  readonly turn: number;
  readonly entries: readonly Entry[];
  readonly isLast: boolean;
}

/** The search in a worker, which is larger than all else on a page. */
export interface Engine {
  /** Begins to load it, once. */
  readonly load: () => void;
  /** Stops loading while files are still to come; those that have come are kept by the browser. */
  readonly giveWay: () => void;
  readonly isReady: () => boolean;
  readonly ask: (question: Question) => void;
}

export interface Scripts {
  readonly search: string;
  readonly addresses: string;
}

/** @param answered called with each answer, and when the engine is ready */
export function createEngine(scripts: Scripts, answered: (answer: Answer) => void): Engine {
  let worker: Worker | undefined;
  let [hasCome, isReady] = [false, false];
  let asked: Question | undefined;
  const readAddress = createAddressReader(scripts.addresses, answered);
  const stop = (): void => {
    worker?.terminate();
    worker = undefined;
    hasCome = isReady = false;
  };
  return {
    load() {
      if (worker !== undefined) return;
      worker = new Worker(scripts.search, { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        hasCome = true;
        if (data.turn < 0) return;
        isReady = true;
        answered(data);
        if (!data.isLast && asked?.turn === data.turn) readAddress(asked, data.entries);
      };
      // Without it, the service is asked; it is loaded again when the box is touched again.
      worker.onerror = stop;
    },
    giveWay() {
      if (!hasCome) stop();
    },
    isReady: () => isReady,
    ask(question) {
      asked = question;
      worker?.postMessage(question);
    },
  };
}

/** Puts the places of an address before what else was found for it. */
function createAddressReader(script: string, answered: (answer: Answer) => void) {
  let worker: Worker | undefined;
  let latest: { readonly question: Question; readonly others: readonly Entry[] } | undefined;
  const show = (turn: number, places: readonly Entry[]): void => {
    if (latest?.question.turn !== turn) return;
    const entries = [...places, ...latest.others].slice(0, latest.question.limit);
    answered({ turn, entries, isLast: true });
  };
  return (question: Question, others: readonly Entry[]): void => {
    latest = { question, others };
    if (worker === undefined) {
      worker = new Worker(script, { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<Answer>) => show(data.turn, data.entries);
      // Without a connection it may not be here: the rest stands, and it is loaded again for the next one.
      worker.onerror = () => {
        worker?.terminate();
        worker = undefined;
        if (latest !== undefined) show(latest.question.turn, []);
      };
    }
    worker.postMessage(question);
  };
}
