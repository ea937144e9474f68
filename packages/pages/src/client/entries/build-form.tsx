/** On the page that builds forms: the form that is chosen, and the form controls, at work. */
import { CheckoutCode, partsOf } from "../../tools/form/checkout.tsx";
import { showLive } from "../tools/live.tsx";

showLive((values) => <CheckoutCode parts={partsOf(values)} service={location.origin} />);

const checkout = document.querySelector<HTMLFormElement>("#checkout");
const fold = checkout?.closest("details");
// The controls have the names of all places in them: who does not open the fold needs none of it.
const load = (): void => void import("naijaref-elements");
if (fold?.open) load();
else fold?.addEventListener("toggle", load, { once: true });
checkout?.addEventListener("submit", (event) => {
  // The example has this too, as a script inside its page; the policy of these pages forbids such scripts.
  event.preventDefault();
  const output = checkout.querySelector("output");
  if (output) output.textContent = JSON.stringify(Object.fromEntries(new FormData(checkout)), null, 2);
});
