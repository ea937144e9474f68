/** In which direction each key goes. */
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The map is one stop of the Tab key; the arrow keys go from a shape to the next in their direction. */
export function moveByKeys(svg: SVGSVGElement): void {
  const links = [...svg.querySelectorAll<SVGAElement>(".shapes a")];
  const first = links.find((link) => link.hasAttribute("aria-current")) ?? links[0];
  for (const link of links) link.setAttribute("tabindex", link === first ? "0" : "-1");
  svg.addEventListener("keydown", (event) => {
    const direction = DIRECTIONS[event.key];
    const from = links.find((link) => link === document.activeElement);
    if (direction === undefined || from === undefined || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    const next = nearest(from, links, direction);
    if (next === undefined) return;
    from.setAttribute("tabindex", "-1");
    next.setAttribute("tabindex", "0");
    next.focus();
  });
}

const middleOf = (link: SVGGraphicsElement): readonly [number, number] => {
  const { x, y, width, height } = link.getBBox();
  return [x + width / 2, y + height / 2];
};

/** The shape that is nearest in a direction: what is beside the way there counts twice as far. */
function nearest(
  from: SVGAElement,
  links: readonly SVGAElement[],
  [dx, dy]: readonly [number, number],
): SVGAElement | undefined {
  const [x, y] = middleOf(from);
  let best: { readonly link: SVGAElement; readonly distance: number } | undefined;
  for (const link of links) {
    const [toX, toY] = middleOf(link);
    const along = (toX - x) * dx + (toY - y) * dy;
    const beside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    const distance = along + 2 * beside;
    if (along > beside / 2 && along > 0 && (best === undefined || distance < best.distance))
      best = { link, distance };
  }
  return best?.link;
}
