/** On every page: the box, copies of codes and commands, and the name of this service in commands. */

import { keepForOffline } from "../offline/register.ts";
import { setUpBox } from "../search/box.ts";

keepForOffline();

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-search]")) setUpBox(form);

/** In milliseconds: how long a button says that it has copied. */
const SHOWN = 2000;

async function copy(button: HTMLElement, text: string): Promise<void> {
  const code =
    button.parentElement?.querySelector("code") ?? button.closest(".snippet")?.querySelector("code");
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    // Browsers lend the clipboard to secure pages only: elsewhere the text is selected for the person to
    // copy.
    if (code) getSelection()?.selectAllChildren(code);
    button.textContent = "Selected";
  }
  setTimeout(() => {
    button.textContent = "Copy";
  }, SHOWN);
}

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  const text = target.dataset["copy"];
  if (text !== undefined) void copy(target, text);
});

/** Commands are written for a service on this machine; here they name the service that served the page. */
const WRITTEN = "http://localhost:3000";
for (const code of document.querySelectorAll<HTMLElement>(".snippet code")) {
  code.textContent = code.textContent?.replace(WRITTEN, location.origin) ?? "";
}
for (const button of document.querySelectorAll<HTMLElement>(".snippet .copy")) {
  button.dataset["copy"] = button.dataset["copy"]?.replace(WRITTEN, location.origin) ?? "";
}
