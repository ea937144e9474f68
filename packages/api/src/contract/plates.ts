import { plate, plateCategory } from "@naijaref/records";
import { listOf, operationsOf, single } from "./operation.ts";
import { inPath } from "./parameter.ts";

const operation = operationsOf("plates");

export const plates = {
  getPlate: operation({
    path: "/v1/plates/{plate}",
    summary: "Read a plate number",
    description:
      "A Nigerian vehicle plate number, ignoring spaces, case and punctuation, with its parts and the state in which the vehicle was registered. Anything else returns 422 with a `reason`: `empty`, `too_long`, `invalid_characters`, `number_out_of_range` or `unknown_format`.",
    parameters: {
      plate: inPath({ description: "The plate number; at most 20 characters.", example: "KJA-123AB" }),
    },
    answer: single(plate),
    errors: ["invalid_plate"],
    cache: "private",
    examples: ["/v1/plates/KJA-123AB", "/v1/plates/AB123-KJA", "/v1/plates/DKN%20135%203"],
  }),
  listPlateCategories: operation({
    path: "/v1/plates",
    summary: "List the categories of plates",
    description: "The colours that the National Road Traffic Regulations 2012 give to plates, by category.",
    answer: listOf(plateCategory),
    examples: ["/v1/plates"],
  }),
};
