import { expect, it } from "vitest";
import { tidyName } from "./names.ts";

it.each([
  ["St.Eugenes by Okigwe Rd", "St. Eugenes by Okigwe Rd"],
  ["Umu - Imenyi", "Umu-Imenyi"],
  ['Bogoro "A"', "Bogoro 'A'"],
  ["Rann \"B''/Daima", "Rann 'B'/Daima"],
  ["Jama’are", "Jama'are"],
  ["Amaise / Amaise  Anaba", "Amaise/Amaise Anaba"],
  ["S/Birni/G. Karma", "S/Birni/G. Karma"],
  ["G.R.A", "G.R.A"],
])("tidies %s to %s", (printed, name) => {
  expect(tidyName(printed)).toBe(name);
});

it("leaves a tidy name alone", () => {
  expect(tidyName("Olumbanasa-Ode")).toBe("Olumbanasa-Ode");
});
