import { findPage, type Site } from "@naijaref/pages";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";

/** What pages and protocols read of a service that runs, and has every polling unit. */
export const state = {
  isDraining: () => false,
  uptime: () => 0,
  pollingUnits: createPollingUnits(loadStateModule),
};

/** What is at a target such as `/banks?type=merchant`: a page, or where it leads to. */
export async function openPage(target: string, site: Site = state) {
  const [path = "", query = ""] = target.split("?");
  const page = findPage(path);
  if (page === undefined) throw new Error(`there is no page at ${target}`);
  return page.render(new Map(new URLSearchParams(query)), site);
}

/** The HTML of a page, which must not lead to another. */
export async function htmlOf(target: string, site: Site = state): Promise<string> {
  const page = await openPage(target, site);
  if ("redirect" in page) throw new Error(`${target} redirects to ${page.redirect}`);
  return page.html;
}
