import type { Entry } from "../../search/reading.ts";

export interface Question {
  /** Greater with each question, from 1. */
  readonly turn: number;
  readonly text: string;
  readonly limit: number;
}

export interface Answer {
  readonly turn: number;
  readonly entries: readonly Entry[];
}

/**
 * The search in a worker, which is larger than all else on a page: it reads numbers, which are sent nowhere,
 * and answers where there is no service. It is loaded when it is first asked.
 */
export function createEngine(script: string): (text: string, limit: number) => Promise<readonly Entry[]> {
  let worker: Worker | undefined;
  let turn = 0;
  const waiting = new Map<number, (entries: readonly Entry[]) => void>();
  const load = (): Worker => {
    const loaded = new Worker(script, { type: "module" });
    loaded.onmessage = ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.turn)?.(data.entries);
      waiting.delete(data.turn);
    };
    // It is loaded again for the next key.
    loaded.onerror = () => {
      worker = undefined;
      for (const answer of waiting.values()) answer([]);
      waiting.clear();
    };
    return loaded;
  };
  return (text, limit) =>
    new Promise((resolve) => {
      turn++;
      waiting.set(turn, resolve);
      worker ??= load();
      worker.postMessage({ turn, text, limit } satisfies Question);
    });
}
