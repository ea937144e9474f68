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
