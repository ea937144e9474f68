import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { STANDARD_LIMIT } from "../src/operations/operations.ts";
import { expectAnswers } from "./soak/expected.ts";

const entry = fileURLToPath(new URL("../dist/entries/node.js", import.meta.url));

/** Some depend on letters outside ASCII in the source: in patterns, and in the text of a page. */
const TARGETS = [
  "/v1/states/Lagos",
  "/v1/docs",
  `/v1/search?q=${encodeURIComponent("Ɓakori")}`,
  `/v1/lgas/${encodeURIComponent("Ƙauru")}`,
  `/v1/plates/${encodeURIComponent("ABC–123DE")}`,
  `/search?q=${encodeURIComponent("6.6° N, 3.35° E")}`,
];

/** Starts the built service in a process with V8's flags, and prints what it then does. */
const start = (...flags: string[]): unknown => {
  const program = `
    import net from "node:net";
    const listening = new Promise((resolve) => {
      const { listen } = net.Server.prototype;
      net.Server.prototype.listen = function (...given) {
        this.once("listening", () => resolve(this.address().port));
        return listen.apply(this, given);
      };
    });
    const { script } = await import(${JSON.stringify(entry)});
    const origin = "http://127.0.0.1:" + (await listening);
    while (!(await fetch(origin + "/v1/ready")).ok) await new Promise((resolve) => setTimeout(resolve, 10));
    const answers = [];
    for (const target of ${JSON.stringify(TARGETS)}) answers.push(await (await fetch(origin + target)).text());
    process.stdout.write(JSON.stringify({ refused: script.cachedDataRejected, answers }), () => process.exit());`;
  const printed = execFileSync(process.execPath, [...flags, "--input-type=module", "--eval", program], {
    env: { HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent" },
    encoding: "utf8",
  });
  return JSON.parse(printed);
};

/** What the modules that the service was bundled from answer. */
async function expected(): Promise<readonly string[]> {
  const expect = expectAnswers(STANDARD_LIMIT);
  return Promise.all(TARGETS.map(async (target) => (await expect(target)).body.toString("utf8")));
}

it("starts from what V8 compiled when the service was built", async () => {
  expect(start()).toEqual({ refused: false, answers: await expected() });
});

it("starts where V8 refuses that, because it has other flags or is another version", async () => {
  expect(start("--no-lazy")).toEqual({ refused: true, answers: await expected() });
});
