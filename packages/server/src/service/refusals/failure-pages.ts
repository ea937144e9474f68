import type { Content } from "@naijaref/http/bytes";
import type { HttpAnswer, HttpRequest } from "@naijaref/http/message";
import { readTarget } from "@naijaref/http/target";
import type { AllPages, Pages, Site } from "@naijaref/pages";
import { htmlBody } from "../resources/pages.ts";
import { uncachedResponse } from "../resources/representation.ts";

/** The answer, or where it is a failure and a person asked for a page, that page. */
export function showFailure(answer: HttpAnswer, request: HttpRequest, site: Site, pages: Pages): HttpAnswer {
  const { stored, extra } = answer;
  const { all, contentSecurityPolicy } = pages;
  if (all === undefined || stored.status < 400 || !wantsPage(request)) return answer;
  const failure = failureIn(stored.body);
  if (failure === undefined) return answer;
  const { status } = stored;
  const target = readTarget(request.target);
  const meant = status === 404 && target.ok ? all.meantBy(target.value.path) : [];
  const html =
    meant.length > 0
      ? all.renderFailure({ status, message: failure.message, meant }, site)
      : pageOf(status, all.messageForPeople(status, failure.message), { site, all });
  const body = htmlBody(html, contentSecurityPolicy);
  const kept = stored.headers.filter((_, at, headers) => KEPT.has(headers[at - (at % 2)] ?? ""));
  const page = uncachedResponse(status, body, stored.route, kept);
  return { stored: page, extra, isCached: false };
}

/** Stands for a message in a page. The page says how to write a slash in a name where a message does. */
const MESSAGE = "naijaref:message";

/** The page of each kind of failure, around its message. */
const framesOf = new WeakMap<Site, Map<string, readonly string[]>>();

/**
 * What `renderFailure` returns, for less: a page is rendered once for each status, because a refusal must
 * cost less than what it refuses.
 */
function pageOf(
  status: number,
  message: string,
  { site, all }: { readonly site: Site; readonly all: AllPages },
): string {
  const mark = message.includes("%2F") ? `${MESSAGE}:%2F` : MESSAGE;
  const key = `${status} ${mark}`;
  const frames = framesOf.get(site) ?? new Map<string, readonly string[]>();
  framesOf.set(site, frames);
  let frame = frames.get(key);
  if (frame === undefined) {
    frame = all.renderFailure({ status, message: mark }, site).split(mark);
    frames.set(key, frame);
  }
  return frame.join(escapeText(message));
}

/** As the pages are escaped, in texts and in attributes. */
const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The API always speaks JSON: a person who opens one of its addresses wants to see what a program gets. */
const wantsPage = (request: HttpRequest): boolean =>
  (request.method === "GET" || request.method === "HEAD") &&
  !/^\/(v1|reconcile|mcp|ogc)\b/.test(request.target) &&
  (request.header("accept") ?? "").includes("text/html");

const decoder = new TextDecoder();

/** What a failure says; undefined where the body is a page already. */
function failureIn(body: Content | undefined): { readonly message: string } | undefined {
  try {
    const text = typeof body === "string" ? body : decoder.decode(body);
    return (JSON.parse(text) as { readonly error: { readonly message: string } }).error;
  } catch {
    return undefined;
  }
}

/** The fields of a failure that say something of the connection or the limit. */
const KEPT = new Set(["Retry-After", "Connection", "RateLimit-Policy"]);
