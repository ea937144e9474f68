import { form, text } from "../../generated/checkout.ts";
import { StylesBelow } from "../../layout/page-context.tsx";
import { type PageDefinition, serviceUrl } from "../../page.ts";
import { Fold } from "../../parts/section.tsx";
import { Field, LiveForm } from "../live-form.tsx";
import { CheckoutCode, CodeToSave, partsOf } from "./checkout.tsx";

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
      assets: ["tools.css", "checkout.css", "build-form.js"],
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
          <Fold id="controls" title="The same with form controls of our own">
            <p>
              Try it: each list follows the one before, and a wrong digit is named at once. One script does
              it, in any page, and without a service; without script the fields are plain inputs.
            </p>
            {/* The form is the text of examples/checkout, which the build reads. */}
            <form class="checkout" id="checkout" dangerouslySetInnerHTML={{ __html: form }} />
            <p>
              The script is in the package naijaref-elements of the repository, which is in no registry yet.
            </p>
            <CodeToSave code={text} label="Code of the checkout" />
          </Fold>
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
