/** The functions that a worker has for a page, and how the page calls them. */

export type Functions = Readonly<Record<string, (...given: never[]) => unknown>>;

/** Calls a function of a worker. Rejects with a sentence for the person. */
export type Ask<All extends Functions> = <Name extends keyof All>(
  name: Name,
  ...given: Parameters<All[Name]>
) => Promise<Awaited<ReturnType<All[Name]>>>;

interface Question {
  readonly name: PropertyKey;
  readonly given: readonly unknown[];
}

interface Answer {
  readonly value?: unknown;
  /** Why there is none, as a sentence. */
  readonly problem?: string;
  /** The worker answers no more: another is started for the next question. */
  readonly isLast?: boolean;
}

const NOT_LOADED = "A part of this page could not be loaded. Connect to the internet and try again.";

/**
 * A worker that is started when it is first asked, because it is larger than all else on a page. One whose
 * scripts could not be loaded is started again for the next question.
 */
export function openWorker<All extends Functions>(address: string): Ask<All> {
  let worker: Worker | undefined;
  /** Says of each question without an answer that none will come. */
  const waiting = new Set<() => void>();
  const end = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const fail of waiting) fail();
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(address, { type: "module" });
    started.onerror = end;
    return started;
  };
  return (name, ...given) =>
    new Promise((resolve, reject) => {
      // Its answer comes by a port of its own.
      const { port1: own, port2: other } = new MessageChannel();
      const fail = (): void => reject(new Error(NOT_LOADED));
      waiting.add(fail);
      own.onmessage = ({ data: { value, problem, isLast } }: MessageEvent<Answer>) => {
        own.close();
        waiting.delete(fail);
        if (problem === undefined) resolve(value as never);
        else reject(new Error(problem));
        if (isLast) end();
      };
      worker ??= start();
      worker.postMessage({ name, given } satisfies Question, [other]);
    });
}

/** What a worker throws where a script could not be loaded. Not all browsers ask for it a second time. */
class NotLoaded extends Error {}

/** A script that a worker loads when it is first needed. */
export const loaded = <T>(script: T | Promise<T>, message = NOT_LOADED): Promise<T> =>
  Promise.resolve(script).catch(() => {
    throw new NotLoaded(message);
  });

/**
 * In a worker: calls its functions for the page.
 *
 * @param messageOf says of an error what a person can do
 */
export function serve(functions: Functions, messageOf: (error: Error) => string): void {
  self.onmessage = async ({ data: { name, given }, ports: [page] }: MessageEvent<Question>) => {
    const answer = (one: Answer): void => page?.postMessage(one);
    try {
      answer({ value: await functions[name as string]?.(...(given as never[])) });
    } catch (error) {
      const isLast = error instanceof NotLoaded;
      answer({ problem: isLast ? error.message : messageOf(error as Error), isLast });
    }
  };
}
