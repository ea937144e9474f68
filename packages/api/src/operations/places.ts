import type { places as contract } from "../contract/places.ts";
import { lgaList } from "./lga-list.ts";
import { lgas } from "./lgas.ts";
import type { Handlers } from "./operations.ts";
import { states } from "./states.ts";
import { wards } from "./wards.ts";

/** In files of their own, so that a program that needs the states does not load the wards. */
export const places = { ...states, ...lgas, ...lgaList, ...wards } satisfies Handlers<keyof typeof contract>;
