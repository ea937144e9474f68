import type { IncomingMessage } from "node:http";
import { type BodyBounds, type BodyResult, ComingContent } from "@naijaref/http/body";

/**
 * Reads the content of a request piece by piece, as Node's parser finds it: an iterator would join many short
 * pieces, and not show that they have cost much. What comes after a problem is left to the connection, and
 * the request is not destroyed, because its response must still be written.
 */
export function readContent(incoming: IncomingMessage, bounds: BodyBounds): Promise<BodyResult> {
  return new Promise((resolve) => {
    const finish = (result: BodyResult): void => {
      incoming.off("data", add).off("end", end).off("close", breakOff).off("error", breakOff);
      // A later error would otherwise end the process.
      incoming.on("error", () => {});
      resolve(result);
    };
    const content = new ComingContent(bounds, finish);
    const add = (piece: Buffer): void => {
      const problem = content.add(piece);
      if (problem !== undefined) finish(content.fail(problem));
    };
    const end = (): void => finish(content.end());
    const breakOff = (): void => finish(content.fail("broken_off"));
    incoming.on("data", add).on("end", end).on("close", breakOff).on("error", breakOff);
    // Its end has passed already.
    if (incoming.destroyed) breakOff();
  });
}
