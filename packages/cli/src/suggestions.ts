import type { suggestionsFor as Suggest } from "naijaref/search";

declare const require: (path: string) => { readonly suggestionsFor: typeof Suggest };

/**
 * Takes the place of the service's module of this name. A handler returns at once, so the search is not imported but required:
 * Node can require a module that waits for nothing, and only a look-up that found nothing needs it.
 */
export const suggestionsFor: typeof Suggest = (failure) =>
  require("../search/suggestions.js").suggestionsFor(failure);
