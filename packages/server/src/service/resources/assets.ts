import { fail } from "@naijaref/api/contract/errors";
import { NO_PAGE } from "@naijaref/http/fields";
import type { Pages } from "@naijaref/pages";
import { failed, type Representation, Success } from "./representation.ts";
import type { Resource, ResourceOptions } from "./resource.ts";

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

/** The file of the pages that a path names: only what the build has listed. */
export function assetAt(path: string, { assetFiles }: Pages): string | undefined {
  if (!path.startsWith(FOLDER)) return undefined;
  const file = path.slice(FOLDER.length);
  return assetFiles.includes(file) ? file : undefined;
}

/** A script or style of the pages. Its name has a hash of its content, so clients may keep it for ever. */
export function assetResource(file: string, { encode, readAsset }: ResourceOptions): Resource {
  let loaded: Representation | undefined;
  const prepare = async () => {
    const content = await readAsset?.(file);
    const mediaType = TYPES[file.slice(file.lastIndexOf(".") + 1)] ?? "application/octet-stream";
    loaded ??=
      content === undefined
        ? failed(
            fail("not_built", "This file is missing on this instance: run npm run build there."),
            ROUTE,
            [],
          )
        : new Success(
            { mediaType, content, headers: NO_PAGE },
            {
              cache: "immutable",
              route: ROUTE,
              encode: mediaType === "image/png" ? undefined : encode,
              fields: [],
            },
          );
  };
  return {
    route: ROUTE,
    key: FOLDER + file,
    exists: true,
    limited: false,
    cost: 1,
    isCached: false,
    fields: [],
    prepare,
    represent: () => loaded as Representation,
  };
}
