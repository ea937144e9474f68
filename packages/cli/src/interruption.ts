const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

const cleanUps = new Set<() => void>();

/** Then the signal ends the program, as it does where nobody listens: a shell sees 130 after Ctrl-C. */
function interrupted(signal: NodeJS.Signals): void {
  for (const cleanUp of cleanUps) cleanUp();
  for (const each of SIGNALS) process.off(each, interrupted);
  process.kill(process.pid, signal);
}

/**
 * Has a function called if the program is stopped before its end.
 *
 * @returns what to call when there is nothing to clean up any more.
 */
export function whenInterrupted(cleanUp: () => void): () => void {
  if (cleanUps.size === 0) for (const signal of SIGNALS) process.on(signal, interrupted);
  cleanUps.add(cleanUp);
  return () => {
    cleanUps.delete(cleanUp);
    if (cleanUps.size === 0) for (const signal of SIGNALS) process.off(signal, interrupted);
  };
}
