import { errors, type Failure } from "../contract/errors.ts";
import type { CacheClass } from "../contract/operation.ts";
import { toBytes } from "../http/bytes.ts";
import { type Encode, type Encoding, SMALLEST_ENCODED } from "../http/encoding.ts";
import { entityTag } from "../http/etag.ts";
import { ALLOW, CORS, PREFLIGHT } from "../http/fields.ts";
import type { Prepared } from "../http/message.ts";
import { type Body, errorBody } from "./body.ts";

const CACHE_CONTROL: Readonly<Record<CacheClass, string>> = {
  public: "public, max-age=3600, stale-while-revalidate=86400",
  private: "private, max-age=3600",
  none: "no-store",
};

/** The answer to GET, ready in bytes. */
export interface Representation {
  /** Undefined where no 304 can stand for it: an error, or what nobody may keep. */
  readonly etag: string | undefined;
  /** Of the plain body, in bytes. */
  readonly size: number;
  /** Whether it comes in other encodings than identity. */
  readonly isEncodable: boolean;
  in(encoding: Encoding): Prepared;
  notModified(): Prepared;
}

/** What many answers have in common. */
export interface Circumstances {
  readonly cache: CacheClass;
  readonly route: string;
  readonly encode: Encode | undefined;
  /** Header fields beside those of the body. */
  readonly fields: readonly string[];
}

/** A 200. Each encoding and its 304 are made on first use and kept with it; thousands are kept, so it is lean. */
export class Success implements Representation {
  readonly #body: Omit<Body, "text">;
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #tag: string;
  readonly #circumstances: Circumstances;
  #identity: Prepared | undefined;
  #gzip: Prepared | undefined;
  #br: Prepared | undefined;
  #notModified: Prepared | undefined;

  constructor({ text, ...body }: Body, circumstances: Circumstances) {
    this.#body = body;
    this.#bytes = toBytes(text);
    this.#tag = entityTag(this.#bytes);
    this.#circumstances = circumstances;
  }

  get etag(): string | undefined {
    return this.#circumstances.cache === "none" ? undefined : this.#tag;
  }

  get size(): number {
    return this.#bytes.length;
  }

  get isEncodable(): boolean {
    return this.#circumstances.encode !== undefined && this.size > SMALLEST_ENCODED;
  }

  in(encoding: Encoding): Prepared {
    const { encode } = this.#circumstances;
    if (encoding === "identity" || encode === undefined) {
      this.#identity ??= this.#prepare(this.#bytes);
      return this.#identity;
    }
    if (encoding === "gzip") {
      this.#gzip ??= this.#prepare(encode(this.#bytes, encoding), encoding);
      return this.#gzip;
    }
    this.#br ??= this.#prepare(encode(this.#bytes, encoding), encoding);
    return this.#br;
  }

  notModified(): Prepared {
    const { route } = this.#circumstances;
    this.#notModified ??= { status: 304, headers: this.#fields(), body: undefined, route };
    return this.#notModified;
  }

  #prepare(bytes: Uint8Array<ArrayBuffer>, encoding?: Encoding): Prepared {
    const encoded = encoding === undefined ? [] : ["Content-Encoding", encoding];
    const headers = withLength(["Content-Type", this.#body.mediaType, ...this.#fields(), ...encoded], bytes);
    return { status: 200, headers, body: bytes, route: this.#circumstances.route };
  }

  /** Those that a 304 has too. */
  #fields(): string[] {
    const { cache, fields } = this.#circumstances;
    const cached = ["ETag", this.#tag, "Cache-Control", CACHE_CONTROL[cache], "Vary", "Accept-Encoding"];
    return [...cached, ...CORS, ...this.#body.headers, ...fields];
  }
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
