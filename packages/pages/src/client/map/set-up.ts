import { saveMap } from "./save.ts";
import { createView, type Place, type View } from "./view.ts";

/** A finger may move by so many pixels and still mean a tap. */
const TAP = 8;

/**
 * One finger moves a map that is zoomed, two fingers zoom it; so does the wheel with Control, as in other
 * maps on pages.
 */
function followPointers(svg: SVGSVGElement, view: View): void {
  const pointers = new Map<number, Place>();
  let hasMoved = false;
  let start: Place = { x: 0, y: 0 };

  svg.addEventListener("pointerdown", (event) => {
    if (pointers.size === 0) {
      hasMoved = false;
      start = placeOf(event);
    }
    pointers.set(event.pointerId, placeOf(event));
  });
  svg.addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined || (pointers.size === 1 && view.isWhole())) return;
    const now = placeOf(event);
    if (!hasMoved && Math.hypot(now.x - start.x, now.y - start.y) < TAP && pointers.size === 1) return;
    if (!hasMoved) {
      hasMoved = true;
      svg.setPointerCapture(event.pointerId);
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) view.moveBy(now.x - before.x, now.y - before.y);
    else {
      view.moveBy((now.x - before.x) / 2, (now.y - before.y) / 2);
      view.zoomBy(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
    }
    pointers.set(event.pointerId, now);
  });
  for (const end of ["pointerup", "pointercancel"] as const)
    svg.addEventListener(end, ({ pointerId }) => pointers.delete(pointerId));

  svg.addEventListener(
    "click",
    (event) => {
      // What ends a movement is no tap on a shape.
      if (hasMoved) event.preventDefault();
      else if (event instanceof PointerEvent && event.pointerType === "touch") openNear(svg, event);
    },
    { capture: true },
  );
  svg.addEventListener("dragstart", (event) => event.preventDefault());
  svg.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      view.zoomBy(Math.exp(-event.deltaY / 200), placeOf(event));
    },
    { passive: false },
  );
}

/** A finger covers so many pixels around the place that it touches. */
const FINGER = 22;

/** Opens the small shape that is nearest to a touch, in place of a large one beside it. */
function openNear(svg: SVGSVGElement, event: PointerEvent): void {
  const { x, y } = placeOf(event);
  const near = [...svg.querySelectorAll<SVGAElement>(":is(.shapes, .again) a")]
    .map((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      const isSmall = width > 0 && Math.min(width, height) < FINGER;
      return { link, isSmall, away: Math.hypot(x - left - width / 2, y - top - height / 2) };
    })
    .filter(({ isSmall, away }) => isSmall && away < FINGER)
    .sort((a, b) => a.away - b.away)[0]?.link;
  if (near === undefined || (event.target instanceof Node && near.contains(event.target))) return;
  event.preventDefault();
  event.stopPropagation();
  near.dispatchEvent(new MouseEvent("click", { bubbles: false, cancelable: true }));
}

const placeOf = ({ clientX: x, clientY: y }: MouseEvent): Place => ({ x, y });

const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The map is one stop of the Tab key; the arrow keys go from a shape to the next in their direction. */
function moveByKeys(svg: SVGSVGElement): void {
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
  const there = links.flatMap((link) => {
    const [toX, toY] = middleOf(link);
    const along = (toX - x) * dx + (toY - y) * dy;
    const beside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    return along > beside / 2 && along > 0 ? [{ link, distance: along + 2 * beside }] : [];
  });
  return there.sort((a, b) => a.distance - b.distance)[0]?.link;
}

/** Makes a drawn map one that can be zoomed, moved and saved. */
export function setUpMap(map: HTMLElement): void {
  const svg = map.querySelector("svg");
  if (svg === null) return;
  const view = createView(map, svg);
  moveByKeys(svg);
  pointOut(map, svg);
  map.dataset["ready"] = "";
  followPointers(svg, view);
  map.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    const { zoom, save } = button?.dataset ?? {};
    if (zoom === "in") view.zoomBy(1.6);
    if (zoom === "out") view.zoomBy(1 / 1.6);
    if (zoom === "all") view.showAll();
    if (save === "svg" || save === "png") void saveMap(map, svg, save);
  });
}

/** Draws a shape again above all others, so that no neighbour covers its line; nothing without one. */
function showActive(svg: SVGSVGElement, shape: Element | null): void {
  svg.querySelector(".active")?.remove();
  const path = shape?.querySelector("path");
  if (!path) return;
  const copy = path.cloneNode() as SVGPathElement;
  copy.classList.add("active");
  svg.querySelector(".names")?.before(copy);
}

/**
 * The shape that is pointed at or has the focus is drawn above the others, named in a corner of the map, and
 * lit up in the table of the page; a row that is pointed at lights up its shape.
 */
function pointOut(map: HTMLElement, svg: SVGSVGElement): void {
  const tip = map.querySelector<HTMLElement>(".map-tip");
  const rows = new Map<string, Element>();
  for (const shape of svg.querySelectorAll<SVGAElement>("a")) {
    // The browser's own small window for a title comes late and would cover shapes.
    const title = shape.querySelector("title");
    shape.setAttribute("aria-label", title?.textContent ?? "");
    title?.remove();
    const address = shape.getAttribute("href") ?? "";
    const row = document.querySelector(`.table th a[href="${CSS.escape(address)}"]`)?.closest("tr");
    // What is drawn again is in the table once.
    if (!row || rows.has(address)) continue;
    rows.set(address, row);
    row.addEventListener("pointerenter", () => showActive(svg, shape));
    row.addEventListener("pointerleave", () => showActive(svg, null));
  }
  const show = (target: EventTarget | null): void => {
    const shape = target instanceof Element ? target.closest<SVGAElement>("a") : null;
    showActive(svg, shape?.closest(".shapes") ? shape : null);
    for (const [address, row] of rows) row.classList.toggle("lit", address === shape?.getAttribute("href"));
    if (tip === null) return;
    tip.textContent = shape?.getAttribute("aria-label") ?? "";
    tip.hidden = shape === null;
  };
  for (const event of ["pointerover", "focusin"] as const)
    svg.addEventListener(event, ({ target }) => show(target));
  for (const event of ["pointerleave", "focusout"] as const) svg.addEventListener(event, () => show(null));
}
