/** In milliseconds: how long a button says that it has copied. */
const SHOWN = 2000;

/**
 * Copies a text, and says so in the button for a moment.
 *
 * @param code what is selected where the browser lends no clipboard
 * @returns what was done, in words
 */
export async function copyText(button: HTMLElement, text: string, code?: Element | null): Promise<string> {
  const before = button.textContent;
  let said = "Copied";
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Browsers lend the clipboard to secure pages only: elsewhere the text is selected for the person to
    // copy.
    if (code) getSelection()?.selectAllChildren(code);
    said = code ? "Selected" : "Not copied";
  }
  button.textContent = said;
  setTimeout(() => {
    button.textContent = before;
  }, SHOWN);
  return `${said} ${text}`;
}

/** Lets everything with `data-copy` copy it when it is pressed; an empty one copies the code beside it. */
export function copyOnPress(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const text = target.dataset["copy"];
    if (text === undefined) return;
    const code =
      target.parentElement?.querySelector("code") ??
      target.closest(".snippet, .example")?.querySelector("code");
    void copyText(target, text || (code?.textContent ?? ""), code);
  });
}
