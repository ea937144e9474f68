import { NO_PAGE } from "@naijaref/http/fields";
import type { Pages } from "@naijaref/pages";
import { type Representation, Success } from "./representation.ts";
import type { Resource, ResourceOptions } from "./resource.ts";

const ROUTE = "/pictures/{code}.png";

/**
 * The map of a record as a picture, for links on social networks. It is drawn when it is first asked for,
 * within the limit because that takes a while, and cached like any other answer.
 */
export function pictureResource(
  code: string,
  path: string,
  { policy, pages }: ResourceOptions & { readonly pages: Pages },
): Resource {
  let drawn: Representation | undefined;
  const prepare = async () => {
    const content = await pages.all?.drawPicture(code);
    if (content === undefined) throw new Error(`there is no map of ${code} to draw`);
    drawn ??= new Success(
      { mediaType: "image/png", content, headers: NO_PAGE },
      { cache: "public", route: ROUTE, encode: undefined, fields: policy },
    );
  };
  return {
    route: ROUTE,
    key: path,
    exists: true,
    limited: true,
    cost: 1,
    isCached: false,
    fields: policy,
    prepare,
    represent: () => drawn as Representation,
  };
}
