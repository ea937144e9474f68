export { fold, foldPlace, foldsToNothing, joined, placeKey } from "./fold.ts";
export { slugify } from "./slugify.ts";
