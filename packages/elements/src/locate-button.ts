import { newId } from "./field.ts";
import type { PlaceCodes, Source } from "./source.ts";
import { text } from "./texts.ts";

/** The button that asks the device where the person is. It cannot be pressed again until that has ended. */
export class LocateButton {
  readonly element = document.createElement("button");
  #isBusy = false;
  #isAllowed = true;

  /** @param press resolves when it is known where the person is, or why not. */
  constructor(press: () => Promise<void>) {
    const { element } = this;
    element.type = "button";
    element.part.add("locate");
    element.id = newId();
    element.addEventListener("click", async () => {
      this.#show(true);
      await press();
      this.#show(false);
    });
    this.#show(false);
  }

  enable(isAllowed: boolean): void {
    this.#isAllowed = isAllowed;
    this.element.disabled = this.#isBusy || !isAllowed;
  }

  #show(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.element.textContent = text(isBusy ? "locating" : "locate");
    this.enable(this.#isAllowed);
  }
}

/** The place where the person is; as a sentence, why there is none. */
export async function placeHere(source: Pick<Source, "placeAt">): Promise<PlaceCodes | string> {
  const position = await new Promise<GeolocationPosition | undefined>((end) =>
    navigator.geolocation.getCurrentPosition(end, () => end(undefined), {
      timeout: 15_000,
      maximumAge: 300_000,
    }),
  );
  if (position === undefined) return text("not_located");
  try {
    const { latitude, longitude } = position.coords;
    return (await source.placeAt(latitude, longitude)) ?? text("outside");
  } catch (error) {
    console.error("<naija-place> could not look the location up", error);
    return text("not_located");
  }
}
