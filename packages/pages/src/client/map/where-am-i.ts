/** How long the browser may take to find a position, in milliseconds. */
const PATIENCE = 20_000;

/** Asks the browser for a position when the person wants it, and looks it up on the device. */
export function setUpWhereAmI(section: HTMLElement): void {
  const button = section.querySelector<HTMLButtonElement>("[data-locate]");
  const found = section.querySelector<HTMLElement>("[data-found]");
  if (button === null || found === null) return;
  const show = async (position: () => Promise<Position>): Promise<void> => {
    button.disabled = true;
    section.querySelector(".answered-here")?.remove();
    found.textContent = "Looking for the place …";
    try {
      const { latitude, longitude, accuracy } = await position();
      // The borders are half as large as all else together, so they are loaded when they are first needed.
      const { answerHere } = await import("./answer-here.tsx");
      found.textContent = "";
      found.after(answerHere({ lat: latitude, lon: longitude }, accuracy));
      section.querySelector<HTMLElement>(".answer")?.focus();
    } catch (error) {
      found.textContent = positionProblem(error);
    }
    button.disabled = false;
  };
  button.addEventListener("click", () => void show(async () => (await locate()).coords));
  const given = positionInAddress();
  // Where the service made the page, it has said what is there.
  if (given !== undefined && document.querySelector(".result") === null) void show(async () => given);
}

/** The accuracy is in metres; undefined for a point that somebody named. */
type Position = Pick<GeolocationCoordinates, "latitude" | "longitude"> & {
  readonly accuracy?: number;
};

/** The point after `?`, on a page that is a file or a copy. */
function positionInAddress(): Position | undefined {
  const given = new URLSearchParams(location.search);
  const [lat, lon] = [given.get("lat"), given.get("lon")];
  return lat === null || lon === null || lat === "" || lon === ""
    ? undefined
    : { latitude: Number(lat), longitude: Number(lon) };
}

export const locate = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    if (!("geolocation" in navigator) || !isSecureContext) reject({ code: 0 });
    else
      navigator.geolocation.getCurrentPosition(resolve, reject, {
        enableHighAccuracy: true,
        timeout: PATIENCE,
      });
  });

/** By the codes of `GeolocationPositionError`; 0 is a page that browsers give no positions. */
const PROBLEMS = [
  "Your browser gives positions only to pages with https. Search for your town, or for coordinates, instead.",
  "Your browser did not give your position, because it is not allowed to. Allow it in the settings of this page, or search for your town instead.",
  "Your device cannot find its position here. Go to a window or outside, and try again.",
  "Finding your position took too long. Try again, or search for your town instead.",
];

export const positionProblem = (error: unknown): string =>
  PROBLEMS[(error as { readonly code?: number }).code ?? -1] ??
  "The borders could not be loaded. Check your connection, and try again.";
