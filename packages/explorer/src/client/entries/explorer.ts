/** On every page: copies codes. What a page needs besides is an entry of its own. */

import { setUpBox } from "../search/box.ts";

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-search]")) setUpBox(form);

document.addEventListener("click", async ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  const text = target.dataset["copy"];
  if (text === undefined) return;
  await navigator.clipboard.writeText(text);
});
