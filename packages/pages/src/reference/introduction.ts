import { type Html, html } from "@naijaref/api/bodies/html";
import { limitInWords, type RateLimit } from "@naijaref/api/contract/limit";

/** What a reader needs before the first request. */
export const introduction = (
  summary: string,
  limit: RateLimit,
): Html => html`<header class="introduction" id="introduction">
<h1>naijaref</h1>
<p class="lead">${summary}</p>
<p>States, LGAs, wards, constituencies, licensed financial institutions, phone numbers and vehicle plates of Nigeria. Every operation is a GET request that returns JSON. Any web page may call it, and no key is needed.</p>
<dl class="facts">
<div><dt>Base URL</dt><dd><code class="base">$BASE</code><span class="note if-no-script">, the address of this page without /v1/docs</span></dd></div>
<div><dt>Key</dt><dd>None needed</dd></div>
<div><dt>Rate limit</dt><dd>${limitInWords(limit)}</dd></div>
<div><dt>Licence</dt><dd>Data <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, code MIT</dd></div>
<div><dt>Version</dt><dd>1; new fields and operations may be added, and nothing is removed. <a href="/v1/openapi.json">OpenAPI description</a></dd></div>
</dl>
</header>`;
