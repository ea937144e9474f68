import type { Failure } from "../contract/errors.ts";
import { GEOJSON_TYPE, JSON_TYPE } from "../contract/media-types.ts";
import type { Shape } from "../contract/operation.ts";
import { NO_PAGE } from "../http/fields.ts";
import { writeJson } from "./wire.ts";

export interface Body {
  readonly mediaType: string;
  readonly text: string;
  /** Further headers that go with it: names and values in turn. */
  readonly headers: readonly string[];
}

/** An operation's value in its envelope. */
export function bodyOf(value: unknown, shape: Exclude<Shape, { kind: "file" }>): Body {
  if (shape.kind === "document") {
    return {
      mediaType: shape.mediaType,
      text: String(value),
      headers: ["X-Content-Type-Options", "nosniff", ...shape.headers],
    };
  }
  if (shape.kind === "geometry") {
    const isTopology = (value as { readonly type: string }).type === "Topology";
    return { mediaType: isTopology ? JSON_TYPE : GEOJSON_TYPE, text: writeJson(value), headers: NO_PAGE };
  }
  const envelope =
    shape.kind === "list" ? { count: (value as unknown[]).length, data: value } : { data: value };
  return { mediaType: JSON_TYPE, text: writeJson(envelope), headers: NO_PAGE };
}

/** The body of an error. */
export const errorBody = ({ code, message, details }: Failure): Body => ({
  mediaType: JSON_TYPE,
  text: writeJson({ error: { code, message, ...details } }),
  headers: NO_PAGE,
});
