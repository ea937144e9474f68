import { copyOnPress } from "../copy.ts";
import { basePath } from "../host.ts";
import { setUpLists } from "../lists.ts";
import { setUpReports } from "../report.ts";
import { setUpMenus, setUpSharing, signPrints } from "../share.ts";

/**
 * On every page: the box, lists, sharing, copies of codes, the line on paper, and the name of this service in
 * commands.
 */

cacheForOffline();

// The box is loaded when it is touched: a page that is only read needs none of it.
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-search]")) {
  const input = form.querySelector("input");
  const load = () => import("../search/box.ts").then(({ setUpBox }) => setUpBox(form));
  input?.setAttribute("role", "combobox");
  input?.setAttribute("aria-expanded", "false");
  if (input !== null && document.activeElement === input) void load();
  else input?.addEventListener("focus", () => void load(), { once: true });
}
setUpSharing();
setUpMenus();
setUpLists();
copyOnPress();
signPrints();
setUpReports();

/** After the last poll nobody looks for a unit; the page of the service changes with the next data. */
for (const band of document.querySelectorAll<HTMLElement>("[data-until]")) {
  band.hidden = Date.now() > Date.parse(`${band.dataset["until"]}T23:59:59+01:00`);
}

/** Commands are written for a service on this machine; here they name the service that served the page. */
const WRITTEN = "http://localhost:3000";
for (const code of document.querySelectorAll<HTMLElement>(".snippet code")) {
  code.textContent = code.textContent?.replace(WRITTEN, location.origin) ?? "";
}

/** Asks the browser to keep pages for when there is no connection, after all that the person waits for. */
function cacheForOffline(): void {
  // A program with the reference alone has no other page to keep.
  if (!("serviceWorker" in navigator) || document.querySelector("link[rel=manifest]") === null) return;
  addEventListener("load", () => {
    // Some browsers refuse it, such as in private windows: the pages work without.
    void navigator.serviceWorker.register(`${basePath}/service-worker.js`).catch(() => undefined);
  });
}
