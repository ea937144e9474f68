/**
 * Rejects when the promise takes longer. A process that was itself busy finds its timers due before it reads
 * what has arrived in the meantime: so it reads that first, and only then gives up.
 */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new Error(`no answer within ${milliseconds} ms`));
    let timer = setTimeout(() => {
      timer = setTimeout(giveUp, 0);
    }, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
