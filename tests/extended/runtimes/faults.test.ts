import { cpSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { copyBuilt, startOn } from "../../start/runtimes.ts";
import { isInstalled } from "../conformance/installed.ts";

/** A request, the files that it needs, as a folder and a part of their names, and its status without them. */
const FAULTS = [
  ["Bun", "/v1/polling-units/24-11-01-007", "entries/tables", "polling-units-src-generated-la-", 503],
  ["Deno", "/v1/polling-units/24-11-01-007", "entries/tables", "polling-units-src-generated-la-", 503],
  ["workerd", "/v1/polling-units/24-11-01-007", "worker/assets/polling-units", "LA", 503],
  // It makes them then, which takes longer.
  ["workerd", "/v1/search?q=ikeja", "worker/assets/indexes", "", 200],
] as const;

it.skipIf(!isInstalled).each(FAULTS)(
  "%s answers %s without its files in %s, and when they are back",
  async (way, path, folder, part, status) => {
    const [program = ""] = folder.split("/");
    const dist = copyBuilt(program);
    const files = join(dist, folder);
    const away = join(dirname(files), "away");
    const missing = readdirSync(files).filter((name) => name.includes(part));
    expect(missing.length).toBeGreaterThan(0);
    cpSync(files, away, { recursive: true });
    for (const name of missing) rmSync(join(files, name));

    const service = await startOn(way, { RATE_LIMIT: "off" }, { dist });
    onTestFinished(service.stop);
    for (let time = 0; time < 2; time++) {
      const answer = await fetch(service.url + path);
      expect(answer.status).toBe(status);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(await answer.json()).toHaveProperty(status === 503 ? "error.code" : "data");
    }
    expect((await fetch(`${service.url}/v1/states/LA`)).status, "what needs no such file").toBe(200);
    for (const name of missing) renameSync(join(away, name), join(files, name));
    expect((await fetch(service.url + path)).status).toBe(200);
  },
);
