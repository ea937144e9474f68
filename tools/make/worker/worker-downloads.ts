import { cpSync, existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Puts the downloads of one data version among the worker's static files, in place of those that are
 * there, without the second folder. If `npm run downloads` has not written them, the worker has none, and
 * says so.
 */
export function copyDownloads(downloads: string, version: string, assets: string): void {
  const target = join(assets, "downloads");
  rmSync(target, { recursive: true, force: true });
  const edition = join(downloads, version);
  const isInFolder = (path: string): boolean => path !== edition && statSync(path).isDirectory();
  if (existsSync(edition)) cpSync(edition, target, { recursive: true, filter: (path) => !isInFolder(path) });
}
