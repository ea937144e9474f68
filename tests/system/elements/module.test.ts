import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { publint } from "publint";
import { beforeAll, describe, expect, it } from "vitest";
import { expectWithinBudget } from "../../../bench/size/budget.ts";
import { browserFolder, buildForBrowsers } from "../../../tools/make/elements/build-for-browsers.ts";

/** The package as it is loaded. */

beforeAll(() => buildForBrowsers());

describe("the module", () => {
  it("is within its budget of code beside the data", () => {
    const size = brotliCompressSync(readFileSync(`${browserFolder}/index.js`)).length;
    expectWithinBudget("naijaref-elements, code", size);
  });

  it("does nothing on a server", async () => {
    expect(Object.keys(await import("naijaref-elements"))).toContain("PlaceElement");
  });

  it("is packed as publint asks", async () => {
    const { messages } = await publint({
      pkgDir: fileURLToPath(new URL("../../../packages/elements", import.meta.url)),
    });
    // The sources are not shipped: only this repository's own tests ask for this condition.
    const shipped = messages.filter(({ path }) => !path.includes("naijaref-source"));
    // The types of a CommonJS module for an ES module: TypeScript lets no CommonJS program import it without.
    const isMeant = ({ code, path }: (typeof shipped)[number]): boolean =>
      code === "EXPORTS_TYPES_INVALID_FORMAT" && path.join(" ") === "exports . require types";
    expect(shipped.filter((message) => !isMeant(message))).toEqual([]);
  });
});
