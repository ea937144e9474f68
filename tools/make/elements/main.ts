/** Part of packing `naijaref-elements`: builds the elements for pages that have no bundler. */
import { buildForBrowsers } from "./build-for-browsers.ts";

await buildForBrowsers();
