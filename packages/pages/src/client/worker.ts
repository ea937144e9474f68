/** Questions to a worker and its answers: both sides of it. */

/** A message with its number: the answer has that of its question. */
interface Numbered<T> {
  readonly number: number;
  readonly message: T;
  /** The worker answers no more: another is started for the next question. */
  readonly isLast?: boolean;
}

/**
 * Asks a worker, which is started when it is first asked, because it is larger than all else on a page. One
 * whose scripts could not be loaded is started again for the next question.
 *
 * @param failed what is answered where it cannot be started
 */
export function openWorker<Question, Answer>(
  address: string,
  failed: Answer,
): (question: Question) => Promise<Answer> {
  let worker: Worker | undefined;
  let count = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  const end = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const answer of waiting.values()) answer(failed);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(address, { type: "module" });
    started.onmessage = ({ data: { number, message, isLast } }: MessageEvent<Numbered<Answer>>) => {
      waiting.get(number)?.(message);
      waiting.delete(number);
      if (isLast) end();
    };
    started.onerror = end;
    return started;
  };
  return (message) =>
    new Promise((resolve) => {
      count++;
      waiting.set(count, resolve);
      worker ??= start();
      worker.postMessage({ number: count, message } satisfies Numbered<Question>);
    });
}

// The types of pages and of workers exclude each other; this is all that is used of a worker.
interface Page<Question, Answer> {
  onmessage: ((event: MessageEvent<Numbered<Question>>) => void) | null;
  readonly postMessage: (answer: Numbered<Answer>) => void;
}

export const NOT_LOADED = "A part of this page could not be loaded. Connect to the internet and try again.";

/** What a worker throws where a script could not be loaded. Not all browsers ask for it a second time. */
export class NotLoaded extends Error {}

/** A script that a worker loads when it is first needed. */
export const loaded = <T>(script: T | Promise<T>, message = NOT_LOADED): Promise<T> =>
  Promise.resolve(script).catch(() => {
    throw new NotLoaded(message);
  });

/**
 * In a worker: answers each question of the page.
 *
 * @param failed the answer where the other throws
 */
export function serve<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
  failed: (error: unknown) => Answer,
): void {
  const page = self as unknown as Page<Question, Answer>;
  page.onmessage = async ({ data: { number, message } }) => {
    try {
      page.postMessage({ number, message: await answer(message) });
    } catch (error) {
      page.postMessage({ number, message: failed(error), isLast: error instanceof NotLoaded });
    }
  };
}
