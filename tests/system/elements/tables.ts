/** Each element, the states that it can be in, and what becomes of each by each event. */

/** One thing that happens. The selectors look in the form. */
export type Step =
  | readonly ["choose", select: string, option: string]
  | readonly ["type", input: string, text: string]
  | readonly ["click", button: string]
  | readonly ["value", given: string]
  | readonly ["attribute", name: string, value: string | null]
  | readonly ["put back"];

/** The value, whether it is valid, and the sentence beside it. */
export type Outcome = readonly [value: string, isValid: boolean, said: string];

/** A state that an element is brought into, what happens then, and what becomes of it. */
export interface Cell {
  readonly name: string;
  readonly before: readonly Step[];
  readonly is: Outcome;
  readonly steps: readonly Step[];
  readonly expected: Outcome;
}

/** What happens, and what each state becomes of it, if it becomes the same or stays. */
interface Event {
  readonly steps: readonly Step[];
  readonly gives?: Outcome | "as before";
}

interface State {
  readonly steps: readonly Step[];
  readonly is: Outcome;
  /** The outcomes of events that are special here. */
  readonly special?: Readonly<Record<string, Outcome>>;
  /** Nothing but `special` is played. */
  readonly alone?: true;
}

export interface Table {
  /** The form, in which the element has the name `it`. */
  readonly form: string;
  readonly events: Readonly<Record<string, Event>>;
  readonly states: Readonly<Record<string, State>>;
}

export const cellsOf = ({ states, events }: Table): readonly Cell[] =>
  Object.entries(states).flatMap(([state, { steps: before, is, special = {}, alone }]) =>
    Object.entries<Event>({ nothing: { steps: [], gives: is }, ...events }).flatMap(
      ([event, { steps, gives }]) => {
        const outcome = special[event] ?? (alone && event !== "nothing" ? undefined : gives);
        const expected = outcome === "as before" ? is : outcome;
        return expected === undefined ? [] : { name: `${state}: ${event}`, before, is, steps, expected };
      },
    ),
  );

const OK = (value: string, said = ""): Outcome => [value, true, said];
export const WRONG = (value: string, said: string): Outcome => [value, false, said];

const state = (name: string): Step => ["choose", "naija-place select", name];
const lga = (name: string): Step => ["choose", "[part~=field]:nth-child(2) select", name];
const ward = (name: string): Step => ["choose", "[part~=field]:nth-child(3) select", name];
const address = (text: string): Step => ["type", "#street", text];

export const REFUSED = "Your location could not be found. Choose from the lists.";
export const ABROAD = "Your location is not in Nigeria. Choose from the lists.";
const ABA = "Is the address in Aba North / Aba South? Choose the local government area.";
export const SEEMS = (place: string) => `The address seems to be in ${place}. Check which is right.`;

const EMPTY = WRONG("", "");
const RESET: Event = { steps: [["click", "[type=reset]"]], gives: EMPTY };
const NO_VALUE: Event = { steps: [["value", ""]], gives: EMPTY };
const MOVED: Event = { steps: [["put back"]], gives: "as before" };
const NOT_REQUIRED: Event = { steps: [["attribute", "required", null]] };
const DISABLED: Step = ["attribute", "disabled", ""];

const IBADAN = address("3 Awolowo road, Bodija, Ibadan, Oyo");
const AT_SURULERE = address("12 Bode Thomas Street, Surulere, Lagos");
const CHOOSE_LGA = "Choose a local government area.";

/** A place whose LGA and state an address fills in, and a ward that is asked for too. */
export const PLACE: Table = {
  form: `<input id="street" aria-label="Street">
    <naija-place id="it" name="it" levels="state lga ward" address="#street" locate required></naija-place>`,
  events: {
    "another state": { steps: [state("Kano")], gives: WRONG("KN", CHOOSE_LGA) },
    "no state": { steps: [state("Choose one")] },
    "address in Ibadan": { steps: [IBADAN], gives: WRONG("NG031006", "") },
    "address in Ikeja": { steps: [address("12 Allen Avenue, Ikeja, Lagos")] },
    "address in Aba": { steps: [address("Ariaria market aba")], gives: WRONG("AB", ABA) },
    "address of nowhere": { steps: [address("zzzz qqqq")], gives: EMPTY },
    "no address": { steps: [address("")] },
    reset: RESET,
    value: { steps: [["value", "Kaduna"]], gives: WRONG("KD", "") },
    "no value": NO_VALUE,
    moved: MOVED,
    "moved, then an address": { steps: [["put back"], IBADAN] },
    "not required": NOT_REQUIRED,
    location: { steps: [["click", "[part~=locate]"]] },
  },
  states: {
    empty: {
      ...{ steps: [], is: EMPTY },
      special: { "moved, then an address": WRONG("NG031006", ""), "not required": OK("") },
    },
    "state chosen": {
      ...{ steps: [state("Lagos")], is: WRONG("LA", CHOOSE_LGA) },
      special: {
        "no state": WRONG("", "Choose a state."),
        "address in Ikeja": WRONG("NG025011", "Choose a ward."),
        "address in Ibadan": WRONG("LA", SEEMS("Ibadan North, Oyo")),
        "address in Aba": WRONG("LA", SEEMS("Abia")),
        "address of nowhere": WRONG("LA", CHOOSE_LGA),
        value: WRONG("KD", CHOOSE_LGA),
        "not required": OK("LA"),
      },
    },
    "all chosen": {
      ...{ steps: [state("Lagos"), lga("Surulere"), ward("Adeniran/Ogunsanya")], is: OK("24-20-08") },
      special: {
        "address in Ibadan": OK("24-20-08", SEEMS("Ibadan North, Oyo")),
        "address in Aba": OK("24-20-08", SEEMS("Abia")),
        "address of nowhere": OK("24-20-08"),
        "no address": OK("24-20-08"),
        value: WRONG("KD", CHOOSE_LGA),
      },
    },
    "filled in": {
      ...{ steps: [AT_SURULERE], is: WRONG("NG025020", "") },
      special: {
        "another state": WRONG("KN", SEEMS("Surulere, Lagos")),
        "no state": WRONG("", "Choose a state."),
        "no address": EMPTY,
        value: WRONG("KD", SEEMS("Surulere, Lagos")),
        "moved, then an address": WRONG("NG031006", ""),
        "not required": OK("NG025020"),
      },
    },
    asked: {
      ...{ steps: [address("Ariaria market aba")], is: WRONG("AB", ABA) },
      special: {
        "another state": WRONG("KN", SEEMS("Abia")),
        "no address": EMPTY,
        value: WRONG("KD", SEEMS("Abia")),
        "no value": WRONG("", ABA),
        "not required": OK("AB", ABA),
      },
    },
    given: {
      ...{ steps: [["value", "ikeja"]], is: WRONG("NG025011", "") },
      special: {
        "address in Ikeja": WRONG("NG025011", ""),
        "address in Ibadan": WRONG("NG025011", SEEMS("Ibadan North, Oyo")),
        "address in Aba": WRONG("NG025011", SEEMS("Abia")),
        "address of nowhere": WRONG("NG025011", ""),
      },
    },
    disabled: {
      ...{ steps: [["value", "ikeja"], DISABLED], is: OK("NG025011"), alone: true },
      special: { "address in Ikeja": OK("NG025011"), value: OK("KD") },
    },
  },
};

/** The same, and what the button with the person's location does in each state. */
export const located = (outcomes: Readonly<Record<string, Outcome>>): Table => ({
  ...PLACE,
  states: Object.fromEntries(
    Object.entries(outcomes).map(([state, location]) => [
      state,
      { ...(PLACE.states[state] as State), alone: true, special: { location } },
    ]),
  ),
});

/** What it says where it finds no place, and changes nothing. */
export const nowhere = (said: string): Table =>
  located({
    empty: WRONG("", said),
    "all chosen": OK("24-20-08", said),
    "filled in": WRONG("NG025020", said),
    disabled: OK("NG025011"),
  });

const phone = (text: string): Step => ["type", "naija-phone input", text];
const FEW = "The phone number has too few digits.";
const NO_PHONE = "Write a phone number, such as 0803 123 4567.";

export const PHONE: Table = {
  form: `<naija-phone id="it" name="it" required></naija-phone>`,
  events: {
    right: { steps: [phone("0805 123 4567")], gives: OK("+2348051234567") },
    wrong: { steps: [phone("0805")], gives: WRONG("0805", FEW) },
    emptied: { steps: [phone("")], gives: WRONG("", NO_PHONE) },
    reset: RESET,
    value: { steps: [["value", "08061234567"]], gives: OK("+2348061234567") },
    "no value": NO_VALUE,
    moved: MOVED,
    "not required": NOT_REQUIRED,
    enabled: { steps: [["attribute", "disabled", null]] },
  },
  states: {
    empty: { steps: [], is: EMPTY, special: { "not required": OK("") } },
    right: { steps: [phone("0803 123 4567")], is: OK("+2348031234567") },
    wrong: {
      steps: [phone("0803")],
      is: WRONG("0803", FEW),
      special: { "not required": WRONG("0803", FEW) },
    },
    disabled: {
      ...{ steps: [DISABLED], is: OK(""), alone: true },
      special: { value: OK("+2348061234567"), enabled: EMPTY },
    },
  },
};

const bank = (text: string): Step => ["type", "naija-bank input", text];
const TAKEN_OVER = "Diamond Bank is Access Bank today.";
const CLOSED = WRONG("Heritage Bank", "Heritage Bank is closed. Choose another bank.");
const UNKNOWN = WRONG("zenit", "There is no bank called zenit. Choose one from the list.");

export const BANK: Table = {
  form: `<naija-bank id="it" name="it" required></naija-bank>`,
  events: {
    another: { steps: [bank("Zenith Bank")], gives: OK("zenith-bank") },
    closed: { steps: [bank("Heritage Bank")], gives: CLOSED },
    unknown: { steps: [bank("zenit")], gives: UNKNOWN },
    emptied: { steps: [bank("")], gives: WRONG("", "Choose a bank.") },
    reset: RESET,
    value: { steps: [["value", "058"]], gives: OK("gtbank") },
    "no value": NO_VALUE,
    moved: MOVED,
    "not required": NOT_REQUIRED,
  },
  states: {
    empty: { steps: [], is: EMPTY, special: { "not required": OK("") } },
    chosen: { steps: [bank("GTBank")], is: OK("gtbank") },
    closed: { steps: [bank("Heritage Bank")], is: CLOSED },
    unknown: { steps: [bank("zenit")], is: UNKNOWN, special: { "not required": UNKNOWN } },
    given: { steps: [["value", "diamond-bank"]], is: OK("access-bank", TAKEN_OVER) },
  },
};

const account = (digits: string): Step => ["type", "naija-account input", digits];
const atBank = (id: string): Step => ["type", "#bank", id];
const NOT_OF = (name: string) => `This is not an account number of ${name}. Check its digits.`;
const RIGHT = "0000014579";
const SHORT = WRONG("00000", "An account number has 10 digits. This one has 5.");

/** 0000014579 is the example of the standard, for First Bank. */
export const ACCOUNT: Table = {
  form: `<input id="bank" aria-label="Bank">
    <naija-account id="it" name="it" bank="#bank" required></naija-account>`,
  events: {
    "number right": { steps: [account(RIGHT)], gives: OK(RIGHT) },
    "number wrong": { steps: [account("0000014578")] },
    emptied: { steps: [account("")], gives: WRONG("", "Write the account number, ten digits.") },
    "the bank": { steps: [atBank("first-bank")], gives: "as before" },
    "another bank": { steps: [atBank("gtbank")] },
    "a bank without check digit": { steps: [atBank("opay")] },
    "no bank": { steps: [atBank("")] },
    reset: RESET,
    value: { steps: [["value", "000 001 4579"]], gives: OK(RIGHT) },
    "no value": NO_VALUE,
    moved: MOVED,
    "not required": NOT_REQUIRED,
  },
  states: {
    empty: { steps: [], is: EMPTY, special: { "another bank": EMPTY, "not required": OK("") } },
    "right, no bank": {
      ...{ steps: [account(RIGHT)], is: OK(RIGHT) },
      special: { "another bank": WRONG(RIGHT, NOT_OF("GTBank")) },
    },
    "right at its bank": {
      ...{ steps: [atBank("first-bank"), account(RIGHT)], is: OK(RIGHT) },
      special: {
        "number wrong": WRONG("0000014578", NOT_OF("First Bank")),
        "another bank": WRONG(RIGHT, NOT_OF("GTBank")),
        "a bank without check digit": OK(RIGHT),
        "no bank": OK(RIGHT),
      },
    },
    "wrong at its bank": {
      ...{ steps: [atBank("first-bank"), account("0000014578")] },
      is: WRONG("0000014578", NOT_OF("First Bank")),
      special: { "a bank without check digit": OK("0000014578"), "no bank": OK("0000014578") },
    },
    short: { steps: [account("00000")], is: SHORT, special: { "not required": SHORT } },
  },
};
