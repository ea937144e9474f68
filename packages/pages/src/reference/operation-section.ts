import { type Html, html, prose } from "@naijaref/api/bodies/html";
import { costInWords } from "@naijaref/api/contract/cost";
import { GEOJSON_TYPE, JSON_TYPE } from "@naijaref/api/contract/media-types";
import { type CacheClass, type Operation, recordsOf } from "@naijaref/api/contract/operation";
import type { Shape } from "@naijaref/api/contract/shape";
import type { RecordDefinition } from "@naijaref/records";
import { errorsList } from "./errors-list.ts";
import { examplesList } from "./examples-list.ts";
import { fieldsList } from "./fields-list.ts";
import { parametersList } from "./parameters-list.ts";
import type { Schema } from "./schema-words.ts";
import { tryIt } from "./try-it.ts";

const KEPT: Readonly<Record<CacheClass, string>> = {
  public: "May be cached for an hour.",
  private: "May be cached for an hour by your client, not by shared caches.",
  immutable: "May be cached for a year, because the content never changes.",
  none: "Must not be cached.",
};

/** A path with its parameters marked; it may break after a slash. */
export const pathOf = (path: string): Html =>
  html`<code class="path">${path
    .split(/(?<=\/)|(?=\{)|(?<=\})/)
    .map((part) => (part.startsWith("{") ? html`<var>${part}</var>` : html`${part}<wbr>`))}</code>`;

function envelope(shape: Shape): Html {
  if (shape.kind === "document") return html`<p>${shape.description} <code>${shape.mediaType}</code></p>`;
  if (shape.kind === "file") return html`<p>${shape.description}</p>`;
  if (shape.kind === "geometry")
    return html`<p>${shape.description} <code>${GEOJSON_TYPE}</code>${shape.orTopology && html` or <code>${JSON_TYPE}</code>`}</p>`;
  const records = recordsOf(shape);
  const names = records.map(({ name }) => name).join(" or ");
  return html`<p><code>${shape.kind === "list" ? `{ "count": …, "data": [${names}, …] }` : `{ "data": ${names} }`}</code></p>
${records.map(recordFields)}`;
}

function recordFields({ name, description, fields }: RecordDefinition): Html {
  const properties = fields as Readonly<Record<string, Schema>>;
  return html`<details><summary>Fields of ${name} <span class="note">${Object.keys(properties).length}</span></summary>
<p>${prose(description)}</p>
${fieldsList(properties)}</details>`;
}

/** All that the contract says of one operation, and a form to try it. */
export const operationSection = (
  id: string,
  operation: Operation,
): Html => html`<section class="operation" id="${id}" aria-labelledby="${id}.title">
<div class="words">
<h3 id="${id}.title"><a href="#${id}">${operation.summary}</a></h3>
<p class="request"><span class="method">GET</span> ${pathOf(operation.path)}</p>
<p>${prose(operation.description)}</p>
${Object.keys(operation.parameters).length > 0 && html`<h4>Parameters</h4>${parametersList(operation.parameters)}`}
<h4>Answer</h4>
${envelope(operation.answer)}
<p class="note">${KEPT[operation.cache]}${operation.limited ? html` ${prose(costInWords(operation.cost))}` : " Does not count against the rate limit."}</p>
${operation.errors.length > 0 && html`<h4>Errors</h4>${errorsList(operation.errors)}`}
</div>
<div class="panel" data-shape="${operation.answer.kind}">
${operation.examples.length > 0 && html`<select class="language" aria-label="Language of the examples"></select><h4>Examples</h4>${examplesList(operation)}`}
${!["document", "file"].includes(operation.answer.kind) && html`<h4 class="try-title">Try it</h4>${tryIt(id, operation)}`}
</div>
</section>`;
