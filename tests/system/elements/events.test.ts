import type { BrowserContextOptions } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withoutChromium } from "../../start/chromium.ts";
import { openElements, pageOf } from "./open-elements.ts";
import type { Cell, Outcome, Step, Table } from "./tables.ts";
import * as tables from "./tables.ts";

/** Each element in each of its states, and what becomes of it by each event. */

/** Does the steps of each cell in a form of its own, and returns the cells that end otherwise. */
async function play({ form, cells }: { readonly form: string; readonly cells: readonly Cell[] }) {
  const pause = (milliseconds = 0) => new Promise((later) => setTimeout(later, milliseconds));
  const until = async (isSo: () => boolean): Promise<void> => {
    for (let tries = 0; tries < 3000 && !isSo(); tries++) await pause(10);
  };
  const failures: unknown[] = [];
  for (const { name, before, is, steps, expected } of cells) {
    const holder = document.createElement("form");
    holder.innerHTML = `${form}<button type="reset">Clear</button>`;
    document.querySelector("main")?.replaceChildren(holder);
    const element = holder.querySelector("#it") as HTMLInputElement;
    const find = <Found extends Element>(selector: string) => holder.querySelector(selector) as Found;
    const outcome = () => [
      element.value,
      element.validity.valid || !element.willValidate,
      element.querySelector("[part~=message]")?.textContent ?? "",
    ];
    const change = (control: HTMLElement): void => {
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
    };
    const act = async ([kind, selector = "", text = ""]: Step): Promise<void> => {
      if (kind === "choose") {
        const wanted = () => [...find<HTMLSelectElement>(selector).options].find((one) => one.text === text);
        await until(() => wanted() !== undefined);
        find<HTMLSelectElement>(selector).value = wanted()?.value ?? "";
        change(find(selector));
      } else if (kind === "type") {
        find<HTMLInputElement>(selector).focus();
        find<HTMLInputElement>(selector).value = text ?? "";
        change(find(selector));
        find<HTMLInputElement>(selector).blur();
      } else if (kind === "click") find<HTMLButtonElement>(selector).click();
      else if (kind === "value") element.value = selector;
      else if (kind === "put back") {
        element.remove();
        holder.prepend(element);
      } else if (text === null) element.removeAttribute(selector);
      else element.setAttribute(selector, text);
    };
    const isAs = (wanted: Outcome): boolean => JSON.stringify(outcome()) === JSON.stringify(wanted);
    for (const [own, wanted] of [
      [before, is],
      [steps, expected],
    ] as const) {
      for (const step of own) await act(step);
      // What follows from a step with modules that are loaded, follows in these turns of the event loop.
      for (let turn = 0; turn < 10; turn++) await pause();
      await until(() => isAs(wanted));
    }
    if (!isAs(expected)) failures.push({ name, expected, outcome: outcome() });
  }
  return failures;
}

const { ACCOUNT, BANK, PHONE, PLACE } = tables;

const pages = Object.fromEntries(
  Object.entries({ PLACE, PHONE, BANK, ACCOUNT }).map(([name, { form }]) => [`/${name}`, pageOf(form)]),
);

const KANO = { latitude: 12.0022, longitude: 8.592 };
const LONDON = { latitude: 51.5, longitude: -0.1 };
const share = (geolocation: { latitude: number; longitude: number }): BrowserContextOptions => ({
  geolocation,
  permissions: ["geolocation"],
});

describe.skipIf(withoutChromium)("states × events in Chromium (skipped where there is none on PATH)", () => {
  const elements = openElements({ pages });

  it.each<readonly [string, string, Table, BrowserContextOptions]>([
    ["place", "/PLACE", PLACE, {}],
    ["place, location refused", "/PLACE", tables.nowhere(tables.REFUSED), {}],
    ["place, location abroad", "/PLACE", tables.nowhere(tables.ABROAD), share(LONDON)],
    [
      "place, location in Kano",
      "/PLACE",
      tables.located({
        empty: tables.WRONG("NG020031", ""),
        "all chosen": tables.WRONG("NG020031", "Choose a ward."),
        "filled in": tables.WRONG("NG020031", tables.SEEMS("Surulere, Lagos")),
      }),
      share(KANO),
    ],
    ["phone", "/PHONE", PHONE, {}],
    ["bank", "/BANK", BANK, {}],
    ["account", "/ACCOUNT", ACCOUNT, {}],
  ])("%s", async (_, path, table, options) => {
    const { page } = await elements.visit(path, options);
    const failures = await page.evaluate(play, { form: table.form, cells: tables.cellsOf(table) });
    expect(failures).toEqual([]);
  });
});
