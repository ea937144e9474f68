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
  /** Whether nothing more comes for this question. */
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

/**
 * @param address where the worker's script is
 * @param answered called with each answer, and when the engine is ready
 */
export function createEngine(address: string, answered: (answer: Answer) => void): Engine {
  let worker: Worker | undefined;
  let [hasCome, isReady] = [false, false];
  const stop = (): void => {
    worker?.terminate();
    worker = undefined;
    hasCome = isReady = false;
  };
  return {
    load() {
      if (worker !== undefined) return;
      worker = new Worker(address, { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        hasCome = true;
        if (data.turn < 0) return;
        isReady = true;
        answered(data);
      };
      // Without it, the service is asked; it is loaded again when the box is touched again.
      worker.onerror = stop;
    },
    giveWay() {
      if (!hasCome) stop();
    },
    isReady: () => isReady,
    ask: (question) => worker?.postMessage(question),
  };
}
