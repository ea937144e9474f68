/** On pages with a map: names of what is under the pointer, zoom, keys, saving, and where the person is. */
import { showChosen } from "../map/chosen.ts";
import { setUpMap } from "../map/set-up.ts";
import { setUpWhereAmI } from "../map/where-am-i.ts";

showChosen();
for (const map of document.querySelectorAll<HTMLElement>("[data-map]")) setUpMap(map);
for (const where of document.querySelectorAll<HTMLElement>("[data-where]")) setUpWhereAmI(where);
