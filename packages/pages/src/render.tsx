import { renderToString } from "preact-render-to-string";
import { EmbedDocument } from "./embed/embed-document.tsx";
import { Document } from "./layout/document.tsx";
import type { Content, Outcome, Redirect, Site } from "./page.ts";

/** A page as text. */
export interface RenderedPage {
  readonly status: NonNullable<Content["status"]>;
  readonly title: string;
  readonly html: string;
}

export type Rendered = RenderedPage | Redirect;

export function render(outcome: Outcome, site: Site): Rendered {
  if ("redirect" in outcome) return outcome;
  const { status = 200, title, isEmbed } = outcome;
  const Whole = isEmbed ? EmbedDocument : Document;
  return { status, title, html: `<!doctype html>${renderToString(<Whole {...outcome} site={site} />)}` };
}
