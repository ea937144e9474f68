import { errors } from "../contract/errors.ts";
import { type Html, html, prose } from "./html.ts";

/** What one needs to know before the first request. */
export const introduction = (summary: string): Html => html`<header class="introduction" id="introduction">
<h1>naijaref</h1>
<p class="lead">${summary}</p>
<p>States, LGAs, wards, constituencies, licensed financial institutions, phone numbers and vehicle plates of Nigeria. Every operation is a plain GET that answers JSON; any page may call it, and nobody needs a key.</p>
<dl class="facts">
<div><dt>Base URL</dt><dd><code class="base">$BASE</code><span class="note if-no-script">, the address of this page without /v1/docs</span></dd></div>
<div><dt>Key</dt><dd>None needed</dd></div>
<div><dt>Rate limit</dt><dd>120 requests a minute for each address; for more, use the offline library</dd></div>
<div><dt>Licence</dt><dd>Data <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, code MIT</dd></div>
<div><dt>Version</dt><dd>1; it may grow and does not break. <a href="/v1/openapi.json">OpenAPI description</a></dd></div>
</dl>
</header>`;

/** What holds for all answers. */
export const conventions =
  (): Html => html`<section class="conventions" id="conventions" aria-labelledby="conventions.title">
<h2 id="conventions.title"><a href="#conventions">Answers</a></h2>
<dl class="fields">
<div><dt>One record</dt><dd><code>{ "data": { … } }</code></dd></div>
<div><dt>A list</dt><dd><code>{ "count": 2, "data": [ … ] }</code> in a stable order, by code.</dd></div>
<div><dt>An error</dt><dd><code>{ "error": { "code": "…", "message": "…" } }</code> The code is for programs, the message says what to do. <a href="#errors">All codes</a></dd></div>
<div><dt>What is unknown</dt><dd>Every field is always there: <code>null</code> where no source gives it; lists are never <code>null</code>.</dd></div>
<div><dt>What is unsure</dt><dd><code>unverified_fields</code> names the fields of a record that rest on one weak source, or on which sources disagree. <code>sources</code> says where the record comes from; <a href="#getMeta">the dataset's description</a> has each source.</dd></div>
<div><dt>Caching</dt><dd>Answers carry an <code>ETag</code>. Send it back in <code>If-None-Match</code> and an answer that has not changed is an empty 304, which costs no quota.</dd></div>
</dl>
</section>`;

/** Every error code of the service. */
export const errorsSection = (
  always: readonly string[],
): Html => html`<section class="conventions" id="errors" aria-labelledby="errors.title">
<h2 id="errors.title"><a href="#errors">Errors</a></h2>
<p>Each operation names the errors of its own. Any operation may also answer ${always.map((code, at) => [at > 0 && ", ", html`<code>${code}</code>`])}.</p>
<dl class="fields">${Object.entries(errors).map(
  ([code, { status, when }]) =>
    html`<div><dt><span class="status bad">${status}</span> <code>${code}</code></dt><dd>${prose(when)}</dd></div>`,
)}</dl>
</section>`;
