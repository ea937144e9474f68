import {
  type AccountCheckFailure,
  type Bank,
  banksForAccount,
  checkAccount,
  listBanks,
} from "naijaref/banks";
import { bankAddress } from "../../addresses.ts";
import { explainCheckDigit, type Step } from "./arithmetic.ts";

/** What is said of an account number; nothing while none is typed. */
export function AccountResult({ account, bank }: { readonly account: string; readonly bank: string }) {
  if (account.trim() === "") return null;
  return bank === "" ? <FittingBanks account={account} /> : <CheckAtBank account={account} bank={bank} />;
}

/** What is wrong, and what to do. */
function problemOf(failure: AccountCheckFailure): string {
  switch (failure.reason) {
    case "wrong_length":
      return `An account number has 10 digits. This one has ${failure.digits}.`;
    case "not_digits":
    case "not_text":
      return "An account number has digits only. Leave out letters and signs; spaces and hyphens are allowed.";
    case "unknown_bank":
      return "No institution has this name. Choose one from the list.";
    case "bank_not_checkable":
      return `${failure.bank.name} has no code of the central bank in our sources, so its account numbers cannot be checked.`;
  }
}

const Problem = ({ children }: { readonly children: string }) => (
  <p class="verdict bad">
    <strong>{children}</strong>
  </p>
);

function CheckAtBank({ account, bank }: { readonly account: string; readonly bank: string }) {
  const checked = checkAccount(account, bank);
  if (!checked.ok) return <Problem>{problemOf(checked)}</Problem>;
  const { valid, checkDigit, note } = checked.value;
  const { name, cbnCode } = checked.value.bank;
  const {
    institution,
    serial,
    sum,
    ten,
    checkDigit: required,
  } = explainCheckDigit(checked.value.account, cbnCode);
  return (
    <>
      <p class={valid ? "verdict good" : "verdict bad"}>
        <strong>{valid ? "The number fits." : "The number does not fit."}</strong>{" "}
        {valid
          ? `Its last digit is the one that ${name} requires.`
          : `At ${name} its last digit must be ${required}, not ${checkDigit}. A digit is wrong, or it is another bank’s number.`}
      </p>
      <h2>The arithmetic</h2>
      <div class="arithmetic">
        <Digits title="Bank code" steps={institution} />
        <Digits title="Serial number" steps={serial} />
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

const Digits = ({ title, steps }: { readonly title: string; readonly steps: readonly Step[] }) => (
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

function FittingBanks({ account }: { readonly account: string }) {
  const found = banksForAccount(account);
  if (!found.ok) return <Problem>{problemOf(found)}</Problem>;
  const { banks, note } = found.value;
  const commercial = banks.filter(({ type }) => type === "commercial");
  const others = banks.filter(({ type }) => type !== "commercial");
  const unknown = listBanks().filter(({ cbnCode }) => cbnCode === null).length;
  return (
    <>
      <p class="verdict">
        <strong>
          {banks.length} of the {listBanks().length - unknown} institutions that can be checked can have this
          number.
        </strong>{" "}
        Choose one above to see the arithmetic.
      </p>
      <BankList title="Commercial banks" banks={commercial} />
      {others.length > 0 && (
        <details>
          <summary>{others.length} other institutions</summary>
          <BankList banks={others} />
        </details>
      )}
      <h2>Why we cannot tell which</h2>
      <p class="quiet">{note}</p>
      <p class="quiet">
        {unknown} institutions cannot be checked, because no source that we hold has their code of the central
        bank.
      </p>
    </>
  );
}

const BankList = ({ title, banks }: { readonly title?: string; readonly banks: readonly Bank[] }) => (
  <>
    {title !== undefined && <h2>{title}</h2>}
    {banks.length === 0 ? (
      <p>None of them.</p>
    ) : (
      <ul class="chips">
        {banks.map((bank) => (
          <li key={bank.id}>
            <a href={bankAddress(bank)}>{bank.shortName ?? bank.name}</a>
          </li>
        ))}
      </ul>
    )}
  </>
);
