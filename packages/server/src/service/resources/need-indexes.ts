import { type Find, ownFinders } from "@naijaref/api/choose-records";
import { readTarget } from "@naijaref/http/target";
import { findRecord, type HeldKind, kindsBy } from "naijaref/kinds";
import { type Route, routeOf } from "./routes.ts";

/** `q` is what is searched, in lists and in pages. The concordance suggests records of all kinds. */
const SEARCHES = /^\/(?:reconcile|mcp|v1\/concordance)(?:[/?]|$)|[?&]q=/;

/**
 * Whether the answer to a request may need the index of a search: a search, or a 404 that suggests what was
 * meant. One of which it says no is answered all the same: it builds the index that it needs.
 */
export const mayNeedIndexes = (target: string): boolean => SEARCHES.test(target) || recordNotFound(target);

/** A parameter that names a record by any of its identifiers is called as its kind. */
const KINDS: readonly HeldKind[] = kindsBy("suggest");

function findFor(name: string, { named: { operation } }: Route): Find | undefined {
  if (name === "lga") return ownFinders.listLgas;
  if (name === "code" && operation.domain === "elections") return ownFinders.listConstituencies;
  const kind = KINDS.find((one) => one === name);
  return kind && ((identifier) => findRecord(kind, identifier));
}

/**
 * Whether a target has an identifier that names no record, or several. The 404 of such a target suggests what
 * may have been meant, for which it searches. The page of a record has the address of the API without `/v1`.
 */
function recordNotFound(target: string): boolean {
  const read = readTarget(target);
  if (!read.ok) return false;
  const { path, query } = read.value;
  const route = routeOf(path) ?? routeOf(`/v1${path}`);
  if (route === undefined) return false;
  const within = { state: query.get("state") };
  return [...route.values, ...query].some(([name, identifier]) => {
    const find = findFor(name, route);
    return find !== undefined && find(identifier, within) === undefined;
  });
}
