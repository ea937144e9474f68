import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  manifestOf,
  PUBLISHED,
  problemsOf,
  type Release,
  tarballOf,
  writeRelease,
} from "../../../tools/publish/release/release.ts";
import { makeDownloads } from "../../start/downloads-folder.ts";
import { makeFolder } from "../../start/folder.ts";
import type { OpenHost } from "../../start/host.ts";
import { run as runProgram } from "../../start/programs.ts";
import { binary, isInstalled } from "../conformance/installed.ts";
import { packedPackages } from "./packed.ts";
import { openRegistry } from "./registry.ts";

/** A rehearsal: real packages, a file of the downloads, and every line of VERIFYING.md. */

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const manifests = PUBLISHED.map(manifestOf);

const RELEASE: Release = {
  version: manifests[0]?.version ?? "",
  date: "2026-11-30",
  repository: "https://github.com/example/naijaref",
};

it("would let each package be published, and says what would stop it", () => {
  expect(manifests.flatMap(problemsOf)).toEqual([]);
  for (const broken of [
    { license: "MIT" },
    { files: ["dist"] },
    { publishConfig: {} },
    { dependencies: { "left-pad": "1.0.0" } },
  ])
    expect(problemsOf({ ...(manifests[0] as (typeof manifests)[0]), ...broken }).length).toBeGreaterThan(0);
});

describe("a release", () => {
  let root: string;
  let folder: string;
  let rebuilt: string;

  beforeAll(async () => {
    root = makeFolder();
    [folder, rebuilt] = [join(root, "release"), join(root, "rebuilt")];
    const packages = await packedPackages();
    const { edition } = makeDownloads(["banks.csv"]);
    const contents = { packages, downloads: edition };
    writeRelease(folder, RELEASE, contents);
    // Twice, to see that the bytes are the same.
    writeRelease(rebuilt, RELEASE, contents);
    sign();
  });

  /** With a key for this test only. */
  function sign(): void {
    const key = join(root, "key");
    const keygen = (...args: string[]): Buffer =>
      execFileSync("ssh-keygen", ["-q", ...args], { stdio: "pipe" });
    keygen("-t", "ed25519", "-N", "", "-f", key);
    keygen("-Y", "sign", "-f", key, "-n", "file", join(folder, "SHA256SUMS"));
    writeFileSync(join(folder, "allowed_signers"), `release@naijaref ${readFileSync(`${key}.pub`, "utf8")}`);
  }

  /** The lines of VERIFYING.md that are to be run. */
  const LINES = [
    ...readFileSync(join(repository, "VERIFYING.md"), "utf8").matchAll(/```sh\n([\s\S]*?)```/g),
  ].flatMap(([, block = ""]) => block.trim().split("\n"));

  const run = (line: string) =>
    spawnSync("bash", ["-c", line], {
      cwd: folder,
      encoding: "utf8",
      env: {
        ...process.env,
        PATH: [join(repository, "node_modules/.bin"), process.env["PATH"]].join(delimiter),
      },
    });

  /** Changes the last byte of a file while something is done. */
  function withOtherByte(file: string, change: () => void): void {
    const path = join(folder, file);
    const before = readFileSync(path);
    const after = Buffer.from(before);
    after[after.length - 1] = (after.at(-1) ?? 0) ^ 1;
    writeFileSync(path, after);
    change();
    writeFileSync(path, before);
  }

  const json = (name: string): Record<string, unknown> =>
    JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, unknown>;

  it("has every file, and names each in SHA256SUMS", () => {
    const names = readFileSync(join(folder, "SHA256SUMS"), "utf8").trim().split("\n");
    expect(names.map((line) => line.slice(66))).toEqual(
      [
        ...["openapi.json", "sbom.spdx.json", "server.json"],
        ...["banks.csv", "index.json", "secret.txt", "SHA256SUMS"].map((name) => `downloads/${name}`),
        ...manifests.map(tarballOf),
      ].sort(),
    );
  });

  it("says what it is, to those who read such files", () => {
    const { version } = RELEASE;
    expect(json("server.json")).toMatchObject({ name: "io.github.example/naijaref", version });
    expect(String(json("server.json")["description"]).length).toBeLessThanOrEqual(100);
    expect(json("sbom.spdx.json")).toMatchObject({ spdxVersion: "SPDX-2.3" });
  });

  /** The binaries of later versions of Node that conformance/ installs, which are for Linux on x64 only. */
  const LATER_NODES =
    isInstalled && process.platform === "linux" && process.arch === "x64"
      ? ["node-22", "node-24"].map((name) => [
          fileURLToPath(new URL(`../conformance/node_modules/${name}/bin/node`, import.meta.url)),
        ])
      : [];

  describe("from a registry", () => {
    const [bun, deno] = [binary("bun"), binary("deno")];
    const WAYS = [
      [
        "npm, for Node",
        true,
        ["npm", "install", "--no-audit", "--no-fund"],
        [[process.execPath], ...LATER_NODES],
      ],
      ["Bun", isInstalled, [bun, "add"], [[bun]]],
      ["Deno", isInstalled, [deno, "add", "--npm", "--quiet"], [[deno, "run", "--quiet"]]],
    ] as const;

    /** The first lines of the library's README, as a program that prints values and what is said of each. */
    const FIRST_LINES = (
      /```ts\n([\s\S]*?)```/.exec(
        readFileSync(join(repository, "packages/naijaref/README.md"), "utf8"),
      )?.[1] ?? ""
    ).replace(/^(?!import|const)(.+?); \/\/ (.+)$/gm, "console.log(JSON.stringify([$1, $2]));");

    let registry: OpenHost;
    beforeAll(async () => {
      registry = await openRegistry(folder, manifests);
    });
    afterAll(() => registry.close());

    for (const [way, isHere, install, starts] of WAYS)
      it.skipIf(!isHere)(`installs and runs with ${way}`, async () => {
        const user = join(root, `user-${way}`);
        mkdirSync(user);
        writeFileSync(join(user, "package.json"), '{"name":"user","private":true,"type":"module"}');
        writeFileSync(join(user, "first.js"), FIRST_LINES);
        const cache = join(root, `cache-${way}`);
        const env = {
          ...{ npm_config_registry: registry.url, NPM_CONFIG_REGISTRY: registry.url },
          ...{ npm_config_cache: cache, BUN_INSTALL_CACHE_DIR: cache, DENO_DIR: cache },
        };
        const names = manifests.map(({ name }) => (way === "Deno" ? `npm:${name}` : name));
        await runProgram(user, [...install, ...names], { env });
        for (const start of starts) {
          const { out } = await runProgram(user, [...start, "first.js"], { env });
          const printed = out.trim().split("\n");
          expect(printed.length).toBe(4);
          for (const line of printed) {
            const [value, said] = JSON.parse(line) as [unknown, unknown];
            expect(value).toEqual(said);
          }
        }
      });
  });

  describe("VERIFYING.md", () => {
    it.each(LINES)("%s", (line) => {
      const { status, stderr } = run(line);
      expect([status, stderr]).toEqual([0, ""]);
    });

    it.each(LINES)("fails after one byte was changed: %s", (line) => {
      const signed = /-s (\S+)\.sig/.exec(line)?.[1];
      withOtherByte(signed ?? "downloads/banks.csv", () => expect(run(line).status).not.toBe(0));
    });

    it("finds what the checksums do not: a file too many", () => {
      const surplus = join(folder, "downloads/evil.csv");
      writeFileSync(surplus, "");
      const found = run("naijaref verify .");
      rmSync(surplus);
      expect([found.status, found.stderr]).toEqual([
        1,
        "naijaref: downloads/evil.csv is in no line of SHA256SUMS.\n",
      ]);
      expect(run("naijaref verify nowhere").status).toBe(2);
    });
  });
});
