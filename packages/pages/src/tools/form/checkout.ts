/** What a person wants in their form. */
export interface Parts {
  /** How far a place is asked for. */
  readonly place: "none" | "state" | "lga" | "ward";
  readonly account: boolean;
  readonly phone: boolean;
}

const SELECTS = {
  none: [],
  state: ["state"],
  lga: ["state", "lga"],
  ward: ["state", "lga", "ward"],
} as const;

const LABELS = { state: "State", lga: "LGA", ward: "Ward" } as const;

/** Where the choices of each select come from; `{}` is what was chosen before it. */
const LISTS = { state: "/v1/states", lga: "/v1/states/{}/lgas", ward: "/v1/lgas/{}/wards" } as const;

/**
 * A form for a checkout as one HTML file that works as it is: selects that fill each other from the service,
 * and checks beside the fields. It has no library in it, so it can be copied into any page.
 *
 * @param service the address of a running service, without a slash at the end.
 */
export function writeCheckout({ place, account, phone }: Parts, service: string): string {
  const selects = SELECTS[place];
  const needsNothing = selects.length === 0 && !account && !phone;
  return [
    "<!doctype html>",
    '<meta charset="utf-8">',
    "<title>Checkout</title>",
    '<form id="checkout">',
    ...selects.map((name) => `  <label>${LABELS[name]} <select name="${name}" required></select></label>`),
    ...(account
      ? [
          '  <label>Bank <select name="bank" required></select></label>',
          '  <label>Account number <input name="account" inputmode="numeric" required></label>',
        ]
      : []),
    ...(phone ? ['  <label>Phone <input name="phone" type="tel" required></label>'] : []),
    "  <button>Send</button>",
    "</form>",
    ...(needsNothing
      ? []
      : ['<script type="module">', ...scriptLines(selects, account, phone, service), "</script>"]),
    "",
  ].join("\n");
}

const scriptLines = (
  selects: readonly (keyof typeof LISTS)[],
  account: boolean,
  phone: boolean,
  service: string,
): readonly string[] => [
  `const service = ${JSON.stringify(service)};`,
  'const { elements } = document.getElementById("checkout");',
  "",
  "async function ask(path) {",
  "  const response = await fetch(service + path);",
  "  return response.json();",
  "}",
  ...(selects.length > 0 || account
    ? [
        "",
        "/** Fills a select; `value` is the field to send. */",
        "async function fill(select, path, value) {",
        '  select.replaceChildren(new Option("Choose", ""));',
        "  const { data } = await ask(path);",
        "  for (const record of data) select.append(new Option(record.name, record[value]));",
        "}",
      ]
    : []),
  ...selects.flatMap((name, at) => {
    const path = `${LISTS[name]}?fields=code,name`;
    const before = selects[at - 1];
    if (before === undefined) return ["", `fill(elements.${name}, "${path}", "code");`];
    return [
      "",
      `elements.${before}.addEventListener("change", ({ target }) => {`,
      ...selects.slice(at).map((later) => `  elements.${later}.replaceChildren();`),
      `  if (target.value) fill(elements.${name}, "${path.replace("{}", '" + target.value + "')}", "code");`,
      "});",
    ];
  }),
  ...(account
    ? [
        "",
        'fill(elements.bank, "/v1/banks?type=commercial&fields=id,name", "id");',
        "",
        "async function checkAccount() {",
        "  const { account, bank } = elements;",
        '  account.setCustomValidity("");',
        "  if (!account.value || !bank.value) return;",
        "  const query = new URLSearchParams({ account: account.value, bank: bank.value });",
        "  const { data, error } = await ask('/v1/validate/nuban?' + query);",
        '  const problem = error ? error.message : data.valid ? "" : "This number does not fit the bank: check its digits.";',
        "  account.setCustomValidity(problem);",
        "  account.reportValidity();",
        "}",
        'elements.account.addEventListener("change", checkAccount);',
        'elements.bank.addEventListener("change", checkAccount);',
      ]
    : []),
  ...(phone
    ? [
        "",
        'elements.phone.addEventListener("change", async ({ target }) => {',
        "  const { error } = await ask('/v1/phone/' + encodeURIComponent(target.value));",
        '  target.setCustomValidity(error ? error.message : "");',
        "  target.reportValidity();",
        "});",
      ]
    : []),
];
