export interface Parts {
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
function writeCheckout({ place, account, phone }: Parts, service: string): string {
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
  'const form = document.getElementById("checkout");',
  "const { elements } = form;",
  "",
  "/** What the service says; undefined if it cannot be reached or is busy. */",
  "async function ask(path) {",
  "  try {",
  "    const response = await fetch(service + path);",
  "    return response.status < 500 && response.status !== 429 ? await response.json() : undefined;",
  "  } catch {",
  "    return undefined;",
  "  }",
  "}",
  ...(selects.length > 0 || account ? FILL : []),
  ...selects.flatMap((name, at) => {
    const path = `${LISTS[name]}?fields=code,name`;
    const before = selects[at - 1];
    if (before === undefined) return ["", `fill(elements.${name}, "${path}", "code");`];
    return [
      "",
      `elements.${before}.addEventListener("change", ({ target }) => {`,
      ...selects.slice(at).map((later) => `  empty(elements.${later});`),
      `  if (target.value) fill(elements.${name}, "${path.replace("{}", '" + target.value + "')}", "code");`,
      "});",
    ];
  }),
  ...(account ? ["", 'fill(elements.bank, "/v1/banks?has=nip_code&fields=id,name", "id");'] : []),
  ...(account || phone ? CHECK : []),
  ...(account
    ? [
        "",
        "const accountProblem = async () => {",
        "  const { account, bank } = elements;",
        '  if (!account.value || !bank.value) return "";',
        "  const query = new URLSearchParams({ account: account.value, bank: bank.value });",
        '  const answer = await ask("/v1/validate/nuban?" + query);',
        "  // Wallets have numbers without a check digit; a lost line must not stop the customer.",
        '  if (!answer || answer.error?.code === "bank_not_checkable") return "";',
        "  if (answer.error) return answer.error.message;",
        '  return answer.data.possible ? "" : "This is not an account number of the bank. Check its digits.";',
        "};",
        'for (const name of ["account", "bank"])',
        '  elements[name].addEventListener("change", () => check(elements.account, accountProblem));',
      ]
    : []),
  ...(phone
    ? [
        "",
        "// What is sent is E.164, +2348031234567. What was typed is sent while nobody could read it.",
        "let readPhone;",
        "const phoneProblem = async () => {",
        "  const typed = elements.phone.value;",
        '  const answer = typed && (await ask("/v1/phone/" + encodeURIComponent(typed)));',
        "  readPhone = { typed, e164: answer?.data?.e164 ?? typed };",
        '  return answer?.error?.message ?? "";',
        "};",
        'elements.phone.addEventListener("change", () => check(elements.phone, phoneProblem));',
        "// Who sends at once waits for the answer, and is not stopped by a lost line.",
        'form.addEventListener("submit", async (event) => {',
        "  if (readPhone?.typed === elements.phone.value) return;",
        "  event.preventDefault();",
        "  await check(elements.phone, phoneProblem);",
        "  if (form.checkValidity()) form.requestSubmit(event.submitter);",
        "});",
        'form.addEventListener("formdata", ({ formData }) => {',
        '  if (readPhone?.typed === elements.phone.value) formData.set("phone", readPhone.e164);',
        "});",
      ]
    : []),
];

/** Only the answer to the last question counts: answers may come in another order. */
const FILL: readonly string[] = [
  "",
  "const turns = new Map();",
  "const nextTurn = (field) => turns.set(field, (turns.get(field) ?? 0) + 1).get(field);",
  "",
  "function empty(select) {",
  "  nextTurn(select);",
  "  select.replaceChildren();",
  "}",
  "",
  "/** Fills a select; `value` is the field to send. Tries again when the line is back. */",
  "async function fill(select, path, value) {",
  "  const turn = nextTurn(select);",
  '  select.replaceChildren(new Option("Loading …", ""));',
  "  const answer = await ask(path);",
  "  if (turn !== turns.get(select)) return;",
  "  if (!answer?.data) {",
  '    select.replaceChildren(new Option("Could not be loaded. Check your connection.", ""));',
  '    addEventListener("online", () => turn === turns.get(select) && fill(select, path, value), { once: true });',
  "    return;",
  "  }",
  "  const options = answer.data.map((record) => new Option(record.name, record[value]));",
  '  select.replaceChildren(new Option("Choose", ""), ...options);',
  "}",
];

const CHECK: readonly string[] = [
  "",
  "const checks = new Map();",
  "/** Shows what is wrong with a field, unless it was changed in the meantime. */",
  "async function check(field, problemOf) {",
  "  const turn = (checks.get(field) ?? 0) + 1;",
  "  checks.set(field, turn);",
  '  field.setCustomValidity("");',
  "  const problem = await problemOf();",
  "  if (turn !== checks.get(field)) return;",
  "  field.setCustomValidity(problem);",
  "  if (problem) field.reportValidity();",
  "}",
];

/** The parts that the values of the form name. */
export const partsOf = ({
  place = "lga",
  account = "",
  phone = "",
}: Readonly<Record<string, string>>): Parts => ({
  place: place === "none" || place === "state" || place === "ward" ? place : "lga",
  account: account === "yes",
  phone: phone === "yes",
});

/** The form that was chosen, to copy. */
export function CheckoutCode({ parts, service }: { readonly parts: Parts; readonly service: string }) {
  return (
    <>
      <h2>Your form</h2>
      <CodeToSave code={writeCheckout(parts, service)} label="Code of your form" />
    </>
  );
}

/** It scrolls, so the keyboard must reach it. */
export const CodeToSave = ({ code, label }: { readonly code: string; readonly label: string }) => (
  <>
    <p class="quiet">Save it as checkout.html, or copy the parts into your page.</p>
    <p class="more">
      <button type="button" class="if-script" data-copy={code}>
        Copy
      </button>
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as just said */}
    <section class="code-block" tabIndex={0} aria-label={label}>
      <pre>{code}</pre>
    </section>
  </>
);
