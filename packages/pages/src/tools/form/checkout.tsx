import { template } from "../../generated/checkout.ts";

export interface Parts {
  /** The smallest that the form asks for: one of `PLACES`, or `none`. */
  readonly place: string;
  readonly account: boolean;
  readonly phone: boolean;
}

const PLACES: readonly string[] = ["state", "lga", "ward"];

/**
 * A form for a checkout as one HTML file that works as it is: selects that fill each other from the service,
 * and checks beside the fields. It has no library in it, so it can be copied into any page. In the template
 * `@if` names the parts of a form that the lines below it are for.
 *
 * @param service the address of a running service, without a slash at the end.
 */
function writeCheckout({ place, account, phone }: Parts, service: string): string {
  const places = PLACES.slice(0, PLACES.indexOf(place) + 1);
  const chosen = ["always", ...places, account && "account", phone && "phone"];
  return template
    .split("@if ")
    .map((block) => {
      const [parts = "", ...lines] = block.split("\n");
      return parts.split(" ").some((part) => chosen.includes(part)) ? lines.join("\n") : "";
    })
    .join("")
    .replace("{service}", () => JSON.stringify(service));
}

export const partsOf = ({ place = "lga", account, phone }: Readonly<Record<string, string>>): Parts => ({
  place: place === "none" || PLACES.includes(place) ? place : "lga",
  account: account === "yes",
  phone: phone === "yes",
});

export function CheckoutCode({ parts, service }: { readonly parts: Parts; readonly service: string }) {
  return (
    <>
      <h2>Your form</h2>
      <CodeToSave code={writeCheckout(parts, service)} label="Code of your form" />
    </>
  );
}

/** It scrolls, so the keyboard must reach it. */
export const CodeToSave = ({ code, label }: { readonly code: string; readonly label: string }) => (
  <>
    <p class="quiet">Save it as checkout.html, or copy the parts into your page.</p>
    <p class="more">
      <button type="button" class="if-script" data-copy={code}>
        Copy
      </button>
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as just said */}
    <section class="code-block" tabIndex={0} aria-label={label}>
      <pre>{code}</pre>
    </section>
  </>
);
