import { figure, quantilesOf } from "../../map/quantiles.ts";
import { element } from "../element.ts";
import type { MatchFunctions } from "../entries/match-worker.ts";
import { hostAddress } from "../host.ts";
import type { TableKind } from "../match/messages.ts";
import type { TableRead } from "../match/read-table.ts";
import { openWorker } from "../worker.ts";

/** Colours the map by a table of the person's own. The table is read in a worker, and nothing is sent. */
export function setUpOwnTable(place: HTMLElement): void {
  const map = document.querySelector<HTMLElement>("[data-map]");
  const { worker: address, kind } = place.dataset;
  if (map === null || address === undefined || kind === undefined) return;
  // `map-page.tsx` writes them all.
  const part = <T extends HTMLElement>(selector: string): T => place.querySelector<T>(selector) as T;
  const parts = {
    text: part<HTMLTextAreaElement>("textarea"),
    file: part<HTMLInputElement>("input[type=file]"),
    title: part<HTMLInputElement>("[data-title]"),
    column: part<HTMLSelectElement>("select"),
    show: part<HTMLButtonElement>("[data-show]"),
    said: part("[role=status]"),
    problems: part("[data-problems]"),
  };
  const ask = openWorker<MatchFunctions>(address);
  // It comes before it is needed, so that all goes on when the connection is cut.
  ask("prepare", { kind: kind as TableKind }).catch(() => undefined);
  const colours = createColours(map);

  /** What was chosen last: a file, or the text. */
  const table = (): Blob => parts.file.files?.[0] ?? new Blob([parts.text.value]);

  async function show(column?: string): Promise<void> {
    parts.said.textContent = "Reading …";
    const reply = await ask("readTable", table(), kind as TableKind, column).catch((error: Error) => error);
    if (reply instanceof Error) {
      parts.said.textContent = reply.message;
      return;
    }
    if (column !== undefined || parts.title.value.trim() === "") parts.title.value = reply.heading;
    fillColumns(parts.column, reply);
    parts.said.textContent = `${figure(reply.rows.length)} places have a colour.`;
    listProblems(parts.problems, reply);
    if (reply.rows.length === 0) return;
    colours.show(reply, parts.title.value);
    map?.scrollIntoView({ block: "nearest" });
  }

  parts.file.addEventListener("change", () => {
    parts.text.value = "";
    void show();
  });
  parts.text.addEventListener("input", () => {
    parts.file.value = "";
  });
  parts.show.addEventListener("click", () => void show());
  parts.column.addEventListener("change", () => void show(parts.column.value));
  parts.title.addEventListener("input", () => colours.name(parts.title.value));
  for (const one of [parts.text, parts.file, parts.title, parts.show]) one.disabled = false;
}

function fillColumns(select: HTMLSelectElement, { headings, heading }: TableRead): void {
  select.replaceChildren(...headings.map((one) => new Option(one, one, one === heading, one === heading)));
  const field = select.closest("label");
  if (field !== null) field.hidden = headings.length < 2;
}

function listProblems(list: HTMLElement, { problems, more }: TableRead): void {
  const lines = problems.map(
    ({ line, text, why }) => `Row ${line}, ${text === "" ? "empty" : `“${text}”`}: ${why}`,
  );
  if (more > 0) lines.push(`And ${figure(more)} more.`);
  list.replaceChildren(...lines.map((line) => element("li", "", line)));
}

function createColours(map: HTMLElement) {
  const svg = map.querySelector("svg");
  const shapes = [...map.querySelectorAll<SVGAElement>(".shapes a")];
  const names = shapes.map((shape) => (shape.getAttribute("aria-label") ?? "").split(":")[0] ?? "");
  const credit = map.dataset["credit"] ?? "";
  const name = (title: string): void => {
    svg?.setAttribute("aria-label", title.trim() === "" ? "Map of Nigeria" : title.trim());
  };
  return {
    name,
    show({ rows }: TableRead, title: string): void {
      const numbers = new Map(rows.map(({ address, number }) => [hostAddress(address), number]));
      const { classOf, legend } = quantilesOf([...numbers.values()]);
      for (const [at, shape] of shapes.entries()) {
        const number = numbers.get(shape.getAttribute("href") ?? "");
        shape.setAttribute("class", number === undefined ? "none" : classOf(number));
        const words = number === undefined ? "no number" : figure(number);
        shape.setAttribute("aria-label", `${names[at]}: ${words}`);
      }
      const isWhole = numbers.size === shapes.length;
      const entries = isWhole ? legend : [...legend, { className: "none", text: "No number" }];
      map
        .querySelector(".map-legend")
        ?.replaceChildren(...entries.map(({ className, text }) => element("li", className, text)));
      name(title);
      map.dataset["credit"] = `${credit}. Numbers: own table, not from naijaref`;
    },
  };
}
