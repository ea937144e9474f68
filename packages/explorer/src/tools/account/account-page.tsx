import { BANK_TYPES, listBanks } from "naijaref/banks";
import { StylesBelow } from "../../layout/styles-below.tsx";
import type { PageDefinition } from "../../page.ts";
import { Field } from "../field.tsx";
import { LiveForm } from "../live-form.tsx";
import { AccountResult } from "./account-result.tsx";

const words = (type: string): string => type.charAt(0).toUpperCase() + type.slice(1).replaceAll("_", " ");

/** Institutions whose numbers can be checked, by type. */
const BankOptions = ({ chosen }: { readonly chosen: string }) => (
  <>
    <option value="" selected={chosen === ""}>
      I do not know the bank
    </option>
    {BANK_TYPES.map((type) => {
      const banks = listBanks({ type }).filter(({ cbnCode }) => cbnCode !== null);
      return (
        banks.length > 0 && (
          <optgroup key={type} label={words(type)}>
            {banks.map(({ id, name }) => (
              <option key={id} value={id} selected={id === chosen}>
                {name}
              </option>
            ))}
          </optgroup>
        )
      );
    })}
  </>
);

export const accountPage: PageDefinition = {
  pattern: "/check/account",
  query: ["account", "bank"],
  isPrivate: true,
  addresses: () => ["/check/account"],
  render: ({ account = "", bank = "" }) => ({
    title: "Check an account number",
    description:
      "Check the last digit of a Nigerian bank account number (NUBAN), with the arithmetic, and see which banks it can belong to.",
    address: "/check/account",
    assets: ["tools.css", "check-account.js"],
    main: (
      <>
        <h1>Check an account number</h1>
        <p class="lead">
          The last of the ten digits of a Nigerian account number checks the others. It finds every single
          wrong digit.
        </p>
        <StylesBelow />
        <LiveForm
          action="/check/account"
          fields={
            <>
              <Field name="Account number">
                <input
                  name="account"
                  value={account}
                  inputmode="numeric"
                  autocomplete="off"
                  maxlength={20}
                  placeholder="0000014579"
                  required
                />
              </Field>
              <Field name="Bank">
                <select name="bank">
                  <BankOptions chosen={bank} />
                </select>
              </Field>
            </>
          }
          submit="Check"
        >
          <AccountResult account={account} bank={bank} />
        </LiveForm>
      </>
    ),
  }),
};
