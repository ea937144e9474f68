import type { ServiceProcess } from "./service.ts";

export interface ClosableServer {
  /** Takes no more connections, and resolves when those that there are have ended. */
  readonly close: () => Promise<unknown>;
}

/** In milliseconds: what has not ended by then is cut off. With the longest DRAIN_SECONDS still under 10 s. */
const LONGEST_CLOSE = 4000;

/**
 * On SIGTERM: readiness fails at once, requests are taken a little longer, for a balancer needs time to see it;
 * then what has begun is finished, and the process ends. SIGINT, a person at a terminal, does not wait.
 */
export function drainOnSignals({ settings, log, state }: ServiceProcess, { close }: ClosableServer): void {
  const drain = async (seconds: number): Promise<void> => {
    if (state.isDraining()) return;
    state.drain();
    log.info("Asked to stop: finishing what has begun.");
    await after(seconds * 1000);
    await Promise.race([close(), after(LONGEST_CLOSE)]);
    log.info("Stopped.");
    process.exit(0);
  };
  process.on("SIGTERM", () => void drain(settings.drainSeconds));
  process.on("SIGINT", () => void drain(0));
}

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
