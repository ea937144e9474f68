import { areaCode, phoneNumber } from "@naijaref/records";
import { listOf, operationsOf, single } from "./operation.ts";
import { inPath } from "./parameter.ts";

const operation = operationsOf("phones");

export const phones = {
  getPhone: operation({
    path: "/v1/phone/{number}",
    summary: "Read a phone number",
    description:
      "A Nigerian phone number in any common format, with its type, its area and the operator that holds its block. Fixed numbers in the format used before 2024 are converted.",
    parameters: {
      number: inPath({
        description:
          "The number: international or national, with spaces, dots, dashes, slashes (encoded) or parentheses, or letters after 0700 or 0800; at most 40 characters.",
        example: "0803 123 4567",
      }),
    },
    answer: single(phoneNumber),
    errors: ["invalid_phone"],
    cache: "private",
    examples: ["/v1/phone/08031234567", "/v1/phone/+234%20803%20123%204567", "/v1/phone/01%20269%201531"],
  }),
  listAreaCodes: operation({
    path: "/v1/area-codes",
    summary: "List the area codes",
    description: "The 56 area codes of fixed lines that the regulator lists, by code.",
    answer: listOf(areaCode),
    examples: ["/v1/area-codes"],
  }),
};
