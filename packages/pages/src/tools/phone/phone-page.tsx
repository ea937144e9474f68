import { StylesBelow } from "../../layout/page-context.tsx";
import type { PageDefinition } from "../../page.ts";
import { Field, LiveForm } from "../live-form.tsx";
import { isWrongPhone, PhoneResult } from "./phone-result.tsx";

export const phonePage: PageDefinition = {
  pattern: "/read/phone",
  query: ["phone"],
  isPrivate: true,
  addresses: () => ["/read/phone"],
  render: ({ phone = "" }) => ({
    title: `${isWrongPhone(phone) ? "Error: " : ""}Read a phone number`,
    description:
      "Read a Nigerian phone number: its kind, the block that it is in, who holds the block, and the form to store.",
    address: "/read/phone",
    assets: ["tools.css", "read-phone.js"],
    main: (
      <>
        <h1>Read a phone number</h1>
        <p class="lead">
          Write it in any common way: 0803 123 4567, +234 803 123 4567, or 01 463 0643 as before 2024.
        </p>
        <StylesBelow />
        <LiveForm
          action="/read/phone"
          fields={
            <Field name="Phone number">
              <input
                name="phone"
                value={phone}
                type="tel"
                autocomplete="off"
                maxlength={40}
                placeholder="0803 123 4567"
                aria-describedby="problem"
                aria-invalid={isWrongPhone(phone) ? "true" : undefined}
                required
              />
            </Field>
          }
          submit="Read"
        >
          <PhoneResult phone={phone} />
        </LiveForm>
      </>
    ),
  }),
};
