import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Description } from "./facts.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

const guides = readdirSync(`${repository}docs`, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".md"))
  .map((path) => `docs/${path}`);

/** Every page that may state facts, by path. */
export const pages = ["README.md", "CONTRIBUTING.md", "packages/naijaref/README.md", ...guides.sort()].map(
  (path) => ({
    path,
    file: repository + path,
  }),
);

/** The committed description of the API. */
export const readDescription = (): Description =>
  JSON.parse(readFileSync(`${repository}openapi.json`, "utf8")) as Description;
