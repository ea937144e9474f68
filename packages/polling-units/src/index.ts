import { createPollingUnits, type LoadPackedUnits, type PollingUnits } from "naijaref/polling-units";
import { load } from "./generated/load.ts";

export { type PollingUnit, parsePollingUnitCode } from "naijaref/polling-units";

/** Loads the module that has a state's units. */
export const loadStateModule: LoadPackedUnits = async (state) => {
  const code = (state as { readonly code?: unknown } | null | undefined)?.code;
  const loadModule = typeof code === "string" && Object.hasOwn(load, code) ? load[code] : undefined;
  if (loadModule === undefined)
    throw new TypeError("loadStateModule: state must be a record of a state, as in listStates().");
  return (await loadModule()).pollingUnits;
};

/**
 * The polling units of the country. The units of a state are a module of their own, 32 KB compressed on
 * average, which is loaded when one of these functions first needs it.
 */
const units: PollingUnits = /* @__PURE__ */ createPollingUnits(loadStateModule);

export const loadPollingUnits: PollingUnits["loadPollingUnits"] = units.loadPollingUnits;
export const findPollingUnit: PollingUnits["findPollingUnit"] = units.findPollingUnit;
export const listPollingUnits: PollingUnits["listPollingUnits"] = units.listPollingUnits;
export const pollingUnitsOf: PollingUnits["pollingUnitsOf"] = units.pollingUnitsOf;
export const searchPollingUnits: PollingUnits["searchPollingUnits"] = units.searchPollingUnits;
