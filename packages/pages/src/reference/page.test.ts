import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { html, prose } from "@naijaref/api/bodies/html";
import { contract } from "@naijaref/api/contract";
import { SCRIPT_HASH, STYLE_HASH } from "@naijaref/api/contract/content-security-policy";
import { errors } from "@naijaref/api/contract/errors";
import { type Operation, recordsOf } from "@naijaref/api/contract/operation";
import { describe, expect, it } from "vitest";
import { docsPage } from "./page.ts";
import { script } from "./script.generated.ts";
import { style } from "./style.generated.ts";

const page = docsPage();
const hash = (text: string) => createHash("sha256").update(text).digest("base64");
const all = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, found = ""]) => found);

/** The section of one operation. */
const sectionOf = (id: string) => page.split(`id="${id}"`)[1]?.split("</section>")[0] ?? "";

describe.each(Object.entries<Operation>(contract))("%s", (id, operation) => {
  const section = sectionOf(id);

  it("says what it does, takes, answers and refuses", () => {
    const { summary, parameters, answer } = operation;
    expect(section).toContain(html`${summary}`.markup);
    for (const [name, { description }] of Object.entries(parameters)) {
      expect(section).toContain(`<code>${name}</code>`);
      expect(section).toContain(prose(description).markup);
      if (!["file", "document"].includes(answer.kind)) expect(section).toContain(`id="${id}.${name}"`);
    }
    for (const name of recordsOf(answer).flatMap(({ fields }) => Object.keys(fields))) {
      expect(section).toContain(`<code>${name}</code>`);
    }
    for (const code of operation.errors) expect(section).toContain(`<code>${code}</code>`);
  });

  it("shows every example as a command", () => {
    for (const example of operation.examples) {
      expect(section).toContain(html`<a href="${example}">`.markup);
    }
  });
});

it("explains every error code", () => {
  const section = sectionOf("errors");
  for (const code of Object.keys(errors)) expect(section).toContain(`<code>${code}</code>`);
});

it("gives every part one name, and links only to parts that are there", () => {
  const ids = all(/ id="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(all(/ href="#([^"]+)"/g)));
  expect(ids).toEqual(expect.arrayContaining(all(/ (?:for|aria-labelledby)="([^"]+)"/g)));
});

it("loads nothing: no address but the service's own paths and the licence to read", () => {
  expect(all(/ src="([^"]+)"/g)).toEqual([]);
  const elsewhere = all(/ href="([^"]+)"/g).filter((address) => !/^(#|\/|data:)/.test(address));
  expect(elsewhere).toEqual(["https://creativecommons.org/licenses/by/4.0/"]);
});

describe("its Content-Security-Policy", () => {
  it("has the hash of the script: a new script needs a new hash in content-security-policy.ts", () => {
    expect(SCRIPT_HASH).toBe(hash(script));
  });

  it("has the hash of the style: a new style needs a new hash in content-security-policy.ts", () => {
    expect(STYLE_HASH).toBe(hash(style));
  });

  it("meets them unchanged in the page, and no other", () => {
    expect(all(/<script[^>]*>([\s\S]*?)<\/script>/g)).toEqual([script]);
    expect(all(/<style[^>]*>([\s\S]*?)<\/style>/g)).toEqual([style]);
    expect(page).not.toMatch(/ (style|on[a-z]+)="/);
  });
});

it("stays small: 30 KB as it travels", () => {
  expect(brotliCompressSync(page).length).toBeLessThan(30_720);
});
