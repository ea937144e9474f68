import { copyText } from "./copy.ts";

/** Sets up the button that hands the address of the page on: to another app, or to the clipboard. */
export function setUpSharing(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-share]")) {
    // Where there is no other app to hand it to, the link is copied.
    const canShare = "share" in navigator;
    if (canShare) button.textContent = "Share";
    button.addEventListener("click", () => {
      const url = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
      // Who closes the list of apps has changed their mind.
      if (canShare) navigator.share({ title: document.title, url }).catch(() => undefined);
      else void copyText(button, url);
    });
  }
}

/** A menu closes when something else is pressed. */
export function setUpMenus(): void {
  document.addEventListener("click", ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("[data-menu][open]"))
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
}

/**
 * Writes on paper which page it is and of which day: browsers can leave their own line out. What is behind
 * `#` may be a person's number, and is left out.
 */
export function signPrints(): void {
  addEventListener("beforeprint", () => {
    const address = location.origin + location.pathname + location.search;
    const day = new Date().toLocaleDateString("en-NG", { dateStyle: "long" });
    for (const line of document.querySelectorAll("[data-printed]"))
      line.textContent = `${address}, printed on ${day}`;
  });
}
