import { expect, it, vi } from "vitest";
import { boundaries } from "./boundaries.ts";

it.each(["states", "lgas", "senatorial_districts", "federal_constituencies"] as const)(
  "draws the %s in parts as in one step",
  async (of) => {
    const drawn = { of, detail: "draw", format: "geojson", state: undefined } as const;
    const pause = async () => {};
    expect(await boundaries.listBoundaries(drawn, { pause })).toEqual(boundaries.listBoundaries(drawn, {}));
  },
);

it("lets others go first while it makes what the first address needs", async () => {
  // An instance of its own: other tests have had the first address of the shared one.
  vi.resetModules();
  const { localities } = await import("./localities.ts");
  const counted = async (text: string): Promise<number> => {
    let count = 0;
    await localities.readAddress({ text, state: undefined }, { pause: async () => void count++ });
    return count;
  };
  expect([await counted("Kano"), await counted("Kaduna")]).toEqual([2, 0]);
});
