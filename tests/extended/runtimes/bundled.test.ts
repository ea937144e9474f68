import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { STANDARD_LIMIT } from "../../../packages/api/src/contract/cost.ts";
import { startOn, untilReady } from "../../start/runtimes.ts";
import { waysToTry } from "../../start/ways-to-try.ts";
import { expectAnswers } from "../soak/expected.ts";

const built = fileURLToPath(new URL("../../../packages/server/", import.meta.url));

/** Some depend on letters outside ASCII in the source: in patterns, and in the text of a page. */
const TARGETS = [
  "/v1/states/Lagos",
  "/v1/docs",
  `/v1/search?q=${encodeURIComponent("Ɓakori")}`,
  "/v1/suggest?q=guarantee+trust",
  `/v1/lgas/${encodeURIComponent("Ƙauru")}`,
  `/v1/plates/${encodeURIComponent("ABC–123DE")}`,
  `/search?q=${encodeURIComponent("6.6° N, 3.35° E")}`,
];

/**
 * Starts the built service in a process, and returns what it then does and says.
 *
 * @param folder the package's, with the service that was built; the repository's if left out.
 */
function start(folder: string = built): { answers: unknown; said: string } {
  const entry = join(folder, "dist/entries/node.js");
  const program = `
    import net from "node:net";
    const listening = new Promise((resolve) => {
      const { listen } = net.Server.prototype;
      net.Server.prototype.listen = function (...given) {
        this.once("listening", () => resolve(this.address().port));
        return listen.apply(this, given);
      };
    });
    await import(${JSON.stringify(entry)});
    const origin = "http://127.0.0.1:" + (await listening);
    while (!(await fetch(origin + "/v1/ready")).ok) await new Promise((resolve) => setTimeout(resolve, 10));
    const answers = [];
    for (const target of ${JSON.stringify(TARGETS)}) answers.push(await (await fetch(origin + target)).text());
    process.stdout.write(JSON.stringify({ answers }), () => process.exit());`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    env: { HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent" },
    encoding: "utf8",
  });
  return { ...JSON.parse(stdout), said: stderr };
}

async function expected(): Promise<readonly string[]> {
  const expect = expectAnswers(STANDARD_LIMIT);
  return Promise.all(TARGETS.map(async (target) => (await expect(target)).body.toString("utf8")));
}

it("answers as the modules that it was bundled from", async () => {
  expect(start()).toEqual({ answers: await expected(), said: "" });
});

it("says which stored index it cannot read, and finds the same without it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "naijaref-service-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ["package.json", "dist/entries"])
    cpSync(join(built, part), join(folder, part), { recursive: true });
  const tables = join(folder, "dist/entries/tables");
  rmSync(join(tables, "search-records.bin"));
  writeFileSync(join(tables, "search-banks.bin"), "not an index");
  const { answers, said } = start(folder);
  expect(answers).toEqual(await expected());
  const warnings = said.match(/(?<=\[NAIJAREF_SEARCH_INDEX\] Warning: )[^.]+\.bin is [\w ]+/g);
  expect(warnings?.toSorted()).toEqual([
    "tables/search-banks.bin is damaged",
    "tables/search-records.bin is missing",
  ]);
});

it.each(waysToTry(["Bun", "Deno"]))(
  "is the same module on %s, which reads the stored indexes",
  async (runtime) => {
    const service = await startOn(runtime, { LOG_LEVEL: "info" });
    onTestFinished(service.stop);
    await untilReady(service);
    const answers = await Promise.all(
      TARGETS.map(async (target) => (await fetch(`${service.url}${target}`)).text()),
    );
    expect(answers).toEqual(await expected());
    expect(service.errors()).toBe("");
  },
);
