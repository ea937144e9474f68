import type { BrowserContextOptions } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withoutChromium } from "../../start/chromium.ts";
import { openElements, pageOf } from "./open-elements.ts";

/** Each element in each of its states, and what becomes of it by each event. */

/** One thing that happens. The selectors look in the form. */
type Step =
  | readonly ["choose", select: string, option: string]
  | readonly ["type", input: string, text: string]
  | readonly ["click", button: string]
  | readonly ["value", given: string]
  | readonly ["attribute", name: string, value: string | null]
  | readonly ["put back"];

/** The value, whether it is valid, and the sentence beside it. */
type Outcome = readonly [value: string, isValid: boolean, said: string];

interface Cell {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly expected: Outcome;
}

interface Table {
  /** The form, in which the element has the name `it`. */
  readonly form: string;
  readonly states: Readonly<Record<string, readonly Step[]>>;
  readonly events: Readonly<Record<string, readonly Step[]>>;
  /** By state and event; events that are left out change nothing that the state has not. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, Outcome>>>>;
}

const cellsOf = ({ states, events, outcomes }: Table): readonly Cell[] =>
  Object.entries(outcomes).flatMap(([state, row]) =>
    Object.entries(row).map(([event, expected]) => ({
      name: `${state}: ${event}`,
      steps: [...(states[state] ?? []), ...(events[event] ?? [])],
      expected,
    })),
  );

const OK = (value: string, said = ""): Outcome => [value, true, said];
const WRONG = (value: string, said: string): Outcome => [value, false, said];

const state = (name: string): Step => ["choose", "naija-place select", name];
const lga = (name: string): Step => ["choose", "[part~=field]:nth-child(2) select", name];
const ward = (name: string): Step => ["choose", "[part~=field]:nth-child(3) select", name];
const address = (text: string): Step => ["type", "#street", text];

const REFUSED = "Your location could not be found. Choose from the lists.";
const ABROAD = "Your location is not in Nigeria. Choose from the lists.";
const ABA = "Is the address in Aba North / Aba South? Choose the local government area.";
const SEEMS = (place: string) => `The address seems to be in ${place}. Check which is right.`;

/** A place whose LGA and state an address fills in, and a ward that is asked for too. */
const PLACE: Table = {
  form: `<input id="street" aria-label="Street">
    <naija-place id="it" name="it" levels="state lga ward" address="#street" locate required></naija-place>`,
  states: {
    empty: [],
    "state chosen": [state("Lagos")],
    "all chosen": [state("Lagos"), lga("Surulere"), ward("Adeniran/Ogunsanya")],
    "filled in": [address("12 Bode Thomas Street, Surulere, Lagos")],
    "filled in, then completed": [
      address("12 Bode Thomas Street, Surulere, Lagos"),
      ward("Adeniran/Ogunsanya"),
    ],
    asked: [address("Ariaria market aba")],
    given: [["value", "ikeja"]],
    disabled: [
      ["value", "ikeja"],
      ["attribute", "disabled", ""],
    ],
  },
  events: {
    nothing: [],
    "another state": [state("Kano")],
    "no state": [state("Choose one")],
    "address in Ibadan": [address("3 Awolowo road, Bodija, Ibadan, Oyo")],
    "address in Ikeja": [address("12 Allen Avenue, Ikeja, Lagos")],
    "address in Aba": [address("Ariaria market aba")],
    "address of nowhere": [address("zzzz qqqq")],
    "no address": [address("")],
    reset: [["click", "[type=reset]"]],
    value: [["value", "Kaduna"]],
    "no value": [["value", ""]],
    moved: [["put back"]],
    "moved, then an address": [["put back"], address("3 Awolowo road, Bodija, Ibadan, Oyo")],
    "not required": [["attribute", "required", null]],
    location: [["click", "[part~=locate]"]],
  },
  outcomes: {
    empty: {
      nothing: WRONG("", ""),
      "another state": WRONG("KN", "Choose a local government area."),
      "address in Ibadan": WRONG("NG031006", ""),
      "address in Aba": WRONG("AB", ABA),
      "address of nowhere": WRONG("", ""),
      value: WRONG("KD", ""),
      moved: WRONG("", ""),
      "moved, then an address": WRONG("NG031006", ""),
      "not required": OK(""),
    },
    "state chosen": {
      "another state": WRONG("KN", "Choose a local government area."),
      "no state": WRONG("", "Choose a state."),
      "address in Ikeja": WRONG("NG025011", "Choose a ward."),
      "address in Ibadan": WRONG("LA", SEEMS("Ibadan North, Oyo")),
      "address of nowhere": WRONG("LA", "Choose a local government area."),
      reset: WRONG("", ""),
      "not required": OK("LA"),
    },
    "all chosen": {
      "another state": WRONG("KN", "Choose a local government area."),
      "address in Ibadan": OK("24-20-08", SEEMS("Ibadan North, Oyo")),
      "address in Ikeja": OK("24-20-08", SEEMS("Ikeja, Lagos")),
      "address in Aba": OK("24-20-08", SEEMS("Abia")),
      "address of nowhere": OK("24-20-08"),
      "no address": OK("24-20-08"),
      reset: WRONG("", ""),
      value: WRONG("KD", "Choose a local government area."),
      "no value": WRONG("", ""),
      moved: OK("24-20-08"),
    },
    "filled in": {
      nothing: WRONG("NG025020", ""),
      "another state": WRONG("KN", SEEMS("Surulere, Lagos")),
      "no state": WRONG("", "Choose a state."),
      "address in Ibadan": WRONG("NG031006", ""),
      "address in Aba": WRONG("AB", ABA),
      "address of nowhere": WRONG("", ""),
      "no address": WRONG("", ""),
      reset: WRONG("", ""),
      "moved, then an address": WRONG("NG031006", ""),
      "not required": OK("NG025020"),
    },
    "filled in, then completed": {
      nothing: OK("24-20-08"),
      "address in Ibadan": OK("24-20-08", SEEMS("Ibadan North, Oyo")),
      "no address": OK("24-20-08"),
    },
    asked: {
      nothing: WRONG("AB", ABA),
      "address in Ibadan": WRONG("NG031006", ""),
      "address of nowhere": WRONG("", ""),
      "no address": WRONG("", ""),
      reset: WRONG("", ""),
      "not required": OK("AB", ABA),
    },
    given: {
      nothing: WRONG("NG025011", ""),
      "address in Ibadan": WRONG("NG025011", SEEMS("Ibadan North, Oyo")),
      "address in Ikeja": WRONG("NG025011", ""),
      "no value": WRONG("", ""),
    },
    disabled: { nothing: OK("NG025011"), "address in Ikeja": OK("NG025011"), value: OK("KD") },
  },
};

const located = (empty: Outcome, complete: Outcome, filled: Outcome): Table => ({
  ...PLACE,
  outcomes: {
    empty: { location: empty },
    "all chosen": { location: complete },
    "filled in": { location: filled },
    disabled: { location: OK("NG025011") },
  },
});

const phone = (text: string): Step => ["type", "naija-phone input", text];
const FEW = "The phone number has too few digits.";
const NO_PHONE = "Write a phone number, such as 0803 123 4567.";

const PHONE: Table = {
  form: `<naija-phone id="it" name="it" required></naija-phone>`,
  states: {
    empty: [],
    right: [phone("0803 123 4567")],
    wrong: [phone("0803")],
    given: [["value", "0803 123 4567"]],
    disabled: [["attribute", "disabled", ""]],
  },
  events: {
    nothing: [],
    right: [phone("0805 123 4567")],
    wrong: [phone("0805")],
    emptied: [phone("")],
    reset: [["click", "[type=reset]"]],
    value: [["value", "08061234567"]],
    "no value": [["value", ""]],
    moved: [["put back"]],
    "not required": [["attribute", "required", null]],
    enabled: [["attribute", "disabled", null]],
  },
  outcomes: {
    empty: {
      nothing: WRONG("", ""),
      right: OK("+2348051234567"),
      wrong: WRONG("0805", FEW),
      reset: WRONG("", ""),
      value: OK("+2348061234567"),
      moved: WRONG("", ""),
      "not required": OK(""),
    },
    right: {
      nothing: OK("+2348031234567"),
      right: OK("+2348051234567"),
      wrong: WRONG("0805", FEW),
      emptied: WRONG("", NO_PHONE),
      reset: WRONG("", ""),
      value: OK("+2348061234567"),
      "no value": WRONG("", ""),
      moved: OK("+2348031234567"),
    },
    wrong: {
      nothing: WRONG("0803", FEW),
      right: OK("+2348051234567"),
      emptied: WRONG("", NO_PHONE),
      reset: WRONG("", ""),
      value: OK("+2348061234567"),
      "no value": WRONG("", ""),
      moved: WRONG("0803", FEW),
      "not required": WRONG("0803", FEW),
    },
    given: { nothing: OK("+2348031234567"), wrong: WRONG("0805", FEW), reset: WRONG("", "") },
    disabled: { nothing: OK(""), value: OK("+2348061234567"), enabled: WRONG("", "") },
  },
};

const bank = (text: string): Step => ["type", "naija-bank input", text];
const TAKEN_OVER = "Diamond Bank is Access Bank today.";
const CLOSED = "Heritage Bank is closed. Choose another bank.";
const NO_SUCH = "There is no bank called zenit. Choose one from the list.";

const BANK: Table = {
  form: `<naija-bank id="it" name="it" required></naija-bank>`,
  states: {
    empty: [],
    chosen: [bank("GTBank")],
    "taken over": [bank("Diamond Bank")],
    closed: [bank("Heritage Bank")],
    unknown: [bank("zenit")],
    given: [["value", "diamond-bank"]],
    "given closed": [["value", "heritage-bank"]],
    disabled: [
      ["value", "GTB"],
      ["attribute", "disabled", ""],
    ],
  },
  events: {
    nothing: [],
    another: [bank("Zenith Bank")],
    closed: [bank("Heritage Bank")],
    unknown: [bank("zenit")],
    emptied: [bank("")],
    reset: [["click", "[type=reset]"]],
    value: [["value", "058"]],
    "no value": [["value", ""]],
    moved: [["put back"]],
    "not required": [["attribute", "required", null]],
  },
  outcomes: {
    empty: {
      nothing: WRONG("", ""),
      another: OK("zenith-bank"),
      closed: WRONG("Heritage Bank", CLOSED),
      unknown: WRONG("zenit", NO_SUCH),
      value: OK("gtbank"),
      "not required": OK(""),
    },
    chosen: {
      nothing: OK("gtbank"),
      another: OK("zenith-bank"),
      closed: WRONG("Heritage Bank", CLOSED),
      emptied: WRONG("", "Choose a bank."),
      reset: WRONG("", ""),
      "no value": WRONG("", ""),
      moved: OK("gtbank"),
    },
    "taken over": {
      nothing: OK("access-bank", TAKEN_OVER),
      another: OK("zenith-bank"),
      reset: WRONG("", ""),
    },
    closed: { nothing: WRONG("Heritage Bank", CLOSED), another: OK("zenith-bank"), value: OK("gtbank") },
    unknown: {
      nothing: WRONG("zenit", NO_SUCH),
      another: OK("zenith-bank"),
      emptied: WRONG("", "Choose a bank."),
      reset: WRONG("", ""),
      moved: WRONG("zenit", NO_SUCH),
      "not required": WRONG("zenit", NO_SUCH),
    },
    given: { nothing: OK("access-bank", TAKEN_OVER), value: OK("gtbank") },
    "given closed": { nothing: WRONG("heritage-bank", CLOSED), "no value": WRONG("", "") },
    disabled: { nothing: OK("gtbank"), value: OK("gtbank") },
  },
};

const account = (digits: string): Step => ["type", "naija-account input", digits];
const atBank = (id: string): Step => ["type", "#bank", id];
const NOT_OF = (name: string) => `This is not an account number of ${name}. Check its digits.`;
const NO_ACCOUNT = "Write the account number, ten digits.";

/** 0000014579 is the example of the standard, for First Bank. */
const ACCOUNT: Table = {
  form: `<input id="bank" aria-label="Bank">
    <naija-account id="it" name="it" bank="#bank" required></naija-account>`,
  states: {
    empty: [],
    "right, no bank": [account("0000014579")],
    "right at its bank": [atBank("first-bank"), account("0000014579")],
    "wrong at its bank": [atBank("first-bank"), account("0000014578")],
    short: [account("00000")],
    disabled: [["attribute", "disabled", ""]],
  },
  events: {
    nothing: [],
    "number right": [account("0000014579")],
    "number wrong": [account("0000014578")],
    emptied: [account("")],
    "the bank": [atBank("first-bank")],
    "another bank": [atBank("gtbank")],
    "a bank without check digit": [atBank("opay")],
    "no bank": [atBank("")],
    reset: [["click", "[type=reset]"]],
    value: [["value", "000 001 4579"]],
    "no value": [["value", ""]],
    moved: [["put back"]],
    "not required": [["attribute", "required", null]],
  },
  outcomes: {
    empty: {
      nothing: WRONG("", ""),
      "number right": OK("0000014579"),
      "another bank": WRONG("", ""),
      value: OK("0000014579"),
      "not required": OK(""),
    },
    "right, no bank": {
      nothing: OK("0000014579"),
      "the bank": OK("0000014579"),
      "another bank": WRONG("0000014579", NOT_OF("GTBank")),
      emptied: WRONG("", NO_ACCOUNT),
    },
    "right at its bank": {
      nothing: OK("0000014579"),
      "number wrong": WRONG("0000014578", NOT_OF("First Bank")),
      "another bank": WRONG("0000014579", NOT_OF("GTBank")),
      "a bank without check digit": OK("0000014579"),
      "no bank": OK("0000014579"),
      "no value": WRONG("", ""),
      reset: WRONG("", ""),
      moved: OK("0000014579"),
    },
    "wrong at its bank": {
      nothing: WRONG("0000014578", NOT_OF("First Bank")),
      "number right": OK("0000014579"),
      "a bank without check digit": OK("0000014578"),
      "no bank": OK("0000014578"),
      reset: WRONG("", ""),
      value: OK("0000014579"),
      moved: WRONG("0000014578", NOT_OF("First Bank")),
    },
    short: {
      nothing: WRONG("00000", "An account number has 10 digits. This one has 5."),
      "number right": OK("0000014579"),
      emptied: WRONG("", NO_ACCOUNT),
      "not required": WRONG("00000", "An account number has 10 digits. This one has 5."),
    },
    disabled: { nothing: OK(""), value: OK("0000014579") },
  },
};

/** Does the steps of each cell in a form of its own, and returns the cells that end otherwise. */
async function play({ form, cells }: { readonly form: string; readonly cells: readonly Cell[] }) {
  const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));
  const until = async (isSo: () => boolean): Promise<void> => {
    for (let tries = 0; tries < 300 && !isSo(); tries++) await pause(10);
  };
  const failures: unknown[] = [];
  for (const { name, steps, expected } of cells) {
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
    for (const [kind, selector = "", text = ""] of steps) {
      // Lists and checks of the step before come from modules that are loaded by then.
      await pause(40);
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
    }
    await pause(60);
    await until(() => JSON.stringify(outcome()) === JSON.stringify(expected));
    if (JSON.stringify(outcome()) !== JSON.stringify(expected))
      failures.push({ name, expected, outcome: outcome() });
  }
  return failures;
}

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
    [
      "place, location refused",
      "/PLACE",
      located(WRONG("", REFUSED), OK("24-20-08", REFUSED), WRONG("NG025020", REFUSED)),
      {},
    ],
    [
      "place, location abroad",
      "/PLACE",
      located(WRONG("", ABROAD), OK("24-20-08", ABROAD), WRONG("NG025020", ABROAD)),
      share(LONDON),
    ],
    [
      "place, location in Kano",
      "/PLACE",
      located(
        WRONG("NG020031", ""),
        WRONG("NG020031", "Choose a ward."),
        WRONG("NG020031", SEEMS("Surulere, Lagos")),
      ),
      share(KANO),
    ],
    ["phone", "/PHONE", PHONE, {}],
    ["bank", "/BANK", BANK, {}],
    ["account", "/ACCOUNT", ACCOUNT, {}],
  ])("%s", async (_, path, table, options) => {
    const { page } = await elements.visit(path, options);
    const failures = await page.evaluate(play, { form: table.form, cells: cellsOf(table) });
    expect(failures).toEqual([]);
  });
});
