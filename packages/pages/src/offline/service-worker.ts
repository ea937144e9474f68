import { dataVersion } from "naijaref/about";
import { type AssetName, assetAddress, assetFiles, importsOf } from "../assets.ts";
import type { Maker, Offline } from "../client/offline/worker-scope.ts";
import { RECORD_PATHS } from "../records/views.ts";
import { type StaticHost, staticAddress } from "../static-host.ts";

/**
 * What works without a connection from the first visit on, with the scripts and styles of each. The map's borders
 * are as large as all of them, and stay out.
 */
const PAGES: Readonly<Record<string, readonly AssetName[]>> = {
  "/": ["explorer.css", "explorer.js", "box.js", "search-worker.js", "map.css", "map.js"],
  "/map": ["own-table.css"],
  "/where": ["tools.css"],
  "/check/account": ["check-account.js"],
  "/read/phone": ["read-phone.js"],
  "/read/plate": ["read-plate.js"],
  "/plates": [],
  "/match": ["match.css", "match-file.js", "match-worker.js", "workbook.js"],
  "/form": ["build-form.js"],
  "/vote": ["vote.css", "vote.js", "read-vote.js"],
  "/elections": [],
};

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
  const makers = [
    maker(
      RECORD_PATHS.map((path) => `/${path}/`),
      "record-here.js",
      [],
    ),
    maker(["/search?", "/search/?"], "search.js", ["tools.css"]),
  ];
  const assets = Object.values(PAGES).flat();
  const files = [...assets.map(assetAddress), ...importsOf(assets)].map(at);
  const offline: Offline = {
    dataVersion,
    base,
    pages: Object.keys(PAGES).map(page),
    pageForNothing: page("/offline"),
    // A static host forbids to store no page, so those with what a person typed are known by their query.
    cachesQueries: host === undefined,
    makers,
    files: [...new Set([...files, ...makers.flatMap((one) => one.files)])].sort(),
    allFiles: assetFiles.map((file) => at(`/assets/${file}`)),
  };
  return `self.offline = ${JSON.stringify(offline)};\nimportScripts("${base}${assetAddress("service-worker.js")}");\n`;
}
