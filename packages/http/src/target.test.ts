import { expect, it } from "vitest";
import { readTarget } from "./target.ts";

const queryOf = (target: string) => {
  const read = readTarget(target);
  return read.ok ? Object.fromEntries(read.value.query) : read.reason;
};

it("reads the line ends of a text area, and of no other parameter", () => {
  expect(queryOf("/match?names=Ikeja%0D%0AEpe%09x%0ABadagry&kind=lga")).toEqual({
    names: "Ikeja\r\nEpe\tx\nBadagry",
    kind: "lga",
  });
  expect(queryOf("/match?name=Ikeja%0AEpe")).toBe("malformed_query");
  expect(queryOf("/match?names=Ikeja%00")).toBe("malformed_query");
});
