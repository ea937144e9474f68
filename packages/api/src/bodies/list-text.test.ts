import { expect, it } from "vitest";
import { contract } from "../contract/index.ts";
import type { Shape } from "../contract/shape.ts";
import { boundaries } from "../operations/boundaries.ts";
import { wards } from "../operations/wards.ts";
import { bodyInParts, bodyOf } from "./body.ts";

const feed = { target: "", origin: "" };
const all = { fields: undefined, ids: undefined, with: [] } as const;
const ofWards = {
  answer: contract.listWards.answer as Exclude<Shape, { kind: "file" }>,
  path: "/v1/wards",
  feed,
};
const ofMaps = {
  answer: contract.listBoundaries.answer as Exclude<Shape, { kind: "file" }>,
  path: "/v1/boundaries",
  feed,
};
const listed = wards.listWards({ state: "KN" } as never);
const map = boundaries.listBoundaries({ of: "lgas", state: "KN", detail: "draw", format: "geojson" });

it.each([
  ["json", listed, ofWards, undefined],
  ["json", listed, ofWards, "A notice."],
  ["json", [], ofWards, undefined],
  ["csv", listed, ofWards, undefined],
  ["ndjson", listed, ofWards, undefined],
  ["json", map, ofMaps, undefined],
  ["json", map, ofMaps, "A notice."],
] as const)("writes the same in parts as in one go: %s", async (format, value, told, notice) => {
  const selection = { ...all, format };
  const whole = bodyOf(value, told, selection, notice);
  let pauses = 0;
  const pause = async (): Promise<void> => void pauses++;
  const inParts = await bodyInParts(value, told, selection, { notice, pause });
  expect(new TextDecoder().decode(inParts.content as Uint8Array)).toBe(whole.content);
  expect({ ...inParts, content: "" }).toEqual({ ...whole, content: "" });
  expect(pauses).toBeGreaterThan(0);
});

it("pauses while it writes a long list", async () => {
  let pauses = 0;
  const pause = async (): Promise<void> => void pauses++;
  const selection = { ...all, format: "json" } as const;
  await bodyInParts(wards.listWards({} as never), ofWards, selection, { notice: undefined, pause });
  expect(pauses).toBeGreaterThan(2);
});
