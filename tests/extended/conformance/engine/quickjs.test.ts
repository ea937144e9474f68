import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getQuickJS } from "quickjs-emscripten";
import { expect, it } from "vitest";
import { askBy, compareTexts, compareVectors } from "../../engine/same-answers.ts";

const script = fileURLToPath(
  new URL("../../../../packages/naijaref/dist/engine/naijaref-engine.js", import.meta.url),
);

it("The engine answers in QuickJS as the library does", async () => {
  const context = (await getQuickJS()).newContext();
  const run = (code: string): unknown => {
    const handle = context.unwrapResult(context.evalCode(code));
    const value = context.dump(handle) as unknown;
    handle.dispose();
    return value;
  };
  run(readFileSync(script, "utf8"));
  const ask = askBy(run);
  const { asked, wrong } = compareVectors(ask, 50);
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(asked).toBeGreaterThan(50);
  expect(compareTexts(ask)).toEqual([]);
  context.dispose();
});
