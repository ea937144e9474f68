import { dataVersion } from "naijaref/about";
import { assetAddress, assetFiles } from "../assets.ts";
import type { Offline } from "../client/offline/worker-scope.ts";
import { offlineFiles } from "../generated/assets.ts";

/** What works without a connection from the first visit on. */
const PAGES = [
  "/",
  "/map",
  "/where",
  "/check/account",
  "/read/phone",
  "/read/plate",
  "/plates",
  "/match",
  "/form",
];

/**
 * The script at `/service-worker.js`. It differs with each data version and each build, so browsers see at
 * once that there is a new one.
 */
export function serviceWorker(): string {
  const offline: Offline = {
    dataVersion,
    pages: PAGES,
    files: offlineFiles,
    allFiles: assetFiles.map((file) => `/assets/${file}`),
  };
  return `self.offline = ${JSON.stringify(offline)};\nimportScripts("${assetAddress("service-worker.js")}");\n`;
}
