import { fail } from "@naijaref/api/contract/errors";
import type { CacheClass, FileContent } from "@naijaref/api/contract/operation";
import { NO_PAGE, ON_FILES } from "@naijaref/http/fields";
import type { StoredResponse } from "@naijaref/http/message";
import { type Part, readRange } from "@naijaref/http/range";
import { CACHE_CONTROL, failureResponse, type Representation, withLength } from "./representation.ts";

interface FileOptions {
  readonly cache: CacheClass;
  readonly route: string;
  /** Header fields of every response that is limited. */
  readonly fields: readonly string[];
}

/** A file as the response to GET: whole, or the part that is asked for. */
export function representFile(file: FileContent, { cache, route, fields }: FileOptions): Representation {
  const { size } = file;
  const etag = `"${file.sha256}"`;
  const cached = ["ETag", etag, "Cache-Control", CACHE_CONTROL[cache], ...ON_FILES, ...NO_PAGE, ...fields];
  const disposition = ["Content-Disposition", `attachment; filename="${file.name}"`];
  const about = ["Content-Type", file.mediaType, ...disposition, "Accept-Ranges", "bytes", ...cached];
  const send = (status: number, fieldsOfPart: readonly string[], { first, last }: Part): StoredResponse => {
    const headers = withLength([...about, ...fieldsOfPart], { length: last + 1 - first });
    const part = file.part(first, last);
    return "bytes" in part
      ? { status, headers, body: part.bytes, route }
      : { status, headers, body: undefined, chunks: part.chunks, route };
  };
  const whole = (): StoredResponse => send(200, [], { first: 0, last: size - 1 });
  return {
    etag,
    size,
    isEncodable: false,
    isWorkIn: () => false,
    in: whole,
    notModified: () => ({ status: 304, headers: cached, body: undefined, route }),
    part: (range, ifRange) => {
      // RFC 9110, 13.1.5: parts of two editions must not be joined.
      if (ifRange !== undefined && ifRange.trim() !== etag) return whole();
      const part = readRange(range, size);
      if (part === undefined) return whole();
      if (part === "unsatisfiable") {
        const message = `The file has ${size} bytes: ask for a part of them.`;
        const length = ["Content-Range", `bytes */${size}`];
        return failureResponse(fail("range_not_satisfiable", message), route, [...length, ...fields]);
      }
      return send(206, ["Content-Range", `bytes ${part.first}-${part.last}/${size}`], part);
    },
  };
}
