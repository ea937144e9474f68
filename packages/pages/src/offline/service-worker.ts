import { dataVersion } from "naijaref/about";
import { assetAddress, assetFiles, importsOf } from "../assets.ts";
import type { Offline } from "../client/offline/worker-scope.ts";
import { offlineFiles } from "../generated/assets.ts";
import { type StaticHost, staticAddress } from "../static-host.ts";
import { RECORD_PATHS } from "./record-here.ts";

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
  "/vote",
  "/elections",
];

const RECORD_SCRIPT = "record-here.js";

/**
 * The script at `/service-worker.js`. It differs with each data version and each build, so browsers see at
 * once that there is a new one.
 */
export function serviceWorker(host?: StaticHost): string {
  const base = host?.base ?? "";
  const script = assetAddress(RECORD_SCRIPT);
  const page = (address: string): string => (host === undefined ? address : staticAddress(address, host));
  const offline: Offline = {
    dataVersion,
    base,
    pages: PAGES.map(page),
    pageForNothing: page("/offline"),
    // A static host forbids to store no page, so those with what a person typed are known by their query.
    keepsQueries: host === undefined,
    records: {
      below: RECORD_PATHS.map((path) => `${base}/${path}/`),
      script: base + script,
      files: [script, ...importsOf([RECORD_SCRIPT])].map((file) => base + file),
    },
    files: offlineFiles.map((file) => base + file),
    allFiles: assetFiles.map((file) => `${base}/assets/${file}`),
  };
  return `self.offline = ${JSON.stringify(offline)};\nimportScripts("${base}${assetAddress("service-worker.js")}");\n`;
}
