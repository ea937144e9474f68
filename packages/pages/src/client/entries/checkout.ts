/** On the page of the checkout: the form controls, and what the form would send. */
import "naijaref-elements";

const form = document.querySelector<HTMLFormElement>("#checkout");
form?.addEventListener("submit", (event) => {
  // The example has this too, as a script inside its page; the policy of these pages forbids such scripts.
  event.preventDefault();
  const output = form.querySelector("output");
  if (output) output.textContent = JSON.stringify(Object.fromEntries(new FormData(form)), null, 2);
});
