export { fold, foldPlace, foldsToNothing, joined, placeKey } from "../names/fold.ts";
export { slugify } from "../names/slugify.ts";
