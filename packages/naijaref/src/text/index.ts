export { fold, foldPlace, foldsToNothing, joined, placeKey, slugify } from "../names/fold.ts";
export { formOf, isLikeAddress, type TextForm } from "../names/recognise.ts";
