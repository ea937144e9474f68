import { expect, it } from "vitest";
import { edited } from "../edited.ts";
import { findingsOf } from "../exceptions.ts";
import { pickerGroups } from "./picker-groups.ts";

it.each([
  ["a group that no decision explains", "carbon-mfb", { picker_group: 2 }, "say why"],
  ["another group than was decided", "gtbank", { picker_group: 2 }, "say why"],
  ["a closed institution", "gtbank", { status: "merged" }, "is closed"],
])("finds %s", (_, id, cells, message) => {
  const [finding] = findingsOf(pickerGroups, edited("institutions", id, cells));
  expect(finding).toMatchObject({ key: id });
  expect(finding?.message).toContain(message);
});
