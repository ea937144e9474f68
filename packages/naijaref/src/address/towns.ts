import { keyOfName, statesWithTown } from "../names/known-places.ts";
import { listStates } from "../places/states.ts";
import { lazy } from "../table/lazy.ts";
import { placesOfState } from "./known-places.ts";

const DIRECTION = /^(.{3,}) (?:central|north|south|east|west|municipal)\b.*$/i;

/** The names for which long roads are named: those towns, and "Ife" of Ife Central. */
export const roadTowns = /* @__PURE__ */ lazy(() => {
  const names = new Set(statesWithTown().keys());
  for (const { code } of listStates()) {
    for (const { name, as } of placesOfState(code).values()) {
      const [, town = ""] = (as === "lga" && DIRECTION.exec(name)) || [];
      if (town !== "") names.add(keyOfName(town));
    }
  }
  return names;
});

/** Whether a name is that of an LGA, a half of one ("Ota"), its headquarters or a city of any state. */
export const isTownAnywhere = (key: string): boolean => statesWithTown().has(key) || halves().has(key);

const halves = /* @__PURE__ */ lazy(
  () =>
    new Set(
      listStates().flatMap(({ code }) =>
        [...placesOfState(code)].flatMap(([key, { as }]) => (as === "half" ? [key] : [])),
      ),
    ),
);
