import { errors } from "../contract/errors.ts";
import type { CacheClass, Operation, Shape } from "../contract/operation.ts";
import { examplesList } from "./examples-list.ts";
import { fieldItem, fieldsList } from "./fields-list.ts";
import { type Html, html, prose } from "./html.ts";
import type { Schema } from "./schema-words.ts";
import { tryIt } from "./try-it.ts";

const KEPT: Readonly<Record<CacheClass, string>> = {
  public: "May be cached for an hour.",
  private: "May be cached for an hour by you, not by others between us.",
  none: "Not to be cached.",
};

/** A path with its parameters marked; it may break after a slash. */
export const pathOf = (path: string): Html =>
  html`<code class="path">${path
    .split(/(?<=\/)|(?=\{)|(?<=\})/)
    .map((part) => (part.startsWith("{") ? html`<var>${part}</var>` : html`${part}<wbr>`))}</code>`;

const parameters = (operation: Operation): Html =>
  html`<h4>Parameters</h4>
<dl class="fields">${Object.entries(operation.parameters).map(([name, parameter]) => {
    const schema = parameter.schema as Schema;
    const standard = schema.default === undefined ? "" : `, default ${String(schema.default)}`;
    return fieldItem(name, schema, {
      mark: `${parameter.in === "path" ? "in the path" : `query, ${parameter.required ? "required" : "optional"}`}${standard}`,
      description: parameter.description,
      example: parameter.example,
    });
  })}</dl>`;

function envelope(shape: Shape): Html {
  if (shape.kind === "document") return html`<p>${shape.description} <code>${shape.mediaType}</code></p>`;
  const { name, description, fields } = shape.record;
  const properties = fields as Readonly<Record<string, Schema>>;
  return html`<p><code>${shape.kind === "list" ? `{ "count": …, "data": [${name}, …] }` : `{ "data": ${name} }`}</code></p>
<details><summary>Fields of ${name} <span class="note">${Object.keys(properties).length}</span></summary>
<p>${prose(description)}</p>
${fieldsList(properties)}</details>`;
}

const refusals = (operation: Operation): Html => html`<h4>Errors</h4>
<dl class="fields">${operation.errors.map(
  (code) =>
    html`<div><dt><span class="status bad">${errors[code].status}</span> <code>${code}</code></dt><dd>${prose(errors[code].when)}</dd></div>`,
)}</dl>`;

/** All that the contract says of one operation, and a form to try it. */
export const operationSection = (
  id: string,
  operation: Operation,
): Html => html`<section class="operation" id="${id}" aria-labelledby="${id}.title">
<div class="words">
<h3 id="${id}.title"><a href="#${id}">${operation.summary}</a></h3>
<p class="request"><span class="method">GET</span> ${pathOf(operation.path)}</p>
<p>${prose(operation.description)}</p>
${Object.keys(operation.parameters).length > 0 && parameters(operation)}
<h4>Answer</h4>
${envelope(operation.answer)}
<p class="note">${KEPT[operation.cache]}${!operation.limited && " Outside the rate limit."}</p>
${operation.errors.length > 0 && refusals(operation)}
</div>
<div class="panel">
<h4>Examples</h4>
${examplesList(operation)}
${operation.answer.kind !== "document" && html`<h4 class="try-title">Try it</h4>${tryIt(id, operation)}`}
</div>
</section>`;
