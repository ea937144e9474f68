import { expect, it } from "vitest";
import { drawingOf } from "./record-drawing.ts";
import { subjectOf } from "./subject.ts";

const drawn = (state: string) => {
  const subject = subjectOf(state);
  return subject && drawingOf(subject);
};

it.each([
  ["LA", "NG025020"],
  ["KN", "NG020007"],
])(
  "draws the small LGAs of %s again, where a frame on the map says, with space for the name of %s",
  (state, lga) => {
    const main = drawn(state);
    const nameIn = (drawing = main) => drawing?.shapes.find(({ code }) => code === lga)?.name;
    const { frame, drawing } = main?.inset ?? {};
    if (main === undefined || frame === undefined || drawing === undefined) throw new Error("no inset");
    const { x, y } = nameIn() ?? { x: 0, y: 0 };
    expect([x > frame.x, x < frame.x + frame.width, y > frame.y, y < frame.y + frame.height]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const share = (one = main) => (nameIn(one)?.size ?? 0) / one.box.width;
    expect(share(drawing) / share()).toBeGreaterThan(2.5);
  },
);

it("draws nothing again where every LGA has space for its name", () => {
  expect(drawn("PL")?.inset).toBeUndefined();
});

it("draws the states around a state as one shape each, named where the name is on the map and in its state", () => {
  const { box, shapes = [] } = drawn("KN") ?? {};
  const states = shapes.filter(({ code }) => code.length === 2);
  expect(states.map(({ code }) => code).sort()).toEqual(["BA", "JI", "KD", "KT"]);
  expect(shapes.length - states.length).toBe(44);
  const { x = 0, width = 0 } = box ?? {};
  for (const { name } of states) {
    const half = (name.size * (name.lines[0]?.length ?? 0) * 0.65) / 2;
    expect([name.x - half > x, name.x + half < x + width]).toEqual([true, true]);
    expect(name.size).toBeGreaterThan(width / 40);
  }
});
