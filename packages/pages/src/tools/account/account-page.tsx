import { StylesBelow } from "../../layout/page-context.tsx";
import type { PageDefinition } from "../../page.ts";
import { Field, LiveForm } from "../live-form.tsx";
import { AccountResult, BankOptions, isAtFirst, isWrongAccount } from "./account-result.tsx";

export const accountPage: PageDefinition = {
  pattern: "/check/account",
  query: ["account", "bank", "all"],
  isPrivate: true,
  addresses: () => ["/check/account"],
  render: ({ account = "", bank = "", all = "" }) => ({
    title: `${isWrongAccount(account, bank) ? "Error: " : ""}Check an account number`,
    description:
      "Check the last digit of a Nigerian bank account number (NUBAN), with the arithmetic, and see which banks it can belong to.",
    address: "/check/account",
    assets: ["tools.css", "check-account.js"],
    main: (
      <>
        <h1>Check an account number</h1>
        <p class="lead">Type the 10 digits. We can tell if one digit is wrong.</p>
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
                  aria-describedby="problem"
                  aria-invalid={isWrongAccount(account, bank) ? "true" : undefined}
                  required
                />
              </Field>
              <Field name="Bank">
                <select name="bank">
                  <BankOptions chosen={bank} areAll={all !== "" || !isAtFirst(bank)} />
                </select>
              </Field>
            </>
          }
          submit="Check"
        >
          <AccountResult account={account} bank={bank} />
        </LiveForm>
        {/* A script adds the others to the list. */}
        <noscript>
          <p class="quiet">
            The list has the commercial banks. <a href="/check/account?all=yes">Show all institutions</a>
          </p>
        </noscript>
      </>
    ),
  }),
};
