/** Says what is under the pointer or has the focus, beside it. */
export function showNames(map: HTMLElement, svg: SVGSVGElement): void {
  const tip = map.querySelector<HTMLElement>(".map-tip");
  if (tip === null) return;
  // The browser's own small window for a title comes late and would cover this one.
  for (const link of svg.querySelectorAll("a")) {
    const title = link.querySelector("title");
    link.setAttribute("aria-label", title?.textContent ?? "");
    title?.remove();
  }
  const hide = (): void => {
    tip.hidden = true;
  };
  const show = (target: EventTarget | null, x: number, y: number): void => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null) {
      hide();
      return;
    }
    tip.textContent = link.getAttribute("aria-label");
    tip.hidden = false;
    const view = (tip.parentElement as HTMLElement).getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const left = Math.max(4, Math.min(view.width - width - 4, x - view.x - width / 2));
    const above = y - view.y - height - 14;
    tip.style.transform = `translate(${left}px, ${above < 4 ? y - view.y + 20 : above}px)`;
  };
  svg.addEventListener("pointermove", ({ target, clientX, clientY, pointerType, buttons }) => {
    if (pointerType !== "mouse" || buttons !== 0) hide();
    else show(target, clientX, clientY);
  });
  svg.addEventListener("pointerleave", hide);
  svg.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    const { x, y, width, height } = target.getBoundingClientRect();
    show(target, x + width / 2, y + height / 2);
  });
  svg.addEventListener("focusout", hide);
}
