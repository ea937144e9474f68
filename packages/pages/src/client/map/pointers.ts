import type { Place, View } from "./view.ts";

/** A finger may move by so many pixels and still mean a tap. */
const TAP = 8;

/**
 * One finger moves a map that is zoomed, two fingers zoom it; so does the wheel with Control, as in other
 * maps on pages.
 */
export function followPointers(svg: SVGSVGElement, view: View): void {
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
    if (before === undefined || (pointers.size === 1 && view.isWhole)) return;
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

  // What ends a movement is no tap on a shape.
  svg.addEventListener("click", (event) => hasMoved && event.preventDefault(), { capture: true });
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

const placeOf = ({ clientX: x, clientY: y }: MouseEvent): Place => ({ x, y });

const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
