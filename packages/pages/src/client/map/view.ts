export interface Place {
  readonly x: number;
  readonly y: number;
}

/** At 24 times, Lagos Island is as wide as a phone. */
const MAX = 24;

/** Names are at most, and at least, so many pixels high; codes and numbers in their place have the least. */
const MAX_NAME = 15;
const MIN_NAME = 13;

/**
 * Which part of a map is seen. While a person moves it, the browser only moves the picture that it has drawn,
 * which is smooth on a phone; when they stop, it is drawn anew and sharp.
 */
export class View {
  readonly #map: HTMLElement;
  readonly #svg: SVGSVGElement;
  readonly #all: DOMRect;
  #scale = 1;
  #middle: Place;
  /** The view that is drawn. */
  #drawn: { readonly scale: number; readonly middle: Place };
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(map: HTMLElement, svg: SVGSVGElement) {
    this.#map = map;
    this.#svg = svg;
    this.#all = DOMRect.fromRect(svg.viewBox.baseVal);
    this.#middle = { x: this.#all.x + this.#all.width / 2, y: this.#all.y + this.#all.height / 2 };
    this.#drawn = { scale: 1, middle: this.#middle };
    this.#fitNames();
    new ResizeObserver(() => this.#fitNames()).observe(svg);
  }

  /** Pixels for a unit of the map as it is drawn whole. */
  get #pixels(): number {
    const { width, height } = this.#svg.getBoundingClientRect();
    const scale = this.#pending;
    return Math.min(width / scale / this.#all.width, height / scale / this.#all.height);
  }

  get #pending(): number {
    return this.#scale / this.#drawn.scale;
  }

  get isWhole(): boolean {
    return this.#scale === 1;
  }

  /** @param at the pixel of the view that stays where it is; its middle if left out. */
  zoomBy(factor: number, at?: Place): void {
    const scale = Math.min(MAX, Math.max(1, this.#scale * factor));
    const from = at === undefined ? { x: 0, y: 0 } : this.#fromMiddle(at);
    const pixels = this.#pixels;
    const change = 1 / (pixels * this.#scale) - 1 / (pixels * scale);
    this.#show(scale, { x: this.#middle.x + from.x * change, y: this.#middle.y + from.y * change });
  }

  /** Moves the picture by so many pixels. */
  moveBy(dx: number, dy: number): void {
    const unit = this.#pixels * this.#scale;
    this.#show(this.#scale, { x: this.#middle.x - dx / unit, y: this.#middle.y - dy / unit });
  }

  showAll(): void {
    this.#show(1, this.#middle);
  }

  #fromMiddle({ x, y }: Place): Place {
    const view = (this.#svg.parentElement as HTMLElement).getBoundingClientRect();
    return { x: x - view.x - view.width / 2, y: y - view.y - view.height / 2 };
  }

  /** Never shows what is beyond the map. */
  #show(scale: number, middle: Place): void {
    const { x, y, width, height } = this.#all;
    const within = (value: number, from: number, length: number): number => {
      const half = length / scale / 2;
      return Math.min(from + length - half, Math.max(from + half, value));
    };
    this.#scale = scale;
    this.#middle = { x: within(middle.x, x, width), y: within(middle.y, y, height) };
    this.#map.toggleAttribute("data-zoomed", scale > 1);
    const pixels = this.#pixels * this.#drawn.scale;
    const dx = (this.#drawn.middle.x - this.#middle.x) * pixels * this.#pending;
    const dy = (this.#drawn.middle.y - this.#middle.y) * pixels * this.#pending;
    this.#svg.style.transform = `translate(${dx}px, ${dy}px) scale(${this.#pending})`;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#draw(), 120);
  }

  #draw(): void {
    const { width, height } = this.#all;
    const [wide, high] = [width / this.#scale, height / this.#scale];
    this.#svg.setAttribute(
      "viewBox",
      `${this.#middle.x - wide / 2} ${this.#middle.y - high / 2} ${wide} ${high}`,
    );
    this.#drawn = { scale: this.#scale, middle: this.#middle };
    this.#svg.style.transform = "";
    this.#fitNames();
  }

  /** Names are as high as they can be read, and only where they fit inside their shape. */
  #fitNames(): void {
    const whole = this.#pixels * this.#scale;
    if (!(whole > 0)) return;
    let isNamed = false;
    const codes: SVGTextElement[] = [];
    for (const text of this.#svg.querySelectorAll<SVGTextElement>(".names text")) {
      // What is drawn again in the same picture has units of its own.
      const pixels = whole * Number(text.ownerSVGElement?.dataset["scale"] ?? 1);
      text.dataset["size"] ??= text.getAttribute("font-size") ?? "";
      const size = Number(text.dataset["size"]);
      const isShort = text.classList.contains("short");
      // A code or a number may reach over the lines of a very small shape: every LGA has one.
      const isShown: boolean = isShort ? !isNamed : size * pixels >= MIN_NAME - 0.01;
      isNamed = isShown && !isShort;
      text.toggleAttribute("hidden", !isShown);
      text.setAttribute("font-size", String(isShort ? MIN_NAME / pixels : Math.min(size, MAX_NAME / pixels)));
      text.removeAttribute("transform");
      if (isShort && isShown) codes.push(text);
    }
    moveApart(codes, this.#svg.querySelector<SVGRectElement>("rect.enlarged"));
  }
}

/** With the space between two codes, one is so much as high as its line, and as wide as its letters. */
const HIGH = 0.8;
const WIDE = 1.12;
/** What moves away from one code may come to another. */
const ROUNDS = 16;

/**
 * Moves codes that touch each other, or the frame of what is drawn again, apart, by as little as that needs.
 * Each picture has units of its own.
 */
function moveApart(codes: readonly SVGTextElement[], frame: SVGGraphicsElement | null): void {
  const boxes = [...codes, ...(frame === null ? [] : [frame])].map((drawn) => {
    const { x, y, width, height } = drawn.getBBox();
    const [wide, high] = drawn === frame ? [1, 1] : [WIDE, HIGH];
    return {
      ...{ drawn, x: x + width / 2, y: y + height / 2, width: width * wide, height: height * high },
      ...{ dx: 0, dy: 0 },
    };
  });
  const pairs = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(({ drawn }) => drawn.ownerSVGElement === one.drawn.ownerSVGElement)
      .map((other) => [one, other] as const),
  );
  for (let round = 0; round < ROUNDS; round++)
    for (const [one, other] of pairs) {
      const [right, down] = [other.x + other.dx - one.x - one.dx, other.y + other.dy - one.y - one.dy];
      const wide = (one.width + other.width) / 2 - Math.abs(right);
      const high = (one.height + other.height) / 2 - Math.abs(down);
      if (wide <= 0 || high <= 0) continue;
      const [x, y] = wide < high ? [Math.sign(right) * wide, 0] : [0, Math.sign(down) * high];
      // The frame stays, and the code does all of the way.
      const part = other.drawn === frame ? 1 : 0.5;
      one.dx -= x * part;
      one.dy -= y * part;
      other.dx += x * (1 - part);
      other.dy += y * (1 - part);
    }
  for (const { drawn, dx, dy } of boxes)
    if (dx !== 0 || dy !== 0) drawn.setAttribute("transform", `translate(${dx} ${dy})`);
}
