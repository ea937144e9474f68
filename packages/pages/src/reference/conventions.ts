import { type Html, html } from "@naijaref/api/bodies/html";

/** What applies to all responses. */
export const conventions =
  (): Html => html`<section class="conventions" id="conventions" aria-labelledby="conventions.title">
<h2 id="conventions.title"><a href="#conventions">Answers</a></h2>
<dl class="fields">
<div><dt>One record</dt><dd><code>{ "data": { … } }</code></dd></div>
<div><dt>A list</dt><dd><code>{ "count": 2, "data": [ … ] }</code> in a stable order.</dd></div>
<div><dt>An error</dt><dd><code>{ "error": { "code": "…", "message": "…" } }</code> The code is for programs, the message says what to do. <a href="#errors">All codes</a></dd></div>
<div><dt>Unknown values</dt><dd>Every field is always present. It is <code>null</code> if no source gives a value; lists are never <code>null</code>.</dd></div>
<div><dt>Uncertain values</dt><dd><code>unverified_fields</code> names the fields of a record that have only one weak source, or on which sources disagree. <code>sources</code> says where the record comes from; <a href="#getMeta">the dataset's description</a> has each source.</dd></div>
<div><dt>Caching</dt><dd>Responses have an <code>ETag</code>. Send it in <code>If-None-Match</code>: if the response has not changed, the service returns an empty 304.</dd></div>
</dl>
</section>`;
