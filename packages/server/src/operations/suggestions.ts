/** Apart, so that the command line can load the search only when an identifier names nothing. */
export { suggestionsFor } from "naijaref/search";
