import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findLongLines, WIDTH } from "./wrap.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const FOLDERS = ["packages", "tools", "checks", "bench", "examples", "docs", "data"];

/** Pages that a command writes, an entry a line. */
const EXCEPTED = ["ATTRIBUTION.md"];

const isRead = (path: string): boolean =>
  /\.(?:tsx?|md)$/.test(path) &&
  !/(^|\/)(?:node_modules|dist|generated)\//.test(path) &&
  !/\.(?:data|generated)\.ts$/.test(path) &&
  !EXCEPTED.some((name) => path.endsWith(name));

const paths = [
  ...readdirSync(root),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  ),
].filter(isRead);

describe("prose", () => {
  it("is wrapped in every comment and every page of Markdown", () => {
    expect(paths.flatMap((path) => findLongLines(path, readFileSync(root + path, "utf8")))).toEqual([]);
  });

  it("is read where it is", () => {
    const read = ["README.md", "docs/banks.md", "checks/wrap.ts", "packages/pages/src/render.tsx"];
    expect(paths).toEqual(expect.arrayContaining(read));
  });

  it("is as wide as code", () => {
    const { formatter } = JSON.parse(readFileSync(`${root}biome.json`, "utf8"));
    expect(WIDTH).toBe(formatter.lineWidth);
  });
});

const long = "word ".repeat(30).trimEnd();
const address = `https://example.org/${"a".repeat(WIDTH)}`;

describe("a finding", () => {
  it.each([
    ["a.md", `# Title\n${long}`],
    ["a.md", `<!-- where -->\n<!-- /where -->\n- ${long}`],
    ["a.ts", `const a = 1;\n  // ${long}`],
    ["a.ts", `const a = 1;\n/** ${long} */`],
    ["a.ts", `/**\n * ${long}\n */`],
    ["a.ts", `/*\n${long}\n*/`],
    ["a.tsx", `<p>\n  {/* ${long} */}`],
  ])("names a long line: %s %j", (path, text) => {
    const at = text.split("\n").findIndex((line) => line.includes(long)) + 1;
    expect(findLongLines(path, text)).toEqual([expect.stringContaining(`${path}:${at} has `)]);
  });

  it.each([
    ["a line that just fits", "a.md", "é".repeat(WIDTH - 2).concat(" b")],
    ["a table", "a.md", `| ${long} |`],
    ["code in Markdown", "a.md", `\`\`\`sh\n${long}\n\`\`\``],
    ["a block that a command writes", "a.md", `<!-- where -->\n${long}\n<!-- /where -->`],
    ["an address", "a.md", `- ${address}`],
    ["an address in a comment", "a.ts", ` * ${address}`],
    ["what a tool reads", "a.ts", `// biome-ignore lint/a/b: ${long}`],
    ["code", "a.ts", `/** Short. */\nconst text = "${long}";`],
  ])("leaves out %s", (_, path, text) => {
    expect(findLongLines(path, text)).toEqual([]);
  });
});
