import { contract } from "@naijaref/api/contract";
import fc from "fast-check";
import * as rou3 from "rou3";
import { expect, it } from "vitest";
import * as plain from "./plain-router.ts";

/** The paths as the service adds them. */
const PATHS = [
  ...Object.values(contract).map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ":$1")),
  "/v1/polling-units/:unit_0/:unit_1/:unit_2/:unit_3",
];

it("finds what rou3 finds, in whatever is like a path of the contract", () => {
  const [own, other] = [plain.createRouter<string>(), rou3.createRouter<string>()];
  for (const path of PATHS) {
    plain.addRoute(own, "", path, path);
    rou3.addRoute(other, "", path, path);
  }
  const segments = [...new Set(PATHS.flatMap((path) => path.split("/").slice(1)))].map((segment) =>
    segment.replace(/^:.*/, "x"),
  );
  const typed = fc
    .array(fc.constantFrom(...segments, "x", "", "NG025011", "a b", "%2F", ".", "constructor"), {
      maxLength: 6,
    })
    .map((parts) => `/${parts.join("/")}`);
  const like = fc
    .record({ path: fc.constantFrom(...PATHS), end: fc.constantFrom("", "", "/", "//", "/x") })
    .map(({ path, end }) => path.replaceAll(/:\w+/g, "24-11") + end);
  let found = 0;
  fc.assert(
    fc.property(fc.oneof(typed, like), (path) => {
      const expected = rou3.findRoute(other, "", path);
      if (expected !== undefined) found++;
      const { data, params } = plain.findRoute(own, "", path) ?? {};
      expect({ data, params: params && { ...params } }, path).toEqual({
        data: expected?.data,
        params: expected?.params && { ...expected.params },
      });
    }),
    { numRuns: 3000 },
  );
  expect(found).toBeGreaterThan(500);
});
