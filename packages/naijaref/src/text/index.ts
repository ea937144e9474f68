export { fold, foldPlace, foldsToNothing, joined, placeKey } from "../names/fold.ts";
export { formOf, isLikeAddress, type TextForm } from "../names/recognise.ts";
export { slugify } from "../names/slugify.ts";
