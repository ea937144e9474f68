/**
 * On a phone the choices above a map are in one line that moves sideways: moves it to the one that is chosen.
 * The page itself stays where it is.
 */
export function showChosen(): void {
  for (const link of document.querySelectorAll<HTMLElement>(".map-choices a[aria-current]")) {
    const line = link.closest("ul");
    if (line === null) continue;
    const [at, seen] = [link.getBoundingClientRect(), line.getBoundingClientRect()];
    if (at.right > seen.right) line.scrollLeft += at.right - seen.right + seen.width / 8;
  }
}
