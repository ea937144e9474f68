import { fail } from "@naijaref/contract/errors";
import type { CacheClass, FileContent } from "@naijaref/contract/operation";
import { NO_PAGE, ON_FILES } from "../http/fields.ts";
import type { StoredResponse } from "../http/message.ts";
import { readRange } from "../http/range.ts";
import { CACHE_CONTROL, failureResponse, type Representation, withLength } from "./representation.ts";

interface FileOptions {
  readonly cache: CacheClass;
  readonly route: string;
  /** Header fields of every response that is limited. */
  readonly fields: readonly string[];
}

/** A file as the response to GET: whole, or the part that is asked for. All responses share its bytes. */
export function representFile(file: FileContent, { cache, route, fields }: FileOptions): Representation {
  const { bytes } = file;
  const etag = `"${file.sha256}"`;
  const cached = ["ETag", etag, "Cache-Control", CACHE_CONTROL[cache], ...ON_FILES, ...NO_PAGE, ...fields];
  const about = [
    "Content-Type",
    file.mediaType,
    "Content-Disposition",
    `attachment; filename="${file.name}"`,
    "Accept-Ranges",
    "bytes",
    ...cached,
  ];
  const whole = (): StoredResponse => ({
    status: 200,
    headers: withLength(about, bytes),
    body: bytes,
    route,
  });
  return {
    etag,
    size: bytes.length,
    isEncodable: false,
    in: whole,
    notModified: () => ({ status: 304, headers: cached, body: undefined, route }),
    part: (range, ifRange) => {
      // RFC 9110, 13.1.5: parts of two editions must not be joined.
      if (ifRange !== undefined && ifRange.trim() !== etag) return whole();
      const part = readRange(range, bytes.length);
      if (part === undefined) return whole();
      if (part === "unsatisfiable") {
        const message = `The file has ${bytes.length} bytes: ask for a part of them.`;
        const length = ["Content-Range", `bytes */${bytes.length}`];
        return failureResponse(fail("range_not_satisfiable", message), route, [...length, ...fields]);
      }
      const body = bytes.subarray(part.first, part.last + 1);
      const field = ["Content-Range", `bytes ${part.first}-${part.last}/${bytes.length}`];
      return { status: 206, headers: withLength([...about, ...field], body), body, route };
    },
  };
}
