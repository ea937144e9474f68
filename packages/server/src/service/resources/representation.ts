import { type Body, errorBody } from "@naijaref/api/bodies/body";
import { errors, type Failure } from "@naijaref/api/contract/errors";
import type { CacheClass } from "@naijaref/api/contract/operation";
import { type Content, toBytes, toContent, toTagged } from "@naijaref/http/bytes";
import { type Encode, type Encoding, SMALLEST_ENCODED } from "@naijaref/http/encoding";
import { ALLOW, ON_EVERY_ANSWER, preflight } from "@naijaref/http/fields";
import type { FramedResponse, HeaderFrame, StoredResponse } from "@naijaref/http/message";

export const CACHE_CONTROL: Readonly<Record<CacheClass, string>> = {
  public: "public, max-age=3600, stale-while-revalidate=86400",
  private: "private, max-age=3600",
  immutable: "public, max-age=31536000, immutable",
  none: "no-store",
};

/** The answer to GET, ready in bytes. */
export interface Representation {
  /** Undefined if a 304 cannot replace it: a failure, or a response that may not be cached. */
  readonly etag: string | undefined;
  /** Of the plain body, in bytes. */
  readonly size: number;
  readonly isEncodable: boolean;
  /**
   * In an encoding; later, if a long body has to be compressed first.
   *
   * @param isGone whether the client that asks has left: then nothing is compressed for it.
   */
  in(encoding: Encoding, isGone?: () => boolean): StoredResponse | Promise<StoredResponse>;
  isWorkIn(encoding: Encoding): boolean;
  notModified(): StoredResponse;
  /** The part that a Range field asks for, if parts can be asked for. */
  readonly part?: (range: string, ifRange: string | undefined) => StoredResponse;
}

export interface ResponseOptions {
  readonly cache: CacheClass;
  readonly route: string;
  readonly encode: Encode | undefined;
  /** Header fields beside those of the body. */
  readonly fields: readonly string[];
  /** The frames made so far, by media type: where one object is the options of many responses. */
  readonly frames?: Map<string, HeaderFrame>;
}

/** In bytes: to compress more takes tens of milliseconds of a thread. */
const LARGE = 256 * 1024;

/** An encoding that is being made, and who asks for it. */
type Compressing = { readonly askers: (() => boolean)[]; readonly response: Promise<StoredResponse> };

/**
 * A 200. Each encoding and the 304 are built on first use and stored here. Thousands are cached, so it is
 * small.
 */
export class Success implements Representation {
  readonly #content: Content;
  readonly #tag: string;
  readonly #frame: HeaderFrame;
  readonly #options: ResponseOptions;
  #identity: StoredResponse | undefined;
  #encoded: Partial<Record<Encoding, StoredResponse | Compressing | undefined>> | undefined;
  #notModified: StoredResponse | undefined;

  constructor(body: Body, options: ResponseOptions) {
    const { content, tag } = toTagged(body.content);
    this.#content = content;
    this.#tag = tag;
    this.#frame = frameOf(body, options);
    this.#options = options;
  }

  get etag(): string | undefined {
    return this.#options.cache === "none" ? undefined : this.#tag;
  }

  get size(): number {
    return this.#content.length;
  }

  get isEncodable(): boolean {
    return this.#options.encode !== undefined && this.size > SMALLEST_ENCODED;
  }

  isWorkIn(encoding: Encoding): boolean {
    return (
      encoding !== "identity" &&
      this.size > LARGE &&
      this.isEncodable &&
      this.#encoded?.[encoding] === undefined
    );
  }

  in(encoding: Encoding, isGone = (): boolean => false): StoredResponse | Promise<StoredResponse> {
    const { encode } = this.#options;
    if (encoding === "identity" || encode === undefined) return this.#plain();
    this.#encoded ??= {};
    const encoded = this.#encoded;
    const known = encoded[encoding];
    if (known !== undefined && "askers" in known) {
      known.askers.push(isGone);
      return known.response;
    }
    if (known !== undefined) return known;
    const askers = [isGone];
    const made = encode(this.#bytes(), encoding, () => !askers.every((isAskerGone) => isAskerGone()));
    if (!(made instanceof Promise)) {
      const stored = this.#asEncoded(made, encoding);
      encoded[encoding] = stored;
      return stored;
    }
    const response = made.then(
      (bytes) => {
        const stored = bytes && this.#asEncoded(bytes, encoding);
        encoded[encoding] = stored;
        // Nobody waits for it, or too many bodies wait: it is sent as it is.
        return stored ?? this.#plain();
      },
      (error) => {
        encoded[encoding] = undefined;
        throw error;
      },
    );
    encoded[encoding] = { askers, response };
    return response;
  }

  #plain(): StoredResponse {
    this.#identity ??= new Framed(this.#frame, this.#tag, this.#content);
    return this.#identity;
  }

  notModified(): StoredResponse {
    const { route, after } = this.#frame;
    this.#notModified ??= { status: 304, headers: ["ETag", this.#tag, ...after], body: undefined, route };
    return this.#notModified;
  }

  #bytes(): Uint8Array<ArrayBuffer> {
    return typeof this.#content === "string" ? toBytes(this.#content) : this.#content;
  }

  #asEncoded(content: Content, encoding: Encoding): StoredResponse {
    const { route, before, after } = this.#frame;
    const fields = [...before, "ETag", this.#tag, ...after, "Content-Encoding", encoding];
    return { status: 200, headers: withLength(fields, content), body: content, route };
  }
}

/** A response in a frame. The list of its own fields is made only where it is read. */
class Framed implements FramedResponse {
  readonly status: number;
  readonly route: string;
  readonly frame: HeaderFrame;
  readonly tag: string;
  readonly body: Content;

  constructor(frame: HeaderFrame, tag: string, body: Content) {
    this.status = 200;
    this.route = frame.route;
    this.frame = frame;
    this.tag = tag;
    this.body = body;
  }

  get headers(): readonly string[] {
    const { before, after } = this.frame;
    return [...before, "ETag", this.tag, ...after, "Content-Length", String(this.body.length)];
  }
}

/** The frame of a body: the same one for all bodies of a media type, where `options` keeps frames. */
function frameOf(
  { mediaType, headers }: Body,
  { cache, route, fields, frames }: ResponseOptions,
): HeaderFrame {
  const made = frames?.get(mediaType);
  if (made !== undefined) return made;
  const frame = {
    route,
    before: ["Content-Type", mediaType],
    after: [
      ...["Cache-Control", CACHE_CONTROL[cache], "Vary", "Accept-Encoding"],
      ...ON_EVERY_ANSWER,
      ...headers,
      ...fields,
    ],
  };
  frames?.set(mediaType, frame);
  return frame;
}

/** A failure as the response to GET. */
export const failed = (...about: Parameters<typeof failureResponse>): Representation =>
  always(failureResponse(...about));

/** The same response in every encoding, and as a 304. */
export function always(stored: StoredResponse): Representation {
  const same = () => stored;
  return {
    etag: undefined,
    in: same,
    notModified: same,
    isEncodable: false,
    isWorkIn: () => false,
    size: stored.body?.length ?? 0,
  };
}

/** A failure. Not cacheable, because its cause may be temporary. */
export function failureResponse(
  failure: Failure,
  route: string,
  extra: readonly string[] = [],
  notice?: string,
): StoredResponse {
  const body = errorBody(failure, notice);
  return uncachedResponse(errors[failure.code].status, body, route, extra);
}

/** A response that no cache may keep. */
export function uncachedResponse(
  status: number,
  { mediaType, content, headers }: Body,
  route: string,
  extra: readonly string[],
): StoredResponse {
  const body = typeof content === "string" ? toContent(content) : content;
  const own = ["Content-Type", mediaType, "Cache-Control", CACHE_CONTROL.none];
  const all = [...own, ...extra, ...ON_EVERY_ANSWER, ...headers];
  return { status, headers: withLength(all, body), body, route };
}

/** 204 to OPTIONS, preflight or not: the methods of the path, and what web pages may ask of it. */
export const optionsResponse = (route: string, allow = ALLOW, sent?: string): StoredResponse => ({
  status: 204,
  headers: [
    "Allow",
    allow,
    ...preflight(allow, sent),
    "Cache-Control",
    CACHE_CONTROL.none,
    ...ON_EVERY_ANSWER,
  ],
  body: undefined,
  route,
});

export const withLength = (
  headers: readonly string[],
  { length }: { readonly length: number },
): readonly string[] => [...headers, "Content-Length", String(length)];
