import type { Content } from "./bytes.ts";
import type { StoredResponse } from "./message.ts";

/**
 * The header fields that the successful answers of a route share: all but the entity tag and the length. Made
 * once for a route, because most of them cost more to list than a short answer costs to make.
 */
export interface HeaderFrame {
  readonly route: string;
  /** Names and values in turn, before the entity tag. */
  readonly before: readonly string[];
  /** Those between the entity tag and the length. */
  readonly after: readonly string[];
}

/**
 * A 200 with the header fields of a frame. What writes text writes the frame once for all of them; the list
 * of its own fields is made only where it is read.
 */
export class FramedResponse implements StoredResponse {
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
