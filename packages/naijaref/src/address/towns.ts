import { listStates } from "../places/states.ts";
import { lazy } from "../table/lazy.ts";
import { keyOfName, placesOfState } from "./known-places.ts";

/** The states in which a name is that of an LGA, its headquarters or a city, by the name's key. */
export const statesWithTown = /* @__PURE__ */ lazy(() => {
  const towns = new Map<string, string[]>();
  for (const { code } of listStates()) {
    for (const [key, { as }] of placesOfState(code)) {
      if (as !== "lga" && as !== "headquarters" && as !== "city") continue;
      const states = towns.get(key);
      if (states === undefined) towns.set(key, [code]);
      else states.push(code);
    }
  }
  return towns;
});

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
