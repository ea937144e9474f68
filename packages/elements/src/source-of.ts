import { serviceAt } from "./service.ts";
import type { Source } from "./source.ts";

/** The data as modules, each loaded when it is first needed. */
const offline: Source = {
  states: async () => (await import("./offline/places.ts")).states(),
  lgasOf: async (state) => (await import("./offline/places.ts")).lgasOf(state),
  wardsOf: async (lga) => (await import("./offline/wards.ts")).wardsOf(lga),
  findPlace: async (given) =>
    (await import("./offline/places.ts")).findPlace(given) ??
    (await import("./offline/wards.ts")).findPlace(given),
  placeAt: async (lat, lon) => (await import("./offline/location.ts")).placeAt(lat, lon),
  banks: async (selection) => (await import("./offline/banks.ts")).banks(selection),
  findBank: async (given) => (await import("./offline/banks.ts")).find(given),
};

/** The modules, or the service at an address. */
export const sourceOf = (address: string | null): Source => (address === null ? offline : serviceAt(address));
