import { type PageKind, type System, systemProblem } from "../../tools/match/kinds.ts";
import { quoted } from "../csv-cells.ts";
import type { Options } from "./messages.ts";

export type TypedNames = ReturnType<typeof readTypedNames>;

const PLACES = ["state", "lga", "ward"] as const;

/** A file with a name in each row, as the form has them. */
function readTypedNames(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? "").trim();
  const names = text("names")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  // A field that is hidden for the kind may still have what was typed before.
  const places = PLACES.map((place) => (isShown(form, place) ? text(place) : ""));
  const rows = names.map((name) => [name, ...places].map(quoted).join(","));
  const file = new File([[`name,${PLACES.join(",")}`, ...rows, ""].join("\n")], "names.csv", {
    type: "text/csv",
  });
  const kind = text("kind") as PageKind;
  const system = text("system");
  const options: Options = {
    kind,
    column: "name",
    stateColumn: "state",
    lgaColumn: places[1] === "" ? undefined : "lga",
    wardColumn: places[2] === "" ? undefined : "ward",
    system: system === "" ? undefined : system,
    isWhole: true,
  };
  return { file, options };
}

const isShown = (form: HTMLFormElement, name: string): boolean =>
  form.querySelector(`[name=${name}]`)?.checkVisibility?.() ?? true;

/** Calls with what the form of the page has, in place of sending it. */
export function onTypedNames(systems: readonly System[], use: (typed: TypedNames) => void): void {
  const form = document.querySelector<HTMLFormElement>('form[action$="/match"]');
  if (form === null) return;
  const check = (): void => {
    const [kind, system] = ["kind", "system"].map((name) =>
      form.querySelector<HTMLSelectElement>(`select[name=${name}]`),
    );
    // The browser says it beside the field, and does not send the form.
    system?.setCustomValidity(systemProblem(kind?.value as PageKind, system.value, systems));
  };
  check();
  form.addEventListener("change", check);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    use(readTypedNames(form));
  });
}
