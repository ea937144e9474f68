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
