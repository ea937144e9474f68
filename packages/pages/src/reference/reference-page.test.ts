import { brotliCompressSync } from "node:zlib";
import { contract } from "@naijaref/api/contract";
import { errors } from "@naijaref/api/contract/errors";
import { type Operation, recordsOf } from "@naijaref/api/contract/operation";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { expectWithinBudget } from "../../../../bench/size/budget.ts";
import { findPage, type RenderedPage } from "../index.ts";
import { referenceAlone } from "./alone.ts";
import { Prose } from "./fields.tsx";

const site = { pollingUnits: createPollingUnits(loadStateModule) };

function htmlOf(find: typeof findPage): string {
  const page = find("/v1/docs")?.render(new Map(), site) as RenderedPage;
  return page.html;
}

const page = htmlOf(findPage);
const all = (pattern: RegExp, html = page) => [...html.matchAll(pattern)].map(([, found = ""]) => found);
const partFrom = (id: string, end: string): string => page.split(`id="${id}"`)[1]?.split(end)[0] ?? "";
const escaped = (text: string): string => renderToString(Prose({ text }));

describe.each(Object.entries<Operation>(contract))("%s", (id, operation) => {
  const section = partFrom(id, "</section>");

  it("says what it does, takes, answers and refuses, and shows every example", () => {
    const { summary, parameters, answer, examples } = operation;
    expect(section).toContain(escaped(summary));
    for (const [name, { description }] of Object.entries(parameters)) {
      expect(section).toContain(`<code>${name}</code>`);
      expect(section).toContain(escaped(description));
      if (!["file", "document"].includes(answer.kind)) expect(section).toContain(`id="${id}.${name}"`);
    }
    for (const { name, fields } of recordsOf(answer)) {
      expect(section).toContain(`href="#record-${name}"`);
      const record = partFrom(`record-${name}`, "</details>");
      for (const field of Object.keys(fields)) expect(record).toContain(`<code>${field}</code>`);
    }
    for (const code of operation.errors) expect(section).toContain(`href="#error-${code}"`);
    for (const example of examples) expect(section).toContain(`href="${escaped(example)}"`);
  });
});

it("explains every error code", () => {
  for (const code of Object.keys(errors)) expect(page).toContain(`id="error-${code}"`);
});

it("gives every part one name, and links only to parts that are there", () => {
  const ids = all(/ id="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(all(/ href="#([^"]+)"/g)));
  expect(ids).toEqual(expect.arrayContaining(all(/ (?:for|aria-labelledby)="([^"]+)"/g)));
});

it("alone, leads only to itself, to the API and to the licence", () => {
  const links = all(/ (?:href|src|action)="([^"]+)"/g, htmlOf(referenceAlone.findPage));
  const elsewhere = links.filter((address) => !/^(#|\/v1|data:)/.test(address));
  const assets = referenceAlone.assetFiles.map((file) => `/assets/${file}`);
  expect(elsewhere.filter((address) => !assets.includes(address))).toEqual(
    Array.from({ length: 2 }, () => "https://creativecommons.org/licenses/by/4.0/"),
  );
});

it("stays within its budget, as it travels", () => {
  expectWithinBudget("the reference", brotliCompressSync(page).length);
});
