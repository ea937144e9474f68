import { type Html, html, prose } from "@naijaref/api/bodies/html";
import { type ErrorCode, errors } from "@naijaref/api/contract/errors";

/** What each code means, and the status that it comes with. */
export const errorsList = (codes: readonly ErrorCode[]): Html =>
  html`<dl class="fields">${codes.map(
    (code) => html`<div>
<dt><span class="status bad">${errors[code].status}</span> <code>${code}</code></dt>
<dd>${prose(errors[code].when)}</dd>
</div>`,
  )}</dl>`;

/** Every error code of the service, with those that `always` may come. */
export const errorsSection = (
  always: readonly ErrorCode[],
): Html => html`<section class="conventions" id="errors" aria-labelledby="errors.title">
<h2 id="errors.title"><a href="#errors">Errors</a></h2>
<p>Each operation lists its own errors. Any operation may also return ${always.map((code, at) => [at > 0 && ", ", html`<code>${code}</code>`])}.</p>
${errorsList(Object.keys(errors) as ErrorCode[])}
</section>`;
