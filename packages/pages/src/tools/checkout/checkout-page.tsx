import { form, text } from "../../generated/checkout.ts";
import { StylesBelow } from "../../layout/styles-below.tsx";
import type { PageDefinition } from "../../page.ts";
import { Section } from "../../parts/section.tsx";

/** The example of a checkout, at work, with its code. */
export const checkoutPage: PageDefinition = {
  pattern: "/checkout",
  addresses: () => ["/checkout"],
  render: () => ({
    title: "A checkout with form controls",
    description:
      "A working checkout for Nigeria: state, LGA and ward, phone number, bank and account number, as form controls to copy into any page.",
    address: "/checkout",
    assets: ["tools.css", "checkout.css", "checkout.js"],
    main: (
      <>
        <h1>A checkout with form controls</h1>
        <p class="lead">
          Try it: each list follows the one before, and a wrong digit is named at once. One script does it, in
          any page; without script the fields are plain inputs.
        </p>
        <StylesBelow />
        {/* The form is the text of examples/checkout, which the build reads. */}
        <form class="checkout" id="checkout" dangerouslySetInnerHTML={{ __html: form }} />
        <Section id="code" title="Its code">
          <p class="quiet">
            Save it as checkout.html. The script is in the package naijaref-elements of the repository, which
            is in no registry yet.
          </p>
          <p class="more">
            <button type="button" class="if-script" data-copy={text}>
              Copy
            </button>
          </p>
          {/* It scrolls, and then the keyboard must reach it. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as just said */}
          <section class="code-block" tabIndex={0} aria-label="Code of the checkout">
            <pre>
              <code>{text}</code>
            </pre>
          </section>
        </Section>
        <p class="afterword">
          Without these controls: <a href="/form">build a form</a> that asks the service, or use{" "}
          <a href="/library">the library</a>.
        </p>
      </>
    ),
  }),
};
