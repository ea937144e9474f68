import { fail } from "@naijaref/api/contract/errors";
import { contained, NO_PAGE } from "@naijaref/http/fields";
import type { Pages } from "@naijaref/pages";
import { failed, Success } from "./representation.ts";
import { freshResource, type Resource, type ResourceOptions } from "./resource.ts";

const FOLDER = "/assets/";
const ROUTE = "/assets/{file}";

const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  webmanifest: "application/manifest+json",
};

/** A worker has the policy of its script: it loads other scripts of this host, and asks nobody anything. */
const SCRIPT = contained("default-src 'none'; script-src 'self'; frame-ancestors 'none'");

const NOT_BUILT = fail("not_built", "This file is missing on this instance: run npm run build there.");

/** The file of the pages that a path names: only what the build has listed. */
export function assetAt(path: string, { assetFiles }: Pages): string | undefined {
  if (!path.startsWith(FOLDER)) return undefined;
  const file = path.slice(FOLDER.length);
  return assetFiles.includes(file) ? file : undefined;
}

/** A script or style of the pages. Its name has a hash of its content, so clients may keep it for ever. */
export const assetResource = (file: string, { encode, readAsset }: ResourceOptions): Resource =>
  freshResource({
    ...{ route: ROUTE, key: FOLDER + file, limited: false, fields: [] },
    represent: async () => {
      const content = await readAsset?.(file);
      if (content === undefined) return failed(NOT_BUILT, ROUTE);
      const mediaType = TYPES[file.slice(file.lastIndexOf(".") + 1)] ?? "application/octet-stream";
      const headers = mediaType === TYPES["js"] ? SCRIPT : NO_PAGE;
      const own = mediaType === "image/png" ? undefined : encode;
      const options = { cache: "immutable", route: ROUTE, encode: own, fields: [] } as const;
      return new Success({ mediaType, content, headers }, options);
    },
  });

const PICTURE = "/pictures/{code}.png";

/**
 * The map of a record as a picture, for links on social networks. It is drawn when it is first asked for,
 * within the limit because that takes a while, and cached like any other answer.
 */
export const pictureResource = (
  code: string,
  path: string,
  { policy, pages }: ResourceOptions & { readonly pages: Pages },
): Resource =>
  freshResource({
    ...{ route: PICTURE, key: path, limited: true, size: "long", fields: policy },
    represent: async (pause) => {
      const content = await pages.all?.drawPicture(code, pause);
      if (content === undefined) throw new Error(`there is no map of ${code} to draw`);
      return new Success(
        { mediaType: "image/png", content, headers: NO_PAGE },
        { cache: "public", route: PICTURE, encode: undefined, fields: policy },
      );
    },
  });
