import { type Failure, fail, quote } from "@naijaref/api/contract/errors";
import { type Target, WHOLE_SERVICE } from "@naijaref/http/target";
import { assetAt, assetResource, pictureResource } from "./page-files.ts";
import { pageResource } from "./pages.ts";
import { pathHint } from "./path-hint.ts";
import { failed } from "./representation.ts";
import { freshResource, type Resource, type ResourceOptions } from "./resource.ts";
import { rootResource } from "./root-routes.ts";

/** What a target names that names no operation: a page, a file, or nothing. */
export function findOtherResource({ path, query }: Target, options: ResourceOptions): Resource {
  if (path === WHOLE_SERVICE) return { ...unknownResource(path, options), exists: true };
  const root = rootResource(path, options);
  if (root !== undefined) return root;
  const { pages } = options;
  if (pages !== undefined) {
    const asset = assetAt(path, pages);
    if (asset !== undefined) return assetResource(asset, options);
    const picture = pages.all?.pictureAt(path);
    if (picture !== undefined) return pictureResource(picture, path, { ...options, pages });
    const page = pages.findPage(path);
    if (page !== undefined) return pageResource(page, { path, query }, { ...options, pages });
  }
  // A program without a front page, such as `naijaref serve`, says at its root where everything is.
  return (path === "/" && rootResource("/v1", options, path)) || unknownResource(path, options);
}

/** A path that names nothing. What it may mean is looked for only if the client is within its limit. */
const unknownResource = (path: string, options: ResourceOptions): Resource =>
  failedResource(() => fail("not_found", `There is nothing at ${quote(path)}; ${pathHint(path)}`), options);

/** A target that is malformed or does not exist: the same failure for any method. */
export const failureResource = (failure: Failure, options: ResourceOptions): Resource =>
  failedResource(() => failure, options);

function failedResource(explain: () => Failure, { policy }: ResourceOptions): Resource {
  const represent = () => failed(explain(), "-", policy);
  const nowhere = { route: "-", key: undefined, exists: false } as const;
  return freshResource({ ...nowhere, limited: true, fields: policy, represent });
}
