const ENGLISH = {
  state: "State",
  lga: "Local government area",
  ward: "Ward",
  bank: "Bank",
  suggestions: "Suggestions",
  phone: "Phone number",
  account: "Account number",
  choose: "Choose one",
  missing_state: "Choose a state.",
  missing_lga: "Choose a local government area.",
  missing_ward: "Choose a ward.",
  missing_bank: "Choose a bank.",
  unknown_bank: "There is no bank called {given}. Choose one from the list.",
  choose_bank: "Choose a bank from the list.",
  no_bank: "No bank is called {given}.",
  closed_bank: "{given} is closed. Choose another bank.",
  taken_over: "{given} is {other} today.",
  more: "Type the name to see more banks.",
  loading: "The list is loading …",
  banks_not_loaded: "The list of banks could not be loaded. Check your connection and try again.",
  missing_phone: "Write a phone number, such as 0803 123 4567.",
  missing_account: "Write the account number, ten digits.",
  unknown_value: "There is nothing called {given}. Choose from the list.",
  locate: "Use my location",
  locating: "Finding your location …",
  not_located: "Your location could not be found. Choose from the lists.",
  which_lga: "Is the address in {given}? Choose the local government area.",
  elsewhere: "The address seems to be in {given}. Check which is right.",
  outside: "Your location is not in Nigeria. Choose from the lists.",
  not_loaded: "The list could not be loaded. Check your connection and try again.",
  broken: "This field is set up wrongly. Tell the people who made this page.",
} as const;

/** The texts of the elements by their keys. */
export type Texts = Readonly<Record<keyof typeof ENGLISH, string>>;

let current: Texts = ENGLISH;

/**
 * Replaces the texts of all elements that are made from now on. Keys that are left out stay English. What
 * is wrong with a phone or account number is said by `naijaref/schema`: `setMessages` replaces those
 * sentences.
 */
export function setTexts(texts: Partial<Texts>): void {
  const wrong = Object.entries(texts ?? {}).find(
    ([key, value]) => !Object.hasOwn(ENGLISH, key) || typeof value !== "string",
  );
  if (typeof texts !== "object" || texts === null || wrong !== undefined)
    throw new TypeError(`setTexts: texts must be an object of texts: ${Object.keys(ENGLISH).join(", ")}.`);
  current = { ...ENGLISH, ...texts };
}

export const text = (key: keyof Texts, given = "", other = ""): string =>
  current[key].replace(/\{(given|other)\}/g, (_, name) => (name === "given" ? given : other).slice(0, 64));
