/** `q` is what is searched, in lists and in pages. */
const SEARCHES = /^\/(?:reconcile|mcp)(?:[/?]|$)|[?&]q=/;

/**
 * Whether the answer to a request may need the index of a search. One of which it says no is answered all the
 * same: it builds the index that it needs.
 */
export const mayNeedIndexes = (target: string): boolean => SEARCHES.test(target);
