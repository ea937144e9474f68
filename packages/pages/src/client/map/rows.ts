/** Draws a shape again above all others, so that no neighbour covers its line; nothing without one. */
function showActive(svg: SVGSVGElement, shape: Element | null): void {
  svg.querySelector(".active")?.remove();
  const path = shape?.querySelector("path");
  if (!path) return;
  const copy = path.cloneNode() as SVGPathElement;
  copy.classList.add("active");
  svg.querySelector(".names")?.before(copy);
}

/** The map and the table of the page show together what is pointed at in one of them. */
export function linkRows(svg: SVGSVGElement): void {
  const rows = new Map<string, { readonly row: Element; readonly shape: Element }>();
  for (const shape of svg.querySelectorAll(".shapes a")) {
    const address = shape.getAttribute("href") ?? "";
    const row = document.querySelector(`.table th a[href="${CSS.escape(address)}"]`)?.closest("tr");
    if (row) rows.set(address, { row, shape });
  }
  for (const { row, shape } of rows.values()) {
    row.addEventListener("pointerenter", () => showActive(svg, shape));
    row.addEventListener("pointerleave", () => showActive(svg, null));
  }
  const light = (target: EventTarget | null): void => {
    const shape = target instanceof Element ? target.closest(".shapes a") : null;
    showActive(svg, shape);
    for (const { row } of rows.values()) row.classList.remove("lit");
    rows.get(shape?.getAttribute("href") ?? "")?.row.classList.add("lit");
  };
  for (const event of ["pointerover", "focusin"] as const)
    svg.addEventListener(event, ({ target }) => light(target));
  for (const event of ["pointerleave", "focusout"] as const) svg.addEventListener(event, () => light(null));
}
