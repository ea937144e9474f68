/**
 * On every page: the box, lists, sharing, copies of codes, the line on paper, and the name of this service in
 * commands.
 */

import { copyOnPress } from "../copy.ts";
import { setUpLists } from "../lists.ts";
import { cacheForOffline } from "../offline/register.ts";
import { signPrints } from "../print.ts";
import { setUpBox } from "../search/box.ts";
import { setUpMenus, setUpSharing } from "../share.ts";

cacheForOffline();

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-search]")) setUpBox(form);
setUpSharing();
setUpMenus();
setUpLists();
copyOnPress();
signPrints();

/** Commands are written for a service on this machine; here they name the service that served the page. */
const WRITTEN = "http://localhost:3000";
for (const code of document.querySelectorAll<HTMLElement>(".snippet code")) {
  code.textContent = code.textContent?.replace(WRITTEN, location.origin) ?? "";
}
for (const button of document.querySelectorAll<HTMLElement>(".snippet .copy")) {
  button.dataset["copy"] = button.dataset["copy"]?.replace(WRITTEN, location.origin) ?? "";
}
