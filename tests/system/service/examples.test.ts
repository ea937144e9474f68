import { execFile, execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listStates } from "naijaref/places";
import { describe, expect, it, onTestFinished } from "vitest";
import { openChromium, withoutChromium } from "../../start/chromium.ts";
import { makeFolder } from "../../start/folder.ts";
import { openHost } from "../../start/host.ts";
import { startOn, untilReady } from "../../start/runtimes.ts";
import { sharedService } from "../../start/shared-service.ts";

describe("boundaries guide", () => {
  /** The recipes of docs/boundaries.md, run by Python and by a browser as they stand there. */

  const PYTHON = process.env["PYTHON_READERS"] ?? "";
  const guide = readFileSync(new URL("../../../docs/boundaries.md", import.meta.url), "utf8");
  const recipe = (language: string): string =>
    (new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "ms").exec(guide)?.[1] ?? "").replaceAll(
      "http://localhost:3000",
      service.url,
    );

  const folder = makeFolder();
  const service = sharedService();

  it.skipIf(!existsSync(PYTHON))("draws the map of one election with GeoPandas", () => {
    const votes = listStates().map(({ code }, at) => `${code},${at / 37}`);
    writeFileSync(join(folder, "votes.csv"), ["code,share", ...votes, ""].join("\n"));
    const options = { cwd: folder, encoding: "utf8", env: { ...process.env, MPLBACKEND: "Agg" } } as const;
    expect(execFileSync(PYTHON, ["-W", "ignore", "-c", recipe("python")], options).trim()).toBe("37");
    expect(statSync(join(folder, "map.png")).size).toBeGreaterThan(20_000);
  });

  it.skipIf(withoutChromium)("fills in a form from the browser's position", async () => {
    const browser = await openChromium();
    try {
      const context = await browser.newContext({
        geolocation: { latitude: 6.6018, longitude: 3.3515 },
        permissions: ["geolocation"],
      });
      const page = await context.newPage();
      const form = '<form><input name="state"><input name="lga"></form>';
      const host = await openHost((_, response) => response.setHeader("Content-Type", "text/html").end(form));
      onTestFinished(host.close);
      await page.goto(host.url);
      await page.evaluate(recipe("js"));
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>("[name=lga]")?.value !== "");
      expect(await page.locator("[name=state]").inputValue()).toBe("LA");
      expect(await page.locator("[name=lga]").inputValue()).toBe("NG025011");
    } finally {
      await browser.close();
    }
  });
});

/** `examples/status`: asks a service, and writes a page about it. */

const PROBE = fileURLToPath(new URL("../../../examples/status/probe.mjs", import.meta.url));

const probe = (address: string, folder: string): Promise<{ code: number; stderr: string }> =>
  new Promise((ended) =>
    execFile(process.execPath, [PROBE, address, folder], (error, _, stderr) =>
      ended({ code: Number(error?.code ?? 0), stderr }),
    ),
  );

const page = (folder: string): string => readFileSync(join(folder, "index.html"), "utf8");
const probesIn = (folder: string): readonly { readonly at: string; readonly failed?: string }[] =>
  readFileSync(join(folder, "probes.ndjson"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

it("says that a service works, and since when it does not", async () => {
  const folder = makeFolder();
  const service = await startOn("Node");
  await untilReady(service);
  expect(await probe(`${service.url}/`, folder)).toEqual({ code: 0, stderr: "" });
  expect(page(folder)).toContain("<h1>The service works</h1>");
  expect(page(folder)).toContain("Nothing in the last 30 days.");

  await service.stop();
  expect(await probe(service.url, folder)).toEqual({ code: 1, stderr: "/v1/ready: no answer\n" });
  expect(page(folder)).toContain("<h1>The service does not work</h1>");
  expect(page(folder)).toContain("In the last 30 days 50 % of\n2 probes");
  expect(page(folder)).toMatch(/<li><time [^>]+>[^<]+<\/time>: \/v1\/ready: no answer<\/li>/);
  expect(probesIn(folder).map(({ failed }) => failed)).toEqual([undefined, "/v1/ready: no answer"]);
  expect(readdirSync(folder).sort()).toEqual(["index.html", "probes.ndjson"]);
});

it("does not take every answer for a right one", async () => {
  const host = await openHost((_, response) => response.end('{"data":{"name":"<Kano>"}}'));
  onTestFinished(host.close);
  const { stderr } = await probe(host.url, makeFolder());
  expect(stderr).toBe("/v1/lgas/NG025011: a wrong answer\n");
});

it("keeps 30 days, counts by day, and takes failures one after another as one", async () => {
  const folder = makeFolder();
  // At noon, so that the minutes after it are of the same day.
  const ago = (days: number, minutes = 0): string => {
    const noon = new Date().setUTCHours(12, 0, 0, 0);
    return new Date(noon - days * 86_400_000 + minutes * 60_000).toISOString();
  };
  const failed = "/v1/ready: status 503";
  const probes = [
    { at: ago(32), ms: 1, failed: "too long ago" },
    ...[0, 1].map((minute) => ({ at: ago(3, minute), ms: 5, failed })),
    { at: ago(3, 2), ms: 7 },
  ];
  writeFileSync(join(folder, "probes.ndjson"), probes.map((one) => `${JSON.stringify(one)}\n`).join(""));
  await probe("http://127.0.0.1:1", folder);
  expect(
    probesIn(folder)
      .map(({ at }) => at)
      .slice(0, 3),
  ).toEqual(probes.slice(1).map(({ at }) => at));
  expect(probesIn(folder)).toHaveLength(4);
  const text = page(folder)
    .replaceAll(/<(?!li)[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
  const minute = (at: string): string => at.slice(0, 16).replace("T", " ");
  expect(text).toContain(`<li> ${minute(ago(3))} UTC to ${minute(ago(3, 1))} UTC : ${failed}`);
  expect(text.match(/<li>/g)).toHaveLength(2);
  expect(text).toContain(`${ago(3).slice(0, 10)} 33.33 % 3 7 7`);
});
