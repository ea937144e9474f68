import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { findProgram } from "../../start/programs.ts";

/** The files in docs/deploy that no other test runs, as far as they can be tried without installing them. */

const at = (file: string): string => fileURLToPath(new URL(`../../../docs/deploy/${file}`, import.meta.url));
const read = (file: string): string => readFileSync(at(file), "utf8");

const analyze = findProgram("systemd-analyze");

it.skipIf(analyze === undefined)(
  "systemd reads the unit, and calls what it leaves open little (skipped where there is none)",
  () => {
    const run = (...args: string[]) => spawnSync(analyze ?? "", args, { encoding: "utf8" });
    const { stderr } = run("verify", "--man=no", at("naijaref.service"));
    // Node may be elsewhere on this machine.
    expect(stderr.split("\n").filter((line) => line !== "" && !line.includes("/usr/bin/node"))).toEqual([]);
    const { status } = run("security", "--offline=true", "--threshold=20", at("naijaref.service"));
    expect(status).toBe(0);
  },
);

it("PM2 is told to start what is there, with variables that the service knows", () => {
  const { apps } = createRequire(import.meta.url)(at("pm2.config.cjs")) as {
    apps: readonly { script: string; cwd: string; env: Readonly<Record<string, string>> }[];
  };
  expect(apps).toHaveLength(1);
  for (const { script, cwd, env } of apps) {
    expect(existsSync(join(cwd, script)), script).toBe(true);
    const known = read("../deploy.md");
    for (const name of Object.keys(env)) expect(known).toContain(`\`${name}`);
  }
});

it("the containers change the address in nginx.conf that is there, and build what is there", () => {
  const compose = read("compose.yaml");
  const [, address = "", service = ""] = /s\/([\d.:]+)\/(\w+):3000\//.exec(compose) ?? [];
  expect(read("nginx.conf").split(`server ${address} `)).toHaveLength(2);
  expect(compose).toContain(`\n  ${service}:\n`);
  expect(read("../../Containerfile")).toContain("EXPOSE 3000");
});
