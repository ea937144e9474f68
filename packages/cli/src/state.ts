import { openUnits } from "@naijaref/api/lazy-operation";
import type { PollingUnits } from "naijaref/polling-units";

/** The polling units are in a package of their own, which is used if it is installed. */
export const loadPollingUnits = (): Promise<PollingUnits> =>
  openUnits(async () => {
    try {
      return (await import("naijaref-polling-units")).loadStateModule;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
      return undefined;
    }
  }, 'The polling units are in a package of their own. It is in no registry yet: in the repository run npm install --global "$(npm pack -w packages/polling-units)".');
