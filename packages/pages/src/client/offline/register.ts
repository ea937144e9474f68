import { basePath } from "../host.ts";

/** Asks the browser to keep pages for when there is no connection, after all that the person waits for. */
export function keepForOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    // Some browsers refuse it, such as in private windows: the pages work without.
    void navigator.serviceWorker.register(`${basePath}/service-worker.js`).catch(() => undefined);
  });
}
