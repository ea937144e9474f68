import { serviceAt } from "./service-at.ts";
import type { Source } from "./source.ts";

/** The data as modules, each loaded when it is first needed. */
const offline: Source = {
  states: async () => (await import("./offline/states.ts")).states(),
  lgasOf: async (state) => (await import("./offline/places.ts")).lgasOf(state),
  wardsOf: async (lga) => (await import("./offline/wards.ts")).wardsOf(lga),
  findPlace: async (given, state) =>
    (await import("./offline/places.ts")).findPlace(given, state) ??
    (await import("./offline/wards.ts")).findPlace(given),
  placeOf: async (address) => (await import("./offline/address.ts")).placeOf(address),
  placeAt: async (lat, lon) => (await import("./offline/location.ts")).placeAt(lat, lon),
  banks: async (selection) => (await import("./offline/banks.ts")).banks(selection),
};

/** The modules, or the service at an address. */
export const sourceOf = (address: string | null): Source => (address === null ? offline : serviceAt(address));
