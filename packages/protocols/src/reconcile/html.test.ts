import { expect, it } from "vitest";
import { html } from "./html.ts";

const hostile = `<img src=x onerror="alert('1')">&`;

it("escapes what is put into a template, in text and in attributes", () => {
  expect(html`<a title="${hostile}">${hostile}</a>`.markup).toBe(
    `<a title="${"&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;"}">${"&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;"}</a>`,
  );
});

it("takes markup as it is, joins lists, and writes nothing for what is left out", () => {
  const item = (name: string) => html`<li>${name}</li>`;
  expect(html`<ul>${["a", "<b>"].map(item)}</ul>${undefined}${false}${0}`.markup).toBe(
    "<ul><li>a</li><li>&lt;b&gt;</li></ul>0",
  );
});
