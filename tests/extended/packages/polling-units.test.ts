import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { listStates } from "naijaref/places";
import { openPollingUnits } from "naijaref/polling-units";
import { describe, expect, it, vi } from "vitest";
import { expectWithinBudget } from "../../../bench/size/budget.ts";
import * as built from "../../../packages/polling-units/src/index.ts";
import { unwrap } from "../../library/unwrap.ts";
import { installed } from "../release/packed.ts";

/** The package as a user gets it, and its size. */

const generated = fileURLToPath(new URL("../../../packages/polling-units/dist/generated/", import.meta.url));

it("has every unit of every state", async () => {
  for (const state of listStates()) {
    const { count } = unwrap(await built.loadPollingUnits(state));
    expect(count, state.name).toBe(state.pollingUnits);
  }
});

describe("its functions", () => {
  it("find a unit by another state's reader", async () => {
    const kano = await built.loadPollingUnits("KN");
    expect(kano.ok && kano.value.find("24-11-01-007")).toMatchObject({ reason: "other_state" });
    expect(kano.ok && kano.value.list({ ward: "24-11-01" })).toMatchObject({ reason: "unknown_ward" });
  });

  it("make the index of a search in slices, and find the same as when it is made at once", async () => {
    // Another file of tests may have searched in this state already.
    vi.resetModules();
    const unread = await import("../../../packages/polling-units/src/index.ts");
    let turns = 0;
    const timer = setInterval(() => turns++);
    const sliced = await unread.searchPollingUnits("grammer schol", { within: { state: "Lagos" } });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
    const { pollingUnits } = await import("../../../packages/polling-units/src/generated/la.ts");
    expect(openPollingUnits(pollingUnits).search("grammer schol")).toEqual(sliced);
    expect(sliced.ok && sliced.value.length).toBeGreaterThan(0);
  });

  it("find units by abbreviations and the words for which they stand", async () => {
    const within = { ward: "24-11-01" };
    for (const query of ["anifowoshe pry sch", "Anifowoshe Primary School", "anifowose primary school"]) {
      const found = await built.searchPollingUnits(query, { within });
      expect(found.ok && found.value[0]?.code, query).toBe("24-11-01-001");
    }
  });
});

// Half a minute of compression.
it("has modules that stay within their budget", () => {
  const modules = readdirSync(generated).filter((name) => /^[a-z]{2}\.js$/.test(name));
  expect(modules).toHaveLength(37);
  const text = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
  const sizes = modules.map((name) => brotliCompressSync(readFileSync(generated + name), text).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expectWithinBudget("naijaref-polling-units, all modules", total);
});

describe("the package, installed", async () => {
  const { folder: project, node, compile } = await installed("naijaref", "polling-units");

  it("finds a unit, and has types that compile", async () => {
    const script = `
      import { findPollingUnit } from "naijaref-polling-units";
      const found = await findPollingUnit("24/11/01/007");
      console.log(found.ok && found.value.unit.name);
    `;
    expect((await node("module", script)).trim()).toBe("In Front of No. 5 Nurudeen St.");
    writeFileSync(join(project, "index.ts"), `export * from "naijaref-polling-units";\n`);
    await compile("index.ts");
  });
});
