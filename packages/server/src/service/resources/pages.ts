import type { Body } from "@naijaref/api/bodies/body";
import { HTML_TYPE } from "@naijaref/api/contract/shape";
import { contained, ON_EVERY_ANSWER } from "@naijaref/http/fields";
import type { StoredResponse } from "@naijaref/http/message";
import type { Target } from "@naijaref/http/target";
import type { FoundPage, Pages, Rendered } from "@naijaref/pages";
import { always, CACHE_CONTROL, type Representation, Success, uncachedResponse } from "./representation.ts";
import { freshResource, type Resource, type ResourceOptions } from "./resource.ts";

/** A page as the body of a response. */
export const htmlBody = (html: string, contentSecurityPolicy: string): Body => ({
  mediaType: HTML_TYPE,
  content: html,
  headers: contained(contentSecurityPolicy),
});

/** A page for people, made once and cached like any other answer. */
export function pageResource(
  page: FoundPage,
  { path, query }: Pick<Target, "path" | "query">,
  { encode, state, policy, pages }: ResourceOptions & { readonly pages: Pages },
): Resource {
  const route = page.pattern;
  // Pages without a parameter are so few that building them needs no limit.
  const limited = !page.isSingle;
  const fields = limited ? policy : [];
  // A number that a person typed is cached neither here nor in their browser.
  const isOfPerson = page.isPrivate && page.query.some((name) => query.has(name));
  const represent = (rendered: Rendered): Representation => {
    if ("redirect" in rendered) return always(redirectTo(rendered.redirect, route, fields));
    const { status, html } = rendered;
    const cache = isOfPerson ? "none" : "public";
    const body = htmlBody(html, page.isEmbed ? pages.embedPolicy : pages.contentSecurityPolicy);
    return status === 200
      ? new Success(body, { cache, route, encode, fields })
      : always(uncachedResponse(status, body, route, fields));
  };
  return freshResource({
    route,
    key: isOfPerson ? undefined : keyOf(page, path, query),
    limited,
    size: page.loads ? "long" : "short",
    fields,
    represent: (pause) => {
      const rendered = page.render(query, page.loads ? { ...state, ...(pause && { pause }) } : state);
      // A page that does not load anything is rendered without waiting.
      return rendered instanceof Promise ? rendered.then(represent) : represent(rendered);
    },
  });
}

function redirectTo(location: string, route: string, fields: readonly string[]): StoredResponse {
  const own = ["Location", location, "Cache-Control", CACHE_CONTROL.public, "Content-Length", "0"];
  return { status: 308, headers: [...own, ...ON_EVERY_ANSWER, ...fields], body: undefined, route };
}

/** The path, and the query parameters that the page reads, in its order and writing. */
function keyOf({ query: read }: FoundPage, path: string, query: ReadonlyMap<string, string>): string {
  const pairs = read.flatMap((name) => {
    const text = query.get(name);
    return text === undefined ? [] : [`${name}=${encodeURIComponent(text).replace(/^%20/, "+")}`];
  });
  const plain = path.replace(/(?<=.)\/$/, "");
  return pairs.length === 0 ? plain : `${plain}?${pairs.join("&")}`;
}
