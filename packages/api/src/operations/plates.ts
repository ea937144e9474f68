import { explainPlate, listPlateCategories, parsePlate } from "naijaref/plates";
import { fail } from "../contract/errors.ts";
import type { plates as contract } from "../contract/plates.ts";
import type { Handlers } from "./operations.ts";

export const plates = {
  getPlate: ({ plate }) => {
    const parsed = parsePlate(plate);
    if (parsed.ok) return parsed.value;
    const { ok: _, ...details } = parsed;
    return fail("invalid_plate", explainPlate(parsed, "program"), details);
  },
  listPlateCategories: () => listPlateCategories(),
} satisfies Handlers<keyof typeof contract>;
