import { brotliCompressSync } from "node:zlib";
import { contract } from "@naijaref/api/contract";
import { errors } from "@naijaref/api/contract/errors";
import type { OperationId } from "@naijaref/api/contract/index";
import { type Operation, recordsOf } from "@naijaref/api/contract/operation";
import { renderToString } from "preact-render-to-string";
import { beforeAll, describe, expect, it } from "vitest";
import { state } from "../../../../tests/library/open-page.ts";
import { findPage, type RenderedPage } from "../index.ts";
import { referenceAlone } from "./alone.ts";
import { domainPages, errorAddress, operationAddress, recordAddress } from "./domain-pages.ts";
import { Prose } from "./fields.tsx";

async function htmlOf(find: typeof findPage, address: string): Promise<string> {
  const page = (await find(address)?.render(new Map(), state)) as RenderedPage;
  return page.html;
}

const BEGINNING = "/v1/docs";
const addresses = [BEGINNING, ...domainPages.map(({ address }) => address)];
const pages = new Map<string, string>();
beforeAll(async () => {
  for (const address of addresses) pages.set(address, await htmlOf(findPage, address));
});
const at = (address: string): string => pages.get(address) ?? "";
const all = (pattern: RegExp, html: string) => [...html.matchAll(pattern)].map(([, found = ""]) => found);
const partFrom = (html: string, id: string, end: string): string =>
  html.split(`id="${id}"`)[1]?.split(end)[0] ?? "";
const partAt = (target: string, end: string): string => {
  const [address = "", id = ""] = target.split("#");
  return partFrom(at(address), id, end);
};
const escaped = (text: string): string => renderToString(Prose({ text }));

describe.each(Object.entries<Operation>(contract))("%s", (id, operation) => {
  it("says what it does, takes, answers and refuses, and shows every example", () => {
    const { summary, parameters, answer, examples } = operation;
    const section = partAt(operationAddress(id as OperationId), '<details class="fold"');
    // Where all was one page once, a link to it leads on.
    const line = partFrom(at(BEGINNING), id, "</li>");
    expect(line).toContain(`href="${operationAddress(id as OperationId)}"`);
    expect(line).toContain(escaped(summary));
    for (const [name, { description }] of Object.entries(parameters)) {
      expect(section).toContain(`<code>${name}</code>`);
      expect(section).toContain(escaped(description));
      if (!["file", "document"].includes(answer.kind)) expect(section).toContain(`id="${id}.${name}"`);
    }
    for (const { name, fields } of recordsOf(answer)) {
      expect(section).toContain(`href="${recordAddress(name)}"`);
      const record = partAt(recordAddress(name), "</details>");
      for (const field of Object.keys(fields)) expect(record).toContain(`<code>${field}</code>`);
    }
    for (const code of operation.errors) {
      expect(section).toContain(`href="${errorAddress(code)}"`);
      expect(line).toContain(code);
    }
    for (const example of examples) expect(section).toContain(`href="${escaped(example)}"`);
  });
});

it("explains every error code", () => {
  for (const code of Object.keys(errors)) expect(at(BEGINNING)).toContain(`id="error-${code}"`);
});

it.each(addresses)("%s gives every part one name, leads to parts that are there, and is small", (address) => {
  const ids = all(/ id="([^"]+)"/g, at(address));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(all(/ href="#([^"]+)"/g, at(address))));
  expect(ids).toEqual(expect.arrayContaining(all(/ (?:for|aria-labelledby)="([^"]+)"/g, at(address))));
  for (const target of all(/ href="(\/v1\/docs[^"]*)"/g, at(address))) {
    const [page = "", id] = target.split("#");
    expect([target, at(page).includes(id === undefined ? "<h1>" : ` id="${id}"`)]).toEqual([target, true]);
  }
  expect(brotliCompressSync(at(address)).length).toBeLessThan(18_000);
});

it("alone, leads only to itself, to the API and to the licence", async () => {
  const links = all(/ (?:href|src|action)="([^"]+)"/g, await htmlOf(referenceAlone.findPage, BEGINNING));
  const elsewhere = links.filter((address) => !/^(#|\/v1|data:)/.test(address));
  const assets = referenceAlone.assetFiles.map((file) => `/assets/${file}`);
  expect(elsewhere.filter((address) => !assets.includes(address))).toEqual(
    Array.from({ length: 2 }, () => "https://creativecommons.org/licenses/by/4.0/"),
  );
});
