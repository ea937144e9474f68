import { expect, it } from "vitest";
import { unwrap } from "../../../../tests/library/unwrap.ts";
import { findLocality, getLocality, listLocalities, localitiesNamed } from "./localities.ts";

it("finds a place by each code and each spelling that it had when it was listed twice", () => {
  const doubled = listLocalities().filter(({ formerCodes }) => formerCodes.length > 0);
  expect(doubled.length).toBeGreaterThan(20);
  for (const place of doubled)
    for (const code of place.formerCodes) expect(unwrap(findLocality(code.toLowerCase()))).toBe(place);
  expect(getLocality("LC02503")?.code).toBe("LC02502");
  expect(localitiesNamed("Manhock").map(({ name }) => name)).toEqual(["Manchok"]);
});
