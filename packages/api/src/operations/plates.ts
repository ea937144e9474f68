import { explainPlate, listPlateCategories, parsePlate } from "naijaref/plates";
import { fail } from "../contract/errors.ts";
import type { plates as contract } from "../contract/plates.ts";
import type { Handlers } from "./operations.ts";

export const plates = {
  getPlate: ({ plate }) => {
    const parsed = parsePlate(plate);
    return parsed.ok
      ? parsed.value
      : fail("invalid_plate", explainPlate(parsed, "program"), { reason: parsed.reason });
  },
  listPlateCategories: () => listPlateCategories(),
} satisfies Handlers<keyof typeof contract>;
