import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { listStates } from "naijaref/places";
import { openPollingUnits } from "naijaref/polling-units";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { expectWithinBudget } from "../../../bench/size/budget.ts";
import * as built from "../../../packages/polling-units/src/index.ts";
import { packed } from "../release/packed.ts";

/** The package as a user gets it, and its size. */

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

it("has every unit of every state", async () => {
  for (const state of listStates()) {
    const loaded = await built.loadPollingUnits(state);
    if (!loaded.ok) throw new Error(loaded.reason);
    expect(loaded.value.count, state.name).toBe(state.pollingUnits);
  }
});

describe("its functions", () => {
  it("say why there is nothing", async () => {
    expect(await built.loadPollingUnits("Atlantis")).toMatchObject({ ok: false, reason: "unknown_state" });
    expect(await built.findPollingUnit("24-11-99-001")).toMatchObject({ reason: "unknown_ward" });
    expect(await built.pollingUnitsOf("24-11-99")).toEqual({ ok: false, reason: "unknown_ward" });
    expect(await built.listPollingUnits({})).toEqual({ ok: false, reason: "no_place" });
    expect(await built.listPollingUnits({ lga: "Surulere" })).toEqual({ ok: false, reason: "ambiguous_lga" });
    expect(await built.searchPollingUnits("", { within: { state: "Lagos" } })).toMatchObject({
      reason: "empty",
    });
    expect(await built.searchPollingUnits("hall", { within: { state: "Lagos" }, limit: 0 })).toMatchObject({
      reason: "invalid_option",
    });
  });

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

describe("the modules", () => {
  const modules = readdirSync(folder("../../../packages/polling-units/dist/generated")).filter((name) =>
    /^[a-z]{2}\.js$/.test(name),
  );
  const text = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

  // Half a minute of compression.
  it("stay within their budget", () => {
    const sizes = modules.map(
      (name) =>
        brotliCompressSync(
          readFileSync(folder(`../../../packages/polling-units/dist/generated/${name}`)),
          text,
        ).length,
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(modules).toHaveLength(37);
    expectWithinBudget("naijaref-polling-units, all modules", total);
  });
});

describe("the package, installed", () => {
  const project = mkdtempSync(join(tmpdir(), "naijaref-polling-units-user-"));
  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

  beforeAll(async () => {
    writeFileSync(
      join(project, "package.json"),
      JSON.stringify({ name: "user", private: true, type: "module" }),
    );
    const tarballs = [await packed("naijaref"), await packed("polling-units")];
    run("npm", "install", "--offline", "--no-audit", "--no-fund", ...tarballs);
  });

  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it("finds a unit", () => {
    const script = `
      import { findPollingUnit } from "naijaref-polling-units";
      const found = await findPollingUnit("24/11/01/007");
      console.log(found.ok && found.value.unit.name);
    `;
    expect(run(process.execPath, "--input-type=module", "--eval", script).trim()).toBe(
      "In Front of No. 5 Nurudeen St.",
    );
  });

  it("has types that compile", () => {
    writeFileSync(join(project, "index.ts"), `export * from "naijaref-polling-units";\n`);
    const compiler = folder("../../../node_modules/typescript/bin/tsc");
    const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022", "index.ts"];
    run(process.execPath, compiler, ...options);
  });
});
