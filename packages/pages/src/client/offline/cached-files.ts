import { scope } from "./worker-scope.ts";

const FILES = "files";

/** What the browser itself has stored is asked for anew: it would come without a note of its day. */
export const FRESH = { cache: "no-cache" } as const;

/** Keeps the scripts and styles of the tools, and drops those of earlier builds. */
export async function cacheFiles(): Promise<void> {
  const { files, allFiles, pageForNothing } = scope.offline;
  const cache = await caches.open(FILES);
  for (const request of await cache.keys()) {
    if (!allFiles.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
  const page = await fetch(pageForNothing, FRESH);
  if (page.ok) await put(cache, pageForNothing, page);
  if (scope.navigator.connection?.saveData === true) return;
  for (const file of files) {
    if ((await cache.match(file)) !== undefined) continue;
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    if (!(await put(cache, file, response))) return;
  }
}

export async function areCached(files: readonly string[]): Promise<boolean> {
  const cache = await caches.open(FILES);
  const copies = await Promise.all(files.map((file) => cache.match(file)));
  return !copies.includes(undefined);
}

export const findOfflinePage = async (): Promise<Response | undefined> =>
  (await caches.open(FILES)).match(scope.offline.pageForNothing);

/** A file has a hash of its content in its name, so a copy is never old. */
export async function answerFromFiles(request: Request): Promise<Response> {
  const cache = await caches.open(FILES);
  const copy = await cache.match(request);
  if (copy !== undefined) return copy;
  const response = await fetch(request);
  // Only files of this build are kept, so the cache is bounded.
  if (response.status === 200 && scope.offline.allFiles.includes(new URL(request.url).pathname)) {
    await put(cache, request, response.clone());
  }
  return response;
}

/**
 * Puts a copy into a cache, unless the device has no space for it: then there is no copy, and all else goes
 * on.
 *
 * @returns whether there was space
 */
export async function put(cache: Cache, address: RequestInfo, response: Response): Promise<boolean> {
  try {
    await cache.put(address, response);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "QuotaExceededError") return false;
    throw error;
  }
}
