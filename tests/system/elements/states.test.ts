import { listStates } from "naijaref/places";
import { expect, it } from "vitest";
import { states } from "../../../packages/elements/src/offline/states.ts";

it("are those of the library", () => {
  expect(states()).toEqual(listStates().map(({ code, name }) => ({ value: code, label: name })));
});
