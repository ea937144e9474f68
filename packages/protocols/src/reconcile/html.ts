/** Markup that is already safe to stand in a page. */
class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

/**
 * What a template may hold: text is escaped, markup stands as it is, a list is joined, nothing is nothing.
 */
export type Part = Html | string | number | false | undefined | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

function markupOf(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.markup;
  return typeof part === "object" ? part.map(markupOf).join("") : escapeText(String(part));
}

/**
 * A template of markup. What is put into it is escaped for text and for quoted attributes, unless it is
 * `Html`.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((string, at) => string + markupOf(parts[at])).join(""));
