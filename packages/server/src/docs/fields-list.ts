import { type Html, html, prose } from "./html.ts";
import { fieldLines, inWords, type Schema, typeInWords } from "./schema-words.ts";

const words = (list: readonly string[]): Html =>
  html`<p class="note">One of ${list.map((word, at) => [at > 0 && ", ", html`<code>${word}</code>`])}.</p>`;

/** One named value: its type, what marks it, what it means, and what it looks like. */
export const fieldItem = (
  path: string,
  schema: Schema,
  about: { readonly mark?: string; readonly description: string; readonly example?: unknown },
): Html => html`<div>
<dt><code>${path}</code> <span class="type">${typeInWords(schema)}</span>${about.mark && html` <span class="mark">${about.mark}</span>`}</dt>
<dd>${prose(about.description)}${about.example !== undefined && html` <span class="note">Example: <code>${inWords(about.example)}</code></span>`}${schema.enum && words(schema.enum)}</dd>
</div>`;

/** The fields of an object, and of the objects inside it. */
export const fieldsList = (properties: Readonly<Record<string, Schema>>): Html =>
  html`<dl class="fields">${fieldLines(properties).map(({ path, schema }) =>
    fieldItem(path, schema, {
      description: schema.description ?? "",
      ...(schema.examples && { example: schema.examples[0] }),
    }),
  )}</dl>`;
