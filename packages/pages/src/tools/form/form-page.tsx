import { StylesBelow } from "../../layout/styles-below.tsx";
import { type PageDefinition, serviceUrl } from "../../page.ts";
import { Field } from "../field.tsx";
import { LiveForm } from "../live-form.tsx";
import { CheckoutCode, partsOf } from "./checkout-code.tsx";

export const formPage: PageDefinition = {
  pattern: "/form",
  query: ["place", "account", "phone"],
  addresses: () => ["/form"],
  render: (values, site) => {
    // Without a query it is the first visit: then all parts are chosen.
    const chosen = Object.keys(values).length === 0 ? { place: "lga", account: "yes", phone: "yes" } : values;
    const parts = partsOf(chosen);
    return {
      title: "Build a checkout form",
      description:
        "A form with state, LGA and ward, account number and phone number of Nigeria that works as it is: choose the parts and copy it.",
      address: "/form",
      assets: ["tools.css", "build-form.js"],
      main: (
        <>
          <h1>Build a checkout form</h1>
          <p class="lead">
            Choose what your form asks for. The code works as it is, in any page, without a library.
          </p>
          <StylesBelow />
          <LiveForm
            action="/form"
            fields={
              <>
                <Field name="Place">
                  <select name="place">
                    {PLACES.map(([value, text]) => (
                      <option key={value} value={value} selected={parts.place === value}>
                        {text}
                      </option>
                    ))}
                  </select>
                </Field>
                <div class="ticks">
                  <label>
                    <input type="checkbox" name="account" value="yes" checked={parts.account} /> Bank and
                    account number
                  </label>
                  <label>
                    <input type="checkbox" name="phone" value="yes" checked={parts.phone} /> Phone number
                  </label>
                </div>
              </>
            }
            submit="Build"
            isPrivate={false}
          >
            <CheckoutCode parts={parts} service={serviceUrl(site)} />
          </LiveForm>
          <p class="afterword">
            With <a href="/checkout">form controls of our own</a> it takes one script, and in an application{" "}
            <a href="/library">the library</a> does the same without a service.
          </p>
        </>
      ),
    };
  },
};

const PLACES = [
  ["none", "No place"],
  ["state", "State"],
  ["lga", "State and LGA"],
  ["ward", "State, LGA and ward"],
] as const;
