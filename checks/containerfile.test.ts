import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const containerfile = readFileSync(new URL("../Containerfile", import.meta.url), "utf8");

it("builds and runs on one image, which a digest names", () => {
  const images = [...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = ""]) => image);
  expect(images).toHaveLength(2);
  expect(new Set(images).size).toBe(1);
  expect(images[0]).toMatch(/^node:\d+\.\d+\.\d+-[a-z-]+@sha256:[0-9a-f]{64}$/);
});

it("runs what `npm start` runs", () => {
  const [, command = ""] = /^CMD (.+)$/m.exec(containerfile) ?? [];
  const workspace = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  const { scripts } = JSON.parse(workspace) as { readonly scripts: { readonly start: string } };
  expect(`exec ${JSON.parse(command).join(" ")}`).toBe(scripts.start.split(" || ")[0]);
});
