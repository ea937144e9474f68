import { type Parts, writeCheckout } from "./checkout.ts";

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
  const code = writeCheckout(parts, service);
  return (
    <>
      <h2>Your form</h2>
      <p class="quiet">Save it as checkout.html, or copy the parts into your page.</p>
      <p class="more">
        <button type="button" data-copy={code}>
          Copy
        </button>
      </p>
      <section class="code-block" tabindex={0} aria-label="Code of your form">
        <pre>{code}</pre>
      </section>
    </>
  );
}
