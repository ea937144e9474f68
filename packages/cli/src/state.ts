import type { Operation } from "@naijaref/contract/operation";
import type { ServiceState } from "@naijaref/server/operations/operations";
import type { PollingUnits } from "naijaref/polling-units";
import { Misuse } from "./misuse.ts";

/** The package of the polling units, which is ten times as large as this one: it is used if it is there. */
export async function importPollingUnits() {
  try {
    return await import("naijaref-polling-units");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Misuse(
      "The polling units are in a package of their own. Add it: npm install naijaref-polling-units. Or run both once: npx -p naijaref -p naijaref-polling-units naijaref COMMAND.",
    );
  }
}

async function loadPollingUnits(): Promise<PollingUnits> {
  const [{ createPollingUnits }, { loadStateModule }] = await Promise.all([
    import("naijaref/polling-units"),
    importPollingUnits(),
  ]);
  return createPollingUnits(loadStateModule);
}

/** What an operation may ask of the service, where there is none. */
export async function stateFor({ loads }: Operation): Promise<ServiceState> {
  return {
    isDraining: () => false,
    uptime: () => performance.now() / 1000,
    // The polling units are what operations load. The others do not look at them.
    pollingUnits: loads ? await loadPollingUnits() : ({} as PollingUnits),
    rateLimit: "off",
  };
}
