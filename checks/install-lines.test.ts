import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** As long as the packages are in no registry, a line that installs them from one cannot work. */

const repository = new URL("../", import.meta.url);

const pages = ["README.md", "docs/", "packages/"].flatMap((path) =>
  path.endsWith(".md")
    ? [path]
    : readdirSync(new URL(path, repository), { recursive: true, encoding: "utf8" })
        .filter(
          (file) => /\.(md|tsx?)$/.test(file) && !/(^|\/)(dist|node_modules|generated|test)\//.test(file),
        )
        .map((file) => path + file),
);

const FROM_A_REGISTRY = /npm (?:install|i)(?: --?\S+)* naijaref|npx -y naijaref|npx -p naijaref/;

it("is printed nowhere", () => {
  const texts = pages.map((page) => [page, readFileSync(new URL(page, repository), "utf8")] as const);
  expect(texts.filter(([, text]) => FROM_A_REGISTRY.test(text)).map(([page]) => page)).toEqual([]);
  const unsaid = texts.filter(
    ([page, text]) =>
      /\.(md|tsx)$/.test(page) && text.includes("npx naijaref") && !/registry|repository/.test(text),
  );
  expect(unsaid.map(([page]) => page)).toEqual([]);
});
