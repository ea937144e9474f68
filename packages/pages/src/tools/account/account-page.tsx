import {
  BANK_TYPES,
  type Bank,
  type BankType,
  banksForAccount,
  checkAccount,
  explainAccount,
  findBank,
  listBanks,
} from "naijaref/banks";
import type { Values } from "../../page.ts";
import { Answer } from "../../parts/answer.tsx";
import { BANK_TYPES_IN_WORDS, bankTitle } from "../../parts/banks.tsx";
import { Field, Problem, toolPage } from "../live-form.tsx";
import { explainCheckDigit, type Step } from "./arithmetic.ts";

function isWrongAccount({ account = "", bank = "" }: Values): boolean {
  if (account.trim() === "") return false;
  const checked = bank === "" ? undefined : checkAccount(account, bank);
  return checked === undefined ? !banksForAccount(account).ok : !checked.ok || !checked.value.valid;
}

/** @param isTyping whether more may still come: then too few digits are no mistake */
export function accountResult({ account = "", bank = "" }: Values, isTyping = false) {
  if (account.trim() === "") return null;
  const digits = account.replace(/\D/g, "").length;
  if (isTyping && digits < DIGITS && /^[\d\s-]*$/.test(account))
    return <p class="progress">{`${digits} of ${DIGITS} digits`}</p>;
  return bank === "" ? banksThatFit(account) : checkAtBank(account, bank);
}

const DIGITS = 10;

function checkAtBank(account: string, bank: string) {
  const checked = checkAccount(account, bank);
  if (!checked.ok) return <Problem>{explainAccount(checked)}</Problem>;
  const { valid, checkDigit, note } = checked.value;
  const name = bankTitle(checked.value.bank);
  const steps = explainCheckDigit(checked.value.account, checked.value.bank.cbnCode);
  const { institution, serial, sum, ten, checkDigit: required } = steps;
  return (
    <>
      <Answer
        as="h2"
        isBad={!valid}
        name={valid ? `Fits ${name}` : `Does not fit ${name}`}
        lead={
          valid
            ? "Its last digit is the one that the bank’s code requires. Only the bank knows whose account it is."
            : `At ${name} its last digit must be ${required}, not ${checkDigit}. A digit is wrong, or it is another bank’s number.`
        }
      />
      <h2>The arithmetic</h2>
      <div class="arithmetic">
        {digitsOf("Bank code", institution)}
        {digitsOf("Serial number", serial)}
        <div class="digits check">
          <h3>Check</h3>
          <ol>
            <li>
              <b class={valid ? "good" : "bad"}>{checkDigit}</b>
            </li>
          </ol>
        </div>
      </div>
      <p>
        Each digit is multiplied by the weight below it: 3, 7 and 3 in turn. The products add up to{" "}
        <b>{sum}</b>. The next multiple of ten is {ten}, and {ten} − {sum} = <b>{required}</b>: this must be
        the last digit.
      </p>
      <p class="quiet">{note}</p>
    </>
  );
}

const digitsOf = (title: string, steps: readonly Step[]) => (
  <div class="digits">
    <h3>{title}</h3>
    <ol>
      {steps.map(({ digit, weight, product }, at) => (
        <li key={at}>
          <b>{digit}</b> <span>×{weight}</span> <span class="product">{product}</span>
        </li>
      ))}
    </ol>
  </div>
);

function banksThatFit(account: string) {
  const found = banksForAccount(account);
  if (!found.ok) return <Problem>{explainAccount(found)}</Problem>;
  const { banks } = found.value;
  const commercial = banks.filter(({ type }) => type === "commercial");
  const others = banks.filter(({ type }) => type !== "commercial");
  const unknown = listBanks().filter(({ cbnCode }) => cbnCode === null).length;
  return (
    <>
      <Answer
        as="h2"
        name={`Fits ${banks.length} of ${listBanks().length - unknown} institutions`}
        lead="These can have this number. Choose one to see the arithmetic."
      />
      <h2>Commercial banks</h2>
      {chipsOf(commercial, account)}
      {others.length > 0 && (
        <details>
          <summary>{others.length} other institutions</summary>
          {chipsOf(others, account)}
        </details>
      )}
      <p class="quiet">
        Many banks share the same check. Choose the bank to be sure. {unknown} institutions cannot be checked.
      </p>
    </>
  );
}

const chipsOf = (banks: readonly Bank[], account: string) =>
  banks.length === 0 ? (
    <p>None of them.</p>
  ) : (
    <ul class="chips">
      {banks.map((bank) => (
        <li key={bank.id}>
          <a
            href={`/check/account?account=${encodeURIComponent(account)}&bank=${bank.id}`}
            data-choose={`bank=${bank.id}`}
          >
            {bankTitle(bank)}
          </a>
        </li>
      ))}
    </ul>
  );

/** Institutions whose numbers can be checked, by type. The chosen one may be given by any name or code. */
const BankField = ({ bank = "" }: Values) => {
  const found = findBank(bank);
  const chosen = found.ok ? found.value.id : "";
  const optionsOf = (type: BankType) =>
    listBanks({ type })
      .filter(({ cbnCode }) => cbnCode !== null)
      .map((one) => [one.id, bankTitle(one)] as const)
      .toSorted(([, a], [, b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
      .map(([id, name]) => (
        <option key={id} value={id} selected={id === chosen}>
          {name}
        </option>
      ));
  return (
    <Field name="Bank">
      <select name="bank">
        <option value="" selected={chosen === ""}>
          I do not know the bank
        </option>
        {BANK_TYPES.map((type) => [type, optionsOf(type)] as const).map(
          ([type, options]) =>
            options.length > 0 && (
              <optgroup key={type} label={BANK_TYPES_IN_WORDS[type].many}>
                {options}
              </optgroup>
            ),
        )}
      </select>
    </Field>
  );
};

/** Scripts take the answer alone, and leave this out. */
export const accountPage = /* @__PURE__ */ toolPage({
  pattern: "/check/account",
  query: ["account", "bank"],
  title: "Check an account number",
  description:
    "Check the last digit of a Nigerian bank account number (NUBAN), with the arithmetic, and see which banks it can belong to.",
  lead: "Type the 10 digits. We can tell if one digit is wrong.",
  assets: ["tools.css", "check-account.js"],
  typed: { name: "Account number", inputmode: "numeric", maxlength: 20, placeholder: "0000014579" },
  fields: BankField,
  submit: "Check",
  answer: accountResult,
  isWrong: isWrongAccount,
  isPrivate: true,
});
