import { expect, it } from "vitest";
import { edited, without } from "../edited.ts";
import { examples } from "./examples.ts";

it("finds an example that is no value, or no item of a list", () => {
  const keys = examples.check(edited("states", "LA", { capital: "Lagos" })).map((finding) => finding.key);
  expect(keys).toEqual(["capital"]);
  expect(examples.check(without("states", "FC")).map((finding) => finding.key)).toContain("aliases");
});
