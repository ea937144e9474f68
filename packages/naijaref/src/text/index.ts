export { fold, foldPlace, joined, placeKey } from "./fold.ts";
export { slugify } from "./slugify.ts";
