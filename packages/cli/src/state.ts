import type { Operation } from "@naijaref/api/contract/operation";
import type { ServiceState } from "@naijaref/api/operations/operations";
import type { PollingUnits } from "naijaref/polling-units";

/**
 * The polling units are in a package of their own, which is used if it is installed.
 */
export async function loadPollingUnits(): Promise<PollingUnits> {
  const [{ createPollingUnits }, { PollingUnitsMissing }] = await Promise.all([
    import("naijaref/polling-units"),
    import("@naijaref/api/operations/polling-units"),
  ]);
  return createPollingUnits(async (state) => {
    try {
      const { loadStateModule } = await import("naijaref-polling-units");
      return await loadStateModule(state);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
      throw new PollingUnitsMissing(
        'The polling units are in a package of their own. It is in no registry yet: in the repository run npm install --global "$(npm pack -w packages/polling-units)".',
      );
    }
  });
}

export async function stateFor({ loads }: Operation): Promise<ServiceState> {
  return {
    isDraining: () => false,
    uptime: () => performance.now() / 1000,
    // The polling units are what operations load. The others do not look at them.
    pollingUnits: loads ? await loadPollingUnits() : ({} as PollingUnits),
    rateLimit: "off",
  };
}
