/** Marks in the contents the part that is being read, and keeps it in view there. */
export function markWhatIsRead(): void {
  const contents = document.querySelector<HTMLElement>(".contents");
  const links = new Map<Element, HTMLElement>();
  for (const link of contents?.querySelectorAll<HTMLAnchorElement>("a") ?? []) {
    const part = document.getElementById(link.hash.slice(1));
    if (part !== null) links.set(part, link);
  }
  const parts = [...links.keys()];
  let current: HTMLElement | undefined;
  const mark = (): void => {
    const begun = parts.findLast((part) => part.getBoundingClientRect().top < innerHeight / 3);
    const next = begun && links.get(begun);
    if (next === current) return;
    current?.removeAttribute("aria-current");
    next?.setAttribute("aria-current", "location");
    current = next;
    if (contents && next) contents.scrollTop = next.offsetTop - contents.clientHeight / 2;
  };
  addEventListener("scroll", mark, { passive: true });
  mark();
}
