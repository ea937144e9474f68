export { fold, foldPlace, joined } from "./fold.ts";
export { slugify } from "./slugify.ts";
