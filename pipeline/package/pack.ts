import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { gzipAsync } from "@gfx/zopfli";
import { likeBesideLike } from "./tar.ts";

const library = fileURLToPath(new URL("../../packages/naijaref/", import.meta.url));

/**
 * Packs the built library into a folder as npm does, sorts its files, and compresses it again by Zopfli,
 * which finds a smaller form of the same gzip format: every npm reads it. Returns the path of the file, to be
 * published as it is.
 *
 * @param parts into how many parts, with codes of their own, the content is divided at most. 0 is any number,
 * and takes ten times as long.
 */
export async function packLibrary(folder: string, parts: number): Promise<string> {
  const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: library,
    encoding: "utf8",
  });
  const [{ filename }] = JSON.parse(packed.slice(packed.indexOf("["))) as [{ filename: string }];
  const file = join(folder, filename);
  const content = likeBesideLike(gunzipSync(readFileSync(file)));
  const smaller = await gzipAsync(content, { numiterations: 1, blocksplittingmax: parts });
  if (!gunzipSync(smaller).equals(content)) throw new Error("Zopfli has changed the content of the package");
  writeFileSync(file, smaller);
  return file;
}
