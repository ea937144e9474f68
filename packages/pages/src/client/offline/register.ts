import { basePath } from "../host.ts";

/** Asks the browser to keep pages for when there is no connection, after all that the person waits for. */
export function cacheForOffline(): void {
  // A program with the reference alone has no other page to keep.
  if (!("serviceWorker" in navigator) || document.querySelector("link[rel=manifest]") === null) return;
  addEventListener("load", () => {
    // Some browsers refuse it, such as in private windows: the pages work without.
    void navigator.serviceWorker.register(`${basePath}/service-worker.js`).catch(() => undefined);
  });
}
