import { type Html, html, prose } from "@naijaref/api/bodies/html";
import { fieldLines, inWords, type Schema, typeInWords } from "./schema-words.ts";

/** What is said of a named value beside its schema. */
export interface FieldNotes {
  readonly description: string;
  readonly mark?: string;
  readonly example?: unknown;
  readonly pattern?: string;
}

/**
 * In characters. A longer pattern repeats a list of names: the description says it better, and openapi.json
 * has it.
 */
const LONGEST_PATTERN = 80;

const note = (title: string, value: string): Html =>
  html` <span class="note">${title}: <code>${value}</code></span>`;

const oneOf = (words: readonly string[]): Html =>
  html`<p class="note">One of ${words.map((word, at) => [at > 0 && ", ", html`<code>${word}</code>`])}.</p>`;

/** One named value: its type, what marks it, what it means, and what it looks like. */
export const fieldItem = (name: string, schema: Schema, about: FieldNotes): Html => html`<div>
<dt><code>${name}</code> <span class="type">${typeInWords(schema)}</span>${
  about.mark !== undefined && html` <span class="mark">${about.mark}</span>`
}</dt>
<dd>${prose(about.description)}${[
  about.example !== undefined && note("Example", inWords(about.example)),
  about.pattern !== undefined && about.pattern.length <= LONGEST_PATTERN && note("Pattern", about.pattern),
  schema.enum !== undefined && oneOf(schema.enum),
]}</dd>
</div>`;

/** The fields of an object, and of the objects inside it. */
export const fieldsList = (properties: Readonly<Record<string, Schema>>): Html =>
  html`<dl class="fields">${fieldLines(properties).map(({ path, schema }) =>
    fieldItem(path, schema, { description: schema.description ?? "", example: schema.examples?.[0] }),
  )}</dl>`;
