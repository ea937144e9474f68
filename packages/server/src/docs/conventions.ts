import { type Html, html } from "./html.ts";

/** What holds for all answers. */
export const conventions =
  (): Html => html`<section class="conventions" id="conventions" aria-labelledby="conventions.title">
<h2 id="conventions.title"><a href="#conventions">Answers</a></h2>
<dl class="fields">
<div><dt>One record</dt><dd><code>{ "data": { … } }</code></dd></div>
<div><dt>A list</dt><dd><code>{ "count": 2, "data": [ … ] }</code> in a stable order.</dd></div>
<div><dt>An error</dt><dd><code>{ "error": { "code": "…", "message": "…" } }</code> The code is for programs, the message says what to do. <a href="#errors">All codes</a></dd></div>
<div><dt>What is unknown</dt><dd>Every field is always there: <code>null</code> where no source gives it; lists are never <code>null</code>.</dd></div>
<div><dt>What is unsure</dt><dd><code>unverified_fields</code> names the fields of a record that rest on one weak source, or on which sources disagree. <code>sources</code> says where the record comes from; <a href="#getMeta">the dataset's description</a> has each source.</dd></div>
<div><dt>Caching</dt><dd>Answers carry an <code>ETag</code>. Send it back in <code>If-None-Match</code> and an answer that has not changed is an empty 304.</dd></div>
</dl>
</section>`;
