import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Documents that grow again are noticed: a decision is one page, and the first screens stay short. */

const repository = new URL("../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, repository), "utf8");
const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

const decisions = readdirSync(new URL("docs/decisions/", repository)).map((name) => `docs/decisions/${name}`);
const benches = readdirSync(new URL("bench/", repository), { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".ts") && !path.includes("node_modules"),
);

it.each(decisions)("%s is one page: context, decision, consequences", (path) => {
  const page = read(path);
  for (const part of ["**Context.**", "**Decision.**", "**Consequences.**"]) expect(page).toContain(part);
  expect(wordsOf(page), "words; move tables and what did not help to bench/<name>/NOTES.md").toBeLessThan(
    420,
  );
});

it("has decisions of 6,500 words in all at most", () => {
  expect(decisions.reduce((sum, path) => sum + wordsOf(read(path)), 0)).toBeLessThan(6_500);
});

it("has a place for each report that a bench writes", () => {
  const reports = benches.flatMap((path) =>
    [...read(`bench/${path}`).matchAll(/replaceReport\(\s*"([^"]+)",\s*"([^"]+)"/g)].map(
      ([, page = "", mark = ""]) => [page.startsWith("bench/") ? page : `docs/${page}`, mark] as const,
    ),
  );
  expect(reports.length).toBeGreaterThan(5);
  for (const [page, mark] of reports) expect(read(page), page).toContain(`<!-- ${mark} -->\n`);
});

/** The pages that the repository has of its own, in folders that people write in. */
const markdown = ["docs/", "bench/", "data/", "examples/", "tests/"]
  .flatMap((folder) =>
    readdirSync(new URL(folder, repository), { recursive: true, encoding: "utf8" }).map(
      (path) => folder + path,
    ),
  )
  .filter((path) => path.endsWith(".md") && !path.includes("node_modules"))
  .concat("README.md", "CONTRIBUTING.md");

it("tells of every command that a person runs", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const pages = markdown.map(read).join("");
  const said = new Set(pages.match(/(?<=npm\s(?:run\s)?|`)[a-z:-]+/g));
  // The others are parts of `npm run build`, and of the installation.
  const asked = Object.keys(scripts).filter((name) => !/^(?:prepare|compile|build:)/.test(name));
  const unsaid = asked.filter((name) => !said.has(name));
  expect(unsaid).toEqual([]);
});

/** What GitHub makes of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

const hasAnchor = (page: string, anchor: string): boolean =>
  [...page.matchAll(/^#+ (.*)$/gm)].some(([, heading = ""]) => anchorOf(heading) === anchor);

it("links to files and headings that exist", () => {
  const pages = [
    ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md"],
    ...["docs/", "bench/"].flatMap((folder) =>
      readdirSync(new URL(folder, repository), { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith(".md") && !path.includes("node_modules"))
        .map((path) => folder + path),
    ),
  ];
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)#\s]*)(?:#([^)\s]*))?\)/g)]
      .map(([, link = "", anchor = ""]) => ({ link, anchor }))
      .filter(({ link }) => !/^(?:[a-z]+:|\/)/.test(link))
      .filter(({ link, anchor }) => {
        const target = new URL(link, new URL(page, repository));
        if (!existsSync(target)) return true;
        return anchor !== "" && !hasAnchor(readFileSync(target, "utf8"), anchor);
      })
      .map(({ link, anchor }) => `${page} -> ${link}#${anchor}`),
  );
  expect(broken).toEqual([]);
});

/** Words of our own for what everybody calls otherwise, in texts that people read. */
const PRIVATE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!there )\b(?:is|are) no (?!longer|more\b)[a-z]/i, '"is no X" is "is not an X"'],
  [/\bto take away\b/i, '"to take away" is "to download"'],
  [/\bnobody publishes\b/i, '"nobody publishes" is "no source publishes"'],
];

it("has no private words in the texts of the code", () => {
  const sources = readdirSync(new URL("packages/", repository), { recursive: true, encoding: "utf8" }).filter(
    (path) =>
      /\/src\/.*\.tsx?$/.test(path) &&
      !/\.test\.|\.test-d\.|\.generated\.|\/generated\/|node_modules|\/dist\//.test(path),
  );
  const found = sources.flatMap((path) =>
    // Texts in quotes with a space, without comments.
    [
      ...read(`packages/${path}`)
        .replace(/^\s*(?:\/?\*|\/\/).*$/gm, "")
        .matchAll(/(["`])((?:(?!\1)[^\\\n]|\\.)* (?:(?!\1)[^\\\n]|\\.)*)\1/g),
    ].flatMap(([, , text = ""]) =>
      PRIVATE_WORDS.filter(([pattern]) => pattern.test(text)).map(
        ([, better]) => `packages/${path}: ${text.slice(0, 100)} (${better})`,
      ),
    ),
  );
  expect(found).toEqual([]);
});
