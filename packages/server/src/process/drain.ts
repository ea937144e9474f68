import { faultOf } from "../service/refusals/faults.ts";
import type { ServiceProcess } from "./service.ts";

/**
 * In milliseconds: connections that have not ended by then are closed. With the longest DRAIN_SECONDS, the
 * total is still under 10 s.
 */
const MAX_CLOSE = 4000;

/**
 * On SIGTERM: readiness fails at once, requests are accepted a little longer, because a balancer needs time
 * to notice; then the requests in flight are finished, and the process ends with 0. SIGINT, a person at a
 * terminal, does not wait. After an error that nothing has caught, the state of the process is unknown: it
 * ends in the same way, with 1.
 *
 * @param close accepts no more connections, and resolves when the open ones have ended.
 */
export function drainAtEnd({ settings, log, state }: ServiceProcess, close: () => Promise<unknown>): void {
  let code = 0;
  const drain = async (seconds: number): Promise<void> => {
    if (state.isDraining()) return;
    state.drain();
    log.info("Asked to stop: finishing what has begun.");
    await after(seconds * 1000);
    await Promise.race([close(), after(MAX_CLOSE)]);
    log.info("Stopped.");
    process.exit(code);
  };
  process.on("SIGTERM", () => void drain(settings.drainSeconds));
  process.on("SIGINT", () => void drain(0));
  process.on("uncaughtException", (error) => {
    code = 1;
    log.fatal(faultOf(error), "An error was not caught: the process finishes what has begun, and ends.");
    void drain(settings.drainSeconds);
  });
}

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
