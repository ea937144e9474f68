import { dataVersion } from "naijaref/about";
import { type AssetName, assetAddress, assetFiles, importsOf } from "../assets.ts";
import type { Maker, Offline } from "../client/offline/worker-scope.ts";
import { offlineFiles } from "../generated/assets.ts";
import { RECORD_PATHS } from "../records/views.ts";
import { type StaticHost, staticAddress } from "../static-host.ts";

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

/**
 * The script at `/service-worker.js`. It differs with each data version and each build, so browsers see at
 * once that there is a new one.
 */
export function serviceWorker(host?: StaticHost): string {
  const base = host?.base ?? "";
  const at = (path: string): string => base + path;
  const maker = (below: readonly string[], script: AssetName, styles: readonly AssetName[]): Maker => ({
    below: below.map(at),
    script: at(assetAddress(script)),
    styles: styles.map((name) => at(assetAddress(name))),
    files: [...[script, ...styles].map(assetAddress), ...importsOf([script])].map(at),
  });
  const page = (address: string): string => (host === undefined ? address : staticAddress(address, host));
  const offline: Offline = {
    dataVersion,
    base,
    pages: PAGES.map(page),
    pageForNothing: page("/offline"),
    // A static host forbids to store no page, so those with what a person typed are known by their query.
    cachesQueries: host === undefined,
    makers: [
      maker(
        RECORD_PATHS.map((path) => `/${path}/`),
        "record-here.js",
        [],
      ),
      maker(["/search?", "/search/?"], "search.js", ["tools.css"]),
    ],
    files: offlineFiles.map(at),
    allFiles: assetFiles.map((file) => at(`/assets/${file}`)),
  };
  return `self.offline = ${JSON.stringify(offline)};\nimportScripts("${base}${assetAddress("service-worker.js")}");\n`;
}
