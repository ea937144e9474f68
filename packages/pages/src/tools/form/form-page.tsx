import { form, text } from "../../generated/checkout.ts";
import { serviceUrl, type Values } from "../../page.ts";
import { Fold } from "../../parts/section.tsx";
import { Choice, toolPage } from "../live-form.tsx";
import { CheckoutCode, CodeToSave, partsOf } from "./checkout.tsx";

const PLACES = [
  ["none", "No place"],
  ["state", "State"],
  ["lga", "State and LGA"],
  ["ward", "State, LGA and ward"],
] as const;

/** Without a query it is the first visit: then all parts are chosen. */
const chosen = (values: Values) =>
  partsOf(Object.keys(values).length === 0 ? { place: "lga", account: "yes", phone: "yes" } : values);

export const formPage = toolPage({
  pattern: "/form",
  query: ["place", "account", "phone"],
  title: "Build a checkout form",
  description:
    "A form with state, LGA and ward, account number and phone number of Nigeria that works as it is: choose the parts and copy it.",
  lead: "Choose what your form asks for. The code works as it is, in any page, without a library.",
  assets: ["tools.css", "checkout.css", "build-form.js"],
  fields: (values) => {
    const { place, account, phone } = chosen(values);
    return (
      <>
        <Choice label="Place" name="place" value={place} options={PLACES} />
        <div class="ticks">
          <label>
            <input type="checkbox" name="account" value="yes" checked={account} /> Bank and account number
          </label>
          <label>
            <input type="checkbox" name="phone" value="yes" checked={phone} /> Phone number
          </label>
        </div>
      </>
    );
  },
  submit: "Build",
  answer: (values, _, site) => <CheckoutCode parts={chosen(values)} service={serviceUrl(site)} />,
  below: (
    <Fold id="controls" title="The same with form controls of our own">
      <p>
        Try it: each list follows the one before, and a wrong digit is named at once. One script does it, in
        any page, and without a service; without script the fields are plain inputs.
      </p>
      {/* The form is the text of examples/checkout, which the build reads. */}
      <form class="checkout" id="checkout" dangerouslySetInnerHTML={{ __html: form }} />
      <p>The script is in the package naijaref-elements of the repository, which is in no registry yet.</p>
      <CodeToSave code={text} label="Code of the checkout" />
    </Fold>
  ),
});
