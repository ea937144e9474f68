import { describe, expect, it } from "vitest";
import { withAnd, withOr } from "./enumerate.ts";

describe("a list in a sentence", () => {
  it.each([
    [[], "", ""],
    [["Kano"], "Kano", "Kano"],
    [["Kano", "Oyo"], "Kano and Oyo", "Kano or Oyo"],
    [["Kano", "Oyo", "Edo"], "Kano, Oyo and Edo", "Kano, Oyo or Edo"],
    // A comma in an item is not taken for one of the list.
    [["Kano", "Ikeja, Lagos"], "Kano and Ikeja, Lagos", "Kano or Ikeja, Lagos"],
  ])("%j", (items, all, one) => {
    expect([withAnd(items), withOr(items)]).toEqual([all, one]);
  });
});
