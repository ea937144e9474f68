import { recordNotFound } from "../service/resources/not-found.ts";

/** `q` is what is searched, in lists and in pages. The concordance suggests records of all kinds. */
const SEARCHES = /^\/(?:reconcile|mcp|v1\/concordance)(?:[/?]|$)|[?&]q=/;

/**
 * Whether the answer to a request may need the index of a search: a search, or a 404 that suggests what was
 * meant. One of which it says no is answered all the same: it builds the index that it needs.
 */
export const mayNeedIndexes = (target: string): boolean => SEARCHES.test(target) || recordNotFound(target);
