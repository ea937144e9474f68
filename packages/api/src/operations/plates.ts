import { listPlateCategories, type PlateReason, parsePlate } from "naijaref/plates";
import { fail } from "../contract/errors.ts";
import type { plates as contract } from "../contract/plates.ts";
import type { Handlers } from "./operations.ts";

/** What was wrong and what to do. The plate itself is not repeated: it is somebody's. */
const PROBLEMS: Readonly<Record<PlateReason, string>> = {
  not_text: "This is not text: give a plate number, such as KJA-123AB.",
  empty: "This has no letter or digit: give a plate number, such as KJA-123AB.",
  too_long: "This is longer than 20 characters: give one plate number, such as KJA-123AB.",
  invalid_characters:
    "A plate number has the letters A to Z and digits; spaces and punctuation are ignored: remove other characters.",
  number_out_of_range: "Serial numbers begin at 001: correct the digits.",
  unknown_format:
    "This matches no known plate format: write it as KJA-123AB, AB123-KJA, DKN 135 3, 01B-266FG or NPF 2647 D.",
};

export const plates = {
  getPlate: ({ plate }) => {
    const parsed = parsePlate(plate);
    return parsed.ok
      ? parsed.value
      : fail("invalid_plate", PROBLEMS[parsed.reason], { reason: parsed.reason });
  },
  listPlateCategories: () => listPlateCategories(),
} satisfies Handlers<keyof typeof contract>;
