/** The functions that a worker has for a page, and how the page calls them. */

export type Functions = Readonly<Record<string, (...given: never[]) => unknown>>;

/** Calls a function of a worker. Rejects with a sentence for the person. */
export type Ask<All extends Functions> = <Name extends keyof All>(
  name: Name,
  ...given: Parameters<All[Name]>
) => Promise<Awaited<ReturnType<All[Name]>>>;

interface Question {
  readonly number: number;
  readonly name: PropertyKey;
  readonly given: readonly unknown[];
}

/** With the number of its question. */
interface Answer {
  readonly number: number;
  readonly value?: unknown;
  /** Why there is none, as a sentence. */
  readonly problem?: string;
  /** The worker answers no more: another is started for the next question. */
  readonly isLast?: boolean;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

const NOT_LOADED = "A part of this page could not be loaded. Connect to the internet and try again.";

/**
 * A worker that is started when it is first asked, because it is larger than all else on a page. One whose
 * scripts could not be loaded is started again for the next question.
 */
export function openWorker<All extends Functions>(address: string): Ask<All> {
  let worker: Worker | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();
  const end = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(NOT_LOADED));
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(address, { type: "module" });
    started.onmessage = ({ data: { number, value, problem, isLast } }: MessageEvent<Answer>) => {
      const asked = waiting.get(number);
      waiting.delete(number);
      if (problem === undefined) asked?.resolve(value as never);
      else asked?.reject(new Error(problem));
      if (isLast) end();
    };
    started.onerror = end;
    return started;
  };
  return (name, ...given) =>
    new Promise((resolve, reject) => {
      count++;
      waiting.set(count, { resolve, reject });
      worker ??= start();
      worker.postMessage({ number: count, name, given } satisfies Question);
    });
}

/** What a worker throws where a script could not be loaded. Not all browsers ask for it a second time. */
class NotLoaded extends Error {}

/** A script that a worker loads when it is first needed. */
export const loaded = <T>(script: T | Promise<T>, message = NOT_LOADED): Promise<T> =>
  Promise.resolve(script).catch(() => {
    throw new NotLoaded(message);
  });

// The types of pages and of workers exclude each other; this is all that is used of a worker.
interface Page {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  readonly postMessage: (answer: Answer) => void;
}

/**
 * In a worker: calls its functions for the page.
 *
 * @param messageOf says of an error what a person can do
 */
export function serve(functions: Functions, messageOf: (error: Error) => string): void {
  const page = self as unknown as Page;
  page.onmessage = async ({ data: { number, name, given } }) => {
    try {
      page.postMessage({ number, value: await functions[name as string]?.(...(given as never[])) });
    } catch (error) {
      const isLast = error instanceof NotLoaded;
      page.postMessage({ number, problem: isLast ? error.message : messageOf(error as Error), isLast });
    }
  };
}
