import { errors, type Failure } from "../contract/errors.ts";
import type { CacheClass } from "../contract/operation.ts";
import { type Body, errorBody } from "./body.ts";
import { toBytes } from "./bytes.ts";
import { type Encode, type Encoding, SMALLEST_ENCODED } from "./encoding.ts";
import { entityTag } from "./etag.ts";
import { ALLOW, CACHE_CONTROL, CORS, PREFLIGHT } from "./fields.ts";
import type { Prepared } from "./message.ts";

/** The answer to GET, ready in bytes: each encoding and its 304 are made on first use and kept with it. */
export interface Representation {
  /** Undefined where no 304 can stand for it: an error, or what nobody may keep. */
  readonly etag: string | undefined;
  readonly in: (encoding: Encoding) => Prepared;
  /** Whether it comes in other encodings than identity. */
  readonly isEncodable: boolean;
  readonly notModified: () => Prepared;
  /** Of the plain body, in bytes. */
  readonly size: number;
}

export interface Circumstances {
  readonly cache: CacheClass;
  readonly route: string;
  readonly encode: Encode | undefined;
  /** Header fields beside those of the body. */
  readonly fields: readonly string[];
}

export function success(body: Body, { cache, route, encode, fields }: Circumstances): Representation {
  const bytes = toBytes(body.text);
  const etag = entityTag(bytes);
  const shared = [
    "ETag",
    etag,
    "Cache-Control",
    CACHE_CONTROL[cache],
    "Vary",
    "Accept-Encoding",
    ...CORS,
    ...body.headers,
    ...fields,
  ];
  const typed = ["Content-Type", body.mediaType, ...shared];
  const isEncodable = encode !== undefined && bytes.length > SMALLEST_ENCODED;
  const kept: Partial<Record<Encoding | "notModified", Prepared>> = {};

  const make = (encoding: Encoding): Prepared => {
    if (encoding === "identity" || encode === undefined) {
      return { status: 200, headers: withLength(typed, bytes), body: bytes, route };
    }
    const encoded = encode(bytes, encoding);
    const headers = withLength([...typed, "Content-Encoding", encoding], encoded);
    return { status: 200, headers, body: encoded, route };
  };

  return {
    etag: cache === "none" ? undefined : etag,
    in: (encoding) => {
      kept[encoding] ??= make(encoding);
      return kept[encoding];
    },
    notModified: () => {
      kept.notModified ??= { status: 304, headers: shared, body: undefined, route };
      return kept.notModified;
    },
    isEncodable,
    size: bytes.length,
  };
}

/** An error as the answer to GET. */
export function failed(failure: Failure, route: string, fields: readonly string[]): Representation {
  const prepared = prepareFailure(failure, route, fields);
  const same = () => prepared;
  return {
    etag: undefined,
    in: same,
    notModified: same,
    isEncodable: false,
    size: prepared.body?.length ?? 0,
  };
}

/** An error; nobody keeps it, for what caused it may be gone in a moment. */
export function prepareFailure(failure: Failure, route: string, extra: readonly string[] = []): Prepared {
  const body = errorBody(failure);
  const bytes = toBytes(body.text);
  const headers = ["Content-Type", body.mediaType, "Cache-Control", CACHE_CONTROL.none, ...extra, ...CORS];
  return {
    status: errors[failure.code].status,
    headers: withLength([...headers, ...body.headers], bytes),
    body: bytes,
    route,
  };
}

/** 204 to OPTIONS, whether it is a preflight or not: what the path takes, and that a page may ask it. */
export const prepareOptions = (route: string): Prepared => ({
  status: 204,
  headers: ["Allow", ALLOW, ...PREFLIGHT, "Cache-Control", CACHE_CONTROL.none, ...CORS],
  body: undefined,
  route,
});

const withLength = (headers: readonly string[], bytes: Uint8Array): readonly string[] => [
  ...headers,
  "Content-Length",
  String(bytes.length),
];
