import type { Entry } from "../../search/entry.ts";

export interface Question {
  /** Greater with each question; 0 is said once, when the engine is ready. */
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
  readonly isReady: () => boolean;
  readonly ask: (question: Question) => void;
}

/**
 * @param address where the worker's script is
 * @param answered called with each answer, and when the engine is ready
 */
export function createEngine(address: string, answered: (answer: Answer) => void): Engine {
  let worker: Worker | undefined;
  let isReady = false;
  return {
    load() {
      if (worker !== undefined) return;
      worker = new Worker(address, { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        isReady = true;
        answered(data);
      };
      // Without it, the service is asked; it is loaded again when the box is touched again.
      worker.onerror = () => {
        worker?.terminate();
        worker = undefined;
        isReady = false;
      };
    },
    isReady: () => isReady,
    ask: (question) => worker?.postMessage(question),
  };
}
